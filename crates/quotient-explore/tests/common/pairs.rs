//! The data races that an algorithm finds, as brute force has them.

use std::collections::BTreeSet;

use quotient_explore::{Algorithm, Error, Options, Report, explore};
use quotient_model::FailureKind;
use quotient_oracle::BuilderProgram;

/// Two lines, the smaller first.
pub type Pair = (u32, u32);

/// Looks for data races.
pub fn explored(
    program: &BuilderProgram,
    algorithm: Algorithm,
    symmetry: bool,
) -> Result<Report, Error> {
    let options = Options {
        algorithm,
        symmetry,
        keep_going: true,
        races: true,
        ..Options::default()
    };
    explore(program.clone(), options)
}

/// The lines of all data races that are found.
pub fn racing_lines(
    program: &BuilderProgram,
    algorithm: Algorithm,
    symmetry: bool,
) -> BTreeSet<Pair> {
    let report = explored(program, algorithm, symmetry).expect("it finds races");
    assert_eq!(report.stopped, None);
    let races = report.violations.iter();
    let races = races.filter(|violation| violation.failure.kind == FailureKind::Race);
    races
        .map(|violation| {
            // The execution ends with the two.
            let [.., first, second] = &violation.trace[..] else {
                panic!("a race has two accesses");
            };
            let lines = violation.accesses.iter().map(|access| {
                let source = access.source.as_ref();
                source.map_or(0, |source| source.line)
            });
            let lines: Vec<u32> = lines.collect();
            let shown = [first, second].map(|step| step.source.as_ref().map_or(0, |s| s.line));
            assert_eq!(lines, shown);
            (lines[0].min(lines[1]), lines[0].max(lines[1]))
        })
        .collect()
}
