//! Threads that go around for ever without an access: `while (1);`.
//!
//! A thread that is where it was, and as it was, and has made no access in between, will be there again and
//! again, whatever others do: it is stopped as one that waits for nothing ([`Blocked::Spin`]). So who has gone on for
//! long is compared with what it was some jumps before, and need not come to
//! [`Options::local_steps`](crate::Options::local_steps), which is far away: loops that end may be long.
//!
//! If it has made objects on the way, which have other names and so other addresses each time, it may
//! still do something else some time; and in an atomic section nobody waits. There its loop is one that may have no end.

use super::Machine;
use super::code::{Code, FlatOp};
use super::thread::Thread;
use quotient_model::{Blocked, Pending};

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
        // At a jump it has run out of steps and of nothing else, so it has gone on since it was at one before.
        let jumps = |thread: &Thread| {
            let op = code.ops[thread.pc as usize];
            matches!(op, FlatOp::Jump { .. } | FlatOp::LongJump { .. }) || op.is_branch()
        };
        let mut before: Option<Thread> = None;
        let mut aged = 0;
        for _ in 0..LONGEST_WAY.min(left) {
            if jumps(thread) {
                let is_back = before.as_ref().is_some_and(|b| thread.is_where_it_was(b));
                // If it has a clock it has become late meanwhile.
                let later = is_back && self.let_years_pass(code, thread, aged);
                aged += u32::from(later);
                if before.is_none() || later {
                    before = Some(thread.clone());
                } else if is_back {
                    let as_many = before.is_some_and(|b| thread.has_made_as_many(&b));
                    // Of who had no time left nobody knows what it would do later.
                    let knows = aged > 0 || !self.has_clock(code, thread);
                    if thread.section.is_none() && as_many && knows {
                        thread.pending = Pending::Blocked(Blocked::Spin);
                    }
                    return;
                }
            }
            self.run_on(code, thread, 1);
            if thread.pending != Pending::Endless {
                return;
            }
        }
        if left > LONGEST_WAY {
            self.run_on(code, thread, left - LONGEST_WAY);
        }
    }
}

impl Thread {
    /// How many objects it has made on the way does not count.
    fn is_where_it_was(&self, before: &Self) -> bool {
        self.pc == before.pc
            && self.base == before.base
            && self.frames.len() == before.frames.len()
            && self.registers == before.registers
            && self.private.len() == before.private.len()
            && (self.private.iter().zip(&before.private)).all(|(now, then)| now.is_same(then))
    }

    fn has_made_as_many(&self, before: &Self) -> bool {
        let made = |thread: &Self| {
            let objects = [thread.stack_allocations, thread.heap_allocations];
            (objects, thread.inputs, thread.marked)
        };
        made(self) == made(before)
    }
}
