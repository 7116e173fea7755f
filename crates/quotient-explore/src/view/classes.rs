//! The classes explored, and whether one of them begins with given histories.
//!
//! A class names one history a thread, a maximal execution's; a demand names one as well, and is met by
//! a class whose histories begin with those of the demand. Each history that ends with an event that
//! could have been otherwise knows the classes that go through it. The classes that could meet a demand
//! are in the lists of all its histories.
//!
//! Classes found one after the other have much in common, so a list keeps them in words of 64.

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
    lists: Vec<List>,
    /// The lists that a demand is looked up in, each with how many words of it are left to look at.
    wanted: Vec<(u32, u32)>,
}

/// A set of classes: the numbers of the words that have any, ascending, with the words.
#[derive(Default)]
struct List {
    words: Vec<(u32, u64)>,
}

impl List {
    /// Adds a class that is larger than all in the list.
    fn push(&mut self, class: u32) {
        let (word, bit) = (class / 64, 1 << (class % 64));
        match self.words.last_mut() {
            Some((last, bits)) if *last == word => *bits |= bit,
            _ => self.words.push((word, bit)),
        }
    }

    /// How many of its words come before the word or are it.
    fn words_up_to(&self, word: u32) -> usize {
        self.words.partition_point(|&(other, _)| other <= word)
    }

    /// Which classes of a word it has, and how many of its words come before or are it. Looks among
    /// the first `end` words only, from the last on.
    #[inline]
    fn word(&self, word: u32, end: u32) -> (u64, u32) {
        let mut end = end as usize;
        let mut step = 1;
        while end >= step && self.words[end - step].0 > word {
            end -= step;
            step *= 2;
        }
        let from = end.saturating_sub(step);
        let end = from + self.words[from..end].partition_point(|&(other, _)| other <= word);
        match end.checked_sub(1).map(|last| self.words[last]) {
            Some((last, bits)) if last == word => (bits, end as u32),
            _ => (0, end as u32),
        }
    }
}

impl Classes {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.first.len().saturating_sub(1)
    }

    /// The histories of a class, by thread id; [`NONE`] if the thread does not exist.
    pub fn of(&self, class: u32) -> &[u32] {
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
            self.lists.push(List::default());
        }
    }

    /// Whether some class begins with these histories, by thread id. A thread that need not exist
    /// has [`NONE`]. Looks at so many words of the classes that were found before `end`.
    pub fn meet<P: Program>(
        &mut self,
        histories: &Histories<P>,
        demand: &[u32],
        end: u32,
        words: usize,
    ) -> bool {
        let meets = |ends: &[u32]| {
            demand.iter().enumerate().all(|(thread, &first)| {
                first == NONE
                    || ends
                        .get(thread)
                        .is_some_and(|&end| end != NONE && histories.begins(first, end))
            })
        };
        self.any(demand, end, words, meets)
    }

    /// Whether there is a class with just these histories, by thread id.
    pub fn have(&mut self, demand: &[u32]) -> bool {
        let length = |ends: &[u32]| ends.iter().rposition(|&end| end != NONE);
        let length = |ends: &[u32]| length(ends).map_or(0, |last| last + 1);
        let whole = &demand[..length(demand)];
        self.any(demand, NONE, usize::MAX, |ends| {
            &ends[..length(ends)] == whole
        })
    }

    /// Whether there is such a class among those before `end` that could meet the demand. The latest is
    /// the likeliest.
    fn any(&mut self, demand: &[u32], end: u32, most: usize, is: impl Fn(&[u32]) -> bool) -> bool {
        self.wanted.clear();
        for &history in demand.iter().filter(|&&history| history != NONE) {
            // A history that was met after the last class is in none.
            let Some(&listed) = self.listed.get(history as usize) else {
                return false;
            };
            if listed != NONE {
                let words = self.lists[listed as usize].words.len() as u32;
                self.wanted.push((listed, words));
            }
        }
        self.wanted.sort_unstable_by_key(|&(_, words)| words);
        let Some(&(shortest, words)) = self.wanted.first() else {
            return (0..end.min(self.len() as u32)).any(|class| is(self.of(class)));
        };
        let words = match (end as usize) < self.len() {
            true => self.lists[shortest as usize].words_up_to(end / 64),
            false => words as usize,
        };
        for index in (0..words).rev().take(most) {
            let (word, mut bits) = self.lists[shortest as usize].words[index];
            if word == end / 64 {
                bits &= (1 << (end % 64)) - 1;
            }
            for (list, end) in &mut self.wanted[1..] {
                let found;
                (found, *end) = self.lists[*list as usize].word(word, *end);
                bits &= found;
                if bits == 0 {
                    break;
                }
            }
            while bits != 0 {
                let bit = 63 - bits.leading_zeros();
                if is(self.of(word * 64 + bit)) {
                    return true;
                }
                bits &= !(1 << bit);
            }
        }
        false
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_found_from_the_end() {
        let classes = [3, 5, 64, 129, 130, 500, 64 * 40, 64 * 41, 64 * 90 + 63];
        let mut list = List::default();
        classes.iter().for_each(|&class| list.push(class));
        let mut end = list.words.len() as u32;
        for word in (0..100).rev() {
            let own = classes.iter().filter(|&&class| class / 64 == word);
            let expected = own.fold(0, |bits, class| bits | 1 << (class % 64));
            let found;
            (found, end) = list.word(word, end);
            assert_eq!(found, expected, "word {word}");
        }
        assert_eq!(list.word(7, 0), (0, 0));
    }
}
