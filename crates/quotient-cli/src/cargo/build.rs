//! Has cargo build a target as LLVM IR, in a folder of its own below the usual one.
//!
//! Cargo runs build scripts and procedural macros as it always does: what they do is the package's business, as with every
//! `cargo build`. The program itself is never run.

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::ffi::OsString;
use std::hash::{Hash, Hasher};
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use super::loom;
use crate::cargo_args::PackageArgs;
use crate::error::Error;

/// What is built of a package.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    /// The only binary.
    Default,
    Lib,
    Bin(String),
    Example(String),
    Test(String),
}

impl Target {
    fn flags(&self) -> Vec<OsString> {
        let named = |flag: &str, name: &str| vec![flag.into(), name.into()];
        match self {
            Target::Default => Vec::new(),
            Target::Lib => vec!["--lib".into()],
            Target::Bin(name) => named("--bin", name),
            Target::Example(name) => named("--example", name),
            Target::Test(name) => named("--test", name),
        }
    }
}

/// Which targets' tests were asked for; all of them if none was.
pub struct Chosen {
    pub lib: bool,
    pub bin: Vec<String>,
    pub test: Vec<String>,
}

fn cargo() -> Command {
    Command::new(env::var_os("CARGO").unwrap_or_else(|| "cargo".into()))
}

fn failed(what: &str) -> Error {
    Error::Cargo(what.to_owned())
}

/// What cargo says of the package.
fn metadata(package: &PackageArgs) -> Result<Value, Error> {
    let mut command = cargo();
    command.args(["metadata", "--no-deps", "--format-version", "1"]);
    command.args(
        package
            .manifest_path
            .iter()
            .flat_map(|path| ["--manifest-path".as_ref(), path.as_os_str()]),
    );
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| failed(&format!("cannot run cargo: {error}")))?;
    match output.status.success() {
        true => serde_json::from_slice(&output.stdout)
            .map_err(|error| failed(&format!("cargo metadata is not understood: {error}"))),
        false => Err(failed("cargo metadata failed")),
    }
}

/// Has cargo write Cargo.lock, as it does when it builds.
fn write_lock(package: &PackageArgs) -> Result<(), Error> {
    let mut command = cargo();
    command.arg("generate-lockfile");
    command.args(
        package
            .manifest_path
            .iter()
            .flat_map(|path| ["--manifest-path".as_ref(), path.as_os_str()]),
    );
    match command.status() {
        Ok(status) if status.success() => Ok(()),
        Ok(_) => Err(failed("cargo generate-lockfile failed")),
        Err(error) => Err(failed(&format!("cannot run cargo: {error}"))),
    }
}

/// The targets of the package that have tests, each with the path of its source.
pub fn test_targets(
    package: &PackageArgs,
    chosen: &Chosen,
) -> Result<Vec<(Target, String)>, Error> {
    let metadata = metadata(package)?;
    let all = !chosen.lib && chosen.bin.is_empty() && chosen.test.is_empty();
    let here = env::current_dir().unwrap_or_default();
    let packages: Vec<&Value> = metadata["packages"]
        .as_array()
        .into_iter()
        .flatten()
        .collect();
    // The one that is named, or whose folder this is, or the only one.
    let is_here = |p: &&&Value| {
        let manifest = Path::new(p["manifest_path"].as_str().unwrap_or_default());
        match &package.manifest_path {
            Some(path) => std::path::absolute(path).is_ok_and(|path| path == manifest),
            None => manifest.parent() == Some(&here),
        }
    };
    let found = match &package.package {
        Some(name) => packages.iter().find(|p| p["name"] == name.as_str()),
        None => packages
            .iter()
            .find(is_here)
            .or_else(|| packages.first().filter(|_| packages.len() == 1)),
    };
    let found =
        found.ok_or_else(|| failed("name the package with --package: there are several"))?;
    let mut targets = Vec::new();
    for target in found["targets"].as_array().into_iter().flatten() {
        let name = target["name"].as_str().unwrap_or_default().to_owned();
        let kinds = target["kind"].as_array().into_iter().flatten();
        let kinds: Vec<&str> = kinds.filter_map(Value::as_str).collect();
        let tested = target["test"].as_bool().unwrap_or(true);
        let target_of = if kinds.contains(&"bin") && (all && tested || chosen.bin.contains(&name)) {
            Target::Bin(name)
        } else if kinds.contains(&"test") && (all && tested || chosen.test.contains(&name)) {
            Target::Test(name)
        } else if kinds.iter().any(|kind| kind.ends_with("lib")) && (all && tested || chosen.lib) {
            Target::Lib
        } else {
            continue;
        };
        let source = target["src_path"].as_str().unwrap_or_default().to_owned();
        targets.push((target_of, source));
    }
    Ok(targets)
}

