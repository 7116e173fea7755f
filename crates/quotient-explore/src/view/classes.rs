//! The classes explored, and whether one of them begins with given histories.
//!
//! A class names one history a thread, a maximal execution's; a demand names one as well, and is met by
//! a class whose histories begin with those of the demand. Each history that ends with an event that
//! could have been otherwise knows the classes that go through it. The classes that could meet a demand
//! are in the lists of all its histories.
//!
//! Classes found one after the other have much in common, so a list keeps them in words of 64.

use quotient_model::{Index, Program, Span, Table, ThreadId, index_type};

use super::histories::{Histories, HistoryIndex};
use super::trace::Demand;

index_type! {
    /// A class.
    pub(super) struct ClassIndex;
}

/// The classes explored.
#[derive(Default)]
pub(super) struct Classes {
    kept: Table<ClassIndex, Kept>,
    /// The histories by thread id of the classes that are kept whole.
    histories: Vec<HistoryIndex>,
    /// What differs from these in the others.
    others: Vec<(ThreadId, HistoryIndex)>,
    /// For each history the nearest one at its end, or before, that has a list.
    listed: Table<HistoryIndex, HistoryIndex>,
    lists: Table<HistoryIndex, List>,
}

/// Memory for looking up classes.
#[derive(Default)]
pub(super) struct Lookup {
    /// The histories of the class at hand.
    ends: Demand,
    /// The lists that a demand is looked up in, each with how many words of it are left to look at.
    wanted: Vec<(HistoryIndex, usize)>,
}

/// How a class is kept: whole, or as what differs from another that is kept whole.
#[derive(Clone, Copy)]
struct Kept {
    base: ClassIndex,
    /// Where its histories are, or those that differ.
    span: Span,
}

/// A set of classes: the numbers of the words that have any, ascending, with the words.
#[derive(Default)]
struct List {
    words: Vec<(u32, u64)>,
}

impl List {
    /// Adds a class that is larger than all in the list.
    fn push(&mut self, class: ClassIndex) {
        let (word, bit) = (class.number() / 64, 1 << (class.number() % 64));
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
    fn word(&self, word: u32, mut end: usize) -> (u64, usize) {
        let mut step = 1;
        while end >= step && self.words[end - step].0 > word {
            end -= step;
            step *= 2;
        }
        let from = end.saturating_sub(step);
        let end = from + self.words[from..end].partition_point(|&(other, _)| other <= word);
        match end.checked_sub(1).map(|last| self.words[last]) {
            Some((last, bits)) if last == word => (bits, end),
            _ => (0, end),
        }
    }
}

impl Classes {
    /// How many there are.
    pub fn len(&self) -> usize {
        self.kept.len()
    }

    /// Writes down the histories of a class, by thread id; none if the thread does not exist.
    pub fn write(&self, class: ClassIndex, to: &mut Demand) {
        let Kept { base, span } = self.kept[class];
        let whole = base.some().map_or(span, |base| self.kept[base].span);
        to.clear();
        to.extend(self.histories[whole.range()].iter().copied());
        if base.is_some() {
            for &(thread, history) in &self.others[span.range()] {
                to[thread] = history;
            }
        }
    }

    /// The class that this one is kept as what differs from; none if it is kept whole.
    pub fn base(&self, class: ClassIndex) -> ClassIndex {
        self.kept[class].base
    }

    /// Keeps a class; by what differs from another if it was found from one and most threads do the same.
    fn keep(&mut self, class: &Demand, parent: ClassIndex) -> ClassIndex {
        let base = parent.some().map(|parent| {
            let base = self.kept[parent].base;
            base.some().unwrap_or(parent)
        });
        if let Some(base) = base {
            let whole = &self.histories[self.kept[base].span.range()];
            let from = self.others.len();
            if whole.len() == class.len() {
                let own = class.entries().zip(whole);
                let differ = own.filter(|((_, own), other)| own != other);
                self.others
                    .extend(differ.map(|((thread, &own), _)| (thread, own)));
                if 2 * (self.others.len() - from) < class.len() {
                    let span = Span::new(from..self.others.len());
                    return self.kept.push(Kept { base, span });
                }
                self.others.truncate(from);
            }
        }
        let from = self.histories.len();
        self.histories.extend_from_slice(class.as_slice());
        let span = Span::new(from..self.histories.len());
        let base = ClassIndex::NONE;
        self.kept.push(Kept { base, span })
    }

    /// Adds the class with these histories, by thread id, that was found from another. Its number.
    pub fn add<P: Program>(
        &mut self,
        histories: &Histories<P>,
        class: &Demand,
        parent: ClassIndex,
    ) -> ClassIndex {
        let number = self.keep(class, parent);
        self.extend(histories);
        for &end in class.iter().filter(|&&end| end.is_some()) {
            let mut at = self.listed[end];
            while at.is_some() {
                self.lists[at].push(number);
                let before = histories.get(at).before;
                at = self.listed[before];
            }
        }
        number
    }

