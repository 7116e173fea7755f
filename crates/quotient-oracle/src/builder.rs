//! Listings as programs: each body is flattened into jump code, and a thread is a place in it
//! together with its registers.
//!
//! A thread may join threads that it spawned itself, and those that an ancestor had spawned when
//! it spawned it: the names it knows are handed down to each child. Joining any other is a failure of
//! the joining thread's own, seen without looking at the others.

use std::fmt;
use std::sync::Arc;

use quotient_model::{
    Access, Blocked, Failure, FailureKind, Location, Pending, Program, Published, SourceLocation,
    ThreadId, Value,
};

use crate::listing::{Condition, Listing, Operand, Statement, variable_name};

/// The most threads that a listing may have.
pub const MAX_THREADS: usize = 12;
/// The most registers that a thread may use.
pub const MAX_REGISTERS: usize = 8;
/// The width of variables and registers: that of C's `int`, as which they are printed.
pub(crate) const BITS: u8 = 32;

/// A listing, ready to run.
#[derive(Clone, Debug)]
pub struct BuilderProgram {
    listing: Arc<Listing>,
    code: Arc<[Vec<Instruction>]>,
}

/// One step of the jump code, and the line it comes from.
#[derive(Clone, Debug)]
struct Instruction {
    line: u32,
    op: Op,
}

#[derive(Clone, Debug)]
enum Op {
    /// A statement that acts on its own: anything but a branch.
    Act(Statement),
    /// Goes on if the condition holds, else at the place given.
    Unless(Condition, usize),
    Jump(usize),
}

/// Why a listing is no program.
#[derive(Clone, PartialEq, Eq, Debug)]
#[non_exhaustive]
pub enum BuildError {
    /// There is no main thread.
    NoMain,
    /// There are more threads than [`MAX_THREADS`].
    TooManyThreads(usize),
    /// A statement uses a register, variable, mutex or thread that there is not.
    Unknown {
        /// Where.
        line: u32,
        /// What it uses.
        what: String,
    },
    /// A thread is spawned by two statements, or main is spawned.
    SpawnedAgain {
        /// Where.
        line: u32,
        /// Which thread.
        thread: usize,
    },
}

impl fmt::Display for BuildError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            BuildError::NoMain => f.write_str("the listing has no thread: the first is main"),
            BuildError::TooManyThreads(count) => {
                write!(f, "{count} threads, where {MAX_THREADS} are allowed")
            }
            BuildError::Unknown { line, what } => write!(f, "line {line}: there is no {what}"),
            BuildError::SpawnedAgain { line, thread } => write!(
                f,
                "line {line}: thread t{thread} is started elsewhere; give each spawn its own body"
            ),
        }
    }
}

impl std::error::Error for BuildError {}

/// A thread of a [`BuilderProgram`].
#[derive(Clone, Debug)]
pub struct BuilderThread {
    body: usize,
    place: usize,
    registers: [Value; MAX_REGISTERS],
    /// The number of the last child spawned.
    children: u32,
    /// The threads that may be joined, by body.
    known: [Option<ThreadId>; MAX_THREADS],
    pending: Pending,
}

impl BuilderProgram {
    /// Flattens a listing.
    pub fn new(listing: &Listing) -> Result<Self, BuildError> {
        if listing.threads.is_empty() {
            return Err(BuildError::NoMain);
        }
        if listing.threads.len() > MAX_THREADS {
            return Err(BuildError::TooManyThreads(listing.threads.len()));
        }
        let mut flattener = Flattener {
            listing,
            line: 0,
            spawned: vec![false; listing.threads.len()],
            code: Vec::new(),
        };
        flattener.spawned[0] = true;
        let mut code = Vec::new();
        for body in &listing.threads {
            flattener.body(body)?;
            code.push(std::mem::take(&mut flattener.code));
        }
        Ok(BuilderProgram {
            listing: Arc::new(listing.clone()),
            code: code.into(),
        })
    }

    /// What the program was made from.
    pub fn listing(&self) -> &Listing {
        &self.listing
    }

    fn variable(&self, variable: usize) -> Location {
        Location(variable as u32)
    }

    /// Mutexes come after the variables.
    fn mutex(&self, mutex: usize) -> Location {
        Location((self.listing.variables.len() + mutex) as u32)
    }

    /// Takes the thread through branches, assumptions and assertions to what it wants next.
    fn settle(&self, thread: &mut BuilderThread) {
        let code = &self.code[thread.body];
        thread.pending = loop {
            let Some(instruction) = code.get(thread.place) else {
                break Pending::Done(0);
            };
            match &instruction.op {
                Op::Jump(target) => thread.place = *target,
                Op::Unless(condition, target) => {
                    thread.place = if thread.holds(condition) {
                        thread.place + 1
                    } else {
                        *target
                    };
                }
                Op::Act(Statement::Assume(condition)) if !thread.holds(condition) => {
                    break Pending::Blocked(Blocked::Assume);
                }
                Op::Act(Statement::Assert(condition)) if !thread.holds(condition) => {
                    let line = instruction.line;
                    let message = format!("assertion of line {line} fails: {condition}");
                    break Pending::Failed(Failure::new(FailureKind::Assertion, message));
                }
                Op::Act(Statement::Join(joined)) if thread.known[*joined].is_none() => {
                    let message = "join of a thread that this one does not know";
                    break Pending::Failed(Failure::new(FailureKind::Thread, message));
                }
                Op::Act(statement) => match self.access(thread, statement) {
                    Some(access) => break Pending::Access(access),
                    None => thread.place += 1,
                },
            }
        };
    }

