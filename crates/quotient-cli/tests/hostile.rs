//! More than a hundred runs on what nobody would give the command in good faith: names that are options, lists
//! of arguments or commands elsewhere, devices, files without end, YAML that means nothing, limits of all
//! kinds, signals, no memory. Each must end soon, with the right exit code and one clear sentence, print
//! nothing that a terminal would obey, and run nothing of what it was given.
#![cfg(unix)]

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/parallel.rs"]
mod parallel;
#[path = "common/signals.rs"]
mod signals;

use std::ffi::{OsStr, OsString};
use std::fs;
use std::os::unix::ffi::OsStrExt;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::{Duration, Instant};

use clangs::CLANG;

const SAFE: &str = "#include \"beside.h\"\nint main(void) { return BESIDE; }\n";
const BROKEN: &str = "int main(void) { return wrong_name; }\n";

/// As a list of arguments it would have clang load a plugin, or write to a file.
const ARGUMENTS: &str = "-Xclang -load -Xclang ./owned.so -o owned\n";

/// No search for its executions comes to an end.
const LONG: &str = "
#include <pthread.h>
static volatile int x[4];
static void *work(void *arg) {
  for (int i = 0; i < 200; i++)
    x[i % 4] = x[(i + 1) % 4] + *(int *)arg + i;
  return 0;
}
int main(void) {
  static int n[6] = {1, 2, 3, 4, 5, 6};
  pthread_t t[6];
  for (int i = 0; i < 6; i++)
    pthread_create(&t[i], 0, work, &n[i]);
  for (int i = 0; i < 6; i++)
    pthread_join(t[i], 0);
  return 0;
}
";

/// Clang takes its time for this.
const SLOW: &str = "
#define A(x) x x x x x x x x x x
#define B(x) A(x) A(x) A(x) A(x) A(x) A(x) A(x) A(x) A(x) A(x)
#define C(x) B(x) B(x) B(x) B(x) B(x) B(x) B(x) B(x) B(x) B(x)
#define D(x) C(x) C(x) C(x) C(x) C(x) C(x) C(x) C(x) C(x) C(x)
volatile int v;
int main(void) { D(D(v++;)) return 0; }
";

/// A run, and what must come of it.
struct Run {
    arguments: Vec<OsString>,
    signal: Option<&'static str>,
    code: i32,
    says: String,
}

/// The folder in which the runs are made.
struct Folder {
    path: PathBuf,
}

impl Folder {
    fn new() -> Self {
        let name = format!("quotient-hostile-{}", std::process::id());
        let path = std::env::temp_dir().join(name);
        fs::create_dir(&path).unwrap();
        let folder = Folder { path };
        folder.write("beside.h", "#define BESIDE 0\n");
        folder.write("long.c", LONG);
        folder.write("slow.c", SLOW);
        folder
    }

    fn write(&self, name: impl AsRef<OsStr>, text: impl AsRef<[u8]>) {
        fs::write(self.path.join(name.as_ref()), text).unwrap();
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.path);
    }
}

fn run<A: Into<OsString>>(
    arguments: impl IntoIterator<Item = A>,
    code: i32,
    says: impl Into<String>,
) -> Run {
    Run {
        arguments: arguments.into_iter().map(Into::into).collect(),
        signal: None,
        code,
        says: says.into(),
    }
}

fn words(line: &str, code: i32, says: &str) -> Run {
    run(line.split_whitespace(), code, says)
}

#[test]
fn every_run_ends_with_its_exit_code_and_a_clear_sentence() {
    let folder = Folder::new();
    let mut runs = names(&folder);
    runs.extend(devices(&folder));
    runs.extend(tasks(&folder));
    runs.extend(limits());
    runs.extend(signals());
    assert!(runs.len() >= 100, "{} runs", runs.len());
    parallel::assert_all(&runs, |run| wrong_with(run, &folder.path));
    let made = fs::read_dir(&folder.path).unwrap().flatten();
    let made: Vec<_> = made.map(|entry| entry.file_name()).collect();
    let owned = made
        .iter()
        .find(|name| name.to_string_lossy().starts_with("owned"));
    assert_eq!(owned, None, "something of the input was run");
}

