//! Single threads stepped by hand, and listings that are no programs.

use super::*;
use crate::short::*;

/// A single thread, stepped with the values given for its reads until they run out.
fn run(body: Vec<Statement>, observed: &[Value]) -> (BuilderProgram, BuilderThread) {
    let listing = Listing {
        variables: vec![0, 5],
        mutexes: 1,
        gates: 0,
        threads: vec![body, Vec::new()],
    };
    let program = BuilderProgram::new(&listing).expect("well formed");
    let mut thread = program.start(&mut ());
    for value in observed {
        program.step(&mut (), &mut thread, *value, &mut Vec::new());
    }
    (program, thread)
}

#[test]
fn branches_go_where_the_register_says() {
    let body = || {
        vec![
            load(0, X),
            branch(eq(0, 1), vec![store(X, 1)], vec![store(X, 2)]),
            store(Y, reg_plus(0, 1)),
        ]
    };
    let write = |location, value| Pending::Access(Access::Write { location, value });
    let x = Location(0);
    assert_eq!(run(body(), &[1]).1.pending, write(x, 1));
    assert_eq!(run(body(), &[2]).1.pending, write(x, 2));
    let y = Location(1);
    assert_eq!(run(body(), &[1, 0]).1.pending, write(y, 2));
    assert_eq!(run(body(), &[0xffff_ffff, 0]).1.pending, write(y, 0));
    assert_eq!(run(body(), &[1, 0, 0]).1.pending, Pending::Done(0));
}

#[test]
fn lines_are_those_of_the_printed_listing() {
    let body = vec![
        load(0, X),
        when(eq(0, 0), vec![load(1, Y), assert(eq(1, 7))]),
    ];
    let (program, thread) = run(body, &[0, 5]);
    assert!(matches!(&thread.pending, Pending::Failed(f) if f.kind == FailureKind::Assertion));
    let line = program.source(&thread).map(|source| source.line);
    assert_eq!(line, Some(4));
    let printed = program.listing().to_string();
    assert!(printed.contains("  4    assert r1 == 7"), "{printed}");
}

#[test]
fn locations_have_names_and_initial_values() {
    let (program, _) = run(Vec::new(), &[]);
    let names = [0, 1, 2].map(|n| program.location_name(&(), Location(n)));
    assert_eq!(names, ["x", "y", "m0"]);
    let initial = [0, 1, 2].map(|n| program.initial(&(), Location(n)));
    assert_eq!(initial, [0, 5, 0]);
}

#[test]
fn children_know_the_threads_that_were_spawned_before_them() {
    let listing = Listing::parallel(&[], vec![Vec::new(), vec![join(1)]]);
    let program = BuilderProgram::new(&listing).expect("well formed");
    let mut main = program.start(&mut ());
    program.step(&mut (), &mut main, 9, &mut Vec::new());
    let child = program.spawn(&mut (), &main, ThreadId(4));
    let thread = ThreadId(9);
    assert_eq!(child.pending, Pending::Access(Access::Join { thread }));
}

#[test]
fn listings_that_are_no_programs_say_why() {
    let build = |threads: Vec<Vec<Statement>>| {
        let listing = Listing {
            variables: vec![0],
            mutexes: 0,
            gates: 0,
            threads,
        };
        BuilderProgram::new(&listing)
            .map(|_| ())
            .map_err(|error| error.to_string())
    };
    let error = |threads| build(threads).expect_err("ill formed");
    assert!(error(vec![]).contains("no thread"));
    assert!(error(vec![vec![]; MAX_THREADS + 1]).contains("13 threads"));
    assert_eq!(
        error(vec![vec![load(0, Y)]]),
        "line 1: there is no variable y"
    );
    assert_eq!(
        error(vec![vec![load(0, X), store(X, reg(99))]]),
        "line 2: there is no register r99"
    );
    assert_eq!(error(vec![vec![lock(0)]]), "line 1: there is no mutex m0");
    assert_eq!(error(vec![vec![join(1)]]), "line 1: there is no thread t1");
    let twice = vec![vec![spawn(1)], vec![spawn(1)]];
    assert!(error(twice).starts_with("line 2: thread t1 is started elsewhere"));
    assert!(error(vec![vec![spawn(0)]]).starts_with("line 1: thread t0"));
}
