//! Which packages of a workspace, and which of their targets, are meant: as cargo would have it.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};
use std::process::{Command, Stdio};

use serde_json::Value;

use crate::cargo_args::PackageArgs;
use crate::error::Error;

/// What is built of a package.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Target {
    Lib,
    Bin(String),
    Example(String),
    Test(String),
}

/// Which targets' tests were asked for; those that cargo tests by itself if none was.
#[derive(Default)]
pub struct Chosen {
    pub lib: bool,
    pub bins: bool,
    pub tests: bool,
    pub examples: bool,
    pub bin: Vec<String>,
    pub test: Vec<String>,
    pub example: Vec<String>,
}

/// A workspace, as cargo describes it.
pub struct Workspace {
    metadata: Value,
}

/// A package of it.
#[derive(Clone, Copy)]
pub struct Package<'w>(&'w Value);

/// A command of cargo that goes by these arguments.
pub fn cargo(name: &str, args: &PackageArgs) -> Command {
    let mut command = Command::new(std::env::var_os("CARGO").unwrap_or_else(|| "cargo".into()));
    command.arg(name);
    let manifest = args.manifest_path.iter();
    command.args(manifest.flat_map(|path| ["--manifest-path".as_ref(), path.as_os_str()]));
    let flags = [
        (args.locked, "--locked"),
        (args.offline, "--offline"),
        (args.frozen, "--frozen"),
    ];
    command.args(flags.iter().filter(|flag| flag.0).map(|flag| flag.1));
    command
}

pub fn failed(what: impl Into<String>) -> Error {
    Error::Cargo(what.into())
}

/// What a command of cargo writes.
fn output(mut command: Command, what: &str) -> Result<Vec<u8>, Error> {
    let output = command.stderr(Stdio::inherit()).output();
    let output = output.map_err(|error| failed(format!("cannot run cargo: {error}")))?;
    match output.status.success() {
        true => Ok(output.stdout),
        false => Err(failed(format!("cargo {what} failed"))),
    }
}

fn strings(list: &Value) -> impl Iterator<Item = &str> {
    list.as_array()
        .into_iter()
        .flatten()
        .filter_map(Value::as_str)
}

impl Workspace {
    /// The one that the arguments, or the current folder, are of.
    pub fn read(args: &PackageArgs) -> Result<Self, Error> {
        let mut command = cargo("metadata", args);
        command.args(["--no-deps", "--format-version", "1"]);
        let metadata = serde_json::from_slice(&output(command, "metadata")?)
            .map_err(|error| failed(format!("cargo metadata is not understood: {error}")))?;
        Ok(Workspace { metadata })
    }

    /// Where all is built that Quotient has built.
    pub fn folder(&self) -> PathBuf {
        let folder = self.metadata["target_directory"].as_str();
        Path::new(folder.unwrap_or("target")).join("quotient")
    }

    /// Where the workspace is.
    pub fn root(&self) -> &Path {
        Path::new(self.metadata["workspace_root"].as_str().unwrap_or("."))
    }

    fn packages(&self) -> Vec<Package<'_>> {
        let all = self.metadata["packages"].as_array().into_iter().flatten();
        all.map(Package).collect()
    }

    /// The packages that are meant.
    pub fn chosen(&self, args: &PackageArgs) -> Result<Vec<Package<'_>>, Error> {
        let all = self.packages();
        let known = |name: &String| match all.iter().any(|package| package.is(name)) {
            true => Ok(()),
            false => {
                let names: Vec<&str> = all.iter().map(Package::name).collect();
                let names = names.join(", ");
                Err(failed(format!(
                    "there is no package `{name}` in the workspace; there are: {names}"
                )))
            }
        };
        args.package
            .iter()
            .chain(&args.exclude)
            .try_for_each(known)?;
        let mut chosen = if !args.package.is_empty() {
            let named = |package: &Package<'_>| args.package.iter().any(|name| package.is(name));
            all.into_iter().filter(named).collect()
        } else if args.workspace {
            all
        } else {
            self.here(args, all)?
        };
        chosen.retain(|package| !args.exclude.iter().any(|name| package.is(name)));
        match chosen.is_empty() {
            true => Err(failed("no package is left to build")),
            false => Ok(chosen),
        }
    }

    /// The package whose folder this is, or those that a workspace builds by default.
    fn here<'w>(
        &'w self,
        args: &PackageArgs,
        all: Vec<Package<'w>>,
    ) -> Result<Vec<Package<'w>>, Error> {
        let mut command = cargo("locate-project", args);
        command.args(["--message-format", "plain"]);
        let located = output(command, "locate-project")?;
        let located = String::from_utf8_lossy(&located);
        let manifest = Path::new(located.trim_end());
        if manifest.parent() != Some(self.root()) {
            let here = all.iter().find(|package| package.manifest() == manifest);
            return Ok(here.into_iter().copied().collect());
        }
        let usual: Vec<&str> = strings(&self.metadata["workspace_default_members"]).collect();
        let is_usual = |package: &Package<'_>| {
            let id = package.0["id"].as_str();
            id.is_some_and(|id| usual.contains(&id))
        };
        Ok(all.into_iter().filter(is_usual).collect())
    }
}

