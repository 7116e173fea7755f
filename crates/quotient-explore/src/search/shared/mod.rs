//! The prefixes of a race-reversing search that several workers share, as one tree of steps.
//!
//! A node is a prefix: the steps on the way to it. Its children are its branches, in the order in which they were
//! found, which is that in which one worker would take them; a branch sleeps where later ones are explored.
//! Children are only ever added, at the end. So what sleeps after any branch is known as soon as the branch is, and each
//! *leaf* can be taken by anybody at any time: nothing is ever inserted below a leaf, neither here nor in the
//! wakeup trees of one worker. What is found below it is inserted where it belongs at once, under the lock.
//!
//! A branch with a sequence to follow is another matter: as long as anything before it is not explored,
//! reversals found there may begin with it, and are inserted below it. Giving it away as a whole would lose them. It
//! is *closed* once all that comes before it, at each prefix up to a closed one, is explored; until then its leaves are
//! taken one by one.
//!
//! A worker that takes a branch makes the steps on the way to it again, with all that is to be said of their races:
//! what was inserted then is there now, what was covered still is, and so the races that were put off are put off again.
//!
//! Processes that share nothing have a copy each of what they need of the tree ([`apart`]).

mod apart;

use std::sync::Arc;

use quotient_model::{Reader, Table, ThreadId, Writer, index_type, portable};

use crate::frontier::{Choose, Frontier, Mark, OWN, Untaken};
use crate::order::{Footprint, Step, WeakInitial};
use crate::search::Reversal;

index_type! {
    /// A prefix that workers share.
    pub(crate) struct PrefixIndex;
}

/// The empty prefix.
const ROOT: PrefixIndex = PrefixIndex::FIRST;

#[derive(Clone)]
struct Node {
    step: Step,
    parent: PrefixIndex,
    /// Its place among its parent's children.
    place: usize,
    children: Vec<PrefixIndex>,
    /// Nothing can be inserted below it but by who explores it.
    closed: bool,
    taken: bool,
    /// Somebody has made its step.
    made: bool,
    /// How many leaves at or below it nobody has taken, and how many workers are there.
    untaken: u32,
    active: u32,
    /// No other node ever has the same.
    serial: u64,
    /// What it is called among processes, if it has branches that several of them may add to.
    mark: Mark,
}

/// What workers share.
#[derive(Clone)]
pub(crate) struct Tree {
    nodes: Table<PrefixIndex, Node>,
    free: Vec<PrefixIndex>,
    serial: u64,
    apart: apart::Apart,
}

/// A step on the way to a branch.
#[derive(Clone, Debug)]
pub(crate) struct OnTheWay {
    /// The prefix before it, and the branch's place there.
    pub at: At,
    /// What sleeps there in addition to what slept before.
    pub asleep: Vec<Step>,
    pub step: Step,
    /// Nobody has made it before.
    pub is_new: bool,
}

/// A prefix that a worker goes through, and which of its branches it has taken.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct At {
    node: PrefixIndex,
    serial: u64,
    place: usize,
}

/// A branch that a worker has taken.
#[derive(Clone, Debug)]
pub(crate) struct Taken {
    pub way: Vec<OnTheWay>,
    node: PrefixIndex,
    /// What is to be followed after it: sequences of steps, each with how many of the one before it has in common.
    pub sequences: Vec<(usize, Vec<Step>)>,
}

/// A worker's place in the tree: the prefixes below its own part, and the node at which that begins.
#[derive(Default)]
pub(crate) struct Below {
    frontier: Option<Arc<Frontier<Tree>>>,
    way: Vec<At>,
    base: PrefixIndex,
}

impl Below {
    pub fn new(frontier: Arc<Frontier<Tree>>) -> Self {
        Below {
            frontier: Some(frontier),
            way: Vec::new(),
            base: ROOT,
        }
    }

    /// Writes the place.
    pub fn save(&self, out: &mut Writer) {
        out.put(&self.way);
        out.put(&self.base);
    }

