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
//! out of time again, with a limit that it computes anew. It can so until it is far away. Whoever would do something else still later
//! does not wait for ever, but has run out of time more often than we can count: it goes around in a loop that may have no end.

use super::Machine;
use super::code::Code;
use super::objects::Origin;
use super::private::Private;
use super::thread::{Thread, Wrap};
use super::watch::{Beginning, Watch};
use crate::program::Role;
use quotient_model::{Access, Blocked, Pending, Published};

/// A time far away, in seconds: threads come so far. Some years later 64 bits can still count the nanoseconds, or 32 bits hold the time.
const FAR: u64 = 1 << 33;
const FAR_IN_32_BITS: u64 = 2_100_000_000;

/// Some years, in seconds; where 32 bits have to hold a time, one.
const LATER: u64 = 1 << 27;
const LATER_IN_32_BITS: u64 = 1 << 25;

/// What it would make of a round in vain if it were later.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Time {
    /// The same.
    MakesNoDifference,
    /// Something else, and so some years have passed.
    HasPassed,
    /// Something else, but it cannot be any later.
    IsOver,
}

/// Whether an access that is wanted is like one that was made.
type Alike = fn(Access, Access) -> bool;

/// Whether they are the same, but for what is written.
fn writes_alike(wants: Access, made: Access) -> bool {
    match (wants, made) {
        (
            Access::Write { location, .. },
            Access::Write {
                location: other, ..
            },
        ) => location == other,
        _ => wants == made,
    }
}

impl Machine {
    /// Has a thread that is only looked at be at the end of all times.
    pub(super) fn go_far_away(&mut self, code: &Code, thread: &mut Thread) {
        self.set_clock(code, thread, |_, (far, later)| far + later);
    }

    /// Has the thread be some years later, which are doubled so often. `false` if it cannot be.
    pub(super) fn let_years_pass(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        doubled: u32,
    ) -> bool {
        self.set_clock(code, thread, |now, (far, later)| {
            now.saturating_add(later << doubled.min(8)).min(far)
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
        let clock = &mut thread.private[clock];
        let half = (clock.bytes.len() / 2) as u8;
        let measures = match half < 8 {
            true => (FAR_IN_32_BITS, LATER_IN_32_BITS),
            false => (FAR, LATER),
        };
        let now = self.wide.read_own(&clock.bytes, 0, half);
        let then = time(now, measures);
        if then <= now {
            return false;
        }
        self.wide.write(clock, 0, half, then);
        true
    }

    /// What time makes of it that a thread is back at the header of a loop, after a round in vain.
    pub(super) fn after_years(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        watch: &Watch,
        begins: &Beginning,
    ) -> Time {
        if !self.has_clock(code, thread) {
            return Time::MakesNoDifference;
        }
        let around = self.goes_around_far_away(code, thread, watch, |wants, made| wants == made);
        if around.is_some_and(|around| self.is_same_but_later(code, begins, &around, 0)) {
            return Time::MakesNoDifference;
        }
        if self.let_years_pass(code, thread, 0) {
            return Time::HasPassed;
        }
        // Who only writes down what time it is, there or in its own memory, does the same when it is as late as can be.
        match self.goes_around_far_away(code, thread, watch, writes_alike) {
            Some(_) => Time::MakesNoDifference,
            None => Time::IsOver,
        }
    }

    /// Whether the thread has ever looked at its clock.
    pub(super) fn has_clock(&self, code: &Code, thread: &Thread) -> bool {
        thread.private.iter().any(|p| self.is_clock(code, p))
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
                .goes_around_far_away(code, thread, watch, |wants, made| wants == made)
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

    /// With what the thread begins its next round if it is very late by now, and its accesses are like those that it has made.
    fn goes_around_far_away(
        &mut self,
        code: &Code,
        thread: &Thread,
        watch: &Watch,
        alike: Alike,
    ) -> Option<Beginning> {
        if !self.has_clock(code, thread) {
            return None;
        }
        let mut later = thread.clone();
        self.go_far_away(code, &mut later);
        later.wrap = Wrap::Alone;
        later.pc += 1;
        self.run(code, &mut later);
        let mut published = Published::new();
        for &(access, observed) in &watch.accesses {
            match later.pending {
                Pending::Access(wants) if alike(wants, access) => {}
                _ => return None,
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
