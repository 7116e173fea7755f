//! The book of an exploration whose pieces are explored by processes that share nothing: which units there are, what has come
//! of them, and what is to be explored next.
//!
//! A *unit* is a piece with a number. What has come of it ([`Done`]) takes its place: what was recorded is added, what
//! is left and what was found become new units. So at any time what is recorded and what the units in the book have yet to explore
//! are together the whole exploration, and each part of it is there once:
//!
//! - What is left of a unit has no branch in common with anything else, and is divided by its branches.
//! - Branches that were found for a prefix that several units know of may have been found by others, too. They have a
//!   key, which is the same whoever has found them, and are taken in if the key is new.
//!
//! A unit that is told of twice counts once, and one that is not in the book does not count. The book is a function of
//! what it is told, in that order: whoever tells it the same once more has the same book.
//!
//! What one unit learns so that everything starts over makes all units before it void.

use std::collections::{BTreeMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use quotient_model::{Diagnostic, Portable, Reader, Writer, portable};

use super::{Exploration, MOST_RESTARTS};
use crate::frontier::Key;
use crate::recording::{Counts, Error, Halt, Recorder, Stop};

/// A part of an exploration, for a process that has nothing but the program and the options.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Piece {
    /// A search, with branches.
    pub(crate) bytes: Bytes,
    /// Which of the branches belong to the piece.
    pub(crate) items: Vec<u32>,
    /// So does what the search itself has left.
    pub(crate) goes_on: bool,
    /// No other piece has this number.
    pub(crate) series: u64,
    /// What else must be known to explore it ([`Apart::context`]).
    pub context: Vec<u8>,
}

/// Bytes that several pieces have in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Bytes(pub Arc<[u8]>);

impl Portable for Bytes {
    fn write(&self, out: &mut Writer) {
        out.raw(&self.0);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        Some(Bytes(input.raw()?.into()))
    }
}

/// For how long a piece is explored, and in how many parts what is left of it is wanted.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Slice {
    /// For so long, up to the end of an execution.
    pub time: Duration,
    /// Or for so many executions.
    pub executions: Option<u64>,
    /// In so many parts, if there are as many.
    pub parts: u32,
}

/// What is left of a piece, or was found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Left {
    pub bytes: Bytes,
    pub items: u32,
    pub goes_on: bool,
}

/// How it ended.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) enum Ended {
    /// All was explored but for what is left.
    Explored,
    /// Something was learnt that would have mattered before. What is left is the beginning.
    StartOver,
    /// The whole exploration is over.
    Stopped(Stop),
}

/// What has come of a piece.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Done {
    pub(crate) recorded: Bytes,
    /// How much was explored.
    pub counts: Counts,
    pub(crate) left: Option<Left>,
    pub(crate) found: Option<Left>,
    /// By which what was found is known.
    pub(crate) keys: Vec<Key>,
    pub(crate) parts: u32,
    pub(crate) ended: Ended,
}

impl Done {
    /// Why the whole exploration is over, if this has ended it.
    pub fn stopped(&self) -> Option<&Stop> {
        match &self.ended {
            Ended::Stopped(stop) => Some(stop),
            _ => None,
        }
    }
}

portable!(struct Piece { bytes, items, goes_on, series, context });
portable!(struct Left { bytes, items, goes_on });
portable!(
    enum Ended {
        Explored,
        StartOver,
        Stopped(why),
    }
);
portable!(struct Done { recorded, counts, left, found, keys, parts, ended });

/// A piece with its number: from 1 on, without gaps.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unit {
    /// The number.
    pub number: u64,
    /// What is to be explored.
    pub piece: Piece,
}

/// Explores units.
pub trait Fleet {
    /// Has all units explored that the book [gives](Book::take_units), and [tells](Book::done) it what has come of each,
    /// until it [is over](Book::is_over) or need not [go on](Book::goes_on). An error says why that cannot be.
    fn explore(&mut self, book: &mut Book<'_, '_>) -> Result<(), String>;