    /// Learns of the histories met since the last time.
    fn extend<P: Program>(&mut self, histories: &Histories<P>) {
        for history in self.listed.end().to(histories.end()) {
            let before = histories.get(history).before;
            let listed = match before {
                HistoryIndex::NONE => HistoryIndex::NONE,
                before if histories.may_differ(before) => history,
                before => self.listed[before],
            };
            self.listed.push(listed);
            self.lists.push(List::default());
        }
    }

    /// Whether some class begins with these histories, by thread id. A thread that need not exist
    /// has none. Looks at so many words of the classes that were found before `end`.
    pub fn meet<P: Program>(
        &self,
        histories: &Histories<P>,
        demand: &Demand,
        (end, words): (ClassIndex, usize),
        lookup: &mut Lookup,
    ) -> bool {
        let meets = |ends: &[HistoryIndex]| {
            demand.iter().enumerate().all(|(thread, &first)| {
                first.is_none()
                    || ends
                        .get(thread)
                        .is_some_and(|&end| end.is_some() && histories.begins(first, end))
            })
        };
        self.any(demand, (end, words), lookup, meets)
    }

    /// Whether there is a class with just these histories, by thread id.
    pub fn have(&self, demand: &Demand, lookup: &mut Lookup) -> bool {
        let length = |ends: &[HistoryIndex]| ends.iter().rposition(|&end| end.is_some());
        let length = |ends: &[HistoryIndex]| length(ends).map_or(0, |last| last + 1);
        let whole = demand.as_slice();
        let whole = &whole[..length(whole)];
        let all = (ClassIndex::NONE, usize::MAX);
        self.any(demand, all, lookup, |ends| &ends[..length(ends)] == whole)
    }

    /// Whether there is such a class among those before `end` that could meet the demand. The latest is
    /// the likeliest.
    fn any(
        &self,
        demand: &Demand,
        (end, most): (ClassIndex, usize),
        Lookup { ends, wanted }: &mut Lookup,
        is: impl Fn(&[HistoryIndex]) -> bool,
    ) -> bool {
        let mut is = |class: ClassIndex| {
            self.write(class, ends);
            is(ends.as_slice())
        };
        wanted.clear();
        for &history in demand.iter().filter(|&&history| history.is_some()) {
            // A history that was met after the last class is in none.
            let Some(&listed) = self.listed.get(history) else {
                return false;
            };
            if listed.is_some() {
                let words = self.lists[listed].words.len();
                wanted.push((listed, words));
            }
        }
        wanted.sort_unstable_by_key(|&(_, words)| words);
        let Some(&(shortest, words)) = wanted.first() else {
            let mut classes = ClassIndex::first(end.index().min(self.len()));
            return classes.any(is);
        };
        let words = match end.index() < self.len() {
            true => self.lists[shortest].words_up_to(end.number() / 64),
            false => words,
        };
        for index in (0..words).rev().take(most) {
            let (word, mut bits) = self.lists[shortest].words[index];
            if word == end.number() / 64 {
                bits &= (1 << (end.number() % 64)) - 1;
            }
            for (list, end) in &mut wanted[1..] {
                let found;
                (found, *end) = self.lists[*list].word(word, *end);
                bits &= found;
                if bits == 0 {
                    break;
                }
            }
            while bits != 0 {
                let bit = 63 - bits.leading_zeros();
                if is(ClassIndex::new((word * 64 + bit) as usize)) {
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
        let classes = classes.map(ClassIndex::new);
        classes.iter().for_each(|&class| list.push(class));
        let mut end = list.words.len();
        for word in (0..100).rev() {
            let numbers = classes.iter().map(|class| class.number());
            let own = numbers.filter(|class| class / 64 == word);
            let expected = own.fold(0, |bits, class| bits | 1 << (class % 64));
            let found;
            (found, end) = list.word(word, end);
            assert_eq!(found, expected, "word {word}");
        }
        assert_eq!(list.word(7, 0), (0, 0));
    }

    #[test]
    fn classes_are_read_as_they_were_kept() {
        let class = |numbers: &[usize]| -> Demand {
            let histories = numbers.iter().map(|&number| HistoryIndex::new(number));
            let mut class = Demand::default();
            class.extend(histories);
            class
        };
        let whole = class(&[10, 11, 12, 13, 14, 15]);
        let one = class(&[10, 11, 12, 7, 14, 15]);
        let mut another = one.clone();
        another[ThreadId(5)] = HistoryIndex::NONE;
        let longer = class(&[10, 11, 12, 13, 14, 15, 16]);
        let different = class(&[30, 31, 32, 33, 34, 15]);
        let added = [
            (&whole, ClassIndex::NONE),
            (&one, ClassIndex::new(0)),
            (&another, ClassIndex::new(1)),
            (&longer, ClassIndex::new(2)),
            (&different, ClassIndex::new(2)),
            (&whole, ClassIndex::new(3)),
        ];
        let mut classes = Classes::default();
        let mut read = Demand::default();
        for (class, parent) in added {
            let number = classes.keep(class, parent);
            classes.write(number, &mut read);
            assert_eq!(read.as_slice(), class.as_slice(), "{number:?}");
        }
        assert_eq!(classes.others.len(), 3, "two classes by what differs");
    }
}
