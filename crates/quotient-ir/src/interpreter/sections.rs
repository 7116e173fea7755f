//! Atomic sections, and how accesses are requested in programs that have them.
//!
//! Between the begin and the end of an atomic section no other thread does anything. A section reads each cell once,
//! when it first looks at it, and remembers it. What it writes and frees it keeps to itself until its end, and then
//! does it, each cell once. So one in which the thread is blocked, by an assumption say, has shown nothing: the thread
//! is blocked before the section.
//!
//! Explorers that know sections are shown just that ([`quotient_model::Program::section`]), and take it for one
//! event. To the others a section is shown as events that nobody can tell from one:
//!
//! - A section locks cells before anything else, in the order of their addresses, each by a mutex of its own,
//!   and lets go of them at its end. An access outside of sections to a cell that must be locked is
//!   three events: lock, access, unlock.
//! - What a section will touch is what it touched before, in this exploration or those before it
//!   ([`footprints`](super::footprints)). One that has touched something else comes to its end without having shown
//!   anything, and the exploration starts over.
//!
//! # What must be locked
//!
//! Call a section *long* if it is several events, and call what it writes *shown* if it writes several
//! cells. Nothing else need be locked than: by whoever writes a cell, one that a long section
//! reads or that is shown; by whoever reads a cell, one that is shown; by a long section, all that it reads
//! and that anybody writes.
//!
//! That is enough. Give every section and every access outside of one a point in time: to the access
//! its own; to a section that writes one cell when it does that; to another any between its first
//! event and its last. Let two of them, A first, access one cell, and one of them write it. If both have
//! locked it, all of A is before all of B. If one has not, and it is a write, then no long section
//! reads the cell and it is not shown, so all that touches it has its point at that very access. If
//! it is a read, then the cell is not shown and whoever writes it has its point there; and a read by a long section has
//! locked what anybody writes. So the points order all that conflicts as it happened, and as the
//! threads do: the same would have come of it in the order of the points, with no section interrupted. Conversely an
//! execution in which none is interrupted is still there, since every mutex is free between sections.
//! Nobody waits in a circle, as all lock in one order, and who has locked what it needs waits for nothing.
//!
//! What creates a thread counts as shown with all that it writes. A free outside of a section needs no
//! lock: a section into which it falls fails, as it does after it.
//!
//! While there is but one thread, nobody is kept out of anything. A program that creates a thread or makes a choice
//! in a section is shown with locks to all: both take events of their own.
//!
//! Mutexes and joins can wait, and would keep others out meanwhile. Inside of a section they are
//! reported as not supported. An await that must be locked is shown as the access that it is made of.
//!
//! Where data races are looked for, accesses that are not atomic go without locks: an order that a
//! lock gives them would hide that the program gives them none. Such an access can then fall into a
//! section, but only if it either touches nothing that the section does, which makes no difference, or
//! has a data race with it, which is found before anything can come of it.

use super::Machine;
use super::code::{Code, FlatOp};
use super::footprints::Touched;
use super::section::{Section, Standing};
use super::thread::{Flow, Thread, Wrap};
use crate::program::Position;
use quotient_model::{
    Access, Cell, Comparison, Effect, Failure, FailureKind, Location, Pending, Published, RmwOp,
    ThreadId, Value, perform,
};

/// A section in which a thread does more than this without an event is taken for endless.
const MOST_ACCESSES: u32 = 1 << 20;

impl Thread {
    /// Where the pending event stands, if that is not where the thread does.
    pub(super) fn stands_in_section(&self) -> Option<(u32, Position)> {
        match (&self.section, self.wrap) {
            (Some(section), Wrap::Passing) => Some(section.standing),
            _ => None,
        }
    }

    /// The number of the section that the pending access belongs to, if it is shown as one.
    #[inline]
    pub(super) fn whole_section(&self) -> u32 {
        match (&self.section, self.wrap) {
            (Some(section), Wrap::Reading(_) | Wrap::Passing) if section.whole => self.entered,
            _ => 0,
        }
    }

    /// Whether there is no other thread: main has joined all.
    pub(super) fn is_alone(&self, code: &Code) -> bool {
        self.id == ThreadId::MAIN && self.joined == self.spawned && !code.nested
    }

