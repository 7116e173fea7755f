//! The automaton interface: what a front end provides and all that an explorer knows of it.

mod by_reference;
mod named;

pub use named::Named;

use crate::access::{Access, Part};
use crate::coverage::Coverage;
use crate::failure::{Diagnostic, Failure};
use crate::names::{Location, ThreadId, Value};
use crate::orders::{Fences, Orders};
use crate::portable::{Reader, Writer};
use crate::repetition::Repeated;
use crate::semantics::Cell;
use crate::source::SourceLocation;
use crate::telling::{Block, StackFrame};

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
    /// It has done more since its last access, or is deeper in calls, than it may: it may never come to
    /// another one. What it does there tells [`Program::repeated`].
    Endless,
    /// The front end has learnt something that it should have known from the start: that memory must
    /// be cut into finer locations, say. It has noted that among the names; the exploration must
    /// start over, with [`Program::start_over`] and no location known.
    Restart,
}

/// Why a thread is blocked for good by its own doing.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Blocked {
    /// An assumption does not hold.
    Assume,
    /// A loop or a recursion went past its bound: the search is bounded.
    LoopBound,
    /// A round of a loop changes nothing, so it was cut short: the thread waits for what others do
    /// ([`Program::spins_at`]), and another execution has it read what they did.
    Spin,
}

/// Cells of memory that become shared with an event, and their values: what the thread had built
/// in memory that only it could reach, and now lets others reach.
pub type Published = Vec<(Location, Value)>;

/// What a thread is given to do.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Kind {
    /// A number for its code.
    pub code: u64,
    /// Its argument.
    pub argument: Value,
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

/// What a user should know of a program that is no violation.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct Remark {
    /// What happened.
    pub kind: RemarkKind,
    /// The thread, by spawn path.
    pub thread: String,
    /// Where it stands.
    pub source: Option<SourceLocation>,
}

/// What a remark is about.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
#[non_exhaustive]
pub enum RemarkKind {
    /// The program has ended with a status other than 0 before there was a second thread.
    EndedEarly {
        /// The status.
        status: u8,
    },
    /// So many bytes were too much to allocate: the program was given a null pointer.
    NoMemory {
        /// How many it asked for.
        size: u128,
    },
    /// The thread has ended with a mutex held.
    HeldMutex,
    /// The thread has read memory that nobody has written.
    UnwrittenRead,
}

/// The regions of one kind of input, by number, each as intervals with both ends.
pub type Regions = (u32, Vec<Vec<(Value, Value)>>);

/// A program whose threads are automata.
///
/// It never changes, and any number of explorations may share it. `step` must be deterministic: a
/// thread's next state depends on its state and on what was observed, and so does every number that
/// the program can see. What is only a name (the index of a location, of a thread, of an object) is
/// given when it is first needed and kept in [`Program::Names`], one for each exploration.
///
/// A front end whose threads can be copied makes [`Program::Thread`] the state itself. One whose
/// threads cannot be copied (native closures) makes it the log of the values observed, and runs
/// the closure again up to the log's end when it is stepped after a copy: a replay, paid only
/// when an explorer goes back.
pub trait Program {
    /// The state of a thread. Explorers keep one per event, so `clone` and above all `clone_from`
    /// should be cheap.
    type Thread: Clone;

    /// The names that an exploration has met, and what it has learnt for the next start.
    type Names: Clone;

    /// No name is known, and nothing was learnt.
    fn names(&self) -> Self::Names;

    /// Forgets what was named, and puts to use what was learnt. Called when a thread has come to
    /// [`Pending::Restart`].
    fn start_over(&self, _names: &mut Self::Names) {}

    /// Many are going to explore together, each with a copy of these names: from now on all copies give the
    /// same numbers to the same locations, until they are started over.
    fn share(&self, _names: &mut Self::Names) {}

    /// Writes the names, and what was learnt, for another process: see [`Program::restore`].
    fn save(&self, _names: &Self::Names, _out: &mut Writer) {}

