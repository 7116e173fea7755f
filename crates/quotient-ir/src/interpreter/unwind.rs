//! How exceptions leave functions.
//!
//! An exception ends calls up to the nearest one whose caller takes it up: that goes on behind the
//! call and looks at a register (see [`Landing`](crate::program::Landing)). Which exception it is,
//! and whether it is caught there, is the business of the code; here it is known only whether
//! anybody might catch it at all. If not, nothing is unwound, so that the report shows the throw.

use super::Machine;
use super::code::{Code, Slot};
use super::objects::Origin;
use super::private::Ended;
use super::thread::{Flow, Frame, Thread};
use quotient_model::FailureKind;

impl Machine {
    /// The nearest caller that takes up an exception, as a place among the frames.
    pub(super) fn landing(code: &Code, thread: &Thread) -> Option<usize> {
        let lands = |frame: &Frame| code.calls[frame.call as usize].landing.is_some();
        thread.frames.iter().rposition(lands)
    }

    /// Leaves functions up to the nearest landing.
    #[inline(never)]
    pub(super) fn unwind(&mut self, code: &Code, thread: &mut Thread, exception: Slot) -> Flow {
        let mut landings = thread
            .frames
            .iter()
            .filter_map(|frame| code.calls[frame.call as usize].landing);
        let caught = landings.any(|landing| landing.catches);
        let Some(nearest) = Self::landing(code, thread).filter(|_| caught) else {
            return self.uncaught(thread, exception);
        };
        let left = Ended::FromDepth(nearest as u32 + 1);
        self.end_published(code, thread, left)?;
        thread.private.retain(|p| !left.includes(p.depth));
        // The registers of the first callee that is left start where it says it does; for the
        // last of the frames that is the thread itself.
        let callee = thread.frames.get(nearest + 1);
        let end = callee.map_or(thread.base, |frame| frame.base);
        let caller = thread.frames[nearest];
        thread.frames.truncate(nearest);
        thread.forget_jumps(nearest as u32 + 1);
        thread.registers.truncate(end as usize);
        thread.base = caller.base;
        thread.function = caller.function;
        thread.pc = caller.pc + 1;
        if let Some(landing) = code.calls[caller.call as usize].landing {
            thread.set(landing.unwound, 1);
        }
        Flow::Continue(())
    }

    /// The thread fails by an exception of the type whose name is at the address.
    pub(super) fn uncaught(&mut self, thread: &mut Thread, exception: Slot) -> Flow {
        let message = match self.constant_text(thread.get(exception)) {
            Some(name) => format!("uncaught exception of type `{name}`"),
            None => "uncaught exception".to_owned(),
        };
        thread.fail(FailureKind::Exception, message)
    }

    /// The text in constant memory at an address, up to a zero byte.
    fn constant_text(&self, address: u64) -> Option<String> {
        let (id, offset) = self.objects.pointed(address)?;
        let object = self.objects.get(id).filter(|object| object.constant)?;
        let Origin::Global(global) = object.origin else {
            return None;
        };
        let bytes = self.objects.initial_bytes(global).get(offset as usize..)?;
        let text = bytes.split(|&byte| byte == 0).next()?;
        Some(String::from_utf8_lossy(text).into_owned())
    }
}
