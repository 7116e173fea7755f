//! The `__atomic_...` functions, which clang calls where it cannot be sure of the alignment, for what
//! processors have no instruction for, or where the program calls them by name.

use quotient_ir::program as ir;
use quotient_model::{MemoryOrder, Orders, RmwOp};

use crate::error::Refusal;
use crate::library::{Atomic, Call};
use crate::lower::WIDEST;
use crate::lower::function::FunctionLowering;

impl FunctionLowering<'_, '_> {
    pub(super) fn atomic_call(&mut self, model: Atomic, call: &Call<'_>) -> Result<(), Refusal> {
        // The size of the sized functions is at the end of their names.
        let size = call.name.rsplit('_').next().and_then(|n| n.parse().ok());
        let size: u8 = size.unwrap_or(0);
        let order = self.order_argument(call, 1);
        match model {
            Atomic::Load => {
                let from = self.argument(call, 0)?;
                let value = self.atomic_read(from, size, order);
                self.give_sized(call, value, size)
            }
            Atomic::Store => {
                let to = self.argument(call, 0)?;
                let value = self.sized_argument(call, 1, size)?;
                self.atomic_write(to, value, size, order);
                Ok(())
            }
            Atomic::Fetch(op) => self.fetch(call, op, size, order),
            Atomic::CompareExchange => {
                let new = self.sized_argument(call, 2, size)?;
                self.compare_exchange(call, 0, size, new)
            }
            Atomic::GenericLoad => {
                let size = self.generic_size(call)?;
                let from = self.argument(call, 1)?;
                let to = self.argument(call, 2)?;
                let value = self.atomic_read(from, size, order);
                self.plain_write(to, value, size);
                Ok(())
            }
            Atomic::GenericStore => {
                let size = self.generic_size(call)?;
                let to = self.argument(call, 1)?;
                let from = self.argument(call, 2)?;
                let value = self.plain_read(from, size);
                self.atomic_write(to, value, size, order);
                Ok(())
            }
            Atomic::GenericExchange => {
                let size = self.generic_size(call)?;
                let address = self.argument(call, 1)?;
                let from = self.argument(call, 2)?;
                let to = self.argument(call, 3)?;
                let value = self.plain_read(from, size);
                let old = self.atomic_exchange(address, size, value, order);
                self.plain_write(to, old, size);
                Ok(())
            }
            Atomic::GenericCompareExchange => {
                let size = self.generic_size(call)?;
                let from = self.argument(call, 3)?;
                let new = self.plain_read(from, size);
                self.compare_exchange(call, 1, size, new)
            }
        }
    }

    /// The order that the `nth` argument from the end names. One that is not known here is taken for the strongest.
    pub(super) fn order_argument(&mut self, call: &Call<'_>, nth: usize) -> MemoryOrder {
        let at = call.arguments.len().checked_sub(nth);
        let order = match at.map(|at| self.argument(call, at)) {
            Some(Ok(ir::Operand::Const(number))) => MemoryOrder::by_number(number),
            _ => None,
        };
        order.unwrap_or(MemoryOrder::SeqCst)
    }

    fn generic_size(&mut self, call: &Call<'_>) -> Result<u8, Refusal> {
        match self.argument(call, 0)? {
            ir::Operand::Const(size) if (1..=u64::from(WIDEST)).contains(&size) => Ok(size as u8),
            _ => Err(Refusal::when_reached(format!(
                "a call of `{}`: an atomic object of more than {WIDEST} bytes; protect it with a \
                 mutex",
                call.name
            ))),
        }
    }

    /// The `n`-th argument, which is of that size. One of 16 bytes may be passed as two.
    fn sized_argument(
        &mut self,
        call: &Call<'_>,
        n: usize,
        size: u8,
    ) -> Result<ir::Operand, Refusal> {
        if size <= 8 {
            return self.argument(call, n);
        }
        if let [low, high] = self.argument_parts(call, n)?[..] {
            return Ok(self.pack([low, high]));
        }
        let halves = [self.argument(call, n)?, self.argument(call, n + 1)?];
        Ok(self.pack(halves))
    }

    /// Makes the value the result, which is of that size.
    fn give_sized(&mut self, call: &Call<'_>, value: ir::Operand, size: u8) -> Result<(), Refusal> {
        if size > 8 {
            let halves = self.unpack(value);
            return self.copy(call.dsts, &halves);
        }
        self.give(call, value);
        Ok(())
    }

    fn fetch(
        &mut self,
        call: &Call<'_>,
        op: RmwOp,
        size: u8,
        order: MemoryOrder,
    ) -> Result<(), Refusal> {
        let address = self.argument(call, 0)?;
        let value = self.sized_argument(call, 1, size)?;
        if size > 8 {
            let value = self.unpack(value);
            let old = self.wide_fetch(op, address, value, order);
            return self.copy(call.dsts, &old);
        }
        let dst = self.new_reg();
        self.emit(ir::Op::Rmw {
            op,
            bits: size * 8,
            dst,
            address,
            value,
            order,
        });
        self.give(call, ir::Operand::Reg(dst));
        Ok(())
    }

    /// The arguments from the `first` on are the address, and where the value expected is.
    fn compare_exchange(
        &mut self,
        call: &Call<'_>,
        first: usize,
        size: u8,
        new: ir::Operand,
    ) -> Result<(), Refusal> {
        let address = self.argument(call, first)?;
        let expected_at = self.argument(call, first + 1)?;
        let expected = self.plain_read(expected_at, size);
        let orders = Orders {
            success: self.order_argument(call, 2),
            failure: self.order_argument(call, 1),
        };
        let (old, success) = self.atomic_compare_exchange(address, size, expected, new, orders);
        let failed = self.binary_op(ir::BinaryOp::Xor, 1, success, ir::Operand::Const(1));
        self.when(failed, |this| this.plain_write(expected_at, old, size));
        self.give(call, success);
        Ok(())
    }
}
