//! The user's file, as it is read, and as clang is given it.
//!
//! To clang a file's name is more than a name: one that begins with `@` is a list of arguments, among
//! which may be a plugin to load, and clang hands the last part of a path on to itself by itself. So it
//! gets a copy with a name of our own making, in a folder of our own. The copy's first line says what the
//! file is called, for diagnostics, debug information and `__FILE__`; what it includes in quotes is looked
//! for where the file is.
//!
//! One thing is different: a header of another folder that includes something in quotes finds it beside
//! the program, too, if it is not beside the header.

use std::ffi::OsString;
use std::fs::File;
use std::io::{self, Read, Write};
use std::path::{Path, PathBuf};

use crate::private_folder::PrivateFolder;

/// The largest file that is read.
const MOST_BYTES: u64 = 1 << 30;

/// All of a file: one that has an end, and not a device, a pipe or a folder.
pub(crate) fn read(path: &Path) -> io::Result<Vec<u8>> {
    // Looked at before it is opened: to open a pipe may take for ever.
    let found = std::fs::metadata(path)?;
    if found.is_dir() {
        return Err(io::Error::other("it is a folder"));
    }
    if !found.is_file() {
        return Err(io::Error::other(
            "it is a device or a pipe, which may have no end",
        ));
    }
    let mut bytes = Vec::new();
    File::open(path)?
        .take(MOST_BYTES + 1)
        .read_to_end(&mut bytes)?;
    match bytes.len() as u64 > MOST_BYTES {
        true => Err(io::Error::other(format!(
            "it has more than {MOST_BYTES} bytes"
        ))),
        false => Ok(bytes),
    }
}

/// The copy of a file that clang compiles.
#[derive(Debug)]
pub(crate) struct Copy {
    folder: PrivateFolder,
    name: String,
    /// Where the file itself is.
    beside: PathBuf,
}

impl Copy {
    /// A copy of the file at a path, which holds these bytes, with an extension that clang knows.
    pub(crate) fn new(path: &Path, bytes: &[u8], extension: &str) -> io::Result<Self> {
        let copy = Copy {
            folder: PrivateFolder::new()?,
            name: format!("program.{extension}"),
            beside: std::path::absolute(path)?
                .parent()
                .map_or_else(PathBuf::new, Path::to_owned),
        };
        let mut file = File::create_new(copy.path())?;
        file.write_all(&line_marker(path))?;
        // The mark at the beginning of some texts has no meaning, and is none later.
        file.write_all(bytes.strip_prefix(b"\xef\xbb\xbf").unwrap_or(bytes))?;
        Ok(copy)
    }

    pub(crate) fn path(&self) -> PathBuf {
        self.folder.path().join(&self.name)
    }

    /// The flag that lets it include what is beside the file. It begins as a flag, and the path as a path.
    pub(crate) fn flag(&self) -> OsString {
        let mut flag = OsString::from("-iquote");
        flag.push(&self.beside);
        flag
    }
}

/// The line that gives the next line a file and a number.
fn line_marker(path: &Path) -> Vec<u8> {
    let mut line = b"# 1 \"".to_vec();
    for &byte in path.as_os_str().as_encoded_bytes() {
        match byte {
            b'"' | b'\\' => line.extend([b'\\', byte]),
            b' '..=b'~' | 0x80.. => line.push(byte),
            _ => line.extend(format!("\\{byte:03o}").bytes()),
        }
    }
    line.extend(b"\"\n");
    line
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_spelled_so_that_clang_reads_them_as_they_are() {
        let line = line_marker(Path::new("a \"b\"\\\n@\u{e9}.c"));
        assert_eq!(line, "# 1 \"a \\\"b\\\"\\\\\\012@\u{e9}.c\"\n".as_bytes());
    }

    #[test]
    fn only_files_with_an_end_are_read() {
        for path in ["/dev/zero", "/dev/null", "/", "/no/such/file"] {
            assert!(read(Path::new(path)).is_err(), "{path}");
        }
        assert!(!read(&std::env::current_exe().unwrap()).unwrap().is_empty());
    }

    #[test]
    fn a_copy_has_a_name_of_our_own() {
        let copy = Copy::new(Path::new("dir/@x.c"), b"\xef\xbb\xbfint x;\n", "c").unwrap();
        assert!(copy.path().ends_with("program.c") && copy.path().is_absolute());
        let text = std::fs::read(copy.path()).unwrap();
        assert_eq!(text, b"# 1 \"dir/@x.c\"\nint x;\n");
        let flag = copy.flag().into_string().unwrap();
        assert!(
            flag.starts_with("-iquote/") && flag.ends_with("/dir"),
            "{flag}"
        );
    }
}
