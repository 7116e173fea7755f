//! Workers that share all that they know: whatever one of them finds is for any of them to go on with.
//!
//! Such a search has no parts that belong to somebody. So it is kept as a whole, and no other process takes part.

use std::time::Instant;

use super::keeping::{Keeper, resume_whole};
use super::{ALONE, ALONE_FOR, Resumable, chooser, gravity, to_end};
use crate::exploration::Exploration;
use crate::frontier::{Bell, Frontier, Untaken};
use crate::recording::{Halt, Stop};

/// One of these workers.
pub(crate) trait SideBySide: Send {
    /// What there is to take.
    type Tree: Untaken;

    /// Begins the search. The first worker does so, alone.
    fn begin(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt>;

    /// Does what it has taken; puts it back if it must [pause](Halt::Pause).
    fn work(&mut self, taken: Taken<Self>, exploration: &mut Exploration<'_>) -> Result<(), Halt>;
}

type Taken<W> = <<W as SideBySide>::Tree as Untaken>::Branch;

impl<'a> Exploration<'a> {
    /// Explores everything, and makes checkpoints.
    pub(in crate::exploration) fn explore_whole<E: Resumable>(
        mut self,
        mut explorer: E,
        keeper: &mut Keeper<'_>,
    ) -> (Self, E, Result<(), Halt>) {
        if let Some(bytes) = keeper.take() {
            let stop = match resume_whole(&bytes, &mut self, keeper, &explorer) {
                Ok((resumed, stop)) => {
                    explorer = resumed;
                    stop.map(Halt::from)
                }
                Err(halt) => Some(halt),
            };
            if let Some(halt) = stop {
                return (self, explorer, Err(halt));
            }
        }
        keeper.several |= self.threads > 1;
        loop {
            self.keep_after(&keeper.checkpoints, None, Instant::now());
            let ended = explorer.explore(&mut self);
            let pauses = ended == Err(Halt::Pause);
            if !pauses && ended != Err(Halt::Stop(Stop::Executions)) {
                return (self, explorer, ended);
            }
            let goes_on = keeper.keep_whole(&self, &explorer);
            let ended = match ended {
                Err(Halt::Pause) if goes_on => self.look_outside(),
                Err(Halt::Pause) => Err(Stop::Interrupted.into()),
                ended => ended,
            };
            if ended.is_err() {
                return (self, explorer, ended);
            }
        }
    }

    /// What there is to take, for a worker who is alone.
    pub fn new_frontier<T: Untaken>(&mut self, tree: T) -> Frontier<T> {
        let counts = self.recorder.counts;
        let frontier = Frontier::new(tree, 1, Bell::between(counts));
        self.control.hear(frontier.bell.clone(), counts);
        frontier
    }

    /// Explores everything, with others if it takes longer than a moment and there are to be others, unless it is to be kept before.
    /// The workers, in the end.
    pub fn work_side_by_side<W: SideBySide>(
        &mut self,
        frontier: &Frontier<W::Tree>,
        begun: bool,
        another: impl Fn() -> W,
    ) -> (Vec<W>, Result<(), Halt>) {
        let mut workers = vec![another()];
        let first = &mut workers[0];
        let began = if begun { Ok(()) } else { first.begin(self) };
        let ended = match began.and_then(|()| self.work_alone(frontier, first)) {
            Ok(false) => Ok(()),
            Ok(true) => {
                workers.resize_with(self.threads, another);
                self.work_with_others(frontier, &mut workers)
            }
            Err(halt) => Err(halt),
        };
        (workers, ended)
    }

    /// Lets the first worker explore. Says whether there is more than it should do alone.
    fn work_alone<W: SideBySide>(
        &mut self,
        frontier: &Frontier<W::Tree>,
        worker: &mut W,
    ) -> Result<bool, Halt> {
        let until = Instant::now() + self.alone_for.unwrap_or(ALONE_FOR);
        loop {
            if frontier.bell.is_keeping() {
                return Err(Halt::Pause);
            }
            if self.threads > 1 {
                let long = self.recorder.counts.executions() >= ALONE && Instant::now() >= until;
                if long || self.schedule.is_some() {
                    return Ok(true);
                }
            }
            match frontier.with(|tree| (tree.take(None), false)) {
                Some(taken) => worker.work(taken, self)?,
                None => return Ok(false),
            }
        }
    }

    fn work_with_others<W: SideBySide>(
        &mut self,
        frontier: &Frontier<W::Tree>,
        workers: &mut [W],
    ) -> Result<(), Halt> {
        let (first, others) = workers.split_first_mut().expect("there is a first worker");
        frontier.expect(others.len() + 1);
        let mut explorations: Vec<Exploration<'a>> = others.iter().map(|_| self.beside()).collect();
        let beside = others.iter_mut().zip(&mut explorations);
        let ended = match self.schedule {
            Some(seed) => {
                let mut all: Vec<_> = beside.collect();
                all.push((first, self));
                in_turns(frontier, &mut all, seed)
            }
            None => std::thread::scope(|scope| {
                let beside = beside.map(|(worker, exploration)| {
                    scope.spawn(|| work_to_end(frontier, worker, exploration))
                });
                let beside: Vec<_> = beside.collect();
                let ended = work_to_end(frontier, first, self);
                let others = beside.into_iter().map(|worker| match worker.join() {
                    Ok(ended) => ended,
                    Err(panic) => std::panic::resume_unwind(panic),
                });
                others.fold(ended, |one, other| match gravity(&other) > gravity(&one) {
                    true => other,
                    false => one,
                })
            }),
        };
        for exploration in explorations {
            self.take_in(exploration);
        }
        let keeping = frontier.bell.is_keeping() && !frontier.bell.is_over();
        match ended {
            Ok(()) if keeping => Err(Halt::Pause),
            // Since another has nothing more to say.
            Err(Halt::Pause) if !keeping => Ok(()),
            ended => ended,
        }
    }
}

/// Takes and does what there is until there is nothing left for anybody. Others are told how it ends.
fn work_to_end<W: SideBySide>(
    frontier: &Frontier<W::Tree>,
    worker: &mut W,
    exploration: &mut Exploration<'_>,
) -> Result<(), Halt> {
    to_end(frontier, || {
        while let Some(taken) = frontier.next(|tree| tree.take(None), || exploration.idle())? {
            match worker.work(taken, exploration) {
                Err(Halt::Pause) if frontier.bell.is_keeping() => return Ok(()),
                ended => ended?,
            }
        }
        Ok(())
    })
}

/// Lets workers do one thing at a time. Who is next, and what it takes, follows from the seed.
fn in_turns<W: SideBySide>(
    frontier: &Frontier<W::Tree>,
    workers: &mut [(&mut W, &mut Exploration<'_>)],
    mut seed: u64,
) -> Result<(), Halt> {
    let mut choose = chooser(&mut seed);
    while !frontier.bell.is_keeping()
        && let Some(taken) = frontier.with(|tree| (tree.take(Some(&mut choose)), false))
    {
        let (worker, exploration) = &mut workers[choose(workers.len())];
        worker.work(taken, exploration)?;
    }
    Ok(())
}
