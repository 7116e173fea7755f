//! Small concurrent programs as data: what the tests write, the generator makes up, the shrinker
//! cuts down and the printers show.
//!
//! There are no loops but such as only wait, so every program ends; an await stands for one of these. Every statement has a line, its number when the
//! statements are counted from the top, thread by thread; the printed listing shows it, and
//! failures are named by it.

use std::collections::BTreeSet;
use std::fmt;

use quotient_model::{Comparison, RmwOp, Value};

/// A program: shared variables and mutexes, and a body for each thread.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Listing {
    /// The initial values of the variables.
    pub variables: Vec<Value>,
    /// How many mutexes there are, gates among them.
    pub mutexes: usize,
    /// How many of them, the last ones, are gates: closed at first, opened by
    /// [`Statement::Release`].
    pub gates: usize,
    /// The threads' bodies. The first is main's; the others run once they are spawned.
    pub threads: Vec<Vec<Statement>>,
}

/// One statement. Variables, mutexes, registers and threads are named by number.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Statement {
    /// `register = variable`
    Load {
        /// Gets the value.
        register: usize,
        /// Is read.
        variable: usize,
    },
    /// `variable = value`
    Store {
        /// Is written.
        variable: usize,
        /// What it gets.
        value: Operand,
    },
    /// `register = variable`, and at once `variable = variable op operand`
    Rmw {
        /// Gets the old value.
        register: usize,
        /// Is read and written.
        variable: usize,
        /// How the new value is made.
        op: RmwOp,
        /// The other operand.
        operand: Operand,
    },
    /// `register = variable`, and at once `variable = new` if it held `expected`
    Cas {
        /// Gets the old value.
        register: usize,
        /// Is compared.
        variable: usize,
        /// What it must hold.
        expected: Operand,
        /// What it gets.
        new: Operand,
    },
    /// `variable = variable + operand` at once; nobody looks at the old value.
    Add {
        /// Is added to.
        variable: usize,
        /// What is added.
        operand: Operand,
    },
    /// `variable = variable - 1` at once, or `+ 1`; the register learns only whether the last value was found there.
    Count {
        /// Gets 1 if so, else 0.
        register: usize,
        /// Is counted.
        variable: usize,
        /// It is counted up, by `+ 1`, and not down.
        rises: bool,
        /// The last value.
        last: u8,
    },
    /// `variable = variable + 1` at once; the register learns only whether the variable was negative.
    Uncount {
        /// Gets 1 if so, else 0.
        register: usize,
        /// Is counted.
        variable: usize,
        /// The last value of those who count.
        last: u8,
    },
    /// `register = variable`, once the variable is as awaited.
    Await {
        /// Gets the value.
        register: usize,
        /// Is read.
        variable: usize,
        /// What is waited for.
        until: Until,
    },
    /// `register = variable`, and at once `variable = new`, once the variable is as awaited.
    AwaitExchange {
        /// Gets the old value.
        register: usize,
        /// Is read and written.
        variable: usize,
        /// What is waited for.
        until: Until,
        /// What it gets.
        new: Operand,
    },
    /// Takes the mutex.
    Lock(usize),
    /// Takes the mutex if it is free; the register gets 1 if so, else 0.
    TryLock {
        /// Gets the answer.
        register: usize,
        /// The mutex.
        mutex: usize,
    },
    /// Releases the mutex.
    Unlock(usize),
    /// Makes the mutex a free one, whoever holds it.
    Init(usize),
    /// Opens the gate.
    Release(usize),
    /// Orders nothing that is not ordered anyway.
    Fence,
    /// Ends the life of an object: of cells that follow each other, where the variables come first and
    /// then the mutexes. Two objects have no cell in common.
    Free {
        /// Its first cell.
        first: usize,
        /// How many it has.
        count: usize,
    },
    /// Blocks for good unless the condition holds.
    Assume(Condition),
    /// Fails unless the condition holds.
    Assert(Condition),
    /// Runs one branch or the other.
    If {
        /// Which.
        condition: Condition,
        /// If it holds.
        then: Vec<Statement>,
        /// If not.
        otherwise: Vec<Statement>,
    },
    /// Runs the body again and again, until a [`Statement::Leave`] in it, or an access of it changes
    /// something. Only loads, read-modify-writes, trylocks and leaves make sense in it. The registers that
    /// the body sets are 0 at the beginning of each round.
    Wait(Vec<Statement>),
    /// An atomic section: runs as a whole, while no other thread does anything. Only loads, stores,
    /// read-modify-writes, branches, assumptions and assertions make sense in it. A thread that is blocked
    /// or fails in it has changed nothing since it began.
    Section(Vec<Statement>),
    /// Goes on behind the loop around it if the sum is as asked.
    Leave(Sum),
    /// Ends the process, once all others have ended or wait.
    Exit,
    /// Starts the thread with this number.
    Spawn(usize),
    /// Waits for the thread with this number, which this thread, or one that spawned it, started.
    Join(usize),
}

