//! What of the source was run.
//!
//! An exploration runs a copy of the code in which [`FlatOp::First`] stands for every operation of the program's own
//! functions that no thread has come to. Who comes to one notes it. Explorers also try what turns out to be impossible;
//! so the operation is put back for good only when one has said that the step was part of an execution
//! ([`Program::happened`](quotient_model::Program::happened)). It costs a few turns of the loop for each
//! operation and exploration, and nothing after that.
//!
//! In the same way it is known whether any thread has come to an atomic access of an order weaker than `seq_cst`, or to
//! an attempt to lock, whatever else may stand in the text: headers have a switch over all orders. Accesses of the
//! library do not count: what it writes for others to read it releases, and what it reads it acquires.
//!
//! That is what was run of the code after all passes. What this says of the source, `judge` finds out: passes
//! remove operations, decide branches in advance, copy functions to where they are called and cut rounds of loops
//! short. A place of the source is what code before and after the passes has in common. The one rule: nothing
//! is said not to have been reached that may have been.

mod judge;
mod sites;

use super::code::{Code, FlatOp, Pc};
use super::thread::Thread;
use crate::program::{Position, PositionEntry};
use quotient_model::{Coverage, Reader, Writer};
use rustc_hash::{FxHashMap, FxHashSet};
use std::collections::BTreeSet;
use std::sync::atomic::{AtomicBool, Ordering};

impl Code {
    /// The code for an exploration in which nothing was run yet.
    fn unmet(&self) -> Vec<FlatOp> {
        let mut ops = self.ops.clone();
        for (index, function) in self.functions.iter().enumerate() {
            for pc in self.range(index) {
                let covered = self.outline.is_some() && self.positions[pc] != Position::NONE;
                let own = covered || ops[pc].is_weakly_ordered();
                if !function.library && own || ops[pc].tries_to_lock() {
                    ops[pc] = FlatOp::First;
                }
            }
        }
        ops
    }

    /// Where the operations of a function are.
    fn range(&self, function: usize) -> std::ops::Range<usize> {
        let start = self.functions[function].entry;
        let next = self.functions.get(function + 1);
        start as usize..next.map_or(self.ops.len(), |next| next.entry as usize)
    }
}

/// The code that an exploration runs, and what it has met of it.
#[derive(Clone, Debug, Default)]
pub(super) struct Met {
    pub ops: Vec<FlatOp>,
    /// What the step at hand has come to first.
    fresh: Vec<Pc>,
    /// What steps have come to first. Each list is there once, by number.
    lists: Vec<List>,
    numbers: FxHashMap<Box<[Pc]>, u32>,
    /// Some list has happened that `ops` does not show yet.
    news: Flag,
    weaker_order: Flag,
    attempt_to_lock: Flag,
}

/// What a step has come to first.
#[derive(Clone, Debug)]
struct List {
    ops: Box<[Pc]>,
    happened: Flag,
}

/// What can be said of something that is not to be changed otherwise. Programs are shared among threads.
#[derive(Debug, Default)]
struct Flag(AtomicBool);

impl Clone for Flag {
    fn clone(&self) -> Self {
        Flag(AtomicBool::new(self.get()))
    }
}

impl Flag {
    fn get(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }

    fn set(&self, value: bool) {
        self.0.store(value, Ordering::Relaxed);
    }
}

impl Met {
    pub(super) fn new(code: &Code) -> Self {
        Met {
            ops: code.unmet(),
            ..Met::default()
        }
    }

    /// A thread has come to an operation that none has come to before, as far as `ops` shows.
    #[cold]
    pub(super) fn meet(&mut self, code: &Code, pc: Pc) {
        if self.news.get() {
            self.news.set(false);
            for list in self.lists.iter().filter(|list| list.happened.get()) {
                for &pc in &list.ops {
                    self.ops[pc as usize] = code.ops[pc as usize];
                }
            }
        }
        let op = &mut self.ops[pc as usize];
        if matches!(op, FlatOp::First) {
            *op = code.ops[pc as usize];
            self.fresh.push(pc);
        }
    }

    /// Whether a step has come to anything new.
    #[inline]
    pub(super) fn has_fresh(&self) -> bool {
        !self.fresh.is_empty()
    }

    /// Notes with the thread what is new in its step. Until it has happened it stays new.
    #[cold]
    pub(super) fn note(&mut self, thread: &mut Thread) {
        for &pc in &self.fresh {
            self.ops[pc as usize] = FlatOp::First;
        }
        let before = self.list(thread).map(|list| list.ops.clone());
        self.fresh.extend(before.iter().flatten());
        self.fresh.sort_unstable();
        self.fresh.dedup();
        let next = self.lists.len() as u32 + 1;
        thread.news = match self.numbers.get(&*self.fresh) {
            Some(&known) => known,
            None => {
                let ops: Box<[Pc]> = self.fresh.as_slice().into();
                self.numbers.insert(ops.clone(), next);
                self.lists.push(List {
                    ops,
                    happened: Flag::default(),
                });
                next
            }
        };
        self.fresh.clear();
    }

    fn list(&self, thread: &Thread) -> Option<&List> {
        self.lists.get((thread.news as usize).checked_sub(1)?)
    }

    /// The thread's last step was part of an execution.
    #[cold]
    pub(super) fn happened(&self, code: &Code, thread: &Thread) {
        if let Some(list) = self.list(thread)
            && !list.happened.get()
        {
            list.happened.set(true);
            self.news.set(true);
            let any =
                |is: fn(&FlatOp) -> bool| list.ops.iter().any(|&pc| is(&code.ops[pc as usize]));
            if any(FlatOp::is_weakly_ordered) {
                self.weaker_order.set(true);
            }
            if any(FlatOp::tries_to_lock) {
                self.attempt_to_lock.set(true);
            }
        }
    }

