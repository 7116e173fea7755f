//! Writes checkpoints, and goes on from one.
//!
//! All workers stop at the end of an execution. Then each of their searches is written as it stands, with the names
//! that its numbers stand for, beside the tree that they share and what they have recorded. What is not written are thread
//! states, clocks and whatever else follows from an execution: who goes on makes its events again. So a search that
//! was put down goes on just as it would have, and any number of workers can.

use std::sync::Arc;
use std::time::Duration;

use quotient_model::{Portable, Program, Reader, Writer};

use super::{Sharing, Worker};
use crate::exploration::Exploration;
use crate::exploration::checkpoints::{Checkpoints, Head, Kept};
use crate::exploration::gathered::Gathered;
use crate::frontier::{Bell, Frontier};
use crate::recording::{Counts, Halt, Recorder};

/// Writes checkpoints.
pub(in crate::exploration) struct Keeper<'a> {
    pub checkpoints: Checkpoints<'a>,
    pub several: bool,
    /// How long it took before this process.
    elapsed: Duration,
}

impl<'a> Keeper<'a> {
    pub fn new(checkpoints: Checkpoints<'a>) -> Self {
        Keeper {
            several: checkpoints.are_of_several(),
            checkpoints,
            elapsed: Duration::ZERO,
        }
    }

    /// How long it took before this process.
    pub fn elapsed(&self) -> Duration {
        self.elapsed
    }

    fn head(&self, exploration: &Exploration<'_>, violated: bool) -> Head {
        Head {
            several: self.several,
            violated,
            restarts: exploration.restarts,
            elapsed: self.elapsed + exploration.started.elapsed(),
        }
    }

    /// Keeps all that is left to explore, and what was found. Says whether to go on.
    pub fn keep<E: Sharing>(
        &mut self,
        tree: &E::Tree,
        workers: &[Worker<'_, E>],
        suspended: &[E],
    ) -> bool {
        let mut out = Writer::default();
        out.put(&self.head(&workers[0].exploration, false));
        let mut gathered = Gathered::default();
        for (nth, worker) in workers.iter().enumerate() {
            gathered.take_in(worker.exploration.gathered.clone());
            match nth == 0 || worker.busy {
                true => gathered.gather_from_kept(&worker.explorer),
                false => gathered.gather(&worker.explorer),
            }
        }
        out.put(&gathered);
        out.put(&workers.len());
        workers
            .iter()
            .for_each(|worker| worker.exploration.recorder.save(&mut out));
        tree.write(&mut out);
        let others = workers[1..].iter().filter(|worker| worker.busy);
        let first = (&workers[0].explorer, workers[0].busy);
        let others = others.map(|worker| (&worker.explorer, true));
        let suspended = suspended.iter().map(|explorer| (explorer, true));
        let parts: Vec<(&E, bool)> = std::iter::once(first)
            .chain(others)
            .chain(suspended)
            .collect();
        out.put(&parts.len());
        for (explorer, busy) in parts {
            save_names(explorer, &mut out);
            out.put(&Some(busy));
            explorer.save(&mut out);
        }
        let recorders = workers.iter().map(|worker| &worker.exploration.recorder);
        let counts = recorders.clone().map(|recorder| recorder.counts);
        (self.checkpoints.keep)(&Kept {
            bytes: &out.into_bytes(),
            counts: counts.fold(Counts::default(), Counts::and),
            violations: recorders.map(|recorder| recorder.found.len()).sum(),
            is_over: false,
        })
    }

    /// Keeps that everything was explored, or that a violation ended it.
    pub fn keep_end<E: Sharing>(
        &mut self,
        exploration: &Exploration<'_>,
        explorer: &E,
        violated: bool,
    ) {
        let mut out = Writer::default();
        out.put(&self.head(exploration, violated));
        let mut gathered = exploration.gathered.clone();
        gathered.gather_from_kept(explorer);
        out.put(&gathered);
        out.put(&1usize);
        exploration.recorder.save(&mut out);
        E::Tree::default().write(&mut out);
        out.put(&1usize);
        save_names(explorer, &mut out);
        out.put(&None::<bool>);
        (self.checkpoints.keep)(&Kept {
            bytes: &out.into_bytes(),
            counts: exploration.recorder.counts,
            violations: exploration.recorder.found.len(),
            is_over: true,
        });
    }

    /// What was kept, if the exploration is to go on from there: the first time that it is asked for.
    pub fn take(&mut self) -> Option<Vec<u8>> {
        self.checkpoints.resume.take()
    }
}

/// Writes the names of a search. What follows is whether it has something to do, and where it is: nothing, if it may have
/// been stopped in the middle of an execution.
fn save_names<E: Sharing>(explorer: &E, out: &mut Writer) {
    let program = explorer.program();
    program.program.save(&program.names, out);
}

/// What an exploration goes on from.
pub(super) struct Resumed<E: Sharing> {
    pub frontier: Arc<Frontier<E::Tree>>,
    /// The search that others are made of, and whether it has something to do.
    pub first: (E, bool),
    /// Others, which have.
    pub others: Vec<E>,
    /// It is over: a violation was found.
    pub violated: bool,
}

impl<E: Sharing> Resumed<E> {
    /// Has an exploration that has not begun take over what was recorded, and `explorer` tell what is explored.
    pub fn new(
        bytes: &[u8],
        exploration: &mut Exploration<'_>,
        keeper: &mut Keeper<'_>,
        explorer: &E,
    ) -> Result<Self, Halt> {
        let mut input = Reader::new(bytes);
        let (head, tree) = recorded(&mut input, exploration).ok_or_else(Halt::misfit)?;
        exploration.restarts = head.restarts;
        keeper.elapsed = head.elapsed;
        let bell = Bell::new(exploration.recorder.counts);
        let frontier = Arc::new(Frontier::new(tree, exploration.threads, bell));
        let mut parts = Vec::new();
        for _ in 0..input.count().ok_or_else(Halt::misfit)? {
            let program = &explorer.program().program;
            let names = program.restore(&mut input).ok_or_else(Halt::misfit)?;
            let mut part = explorer.named(names);
            part.join(&frontier);
            let busy: Option<bool> = input.get().ok_or_else(Halt::misfit)?;
            if busy.is_some() {
                part.load(&mut input, exploration)?;
            }
            parts.push((part, busy.unwrap_or(false)));
        }
        let mut parts = parts.into_iter();
        let first = parts.next().filter(|_| input.is_empty());
        Ok(Resumed {
            frontier,
            first: first.ok_or_else(Halt::misfit)?,
            others: parts.map(|(part, _)| part).collect(),
            violated: head.violated,
        })
    }
}

fn recorded<T: Portable>(
    input: &mut Reader<'_>,
    exploration: &mut Exploration<'_>,
) -> Option<(Head, T)> {
    let head = input.get()?;
    exploration.gathered = input.get()?;
    let wanted = exploration.recorder.wanted;
    let mut recorders = (0..input.count()?).map(|_| Recorder::restore(wanted, input));
    let mut recorder = recorders.next()??;
    for other in recorders {
        recorder.merge(other?);
    }
    exploration.recorder = recorder;
    Some((head, input.get()?))
}
