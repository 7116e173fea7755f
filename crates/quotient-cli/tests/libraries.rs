//! The drivers of `programs/libraries`, with the verdicts of the table beside them. The packages that are
//! missing are installed first, which needs the network and the rights to do so.

#[path = "common/clangs.rs"]
mod clangs;
#[path = "common/parallel.rs"]
mod parallel;

use std::path::{Path, PathBuf};
use std::process::Command;

use clangs::CLANG;

/// A run of a driver, and what must come of it.
struct Case {
    driver: PathBuf,
    flags: Vec<String>,
    /// What is asked for besides.
    options: &'static [&'static str],
    /// `safe`, or a kind of violation.
    verdict: String,
}

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// A header of each package, by which it is seen whether it is there.
const HEADERS: [(&str, &str); 9] = [
    ("libck-dev", "ck_pr.h"),
    ("libboost-dev", "boost/lockfree/queue.hpp"),
    ("liburcu-dev", "x86_64-linux-gnu/urcu/wfcqueue.h"),
    (
        "libconcurrentqueue-dev",
        "concurrentqueue/concurrentqueue.h",
    ),
    (
        "libreaderwriterqueue-dev",
        "readerwriterqueue/readerwriterqueue.h",
    ),
    ("libatomic-queue-dev", "atomic_queue/atomic_queue.h"),
    ("libtbb-dev", "oneapi/tbb/spin_mutex.h"),
    ("libcds-dev", "cds/sync/spinlock.h"),
    ("libdpdk-dev", "dpdk/rte_ring.h"),
];

fn install() {
    let missing = |(_, header): &&(&str, &str)| !Path::new("/usr/include").join(header).exists();
    let missing: Vec<_> = HEADERS
        .iter()
        .filter(missing)
        .map(|(name, _)| *name)
        .collect();
    if missing.is_empty() {
        return;
    }
    let script = root().join("scripts/install-packages.sh");
    let installed = Command::new(&script).args(&missing).status();
    let installed = installed.unwrap_or_else(|e| panic!("{}: {e}", script.display()));
    assert!(
        installed.success(),
        "the packages {} cannot be installed; the drivers of programs/libraries need them",
        missing.join(" ")
    );
}

fn cases() -> Vec<Case> {
    let folder = root().join("programs/libraries");
    let table = std::fs::read_to_string(folder.join("expected.csv")).expect("the table");
    let mut cases = Vec::new();
    for line in table.lines().skip(1) {
        let fields: Vec<_> = line.split(',').collect();
        let &[driver, package, flags, two, three, bug, tso, rc11, _note] = &fields[..] else {
            panic!("a row with other fields: {line}");
        };
        let known = HEADERS.iter().any(|(name, _)| *name == package);
        assert!(known, "an unknown package: {line}");
        let ways: [(_, &[_], _); 5] = [
            ("-DTHREADS=2", &[], two),
            ("-DTHREADS=3", &[], three),
            ("-DBUG", &[], bug),
            ("-DTHREADS=2", &["--memory", "tso"], tso),
            ("-DTHREADS=2", &["--memory", "rc11"], rc11),
        ];
        for (define, options, verdict) in ways {
            if verdict.is_empty() {
                continue;
            }
            let flags = flags.split_whitespace().chain([define]);
            cases.push(Case {
                driver: folder.join(driver),
                flags: flags.map(str::to_owned).collect(),
                options,
                verdict: verdict.to_owned(),
            });
        }
    }
    cases
}

#[test]
fn drivers_of_libraries_get_their_verdicts() {
    install();
    let cases = cases();
    assert!(cases.len() > 200, "the table has lost rows");
    parallel::assert_all(&cases, |case| {
        let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
            .args([
                "check",
                "--format",
                "json",
                "--timeout",
                "60",
                "--clang",
                CLANG,
            ])
            .args(case.options)
            .arg(&case.driver)
            .arg("--")
            .args(&case.flags)
            .output()
            .expect("the command runs");
        let text = String::from_utf8_lossy(&output.stdout);
        let wanted = match case.verdict.as_str() {
            "safe" => "\"verdict\":\"safe\"".to_owned(),
            kind => format!("\"kind\":\"{kind}\""),
        };
        let right = text.replace(": ", ":").contains(&wanted);
        let name = case.driver.file_name().unwrap_or_default().display();
        let flags = format!("{} {}", case.options.join(" "), case.flags.join(" "));
        let said = format!("{text}{}", String::from_utf8_lossy(&output.stderr));
        let what = format!("{name} {flags}: not {}: {said:.400}", case.verdict);
        (!right).then_some(what)
    });
}