    /// Writes what has happened.
    pub(super) fn save(&self, out: &mut Writer) {
        let happened = self.lists.iter().filter(|list| list.happened.get());
        let happened: BTreeSet<Pc> = happened.flat_map(|list| list.ops.iter().copied()).collect();
        out.put(&happened);
        out.put(&self.weaker_order.get());
        out.put(&self.attempt_to_lock.get());
    }

    /// Takes over what had happened when it was saved.
    pub(super) fn restore(&mut self, code: &Code, input: &mut Reader<'_>) -> Option<()> {
        let happened: Vec<Pc> = input.get()?;
        for &pc in &happened {
            *self.ops.get_mut(pc as usize)? = code.ops[pc as usize];
        }
        self.lists.push(List {
            ops: happened.into(),
            happened: Flag(AtomicBool::new(true)),
        });
        self.weaker_order.set(input.get()?);
        self.attempt_to_lock.set(input.get()?);
        Some(())
    }

    /// Whether a thread has come to an atomic access of an order weaker than `seq_cst`.
    #[inline]
    pub(super) fn weaker_order(&self) -> bool {
        self.weaker_order.get()
    }

    /// Whether a thread has come to an attempt to lock.
    #[inline]
    pub(super) fn attempt_to_lock(&self) -> bool {
        self.attempt_to_lock.get()
    }
}

/// What of the source was run.
pub(super) fn coverage(code: &Code, met: &Met) -> Option<Coverage> {
    let outline = code.outline.as_ref()?;
    let mut run = vec![false; code.ops.len()];
    for list in met.lists.iter().filter(|list| list.happened.get()) {
        list.ops.iter().for_each(|&pc| run[pc as usize] = true);
    }
    let places = Places::new(code, &run);
    let functions = judge::judge(code, outline, &places);
    Some(sites::coverage(code, outline, &places, &functions))
}

/// A place of the source: file, line and column.
type Key = (u32, u32, u32);

fn key(entry: &PositionEntry) -> Key {
    (entry.file, entry.line, entry.column)
}

/// What is known of the places of the code that was run.
struct Places {
    /// By position; the first is that of no position.
    by_position: Vec<u32>,
    places: Vec<Place>,
}

/// What is known of one place.
#[derive(Clone, Copy, Default)]
struct Place {
    /// Some operation there was run: a lasting one, if there is one. Others may stand there only because
    /// nothing is known of where they stand.
    met: bool,
    /// Some operation there was run, or would have been if execution had come there.
    lasting: bool,
}

impl Places {
    fn new(code: &Code, run: &[bool]) -> Self {
        let mut numbers = FxHashMap::default();
        let positions = code.names.positions().iter();
        let mut by_position = vec![u32::MAX];
        by_position.extend(positions.map(|entry| {
            let next = numbers.len() as u32;
            *numbers.entry(key(entry)).or_insert(next)
        }));
        let mut places = Places {
            by_position,
            places: vec![Place::default(); numbers.len()],
        };
        let decided = code.functions.iter().flat_map(|f| &f.notes.decided);
        let decided: FxHashSet<u32> = decided.filter_map(|&p| places.number(p)).collect();
        let own = (0..code.functions.len()).filter(|&f| !code.functions[f].library);
        for pc in own.flat_map(|function| code.range(function)) {
            let Some(number) = places.number(code.positions[pc]) else {
                continue;
            };
            let place = &mut places.places[number as usize];
            let lasting = match code.ops[pc] {
                ref op if op.is_branch() => !decided.contains(&number),
                ref op => is_lasting(op),
            };
            match (lasting, place.lasting) {
                (true, false) => place.met = run[pc],
                (false, true) => {}
                _ => place.met |= run[pc],
            }
            place.lasting |= lasting;
        }
        places
    }

    fn number(&self, position: Position) -> Option<u32> {
        let number = self.by_position.get(position.0 as usize);
        number.copied().filter(|&number| number != u32::MAX)
    }

    fn at(&self, position: Position) -> Place {
        let number = self.number(position);
        number.map_or_else(Place::default, |number| self.places[number as usize])
    }
}

/// Whether no pass removes such an operation where it is done.
fn is_lasting(op: &FlatOp) -> bool {
    matches!(
        op,
        FlatOp::Load { .. }
            | FlatOp::Store { .. }
            | FlatOp::Rmw { .. }
            | FlatOp::CompareExchange { .. }
            | FlatOp::Add { .. }
            | FlatOp::Count { .. }
            | FlatOp::Await { .. }
            | FlatOp::AwaitExchange { .. }
            | FlatOp::Call { .. }
            | FlatOp::CallIndirect { .. }
            | FlatOp::Spawn { .. }
            | FlatOp::Join { .. }
            | FlatOp::ThreadExit { .. }
            | FlatOp::Choose { .. }
            | FlatOp::Input { .. }
            | FlatOp::SetJump { .. }
            | FlatOp::LongJump { .. }
            | FlatOp::Mutex { .. }
            | FlatOp::Malloc { .. }
            | FlatOp::Calloc { .. }
            | FlatOp::Free { .. }
            | FlatOp::EndLocal { .. }
            | FlatOp::Assume { .. }
            | FlatOp::Fail { .. }
            | FlatOp::Exit { .. }
            | FlatOp::Unwind
            | FlatOp::UnwindByForce { .. }
            | FlatOp::AtomicBegin
            | FlatOp::AtomicEnd
    )
}
