//! Has cargo build a target as LLVM IR, in a folder of its own below the usual one.
//!
//! Cargo runs build scripts and procedural macros as it always does: what they do is the package's business, as with every
//! `cargo build`. The program itself is never run.

use std::collections::hash_map::DefaultHasher;
use std::env;
use std::ffi::OsString;
use std::fs;
use std::hash::{Hash, Hasher};
use std::path::PathBuf;

use super::packages::{Package, Target, Workspace, cargo, failed};
use super::{flags, loom, profile};
use crate::cargo_args::PackageArgs;
use crate::error::Error;

/// What is the same for all that is built.
pub struct Builder<'b> {
    pub workspace: &'b Workspace,
    pub args: &'b PackageArgs,
    /// The profile that cargo builds in, whose settings may be another's.
    pub profile: &'static str,
    /// Whether several packages are built, of which not all may have a feature.
    pub several: bool,
}

/// What Quotient sets itself, beside what is the same for every package: one text of everything.
const SETTINGS: [&str; 4] = [
    "lto=\"fat\"",
    "codegen-units=1",
    "incremental=false",
    "strip=\"none\"",
];

impl Builder<'_> {
    /// Builds a target, and gives the path of its LLVM IR.
    pub fn build(&self, package: Package<'_>, target: &Target) -> Result<PathBuf, Error> {
        let chosen = self.flags(package, target)?;
        let folder = self.workspace.folder();
        // What cargo holds for built stays as it is: another way of building must have another file.
        let mut hasher = DefaultHasher::new();
        (&chosen, env::var_os("RUSTFLAGS")).hash(&mut hasher);
        let text = folder.join(format!("{:016x}.ll", hasher.finish()));
        let lock = self.workspace.root().join("Cargo.lock");
        if !lock.is_file() {
            self.write_lock()?;
        }
        let patched = loom::patches(&lock, &folder)
            .map_err(|error| failed(format!("cannot unpack loom's interface: {error}")))?;
        let mut command = cargo("rustc", self.args);
        command.args(&chosen);
        if let Some((patches, _)) = &patched {
            command.args(patches);
        }
        let mut emit = OsString::from("--emit=llvm-ir=");
        emit.push(&text);
        command.arg("--target-dir").arg(&folder);
        let left = flags::add_to(&mut command, self.workspace.root());
        command.arg("--").args(left).arg(emit);
        let status = command.status();
        let status = status.map_err(|error| failed(format!("cannot run cargo: {error}")))?;
        match status.success() {
            true if text.is_file() => Ok(text),
            true => Err(failed(format!(
                "cargo has built nothing that can be checked; if {} was removed, remove its folder as well",
                text.display()
            ))),
            false => Err(failed("could not build the package")),
        }
    }

    /// What cargo is told of the target and how to build it.
    fn flags(&self, package: Package<'_>, target: &Target) -> Result<Vec<OsString>, Error> {
        let mut flags: Vec<OsString> = vec!["--package".into(), package.spec().into()];
        let (kind, name) = match target {
            Target::Lib => ("--lib", None),
            Target::Bin(name) => ("--bin", Some(name)),
            Target::Example(name) => ("--example", Some(name)),
            Target::Test(name) => ("--test", Some(name)),
        };
        flags.push(kind.into());
        flags.extend(name.map(Into::into));
        let features = package.feature_flags(self.args, self.several);
        flags.extend(
            features
                .into_iter()
                .flat_map(|name| ["--features".into(), name.into()]),
        );
        flags.extend(self.args.all_features.then(|| "--all-features".into()));
        let bare = self.args.no_default_features;
        flags.extend(bare.then(|| "--no-default-features".into()));
        flags.extend(["--profile".into(), self.profile.into()]);
        let manifest = fs::read_to_string(self.workspace.root().join("Cargo.toml"));
        let manifest = manifest.unwrap_or_default();
        let settings = self.settings(&manifest)?.into_iter();
        let settings = settings.chain(SETTINGS.iter().map(|&setting| setting.to_owned()));
        let every = profile::OF_EVERY_PACKAGE.iter();
        let settings = settings.chain(every.map(|(key, value)| format!("{key}={value}")));
        for setting in settings.chain(profile::of_packages(&manifest, self.profile)) {
            let setting = format!("profile.{}.{setting}", self.profile);
            flags.extend(["--config".into(), setting.into()]);
        }
        Ok(flags)
    }

    /// The settings of the profile that was asked for, if that is another than cargo builds in.
    fn settings(&self, manifest: &str) -> Result<Vec<String>, Error> {
        let release = self.args.release.then_some("release");
        let asked = self.args.profile.as_deref().or(release);
        let Some(asked) = asked.filter(|&name| name != self.profile) else {
            return Ok(Vec::new());
        };
        let settings = profile::settings(manifest, asked);
        settings.ok_or_else(|| {
            failed(format!(
                "no profile `{asked}` is in the workspace's Cargo.toml"
            ))
        })
    }

    /// Has cargo write Cargo.lock, as it does when it builds.
    fn write_lock(&self) -> Result<(), Error> {
        match cargo("generate-lockfile", self.args).status() {
            Ok(status) if status.success() => Ok(()),
            Ok(_) => Err(failed("cargo generate-lockfile failed")),
            Err(error) => Err(failed(format!("cannot run cargo: {error}"))),
        }
    }

    /// What of the environment has no effect.
    pub fn ignored_variables(&self) -> Option<String> {
        let lock = fs::read_to_string(self.workspace.root().join("Cargo.lock"));
        let ignored = loom::ignored_variables();
        let is_meant = !ignored.is_empty() && lock.is_ok_and(|lock| loom::is_named(&lock));
        is_meant.then(|| ignored.join(", "))
    }
}
