//! Leaks: memory that is not freed when all threads have ended.
//!
//! What memory holds at the end is the same in all executions of a Mazurkiewicz trace, so it is enough
//! to look at one of each. The coarser equivalences merge executions that end with different memory.

use quotient_model::{Failure, FailureKind, Pending, Program, Unfreed};

use crate::recording::{Halt, Leaks, Recorder};
use crate::world::{Current, Trace};

/// Reports the leaks of an execution in which nothing is enabled, if the program has ended.
#[cold]
pub(crate) fn at_end<P: Program>(trace: &Trace<P>, recorder: &mut Recorder) -> Result<(), Halt> {
    let ended = |thread| {
        let pending = trace.pending(thread);
        !trace.has_failed(thread) && matches!(pending, Pending::Done(_) | Pending::Exit(_))
    };
    if !trace.present().all(ended) {
        return Ok(());
    }
    let states: Vec<&P::Thread> = trace.present().map(|thread| trace.state(thread)).collect();
    let unfreed = trace
        .program
        .unfreed(&states, &|location| trace.cell(location));
    for memory in unfreed {
        if memory.reachable && recorder.wanted.leaks != Some(Leaks::All) {
            continue;
        }
        let failure = Failure::new(FailureKind::Leak, message(&memory));
        recorder.violation(trace, failure, memory.thread, memory.source)?;
    }
    Ok(())
}

fn message(memory: &Unfreed) -> String {
    let bytes = match memory.size {
        1 => "1 byte is".to_owned(),
        size => format!("{size} bytes are"),
    };
    match memory.reachable {
        true => format!("memory leak: {bytes} not freed in the end"),
        false => format!("memory leak: {bytes} never freed and cannot be reached any more"),
    }
}
