//! What workers share under `vc` and `dc`: the values of reads that nobody has let them read, each with all orders
//! of what it brings, and what is left of nodes after a read.
//!
//! The values of one read do not depend on each other, nor does what a node does after a read on what was found with
//! its values: beliefs do not change while several explore, and a node's witness is its own. Only which reads ended all threads
//! is handed on, from one order of the events of a value to those that come after it. So of a node nothing is given away
//! as long as there are other orders of what it has. A node that has led nowhere yet keeps all to itself: it may turn out
//! redundant.

use std::sync::Arc;

use quotient_model::{Access, Program, ThreadId};

use super::candidates::Observation;
use super::chb::ChbMap;
use super::frames::{Choice, Frame, Node, Reading};
use super::order::AnnotatedPartialOrder;
use super::{Groups, ValueCentric};
use crate::order::EventIndex;
use crate::prefix::Prefix;
use crate::recording::Halt;
use crate::witness::Place;

/// A node, and a read of it that was being processed.
pub(super) struct Shared {
    pub prefix: Prefix,
    pub order: AnnotatedPartialOrder,
    pub chb: ChbMap,
    pub thread: ThreadId,
    pub access: Access,
    pub place: Place,
    pub ended: Box<[(ThreadId, Observation)]>,
}

/// What nobody has taken: of a node a value of its read, or the reads that come after that.
pub(crate) struct Item {
    pub(super) node: Arc<Shared>,
    pub(super) value: Option<(Observation, Box<[EventIndex]>)>,
    pub(super) readers: Box<[ThreadId]>,
}

/// All of that.
pub(crate) type Queue = crate::frontier::Queue<Item>;

/// What a node can give away: groups and readers from here to there.
struct Left {
    frame: usize,
    groups: (usize, usize),
    readers: (usize, usize),
}

impl<P: Program> ValueCentric<P> {
    /// Puts what is left of the first node that has something to give away, or of all such nodes, where others can
    /// take it.
    pub(super) fn share_nodes(&mut self, queue: &mut Queue, all: bool) {
        let mut left = self.left();
        if !all {
            left.truncate(1);
        }
        let nodes = self.snapshots(&left);
        // From the top on, so that what is below stays where it is.
        for (left, node) in left.iter().zip(&nodes).rev() {
            let values = self.groups.remove(left.groups);
            let readers: Box<[ThreadId]> =
                self.readers.drain(left.readers.0..left.readers.1).collect();
            for frame in &mut self.frames[left.frame + 1..] {
                if let Frame::Node(above) = frame {
                    above.readers -= readers.len();
                    if let Some(reading) = &mut above.reading {
                        reading.groups -= values.len();
                    }
                }
            }
            let item = |value, readers| Item {
                node: node.clone(),
                value,
                readers,
            };
            let values = values.into_iter().rev();
            let values = values.map(|value| item(Some(value), Box::default()));
            queue.extend(values);
            if !readers.is_empty() {
                queue.push(item(None, readers));
            }
        }
    }

    /// The nodes that have something to give away, from the bottom.
    fn left(&self) -> Vec<Left> {
        let mut left: Vec<Left> = Vec::new();
        let (mut groups, mut readers) = (self.groups.len(), self.readers.len());
        for (frame, node) in self.frames.iter().enumerate().rev() {
            let Frame::Node(node) = node else { continue };
            let Some(reading) = &node.reading else {
                continue;
            };
            let own = Left {
                frame,
                groups: (reading.groups, groups),
                readers: (node.readers, readers),
            };
            (groups, readers) = (reading.groups, node.readers);
            let below = self.frames[..frame].iter().rev();
            let mut choices = below.map_while(|below| match below {
                Frame::Choice(Choice { tried, .. }) => Some(*tried),
                Frame::Node(_) => None,
            });
            let has = own.groups.0 < own.groups.1 || own.readers.0 < own.readers.1;
            if has && node.fruitful && choices.all(|tried| tried == 2) {
                left.push(own);
            }
        }
        left.reverse();
        left
    }

    /// The nodes as they are when they go on.
    fn snapshots(&self, left: &[Left]) -> Vec<Arc<Shared>> {
        let (mut order, mut chb) = (self.order.clone(), self.chb.clone());
        let mut witness = self.witnesses.len();
        let mut left = left.iter().rev().peekable();
        let mut snapshots = Vec::new();
        for (at, frame) in self.frames.iter().enumerate().rev() {
            let (Frame::Node(node), Some(next)) = (frame, left.peek()) else {
                continue;
            };
            if let Some(reading) = &node.reading {
                if let Some(known) = reading.known {
                    chb.remember(known);
                }
                if at == next.frame {
                    left.next();
                    order.undo(node.mark);
                    let ended = self.frames[..at]
                        .iter()
                        .rev()
                        .find_map(|below| match below {
                            Frame::Node(Node { reading, .. }) => reading.as_ref(),
                            Frame::Choice(_) => None,
                        });
                    let ended = ended.map_or(&self.ended, |reading| &reading.ended);
                    let witness = &self.witnesses[node.witnesses..witness];
                    snapshots.push(Arc::new(Shared {
                        prefix: Prefix::of(&self.run, node.mark.end, witness),
                        order: order.clone(),
                        chb: chb.clone(),
                        thread: reading.thread,
                        access: reading.access,
                        place: reading.place,
                        ended: ended.as_slice().into(),
                    }));
                }
            }
            witness = node.witnesses;
            chb.undo(node.chb);
        }
        snapshots.reverse();
        snapshots
    }

    /// Goes to where an item begins.
    pub(super) fn go_to(&mut self, item: Item) -> Result<(), Halt> {
        let node = &item.node;
        node.prefix.make(&mut self.run)?;
        self.order.clone_from(&node.order);
        self.chb.clone_from(&node.chb);
        self.ended.clear();
        self.ended.extend_from_slice(&node.ended);
        self.witnesses.clear();
        self.witnesses.extend_from_slice(self.run.witness.events());
        self.readers.clear();
        self.readers.extend_from_slice(&item.readers);
        self.groups = Groups::default();
        if let Some((observed, good)) = item.value {
            self.groups.push(observed, &good);
        }
        self.chosen = None;
        self.frames.clear();
        self.frames.push(Frame::Node(Node {
            mark: self.order.mark(),
            chb: self.chb.mark(),
            readers: 0,
            witnesses: 0,
            reading: Some(Reading {
                thread: node.thread,
                access: node.access,
                place: node.place,
                groups: 0,
                current: None,
                known: None,
                ended: Vec::new(),
                last: None,
            }),
            fruitful: true,
        }));
        Ok(())
    }
}
