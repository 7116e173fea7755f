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
//! - Where the order of a prefix's branches matters, the book has them all ([`Shared`]). What a unit has added counts if it knew
//!   of all others; if not, then nothing of the unit does, and it is to be explored once more, by somebody who is told of them.
//!
//! A unit that is told of twice counts once, and one that is not in the book does not count. The book is a function of
//! what it is told, in that order: whoever tells it the same once more has the same book.
//!
//! What one unit learns so that everything starts over makes all units before it void.

use std::collections::{BTreeMap, HashMap, HashSet};
use std::sync::Arc;
use std::time::Duration;

use quotient_model::{Diagnostic, Portable, Reader, Writer, portable};

use super::{Exploration, MOST_RESTARTS};
use crate::frontier::{Key, Mark, OWN, Sprout};
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
    /// What was added to what it shares with others after it was written.
    pub(crate) news: Vec<Sprout>,
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
    /// What was added to what several know of.
    pub(crate) sprouts: Vec<Sprout>,
    /// What of that is in what is left and what was found, with how many branches.
    pub(crate) marked: Vec<(Mark, u32)>,
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

portable!(struct Piece { bytes, items, goes_on, series, news, context });
portable!(struct Left { bytes, items, goes_on });
portable!(
    enum Ended {
        Explored,
        StartOver,
        Stopped(why),
    }
);
portable!(struct Done { recorded, counts, left, found, keys, parts, sprouts, marked, ended });

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

/// The branches of all prefixes that several units go through and where the order matters: who makes the step, and what the
/// branch is called if anything can be added below it.
#[derive(Default)]
struct Shared(HashMap<Mark, Vec<(Mark, u64)>>);

impl Shared {
    fn count(&self, mark: Mark) -> u32 {
        self.0.get(&mark).map_or(0, Vec::len) as u32
    }

    /// Takes all of it in, if there is nothing that whoever has added it did not know of. Says whether it does.
    fn take_in(&mut self, sprouts: &[Sprout]) -> bool {
        let mut counts: HashMap<Mark, u32> = HashMap::new();
        for sprout in sprouts {
            let count = counts
                .entry(sprout.parent)
                .or_insert_with(|| self.count(sprout.parent));
            if *count != sprout.place {
                return false;
            }
            *count += 1;
        }
        for &Sprout {
            parent, mark, path, ..
        } in sprouts
        {
            self.0.entry(parent).or_default().push((mark, path));
        }
        true
    }

    /// What was added since there were so many branches.
    fn since(&self, marked: &[(Mark, u32)]) -> Vec<Sprout> {
        let mut news = Vec::new();
        let mut open: Vec<(Mark, u32)> = marked.to_vec();
        while let Some((parent, known)) = open.pop() {
            let branches = self.0.get(&parent).map_or(&[][..], Vec::as_slice);
            for (&(mark, path), place) in branches.iter().zip(0..).skip(known as usize) {
                news.push(Sprout {
                    parent,
                    place,
                    mark,
                    path,
                });
                if mark != OWN {
                    open.push((mark, 0));
                }
            }
        }
        news
    }
}

/// What units are made of.
#[derive(Clone, Copy)]
struct Part<'b> {
    bytes: &'b Bytes,
    /// What of it several know of, with how many branches.
    marked: &'b Arc<[(Mark, u32)]>,
    /// How much of the whole it may be.
    share: f64,
}

/// A unit of which nothing was told.
struct Open {
    piece: Piece,
    /// How much of the whole it may be.
    share: f64,
    /// What it shares with others, as it was when it was written.
    marked: Arc<[(Mark, u32)]>,
}

