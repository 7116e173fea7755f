//! A folder among the temporary files that is ours alone, and goes when it is not needed any more.

use std::collections::hash_map::RandomState;
use std::hash::{BuildHasher, Hasher};
use std::io;
use std::path::{Path, PathBuf};

/// The folder.
#[derive(Debug)]
pub(crate) struct PrivateFolder {
    path: PathBuf,
}

impl PrivateFolder {
    /// A new folder, whose name nobody could have known before.
    pub(crate) fn new() -> io::Result<Self> {
        let mut last = None;
        for _ in 0..16 {
            // Seeded by the system, anew each time.
            let random = RandomState::new().build_hasher().finish();
            let path = std::env::temp_dir().join(format!("quotient-{random:016x}"));
            match create(&path) {
                Ok(()) => {
                    let path = std::path::absolute(path)?;
                    return Ok(PrivateFolder { path });
                }
                Err(error) => last = Some(error),
            }
        }
        Err(last.unwrap_or_else(|| io::ErrorKind::AlreadyExists.into()))
    }

    pub(crate) fn path(&self) -> &Path {
        &self.path
    }
}

#[cfg(unix)]
fn create(path: &Path) -> io::Result<()> {
    use std::os::unix::fs::DirBuilderExt;
    std::fs::DirBuilder::new().mode(0o700).create(path)
}

#[cfg(not(unix))]
fn create(path: &Path) -> io::Result<()> {
    std::fs::create_dir(path)
}

impl Drop for PrivateFolder {
    fn drop(&mut self) {
        // What cannot be removed stays among the temporary files.
        let _ = std::fs::remove_dir_all(&self.path);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn each_folder_is_another_one_and_goes() {
        let (one, two) = (PrivateFolder::new().unwrap(), PrivateFolder::new().unwrap());
        assert_ne!(one.path(), two.path());
        let path = one.path().to_owned();
        std::fs::write(path.join("file"), "").unwrap();
        drop(one);
        assert!(!path.exists() && two.path().is_dir());
    }
}
