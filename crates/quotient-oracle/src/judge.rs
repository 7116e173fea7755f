//! Holds an exploration algorithm against brute force.
//!
//! An algorithm is a [`Subject`]: it is given a program and says which maximal executions it
//! explored and which failures it found. [`judge`] compares that with what there is; [`hunt`](crate::hunt())
//! does so for many random programs and shrinks the first on which they disagree.

use std::borrow::Cow;
use std::collections::{BTreeSet, HashMap, HashSet};
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};

use quotient_model::{ClassKey, Equivalence, Execution};

use crate::builder::BuilderProgram;
use crate::counters::Adds;
use crate::endless::has_livelock;
use crate::enumerate::{Census, EnumerateError, enumerate};
use crate::failures::Reached;
use crate::listing::Listing;
use crate::replay::{Impossible, replay};
use crate::symmetric::Symmetry;

/// An exploration algorithm.
pub trait Subject {
    /// What to call it.
    fn name(&self) -> &str;

    /// The equivalence by which it explores, or the one that bounds it.
    fn equivalence(&self) -> Equivalence;

    /// The class of an execution under that equivalence; another one if the equivalence has a root
    /// and the algorithm was told which.
    fn class(&self, execution: &Execution) -> ClassKey {
        self.equivalence().class(execution)
    }

    /// Which adds are independent to it. The others are read-modify-writes.
    fn knows_adds(&self) -> Adds {
        Adds::Everywhere
    }

    /// Whether it knows when counts commute ([`quotient_model::Tally`]). To others they are read-modify-writes.
    fn knows_counts(&self) -> bool {
        true
    }

    /// Explores the program.
    fn run(&self, program: BuilderProgram) -> Outcome;
}

/// What an algorithm found.
#[derive(Clone, Debug, Default)]
pub struct Outcome {
    /// Every maximal execution explored, complete or blocked.
    pub executions: Vec<Execution>,
    /// How many more it began and found redundant before their end.
    pub redundant: usize,
    /// The failures met.
    pub failures: BTreeSet<Reached>,
}

/// What is expected of an algorithm, besides that it explores only real executions and finds
/// just the failures that can be reached.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Expectation {
    /// One execution in every class of its equivalence, no more and no less.
    Exactly,
    /// An execution in every view class; no two in one class of its equivalence.
    Covers,
    /// An execution in every view class.
    Meets,
    /// One execution in every class of its equivalence up to which of several threads that do the same is which, no
    /// two in one class.
    UpToSymmetry,
}

/// What came of a comparison that found no fault.
#[derive(Clone, Debug)]
pub enum Judgement {
    /// Brute force and the algorithm agree.
    Agrees {
        /// What brute force found.
        census: Box<Census>,
        /// What the algorithm found.
        outcome: Outcome,
    },
    /// Brute force could not say.
    Skipped(EnumerateError),
}

/// What the algorithm got wrong.
#[derive(Clone, Debug)]
pub enum Fault {
    /// It panicked.
    Panics(String),
    /// It claims an execution that cannot happen.
    Unreal(Execution, Impossible),
    /// It claims that an execution is maximal which can go on.
    Unfinished(Execution),
    /// It explored no execution of some classes.
    Misses {
        /// Under which equivalence.
        equivalence: Equivalence,
        /// How many of how many classes.
        missed: (usize, usize),
        /// An execution of one of them.
        example: Execution,
    },
    /// It explored two executions of one class.
    Repeats(Execution, Execution),
    /// It did not find a failure that can be reached, or found one that cannot.
    Failures {
        /// Those not found.
        missed: Vec<Reached>,
        /// Those that do not exist.
        invented: Vec<Reached>,
    },
}

/// An algorithm and brute force disagree about a program.
#[derive(Clone, Debug)]
pub struct Disagreement {
    /// The algorithm's name.
    pub subject: String,
    /// The program.
    pub listing: Listing,
    /// What is wrong.
    pub fault: Fault,
}

