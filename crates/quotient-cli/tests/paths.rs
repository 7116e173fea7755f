//! Names of sources lead to them from the working directory, whichever way the program was named and wherever it was compiled.

#[path = "common/clangs.rs"]
mod clangs;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{self, Command};

use clangs::{CLANG, CLANGS};

/// A program whose threads add in a header of another folder.
const PROGRAM: &str = "\
#include <assert.h>
#include <pthread.h>
#include \"../lib/add.h\"
static int x;
static void *run(void *a) { add(&x); return a; }
int main(void) {
  pthread_t t;
  pthread_create(&t, 0, run, 0);
  run(0);
  pthread_join(t, 0);
  assert(x == 2);
}
";

const HEADER: &str = "static void add(int *to) {\n  int seen = *to;\n  *to = seen + 1;\n}\n";

/// Folders beside each other, which go with the test: the program's, its header's and another one.
struct Folders(PathBuf);

impl Folders {
    fn new(name: &str) -> Self {
        let root = std::env::temp_dir().join(format!("quotient-paths-{name}-{}", process::id()));
        for folder in ["lib", "src", "work/inside"] {
            fs::create_dir_all(root.join(folder)).expect("a folder for the test");
        }
        let root = root.canonicalize().expect("the folder is there");
        fs::write(root.join("lib/add.h"), HEADER).expect("a header");
        fs::write(root.join("src/lost.c"), PROGRAM).expect("a program");
        fs::write(root.join("src/lost.cpp"), PROGRAM).expect("a program");
        Folders(root)
    }

    /// The absolute name of what is there.
    fn name(&self, of: &str) -> String {
        self.0.join(of).to_str().expect("text").to_owned()
    }

    fn quotient(&self, folder: &str, arguments: &[&str]) -> String {
        let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
            .args(arguments)
            .current_dir(self.0.join(folder))
            .env("XDG_CACHE_HOME", self.0.join("cache"))
            .env("GITHUB_WORKSPACE", &self.0)
            .output()
            .expect("the command runs");
        let text = [output.stdout, output.stderr].concat();
        String::from_utf8(text).expect("text")
    }

    /// Checks a program, of which the report must show the source by these names, with what is on the line.
    #[track_caller]
    fn assert_shown(&self, folder: &str, program: &[&str], named: &str, header: &str) {
        let text = self.quotient(folder, &[&["check"], program].concat());
        for wanted in [
            format!("--> {named}:11:3 in function main"),
            "11 |   assert(x == 2);".to_owned(),
            format!(" writes at {header}:3, "),
        ] {
            assert!(
                text.contains(&wanted),
                "{folder}: no {wanted:?} in:\n{text}"
            );
        }
        assert!(Path::new(&self.0).join(folder).join(header).is_file());
    }
}

impl Drop for Folders {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

#[test]
fn a_program_is_shown_from_wherever_it_is_checked() {
    let folders = Folders::new("named");
    for clang in CLANGS {
        for program in ["lost.c", "lost.cpp"] {
            let way = format!("../src/{program}");
            let whole = folders.name(&format!("src/{program}"));
            let shown = |folder: &str, name: &str, named: &str, header: &str| {
                folders.assert_shown(folder, &[name, "--clang", clang], named, header);
            };
            let whole_header = folders.name("src/../lib/add.h");
            shown("work", &whole, &whole, &whole_header);
            shown("work/inside", &whole, &whole, &whole_header);
            shown("work", &way, &way, "../src/../lib/add.h");
            shown("src", program, program, "../lib/add.h");
            // What is in the working directory is named from there.
            let inside = format!("src/{program}");
            shown("", &whole, &inside, "src/../lib/add.h");
            shown("", &inside, &inside, "src/../lib/add.h");
        }
    }
}

#[test]
fn a_violation_shows_again_in_another_folder() {
    let folders = Folders::new("again");
    let (whole, saved) = (folders.name("src/lost.c"), folders.name("saved"));
    folders.quotient(
        "work",
        &["check", &whole, "--clang", CLANG, "--save", &saved],
    );
    for (folder, named) in [("", "src/lost.c"), ("lib", &*whole), ("src", "lost.c")] {
        let text = folders.quotient(folder, &["replay", &saved, "--clang", CLANG]);
        let wanted = format!("--> {named}:11:3 in function main");
        assert!(text.contains(&wanted), "no {wanted:?} in:\n{text}");
        assert!(text.contains("11 |   assert(x == 2);"), "{text}");
    }
}

#[test]
fn services_are_told_the_way_from_the_root_of_the_repository() {
    let folders = Folders::new("repository");
    let whole = folders.name("src/lost.c");
    for (folder, program) in [
        ("work", "../src/lost.c"),
        ("lib", &*whole),
        ("", "src/lost.c"),
    ] {
        let check = |format| {
            let arguments = ["check", program, "--clang", CLANG, "--format", format];
            folders.quotient(folder, &arguments)
        };
        let text = check("github");
        assert!(text.contains("::error file=src/lost.c,line=11,"), "{text}");
        assert!(text.contains("::warning file=lib/add.h,line="), "{text}");
        let text = check("sarif").replace(": ", ":");
        for name in ["src/lost.c", "lib/add.h"] {
            assert!(text.contains(&format!("\"uri\":\"{name}\"")), "{text}");
        }
    }
}

/// LLVM IR of the program, made in a folder.
fn compile(folders: &Folders, folder: &str, source: &str, to: &str) {
    let compiled = Command::new(CLANG)
        .args(["-O1", "-Xclang", "-disable-llvm-passes", "-g", "-S"])
        .args(["-emit-llvm", source, "-o", &folders.name(to)])
        .current_dir(folders.0.join(folder))
        .status()
        .expect("clang runs");
    assert!(compiled.success());
}

#[test]
fn what_was_compiled_elsewhere_is_shown_as_well() {
    let folders = Folders::new("elsewhere");
    compile(&folders, "src", "lost.c", "lost.ll");
    let header = folders.name("src/./../lib/add.h");
    let whole = folders.name("src/lost.c");
    folders.assert_shown("work", &["../lost.ll"], &whole, &header);
    folders.assert_shown("", &["lost.ll"], "src/lost.c", "src/./../lib/add.h");
    compile(&folders, "work", &whole, "lost.ll");
    let header = folders.name("src/../lib/add.h");
    folders.assert_shown("lib", &["../lost.ll"], &whole, &header);
}

#[test]
fn what_is_not_here_is_called_as_it_was() {
    let folders = Folders::new("gone");
    compile(&folders, "", "src/lost.c", "lost.ll");
    let text = fs::read_to_string(folders.name("lost.ll")).expect("what clang wrote");
    let gone = text.replace(&folders.name(""), "/no/such/folder/");
    let gone = gone.replace(folders.name("").trim_end_matches('/'), "/no/such/folder");
    assert_ne!(gone, text);
    fs::write(folders.name("lost.ll"), gone).expect("a file");
    let said = folders.quotient("work", &["check", "../lost.ll"]);
    assert!(said.contains("--> src/lost.c:11:3 in"), "{said}");
    // But a copy is found where it should be.
    folders.assert_shown("", &["lost.ll"], "src/lost.c", "src/../lib/add.h");
}
