//! The vocabulary of this crate, as it is written for another process.

use std::sync::Arc;

use crate::portable;
use crate::portable::{Portable, Reader, Writer};
use crate::{
    Access, Advice, Block, Comparison, Condition, Coverage, Diagnostic, Event, EventId, Failure,
    FailureKind, Kind, Lines, Location, MemoryModel, MemoryOrder, Part, Reached, Remark,
    RemarkKind, Repeated, Repetition, RmwOp, Site, SourceLocation, StackFrame, Tally, ThreadId,
};

portable!(struct ThreadId(0));
portable!(struct Location(0));
portable!(struct EventId { thread, index });
portable!(struct Part { shift, bits });
portable!(struct Condition { test, bits, operand });
portable!(
    enum Comparison {
        Eq,
        Ne,
        Ugt,
        Uge,
        Ult,
        Ule,
        Sgt,
        Sge,
        Slt,
        Sle,
    }
);
portable!(
    enum RmwOp {
        Add,
        Sub,
        And,
        Or,
        Xor,
        Nand,
        Exchange,
        Min,
        Max,
        UMin,
        UMax,
        FAdd,
        FSub,
        FMin,
        FMax,
    }
);
portable!(enum Access {
    Read { location },
    Write { location, value },
    Rmw { location, op, operand, bits, part },
    CompareExchange { location, expected, new, part },
    Add { location, operand, bits },
    Await { location, mask, until, part },
    AwaitExchange { location, until, new, part },
    Fence,
    Lock { location },
    TryLock { location },
    Unlock { location },
    Release { location },
    MutexInit { location },
    MutexDestroy { location },
    Spawn { nth },
    Join { thread },
    Free { first, count },
    Count { location, tally },
    Uncount { location, tally },
});
portable!(struct Tally { rises, bits, last });
portable!(struct Event { id, access, observed, written, spawned });
portable!(struct Kind { code, argument });

portable!(struct SourceLocation { file, line, column, function });
portable!(struct StackFrame { function, source, library, arguments, call });
portable!(struct Site { thread, stack });
portable!(struct Block { name, size, ty, allocated, freed });
portable!(enum Repetition { Loop { function, header }, Recursion { function }, Jumps { function } });
portable!(struct Repeated { what, source });
portable!(struct Coverage { assertions, functions, branches, lines });
portable!(struct Reached { total, unreached });
portable!(struct Lines { file, run, unreached });
portable!(
    enum MemoryOrder {
        NotAtomic,
        Relaxed,
        Acquire,
        Release,
        AcqRel,
        SeqCst,
    }
);
portable!(
    enum MemoryModel {
        Sc,
        Tso,
        Pso,
        Ra,
        Rc11,
    }
);
portable!(struct Remark { kind, thread, source });
portable!(enum RemarkKind { EndedEarly { status }, NoMemory { size }, HeldMutex, UnwrittenRead });
portable!(struct Diagnostic { message, limit, advice });
portable!(
    enum Advice {
        AllowLargeAllocations,
        GiveInputs,
        LetExternBeAnything,
    }
);
portable!(struct Failure { kind, message });
portable!(
    enum FailureKind {
        Assertion,
        Abort,
        Memory,
        Free,
        Mutex,
        Thread,
        Arithmetic,
        Overflow,
        Status,
        Exception,
        Panic,
        Leak,
        Race,
        Robustness,
        Deadlock,
        Livelock,
    }
);

impl Portable for Arc<str> {
    fn write(&self, out: &mut Writer) {
        out.raw(self.as_bytes());
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        String::read(input).map(Into::into)
    }
}
