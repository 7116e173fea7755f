//! Brute force: every interleaving of a program, each put in its class under every equivalence.
//!
//! [`enumerate`] is the judge. It takes no short cut: every order of the threads' moves is walked
//! to its end, and every end is classed under each definition on its own. [`enumerate_traces`]
//! walks each state only once per Mazurkiewicz trace leading there, which reaches further but
//! takes for granted that such states are the same; tests hold it against the judge.

use std::cell::RefCell;
use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::fmt;

use quotient_model::{ClassKey, Diagnostic, Equivalence, Execution, Named, Program, Threads};

use crate::awaited::Awaited;
use crate::c11;
use crate::counters::{Adds, Counters};
use crate::failures::Reached;
use crate::machine::{Halt, Machine};

/// What brute force found out about a program.
#[derive(Clone, Debug, Default)]
pub struct Census {
    /// How many interleavings were walked to their end.
    pub interleavings: u64,
    /// The classes under each of [`Equivalence::ALL`], in that order.
    classes: [Classes; Equivalence::ALL.len()],
    /// The same where adds are independent at counters only, and where they are so at gauges as well, if there are adds.
    counted: Option<Box<[[Classes; Equivalence::ALL.len()]; 2]>>,
    counters: Counters,
    awaited: Awaited,
    /// The failures that can be reached.
    pub failures: BTreeSet<Reached>,
}

/// The classes under one equivalence, each with the first execution met in it.
#[derive(Clone, Debug, Default)]
pub struct Classes {
    /// Of the executions in which every thread ended or failed.
    pub complete: BTreeMap<ClassKey, Execution>,
    /// Of those in which some thread stays blocked.
    pub blocked: BTreeMap<ClassKey, Execution>,
}

impl Classes {
    /// How many classes there are.
    pub fn count(&self) -> usize {
        self.complete.len() + self.blocked.len()
    }

    /// Puts an execution into its class.
    fn put(&mut self, class: ClassKey, complete: bool, execution: &Execution) {
        let classes = match complete {
            true => &mut self.complete,
            false => &mut self.blocked,
        };
        classes.entry(class).or_insert_with(|| execution.clone());
    }

    /// Every class, complete ones first.
    pub fn keys(&self) -> impl Iterator<Item = &ClassKey> {
        self.complete.keys().chain(self.blocked.keys())
    }

    /// Whether the class can be reached.
    pub fn contains(&self, class: &ClassKey) -> bool {
        self.complete.contains_key(class) || self.blocked.contains_key(class)
    }
}

impl Census {
    /// The classes under an equivalence.
    pub fn classes(&self, equivalence: Equivalence) -> &Classes {
        // `Equivalence::ALL` is in the order of declaration.
        &self.classes[equivalence as usize]
    }

    /// The classes under an equivalence to one who knows these adds to be independent.
    pub(crate) fn counted(&self, equivalence: Equivalence, known: Adds) -> &Classes {
        match (&self.counted, known) {
            (Some(counted), Adds::AtCounters) => &counted[0][equivalence as usize],
            (Some(counted), Adds::AtGauges) => &counted[1][equivalence as usize],
            _ => self.classes(equivalence),
        }
    }

    /// An execution as it is put into these classes.
    pub(crate) fn classed(&self, execution: &Execution, known: Adds) -> Execution {
        self.counters.classed(execution, known)
    }

    /// An execution as it is put into the classes of [`Equivalence::Observers`].
    pub(crate) fn looked_at(&self, execution: &Execution) -> Execution {
        self.awaited.classed(execution)
    }

    /// How many classes there are under an equivalence, complete and blocked.
    pub fn count(&self, equivalence: Equivalence) -> usize {
        self.classes(equivalence).count()
    }
}

/// Why brute force gave up.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum EnumerateError {
    /// There are more interleavings than allowed.
    TooMany {
        /// How many are allowed.
        limit: u64,
    },
    /// The front end cannot go on.
    Program(Diagnostic),
}

impl fmt::Display for EnumerateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EnumerateError::TooMany { limit } => write!(
                f,
                "more than {limit} interleavings: make the program smaller or the limit larger"
            ),
            EnumerateError::Program(diagnostic) => write!(f, "{diagnostic}"),
        }
    }
}

impl std::error::Error for EnumerateError {}

impl From<Diagnostic> for EnumerateError {
    fn from(diagnostic: Diagnostic) -> Self {
        EnumerateError::Program(diagnostic)
    }
}

/// Walks every interleaving, unless there are more than `limit`.
pub fn enumerate<P: Program>(program: &P, limit: u64) -> Result<Census, EnumerateError> {
    started_over(program, |program| {
        let mut census = Census::default();
        walk(
            program,
            limit,
            |_, _| true,
            |program, machine| census.record(program, machine),
        )?;
        if census.counters.any_adds() {
            // Which locations are counters is known only when all executions have been seen.
            let mut counted = Box::<[[Classes; Equivalence::ALL.len()]; 2]>::default();
            walk(
                program,
                limit,
                |_, _| true,
                |program, machine| {
                    let execution = machine.execution();
                    let complete = machine.ending(program).complete;
                    let ways = [Adds::AtCounters, Adds::AtGauges];
                    for (known, counted) in ways.into_iter().zip(&mut *counted) {
                        let classed = census.counters.classed(execution, known);
                        put(counted, &classed, complete, execution);
                    }
                },
            )?;
            census.counted = Some(counted);
        }
        if census.awaited.any() {
            // Where somebody awaits something is known only then as well.
            let mut looked_at = Classes::default();
            walk(
                program,
                limit,
                |_, _| true,
                |program, machine| {
                    let execution = machine.execution();
                    let key = Equivalence::Observers.class(&census.awaited.classed(execution));
                    let complete = machine.ending(program).complete;
                    looked_at.put(key, complete, execution);
                },
            )?;
            census.classes[Equivalence::Observers as usize] = looked_at;
        }
        Ok(census)
    })
}

