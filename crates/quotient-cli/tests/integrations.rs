//! What others build on: the CMake package, with the headers for GoogleTest and Catch2. Debian's cmake is installed first if
//! it is missing.

#[path = "common/clangs.rs"]
mod clangs;

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use clangs::CLANG;

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

fn text(output: &Output) -> String {
    let all = [output.stdout.as_slice(), &output.stderr].concat();
    String::from_utf8_lossy(&all).into_owned()
}

fn install_cmake() {
    if Command::new("ctest").arg("--version").output().is_ok() {
        return;
    }
    let script = root().join("scripts/install-packages.sh");
    let installed = Command::new(&script).arg("cmake").status();
    let installed = installed.unwrap_or_else(|e| panic!("{}: {e}", script.display()));
    assert!(
        installed.success(),
        "cmake cannot be installed; the test of its package needs it"
    );
}

#[test]
fn a_cmake_project_has_its_programs_checked_by_ctest() {
    install_cmake();
    let source = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/integrations");
    let build = std::env::temp_dir().join(format!("quotient-cmake-{}", std::process::id()));
    let run = |command: &mut Command| {
        let command = command
            .env("CLANG", CLANG)
            .env("XDG_CACHE_HOME", build.join("cache"));
        command.output().expect("cmake is there")
    };
    let package = root().join("integrations/cmake");
    let configured = run(Command::new("cmake")
        .arg("-S")
        .arg(&source)
        .arg("-B")
        .arg(&build)
        .arg(format!("-DQuotient_DIR={}", package.display()))
        .arg(format!(
            "-DQUOTIENT_EXECUTABLE={}",
            env!("CARGO_BIN_EXE_quotient")
        )));
    assert!(configured.status.success(), "{}", text(&configured));
    let ctest = run(Command::new("ctest")
        .arg("--test-dir")
        .arg(&build)
        .args(["-V", "-j2"]));
    let _ = std::fs::remove_dir_all(&build);
    let said = text(&ctest);
    for (name, result) in [
        ("unlocked", "Passed"),
        ("locked", "Passed"),
        ("wrong", "***Failed"),
        ("google", "Passed"),
        ("catch", "Passed"),
    ] {
        let mut lines = said
            .lines()
            .filter(|line| line.contains("Test ") && line.contains(&format!(": {name} ..")));
        assert!(
            lines.any(|line| line.contains(result)),
            "{name}: not {result}:\n{said}"
        );
    }
    for line in [
        "google.cpp: test_Counter_Atomic: safe",
        "google.cpp: test_Pair_LosesOne: violation (assertion)",
        "google.cpp: test_Pair_HasSome: safe",
        "safe, 2 executions, expected deadlock",
        "violation (deadlock)",
    ] {
        assert!(said.contains(line), "{line}:\n{said}");
    }
}
