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
//! is *clear* once all that comes before it, at each prefix up to one that somebody has taken, is explored; until then its
//! leaves are taken one by one. That costs more than what one worker explores by itself: it goes back to where
//! it was for each leaf, under the lock. So whoever is at what is clear takes what is next there, as a whole, and whoever is
//! elsewhere takes the last leaf instead of the first: what will be clear next is best left as it is. And everybody
//! stays near to where it was, since only the steps from there on are made again.
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
    /// How many steps it has.
    depth: usize,
    children: Vec<PrefixIndex>,
    /// How many of the first children are explored for good, as far as was looked.
    explored: usize,
    /// Nothing can be inserted below it but by who explores it: it was taken, as a leaf or with all below it.
    closed: bool,
    /// Nothing can be inserted below it but by who explores it: all that comes before it is explored.
    clear: bool,
    taken: bool,
    /// It was taken, or something below it was.
    touched: bool,
    /// Somebody has made its step.
    made: bool,
    /// How many of its children have leaves at or below them that nobody has taken, and how many have workers there. A leaf
    /// counts itself, and so does where a worker's own part begins.
    untaken: u32,
    active: u32,
    /// No other node ever has the same. What is no longer in the tree has none.
    serial: u64,
    /// What it is called among processes, if it has branches that several of them may add to.
    mark: Mark,
}

impl Node {
    /// Whether it can be taken: a leaf, or what is clear with all that is to be followed after it.
    fn can_be_taken(&self) -> bool {
        let whole = self.clear && self.mark == OWN && !self.touched;
        !self.taken && (self.children.is_empty() || whole)
    }

    /// Whether all at or below it is explored, as far as is known. What other processes do there is not.
    fn is_quiet(&self) -> bool {
        self.untaken == 0 && self.active == 0 && self.mark == OWN
    }
}

/// What workers share.
#[derive(Clone)]
pub(crate) struct Tree {
    nodes: Table<PrefixIndex, Node>,
    free: Vec<PrefixIndex>,
    /// How many leaves nobody has taken.
    untaken: usize,
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
    /// How many steps of the worker's own way lead there.
    pub common: usize,
    /// The steps after these.
    pub way: Vec<OnTheWay>,
    node: PrefixIndex,
    /// What is to be followed after it: sequences, each with how many steps it has in common with the one before, and
    /// the others.
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

    /// Takes a branch: one near by, or if there is something to choose by, any.
    pub fn take(&self, tree: &mut Tree, choose: Option<Choose<'_>>) -> Option<Taken> {
        tree.take_near(&self.way, choose)
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
            tree.lower(base, |node| &mut node.active);
            others(tree, base);
            tree.look_for_clear(base);
            return;
        };
        let next = tree.grow(base, own, true);
        tree.nodes[next].active = 1;
        others(tree, base);
        tree.look_for_clear(base);
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
            untaken: 0,
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
        self.untaken > 0
    }

    /// Takes a branch for who is at the beginning.
    fn take(&mut self, choose: Option<Choose<'_>>) -> Option<Taken> {
        self.take_near(&[], choose)
    }
}

impl Tree {
    /// Takes a branch for who has gone this way: one near by, or if there is something to choose by, any.
    fn take_near(&mut self, own: &[At], choose: Option<Choose<'_>>) -> Option<Taken> {
        if !self.has_branch() {
            return None;
        }
        let node = match choose {
            None => self.nearest(own)?,
            Some(choose) => {
                let mut all = self.candidates();
                all.swap_remove(choose(all.len()))
            }
        };
        let (common, way) = self.way_to(node, own);
        let sequences = self.cut(node);
        self.untaken -= sequences.len().max(1);
        // What was below it is gone, and it is as a leaf.
        self.nodes[node].untaken = 1;
        self.lower(node, |node| &mut node.untaken);
        self.raise(node, |node| &mut node.active);
        self.nodes[node].taken = true;
        self.nodes[node].closed = true;
        self.touch(node);
        Some(Taken {
            common,
            way,
            node,
            sequences,
        })
    }

