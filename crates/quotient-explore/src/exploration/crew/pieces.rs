//! Explores a piece of an exploration by itself: what processes that share nothing do.
//!
//! A piece is written as a checkpoint is, but for what was recorded: a search as it stands, with its names, and branches that
//! nobody has taken. Whoever has it explores for a while, and then gives back what it has recorded, what is left, and what it
//! has found for prefixes that others know of as well ([`Divisible::take_found`]). It is [`Book`](crate::Book) that
//! makes pieces of that again.

use std::sync::Arc;

use quotient_model::{Portable, Program, Reader, Writer};

use super::{HowMuch, Sharing};
use crate::exploration::Exploration;
use crate::exploration::book::{Bytes, Done, Ended, Left, Piece, Slice};
use crate::exploration::gathered::Gathered;
use crate::frontier::{Bell, Divisible, Frontier, Sprout, Untaken};
use crate::recording::{Counts, Error, Halt};

/// How many branches there should be in what is left, so that others can have some.
const BRANCHES: usize = 16;

/// Writes a search as it stands, and what nobody has taken.
pub(in crate::exploration) fn write<E: Sharing>(explorer: &E, tree: &E::Tree) -> Bytes {
    let mut out = Writer::default();
    tree.write(&mut out);
    let program = explorer.program();
    program.program.save(&program.names, &mut out);
    explorer.save(&mut out);
    Bytes(out.into_bytes().into())
}

impl Exploration<'_> {
    /// Explores a piece for a while; `explorer` is at the beginning of what it is a piece of.
    pub fn work<E>(mut self, explorer: &E, piece: &Piece, slice: &Slice) -> Result<Done, Error>
    where
        E: Sharing,
        E::Tree: Divisible,
    {
        self.threads = 1;
        let (frontier, first) = match self.load(explorer, piece) {
            Ok((frontier, mut part, Ok(()))) => {
                let mut first = match piece.goes_on {
                    true => part,
                    false => {
                        let beside = part.beside(&frontier);
                        frontier.with(|tree| (part.leave(tree), false));
                        beside
                    }
                };
                let heard = frontier.with(|tree| {
                    tree.begin(piece.series);
                    (first.hear(tree, &piece.news), false)
                });
                match heard {
                    Ok(()) => (frontier, (first, piece.goes_on)),
                    Err(Halt::StartOver) => return Ok(self.starts_over(first)),
                    Err(Halt::Error(error)) => return Err(error),
                    Err(_) => return Err(Error::Checkpoint),
                }
            }
            Ok((_, part, Err(Halt::StartOver))) => return Ok(self.starts_over(part)),
            Ok((.., Err(Halt::Error(error)))) | Err(Halt::Error(error)) => return Err(error),
            Ok(_) | Err(_) => return Err(Error::Checkpoint),
        };
        let mut crew = self.crew_at(frontier, first, Vec::new());
        crew.workers[0].exploration.keep_in(slice);
        let mut ended = [Ok(())];
        crew.at_once(&mut ended);
        let frontier = crew.frontier.clone();
        let Some(worker) = crew.workers.pop() else {
            return Err(Error::Checkpoint);
        };
        let (mut explorer, mut exploration) = (worker.explorer, worker.exploration);
        let mut busy = worker.busy;
        let ended = match ended {
            [Ok(()) | Err(Halt::Pause)] => Ended::Explored,
            [Err(Halt::StartOver)] => return Ok(exploration.starts_over(explorer)),
            [Err(Halt::Stop(stop))] => Ended::Stopped(stop),
            [Err(Halt::Error(error))] => return Err(error),
        };
        exploration.gathered.gather(&explorer);
        let stopped = matches!(ended, Ended::Stopped(_));
        let (left, (keys, found), shared) = frontier.with(|tree| {
            let mut before = usize::MAX;
            while busy && slice.parts > 1 && tree.count() < BRANCHES && tree.count() != before {
                before = tree.count();
                busy = explorer.share(tree, HowMuch::Some);
            }
            if slice.parts > 1 && !stopped {
                tree.publish();
            }
            let left = (!stopped && (busy || tree.has_branch())).then(|| Left {
                bytes: write(&explorer, tree),
                items: tree.count() as u32,
                goes_on: busy,
            });
            let shared = (tree.take_added(), tree.marked());
            ((left, tree.take_found(), shared), false)
        });
        let found = (!keys.is_empty() && !stopped).then(|| Left {
            bytes: write(&explorer.beside(&frontier), &found),
            items: keys.len() as u32,
            goes_on: false,
        });
        let sprouts = shared.0.into_iter().map(|added| Sprout {
            parent: added.parent,
            place: added.place,
            mark: added.mark,
            path: explorer.path_of(added.thread),
        });
        Ok(Done {
            found,
            parts: slice.parts,
            sprouts: sprouts.collect(),
            marked: shared.1,
            ..exploration.done(left, keys, ended)
        })
    }

    /// Makes a piece's search, and what nobody has taken of it. Says whether the search could be made.
    #[allow(clippy::type_complexity)]
    fn load<E>(
        &mut self,
        explorer: &E,
        piece: &Piece,
    ) -> Result<(Arc<Frontier<E::Tree>>, E, Result<(), Halt>), Halt>
    where
        E: Sharing,
        E::Tree: Divisible,
    {
        let mut input = Reader::new(&piece.bytes.0);
        let mut tree = E::Tree::read(&mut input).ok_or_else(Halt::misfit)?;
        if !tree.choose(&piece.items) {
            return Err(Halt::misfit());
        }
        let bell = Bell::new(Counts::default());
        let frontier = Arc::new(Frontier::new(tree, 1, bell).marking(piece.series));
        let program = &explorer.program().program;
        let names = program.restore(&mut input).ok_or_else(Halt::misfit)?;
        let mut part = explorer.named(names);
        part.join(&frontier);
        let loaded = part.load(&mut input, self);
        match loaded.is_ok() && !input.is_empty() {
            true => Err(Halt::misfit()),
            false => Ok((frontier, part, loaded)),
        }
    }

    /// A piece has shown something that would have mattered before.
    fn starts_over<E: Sharing>(self, explorer: E) -> Done {
        let left = Left {
            bytes: write(&explorer.start_over(), &E::Tree::default()),
            items: 0,
            goes_on: true,
        };
        self.done(Some(left), Vec::new(), Ended::StartOver)
    }

    /// What has come of a piece.
    fn done(self, left: Option<Left>, keys: Vec<(u128, u128)>, ended: Ended) -> Done {
        let mut out = Writer::default();
        out.put(&self.gathered);
        self.recorder.save(&mut out);
        Done {
            recorded: Bytes(out.into_bytes().into()),
            counts: self.recorder.counts,
            left,
            found: None,
            keys,
            parts: 1,
            sprouts: Vec::new(),
            marked: Vec::new(),
            ended,
        }
    }

    /// Takes in what was recorded of a piece. Says whether that could be read.
    pub(in crate::exploration) fn take_in_recorded(&mut self, bytes: &[u8]) -> bool {
        let mut input = Reader::new(bytes);
        let gathered: Option<Gathered> = input.get();
        let recorder = crate::recording::Recorder::restore(self.recorder.wanted, &mut input);
        let (Some(gathered), Some(recorder), true) = (gathered, recorder, input.is_empty()) else {
            return false;
        };
        self.gathered.take_in(gathered);
        self.recorder.merge(recorder);
        true
    }
}
