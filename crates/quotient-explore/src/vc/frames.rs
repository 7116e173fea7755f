//! The calls of the recursion that are under way, as a stack: an execution can be long, and the stack
//! of the process is not.

use quotient_model::{Access, ThreadId};

use super::candidates::Observation;
use super::chb::{self, Known};
use super::last_read::LastRead;
use super::order::{Mark, Question};
use crate::witness::Place;

/// The read that a node is processing.
pub(super) struct Reading {
    pub thread: ThreadId,
    pub access: Access,
    pub place: Place,
    /// How many groups there were before its own.
    pub groups: usize,
    /// The group whose value it gets now.
    pub current: Option<Observation>,
    /// What the CHB map had for the thread, while its read is in X.
    pub known: Option<Known>,
    /// The reads with which the current group's children ended all threads.
    pub ended: Vec<(ThreadId, Observation)>,
    /// The only read that comes next in all orders of what the current group has brought, if that is known.
    pub last: Option<Box<LastRead>>,
}

/// A call of VC-DPOR for one Q.
pub(super) struct Node {
    pub mark: Mark,
    pub chb: chb::Mark,
    /// How many readers there were before its own.
    pub readers: usize,
    /// How long the witnesses of the nodes below it are.
    pub witnesses: usize,
    pub reading: Option<Reading>,
    /// It led to a maximal execution or to another node.
    pub fruitful: bool,
}

/// A question both answers to which are tried.
pub(super) struct Choice {
    pub mark: Mark,
    pub question: Question,
    pub tried: u8,
    /// Whose read has come.
    pub thread: ThreadId,
}

pub(super) enum Frame {
    Node(Node),
    Choice(Choice),
}

/// The node on top of the stack, where it is known to be one.
pub(super) fn top(frames: &mut [Frame]) -> &mut Node {
    match frames.last_mut() {
        Some(Frame::Node(node)) => node,
        _ => unreachable!("only the node on top is gone on with"),
    }
}

/// The nodes on the stack, from the top.
pub(super) fn nodes(frames: &mut [Frame]) -> impl Iterator<Item = &mut Node> {
    let frames = frames.iter_mut().rev();
    frames.filter_map(|frame| match frame {
        Frame::Node(node) => Some(node),
        Frame::Choice(_) => None,
    })
}
