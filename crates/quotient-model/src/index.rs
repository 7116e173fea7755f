//! Numbers that stand for one thing of a kind, and tables with one entry for each of them.
//!
//! Executions are kept in flat arrays, whose entries name each other by number. A number by itself does not say which
//! array it belongs to; an index type does, and no other index is taken in its place. [`index_type!`](crate::index_type)
//! declares one, [`Table`] is an array that is indexed by it. Both are what a bare `u32` and a [`Vec`] would be,
//! for the processor; that numbers of 32 bits are made of lengths, and the other way around, is only here.

use crate::portable::{Portable, Reader, Writer};
use std::fmt;
use std::marker::PhantomData;
use std::ops;

/// A number that stands for one thing of a kind.
pub trait Index: Copy + Eq + Ord {
    /// The index with this number.
    fn new(index: usize) -> Self;

    /// Its number.
    fn index(self) -> usize;

    /// The one after it.
    #[inline]
    fn next(self) -> Self {
        Self::new(self.index() + 1)
    }

    /// The one before it, which there must be.
    #[inline]
    fn previous(self) -> Self {
        Self::new(self.index() - 1)
    }

    /// Those from this one up to but not including `end`.
    #[inline]
    fn to(self, end: Self) -> Indices<Self> {
        Indices(self.index()..end.index(), PhantomData)
    }

    /// The first so many.
    #[inline]
    fn first(count: usize) -> Indices<Self> {
        Indices(0..count, PhantomData)
    }
}

/// Consecutive indices.
#[derive(Clone, Debug)]
pub struct Indices<I>(ops::Range<usize>, PhantomData<I>);

impl<I> Indices<I> {
    /// Their numbers.
    #[inline]
    pub fn range(&self) -> ops::Range<usize> {
        self.0.clone()
    }
}

impl<I: Index> Iterator for Indices<I> {
    type Item = I;

    #[inline]
    fn next(&mut self) -> Option<I> {
        self.0.next().map(I::new)
    }

    #[inline]
    fn size_hint(&self) -> (usize, Option<usize>) {
        self.0.size_hint()
    }
}

impl<I: Index> DoubleEndedIterator for Indices<I> {
    #[inline]
    fn next_back(&mut self) -> Option<I> {
        self.0.next_back().map(I::new)
    }
}

impl<I: Index> ExactSizeIterator for Indices<I> {}

/// Declares types of indices with 32 bits. The last number is kept for `NONE`, where there is none: an
/// `Option` would take twice the room.
#[macro_export]
macro_rules! index_type {
    ($($(#[$attribute:meta])* $visibility:vis struct $Name:ident;)+) => {$(
        $(#[$attribute])*
        #[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Default)]
        $visibility struct $Name(u32);

        // Not every kind of index needs all of it.
        #[allow(dead_code)]
        impl $Name {
            /// The first of them.
            $visibility const FIRST: $Name = $Name(0);

            /// None of them.
            $visibility const NONE: $Name = $Name(u32::MAX);

            /// Whether it is one of them.
            #[inline]
            $visibility fn is_some(self) -> bool {
                self != $Name::NONE
            }

            /// Whether it is none of them.
            #[inline]
            $visibility fn is_none(self) -> bool {
                self == $Name::NONE
            }

            /// Its number, for names that are made of numbers of many kinds.
            #[inline]
            $visibility fn number(self) -> u32 {
                self.0
            }

            /// The index, if it is one.
            #[inline]
            $visibility fn some(self) -> Option<$Name> {
                (self != $Name::NONE).then_some(self)
            }
        }

        impl $crate::Index for $Name {
            #[inline]
            fn new(index: usize) -> Self {
                debug_assert!(index < u32::MAX as usize, "an index has 32 bits");
                $Name(index as u32)
            }

            #[inline]
            fn index(self) -> usize {
                self.0 as usize
            }
        }

        impl $crate::Portable for $Name {
            fn write(&self, out: &mut $crate::Writer) {
                // None of them is one byte.
                $crate::Portable::write(&self.0.wrapping_add(1), out);
            }

            fn read(input: &mut $crate::Reader<'_>) -> Option<Self> {
                let read: u32 = $crate::Portable::read(input)?;
                Some($Name(read.wrapping_sub(1)))
            }
        }

        impl ::std::fmt::Debug for $Name {
            fn fmt(&self, f: &mut ::std::fmt::Formatter<'_>) -> ::std::fmt::Result {
                match *self {
                    $Name::NONE => f.write_str("none"),
                    $Name(index) => write!(f, "{index}"),
                }
            }
        }
    )+};
}

/// An array with one entry for each index of a kind, from the first on.
#[derive(PartialEq, Eq, Hash)]
pub struct Table<I, T> {
    entries: Vec<T>,
    by: PhantomData<fn(I)>,
}

impl<I, T: Clone> Clone for Table<I, T> {
    fn clone(&self) -> Self {
        Table::from(self.entries.clone())
    }

    /// Keeps the memory that there is.
    #[inline]
    fn clone_from(&mut self, source: &Self) {
        self.entries.clone_from(&source.entries);
    }
}

impl<I, T> Default for Table<I, T> {
    fn default() -> Self {
        Table::from(Vec::new())
    }
}

impl<I, T> From<Vec<T>> for Table<I, T> {
    #[inline]
    fn from(entries: Vec<T>) -> Self {
        Table {
            entries,
            by: PhantomData,
        }
    }
}

impl<I, T: fmt::Debug> fmt::Debug for Table<I, T> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.entries.fmt(f)
    }
}

