//! Several workers that explore one program together.
//!
//! A search begins with one. If it is not over soon, others join it: each has a search of its own, and takes what
//! nobody has taken from the [`Frontier`]. What they record is put together in the end. Nothing that is found
//! depends on who found it, but for what comes first; who wants to know that lets one worker explore alone.

use std::sync::Arc;

use super::{Exploration, Explorer};
use crate::frontier::{Bell, Frontier, Untaken};
use crate::recording::{Halt, Stop};

/// How many executions one worker explores alone, and for how long, before others join it.
pub(super) const ALONE: u64 = 16;
pub(super) const ALONE_FOR: std::time::Duration = std::time::Duration::from_millis(3);

/// How much of a worker's own part is put into what is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HowMuch {
    /// What is largest, if there is something apart from what the worker does next.
    Some,
    /// Everything.
    All,
}

/// A search of which several workers each do a part. After [`Halt::Pause`] it can be gone on with.
pub(crate) trait Sharing: Explorer + Send {
    /// What workers share.
    type Tree: Untaken;

    /// From now on the search is part of what is in the frontier's tree: that which is at the beginning there.
    fn join(&mut self, _frontier: &Arc<Frontier<Self::Tree>>) {}

    /// Another worker, which has nothing to do yet.
    fn beside(&mut self, frontier: &Arc<Frontier<Self::Tree>>) -> Self;

    /// Puts branches of the worker's own part into the tree. Says whether anything of it is left.
    fn share(&mut self, tree: &mut Self::Tree, how_much: HowMuch) -> bool;

    /// The worker's own part is explored.
    fn finish(&mut self, _tree: &mut Self::Tree) {}

    /// Goes to the beginning of a branch that was taken.
    fn go(&mut self, branch: Branch<Self>, exploration: &mut Exploration<'_>) -> Result<(), Halt>;
}

/// A part of a search that nobody has taken.
pub(crate) type Branch<E> = <<E as Sharing>::Tree as Untaken>::Branch;

/// A worker with what it records.
struct Worker<'a, E> {
    explorer: E,
    exploration: Exploration<'a>,
    /// It has a part to explore.
    busy: bool,
}

impl<E: Sharing> Worker<'_, E> {
    /// Goes on with its part, up to its end or the next pause.
    fn explore(
        &mut self,
        frontier: &Frontier<E::Tree>,
        how_much: Option<HowMuch>,
    ) -> Result<(), Halt> {
        let explorer = &mut self.explorer;
        match explorer.explore(&mut self.exploration) {
            Ok(()) => {
                frontier.with(|tree| (explorer.finish(tree), false));
                self.busy = false;
            }
            Err(Halt::Pause) if frontier.bell.is_over() => self.busy = false,
            Err(Halt::Pause) => {
                if let Some(how_much) = how_much {
                    self.busy = frontier.with(|tree| match tree.has_branch() {
                        true if how_much == HowMuch::Some => (true, false),
                        _ => (explorer.share(tree, how_much), true),
                    });
                }
            }
            Err(halt) => return Err(halt),
        }
        Ok(())
    }

    /// Begins with a branch that it has taken.
    fn begin(&mut self, branch: Branch<E>) -> Result<(), Halt> {
        self.explorer.go(branch, &mut self.exploration)?;
        self.busy = true;
        Ok(())
    }

    /// Explores until there is nothing left for anybody.
    fn work(&mut self, frontier: &Frontier<E::Tree>) -> Result<(), Halt> {
        loop {
            while self.busy {
                self.explore(frontier, Some(HowMuch::Some))?;
            }
            let idle = || self.exploration.idle();
            let branch = frontier.next(|tree| tree.take(None), idle)?;
            match branch {
                Some(branch) => self.begin(branch)?,
                None => return Ok(()),
            }
        }
    }

    /// As [`Worker::work`]; others are told how it ends.
    fn work_to_end(&mut self, frontier: &Frontier<E::Tree>) -> Result<(), Halt> {
        let panics = HaltOnPanic(frontier);
        let ended = self.work(frontier);
        drop(panics);
        match ended {
            Ok(()) => {}
            // Others finish what they have begun.
            Err(Halt::Stop(Stop::Executions)) => frontier.leave(),
            Err(_) => frontier.halt(),
        }
        ended
    }
}

/// Tells the others if a worker panics: they would wait for it.
struct HaltOnPanic<'f, T>(&'f Frontier<T>);

impl<T> Drop for HaltOnPanic<'_, T> {
    fn drop(&mut self) {
        if std::thread::panicking() {
            self.0.halt();
        }
    }
}

