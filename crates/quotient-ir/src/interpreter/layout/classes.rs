//! What holds for many places of an object is learnt from a few of them.
//!
//! Whenever the cells of a place do not fit an access, the exploration starts over. An array of words
//! that are accessed as bytes as well would have it do so for every word. So what a change makes of which
//! cells is kept, and if the same was learnt at three places at equal distances, then all others at that distance get
//! the same: those that have the same cells as these had, or none, and of which the type says the same.
//!
//! That may be wrong of a place. It then has cells that fit all accesses nevertheless: whole cells have
//! parts, and cut ones are accessed one after the other or made whole in turn. Nothing is lost but that
//! accesses to different bytes of a cell are told apart.

use super::{ATOMIC, Layout, MUTEX, START, UNCOVERED, WHOLE, size_of};
use quotient_model::{Portable, Reader, Writer};
use std::sync::Arc;

/// What some bytes looked like before and after a change.
#[derive(Clone, Debug)]
pub(super) struct Change {
    offset: u32,
    marks: Arc<[Vec<u8>; 2]>,
}

impl Layout {
    /// Changes the cells of some bytes, and learns from that.
    pub(super) fn change(&mut self, (start, end): (u32, u32), change: impl FnOnce(&mut Self)) {
        let look = |layout: &Self| (start..end).map(|at| layout.mark(at)).collect();
        let before = look(self);
        change(self);
        let after: Vec<u8> = look(self);
        let known = self.learnt.iter().filter(|known| {
            let [old, new] = &*known.marks;
            (old, new) == (&before, &after)
        });
        let places: Vec<(u32, Arc<_>)> = known
            .map(|known| (known.offset, Arc::clone(&known.marks)))
            .collect();
        let marks = match places.first() {
            Some((_, marks)) => Arc::clone(marks),
            None => Arc::new([before, after]),
        };
        let distances = places.iter().map(|&(place, _)| start.abs_diff(place));
        let twice = |distance: u32| {
            let second = |&(place, _): &(u32, Arc<_>)| {
                start.abs_diff(place).checked_sub(distance) == Some(distance)
            };
            distance >= end - start && places.iter().any(second)
        };
        if let Some(distance) = distances.filter(|&distance| twice(distance)).min() {
            self.spread(start, distance, &marks);
        }
        self.learnt.push(Change {
            offset: start,
            marks,
        });
    }

    /// Does to all places that lie at multiples of a distance from one what was done to that.
    fn spread(&mut self, origin: u32, distance: u32, marks: &[Vec<u8>; 2]) {
        let [before, after] = marks;
        if after
            .iter()
            .any(|mark| mark & START != 0 && mark & MUTEX != 0)
        {
            return;
        }
        let length = after.len() as u32;
        let Some(last) = self.total.checked_sub(length) else {
            return;
        };
        for place in (origin % distance..=last).step_by(distance as usize) {
            let now = || (place..place + length).map(|at| self.mark(at));
            let same = now().eq(before.iter().copied()) || now().all(|mark| mark == UNCOVERED);
            let declared = |from: u32| (from..from + length).map(|at| self.declared(at));
            if !same || !declared(place).eq(declared(origin)) {
                continue;
            }
            for (at, &mark) in (place..).zip(after) {
                let whole = mark & START != 0 && mark & (WHOLE | ATOMIC) == WHOLE;
                if mark & START != 0 && !(whole && self.torn.contains(&(at, size_of(mark)))) {
                    let flags = mark & (WHOLE | ATOMIC);
                    self.set(at, size_of(mark), flags);
                }
            }
        }
    }

    fn declared(&self, at: u32) -> u8 {
        self.declared.get(at as usize).copied().unwrap_or(UNCOVERED)
    }
}

impl Portable for Change {
    fn write(&self, out: &mut Writer) {
        out.put(&self.offset);
        out.put(&*self.marks);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        Some(Change {
            offset: input.get()?,
            marks: Arc::new(input.get()?),
        })
    }
}
