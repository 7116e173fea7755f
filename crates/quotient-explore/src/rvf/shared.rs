//! What workers share under `rvf`: the values of reads that nobody has let them read, and the nodes whose next read
//! nobody has begun with.
//!
//! The values of one read do not depend on each other. Whether a node goes on with its next read does: on whether
//! anything below one of the values can be a new source of the read. So a read that several workers process has its
//! signal in common, and what is left of its node can be taken as soon as the signal is given, or not at all. What is
//! explored then does not depend on what was found below the values, so nobody waits for anybody.
//!
//! Whoever pauses has let a read of each of its nodes read something: none of the nodes that are shared is redundant.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};

use quotient_model::{Access, Portable, Program, Reader, ThreadId, Writer};

use super::{Causal, Frame, Group, Reading, ReadsValueFrom};
use crate::frontier::{Frontier, Mark, OWN};
use crate::prefix::Prefix;
use crate::recording::Halt;
use crate::witness::Place;

/// A node, and a read of it that workers process.
pub(crate) struct Shared {
    /// What it is called among processes, if others know of it.
    mark: Mark,
    prefix: Arc<Prefix>,
    causal: Causal,
    thread: ThreadId,
    access: Access,
    place: Place,
    /// The reads that are processed afterwards, the next one last.
    mutate: Box<[ThreadId]>,
    signal: AtomicBool,
    /// The next read below whose signal is still to be given.
    below: Option<Arc<Shared>>,
}

/// What nobody has taken.
pub(crate) enum Item {
    /// A value of a read.
    Value(Arc<Shared>, Group),
    /// What is left of a node after a read.
    Rest(Arc<Shared>),
}

/// All of that.
pub(crate) type Queue = crate::frontier::Queue<Item>;

/// A worker's part in what is shared.
#[derive(Default)]
pub(super) struct Sharing {
    pub frontier: Option<Arc<Frontier<Queue>>>,
    /// The last read below the worker's own part whose signal is still to be given.
    below: Option<Arc<Shared>>,
}

impl Sharing {
    /// Writes which signals are still to be given.
    pub fn save(&self, out: &mut Writer) {
        out.put(&Chain(self.below.clone()));
    }

    /// Takes over which signals are still to be given.
    pub fn load(&mut self, input: &mut Reader<'_>) -> Option<()> {
        self.below = input.get::<Chain>()?.0;
        Some(())
    }

    /// An event of a thread is a potential new source for the reads below the worker's own part.
    pub fn signal(&self, thread: ThreadId, place: Place) {
        let mut below = self.below.as_ref();
        while let Some(shared) = below {
            let relevant = shared.place == place && shared.thread != thread;
            if relevant && !shared.signal.swap(true, Ordering::Relaxed) {
                let rest = Item::Rest(shared.clone());
                if let Some(frontier) = &self.frontier {
                    frontier.with(|queue| (queue.offer((shared.mark, 0), rest), true));
                }
            }
            below = shared.below.as_ref();
        }
    }
}

impl<P: Program> ReadsValueFrom<P> {
    /// Puts what is left of the first node that has something left, or of all nodes, where others can take it.
    pub(super) fn share_nodes(&mut self, queue: &mut Queue, all: bool) {
        let count = match all {
            true => Some(self.frames.len()),
            false => self.frames.iter().position(Frame::has_something_left),
        };
        let Some(count) = count.map(|at| (at + usize::from(!all)).min(self.frames.len())) else {
            return;
        };
        let mut causal = self.causal.clone();
        // The causal map at each of the nodes, the first one last.
        let mut maps = Vec::new();
        for (at, frame) in self.frames.iter().enumerate().rev() {
            if let Some(reading) = &frame.reading
                && reading.descended
            {
                causal[reading.thread].clone_from(&reading.causal);
            }
            if at < count {
                maps.push(causal.clone());
            }
            for (thread, old) in frame.changed.iter().rev() {
                causal[*thread].clone_from(old);
            }
        }
        let witness = self.run.witness.events();
        for frame in self.frames.drain(..count) {
            let causal = maps.pop().unwrap_or_default();
            let Some(Reading {
                thread,
                access,
                place,
                groups,
                signal,
                ..
            }) = frame.reading
            else {
                unreachable!(
                    "who pauses is about to let a read read, and below that others have read"
                );
            };
            let shared = Arc::new(Shared {
                mark: self.sharing.frontier.as_ref().map_or(OWN, |all| all.mark()),
                prefix: Arc::new(Prefix::of(&self.run, frame.end, witness)),
                causal,
                thread,
                access,
                place,
                mutate: frame.mutate.into(),
                signal: AtomicBool::new(signal),
                below: self.sharing.below.clone(),
            });
            let values = groups.into_iter().rev();
            queue.extend(values.map(|group| Item::Value(shared.clone(), group)));
            match (shared.mutate.is_empty(), signal) {
                (true, _) => {}
                (false, true) => queue.push(Item::Rest(shared)),
                (false, false) => self.sharing.below = Some(shared),
            }
        }
    }

