//! Choices that nothing in the program decides: input, whether a wait times out, whom a signal wakes.
//!
//! A choice among n is a race. The thread that chooses spawns a *hidden* thread
//! ([`quotient_model::HIDDEN`]) that writes 1 to n - 1, in order, to a cell of its own, and reads that
//! cell: it reads any of 0 to n - 1, and has n ways to do so under every equivalence. So every algorithm
//! explores every choice once, and knows nothing of choices.

use super::Machine;
use super::code::{Code, Slot};
use super::objects::Origin;
use super::thread::{Flow, Hidden, Thread};
use quotient_model::{Access, HIDDEN, Location, Pending, ThreadId};

/// The most alternatives: each is an execution, so more are hardly meant.
const MOST: u64 = 1 << 16;

impl Machine {
    /// Asks for the first of the two events of a choice, or for the second if the hidden thread
    /// is there.
    pub(super) fn choose(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        dst: Slot,
        count: Slot,
        what: u32,
    ) -> Flow {
        let count = thread.get(count);
        if count == 1 {
            thread.set(dst, 0);
            return Flow::Continue(());
        }
        if !(1..=MOST).contains(&count) {
            let what = format!(
                "a choice among {count} possibilities ({}), which is more than can be explored",
                code.messages[what as usize]
            );
            return self.unsupported(code, thread, &what);
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
        (count, what): (Slot, u32),
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
            count: parent.get(count),
        });
        thread.offer();
        thread
    }

    /// Whether a location is the cell of a choice.
    pub(super) fn is_choice(&self, location: Location) -> bool {
        let object = self.objects.at(location).map(|(object, _)| object);
        let origin = object.and_then(|object| Some(self.objects.get(object)?.origin));
        matches!(origin, Some(Origin::Choice(_)))
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
