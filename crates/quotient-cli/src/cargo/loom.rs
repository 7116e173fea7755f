//! Puts the package that has loom's interface on std in the place of loom, where a program depends on that.
//!
//! It is unpacked below the target folder in the version that Cargo.lock names, and handed to cargo as a patch. Cargo notes
//! patches in Cargo.lock; that file is as it was when all is built.

use std::ffi::OsString;
use std::fs;
use std::io;
use std::path::{Path, PathBuf};

use quotient::FailureKind;

/// The files of the package, by links, so that they are in the package of the command as well.
const FILES: [(&str, &str); 9] = [
    ("lib.rs", include_str!("../../loom/lib.rs")),
    ("alloc.rs", include_str!("../../loom/alloc.rs")),
    ("cell.rs", include_str!("../../loom/cell.rs")),
    ("future.rs", include_str!("../../loom/future.rs")),
    ("hint.rs", include_str!("../../loom/hint.rs")),
    ("model.rs", include_str!("../../loom/model.rs")),
    ("quotient.rs", include_str!("../../loom/quotient.rs")),
    ("sync.rs", include_str!("../../loom/sync.rs")),
    ("thread.rs", include_str!("../../loom/thread.rs")),
];

const MANIFEST: &str = include_str!("../../loom/manifest.toml");

/// The version that the manifest has, in the place of which that of Cargo.lock is written.
const VERSION: &str = "version = \"0.7.2\"";

/// The folder that all versions are unpacked to. Reports take what is there for a library.
const FOLDER: &str = "quotient-loom";

/// A file that is as it was when this is dropped.
pub struct Kept {
    path: PathBuf,
    before: Vec<u8>,
}

impl Drop for Kept {
    fn drop(&mut self) {
        if fs::read(&self.path).is_ok_and(|now| now != self.before) {
            // If it cannot be written, cargo could not have changed it either.
            let _ = fs::write(&self.path, &self.before);
        }
    }
}

/// What cargo is to be told, and the Cargo.lock that it may change; nothing if no loom is depended on.
pub fn patches(lock: &Path, folder: &Path) -> io::Result<Option<(Vec<OsString>, Kept)>> {
    let before = fs::read(lock)?;
    let versions = versions(&String::from_utf8_lossy(&before));
    if versions.is_empty() {
        return Ok(None);
    }
    let mut flags = Vec::new();
    for (n, version) in versions.iter().enumerate() {
        let package = folder.join(FOLDER).join(version);
        unpack(&package, version)?;
        let path = package.to_string_lossy();
        // The name says nothing: several versions may be patched.
        for (key, value) in [("package", "loom"), ("path", &path)] {
            flags.push("--config".into());
            flags.push(format!("patch.crates-io.quotient-loom-{n}.{key}={value:?}").into());
        }
    }
    let kept = Kept {
        path: lock.to_owned(),
        before,
    };
    Ok(Some((flags, kept)))
}

/// The variable that bounds preemptions.
const PREEMPTIONS: &str = "LOOM_MAX_PREEMPTIONS";

/// The variables that are set to tell loom how to explore, which says nothing to Quotient.
pub fn ignored_variables() -> Vec<String> {
    let names = std::env::vars_os().filter_map(|(name, _)| name.into_string().ok());
    let ignored = names.filter(|name| name.starts_with("LOOM_") && name != PREEMPTIONS);
    ignored.collect()
}

/// Options of `quotient check` for tests that are written for loom, beside those that are given: what its variables ask for and
/// are not ignored, and races, for which it always looks.
pub fn options(given: &[OsString]) -> Vec<OsString> {
    let is_given = |names: &[&str]| {
        let texts = given.iter().map(|option| option.to_string_lossy());
        let mut names_of = texts.map(|text| names.iter().any(|name| text.starts_with(name)));
        names_of.any(|named| named)
    };
    let mut options = Vec::new();
    if let Some(most) = std::env::var_os(PREEMPTIONS)
        && !is_given(&["--preemptions"])
    {
        options.extend(["--preemptions".into(), most]);
    }
    // Not every algorithm can look for them, nor everywhere.
    if !is_given(&["--races", "-a", "--algorithm", "--memory"]) {
        options.extend(["--races", "--algorithm", "optimal"].map(OsString::from));
    }
    options
}

