//! The tree of a race-reversing search whose branches are explored by processes that share nothing.
//!
//! Each process has a copy of what it needs of the tree: the prefixes on the way to its branches, with what branches there were when
//! it was given them. Prefixes that other processes go through as well are *marked*. Whoever keeps the book has all branches of
//! these, by who makes the step, and in their order.
//!
//! # Why that is exact
//!
//! As among the workers of one process, branches are only ever added, at the end; who sleeps after a branch is what comes before it;
//! nothing is inserted below a leaf; and below a marked prefix, where nobody can tell what others have explored, only leaves are
//! taken. So of the true tree a copy has, at each prefix, the first branches, and the search for a place in it ends in one of two ways:
//!
//! - *Some branch takes or covers the sequence.* Then it does so in the true tree as well, now and for ever: the same branches come
//!   before it there. Nothing need be told.
//! - *None does, and the sequence is added.* In the true tree there may be others by now that take it, or cover it as long as nothing
//!   conflicts, or come before it and so sleep after it. So what was added is told together with what was explored, and counts if at each
//!   prefix there were just as many branches: then the place is that of the true tree. If not, then nothing of the unit counts. It is explored
//!   once more, by a process that is told the branches it did not know of.
//!
//! So those units that count do what workers under one lock would have done, in the order in which they count. That a unit does not count means
//! that another one has added something, of which there is only so much; so it comes to an end. To have it be rare, who has added something
//! ends its unit soon ([`Bell::hurry`](crate::frontier::Bell::hurry)), and what is added is not explored in the same unit.
//!
//! A branch whose region one process has to itself is not marked: there all is as ever. When what is left of a unit is divided, all
//! prefixes that lead to its parts are marked, and told.
//!
//! Numbers of threads and locations are those of whoever has written the copy. What others have added comes as the threads that
//! make the steps; what a step touches is seen by making it.

use quotient_model::{Index, Pending, Portable, Program, Reader, Table, ThreadId, Writer};
use rustc_hash::FxHashMap;

use super::{Node, PrefixIndex, ROOT, Tree};
use crate::frontier::{Added, Divisible, Key, Mark, OWN, Sprout};
use crate::order::{EventIndex, Step};
use crate::recording::{Error, Halt};
use crate::search::Reduction;
use crate::world::{Current, Trace};

/// What was added to marked prefixes.
#[derive(Clone, Default)]
pub(super) struct Apart {
    /// What all marks that are given here begin with, if any are; and how many were.
    series: Option<(u64, u64)>,
    added: Vec<Added>,
    /// Leaves that somebody is to explore.
    found: Vec<PrefixIndex>,
}

impl Apart {
    fn mark(&mut self) -> Mark {
        self.series.as_mut().map_or(OWN, |(series, count)| {
            *count += 1;
            u128::from(*series) << 64 | u128::from(*count)
        })
    }
}

impl Tree {
    /// Whether something was found for others to explore.
    pub(super) fn has_found(&self) -> bool {
        !self.apart.found.is_empty()
    }

    /// Whether other processes explore parts of the same tree.
    pub fn is_divided(&self) -> bool {
        self.nodes[ROOT].mark != OWN
    }

    /// Adds a sequence to a marked prefix, for others to know of, and to explore if it is `wanted`.
    pub(super) fn sprout(&mut self, mut parent: PrefixIndex, steps: &[Step], wanted: bool) {
        let last = steps.len() - 1;
        for (nth, &step) in steps.iter().enumerate() {
            let at = &self.nodes[parent];
            let (above, place) = (at.mark, at.children.len() as u32);
            let branch = self.grow(parent, step, nth == last && !wanted);
            let mark = match nth == last {
                true => OWN,
                false => self.apart.mark(),
            };
            self.nodes[branch].mark = mark;
            self.apart.added.push(Added {
                parent: above,
                place,
                mark,
                thread: step.thread,
            });
            parent = branch;
        }
        if wanted {
            self.apart.found.push(parent);
        }
    }

    /// All nodes, parents before children.
    fn all(&self) -> Vec<PrefixIndex> {
        let mut all = vec![ROOT];
        let mut next = 0;
        while let Some(&id) = all.get(next) {
            next += 1;
            all.extend(&self.nodes[id].children);
        }
        all
    }

    fn is_leaf(&self, id: PrefixIndex) -> bool {
        let node = &self.nodes[id];
        node.children.is_empty() && !node.taken
    }

    /// The leaves that can be taken.
    fn leaves(&self) -> Vec<PrefixIndex> {
        let mut all = self.all();
        all.retain(|&id| self.is_leaf(id) && self.nodes[id].untaken > 0);
        all
    }

    /// Has just these leaves be there to be taken. Somebody else takes the others.
    fn keep_only(&mut self, leaves: &[PrefixIndex]) {
        self.untaken = 0;
        for id in self.all() {
            let leaf = self.is_leaf(id);
            let node = &mut self.nodes[id];
            node.untaken = 0;
            if leaf {
                (node.taken, node.closed) = (true, true);
                self.touch(id);
            }
        }
        for &leaf in leaves {
            let node = &mut self.nodes[leaf];
            (node.taken, node.closed) = (false, false);
            self.offer(leaf);
        }
    }

    /// Forgets what is below branches that nothing can be inserted below, and where nothing is to be done.
    fn prune(&mut self) {
        let mut open = vec![ROOT];
        while let Some(id) = open.pop() {
            let node = &self.nodes[id];
            if node.closed && node.untaken == 0 && node.active == 0 && id != ROOT {
                self.cut(id);
                self.nodes[id].mark = OWN;
                continue;
            }
            open.extend(&node.children);
        }
    }

