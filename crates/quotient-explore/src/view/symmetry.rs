//! Threads that have the same to do: of two, only one need go first.
//!
//! Many threads often do the same and see the same, such as those that all come too late. In a search
//! for a witness each set of them would be a state of its own.
//!
//! Let `a` and `b` have the same steps to come, and let a witness take one of `b` first. If the two are
//! equally far at some later moment, exchange what they do until then. Otherwise `b` stays ahead, and
//! ends first: exchange all that they do. What could go wrong is that somebody waits for the end of
//! `b`, which is later now; nobody does if whoever waits for it waits for `a` before. From the end to
//! the beginning the same holds of steps taken back, with the spawns in the place of the joins.

use quotient_model::{Access, Cell};

use super::question::Question;
use super::trace::{ContentIndex, Lengths, NOWHERE, Needs, Step, ThreadNumber};

/// What a thread sees of a content.
#[derive(PartialEq, Eq)]
enum Seen {
    /// It holds the mutex.
    Own,
    Content(ContentIndex),
}

impl Question<'_> {
    /// Whether a search from the beginning need not let `b` go on: it has `count` steps to come after
    /// those that have come, and `a` can go on with the same.
    pub fn comes_after(
        &self,
        a: ThreadNumber,
        b: ThreadNumber,
        come: &Lengths,
        count: u32,
    ) -> bool {
        let waiter = |thread: ThreadNumber| {
            let (waiter, index) = self.trace.threads[thread].joined;
            match waiter.is_some() && index < self.lengths[waiter] {
                true => (waiter, index),
                false => NOWHERE,
            }
        };
        let ((first, before), (second, after)) = (waiter(a), waiter(b));
        let (from_a, from_b) = (come[a], come[b]);
        (second.is_none() || (first == second && before < after))
            && self.same(a, from_a, b, from_b, count)
    }

    /// Whether a search from the end need not take back a step of `b`: it has `left` steps left, and
    /// `a`, of which one can be taken back, has the same.
    pub fn goes_after(&self, a: ThreadNumber, b: ThreadNumber, left: u32) -> bool {
        let threads = &self.trace.threads;
        let ((first, late), (second, early)) = (threads[a].spawned, threads[b].spawned);
        first == second && early < late && self.same(a, 0, b, 0, left)
    }

    /// Whether the two do the same in so many steps.
    fn same(&self, a: ThreadNumber, from_a: u32, b: ThreadNumber, from_b: u32, count: u32) -> bool {
        let steps = |thread, from| (from..from + count).map(move |at| self.step(thread, at));
        steps(a, from_a)
            .zip(steps(b, from_b))
            .all(|(one, other)| self.alike(a, one, b, other))
    }

    fn alike(&self, a: ThreadNumber, one: &Step, b: ThreadNumber, other: &Step) -> bool {
        let on_its_own = |step: &Step| step.joins.is_none() && step.spawns.is_none();
        on_its_own(one)
            && on_its_own(other)
            && one.place == other.place
            && self.seen(a, one, one.leaves) == self.seen(b, other, other.leaves)
            && match (one.needs, other.needs) {
                (Needs::Content(needs), Needs::Content(needed)) => {
                    self.seen(a, one, needs) == self.seen(b, other, needed)
                }
                (one, other) => one == Needs::Nothing && other == Needs::Nothing,
            }
    }

    /// A content as the thread sees it: who else holds a mutex is all the same.
    fn seen(&self, thread: ThreadNumber, step: &Step, content: ContentIndex) -> Seen {
        let mutex = matches!(
            step.access,
            Access::Lock { .. } | Access::TryLock { .. } | Access::Unlock { .. }
        );
        let own = Cell::held_by(self.trace.threads[thread].id);
        match mutex && content.is_some() && self.trace.holds(content).value == own {
            true => Seen::Own,
            false => Seen::Content(content),
        }
    }
}
