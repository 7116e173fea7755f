//! The settings of a profile, for a build in another: tests of a library are built in the profile `test` and no other.
//!
//! What a profile of Cargo.toml says, and what the profiles say that it inherits from, is handed to cargo as settings of that
//! one. Profiles of cargo's own configuration files are not looked at.

use toml::{Table, Value};

/// What sets `release` apart from `dev`, as far as Quotient does not choose it itself.
const OF_RELEASE: [(&str, Value); 2] = [
    ("debug-assertions", Value::Boolean(false)),
    ("overflow-checks", Value::Boolean(false)),
];

/// What Quotient sets itself of how each package is built, so that what its dependencies do is found: see
/// [`quotient::RUSTC_FLAGS`]. A profile may say otherwise for single packages.
pub const OF_EVERY_PACKAGE: [(&str, u8); 2] = [("opt-level", 1), ("debug", 2)];

/// What puts that into effect for the packages of which the profile says otherwise, as `key=value`.
pub fn of_packages(manifest: &str, name: &str) -> Vec<String> {
    let manifest: Table = manifest.parse().unwrap_or_default();
    let profiles = manifest.get("profile").and_then(Value::as_table);
    let inherited = (name == "test").then_some("dev");
    let packages = [Some(name), inherited].into_iter().flatten();
    let packages = packages
        .filter_map(|name| profiles?.get(name)?.get("package")?.as_table())
        .flatten();
    let set = packages.flat_map(|(package, own)| {
        let differ = OF_EVERY_PACKAGE.iter();
        let differ = differ.filter(move |(key, _)| own.get(key).is_some());
        differ.map(move |(key, value)| format!("package.{package:?}.{key}={value}"))
    });
    set.collect()
}

/// What the profile says, as `key=value`; `None` if there is none of that name.
pub fn settings(manifest: &str, name: &str) -> Option<Vec<String>> {
    let manifest: Table = manifest.parse().unwrap_or_default();
    let profiles = manifest.get("profile").and_then(Value::as_table);
    let mut all = Table::new();
    let mut seen = Vec::new();
    let mut next = Some(name.to_owned());
    while let Some(name) = next.take() {
        let written = profiles.and_then(|profiles| profiles.get(&name)?.as_table());
        let built_in = matches!(&*name, "dev" | "test" | "release" | "bench");
        if seen.contains(&name) || written.is_none() && !built_in {
            return None;
        }
        for (key, value) in written.into_iter().flatten() {
            match (key.as_str(), value.as_str()) {
                ("inherits", Some(other)) => next = Some(other.to_owned()),
                // Those of single packages are as they are.
                ("package" | "build-override", _) => {}
                _ => {
                    all.entry(key).or_insert_with(|| value.clone());
                }
            }
        }
        match &*name {
            "test" => next = Some("dev".to_owned()),
            "bench" => next = Some("release".to_owned()),
            "release" => {
                for (key, value) in OF_RELEASE {
                    all.entry(key).or_insert(value);
                }
            }
            _ => {}
        }
        seen.push(name);
    }
    let written = all.iter().filter_map(|(key, value)| match value {
        Value::Boolean(value) => Some(format!("{key}={value}")),
        Value::Integer(value) => Some(format!("{key}={value}")),
        Value::String(value) => Some(format!("{key}={value:?}")),
        _ => None,
    });
    Some(written.collect())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn profiles_inherit() {
        let manifest = "[profile.release]\npanic = \"abort\"\n[profile.mine]\ninherits = \"release\"\n\
                        overflow-checks = true\n[profile.mine.package.x]\nopt-level = 3\n[profile.loop]\ninherits = \"loop\"";
        let mut mine = settings(manifest, "mine").unwrap();
        mine.sort();
        let expected = [
            "debug-assertions=false",
            "overflow-checks=true",
            "panic=\"abort\"",
        ];
        assert_eq!(mine, expected);
        assert_eq!(settings(manifest, "other"), None);
        assert_eq!(settings(manifest, "loop"), None);
        assert_eq!(settings("", "dev"), Some(Vec::new()));
    }

    #[test]
    fn single_packages_are_built_like_the_others() {
        let manifest = "[profile.dev.package.\"*\"]\nopt-level = 3\n\
                        [profile.test.package.x]\ndebug = false\noverflow-checks = true\n";
        let all = ["package.\"*\".opt-level=1"];
        assert_eq!(of_packages(manifest, "dev"), all);
        let of_tests = ["package.\"x\".debug=2", all[0]];
        assert_eq!(of_packages(manifest, "test"), of_tests);
        assert!(of_packages("", "dev").is_empty());
    }
}