    /// Goes to where an item begins. Gives the value that is to be read there.
    pub(super) fn go_to(&mut self, item: Item) -> Result<Option<(ThreadId, Access, Group)>, Halt> {
        self.frames.clear();
        self.chosen = None;
        let (Item::Value(shared, _) | Item::Rest(shared)) = &item;
        shared.prefix.make(&mut self.run)?;
        self.causal.clone_from(&shared.causal);
        let still_to_signal = !shared.mutate.is_empty() && !shared.signal.load(Ordering::Relaxed);
        Ok(match item {
            Item::Value(shared, group) => {
                let next = (shared.thread, shared.access, group);
                self.sharing.below = match still_to_signal {
                    true => Some(shared),
                    false => shared.below.clone(),
                };
                Some(next)
            }
            Item::Rest(shared) => {
                self.sharing.below = shared.below.clone();
                self.frames.push(Frame {
                    end: shared.prefix.end(),
                    mutate: shared.mutate.to_vec(),
                    reading: None,
                    backtrack: true,
                    fruitful: true,
                    changed: Vec::new(),
                });
                let row = self.forbidden();
                self.causal[shared.thread] = Some(row);
                None
            }
        })
    }
}

/// A read below whose signal is still to be given, with those below that.
struct Chain(Option<Arc<Shared>>);

/// What is below is a chain, and it may be long: what was not written yet is, the last one first.
impl Portable for Chain {
    fn write(&self, out: &mut Writer) {
        let mut new = Vec::new();
        let mut next = self.0.as_ref();
        while let Some(shared) = next.filter(|shared| !out.has(shared)) {
            new.push(shared);
            next = shared.below.as_ref();
        }
        out.put(&new.len());
        for shared in new.into_iter().rev() {
            write_below(shared, out);
        }
        out.put(&self.0.is_some());
        if let Some(shared) = &self.0 {
            write_below(shared, out);
        }
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        for _ in 0..input.get::<usize>()? {
            read_below(input)?;
        }
        Some(Chain(match input.get()? {
            true => Some(read_below(input)?),
            false => None,
        }))
    }
}

/// Writes a node, what is below which was written.
fn write_below(shared: &Arc<Shared>, out: &mut Writer) {
    out.shared(shared, |shared, out| {
        out.put(&*shared.prefix);
        out.put(&shared.causal);
        out.put(&shared.thread);
        out.put(&shared.access);
        out.put(&shared.place);
        out.put(&shared.mutate);
        out.put(&shared.signal.load(Ordering::Relaxed));
        out.put(&shared.mark);
        out.put(&shared.below.is_some());
        if let Some(below) = &shared.below {
            write_below(below, out);
        }
    });
}

fn read_below(input: &mut Reader<'_>) -> Option<Arc<Shared>> {
    input.shared(|input| {
        Some(Shared {
            prefix: Arc::new(input.get()?),
            causal: input.get()?,
            thread: input.get()?,
            access: input.get()?,
            place: input.get()?,
            mutate: input.get()?,
            signal: AtomicBool::new(input.get()?),
            mark: input.get()?,
            below: match input.get()? {
                true => Some(read_below(input)?),
                false => None,
            },
        })
    })
}

impl Portable for Item {
    fn write(&self, out: &mut Writer) {
        let (Item::Value(shared, _) | Item::Rest(shared)) = self;
        out.put(&Chain(Some(shared.clone())));
        out.put(&match self {
            Item::Value(_, group) => Some((group.observed, group.good.clone())),
            Item::Rest(_) => None,
        });
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        let shared = input.get::<Chain>()?.0?;
        Some(match input.get()? {
            Some((observed, good)) => Item::Value(shared, Group { observed, good }),
            None => Item::Rest(shared),
        })
    }
}
