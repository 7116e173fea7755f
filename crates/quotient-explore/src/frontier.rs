//! The frontier: what several workers have yet to explore of one program, and who waits for more.
//!
//! Each worker goes through a part of the search that is its own. Of what lies below, the prefixes that parts
//! begin with and the branches that nobody has taken, there is one tree, which all share under one lock. What is in
//! it is the search's to say. A worker looks once per execution whether it is [called](Bell::rings), and
//! then puts branches of its own there for those who wait.

use quotient_model::{Portable, Reader, ThreadId, Writer, portable};

use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use crate::recording::Counts;

/// How long who waits does so before it looks at the clock.
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

/// Chooses one of so many.
pub(crate) type Choose<'c> = &'c mut dyn FnMut(usize) -> usize;

/// What workers share of a search. It has nothing but that somebody is at the beginning, at first.
pub(crate) trait Untaken: Default + Send {
    /// A part of the search that nobody has taken.
    type Branch;

    /// Whether there is one to take.
    fn has_branch(&self) -> bool;

    /// Takes one, any if there is something to choose by.
    fn take(&mut self, choose: Option<Choose<'_>>) -> Option<Self::Branch>;
}

/// What something that several processes know of is called among them.
pub(crate) type Mark = u128;

/// The mark of what only this process knows of.
pub(crate) const OWN: Mark = 0;

/// By which several processes see that they have found the same: the mark of that which it was found for, and what it is of
/// that.
pub type Key = (u128, u128);

/// What workers share of a search whose parts can be explored by processes that share nothing.
pub(crate) trait Divisible: Untaken {
    /// How many branches there are to take.
    fn count(&self) -> usize;

    /// Keeps those with these numbers. Says whether they all exist, and each is named once, in order.
    fn choose(&mut self, numbers: &[u32]) -> bool;

    /// Takes out what was found that others may find as well.
    fn take_found(&mut self) -> (Vec<Key>, Self);

    /// Nothing but what was chosen is to be explored. What is shared from now on has marks of this series, which nobody else uses.
    fn begin(&mut self, _series: u64) {}

    /// What is left is going to be divided.
    fn publish(&mut self) {}

    /// What was added to what several processes know of.
    fn take_added(&mut self) -> Vec<Added> {
        Vec::new()
    }

    /// What several processes know of, each with how many branches it has.
    fn marked(&self) -> Vec<(Mark, u32)> {
        Vec::new()
    }
}

/// A branch that was added to a prefix which several processes go through.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Added {
    /// The prefix.
    pub parent: Mark,
    /// How many branches were there before.
    pub place: u32,
    /// What the branch is called, unless it is a leaf.
    pub mark: Mark,
    /// Who makes its step.
    pub thread: ThreadId,
}

/// The same for whoever numbers threads in another way.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Sprout {
    pub parent: Mark,
    pub place: u32,
    pub mark: Mark,
    /// By the thread's spawn path.
    pub path: u64,
}

portable!(struct Sprout { parent, place, mark, path });

/// What nobody has taken, of a search whose branches have no order among themselves.
pub(crate) struct Queue<T> {
    untaken: VecDeque<T>,
    /// What was found for what other processes know of: they may have found the same. Nobody takes it here.
    found: Vec<(Key, T)>,
}

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Queue {
            untaken: VecDeque::new(),
            found: Vec::new(),
        }
    }
}

impl<T> Queue<T> {
    pub fn push(&mut self, item: T) {
        self.untaken.push_back(item);
    }

    pub fn extend(&mut self, items: impl IntoIterator<Item = T>) {
        self.untaken.extend(items);
    }

    /// Something was found: for anybody to take, or, if other processes may have found it, for all to know of.
    pub fn offer(&mut self, key: Key, item: T) {
        match key.0 {
            OWN => self.push(item),
            _ => self.found.push((key, item)),
        }
    }
}

impl<T: Send> Divisible for Queue<T> {
    fn count(&self) -> usize {
        self.untaken.len()
    }

