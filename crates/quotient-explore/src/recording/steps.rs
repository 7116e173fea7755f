//! Events in words.

use quotient_model::{Access, Event, MemoryOrder, Program, RmwOp, SourceLocation};

use crate::recording::report::TraceStep;
use crate::world::Current;

/// Events of the current execution in words.
pub(super) fn steps<'c, C: Current>(
    current: &'c C,
    events: impl Iterator<Item = (&'c Event, &'c <C::Program as Program>::Thread)>,
) -> Vec<TraceStep> {
    // An access that failed has read nothing.
    let mut last = vec![0; current.threads().count()];
    for (event, _) in current.happened() {
        last[event.id.thread.index()] = event.id.index;
    }
    let failed = |event: &Event| {
        let thread = event.id.thread;
        current.failure(thread).is_some() && last[thread.index()] == event.id.index
    };
    let mut steps = Vec::new();
    // For each thread the step that it made last, of which its next state knows how often it was made again.
    let mut made: Vec<Option<usize>> = vec![None; last.len()];
    let left_out = |state| current.program().left_out(state);
    for (event, before) in events {
        let index = event.id.thread.index();
        if let Some(step) = made[index].take() {
            let step: &mut TraceStep = &mut steps[step];
            step.again = left_out(before);
        }
        let hidden = |thread| current.threads().is_hidden(thread);
        if hidden(event.id.thread) || event.spawned.is_some_and(hidden) {
            continue;
        }
        let source = current.program().source(before);
        let mut step = trace_step(current, event, source);
        step.read = step.read.filter(|_| !failed(event));
        step.order = weak_order(current, event, before);
        made[index] = Some(steps.len());
        steps.push(step);
    }
    for thread in current.present() {
        if let Some(step) = made[thread.index()] {
            steps[step].again = left_out(current.state(thread));
        }
    }
    steps
}

/// An event in words.
pub(crate) fn trace_step<C: Current>(
    current: &C,
    event: &Event,
    source: Option<SourceLocation>,
) -> TraceStep {
    let wrote = event.written.is_some();
    let (operation, reads) = match event.access {
        Access::Read { location } if current.program().is_choice(location) => ("choose", true),
        Access::Read { .. } => ("read", true),
        Access::Write { .. } => ("write", false),
        Access::Rmw { op, .. } => (rmw_word(op), true),
        Access::CompareExchange { .. } if !wrote => ("compare-exchange failed", true),
        Access::CompareExchange { .. } => ("compare-exchange", true),
        Access::Add { .. } => ("add", false),
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
    let writes = reads || matches!(event.access, Access::Write { .. } | Access::Add { .. });
    let target = match event.access {
        Access::Spawn { .. } => event.spawned.map(|child| current.threads().name(child)),
        Access::Join { thread } if thread.index() < current.threads().count() => {
            Some(current.threads().name(thread))
        }
        Access::Free { first, .. } => Some(current.program().location_name(first)),
        access => access
            .location()
            .map(|location| current.program().location_name(location)),
    };
    let program = current.program();
    let chosen = match event.access {
        Access::Read { location } => program.chosen(location, event.observed),
        _ => None,
    };
    let (observed, others) = chosen.unwrap_or_else(|| (program.shown_value(event.observed), None));
    TraceStep {
        thread: current.threads().name(event.id.thread),
        source,
        operation,
        target: match others {
            Some(others) => target.map(|target| format!("{target} (any of {others})")),
            None => target,
        },
        read: reads.then_some(observed),
        written: event
            .written
            .filter(|_| writes)
            .map(|value| program.shown_value(value)),
        order: None,
        again: 0,
    }
}

/// The order of an atomic access to a variable that is weaker than `seq_cst`.
fn weak_order<C: Current>(
    current: &C,
    event: &Event,
    before: &<C::Program as Program>::Thread,
) -> Option<MemoryOrder> {
    let fails = match event.access {
        Access::CompareExchange { .. } => event.written.is_none(),
        Access::Read { .. }
        | Access::Write { .. }
        | Access::Rmw { .. }
        | Access::Add { .. }
        | Access::Await { .. }
        | Access::AwaitExchange { .. } => false,
        _ => return None,
    };
    let orders = current.program().orders(before);
    let order = match fails {
        true => orders.failure,
        false => orders.success,
    };
    Some(order).filter(|&order| order.is_atomic() && order != MemoryOrder::SeqCst)
}

fn rmw_word(op: RmwOp) -> &'static str {
    match op {
        RmwOp::Add => "fetch-add",
        RmwOp::Sub => "fetch-sub",
        RmwOp::And => "fetch-and",
        RmwOp::Or => "fetch-or",
        RmwOp::Xor => "fetch-xor",
        RmwOp::Nand => "fetch-nand",
        RmwOp::Exchange => "exchange",
        RmwOp::Min | RmwOp::UMin => "fetch-min",
        RmwOp::Max | RmwOp::UMax => "fetch-max",
    }
}