/// Builds a target with the settings of a profile, and gives the path of its LLVM IR.
pub fn build(
    package: &PackageArgs,
    target: &Target,
    usual_profile: &str,
) -> Result<PathBuf, Error> {
    let metadata = metadata(package)?;
    let folder = metadata["target_directory"].as_str().unwrap_or("target");
    let folder = Path::new(folder).join("quotient");
    let profile = package.profile.as_deref().unwrap_or(usual_profile);
    let mut flags: Vec<OsString> = target.flags();
    flags.extend(["--profile".into(), profile.into()]);
    let named = package.package.iter();
    flags.extend(named.flat_map(|name| ["--package".into(), name.into()]));
    flags.extend(
        package
            .features
            .iter()
            .flat_map(|f| ["--features".into(), f.into()]),
    );
    flags.extend(package.all_features.then(|| "--all-features".into()));
    flags.extend(
        package
            .no_default_features
            .then(|| "--no-default-features".into()),
    );
    flags.extend(
        package
            .manifest_path
            .iter()
            .flat_map(|path| ["--manifest-path".into(), path.clone()]),
    );
    // What cargo holds for built stays as it is: another way of building must have another file.
    let mut hasher = DefaultHasher::new();
    (&flags, env::var_os("RUSTFLAGS"), env::current_dir().ok()).hash(&mut hasher);
    let text = folder.join(format!("{:016x}.ll", hasher.finish()));
    let lock = metadata["workspace_root"].as_str().unwrap_or(".");
    let lock = Path::new(lock).join("Cargo.lock");
    if !lock.is_file() {
        write_lock(package)?;
    }
    let patched = loom::patches(&lock, &folder)
        .map_err(|error| failed(&format!("cannot unpack loom's interface: {error}")))?;
    let mut command = cargo();
    command.arg("rustc").args(&flags);
    if let Some((patches, _)) = &patched {
        command.args(patches);
        let ignored = loom::ignored_variables();
        if !ignored.is_empty() {
            eprintln!(
                "note: {} not used: models are explored in full; --timeout and --max-executions set limits",
                ignored.join(", ")
            );
        }
    }
    for setting in [
        "lto=\"fat\"",
        "codegen-units=1",
        "opt-level=1",
        "debug=2",
        "incremental=false",
        "strip=\"none\"",
    ] {
        command
            .arg("--config")
            .arg(format!("profile.{profile}.{setting}"));
    }
    let mut emit = OsString::from("--emit=llvm-ir=");
    emit.push(&text);
    command
        .arg("--target-dir")
        .arg(&folder)
        .arg("--")
        .args([
            "-C",
            "symbol-mangling-version=v0",
            "-C",
            quotient::KEEP_CALLS,
        ])
        .arg(emit);
    let status = command.status();
    match status
        .map_err(|error| failed(&format!("cannot run cargo: {error}")))?
        .success()
    {
        true if text.is_file() => Ok(text),
        true => Err(failed("cargo has built nothing that can be checked")),
        false => Err(failed("could not build the package")),
    }
}
