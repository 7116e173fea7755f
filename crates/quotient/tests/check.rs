//! What the examples in the documentation do not show: errors, interrupts, progress, and the way step by
//! step. What programs come to is tested by way of the command.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use quotient::{
    Algorithm, ClangChoice, Counts, Error, ExploreError, Input, LoadError, Options, Property,
    Report, Stop, Verdict,
};
use quotient_explore::Turns;

/// The clang that `scripts/test.sh` installs; what is called just `clang` is another one on every machine.
const CLANG: &str = "clang-19";

fn input(path: &str) -> Input {
    let mut input =
        Input::file(concat!(env!("CARGO_MANIFEST_DIR"), "/../../programs/").to_owned() + path);
    input.load.clang = ClangChoice::Explicit(CLANG.into());
    input
}

#[test]
fn step_by_step_is_the_same() {
    let (input, options) = (input("examples/bank.c"), Options::default);
    let at_once = quotient::check(&input, options()).unwrap();
    let module = quotient::load(&input, &options()).unwrap();
    let in_steps = quotient::explore(module, options()).unwrap();
    assert_eq!(at_once.verdict(), Verdict::Safe);
    assert_eq!(at_once.counts, in_steps.counts);
}

#[test]
fn files_that_are_not_there_are_an_error() {
    let error = quotient::check(&Input::file("no-such.ll"), Options::default()).unwrap_err();
    assert!(matches!(error, Error::Load(LoadError::NotFound { .. })));
    assert!(error.to_string().contains("no-such.ll"), "{error}");
}

#[test]
fn what_the_algorithm_cannot_find_is_refused_before_anything_is_compiled() {
    let mut options = Options::default();
    options.explore.algorithm = Algorithm::View;
    options.explore.races = Some(quotient::Races {
        reading: quotient::RaceReading::C11,
        violations: true,
    });
    let error = quotient::check(&Input::file("no-such.c"), options).unwrap_err();
    let refused = ExploreError::CannotFind {
        algorithm: Algorithm::View,
        property: Property::Races,
    };
    assert!(matches!(error, Error::Explore(error) if error == refused));
}

#[test]
fn an_interrupt_ends_it_and_progress_is_told() {
    let interrupt = AtomicBool::new(false);
    let mut told = Vec::new();
    let mut progress = |counts: &Counts| {
        told.push(counts.executions());
        interrupt.store(true, Ordering::Relaxed);
    };
    let mut input = input("lastzero.c");
    input.load.clang_flags = vec!["-DN=15".into()];
    let mut options = Options::default();
    options.explore.interrupt = Some(&interrupt);
    options.explore.progress = Some(&mut progress);
    let report = quotient::check(&input, options).unwrap();
    assert_eq!(report.stopped, Some(Stop::Interrupted));
    assert_eq!(report.verdict(), Verdict::Incomplete);
    assert!(!told.is_empty());
}

/// A report of `auto` without what time has a part in.
fn auto(program: &str, define: &str, threads: usize) -> Report {
    let mut input = input(program);
    input.load.clang_flags = vec![define.into()];
    let mut options = Options {
        auto: true,
        ..Options::default()
    };
    options.explore.threads = threads;
    options.explore.races = Some(quotient::Races {
        reading: quotient::RaceReading::C11,
        violations: false,
    });
    quotient::check(&input, options).unwrap()
}

#[test]
fn what_is_small_is_explored_by_optimal_alone() {
    let report = auto("lastwrite.c", "-DN=4", 1);
    assert_eq!(report.chosen, None);
    assert_eq!(report.counts.complete, 24);
}

#[test]
fn whoever_is_done_first_answers_and_it_is_always_the_same() {
    // Programs that `optimal` does not end soon, on which one of them needs much less.
    for (program, define, answers, executions) in [
        ("lastwrite.c", "-DN=10", Algorithm::ReadsFrom, 10),
        ("sigma.c", "-DN=8", Algorithm::ReadsFrom, 40_320),
        ("casrot.c", "-DN=12", Algorithm::Optimal, 919_146),
    ] {
        let first = auto(program, define, 1);
        let chosen = first.chosen.clone().expect("it is not done soon");
        assert_eq!(chosen.answered, answers, "{program}: {chosen:?}");
        assert_eq!(first.counts.complete, executions, "{program}");
        assert_eq!(first.verdict(), Verdict::Safe);
        let again = auto(program, define, 1);
        assert_eq!((again.counts, again.chosen), (first.counts, first.chosen));
        // With several workers the same one answers.
        let together = auto(program, define, 2);
        assert_eq!(together.chosen.map(|chosen| chosen.answered), Some(answers));
        assert_eq!(together.counts.complete, executions);
    }
}

