//! The judge finds the faults that it is made to find, in algorithms made to have them.

use quotient_model::{Equivalence, FailureKind, ThreadId};
use quotient_oracle::short::*;
use quotient_oracle::{
    BuilderProgram, Census, Expectation, Fault, Judgement, Listing, Outcome, Programs, Reached,
    Seeds, Subject, enumerate, generate, hunt, judge,
};

const LIMIT: u64 = 1_000;

/// Explores one execution per class, because it asks brute force, and then spoils the outcome.
struct Spoilt {
    equivalence: Equivalence,
    spoil: fn(&mut Outcome),
}

impl Subject for Spoilt {
    fn name(&self) -> &str {
        "spoilt"
    }

    fn equivalence(&self) -> Equivalence {
        self.equivalence
    }

    fn run(&self, program: BuilderProgram) -> Outcome {
        let census = enumerate(&program, u64::MAX).expect("no limit");
        let mut outcome = honest(&census, self.equivalence);
        (self.spoil)(&mut outcome);
        outcome
    }
}

fn honest(census: &Census, equivalence: Equivalence) -> Outcome {
    let classes = census.classes(equivalence);
    let executions = classes.complete.values().chain(classes.blocked.values());
    Outcome {
        executions: executions.cloned().collect(),
        redundant: 0,
        failures: census.failures.clone(),
    }
}

fn program(listing: &Listing) -> BuilderProgram {
    BuilderProgram::new(listing).expect("the test's listing is well formed")
}

/// Three reads-from classes of two views.
fn listing() -> Listing {
    Listing::parallel(
        &[0],
        vec![
            vec![store(X, 1)],
            vec![store(X, 1)],
            vec![load(0, X), assert(ne(0, 1))],
        ],
    )
}

fn fault(
    equivalence: Equivalence,
    expectation: Expectation,
    spoil: fn(&mut Outcome),
) -> Option<Fault> {
    let subject = Spoilt { equivalence, spoil };
    match judge(&subject, &program(&listing()), expectation, LIMIT) {
        Ok(Judgement::Agrees { .. }) => None,
        Ok(Judgement::Skipped(error)) => panic!("{error}"),
        Err(disagreement) => Some(disagreement.fault),
    }
}

#[test]
fn no_fault_in_one_execution_per_class() {
    let seeds = Seeds {
        start: 0,
        count: 40,
        today: 0,
        limit: LIMIT,
        kind: Programs::Usual,
    };
    for equivalence in Equivalence::ALL {
        let subject = Spoilt {
            equivalence,
            spoil: |_| {},
        };
        for expectation in [
            Expectation::Exactly,
            Expectation::Covers,
            Expectation::Meets,
        ] {
            let tally = hunt(&subject, expectation, seeds, 2)
                .unwrap_or_else(|found| panic!("{equivalence:?}: {found}"));
            assert!(tally.agreed > 25 && tally.agreed + tally.skipped == 40);
        }
    }
}

#[test]
fn a_class_left_out() {
    let spoil = |outcome: &mut Outcome| {
        outcome.executions.pop();
    };
    let found = fault(Equivalence::ReadsFrom, Expectation::Exactly, spoil);
    assert!(
        matches!(found, Some(Fault::Misses { missed: (1, 3), .. })),
        "{found:?}"
    );
    let found = fault(Equivalence::View, Expectation::Meets, spoil);
    assert!(
        matches!(found, Some(Fault::Misses { missed: (1, 2), .. })),
        "{found:?}"
    );
}

#[test]
fn covering_takes_no_more_than_the_views() {
    let one_a_view = |outcome: &mut Outcome| {
        let mut met = std::collections::HashSet::new();
        outcome
            .executions
            .retain(|execution| met.insert(Equivalence::View.class(execution)));
    };
    let found = fault(Equivalence::ReadsFrom, Expectation::Covers, one_a_view);
    assert!(found.is_none(), "{found:?}");
    let found = fault(Equivalence::ReadsFrom, Expectation::Exactly, one_a_view);
    assert!(matches!(found, Some(Fault::Misses { .. })), "{found:?}");
}