    /// Goes to a place that was saved.
    pub fn load(&mut self, input: &mut Reader<'_>) -> Option<()> {
        self.way = input.get()?;
        self.base = input.get()?;
        Some(())
    }

    /// Where the worker's own part begins.
    #[inline]
    pub fn depth(&self) -> usize {
        self.way.len()
    }

    /// How much of a way the worker has gone already.
    pub fn common(&self, way: &[OnTheWay]) -> usize {
        let both = self.way.iter().zip(way);
        both.take_while(|(own, other)| **own == other.at).count()
    }

    /// Goes back to where the way has only so many steps.
    pub fn truncate(&mut self, depth: usize) {
        self.way.truncate(depth);
    }

    /// Goes on over a step.
    pub fn push(&mut self, at: At) {
        self.way.push(at);
    }

    /// The worker's own part begins here.
    pub fn begin(&mut self, taken: &Taken) {
        self.base = taken.node;
    }

    /// As [`WakeupTrees::insert`](super::wakeup_tree::WakeupTrees::insert), at a prefix that is shared.
    #[cold]
    pub fn insert(
        &self,
        depth: usize,
        sequence: &mut Vec<Step>,
        weak_initial: impl FnMut(&Step, &[Step]) -> WeakInitial,
    ) -> Reversal {
        let Some(frontier) = &self.frontier else {
            return Reversal::Settled;
        };
        let at = self.way[depth];
        let inserted = frontier.with(|tree| {
            let (reversal, more) = tree.insert(at, sequence, weak_initial);
            ((reversal, tree.has_found()), more)
        });
        self.hurry(inserted.1);
        inserted.0
    }

    /// What was found for others is told soon: the longer it takes, the more they may find that does not go with it.
    fn hurry(&self, found: bool) {
        if let Some(frontier) = self.frontier.as_ref().filter(|_| found) {
            frontier.bell.hurry();
        }
    }

    /// Adds a thread to the set at a prefix that is shared, unless one is there that `is_initial` accepts. It is
    /// never taken if it sleeps.
    #[cold]
    pub fn add(
        &self,
        depth: usize,
        first: Step,
        asleep: bool,
        is_initial: impl Fn(ThreadId) -> bool,
    ) {
        if let Some(frontier) = &self.frontier {
            let found = frontier.with(|tree| {
                let more = tree.add(self.way[depth], first, asleep, is_initial);
                (tree.has_found(), more)
            });
            self.hurry(found);
        }
    }

    /// Moves the next prefix of the worker's own part to the tree: the branches explored there, the one that it is
    /// in, if it is in one, and what `others` adds.
    pub fn hand_over(
        &mut self,
        tree: &mut Tree,
        explored: &[Step],
        own: Option<Step>,
        others: impl FnOnce(&mut Tree, PrefixIndex),
    ) {
        let base = self.base;
        for &step in explored {
            tree.grow(base, step, true);
        }
        let Some(own) = own else {
            tree.count(base, 0, -1);
            others(tree, base);
            return;
        };
        let next = tree.grow(base, own, true);
        tree.nodes[next].active = 1;
        others(tree, base);
        self.way.push(At {
            node: base,
            serial: tree.nodes[base].serial,
            place: tree.nodes[next].place,
        });
        self.base = next;
    }

    /// The worker's own part is explored.
    pub fn finish(&self, tree: &mut Tree) {
        tree.finish(self.base);
    }

    /// Another process goes on with the worker's own part.
    pub fn leave(&self, tree: &mut Tree) {
        tree.leave(self.base);
    }
}

impl Default for Tree {
    /// The empty prefix, at which somebody is.
    fn default() -> Self {
        let start = Step {
            thread: ThreadId::MAIN,
            footprint: Footprint::Nothing,
        };
        let mut tree = Tree {
            nodes: Table::new(),
            free: Vec::new(),
            serial: 0,
            apart: apart::Apart::default(),
        };
        let root = tree.node(start, PrefixIndex::NONE, 0);
        tree.nodes[root].taken = true;
        tree.nodes[root].closed = true;
        tree.nodes[root].active = 1;
        tree
    }
}

impl Untaken for Tree {
    type Branch = Taken;

