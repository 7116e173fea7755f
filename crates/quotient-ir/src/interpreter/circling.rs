//! Threads that go around for ever without an access: `while (1);`.
//!
//! A thread that is where it was, and as it was, and has made no access in between, will be there again and
//! again. So who has gone on for long is compared with what it was some jumps before, and need not come to
//! [`Options::local_steps`](crate::Options::local_steps), which is far away: loops that end may be long.

use super::Machine;
use super::code::Code;
use super::thread::Thread;
use quotient_model::Pending;

/// After how many jumps and calls a thread is looked at.
const LOOK_AFTER: u32 = 1 << 16;

/// How many jumps and calls it may take to come around.
const LONGEST_WAY: u32 = 1 << 10;

impl Machine {
    /// How many jumps and calls a thread is run for at first.
    pub(super) fn first_steps(code: &Code) -> u32 {
        code.limits.local_steps.min(LOOK_AFTER)
    }

    /// Runs a thread on that has come to the last jump of these.
    #[cold]
    pub(super) fn run_long(&mut self, code: &Code, thread: &mut Thread) {
        let left = code.limits.local_steps.saturating_sub(LOOK_AFTER);
        if left == 0 {
            return;
        }
        let before = thread.clone();
        for _ in 0..LONGEST_WAY.min(left) {
            self.run_on(code, thread, 1);
            if thread.pending != Pending::Endless || thread.is_where_it_was(&before) {
                return;
            }
        }
        if left > LONGEST_WAY {
            self.run_on(code, thread, left - LONGEST_WAY);
        }
    }
}

impl Thread {
    /// How many objects it has made on the way does not count. If its way should depend on their addresses, a loop is
    /// bounded that has an end, and the report says so.
    fn is_where_it_was(&self, before: &Self) -> bool {
        self.pc == before.pc
            && self.base == before.base
            && self.frames.len() == before.frames.len()
            && self.registers == before.registers
            && self.private.len() == before.private.len()
            && (self.private.iter().zip(&before.private)).all(|(now, then)| now.is_same(then))
    }
}
