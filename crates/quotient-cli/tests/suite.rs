//! `quotient test`: many programs, functions in the place of `main`, expectations, flags of a build, and what is kept of it.

#[path = "common/clangs.rs"]
mod clangs;

use std::fs;
use std::path::PathBuf;
use std::process::{Command, Output};

use clangs::CLANG;

/// A folder of its own for a test, which goes with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let path =
            std::env::temp_dir().join(format!("quotient-suite-{name}-{}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder for the test");
        Folder(path)
    }

    fn with(name: &str, files: &[(&str, &str)]) -> Self {
        let folder = Folder::new(name);
        for (file, text) in files {
            folder.write(file, text);
        }
        folder
    }

    fn write(&self, file: &str, text: &str) {
        let path = self.0.join(file);
        fs::create_dir_all(path.parent().expect("a folder")).expect("a folder");
        fs::write(path, text).expect("a file of the test");
    }

    fn read(&self, file: &str) -> String {
        fs::read_to_string(self.0.join(file)).expect("a file that was written")
    }

    /// Runs the command in the folder, with a cache of its own.
    fn run(&self, arguments: &[&str]) -> Output {
        Command::new(env!("CARGO_BIN_EXE_quotient"))
            .args(arguments)
            .current_dir(&self.0)
            .env("CLANG", CLANG)
            .env("XDG_CACHE_HOME", self.0.join(".cache"))
            .output()
            .expect("the command runs")
    }

    /// What `quotient test` says, with its exit code.
    fn test(&self, arguments: &[&str]) -> (Option<i32>, String) {
        let all: Vec<&str> = ["test"].iter().chain(arguments).copied().collect();
        let output = self.run(&all);
        let text = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(text).expect("text"))
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Two threads that add without a lock; the sum is less than two in some executions.
const LOST: &str = "\
#include <assert.h>
#include <pthread.h>
#ifndef LOCKED
#define LOCKED 0
#endif
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;
static void *add(void *a) {
  if (LOCKED) pthread_mutex_lock(&m);
  x++;
  if (LOCKED) pthread_mutex_unlock(&m);
  return a;
}
static void run(int sum) {
  pthread_t t;
  pthread_create(&t, 0, add, 0);
  add(0);
  pthread_join(t, 0);
  assert(x == sum);
}
";

fn tests() -> String {
    format!(
        "// Both tests.\n// quotient: options -a rf\n\n{LOST}\
         // quotient: expect assertion\nvoid test_lost(void) {{ run(2); }}\n\n\
         void test_at_most_two(void) {{ assert(x <= 2); }}\n\
         void other(void) {{ run(7); }}\n"
    )
}

fn main_program() -> String {
    format!("{LOST}int main(void) {{ run(2); }}\n")
}

#[test]
fn functions_are_checked_in_the_place_of_main() {
    let folder = Folder::with("entries", &[("tests.c", &tests())]);
    let (code, text) = folder.test(&["tests.c"]);
    assert_eq!(
        text,
        "ok     tests.c: test_lost: violation (assertion), 1 execution\n\
         ok     tests.c: test_at_most_two: safe, 1 execution\n\n\
         2 checks: 2 as expected\n"
    );
    assert_eq!(code, Some(0));
    let (code, text) = folder.test(&["tests.c", "--entry", "other", "--no-cache"]);
    assert!(
        text.starts_with("FAILED tests.c: other: violation (assertion)"),
        "{text}"
    );
    assert!(
        text.contains("---- tests.c: other ----\nerror: assertion"),
        "{text}"
    );
    assert_eq!(code, Some(1));
}

#[test]
fn what_comments_say_is_found_whichever_way_leads_to_the_file() {
    let folder = Folder::with("ways", &[("src/tests.c", &tests()), ("build/x", "")]);
    let whole = folder.0.join("src/tests.c");
    let whole = whole.to_str().expect("text");
    for (from, name) in [
        (".", whole),
        ("build", whole),
        ("build", "../src/tests.c"),
        ("src", "./tests.c"),
    ] {
        let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
            .args(["test", "--no-cache", name])
            .current_dir(folder.0.join(from))
            .env("CLANG", CLANG)
            .output()
            .expect("the command runs");
        let text = String::from_utf8([output.stdout, output.stderr].concat()).expect("text");
        assert!(
            text.ends_with("2 checks: 2 as expected\n"),
            "{from}: {text}"
        );
    }
}