/// The book.
pub struct Book<'b, 'a> {
    exploration: &'b mut Exploration<'a>,
    context: Vec<u8>,
    /// The number of the last unit.
    last: u64,
    /// The first that is not void.
    first: u64,
    out: BTreeMap<u64, Open>,
    /// Units that nobody was given yet.
    new: Vec<Unit>,
    /// What was found for prefixes that several units know of.
    known: HashSet<Key>,
    shared: Shared,
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
            shared: Shared::default(),
            explored: 0.0,
            halted: None,
        };
        book.add_root(root);
        book
    }

    fn add_root(&mut self, bytes: Bytes) {
        let whole = Part {
            bytes: &bytes,
            marked: &Arc::default(),
            share: 1.0,
        };
        self.add(whole, Vec::new(), true);
    }

    fn add(&mut self, of: Part<'_>, items: Vec<u32>, goes_on: bool) {
        self.last += 1;
        let number = self.last;
        let piece = Piece {
            bytes: of.bytes.clone(),
            items,
            goes_on,
            series: number,
            news: self.shared.since(of.marked),
            context: self.context.clone(),
        };
        let open = Open {
            piece: piece.clone(),
            share: of.share,
            marked: of.marked.clone(),
        };
        self.out.insert(number, open);
        self.new.push(Unit { number, piece });
    }

    /// The units of which nothing was told.
    pub fn open(&self) -> impl Iterator<Item = u64> {
        self.out.keys().copied()
    }

    /// What is to be explored of a unit, if nothing was told of it.
    pub fn piece(&self, number: u64) -> Option<&Piece> {
        self.out.get(&number).map(|open| &open.piece)
    }

    /// Nobody will explore a unit: it was lost on its way. Another one takes its place.
    pub fn again(&mut self, number: u64) {
        if let Some(open) = self.out.remove(&number) {
            let Open {
                piece,
                share,
                marked,
            } = open;
            let whole = Part {
                bytes: &piece.bytes,
                marked: &marked,
                share,
            };
            self.add(whole, piece.items, piece.goes_on);
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

    /// A unit was explored, and this has come of it. Says whether that counts. What makes no sense is refused, with the reason.
    pub fn done(&mut self, number: u64, done: Done) -> Result<bool, String> {
        if number < self.first || self.halted.is_some() {
            return Ok(false);
        }
        let Some(&Open { share, .. }) = self.out.get(&number) else {
            return Ok(false);
        };
        if done.found.as_ref().map_or(0, |found| found.items) as usize != done.keys.len() {
            return Err("it has not as many keys as branches that were found".to_owned());
        }
        if done.ended == Ended::StartOver {
            return self.start_over(done.left).map(|()| true);
        }
        if !self.shared.take_in(&done.sprouts) {
            self.again(number);
            return Ok(false);
        }
        if !self.exploration.take_in_recorded(&done.recorded.0) {
            return Err("what was recorded of it cannot be read".to_owned());
        }
        self.out.remove(&number);
        if let Ended::Stopped(stop) = done.ended {
            self.halted = Some(stop.into());
            return Ok(true);
        }
        let marked = done.marked.into();
        let new = self.accept(&done.keys);
        let is_more = done.left.is_some() || !new.is_empty();
        let share = match is_more {
            true => share / 2.0,
            false => share,
        };
        self.explored += share;
        let both = done.left.is_some() && !new.is_empty();
        let share = if both { share / 2.0 } else { share };
        let part = |bytes| Part {
            bytes,
            marked: &marked,
            share,
        };
        if let Some(left) = &done.left {
            let items: Vec<u32> = (0..left.items).collect();
            self.divide(part(&left.bytes), &items, left.goes_on, done.parts);
        }
        if let Some(found) = done.found.as_ref().filter(|_| !new.is_empty()) {
            self.divide(part(&found.bytes), &new, false, done.parts);
        }
        Ok(true)
    }

    /// Which of these nobody has found before.
    fn accept(&mut self, keys: &[Key]) -> Vec<u32> {
        let new = keys.iter().zip(0..);
        let new = new.filter(|&(&key, _)| self.known.insert(key));
        new.map(|(_, number)| number).collect()
    }

    /// Makes units of branches.
    fn divide(&mut self, whole: Part<'_>, items: &[u32], goes_on: bool, parts: u32) {
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
            let share = whole.share / parts as f64;
            self.add(Part { share, ..whole }, mine, goes_on && part == 0);
        }
    }

    fn start_over(&mut self, beginning: Option<Left>) -> Result<(), String> {
        let beginning = beginning.ok_or("it starts over, and there is no beginning")?;
        self.out.clear();
        self.known.clear();
        self.shared = Shared::default();
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
        self.add_root(beginning.bytes);
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
