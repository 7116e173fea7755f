//! Every algorithm against brute force on random programs: of classes, exactly one execution each, every
//! failure found, none invented, and for the optimal ones nothing begun in vain; of data races, just those
//! that there are.
//!
//! A fixed number of programs runs with the other tests, and some that are others every day; whichever is wrong, how to run it
//! again is told with it. By hand, any number, of classes or of data races:
//!
//! ```text
//! cargo test --release -p quotient-explore --test oracle -- --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --awaiting --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --adding --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --gated --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --reinitialised --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --freed --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --waiting --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --sections --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --symmetric --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --counting --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --symmetric-counting --seeds 20000
//! cargo test --release -p quotient-explore --test oracle -- --algorithm optimal --start 70000 --seeds 100
//! cargo test --release -p quotient-explore --test oracle -- --algorithm vc --root main/2 --seeds 100
//! cargo test --release -p quotient-explore --test oracle -- --races --seeds 10000
//! cargo test --release -p quotient-explore --test oracle -- --robustness --seeds 10000
//! cargo test --release -p quotient-explore --test oracle -- --robustness --short --seeds 10000
//! cargo test --release -p quotient-explore --test oracle -- --threads 4 --in-turns --seeds 10000
//! cargo test --release -p quotient-explore --test oracle -- --put-down --seeds 1000
//! cargo test --release -p quotient-explore --test oracle -- --apart --seeds 1000
//! ```
//!
//! An algorithm that has a root is tried with every thread as the root, unless one is given.

mod classes;
#[path = "../common/pairs.rs"]
mod pairs;
mod races;
mod robustness;

use std::process::ExitCode;

use classes::{Roots, Workers};
use quotient_explore::{Algorithm, Root};
use quotient_oracle::{Programs, Seeds};

/// How many programs run with the other tests: the same ones, and others every day.
#[derive(Clone, Copy)]
struct InCi {
    fixed: u64,
    today: u64,
}

const fn in_ci(fixed: u64, today: u64) -> InCi {
    InCi { fixed, today }
}

/// Of each kind for their classes, one in so many with every root, and for their data races.
const CLASSES: InCi = in_ci(200, 100);
const ROOTED: u64 = 5;
const RACES: InCi = in_ci(120, 60);
const C11: InCi = in_ci(40, 20);
/// For robustness against four memory models, and likewise of short programs, of which few are robust.
const ROBUSTNESS: InCi = in_ci(20, 10);
const SHORT: InCi = in_ci(100, 50);
/// Of those with threads that do the same, which are held against brute force with each in the others' place.
const SYMMETRIC: InCi = in_ci(80, 40);
/// With several workers, who share whenever they can.
const SHARED: InCi = in_ci(40, 20);
const SEVERAL: [Workers; 3] = [several(1), several(2), several(3)];

const fn several(way: u32) -> Workers {
    Workers {
        threads: 4,
        in_turns: way == 1,
        put_down: way == 2,
        apart: way == 3,
    }
}

/// Of those with loops that wait, which are judged twice: with the loops cut short, and whole.
const WAITING: InCi = in_ci(80, 40);

/// The kinds of programs, and the option that asks for one.
const KINDS: [(Programs, &str); 12] = [
    (Programs::Usual, ""),
    (Programs::Awaiting, "--awaiting"),
    (Programs::Adding, "--adding"),
    (Programs::Gauged, "--gauged"),
    (Programs::Gated, "--gated"),
    (Programs::Reinitialised, "--reinitialised"),
    (Programs::Freed, "--freed"),
    (Programs::Waiting, "--waiting"),
    (Programs::Sections, "--sections"),
    (Programs::Symmetric, "--symmetric"),
    (Programs::Counting, "--counting"),
    (Programs::SymmetricCounting, "--symmetric-counting"),
];

/// What the command line asks for.
struct Asked {
    count: Option<u64>,
    start: u64,
    algorithm: Option<Algorithm>,
    root: Option<Root>,
    workers: Workers,
    races: bool,
    robustness: bool,
    short: bool,
}

