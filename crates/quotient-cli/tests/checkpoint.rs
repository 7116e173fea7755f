//! A check that is killed, stopped or put down goes on from its checkpoint, and tells what it would have told.
//!
//! With the other tests some are killed. By hand, any number:
//!
//! ```text
//! QUOTIENT_KILLS=200 cargo test --release -p quotient-cli --test checkpoint kills
//! ```

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/parallel.rs"]
mod parallel;
#[path = "common/signals.rs"]
mod signals;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::{Command, Output, Stdio};
use std::time::Duration;

use clangs::CLANG;
use serde_json::Value;

/// How many checks are killed, all together.
const KILLS: usize = 30;

/// Programs that take a while, each with what the command is told of it.
const PROGRAMS: [(&str, &str); 5] = [
    ("fib-bench", "-DN=4"),
    ("sigma", "-DN=6"),
    ("casrot", "-DN=9"),
    ("lastzero", "-DN=10"),
    ("race-parametric", "-DN=4"),
];

const ALGORITHMS: [&str; 4] = ["optimal", "rf", "vc", "view"];

fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs")
}

/// A file for checkpoints that does not exist.
fn file(name: &str) -> PathBuf {
    let file = Path::new(env!("CARGO_TARGET_TMPDIR")).join(name);
    let _ = fs::remove_file(&file);
    file
}

fn command(program: &str, define: &str, arguments: &[&str]) -> Command {
    let mut command = Command::new(env!("CARGO_BIN_EXE_quotient"));
    command
        .arg("check")
        .arg(programs().join(program).with_extension("c"))
        .args(["--format", "json", "--clang", CLANG])
        .args(arguments)
        .args(["--", define])
        .stdout(Stdio::piped())
        .stderr(Stdio::piped());
    command
}

/// What the command says, but for how long it took.
fn report(output: &Output) -> Value {
    let text = String::from_utf8_lossy(&output.stdout);
    let mut report: Value = serde_json::from_str(&text).unwrap_or_else(|error| {
        let complaint = String::from_utf8_lossy(&output.stderr);
        panic!("{error}: {text}{complaint}");
    });
    if let Some(report) = report.as_object_mut() {
        report.remove("seconds");
    }
    report
}

fn run(program: &str, define: &str, arguments: &[&str]) -> Value {
    report(&command(program, define, arguments).output().unwrap())
}

/// The arguments with which a check begins, or goes on if there is a file.
fn kept(file: &Path) -> [&str; 4] {
    let option = match file.exists() {
        true => "--resume",
        false => "--checkpoint",
    };
    let path = file.to_str().unwrap();
    [option, path, "--checkpoint-every", "0.02"]
}

fn draw(seed: &mut u64, count: u64) -> u64 {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    (*seed >> 33) % count
}

#[test]
fn kills_lose_nothing() {
    let kills = std::env::var("QUOTIENT_KILLS").map_or(KILLS, |kills| kills.parse().unwrap());
    let cases = PROGRAMS.iter().flat_map(|&(program, define)| {
        ALGORITHMS.map(move |algorithm| (program, define, algorithm))
    });
    let cases: Vec<_> = cases.collect();
    let each = kills.div_ceil(cases.len());
    parallel::assert_all(&cases, |&(program, define, algorithm)| {
        let plain = [
            "--algorithm",
            algorithm,
            "--no-purity",
            "--no-await",
            "--no-ifaa",
        ];
        let whole = run(program, define, &plain);
        let mut seed = program.len() as u64 * 31 + algorithm.len() as u64;
        let file = file(&format!("killed-{program}-{algorithm}"));
        for nth in 0..each {
            let threads = ["1", "2", "3"][draw(&mut seed, 3) as usize];
            let mut arguments = plain.to_vec();
            arguments.extend(kept(&file));
            arguments.extend(["--threads", threads]);
            let mut child = command(program, define, &arguments).spawn().unwrap();
            // The later ones come further, and are killed later.
            let wait = 40 + draw(&mut seed, 200 + 20 * nth as u64);
            std::thread::sleep(Duration::from_millis(wait));
            child.kill().unwrap();
            child.wait().unwrap();
        }
        let mut arguments = plain.to_vec();
        arguments.extend(kept(&file));
        let gone_on = run(program, define, &arguments);
        let counts =
            |report: &Value| ["complete", "blocked", "redundant"].map(|n| report[n].clone());
        let _ = fs::remove_file(&file);
        (counts(&gone_on) != counts(&whole)).then(|| {
            format!(
                "{program} {algorithm}: {:?}, not {:?}",
                counts(&gone_on),
                counts(&whole)
            )
        })
    });
}

