//! Several workers that explore one program together.
//!
//! A search begins with one. If it is not over soon, others join it: each has a search of its own, and takes what
//! nobody has taken from the [`Frontier`]. What they record is put together in the end. Nothing that is found
//! depends on who found it, but for what comes first; who wants to know that lets one worker explore alone.

pub(crate) mod beside;
mod keeping;
pub(super) mod pieces;

use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use quotient_model::{Portable, Program, Reader, ThreadId, Writer};

use super::{Exploration, Explorer};
use crate::frontier::{Bell, Choose, Frontier, Sprout, Untaken};
use crate::recording::{Halt, Stop};

pub(super) use keeping::{Keeper, NO_TREE};

use keeping::Resumed;

/// How many executions one worker explores alone, and for how long, before others join it.
pub(super) const ALONE: u64 = 16;
pub(super) const ALONE_FOR: Duration = Duration::from_millis(3);

/// How much of a worker's own part is put into what is shared.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum HowMuch {
    /// What is largest, if there is something apart from what the worker does next.
    Some,
    /// Everything.
    All,
}

/// A search that can be put down, and gone on with by another process. After [`Halt::Pause`] it can be gone on with by this one.
pub(crate) trait Resumable: Explorer {
    /// The same search at the beginning, with nothing to do yet, and with names that were given before.
    fn named(&self, names: <Self::Program as Program>::Names) -> Self;

    /// Writes where it is, without the names that the program has given.
    fn save(&self, out: &mut Writer);

    /// Goes to where a search was when it was saved, whose names this one has.
    fn load(
        &mut self,
        input: &mut Reader<'_>,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt>;
}

/// A search of which several workers each do a part.
pub(crate) trait Sharing: Resumable + Send {
    /// What workers share.
    type Tree: Untaken + Portable;

    /// From now on the search is part of what is in the frontier's tree: that which is at the beginning there.
    fn join(&mut self, _frontier: &Arc<Frontier<Self::Tree>>) {}

    /// Another worker, which has nothing to do yet.
    fn beside(&mut self, frontier: &Arc<Frontier<Self::Tree>>) -> Self;

    /// Puts branches of the worker's own part into the tree. Says whether anything of it is left.
    fn share(&mut self, tree: &mut Self::Tree, how_much: HowMuch) -> bool;

    /// Takes a branch: any, if there is something to choose by, or the one that suits the worker best.
    fn take(&mut self, tree: &mut Self::Tree, choose: Option<Choose<'_>>) -> Option<Branch<Self>> {
        tree.take(choose)
    }

    /// The worker's own part is explored.
    fn finish(&mut self, _tree: &mut Self::Tree) {}

    /// Another process goes on with the worker's own part.
    fn leave(&mut self, _tree: &mut Self::Tree) {}

    /// Adds what other processes have added to what they share.
    fn hear(&mut self, _tree: &mut Self::Tree, _news: &[Sprout]) -> Result<(), Halt> {
        Ok(())
    }

    /// A number for a thread that is the same for all processes.
    fn path_of(&self, _thread: ThreadId) -> u64 {
        0
    }

    /// Goes to the beginning of a branch that was taken.
    fn go(&mut self, branch: Branch<Self>, exploration: &mut Exploration<'_>) -> Result<(), Halt>;
}

/// A part of a search that nobody has taken.
pub(crate) type Branch<E> = <<E as Sharing>::Tree as Untaken>::Branch;

/// A worker with what it records.
pub(super) struct Worker<'a, E> {
    pub explorer: E,
    pub exploration: Exploration<'a>,
    /// It has a part to explore.
    pub busy: bool,
}

/// Searches that nobody goes on with: there were more workers when a checkpoint was made.
type Suspended<E> = Mutex<Vec<E>>;

fn locked<E>(suspended: &Suspended<E>) -> std::sync::MutexGuard<'_, Vec<E>> {
    suspended.lock().unwrap_or_else(PoisonError::into_inner)
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
            Err(Halt::Pause) if frontier.bell.is_keeping() => {}
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