    /// The number of the last unit that it was given by any book, if there was one.
    fn last_unit(&self) -> u64 {
        0
    }
}

/// Who explores units, and what they must know besides.
pub struct Apart<'a> {
    /// Who explores them.
    pub fleet: &'a mut (dyn Fleet + Send),
    /// What is part of every piece.
    pub context: Vec<u8>,
}

impl Apart<'_> {
    /// The same for one exploration of several.
    pub fn once(&mut self) -> Apart<'_> {
        Apart {
            fleet: &mut *self.fleet,
            context: self.context.clone(),
        }
    }
}

/// The book.
pub struct Book<'b, 'a> {
    exploration: &'b mut Exploration<'a>,
    context: Vec<u8>,
    /// The number of the last unit.
    last: u64,
    /// The first that is not void.
    first: u64,
    /// Units of which nothing was told, with how much of the whole each may be.
    out: BTreeMap<u64, (Piece, f64)>,
    /// Units that nobody was given yet.
    new: Vec<Unit>,
    /// What was found for prefixes that several units know of.
    known: HashSet<Key>,
    explored: f64,
    halted: Option<Halt>,
}

impl<'b, 'a> Book<'b, 'a> {
    /// One with the whole exploration as its only unit.
    pub(super) fn new(
        exploration: &'b mut Exploration<'a>,
        root: Bytes,
        context: Vec<u8>,
        last: u64,
    ) -> Self {
        let mut book = Book {
            exploration,
            context,
            last,
            first: last + 1,
            out: BTreeMap::new(),
            new: Vec::new(),
            known: HashSet::new(),
            explored: 0.0,
            halted: None,
        };
        book.add(root, Vec::new(), true, 1.0);
        book
    }

    fn add(&mut self, bytes: Bytes, items: Vec<u32>, goes_on: bool, share: f64) {
        self.last += 1;
        let number = self.last;
        let piece = Piece {
            bytes,
            items,
            goes_on,
            series: number,
            context: self.context.clone(),
        };
        self.out.insert(number, (piece.clone(), share));
        self.new.push(Unit { number, piece });
    }

    /// The units of which nothing was told.
    pub fn open(&self) -> impl Iterator<Item = u64> {
        self.out.keys().copied()
    }

    /// What is to be explored of a unit, if nothing was told of it.
    pub fn piece(&self, number: u64) -> Option<&Piece> {
        self.out.get(&number).map(|(piece, _)| piece)
    }

    /// Nobody will explore a unit: it was lost on its way. Another one takes its place.
    pub fn again(&mut self, number: u64) {
        if let Some((piece, share)) = self.out.remove(&number) {
            self.add(piece.bytes, piece.items, piece.goes_on, share);
        }
    }

    /// The units that are new since it was asked last, in the order of their numbers.
    pub fn take_units(&mut self) -> Vec<Unit> {
        std::mem::take(&mut self.new)
    }

    /// The first unit that is not void.
    pub fn first(&self) -> u64 {
        self.first
    }

    /// The number of the last unit.
    pub fn last(&self) -> u64 {
        self.last
    }

    /// How many units are to be explored, or are being explored.
    pub fn to_come(&self) -> usize {
        self.out.len()
    }

    /// How much was explored.
    pub fn counts(&self) -> Counts {
        self.exploration.recorder.counts
    }

    /// About which share of everything was explored: a unit is taken for as large as others that came of the same one, and what it has
    /// explored when its time is up for half of it.
    pub fn share(&self) -> f64 {
        self.explored
    }

    /// Whether there is nothing more to explore, or no sense in it.
    pub fn is_over(&self) -> bool {
        self.out.is_empty() || self.halted.is_some()
    }

    /// Shows progress. Says whether there is time left, and nobody wants it to stop.
    pub fn goes_on(&mut self) -> bool {
        if self.halted.is_none() {
            let idle = self.exploration.idle();
            let enough = self.exploration.has_enough();
            let enough = enough.then_some(Halt::Stop(Stop::Executions));
            self.halted = idle.err().or(enough.filter(|_| !self.out.is_empty()));
        }
        self.halted.is_none()
    }

