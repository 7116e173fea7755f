//! What a program, or a file, is known by.

use quotient::Module;
use sha2::{Digest, Sha256};

/// The hash of the program as it is checked.
pub fn module_hash(module: &Module) -> String {
    hash(module.to_string().as_bytes())
}

/// The hash of some bytes.
pub fn hash(bytes: &[u8]) -> String {
    let digest = Sha256::digest(bytes);
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}