    /// Goes on with a search that nobody goes on with, if there is one.
    fn take_over(&mut self, suspended: &Suspended<E>) -> bool {
        let Some(explorer) = locked(suspended).pop() else {
            return false;
        };
        self.exploration.gathered.gather(&self.explorer);
        self.explorer = explorer;
        self.busy = true;
        true
    }

    /// Explores until there is nothing left for anybody, or a checkpoint is due.
    fn work(&mut self, frontier: &Frontier<E::Tree>, suspended: &Suspended<E>) -> Result<(), Halt> {
        loop {
            while self.busy || self.take_over(suspended) {
                if frontier.bell.is_keeping() {
                    return Ok(());
                }
                self.explore(frontier, Some(HowMuch::Some))?;
            }
            let idle = || self.exploration.idle();
            let branch = frontier.next(|tree| self.explorer.take(tree, None), idle)?;
            match branch {
                Some(branch) => self.begin(branch)?,
                None => return Ok(()),
            }
        }
    }

    /// As [`Worker::work`]; others are told how it ends.
    fn work_to_end(
        &mut self,
        frontier: &Frontier<E::Tree>,
        suspended: &Suspended<E>,
    ) -> Result<(), Halt> {
        to_end(frontier, || self.work(frontier, suspended))
    }
}

/// Has a worker work. Others are told how it ends.
fn to_end<T>(frontier: &Frontier<T>, work: impl FnOnce() -> Result<(), Halt>) -> Result<(), Halt> {
    let panics = HaltOnPanic(frontier);
    let ended = work();
    drop(panics);
    match ended {
        Ok(()) => {}
        // Others finish what they have begun.
        Err(Halt::Stop(Stop::Executions)) => frontier.leave(),
        Err(_) => frontier.halt(),
    }
    ended
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

/// Workers, and what they have to explore.
pub(super) struct Crew<'a, E: Sharing> {
    workers: Vec<Worker<'a, E>>,
    frontier: Arc<Frontier<E::Tree>>,
    suspended: Suspended<E>,
    /// How many workers there should be, once the first has been alone for a while.
    wanted: usize,
}

impl<'a> Exploration<'a> {
    /// As many workers as there should be, to go on with a search that has paused or not begun.
    pub(super) fn crew<E: Sharing>(self, mut explorer: E) -> Crew<'a, E> {
        let bell = Bell::new(self.recorder.counts);
        let frontier = Arc::new(Frontier::new(E::Tree::default(), self.threads, bell));
        explorer.join(&frontier);
        self.crew_at(frontier, (explorer, true), Vec::new())
    }

    /// The same, with checkpoints: one worker at first, which others join when the first checkpoint is made.
    pub(super) fn growing_crew<E: Sharing>(mut self, explorer: E) -> Crew<'a, E> {
        let wanted = std::mem::replace(&mut self.threads, 1);
        Crew {
            wanted,
            ..self.crew(explorer)
        }
    }

    /// The same to go on from a checkpoint; `explorer` is at the beginning of what that is of. If there is nothing to go on with, what
    /// there is to say.
    pub(super) fn resumed_crew<E: Sharing>(
        mut self,
        explorer: E,
        bytes: &[u8],
        keeper: &mut Keeper<'_>,
    ) -> Result<Crew<'a, E>, Box<(Self, E, Halt)>> {
        let over = |exploration, explorer, halt| Err(Box::new((exploration, explorer, halt)));
        match Resumed::new(bytes, &mut self, keeper, &explorer) {
            Ok(resumed) if resumed.violated => over(self, resumed.first.0, Stop::Violation.into()),
            Ok(resumed) if resumed.first.1 && self.has_enough() => {
                over(self, resumed.first.0, Stop::Executions.into())
            }
            Ok(resumed) => Ok(self.crew_at(resumed.frontier, resumed.first, resumed.others)),
            Err(halt) => over(self, explorer, halt),
        }
    }

    fn crew_at<E: Sharing>(
        mut self,
        frontier: Arc<Frontier<E::Tree>>,
        (mut explorer, busy): (E, bool),
        mut others: Vec<E>,
    ) -> Crew<'a, E> {
        let (counts, wanted) = (self.recorder.counts, self.threads);
        self.control.hear(frontier.bell.clone(), counts);
        if self.threads > 1 || counts.executions() > 0 {
            self.control.sees_part();
        }
        others.reverse();
        let mut beside = Vec::new();
        while beside.len() + 1 < self.threads {
            let other = others.pop();
            beside.push(Worker {
                busy: other.is_some(),
                explorer: other.unwrap_or_else(|| explorer.beside(&frontier)),
                exploration: self.beside(),
            });
        }
        let mut workers = vec![Worker {
            explorer,
            exploration: self,
            busy,
        }];
        workers.extend(beside);
        Crew {
            workers,
            frontier,
            suspended: Mutex::new(others),
            wanted,
        }
    }
}