    /// The access that a statement is, unless it is local to the thread.
    fn access(&self, thread: &BuilderThread, statement: &Statement) -> Option<Access> {
        Some(match *statement {
            Statement::Load { variable, .. } => Access::Read {
                location: self.variable(variable),
            },
            Statement::Store { variable, value } => Access::Write {
                location: self.variable(variable),
                value: thread.value(value),
            },
            Statement::Rmw {
                variable,
                op,
                operand,
                ..
            } => Access::Rmw {
                location: self.variable(variable),
                op,
                operand: thread.value(operand),
                bits: BITS,
            },
            Statement::Cas {
                variable,
                expected,
                new,
                ..
            } => Access::CompareExchange {
                location: self.variable(variable),
                expected: thread.value(expected),
                new: thread.value(new),
            },
            Statement::Lock(mutex) => Access::Lock {
                location: self.mutex(mutex),
            },
            Statement::TryLock { mutex, .. } => Access::TryLock {
                location: self.mutex(mutex),
            },
            Statement::Unlock(mutex) => Access::Unlock {
                location: self.mutex(mutex),
            },
            Statement::Spawn(_) => Access::Spawn {
                nth: thread.children + 1,
            },
            Statement::Join(joined) => Access::Join {
                thread: thread.known[joined]?,
            },
            Statement::Assume(_) | Statement::Assert(_) | Statement::If { .. } => return None,
        })
    }

    fn act<'a>(&'a self, thread: &BuilderThread) -> Option<&'a Statement> {
        match &self.code[thread.body].get(thread.place)?.op {
            Op::Act(statement) => Some(statement),
            _ => None,
        }
    }

    fn begin(&self, body: usize, known: [Option<ThreadId>; MAX_THREADS]) -> BuilderThread {
        let mut thread = BuilderThread {
            body,
            place: 0,
            registers: [0; MAX_REGISTERS],
            children: 0,
            known,
            pending: Pending::Done(0),
        };
        self.settle(&mut thread);
        thread
    }
}

impl BuilderThread {
    fn holds(&self, condition: &Condition) -> bool {
        (self.registers[condition.register] == condition.constant) == condition.equal
    }

    fn value(&self, operand: Operand) -> Value {
        match operand {
            Operand::Constant(value) => value,
            Operand::Register { register, plus } => {
                self.registers[register].wrapping_add(plus) & ((1 << BITS) - 1)
            }
        }
    }
}

impl Program for BuilderProgram {
    type Thread = BuilderThread;

    fn start(&mut self) -> BuilderThread {
        self.begin(0, [None; MAX_THREADS])
    }

    fn pending<'t>(&self, thread: &'t BuilderThread) -> &'t Pending {
        &thread.pending
    }

    fn step(&mut self, thread: &mut BuilderThread, observed: Value, _: &mut Published) {
        match self.act(thread) {
            Some(
                Statement::Load { register, .. }
                | Statement::Rmw { register, .. }
                | Statement::Cas { register, .. }
                | Statement::TryLock { register, .. },
            ) => thread.registers[*register] = observed,
            Some(Statement::Spawn(body)) => {
                thread.children += 1;
                thread.known[*body] = u16::try_from(observed).ok().map(ThreadId);
            }
            _ => {}
        }
        thread.place += 1;
        self.settle(thread);
    }

    fn spawn(&mut self, parent: &BuilderThread, child: ThreadId) -> BuilderThread {
        let Some(Statement::Spawn(body)) = self.act(parent) else {
            unreachable!("an explorer asks for a child only where a spawn is pending");
        };
        let mut known = parent.known;
        known[*body] = Some(child);
        self.begin(*body, known)
    }

    fn initial(&self, location: Location) -> Value {
        let variables = &self.listing.variables;
        variables.get(location.index()).copied().unwrap_or(0)
    }

    fn location_name(&self, location: Location) -> String {
        match location.index().checked_sub(self.listing.variables.len()) {
            Some(mutex) => format!("m{mutex}"),
            None => variable_name(location.index()),
        }
    }

    fn source(&self, thread: &BuilderThread) -> Option<SourceLocation> {
        let instruction = self.code[thread.body].get(thread.place)?;
        Some(SourceLocation {
            file: "listing".to_owned(),
            line: instruction.line,
            column: 0,
            function: match thread.body {
                0 => "main".to_owned(),
                n => format!("t{n}"),
            },
        })
    }
}

