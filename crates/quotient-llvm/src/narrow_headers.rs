//! The system's headers for programs with 32-bit pointers, on machines that have those for 64 bits.
//!
//! On x86 glibc has the same headers for both but for one, `gnu/stubs-32.h`, which says which functions
//! do nothing, and comes with a package of its own. Quotient links nothing, so an empty one will do.
//! Debian has most of the headers in a folder that clang does not look into for such programs.

use std::ffi::{OsStr, OsString};
use std::io;

use crate::private_folder::PrivateFolder;

/// Where Debian and its like have headers that depend on the machine.
const MACHINE: &str = "/usr/include/x86_64-linux-gnu";

/// Headers for one run of clang, which end with this.
#[derive(Debug)]
pub(crate) struct NarrowHeaders {
    folder: PrivateFolder,
}

impl NarrowHeaders {
    /// Headers for clang if it is called with such flags for a 32-bit x86.
    pub(crate) fn for_flags(flags: &[OsString]) -> io::Result<Option<Self>> {
        if !are_narrow(flags) {
            return Ok(None);
        }
        let headers = NarrowHeaders {
            folder: PrivateFolder::new()?,
        };
        let inner = headers.folder.path().join("gnu");
        std::fs::create_dir(&inner)?;
        std::fs::write(inner.join("stubs-32.h"), "")?;
        Ok(Some(headers))
    }

    /// The flags that let clang look there, after all folders of its own.
    pub(crate) fn flags(&self) -> [&OsStr; 4] {
        let after = OsStr::new("-idirafter");
        [
            after,
            OsStr::new(MACHINE),
            after,
            self.folder.path().as_os_str(),
        ]
    }
}

/// Whether clang's flags ask for a 32-bit x86; the last one counts.
pub(crate) fn are_narrow(flags: &[OsString]) -> bool {
    let mut narrow = false;
    let mut words = flags.iter().map(|flag| flag.to_string_lossy());
    while let Some(flag) = words.next() {
        let target = match flag.split_once("target=") {
            Some(("-" | "--", target)) => Some(target.to_owned()),
            _ if flag == "-target" => words.next().map(|target| target.into_owned()),
            _ => None,
        };
        match (&*flag, target) {
            ("-m32", _) => narrow = true,
            ("-m64" | "-mx32", _) => narrow = false,
            (_, Some(target)) => {
                let processor = target.split('-').next().unwrap_or_default();
                narrow = matches!(processor, "i386" | "i486" | "i586" | "i686");
            }
            _ => {}
        }
    }
    narrow
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn flags_that_make_pointers_narrow() {
        for (flags, narrow) in [
            ("", false),
            ("-m32", true),
            ("-m32 -O2 -m64", false),
            ("-DN=2 --target=i686-pc-linux-gnu", true),
            ("-target i386-linux-gnu", true),
            ("--target=x86_64-pc-linux-gnu", false),
            ("-m32 --target=aarch64-linux-gnu", false),
        ] {
            let flags: Vec<OsString> = flags.split_whitespace().map(OsString::from).collect();
            assert_eq!(are_narrow(&flags), narrow, "{flags:?}");
        }
    }

    #[test]
    fn headers_go_when_clang_is_done() {
        assert!(NarrowHeaders::for_flags(&[]).unwrap().is_none());
        let headers = NarrowHeaders::for_flags(&["-m32".into()]).unwrap().unwrap();
        let folder = headers.folder.path().to_owned();
        assert!(folder.join("gnu/stubs-32.h").is_file());
        assert!(headers.flags().contains(&folder.as_os_str()));
        drop(headers);
        assert!(!folder.exists());
    }
}
