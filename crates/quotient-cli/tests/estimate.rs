//! `quotient estimate`: small programs are told exactly, larger ones within the interval.

#[path = "common/clangs.rs"]
mod clangs;

use std::path::Path;
use std::process::Command;

use clangs::CLANG;
use serde_json::Value;

fn estimate(arguments: &[&str], flags: &[&str]) -> Value {
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .arg("estimate")
        .args(arguments)
        .args(["--clang", CLANG, "--format", "json", "--"])
        .args(flags)
        .current_dir(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs"))
        .output()
        .unwrap();
    let error = String::from_utf8_lossy(&output.stderr);
    assert_eq!(output.status.code(), Some(0), "{error}");
    serde_json::from_slice(&output.stdout).unwrap()
}

#[test]
fn what_is_small_is_known() {
    let told = estimate(&["lastwrite.c", "--no-symmetry"], &["-DN=5"]);
    assert_eq!(told["exact"], true);
    assert_eq!(told["executions"], 120);
    assert_eq!(
        (&told["low"], &told["high"]),
        (&told["executions"], &told["executions"])
    );
}

#[test]
fn what_is_large_is_estimated() {
    // Counts as in programs/counts.csv; each of these has a narrow interval.
    for (program, flags, count) in [
        ("race-parametric.c", "-DN=6", 372_436.0),
        ("stack.c", "-DN=11", 705_432.0),
        ("45_monabsex.c", "-DN=6", 518_400.0),
    ] {
        let plain = ["--no-purity", "--no-await", "--no-ifaa", "--no-symmetry"];
        let walks = ["--walks", "4000"];
        let told = estimate(&[&[program][..], &plain, &walks].concat(), &[flags]);
        assert_eq!(told["exact"], false);
        let number = |name: &str| told[name].as_f64().unwrap();
        let ratio = number("executions") / count;
        assert!((0.8..1.25).contains(&ratio), "{program}: {told}");
        assert!(number("low") < number("high"), "{program}: {told}");
        assert!(
            number("low") * 0.9 < count && count < number("high") * 1.1,
            "{told}"
        );
        assert!(number("seconds") > 0.0);
    }
}

#[test]
fn the_same_seed_gives_the_same_number() {
    let draw =
        || estimate(&["race-parametric.c", "--walks", "500"], &["-DN=6"])["executions"].clone();
    assert_eq!(draw(), draw());
}