/// A value that a statement uses.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Operand {
    /// A constant.
    Constant(Value),
    /// A register's value and a constant, added in 32 bits.
    Register {
        /// The register.
        register: usize,
        /// What is added.
        plus: Value,
    },
}

impl From<Value> for Operand {
    fn from(value: Value) -> Self {
        Operand::Constant(value)
    }
}

/// What an await waits for: how the variable compares with a value.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Until {
    /// How the variable, on the left, must compare.
    pub test: Comparison,
    /// The right side.
    pub operand: Operand,
}

/// What branches, assumptions and assertions ask of a register.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Condition {
    /// The register asked about.
    pub register: usize,
    /// Whether it must equal the constant, or differ from it.
    pub equal: bool,
    /// The constant.
    pub constant: Value,
}

/// What is asked of registers to leave a loop: how their sum, or what is left of it when it is divided, compares.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Sum {
    /// The register asked about.
    pub register: usize,
    /// Another that is added.
    pub plus: Option<usize>,
    /// What the sum is divided by, unless it is 0.
    pub modulo: Value,
    /// Whether it must equal the constant, or differ from it.
    pub equal: bool,
    /// The constant.
    pub constant: Value,
}

impl Listing {
    /// A program whose main thread spawns one thread for each body, in order, and does no more.
    pub fn parallel(variables: &[Value], bodies: Vec<Vec<Statement>>) -> Self {
        Self::with_main(variables, bodies, Vec::new())
    }

    /// As [`Listing::parallel`], and then main goes on with `main`. The bodies are threads 1, 2
    /// and so on.
    pub fn with_main(
        variables: &[Value],
        bodies: Vec<Vec<Statement>>,
        main: Vec<Statement>,
    ) -> Self {
        let mut first: Vec<Statement> = (1..=bodies.len()).map(Statement::Spawn).collect();
        first.extend(main);
        let mut threads = vec![first];
        threads.extend(bodies);
        Listing {
            variables: variables.to_vec(),
            mutexes: 0,
            gates: 0,
            threads,
        }
    }

    /// The same with this many mutexes.
    pub fn mutexes(mut self, count: usize) -> Self {
        self.mutexes = count;
        self
    }

    /// The same with this many gates after the mutexes.
    pub fn gates(mut self, count: usize) -> Self {
        self.mutexes += count;
        self.gates += count;
        self
    }

    /// Whether the mutex is a gate.
    pub fn is_gate(&self, mutex: usize) -> bool {
        mutex + self.gates >= self.mutexes
    }

    /// The name of a cell: of a variable, or else of a mutex, which come after these.
    pub(crate) fn cell_name(&self, cell: usize) -> String {
        match cell.checked_sub(self.variables.len()) {
            Some(mutex) => format!("m{mutex}"),
            None => variable_name(cell),
        }
    }

