//! A look ahead for executions that never end, for searches that come to long executions only by way of many
//! shorter ones: a thread that waits for a value goes around its loop once more in each.
//!
//! Three executions are run: one in which older threads go first, one in which younger ones do, and one in which
//! each goes as soon as it is there, before its creator. Then each thread is held up at each of its events there,
//! while the others go on: one who waits for it waits for ever. Whatever is found the search would find as
//! well, later.

use quotient_model::{Named, Pending, Program, ThreadId};

use crate::exploration::control::Limits;
use crate::recording::{Limit, Stop, stuck, too_long};
use crate::world::{Current, Trace};

/// How many events are looked at, all in all, while threads are held up.
const MOST_EVENTS: usize = 50_000;

/// Who goes next in an execution.
#[derive(Clone, Copy, PartialEq, Eq)]
enum First {
    /// Who has gone last, as long as it can; then the oldest.
    Older,
    /// Likewise, but then the youngest.
    Younger,
    /// The youngest, always.
    Youngest,
}

/// Why an execution is not run to its end.
enum End {
    Endless(Stop),
    /// The front end has learnt something.
    Restart,
    /// The search will tell.
    Other,
}

/// What the front end learns from so many starts is enough; the search goes on with that. Where a thread waits by atomic sections it
/// learns something in each round, until it takes all sections together (`footprints`), so this is more than it needs for that.
const MOST_STARTS: u32 = 400;

/// Stops at an execution that may never end. Otherwise gives the program back as new, but for what was learnt.
pub(crate) fn look<P: Program>(mut program: Named<P>, limits: &Limits) -> Result<Named<P>, Stop> {
    let mut starts = 0;
    let mut looked_at = 0;
    let mut left = vec![First::Youngest, First::Younger, First::Older];
    while let Some(&first) = left.last() {
        let mut trace = Trace::new(program);
        let ended = run(&mut trace, limits, first, None)
            .and_then(|()| hold_up_each(&mut trace, limits, first, &mut looked_at));
        program = trace.program;
        program.start_over();
        starts += 1;
        match ended {
            Ok(()) => _ = left.pop(),
            Err(End::Restart) if starts < MOST_STARTS => {}
            Err(End::Endless(stop)) => return Err(stop),
            Err(_) => break,
        }
    }
    Ok(program)
}

/// Runs an execution on to its end, but for a thread that is held up.
fn run<P: Program>(
    trace: &mut Trace<P>,
    limits: &Limits,
    first: First,
    held_up: Option<ThreadId>,
) -> Result<(), End> {
    let mut last = ThreadId::MAIN;
    loop {
        for thread in trace.present() {
            match trace.pending(thread) {
                Pending::Endless => return Err(End::Endless(stuck(trace, thread))),
                Pending::Restart => return Err(End::Restart),
                Pending::Unsupported(_) => return Err(End::Other),
                _ => {}
            }
        }
        let goes = |thread: &ThreadId| Some(*thread) != held_up && trace.enabled(*thread);
        let next = match first {
            First::Older | First::Younger if goes(&last) => Some(last),
            First::Older => trace.present().find(goes),
            First::Younger | First::Youngest => trace.present().filter(goes).last(),
        };
        let Some(thread) = next else { return Ok(()) };
        trace.push(thread);
        last = thread;
        if trace.len() > limits.events {
            let stop = too_long(trace, Limit::Events(limits.events));
            return Err(End::Endless(stop));
        }
        if trace.threads.count() > limits.threads {
            let stop = too_long(trace, Limit::Threads(limits.threads));
            return Err(End::Endless(stop));
        }
    }
}

/// Takes an execution back, event by event, and holds up the thread of each.
fn hold_up_each<P: Program>(
    trace: &mut Trace<P>,
    limits: &Limits,
    first: First,
    looked_at: &mut usize,
) -> Result<(), End> {
    while trace.len() > 0 && *looked_at < MOST_EVENTS {
        let thread = trace.pop().thread;
        let here = trace.len();
        run(trace, limits, first, Some(thread))?;
        *looked_at += trace.len() - here + 1;
        while trace.len() > here {
            trace.pop();
        }
    }
    Ok(())
}
