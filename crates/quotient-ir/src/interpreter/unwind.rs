//! How exceptions leave functions.
//!
//! An exception ends calls up to the nearest one whose caller takes it up: that goes on behind the
//! call and looks at a register (see [`Landing`](crate::program::Landing)). Which exception it is,
//! and whether it is caught there, is the business of the code; here it is known only whether
//! anybody might catch it at all. If not, nothing is unwound, so that the report shows the throw, and the code
//! behind it finds out what there is to say of the exception.
//!
//! A thread that exits is unwound by force: then nobody is asked whether he catches, and the code behind ends the thread.

use super::Machine;
use super::code::{Code, Slot};
use super::objects::Origin;
use super::private::Ended;
use super::thread::{Flow, Frame, Thread};
use quotient_model::{FailureKind, Value};

impl Machine {
    /// The nearest caller that takes up an exception, as a place among the frames.
    pub(super) fn landing(code: &Code, thread: &Thread) -> Option<usize> {
        let lands = |frame: &Frame| code.calls[frame.call as usize].landing.is_some();
        thread.frames.iter().rposition(lands)
    }

    /// Leaves functions up to the nearest landing, or goes on if nobody catches.
    #[inline(never)]
    pub(super) fn unwind(&mut self, code: &Code, thread: &mut Thread) -> Flow {
        let mut landings = thread
            .frames
            .iter()
            .filter_map(|frame| code.calls[frame.call as usize].landing);
        let caught = landings.any(|landing| landing.catches);
        let nearest = Self::landing(code, thread).filter(|_| caught);
        self.land(code, thread, nearest)
    }

    /// Leaves functions up to the nearest landing that was called since the place was marked, or goes on if there is none. A
    /// landing in the function of the place itself is that of a function inlined there.
    #[inline(never)]
    pub(super) fn unwind_by_force(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        place: Value,
    ) -> Flow {
        let depth = Self::jump_depth(thread, place).unwrap_or(0);
        let nearest = Self::landing(code, thread).filter(|&nearest| nearest >= depth as usize);
        self.land(code, thread, nearest)
    }

    /// Leaves functions up to a landing, or goes on.
    fn land(&mut self, code: &Code, thread: &mut Thread, nearest: Option<usize>) -> Flow {
        let Some(nearest) = nearest else {
            thread.pc += 1;
            return Flow::Continue(());
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

    /// The thread fails by an exception; the texts at the addresses tell of it.
    pub(super) fn uncaught(
        &mut self,
        thread: &mut Thread,
        (exception, said): (Slot, Slot),
        kind: FailureKind,
    ) -> Flow {
        let text = self.text(thread, thread.get(exception));
        let said = self.text(thread, thread.get(said));
        let message = match (kind, text) {
            (FailureKind::Panic, text) => panic_message(&text.unwrap_or_default()),
            (_, Some(name)) => match said.filter(|said| *said != name) {
                Some(said) => {
                    // Some begin with what they are.
                    let more = said.strip_prefix(&name).and_then(|s| s.strip_prefix(": "));
                    let said = more.unwrap_or(&said);
                    format!("uncaught exception of type `{name}`: {said}")
                }
                None => format!("uncaught exception of type `{name}`"),
            },
            (_, None) => "uncaught exception".to_owned(),
        };
        thread.fail(kind, message)
    }

    /// The text in constant memory, or in the thread's own, at an address, up to a zero byte.
    pub(super) fn text(&self, thread: &Thread, address: u64) -> Option<String> {
        let (id, offset) = self.objects.pointed(address)?;
        let object = self.objects.get(id)?;
        let bytes = match (thread.find_private(id), object.origin) {
            (Some(index), _) => {
                let own = &thread.private[index].bytes;
                own.to_vec(0..own.len().min(object.size as usize))
            }
            (None, Origin::Global(global)) if object.constant => {
                self.objects.initial_bytes(global).to_vec()
            }
            _ => return None,
        };
        let text = bytes.get(offset as usize..)?.split(|&byte| byte == 0);
        Some(String::from_utf8_lossy(text.into_iter().next()?).into_owned())
    }
}

/// What to tell of a panic, in one line: of all that a runtime writes, the message.
///
/// Rust writes `thread 'main' (7) panicked at main.rs:8:5:`, the message on lines of its own, and notes about how to see
/// more.
fn panic_message(written: &str) -> String {
    let after = written.split_once(" panicked at ").map(|(_, after)| after);
    let Some((_, message)) = after.and_then(|after| after.split_once('\n')) else {
        return "panic".to_owned();
    };
    let lines = message.lines();
    let lines = lines.take_while(|line| !line.starts_with("note: run with `RUST_BACKTRACE="));
    let lines = lines.map(str::trim).filter(|line| !line.is_empty());
    format!("panic: {}", lines.collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::panic_message;

    #[test]
    fn of_what_rust_writes_the_message_is_told() {
        let written = "\nthread 'main' (7) panicked at a.rs:8:5:\nassertion `left == right` failed\n  left: 1\n right: 2\n\
                       note: run with `RUST_BACKTRACE=1` environment variable to display a backtrace\n";
        let message = "panic: assertion `left == right` failed, left: 1, right: 2";
        assert_eq!(panic_message(written), message);
        assert_eq!(panic_message(""), "panic");
    }
}