#[test]
fn a_violation_far_from_the_first_execution_is_met_by_drawing_and_is_always_the_same() {
    let far = |threads| {
        auto(
            "../crates/quotient/tests/programs/far_deadlock.c",
            "-DSEATS=5",
            threads,
        )
    };
    let found = far(1);
    assert_eq!(found.verdict(), Verdict::Violation);
    let drawn = found.sampled.expect("no search comes there");
    assert!(drawn.schedules < 1000, "{drawn:?}");
    let chosen = found.chosen.expect("it is not done soon");
    assert!(chosen.tried.iter().all(|tried| tried.steps > 0));
    for threads in [1, 2] {
        let again = far(threads);
        assert_eq!(again.sampled, Some(drawn));
        assert_eq!(
            again.violations[0].schedule.turns,
            found.violations[0].schedule.turns
        );
    }
}

#[test]
fn it_is_told_what_has_ended_and_which_lock_is_held() {
    let cases = [
        ("-DFUNCTION", "use of `own` after its function returned"),
        ("-DBLOCK", "use of `inner` after its block ended"),
        ("-DMUTEX", "lock of a mutex that the thread itself holds"),
        (
            "-DLOCK",
            "lock of a read-write lock that the thread itself holds",
        ),
    ];
    for (define, message) in cases {
        let mut input = input("../crates/quotient/tests/programs/ended_variables.c");
        input.load.clang_flags = vec![define.into()];
        let report = quotient::check(&input, Options::default()).unwrap();
        assert_eq!(&*report.violations[0].failure.message, message, "{define}");
    }
}

/// All violations are to be found, or so many executions explored: what is drawn would be none of them.
#[test]
fn nothing_is_drawn_where_one_violation_is_not_the_answer() {
    let (keep_going, most) = ((true, None), (false, Some(1_000_000)));
    for (keep_going, executions) in [keep_going, most] {
        let mut options = Options {
            auto: true,
            ..Options::default()
        };
        options.explore.keep_going = keep_going;
        options.explore.limits.executions = executions;
        options.explore.limits.timeout = Some(Duration::from_secs(2));
        let input = input("../crates/quotient/tests/programs/far_deadlock.c");
        let report = quotient::check(&input, options).unwrap();
        assert!(report.chosen.is_some(), "it is not done soon");
        assert_eq!(report.sampled, None);
    }
}

#[test]
fn a_violation_that_optimal_reaches_is_the_one_that_it_shows() {
    let violation = |auto: bool| {
        let options = Options {
            auto,
            ..Options::default()
        };
        let report = quotient::check(&input("examples/bank_bug.c"), options).unwrap();
        assert_eq!(report.verdict(), Verdict::Violation);
        report.violations[0].schedule.turns.len()
    };
    assert_eq!(violation(true), violation(false));
}

#[test]
fn several_workers_take_turns_as_one_does() {
    for (algorithm, threads) in [
        (Algorithm::Optimal, 1),
        (Algorithm::Optimal, 3),
        (Algorithm::ReadsFrom, 3),
    ] {
        let mut input = input("casrot.c");
        input.load.clang_flags = vec!["-DN=9".into()];
        let turns = Turns::default();
        let mut options = Options::default();
        options.explore.algorithm = algorithm;
        options.explore.threads = threads;
        options.explore.turns = Some(&turns);
        let report = std::thread::scope(|scope| {
            let search = scope.spawn(|| {
                let report = quotient::check(&input, options);
                turns.end();
                report
            });
            let mut paused = Vec::new();
            while let Some(now) = turns.go_on(turns.steps() + 2_048) {
                paused.push(now);
                turns.crowd();
            }
            assert!(paused.len() > 2, "{algorithm}: {paused:?}");
            assert!(paused.is_sorted_by_key(|paused| paused.executions));
            search.join().unwrap().unwrap()
        });
        assert_eq!(report.counts.complete, 8_597, "{algorithm} {threads}");
        assert_eq!(report.stopped, None);
    }
}

#[test]
fn all_workers_stop_when_their_search_is_to() {
    let mut input = input("casrot.c");
    input.load.clang_flags = vec!["-DN=10".into()];
    let turns = Turns::default();
    let mut options = Options::default();
    options.explore.threads = 3;
    options.explore.turns = Some(&turns);
    let report = std::thread::scope(|scope| {
        let search = scope.spawn(|| {
            let report = quotient::check(&input, options);
            turns.end();
            report
        });
        turns.go_on(4_096);
        turns.crowd();
        turns.go_on(16_384);
        turns.stop(Stop::Interrupted);
        search.join().unwrap().unwrap()
    });
    assert_eq!(report.stopped, Some(Stop::Interrupted));
}
