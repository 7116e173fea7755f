//! All instructions, declared once.
//!
//! The table has every instruction with its fields. The type of a field says what it is: an [`Operand`] is used, a
//! [`Reg`] is assigned. Made of the table are
//!
//! - [`Op`] and [`Builtin`], with what each uses and assigns (`visit.rs`);
//! - the interpreter's operations that are *plain*: those of the same fields, with a slot of the frame for every
//!   operand and register (`interpreter/code.rs`), and the step from one to the other (`interpreter/translate`).
//!
//! What is *composed* has no operation of its own: it is taken apart when it is translated, or needs more there than its
//! fields.
//!
//! [`Operand`]: super::Operand
//! [`Reg`]: super::Reg
//! [`Op`]: super::Op
//! [`Builtin`]: super::Builtin

/// Hands the table to the macro `declare`, and before it what else that is given.
macro_rules! instructions {
    ($declare:ident! { $($given:tt)* }) => {
        $declare! {
            given { $($given)* }
            // Plain. They compute, and but for divisions cannot fail.
            computations {
                /// dst = src. Also `freeze`, `bitcast`, and pointer casts of full width.
                Copy {
                    /// The result.
                    dst: Reg,
                    /// The value.
                    src: Operand,
                },
                /// Integer arithmetic.
                Binary {
                    /// Which.
                    op: BinaryOp,
                    /// The width.
                    bits: u8,
                    /// The result.
                    dst: Reg,
                    /// Left operand.
                    lhs: Operand,
                    /// Right operand.
                    rhs: Operand,
                },
                /// Arithmetic on integers of 65 to 128 bits. Each takes two registers, that of its low 64 bits
                /// first, so that registers stay narrow.
                Wide {
                    /// Which.
                    op: WideOp,
                    /// The width of the integers.
                    bits: u8,
                    /// The result.
                    dsts: Vec<Reg>,
                    /// All operands, one after the other.
                    args: Vec<Operand>,
                },
                /// dst = the name of 16 bytes, for an atomic access to them; or of fewer, if the others are 0.
                Pack {
                    /// The name.
                    dst: Reg,
                    /// The low 8 bytes.
                    low: Operand,
                    /// The others.
                    high: Operand,
                },
                /// dst = 8 of the 16 bytes that have the name.
                Unpack {
                    /// The bytes.
                    dst: Reg,
                    /// The name.
                    src: Operand,
                    /// Whether they are the high ones.
                    high: bool,
                },
                /// Floating-point arithmetic.
                Float {
                    /// Which.
                    op: FloatOp,
                    /// The width.
                    width: FloatWidth,
                    /// The result.
                    dst: Reg,
                    /// Left operand.
                    lhs: Operand,
                    /// Right operand.
                    rhs: Operand,
                },
                /// dst = lhs * rhs + added, rounded once.
                MultiplyAdd {
                    /// The width.
                    width: FloatWidth,
                    /// The result.
                    dst: Reg,
                    /// A factor.
                    lhs: Operand,
                    /// The other.
                    rhs: Operand,
                    /// What is added to their product.
                    added: Operand,
                },
                /// dst = function(src)
                FloatFunction {
                    /// Which.
                    function: FloatFunction,
                    /// The width.
                    width: FloatWidth,
                    /// The result.
                    dst: Reg,
                    /// The operand.
                    src: Operand,
                },
                /// dst = 1 if the integers (or pointers) compare so, else 0.
                IntCompare {
                    /// How.
                    predicate: IntPredicate,
                    /// The width of the operands.
                    bits: u8,
                    /// The result.
                    dst: Reg,
                    /// Left operand.
                    lhs: Operand,
                    /// Right operand.
                    rhs: Operand,
                },
                /// dst = 1 if the floats compare so, else 0.
                FloatCompare {
                    /// How.
                    predicate: FloatPredicate,
                    /// The width of the operands.
                    width: FloatWidth,
                    /// The result.
                    dst: Reg,
                    /// Left operand.
                    lhs: Operand,
                    /// Right operand.
                    rhs: Operand,
                },
                /// A conversion from a type of `from` bits to one of `to` bits.
                Cast {
                    /// Which.
                    op: CastOp,
                    /// The width of the source.
                    from: u8,
                    /// The width of the result.
                    to: u8,
                    /// The result.
                    dst: Reg,
                    /// The value.
                    src: Operand,
                },
                /// dst = condition ? then : otherwise
                Select {
                    /// The result.
                    dst: Reg,
                    /// The one-bit condition.
                    condition: Operand,
                    /// The value if it is 1.
                    then: Operand,
                    /// The value if it is 0.
                    otherwise: Operand,
                },
            }
            // Plain. They access memory.
            accesses {
                /// dst = the `size` bytes at `address`.
                Load {
                    /// The result, zero-extended.
                    dst: Reg,
                    /// Where.
                    address: Operand,
                    /// How many bytes.
                    size: u8,
                    /// One indivisible access or not, and how it orders others.
                    order: MemoryOrder,
                    /// Whether it may find bytes that were never written: it is no mistake to copy what means
                    /// nothing, but one to go by it.
                    copies: bool,
                },
                /// The `size` bytes at `address` become `value`.
                Store {
                    /// Where.
                    address: Operand,
                    /// What.
                    value: Operand,
                    /// How many bytes.
                    size: u8,
                    /// One indivisible access or not, and how it orders others.
                    order: MemoryOrder,
                },
                /// Atomic read-modify-write.
                Rmw {
                    /// How the new value is made. One of more than 64 bits can only be exchanged.
                    op: RmwOp,
                    /// The width, of whole bytes: up to 128.
                    bits: u8,
                    /// Receives the old value.
                    dst: Reg,
                    /// Where.
                    address: Operand,
                    /// The other operand.
                    value: Operand,
                    /// How it orders other accesses.
                    order: MemoryOrder,
                },
                /// Atomic compare-exchange. Never fails spuriously.
                CompareExchange {
                    /// The width, of whole bytes: up to 128.
                    bits: u8,
                    /// Receives the old value.
                    old: Reg,
                    /// Receives 1 if the exchange took place, else 0.
                    success: Reg,
                    /// Where.
                    address: Operand,
                    /// The value that must be there.
                    expected: Operand,
                    /// The value that is put there.
                    new: Operand,
                    /// How it orders other accesses.
                    orders: Orders,
                },
            }
            composed {
                /// dst = base + offset + the sum of the scaled indices (`getelementptr`).
                Address {
                    /// The result.
                    dst: Reg,
                    /// The pointer to start from.
                    base: Operand,
                    /// A constant number of bytes.
                    offset: i64,
                    /// What varies.
                    indices: Vec<Index>,
                },
                /// A load that waits: dst = the `size` bytes at `address`, once they satisfy `until`.
                ///
                /// What stands behind it is written for a load that does not wait. A thread that is made to
                /// step over it with another value does what it would have done with that.
                Await {
                    /// The result, zero-extended.
                    dst: Reg,
                    /// Where.
                    address: Operand,
                    /// How many bytes.
                    size: u8,
                    /// One indivisible access or not, and how it orders others.
                    order: MemoryOrder,
                    /// What must hold of the bytes.
                    until: Until,
                    /// The loop that it stands for, if it stands for one.
                    pure_loop: Option<PureLoop>,
                },
                /// An exchange or compare-exchange that waits until the old value satisfies `until`, and then
                /// always writes. With another value neither would have changed anything.
                AwaitExchange {
                    /// The width, of whole bytes: up to 128.
                    bits: u8,
                    /// Receives the old value.
                    old: Reg,
                    /// For a compare-exchange, which waits for what it expects: receives whether the exchange
                    /// took place.
                    success: Option<Reg>,
                    /// Where.
                    address: Operand,
                    /// What must hold of the old value, all of whose bits count.
                    until: Until,
                    /// The value that is put there.
                    new: Operand,
                    /// How it orders other accesses.
                    orders: Orders,
                    /// The loop that it stands for, if it stands for one.
                    pure_loop: Option<PureLoop>,
                },
                /// A fence of that order. Sequential consistency needs none: it makes no event, or one that does nothing.
                Fence {
                    /// Which. One that is not atomic is a barrier of the library ([`Program::passes_barrier`](quotient_model::Program::passes_barrier)).
                    order: MemoryOrder,
                },
                /// dst = the address of new, zeroed memory for `count` elements of `shape`. Lives until the
                /// function returns, or for ever once another thread can reach it.
                Alloca {
                    /// The address.
                    dst: Reg,
                    /// How many elements.
                    count: Operand,
                    /// The type of one element.
                    shape: Shape,
                    /// The variable's name.
                    name: Option<String>,
                },
                /// Calls a function.
                Call {
                    /// The arguments. Missing ones are 0, superfluous ones are dropped.
                    args: Vec<Operand>,
                    /// Which.
                    callee: Callee,
                    /// Registers that receive what the callee returns, in order.
                    dsts: Vec<Reg>,
                    /// What happens to an exception that leaves the callee: without this the caller is left
                    /// too.
                    landing: Option<Landing>,
                },
                /// Calls what the interpreter provides.
                Builtin {
                    /// Receives the result, if the builtin has one (see there).
                    dst: Option<Reg>,
                    /// Which.
                    builtin: Builtin,
                },
            }
            // Builtins that are plain and have a result.
            builtin_results {
                /// The result is the thread's own handle.
                ThreadSelf,
                /// The result is any of 0 to `count` - 1: every one of them is explored.
                Choose {
                    /// How many possibilities there are.
                    count: Operand,
                    /// What is chosen, for reports.
                    what: Arc<str>,
                    /// It is whether a time limit passes: it does if nothing else happens.
                    limit: bool,
                },
                /// The result is the name of a place that the thread may jump back to: that of the [`Builtin::SetJump`] which is given it.
                MarkJump,
                /// The result is 0, or not 0 after a jump back to here.
                SetJump {
                    /// The name of the place.
                    name: Operand,
                },
                /// The result is the size in bytes that a heap object was asked for with. Null has none.
                HeapSize {
                    /// The object.
                    pointer: Operand,
                },
            }
            // Builtins that are plain and have none.
            builtin_effects {
                /// Ends the thread with this value.
                ThreadExit {
                    /// The end value.
                    value: Operand,
                },
                /// Jumps back to where the thread has been, in a function that it has not left since.
                LongJump {
                    /// The name of the place.
                    name: Operand,
                    /// The result there.
                    value: Operand,
                },
                /// Ends the life of what `malloc` or its like gave. Null is ignored.
                Free {
                    /// The address.
                    pointer: Operand,
                },
                /// Ends the life of a stack variable before its function returns, with the block that it belongs to: for good
                /// ([`remove_needless_ends`](crate::remove_needless_ends)).
                EndLocal {
                    /// The address, as the alloca gave it.
                    pointer: Operand,
                },
                /// Copies `length` bytes; the two ranges may overlap (`memcpy` and `memmove`).
                MemCopy {
                    /// To where.
                    to: Operand,
                    /// From where.
                    from: Operand,
                    /// How many bytes.
                    length: Operand,
                },
                /// Sets `length` bytes to the low byte of `value`.
                MemSet {
                    /// Where.
                    to: Operand,
                    /// The byte.
                    value: Operand,
                    /// How many bytes.
                    length: Operand,
                },
                /// A normal end of the program.
                Exit {
                    /// The exit status.
                    status: Operand,
                },
                /// Leaves the function by an exception, and its callers up to the next [`Landing`]. If no
                /// caller catches, the thread goes on behind it.
                Unwind,
                /// The same, whether anybody catches or not. If no function takes it up that was called since the place of that name
                /// was marked (of all, if there is none), the thread goes on behind it.
                UnwindByForce {
                    /// The name of a place to jump back to, or 0.
                    place: Operand,
                },
                /// An exception that nobody catches.
                Uncaught {
                    /// A text that ends with a zero byte, constant or in the thread's own memory: the name of the exception's
                    /// type or, of a panic, what the runtime writes of it.
                    exception: Operand,
                    /// Another such text or a null pointer: what the exception says of itself.
                    said: Operand,
                    /// As what it fails.
                    kind: FailureKind,
                },
                /// From here to the matching end, no other thread does anything. Sections nest.
                AtomicBegin,
                /// The end of an atomic section.
                AtomicEnd,
                /// The program uses what is not supported: the check ends with this message if it gets here.
                Unsupported {
                    /// What, and what to do about it.
                    message: Arc<str>,
                    /// What would help and takes an option.
                    advice: Option<Advice>,
                },
            }
            builtin_composed {
                /// Prints. Explorations know nothing of it: see [`Module::printing`](super::Module::printing).
                Print {
                    /// The address of the format, in the language of C's `printf`.
                    format: Option<Operand>,
                    /// The format, if it has no address.
                    literal: &'static str,
                    /// What it is about.
                    arguments: Vec<Operand>,
                    /// The address of where the address of the rest of these is, as a `va_list` has it.
                    list: Option<Operand>,
                },
                /// Starts a thread that runs `entry(argument)`. The thread's handle, never 0, is the result,
                /// and is stored at `handle`, if given, in as many bytes as a pointer has.
                ThreadCreate {
                    /// The function pointer.
                    entry: Operand,
                    /// The function's argument.
                    argument: Operand,
                    /// Where the handle goes.
                    handle: Option<Operand>,
                },
                /// Waits for a thread to end. Its end value, a pointer, is the result, and is stored at
                /// `result`, if given.
                ThreadJoin {
                    /// The thread's handle.
                    handle: Operand,
                    /// Where its end value goes.
                    result: Option<Operand>,
                },
                /// The result is a thread's number: 0 for the main thread, and small.
                ThreadNumber {
                    /// The thread's handle, if it is not the calling one.
                    of: Option<Operand>,
                },
                /// The result is an input: any number of that many bits, 1 to 64. One of each set of numbers that the program
                /// does not tell apart is explored.
                Input {
                    /// How many bits it has.
                    bits: u8,
                    /// Whether reports show it as a signed number.
                    signed: bool,
                    /// The least and the largest, as signed numbers, if it is not any.
                    range: Option<(i64, i64)>,
                    /// What it is, for reports.
                    what: Arc<str>,
                },
                /// Takes a mutex. A mutex is named by its address; four zero bytes there are a free mutex.
                MutexLock {
                    /// The mutex.
                    mutex: Operand,
                },
                /// Takes a mutex if it is free. The result is 1 if it did, else 0.
                MutexTryLock {
                    /// The mutex.
                    mutex: Operand,
                },
                /// Releases a mutex.
                MutexUnlock {
                    /// The mutex.
                    mutex: Operand,
                },
                /// Takes a gate: waits until it is open, and closes it.
                GateLock {
                    /// The gate.
                    gate: Operand,
                },
                /// Takes a mutex or a gate within a time limit: if it does so in the end. What else can happen
                /// is the program's to choose before.
                LockInTime {
                    /// The mutex or gate.
                    mutex: Operand,
                    /// Whether it is a gate.
                    gate: bool,
                },
                /// Opens a gate: a mutex that has no holder, which anybody may release and whoever takes it
                /// closes again. The result is 1 if it was closed, else 0.
                GateRelease {
                    /// The gate.
                    gate: Operand,
                },
                /// Unlocks a mutex, whoever is said to hold it: code that knows it only as a number may have locked it.
                MutexOpen {
                    /// The mutex.
                    mutex: Operand,
                },
                /// Makes a mutex.
                MutexInit {
                    /// The mutex.
                    mutex: Operand,
                },
                /// Ends a mutex.
                MutexDestroy {
                    /// The mutex.
                    mutex: Operand,
                },
                /// The result is the address of `size` new bytes, all zero (reading what was not written
                /// gives 0, so this is `calloc` too), or null if that is more than is allowed.
                Malloc {
                    /// How many bytes.
                    size: Operand,
                    /// What is too large ends in an exception, which cannot be followed, and not in a null pointer.
                    throws: bool,
                },
                /// The result is the address of `count * size` new bytes, all zero.
                Calloc {
                    /// How many elements.
                    count: Operand,
                    /// How many bytes each.
                    size: Operand,
                },
                /// Moves a heap object to one of another size: its address is the result, and the old object's
                /// life ends. Null is an object of no size.
                Realloc {
                    /// The old object.
                    pointer: Operand,
                    /// The new size in bytes.
                    size: Operand,
                },
                /// Blocks the thread for good if the condition is 0.
                Assume {
                    /// The condition.
                    condition: Operand,
                    /// If it is not the user's: the loop whose pure iterations it cuts off.
                    pure_loop: Option<PureLoop>,
                },
                /// A failed assertion.
                AssertFail {
                    /// What the user reads, e.g. the text of the assertion.
                    message: Arc<str>,
                },
                /// An abnormal end of the program.
                Abort {
                    /// What the user reads, e.g. "abort() called".
                    message: Arc<str>,
                },
                /// The program uses the library in a way that has no meaning.
                Misuse {
                    /// Of what.
                    kind: FailureKind,
                    /// What the user reads.
                    message: Arc<str>,
                },
            }
        }
    };
}

pub(crate) use instructions;
