//! Choices that nothing in the program decides: input, whether a wait times out, whom a signal wakes.
//!
//! A choice among n is a race. The thread that chooses spawns a *hidden* thread
//! ([`quotient_model::HIDDEN`]) that writes 1 to n - 1, in order, to a cell of its own, and reads that
//! cell: it reads any of 0 to n - 1, and has n ways to do so under every equivalence. So every algorithm
//! explores every choice once, and knows nothing of choices.

use super::Machine;
use super::code::{Code, FlatOp};
use super::objects::Origin;
use super::thread::{Flow, Hidden, Thread};
use quotient_model::{Access, HIDDEN, Location, MOST_CHOICES, Pending, ThreadId};

/// The most alternatives: each is an execution, so more are hardly meant.
const MOST: u64 = 1 << 16;

impl Machine {
    /// Asks for the first of the two events of a choice, or for the second if the hidden thread
    /// is there.
    pub(super) fn choose(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        count: u64,
        what: u32,
    ) -> Flow {
        if !(1..=MOST).contains(&count) {
            let what = format!(
                "a choice among {count} possibilities ({}), which is more than can be explored",
                code.messages[what as usize]
            );
            return self.unsupported(code, thread, &what);
        }
        if thread.choices >= MOST_CHOICES {
            return thread.stop(Pending::Endless);
        }
        self.leave_whole_section(thread)?;
        if thread.progress.writing {
            let location = self.choice_cell(code, thread, what)?;
            return thread.want(Access::Read { location });
        }
        let nth = HIDDEN + thread.choices + 1;
        thread.want(Access::Spawn { nth })
    }

    /// The cell of the thread's next choice.
    fn choice_cell(&mut self, code: &Code, thread: &mut Thread, what: u32) -> Flow<Location> {
        let nth = thread.choices + 1;
        let path = self.paths.hash(thread.id);
        let object = self.objects.choice(thread.id, nth, what, path);
        let object = self.placed(code, thread, object)?;
        self.location(code, thread, object, 0)
    }

    /// The hidden thread of the choice that `parent` is about to make.
    pub(super) fn hidden_thread(
        &mut self,
        code: &Code,
        parent: &Thread,
        child: ThreadId,
        (count, what): (u64, u32),
    ) -> Thread {
        let mut thread = Thread::new(child, parent.function, parent.pc, &[]);
        let mut chooser = parent.clone();
        let Flow::Continue(location) = self.choice_cell(code, &mut chooser, what) else {
            thread.pending = chooser.pending;
            return thread;
        };
        thread.hidden = Some(Hidden {
            location,
            next: 1,
            count,
        });
        thread.offer();
        thread
    }

    /// The choice that a thread is about to make, if it is: among how many, and of what.
    pub(super) fn choice_at(&mut self, code: &Code, thread: &Thread) -> Option<(u64, u32)> {
        match code.ops[thread.pc as usize] {
            FlatOp::Choose { count, what, .. } => Some((thread.get(count), what)),
            FlatOp::Input { kind, what, .. } => {
                let kind = code.kinds[kind as usize];
                Some((self.inputs.choices(what, kind), what))
            }
            _ => None,
        }
    }

    /// What is chosen at a location, if that is the cell of a choice.
    pub(super) fn choice_of(&self, location: Location) -> Option<u32> {
        let (object, _) = self.objects.at(location)?;
        match self.objects.get(object)?.origin {
            Origin::Choice(what) => Some(what),
            _ => None,
        }
    }
}

impl Thread {
    /// Takes a hidden thread over its write.
    pub(super) fn step_hidden(&mut self) {
        if let Some(hidden) = &mut self.hidden {
            hidden.next += 1;
        }
        self.offer();
    }

    /// Sets what a hidden thread wants next.
    fn offer(&mut self) {
        self.pending = match self.hidden {
            Some(Hidden {
                location,
                next,
                count,
            }) if next < count => Pending::Access(Access::Write {
                location,
                value: next,
            }),
            _ => Pending::Done(0),
        };
    }
}
