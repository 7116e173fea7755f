//! Locks of the library that are made of several accesses: read-write locks, and semaphores that are waited for and then posted.
//!
//! To be taken and given back by a thread in a round in vain ([`watching`](super::watching)) makes no difference to all others, as with a
//! mutex, whatever happens inside the library meanwhile: that others enter sets of waiting threads, and are woken. Take an
//! execution with such a round, and leave out all that the thread does there with the lock. A call that takes a lock
//! does nothing else until it has it; have all others make theirs as late as they come to their end, or, if they never do, last of all. Then whoever has got
//! the lock gets it still, as there are fewer who have it, at once; and whoever has waited for ever
//! waits for those who have it in the end, of whom the round is none. So from call to call all others find the same. They do, if
//! nobody looks at the lock but by such calls; who tries, and fails, must make nothing of that ([`attempts`](super::attempts)).

use super::Machine;
use super::code::Code;
use super::reliance::Made;
use super::thread::{Attempt, Flow, Thread};
use super::watch::LockCall;
use crate::program::LockStep;

impl Machine {
    /// The outermost call of the kind in which the thread is, if the lock is shared.
    pub(super) fn lock_call(&mut self, code: &Code, thread: &mut Thread) -> Flow<Option<LockCall>> {
        let callees = thread.frames.iter().skip(1).map(|frame| frame.function);
        let callees = callees.chain([thread.function]).enumerate();
        let mut calls = callees.filter_map(|(caller, callee)| {
            let step = code.functions[callee as usize].lock?;
            Some((caller, step))
        });
        let Some((caller, step)) = calls.next().filter(|_| !thread.frames.is_empty()) else {
            return Flow::Continue(None);
        };
        let frame = thread.frames[caller];
        let argument = code.calls[frame.call as usize].args.first();
        let pointed = argument.and_then(|&slot| {
            let address = thread.registers[(frame.base + slot) as usize];
            let (id, object) = self.objects.find(address)?;
            Some((id, address.wrapping_sub(object.address) as u32))
        });
        let Some((object, offset)) = pointed.filter(|&(id, _)| thread.find_private(id).is_none())
        else {
            return Flow::Continue(None);
        };
        let lock = self.location(code, thread, object, offset)?;
        Flow::Continue(Some(LockCall {
            lock,
            step,
            nth: frame.nth,
            depth: caller as u32 + 1,
        }))
    }

    /// Takes note of an access that is part of an attempt to take a lock: unless it succeeds by that, it may come to nothing.
    pub(super) fn note_try(&self, thread: &mut Thread, call: &LockCall, made: &Made) {
        if call.succeeds_by(made) {
            thread.attempt = None;
        } else if call.step == LockStep::Tries && !made.alone {
            let lock = call.lock;
            thread.attempt.get_or_insert(Attempt {
                lock,
                found: 0,
                changed: false,
            });
        }
    }
}
