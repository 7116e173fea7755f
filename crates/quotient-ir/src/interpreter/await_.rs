//! Loads and exchanges that wait, and fetch-adds that nobody reads: what explorers that know them
//! are shown, and what is done instead where that cannot be.
//!
//! An await stands for an access and an assumption about its result. It is shown as one access
//! that waits if the explorer knows such ([`Options::awaits`](super::Options::awaits)) and the
//! memory is one shared cell, or a part of one of at most 8 bytes. Otherwise the access is shown, and a thread that should have waited
//! is blocked after it, if no assumption of the user's follows that does just that.
//!
//! Private and constant memory nobody will ever change. There the thread goes on, around the loop
//! that the await stands for, until the limit on local steps tells the user of it.
//!
//! Inside of atomic sections, and of the locks around accesses beside them, nobody may wait (see `sections`).

use super::Machine;
use super::code::{AwaitSite, Code, Slot};
use super::memory::Region;
use super::thread::{Flow, Thread};
use super::wide_values::WORD;
use quotient_model::{Access, Blocked, Condition, Part, Pending, RmwOp, Value};

/// A pointer that is moved by no more than this is recognised before and after.
const NEAR: u64 = 256;

impl AwaitSite {
    fn condition(&self, thread: &Thread) -> Condition {
        Condition {
            test: self.test,
            bits: self.bits,
            operand: thread.get(self.operand),
        }
    }
}

impl Machine {
    #[allow(clippy::too_many_arguments)]
    pub(super) fn await_load(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        site: &AwaitSite,
        dst: Slot,
        address: Slot,
        size: u8,
        atomic: bool,
    ) -> Flow {
        let operand = thread.get(site.operand);
        if !self.shows_awaits(code, operand) || thread.progress.done > 0 {
            return self.load(code, thread, dst, address, size, atomic);
        }
        let place = self.place(code, thread, thread.get(address), size.into())?;
        if place.region != Region::Shared {
            return self.load(code, thread, dst, address, size, atomic);
        }
        let location = self.cell(code, thread, place, size, atomic)?;
        if thread.progress.piece < size || thread.progress.of > WORD {
            return self.request(code, thread, Access::Read { location });
        }
        let until = site.condition(thread);
        let mask = site.mask;
        let access = Access::Await {
            location,
            mask,
            until,
            part: thread.progress.part(),
        };
        self.request(code, thread, access)
    }

    #[allow(clippy::too_many_arguments)]
    pub(super) fn await_exchange(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        site: &AwaitSite,
        old: Slot,
        address: Slot,
        bits: u8,
        new: Slot,
    ) -> Flow {
        let (until, new) = (site.condition(thread), thread.get(new));
        if code.inputs {
            self.check_stored(code, thread, (address, bits / 8, true), new)?;
        }
        let shows = self.shows_awaits(code, until.operand);
        let width = self.width(bits, new);
        let part = thread.progress.swapping;
        let found = self.atomic(code, thread, address, bits, |location| match site.success {
            _ if shows => Access::AwaitExchange {
                location,
                until,
                new,
                part: Part::WHOLE,
            },
            Some(_) => Access::CompareExchange {
                location,
                expected: until.operand,
                new,
                part: Part::WHOLE,
            },
            None => Access::Rmw {
                location,
                op: RmwOp::Exchange,
                operand: new,
                bits: width,
                part: Part::WHOLE,
            },
        })?;
        thread.set(old, found);
        self.exchanges(thread, site, found);
        if part {
            // Unlike private memory it may change, but not before others are through.
            return self.awaited(thread, site, found);
        }
        Flow::Continue(())
    }

    /// Whether an await for a comparison with that value is shown as one. Explorers know no names of inputs.
    #[inline]
    fn shows_awaits(&self, code: &Code, operand: Value) -> bool {
        code.show_awaits && !self.inputs.in_memory && !self.inputs.is_name(operand)
    }

    /// Whether the value found is what the await waits for. Any of the values that an input may have stands for
    /// all of them.
    fn holds(&self, thread: &Thread, site: &AwaitSite, found: Value, mask: u64) -> bool {
        let mut until = site.condition(thread);
        until.operand = self.inputs.example(until.operand);
        until.holds(self.inputs.example(found) & mask)
    }

    /// Notes for a compare-exchange whether the value found lets it take place, and says so for an
    /// exchange: one that does not has found the value that it would have written.
    pub(super) fn exchanges(&self, thread: &mut Thread, site: &AwaitSite, found: Value) -> bool {
        let exchanges = self.holds(thread, site, found, u64::MAX);
        if let Some(success) = site.success {
            thread.set(success, exchanges.into());
        }
        exchanges
    }

    /// Takes the thread on from the access of an await, which found a value.
    pub(super) fn awaited(&self, thread: &mut Thread, site: &AwaitSite, found: Value) -> Flow {
        let shown = match &thread.pending {
            Pending::Access(access) => access.awaits(found).is_some(),
            _ => false,
        };
        let holds = self.holds(thread, site, found, site.mask);
        if shown || holds || site.pure_loop.is_none() {
            return Flow::Continue(());
        }
        thread.stop(Pending::Blocked(Blocked::Spin))
    }

    /// A fetch-add whose result nobody uses.
    pub(super) fn add(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        (bits, negative): (u8, bool),
        dst: Slot,
        address: Slot,
        value: Slot,
    ) -> Flow {
        let value = thread.get(value);
        let op = if negative { RmwOp::Sub } else { RmwOp::Add };
        // What makes private memory known must be seen to do so: the sum may be a pointer, also if
        // neither what there was nor what is added points to anything near.
        let shift = 64 - u32::from(bits.min(64));
        let distance = ((value << shift) as i64 >> shift).unsigned_abs();
        let far = distance > NEAR && bits >= code.pointers.bits();
        let private = far || self.inputs.in_memory || self.is_private(code, thread, value);
        let one = op.apply(0, value, bits) == 1;
        let uncounts = match code.falls && one {
            true => self.uncounted(thread, thread.get(address)),
            false => None,
        };
        let flow = self.atomic(code, thread, address, bits, |location| {
            if private {
                return Access::Rmw {
                    location,
                    op,
                    operand: value,
                    bits,
                    part: Part::WHOLE,
                };
            }
            match uncounts {
                Some(tally) => Access::Uncount { location, tally },
                None => Access::Add {
                    location,
                    operand: op.apply(0, value, bits),
                    bits,
                },
            }
        });
        let old = self.meet_opposites(code, thread, thread.get(address), flow)?;
        thread.set(dst, old);
        Flow::Continue(())
    }
}