    /// Has the pending access of the section be done at once, with what there is in its cell.
    fn serve<T>(&mut self, access: Access, found: Value, standing: Standing) -> Flow<T> {
        let effect = perform(&access, Cell::new(found), self.id);
        if let Effect::Done { observed, written } = effect {
            if let (Some(section), Some(location)) = (&mut self.section, access.location())
                && let Some(value) = written
            {
                let cell = section.cell(location);
                let before = cell.written.map(|(value, _)| value).or(cell.found);
                cell.written = Some((value, standing));
                if before != Some(value) {
                    self.changes_unseen();
                }
            }
            self.wrap = Wrap::Served(observed);
        }
        self.want(access)
    }
}

/// The access that an await is made of.
fn plain(access: Access) -> Access {
    match access {
        Access::Await { location, .. } => Access::Read { location },
        Access::AwaitExchange {
            location,
            until,
            new,
            part,
        } if until.test == Comparison::Eq => Access::CompareExchange {
            location,
            expected: until.operand,
            new,
            part,
        },
        Access::AwaitExchange {
            location,
            new,
            part,
            ..
        } => Access::Rmw {
            location,
            op: RmwOp::Exchange,
            operand: new,
            bits: part.bits,
            part,
        },
        _ => access,
    }
}

impl Machine {
    /// Makes an access to shared memory the thread's pending one.
    #[inline]
    pub(super) fn request<T>(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        access: Access,
    ) -> Flow<T> {
        match code.sections {
            false => thread.want(access),
            true => self.request_beside_sections(code, thread, access),
        }
    }

    #[inline(never)]
    fn request_beside_sections<T>(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        access: Access,
    ) -> Flow<T> {
        if thread.wrap == Wrap::Alone {
            return thread.want(access);
        }
        if thread.section.is_some() {
            return self.request_in_section(code, thread, plain(access));
        }
        let plain_access = code.races && code.is_plain(thread);
        let Some(location) = access.location() else {
            return thread.want(access);
        };
        if plain_access || thread.is_alone(code) || self.shows_sections(code) {
            return thread.want(access);
        }
        let cell = self.cell_address(location);
        let locked = match access {
            Access::Read { .. } | Access::Await { .. } => self.footprints.is_locked_to_read(cell),
            _ if self.footprints.learn_written(cell) => return self.restart(thread),
            _ => self.footprints.is_locked_to_write(cell),
        };
        if !locked {
            return thread.want(access);
        }
        let mutex = self.objects.guard(cell);
        thread.wrap = Wrap::Locking(plain(access), mutex);
        thread.want(Access::Lock { location: mutex })
    }

    /// Whether sections are shown as such.
    fn shows_sections(&self, code: &Code) -> bool {
        code.whole_sections && !self.footprints.must_lock
    }

    /// Something is wanted in the thread's section that takes an event of its own: has all sections shown with locks.
    pub(super) fn leave_whole_section(&mut self, thread: &mut Thread) -> Flow {
        match &thread.section {
            Some(section) if section.whole => {
                self.footprints.must_lock = true;
                self.restart(thread)
            }
            _ => Flow::Continue(()),
        }
    }

    /// An access inside of a section: an event only if it looks at what others have left in a cell.
    fn request_in_section<T>(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        access: Access,
    ) -> Flow<T> {
        let standing = code.names.standing(code, thread);
        let Some(section) = &mut thread.section else {
            return thread.want(access);
        };
        let Some(location) = access.location() else {
            if let Access::Free { first, count } = access {
                let cells = (first.0..first.0 + count).map(Location);
                if cells.into_iter().any(|cell| section.has_freed(cell)) {
                    return thread.stop(Pending::Failed(Failure::double_free()));
                }
                section.frees.push((access, standing));
                thread.wrap = Wrap::Served(0);
            }
            return thread.want(access);
        };
        if section.has_freed(location) {
            return thread.stop(Pending::Failed(Failure::freed_memory()));
        }
        let cell = section.cell(location);
        match (cell.written.map(|(value, _)| value).or(cell.found), access) {
            (Some(found), _) => thread.serve(access, found, standing),
            (None, Access::Write { .. }) => thread.serve(access, 0, standing),
            (None, _) => {
                thread.wrap = Wrap::Reading(access);
                thread.want(Access::Read { location })
            }
        }
    }

