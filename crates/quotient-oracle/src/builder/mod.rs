//! Listings as programs: each body is flattened into jump code, and a thread is a place in it
//! together with its registers.
//!
//! A thread may join threads that it spawned itself, and those that an ancestor had spawned when
//! it spawned it: the names it knows are handed down to each child. Joining any other is a
//! failure of the joining thread's own, seen without looking at the others.

use std::collections::{BTreeMap, BTreeSet};
use std::sync::Arc;

use quotient_model::{
    Access, Blocked, Cell, Effect, Failure, FailureKind, Fences, Kind, Location, MemoryOrder,
    Orders, Part, Pending, Program, Published, RmwOp, SourceLocation, Tally, ThreadId, Value,
    perform,
};

mod flatten;

pub use flatten::BuildError;
use flatten::{Instruction, Op, flatten};

use crate::listing::{Condition, Listing, Operand, Statement, Sum, Until};

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
    orders: Arc<LineOrders>,
    /// Loops that wait go around and around. Otherwise a round that ends as it began blocks the thread.
    goes_around: bool,
    /// What counts is shown as the read-modify-write that it is.
    plain_counts: bool,
    /// So is what adds.
    plain_adds: bool,
}

/// The memory orders of a listing, by line. Without one an access is `seq_cst`, and a mutex acquires and
/// releases.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct LineOrders {
    /// Of the accesses to variables; only loads, stores and awaits can be not atomic.
    pub orders: BTreeMap<u32, Orders>,
    /// What fences stand before the access of the line, or are what the line is.
    pub fences: BTreeMap<u32, Fences>,
}

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
    /// In an atomic section, what the thread knows of variables.
    section: Option<Vec<Kept>>,
    /// How many sections it has begun.
    sections: u32,
    pending: Pending,
}

/// What a thread knows of a variable in an atomic section.
#[derive(Clone, Copy, Debug)]
struct Kept {
    location: Location,
    value: Value,
    /// It is to be written when the section ends.
    changed: bool,
}

impl BuilderProgram {
    /// Flattens a listing.
    pub fn new(listing: &Listing) -> Result<Self, BuildError> {
        let code = flatten(listing)?;
        Ok(BuilderProgram {
            listing: Arc::new(listing.clone()),
            code: code.into(),
            orders: Arc::default(),
            goes_around: false,
            plain_counts: false,
            plain_adds: false,
        })
    }

    /// The same where loads, stores and awaits of these lines are not atomic. All else is.
    pub fn with_plain(self, lines: BTreeSet<u32>) -> Self {
        let plain = Orders::always(MemoryOrder::NotAtomic);
        self.with_orders(LineOrders {
            orders: lines.into_iter().map(|line| (line, plain)).collect(),
            fences: BTreeMap::new(),
        })
    }

    /// The same with these memory orders and fences.
    pub fn with_orders(mut self, orders: LineOrders) -> Self {
        self.orders = Arc::new(orders);
        self
    }

    /// The same with threads that go around the loops in which they wait, for ever if need be.
    pub(crate) fn with_endless_loops(mut self) -> Self {
        self.goes_around = true;
        self
    }

    /// The same for those who know no counts ([`Access::Count`]): to them these are read-modify-writes.
    pub fn with_plain_counts(mut self) -> Self {
        self.plain_counts = true;
        self
    }

    /// The same for those who go by the order of adds ([`Access::Add`]): to them these are read-modify-writes.
    pub fn with_plain_adds(mut self) -> Self {
        self.plain_adds = true;
        self
    }

    /// Whether some thread waits in a loop.
    pub(crate) fn has_loops(&self) -> bool {
        let mut all = self.code.iter().flatten();
        all.any(|instruction| matches!(instruction.op, Op::Round(_)))
    }

    /// Whether some thread awaits something.
    pub fn has_awaits(&self) -> bool {
        let is_await = |op: &Op| {
            matches!(
                op,
                Op::Act(Statement::Await { .. } | Statement::AwaitExchange { .. })
            )
        };
        let mut all = self.code.iter().flatten();
        all.any(|instruction| is_await(&instruction.op))
    }

