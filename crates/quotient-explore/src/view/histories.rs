//! What threads can do, as trees: a thread's history is what its events observed, one after the other.
//!
//! A thread is an automaton, so its history says all about it: what it has written and what it wants
//! next. Each history is a node, numbered, and is run once in an exploration; an execution, a class and
//! a prefix of either name one node a thread. The node stands as well for the last event of its
//! history. A thread whose parent has another history when it spawns it has a tree of its own.

use quotient_model::{
    Access, Effect, Failure, FailureKind, Index, Location, Named, Pending, Program, Published,
    Table, ThreadId, Threads, Value, index_type,
};

use crate::world::{Counters, as_read_modify_write};

index_type! {
    /// A history of a thread, or the event that it ends with; none if the thread does not exist.
    pub(super) struct HistoryIndex;
}

/// What an event did.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Outcome {
    pub observed: Value,
    pub written: Option<Value>,
    pub failure: Option<Failure>,
}

impl Outcome {
    pub fn done(observed: Value, written: Option<Value>) -> Self {
        Outcome {
            observed,
            written,
            failure: None,
        }
    }

    /// The outcome of an access that has this effect; `None` if it cannot happen.
    pub fn of(effect: Effect) -> Option<Self> {
        match effect {
            Effect::Done { observed, written } => Some(Outcome::done(observed, written)),
            Effect::Failed(failure) => Some(Outcome {
                failure: Some(failure),
                ..Outcome::done(0, None)
            }),
            Effect::Disabled => None,
        }
    }

    /// All that tells the outcomes of one access apart.
    pub fn key(&self) -> Key {
        let fails = match &self.failure {
            None => 0,
            Some(failure) if failure.kind == FailureKind::Memory => 1,
            Some(_) => 2,
        };
        (self.observed, fails)
    }
}

/// What tells the outcomes of one access apart: what is observed, and whether the thread fails, with
/// memory that was freed or otherwise.
pub(super) type Key = (Value, u32);

/// A history that is not empty ends with an event; an empty one has `event` as the spawn did it.
pub(super) struct History<T> {
    pub thread: ThreadId,
    /// The history without its last event.
    pub before: HistoryIndex,
    /// How many events it has.
    pub length: u32,
    /// An earlier history of the same thread, for going back far in few steps.
    jump: HistoryIndex,
    /// What the last event did.
    pub outcome: Outcome,
    /// For a spawn, the child and its empty history.
    pub child: Option<(ThreadId, HistoryIndex)>,
    /// The cells that became shared with it.
    pub published: Box<[(Location, Value)]>,
    state: T,
    after: Vec<(Key, HistoryIndex)>,
}

/// All histories met.
pub(super) struct Histories<P: Program> {
    pub program: Named<P>,
    pub threads: Threads,
    nodes: Table<HistoryIndex, History<P::Thread>>,
    /// What locations hold at first.
    pub initial: Table<Location, Value>,
    published: Published,
    pub counters: Counters,
}

impl<P: Program> Histories<P> {
    /// The main thread's empty history, which is the first.
    pub fn new(mut program: Named<P>, counters: Counters) -> Self {
        let main = program.start();
        let mut histories = Histories {
            program,
            threads: Threads::new(),
            nodes: Table::new(),
            initial: Table::new(),
            published: Vec::new(),
            counters,
        };
        histories.empty(ThreadId::MAIN, main);
        histories
    }

    /// The history that will be the next.
    pub fn end(&self) -> HistoryIndex {
        self.nodes.end()
    }

    #[inline]
    pub fn get(&self, history: HistoryIndex) -> &History<P::Thread> {
        &self.nodes[history]
    }

    #[inline]
    pub fn state(&self, history: HistoryIndex) -> &P::Thread {
        &self.nodes[history].state
    }

    /// What the thread wants after this history; nothing if it has failed.
    #[inline]
    pub fn pending(&self, history: HistoryIndex) -> Option<&Pending> {
        let node = &self.nodes[history];
        match node.outcome.failure {
            Some(_) => None,
            None => Some(self.program.pending(&node.state)),
        }
    }

    /// The access that the thread wants to perform after this history, as it says.
    #[inline]
    pub fn wanted(&self, history: HistoryIndex) -> Option<Access> {
        match self.pending(history)? {
            Pending::Access(access) => Some(*access),
            _ => None,
        }
    }

    /// The access that the thread wants to perform after this history. An add reads, unless to a counter.
    #[inline]
    pub fn access(&self, history: HistoryIndex) -> Option<Access> {
        match self.wanted(history)? {
            Access::Add { location, .. } if self.counters.is(location) => self.wanted(history),
            access => Some(as_read_modify_write(access)),
        }
    }

    /// The same where only that counts which the order of events can make a difference to: accesses of
    /// counters touch nothing.
    #[inline]
    pub fn visible(&self, history: HistoryIndex) -> Option<Access> {
        let access = self.access(history)?;
        match self.counters.are_accessed(&access) {
            true => Some(Access::Fence),
            false => Some(access),
        }
    }

    /// Whether the thread has ended, so that it can be joined; with which value.
    pub fn ended(&self, history: HistoryIndex) -> Option<Value> {
        match self.pending(history)? {
            Pending::Done(value) => Some(*value),
            _ => None,
        }
    }