impl<'a, E: Sharing> Crew<'a, E> {
    /// Explores everything. Returns a search in which what made it end is known, and how it ended.
    pub(super) fn explore(
        mut self,
        mut keeper: Option<&mut Keeper<'_>>,
    ) -> (Exploration<'a>, E, Result<(), Halt>) {
        let mut ended = vec![Ok(()); self.workers.len()];
        let mut seed = self.workers[0].exploration.schedule;
        loop {
            if let Some(keeper) = &keeper {
                let (now, grows) = (Instant::now(), self.workers.len() < self.wanted);
                for Worker { exploration, .. } in &mut self.workers {
                    let alone_for = exploration.alone_for.filter(|_| grows);
                    exploration.keep_after(&keeper.checkpoints, alone_for, now);
                }
            }
            match &mut seed {
                Some(seed) => self.in_turns(seed, &mut ended),
                None => self.at_once(&mut ended),
            }
            let Some(keeper) = &mut keeper else { break };
            if !self.is_to_be_kept(&ended) {
                break;
            }
            let go_on = self.keep(keeper);
            if ended.iter().all(Result::is_err) {
                break;
            }
            if let Err(halt) = go_on {
                ended[0] = Err(halt);
                break;
            }
            self.grow();
            ended.resize(self.workers.len(), Ok(()));
        }
        self.end(ended)
    }

    /// Lets others join, if there should be more.
    fn grow(&mut self) {
        while self.workers.len() < self.wanted {
            let first = &mut self.workers[0];
            first.exploration.control.sees_part();
            let beside = Worker {
                explorer: first.explorer.beside(&self.frontier),
                exploration: first.exploration.beside(),
                busy: false,
            };
            self.workers.push(beside);
            self.frontier.expect(self.workers.len());
        }
    }

    /// Whether all stand at the end of an execution, and there is something left.
    fn is_to_be_kept(&self, ended: &[Result<(), Halt>]) -> bool {
        let only = ended == [Err(Halt::Stop(Stop::Executions))];
        let usual = |ended: &Result<(), Halt>| gravity(ended) <= 1;
        let bell = &self.frontier.bell;
        only || bell.is_keeping() && !bell.is_over() && ended.iter().all(usual)
    }

    /// Makes a checkpoint. Says why not to go on, if there is a reason.
    fn keep(&mut self, keeper: &mut Keeper<'_>) -> Result<(), Halt> {
        let Crew {
            workers,
            frontier,
            suspended,
            ..
        } = self;
        keeper.several |= workers.len() > 1;
        let go_on = frontier.with(|tree| {
            let kept = keeper.keep(tree, workers, &locked(suspended));
            (kept, false)
        });
        frontier.bell.kept();
        match go_on {
            true => workers[0].exploration.look_outside(),
            false => Err(Stop::Interrupted.into()),
        }
    }