impl<'w> Package<'w> {
    pub fn name(&self) -> &'w str {
        self.0["name"].as_str().unwrap_or_default()
    }

    /// What cargo knows it by, and no other version of it on which a package depends.
    pub fn spec(&self) -> &'w str {
        let id = self.0["id"].as_str().filter(|id| id.contains('#'));
        id.unwrap_or(self.name())
    }

    fn manifest(&self) -> &'w Path {
        Path::new(self.0["manifest_path"].as_str().unwrap_or_default())
    }

    /// Whether it is meant by `name` or `name@version`.
    fn is(&self, spec: &str) -> bool {
        let (name, version) = match spec.split_once('@') {
            Some((name, version)) => (name, Some(version)),
            None => (spec, None),
        };
        name == self.name() && version.is_none_or(|version| self.0["version"] == version)
    }

    fn targets(&self) -> impl Iterator<Item = (Target, &'w Value)> {
        let targets = self.0["targets"].as_array().into_iter().flatten();
        targets.filter_map(|target| {
            let name = || target["name"].as_str().unwrap_or_default().to_owned();
            let mut kinds = strings(&target["kind"]);
            let kind = kinds.find_map(|kind| match kind {
                "bin" => Some(Target::Bin(name())),
                "test" => Some(Target::Test(name())),
                "example" => Some(Target::Example(name())),
                kind if kind.ends_with("lib") => Some(Target::Lib),
                _ => None,
            });
            Some((kind?, target))
        })
    }

    /// What was asked for, if the package has it.
    pub fn feature_flags(&self, args: &PackageArgs, several: bool) -> Vec<String> {
        let named = args.features.iter();
        let named = named.flat_map(|list| list.split([',', ' ']).filter(|name| !name.is_empty()));
        let has = |name: &&str| {
            // Of several packages each gets those that it has; of one, cargo says which it lacks.
            !several || self.0["features"].get(*name).is_some() || name.contains('/')
        };
        named.filter(has).map(str::to_owned).collect()
    }

    /// The features that it is built with.
    fn enabled(&self, args: &PackageArgs) -> BTreeSet<&'w str> {
        let features = self.0["features"].as_object();
        let declared = || features.into_iter().flatten();
        let asked = self.feature_flags(args, true);
        let is_wanted = |name: &str| {
            args.all_features
                || name == "default" && !args.no_default_features
                || asked.iter().any(|asked| asked == name)
        };
        let wanted = declared().filter(|(name, _)| is_wanted(name));
        let mut left: Vec<&str> = wanted.map(|(name, _)| name.as_str()).collect();
        let mut enabled = BTreeSet::new();
        while let Some(name) = left.pop() {
            if enabled.insert(name) {
                left.extend(strings(&self.0["features"][name]));
            }
        }
        enabled
    }

    /// The targets whose tests are meant, each with its source, as cargo names it.
    pub fn test_targets(&self, chosen: &Chosen, args: &PackageArgs) -> Vec<(Target, String)> {
        let enabled = self.enabled(args);
        let folder = self.manifest().parent().unwrap_or(Path::new(""));
        let of_target = |(kind, target): (Target, &'w Value)| {
            let can_be = strings(&target["required-features"]).all(|name| enabled.contains(name));
            let is_usual = target["test"].as_bool().unwrap_or(true);
            let wanted = match chosen.wants(&kind) {
                Some(named) => named,
                None => is_usual && can_be,
            };
            let source = Path::new(target["src_path"].as_str().unwrap_or_default());
            let source = source.strip_prefix(folder).unwrap_or(source).display();
            let source = match kind {
                Target::Lib | Target::Bin(_) => format!("unittests {source}"),
                _ => source.to_string(),
            };
            wanted.then_some((kind, source))
        };
        self.targets().filter_map(of_target).collect()
    }

    /// The binary that is meant if none is named.
    pub fn only_binary(&self) -> Result<Target, Error> {
        let binaries = self.targets().filter_map(|(target, _)| match target {
            Target::Bin(name) => Some(name),
            _ => None,
        });
        let mut binaries: Vec<String> = binaries.collect();
        if let Some(usual) = self.0["default_run"].as_str() {
            return Ok(Target::Bin(usual.to_owned()));
        }
        match binaries.len() {
            1 => Ok(Target::Bin(binaries.remove(0))),
            0 => Err(failed(format!(
                "package `{}` has no binary: name an example with --example, or check its tests by `cargo quotient test`",
                self.name()
            ))),
            _ => Err(failed(format!(
                "package `{}` has several binaries: name one with --bin: {}",
                self.name(),
                binaries.join(", ")
            ))),
        }
    }
}

