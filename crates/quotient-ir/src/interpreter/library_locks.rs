//! Locks of the library that are made of several accesses: read-write locks, and semaphores that are waited for and then posted.
//!
//! To be taken and given back by a thread in a round in vain ([`watching`](super::watching)) makes no difference to all others, as with a
//! mutex, whatever happens inside the library meanwhile: that others enter sets of waiting threads, say, and are woken. Take an
//! execution with such a round, and leave out all that the thread does there with the lock. Have each call of the others that takes the
//! lock do so at once, when it has come to its end, and each that gives it back do that at once, when it has begun; and have calls that
//! never come to their end be the last that happens, in the order in which they began. Then whoever has got the lock gets it
//! still, without waiting, since nobody has it who did not have it, and nobody is waiting; and whoever has waited for ever waits for
//! those who have it in the end, of whom the round is none. So from call to call all others find the same. They do if nobody
//! looks at the lock but by such calls, and not with a time limit. Who tries, and fails, must make nothing of that
//! ([`attempts`](super::attempts)).
//!
//! All these calls access the lock's first bytes, and so does everybody else who has to do with it. That is where it shows who does what
//! ([`Fact::OnlyLocked`](super::reliance::Fact)).
//!
//! To give back can fail, too, if a semaphore's value is as large as can be. The round makes it smaller for a while, so that
//! others do not fail: they would without the round, and then it shows.

use super::Machine;
use super::code::Code;
use super::reliance::Made;
use super::thread::{Flow, Thread};
use super::watch::LockCall;
use crate::program::LockStep;
use quotient_model::{Access, RmwOp, Value};

/// What a semaphore has at most.
const MOST: i64 = 0x7fff_ffff;

impl Machine {
    /// The outermost call of the kind in which the thread is when it makes an access, if the lock is shared.
    pub(super) fn lock_call(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        made: &Made,
        observed: Value,
    ) -> Flow<Option<LockCall>> {
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
        let shared = |&(id, _): &_| thread.find_private(id).is_none();
        let Some((object, offset)) = pointed.filter(shared) else {
            return Flow::Continue(None);
        };
        let lock = self.location(code, thread, object, offset)?;
        let adds = matches!(made.access, Access::Rmw { op: RmwOp::Add, .. });
        Flow::Continue(Some(LockCall {
            lock,
            step,
            nth: frame.nth,
            depth: caller as u32 + 1,
            fails: step == LockStep::Gives && adds && observed as i64 >= MOST,
        }))
    }
}