#[test]
fn a_class_explored_twice() {
    let spoil = |outcome: &mut Outcome| {
        let again = outcome.executions[0].clone();
        outcome.executions.push(again);
    };
    for expectation in [Expectation::Exactly, Expectation::Covers] {
        let found = fault(Equivalence::ReadsFrom, expectation, spoil);
        assert!(matches!(found, Some(Fault::Repeats(..))), "{found:?}");
    }
    assert!(fault(Equivalence::ReadsFrom, Expectation::Meets, spoil).is_none());
}

#[test]
fn too_fine_an_exploration_is_not_exact() {
    struct TooFine;
    impl Subject for TooFine {
        fn name(&self) -> &str {
            "too fine"
        }
        fn equivalence(&self) -> Equivalence {
            Equivalence::View
        }
        fn run(&self, program: BuilderProgram) -> Outcome {
            let census = enumerate(&program, u64::MAX).expect("no limit");
            honest(&census, Equivalence::ReadsFrom)
        }
    }
    let found = judge(&TooFine, &program(&listing()), Expectation::Exactly, LIMIT);
    assert!(matches!(
        found.map_err(|disagreement| disagreement.fault),
        Err(Fault::Repeats(..))
    ));
}

#[test]
fn executions_that_cannot_happen() {
    let wrong_value = |outcome: &mut Outcome| {
        for event in &mut outcome.executions[0].events {
            event.observed += 1;
        }
    };
    let out_of_order = |outcome: &mut Outcome| outcome.executions[0].events.reverse();
    for spoil in [wrong_value, out_of_order] {
        let found = fault(Equivalence::View, Expectation::Exactly, spoil);
        assert!(matches!(found, Some(Fault::Unreal(..))), "{found:?}");
    }
    let found = fault(Equivalence::View, Expectation::Exactly, |outcome| {
        outcome.executions[0].events.pop();
    });
    assert!(matches!(found, Some(Fault::Unfinished(_))), "{found:?}");
}

/// An algorithm numbers threads as it meets them; the judge must not mind.
#[test]
fn thread_numbers_do_not_matter() {
    let swapped = |outcome: &mut Outcome| {
        let swap = |thread: &mut ThreadId| match thread.0 {
            1 => thread.0 = 2,
            2 => thread.0 = 1,
            _ => {}
        };
        for event in outcome.executions.iter_mut().flat_map(|e| &mut e.events) {
            swap(&mut event.id.thread);
            event.spawned.iter_mut().for_each(swap);
        }
    };
    assert!(fault(Equivalence::ReadsFrom, Expectation::Exactly, swapped).is_none());
}

#[test]
fn failures_not_found_and_invented() {
    let found = fault(Equivalence::View, Expectation::Exactly, |outcome| {
        outcome.failures.clear();
        outcome.failures.insert(Reached::DEADLOCK);
    });
    let Some(Fault::Failures { missed, invented }) = found else {
        panic!("{found:?}");
    };
    assert_eq!(missed[0].kind, FailureKind::Assertion);
    assert_eq!(invented, [Reached::DEADLOCK]);
}

#[test]
fn a_panic_is_a_fault() {
    let found = fault(Equivalence::View, Expectation::Meets, |_| panic!("lost"));
    assert!(matches!(found, Some(Fault::Panics(message)) if message == "lost"));
}

/// Loses an execution wherever a compare-exchange failed; a program with one of them and one
/// conflicting write is the smallest that shows it.
#[test]
fn a_hunt_ends_with_a_small_program() {
    let subject = Spoilt {
        equivalence: Equivalence::ReadsFrom,
        spoil: |outcome| {
            outcome.executions.retain(|execution| {
                !execution.events.iter().any(|event| {
                    matches!(event.access, quotient_model::Access::CompareExchange { .. })
                        && event.written.is_none()
                })
            });
        },
    };
    let found = hunt(&subject, Expectation::Exactly, Seeds::first(200), 2)
        .expect_err("some program has a compare-exchange that fails");
    assert!(found.smallest.listing.size() <= 2, "{found}");
    assert!(found.to_string().contains("atomic_compare_exchange_strong"));
    assert!(generate(found.seed).size() > found.smallest.listing.size());
}
