//! Loops whose rounds are cut short where they change nothing (`passes::purity`): which one a thread waits
//! in, and how it would go on.
//!
//! A round that is cut short changes nothing that the next one uses, so the next begins where it began,
//! with the registers as they are; what was left of it need not be run. Only where a failed
//! compare-exchange has refreshed what is expected ([`Round::refreshed`]) the rest of the round is run as well.
//!
//! A thread that was stopped by a bound may wait, too: nobody has said so, but if it is where it was after another
//! round, and so is memory, it does. It is taken over the bound, round by round, and compared by all that it is.

use super::Machine;
use super::code::{Code, FlatOp, Round};
use super::thread::{Progress, Thread, Wrap};
use quotient_model::{Blocked, Pending, Value};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};

impl Code {
    /// The loop that the thread waits in.
    pub(super) fn waits_in(&self, thread: &Thread) -> Option<Round> {
        match &thread.pending {
            Pending::Blocked(Blocked::Spin) => {}
            // Shown as anything else it does not wait.
            Pending::Access(access) => _ = access.awaits(0)?,
            _ => return None,
        }
        match *self.ops.get(thread.pc as usize)? {
            FlatOp::CutRound { round, .. } => Some(self.rounds[round as usize]),
            FlatOp::Await { site, .. } | FlatOp::AwaitExchange { site, .. } => {
                self.awaits[site as usize].pure_loop
            }
            _ => None,
        }
    }

    /// Whether the thread was stopped by the bound of a loop, in which it could be taken around.
    pub(super) fn is_bounded_loop(&self, thread: &Thread) -> bool {
        let op = || self.ops.get(thread.pc as usize);
        thread.pending == Pending::Blocked(Blocked::LoopBound)
            && thread.section.is_none()
            && matches!(op(), Some(FlatOp::LoopRepeat { .. }))
    }
}

impl Machine {
    /// Takes a thread that waits in a loop to what it wants in the next round. Says which loop that is, and with
    /// what the round begins where that can differ.
    pub(super) fn go_around(&mut self, code: &Code, thread: &mut Thread, found: Value) -> u64 {
        // It goes around for ever, or for as long as it has time.
        self.go_far_away(code, thread);
        if code.watched_wait(thread).is_some() {
            return self.go_around_watched(code, thread);
        }
        if code.is_bounded_loop(thread) {
            return self.go_over_bound(code, thread);
        }
        let Some(round) = code.waits_in(thread) else {
            return 0;
        };
        // Nobody else does anything meanwhile, so nothing needs to be kept out of sections.
        thread.wrap = Wrap::Alone;
        thread.section = None;
        let waited = matches!(thread.pending, Pending::Access(_));
        let mut begins = FxHasher::default();
        (round.header, thread.frames.len()).hash(&mut begins);
        if !round.refreshed {
            thread.progress = Progress::default();
            thread.pc = round.header;
            self.run(code, thread);
            return begins.finish();
        }
        thread.registers[thread.base as usize..].hash(&mut begins);
        if waited {
            found.hash(&mut begins);
            self.step_wrapped(code, thread, found, &mut Vec::new());
        } else {
            thread.pc += 1;
            self.run(code, thread);
        }
        begins.finish()
    }

    /// Takes a thread that was stopped by the bound of a loop to what it wants in the next round. Says what it is there.
    fn go_over_bound(&mut self, code: &Code, thread: &mut Thread) -> u64 {
        let mut number = FxHasher::default();
        (thread.pc, thread.frames.len(), thread.base).hash(&mut number);
        thread.registers.hash(&mut number);
        let made = [thread.spawned, thread.joined, thread.choices, thread.inputs];
        (made, thread.mutexes).hash(&mut number);
        let timeless = thread.private.iter().filter(|p| !self.is_clock(code, p));
        for private in timeless {
            (private.object, &private.bytes, &private.marks).hash(&mut number);
        }
        thread.wrap = Wrap::Alone;
        thread.pc += 1;
        self.run(code, thread);
        number.finish()
    }
}
