//! Atomic sections, and how accesses are requested in programs that have them.
//!
//! Between the begin and the end of an atomic section no other thread does anything. A section
//! is a lock of the reserved mutex [`SECTION`], held from begin to end. That alone keeps only
//! sections apart, so in a program with sections every access to shared memory outside of one is
//! made of three events: lock, access, unlock.
//!
//! This is exact. No access to memory can fall between a section's begin and end, so no section
//! sees or shows anything in between; and an interleaving in which nothing does is still there,
//! since whoever holds the mutex outside of a section has nothing left to wait for and can let it
//! go. What may fall inside another thread's section are accesses that cannot be told from ones
//! just before or after it: those to mutexes, spawns, joins and fences, as sections contain none
//! of these except spawns (which only the new thread notices, by starting).
//! Locks and joins must not be wrapped: they can wait, and would keep everybody out meanwhile. A
//! mutex operation or a join inside a section is therefore reported as not supported.
//!
//! Where data races are looked for, accesses that are not atomic go without the lock: an order that the
//! lock gives them would hide that the program gives them none. Such an access can then fall into a
//! section, but only if it either touches nothing that the section does, which makes no difference, or
//! has a data race with it, which is found before anything can come of it.

use super::Machine;
use super::code::Code;
use super::objects::SECTION;
use super::thread::{Flow, Thread, Wrap};
use quotient_model::{Access, FailureKind, Pending, Published, Value};

impl Machine {
    /// Makes an access to shared memory the thread's pending one.
    #[inline]
    pub(super) fn request<T>(&self, code: &Code, thread: &mut Thread, access: Access) -> Flow<T> {
        let wrapped = code.sections && thread.sections == 0 && thread.wrap != Wrap::Alone;
        if wrapped && !(code.races && code.is_plain(thread)) {
            thread.wrap = Wrap::Locking(access);
            return thread.want(Access::Lock { location: SECTION });
        }
        thread.want(access)
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

    /// Takes the thread over one of the three events of an access.
    #[inline(never)]
    pub(super) fn step_wrapped(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        observed: Value,
        published: &mut Published,
    ) {
        match thread.wrap {
            Wrap::Locking(access) => {
                thread.wrap = Wrap::Inside;
                thread.pending = Pending::Access(access);
            }
            Wrap::Unlocking => {
                thread.wrap = Wrap::None;
                self.run(code, thread);
            }
            Wrap::Alone => {
                if self
                    .complete(code, thread, observed, published)
                    .is_continue()
                {
                    self.run(code, thread);
                }
            }
            Wrap::None | Wrap::Inside => {
                let completed = self.complete(code, thread, observed, published);
                if completed.is_continue() {
                    thread.wrap = Wrap::Unlocking;
                    thread.pending = Pending::Access(Access::Unlock { location: SECTION });
                }
            }
        }
    }

    /// The begin of a section: an event for the outermost one.
    pub(super) fn section_begin(&self, thread: &mut Thread) -> Flow {
        if thread.sections == 0 && thread.wrap != Wrap::Alone {
            return thread.want(Access::Lock { location: SECTION });
        }
        thread.sections += 1;
        Flow::Continue(())
    }

    /// The end of a section: an event for the outermost one.
    pub(super) fn section_end(&self, thread: &mut Thread) -> Flow {
        match thread.sections {
            0 => thread.fail(
                FailureKind::Mutex,
                "end of an atomic section that has not begun",
            ),
            1 if thread.wrap != Wrap::Alone => thread.want(Access::Unlock { location: SECTION }),
            _ => {
                thread.sections -= 1;
                Flow::Continue(())
            }
        }
    }
}
