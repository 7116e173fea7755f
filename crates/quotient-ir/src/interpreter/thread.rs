//! The state of a thread: cheap to copy, since explorers keep one for every event.
//!
//! Everything is flat. Copying over an old state (`clone_from`) allocates nothing unless the old
//! one was smaller; private memory is shared between copies until one of them writes to it.

use super::code::{Pc, Slot};
use super::private::Private;
use super::section::Section;
use super::space::ObjectId;
use super::watch::Watch;
use super::words::Taken;
use quotient_model::{
    Access, Blocked, Failure, FailureKind, Fences, Location, Pending, ThreadId, Value,
};
use std::ops::ControlFlow;
use std::sync::Arc;

/// Whether the thread goes on with its local code (`Continue`) or has set what it wants next.
pub(super) type Flow<T = ()> = ControlFlow<(), T>;

/// A caller that waits for its callee.
#[derive(Clone, Copy, Debug)]
pub(super) struct Frame {
    /// Where the call stands.
    pub pc: Pc,
    /// Its arguments and results, in the code's `calls`.
    pub call: u32,
    /// Where the caller's frame starts in the registers.
    pub base: u32,
    /// The caller.
    pub function: u32,
    /// The number of the call among the thread's.
    pub nth: u32,
}

/// A place that the thread may jump back to (see `jumps`).
#[derive(Clone, Copy, Debug)]
pub(super) struct Jump {
    pub name: Value,
    /// How many callers the function there has.
    pub depth: u32,
    pub pc: Pc,
    /// How often the thread has jumped there.
    pub taken: u32,
}

/// How far a shared access is in programs with atomic sections (see `sections`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Wrap {
    /// The pending access, if any, stands for itself.
    None,
    /// About to lock a mutex; the access comes next.
    Locking(Access, Location),
    /// The access itself, with that mutex locked.
    Inside(Location),
    /// About to unlock.
    Unlocking,
    /// About to unlock, and then blocked.
    Blocking(Blocked),
    /// A section looks at a cell for this access.
    Reading(Access),
    /// A section has done the pending access, which observed this, without an event.
    Served(Value),
    /// A section creates a thread.
    Spawning,
    /// An event at the begin or end of a section.
    Passing,
    /// All accesses stand for themselves, and sections make no events: the thread is only looked at
    /// (see `rounds`).
    Alone,
}

/// What an operation that takes several events remembers between them.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Progress {
    /// Bytes done.
    pub done: u64,
    /// The value read so far, or the piece to be written; what a cell held of which a part is
    /// changed.
    pub value: u64,
    /// The size of the piece that the pending access is about.
    pub piece: u8,
    /// How many of the bytes done were never written.
    pub unwritten: u8,
    /// For an access to a part of a wide cell, the size of that (see `wide`); otherwise 0.
    pub of: u8,
    /// Where in the cell the part begins.
    pub skip: u8,
    /// The cell has been read, and the part is to be changed.
    pub swapping: bool,
    /// A copy has read its piece and must write it.
    pub writing: bool,
    /// The thread ends once its last event is done.
    pub ending: bool,
}

/// What the hidden thread of a choice writes (see `choice`).
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Hidden {
    pub location: Location,
    pub next: u64,
    pub count: u64,
}

