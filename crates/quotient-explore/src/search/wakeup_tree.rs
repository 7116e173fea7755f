//! Wakeup trees: for each prefix of the current execution, the sequences of steps that must still
//! be explored after it, in order (Abdulla et al. 2014; `insert` is lines 34 to 44 of Algorithm 1
//! of the await paper).
//!
//! All trees share one arena of small nodes, linked as first child and next sibling. A node is
//! given back as soon as the exploration has gone over it; nothing here recurses.

use quotient_model::{Table, index_type, portable};

use crate::order::{Step, WeakInitial};
use crate::search::Reversal;
use crate::search::shared::{PrefixIndex, Tree};

index_type! {
    /// A node of some tree.
    struct NodeIndex;
}

const NONE: NodeIndex = NodeIndex::NONE;

#[derive(Clone, Copy, Debug)]
struct Node {
    step: Step,
    child: NodeIndex,
    /// The next sibling; for a node that was given back, the next such node.
    sibling: NodeIndex,
}

/// The wakeup trees of the current execution's prefixes. When a step is a weak initial is the
/// algorithm's to say.
#[derive(Clone, Debug)]
pub(crate) struct WakeupTrees {
    nodes: Table<NodeIndex, Node>,
    free: NodeIndex,
    /// For each prefix the first branch that is still to be explored.
    roots: Vec<NodeIndex>,
}

impl Default for WakeupTrees {
    /// An empty tree for the empty prefix.
    fn default() -> Self {
        WakeupTrees {
            nodes: Table::new(),
            free: NONE,
            roots: vec![NONE],
        }
    }
}

impl WakeupTrees {
    /// Whether the last prefix's tree has a branch.
    pub fn has_branch(&self) -> bool {
        self.roots.last().is_some_and(|&root| root != NONE)
    }

    /// How many branches the tree after `depth` events has.
    pub fn branches(&self, depth: usize) -> usize {
        let next = |node: NodeIndex| self.nodes[node].sibling.some();
        std::iter::successors(self.roots[depth].some(), |&node| next(node)).count()
    }

    /// Whether the tree after `depth` events has a branch.
    pub fn has_branch_at(&self, depth: usize) -> bool {
        self.roots[depth] != NONE
    }

    /// Moves the tree after `depth` events to a node that workers share.
    pub fn hand_over(&mut self, depth: usize, tree: &mut Tree, node: PrefixIndex) {
        let mut open = vec![(std::mem::replace(&mut self.roots[depth], NONE), node)];
        while let Some((first, parent)) = open.pop() {
            if first == NONE {
                continue;
            }
            let node = self.nodes[first];
            let branch = tree.grow(parent, node.step, false);
            if node.child == NONE {
                tree.offer(branch);
            }
            open.push((node.sibling, parent));
            open.push((node.child, branch));
            self.nodes[first].sibling = self.free;
            self.free = first;
        }
    }

    /// Gives the last prefix these sequences, each with how many steps it has in common with the one before, and the others.
    pub fn follow(&mut self, sequences: &[(usize, Vec<Step>)]) {
        let mut way: Vec<NodeIndex> = Vec::new();
        for (common, steps) in sequences {
            // Where the sequence before went another way: the new one comes next to it.
            let mut before = way.get(*common).copied().unwrap_or(NONE);
            way.truncate(*common);
            for &step in steps {
                let id = self.node(step, NONE);
                match (before, way.last()) {
                    (NONE, None) => *self.roots.last_mut().expect("the empty prefix's stays") = id,
                    (NONE, Some(&parent)) => self.nodes[parent].child = id,
                    (before, _) => self.nodes[before].sibling = id,
                }
                before = NONE;
                way.push(id);
            }
        }
    }

    /// Takes the leftmost branch of the last prefix's tree; its subtree becomes the tree of the
    /// prefix that the branch leads to.
    pub fn descend(&mut self) -> Option<&Step> {
        let depth = self.roots.len() - 1;
        let first = self.roots[depth];
        if first == NONE {
            return None;
        }
        let node = &mut self.nodes[first];
        self.roots[depth] = std::mem::replace(&mut node.sibling, self.free);
        self.roots.push(node.child);
        self.free = first;
        Some(&node.step)
    }

