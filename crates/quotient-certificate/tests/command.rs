//! `quotient-certify`, as a user runs it, on programs of the repository.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};
use std::{env, fs, process};

use quotient::{Algorithm, ExploreOptions, Explored, Input, Loops, Options, check};
use quotient_certificate::Writer;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The certificate of a program, as the search gives it.
fn certificate(program: &Path) -> String {
    let mut writer = Writer::default();
    let mut note = |explored: Explored<'_>| match explored {
        Explored::Execution(execution) => writer.add(execution),
        Explored::StartedOver => writer = Writer::default(),
    };
    let explore = ExploreOptions {
        algorithm: Algorithm::Optimal,
        symmetry: false,
        on_execution: Some(&mut note),
        ..ExploreOptions::default()
    };
    let options = Options {
        loops: Loops::PLAIN,
        explore,
        ..Options::default()
    };
    let input = Input::file(program);
    let report = check(&input, options).expect("it can be checked");
    assert!(report.stopped.is_none() && report.violations.is_empty());
    writer.finish()
}

fn certify(text: &str, program: &Path) -> Output {
    let name = format!("quotient-certificate-{}-{:p}", process::id(), text);
    let file = env::temp_dir().join(name);
    fs::write(&file, text).expect("a file can be written");
    let mut command = Command::new(env!("CARGO_BIN_EXE_quotient-certify"));
    let output = command.arg(&file).arg(program).output();
    fs::remove_file(&file).expect("it is there");
    output.expect("the command can be run")
}

#[test]
fn what_was_explored_is_accepted_and_nothing_less() {
    for program in [
        "bounded_queue.c",
        "readers_writers.c",
        "michael_scott_queue.c",
    ] {
        let program = root().join("programs/real").join(program);
        let text = certificate(&program);
        let accepted = certify(&text, &program);
        let said = String::from_utf8_lossy(&accepted.stdout);
        assert!(
            accepted.status.success() && said.starts_with("accepted: "),
            "{said}"
        );
        // The last execution is missing, and the sum is right.
        let lines: Vec<&str> = text.lines().collect();
        let body = lines[..lines.len() - 2].join("\n");
        let refused = certify(&signed(&body), &program);
        let said = String::from_utf8_lossy(&refused.stdout);
        assert_eq!(refused.status.code(), Some(1), "{said}");
        assert!(said.starts_with("refused: in execution "), "{said}");
    }
}

#[test]
fn what_is_none_is_told() {
    let program = root().join("programs/real/bounded_queue.c");
    for (text, says) in [
        ("", "does not begin with the line"),
        ("quotient certificate 1\ne 0 0\n00\n", "has been changed"),
        (
            &signed("quotient certificate 1\ne 1 0"),
            "line 2 cannot be read",
        ),
        (
            &signed("quotient certificate 1\nt 7 1"),
            "line 2 cannot be read",
        ),
    ] {
        let output = certify(text, &program);
        let said = String::from_utf8_lossy(&output.stderr);
        assert_eq!(output.status.code(), Some(2), "{said}");
        assert!(said.contains(says), "{said}");
    }
    let other = certify(&signed("quotient certificate 1\ne 0 0*3"), &program);
    assert_eq!(other.status.code(), Some(1));
}

fn signed(body: &str) -> String {
    use sha2::{Digest, Sha256};
    let sum = Sha256::digest(body.as_bytes());
    let sum: String = sum.iter().map(|byte| format!("{byte:02x}")).collect();
    format!("{body}\n{sum}\n")
}
