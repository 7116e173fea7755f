//! The automaton interface: what a front end provides and all that an explorer knows of it.

use crate::access::Access;
use crate::failure::{Diagnostic, Failure};
use crate::names::{Location, ThreadId, Value};
use crate::semantics::Cell;

/// What a thread wants next.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Pending {
    /// To perform this access. Whether it is enabled (a free mutex, an ended thread, a condition
    /// that holds) the explorer sees for itself; a thread whose access is disabled is blocked on
    /// just that access.
    Access(Access),
    /// Never to go on, whatever the others do.
    Blocked(Blocked),
    /// The thread has ended with this value.
    Done(Value),
    /// The program called `exit` with this status: this thread ends, and the execution with it
    /// once the others have nothing left to do. Taking `exit` as late as possible loses nothing:
    /// no thread can see that it has not happened yet.
    Exit(Value),
    /// A property fails here. The thread goes no further; the others could.
    Failed(Failure),
    /// The program cannot be checked further.
    Unsupported(Box<Diagnostic>),
    /// The front end has learnt that memory must be cut into finer locations than it thought (an
    /// access to a part of what had been one cell). It has kept what it learnt; the exploration
    /// must start over, with [`Program::start`] and no location known.
    Restart,
}

/// Why a thread is blocked for good by its own doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Blocked {
    /// An assumption does not hold.
    Assume,
    /// A loop went past the bound given with `--unroll`: the search is bounded.
    LoopBound,
}

/// Cells of memory that become shared with an event, and their values: what the thread had built
/// in memory that only it could reach, and now lets others reach.
pub type Published = Vec<(Location, Value)>;

/// Where in the source an access stands.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SourceLocation {
    /// The file, as the compiler was given it.
    pub file: String,
    /// The line, from 1; 0 if unknown.
    pub line: u32,
    /// The column, from 1; 0 if unknown.
    pub column: u32,
    /// The function.
    pub function: String,
}

/// Memory that was allocated and never freed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Unfreed {
    /// The thread that allocated it.
    pub thread: ThreadId,
    /// How many bytes it has.
    pub size: u64,
    /// Where it was allocated.
    pub source: Option<SourceLocation>,
    /// A global variable points to it, or to something that does, and so on.
    pub reachable: bool,
}

/// A program whose threads are automata.
///
/// `step` must be deterministic: a thread's next state depends on its state and on what was
/// observed. A program may intern names as it goes (hence `&mut self`), as long as the same name
/// always gets the same index.
///
/// A front end whose threads can be copied makes [`Program::Thread`] the state itself. One whose
/// threads cannot be copied (native closures) makes it the log of the values observed, and runs
/// the closure again up to the log's end when it is stepped after a copy: a replay, paid only
/// when an explorer goes back.
pub trait Program {
    /// The state of a thread. Explorers keep one per event, so `clone` and above all `clone_from`
    /// should be cheap.
    type Thread: Clone;

    /// The main thread, run up to its first pending access.
    fn start(&mut self) -> Self::Thread;

    /// What the thread wants next. Asked often: it should be a look, not work.
    fn pending<'t>(&self, thread: &'t Self::Thread) -> &'t Pending;

    /// Takes the thread over its pending access, which observed `observed`, and on through its
    /// local code to what it wants next. Memory that others can reach from now on is added to
    /// `published`.
    ///
    /// A pending await may be handed a value that does not satisfy it. No event comes of that: the
    /// thread then does what it would have done without the await, which for one that stands for
    /// a loop ([`Program::spins_at`]) is to go around the loop once more.
    fn step(&mut self, thread: &mut Self::Thread, observed: Value, published: &mut Published);

    /// The thread that `parent`'s pending [`Access::Spawn`] creates, run up to its first pending
    /// access. Called before the `step` that takes the parent over the spawn.
    fn spawn(&mut self, parent: &Self::Thread, child: ThreadId) -> Self::Thread;

    /// What a location holds before any thread has run. Asked once per location.
    fn initial(&self, location: Location) -> Value;

    /// A location's name for reports: `queue.head`, `flag[1]`.
    fn location_name(&self, location: Location) -> String;

    /// Whether a location is a gate: who locked it last does not hold it.
    fn is_gate(&self, _location: Location) -> bool {
        false
    }

    /// Whether a location is the cell of a choice: what is read there, reports show as chosen.
    fn is_choice(&self, _location: Location) -> bool {
        false
    }

    /// Whether the thread's pending access is indivisible by what the program says of it: an atomic
    /// instruction, or one that synchronises. Only what is not can be part of a data race with
    /// another access; front ends without such accesses have no data races. Asked only by those who
    /// look for them.
    fn is_atomic(&self, _thread: &Self::Thread) -> bool {
        true
    }

    /// The memory that has not been freed when all threads have ended, in these states and with what
    /// the locations hold then. Asked only by those who look for leaks.
    fn unfreed(
        &self,
        _threads: &[&Self::Thread],
        _memory: &dyn Fn(Location) -> Cell,
    ) -> Vec<Unfreed> {
        Vec::new()
    }

    /// Where the thread's pending access (or its end, failure, blocking) stands in the source.
    fn source(&self, thread: &Self::Thread) -> Option<SourceLocation>;

    /// Whether the thread would go on in another way if its pending access stayed disabled for ever: a
    /// wait with a time limit, of which the end by time is explored apart. An execution that ends
    /// with such a wait says nothing.
    fn gives_up(&self, _thread: &Self::Thread) -> bool {
        false
    }

    /// Where the loop is that the thread's pending await stands for, if it stands for one: a
    /// thread that awaits for ever there spins for ever.
    fn spins_at(&self, _thread: &Self::Thread) -> Option<SourceLocation> {
        None
    }
}

/// An explorer takes a program for good; with this one can lend it, and ask it for names later.
impl<P: Program> Program for &mut P {
    type Thread = P::Thread;

    fn start(&mut self) -> P::Thread {
        (**self).start()
    }

    #[inline]
    fn pending<'t>(&self, thread: &'t P::Thread) -> &'t Pending {
        (**self).pending(thread)
    }

    #[inline]
    fn step(&mut self, thread: &mut P::Thread, observed: Value, published: &mut Published) {
        (**self).step(thread, observed, published);
    }

    fn spawn(&mut self, parent: &P::Thread, child: ThreadId) -> P::Thread {
        (**self).spawn(parent, child)
    }

    fn initial(&self, location: Location) -> Value {
        (**self).initial(location)
    }

    fn location_name(&self, location: Location) -> String {
        (**self).location_name(location)
    }

    fn is_gate(&self, location: Location) -> bool {
        (**self).is_gate(location)
    }

    fn is_choice(&self, location: Location) -> bool {
        (**self).is_choice(location)
    }

    fn is_atomic(&self, thread: &P::Thread) -> bool {
        (**self).is_atomic(thread)
    }

    fn unfreed(&self, threads: &[&P::Thread], memory: &dyn Fn(Location) -> Cell) -> Vec<Unfreed> {
        (**self).unfreed(threads, memory)
    }

    fn source(&self, thread: &P::Thread) -> Option<SourceLocation> {
        (**self).source(thread)
    }

    fn gives_up(&self, thread: &P::Thread) -> bool {
        (**self).gives_up(thread)
    }

    fn spins_at(&self, thread: &P::Thread) -> Option<SourceLocation> {
        (**self).spins_at(thread)
    }
}