impl Exploration<'_> {
    /// Goes on with a search that has paused, with as many workers as there should be. Returns a search in which what
    /// made it end is known, and how it ended.
    pub(super) fn go_on_together<E: Sharing>(
        mut self,
        mut explorer: E,
    ) -> (Self, E, Result<(), Halt>) {
        let counts = self.recorder.counts;
        let bell = Bell::new(counts);
        let frontier = Arc::new(Frontier::new(E::Tree::default(), self.threads, bell));
        explorer.join(&frontier);
        self.control.hear(frontier.bell.clone(), counts);
        let others = (1..self.threads).map(|_| Worker {
            explorer: explorer.beside(&frontier),
            exploration: self.beside(),
            busy: false,
        });
        let others: Vec<_> = others.collect();
        let mut workers = vec![Worker {
            explorer,
            exploration: self,
            busy: true,
        }];
        workers.extend(others);
        let mut ended = match workers[0].exploration.schedule {
            Some(seed) => in_turns(&mut workers, &frontier, seed),
            None => at_once(&mut workers, &frontier),
        };
        // Who says why it is over: the one with the best reason.
        let who = (0..ended.len()).max_by_key(|&who| (gravity(&ended[who]), ended.len() - who));
        let who = who.unwrap_or(0);
        let ended = ended.swap_remove(who);
        let chosen = workers.swap_remove(who);
        let (mut exploration, explorer) = (chosen.exploration, chosen.explorer);
        for other in workers {
            exploration.gather(&other.explorer);
            exploration.take_in(other.exploration);
        }
        (exploration, explorer, ended)
    }

    /// Puts what two workers have recorded together.
    fn take_in(&mut self, other: Self) {
        self.recorder.merge(other.recorder);
        if other.control.has_progress() {
            self.control = other.control;
        }
    }
}

/// Lets all workers work, each in a thread of its own.
fn at_once<E: Sharing>(
    workers: &mut [Worker<'_, E>],
    frontier: &Frontier<E::Tree>,
) -> Vec<Result<(), Halt>> {
    let Some((first, others)) = workers.split_first_mut() else {
        return Vec::new();
    };
    std::thread::scope(|scope| {
        let others = others.iter_mut();
        let others = others.map(|other| scope.spawn(|| other.work_to_end(frontier)));
        let others: Vec<_> = others.collect();
        let own = first.work_to_end(frontier);
        let joined = others.into_iter().map(|other| match other.join() {
            Ok(ended) => ended,
            Err(panic) => std::panic::resume_unwind(panic),
        });
        std::iter::once(own).chain(joined).collect()
    })
}

/// How much it matters that a worker ended so.
fn gravity(ended: &Result<(), Halt>) -> u32 {
    match ended {
        Ok(()) | Err(Halt::Pause) => 0,
        Err(Halt::Stop(Stop::Executions)) => 1,
        Err(Halt::Stop(Stop::Timeout | Stop::Interrupted | Stop::Memory)) => 2,
        Err(Halt::Stop(_)) => 3,
        Err(Halt::StartOver) => 4,
        Err(Halt::Error(_)) => 5,
    }
}

/// Lets workers work one at a time, up to the next end of an execution each, in an order that follows from the
/// seed. So does when they share, and what, and who takes it.
fn in_turns<E: Sharing>(
    workers: &mut [Worker<'_, E>],
    frontier: &Frontier<E::Tree>,
    seed: u64,
) -> Vec<Result<(), Halt>> {
    frontier.bell.ring();
    let mut state = seed;
    let mut choose = move |count: usize| {
        state = state.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = state;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ bits >> 31) % count.max(1) as u64) as usize
    };
    let mut ended = vec![Ok(()); workers.len()];
    let nothing_left = |workers: &[Worker<'_, E>]| {
        workers.iter().all(|worker| !worker.busy)
            && frontier.with(|tree| (!tree.has_branch(), false))
    };
    while !nothing_left(workers) {
        let who = choose(workers.len());
        let worker = &mut workers[who];
        let how_much = [None, Some(HowMuch::Some), Some(HowMuch::All)][choose(3)];
        let turn = match worker.busy {
            true => worker.explore(frontier, how_much),
            false => {
                let branch = frontier.with(|tree| (tree.take(Some(&mut choose)), false));
                branch.map_or(Ok(()), |branch| worker.begin(branch))
            }
        };
        if turn.is_err() {
            ended[who] = turn;
            break;
        }
    }
    ended
}
