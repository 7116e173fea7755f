//! What ARCHITECTURE.md says of the house, held against the sources: which crate knows which, what is said in one
//! place only, who prints. Cycles between modules are looked for in `modules.rs`.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The crates that are commands.
const COMMANDS: [&str; 2] = ["quotient-cli", "quotient-hunt"];

/// The rows of the table of crates: the name, and what it may know.
fn table() -> Vec<(String, String)> {
    let text = read(&root().join("ARCHITECTURE.md"));
    let section = text.split("## The crates").nth(1).expect("a table");
    let rows = section.lines().filter(|line| line.starts_with("| `"));
    rows.take_while(|row| row.starts_with("| `quotient"))
        .map(|row| {
            let cells: Vec<&str> = row.trim_matches('|').split(" | ").map(str::trim).collect();
            let name = cells[0].trim_matches('`').to_owned();
            (name, cells[cells.len() - 1].to_owned())
        })
        .collect()
}

/// The crates of the workspace that a crate's manifest names as dependencies other than of tests.
fn dependencies(name: &str) -> BTreeSet<String> {
    let manifest = read(&root().join("crates").join(name).join("Cargo.toml"));
    let section = manifest.split("[dependencies]").nth(1).unwrap_or_default();
    let lines = section.lines().take_while(|line| !line.starts_with('['));
    lines
        .filter_map(|line| line.split(['.', ' ', '=']).next())
        .filter(|name| name.starts_with("quotient"))
        .map(str::to_owned)
        .collect()
}

/// The sources of a crate without comments and without the tests inside them, with their paths.
fn sources(name: &str) -> Vec<(PathBuf, String)> {
    let mut open = vec![root().join("crates").join(name).join("src")];
    let mut found = Vec::new();
    while let Some(path) = open.pop() {
        if path.is_dir() {
            let entries = fs::read_dir(&path).expect("a readable folder");
            open.extend(entries.map(|entry| entry.expect("a readable entry").path()));
        } else if path.extension().is_some_and(|extension| extension == "rs")
            && !path
                .components()
                .any(|part| part.as_os_str().to_string_lossy().starts_with("tests"))
        {
            let text = read(&path);
            let code = text.split("#[cfg(test)]\nmod tests {").next();
            let lines = code.unwrap_or_default().lines();
            let code: Vec<&str> = lines
                .filter(|line| !line.trim_start().starts_with("//"))
                .collect();
            found.push((path, code.join("\n")));
        }
    }
    assert!(!found.is_empty(), "{name} has sources");
    found
}

/// Where any of these words is in the sources of a crate.
fn mentions(name: &str, words: &[&str]) -> Vec<String> {
    let mut found = Vec::new();
    for (path, code) in sources(name) {
        for line in code.lines() {
            if words.iter().any(|word| line.contains(word)) {
                found.push(format!("{}: {}", path.display(), line.trim()));
            }
        }
    }
    found
}

fn none(found: &[String], why: &str) {
    assert!(found.is_empty(), "{why}:\n{}", found.join("\n"));
}

#[test]
fn every_crate_knows_what_the_table_says() {
    let table = table();
    let folders = fs::read_dir(root().join("crates")).expect("the crates");
    assert_eq!(table.len(), folders.count(), "a row for each crate");
    for (name, may_know) in &table {
        let expected: BTreeSet<String> = match may_know.split(';').next().unwrap_or_default() {
            "nothing" => BTreeSet::new(),
            listed => listed
                .split(", ")
                .map(|short| match short {
                    "quotient" => short.to_owned(),
                    short => format!("quotient-{short}"),
                })
                .collect(),
        };
        assert_eq!(dependencies(name), expected, "{name}");
    }
}

#[test]
fn the_model_depends_on_nothing() {
    let manifest = read(&root().join("crates/quotient-model/Cargo.toml"));
    let section = manifest.split("[dependencies]").nth(1).unwrap_or_default();
    let lines = section.lines().take_while(|line| !line.starts_with('['));
    assert_eq!(lines.filter(|line| line.contains('=')).count(), 0);
}

#[test]
fn nothing_is_printed_outside_the_commands() {
    for (name, _) in table() {
        if !COMMANDS.contains(&&*name) {
            let mut prints = mentions(&name, &["println!", "eprintln!", "print!(", "dbg!("]);
            // That of `quotient-certify`, which is a library as well.
            prints.retain(|place| !place.contains("quotient-certificate/src/main.rs"));
            none(&prints, "libraries return data");
        }
    }
}

#[test]
fn the_interpreter_knows_no_library_by_name() {
    let names = ["pthread_", "__quotient", "\"malloc", "std::cout", "_ZSt"];
    let named = mentions("quotient-ir", &names);
    none(&named, "the front end says what is the library's own");
}

#[test]
fn what_accesses_do_is_said_in_the_model_only() {
    let said = [
        "Failure::double_free",
        "Failure::joined_before",
        "Failure::not_a_thread",
        "Failure::freed_memory",
    ];
    for name in ["quotient-explore", "quotient-oracle"] {
        none(&mentions(name, &said), "`quotient_model::effect` says it");
    }
}

#[test]
fn options_of_the_command_are_named_by_the_command_only() {
    for (name, _) in table() {
        if !COMMANDS.contains(&&*name) {
            let options = ["--unroll", "--max-", "--algorithm", "--uninit", "--root"];
            none(&mentions(&name, &options), "libraries know no command line");
        }
    }
}

#[test]
fn no_panic_on_what_a_user_gives() {
    let unsure = [".unwrap()", "todo!(", "unimplemented!("];
    for (name, _) in table() {
        none(
            &mentions(&name, &unsure),
            "say why it cannot fail, or return it",
        );
    }
}

/// What a reader can take in. The interpreter's hot loop is one function because its state has to stay in registers.
#[test]
fn functions_and_files_are_short() {
    const LONGEST_FUNCTION: usize = 120;
    const LONGEST_FILE: usize = 700;
    const HOT_LOOP: &str = "fn run_local<";
    let mut long = Vec::new();
    for (name, _) in table() {
        for (path, _) in sources(&name) {
            let text = read(&path);
            let lines: Vec<&str> = text.lines().collect();
            if lines.len() > LONGEST_FILE {
                long.push(format!("{}: {} lines", path.display(), lines.len()));
            }
            for (from, line) in lines.iter().enumerate() {
                let indent = line.len() - line.trim_start().len();
                let words = line.trim_start();
                if !words.starts_with("fn ") && !words.contains(" fn ")
                    || words.starts_with("//")
                    || words.ends_with([';', '}', ','])
                    || words.contains(HOT_LOOP)
                {
                    continue;
                }
                let end = format!("{}}}", " ".repeat(indent));
                let length = lines[from..].iter().position(|line| *line == end);
                if length.is_some_and(|length| length >= LONGEST_FUNCTION) {
                    long.push(format!("{}:{}: {words}", path.display(), from + 1));
                }
            }
        }
    }
    none(&long, "what is longer should be parts with names");
}