    fn node(&mut self, step: Step, parent: PrefixIndex, place: usize) -> PrefixIndex {
        self.serial += 1;
        let above = (parent != PrefixIndex::NONE).then(|| &self.nodes[parent]);
        let node = Node {
            step,
            parent,
            place,
            depth: above.map_or(0, |above| above.depth + 1),
            children: Vec::new(),
            explored: 0,
            closed: false,
            clear: false,
            taken: false,
            touched: false,
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
        if taken {
            self.touch(id);
        }
        id
    }

    /// The node was taken.
    fn touch(&mut self, mut node: PrefixIndex) {
        while node != PrefixIndex::NONE && !self.nodes[node].touched {
            self.nodes[node].touched = true;
            node = self.nodes[node].parent;
        }
    }

    /// The branch, which has just been added and which nothing is added to, can be taken.
    pub fn offer(&mut self, leaf: PrefixIndex) {
        self.untaken += 1;
        self.raise(leaf, |node| &mut node.untaken);
    }

    /// Counts one more at a node, and at all that it is below for which it is the first.
    fn raise(&mut self, mut node: PrefixIndex, counted: impl Fn(&mut Node) -> &mut u32) {
        while node != PrefixIndex::NONE {
            let count = counted(&mut self.nodes[node]);
            *count += 1;
            if *count > 1 {
                return;
            }
            node = self.nodes[node].parent;
        }
    }

    /// Counts one less at a node, and at all that it is below for which it was the last.
    fn lower(&mut self, mut node: PrefixIndex, counted: impl Fn(&mut Node) -> &mut u32) {
        while node != PrefixIndex::NONE {
            let count = counted(&mut self.nodes[node]);
            *count -= 1;
            if *count > 0 {
                return;
            }
            node = self.nodes[node].parent;
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

    /// The branches that can be taken.
    fn candidates(&self) -> Vec<PrefixIndex> {
        let mut found = Vec::new();
        let mut open = vec![ROOT];
        while let Some(id) = open.pop() {
            let node = &self.nodes[id];
            if node.untaken == 0 {
                continue;
            }
            match node.can_be_taken() {
                true => found.push(id),
                false => open.extend(node.children.iter().rev()),
            }
        }
        found
    }

    /// The branch to take for who has gone this way: near to its end, the next one in what is clear, or else the last one.
    fn nearest(&self, own: &[At]) -> Option<PrefixIndex> {
        let is_there = |at: &&At| self.nodes[at.node].serial == at.serial;
        let mut id = own.iter().rev().find(is_there).map_or(ROOT, |at| at.node);
        while self.nodes[id].untaken == 0 {
            id = self.nodes[id].parent;
        }
        loop {
            let node = &self.nodes[id];
            if node.can_be_taken() {
                return Some(id);
            }
            let has_branch = |child: &&PrefixIndex| self.nodes[**child].untaken > 0;
            let next = node.children.get(node.explored).filter(has_branch);
            let next = next.filter(|&&next| self.nodes[next].clear);
            id = *next.or_else(|| node.children.iter().rev().find(has_branch))?;
        }
    }

    /// The way to a node, after the steps that it has in common with another way, and how many these are. The steps are going
    /// to be made.
    fn way_to(&mut self, mut node: PrefixIndex, other: &[At]) -> (usize, Vec<OnTheWay>) {
        let mut way = Vec::new();
        while self.nodes[node].parent != PrefixIndex::NONE {
            let own = &self.nodes[node];
            let parent = &self.nodes[own.parent];
            let at = At {
                node: own.parent,
                serial: parent.serial,
                place: own.place,
            };
            if other.get(parent.depth) == Some(&at) {
                break;
            }
            let before = parent.children[..own.place].iter();
            way.push(OnTheWay {
                at,
                asleep: before.map(|&id| self.nodes[id].step).collect(),
                step: own.step,
                is_new: !own.made,
            });
            let parent = own.parent;
            self.nodes[node].made = true;
            node = parent;
        }
        way.reverse();
        (self.nodes[node].depth, way)
    }

    /// Takes all that is below a node out of the tree.
    fn cut(&mut self, node: PrefixIndex) -> Vec<(usize, Vec<Step>)> {
        let mut sequences = Vec::new();
        if self.nodes[node].children.is_empty() {
            return sequences;
        }
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
                let steps = way[1 + common..].iter().map(|&(id, _)| self.nodes[id].step);
                sequences.push((common, steps.collect()));
            }
            if way.len() > 1 {
                let id = way[way.len() - 1].0;
                self.nodes[id].serial = 0;
                self.free.push(id);
            }
            way.pop();
            common = way.len().saturating_sub(1);
        }
        let node = &mut self.nodes[node];
        node.children.clear();
        node.explored = 0;
        sequences
    }

    /// All at or below a node that was taken is explored.
    fn finish(&mut self, node: PrefixIndex) {
        self.lower(node, |node| &mut node.active);
        // What is explored for good needs no more than its step.
        let (mut explored, mut next) = (node, self.nodes[node].parent);
        while next != PrefixIndex::NONE && self.nodes[next].is_quiet() {
            if self.nodes[next].closed {
                explored = next;
            }
            next = self.nodes[next].parent;
        }
        self.cut(explored);
        if next != PrefixIndex::NONE {
            self.look_for_clear(next);
        }
    }

    /// Something below a node may be clear now.
    fn look_for_clear(&mut self, mut id: PrefixIndex) {
        loop {
            let node = &self.nodes[id];
            // What comes before may be explored by another process, and not be.
            if !(node.closed || node.clear) || node.mark != OWN {
                return;
            }
            let Some(&child) = node.children.get(node.explored) else {
                return;
            };
            if self.nodes[child].is_quiet() {
                self.cut(child);
                self.nodes[id].explored += 1;
                continue;
            }
            if self.nodes[child].clear {
                return;
            }
            self.nodes[child].clear = true;
            id = child;
        }
    }
}

portable!(struct Node {
    step, parent, place, depth, children, explored, closed, clear, taken, touched, made, untaken, active, serial, mark,
});
portable!(struct At { node, serial, place });