/// The state of one thread of the interpreted program.
#[derive(Debug)]
pub struct Thread {
    pub(super) pending: Pending,
    pub(super) id: ThreadId,
    /// The operation that is pending, or next.
    pub(super) pc: Pc,
    pub(super) base: u32,
    pub(super) function: u32,
    pub(super) registers: Vec<u64>,
    pub(super) frames: Vec<Frame>,
    /// By object, ascending.
    pub(super) private: Vec<Private>,
    /// Objects of this thread that others may reach; ascending. With each the depth that it had
    /// among [`Thread::private`].
    pub(super) published: Vec<(ObjectId, u32)>,
    /// Objects of other threads to which this one was handed a pointer; ascending (see `publish`).
    pub(super) known: Vec<ObjectId>,
    pub(super) spawned: u32,
    /// How many threads it has joined.
    pub(super) joined: u32,
    /// How many choices it has made.
    pub(super) choices: u32,
    /// Where it may jump back to, and how many such places it has marked.
    pub(super) jumps: Vec<Jump>,
    pub(super) marked: u32,
    /// How many inputs it was given.
    pub(super) inputs: u32,
    /// What it offers, if it is the hidden thread of a choice.
    pub(super) hidden: Option<Hidden>,
    pub(super) stack_allocations: u32,
    pub(super) heap_allocations: u32,
    /// How many calls it has made: reports tell them apart.
    pub(super) calls: u32,
    /// How many mutexes it holds.
    pub(super) mutexes: u32,
    /// What it has given cause to remark on, one bit each (see `remarks`).
    pub(super) remarked: u32,
    /// It has read what may never have been written (see `doubts`).
    pub(super) doubts: bool,
    /// What its last step has come to that nobody had come to before, by number (see `coverage`); or 0.
    pub(super) news: u32,
    /// Those that it has passed since its last access.
    pub(super) fences: Fences,
    /// It has passed a barrier of the library since.
    pub(super) barrier: bool,
    /// How many atomic sections the thread is in.
    pub(super) sections: u32,
    /// How many it has begun.
    pub(super) entered: u32,
    /// The outermost of those that it is in.
    pub(super) section: Option<Box<Section>>,
    pub(super) wrap: Wrap,
    pub(super) progress: Progress,
    /// The loops that it is watched in, or was: inner ones last.
    pub(super) watches: Vec<Arc<Watch>>,
    /// What it has taken of the words that may be locks (see `words`).
    pub(super) words: Taken,
    /// What it has found to be taken by another thread, and nothing has come of that yet (see `attempts`).
    pub(super) attempt: Option<Attempt>,
    /// The rounds that were left out since its last access.
    pub(super) left_out: LeftOut,
    /// Where it turns, if it is only looked at on its way around a loop.
    pub(super) turning: Option<Turning>,
    /// What a copy in progress has read.
    pub(super) buffer: Vec<u8>,
    /// Which bytes of the buffer were written where they come from; nothing, if all of them were.
    pub(super) buffer_marks: Vec<u8>,
    /// The names of inputs among what it has read: where in the buffer, and of how many bytes (see `inputs`).
    pub(super) buffer_names: Vec<(u64, u8, Value)>,
}

/// Where a thread turns on its way around a loop: at this lock, at this depth of calls.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Turning {
    pub pc: Pc,
    pub depth: u32,
    /// With what the rounds of the loops began whose headers it has passed since, as a number.
    pub begun: Option<u64>,
}

/// An attempt to take a lock, which has failed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Attempt {
    pub lock: Location,
    pub found: Found,
    /// It has found something else since: that the lock is free, or that somebody else has it.
    pub changed: bool,
}

/// How a thread has found that another one has a lock.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Found {
    /// By what it holds.
    Value(Value),
    /// In a call of the library that tries to take it: which.
    Call(u32),
}

/// What becomes of rounds of a loop that does the same a number of times.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum LeftOut {
    /// So many were left out.
    Rounds(u64),
    /// None must be.
    Never,
}

impl Thread {
    /// It makes another access.
    #[inline]
    pub(super) fn leave_out_anew(&mut self) {
        if let LeftOut::Rounds(rounds) = &mut self.left_out {
            *rounds = 0;
        }
    }

    pub(super) fn new(id: ThreadId, function: u32, entry: Pc, template: &[u64]) -> Self {
        Thread {
            pending: Pending::Done(0),
            id,
            pc: entry,
            base: 0,
            function,
            registers: template.to_vec(),
            frames: Vec::new(),
            private: Vec::new(),
            published: Vec::new(),
            known: Vec::new(),
            spawned: 0,
            joined: 0,
            choices: 0,
            jumps: Vec::new(),
            marked: 0,
            inputs: 0,
            hidden: None,
            stack_allocations: 0,
            heap_allocations: 0,
            calls: 0,
            mutexes: 0,
            remarked: 0,
            doubts: false,
            news: 0,
            fences: Fences::None,
            barrier: false,
            sections: 0,
            entered: 0,
            section: None,
            wrap: Wrap::None,
            progress: Progress::default(),
            watches: Vec::new(),
            words: Taken::default(),
            attempt: None,
            left_out: LeftOut::Rounds(0),
            turning: None,
            buffer: Vec::new(),
            buffer_marks: Vec::new(),
            buffer_names: Vec::new(),
        }
    }

