//! What is worth telling of a program although it is no violation; and the status with which it ends.
//!
//! A thread carries which remarks it has given cause for, so that they are told of executions that
//! happen and not of what an explorer only tried.

use super::Machine;
use super::code::Code;
use super::thread::{Flow, Thread};
use quotient_model::{FailureKind, Remark, RemarkKind, ThreadId};

impl Thread {
    pub(super) fn carry_remark(&mut self, number: usize) {
        self.remarked |= 1_u32.checked_shl(number as u32).unwrap_or(0);
    }
}

impl Machine {
    /// Has the thread carry a remark on where it stands, and returns its number. There is room for only so many.
    #[cold]
    pub(super) fn remark(&mut self, code: &Code, thread: &mut Thread, kind: RemarkKind) -> usize {
        let remark = Remark {
            kind,
            thread: self.paths.name(thread.id),
            source: code.names.source(code, thread),
        };
        let known = self.remarks.iter().position(|other| *other == remark);
        let number = known.unwrap_or_else(|| {
            self.remarks.push(remark);
            self.remarks.len() - 1
        });
        thread.carry_remark(number);
        number
    }

    /// The thread ends the program with this status, of which the system hands on a byte.
    pub(super) fn end_with(&mut self, code: &Code, thread: &mut Thread, status: u64) -> Flow {
        if code.inputs && code.exit_status {
            self.need(code, thread, status)?;
        }
        let status = self.inputs.example(status) as u8;
        if status == 0 {
            return Flow::Continue(());
        }
        if code.exit_status {
            let message = format!("the program ends with status {status}");
            return thread.fail(FailureKind::Status, message);
        }
        if thread.id == ThreadId::MAIN && thread.spawned == 0 {
            self.remark(code, thread, RemarkKind::EndedEarly { status });
        }
        Flow::Continue(())
    }
}