/// One thread that is put down again and again tells just what it tells otherwise, steps and violations included.
#[test]
fn reports_are_the_same() {
    let cases = [
        ("fib-bench", "-DN=3", "source", "700"),
        ("fib-bench", "-DN=3", "optimal", "700"),
        ("fib-bench", "-DN=3", "observers", "700"),
        ("fib-bench", "-DN=3", "rf", "300"),
        ("fib-bench", "-DN=3", "rvf", "300"),
        ("fib-bench", "-DN=3", "vc", "100"),
        ("fib-bench", "-DN=3", "dc", "300"),
        ("fib-bench", "-DN=3", "view", "100"),
        ("reorder", "-DN=3", "view", "2"),
        ("seqlock", "-DN=3", "view", "20"),
        ("reorder", "-DN=3", "optimal", "5"),
        ("reorder", "-DN=3", "rf", "5"),
        ("tas", "-DBUG", "source", "3"),
        ("netbsd", "-DN=2", "optimal", "400"),
        ("seqlock", "-DN=3", "vc", "40"),
        ("mpmc-queue", "-DN=2", "rf", "20"),
        ("mpmc-queue", "-DN=2", "optimal", "20"),
    ];
    parallel::assert_all(&cases, |&(program, define, algorithm, most)| {
        let most: u64 = most.parse().unwrap();
        let mut wrong = Vec::new();
        for keep_going in [&[][..], &["--keep-going"]] {
            let mut plain = vec!["--algorithm", algorithm, "--coverage"];
            plain.extend(keep_going);
            let whole = run(program, define, &plain);
            let file = file(&format!("same-{program}-{algorithm}-{}", keep_going.len()));
            let mut last = Value::Null;
            for round in 1..200 {
                let limit = (round * most).to_string();
                let mut arguments = plain.clone();
                arguments.extend(kept(&file));
                arguments.extend(["--max-executions", &limit]);
                last = run(program, define, &arguments);
                if last["reason"] == whole["reason"] {
                    break;
                }
            }
            if last != whole {
                wrong.push(format!(
                    "{program} {algorithm} {keep_going:?}: {last}\nnot {whole}"
                ));
                continue;
            }
            // What is over is told at once.
            let mut arguments = plain.clone();
            arguments.extend(kept(&file));
            let again = run(program, define, &arguments);
            if again != whole {
                wrong.push(format!("{program} {algorithm}, over: {again}\nnot {whole}"));
            }
        }
        wrong
    });
}

/// A signal, or the end of the time, leaves a checkpoint.
#[test]
fn what_is_stopped_is_kept() {
    let (program, define) = ("fib-bench", "-DN=5");
    let plain = ["--algorithm", "optimal", "--no-purity"];
    let whole = run(program, define, &plain);
    for (name, seconds) in [("timeout", "0.4"), ("signal", "100")] {
        let file = file(&format!("stopped-{name}"));
        let path = file.to_str().unwrap();
        let mut arguments = plain.to_vec();
        arguments.extend(["--checkpoint", path, "--timeout", seconds]);
        let mut child = command(program, define, &arguments).spawn().unwrap();
        if name == "signal" {
            std::thread::sleep(Duration::from_millis(400));
            signals::send("TERM", child.id());
        }
        let code = child.wait().unwrap().code();
        // It may have been over, on a machine that has nothing else to do.
        assert!(matches!(code, Some(0 | 3)), "{name}: {code:?}");
        if !file.exists() {
            // Clang took all of the time.
            continue;
        }
        let text = fs::read(&file).unwrap();
        let text = String::from_utf8_lossy(&text[..2000.min(text.len())]).into_owned();
        assert!(text.contains("explored: "), "{text}");
        let mut arguments = plain.to_vec();
        arguments.extend(["--resume", path, "--threads", "2"]);
        let gone_on = run(program, define, &arguments);
        for count in ["complete", "blocked", "redundant"] {
            assert_eq!(gone_on[count], whole[count], "{name}");
        }
    }
}

/// A file that is not whole, or not of this check, is refused, and said why.
#[test]
fn others_are_refused() {
    let file = file("refused");
    let path = file.to_str().unwrap();
    let (program, define) = ("fib-bench", "-DN=3");
    run(
        program,
        define,
        &["--checkpoint", path, "--max-executions", "500"],
    );
    let whole = fs::read(&file).unwrap();
    let refused = |bytes: &[u8], program: &str, define: &str, options: &[&str]| {
        fs::write(&file, bytes).unwrap();
        let mut arguments = vec!["--resume", path];
        arguments.extend(options);
        let output = command(program, define, &arguments).output().unwrap();
        assert_eq!(output.status.code(), Some(2), "{output:?}");
        String::from_utf8_lossy(&output.stderr).into_owned()
    };
    for nth in 0..16 {
        let mut damaged = whole.clone();
        let at = whole.len() * nth / 16;
        damaged[at] ^= 1 << (nth % 8);
        let why = refused(&damaged, program, define, &[]);
        assert!(
            why.contains("damaged") || why.contains("is no checkpoint"),
            "{why}"
        );
    }
    for length in [0, 10, whole.len() / 2, whole.len() - 1] {
        let why = refused(&whole[..length], program, define, &[]);
        assert!(
            why.contains("damaged") || why.contains("is no checkpoint"),
            "{why}"
        );
    }
    let why = refused(&whole, program, "-DN=4", &[]);
    assert!(why.contains("another program"), "{why}");
    let why = refused(&whole, program, define, &["--algorithm", "rf"]);
    assert!(why.contains("algorithm was optimal, and is rf"), "{why}");
    let why = refused(&whole, program, define, &["--unroll", "3"]);
    assert!(why.contains("unroll was"), "{why}");
    let other = String::from_utf8_lossy(&whole).replacen("version: ", "version: 0.", 1);
    let why = refused(other.as_bytes(), program, define, &[]);
    assert!(why.contains("damaged"), "{why}");
    fs::remove_file(&file).unwrap();
    let missing = command(program, define, &["--resume", path])
        .output()
        .unwrap();
    assert_eq!(missing.status.code(), Some(2));
    let unable = ["--algorithm", "auto", "--checkpoint", path];
    let output = command(program, define, &unable).output().unwrap();
    assert_eq!(output.status.code(), Some(2));
    let why = String::from_utf8_lossy(&output.stderr);
    assert!(why.contains("auto cannot write checkpoints"), "{why}");
}