    /// The loop that the thread is in.
    pub(crate) fn loop_of(&self, thread: &BuilderThread) -> Option<usize> {
        self.code[thread.body].get(thread.place)?.behind
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
        let mut went_around = false;
        thread.pending = loop {
            let Some(instruction) = code.get(thread.place) else {
                break Pending::Done(0);
            };
            match &instruction.op {
                Op::Jump(target) => thread.place = *target,
                Op::Clear(registers) => {
                    for &register in registers {
                        thread.registers[register] = 0;
                    }
                    thread.place += 1;
                }
                Op::Unless(condition, target) => {
                    thread.place = if thread.holds(condition) {
                        thread.place + 1
                    } else {
                        *target
                    };
                }
                Op::Round(start) => {
                    // A round without an access is endless by itself.
                    if !self.goes_around || std::mem::replace(&mut went_around, true) {
                        break Pending::Blocked(Blocked::Spin);
                    }
                    thread.place = *start;
                }
                Op::Act(Statement::Leave(sum)) if thread.sum_is(sum) => {
                    thread.place = instruction.behind.unwrap_or(thread.place + 1);
                }
                Op::Begin => {
                    thread.section = Some(Vec::new());
                    thread.sections += 1;
                    thread.place += 1;
                }
                Op::End => {
                    let mut kept = thread.section.iter().flatten();
                    if let Some(kept) = kept.find(|kept| kept.changed) {
                        let (location, value) = (kept.location, kept.value);
                        break Pending::Access(Access::Write { location, value });
                    }
                    thread.section = None;
                    thread.place += 1;
                }
                Op::Act(Statement::Exit) => break Pending::Exit(0),
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
                    Some(access) if thread.section.is_some() => {
                        let Some(observed) = thread.do_in_section(&access) else {
                            let location = access.location().unwrap_or(Location(0));
                            break Pending::Access(Access::Read { location });
                        };
                        thread.take_in(statement, observed);
                        thread.place += 1;
                    }
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
                part: Part::WHOLE,
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
                part: Part::WHOLE,
            },
            Statement::Add { variable, operand } => {
                let (location, operand) = (self.variable(variable), thread.value(operand));
                match self.plain_adds {
                    false => Access::Add {
                        location,
                        operand,
                        bits: BITS,
                    },
                    true => Access::Rmw {
                        location,
                        op: RmwOp::Add,
                        operand,
                        bits: BITS,
                        part: Part::WHOLE,
                    },
                }
            }
            Statement::Count { variable, .. } | Statement::Uncount { variable, .. } => {
                self.counting(self.variable(variable), statement)?
            }
            Statement::Await {
                variable, until, ..
            } => Access::Await {
                location: self.variable(variable),
                mask: Value::MAX,
                until: thread.until(until),
                part: Part::WHOLE,
            },
            Statement::AwaitExchange {
                variable,
                until,
                new,
                ..
            } => Access::AwaitExchange {
                location: self.variable(variable),
                until: thread.until(until),
                new: thread.value(new),
                part: Part::WHOLE,
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
            Statement::Init(mutex) => Access::MutexInit {
                location: self.mutex(mutex),
            },
            Statement::Release(gate) => Access::Release {
                location: self.mutex(gate),
            },
            Statement::Fence => Access::Fence,
            Statement::Free { first, count } => Access::Free {
                first: Location(first as u32),
                count: count as u32,
            },
            Statement::Spawn(_) => Access::Spawn {
                nth: thread.children + 1,
            },
            Statement::Join(joined) => Access::Join {
                thread: thread.known[joined]?,
            },
            Statement::Assume(_)
            | Statement::Assert(_)
            | Statement::If { .. }
            | Statement::Wait(_)
            | Statement::Section(_)
            | Statement::Leave(_)
            | Statement::Exit => return None,
        })
    }