impl Asked {
    /// These programs of a kind, or as many as are asked for: those that are always the same, of which more can be said, and
    /// those of today.
    fn seeds(&self, kind: Programs, in_ci: InCi) -> impl Iterator<Item = Seeds> {
        let fixed = Seeds {
            start: self.start,
            kind,
            ..Seeds::first(self.count.unwrap_or(in_ci.fixed))
        };
        let today = Seeds {
            count: 0,
            today: in_ci.today,
            ..fixed
        };
        let today = self.count.is_none().then_some(today);
        std::iter::once(fixed).chain(today)
    }

    /// Those asked for that know what is in such programs.
    fn algorithms(&self, kind: Programs) -> Vec<Algorithm> {
        let knows = |a: &Algorithm| match kind {
            Programs::Sections => a.knows_sections(),
            Programs::Symmetric => a.knows_symmetry(),
            Programs::Adding => a.knows_adds(),
            // To the others they are programs with read-modify-writes.
            Programs::Gauged => a.knows_gauges() || a.knows_all_adds(),
            Programs::Usual
            | Programs::Awaiting
            | Programs::Gated
            | Programs::Reinitialised
            | Programs::Freed
            | Programs::Waiting => true,
            Programs::Counting | Programs::SymmetricCounting => a.knows_counts(),
        };
        let can = |a: &Algorithm| a.shares() || !self.workers.apart;
        let wanted = |a: &Algorithm| can(a) && self.algorithm.is_none_or(|wanted| *a == wanted);
        Algorithm::all().filter(wanted).filter(knows).collect()
    }
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let given = |name: &str| arguments.iter().any(|argument| argument == name);
    if given("--list") {
        return ExitCode::SUCCESS;
    }
    // `cargo test NAME` means other tests.
    if arguments
        .get(1)
        .is_some_and(|name| !name.starts_with('-') && !"oracle".contains(name.as_str()))
    {
        return ExitCode::SUCCESS;
    }
    let option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).cloned()
    };
    let number = |name: &str| option(name).map(|n| n.parse().expect("a number of programs"));
    let asked = Asked {
        count: number("--seeds"),
        start: number("--start").unwrap_or(0),
        algorithm: option("--algorithm").map(|name| name.parse().expect("an algorithm's name")),
        root: option("--root").map(|name| name.parse().expect("a thread")),
        workers: Workers {
            threads: number("--threads").unwrap_or(1) as usize,
            in_turns: given("--in-turns"),
            put_down: given("--put-down"),
            apart: given("--apart"),
        },
        races: given("--races"),
        robustness: given("--robustness"),
        short: given("--short"),
    };
    // All that there is, unless numbers are given: those name programs of one kind.
    let kinds = KINDS.into_iter().map(|(kind, _)| kind);
    let kinds: Vec<Programs> = match KINDS.iter().find(|(_, option)| given(option)) {
        Some((kind, _)) => vec![*kind],
        None if asked.count.is_some() => vec![Programs::Usual],
        None => kinds.collect(),
    };
    let mut passed = 0;
    for kind in kinds {
        if !asked.races && !asked.robustness {
            match agree_on_classes(&asked, kind) {
                Some(agreed) => passed += agreed,
                None => return ExitCode::FAILURE,
            }
        }
        if asked.robustness || asked.count.is_none() && !asked.races {
            passed += agree_on_robustness(&asked, kind);
        }
        if asked.races || asked.count.is_none() && !asked.robustness {
            passed += agree_on_races(&asked, kind);
        }
    }
    println!("{passed} passed, 0 failed");
    ExitCode::SUCCESS
}

