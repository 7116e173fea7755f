//! No two modules of a crate lead to each other, directly or by way of others.
//!
//! The sources are read as text: every path that begins with `crate` or `super` is a step from one module to
//! another. A module and its folder are one thing, seen from outside; what lies in the folder is compared
//! with its siblings, and may use what the module itself defines. Tests inside a file are left out. Also, a
//! module with a folder is the `mod.rs` in it, everywhere.

use std::collections::{BTreeMap, BTreeSet};
use std::fs;
use std::path::{Path, PathBuf};

/// A path below a crate's root, as names.
type Module = Vec<String>;

fn crates() -> Vec<PathBuf> {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("..");
    let mut crates: Vec<PathBuf> = fs::read_dir(root)
        .expect("the crates lie side by side")
        .map(|entry| entry.expect("a readable entry").path().join("src"))
        .filter(|sources| sources.is_dir())
        .collect();
    crates.sort();
    crates
}

/// All modules below a folder, with their text.
fn modules(folder: &Path, at: &Module, found: &mut BTreeMap<Module, String>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        let name = path.file_stem().expect("a name").to_string_lossy();
        let mut module = at.clone();
        if path.is_dir() {
            module.push(name.into_owned());
            modules(&path, &module, found);
        } else if path.extension().is_some_and(|extension| extension == "rs") {
            if !matches!(&*name, "lib" | "main" | "mod") {
                module.push(name.into_owned());
            }
            let text = fs::read_to_string(&path).expect("readable text");
            found.entry(module).or_default().push_str(&code(&text));
        }
    }
}

/// The text without comments, and up to the tests inside it.
fn code(text: &str) -> String {
    let text = text.split("#[cfg(test)]\nmod tests {").next();
    let lines = text.unwrap_or_default().lines();
    let lines = lines.filter(|line| !line.trim_start().starts_with("//"));
    lines.flat_map(|line| [line, "\n"]).collect()
}

/// The paths of a use tree, or the one path, at the beginning of the text, each behind `before`. Gives back
/// the rest of the text.
fn paths<'t>(mut text: &'t str, mut before: Module, found: &mut Vec<Module>) -> &'t str {
    loop {
        text = text.trim_start();
        if let Some(tree) = text.strip_prefix('{') {
            text = tree;
            loop {
                text = paths(text, before.clone(), found).trim_start();
                match text.strip_prefix(',') {
                    Some(rest) => text = rest,
                    None => return text.strip_prefix('}').unwrap_or(text),
                }
            }
        }
        let end = text.find(|c: char| !c.is_alphanumeric() && c != '_' && c != '*');
        let (name, rest) = text.split_at(end.unwrap_or(text.len()));
        before.push(name.to_owned());
        match rest.strip_prefix("::") {
            Some(rest) => text = rest,
            None => {
                found.push(before);
                // `use a as b` leads to `a`.
                return rest
                    .find([',', '}', ';'])
                    .map_or("", |end| match rest[..end].trim() {
                        renamed if renamed.starts_with("as ") => &rest[end..],
                        _ => rest,
                    });
            }
        }
    }
}

/// The paths in the code of a module that lead to others, from the crate's root.
fn used(module: &Module, text: &str) -> Vec<Module> {
    let mut found = Vec::new();
    for (start, word) in [("crate::", 0), ("super::", 1)] {
        for (at, _) in text.match_indices(start) {
            let inside =
                text[..at].ends_with(|c: char| c.is_alphanumeric() || c == '_' || c == ':');
            if inside {
                continue;
            }
            let mut rest = &text[at + start.len()..];
            let mut base = match word {
                0 => Module::new(),
                _ => parent(module),
            };
            while let Some(further) = rest.strip_prefix("super::") {
                base = parent(&base);
                rest = further;
            }
            paths(rest, base, &mut found);
        }
    }
    found
}

fn parent(module: &Module) -> Module {
    module[..module.len().saturating_sub(1)].to_vec()
}

/// The module in which the path ends, also if another passes its name on.
fn defined_in(path: &Module, known: &BTreeMap<Module, String>) -> Module {
    let length = (0..=path.len())
        .rev()
        .find(|&length| known.contains_key(&path[..length]));
    let mut module = path[..length.unwrap_or(0)].to_vec();
    while let Some(name) = path.get(module.len()) {
        let passed_on = known[&module].split("use ").skip(1).find_map(|text| {
            let mut found = Vec::new();
            paths(text, module.clone(), &mut found);
            let child =
                |to: &Module| to.len() > module.len() && known.contains_key(&to[..=module.len()]);
            let to = found
                .into_iter()
                .find(|to| to.last() == Some(name) && child(to))?;
            Some(to[..=module.len()].to_vec())
        });
        match passed_on {
            Some(child) => module = child,
            None => break,
        }
    }
    module
}

/// The steps from one module to a sibling of it, by the places in which they are.
fn steps(known: &BTreeMap<Module, String>) -> BTreeMap<Module, BTreeSet<Module>> {
    let mut steps: BTreeMap<Module, BTreeSet<Module>> = BTreeMap::new();
    for (from, text) in known {
        for path in used(from, text) {
            let to = defined_in(&path, known);
            let common = from.iter().zip(&to).take_while(|(a, b)| a == b).count();
            if common < from.len() && common < to.len() {
                let from = from[..=common].to_vec();
                steps
                    .entry(from)
                    .or_default()
                    .insert(to[..=common].to_vec());
            }
        }
    }
    steps
}

/// Whether one module leads to the other.
fn leads(steps: &BTreeMap<Module, BTreeSet<Module>>, from: &Module, to: &Module) -> bool {
    let mut met = BTreeSet::from([from]);
    let mut open = vec![from];
    while let Some(module) = open.pop() {
        if module == to {
            return true;
        }
        let next = steps.get(module).into_iter().flatten();
        open.extend(next.filter(|&next| met.insert(next)));
    }
    false
}

#[test]
fn modules_have_an_order() {
    let mut closing = Vec::new();
    for sources in crates() {
        let name = sources
            .parent()
            .and_then(Path::file_name)
            .expect("a crate's name");
        let mut known = BTreeMap::new();
        modules(&sources, &Module::new(), &mut known);
        let steps = steps(&known);
        for (from, next) in &steps {
            for to in next.iter().filter(|&to| leads(&steps, to, from)) {
                let (from, to) = (from.join("::"), to.join("::"));
                closing.push(format!("{}: {from} -> {to}", name.to_string_lossy()));
            }
        }
    }
    assert!(
        closing.is_empty(),
        "these steps close a cycle: {closing:#?}"
    );
}

#[test]
fn a_module_with_a_folder_is_in_it() {
    for sources in crates() {
        let mut folders = vec![sources];
        while let Some(folder) = folders.pop() {
            for entry in fs::read_dir(&folder).expect("a readable folder") {
                let path = entry.expect("a readable entry").path();
                if path.is_dir() {
                    let beside = path.with_extension("rs");
                    assert!(!beside.exists(), "{} has a folder", beside.display());
                    folders.push(path);
                }
            }
        }
    }
}
