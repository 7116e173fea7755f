//! Certificates of random programs: what a search has explored is accepted if the program is safe, and with any part of it
//! missing it is not.

use quotient_certificate::{Refusal, Tree, Writer, verify};
use quotient_explore::{Algorithm, Explored, Options};
use quotient_hunt::explore;
use quotient_model::{Access, Execution};
use quotient_oracle::{BuilderProgram, Programs, Random};

/// What a search explores of a program, in order; and whether it finds a violation.
fn explored(program: &BuilderProgram, algorithm: Algorithm) -> Option<(Vec<Execution>, bool)> {
    let mut executions = Vec::new();
    let mut keep = |explored: Explored<'_>| match explored {
        Explored::Execution(execution) => executions.push(execution.clone()),
        Explored::StartedOver => executions.clear(),
    };
    let options = Options {
        algorithm,
        keep_going: true,
        symmetry: false,
        on_execution: Some(&mut keep),
        ..Options::default()
    };
    let report = explore(program.clone(), options).expect("the program can be explored");
    let complete = report.stopped.is_none() && executions.len() <= 300;
    complete.then_some((executions, !report.violations.is_empty()))
}

fn written<'e>(executions: impl IntoIterator<Item = &'e Execution>) -> String {
    let mut writer = Writer::default();
    for execution in executions {
        writer.add(execution);
    }
    writer.finish()
}

fn check(program: &BuilderProgram, text: &str) -> Result<u64, Refusal> {
    let tree = Tree::read(text).expect("it was written");
    verify(program, &tree).map(|verified| verified.executions)
}

/// Whether there is an access in it that a certificate knows nothing of.
fn adds(executions: &[Execution]) -> bool {
    let mut events = executions.iter().flat_map(|execution| &execution.events);
    events.any(|event| matches!(event.access, Access::Add { .. }))
}

fn hunt(kind: Programs, seeds: std::ops::Range<u64>) {
    let (mut safe, mut unsafe_ones, mut damaged) = (0, 0, 0);
    for seed in seeds {
        let Ok(program) = BuilderProgram::new(&kind.generate(seed)) else {
            continue;
        };
        for algorithm in [Algorithm::Source, Algorithm::Optimal] {
            let Some((executions, violated)) = explored(&program, algorithm) else {
                continue;
            };
            if adds(&executions) {
                continue;
            }
            let found = check(&program, &written(&executions));
            if violated {
                unsafe_ones += 1;
                assert!(
                    found.is_err(),
                    "{kind:?} {seed} {algorithm}: accepted, though not safe"
                );
                continue;
            }
            safe += 1;
            assert_eq!(
                found,
                Ok(executions.len() as u64),
                "{kind:?} {seed} {algorithm}"
            );
            let mut random = Random::new(seed);
            for _ in 0..executions.len().min(8) {
                damaged += 1;
                let damage = damage(&executions, &mut random);
                let found = check(&program, &damage);
                assert!(
                    found.is_err(),
                    "{kind:?} {seed} {algorithm}: accepted with a part missing:\n{damage}of\n{}{}",
                    written(&executions),
                    kind.generate(seed)
                );
            }
        }
    }
    println!(
        "{kind:?}: {safe} accepted, {unsafe_ones} refused for violations, {damaged} for what was missing"
    );
    assert!(safe > 20 && damaged > 40);
}

/// What is left when some executions are missing, or one is cut short.
fn damage(executions: &[Execution], random: &mut Random) -> String {
    let at = random.below(executions.len());
    let until = at + 1 + random.below(executions.len() - at);
    let mut left = executions.to_vec();
    match random.below(3) {
        0 => _ = left.remove(at),
        1 => _ = left.drain(at..until),
        _ => {
            let events = &mut left[at].events;
            let length = random.below(events.len());
            events.truncate(length);
            // What another one goes on from is no loss; what nothing is left of is one.
            left.drain(at + 1..until);
        }
    }
    written(&left)
}

#[test]
fn of_random_programs() {
    hunt(Programs::Usual, 0..400);
    hunt(Programs::Awaiting, 0..600);
    hunt(Programs::Gated, 0..200);
    hunt(Programs::Freed, 0..400);
}

/// Three readers beside one writer: each way to leave one execution out of 13.
#[test]
fn readers() {
    let program = BuilderProgram::new(&Programs::Usual.generate(23)).expect("it can be built");
    for algorithm in [Algorithm::Source, Algorithm::Optimal] {
        let (executions, _) = explored(&program, algorithm).expect("it is small");
        assert_eq!(executions.len(), 13);
        for at in 0..executions.len() {
            let mut left = executions.clone();
            left.remove(at);
            assert!(
                check(&program, &written(&left)).is_err(),
                "{algorithm} without {at}"
            );
        }
    }
}

#[test]
fn a_text_that_was_changed_is_none() {
    let program = BuilderProgram::new(&Programs::Usual.generate(23)).expect("it can be built");
    let (executions, _) = explored(&program, Algorithm::Optimal).expect("it is small");
    let text = written(&executions);
    let mut random = Random::new(1);
    for _ in 0..200 {
        let mut bytes = text.clone().into_bytes();
        let at = random.below(bytes.len() - 1);
        bytes[at] ^= 1 << random.below(7);
        let changed = String::from_utf8(bytes).expect("seven bits are text");
        if changed != text {
            assert!(Tree::read(&changed).is_err(), "{changed}");
        }
    }
    assert!(Tree::read("").is_err());
}