    /// A unit was explored, and this has come of it. What makes no sense is refused, with the reason.
    pub fn done(&mut self, number: u64, done: Done) -> Result<(), String> {
        if number < self.first || self.halted.is_some() {
            return Ok(());
        }
        let Some(&(_, share)) = self.out.get(&number) else {
            return Ok(());
        };
        if done.found.as_ref().map_or(0, |found| found.items) as usize != done.keys.len() {
            return Err("it has not as many keys as branches that were found".to_owned());
        }
        if done.ended == Ended::StartOver {
            return self.start_over(done.left);
        }
        if !self.exploration.take_in_recorded(&done.recorded.0) {
            return Err("what was recorded of it cannot be read".to_owned());
        }
        self.out.remove(&number);
        if let Ended::Stopped(stop) = done.ended {
            self.halted = Some(stop.into());
            return Ok(());
        }
        let new = self.accept(&done.keys);
        let is_more = done.left.is_some() || !new.is_empty();
        let share = match is_more {
            true => share / 2.0,
            false => share,
        };
        self.explored += share;
        let both = done.left.is_some() && !new.is_empty();
        let share = if both { share / 2.0 } else { share };
        if let Some(left) = done.left {
            let items: Vec<u32> = (0..left.items).collect();
            self.divide(&left.bytes, &items, left.goes_on, done.parts, share);
        }
        if let Some(found) = done.found.filter(|_| !new.is_empty()) {
            self.divide(&found.bytes, &new, false, done.parts, share);
        }
        Ok(())
    }

    /// Which of these nobody has found before.
    fn accept(&mut self, keys: &[Key]) -> Vec<u32> {
        let new = keys.iter().zip(0..);
        let new = new.filter(|&(&key, _)| self.known.insert(key));
        new.map(|(_, number)| number).collect()
    }

    /// Makes units of branches.
    fn divide(&mut self, bytes: &Bytes, items: &[u32], goes_on: bool, parts: u32, share: f64) {
        let most = items.len() + usize::from(goes_on);
        let parts = (parts as usize).clamp(1, most.max(1));
        // What goes on by itself is one of the parts; the branches are for the others, if there are others.
        let own = usize::from(goes_on && parts > 1);
        for part in 0..parts {
            let every = parts - own;
            let mine = match part < own {
                true => Vec::new(),
                false => items
                    .iter()
                    .copied()
                    .skip(part - own)
                    .step_by(every)
                    .collect(),
            };
            let share = share / parts as f64;
            self.add(bytes.clone(), mine, goes_on && part == 0, share);
        }
    }

    fn start_over(&mut self, beginning: Option<Left>) -> Result<(), String> {
        let beginning = beginning.ok_or("it starts over, and there is no beginning")?;
        self.out.clear();
        self.known.clear();
        self.explored = 0.0;
        let exploration = &mut *self.exploration;
        if exploration.restarts >= MOST_RESTARTS {
            let message = format!("the exploration has started over {MOST_RESTARTS} times");
            self.halted = Some(Stop::Program(Diagnostic::limit(message)).into());
            return Ok(());
        }
        exploration.restarts += 1;
        exploration.recorder = Recorder::new(exploration.recorder.wanted);
        exploration.gathered = Default::default();
        self.new.clear();
        self.first = self.last + 1;
        self.add(beginning.bytes, Vec::new(), true, 1.0);
        Ok(())
    }

    /// How it ended.
    pub(super) fn end(self, fleet: Result<(), String>) -> Result<(), Halt> {
        match (self.halted, fleet) {
            (Some(halt), _) => Err(halt),
            (None, Err(why)) => Err(Halt::Error(Error::Fleet(why))),
            (None, Ok(())) => Ok(()),
        }
    }
}