#[test]
fn check_takes_one_function() {
    let folder = Folder::with("one", &[("tests.c", &tests())]);
    let check = |entry: &str| {
        let output = folder.run(&["check", "tests.c", "--entry", entry]);
        let text = [output.stdout, output.stderr].concat();
        (output.status.code(), String::from_utf8(text).expect("text"))
    };
    assert_eq!(check("test_lost").0, Some(1));
    let (code, text) = check("*_at_most_two");
    assert_eq!(code, Some(0), "{text}");
    assert!(!text.contains("never reached"), "{text}");
    let (code, text) = check("test_*");
    assert_eq!(code, Some(2));
    assert!(
        text.contains("test_lost, test_at_most_two") && text.contains("quotient test"),
        "{text}"
    );
    let (code, text) = check("run");
    assert_eq!(code, Some(2), "a function with a parameter");
    assert!(
        text.contains("no function `run` without parameters"),
        "{text}"
    );
}

#[test]
fn constructors_and_destructors_run_around_an_entry() {
    let source = "\
#include <cassert>
#include <cstdlib>
struct Counter { int n; Counter() : n(1) {} ~Counter() { assert(n == 3); } };
static Counter counter;
namespace queue {
void test_counted() { assert(counter.n == 1); counter.n = 3; }
// quotient: expect assertion
void test_not() { counter.n = 2; }
}
int main() { abort(); }
";
    let folder = Folder::with("constructors", &[("a.cpp", source)]);
    let (code, text) = folder.test(&["a.cpp", "--entry", "test_*"]);
    assert!(
        text.starts_with("ok     a.cpp: queue::test_counted: safe"),
        "{text}"
    );
    assert!(
        text.contains("ok     a.cpp: queue::test_not: violation (assertion)"),
        "{text}"
    );
    assert_eq!(code, Some(0));
}

#[test]
fn a_folder_says_what_its_programs_are() {
    let config = "\
options = '--timeout 60'
exclude = ['old/*']

[[program]]
file = 'lost.c'
expect = 'assertion'

[[program]]
file = 'lost.c'
flags = '-DLOCKED=1'
expect = 'safe'

[[program]]
files = ['parts/main.c', 'parts/add.c']
flags = '-I parts/include'
";
    let lost = main_program();
    let folder = Folder::with(
        "folder",
        &[
            ("quotient.toml", config),
            ("lost.c", &lost),
            ("old/broken.c", "int main(void) { this is not C }\n"),
            (
                "parts/main.c",
                "#include <add.h>\nint main(void) { return add(1); }\n",
            ),
            (
                "parts/add.c",
                "#include <add.h>\nint add(int n) { return n + 1; }\n",
            ),
            ("parts/include/add.h", "int add(int);\n"),
            ("tool.c", "int helper(void) { return 3; }\n"),
        ],
    );
    let expected = "\
ok     ./parts/main.c: safe, 1 execution
ok     ./lost.c: violation (assertion), 1 execution
ok     ./lost.c: safe, 2 executions

3 checks: 3 as expected; 1 file with nothing to check
";
    for jobs in ["1", "2", "5"] {
        let (code, text) = folder.test(&[".", "--no-cache", "-j", jobs]);
        assert_eq!(text, expected);
        assert_eq!(code, Some(0));
    }
    // A file by itself is what its folder says it is.
    let (_, text) = folder.test(&["lost.c"]);
    assert!(text.contains("2 checks: 2 as expected"), "{text}");
    let (_, text) = folder.test(&["parts/add.c"]);
    assert!(text.contains("parts/main.c: safe"), "{text}");
}

#[test]
fn what_has_not_changed_is_known() {
    let folder = Folder::with("cache", &[("lost.c", &main_program())]);
    let known = |arguments: &[&str]| folder.test(arguments).1.contains("not changed since");
    let flags = ["lost.c", "--", "--", "-DLOCKED=1"];
    assert!(!known(&flags));
    assert!(known(&flags));
    assert!(!known(&["lost.c", "--no-cache", "--", "--", "-DLOCKED=1"]));
    assert!(
        !known(&["lost.c", "--", "-a", "rf", "--", "-DLOCKED=1"]),
        "other options"
    );
    assert!(
        !known(&["lost.c", "--", "--", "-DLOCKED=1", "-Dadd=plus"]),
        "another program"
    );
    // What is not as expected is done again, and shown.
    for _ in 0..2 {
        let (code, text) = folder.test(&["lost.c"]);
        assert_eq!(code, Some(1));
        assert!(text.contains("The execution that leads there"), "{text}");
    }
    folder.write("lost.c", &format!("// Other text.\n{}", main_program()));
    assert!(!known(&flags));
}

