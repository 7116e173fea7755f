//! The frontier: what several workers have yet to explore of one program, and who waits for more.
//!
//! Each worker goes through a part of the search that is its own. Of what lies below, the prefixes that parts
//! begin with and the branches that nobody has taken, there is one tree, which all share under one lock. What is in
//! it is the search's to say. A worker looks once per execution whether it is [called](Bell::rings), and
//! then puts branches of its own there for those who wait.

use quotient_model::{Portable, Reader, Writer};

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

/// What nobody has taken, of a search whose branches have no order among themselves.
pub(crate) struct Queue<T>(VecDeque<T>);

impl<T> Default for Queue<T> {
    fn default() -> Self {
        Queue(VecDeque::new())
    }
}

impl<T> Queue<T> {
    pub fn push(&mut self, item: T) {
        self.0.push_back(item);
    }

    pub fn extend(&mut self, items: impl IntoIterator<Item = T>) {
        self.0.extend(items);
    }
}

impl<T: Send> Untaken for Queue<T> {
    type Branch = T;

    fn has_branch(&self) -> bool {
        !self.0.is_empty()
    }

    /// What has waited longest, which is most likely to be large; or any.
    fn take(&mut self, choose: Option<Choose<'_>>) -> Option<T> {
        match choose {
            Some(choose) if !self.0.is_empty() => self.0.remove(choose(self.0.len())),
            _ => self.0.pop_front(),
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
        }
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
        out.put(&self.0);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        input.get().map(Queue)
    }
}
