//! Events in words.

use quotient_model::{
    Access, Event, Location, MemoryOrder, Named, Program, RmwOp, SourceLocation, Threads, Value,
};
use rustc_hash::FxHashMap;

use crate::recording::report::{Missed, TraceStep};

/// All that events are called.
pub(super) const WORDS: [&str; 29] = [
    "choose",
    "read",
    "write",
    "fetch-add",
    "fetch-sub",
    "fetch-and",
    "fetch-or",
    "fetch-xor",
    "fetch-nand",
    "exchange",
    "fetch-min",
    "fetch-max",
    "compare-exchange failed",
    "compare-exchange",
    "add",
    "await",
    "await and exchange",
    "fence",
    "lock",
    "trylock failed",
    "trylock",
    "unlock",
    "release",
    "init mutex",
    "destroy mutex",
    "spawn",
    "join",
    "free",
    "",
];

/// An event in words.
pub(crate) fn trace_step<P: Program>(
    program: &Named<P>,
    threads: &Threads,
    event: &Event,
    source: Option<SourceLocation>,
) -> TraceStep {
    let wrote = event.written.is_some();
    let (operation, reads) = match event.access {
        Access::Read { location } if program.is_choice(location) => ("choose", true),
        Access::Read { .. } => ("read", true),
        Access::Write { .. } => ("write", false),
        Access::Rmw { op, .. } => (rmw_word(op), true),
        Access::CompareExchange { .. } if !wrote => ("compare-exchange failed", true),
        Access::CompareExchange { .. } => ("compare-exchange", true),
        Access::Add { .. } => ("add", false),
        Access::Count { tally, .. } | Access::Uncount { tally, .. } => {
            let back = matches!(event.access, Access::Uncount { .. });
            let op = match tally.rises == back {
                true => RmwOp::Sub,
                false => RmwOp::Add,
            };
            (rmw_word(op), false)
        }
        Access::Await { .. } => ("await", true),
        Access::AwaitExchange { .. } => ("await and exchange", true),
        Access::Fence => ("fence", false),
        Access::Lock { .. } => ("lock", false),
        Access::TryLock { .. } if !wrote => ("trylock failed", false),
        Access::TryLock { .. } => ("trylock", false),
        Access::Unlock { .. } => ("unlock", false),
        Access::Release { .. } => ("release", false),
        Access::MutexInit { .. } => ("init mutex", false),
        Access::MutexDestroy { .. } => ("destroy mutex", false),
        Access::Spawn { .. } => ("spawn", false),
        Access::Join { .. } => ("join", false),
        Access::Free { .. } => ("free", false),
    };
    let writes =
        reads || event.access.added().is_some() || matches!(event.access, Access::Write { .. });
    let target = match event.access {
        Access::Spawn { .. } => event.spawned.map(|child| threads.name(child)),
        Access::Join { thread } if thread.index() < threads.count() => Some(threads.name(thread)),
        Access::Free { first, .. } => Some(program.location_name(first)),
        access => access
            .location()
            .map(|location| program.location_name(location)),
    };
    let location = event.access.location();
    let chosen = match event.access {
        Access::Read { location } => program.chosen(location, event.observed),
        _ => None,
    };
    let as_typed = |value: Value| match chosen {
        Some(_) => None,
        None => program.value_as(location, value),
    };
    let (observed, others) = match &chosen {
        Some((value, others)) => (*value, others.clone()),
        None => (program.shown_value(event.observed), None),
    };
    let written = event.written.filter(|_| writes);
    TraceStep {
        thread: threads.name(event.id.thread),
        source,
        operation,
        target: match others {
            Some(others) => target.map(|target| format!("{target} (any of {others})")),
            None => target,
        },
        read: reads.then_some(observed),
        written: written.map(|value| program.shown_value(value)),
        read_as: reads.then(|| as_typed(event.observed)).flatten(),
        written_as: written.and_then(as_typed),
        ..TraceStep::default()
    }
}

/// What was written last to each location, of an execution in which reads may be stale.
#[derive(Default)]
pub(super) struct LastWrites(FxHashMap<Location, Missed>);

impl LastWrites {
    /// Goes on over an event, which is this step: what it has missed, if it found something else than what was written last.
    pub fn follow(&mut self, event: &Event, step: &TraceStep) -> Option<Box<Missed>> {
        let location = event.access.location()?;
        let reads = matches!(
            event.access,
            Access::Read { .. }
                | Access::Rmw { .. }
                | Access::CompareExchange { .. }
                | Access::Await { .. }
                | Access::AwaitExchange { .. }
        );
        let last = self.0.get(&location);
        let missed =
            last.filter(|last| reads && step.read.is_some() && last.value != event.observed);
        let missed = missed.cloned().map(Box::new);
        if let Some(value) = event.written {
            let write = Missed {
                thread: step.thread.clone(),
                source: step.source.clone(),
                value,
            };
            self.0.insert(location, write);
        }
        missed
    }
}

/// The order of an atomic access to a variable that is weaker than `seq_cst`.
pub(crate) fn weak_order<P: Program>(
    program: &Named<P>,
    event: &Event,
    before: &P::Thread,
) -> Option<MemoryOrder> {
    let fails = match event.access {
        Access::CompareExchange { .. } => event.written.is_none(),
        Access::Read { .. }
        | Access::Write { .. }
        | Access::Rmw { .. }
        | Access::Add { .. }
        | Access::Count { .. }
        | Access::Uncount { .. }
        | Access::Await { .. }
        | Access::AwaitExchange { .. } => false,
        _ => return None,
    };
    let orders = program.orders(before);
    let order = match fails {
        true => orders.failure,
        false => orders.success,
    };
    Some(order).filter(|&order| order.is_atomic() && order != MemoryOrder::SeqCst)
}

fn rmw_word(op: RmwOp) -> &'static str {
    match op {
        RmwOp::Add | RmwOp::FAdd => "fetch-add",
        RmwOp::Sub | RmwOp::FSub => "fetch-sub",
        RmwOp::And => "fetch-and",
        RmwOp::Or => "fetch-or",
        RmwOp::Xor => "fetch-xor",
        RmwOp::Nand => "fetch-nand",
        RmwOp::Exchange => "exchange",
        RmwOp::Min | RmwOp::UMin | RmwOp::FMin => "fetch-min",
        RmwOp::Max | RmwOp::UMax | RmwOp::FMax => "fetch-max",
    }
}