    /// Makes an access that may have to wait the thread's pending one.
    #[inline]
    pub(super) fn request_outside_section(
        &self,
        code: &Code,
        thread: &mut Thread,
        access: Access,
    ) -> Flow {
        match thread.sections {
            0 => thread.want(access),
            _ => self.waits_in_section(code, thread, access),
        }
    }

    #[cold]
    fn waits_in_section(&self, code: &Code, thread: &mut Thread, access: Access) -> Flow {
        let what = match access {
            Access::Join { .. } => "a join",
            _ => "a mutex operation",
        };
        let what =
            format!("{what} inside an atomic section is not supported; move it out of the section");
        self.unsupported(code, thread, &what)
    }

    /// The address of a location's cell.
    fn cell_address(&self, location: Location) -> u64 {
        let (object, offset) = self.objects.at(location).unwrap_or_default();
        self.objects.address(object).wrapping_add(offset.into())
    }

    /// Takes the thread over an event that is not all that its operation does, or not of it.
    #[inline(never)]
    pub(super) fn step_wrapped(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        observed: Value,
        published: &mut Published,
    ) {
        match thread.wrap {
            Wrap::Locking(access, mutex) => {
                thread.wrap = Wrap::Inside(mutex);
                thread.pending = Pending::Access(access);
            }
            Wrap::Inside(mutex) => {
                let unlock = Pending::Access(Access::Unlock { location: mutex });
                if self
                    .complete(code, thread, observed, published)
                    .is_continue()
                {
                    thread.wrap = Wrap::Unlocking;
                    thread.pending = unlock;
                } else if let Pending::Blocked(why) = thread.pending {
                    thread.wrap = Wrap::Blocking(why);
                    thread.pending = unlock;
                }
            }
            Wrap::Blocking(why) => {
                thread.wrap = Wrap::None;
                thread.pending = Pending::Blocked(why);
            }
            Wrap::Unlocking => {
                thread.wrap = Wrap::None;
                self.run(code, thread);
            }
            Wrap::Reading(access) => {
                let standing = code.names.standing(code, thread);
                if let (Some(section), Some(location)) = (&mut thread.section, access.location()) {
                    section.cell(location).found = Some(observed);
                }
                let _: Flow = thread.serve(access, observed, standing);
                self.settle(code, thread);
            }
            Wrap::Passing => {
                if let Some(section) = &mut thread.section {
                    section.publish(published);
                }
                self.pass(code, thread);
            }
            Wrap::Alone => {
                if self
                    .complete(code, thread, observed, published)
                    .is_continue()
                {
                    self.run(code, thread);
                }
            }
            Wrap::None | Wrap::Served(_) | Wrap::Spawning => {
                thread.wrap = Wrap::None;
                if let Some(section) = &mut thread.section {
                    section.publish(published);
                }
                if self
                    .complete(code, thread, observed, published)
                    .is_continue()
                {
                    self.run(code, thread);
                }
            }
        }
    }

    /// Does what the thread's section can do without an event, and lets go of what it has locked if the
    /// thread has been blocked or has ended in it.
    #[cold]
    pub(super) fn settle(&mut self, code: &Code, thread: &mut Thread) {
        let mut left = code.limits.local_steps.min(MOST_ACCESSES);
        while let Wrap::Served(observed) = thread.wrap {
            thread.wrap = Wrap::None;
            let mut published = Published::new();
            let completed = self.complete(code, thread, observed, &mut published);
            if let Some(section) = &mut thread.section {
                section.reveal(published);
            }
            if completed.is_break() {
                break;
            }
            if left == 0 {
                thread.pending = Pending::Endless;
                break;
            }
            left -= 1;
            self.run_code(code, thread);
        }
        if thread.wrap == Wrap::None && thread.section.is_some() {
            self.stopped_in_section(code, thread);
        }
    }

    fn stopped_in_section(&mut self, code: &Code, thread: &mut Thread) {
        match thread.pending {
            Pending::Access(_) | Pending::Restart | Pending::Unsupported(_) => {}
            _ if self.learn_section(thread) => thread.pending = Pending::Restart,
            Pending::Failed(_) | Pending::Endless => {}
            _ => {
                let ended = !matches!(thread.pending, Pending::Blocked(_));
                let after = std::mem::replace(&mut thread.pending, Pending::Restart);
                let standing = code.names.standing(code, thread);
                if let Some(section) = &mut thread.section {
                    section.standing = standing;
                    section.end(ended);
                    section.after = Some(after);
                }
                self.pass(code, thread);
            }
        }
    }

