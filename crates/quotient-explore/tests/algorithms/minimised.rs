//! Executions with violations are made shorter, and are still executions with these violations.

use quotient_explore::{Algorithm, Extent, Options, RaceReading, Races, Violation, replay};
use quotient_hunt::explore;
use quotient_model::FailureKind;
use quotient_oracle::short::*;
use quotient_oracle::{BuilderProgram, Listing, Programs};

fn options(as_found: bool, races: bool) -> Options<'static> {
    Options {
        algorithm: Algorithm::Optimal,
        keep_going: true,
        as_found,
        races: races.then_some(Races {
            reading: RaceReading::C11,
            violations: true,
        }),
        ..Options::default()
    }
}

fn found(program: &BuilderProgram, as_found: bool, races: bool) -> Vec<Violation> {
    let report = explore(program.clone(), options(as_found, races)).expect("it can be explored");
    report.violations
}

fn extent(violation: &Violation) -> Extent {
    Extent::of(violation.trace.iter().map(|step| &step.thread))
}

/// The one violation of a listing, short and as it was found, once each is seen to happen again.
fn both(listing: &Listing, races: bool) -> [Violation; 2] {
    let program = BuilderProgram::new(listing).expect("a well-formed listing");
    let plain = 1..=listing.size() as u32;
    let program = match races {
        true => program.with_plain(plain.collect()),
        false => program,
    };
    [false, true].map(|as_found| {
        let mut violations = found(&program, as_found, races);
        assert!(!violations.is_empty());
        let violation = violations.remove(0);
        happens_again(&program, &violation, races);
        violation
    })
}

fn happens_again(program: &BuilderProgram, violation: &Violation, races: bool) {
    assert!(is_seen_again(program, violation, races), "{violation:?}");
}

/// Whether the violation shows again by its schedule.
fn is_seen_again(program: &BuilderProgram, violation: &Violation, races: bool) -> bool {
    let turns = &violation.schedule.turns;
    let again = replay(program, turns, options(true, races)).expect("it can be replayed");
    let same = |other: &Violation| {
        other.failure.kind == violation.failure.kind
            && other.source == violation.source
            && other.accesses == violation.accesses
    };
    again.diverged.is_none() && again.report.violations.iter().any(same)
}

#[test]
fn threads_that_have_no_part_in_it_are_left_out() {
    let adds = |register| vec![load(register, X), store(X, reg_plus(register, 1))];
    let other = vec![store(Y, 1), load(5, Y), store(Y, 2)];
    let main = vec![join(1), join(2), load(4, X), assert(eq(4, 2))];
    let bodies = vec![adds(0), adds(1), other];
    let [short, long] = both(&Listing::with_main(&[0, 0], bodies, main), false);
    assert!(extent(&short) <= extent(&long));
    assert!(short.trace.iter().all(|step| step.thread != "main/3"));
}

#[test]
fn a_circle_of_threads_is_told_without_the_others() {
    let one = vec![lock(0), lock(1), unlock(1), unlock(0)];
    let two = vec![lock(1), lock(0), unlock(0), unlock(1)];
    let other = vec![store(X, 1), store(X, 2)];
    let listing = Listing::parallel(&[0], vec![one, two, other]).mutexes(2);
    let program = BuilderProgram::new(&listing).expect("a well-formed listing");
    let short = found(&program, false, false).remove(0);
    assert_eq!(short.failure.kind, FailureKind::Deadlock);
    assert!(short.trace.iter().all(|step| step.thread != "main/3"));
    assert_eq!(short.waiting.len(), 2);
}

#[test]
fn random_programs_fail_in_the_same_way_and_sooner() {
    let (mut failed, mut shorter) = (0, 0);
    for seed in 0..400 {
        let listing = Programs::Usual.generate(seed);
        let program = BuilderProgram::new(&listing).expect("a well-formed listing");
        let lines = 1..=listing.size() as u32;
        for (program, races) in [
            (program.clone(), false),
            (program.with_plain(lines.collect()), true),
        ] {
            let short = found(&program, false, races);
            let long = found(&program, true, races);
            assert_eq!(short.len(), long.len(), "seed {seed}");
            for (short, long) in short.iter().zip(&long) {
                assert!(extent(short) <= extent(long), "seed {seed}: {short:?}");
                happens_again(&program, short, races);
                failed += 1;
                shorter += usize::from(extent(short) < extent(long));
            }
        }
    }
    assert!(
        failed > 200 && shorter > 50,
        "{failed} failed, {shorter} shorter"
    );
}

#[test]
fn data_races_are_found_again_in_shorter_executions() {
    let kinds = [
        Programs::Usual,
        Programs::Awaiting,
        Programs::Gated,
        Programs::Freed,
        Programs::Sections,
    ];
    let (mut raced, mut shorter) = (0, 0);
    for (kind, seed) in kinds
        .into_iter()
        .flat_map(|kind| (0..120).map(move |seed| (kind, seed)))
    {
        let listing = kind.generate(seed);
        let program = BuilderProgram::new(&listing).expect("a well-formed listing");
        let lines = 1..=listing.size() as u32;
        let program = program.with_plain(lines.collect());
        let is_race = |violation: &Violation| violation.failure.kind == FailureKind::Race;
        let mut short = found(&program, false, true);
        let mut long = found(&program, true, true);
        short.retain(is_race);
        long.retain(is_race);
        assert_eq!(short.len(), long.len(), "{kind:?} {seed}");
        for (short, long) in short.iter().zip(&long) {
            assert_eq!(short.accesses, long.accesses, "{kind:?} {seed}");
            assert!(extent(short) <= extent(long), "{kind:?} {seed}: {short:?}");
            if is_seen_again(&program, long, true) {
                assert!(
                    is_seen_again(&program, short, true),
                    "{kind:?} {seed}: {short:?}"
                );
            }
            raced += 1;
            shorter += usize::from(extent(short) < extent(long));
        }
    }
    assert!(
        raced > 300 && shorter > 50,
        "{raced} races, {shorter} shorter"
    );
}
