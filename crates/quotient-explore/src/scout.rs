//! A look ahead for executions that never end, for searches that come to long executions only by way of many
//! shorter ones: a thread that waits for a value goes around its loop once more in each.
//!
//! Two executions are run, in one of which older threads go first and in the other younger ones: one
//! who waits goes first in one of them. Whatever is found the search would find as well, later.

use quotient_model::{Named, Pending, Program, ThreadId};

use crate::exploration::control::Limits;
use crate::recording::{Limit, Stop, stuck, too_long};
use crate::world::{Current, Trace};

/// Stops at an execution that may never end.
pub(crate) fn look<P: Program>(program: &P, limits: &Limits) -> Result<(), Stop> {
    for younger_first in [false, true] {
        let mut trace = Trace::new(Named::new(program));
        let mut last = ThreadId::MAIN;
        loop {
            for thread in trace.present() {
                match trace.pending(thread) {
                    Pending::Endless => return Err(stuck(&trace, thread)),
                    // The search will tell.
                    Pending::Unsupported(_) | Pending::Restart => return Ok(()),
                    _ => {}
                }
            }
            let enabled = |thread: &ThreadId| trace.enabled(*thread);
            let next = match (enabled(&last), younger_first) {
                (true, _) => Some(last),
                (false, false) => trace.present().find(enabled),
                (false, true) => trace.present().filter(enabled).last(),
            };
            let Some(thread) = next else { break };
            trace.push(thread);
            last = thread;
            if trace.len() > limits.events {
                return Err(too_long(&trace, Limit::Events(limits.events)));
            }
            if trace.threads.count() > limits.threads {
                return Err(too_long(&trace, Limit::Threads(limits.threads)));
            }
        }
    }
    Ok(())
}