    /// Whether there is a leaf that nobody has taken.
    fn has_branch(&self) -> bool {
        self.nodes[ROOT].untaken > 0
    }

    /// Takes a branch: the first one, or if there is something to choose by, any.
    fn take(&mut self, choose: Option<Choose<'_>>) -> Option<Taken> {
        if !self.has_branch() {
            return None;
        }
        let node = match choose {
            None => self.candidates(1).pop()?,
            Some(choose) => {
                let mut all = self.candidates(usize::MAX);
                all.swap_remove(choose(all.len()))
            }
        };
        let way = self.way_to(node);
        let sequences = self.cut(node);
        let leaves = self.nodes[node].untaken as i32;
        self.count(node, -leaves, 1);
        self.nodes[node].taken = true;
        self.nodes[node].closed = true;
        Some(Taken {
            way,
            node,
            sequences,
        })
    }
}

impl Tree {
    fn node(&mut self, step: Step, parent: PrefixIndex, place: usize) -> PrefixIndex {
        self.serial += 1;
        let node = Node {
            step,
            parent,
            place,
            children: Vec::new(),
            closed: false,
            taken: false,
            made: false,
            untaken: 0,
            active: 0,
            serial: self.serial,
            mark: OWN,
        };
        match self.free.pop() {
            Some(id) => {
                self.nodes[id] = node;
                id
            }
            None => self.nodes.push(node),
        }
    }

    /// Adds a branch. One that was taken is explored as a leaf.
    pub fn grow(&mut self, parent: PrefixIndex, step: Step, taken: bool) -> PrefixIndex {
        let place = self.nodes[parent].children.len();
        let id = self.node(step, parent, place);
        self.nodes[parent].children.push(id);
        let node = &mut self.nodes[id];
        (node.taken, node.closed, node.made) = (taken, taken, taken);
        id
    }

    /// The branch, which has just been added and which nothing is added to, can be taken.
    pub fn offer(&mut self, leaf: PrefixIndex) {
        self.count(leaf, 1, 0);
    }

    /// Counts leaves and workers at a node and all that it is below.
    fn count(&mut self, mut node: PrefixIndex, untaken: i32, active: i32) {
        while node != PrefixIndex::NONE {
            let at = &mut self.nodes[node];
            at.untaken = at.untaken.wrapping_add_signed(untaken);
            at.active = at.active.wrapping_add_signed(active);
            node = at.parent;
        }
    }

    fn insert(
        &mut self,
        at: At,
        sequence: &mut Vec<Step>,
        mut weak_initial: impl FnMut(&Step, &[Step]) -> WeakInitial,
    ) -> (Reversal, bool) {
        let mut parent = at.node;
        let mut place = at.place + 1;
        while let Some(&child) = self.nodes[parent].children.get(place) {
            let node = &self.nodes[child];
            match weak_initial(&node.step, sequence) {
                WeakInitial::No => place += 1,
                WeakInitial::Absent => return (Reversal::CoveredBy(node.step), false),
                WeakInitial::At(at) => {
                    sequence.remove(at);
                    if sequence.is_empty() || node.closed || node.children.is_empty() {
                        return (Reversal::Settled, false);
                    }
                    (parent, place) = (child, 0);
                }
            }
        }
        if self.nodes[parent].mark != OWN {
            self.sprout(parent, sequence, true);
            return (Reversal::Settled, false);
        }
        for &step in &*sequence {
            parent = self.grow(parent, step, false);
        }
        self.offer(parent);
        (Reversal::Settled, true)
    }

    fn add(
        &mut self,
        at: At,
        first: Step,
        asleep: bool,
        is_initial: impl Fn(ThreadId) -> bool,
    ) -> bool {
        let mut children = self.nodes[at.node].children.iter();
        if children.any(|&child| is_initial(self.nodes[child].step.thread)) {
            return false;
        }
        if self.nodes[at.node].mark != OWN {
            self.sprout(at.node, &[first], !asleep);
            return false;
        }
        let leaf = self.grow(at.node, first, asleep);
        if !asleep {
            self.offer(leaf);
        }
        !asleep
    }

