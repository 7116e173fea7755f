//! `setjmp` and `longjmp`: a thread remembers where it may go back to, and goes there.
//!
//! A place to go back to has a name, which the program keeps in its `jmp_buf`: it follows from the thread and from how many
//! it has marked before. It is there as long as the call that marked it; a jump to any other, or to one of another
//! thread, is undefined and fails. The functions in between are left as by an exception, and their variables end.
//!
//! A jump back to where a thread has jumped to before is a round of a loop that no control flow shows. It counts as a step of the thread, and a
//! function with such a place can have a bound ([`Repetition::Jumps`]): how often it is gone back to each of its places.
//!
//! Registers of the function that is gone back to are what they were: values that are computed before the place have
//! been computed once. Its variables stay in memory (see `passes::promote`), so that they are what was written last.

use super::Machine;
use super::code::{Code, FlatOp};
use super::private::Ended;
use super::space::mix;
use super::thread::{Flow, Jump, Thread};
use quotient_model::{Blocked, FailureKind, Pending, Repetition, Value};

impl Machine {
    /// Marks a place to go back to. Returns its name.
    pub(super) fn mark_jump(&self, thread: &mut Thread) -> Value {
        thread.marked += 1;
        mix(self.paths.hash(thread.id) ^ u64::from(thread.marked))
    }

    /// The place of that name is here: in the function at hand, behind this operation.
    pub(super) fn set_jump(thread: &mut Thread, name: Value) {
        let depth = thread.frames.len() as u32;
        thread.forget_jumps(depth + 1);
        thread.jumps.push(Jump {
            name,
            depth,
            pc: thread.pc,
            taken: 0,
        });
    }

    /// How many callers the function has that is gone back to.
    pub(super) fn jump_depth(thread: &Thread, name: Value) -> Option<u32> {
        let jump = thread.jumps.iter().rfind(|jump| jump.name == name)?;
        Some(jump.depth)
    }

    /// Goes back to the place of that name, where the value is returned.
    #[inline(never)]
    pub(super) fn jump(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        (name, value): (Value, Value),
        steps: &mut u32,
    ) -> Flow {
        if *steps == 0 {
            return thread.stop(Pending::Endless);
        }
        *steps -= 1;
        let place = thread.jumps.iter().rposition(|jump| jump.name == name);
        let Some((
            place,
            Jump {
                depth, pc, taken, ..
            },
        )) = place.map(|i| (i, thread.jumps[i]))
        else {
            return thread.fail(
                FailureKind::Thread,
                "longjmp to where no setjmp of this thread has been, or whose function has returned",
            );
        };
        let (function, _) = thread.frame(depth as usize);
        let bounded = code.bounded.contains(&Repetition::Jumps { function });
        if bounded && u64::from(taken) >= code.limits.unroll {
            return thread.stop(Pending::Blocked(Blocked::LoopBound));
        }
        let left = Ended::FromDepth(depth + 1);
        self.end_published(code, thread, left)?;
        thread.private.retain(|p| !left.includes(p.depth));
        if let Some(&callee) = thread.frames.get(depth as usize) {
            // Where the first callee that is left begins.
            let next = thread.frames.get(depth as usize + 1);
            let end = next.map_or(thread.base, |frame| frame.base);
            thread.frames.truncate(depth as usize);
            thread.registers.truncate(end as usize);
            thread.base = callee.base;
            thread.function = callee.function;
        }
        thread.jumps[place].taken += 1;
        thread.forget_jumps(depth + 1);
        thread.pc = pc;
        if let FlatOp::SetJump { dst, .. } = code.ops[pc as usize] {
            thread.set(dst, value);
        }
        Flow::Continue(())
    }
}

impl Thread {
    /// Functions with so many callers or more have been left, and the places in them are gone.
    pub(super) fn forget_jumps(&mut self, depth: u32) {
        self.jumps.retain(|jump| jump.depth < depth);
    }
}