    fn choose(&mut self, numbers: &[u32]) -> bool {
        let mut wanted = numbers.iter().copied().peekable();
        let all = std::mem::take(&mut self.untaken).into_iter().zip(0..);
        let chosen = all.filter(|&(_, number)| wanted.next_if_eq(&number).is_some());
        self.untaken = chosen.map(|(item, _)| item).collect();
        wanted.next().is_none()
    }

    fn take_found(&mut self) -> (Vec<Key>, Self) {
        let (keys, items): (Vec<Key>, VecDeque<T>) = self.found.drain(..).unzip();
        let found = Queue {
            untaken: items,
            found: Vec::new(),
        };
        (keys, found)
    }
}

impl<T: Send> Untaken for Queue<T> {
    type Branch = T;

    fn has_branch(&self) -> bool {
        !self.untaken.is_empty()
    }

    /// What has waited longest, which is most likely to be large; or any.
    fn take(&mut self, choose: Option<Choose<'_>>) -> Option<T> {
        match choose {
            Some(choose) if !self.untaken.is_empty() => {
                self.untaken.remove(choose(self.untaken.len()))
            }
            _ => self.untaken.pop_front(),
        }
    }
}

/// By which workers know of each other without a lock.
#[derive(Debug, Default)]
pub(crate) struct Bell {
    /// Somebody waits for work, or all are to stop.
    calling: AtomicBool,
    /// All are to stop.
    over: AtomicBool,
    /// All are to stop at the end of an execution, until what is left has been kept.
    keeping: AtomicBool,
    /// What was found is to be told soon.
    hurrying: AtomicBool,
    /// How many executions have been begun.
    begun: AtomicU64,
    /// How far all together have come.
    counts: Mutex<Counts>,
}

impl Bell {
    /// One for workers who will have come so far with the next execution.
    pub fn new(counts: Counts) -> Self {
        Bell {
            begun: AtomicU64::new(counts.executions() + 1),
            counts: Mutex::new(counts),
            ..Bell::default()
        }
    }

    /// The same for workers who have not begun the next execution yet.
    pub fn between(counts: Counts) -> Self {
        Bell {
            begun: AtomicU64::new(counts.executions()),
            ..Bell::new(counts)
        }
    }

    /// A worker has come further by so much. How far all have come.
    pub fn tell(&self, more: Counts) -> Counts {
        let mut counts = self.counts.lock().unwrap_or_else(PoisonError::into_inner);
        *counts = counts.and(more);
        *counts
    }

    /// Whether a worker should stop for a moment at the end of its execution.
    #[inline]
    pub fn rings(&self) -> bool {
        self.calling.load(Ordering::Relaxed)
    }

    /// Rings, for ever: workers stop after each execution.
    pub fn ring(&self) {
        self.calling.store(true, Ordering::Relaxed);
    }

    /// All are to stop at the end of an execution, for a checkpoint.
    pub fn ask_to_keep(&self) {
        self.keeping.store(true, Ordering::Relaxed);
        self.ring();
    }

    /// Whether all are to stop for a checkpoint.
    pub fn is_keeping(&self) -> bool {
        self.keeping.load(Ordering::Relaxed)
    }

    /// What was found is to be told soon, by whoever explores only for a while.
    pub fn hurry(&self) {
        self.hurrying.store(true, Ordering::Relaxed);
    }

    /// Whether what was found is to be told soon.
    pub fn is_hurrying(&self) -> bool {
        self.hurrying.load(Ordering::Relaxed)
    }

    /// There is a checkpoint, and nobody waits for anything: all can go on.
    pub fn kept(&self) {
        self.keeping.store(false, Ordering::Relaxed);
        self.calling.store(self.is_over(), Ordering::Relaxed);
    }

    /// Whether there is nothing more to do, or no sense in it.
    pub fn is_over(&self) -> bool {
        self.over.load(Ordering::Relaxed)
    }

    /// Another execution is to begin. Whether there may be so many.
    pub fn begin(&self, most: u64) -> bool {
        self.begun.fetch_add(1, Ordering::Relaxed) < most
    }
}

