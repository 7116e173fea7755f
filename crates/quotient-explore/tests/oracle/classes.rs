//! The classes explored, and the failures found.

use std::collections::{BTreeMap, BTreeSet};
use std::str::FromStr;

use quotient_explore::{Algorithm, Root};
use quotient_model::{Access, Equivalence, ThreadId, Threads};
use quotient_oracle::{
    BuilderProgram, Census, Outcome, Programs, Seeds, Subject, Tally, census, cores, hunt,
    judge_against, side_by_side,
};

use crate::{again, with};
use quotient_hunt::Explorer;

/// Who explores.
#[derive(Clone, Copy)]
pub struct Workers {
    pub threads: usize,
    /// They take turns, as the seed of the program says, and share whenever they can.
    pub in_turns: bool,
    /// They are put down and others go on, as the seed of the program says.
    pub put_down: bool,
    /// They are processes that share nothing, and explore pieces as the seed of the program says.
    pub apart: bool,
}

impl Workers {
    /// An algorithm as they explore, and those who go by a seed by this one.
    pub fn explorer(self, algorithm: Algorithm, seed: u64) -> Explorer {
        Explorer {
            threads: self.threads,
            schedule: self.in_turns.then_some(seed),
            put_down: self.put_down.then_some(seed),
            apart: self.apart.then_some(seed),
            ..Explorer::new(algorithm)
        }
    }

    /// What is said on the command line to have these.
    pub fn option(self) -> &'static str {
        match self {
            Workers { in_turns: true, .. } => " --threads 4 --in-turns",
            Workers { put_down: true, .. } => " --put-down",
            Workers { apart: true, .. } => " --apart",
            _ => "",
        }
    }
}

/// With which threads as roots programs are explored.
#[derive(Clone, Copy)]
pub enum Roots<'a> {
    Given(&'a Root),
    /// Every thread that there is, on one program in so many.
    Every {
        one_in: u64,
    },
}

/// Judges the algorithms on each program against one census of it.
pub fn agree(algorithms: &[Algorithm], seeds: Seeds, roots: Roots<'_>, workers: Workers) -> bool {
    let mut tallies = vec![Tally::default(); algorithms.len()];
    let mut skipped = 0;
    let judged = |(nth, seed): (usize, u64)| {
        let Ok(program) = BuilderProgram::new(&seeds.kind.generate(seed)) else {
            return Ok(None);
        };
        let Ok(census) = census(&program, seeds.limit) else {
            return Ok(None);
        };
        let explorer = |algorithm: Algorithm, root: Root| Explorer {
            root,
            symmetry: seeds.kind.are_symmetric(),
            ..workers.explorer(algorithm, seed)
        };
        let mut tallies = Vec::new();
        for &algorithm in algorithms {
            let mut tally = Tally::default();
            let chosen = match roots {
                _ if !algorithm.has_root() => BTreeSet::from([Root::default()]),
                Roots::Given(root) => BTreeSet::from([root.clone()]),
                Roots::Every { one_in } if !(nth as u64).is_multiple_of(one_in) => BTreeSet::new(),
                Roots::Every { .. } => roots_of(&census),
            };
            for root in chosen {
                let explorer = explorer(algorithm, root);
                let only = seeds.only(seed);
                tally.add(&judged_by(&explorer, workers, only, &program, &census)?);
                tally.agreed = 1;
            }
            tallies.push(tally);
        }
        Ok(Some(tallies))
    };
    let add = |of_one: Option<Vec<Tally>>| match of_one {
        Some(of_one) => {
            let pairs = tallies.iter_mut().zip(&of_one);
            pairs.for_each(|(sum, tally)| sum.add(tally));
        }
        None => skipped += 1,
    };
    let numbers = seeds.numbers().enumerate();
    if let Err(fault) = side_by_side(numbers, cores(), judged, add) {
        let fault: String = fault;
        println!("{fault}");
        return false;
    }
    // What is true of most programs is said of those that are always the same.
    let fixed = seeds.today == 0;
    assert!(
        !fixed || skipped * 10 < seeds.count,
        "most programs are small enough"
    );
    let with = with(seeds.kind);
    for (algorithm, tally) in algorithms.iter().zip(&tallies) {
        let roots = match roots {
            Roots::Every { .. } if algorithm.has_root() => ", every root",
            _ => "",
        };
        println!(
            "{algorithm}: agrees on {} programs{with}{roots}, {} executions, {} redundant",
            tally.agreed, tally.executions, tally.redundant
        );
        // It cannot always tell beforehand whether an await that it puts off can stay blocked.
        let in_vain = match seeds.kind {
            Programs::Awaiting | Programs::Gauged => 50,
            Programs::Symmetric => 25,
            _ => 0,
        };
        if *algorithm == Algorithm::ReadsFrom && in_vain > 0 {
            assert!(!fixed || tally.redundant * in_vain <= tally.executions);
        } else if algorithm.never_redundant() {
            assert_eq!(tally.redundant, 0, "{algorithm} begins nothing in vain");
        }
    }
    println!("{skipped} programs{with} are too large");
    true
}