impl<I, T> FromIterator<T> for Table<I, T> {
    fn from_iter<S: IntoIterator<Item = T>>(entries: S) -> Self {
        Table::from(Vec::from_iter(entries))
    }
}

impl<I: Index, T> Table<I, T> {
    /// With no entries.
    pub const fn new() -> Self {
        Table {
            entries: Vec::new(),
            by: PhantomData,
        }
    }

    /// With this many entries that are alike.
    pub fn filled(count: usize, entry: T) -> Self
    where
        T: Clone,
    {
        Table::from(vec![entry; count])
    }

    /// How many entries there are.
    #[inline]
    pub fn len(&self) -> usize {
        self.entries.len()
    }

    /// Whether there are none.
    #[inline]
    pub fn is_empty(&self) -> bool {
        self.entries.is_empty()
    }

    /// The index that the next entry will have.
    #[inline]
    pub fn end(&self) -> I {
        I::new(self.entries.len())
    }

    /// The index of the last entry, which there must be.
    #[inline]
    pub fn last_index(&self) -> I {
        I::new(self.entries.len() - 1)
    }

    /// The indices of all entries.
    #[inline]
    pub fn indices(&self) -> Indices<I> {
        I::first(self.entries.len())
    }

    /// Adds an entry at the end, and says where that is.
    #[inline]
    pub fn push(&mut self, entry: T) -> I {
        let end = self.end();
        self.entries.push(entry);
        end
    }

    /// Takes the last entry away.
    #[inline]
    pub fn pop(&mut self) -> Option<T> {
        self.entries.pop()
    }

    /// Takes the last entry away if it is like this.
    #[inline]
    pub fn pop_if(&mut self, is_it: impl FnOnce(&mut T) -> bool) -> Option<T> {
        self.entries.pop_if(is_it)
    }

    /// Keeps the entries before `end`.
    #[inline]
    pub fn truncate(&mut self, end: I) {
        self.entries.truncate(end.index());
    }

    /// Takes away the entries from `start` on.
    #[inline]
    pub fn drain(&mut self, start: I) -> std::vec::Drain<'_, T> {
        self.entries.drain(start.index()..)
    }

    /// Takes all entries away.
    #[inline]
    pub fn clear(&mut self) {
        self.entries.clear();
    }

    /// The entry, if there is one.
    #[inline]
    pub fn get(&self, index: I) -> Option<&T> {
        self.entries.get(index.index())
    }

    /// The entry, if there is one.
    #[inline]
    pub fn get_mut(&mut self, index: I) -> Option<&mut T> {
        self.entries.get_mut(index.index())
    }

    /// The last entry.
    #[inline]
    pub fn last(&self) -> Option<&T> {
        self.entries.last()
    }

    /// The last entry.
    #[inline]
    pub fn last_mut(&mut self) -> Option<&mut T> {
        self.entries.last_mut()
    }

    /// Sees to it that there are this many entries at least.
    #[inline]
    pub fn widen(&mut self, count: usize, entry: T)
    where
        T: Clone,
    {
        if self.entries.len() < count {
            self.entries.resize(count, entry);
        }
    }

    /// Sees to it that there is an entry for this index.
    #[inline]
    pub fn reach(&mut self, index: I, entry: impl FnMut() -> T) -> &mut T {
        if self.entries.len() <= index.index() {
            self.entries.resize_with(index.index() + 1, entry);
        }
        &mut self.entries[index.index()]
    }

    /// Makes it this many entries that are alike.
    #[inline]
    pub fn refill(&mut self, count: usize, entry: T)
    where
        T: Clone,
    {
        self.entries.clear();
        self.entries.resize(count, entry);
    }

    /// Adds entries at the end.
    #[inline]
    pub fn extend(&mut self, entries: impl IntoIterator<Item = T>) {
        self.entries.extend(entries);
    }

    /// All entries.
    #[inline]
    pub fn iter(&self) -> std::slice::Iter<'_, T> {
        self.entries.iter()
    }

    /// All entries.
    #[inline]
    pub fn iter_mut(&mut self) -> std::slice::IterMut<'_, T> {
        self.entries.iter_mut()
    }

    /// All entries with their indices.
    #[inline]
    pub fn entries(&self) -> impl DoubleEndedIterator<Item = (I, &T)> + Clone {
        self.indices().zip(&self.entries)
    }

    /// All entries, without what they are indexed by.
    #[inline]
    pub fn as_slice(&self) -> &[T] {
        &self.entries
    }

    /// All entries, without what they are indexed by.
    #[inline]
    pub fn as_mut_slice(&mut self) -> &mut [T] {
        &mut self.entries
    }

    /// The entries from `start` up to `end`.
    #[inline]
    #[track_caller]
    pub fn between(&self, start: I, end: I) -> &[T] {
        &self.entries[start.index()..end.index()]
    }

    /// The entries from `start` on.
    #[inline]
    #[track_caller]
    pub fn since(&self, start: I) -> &[T] {
        &self.entries[start.index()..]
    }

    /// The index from which on the entries are not like this, if those that are come first.
    #[inline]
    pub fn partition_point(&self, is_before: impl FnMut(&T) -> bool) -> I {
        I::new(self.entries.partition_point(is_before))
    }
}

