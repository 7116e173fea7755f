//! What rustc is told of every crate that a program is made of, beside what the user tells it.
//!
//! Cargo takes such flags from the first of these that there is: a variable of the environment, settings of targets, settings of
//! the build. To those of the environment more can be added, and to the last; settings of targets would put ours out of
//! effect, or the other way round. Where there may be some, only the crate that is checked gets our flags.

use std::env;
use std::ffi::OsString;
use std::path::{Path, PathBuf};
use std::process::Command;

/// Symbols tell every path with its types, and calls stay calls: so functions of std are found, wherever they are used, and lines
/// of panics. Lints stop
/// nobody: types of std that stand in for loom's have some of their own.
const FLAGS: [&str; 8] = [
    "-C",
    "symbol-mangling-version=v0",
    "-C",
    quotient::KEEP_CALLS,
    "-C",
    quotient::KEEP_LINES,
    "--cap-lints",
    "warn",
];

/// What flags of the user's do not change either: they come behind the profile's.
const SETTLED: [&str; 4] = ["-C", "opt-level=1", "-C", "debuginfo=2"];

/// Variables that cargo takes flags from, and what stands between them.
const VARIABLES: [(&str, &str); 2] = [("CARGO_ENCODED_RUSTFLAGS", "\u{1f}"), ("RUSTFLAGS", " ")];

/// Tells cargo of the flags; gives those that are left for the crate that is checked.
pub fn add_to(command: &mut Command, package: &Path) -> Vec<OsString> {
    for (name, separator) in VARIABLES {
        if let Some(mut flags) = env::var_os(name) {
            let settled = SETTLED.iter().filter(|_| settles(&flags.to_string_lossy()));
            let settled: Vec<_> = settled.collect();
            for flag in FLAGS.iter().chain(settled) {
                flags.push(separator);
                flags.push(flag);
            }
            // An empty flag would be one.
            let text = flags.to_string_lossy();
            command.env(name, text.trim_start_matches(separator));
            return Vec::new();
        }
    }
    let files = configurations(package);
    let text = |file: &PathBuf| std::fs::read_to_string(file).unwrap_or_default();
    let settled = files.iter().any(|file| settles(&text(file)));
    let settled = SETTLED.into_iter().filter(|_| settled);
    let flags: Vec<&str> = FLAGS.into_iter().chain(settled).collect();
    if files.iter().any(|file| has_flags(file)) {
        return flags.into_iter().map(OsString::from).collect();
    }
    command
        .arg("--config")
        .arg(format!("build.rustflags={flags:?}"));
    Vec::new()
}

/// Whether flags say how to optimise, or what to tell debuggers.
fn settles(flags: &str) -> bool {
    let mut words = flags.split(|c: char| !c.is_alphanumeric() && c != '-');
    let long = |word: &str| word.ends_with("opt-level") || word.ends_with("debuginfo");
    words.any(|word| long(word) || ["-O", "-g"].contains(&word))
}

/// Cargo's configuration files for a package: in its folder and above, and the user's.
fn configurations(package: &Path) -> Vec<PathBuf> {
    let above = package.ancestors().map(|folder| folder.join(".cargo"));
    let home = env::var_os("CARGO_HOME").map(PathBuf::from);
    let folders = above.chain(home.or_else(|| Some(env::home_dir()?.join(".cargo"))));
    let files = folders.flat_map(|folder| ["config.toml", "config"].map(|name| folder.join(name)));
    files.filter(|file| file.is_file()).collect()
}

/// Whether a configuration file may have flags for targets, or reads others that may.
fn has_flags(file: &Path) -> bool {
    let text = std::fs::read_to_string(file).unwrap_or_default();
    text.contains("rustflags") && text.contains("target") || text.contains("include")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn configurations_above_a_package_are_found() {
        let folder = env::temp_dir().join(format!("quotient-flags-{}", std::process::id()));
        let package = folder.join("a/b");
        std::fs::create_dir_all(folder.join(".cargo")).unwrap();
        std::fs::create_dir_all(&package).unwrap();
        let file = folder.join(".cargo/config.toml");
        let of_targets = "[target.'cfg(unix)']\nrustflags = [\"--cfg\", \"x\"]\n";
        std::fs::write(&file, of_targets).unwrap();
        let found = configurations(&package);
        assert_eq!(found.iter().filter(|found| **found == file).count(), 1);
        assert!(has_flags(&file));
        // Ours are added to these.
        std::fs::write(&file, "[build]\nrustflags = [\"--cfg\", \"x\"]\n").unwrap();
        assert!(!has_flags(&file));
        assert!(settles("--cfg x -C debuginfo=0") && !settles("--cfg x"));
        std::fs::remove_dir_all(folder).unwrap();
    }
}