/// What brute force finds out about a listing, over at most `limit` interleavings: [`enumerate`], and
/// livelocks of loops that wait, which are judged with the loops whole.
pub fn census(program: &BuilderProgram, limit: u64) -> Result<Census, EnumerateError> {
    let mut census = enumerate(&program, limit)?;
    if program.has_loops() && has_livelock(program, limit as usize)? {
        census.failures.insert(Reached::LIVELOCK);
    }
    Ok(census)
}

/// Compares what `subject` makes of a program with brute force over at most `limit` interleavings.
pub fn judge(
    subject: &dyn Subject,
    program: &BuilderProgram,
    expectation: Expectation,
    limit: u64,
) -> Result<Judgement, Box<Disagreement>> {
    let census = match census(program, limit) {
        Ok(census) => Box::new(census),
        Err(error) => return Ok(Judgement::Skipped(error)),
    };
    let outcome = judge_against(subject, program, expectation, &census)?;
    Ok(Judgement::Agrees { census, outcome })
}

/// Compares what `subject` makes of a program with a census of it: one taken before, or by
/// [`enumerate_traces`](crate::enumerate_traces) where there are too many interleavings.
pub fn judge_against(
    subject: &dyn Subject,
    program: &BuilderProgram,
    expectation: Expectation,
    census: &Census,
) -> Result<Outcome, Box<Disagreement>> {
    catch_unwind(AssertUnwindSafe(|| subject.run(program.clone())))
        .map_err(|panic| Fault::Panics(panic_message(&*panic)))
        .and_then(|outcome| {
            compare(subject, program, expectation, census, &outcome)?;
            Ok(outcome)
        })
        .map_err(|fault| {
            Box::new(Disagreement {
                subject: subject.name().to_owned(),
                listing: program.listing().clone(),
                fault,
            })
        })
}

fn panic_message(panic: &(dyn std::any::Any + Send)) -> String {
    let text = panic.downcast_ref::<&str>().map(|text| (*text).to_owned());
    text.or_else(|| panic.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "no message".to_owned())
}

fn compare(
    subject: &dyn Subject,
    program: &BuilderProgram,
    expectation: Expectation,
    census: &Census,
    outcome: &Outcome,
) -> Result<(), Fault> {
    all_real(program, census, outcome)?;
    let own = subject.equivalence();
    match expectation {
        Expectation::Exactly => {
            none_twice(subject, census, outcome)?;
            all_met(subject, own, census, outcome)?;
        }
        Expectation::Covers => {
            none_twice(subject, census, outcome)?;
            all_met(subject, Equivalence::View, census, outcome)?;
        }
        Expectation::Meets => all_met(subject, Equivalence::View, census, outcome)?,
        Expectation::UpToSymmetry => {
            none_twice(subject, census, outcome)?;
            all_met_up_to_symmetry(subject, program, census, outcome)?;
        }
    }
    let named = |failures: &BTreeSet<Reached>| match expectation {
        Expectation::UpToSymmetry => Symmetry::new(program.listing()).failures(failures),
        _ => failures.clone(),
    };
    let (there, found) = (named(&census.failures), named(&outcome.failures));
    let missed: Vec<Reached> = (&there - &found).into_iter().collect();
    let invented: Vec<Reached> = (&found - &there).into_iter().collect();
    if missed.is_empty() && invented.is_empty() {
        Ok(())
    } else {
        Err(Fault::Failures { missed, invented })
    }
}

/// Every explored execution can happen, and is maximal. Replaying tells the first. The second is
/// told by its trace: executions with one trace end in one state, so all of them are maximal or
/// none is.
fn all_real(program: &BuilderProgram, census: &Census, outcome: &Outcome) -> Result<(), Fault> {
    let traces = census.classes(Equivalence::Mazurkiewicz);
    for execution in &outcome.executions {
        replay(program, execution)
            .map_err(|impossible| Fault::Unreal(execution.clone(), impossible))?;
        if !traces.contains(&Equivalence::Mazurkiewicz.class(execution)) {
            return Err(Fault::Unfinished(execution.clone()));
        }
    }
    Ok(())
}