    /// Whether it does the same from now on as another, whatever both observe. Not known of what is watched, and in the midst of
    /// sections and copies.
    pub(super) fn is_like(&self, other: &Thread) -> bool {
        let is_plain = |thread: &Thread| {
            let busy = thread.section.is_some() || thread.hidden.is_some();
            let busy = busy || thread.attempt.is_some();
            let turns = thread.turning.is_some() || !thread.watches.is_empty();
            !busy && !turns && thread.buffer.is_empty() && thread.jumps.is_empty()
        };
        let numbers = |thread: &Thread| {
            let made = [thread.spawned, thread.joined, thread.choices, thread.inputs];
            let allocations = [thread.stack_allocations, thread.heap_allocations];
            (thread.id, made, allocations, thread.mutexes, thread.entered)
        };
        let place = |thread: &Thread| (thread.pc, thread.base, thread.wrap, thread.progress);
        let frame = |frame: &Frame| (frame.pc, frame.call, frame.base);
        let alike = |(one, other): (&Private, &Private)| one.is_same(other);
        is_plain(self)
            && is_plain(other)
            && self.pending == other.pending
            && place(self) == place(other)
            && (self.fences, self.barrier) == (other.fences, other.barrier)
            && self.registers == other.registers
            && numbers(self) == numbers(other)
            && self.published == other.published
            && self.known == other.known
            && self
                .frames
                .iter()
                .map(frame)
                .eq(other.frames.iter().map(frame))
            && self.private.len() == other.private.len()
            && self.private.iter().zip(&other.private).all(alike)
    }

    /// Where it stands, as a number. What stands in a library is told by who called it.
    pub(super) fn site(&self) -> u64 {
        let caller = self.frames.last().map_or(0, |frame| frame.pc);
        u64::from(caller) << 32 | u64::from(self.pc)
    }

    #[inline]
    pub(super) fn get(&self, slot: Slot) -> u64 {
        self.registers[self.base as usize + slot as usize]
    }

    #[inline]
    pub(super) fn set(&mut self, slot: Slot, value: u64) {
        self.registers[self.base as usize + slot as usize] = value;
    }

    /// The place of a private object among [`Thread::private`].
    #[inline]
    pub(super) fn find_private(&self, object: ObjectId) -> Option<usize> {
        self.private
            .binary_search_by_key(&object, |p| p.object)
            .ok()
    }

    /// The place of an object among [`Thread::published`].
    #[inline]
    pub(super) fn find_published(&self, object: ObjectId) -> Option<usize> {
        self.published
            .binary_search_by_key(&object, |&(o, _)| o)
            .ok()
    }

    /// Notes that others may reach an object of this thread.
    pub(super) fn add_published(&mut self, object: ObjectId, depth: u32) {
        let place = self.published.partition_point(|&(o, _)| o < object);
        self.published.insert(place, (object, depth));
    }

    /// Whether the thread was handed a pointer to an object of another one.
    #[inline]
    pub(super) fn knows(&self, object: ObjectId) -> bool {
        self.known.binary_search(&object).is_ok()
    }

    /// Notes that it was.
    pub(super) fn learn(&mut self, object: ObjectId) {
        if let Err(place) = self.known.binary_search(&object) {
            self.known.insert(place, object);
        }
    }

    pub(super) fn add_private(&mut self, private: Private) {
        let place = self.private.partition_point(|p| p.object < private.object);
        self.private.insert(place, private);
    }

    #[cold]
    pub(super) fn fail<T>(&mut self, kind: FailureKind, message: impl Into<Arc<str>>) -> Flow<T> {
        self.stop(Pending::Failed(Failure::new(kind, message)))
    }

