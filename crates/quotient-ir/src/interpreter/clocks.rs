//! Rounds in vain after which it is later: `while (!ready) timed_wait(now() + 1)`.
//!
//! A thread's clock stands still but for time limits that pass, so a round that waits with a limit changes it, and nothing else.
//! Whether the next rounds are in vain, too, may depend on what time it is: the thread may give up in the end. It compares
//! times then, with one that does not change, so it would do so at a time that is far away. So it is
//! taken around once more at such a time, with what it found before: if all that it does is the same, then it is at any time
//! between. (A program that looks at a clock's last digits could tell times apart; of those we explore but a few in any case.)
//!
//! A thread that looks at its clock and waits without a limit, `while (!ready && now() < end)`, would find other times in the
//! rounds that are left out of an execution. If it did something else at a time that is far away, then this is when it
//! goes on, after a single round in vain: others can tell nothing of the rounds before. That it finds later what
//! it waits for is another execution, in which it looks later. It goes on some years later, and not at the end of all times, so that it can run
//! out of time again, with a limit that it computes anew.

use super::Machine;
use super::code::Code;
use super::objects::Origin;
use super::private::Private;
use super::thread::{Thread, Wrap};
use super::watch::{Beginning, Watch};
use crate::program::Role;
use quotient_model::{Blocked, Pending, Published};

/// A time far away, in seconds: one of which 64 bits can still count the nanoseconds, and one that 32 bits can hold.
const FAR: u64 = 1 << 33;
const FAR_IN_32_BITS: u64 = 2_140_000_000;

/// Some years, in seconds; where 32 bits have to hold a time, one.
const LATER: u64 = 1 << 27;
const LATER_IN_32_BITS: u64 = 1 << 25;

impl Machine {
    /// Has the thread be at a time that is far away. `false` if it is already, or has never looked at its clock.
    pub(super) fn go_far_away(&mut self, code: &Code, thread: &mut Thread) -> bool {
        self.set_clock(code, thread, |_, (far, _)| far)
    }

    /// Has the thread be some years later. `false` if it cannot be.
    fn let_years_pass(&mut self, code: &Code, thread: &mut Thread) -> bool {
        self.set_clock(code, thread, |now, (far, later)| {
            now.saturating_add(later).min(far)
        })
    }

    /// Has the thread be at a later time, which depends on what it is now, what is far away and what some years are. `false` if that is
    /// not later, or it has never looked at its clock.
    fn set_clock(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        time: impl FnOnce(u64, (u64, u64)) -> u64,
    ) -> bool {
        let clock = thread.private.iter().position(|p| self.is_clock(code, p));
        let Some(clock) = clock else {
            return false;
        };
        let bytes = &mut thread.private[clock].bytes;
        let half = (bytes.len() / 2) as u8;
        let measures = match half < 8 {
            true => (FAR_IN_32_BITS, LATER_IN_32_BITS),
            false => (FAR, LATER),
        };
        let now = self.wide.read_own(bytes, 0, half);
        let then = time(now, measures);
        if then <= now {
            return false;
        }
        self.wide.write(code, bytes, 0, half, then);
        true
    }

    /// Whether a thread that is back at the header of a loop, after a round in vain, would do something else when
    /// much time has passed. Then some years have.
    pub(super) fn runs_out_of_time(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        watch: &Watch,
        begins: &Beginning,
    ) -> bool {
        let around = self.goes_around_far_away(code, thread, watch);
        let does_the_same =
            around.is_some_and(|around| self.is_same_but_later(code, begins, &around, 0));
        !does_the_same && self.let_years_pass(code, thread)
    }

    /// Whether this is what a thread knows of the time.
    pub(super) fn is_clock(&self, code: &Code, private: &Private) -> bool {
        let object = self.objects.get(private.object);
        object.is_some_and(|object| match object.origin {
            Origin::ThreadLocal(id) => code.names.global(id).role == Role::Clock,
            _ => false,
        })
    }

    /// Whether a thread that is back at the header of a loop has changed nothing but its clock, and would do the same at any
    /// later time.
    pub(super) fn only_time_passed(
        &mut self,
        code: &Code,
        thread: &Thread,
        watch: &Watch,
        begins: &Beginning,
    ) -> bool {
        self.is_same_but_later(code, &watch.begins, begins, watch.limits)
            && self
                .goes_around_far_away(code, thread, watch)
                .is_some_and(|later| self.is_same_but_later(code, begins, &later, 0))
    }

    fn is_same_but_later(
        &self,
        code: &Code,
        before: &Beginning,
        after: &Beginning,
        limits: u32,
    ) -> bool {
        let without_clock = |beginning: &Beginning| {
            let mut timeless = beginning.clone();
            timeless.private.retain(|p| !self.is_clock(code, p));
            timeless
        };
        without_clock(before).is_same(&without_clock(after), limits)
    }

    /// With what the thread begins its next round if it is very late by now.
    fn goes_around_far_away(
        &mut self,
        code: &Code,
        thread: &Thread,
        watch: &Watch,
    ) -> Option<Beginning> {
        let has_clock = thread.private.iter().any(|p| self.is_clock(code, p));
        if !has_clock {
            return None;
        }
        let mut later = thread.clone();
        self.go_far_away(code, &mut later);
        later.wrap = Wrap::Alone;
        later.pc += 1;
        self.run(code, &mut later);
        let mut published = Published::new();
        for &(access, observed) in &watch.accesses {
            if later.pending != Pending::Access(access) {
                return None;
            }
            self.step_wrapped(code, &mut later, observed, &mut published);
        }
        let is_back = later.pending == Pending::Blocked(Blocked::Spin)
            && published.is_empty()
            && later.pc == thread.pc
            && later.frames.len() == thread.frames.len();
        let site = &code.watches[watch.site as usize];
        is_back.then(|| Beginning::of(&self.objects, code, &later, site))
    }
}
