//! The classes explored, and whether one of them begins with given histories.
//!
//! A class names one history a thread, a maximal execution's; a demand names one as well, and is met by
//! a class whose histories begin with those of the demand. Each history that ends with an event that
//! could have been otherwise knows the classes that go through it. The shortest of these lists has all
//! classes that could meet a demand.

use quotient_model::{Program, ThreadId};

use super::histories::{Histories, NONE};

/// The classes explored.
#[derive(Default)]
pub(super) struct Classes {
    /// Where each class's histories begin in `histories`; there is one more entry at the end.
    first: Vec<u32>,
    histories: Vec<u32>,
    /// For each history the nearest one at its end, or before, that has a list.
    listed: Vec<u32>,
    lists: Vec<Vec<u32>>,
}

impl Classes {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.first.len().saturating_sub(1)
    }

    /// The histories of a class, by thread id; [`NONE`] if the thread does not exist.
    fn of(&self, class: u32) -> &[u32] {
        let class = class as usize;
        &self.histories[self.first[class] as usize..self.first[class + 1] as usize]
    }

    /// The history of a thread in a class, [`NONE`] if it does not exist there.
    pub fn history(&self, class: u32, thread: ThreadId) -> u32 {
        match class {
            NONE => NONE,
            class => self.of(class).get(thread.index()).copied().unwrap_or(NONE),
        }
    }

    /// Adds the class with these histories, by thread id. Its number.
    pub fn add<P: Program>(&mut self, histories: &Histories<P>, class: &[u32]) -> u32 {
        if self.first.is_empty() {
            self.first.push(0);
        }
        let number = self.len() as u32;
        self.histories.extend_from_slice(class);
        self.first.push(self.histories.len() as u32);
        self.extend(histories);
        for &end in class.iter().filter(|&&end| end != NONE) {
            let mut at = self.listed[end as usize];
            while at != NONE {
                self.lists[at as usize].push(number);
                let before = histories.get(at).before;
                at = self.listed[before as usize];
            }
        }
        number
    }

    /// Learns of the histories met since the last time.
    fn extend<P: Program>(&mut self, histories: &Histories<P>) {
        for history in self.listed.len() as u32..histories.len() as u32 {
            let before = histories.get(history).before;
            let listed = match before {
                NONE => NONE,
                before if histories.may_differ(before) => history,
                before => self.listed[before as usize],
            };
            self.listed.push(listed);
            self.lists.push(Vec::new());
        }
    }

    /// Whether some class begins with these histories, by thread id. A thread that need not exist
    /// has [`NONE`].
    pub fn meet<P: Program>(&self, histories: &Histories<P>, demand: &[u32]) -> bool {
        let meets = |ends: &[u32]| {
            demand.iter().enumerate().all(|(thread, &first)| {
                first == NONE
                    || ends
                        .get(thread)
                        .is_some_and(|&end| end != NONE && histories.begins(first, end))
            })
        };
        self.any(demand, meets)
    }

    /// Whether there is a class with just these histories, by thread id.
    pub fn have(&self, demand: &[u32]) -> bool {
        let length = |ends: &[u32]| ends.iter().rposition(|&end| end != NONE);
        let length = |ends: &[u32]| length(ends).map_or(0, |last| last + 1);
        let whole = &demand[..length(demand)];
        self.any(demand, |ends| &ends[..length(ends)] == whole)
    }

    /// Whether there is such a class among those that could meet the demand.
    fn any(&self, demand: &[u32], is: impl Fn(&[u32]) -> bool) -> bool {
        let mut shortest: Option<&[u32]> = None;
        for &history in demand.iter().filter(|&&history| history != NONE) {
            // A history that was met after the last class is in none.
            let Some(&listed) = self.listed.get(history as usize) else {
                return false;
            };
            if listed == NONE {
                continue;
            }
            let list = self.lists[listed as usize].as_slice();
            if shortest.is_none_or(|shortest| list.len() < shortest.len()) {
                shortest = Some(list);
            }
        }
        match shortest {
            Some(list) => list.iter().rev().any(|&class| is(self.of(class))),
            None => (0..self.len() as u32).any(|class| is(self.of(class))),
        }
    }
}