fn wrong_with(run: &Run, folder: &Path) -> Option<String> {
    let started = Instant::now();
    let child = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("check")
        .args(&run.arguments)
        .env("CLANG", CLANG)
        .current_dir(folder)
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    if let Some(signal) = run.signal {
        std::thread::sleep(Duration::from_millis(500));
        signals::send(signal, child.id());
    }
    let Output {
        status,
        stdout,
        stderr,
    } = child.wait_with_output().unwrap();
    let printed = [stdout, stderr].concat();
    let text = String::from_utf8_lossy(&printed);
    let strange = |c: char| (c.is_control() && !"\n\t".contains(c)) || c == '\u{202e}';
    let what = if status.code() != Some(run.code) {
        format!("{status}, not {}", run.code)
    } else if !text.contains(&run.says) {
        format!("does not say {:?}", run.says)
    } else if text.contains("panicked") || text.contains("internal error") {
        "an error of its own".to_owned()
    } else if text.contains(strange) {
        "prints control characters".to_owned()
    } else if started.elapsed() > Duration::from_secs(30) {
        format!("takes {:?}", started.elapsed())
    } else {
        return None;
    };
    Some(format!("{:?}: {what}:\n{text}", run.arguments))
}

/// Names of files that would mean something else to a shell, a compiler or a terminal.
fn names(folder: &Folder) -> Vec<Run> {
    let names: [&[u8]; 30] = [
        b"@x",
        b"@-load",
        b"-load",
        b"-Xclang",
        b"--version",
        b"-o",
        b"-",
        b"--",
        b"-fplugin=owned.so",
        b"a b",
        b"a\"b",
        b"a'b",
        b"a\\b",
        b"a\nb",
        b"a\tb",
        b"\x1b[31m",
        b"\x1b]0;x\x07",
        b"\xc3\xa9",
        "\u{202e}x".as_bytes(),
        b"%s%n",
        b"$(touch owned)",
        b"`touch owned`",
        b";touch owned",
        b"a&b",
        b"a|b",
        b"*",
        b"~",
        b".hidden",
        b"x.c",
        b"\xff\xfe",
    ];
    let mut runs = Vec::new();
    for (number, name) in names.into_iter().enumerate() {
        let named = |extension: &str| {
            let mut file = OsStr::from_bytes(name).to_owned();
            file.push(extension);
            file
        };
        let good = named(".c");
        folder.write(&good, SAFE);
        // As it is, unless it would be an option of the command.
        let given = match name.starts_with(b"-") {
            true => Path::new(".").join(&good).into_os_string(),
            false => good.clone(),
        };
        runs.push(run([given], 0, "safe: no violation in 1 execution"));
        let bad = named(".cpp");
        folder.write(&bad, BROKEN);
        let given = folder.path.join(&bad);
        runs.push(run(
            [given],
            2,
            ".cpp:1:25: error: use of undeclared identifier",
        ));
        // By way of a task, which names it in its own way.
        let task = format!("names{number}.yml");
        if let Ok(text) = std::str::from_utf8(name)
            && number < 20
        {
            let files = serde_json::to_string(&format!("{text}.c")).unwrap();
            let properties = "properties: [{property_file: unreach-call.prp}]\n";
            folder.write(&task, format!("input_files: {files}\n{properties}"));
            runs.push(run([task], 0, "unreach-call: true\n"));
        }
    }
    folder.write("@arguments.c", ARGUMENTS);
    folder.write("@arguments", ARGUMENTS);
    runs.push(words("@arguments.c", 2, "@arguments.c:1:1: error"));
    runs.push(words("@arguments", 2, "@arguments: neither a C file"));
    runs.push(words(
        "--clang @arguments @arguments.c",
        2,
        "clang `@arguments` not found",
    ));
    let task = "input_files: '@arguments.c'\nproperties: [{property_file: unreach-call.prp}]\n";
    folder.write("arguments.yml", task);
    runs.push(words("arguments.yml", 2, "@arguments.c:1:1: error"));
    runs
}

