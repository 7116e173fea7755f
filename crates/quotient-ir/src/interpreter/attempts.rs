//! Attempts to take a lock that another thread has.
//!
//! A thread that takes a lock and gives it back in a round in vain ([`watching`](super::watching)) has kept others out meanwhile, and
//! one that tries to lock finds that. If its own round is in vain then, both can be left out together, and with them all that
//! are: what remains finds the lock as it would have. So an attempt that fails does not contradict that a lock is only
//! locked, as long as nothing comes of it: until the thread is seen to go around in vain, it does nothing but try again,
//! and find the same, or wait until the lock is free, and then not even that.
//!
//! An exploration that rests on this comes to the first attempt of which something does come. Take a shortest execution up to
//! there. Others have gone around in vain before, and all these rounds can be left out but those that the attempt has to do with. Up to what it
//! finds, and as long as it finds the same, the lock is held by a thread in the midst of such a round; and after that the thread needs
//! nothing of others but that the round ends. So nobody has to go on after a round in vain, and this execution is explored. What the
//! thread wants next tells, when it is asked for: it need not come to that.

use super::Machine;
use super::reliance::Made;
use super::thread::{Attempt, Found, Thread, Wrap};
use super::watch::LockCall;
use quotient_model::{Blocked, Pending, Value};

impl Machine {
    /// Takes note of an access that may have failed to take a lock.
    pub(super) fn note_attempt(&self, thread: &mut Thread, made: &Made, found: Value) {
        let taken = self.reliance.finds_taken(made);
        let attempt = taken.map(|lock| Attempt {
            lock,
            found: Found::Value(found),
            changed: false,
        });
        match &mut thread.attempt {
            Some(known) => known.changed |= attempt != Some(*known),
            none => *none = attempt,
        }
    }

    /// The same for one in a call of the library that tries: unless it succeeds by that, it may come to nothing.
    pub(super) fn note_try(&self, thread: &mut Thread, call: &LockCall, made: &Made) {
        let attempt = Attempt {
            lock: call.lock,
            found: Found::Call(call.nth),
            changed: false,
        };
        let tries = call.tries() && !made.alone;
        match &mut thread.attempt {
            Some(known) if *known == attempt && call.succeeds_by(made) => thread.attempt = None,
            Some(known) => known.changed |= !tries || *known != attempt,
            none if tries && !call.succeeds_by(made) => *none = Some(attempt),
            _ => {}
        }
    }

    /// Whether anything has come of an attempt: by what the thread wants next.
    #[cold]
    pub(super) fn judge_attempt(&mut self, thread: &mut Thread) {
        let Some(Attempt { lock, changed, .. }) = thread.attempt else {
            return;
        };
        match &thread.pending {
            // It goes around in vain, or is not followed.
            Pending::Blocked(Blocked::Spin | Blocked::LoopBound) | Pending::Restart => {}
            Pending::Access(access) if !changed && access.location() == Some(lock) => return,
            _ => {
                let goes_on = thread.wrap != Wrap::Alone;
                if goes_on && !self.reliance.meddles(lock, thread.id) {
                    let _ = self.restart::<()>(thread);
                }
            }
        }
        thread.attempt = None;
    }
}
