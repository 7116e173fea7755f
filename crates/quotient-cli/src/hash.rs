//! What a program, or a file, is known by.

use std::fmt;

use quotient::Module;
use sha2::{Digest, Sha256};

/// The hash of the program as it is checked: of all that it does and begins with, but not of the lines on which it does it.
pub fn module_hash(module: &Module) -> String {
    let mut hasher = Hasher(Sha256::new());
    let written = module.write_identity(&mut hasher);
    written.expect("a hash takes any text");
    in_hex(&hasher.0.finalize())
}

/// The hash of some bytes.
pub fn hash(bytes: &[u8]) -> String {
    in_hex(&Sha256::digest(bytes))
}

fn in_hex(digest: &[u8]) -> String {
    digest.iter().map(|byte| format!("{byte:02x}")).collect()
}

/// Hashes what is written.
struct Hasher(Sha256);

impl fmt::Write for Hasher {
    fn write_str(&mut self, text: &str) -> fmt::Result {
        self.0.update(text.as_bytes());
        Ok(())
    }
}
