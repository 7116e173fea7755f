//! From structured bodies to jump code, with every name checked on the way.

use std::fmt;
use std::ops::Range;

use super::{MAX_REGISTERS, MAX_THREADS};
use crate::listing::{Condition, Listing, Operand, Statement, registers_set, variable_name};

/// One step of the jump code, and the line it comes from.
#[derive(Clone, Debug)]
pub(super) struct Instruction {
    pub(super) line: u32,
    pub(super) op: Op,
    /// The place behind the loop around it.
    pub(super) behind: Option<usize>,
}

#[derive(Clone, Debug)]
pub(super) enum Op {
    /// A statement that acts on its own: anything but a branch.
    Act(Statement),
    /// Goes on if the condition holds, else at the place given.
    Unless(Condition, usize),
    Jump(usize),
    /// The beginning of a round: these registers are 0.
    Clear(Vec<usize>),
    /// The end of a loop that waits, which begins at the place given.
    Round(usize),
    /// The beginning of an atomic section, and its end.
    Begin,
    End,
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
    /// A statement frees a part of what another one frees.
    FreedInPart {
        /// Where.
        line: u32,
    },
    /// An atomic section has what makes no sense in it.
    InSection {
        /// Where.
        line: u32,
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
            BuildError::FreedInPart { line } => {
                write!(f, "line {line}: frees a part of what is freed elsewhere")
            }
            BuildError::InSection { line } => {
                write!(f, "line {line}: may wait, in an atomic section")
            }
            BuildError::SpawnedAgain { line, thread } => write!(
                f,
                "line {line}: thread t{thread} is started elsewhere; give each spawn its own body"
            ),
        }
    }
}

impl std::error::Error for BuildError {}

/// The jump code of each thread.
pub(super) fn flatten(listing: &Listing) -> Result<Vec<Vec<Instruction>>, BuildError> {
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
        in_section: false,
        objects: Vec::new(),
        code: Vec::new(),
    };
    // Main runs without being spawned.
    flattener.spawned[0] = true;
    let mut code = Vec::new();
    for body in &listing.threads {
        flattener.body(body)?;
        code.push(std::mem::take(&mut flattener.code));
    }
    Ok(code)
}

struct Flattener<'l> {
    listing: &'l Listing,
    line: u32,
    spawned: Vec<bool>,
    in_section: bool,
    /// The cells of each object that is freed.
    objects: Vec<Range<usize>>,
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
                if let Statement::Wait(body) = statement {
                    self.wait(line, body)?;
                    continue;
                }
                if let Statement::Section(body) = statement {
                    self.push(line, Op::Begin);
                    self.in_section = true;
                    self.body(body)?;
                    self.in_section = false;
                    self.push(line, Op::End);
                    continue;
                }
                self.push(line, Op::Act(statement.clone()));
                continue;
            };
            // Targets are known only once the branches are laid out.
            let branch = self.code.len();
            self.push(line, Op::Unless(*condition, 0));
            self.body(then)?;
            let jump = self.code.len();
            self.push(line, Op::Jump(0));
            self.body(otherwise)?;
            self.code[branch].op = Op::Unless(*condition, jump + 1);
            self.code[jump].op = Op::Jump(self.code.len());
        }
        Ok(())
    }

    fn push(&mut self, line: u32, op: Op) {
        let behind = None;
        self.code.push(Instruction { line, op, behind });
    }

    fn wait(&mut self, line: u32, body: &[Statement]) -> Result<(), BuildError> {
        let start = self.code.len();
        let registers = registers_set(body);
        self.push(line, Op::Clear(registers.into_iter().collect()));
        self.body(body)?;
        self.push(line, Op::Round(start));
        let behind = self.code.len();
        for instruction in &mut self.code[start..] {
            instruction.behind.get_or_insert(behind);
        }
        Ok(())
    }

    fn check(&mut self, statement: &Statement) -> Result<(), BuildError> {
        let fits = matches!(
            statement,
            Statement::Load { .. }
                | Statement::Store { .. }
                | Statement::Rmw { .. }
                | Statement::Cas { .. }
                | Statement::Add { .. }
                | Statement::Count { .. }
                | Statement::Uncount { .. }
                | Statement::Fence
                | Statement::Assume(_)
                | Statement::Assert(_)
                | Statement::If { .. }
        );
        if self.in_section && !fits {
            return Err(BuildError::InSection { line: self.line });
        }
        match *statement {
            Statement::Load { register, variable }
            | Statement::Count {
                register, variable, ..
            }
            | Statement::Uncount {
                register, variable, ..
            } => {
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
            Statement::Add { variable, operand } => {
                self.variable(variable)?;
                self.operand(operand)
            }
            Statement::Await {
                register,
                variable,
                until,
            } => {
                self.register(register)?;
                self.variable(variable)?;
                self.operand(until.operand)
            }
            Statement::AwaitExchange {
                register,
                variable,
                until,
                new,
            } => {
                self.register(register)?;
                self.variable(variable)?;
                self.operand(until.operand)?;
                self.operand(new)
            }
            Statement::Lock(mutex)
            | Statement::Unlock(mutex)
            | Statement::Init(mutex)
            | Statement::Release(mutex) => self.mutex(mutex),
            Statement::TryLock { register, mutex } => {
                self.register(register)?;
                self.mutex(mutex)
            }
            Statement::Fence | Statement::Exit | Statement::Wait(_) | Statement::Section(_) => {
                Ok(())
            }
            Statement::Leave(sum) => {
                self.register(sum.register)?;
                sum.plus.map_or(Ok(()), |plus| self.register(plus))
            }
            Statement::Free { first, count } => self.object(first..first + count),
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

    fn object(&mut self, cells: Range<usize>) -> Result<(), BuildError> {
        let all = self.listing.variables.len() + self.listing.mutexes;
        self.known(!cells.is_empty() && cells.end <= all, || {
            format!("object of the cells {cells:?}")
        })?;
        let mut others = self.objects.iter().filter(|&other| *other != cells);
        if others.any(|other| other.start < cells.end && cells.start < other.end) {
            return Err(BuildError::FreedInPart { line: self.line });
        }
        self.objects.push(cells);
        Ok(())
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
