//! Litmus tests: small programs made of cycles of edges between events, in the way of those that are used to
//! test memory models.
//!
//! A cycle goes along program order within a thread, and from one thread to the next by *reads-from* (from a write to
//! a read of it), *coherence* (from a write to one that overwrites it) and *from-read* (from a read to a write that
//! overwrites what it read). Each cycle is an outcome that needs its events in a circle; where values tell the
//! order of all its writes no execution shows it under sequential consistency. Events on the way are reads, writes or
//! read-modify-writes; program order may come with a fence or a dependency. In the end main reads all variables.

use std::collections::BTreeSet;
use std::fmt;

use quotient_model::{EventId, Execution, ThreadId, Value};

use crate::listing::{Listing, Operand, Statement};
use crate::random::Random;
use crate::short::{eq, fence, join, load, reg_plus, store, when, xchg};

/// The shortest and the longest cycles.
const LENGTHS: std::ops::RangeInclusive<usize> = 2..=6;
/// A cycle leads through so many threads.
const THREADS: std::ops::RangeInclusive<usize> = 2..=4;
/// So many tests are made of the edges of a cycle: one plain, the others varied.
const VARIANTS: u64 = 3;

/// What an event does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Read,
    Write,
    /// An exchange.
    Update,
}

/// How one event comes before the next.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
enum Edge {
    ReadsFrom,
    Coherence,
    FromRead,
    /// Program order, to the same variable.
    Same,
    /// Program order, to the next variable.
    Next,
}

const EDGES: [Edge; 5] = [
    Edge::ReadsFrom,
    Edge::Coherence,
    Edge::FromRead,
    Edge::Same,
    Edge::Next,
];

impl Edge {
    /// Whether it leads to another thread.
    fn leaves(self) -> bool {
        !matches!(self, Edge::Same | Edge::Next)
    }
}

/// What program order comes with.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum With {
    Nothing,
    Fence,
    /// What is written depends on what was read.
    Data,
    /// Whether the second happens depends on what was read.
    Control,
}

/// A litmus test.
pub struct Litmus {
    /// Its events and edges, in the order of the cycle.
    pub name: String,
    /// The program.
    pub listing: Listing,
    /// What its reads observe in the outcome that the cycle stands for.
    outcome: Vec<(EventId, Value)>,
}

impl Litmus {
    /// Whether the execution has the outcome that the cycle stands for.
    pub fn shows(&self, execution: &Execution) -> bool {
        self.outcome.iter().all(|&(id, value)| {
            let event = execution.events.iter().find(|event| event.id == id);
            event.is_some_and(|event| event.observed == value)
        })
    }
}

impl fmt::Display for Litmus {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}\n{}", self.name, self.listing)
    }
}

/// All litmus tests there are here, always the same and in the same order.
pub fn litmus() -> Vec<Litmus> {
    let mut names = BTreeSet::new();
    let mut tests = Vec::new();
    for length in LENGTHS {
        for number in 0..EDGES.len().pow(length as u32) {
            let digit = |at: usize| number / EDGES.len().pow(at as u32) % EDGES.len();
            let edges: Vec<Edge> = (0..length).map(|at| EDGES[digit(at)]).collect();
            if !is_cycle(&edges) {
                continue;
            }
            for variant in 0..VARIANTS {
                let mut random = Random::new(VARIANTS * number as u64 + variant);
                let test = Cycle::new(&edges, &mut random, variant > 0).test();
                if names.insert(test.name.clone()) {
                    tests.push(test);
                }
            }
        }
    }
    tests
}

/// Whether the edges make a cycle that ends by leaving a thread, through a number of threads and variables that is
/// wanted, and is the first of those that are the same but for where they begin.
fn is_cycle(edges: &[Edge]) -> bool {
    let ends = |edges: &[Edge]| edges.last().is_some_and(|edge| edge.leaves());
    let threads = edges.iter().filter(|edge| edge.leaves()).count();
    // With one step to another variable there is none back.
    let variables = edges.iter().filter(|&&edge| edge == Edge::Next).count();
    ends(edges)
        && THREADS.contains(&threads)
        && variables != 1
        && (1..edges.len()).all(|by| {
            let mut turned = edges.to_vec();
            turned.rotate_left(by);
            !ends(&turned) || turned.as_slice() >= edges
        })
}

/// A cycle with all that is to be known of its events.
struct Cycle<'e> {
    edges: &'e [Edge],
    kinds: Vec<Kind>,
    with: Vec<With>,
}

/// What an event is to do.
#[derive(Clone, Copy, Default)]
struct Planned {
    variable: usize,
    /// What there is before it, in the outcome.
    found: Value,
    /// What it writes, if it does, besides what it depends on.
    plus: Value,
}