/// What is wrong with an algorithm on a program, in words, if anything is.
fn judged_by(
    explorer: &Explorer,
    workers: Workers,
    only: Seeds,
    program: &BuilderProgram,
    census: &Census,
) -> Result<Tally, String> {
    let (algorithm, root) = (explorer.algorithm, &explorer.root);
    let how = workers.option();
    let again = || again(only, &format!("--algorithm {algorithm} --root {root}{how}"));
    let promise = explorer.expectation();
    let Ok(outcome) = judge_against(explorer, program, promise, census) else {
        // Once more, to have it shrunk.
        let found = match hunt(explorer, promise, only, 1) {
            Err(found) => found.to_string(),
            Ok(_) => "wrong, but not each time".to_owned(),
        };
        return Err(format!(
            "{algorithm} with root {root}: {found}\n{}",
            again()
        ));
    };
    // Of those who do the same the search begins some in vain also without awaits.
    let can_tell = !only.kind.are_symmetric() && !program.has_awaits();
    if can_tell && algorithm.never_redundant() && outcome.redundant > 0 {
        return Err(format!(
            "{algorithm} begins {} in vain, and nobody awaits anything\n{}",
            outcome.redundant,
            again(),
        ));
    }
    let alone =
        explorer.schedule.is_none() && explorer.put_down.is_none() && explorer.apart.is_none();
    if !alone {
        let alone = Explorer {
            threads: 1,
            schedule: None,
            put_down: None,
            apart: None,
            root: root.clone(),
            ..*explorer
        };
        let alone = alone.run(program.clone());
        let counts = |outcome: &Outcome| {
            let of_timing = matches!(algorithm, Algorithm::Source | Algorithm::ReadsFrom);
            let redundant = (!of_timing).then_some(outcome.redundant);
            (outcome.executions.len(), redundant)
        };
        if counts(&alone) != counts(&outcome) {
            return Err(format!(
                "{algorithm}, by several workers {:?}, by one {:?}\n{}",
                counts(&outcome),
                counts(&alone),
                again(),
            ));
        }
    }
    Ok(Tally {
        executions: outcome.executions.len() as u64,
        redundant: outcome.redundant as u64,
        ..Tally::default()
    })
}

/// Every thread that some execution has.
fn roots_of(census: &Census) -> BTreeSet<Root> {
    let mut roots = BTreeSet::new();
    let traces = census.classes(Equivalence::View);
    for execution in traces.complete.values().chain(traces.blocked.values()) {
        let mut threads = Threads::new();
        let mut names = BTreeMap::from([(ThreadId::MAIN, ThreadId::MAIN)]);
        roots.insert(Root::from_str("main").expect("a thread"));
        for event in &execution.events {
            if let (Access::Spawn { nth }, Some(child)) = (event.access, event.spawned) {
                let parent = names[&event.id.thread];
                let named = threads.child(parent, nth).expect("few threads");
                names.insert(child, named);
                roots.insert(threads.name(named).parse().expect("a thread"));
            }
        }
    }
    roots
}