/// What is no file, or none that could be a program.
fn devices(folder: &Folder) -> Vec<Run> {
    let in_folder = |name: &str| folder.path.join(name);
    let link = |to: &str, name: &str| std::os::unix::fs::symlink(to, in_folder(name)).unwrap();
    for extension in ["c", "ll", "yml"] {
        link("/dev/zero", &format!("zero.{extension}"));
        link(&format!("loop.{extension}"), &format!("loop.{extension}"));
        fs::create_dir(in_folder(&format!("folder.{extension}"))).unwrap();
        let pipe = in_folder(&format!("pipe.{extension}"));
        assert!(Command::new("mkfifo").arg(pipe).status().unwrap().success());
    }
    folder.write("empty.ll", "");
    folder.write("empty.c", "");
    folder.write("binary.c", [0, 1, 2, 255]);
    folder.write("elf.ll", b"\x7fELF");
    folder.write(
        "device.c",
        "#include \"/dev/zero\"\n#include \"/dev/null\"\nint main(void) {}\n",
    );
    // What never comes is not waited for.
    folder.write("piped.c", "#include \"pipe.c\"\nint main(void) {}\n");
    folder.write("itself.c", "#include \"itself.c\"\n");
    folder.write(
        "lined.c",
        "#include <assert.h>\n#line 3 \"/dev/zero\"\nint main(void) { assert(0); }\n",
    );
    let mut runs = vec![
        words("/dev/zero", 2, "cannot read /dev/zero: it is a device"),
        words("/dev/random", 2, "cannot read /dev/random: it is a device"),
        words("/dev/null", 2, "cannot read /dev/null: it is a device"),
        words("/dev/stdin", 2, "cannot read /dev/stdin: it is a device"),
        words("missing.c", 2, "cannot read missing.c: No such file"),
        words("missing", 2, "cannot read missing: No such file"),
        words("empty.c", 2, "empty.c: the program has no function `main`"),
        words("empty.ll", 2, "the file is empty"),
        words("binary.c", 2, "binary.c:1:1"),
        words("elf.ll", 2, "this is an object file or a program"),
        words("device.c", 0, "safe"),
        words("piped.c", 2, "clang was stopped, since it has done nothing"),
        words("itself.c --timeout 20", 2, "#include nested too deeply"),
        words("/proc/self/mem", 2, "cannot read /proc/self/mem"),
        words("lined.c", 1, "assertion `0` failed"),
        words(
            "lined.c --resume /dev/zero",
            2,
            "cannot read /dev/zero: it is a device",
        ),
    ];
    for extension in ["c", "ll", "yml"] {
        let of = |name: &str, says: &str| {
            let file = format!("{name}.{extension}");
            words(&file, 2, &format!("cannot read {file}: {says}"))
        };
        runs.push(of("zero", "it is a device or a pipe"));
        runs.push(of("pipe", "it is a device or a pipe"));
        runs.push(of("folder", "it is a folder"));
        runs.push(of("loop", "Too many levels"));
    }
    runs
}

