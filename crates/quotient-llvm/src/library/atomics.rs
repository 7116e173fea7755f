//! The `__atomic_...` functions, which clang calls where it cannot be sure of the alignment, or
//! where the program calls them by name.

use quotient_ir::program as ir;
use quotient_model::RmwOp;

use super::Call;
use crate::error::Refusal;
use crate::lower::FunctionLowering;

/// What an atomic function does.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Atomic {
    Load,
    Store,
    /// Also exchange.
    Fetch(RmwOp),
    CompareExchange,
    /// The same on any size, through pointers.
    GenericLoad,
    GenericStore,
}

impl FunctionLowering<'_, '_> {
    pub(super) fn atomic_call(&mut self, model: Atomic, call: &Call<'_>) -> Result<(), Refusal> {
        // The size of the sized functions is the last digit of their names.
        let size = call.name.bytes().last().map_or(0, |b| b.wrapping_sub(b'0'));
        match model {
            Atomic::Load => {
                let from = self.argument(call, 0)?;
                let value = self.read(from, size, true);
                self.give(call, value);
            }
            Atomic::Store => {
                let to = self.argument(call, 0)?;
                let value = self.argument(call, 1)?;
                self.write(to, value, size, true);
            }
            Atomic::Fetch(op) => self.fetch(call, op, size)?,
            Atomic::CompareExchange => self.compare_exchange(call, size)?,
            Atomic::GenericLoad => {
                let size = self.generic_size(call)?;
                let from = self.argument(call, 1)?;
                let to = self.argument(call, 2)?;
                let value = self.read(from, size, true);
                self.write(to, value, size, false);
            }
            Atomic::GenericStore => {
                let size = self.generic_size(call)?;
                let to = self.argument(call, 1)?;
                let from = self.argument(call, 2)?;
                let value = self.read(from, size, false);
                self.write(to, value, size, true);
            }
        }
        Ok(())
    }

    fn generic_size(&mut self, call: &Call<'_>) -> Result<u8, Refusal> {
        match self.argument(call, 0)? {
            ir::Operand::Const(size @ (1 | 2 | 4 | 8)) => Ok(size as u8),
            _ => Err(Refusal::new(format!(
                "a call of `{}`: an atomic object that is not 1, 2, 4 or 8 bytes large; protect \
                 it with a mutex",
                call.name
            ))),
        }
    }

    fn read(&mut self, address: ir::Operand, size: u8, atomic: bool) -> ir::Operand {
        let dst = self.new_reg();
        self.emit(ir::Op::Load {
            dst,
            address,
            size,
            atomic,
        });
        ir::Operand::Reg(dst)
    }

    fn write(&mut self, address: ir::Operand, value: ir::Operand, size: u8, atomic: bool) {
        self.emit(ir::Op::Store {
            address,
            value,
            size,
            atomic,
        });
    }

    fn fetch(&mut self, call: &Call<'_>, op: RmwOp, size: u8) -> Result<(), Refusal> {
        let address = self.argument(call, 0)?;
        let value = self.argument(call, 1)?;
        let dst = self.new_reg();
        self.emit(ir::Op::Rmw {
            op,
            bits: size * 8,
            dst,
            address,
            value,
        });
        self.give(call, ir::Operand::Reg(dst));
        Ok(())
    }

    fn compare_exchange(&mut self, call: &Call<'_>, size: u8) -> Result<(), Refusal> {
        let address = self.argument(call, 0)?;
        let expected_at = self.argument(call, 1)?;
        let new = self.argument(call, 2)?;
        let expected = self.read(expected_at, size, false);
        let (old, success) = (self.new_reg(), self.new_reg());
        self.emit(ir::Op::CompareExchange {
            bits: size * 8,
            old,
            success,
            address,
            expected,
            new,
        });
        let success = ir::Operand::Reg(success);
        let failed = self.binary_op(ir::BinaryOp::Xor, 1, success, ir::Operand::Const(1));
        self.when(failed, |this| {
            this.write(expected_at, ir::Operand::Reg(old), size, false);
        });
        self.give(call, success);
        Ok(())
    }
}
