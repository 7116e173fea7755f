//! Writes checkpoints, and goes on from one.
//!
//! All workers stop at the end of an execution. Then each of their searches is written as it stands, with the names
//! that its numbers stand for, beside the tree that they share and what they have recorded. What is not written are thread
//! states, clocks and whatever else follows from an execution: who goes on makes its events again. So a search that
//! was put down goes on just as it would have, and any number of workers can.

use std::sync::Arc;
use std::time::Duration;

use quotient_model::{Portable, Program, Reader, Writer};

use super::{Resumable, Sharing, Worker};
use crate::exploration::Exploration;
use crate::exploration::checkpoints::{Checkpoints, Head, Kept};
use crate::exploration::gathered::Gathered;
use crate::frontier::{Bell, Frontier};
use crate::recording::{Counts, Halt, Recorder, Stop};

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
        let mut gathered = Gathered::default();
        for (nth, worker) in workers.iter().enumerate() {
            gathered.take_in(worker.exploration.gathered.clone());
            match nth == 0 || worker.busy {
                true => gathered.gather_from_kept(&worker.explorer),
                false => gathered.gather(&worker.explorer),
            }
        }
        let recorders = workers.iter().map(|worker| &worker.exploration.recorder);
        let others = workers[1..].iter().filter(|worker| worker.busy);
        let first = (&workers[0].explorer, Some(workers[0].busy));
        let others = others.map(|worker| (&worker.explorer, Some(true)));
        let suspended = suspended.iter().map(|explorer| (explorer, Some(true)));
        let parts: Vec<_> = std::iter::once(first)
            .chain(others)
            .chain(suspended)
            .collect();
        self.hand_over(Standing {
            head: self.head(&workers[0].exploration, false),
            gathered: &gathered,
            recorders: &recorders.collect::<Vec<_>>(),
            tree,
            parts: &parts,
        })
    }

    /// The same of a search that is not divided.
    pub fn keep_whole<E: Resumable>(
        &mut self,
        exploration: &Exploration<'_>,
        explorer: &E,
    ) -> bool {
        self.keep_one(exploration, (explorer, Some(true)), &NO_TREE, false)
    }

    /// What to do at the end: keeps that everything was explored, or that a violation ended it. How long it took before this process.
    pub fn end<E: Resumable, T: Portable>(
        &mut self,
        exploration: &Exploration<'_>,
        (explorer, tree): (&E, &T),
        stopped: Option<&Stop>,
    ) -> Duration {
        if matches!(stopped, None | Some(Stop::Violation)) {
            self.keep_one(exploration, (explorer, None), tree, stopped.is_some());
        }
        self.elapsed
    }

    fn keep_one<E: Resumable, T: Portable>(
        &mut self,
        exploration: &Exploration<'_>,
        part: (&E, Option<bool>),
        tree: &T,
        violated: bool,
    ) -> bool {
        let mut gathered = exploration.gathered.clone();
        gathered.gather_from_kept(part.0);
        self.hand_over(Standing {
            head: self.head(exploration, violated),
            gathered: &gathered,
            recorders: &[&exploration.recorder],
            tree,
            parts: &[part],
        })
    }

    /// Has a checkpoint kept. Says whether to go on.
    fn hand_over<E: Resumable, T: Portable>(&mut self, standing: Standing<'_, E, T>) -> bool {
        let Standing {
            head,
            gathered,
            recorders,
            tree,
            parts,
        } = standing;
        let mut out = Writer::default();
        out.put(&head);
        out.put(gathered);
        out.put(&recorders.len());
        recorders
            .iter()
            .for_each(|recorder| recorder.save(&mut out));
        tree.write(&mut out);
        out.put(&parts.len());
        for (explorer, busy) in parts {
            let program = explorer.program();
            program.program.save(&program.names, &mut out);
            out.put(busy);
            if busy.is_some() {
                explorer.save(&mut out);
            }
        }
        let counts = recorders.iter().map(|recorder| recorder.counts);
        (self.checkpoints.keep)(&Kept {
            bytes: &out.into_bytes(),
            counts: counts.fold(Counts::default(), Counts::and),
            violations: recorders.iter().map(|recorder| recorder.found.len()).sum(),
            is_over: parts.iter().all(|(_, busy)| busy.is_none()),
        })
    }

    /// What others did before counts.
    fn go_on_after(&mut self, head: &Head, exploration: &mut Exploration<'_>) {
        exploration.restarts = head.restarts;
        self.elapsed = head.elapsed;
    }

    /// What was kept, if the exploration is to go on from there: the first time that it is asked for.
    pub fn take(&mut self) -> Option<Vec<u8>> {
        self.checkpoints.resume.take()
    }
}

/// What is kept of a search, and of how far it has come.
struct Standing<'s, E, T> {
    head: Head,
    gathered: &'s Gathered,
    recorders: &'s [&'s Recorder],
    /// What the parts share.
    tree: &'s T,
    /// The parts of the search: whether each has something to do; nothing, if it may have been stopped in the middle of an execution, so
    /// that only its names are kept.
    parts: &'s [(&'s E, Option<bool>)],
}

/// What the parts of a search share that is not divided.
pub(in crate::exploration) const NO_TREE: [u8; 0] = [];

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
        keeper.go_on_after(&head, exploration);
        let bell = Bell::new(exploration.recorder.counts);
        let frontier = Arc::new(Frontier::new(tree, exploration.threads, bell));
        let mut parts = Vec::new();
        for _ in 0..input.count().ok_or_else(Halt::misfit)? {
            let part = restored(&mut input, exploration, explorer, |part| {
                part.join(&frontier)
            })?;
            parts.push(part);
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

/// Has an exploration that has not begun take over what was recorded. Gives a search that is not divided as it was, and says why not to
/// go on with it, if there is a reason.
pub(super) fn resume_whole<E: Resumable>(
    bytes: &[u8],
    exploration: &mut Exploration<'_>,
    keeper: &mut Keeper<'_>,
    explorer: &E,
) -> Result<(E, Option<Stop>), Halt> {
    let mut input = Reader::new(bytes);
    let recorded = recorded::<[u8; 0]>(&mut input, exploration);
    let (head, _) = recorded.ok_or_else(Halt::misfit)?;
    keeper.go_on_after(&head, exploration);
    if input.count() != Some(1) {
        return Err(Halt::misfit());
    }
    let (part, busy) = restored(&mut input, exploration, explorer, |_| {})?;
    match input.is_empty() {
        true if head.violated => Ok((part, Some(Stop::Violation))),
        true if busy && exploration.has_enough() => Ok((part, Some(Stop::Executions))),
        true => Ok((part, None)),
        false => Err(Halt::misfit()),
    }
}

/// A part of a search, and whether it has something to do.
fn restored<E: Resumable>(
    input: &mut Reader<'_>,
    exploration: &mut Exploration<'_>,
    explorer: &E,
    join: impl FnOnce(&mut E),
) -> Result<(E, bool), Halt> {
    let program = &explorer.program().program;
    let names = program.restore(input).ok_or_else(Halt::misfit)?;
    let mut part = explorer.named(names);
    join(&mut part);
    let busy: Option<bool> = input.get().ok_or_else(Halt::misfit)?;
    if busy.is_some() {
        part.load(input, exploration)?;
    }
    Ok((part, busy.unwrap_or(false)))
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