/// Turns bodies into jump code, checking names on the way.
struct Flattener<'l> {
    listing: &'l Listing,
    line: u32,
    spawned: Vec<bool>,
    code: Vec<Instruction>,
}

impl Flattener<'_> {
    fn body(&mut self, body: &[Statement]) -> Result<(), BuildError> {
        for statement in body {
            self.line += 1;
            let line = self.line;
            self.check(statement)?;
            let Statement::If {
                condition,
                then,
                otherwise,
            } = statement
            else {
                let op = Op::Act(statement.clone());
                self.code.push(Instruction { line, op });
                continue;
            };
            // Targets are known only once the branches are laid out.
            let branch = self.code.len();
            let op = Op::Unless(*condition, 0);
            self.code.push(Instruction { line, op });
            self.body(then)?;
            let jump = self.code.len();
            let op = Op::Jump(0);
            self.code.push(Instruction { line, op });
            self.body(otherwise)?;
            self.code[branch].op = Op::Unless(*condition, jump + 1);
            self.code[jump].op = Op::Jump(self.code.len());
        }
        Ok(())
    }

    fn check(&mut self, statement: &Statement) -> Result<(), BuildError> {
        match *statement {
            Statement::Load { register, variable } => {
                self.register(register)?;
                self.variable(variable)
            }
            Statement::Store { variable, value } => {
                self.variable(variable)?;
                self.operand(value)
            }
            Statement::Rmw {
                register,
                variable,
                operand,
                ..
            } => {
                self.register(register)?;
                self.variable(variable)?;
                self.operand(operand)
            }
            Statement::Cas {
                register,
                variable,
                expected,
                new,
            } => {
                self.register(register)?;
                self.variable(variable)?;
                self.operand(expected)?;
                self.operand(new)
            }
            Statement::Lock(mutex) | Statement::Unlock(mutex) => self.mutex(mutex),
            Statement::TryLock { register, mutex } => {
                self.register(register)?;
                self.mutex(mutex)
            }
            Statement::Assume(condition)
            | Statement::Assert(condition)
            | Statement::If { condition, .. } => self.register(condition.register),
            Statement::Spawn(thread) => {
                self.thread(thread)?;
                if std::mem::replace(&mut self.spawned[thread], true) {
                    let line = self.line;
                    return Err(BuildError::SpawnedAgain { line, thread });
                }
                Ok(())
            }
            Statement::Join(thread) => self.thread(thread),
        }
    }

    fn known(&self, known: bool, what: impl FnOnce() -> String) -> Result<(), BuildError> {
        if known {
            return Ok(());
        }
        Err(BuildError::Unknown {
            line: self.line,
            what: what(),
        })
    }

    fn register(&self, register: usize) -> Result<(), BuildError> {
        self.known(register < MAX_REGISTERS, || format!("register r{register}"))
    }

    fn variable(&self, variable: usize) -> Result<(), BuildError> {
        self.known(variable < self.listing.variables.len(), || {
            format!("variable {}", variable_name(variable))
        })
    }

    fn mutex(&self, mutex: usize) -> Result<(), BuildError> {
        self.known(mutex < self.listing.mutexes, || format!("mutex m{mutex}"))
    }

    fn thread(&self, thread: usize) -> Result<(), BuildError> {
        self.known(thread < self.listing.threads.len(), || {
            format!("thread t{thread}")
        })
    }

    fn operand(&self, operand: Operand) -> Result<(), BuildError> {
        match operand {
            Operand::Constant(_) => Ok(()),
            Operand::Register { register, .. } => self.register(register),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::short::*;

    /// A single thread, stepped with the values given for its reads until they run out.
    fn run(body: Vec<Statement>, observed: &[Value]) -> (BuilderProgram, BuilderThread) {
        let listing = Listing {
            variables: vec![0, 5],
            mutexes: 1,
            threads: vec![body, Vec::new()],
        };
        let mut program = BuilderProgram::new(&listing).expect("well formed");
        let mut thread = program.start();
        for value in observed {
            program.step(&mut thread, *value, &mut Vec::new());
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
        let names = [0, 1, 2].map(|n| program.location_name(Location(n)));
        assert_eq!(names, ["x", "y", "m0"]);
        let initial = [0, 1, 2].map(|n| program.initial(Location(n)));
        assert_eq!(initial, [0, 5, 0]);
    }

    #[test]
    fn children_know_the_threads_that_were_spawned_before_them() {
        let listing = Listing::parallel(&[], vec![Vec::new(), vec![join(1)]]);
        let mut program = BuilderProgram::new(&listing).expect("well formed");
        let mut main = program.start();
        program.step(&mut main, 9, &mut Vec::new());
        let child = program.spawn(&main, ThreadId(4));
        let thread = ThreadId(9);
        assert_eq!(child.pending, Pending::Access(Access::Join { thread }));
    }

    #[test]
    fn listings_that_are_no_programs_say_why() {
        let build = |threads: Vec<Vec<Statement>>| {
            let listing = Listing {
                variables: vec![0],
                mutexes: 0,
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
}