    /// The names that were [saved](Program::save), of the same program: every number stands for the same. `None` if there is
    /// something else.
    fn restore(&self, _input: &mut Reader<'_>) -> Option<Self::Names> {
        Some(self.names())
    }

    /// The main thread, run up to its first pending access.
    fn start(&self, names: &mut Self::Names) -> Self::Thread;

    /// What the thread wants next. Asked often: it should be a look, not work.
    fn pending<'t>(&self, thread: &'t Self::Thread) -> &'t Pending;

    /// The number of the atomic section that the thread's pending access belongs to, from 1; 0 if it belongs
    /// to none. The accesses of a section are one event, between which nobody else does anything. First come
    /// reads, of each location at most one, and then writes and frees, of each location at most one: a
    /// thread that is blocked or fails in a section has not changed anything there.
    ///
    /// Only for explorers that know sections.
    #[inline]
    fn section(&self, _thread: &Self::Thread) -> u32 {
        0
    }

    /// Takes the thread over its pending access, which observed `observed`, and on through its
    /// local code to what it wants next. Memory that others can reach from now on is added to
    /// `published`.
    fn step(
        &self,
        names: &mut Self::Names,
        thread: &mut Self::Thread,
        observed: Value,
        published: &mut Published,
    );

    /// The thread that `parent`'s pending [`Access::Spawn`] creates, run up to its first pending
    /// access. Called before the `step` that takes the parent over the spawn.
    fn spawn(
        &self,
        names: &mut Self::Names,
        parent: &Self::Thread,
        child: ThreadId,
    ) -> Self::Thread;

    /// What the thread that `parent`'s pending [`Access::Spawn`] creates is given to do: its code and its
    /// argument. Two threads of one creator that have this in common do the same, as long as they see the
    /// same and nothing depends on which of them is which. `None` if that is not known.
    fn kind(&self, _parent: &Self::Thread) -> Option<Kind> {
        None
    }

    /// What a location holds before any thread has run. Asked once per location.
    fn initial(&self, names: &Self::Names, location: Location) -> Value;

    /// A location's name for reports: `queue.head`, `flag[1]`.
    fn location_name(&self, names: &Self::Names, location: Location) -> String;

    /// What a value points to, for reports: `&q.head`. `None` if it is no pointer.
    fn value_name(&self, _names: &Self::Names, _value: Value) -> Option<String> {
        None
    }

    /// A value that a location held, as people write values of its type: `BUSY`, `1.5`, `&q.head`. `None` if
    /// nothing is known that a number does not tell.
    fn value_as(
        &self,
        names: &Self::Names,
        _location: Option<Location>,
        value: Value,
    ) -> Option<String> {
        self.value_name(names, value)
    }

    /// The functions that the thread is in, the outermost first. Asked only by reports.
    fn stack(&self, _names: &Self::Names, thread: &Self::Thread) -> Vec<StackFrame> {
        let source = self.source(thread);
        let frame = source.map(|source| StackFrame {
            function: source.function.clone(),
            source: Some(source),
            ..StackFrame::default()
        });
        frame.into_iter().collect()
    }

    /// From now on and until the next [start over](Program::start_over) it is noted where memory is allocated and
    /// freed: an execution is run once more for a report.
    fn keep_history(&self, _names: &mut Self::Names) {}

    /// The memory that was allocated since [`Program::keep_history`].
    fn blocks(&self, _names: &Self::Names) -> Vec<Block> {
        Vec::new()
    }

    /// What threads have printed since this was last asked for, each piece with the thread, by what memory holds now
    /// where that has been accessed.
    fn printed(
        &self,
        _names: &mut Self::Names,
        _memory: &dyn Fn(Location) -> Option<Cell>,
    ) -> Vec<(ThreadId, String)> {
        Vec::new()
    }

    /// Whether a location is a gate: who locked it last does not hold it.
    fn is_gate(&self, _names: &Self::Names, _location: Location) -> bool {
        false
    }

    /// Whether a location is the cell of a choice: what is read there, reports show as chosen.
    fn is_choice(&self, _names: &Self::Names, _location: Location) -> bool {
        false
    }

    /// What a choice comes to at which this number was read, if that says little by itself: a value, and in
    /// words what else it stands for.
    fn chosen(
        &self,
        _names: &Self::Names,
        _location: Location,
        _number: Value,
    ) -> Option<(Value, Option<String>)> {
        None
    }

    /// The values of inputs that are not told apart, which numbers at choices depend on: for an exploration that is to
    /// meet the same ones.
    fn regions(&self, _names: &Self::Names) -> Vec<Regions> {
        Vec::new()
    }

    /// A value as reports show it: a number in place of what stands for many.
    fn shown_value(&self, _names: &Self::Names, value: Value) -> Value {
        value
    }

    /// The memory orders of the thread's pending access, by what the program says of it. Only what is
    /// not atomic can be part of a data race with another access; front ends without such accesses have no
    /// data races. Asked only by those who look for races, or for what a weaker memory allows.
    fn orders(&self, _names: &Self::Names, _thread: &Self::Thread) -> Orders {
        Orders::SEQ_CST
    }

    /// The fences that the thread has passed since its last access, or since its start. Asked as above.
    fn fences(&self, _thread: &Self::Thread) -> Fences {
        Fences::None
    }

    /// Whether it has passed a barrier since: what comes before and behind it is in order as by a `seq_cst` fence, but it
    /// synchronises with nobody. Asked as above.
    fn passes_barrier(&self, _thread: &Self::Thread) -> bool {
        false
    }

    /// Whether the pending access is part of a lock, or the like, that is taken to work: who looks at something old there finds out by
    /// itself, and nobody else can tell. Asked as above.
    fn is_of_lock(&self, _names: &Self::Names, _thread: &Self::Thread) -> bool {
        false
    }

    /// Whether a thread that is in one of these two states does the same from now on as in the other, whatever it observes.
    /// `false` if that is not known.
    fn alike(&self, _one: &Self::Thread, _other: &Self::Thread) -> bool {
        false
    }

    /// Whether what the thread had to itself, in these two of its states, and has published as the location since, held the
    /// same in both. Asked as above.
    fn holds_alike(
        &self,
        _names: &Self::Names,
        _location: Location,
        _one: &Self::Thread,
        _other: &Self::Thread,
    ) -> bool {
        true
    }

    /// The thread that allocated the memory that is the location, if one did and may have had it to itself. Asked as above.
    fn owner(&self, _names: &Self::Names, _location: Location) -> Option<ThreadId> {
        None
    }

    /// Whether the thread, in this state, has the memory that is the location to itself. Asked as above.
    fn is_own(&self, _names: &Self::Names, _location: Location, _thread: &Self::Thread) -> bool {
        false
    }

    /// A number for where the thread's pending access stands in the source, if there is one: the same number is the same
    /// place. Asked more often than where that is.
    fn site(&self, _thread: &Self::Thread) -> Option<u64> {
        None
    }

    /// Whether an atomic access of an order weaker than `seq_cst` was among what has [happened](Program::happened), or
    /// is what a thread has come to: happens-before may be less than the order of the events from then on.
    fn is_weakly_ordered(&self, _names: &Self::Names) -> bool {
        false
    }

    /// Whether an attempt to lock was, which orders nothing if it fails.
    fn tries_to_lock(&self, _names: &Self::Names) -> bool {
        false
    }

    /// What of its location the thread's pending access is about. Accesses to parts that lie apart are no
    /// data race. Asked only by those who look for them; a location may have more than 64 bits here.
    fn accessed_part(&self, _thread: &Self::Thread) -> Part {
        Part::WHOLE
    }

    /// The memory that has not been freed when all threads have ended, in these states and with what
    /// the locations hold then. Asked only by those who look for leaks.
    fn unfreed(
        &self,
        _names: &Self::Names,
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

    /// Where the loop is that the thread waits in: the one that its pending await stands for, or that
    /// was cut short ([`Blocked::Spin`]). A thread that stays there for ever spins for ever.
    fn spins_at(&self, _thread: &Self::Thread) -> Option<SourceLocation> {
        None
    }

    /// What the thread does over and over, of what is not bounded yet: it was in this state, and its events
    /// since then observed these values, in their order. With no values it is at [`Pending::Endless`].
    fn repeated(
        &self,
        _names: &Self::Names,
        _thread: &Self::Thread,
        _observed: &[Value],
    ) -> Option<Repeated> {
        None
    }

    /// What threads have given cause to remark on so far, be it in what happens or in what was only
    /// tried. Asked at the end of every execution.
    fn remarks<'n>(&self, _names: &'n Self::Names) -> &'n [Remark] {
        &[]
    }

    /// Which of the first 32 remarks the thread has given cause for, one bit each.
    fn remarked(&self, _thread: &Self::Thread) -> u32 {
        0
    }

    /// Whether the thread may have read what nobody has written: whoever has the whole execution should look.
    fn doubts(&self, _thread: &Self::Thread) -> bool {
        false
    }

    /// Whether the thread is about to read a location which may have become shared without having been written.
    fn may_find_unwritten(
        &self,
        _names: &Self::Names,
        _thread: &Self::Thread,
        _location: Location,
    ) -> bool {
        false
    }

    /// Whether the thread has written a location that is still its own.
    fn has_written(
        &self,
        _names: &Self::Names,
        _thread: &Self::Thread,
        _location: Location,
    ) -> bool {
        false
    }

    /// The step, or the start, that has brought the thread to this state is part of an execution, and not of what
    /// was only tried.
    fn happened(&self, _names: &Self::Names, _thread: &Self::Thread) {}

    /// What of the program's source was run in what has [happened](Program::happened), if that is known. Asked
    /// once, at the end.
    fn coverage(&self, _names: &Self::Names) -> Option<Coverage> {
        None
    }

    /// Whether there is such a loop. Asked more often than where it is.
    fn waits_in_loop(&self, thread: &Self::Thread) -> bool {
        self.spins_at(thread).is_some()
    }

    /// Whether a thread that waits in a loop does so in a way that costs nothing: the loop stands for what the system does.
    /// Threads that all wait so for ever are a deadlock, not a livelock.
    fn sleeps(&self, _thread: &Self::Thread) -> bool {
        false
    }

    /// Whether it was relied on that nobody looks at a location, when a thread was said to wait
    /// ([`Blocked::Spin`]): whatever is written there, nothing has changed.
    fn is_unobserved(&self, _names: &Self::Names, _location: Location) -> bool {
        false
    }

    /// Whether it was relied on that a location is a lock, and that nobody does anything else with it, when a thread was said to
    /// wait ([`Blocked::Spin`]): who has it for a while holds others up, and that is all.
    fn is_lock(&self, _names: &Self::Names, _location: Location) -> bool {
        false
    }

    /// How often the thread has made its last access again, each time with the same outcome, in rounds of a loop
    /// that were left out ([`Program::without_leaving_out`]).
    fn left_out(&self, _thread: &Self::Thread) -> u64 {
        0
    }

    /// Lets the thread go through the rounds that its next step would leave out.
    fn without_leaving_out(&self, _thread: &mut Self::Thread) {}

    /// Takes a thread that waits in a loop to what it wants in the loop's next round, so that one can
    /// see whether it would go around again. An await finds `found`, which does not satisfy it. Returns
    /// a number for the loop and what the round begins with: if both are the same, so is the number, and
    /// if it is the same, so are they.
    ///
    /// The state is good for nothing else afterwards: accesses are shown without what the front end may
    /// wrap them in.
    fn go_around(
        &self,
        _names: &mut Self::Names,
        _thread: &mut Self::Thread,
        _found: Value,
    ) -> u64 {
        0
    }
}