    #[cold]
    pub(super) fn memory_error<T>(&mut self, message: impl Into<Arc<str>>) -> Flow<T> {
        self.fail(FailureKind::Memory, message)
    }

    /// Makes an access the pending one.
    #[inline]
    pub(super) fn want<T>(&mut self, access: Access) -> Flow<T> {
        match &mut self.pending {
            // Nothing to drop: the usual case, worth telling the compiler.
            Pending::Access(old) => *old = access,
            other => *other = Pending::Access(access),
        }
        Flow::Break(())
    }

    /// Ends the thread.
    #[inline]
    pub(super) fn done<T>(&mut self, value: Value) -> Flow<T> {
        self.pending = Pending::Done(value);
        Flow::Break(())
    }

    #[cold]
    pub(super) fn stop<T>(&mut self, pending: Pending) -> Flow<T> {
        self.pending = pending;
        Flow::Break(())
    }
}

/// Copies a thread's own memory over another's. Mostly they have the same objects, with the same bytes.
#[inline]
fn copy_private(to: &mut Vec<Private>, from: &Vec<Private>) {
    if to.len() != from.len() {
        to.clone_from(from);
        return;
    }
    for (to, from) in to.iter_mut().zip(from) {
        (to.object, to.depth) = (from.object, from.depth);
        if !to.bytes.is_same(&from.bytes) {
            to.bytes = from.bytes.clone();
        }
        to.marks.clone_from(&from.marks);
    }
}

impl Clone for Thread {
    fn clone(&self) -> Self {
        Thread {
            pending: self.pending.clone(),
            registers: self.registers.clone(),
            frames: self.frames.clone(),
            private: self.private.clone(),
            published: self.published.clone(),
            known: self.known.clone(),
            jumps: self.jumps.clone(),
            watches: self.watches.clone(),
            words: self.words.clone(),
            section: self.section.clone(),
            buffer: self.buffer.clone(),
            buffer_marks: self.buffer_marks.clone(),
            buffer_names: self.buffer_names.clone(),
            ..*self
        }
    }

    #[inline]
    fn clone_from(&mut self, source: &Self) {
        match source.pending {
            Pending::Access(access) => _ = self.want::<()>(access),
            ref other => self.pending = other.clone(),
        }
        self.registers.clone_from(&source.registers);
        copy_private(&mut self.private, &source.private);
        // Mostly there is nothing more on either side.
        let rest = |thread: &Thread| {
            let here = thread.frames.len() | thread.published.len();
            let here = here | usize::from(thread.section.is_some()) | thread.watches.len();
            let here = here | thread.jumps.len() | usize::from(!thread.words.is_empty());
            here | thread.known.len() | thread.buffer.len()
        };
        if rest(self) | rest(source) != 0 {
            self.frames.clone_from(&source.frames);
            self.published.clone_from(&source.published);
            self.known.clone_from(&source.known);
            self.jumps.clone_from(&source.jumps);
            self.watches.clone_from(&source.watches);
            self.words.clone_from(&source.words);
            self.section.clone_from(&source.section);
            self.buffer.clone_from(&source.buffer);
            self.buffer_marks.clone_from(&source.buffer_marks);
            self.buffer_names.clone_from(&source.buffer_names);
        }
        self.id = source.id;
        self.pc = source.pc;
        self.base = source.base;
        self.function = source.function;
        self.spawned = source.spawned;
        self.joined = source.joined;
        self.choices = source.choices;
        self.marked = source.marked;
        self.inputs = source.inputs;
        self.hidden = source.hidden;
        self.stack_allocations = source.stack_allocations;
        self.heap_allocations = source.heap_allocations;
        self.calls = source.calls;
        self.mutexes = source.mutexes;
        self.remarked = source.remarked;
        self.doubts = source.doubts;
        self.news = source.news;
        self.fences = source.fences;
        self.barrier = source.barrier;
        self.sections = source.sections;
        self.entered = source.entered;
        self.wrap = source.wrap;
        self.progress = source.progress;
        self.attempt = source.attempt;
        self.turning = source.turning;
    }
}
