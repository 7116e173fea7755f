//! What comes before a step for sure, because of creations and joins, and what that leaves for it to find.
//!
//! How many steps of each thread come before is a row of numbers. A thread has one row until it waits
//! for another's end.

use super::{NONE, Needs, Step, Trace};

impl Trace {
    /// The main thread's row at first: nothing comes before.
    pub(super) fn first_row(&mut self) -> u32 {
        self.rows.resize(self.threads.len(), 0);
        0
    }

    /// Another row, that begins as this one.
    fn copy_row(&mut self, row: u32) -> u32 {
        let (count, from) = (self.threads.len(), row as usize * self.threads.len());
        self.rows.extend_from_within(from..from + count);
        (self.rows.len() / count - 1) as u32
    }

    /// The thread is created by the step at hand.
    pub(super) fn sets_out(&mut self, thread: u32) {
        let (parent, spawn) = self.threads[thread as usize].spawned;
        let row = self.copy_row(self.threads[parent as usize].row);
        self.threads[thread as usize].row = row;
        self.rows[row as usize * self.threads.len() + parent as usize] = spawn + 1;
    }

    /// The thread waits for the other's end with the step at hand.
    pub(super) fn comes_back(&mut self, thread: u32, joined: u32) {
        let row = self.copy_row(self.threads[thread as usize].row);
        self.threads[thread as usize].row = row;
        let (other, count) = (self.threads[joined as usize], self.threads.len());
        let (to, from) = (row as usize * count, other.row as usize * count);
        for at in 0..count {
            self.rows[to + at] = self.rows[to + at].max(self.rows[from + at]);
        }
        self.rows[to + joined as usize] = other.length;
    }

    /// How many steps of another thread come before the step.
    #[inline]
    pub fn before(&self, step: &Step, other: u32) -> u32 {
        self.rows[step.row as usize * self.threads.len() + other as usize]
    }

    /// Whether the thread's step finds what it needs if nothing comes between the two.
    pub(super) fn finds_after(&self, thread: u32, step: &Step, before: &Step) -> bool {
        let left = before.known_after();
        left == NONE || self.suits(thread, step, left)
    }

    /// Whether what the thread's step needs can be there with nothing happening at the place but what
    /// comes before it for sure: nothing does and it was there at first, or something may have left it
    /// that nothing comes after for sure. What was freed before is taken for given.
    pub(super) fn is_given(&self, thread: u32, index: u32, step: &Step) -> bool {
        if step.place == NONE || step.needs == Needs::Nothing {
            return true;
        }
        let place = &self.places[step.place as usize];
        let freed = |&(other, free, content): &(u32, u32, u32)| {
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
            let overtaken = |(later, at): (u32, u32)| {
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