#[test]
fn the_flags_of_a_build_are_used() {
    let folder = Folder::with("commands", &[("src/lost.c", &main_program())]);
    let here = folder.0.display();
    let commands = format!(
        r#"[{{"directory": "{here}/src", "file": "lost.c",
            "command": "cc -O2 -Wall -DLOCKED=\"1\" -fplugin=evil.so -Xclang -load -c lost.c -o lost.o"}}]"#
    );
    folder.write("build/compile_commands.json", &commands);
    let (code, text) = folder.test(&["."]);
    assert_eq!(
        (code, text.contains("safe, 2 executions")),
        (Some(0), true),
        "{text}"
    );
    for around in ["src", "src/lost.c"] {
        let (code, text) = folder.test(&[around]);
        assert_eq!(code, Some(0), "{text}");
    }
    folder.write("other/compile_commands.json", "[]");
    let (code, _) = folder.test(&["src", "--compile-commands", "other"]);
    assert_eq!(code, Some(1), "without them");
    folder.write("build/compile_commands.json", "{}");
    let (code, text) = folder.test(&["."]);
    assert_eq!(code, Some(2));
    assert!(text.contains("compile_commands.json: "), "{text}");
}

#[test]
fn results_are_written_for_build_servers() {
    let bad = format!("{LOST}int main(void) {{ run(2); }} // <&>\n");
    let folder = Folder::with(
        "junit",
        &[
            ("a.c", &bad),
            ("b.c", "int main(void) { no }\n"),
            ("c.c", "int main(void) { return 0; }\n"),
        ],
    );
    let (code, text) = folder.test(&[".", "--junit", "results.xml"]);
    assert_eq!(code, Some(1), "{text}");
    let document = folder.read("results.xml");
    assert!(
        document.contains("<testsuites tests=\"3\" failures=\"1\" errors=\"1\""),
        "{document}"
    );
    assert!(
        document.contains("<testcase classname=\"./a.c\" name=\"main\""),
        "{document}"
    );
    assert!(
        document.contains("<failure type=\"assertion\""),
        "{document}"
    );
    assert!(
        document.contains("<system-out>safe, 1 execution</system-out>"),
        "{document}"
    );
}

#[test]
fn errors_name_the_file_and_the_line() {
    let program = "int main(void) { return 0; }\n";
    for (name, files, says) in [
        (
            "expect",
            vec![("a.c", "// quotient: expect fine\n\nint main(void) {}\n")],
            "a.c:1: `fine` cannot be expected",
        ),
        (
            "place",
            vec![(
                "a.c",
                "int x;\n// quotient: expect race\nint y;\nint main(void) {}\n",
            )],
            "a.c:2: this is neither",
        ),
        (
            "option",
            vec![(
                "a.c",
                "// quotient: options --unrol 3\n\nint main(void) {}\n",
            )],
            "`--unrol 3`: unexpected argument",
        ),
        (
            "flag",
            vec![(
                "a.c",
                "// quotient: flags -fplugin=x.so\n\nint main(void) {}\n",
            )],
            "a.c:1: the flag -fplugin=x.so",
        ),
        (
            "compiler",
            vec![(
                "a.c",
                "// quotient: options --clang ./evil\n\nint main(void) {}\n",
            )],
            "name a compiler",
        ),
        (
            "output",
            vec![(
                "a.c",
                "// quotient: options --save /tmp/x\n\nint main(void) {}\n",
            )],
            "for `quotient check`",
        ),
        (
            "toml",
            vec![("a.c", program), ("quotient.toml", "\noptoins = ''\n")],
            "quotient.toml:2: ",
        ),
        (
            "pattern",
            vec![
                ("a.c", program),
                ("quotient.toml", "[[program]]\nfile = 'b*.c'\n"),
            ],
            "quotient.toml:1: `b*.c` matches no",
        ),
        (
            "missing",
            vec![("quotient.toml", "[[program]]\nfiles = ['b.c']\n")],
            "cannot read ./b.c",
        ),
        (
            "nothing",
            vec![("a.c", "int helper(void) { return 1; }\n")],
            "nothing to check",
        ),
    ] {
        let folder = Folder::with(name, &files);
        let (code, text) = folder.test(&["."]);
        assert_eq!(code, Some(2), "{name}: {text}");
        assert!(text.contains(says), "{name}: {text}");
    }
    let (code, text) = Folder::new("none").test(&["no-such-folder"]);
    assert_eq!(code, Some(2));
    assert!(text.contains("cannot read no-such-folder"), "{text}");
}
