//! Files that the user, or a program that is checked, names, read with care: a device may have no end, and a pipe no writer.

use std::fs::File;
use std::io::Read;
use std::path::Path;

use crate::error::Error;

/// No text that people write is larger.
const MOST_BYTES: u64 = 1 << 20;

/// No source is larger.
const MOST_OF_A_SOURCE: u64 = 64 << 20;

/// The text of a file that people have written.
pub fn text(path: &Path) -> Result<String, Error> {
    text_up_to(path, MOST_BYTES)
}

/// What is in a file that a program says it was made of, if that can be read: `#line` may name any.
pub fn source(path: &Path) -> Option<Vec<u8>> {
    bytes_up_to(path, MOST_OF_A_SOURCE).ok()
}

/// The text of a file that has no more than so many bytes.
pub fn text_up_to(path: &Path, most: u64) -> Result<String, Error> {
    String::from_utf8(bytes_up_to(path, most)?)
        .map_err(|_| refused(path, &"it is not text (UTF-8)"))
}

/// What is in a file that has no more than so many bytes.
pub fn bytes_up_to(path: &Path, most: u64) -> Result<Vec<u8>, Error> {
    let refused = |what: &dyn std::fmt::Display| refused(path, what);
    // Looked at first: to open a pipe may take for ever.
    let found = std::fs::metadata(path).map_err(|error| refused(&error))?;
    if found.is_dir() {
        return Err(refused(&"it is a folder"));
    }
    if !found.is_file() {
        return Err(refused(&"it is a device or a pipe, which may have no end"));
    }
    let file = File::open(path).map_err(|error| refused(&error))?;
    let mut bytes = Vec::new();
    let read = file.take(most.saturating_add(1)).read_to_end(&mut bytes);
    read.map_err(|error| refused(&error))?;
    if bytes.len() as u64 > most {
        return Err(refused(&format!("it has more than {most} bytes")));
    }
    Ok(bytes)
}

fn refused(path: &Path, what: &dyn std::fmt::Display) -> Error {
    Error::CommandLine(format!("cannot read {}: {what}", path.display()))
}