    fn end(self, mut ended: Vec<Result<(), Halt>>) -> (Exploration<'a>, E, Result<(), Halt>) {
        let mut workers = self.workers;
        // Who says why it is over: the one with the best reason.
        let who = (0..ended.len()).max_by_key(|&who| (gravity(&ended[who]), ended.len() - who));
        let who = who.unwrap_or(0);
        let ended = ended.swap_remove(who);
        let chosen = workers.swap_remove(who);
        let (mut exploration, explorer) = (chosen.exploration, chosen.explorer);
        exploration.threads = self.wanted;
        for other in workers {
            exploration.gathered.gather(&other.explorer);
            exploration.take_in(other.exploration);
        }
        (exploration, explorer, ended)
    }
}

impl Exploration<'_> {
    /// Puts what two workers have recorded together.
    fn take_in(&mut self, other: Self) {
        self.recorder.merge(other.recorder);
        self.gathered.take_in(other.gathered);
        if other.control.has_progress() {
            self.control = other.control;
        }
    }
}

impl<E: Sharing> Crew<'_, E> {
    /// Lets all workers work that have not ended, each in a thread of its own.
    fn at_once(&mut self, ended: &mut [Result<(), Halt>]) {
        let (frontier, suspended) = (&*self.frontier, &self.suspended);
        let working = self.workers.iter_mut().zip(ended);
        let mut working = working.filter(|(_, ended)| ended.is_ok());
        let Some((first, first_ended)) = working.next() else {
            return;
        };
        std::thread::scope(|scope| {
            let others = working.map(|(other, ended)| {
                let work = || other.work_to_end(frontier, suspended);
                (scope.spawn(work), ended)
            });
            let others: Vec<_> = others.collect();
            *first_ended = first.work_to_end(frontier, suspended);
            for (other, ended) in others {
                match other.join() {
                    Ok(how) => *ended = how,
                    Err(panic) => std::panic::resume_unwind(panic),
                }
            }
        });
    }
}

/// Chooses by a seed, which is another one then.
fn chooser(seed: &mut u64) -> impl FnMut(usize) -> usize {
    |count| {
        *seed = seed.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut bits = *seed;
        bits = (bits ^ bits >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        bits = (bits ^ bits >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((bits ^ bits >> 31) % count.max(1) as u64) as usize
    }
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

impl<E: Sharing> Crew<'_, E> {
    /// Lets workers work one at a time, up to the next end of an execution each, in an order that follows from the
    /// seed. So does when they share, and what, and who takes what.
    fn in_turns(&mut self, seed: &mut u64, ended: &mut [Result<(), Halt>]) {
        let Crew {
            workers,
            frontier,
            suspended,
            ..
        } = self;
        frontier.bell.ring();
        let mut choose = chooser(seed);
        let nothing_left = |workers: &[Worker<'_, E>]| {
            workers.iter().all(|worker| !worker.busy)
                && locked(suspended).is_empty()
                && frontier.with(|tree| (!tree.has_branch(), false))
        };
        while !nothing_left(workers) && !frontier.bell.is_keeping() {
            let who = choose(workers.len());
            let worker = &mut workers[who];
            let how_much = [None, Some(HowMuch::Some), Some(HowMuch::All)][choose(3)];
            let turn = match worker.busy || choose(2) == 0 && worker.take_over(suspended) {
                true => worker.explore(frontier, how_much),
                false => {
                    let any = choose(2) == 0;
                    let any = any.then_some(&mut choose as Choose<'_>);
                    let explorer = &mut worker.explorer;
                    let branch = frontier.with(|tree| (explorer.take(tree, any), false));
                    branch.map_or(Ok(()), |branch| worker.begin(branch))
                }
            };
            if turn.is_err() {
                ended[who] = turn;
                break;
            }
        }
    }
}