    /// Another process goes on with the part of the search that begins here, if anybody has to.
    pub(in crate::search) fn leave(&mut self, base: PrefixIndex) {
        if self.nodes[ROOT].active > 0 {
            self.finish(base);
        }
    }

    /// Adds what others have added. `trace` is empty and numbers things as the tree does.
    pub(in crate::search) fn hear<P: Program, R: Reduction>(
        &mut self,
        news: &[Sprout],
        trace: &mut Trace<P>,
    ) -> Result<(), Halt> {
        let marked = self.all().into_iter().map(|id| (self.nodes[id].mark, id));
        let mut marked: FxHashMap<Mark, PrefixIndex> = marked.collect();
        marked.remove(&OWN);
        for sprout in news {
            let Some(&parent) = marked.get(&sprout.parent) else {
                // What it is not told of cannot matter to it.
                continue;
            };
            if self.nodes[parent].children.len() != sprout.place as usize {
                return Err(Halt::misfit());
            }
            let step = self.step_after::<P, R>(parent, sprout.path, trace)?;
            let branch = self.grow(parent, step, sprout.mark == OWN);
            self.nodes[branch].mark = sprout.mark;
            if sprout.mark != OWN {
                marked.insert(sprout.mark, branch);
            }
        }
        Ok(())
    }

    /// The next step of a thread after a prefix.
    fn step_after<P: Program, R: Reduction>(
        &self,
        mut node: PrefixIndex,
        path: u64,
        trace: &mut Trace<P>,
    ) -> Result<Step, Halt> {
        let mut way = Vec::new();
        while node != ROOT {
            way.push(self.nodes[node].step.thread);
            node = self.nodes[node].parent;
        }
        way.reverse();
        let all = (0..trace.len()).map(|at| trace.event(EventIndex::new(at)).step.thread);
        let common = all
            .zip(&way)
            .take_while(|(own, other)| own == *other)
            .count();
        while trace.len() > common {
            trace.pop();
        }
        for &thread in &way[common..] {
            make(trace, thread)?;
        }
        let thread = trace
            .present()
            .find(|&thread| trace.threads.path_hash(thread) == path);
        make(trace, thread.ok_or_else(cannot)?)?;
        let step = R::step_of_last(trace);
        trace.pop();
        Ok(step)
    }
}

fn cannot() -> Halt {
    Halt::Error(Error::SelfCheck(
        "a process cannot make a step that another one has made".to_owned(),
    ))
}

fn make<P: Program>(trace: &mut Trace<P>, thread: ThreadId) -> Result<(), Halt> {
    let restart = |thread| *trace.pending(thread) == Pending::Restart;
    if trace.present().any(restart) {
        return Err(Halt::StartOver);
    }
    match trace.push_again(thread) {
        true => Ok(()),
        false => Err(cannot()),
    }
}

impl Divisible for Tree {
    fn count(&self) -> usize {
        self.untaken
    }

    fn choose(&mut self, numbers: &[u32]) -> bool {
        let leaves = self.leaves();
        let ordered = numbers.windows(2).all(|pair| pair[0] < pair[1]);
        let chosen: Option<Vec<PrefixIndex>> = numbers
            .iter()
            .map(|&number| leaves.get(number as usize).copied())
            .collect();
        let Some(chosen) = chosen.filter(|_| ordered) else {
            return false;
        };
        self.keep_only(&chosen);
        true
    }

    fn take_found(&mut self) -> (Vec<Key>, Self) {
        let mut found = self.clone();
        let leaves = std::mem::take(&mut self.apart.found);
        found.keep_only(&leaves);
        // Nobody is there yet.
        found.nodes.iter_mut().for_each(|node| node.active = 0);
        let key = |&leaf: &PrefixIndex| {
            let node = &self.nodes[leaf];
            (self.nodes[node.parent].mark, node.place as u128)
        };
        (leaves.iter().map(key).collect(), found)
    }

    fn begin(&mut self, series: u64) {
        self.prune();
        self.apart.series = Some((series, 0));
    }

    fn publish(&mut self) {
        let mut new = self.all();
        new.retain(|&id| self.nodes[id].mark == OWN && !self.nodes[id].children.is_empty());
        for &id in &new {
            self.nodes[id].mark = self.apart.mark();
        }
        for &id in &new {
            let node = &self.nodes[id];
            for (&child, place) in node.children.iter().zip(0..) {
                let below = &self.nodes[child];
                self.apart.added.push(Added {
                    parent: node.mark,
                    place,
                    mark: if below.closed { OWN } else { below.mark },
                    thread: below.step.thread,
                });
            }
        }
    }

    fn take_added(&mut self) -> Vec<Added> {
        std::mem::take(&mut self.apart.added)
    }

    fn marked(&self) -> Vec<(Mark, u32)> {
        let marked = self.all().into_iter().map(|id| &self.nodes[id]);
        let marked = marked.filter(|node| node.mark != OWN);
        marked
            .map(|node| (node.mark, node.children.len() as u32))
            .collect()
    }
}

/// As it stands. What was added since it was read is told apart.
impl Portable for Tree {
    fn write(&self, out: &mut Writer) {
        out.put(&self.nodes);
        out.put(&self.free);
        out.put(&self.untaken);
        out.put(&self.serial);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        Some(Tree {
            nodes: Table::<PrefixIndex, Node>::read(input)?,
            free: input.get()?,
            untaken: input.get()?,
            serial: input.get()?,
            apart: Apart::default(),
        })
    }
}
