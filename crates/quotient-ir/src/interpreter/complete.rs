//! Completion of what a thread wanted: what its access has observed goes to its registers, and what it has made known
//! of its own memory to the others.

use super::Machine;
use super::code::{Code, FlatOp, Slot};
use super::private::Ended;
use super::thread::{Flow, Progress, Thread};
use crate::counts::Counting;
use quotient_model::{Access, Cell, Effect, Pending, Published, RmwOp, ThreadId, Value, perform};

/// Hands over what a count has found.
fn complete_count(thread: &mut Thread, observed: Value, counting: Counting, dst: Slot) {
    // Where it was shown as another access, the old value was observed.
    let found = match thread.pending {
        Pending::Access(Access::Count { .. } | Access::Uncount { .. }) => observed == 1,
        _ => counting.finds(observed),
    };
    thread.set(dst, counting.stands_for(found));
}

impl Machine {
    /// Takes in what the pending access observed. `Continue` if the thread is to run on: behind
    /// the operation, or in it again if it takes several events.
    #[inline(always)]
    pub(super) fn complete(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        observed: Value,
        published: &mut Published,
    ) -> Flow {
        if thread.progress.ending {
            let value = std::mem::take(&mut thread.progress).value;
            return self.publish(code, thread, value, published);
        }
        if code.inputs && self.meets_name(code, thread, observed) {
            self.check_found(code, thread, observed)?;
        }
        self.receive_observed(code, thread, observed);
        if self.objects.doubts() && !thread.doubts {
            self.doubt(code, thread, observed);
        }
        let mut observed = observed;
        if thread.progress.of > 0 {
            if let Pending::Access(access) = thread.pending
                && let Effect::Done {
                    written: Some(new), ..
                } = perform(&access, Cell::new(observed), thread.id)
            {
                // Of what the cell holds now the thread may have written only a part.
                self.publish_sized(code, thread, (new, thread.progress.of), published)?;
            }
            match self.complete_part(code, thread, observed) {
                Some(part) => observed = part,
                None => return Flow::Continue(()),
            }
        }
        if code.uninit {
            self.check_observed(code, thread, observed)?;
        }
        match code.ops[thread.pc as usize] {
            FlatOp::Load {
                dst, size, address, ..
            }
            | FlatOp::Await {
                dst, size, address, ..
            } => return self.complete_load(code, thread, observed, (dst, size, address)),
            FlatOp::AwaitExchange {
                old,
                new,
                site,
                bits,
                ..
            } => {
                let site = &code.awaits[site as usize];
                thread.set(old, observed);
                if self.exchanges(thread, site, observed) {
                    let new = (thread.get(new), bits / 8);
                    self.publish_sized(code, thread, new, published)?;
                }
                self.awaited(thread, site, observed)?;
            }
            FlatOp::Store { value, size, .. } => {
                if size >= code.pointers.bytes() && thread.progress.done == 0 {
                    let value = (thread.get(value), size);
                    self.publish_sized(code, thread, value, published)?;
                }
                let progress = &mut thread.progress;
                progress.done += u64::from(progress.piece);
                if progress.done < u64::from(size) {
                    return Flow::Continue(());
                }
                *progress = Progress::default();
            }
            FlatOp::Rmw {
                op,
                bits,
                dst,
                value,
                ..
            } => {
                let value = thread.get(value);
                let written = op.apply(observed, value, self.width(bits, value));
                self.check_marker(code, thread, written)?;
                self.publish_sized(code, thread, (written, bits / 8), published)?;
                thread.set(dst, observed);
            }
            FlatOp::CompareExchange {
                bits,
                old,
                success,
                expected,
                new,
                ..
            } => {
                let exchanged = observed == thread.get(expected);
                if exchanged {
                    let new = (thread.get(new), bits / 8);
                    self.publish_sized(code, thread, new, published)?;
                }
                thread.set(old, observed);
                thread.set(success, exchanged.into());
            }
            FlatOp::Add {
                bits,
                negative,
                value,
                ..
            } => {
                let op = if negative { RmwOp::Sub } else { RmwOp::Add };
                // If the old value was not observed, the sum made nothing private known.
                let written = op.apply(observed, thread.get(value), bits);
                self.publish(code, thread, written, published)?;
            }
            FlatOp::Count { counting, dst, .. } => complete_count(thread, observed, counting, dst),
            FlatOp::Mutex { action, dst, .. } => {
                thread.count_mutex(action, observed);
                thread.set(dst, observed);
            }
            _ => return self.complete_rare(code, thread, observed, published),
        }
        thread.pc += 1;
        Flow::Continue(())
    }