    /// How many statements there are.
    pub fn size(&self) -> usize {
        self.threads.iter().map(|body| lines(body)).sum()
    }
}

/// How many lines a body takes.
pub(crate) fn lines(body: &[Statement]) -> usize {
    let line = |statement: &Statement| match statement {
        Statement::If {
            then, otherwise, ..
        } => 1 + lines(then) + lines(otherwise),
        Statement::Wait(body) | Statement::Section(body) => 1 + lines(body),
        _ => 1,
    };
    body.iter().map(line).sum()
}

/// The registers that a body sets.
pub(crate) fn registers_set(body: &[Statement]) -> BTreeSet<usize> {
    let mut set = BTreeSet::new();
    for statement in body {
        match statement {
            Statement::Load { register, .. }
            | Statement::Rmw { register, .. }
            | Statement::Cas { register, .. }
            | Statement::Count { register, .. }
            | Statement::Uncount { register, .. }
            | Statement::Await { register, .. }
            | Statement::AwaitExchange { register, .. }
            | Statement::TryLock { register, .. } => _ = set.insert(*register),
            Statement::If {
                then, otherwise, ..
            } => {
                set.extend(registers_set(then));
                set.extend(registers_set(otherwise));
            }
            Statement::Wait(body) | Statement::Section(body) => set.extend(registers_set(body)),
            _ => {}
        }
    }
    set
}

/// A variable's name in listings, reports and C.
pub(crate) fn variable_name(variable: usize) -> String {
    match variable {
        0 => "x".to_owned(),
        1 => "y".to_owned(),
        2 => "z".to_owned(),
        n => format!("v{n}"),
    }
}

/// The usual word for an operation.
pub(crate) fn op_name(op: RmwOp) -> &'static str {
    match op {
        RmwOp::Add => "add",
        RmwOp::Sub => "sub",
        RmwOp::And => "and",
        RmwOp::Or => "or",
        RmwOp::Xor => "xor",
        RmwOp::Nand => "nand",
        RmwOp::Exchange => "exchange",
        RmwOp::Min => "min",
        RmwOp::Max => "max",
        RmwOp::UMin => "umin",
        RmwOp::UMax => "umax",
        RmwOp::FAdd => "fadd",
        RmwOp::FSub => "fsub",
        RmwOp::FMin => "fmin",
        RmwOp::FMax => "fmax",
    }
}

impl fmt::Display for Operand {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match *self {
            Operand::Constant(value) => write!(f, "{value}"),
            Operand::Register { register, plus: 0 } => write!(f, "r{register}"),
            Operand::Register { register, plus } => write!(f, "r{register} + {plus}"),
        }
    }
}

/// How C writes a comparison, of `unsigned` or of `int`.
pub(crate) fn comparison_sign(test: Comparison) -> &'static str {
    match test {
        Comparison::Eq => "==",
        Comparison::Ne => "!=",
        Comparison::Ugt | Comparison::Sgt => ">",
        Comparison::Uge | Comparison::Sge => ">=",
        Comparison::Ult | Comparison::Slt => "<",
        Comparison::Ule | Comparison::Sle => "<=",
    }
}

impl fmt::Display for Until {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {}", comparison_sign(self.test), self.operand)
    }
}

impl fmt::Display for Condition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let relation = if self.equal { "==" } else { "!=" };
        write!(f, "r{} {relation} {}", self.register, self.constant)
    }
}

impl fmt::Display for Sum {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "(r{}", self.register)?;
        if let Some(plus) = self.plus {
            write!(f, " + r{plus}")?;
        }
        f.write_str(")")?;
        if self.modulo != 0 {
            write!(f, " % {}", self.modulo)?;
        }
        let relation = if self.equal { "==" } else { "!=" };
        write!(f, " {relation} {}", self.constant)
    }
}

