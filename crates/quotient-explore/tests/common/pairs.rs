//! The data races that an algorithm finds, as brute force has them.

use std::collections::BTreeSet;

use quotient_explore::{Algorithm, Error, Options, RaceReading, Races, Report};
use quotient_hunt::explore;
use quotient_model::FailureKind;
use quotient_oracle::BuilderProgram;

/// Two lines, the smaller first.
pub type Pair = (u32, u32);

/// Looks for data races.
pub fn explored(
    program: &BuilderProgram,
    algorithm: Algorithm,
    symmetry: bool,
    reading: RaceReading,
) -> Result<Report, Error> {
    let options = Options {
        algorithm,
        symmetry,
        keep_going: true,
        races: Some(Races {
            reading,
            violations: true,
        }),
        ..Options::default()
    };
    explore(program.clone(), options)
}

/// The lines of all data races that are found.
pub fn racing_lines(
    program: &BuilderProgram,
    algorithm: Algorithm,
    symmetry: bool,
    reading: RaceReading,
) -> BTreeSet<Pair> {
    let report = explored(program, algorithm, symmetry, reading).expect("it finds races");
    assert_eq!(report.stopped, None);
    let races = report.violations.iter();
    let races = races.filter(|violation| violation.failure.kind == FailureKind::Race);
    races
        .map(|violation| {
            let lines = violation.accesses.iter().map(|access| {
                let source = access.source.as_ref();
                source.map_or(0, |source| source.line)
            });
            let lines: Vec<u32> = lines.collect();
            let shown = violation.trace.iter();
            let shown: Vec<u32> = shown
                .map(|step| step.source.as_ref().map_or(0, |s| s.line))
                .collect();
            match reading {
                // The execution ends with the two.
                RaceReading::Interleaving => assert!(shown.ends_with(&lines)),
                RaceReading::C11 => {
                    assert!(shown.ends_with(&lines[1..]) && shown.contains(&lines[0]))
                }
            }
            (lines[0].min(lines[1]), lines[0].max(lines[1]))
        })
        .collect()
}