    /// With `uninit`, makes sure that what an exchange or the like has found was written.
    #[cold]
    fn check_observed(&mut self, code: &Code, thread: &mut Thread, observed: Value) -> Flow {
        match code.ops[thread.pc as usize] {
            FlatOp::Rmw { address, .. }
            | FlatOp::CompareExchange { address, .. }
            | FlatOp::AwaitExchange { address, .. }
            | FlatOp::Add { address, .. }
                if self.found_unwritten(code, thread, observed) =>
            {
                self.unwritten_observed(code, thread, address)
            }
            _ => Flow::Continue(()),
        }
    }

    /// Takes in what one piece of a load observed, or all of it.
    #[inline]
    fn complete_load(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        observed: Value,
        (dst, size, address): (Slot, u8, Slot),
    ) -> Flow {
        let found_unwritten = self.found_unwritten(code, thread, observed);
        let progress = &mut thread.progress;
        if found_unwritten {
            progress.unwritten += progress.piece;
        } else {
            progress.value |= observed << (8 * progress.done);
        }
        progress.done += u64::from(progress.piece);
        if progress.done < u64::from(size) {
            return Flow::Continue(());
        }
        let Progress {
            value, unwritten, ..
        } = std::mem::take(progress);
        if unwritten == size {
            self.unwritten_observed(code, thread, address)?;
        }
        thread.set(dst, value);
        if let FlatOp::Await { site, .. } = code.ops[thread.pc as usize] {
            self.awaited(thread, &code.awaits[site as usize], value)?;
        }
        thread.pc += 1;
        Flow::Continue(())
    }

    /// Takes in what an access observed that is none of a load, a store, an exchange or a mutex.
    fn complete_rare(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        observed: Value,
        published: &mut Published,
    ) -> Flow {
        match code.ops[thread.pc as usize] {
            FlatOp::Join { dst, .. } => {
                self.receive(code, thread, observed);
                thread.joined += 1;
                thread.set(dst, observed);
            }
            FlatOp::Spawn { dst, argument, .. } => {
                self.publish(code, thread, thread.get(argument), published)?;
                thread.spawned += 1;
                let child = u16::try_from(observed).map_or(ThreadId::MAIN, ThreadId);
                let handle = self.handle(code, thread, child)?;
                thread.set(dst, handle);
            }
            // After the spawn, the hidden thread is there to race with.
            FlatOp::Choose { .. } | FlatOp::Input { .. } if !thread.progress.writing => {
                thread.progress.writing = true;
                return Flow::Continue(());
            }
            FlatOp::Choose { dst, .. } => {
                thread.progress = Progress::default();
                thread.choices += 1;
                thread.set(dst, observed);
            }
            FlatOp::Input { dst, what, .. } => {
                thread.progress = Progress::default();
                thread.choices += 1;
                self.set_input(thread, dst, what, observed);
            }
            FlatOp::Return { .. }
            | FlatOp::ThreadExit { .. }
            | FlatOp::Unwind
            | FlatOp::UnwindByForce { .. }
            | FlatOp::LongJump { .. } => {
                let ended = match code.ops[thread.pc as usize] {
                    FlatOp::Return { .. } if !thread.frames.is_empty() => {
                        Ended::FromDepth(thread.frames.len() as u32)
                    }
                    FlatOp::Unwind | FlatOp::UnwindByForce { .. } => {
                        let depth = Self::landing(code, thread).map_or(0, |l| l as u32 + 1);
                        Ended::FromDepth(depth)
                    }
                    FlatOp::LongJump { name, .. } => {
                        let depth = Self::jump_depth(thread, thread.get(name));
                        Ended::FromDepth(depth.map_or(0, |depth| depth + 1))
                    }
                    _ => Ended::WithThread,
                };
                if let Some(ended) = self.published_last(thread, ended) {
                    thread.published.remove(ended);
                }
                return Flow::Continue(());
            }
            FlatOp::Fence { fences } => thread.fences = fences,
            FlatOp::Free { pointer } => self.note_freed(code, thread, thread.get(pointer)),
            FlatOp::EndLocal { pointer } => self.local_ended(thread, thread.get(pointer)),
            FlatOp::MemSet { .. } => {
                thread.progress.done += u64::from(thread.progress.piece);
                return Flow::Continue(());
            }
            FlatOp::MemCopy { .. } => {
                return self.complete_copy(code, thread, observed, published);
            }
            _ => {}
        }
        thread.pc += 1;
        Flow::Continue(())
    }
}
