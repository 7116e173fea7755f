//! Memory that threads do not share costs no events: whatever a thread does in it, the executions
//! are as many and as long as without. What the main thread does while it is the only one costs none
//! either.

#[path = "common/clangs.rs"]
mod clangs;

use std::path::Path;

use clangs::CLANG;
use quotient::explore_interpreter;
use quotient_explore::{Algorithm, Explored, Options};
use quotient_ir::Interpreter;
use quotient_llvm::{ClangChoice, LoadOptions};

#[test]
fn sorting_in_c() {
    for work in ["local_array", "heap_block", "library"] {
        assert_free("sort.c", work);
    }
}

#[test]
fn containers_in_cpp() {
    for work in ["sorted_vector", "all_kinds"] {
        assert_free("containers.cpp", work);
    }
}

#[test]
fn what_happens_before_there_are_threads() {
    for algorithm in Algorithm::all() {
        let lengths = |work| lengths(interpreter("prelude.c", work), algorithm);
        // The list has two nodes to look at where there was none, once for each thread.
        let nothing = lengths("nothing");
        let more = |length: &usize| length + 2 * 3;
        let expected: Vec<_> = nothing.iter().map(more).collect();
        assert_eq!(lengths("fill"), expected, "{algorithm}");
        // The mutex that is held is locked and unlocked by events.
        let more = |length: &usize| length + 2;
        let expected: Vec<_> = expected.iter().map(more).collect();
        assert_eq!(lengths("hold"), expected, "{algorithm}");
    }
}

fn assert_free(program: &str, work: &str) {
    let without = interpreter(program, "nothing");
    let with = interpreter(program, work);
    for algorithm in Algorithm::all() {
        let lengths = lengths(without.clone(), algorithm);
        assert!(!lengths.is_empty());
        assert_eq!(
            self::lengths(with.clone(), algorithm),
            lengths,
            "{program}, {work}, {algorithm}"
        );
    }
}

fn interpreter(program: &str, work: &str) -> Interpreter {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/own_memory");
    let options = LoadOptions {
        clang: ClangChoice::Explicit(CLANG.into()),
        clang_flags: vec![format!("-DWORK={work}").into()],
        ..LoadOptions::default()
    };
    let mut module = quotient_llvm::load(&folder.join(program), &options).unwrap();
    quotient_ir::optimise(&mut module);
    Interpreter::new(&module, quotient_ir::Options::default()).unwrap()
}

/// How many events the executions have, in order.
fn lengths(program: Interpreter, algorithm: Algorithm) -> Vec<usize> {
    let mut lengths = Vec::new();
    let mut see = |explored: Explored<'_>| match explored {
        Explored::Execution(execution) => lengths.push(execution.events.len()),
        Explored::StartedOver => lengths.clear(),
    };
    let report = explore_interpreter(
        &program,
        Options {
            algorithm,
            on_execution: Some(&mut see),
            ..Options::default()
        },
    )
    .expect("the program can be explored");
    assert_eq!(report.stopped, None, "the exploration went to its end");
    assert_eq!(report.violations.len(), 0);
    lengths.sort_unstable();
    lengths
}