/// What workers share. `T` is the tree.
pub(crate) struct Frontier<T> {
    shared: Mutex<Shared<T>>,
    wake: Condvar,
    pub bell: Arc<Bell>,
    /// The next mark, if what is shared will be shared with other processes.
    marks: Option<AtomicU64>,
    /// What all marks that are given here begin with.
    series: u64,
}

struct Shared<T> {
    tree: T,
    workers: usize,
    waiting: usize,
}

impl<T> Frontier<T> {
    /// One for this many workers, who hear the bell.
    pub fn new(tree: T, workers: usize, bell: Bell) -> Self {
        Frontier {
            shared: Mutex::new(Shared {
                tree,
                workers,
                waiting: 0,
            }),
            wake: Condvar::new(),
            bell: Arc::new(bell),
            marks: None,
            series: 0,
        }
    }

    /// What is in the tree, once nobody shares it.
    pub fn into_tree(self) -> T {
        let shared = self.shared.into_inner();
        shared.unwrap_or_else(PoisonError::into_inner).tree
    }

    /// Has all that is shared marked, for other processes, in this series, which nobody else uses.
    pub fn marking(self, series: u64) -> Self {
        Frontier {
            marks: Some(AtomicU64::new(1)),
            series,
            ..self
        }
    }

    /// The mark of something that is about to be shared.
    pub fn mark(&self) -> Mark {
        self.marks.as_ref().map_or(OWN, |next| {
            let number = next.fetch_add(1, Ordering::Relaxed);
            u128::from(self.series) << 64 | u128::from(number)
        })
    }

    fn lock(&self) -> MutexGuard<'_, Shared<T>> {
        self.shared.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Looks at the tree, or changes it. Says with the answer whether there is more to take than before.
    pub fn with<R>(&self, change: impl FnOnce(&mut T) -> (R, bool)) -> R {
        let mut shared = self.lock();
        let (answer, more) = change(&mut shared.tree);
        if more && shared.waiting > 0 {
            self.wake.notify_one();
        }
        answer
    }

    /// Waits until `find` finds something to do in the tree. `None` if everything is explored or it is over for
    /// another reason, or if a checkpoint is due; or when `idle`, which is called now and then, says so.
    pub fn next<B, H>(
        &self,
        mut find: impl FnMut(&mut T) -> Option<B>,
        mut idle: impl FnMut() -> Result<(), H>,
    ) -> Result<Option<B>, H> {
        let mut shared = self.lock();
        loop {
            if self.bell.is_over() || self.bell.is_keeping() {
                return Ok(None);
            }
            if let Some(branch) = find(&mut shared.tree) {
                return Ok(Some(branch));
            }
            shared.waiting += 1;
            if shared.waiting == shared.workers {
                self.halt();
                return Ok(None);
            }
            self.bell.calling.store(true, Ordering::Relaxed);
            let (woken, _) = self
                .wake
                .wait_timeout(shared, BETWEEN_LOOKS)
                .unwrap_or_else(PoisonError::into_inner);
            shared = woken;
            shared.waiting -= 1;
            if !self.bell.is_over() && !self.bell.is_keeping() && shared.waiting == 0 {
                self.bell.calling.store(false, Ordering::Relaxed);
            }
            idle()?;
        }
    }

    /// There are so many workers now, none of which waits.
    pub fn expect(&self, workers: usize) {
        self.lock().workers = workers;
    }

    /// A worker has no more to do here, while others go on.
    pub fn leave(&self) {
        let mut shared = self.lock();
        shared.workers -= 1;
        if shared.waiting == shared.workers {
            self.halt();
        }
    }

    /// All are to stop.
    pub fn halt(&self) {
        self.bell.over.store(true, Ordering::Relaxed);
        self.bell.calling.store(true, Ordering::Relaxed);
        self.wake.notify_all();
    }
}

/// What nobody has taken is kept by a process for another.
impl<T: Portable> Portable for Queue<T> {
    fn write(&self, out: &mut Writer) {
        out.put(&self.untaken);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        Some(Queue {
            untaken: input.get()?,
            found: Vec::new(),
        })
    }
}
