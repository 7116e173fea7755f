//! Creating, joining and ending threads.
//!
//! A thread's stack variables and thread-local variables end with it, and those of `main` when that returns: then the process ends, but
//! not at once, and until it does nobody may use them. After `exit`, or after the main thread has ended
//! as any other thread does, they are still there.
//!
//! A thread's handle is an address, at which nothing is: like that of any object it follows from the
//! thread's name.

use super::Machine;
use super::code::{Code, FlatOp, Slot};
use super::objects::Origin;
use super::paths::Renumbered;
use super::pointer;
use super::private::Ended;
use super::thread::{Flow, Thread, Wrap};
use quotient_model::{Access, FailureKind, Pending, RemarkKind, ThreadId, Value};

impl Machine {
    /// A thread that starts with a call of the function, run up to its first pending access.
    pub(super) fn new_thread(
        &mut self,
        code: &Code,
        id: ThreadId,
        function: usize,
        arguments: &[Value],
    ) -> Thread {
        let flat = &code.functions[function];
        let mut thread = Thread::new(id, function as u32, flat.entry, &flat.template);
        for (&slot, &argument) in flat.params.iter().zip(arguments) {
            thread.set(slot, argument);
            self.receive(code, &mut thread, argument);
        }
        self.run(code, &mut thread);
        thread
    }

    /// The handle of a thread, for a thread that asks for it.
    pub(super) fn handle(&mut self, code: &Code, thread: &mut Thread, of: ThreadId) -> Flow<Value> {
        let path = self.paths.hash(of);
        let object = self.objects.thread(of, path);
        let object = self.placed(code, thread, object)?;
        Flow::Continue(self.objects.address(object))
    }

    /// The thread that has a handle.
    #[inline]
    pub(super) fn handled(&self, handle: Value) -> Option<ThreadId> {
        let (id, offset) = self.objects.pointed(handle)?;
        let object = self.objects.get(id)?;
        (object.origin == Origin::Thread && offset == 0).then_some(object.owner?)
    }

    /// The number of a thread, for one that asks for it.
    pub(super) fn number(&mut self, thread: &mut Thread, of: ThreadId) -> Flow<Value> {
        match self.paths.number(of) {
            Ok(number) => Flow::Continue(number),
            Err(Renumbered) => self.restart(thread),
        }
    }

    pub(super) fn request_spawn(&mut self, code: &Code, thread: &mut Thread, entry: Slot) -> Flow {
        self.leave_whole_section(thread)?;
        match pointer::function(code.pointers, thread.get(entry)) {
            Some(f) if f.index() < code.functions.len() => {
                let nth = thread.spawned + 1;
                if thread.section.is_some() {
                    thread.wrap = Wrap::Spawning;
                }
                thread.want(Access::Spawn { nth })
            }
            _ => thread.fail(
                FailureKind::Thread,
                "a thread is created with a pointer that is not a function",
            ),
        }
    }

    /// The function and argument of the thread that `parent` is about to create.
    pub(super) fn child_of(code: &Code, parent: &Thread) -> (usize, Value) {
        match code.ops[parent.pc as usize] {
            FlatOp::Spawn {
                entry, argument, ..
            } => {
                let function = pointer::function(code.pointers, parent.get(entry));
                let function = function.map_or(code.main, |f| f.index());
                (function, parent.get(argument))
            }
            _ => (code.main, 0),
        }
    }

    #[inline(never)]
    pub(super) fn request_join(&self, code: &Code, thread: &mut Thread, handle: Slot) -> Flow {
        let joined = self.handled_by(thread, handle, "join")?;
        if joined == thread.id {
            return thread.fail(FailureKind::Thread, "a thread joins itself");
        }
        self.request_outside_section(code, thread, Access::Join { thread: joined })
    }

    /// The thread whose handle is in a register, for that operation.
    #[inline]
    pub(super) fn handled_by(
        &self,
        thread: &mut Thread,
        handle: Slot,
        operation: &str,
    ) -> Flow<ThreadId> {
        let handle = thread.get(handle);
        match self.handled(handle) {
            Some(handled) => Flow::Continue(handled),
            None => Self::no_thread(thread, handle, operation),
        }
    }

    #[cold]
    fn no_thread<T>(thread: &mut Thread, handle: Value, operation: &str) -> Flow<T> {
        let message = format!("{operation} of {handle}, which is not a thread");
        thread.fail(FailureKind::Thread, message)
    }

    /// Ends the process by a return from `main`, whose variables other threads can use no more.
    pub(super) fn end_process(&mut self, code: &Code, thread: &mut Thread, status: Value) -> Flow {
        // Without other threads nobody would notice.
        let is_alone = thread.joined == thread.spawned && !code.nested;
        if !is_alone {
            self.end_published(code, thread, Ended::WithThread)?;
        }
        self.end_with(code, thread, status)?;
        thread.stop(Pending::Exit(status))
    }

    /// Ends the thread. An end value that points to private memory publishes it, for whoever
    /// joins the thread; a publication needs an event, and a fence is one that disturbs nobody.
    pub(super) fn end(&mut self, code: &Code, thread: &mut Thread, value: Value) -> Flow {
        if self.objects.may_point(value) {
            if self.is_private(code, thread, value) {
                thread.progress.ending = true;
                thread.progress.value = value;
                return thread.want(Access::Fence);
            }
            self.check_handed(code, thread, &value.to_le_bytes())?;
        }
        if thread.id != ThreadId::MAIN {
            self.end_published(code, thread, Ended::WithThread)?;
            if thread.mutexes > 0 {
                self.remark(code, thread, RemarkKind::HeldMutex);
            }
        }
        thread.done(value)
    }
}
