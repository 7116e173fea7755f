//! What comes before a step for sure, because of creations and joins, and what that leaves for it to find.
//!
//! How many steps of each thread come before is a row of numbers. A thread has one row until it waits
//! for another's end.

use quotient_model::Index;

use super::{At, ContentIndex, Needs, RowIndex, Step, ThreadNumber, Trace};

impl Trace {
    /// The main thread's row at first: nothing comes before.
    pub(super) fn first_row(&mut self) -> RowIndex {
        self.rows.resize(self.threads.len(), 0);
        RowIndex::FIRST
    }

    /// Another row, that begins as this one.
    fn copy_row(&mut self, row: RowIndex) -> RowIndex {
        let (count, from) = (self.threads.len(), self.start(row));
        self.rows.extend_from_within(from..from + count);
        RowIndex::new(self.rows.len() / count - 1)
    }

    /// Where a row begins.
    #[inline]
    fn start(&self, row: RowIndex) -> usize {
        row.index() * self.threads.len()
    }

    /// The thread is created by the step at hand.
    pub(super) fn sets_out(&mut self, thread: ThreadNumber) {
        let (parent, spawn) = self.threads[thread].spawned;
        let row = self.copy_row(self.threads[parent].row);
        self.threads[thread].row = row;
        let start = self.start(row);
        self.rows[start + parent.index()] = spawn + 1;
    }

    /// The thread waits for the other's end with the step at hand.
    pub(super) fn comes_back(&mut self, thread: ThreadNumber, joined: ThreadNumber) {
        let row = self.copy_row(self.threads[thread].row);
        self.threads[thread].row = row;
        let (other, count) = (self.threads[joined], self.threads.len());
        let (to, from) = (self.start(row), self.start(other.row));
        for at in 0..count {
            self.rows[to + at] = self.rows[to + at].max(self.rows[from + at]);
        }
        self.rows[to + joined.index()] = other.length;
    }

    /// How many steps of another thread come before the step.
    #[inline]
    pub fn before(&self, step: &Step, other: ThreadNumber) -> u32 {
        self.rows[self.start(step.row) + other.index()]
    }

    /// Whether the thread's step finds what it needs if nothing comes between the two.
    pub(super) fn finds_after(&self, thread: ThreadNumber, step: &Step, before: &Step) -> bool {
        let left = before.known_after();
        left.is_none() || self.suits(thread, step, left)
    }

    /// Whether what the thread's step needs can be there with nothing happening at the place but what
    /// comes before it for sure: nothing does and it was there at first, or something may have left it
    /// that nothing comes after for sure. What was freed before is taken for given.
    pub(super) fn is_given(&self, thread: ThreadNumber, index: u32, step: &Step) -> bool {
        if step.place.is_none() || step.needs == Needs::Nothing {
            return true;
        }
        let place = &self.places[step.place];
        let freed = |&(other, free, content): &(ThreadNumber, u32, ContentIndex)| {
            let come = match other == thread {
                true => index,
                false => self.before(step, other),
            };
            free < come && self.place_of(content) == step.place
        };
        if place.freed && self.frees.iter().any(freed) {
            return true;
        }
        // The last before it of each thread; one of them is the last of all.
        let lasts = || {
            self.visitors(step.place).filter_map(|(other, visits)| {
                let come = match other == thread {
                    true => index,
                    false => self.before(step, other),
                };
                let come = visits.partition_point(|&visit| visit < come);
                Some((other, visits[come.checked_sub(1)?]))
            })
        };
        let mut none = true;
        for (other, visit) in lasts() {
            none = false;
            let overtaken = |(later, at): At| {
                later != other && self.before(self.step_of(later, at), other) > visit
            };
            let last = self.step_of(other, visit);
            if self.finds_after(thread, step, last) && !lasts().any(overtaken) {
                return true;
            }
        }
        none && self.suits(thread, step, place.initial)
    }
}
