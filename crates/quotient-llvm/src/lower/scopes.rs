//! Where variables end that belong to a block of a function.
//!
//! Clang says where their life begins and ends. A variable whose life begins in one place is gone when it has ended, unless a loop may
//! begin it again (which a pass over the function finds out). Others stay as long as the function, and so do those of code that nobody
//! looks at: the library's, the system's headers', and Rust's, where the compiler has proved that nothing is used too late.

use quotient_ir::program as ir;

use super::function::FunctionLowering;
use super::lives::Lives;
use crate::error::Refusal;
use crate::library::Call;

impl FunctionLowering<'_, '_> {
    /// Ends the variable that the call is about.
    pub(super) fn end_of_scope(&mut self, call: &Call<'_>) -> Result<(), Refusal> {
        if self.module.is_rust() || self.out.library || self.out.system {
            return Ok(());
        }
        let Some((last, argument)) = call.arguments.iter().enumerate().next_back() else {
            return Ok(());
        };
        let lives = self.lives.get_or_insert_with(|| Lives::of(self.ast));
        if lives.begins_once(&argument.value) {
            let pointer = self.argument(call, last)?;
            self.emit(ir::Op::Builtin {
                dst: None,
                builtin: ir::Builtin::EndLocal { pointer },
            });
        }
        Ok(())
    }
}