impl fmt::Display for Statement {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Statement::Load { register, variable } => {
                write!(f, "r{register} = {}", variable_name(*variable))
            }
            Statement::Store { variable, value } => {
                write!(f, "{} = {value}", variable_name(*variable))
            }
            Statement::Rmw {
                register,
                variable,
                op,
                operand,
            } => write!(
                f,
                "r{register} = fetch_{}({}, {operand})",
                op_name(*op),
                variable_name(*variable)
            ),
            Statement::Cas {
                register,
                variable,
                expected,
                new,
            } => write!(
                f,
                "r{register} = cas({}, {expected} -> {new})",
                variable_name(*variable)
            ),
            Statement::Add { variable, operand } => {
                write!(f, "add({}, {operand})", variable_name(*variable))
            }
            Statement::Count {
                register,
                variable,
                rises,
                last,
            } => write!(
                f,
                "r{register} = count_{}({}, last {last})",
                if *rises { "up" } else { "down" },
                variable_name(*variable)
            ),
            Statement::Uncount {
                register,
                variable,
                last,
            } => write!(
                f,
                "r{register} = uncount({}, last {last})",
                variable_name(*variable)
            ),
            Statement::Await {
                register,
                variable,
                until,
            } => write!(
                f,
                "r{register} = await({} {until})",
                variable_name(*variable)
            ),
            Statement::AwaitExchange {
                register,
                variable,
                until,
                new,
            } => write!(
                f,
                "r{register} = await_exchange({0} {until}, {0} = {new})",
                variable_name(*variable)
            ),
            Statement::Lock(mutex) => write!(f, "lock m{mutex}"),
            Statement::TryLock { register, mutex } => write!(f, "r{register} = trylock m{mutex}"),
            Statement::Unlock(mutex) => write!(f, "unlock m{mutex}"),
            Statement::Init(mutex) => write!(f, "init m{mutex}"),
            Statement::Release(gate) => write!(f, "release m{gate}"),
            Statement::Fence => write!(f, "fence"),
            // Which cell a number names depends on the listing.
            Statement::Free { first, count } => write!(f, "free cells {first}..{}", first + count),
            Statement::Assume(condition) => write!(f, "assume {condition}"),
            Statement::Assert(condition) => write!(f, "assert {condition}"),
            Statement::If { condition, .. } => write!(f, "if {condition}"),
            Statement::Wait(_) => write!(f, "wait"),
            Statement::Section(_) => write!(f, "section"),
            Statement::Leave(sum) => write!(f, "leave if {sum}"),
            Statement::Exit => write!(f, "exit"),
            Statement::Spawn(thread) => write!(f, "spawn t{thread}"),
            Statement::Join(thread) => write!(f, "join t{thread}"),
        }
    }
}

impl fmt::Display for Listing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (variable, initial) in self.variables.iter().enumerate() {
            writeln!(f, "     {} = {initial} at first", variable_name(variable))?;
        }
        let mut line = 0;
        for (thread, body) in self.threads.iter().enumerate() {
            match thread {
                0 => writeln!(f, "main:")?,
                n => writeln!(f, "t{n}:")?,
            }
            write_body(f, body, 1, &mut line)?;
        }
        Ok(())
    }
}

fn write_body(
    f: &mut fmt::Formatter<'_>,
    body: &[Statement],
    depth: usize,
    line: &mut usize,
) -> fmt::Result {
    for statement in body {
        *line += 1;
        writeln!(f, "{line:>3}{:depth$}{statement}", "", depth = 2 * depth)?;
        if let Statement::Wait(body) | Statement::Section(body) = statement {
            write_body(f, body, depth + 1, line)?;
        }
        if let Statement::If {
            then, otherwise, ..
        } = statement
        {
            write_body(f, then, depth + 1, line)?;
            if !otherwise.is_empty() {
                writeln!(f, "   {:depth$}else", "", depth = 2 * depth)?;
                write_body(f, otherwise, depth + 1, line)?;
            }
        }
    }
    Ok(())
}