impl<'e> Cycle<'e> {
    fn new(edges: &'e [Edge], random: &mut Random, varied: bool) -> Self {
        let kinds: Vec<Kind> = (0..edges.len())
            .map(|at| {
                let (before, after) = (edges[(at + edges.len() - 1) % edges.len()], edges[at]);
                let reads = before == Edge::ReadsFrom || after == Edge::FromRead;
                let writes = matches!(before, Edge::Coherence | Edge::FromRead)
                    || matches!(after, Edge::Coherence | Edge::ReadsFrom);
                match (reads, writes) {
                    _ if varied && random.chance(15) => Kind::Update,
                    (true, true) => Kind::Update,
                    (true, false) => Kind::Read,
                    (false, true) => Kind::Write,
                    (false, false) => random.pick(&[Kind::Read, Kind::Write]),
                }
            })
            .collect();
        let with = (0..edges.len())
            .map(|at| {
                let next = kinds[(at + 1) % kinds.len()];
                match (kinds[at], next) {
                    _ if edges[at].leaves() || !varied => With::Nothing,
                    (Kind::Write, _) => random.pick(&[With::Nothing, With::Fence]),
                    (_, Kind::Read) => random.pick(&[With::Nothing, With::Fence, With::Control]),
                    _ => random.pick(&[With::Nothing, With::Fence, With::Data, With::Control]),
                }
            })
            .collect();
        Cycle { edges, kinds, with }
    }

    fn name(&self) -> String {
        let mut name = String::new();
        for at in 0..self.edges.len() {
            name += match self.kinds[at] {
                Kind::Read => "R",
                Kind::Write => "W",
                Kind::Update => "U",
            };
            name += match self.edges[at] {
                Edge::ReadsFrom => " rf ",
                Edge::Coherence => " co ",
                Edge::FromRead => " fr ",
                Edge::Same => " po-same",
                Edge::Next => " po",
            };
            name += match self.with[at] {
                _ if self.edges[at].leaves() => "",
                With::Nothing => " ",
                With::Fence => "+fence ",
                With::Data => "+data ",
                With::Control => "+ctrl ",
            };
        }
        name.trim_end().to_owned()
    }

    /// Of each event its variable, what there is before it in the outcome, and what it leaves there if it writes; and
    /// what the variables hold in the end. Along the cycle, from where it comes to a variable, each write writes one
    /// more than the last one.
    fn plan(&self) -> (Vec<Planned>, Vec<Value>) {
        let length = self.edges.len();
        let steps = self.edges.iter().filter(|&&edge| edge == Edge::Next);
        let variables = steps.count().max(1);
        let start = self.edges.iter().position(|&edge| edge == Edge::Next);
        let start = start.map_or(0, |at| at + 1);
        let mut planned = vec![Planned::default(); length];
        let mut last = Vec::new();
        // What is written may depend on what is read before, which the first round may come to last.
        for _ in 0..2 {
            last = vec![0; variables];
            let mut variable = 0;
            for at in (start..start + length).map(|at| at % length) {
                let before = (at + length - 1) % length;
                let found = last[variable];
                let read = match self.with[before] {
                    With::Data => planned[before].found,
                    _ => 0,
                };
                if self.kinds[at] != Kind::Read {
                    last[variable] = found + 1 + read;
                }
                planned[at] = Planned {
                    variable,
                    found,
                    plus: found + 1,
                };
                if self.edges[at] == Edge::Next {
                    variable = (variable + 1) % variables;
                }
            }
        }
        (planned, last)
    }

    fn test(&self) -> Litmus {
        let (planned, last) = self.plan();
        let variables = last.len();
        let mut bodies: Vec<Vec<Statement>> = vec![Vec::new()];
        let mut outcome = Vec::new();
        let mut index = 0;
        for (at, event) in planned.iter().enumerate() {
            let thread = ThreadId(bodies.len() as u16);
            let with = at.checked_sub(1).map_or(With::Nothing, |at| self.with[at]);
            let body = bodies.last_mut().expect("there is a thread");
            if with == With::Fence {
                body.push(fence());
                index += 1;
            }
            // No two reads have the same register, and a dependency is on the last one.
            let register = outcome.len();
            let written: Operand = match with {
                With::Data => reg_plus(register - 1, event.plus),
                _ => event.plus.into(),
            };
            let statement = match self.kinds[at] {
                Kind::Read => load(register, event.variable),
                Kind::Write => store(event.variable, written),
                Kind::Update => xchg(register, event.variable, written),
            };
            body.push(match with {
                With::Control => when(eq(register - 1, planned[at - 1].found), vec![statement]),
                _ => statement,
            });
            if self.kinds[at] != Kind::Write {
                outcome.push((EventId { thread, index }, event.found));
            }
            index += 1;
            if self.edges[at].leaves() && at + 1 < planned.len() {
                bodies.push(Vec::new());
                index = 0;
            }
        }
        let threads = bodies.len();
        let main: Vec<Statement> = (1..=threads)
            .map(join)
            .chain((0..variables).map(|variable| load(variable, variable)))
            .collect();
        for (variable, &value) in last.iter().enumerate() {
            let index = (2 * threads + variable) as u32;
            let thread = ThreadId::MAIN;
            outcome.push((EventId { thread, index }, value));
        }
        Litmus {
            name: self.name(),
            listing: Listing::with_main(&vec![0; variables], bodies, main),
            outcome,
        }
    }
}