/// Whether a Cargo.lock names loom.
pub fn is_named(lock: &str) -> bool {
    !versions(lock).is_empty()
}

/// Whether a program, as LLVM IR text, has models.
pub fn is_used(program: &str) -> bool {
    program.contains("4loom8quotient5begin")
}

/// Whether loom would panic for a failure that is not a panic, with words that are expected.
pub fn panics(kind: FailureKind, expected: &str) -> bool {
    let says = match kind {
        FailureKind::Deadlock | FailureKind::Livelock => "deadlock; threads = ",
        FailureKind::Race => "Causality violation: Concurrent read and write accesses.",
        FailureKind::Leak => "Allocation leaked. Arc leaked. Object leaked.",
        FailureKind::Memory | FailureKind::Free | FailureKind::Robustness => "",
        _ => return false,
    };
    says.contains(expected)
}

/// The versions of loom that a Cargo.lock names.
fn versions(lock: &str) -> Vec<String> {
    let lock: toml::Table = lock.parse().unwrap_or_default();
    let packages = lock.get("package").and_then(toml::Value::as_array);
    let packages = packages.into_iter().flatten();
    let looms =
        packages.filter(|package| package.get("name").and_then(|n| n.as_str()) == Some("loom"));
    let versions = looms.filter_map(|package| Some(package.get("version")?.as_str()?.to_owned()));
    versions.collect()
}

/// Writes the package, unless it is there: cargo builds again what is newer than it was.
fn unpack(folder: &Path, version: &str) -> io::Result<()> {
    let manifest = MANIFEST.replace(VERSION, &format!("version = \"{version}\""));
    // Not a part of the workspace in which the target folder is.
    let manifest = format!("{manifest}\n[workspace]\n");
    fs::create_dir_all(folder.join("src"))?;
    let files = FILES
        .iter()
        .map(|(name, text)| (folder.join("src").join(name), *text));
    for (path, text) in files.chain([(folder.join("Cargo.toml"), &*manifest)]) {
        if fs::read(&path).is_ok_and(|there| there == text.as_bytes()) {
            continue;
        }
        fs::write(path, text)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_manifest_gets_the_version_that_is_asked_for() {
        assert_eq!(MANIFEST.matches(VERSION).count(), 1);
        let lock = "[[package]]\nname = \"loom\"\nversion = \"0.5.6\"\n[[package]]\nname = \"looms\"\nversion = \"1.0.0\"\n";
        assert_eq!(versions(lock), ["0.5.6"]);
        assert!(versions("not a lock file").is_empty());
    }

    #[test]
    fn loom_panics_for_what_others_call_otherwise() {
        for (kind, expected, panics_so) in [
            (FailureKind::Deadlock, "deadlock; threads =", true),
            (FailureKind::Race, "Causality violation", true),
            (FailureKind::Leak, "Arc leaked", true),
            (FailureKind::Memory, "", true),
            (FailureKind::Race, "deadlock", false),
            (FailureKind::Panic, "", false),
        ] {
            assert_eq!(panics(kind, expected), panics_so, "{kind:?}: {expected}");
        }
    }

    #[test]
    fn every_module_is_unpacked() {
        for module in FILES[0]
            .1
            .lines()
            .filter_map(|line| line.strip_prefix("pub mod "))
        {
            let Some(name) = module.strip_suffix(';') else {
                continue;
            };
            let file = format!("{name}.rs");
            assert!(FILES.iter().any(|(known, _)| *known == file), "{file}");
        }
    }
}