    /// The access that a statement is which counts.
    fn counting(&self, location: Location, statement: &Statement) -> Option<Access> {
        let tally = tally(statement)?;
        let back = matches!(statement, Statement::Uncount { .. });
        Some(match (self.plain_counts, back) {
            (false, false) => Access::Count { location, tally },
            (false, true) => Access::Uncount { location, tally },
            (true, _) => Access::Rmw {
                location,
                op: if tally.rises == back {
                    RmwOp::Sub
                } else {
                    RmwOp::Add
                },
                operand: 1,
                bits: BITS,
                part: Part::WHOLE,
            },
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
            section: None,
            sections: 0,
            pending: Pending::Done(0),
        };
        self.settle(&mut thread);
        thread
    }
}

/// How a statement counts, if it does.
fn tally(statement: &Statement) -> Option<Tally> {
    let (rises, last) = match *statement {
        Statement::Count { rises, last, .. } => (rises, last),
        Statement::Uncount { last, .. } => (false, last),
        _ => return None,
    };
    let bits = BITS;
    Some(Tally { rises, bits, last })
}

impl BuilderThread {
    /// Does an access in an atomic section, unless the thread must read the variable first. What it
    /// writes is kept until the section ends.
    fn do_in_section(&mut self, access: &Access) -> Option<Value> {
        let kept = self.section.as_mut()?;
        let Some(location) = access.location() else {
            return Some(0);
        };
        let at = kept.iter().position(|kept| kept.location == location);
        if at.is_none() && !matches!(access, Access::Write { .. }) {
            return None;
        }
        let old = at.map_or(0, |at| kept[at].value);
        let Effect::Done { observed, written } = perform(access, Cell::new(old), ThreadId::MAIN)
        else {
            return Some(0);
        };
        if let Some(value) = written {
            let new = Kept {
                location,
                value,
                changed: true,
            };
            match at {
                Some(at) => kept[at] = new,
                None => kept.push(new),
            }
        }
        Some(observed)
    }

    /// Sets the register that the statement sets, if any.
    fn take_in(&mut self, statement: &Statement, observed: Value) {
        if let Statement::Load { register, .. }
        | Statement::Rmw { register, .. }
        | Statement::Cas { register, .. }
        | Statement::Count { register, .. }
        | Statement::Uncount { register, .. }
        | Statement::Await { register, .. }
        | Statement::AwaitExchange { register, .. }
        | Statement::TryLock { register, .. } = statement
        {
            self.registers[*register] = observed;
        }
    }

    /// Takes the thread over an event of the atomic section that it is in. Says whether it is in one.
    fn step_in_section(&mut self, observed: Value) -> bool {
        let (Some(kept), Pending::Access(access)) = (&mut self.section, &self.pending) else {
            return false;
        };
        match *access {
            Access::Read { location } => kept.push(Kept {
                location,
                value: observed,
                changed: false,
            }),
            _ => {
                let written = |kept: &&mut Kept| Some(kept.location) == access.location();
                if let Some(kept) = kept.iter_mut().find(written) {
                    kept.changed = false;
                }
            }
        }
        true
    }

    fn holds(&self, condition: &Condition) -> bool {
        (self.registers[condition.register] == condition.constant) == condition.equal
    }

    fn sum_is(&self, sum: &Sum) -> bool {
        let plus = sum.plus.map_or(0, |register| self.registers[register]);
        let mut total = self.registers[sum.register].wrapping_add(plus) & ((1 << BITS) - 1);
        if sum.modulo != 0 {
            total %= sum.modulo;
        }
        (total == sum.constant) == sum.equal
    }

    fn until(&self, until: Until) -> quotient_model::Condition {
        quotient_model::Condition {
            test: until.test,
            bits: BITS,
            operand: self.value(until.operand),
        }
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
    /// Locations and threads have the numbers that the listing gives them.
    type Names = ();

    fn names(&self) {}

    fn start(&self, (): &mut ()) -> BuilderThread {
        self.begin(0, [None; MAX_THREADS])
    }

    fn pending<'t>(&self, thread: &'t BuilderThread) -> &'t Pending {
        &thread.pending
    }

    fn section(&self, thread: &BuilderThread) -> u32 {
        match (&thread.section, &thread.pending) {
            (Some(_), Pending::Access(_)) => thread.sections,
            _ => 0,
        }
    }

    fn step(&self, (): &mut (), thread: &mut BuilderThread, observed: Value, _: &mut Published) {
        if thread.step_in_section(observed) {
            return self.settle(thread);
        }
        let changes = match thread.pending {
            Pending::Access(Access::Rmw {
                op, operand, bits, ..
            }) => op.apply(observed, operand, bits) != observed,
            Pending::Access(Access::CompareExchange { expected, new, .. }) => {
                observed == expected && new != expected
            }
            Pending::Access(Access::TryLock { .. }) => observed == 1,
            _ => false,
        };
        match self.act(thread) {
            Some(Statement::Spawn(body)) => {
                thread.children += 1;
                thread.known[*body] = u16::try_from(observed).ok().map(ThreadId);
            }
            Some(statement) => {
                let learnt = match (tally(statement), &thread.pending) {
                    (Some(tally), Pending::Access(Access::Rmw { .. })) => match statement {
                        Statement::Count { .. } => tally.is_last(observed).into(),
                        _ => tally.is_negative(observed).into(),
                    },
                    _ => observed,
                };
                thread.take_in(statement, learnt);
            }
            None => {}
        }
        thread.place = match self.loop_of(thread) {
            Some(behind) if changes => behind,
            _ => thread.place + 1,
        };
        self.settle(thread);
    }