    /// Whether the thread's next event can have several outcomes, or may never happen.
    pub fn may_differ(&self, history: HistoryIndex) -> bool {
        match self.visible(history) {
            Some(
                Access::Read { .. }
                | Access::Rmw { .. }
                | Access::CompareExchange { .. }
                | Access::Await { .. }
                | Access::AwaitExchange { .. }
                | Access::Lock { .. }
                | Access::TryLock { .. },
            ) => true,
            // Others fail at most, which is rare.
            _ => self.nodes[history].after.len() > 1,
        }
    }

    fn empty(&mut self, thread: ThreadId, state: P::Thread) -> HistoryIndex {
        let number = self.nodes.end();
        self.nodes.push(History {
            thread,
            before: HistoryIndex::NONE,
            length: 0,
            jump: number,
            outcome: Outcome::done(0, None),
            child: None,
            published: Box::default(),
            state,
            after: Vec::new(),
        });
        self.reveal(number);
        number
    }

    /// The history with one more event, if it was met before.
    pub fn known_after(&self, history: HistoryIndex, key: Key) -> Option<HistoryIndex> {
        let after = &self.nodes[history].after;
        let known = after.iter().find(|(other, _)| *other == key);
        known.map(|&(_, next)| next)
    }

    /// The history with one more event, and whether it is met for the first time.
    pub fn after(&mut self, history: HistoryIndex, outcome: Outcome) -> (HistoryIndex, bool) {
        let key = outcome.key();
        match self.known_after(history, key) {
            Some(next) => (next, false),
            None => (self.step(history, outcome), true),
        }
    }

    /// The outcome of the last event of a history that is not empty, as it was told when the history was met. That of a spawn has the
    /// child's number only since.
    pub fn outcome_of(&self, history: HistoryIndex) -> Outcome {
        let node = &self.nodes[history];
        let met = (self.nodes[node.before].after.iter()).find(|&&(_, next)| next == history);
        Outcome {
            observed: met.map_or(node.outcome.observed, |&((observed, _), _)| observed),
            ..node.outcome.clone()
        }
    }

    fn step(&mut self, history: HistoryIndex, mut outcome: Outcome) -> HistoryIndex {
        let key = outcome.key();
        let thread = self.get(history).thread;
        let mut child = None;
        if let (Some(Access::Spawn { nth }), None) = (self.access(history), &outcome.failure) {
            let born = self
                .threads
                .child(thread, nth)
                .expect("the search stops at fewer threads");
            let state = self.program.spawn(&self.nodes[history].state, born);
            outcome.observed = Value::from(born.0);
            child = Some((born, self.empty(born, state)));
        }
        let mut state = self.nodes[history].state.clone();
        if outcome.failure.is_none() {
            let observed = self.handed(history, &outcome);
            self.program.step(&mut state, observed, &mut self.published);
        }
        let node = &self.nodes[history];
        let (length, back) = (node.length + 1, node.jump);
        let further = &self.nodes[back];
        // Two jumps of one length make one of twice that and one more, so that any history on the
        // way is found in logarithmic time.
        let twice =
            node.length - further.length == further.length - self.nodes[further.jump].length;
        let jump = if twice { further.jump } else { history };
        let number = self.nodes.push(History {
            thread,
            before: history,
            length,
            jump,
            outcome,
            child,
            published: self.published.as_slice().into(),
            state,
            after: Vec::new(),
        });
        self.published.clear();
        self.nodes[history].after.push((key, number));
        self.reveal(number);
        number
    }

    /// What the thread is handed at the end of a history with this outcome: what an add reads is for classes only.
    pub fn handed(&self, before: HistoryIndex, outcome: &Outcome) -> Value {
        match self.wanted(before) {
            Some(Access::Add { .. }) => 0,
            _ => outcome.observed,
        }
    }

    /// Makes sure that the initial value is known of what is wanted next, and of what was published.
    fn reveal(&mut self, history: HistoryIndex) {
        if let Some(access) = self.access(history) {
            let needed = Location(access.location_bound());
            for location in self.initial.end().to(needed) {
                let value = self.program.initial(location);
                self.initial.push(value);
            }
        }
    }

    /// How many events two histories of a thread begin with in common.
    pub fn common(&self, mut a: HistoryIndex, mut b: HistoryIndex) -> u32 {
        while a != b {
            if self.get(a).length < self.get(b).length {
                std::mem::swap(&mut a, &mut b);
            }
            let node = self.get(a);
            if node.length == 0 {
                return 0;
            }
            // Both are cut to one length first; then they go back side by side.
            a = match self.nodes[node.jump].length >= self.get(b).length {
                true if node.length > self.get(b).length => node.jump,
                _ => node.before,
            };
        }
        self.get(a).length
    }

    /// Whether the history `first` is `whole` or the beginning of it.
    #[inline]
    pub fn begins(&self, first: HistoryIndex, whole: HistoryIndex) -> bool {
        let length = self.nodes[first].length;
        let mut at = whole;
        while self.nodes[at].length > length {
            let node = &self.nodes[at];
            at = match self.nodes[node.jump].length >= length {
                true => node.jump,
                false => node.before,
            };
        }
        at == first
    }
}