impl Chosen {
    /// Whether the target was asked for; nothing if nothing was.
    fn wants(&self, target: &Target) -> Option<bool> {
        let kinds = [self.lib, self.bins, self.tests, self.examples];
        let named = [&self.bin, &self.test, &self.example];
        if !kinds.contains(&true) && named.iter().all(|names| names.is_empty()) {
            return None;
        }
        Some(match target {
            Target::Lib => self.lib,
            Target::Bin(name) => self.bins || self.bin.contains(name),
            Target::Test(name) => self.tests || self.test.contains(name),
            Target::Example(name) => self.examples || self.example.contains(name),
        })
    }

    /// What was named and is none of the targets.
    pub fn missing<'c>(&'c self, found: &[Target]) -> Option<(&'static str, &'c str)> {
        let kinds = [
            ("binary", &self.bin, Target::Bin as fn(String) -> Target),
            ("integration test", &self.test, Target::Test),
            ("example", &self.example, Target::Example),
        ];
        kinds.into_iter().find_map(|(kind, names, target)| {
            let mut names = names.iter();
            let missing = names.find(|name| !found.contains(&target((*name).clone())))?;
            Some((kind, missing.as_str()))
        })
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    fn args(features: &[&str]) -> PackageArgs {
        PackageArgs {
            features: features.iter().map(|&name| name.to_owned()).collect(),
            ..PackageArgs::default()
        }
    }

    #[test]
    fn targets_are_built_if_their_features_are() {
        let package = json!({
            "name": "a", "version": "1.2.0", "manifest_path": "/p/Cargo.toml",
            "features": { "default": ["one"], "one": ["two"], "two": [], "three": ["dep:x"] },
            "targets": [
                { "name": "a", "kind": ["lib"], "src_path": "/p/src/lib.rs", "test": true },
                { "name": "t", "kind": ["test"], "src_path": "/p/tests/t.rs", "test": true,
                  "required-features": ["two"] },
                { "name": "u", "kind": ["test"], "src_path": "/p/tests/u.rs", "test": true,
                  "required-features": ["three"] },
                { "name": "e", "kind": ["example"], "src_path": "/p/examples/e.rs", "test": false },
            ],
        });
        let package = Package(&package);
        let sources = |chosen: &Chosen, args: &PackageArgs| {
            let targets = package.test_targets(chosen, args).into_iter();
            targets.map(|(_, source)| source).collect::<Vec<_>>()
        };
        let all = Chosen::default();
        let usual = ["unittests src/lib.rs", "tests/t.rs"];
        assert_eq!(sources(&all, &args(&[])), usual);
        let with_three = sources(&all, &args(&["three,four"]));
        assert_eq!(with_three, [usual[0], usual[1], "tests/u.rs"]);
        let named = Chosen {
            test: vec!["u".to_owned(), "v".to_owned()],
            ..Chosen::default()
        };
        assert_eq!(sources(&named, &args(&[])), ["tests/u.rs"]);
        let found = [Target::Test("u".to_owned())];
        assert_eq!(named.missing(&found), Some(("integration test", "v")));
        assert!(package.is("a@1.2.0") && !package.is("a@1.3.0"));
        assert!(package.only_binary().is_err());
    }
}