    /// Whether a node has a branch of this thread.
    pub fn has(&self, node: PrefixIndex, thread: ThreadId) -> bool {
        let mut children = self.nodes[node].children.iter();
        children.any(|&child| self.nodes[child].step.thread == thread)
    }

    /// The branches that can be taken, up to this many: leaves, and those that are closed with what is to be
    /// followed after them.
    fn candidates(&self, most: usize) -> Vec<PrefixIndex> {
        let mut found = Vec::new();
        // What is still to be looked at, with whether nothing can be inserted there any more.
        let mut open = vec![(ROOT, true)];
        while let Some((id, closed)) = open.pop() {
            let node = &self.nodes[id];
            if node.untaken == 0 {
                continue;
            }
            let closed = closed || node.closed;
            if !node.taken
                && (node.children.is_empty() || closed && node.active == 0 && self.is_whole(id))
            {
                found.push(id);
                if found.len() == most {
                    break;
                }
                continue;
            }
            // What comes before may be explored by another process, and not be.
            let mut quiet = closed && node.mark == OWN;
            let first = open.len();
            for &child in &node.children {
                open.push((child, quiet));
                let child = &self.nodes[child];
                quiet = quiet && child.untaken == 0 && child.active == 0;
            }
            open[first..].reverse();
        }
        found
    }

    /// Whether no leaf below a branch has been taken.
    fn is_whole(&self, branch: PrefixIndex) -> bool {
        let mut open = vec![branch];
        while let Some(id) = open.pop() {
            let node = &self.nodes[id];
            if node.taken {
                return false;
            }
            open.extend(&node.children);
        }
        true
    }

    /// The way to a node. Its steps are going to be made.
    fn way_to(&mut self, mut node: PrefixIndex) -> Vec<OnTheWay> {
        let mut way = Vec::new();
        while self.nodes[node].parent != PrefixIndex::NONE {
            let own = &self.nodes[node];
            let parent = &self.nodes[own.parent];
            let before = parent.children[..own.place].iter();
            way.push(OnTheWay {
                at: At {
                    node: own.parent,
                    serial: parent.serial,
                    place: own.place,
                },
                asleep: before.map(|&id| self.nodes[id].step).collect(),
                step: own.step,
                is_new: !own.made,
            });
            let parent = own.parent;
            self.nodes[node].made = true;
            node = parent;
        }
        way.reverse();
        way
    }

    /// Takes all that is below a node out of the tree.
    fn cut(&mut self, node: PrefixIndex) -> Vec<(usize, Vec<Step>)> {
        let mut sequences = Vec::new();
        // The nodes on the way to the one at hand, each with how many of its children were gone through.
        let mut way = vec![(node, 0)];
        let mut common = 0;
        while let Some((id, done)) = way.last_mut() {
            let children = &self.nodes[*id].children;
            if let Some(&child) = children.get(*done) {
                *done += 1;
                way.push((child, 0));
                continue;
            }
            if children.is_empty() && way.len() > 1 {
                let steps = way[1..].iter().map(|&(id, _)| self.nodes[id].step);
                sequences.push((common, steps.collect()));
            }
            if way.len() > 1 {
                self.free.push(way[way.len() - 1].0);
            }
            way.pop();
            common = way.len().saturating_sub(1);
        }
        self.nodes[node].children.clear();
        sequences
    }

    /// All at or below a node that was taken is explored.
    fn finish(&mut self, node: PrefixIndex) {
        self.count(node, 0, -1);
        // What is explored for good needs no more than its step.
        let mut explored = node;
        loop {
            let parent = self.nodes[explored].parent;
            if parent == PrefixIndex::NONE {
                break;
            }
            let node = &self.nodes[parent];
            if !node.closed || node.untaken > 0 || node.active > 0 || node.mark != OWN {
                break;
            }
            explored = parent;
        }
        self.cut(explored);
    }
}

portable!(struct Node {
    step, parent, place, children, closed, taken, made, untaken, active, serial, mark,
});
portable!(struct At { node, serial, place });