impl<I: Index, T> ops::Index<I> for Table<I, T> {
    type Output = T;

    #[inline]
    #[track_caller]
    fn index(&self, index: I) -> &T {
        &self.entries[index.index()]
    }
}

impl<I: Index, T> ops::IndexMut<I> for Table<I, T> {
    #[inline]
    #[track_caller]
    fn index_mut(&mut self, index: I) -> &mut T {
        &mut self.entries[index.index()]
    }
}

impl<I, T> IntoIterator for Table<I, T> {
    type Item = T;
    type IntoIter = std::vec::IntoIter<T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.entries.into_iter()
    }
}

impl<'t, I, T> IntoIterator for &'t Table<I, T> {
    type Item = &'t T;
    type IntoIter = std::slice::Iter<'t, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.entries.iter()
    }
}

impl<'t, I, T> IntoIterator for &'t mut Table<I, T> {
    type Item = &'t mut T;
    type IntoIter = std::slice::IterMut<'t, T>;

    #[inline]
    fn into_iter(self) -> Self::IntoIter {
        self.entries.iter_mut()
    }
}

impl<I, T: Portable> Portable for Table<I, T> {
    fn write(&self, out: &mut Writer) {
        self.entries.write(out);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        Vec::read(input).map(Table::from)
    }
}

/// A part of a flat array, in which the parts of many things lie one after the other.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Span {
    start: u32,
    end: u32,
}

impl Span {
    /// From the entry with one number up to that with another.
    #[inline]
    pub fn new(range: ops::Range<usize>) -> Self {
        Span {
            start: range.start as u32,
            end: range.end as u32,
        }
    }

    /// The numbers of its entries.
    #[inline]
    pub fn range(self) -> ops::Range<usize> {
        self.start as usize..self.end as usize
    }
}

crate::portable!(struct Span { start, end });

#[cfg(test)]
mod tests {
    use super::*;

    index_type! {
        /// A fruit.
        struct Fruit;
    }

    #[test]
    fn a_table_is_indexed_by_its_kind() {
        let mut fruit: Table<Fruit, &str> = Table::new();
        let apple = fruit.push("apple");
        let pear = fruit.push("pear");
        assert_eq!((fruit[apple], fruit.get(pear.next())), ("apple", None));
        assert_eq!(fruit.indices().rev().collect::<Vec<_>>(), [pear, apple]);
        assert_eq!((apple.next(), pear.previous()), (pear, apple));
        assert_eq!(apple.to(fruit.end()).len(), 2);
        *fruit.reach(fruit.end().next(), || "plum") = "fig";
        assert_eq!(fruit.since(pear), ["pear", "plum", "fig"]);
        fruit.truncate(pear);
        assert_eq!(fruit.as_slice(), ["apple"]);
        assert_eq!((Fruit::NONE.some(), apple.some()), (None, Some(apple)));
        assert_eq!(format!("{apple:?} {:?}", Fruit::NONE), "0 none");
    }
}