/// How many algorithms agree with brute force on the classes; nothing if one does not.
fn agree_on_classes(asked: &Asked, kind: Programs) -> Option<usize> {
    let mut algorithms = asked.algorithms(kind);
    let programs = match kind {
        Programs::Waiting => WAITING,
        Programs::Symmetric | Programs::SymmetricCounting => SYMMETRIC,
        _ => CLASSES,
    };
    // With every thread as the root a program counts several times.
    let roots = match (&asked.root, asked.count) {
        (Some(root), _) => Roots::Given(root),
        (None, Some(_)) => Roots::Every { one_in: 1 },
        (None, None) => Roots::Every { one_in: ROOTED },
    };
    for seeds in asked.seeds(kind, programs) {
        if !classes::agree(&algorithms, seeds, roots, asked.workers) {
            return None;
        }
    }
    let mut agreed = algorithms.len();
    if asked.count.is_none() {
        // Several workers, some of the programs.
        for workers in SEVERAL {
            if workers.apart {
                algorithms.retain(|algorithm| algorithm.shares());
            }
            for seeds in asked.seeds(kind, SHARED) {
                if !classes::agree(&algorithms, seeds, Roots::Every { one_in: 1 }, workers) {
                    return None;
                }
            }
            agreed += algorithms.len();
        }
    }
    Some(agreed)
}

/// How many algorithms agree with all execution graphs on who is robust.
fn agree_on_robustness(asked: &Asked, kind: Programs) -> usize {
    let mut judges = asked.algorithms(kind);
    judges.retain(|algorithm| algorithm.judges_robustness());
    let short = matches!(kind, Programs::Usual | Programs::Symmetric);
    let has_graphs = short || matches!(kind, Programs::Awaiting | Programs::Adding);
    let mut agreed = 0;
    if short && (asked.short || asked.count.is_none()) {
        for seeds in asked.seeds(kind, SHORT) {
            robustness::agree(&judges, seeds, true, asked.workers);
        }
        agreed += judges.len();
        for workers in SEVERAL.into_iter().filter(|_| asked.count.is_none()) {
            for seeds in asked.seeds(kind, SHARED) {
                robustness::agree(&judges, seeds, true, workers);
            }
            agreed += judges.len();
        }
    }
    if (has_graphs || asked.robustness) && !asked.short {
        for seeds in asked.seeds(kind, ROBUSTNESS) {
            robustness::agree(&judges, seeds, false, asked.workers);
        }
        agreed += judges.len();
    }
    agreed
}

/// How many algorithms agree with brute force on the data races.
fn agree_on_races(asked: &Asked, kind: Programs) -> usize {
    let mut algorithms = asked.algorithms(kind);
    algorithms.retain(|algorithm| algorithm.finds_races());
    // Where data races are looked for, sections are shown as what they are made of.
    if kind == Programs::Sections {
        return 0;
    }
    for seeds in asked.seeds(kind, RACES) {
        races::agree(&algorithms, seeds);
    }
    if kind.are_symmetric() {
        return algorithms.len();
    }
    for seeds in asked.seeds(kind, C11) {
        races::agree_by_c11(&algorithms, seeds);
    }
    2 * algorithms.len()
}

/// How to run one program again.
fn again(only: Seeds, options: &str) -> String {
    let kinds = KINDS.iter().find(|(kind, _)| *kind == only.kind);
    let kind = kinds.map_or("", |(_, option)| option);
    format!(
        "again: cargo test --release -p quotient-explore --test oracle -- {kind} {options} --start {} --seeds 1",
        only.start
    )
}

/// A kind of programs, as it is said of programs.
fn with(kind: Programs) -> &'static str {
    match kind {
        Programs::Usual => "",
        Programs::Awaiting => " with awaits",
        Programs::Adding => " with adds",
        Programs::Gauged => " with variables that are only added to and looked at",
        Programs::Gated => " with gates",
        Programs::Reinitialised => " with mutexes initialised again",
        Programs::Freed => " with objects that are freed",
        Programs::Waiting => " with loops that wait",
        Programs::Sections => " with atomic sections",
        Programs::Symmetric => " with threads that do the same",
        Programs::Counting => " with counts",
        Programs::SymmetricCounting => " with threads that do the same and count",
    }
}
