//! A bound on preemptions: just the traces that have an interleaving with so few are explored, by brute force, and each once.

use std::collections::BTreeSet;

use quotient_explore::{Explored, Options, Report, Stop};
use quotient_hunt::explore;
use quotient_model::{ClassKey, Equivalence};
use quotient_oracle::{BuilderProgram, Programs, fewest_preemptions};

const KINDS: [Programs; 7] = [
    Programs::Usual,
    Programs::Awaiting,
    Programs::Adding,
    Programs::Gated,
    Programs::Reinitialised,
    Programs::Freed,
    Programs::Sections,
];

/// Explores what needs at most so many preemptions; the traces, in the order in which they were explored.
fn explored(program: &BuilderProgram, most: u32) -> (Report, Vec<ClassKey>) {
    let mut classes = Vec::new();
    let mut on_execution = |explored: Explored<'_>| match explored {
        Explored::Execution(execution) => {
            classes.push(Equivalence::Mazurkiewicz.class(execution));
        }
        Explored::StartedOver => classes.clear(),
    };
    let options = Options {
        preemptions: Some(most),
        keep_going: true,
        self_check: true,
        on_execution: Some(&mut on_execution),
        ..Options::default()
    };
    let report = explore(program.clone(), options).expect("the program can be run");
    (report, classes)
}

#[test]
fn just_what_needs_few_preemptions_is_explored() {
    let (mut compared, mut bounded) = (0, 0);
    for kind in KINDS {
        for seed in 0..80 {
            let listing = kind.generate(seed);
            let program = BuilderProgram::new(&listing).expect("a well-formed listing");
            let Ok(fewest) = fewest_preemptions(&program, 10_000) else {
                continue;
            };
            for most in 0..4 {
                let name = format!("{kind:?} {seed}, {most} preemptions\n{listing}");
                let expected: BTreeSet<&ClassKey> = fewest
                    .iter()
                    .filter(|&(_, &fewest)| fewest <= most)
                    .map(|(class, _)| class)
                    .collect();
                let (report, classes) = explored(&program, most);
                let met: BTreeSet<&ClassKey> = classes.iter().collect();
                assert_eq!(met.len(), classes.len(), "some twice: {name}");
                assert_eq!(met, expected, "{name}");
                match report.stopped {
                    // Nothing was left out.
                    None => assert_eq!(met.len(), fewest.len(), "{name}"),
                    stopped => assert_eq!(stopped, Some(Stop::Preemptions(most)), "{name}"),
                }
                compared += 1;
                bounded += u32::from(met.len() < fewest.len());
            }
        }
    }
    assert!(compared > 1_000 && bounded > 300, "{bounded} of {compared}");
}