/// As [`enumerate`], but goes on only once from the states that one Mazurkiewicz trace leads to.
pub fn enumerate_traces<P: Program>(program: &P, limit: u64) -> Result<Census, EnumerateError> {
    started_over(program, |program| {
        let mut seen: HashSet<ClassKey> = HashSet::new();
        let mut census = Census::default();
        let enter = |_: &Named<&P>, machine: &Machine<&P>| {
            seen.insert(Equivalence::Mazurkiewicz.class(machine.execution()))
        };
        walk(program, limit, enter, |program, machine| {
            census.record(program, machine)
        })?;
        Ok(census)
    })
}

/// The data races of a program, by its definition: the lines of any two accesses that some execution
/// has next to each other, of which one writes and one is not atomic. The smaller line comes first.
pub fn data_races<P: Program>(
    program: &P,
    limit: u64,
) -> Result<BTreeSet<(u32, u32)>, EnumerateError> {
    started_over(program, |program| {
        let mut races = BTreeSet::new();
        walk(
            program,
            limit,
            |program, machine| {
                races.extend(machine.data_races(program));
                true
            },
            |_, _| (),
        )?;
        Ok(races)
    })
}

/// The data races of a program by C11: the lines of any two accesses of which one writes and one is not
/// atomic, and neither happens before the other in some interleaving. The smaller line comes first.
pub fn c11_races<P: Program>(
    program: &P,
    limit: u64,
) -> Result<BTreeSet<(u32, u32)>, EnumerateError> {
    let mut judged = Named::new(program);
    let judged = RefCell::new(&mut judged);
    started_over(program, |program| {
        let mut races = BTreeSet::new();
        walk(
            program,
            limit,
            |_, _| true,
            |_, machine| {
                let execution = machine.execution();
                races.extend(c11::races_of(&mut judged.borrow_mut(), execution));
            },
        )?;
        Ok(races)
    })
}

/// Why a walk did not come to its end.
pub(crate) enum Stop {
    Halt(Halt),
    /// There are more interleavings than this.
    TooMany(u64),
}

impl<H: Into<Halt>> From<H> for Stop {
    fn from(halt: H) -> Self {
        Stop::Halt(halt.into())
    }
}

/// How often a program may start over.
const MOST_RESTARTS: u32 = 100;

/// Takes what `walked` finds of a program, from its start again whenever the program asks for it.
pub(crate) fn started_over<'p, P: Program, T>(
    program: &'p P,
    walked: impl Fn(&mut Named<&'p P>) -> Result<T, Stop>,
) -> Result<T, EnumerateError> {
    let mut program = Named::new(program);
    for _ in 0..MOST_RESTARTS {
        match walked(&mut program) {
            Ok(found) => return Ok(found),
            Err(Stop::Halt(Halt::StartOver)) => program.start_over(),
            Err(Stop::Halt(Halt::Program(diagnostic))) => return Err(diagnostic.into()),
            Err(Stop::TooMany(limit)) => return Err(EnumerateError::TooMany { limit }),
        }
    }
    let message = "the program starts over again and again";
    Err(Diagnostic::limit(message).into())
}

/// Depth first through the states that `enter` lets pass; `end` sees those in which nothing can move.
fn walk<P: Program>(
    program: &mut Named<P>,
    limit: u64,
    mut enter: impl FnMut(&Named<P>, &Machine<P>) -> bool,
    mut end: impl FnMut(&Named<P>, &Machine<P>),
) -> Result<(), Stop> {
    let mut threads = Threads::new();
    let mut interleavings = 0;
    let mut stack = vec![Machine::new(program)];
    while let Some(machine) = stack.pop() {
        let enabled = machine.enabled(program)?;
        if enabled.is_empty() {
            if interleavings == limit {
                return Err(Stop::TooMany(limit));
            }
            interleavings += 1;
            end(program, &machine);
            continue;
        }
        for thread in enabled.into_iter().rev() {
            let mut next = machine.clone();
            next.advance(program, &mut threads, thread)?;
            if enter(program, &next) {
                stack.push(next);
            }
        }
    }
    Ok(())
}

impl Census {
    fn record<P: Program>(&mut self, program: &Named<P>, machine: &Machine<P>) {
        self.interleavings += 1;
        let ending = machine.ending(program);
        self.failures.extend(ending.failures);
        let execution = machine.execution();
        let waiting = machine.waiting(program);
        self.counters.look(execution, &waiting);
        self.awaited.look(execution, &waiting);
        put(&mut self.classes, execution, ending.complete, execution);
    }
}

/// Puts an execution into its classes, with `example` to show for it.
fn put(
    all: &mut [Classes; Equivalence::ALL.len()],
    execution: &Execution,
    complete: bool,
    example: &Execution,
) {
    for (equivalence, classes) in Equivalence::ALL.into_iter().zip(all) {
        classes.put(equivalence.class(execution), complete, example);
    }
}

#[cfg(test)]
mod tests;