    fn spawn(&self, (): &mut (), parent: &BuilderThread, child: ThreadId) -> BuilderThread {
        let Some(Statement::Spawn(body)) = self.act(parent) else {
            unreachable!("an explorer asks for a child only where a spawn is pending");
        };
        let mut known = parent.known;
        known[*body] = Some(child);
        self.begin(*body, known)
    }

    fn kind(&self, parent: &BuilderThread) -> Option<Kind> {
        let Some(Statement::Spawn(body)) = self.act(parent) else {
            return None;
        };
        let bodies = &self.listing.threads;
        let first = bodies.iter().position(|other| *other == bodies[*body])?;
        Some(Kind {
            code: first as u64,
            argument: 0,
        })
    }

    fn initial(&self, (): &(), location: Location) -> Value {
        let variables = &self.listing.variables;
        match location.index().checked_sub(variables.len()) {
            Some(mutex) if self.listing.is_gate(mutex) => Cell::CLOSED,
            Some(_) => 0,
            None => variables[location.index()],
        }
    }

    fn location_name(&self, (): &(), location: Location) -> String {
        self.listing.cell_name(location.index())
    }

    fn alike(&self, one: &BuilderThread, other: &BuilderThread) -> bool {
        let place = |thread: &BuilderThread| (thread.body, thread.place, thread.children);
        let outside = one.section.is_none() && other.section.is_none();
        outside
            && place(one) == place(other)
            && one.registers == other.registers
            && one.known == other.known
            && one.pending == other.pending
    }

    fn orders(&self, (): &(), thread: &BuilderThread) -> Orders {
        let Some(instruction) = self.code[thread.body].get(thread.place) else {
            return Orders::SEQ_CST;
        };
        let asked = self.orders.orders.get(&instruction.line).copied();
        let Op::Act(statement) = &instruction.op else {
            return Orders::SEQ_CST;
        };
        match (statement, asked) {
            (
                Statement::Load { .. } | Statement::Store { .. } | Statement::Await { .. },
                Some(orders),
            ) => orders,
            (
                Statement::Rmw { .. }
                | Statement::Cas { .. }
                | Statement::Add { .. }
                | Statement::Count { .. }
                | Statement::Uncount { .. }
                | Statement::AwaitExchange { .. },
                Some(orders),
            ) if orders.success.is_atomic() => orders,
            (Statement::Lock(_), _) => Orders::always(MemoryOrder::Acquire),
            (Statement::TryLock { .. }, _) => Orders {
                success: MemoryOrder::Acquire,
                failure: MemoryOrder::Relaxed,
            },
            (Statement::Unlock(_), _) => Orders::always(MemoryOrder::Release),
            _ => Orders::SEQ_CST,
        }
    }

    fn fences(&self, thread: &BuilderThread) -> Fences {
        let instruction = self.code[thread.body].get(thread.place);
        let fences = instruction.and_then(|i| self.orders.fences.get(&i.line));
        fences.copied().unwrap_or_default()
    }

    fn site(&self, thread: &BuilderThread) -> Option<u64> {
        let instruction = self.code[thread.body].get(thread.place)?;
        Some(instruction.line.into())
    }

    fn is_weakly_ordered(&self, (): &()) -> bool {
        !self.orders.fences.is_empty() || !self.orders.orders.is_empty()
    }

    fn spins_at(&self, thread: &BuilderThread) -> Option<SourceLocation> {
        match self.code[thread.body].get(thread.place)?.op {
            Op::Act(Statement::Await { .. } | Statement::AwaitExchange { .. }) | Op::Round(_) => {
                self.source(thread)
            }
            _ => None,
        }
    }

    fn go_around(&self, (): &mut (), thread: &mut BuilderThread, _: Value) -> u64 {
        let at = thread.place;
        // An await is a loop by itself.
        if let Op::Round(start) = self.code[thread.body][at].op {
            thread.place = start;
            self.settle(thread);
        }
        at as u64
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

#[cfg(test)]
mod tests;