/// The execution as the subject's classes know it.
fn classed<'e>(
    subject: &dyn Subject,
    equivalence: Equivalence,
    census: &Census,
    execution: &'e Execution,
) -> Cow<'e, Execution> {
    match subject.knows_adds() {
        Adds::Everywhere if equivalence == Equivalence::Observers => {
            Cow::Owned(census.looked_at(execution))
        }
        Adds::Everywhere => Cow::Borrowed(execution),
        known => Cow::Owned(census.classed(execution, known)),
    }
}

fn none_twice(subject: &dyn Subject, census: &Census, outcome: &Outcome) -> Result<(), Fault> {
    let mut met: HashMap<ClassKey, &Execution> = HashMap::new();
    for execution in &outcome.executions {
        let class = subject.class(&classed(subject, subject.equivalence(), census, execution));
        if let Some(first) = met.insert(class, execution) {
            return Err(Fault::Repeats(first.clone(), execution.clone()));
        }
    }
    Ok(())
}

fn all_met(
    subject: &dyn Subject,
    equivalence: Equivalence,
    census: &Census,
    outcome: &Outcome,
) -> Result<(), Fault> {
    let classes = census.counted(equivalence, subject.knows_adds());
    let met: HashSet<ClassKey> = outcome
        .executions
        .iter()
        .map(|execution| equivalence.class(&classed(subject, equivalence, census, execution)))
        .collect();
    let mut missing = classes
        .complete
        .iter()
        .chain(&classes.blocked)
        .filter(|(class, _)| !met.contains(class));
    match missing.next() {
        None => Ok(()),
        Some((_, example)) => Err(Fault::Misses {
            equivalence,
            missed: (1 + missing.count(), classes.count()),
            example: example.clone(),
        }),
    }
}

fn all_met_up_to_symmetry(
    subject: &dyn Subject,
    program: &BuilderProgram,
    census: &Census,
    outcome: &Outcome,
) -> Result<(), Fault> {
    let equivalence = subject.equivalence();
    let symmetry = Symmetry::new(program.listing());
    let classes = |execution: &Execution| {
        symmetry.classes(
            equivalence,
            &classed(subject, equivalence, census, execution),
        )
    };
    let explored = outcome.executions.iter();
    let met: HashSet<ClassKey> = explored.filter_map(|e| classes(e).next()).collect();
    let all = census.classes(equivalence);
    let executions = all.complete.values().chain(all.blocked.values());
    let missing = |execution: &&Execution| !classes(execution).any(|class| met.contains(&class));
    let missing: Vec<&Execution> = executions.filter(missing).collect();
    match missing.first() {
        None => Ok(()),
        Some(&example) => Err(Fault::Misses {
            equivalence,
            missed: (missing.len(), all.count()),
            example: example.clone(),
        }),
    }
}

/// An execution for a person to read, one event a line.
struct Steps<'e>(&'e Execution);

impl fmt::Display for Steps<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for event in &self.0.events {
            write!(f, "    {}: {:?}", event.id, event.access)?;
            write!(f, " observes {}", event.observed)?;
            if let Some(written) = event.written {
                write!(f, ", writes {written}")?;
            }
            writeln!(f)?;
        }
        Ok(())
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::Panics(message) => writeln!(f, "panics: {message}"),
            Fault::Unreal(execution, impossible) => write!(
                f,
                "claims an execution in which {impossible}\n{}",
                Steps(execution)
            ),
            Fault::Unfinished(execution) => {
                write!(f, "ends an execution too early\n{}", Steps(execution))
            }
            Fault::Misses {
                equivalence,
                missed: (missed, all),
                example,
            } => write!(
                f,
                "misses {missed} of {all} {equivalence:?} classes, among them\n{}",
                Steps(example)
            ),
            Fault::Repeats(first, second) => write!(
                f,
                "explores a class twice, as\n{}and as\n{}",
                Steps(first),
                Steps(second)
            ),
            Fault::Failures { missed, invented } => {
                for failure in missed {
                    writeln!(f, "does not find: {failure}")?;
                }
                for failure in invented {
                    writeln!(f, "finds what cannot be reached: {failure}")?;
                }
                Ok(())
            }
        }
    }
}

impl fmt::Display for Disagreement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}{}", self.subject, self.fault, self.listing)
    }
}

impl std::error::Error for Disagreement {}