    /// Goes on to a prefix that no branch led to.
    #[inline]
    pub fn push_empty(&mut self) {
        self.roots.push(NONE);
    }

    /// Goes back to the prefix before; the last one's tree has been explored.
    #[inline]
    pub fn pop(&mut self) {
        let root = self.roots.pop();
        debug_assert_eq!(root, Some(NONE), "a tree is explored before it is left");
    }

    /// Adds `sequence` to the tree after `depth` events unless the tree has a sequence that leads
    /// to the same. Uses the sequence up. A branch that is not in it may cover it.
    pub fn insert(
        &mut self,
        depth: usize,
        sequence: &mut Vec<Step>,
        mut weak_initial: impl FnMut(&Step, &[Step]) -> WeakInitial,
    ) -> Reversal {
        let mut parent = NONE;
        let mut last = NONE;
        let mut child = self.roots[depth];
        while child != NONE {
            let node = &self.nodes[child];
            match weak_initial(&node.step, sequence) {
                WeakInitial::No => {
                    last = child;
                    child = node.sibling;
                }
                WeakInitial::Absent => return Reversal::CoveredBy(node.step),
                WeakInitial::At(at) => {
                    sequence.remove(at);
                    if sequence.is_empty() || node.child == NONE {
                        return Reversal::Settled;
                    }
                    parent = child;
                    last = NONE;
                    child = node.child;
                }
            }
        }
        let mut below = NONE;
        for &step in sequence.iter().rev() {
            below = self.node(step, below);
        }
        if last != NONE {
            self.nodes[last].sibling = below;
        } else if parent != NONE {
            self.nodes[parent].child = below;
        } else {
            self.roots[depth] = below;
        }
        Reversal::Settled
    }

    fn node(&mut self, step: Step, child: NodeIndex) -> NodeIndex {
        let node = Node {
            step,
            child,
            sibling: NONE,
        };
        if self.free == NONE {
            self.nodes.push(node)
        } else {
            let id = self.free;
            self.free = self.nodes[id].sibling;
            self.nodes[id] = node;
            id
        }
    }
}

portable!(struct Node { step, child, sibling });
portable!(struct WakeupTrees { nodes, free, roots });

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::{Around, Footprint, NO_SECTIONS, weak_initial as weak_initial_with};
    use quotient_model::{Location, ThreadId};

    fn weak_initial(step: &Step, sequence: &[Step]) -> WeakInitial {
        weak_initial_with(step, sequence, Around::sections(&NO_SECTIONS))
    }

    fn write(thread: u16, location: u32) -> Step {
        Step {
            thread: ThreadId(thread),
            footprint: Footprint::Write(Location(location)),
        }
    }

    #[test]
    fn a_covered_sequence_is_not_added() {
        let mut trees = WakeupTrees::default();
        let mut size_after = |sequence: &[Step]| {
            trees.insert(0, &mut sequence.to_vec(), weak_initial);
            trees.nodes.len()
        };
        assert_eq!(size_after(&[write(1, 0), write(2, 0)]), 2);
        assert_eq!(size_after(&[write(1, 0), write(2, 0)]), 2);
        assert_eq!(size_after(&[write(3, 9), write(1, 0), write(2, 0)]), 2);
        assert_eq!(size_after(&[write(2, 0), write(1, 0)]), 4);
    }

    #[test]
    fn branches_come_out_in_order_and_nodes_are_reused() {
        let mut trees = WakeupTrees::default();
        trees.insert(0, &mut vec![write(1, 0), write(2, 0)], weak_initial);
        trees.insert(
            0,
            &mut vec![write(1, 0), write(3, 0), write(2, 0)],
            weak_initial,
        );
        assert_eq!(trees.descend(), Some(&write(1, 0)));
        assert_eq!(trees.descend(), Some(&write(2, 0)));
        assert_eq!(trees.descend(), None);
        trees.pop();
        assert_eq!(trees.descend(), Some(&write(3, 0)));
        assert_eq!(trees.descend(), Some(&write(2, 0)));
        for _ in 0..3 {
            trees.pop();
        }
        assert_eq!(trees.descend(), None);
        let nodes = trees.nodes.len();
        trees.insert(
            0,
            &mut vec![write(1, 0), write(2, 0), write(3, 0)],
            weak_initial,
        );
        assert_eq!(trees.nodes.len(), nodes);
    }
}
