//! Schedules drawn at random: what is drawn can happen, by brute force; small programs are met whole; the chance that is told
//! for a depth is there; and the same seed gives the same.

use std::collections::BTreeSet;

use quotient_explore::{Explored, Options, Report, Sampling, Stop, Strategy};
use quotient_hunt::{explore, failures};
use quotient_model::{ClassKey, Equivalence, Execution};
use quotient_oracle::short::*;
use quotient_oracle::{BuilderProgram, Listing, Programs, Reached, enumerate};

const STRATEGIES: [Strategy; 3] = [Strategy::Pct { depth: 3 }, Strategy::Pos, Strategy::Surw];

/// Draws schedules; `see` is shown each.
fn drawn(
    listing: &Listing,
    strategy: Strategy,
    schedules: u64,
    mut see: impl FnMut(&Execution) + Send,
) -> Report {
    let program = BuilderProgram::new(listing).expect("a well-formed listing");
    let mut on_execution = |explored: Explored<'_>| {
        if let Explored::Execution(execution) = explored {
            see(execution);
        }
    };
    let sampling = Sampling {
        strategy,
        seed: 1,
        schedules,
        events: None,
    };
    let options = Options {
        sampling: Some(sampling),
        keep_going: true,
        on_execution: Some(&mut on_execution),
        ..Options::default()
    };
    explore(program, options).expect("the program can be run")
}

#[test]
fn what_is_drawn_can_happen_and_small_programs_are_met_whole() {
    let mut met = 0;
    for kind in [
        Programs::Usual,
        Programs::Awaiting,
        Programs::Sections,
        Programs::Gated,
        Programs::Freed,
    ] {
        for seed in 0..20 {
            let listing = kind.generate(seed);
            let program = BuilderProgram::new(&listing).expect("a well-formed listing");
            let Ok(census) = enumerate(&program, 3_000) else {
                continue;
            };
            let all: BTreeSet<ClassKey> = census
                .classes(Equivalence::Mazurkiewicz)
                .keys()
                .cloned()
                .collect();
            for strategy in STRATEGIES {
                let mut classes = BTreeSet::new();
                let report = drawn(&listing, strategy, 400, |execution| {
                    classes.insert(Equivalence::Mazurkiewicz.class(execution));
                });
                let name = format!("{kind:?} {seed} {strategy:?}");
                assert_eq!(report.stopped, Some(Stop::Sampled), "{name}");
                assert!(classes.is_subset(&all), "{name}: what cannot happen");
                let found: BTreeSet<Reached> = failures(&report).collect();
                assert!(found.is_subset(&census.failures), "{name}: {found:?}");
                // By chance all of them are met, with so many schedules for so few.
                if all.len() <= 8 && strategy == Strategy::Pos {
                    assert_eq!(classes, all, "{name}");
                    assert_eq!(found, census.failures, "{name}");
                    met += 1;
                }
            }
        }
    }
    assert!(met > 30, "{met}");
}

#[test]
fn the_chance_of_pct_is_no_less_than_what_is_told() {
    // The second store comes between the two loads: two pairs of steps have to come in a certain order.
    let steps = |first: usize| (0..4).map(|r| load(r, first)).collect::<Vec<_>>();
    let writer = [steps(Y), vec![store(X, 1)], steps(Y)].concat();
    let reader = [steps(Z), vec![load(4, X), load(5, X)], steps(Z)].concat();
    let listing = Listing::parallel(&[0, 0, 0], vec![writer, reader]);
    const SCHEDULES: u64 = 20_000;
    let mut hit = 0;
    let report = drawn(
        &listing,
        Strategy::Pct { depth: 2 },
        SCHEDULES,
        |execution| {
            let of_x = execution.events.iter().filter(|event| {
                let location = event.access.location();
                location.is_some_and(|location| location.index() == X)
            });
            let read: Vec<_> = of_x
                .filter(|e| e.written.is_none())
                .map(|e| e.observed)
                .collect();
            hit += u64::from(read == [0, 1]);
        },
    );
    let sampled = report.sampled.expect("something was drawn");
    let least = 1.0 / (sampled.threads * sampled.steps) as f64;
    let rate = hit as f64 / SCHEDULES as f64;
    assert!(rate >= least, "{rate} < {least}");
    let told = sampled.chance.expect("pct tells the chance");
    assert!(told > 0.99 && told <= 1.0);
}

#[test]
fn the_same_seed_draws_the_same() {
    let listing = Programs::Usual.generate(3);
    for strategy in STRATEGIES {
        let draw = || {
            let mut executions = Vec::new();
            drawn(&listing, strategy, 50, |e| {
                executions.push(e.events.clone())
            });
            executions
        };
        assert_eq!(draw(), draw(), "{strategy:?}");
    }
}

#[test]
fn so_many_events_are_enough() {
    let listing = Programs::Usual.generate(3);
    let program = BuilderProgram::new(&listing).expect("a well-formed listing");
    let options = Options {
        sampling: Some(Sampling {
            strategy: Strategy::Pos,
            seed: 1,
            schedules: u64::MAX,
            events: Some(1_000),
        }),
        keep_going: true,
        ..Options::default()
    };
    let report = explore(program, options).expect("the program can be run");
    assert_eq!(report.stopped, Some(Stop::Sampled));
    assert!((1_000..1_100).contains(&report.counts.events));
}

#[test]
fn a_survey_tells_how_many_executions_there_are() {
    let mut wrong = Vec::new();
    let mut judged = 0;
    for kind in [
        Programs::Usual,
        Programs::Awaiting,
        Programs::Sections,
        Programs::Gated,
    ] {
        for seed in 0..15 {
            let listing = kind.generate(seed);
            let program = BuilderProgram::new(&listing).expect("a well-formed listing");
            let Ok(census) = enumerate(&program, 3_000) else {
                continue;
            };
            let all = census.count(Equivalence::Mazurkiewicz) as f64;
            let report = drawn(&listing, Strategy::Survey, 4_000, |_| {});
            let space = report.sampled.and_then(|sampled| sampled.space);
            let told = space.expect("some walk came to its end").executions;
            judged += 1;
            if !(0.85..=1.18).contains(&(told / all)) {
                wrong.push(format!("{kind:?} {seed}: {told} for {all}"));
            }
        }
    }
    assert!(judged > 30, "{judged}");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