/// Task files that cannot be read, or mean nothing.
fn tasks(folder: &Folder) -> Vec<Run> {
    let asked = "properties: [{property_file: unreach-call.prp}]\n";
    let bomb: String = (0..30)
        .map(|n| format!("a{}: &a{} [*a{n}, *a{n}, *a{n}, *a{n}]\n", n + 1, n + 1))
        .collect();
    let texts = [
        (
            "only words",
            "not a task: a task is a map".to_owned(),
            "just words".to_owned(),
        ),
        ("nothing", "nothing is in it".to_owned(), String::new()),
        (
            "unasked",
            "no `properties`".to_owned(),
            "input_files: x.c.c\n".to_owned(),
        ),
        ("unnamed", "no `input_files`".to_owned(), asked.to_owned()),
        (
            "strange",
            "`input_file`, which no task has".to_owned(),
            format!("input_file: a.c\n{asked}"),
        ),
        (
            "twice",
            "stands here twice".to_owned(),
            format!("{asked}{asked}"),
        ),
        (
            "bomb",
            "an alias".to_owned(),
            format!("a0: &a0 [x]\n{bomb}"),
        ),
        (
            "deep",
            "recursion limit exceeded".to_owned(),
            "[".repeat(100_000),
        ),
        (
            "second",
            "a second document".to_owned(),
            format!("input_files: a.c\n{asked}---\na: b\n"),
        ),
        (
            "broken",
            "not a task".to_owned(),
            "input_files: [a.c\n".to_owned(),
        ),
        (
            "tabs",
            "not a task".to_owned(),
            "input_files:\n\t- a.c\n".to_owned(),
        ),
        (
            "version",
            "has no version 9".to_owned(),
            format!("format_version: 9\n{asked}"),
        ),
        ("huge", "it has more than".to_owned(), "#".repeat(2 << 20)),
        (
            "gone",
            "cannot read ./gone.c".to_owned(),
            format!("input_files: ./gone.c\n{asked}"),
        ),
        (
            "device",
            "it is a device".to_owned(),
            format!("input_files: /dev/zero\n{asked}"),
        ),
        (
            "itself",
            "neither a C file".to_owned(),
            format!("input_files: itself.yml\n{asked}"),
        ),
    ];
    let mut runs = Vec::new();
    for (name, says, text) in texts {
        let file = format!("{name}.yml");
        folder.write(&file, text);
        runs.push(run([file], 2, says));
    }
    folder.write("latin.yml", b"input_files: \xe9.c\n");
    runs.push(words("latin.yml", 2, "it is not text (UTF-8)"));
    folder.write("long.yml", format!("input_files: long.c\n{asked}"));
    runs.push(words(
        "long.yml --timeout 1",
        3,
        "unreach-call: unknown: the time given",
    ));
    runs
}

/// Limits on time, memory and more, and options that make no sense.
fn limits() -> Vec<Run> {
    let time = "the time given with --timeout is up";
    let memory = "it needs more memory than --max-memory allows";
    let mut runs = vec![
        words("long.c --timeout 0", 3, time),
        words("slow.c --timeout 0.5", 3, time),
        words("slow.c --timeout 0.5 --format json", 3, time),
        words("slow.c --max-memory 40M", 3, memory),
        words("long.c --max-memory 1", 3, memory),
        words("long.c --max-memory 0", 3, memory),
        words("long.c --max-memory 0 --format json", 3, memory),
        words(
            "long.c --max-executions 1",
            3,
            "--max-executions is reached",
        ),
        words("long.c --max-events 10", 3, "--max-events"),
        words("long.c --timeout -1", 2, "not a number of seconds"),
        words("long.c --timeout nan", 2, "not a number of seconds"),
        words("long.c --max-memory much", 2, "not a number of bytes"),
        words(
            "long.c --max-memory 99999999999G",
            2,
            "not a number of bytes",
        ),
        words("long.c --max-allocation -1", 2, "unexpected argument"),
        words("long.c --unroll 0", 2, "0 is not in"),
        words("long.c --algorithm best", 2, "invalid value 'best'"),
        words("long.c -fplugin=owned.so", 2, "unexpected argument"),
        words("long.c --clang /dev/null", 2, "clang `/dev/null` not found"),
        words("long.c --nondet 3..1", 2, "there is nothing from 3 to 1"),
    ];
    for algorithm in [
        "source",
        "optimal",
        "observers",
        "rf",
        "rvf",
        "dc",
        "vc",
        "view",
    ] {
        let line = format!("long.c --timeout 0.5 -a {algorithm}");
        runs.push(words(&line, 3, time));
    }
    for algorithm in ["optimal", "rf", "view"] {
        let line = format!("long.c --max-memory 30M --timeout 25 -a {algorithm} --format json");
        runs.push(words(&line, 3, "\"verdict\":\"incomplete\""));
    }
    runs
}

/// Signals while clang runs, while the search does, and in tasks.
fn signals() -> Vec<Run> {
    let mut runs = Vec::new();
    for signal in ["INT", "TERM", "HUP"] {
        for (line, says) in [
            ("slow.c", "the search did not finish: interrupted"),
            ("long.c -a rf", "the search did not finish: interrupted"),
            ("long.c --format json", "\"reason\":\"interrupted\""),
            ("long.yml", "unreach-call: unknown: interrupted"),
        ] {
            let signal = Some(signal);
            runs.push(Run {
                signal,
                ..words(line, 3, says)
            });
        }
    }
    runs
}