    /// Takes note of what the section has touched. Says whether that is news.
    fn learn_section(&mut self, thread: &Thread) -> bool {
        let Some(section) = &thread.section else {
            return false;
        };
        let spawns = thread.spawned > section.spawned;
        if section.whole || section.alone && !spawns {
            return false;
        }
        let mut touched = Touched {
            spawns,
            ..Touched::default()
        };
        for cell in section.cells.iter().filter(|cell| !cell.own) {
            let address = self.cell_address(cell.location);
            if cell.found.is_some() {
                touched.reads.insert(address);
            }
            if cell.written.is_some() {
                touched.writes.insert(address);
            }
        }
        for (free, _) in &section.frees {
            if let Access::Free { first, count } = *free {
                let cells = (first.0..first.0 + count).map(Location);
                touched
                    .writes
                    .extend(cells.map(|cell| self.cell_address(cell)));
            }
        }
        self.footprints.learn(section.key, &touched)
    }

    /// Goes on to the next event at the section's begin or end, or past it.
    fn pass(&mut self, code: &Code, thread: &mut Thread) {
        let Some(section) = &mut thread.section else {
            return;
        };
        if let Some((access, standing)) = section.todo.pop() {
            section.standing = standing;
            thread.wrap = Wrap::Passing;
            thread.pending = Pending::Access(access);
            return;
        }
        thread.wrap = Wrap::None;
        if let Some(after) = section.after.take() {
            thread.section = None;
            thread.pending = after;
            return;
        }
        match code.ops[thread.pc as usize] {
            FlatOp::AtomicEnd => {
                thread.sections = 0;
                thread.section = None;
            }
            _ => thread.sections = 1,
        }
        thread.pc += 1;
        self.run(code, thread);
    }

    /// The begin of a section.
    pub(super) fn section_begin(&mut self, code: &Code, thread: &mut Thread) -> Flow {
        if thread.sections > 0 || thread.wrap == Wrap::Alone {
            thread.sections += 1;
            return Flow::Continue(());
        }
        thread.entered += 1;
        let path = self.paths.hash(thread.id);
        let key = self.footprints.key(path, thread.entered);
        let alone = thread.is_alone(code) && !self.footprints.spawns(key);
        let whole = self.shows_sections(code);
        let locks = match alone || whole {
            true => Vec::new(),
            false => self.footprints.locks(key),
        };
        let locks: Vec<Location> = locks
            .into_iter()
            .map(|cell| self.objects.guard(cell))
            .collect();
        let standing = code.names.standing(code, thread);
        let lock = |&location| (Access::Lock { location }, standing);
        thread.section = Some(Box::new(Section {
            key,
            alone,
            whole,
            spawned: thread.spawned,
            todo: locks.iter().rev().map(lock).collect(),
            locks,
            cells: Vec::new(),
            frees: Vec::new(),
            standing,
            after: None,
        }));
        self.pass_or_go_on(thread, 1)
    }

    /// The end of a section.
    pub(super) fn section_end(&mut self, code: &Code, thread: &mut Thread) -> Flow {
        match thread.sections {
            0 => {
                return thread.fail(
                    FailureKind::Mutex,
                    "end of an atomic section that has not begun",
                );
            }
            1 if thread.wrap != Wrap::Alone => {}
            _ => {
                thread.sections -= 1;
                return Flow::Continue(());
            }
        }
        if self.learn_section(thread) {
            return self.restart(thread);
        }
        let standing = code.names.standing(code, thread);
        if let Some(section) = &mut thread.section {
            section.standing = standing;
            section.end(true);
        }
        self.pass_or_go_on(thread, 0)
    }

    /// Makes the first event of the section's begin or end the pending one, if there is any.
    fn pass_or_go_on(&mut self, thread: &mut Thread, sections: u32) -> Flow {
        let first = thread.section.as_mut().and_then(|section| {
            let (access, standing) = section.todo.pop()?;
            section.standing = standing;
            Some(access)
        });
        if let Some(access) = first {
            thread.wrap = Wrap::Passing;
            return thread.want(access);
        }
        thread.sections = sections;
        if sections == 0 {
            thread.section = None;
        }
        Flow::Continue(())
    }
}
