//! Loops, and on which edges they are entered and repeated: what the loop bound counts.
//!
//! A loop is a strongly connected set of blocks; its header is its first block in reverse
//! postorder. An edge from outside enters the loop, an edge from inside to the header repeats it;
//! without its header, what is left may contain inner loops. For the loops that structured
//! programs have (natural ones) this is the usual notion. It also covers jumps into the middle of
//! a loop: every cycle of the graph repeats some loop, so a bound on repetitions bounds every run.

use crate::cfg::{Cfg, Neighbours};
use crate::program::BlockId;

/// What happens to the counters of loops on an edge.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum LoopEdge {
    /// The loop is entered from outside: its count starts anew.
    Enter(usize),
    /// The loop's header is reached again from inside.
    Repeat(usize),
}

/// The loops of a function.
pub(crate) struct Loops {
    /// How many there are.
    pub count: usize,
    /// For each loop which blocks it has.
    bodies: Vec<Vec<bool>>,
    headers: Vec<BlockId>,
}

impl Loops {
    pub fn new(cfg: &Cfg) -> Self {
        let mut loops = Loops {
            count: 0,
            bodies: Vec::new(),
            headers: Vec::new(),
        };
        let mut regions = vec![cfg.order.clone()];
        while let Some(region) = regions.pop() {
            for component in components(cfg, &region) {
                // `region` is in reverse postorder, and so is what is filtered from it.
                let header = component[0];
                let mut body = vec![false; cfg.successors.len()];
                for block in &component {
                    body[block.index()] = true;
                }
                loops.bodies.push(body);
                loops.headers.push(header);
                regions.push(component[1..].to_vec());
            }
        }
        loops.count = loops.headers.len();
        loops
    }

    /// The first block of a loop.
    pub fn header(&self, index: usize) -> BlockId {
        self.headers[index]
    }

    /// The loops that contain all of the blocks, inner ones first.
    pub fn around(&self, blocks: impl Iterator<Item = BlockId> + Clone) -> Vec<BlockId> {
        let size = |&i: &usize| self.bodies[i].iter().filter(|&&inside| inside).count();
        let contains = |&i: &usize| blocks.clone().all(|block| self.bodies[i][block.index()]);
        let mut around: Vec<usize> = (0..self.count).filter(contains).collect();
        around.sort_by_key(size);
        around.into_iter().map(|i| self.headers[i]).collect()
    }

    /// For each block whether it belongs to the smallest loop that contains all of these, of which there must be
    /// some.
    pub fn innermost(&self, blocks: &[BlockId]) -> Option<&[bool]> {
        let size = |body: &&Vec<bool>| body.iter().filter(|&&inside| inside).count();
        let contains = |body: &&Vec<bool>| blocks.iter().all(|block| body[block.index()]);
        let around = self.bodies.iter().filter(contains);
        let smallest = around.min_by_key(size).map(Vec::as_slice);
        smallest.filter(|_| !blocks.is_empty())
    }

    /// Is the block in any loop?
    pub fn contain(&self, block: BlockId) -> bool {
        self.bodies.iter().any(|body| body[block.index()])
    }

    /// Whether the block is some loop's header.
    pub fn is_header(&self, block: BlockId) -> bool {
        self.headers.contains(&block)
    }

    /// What the edge does to the loops, outer ones first.
    pub fn edge(&self, from: BlockId, to: BlockId) -> Vec<LoopEdge> {
        let mut actions = Vec::new();
        for (i, body) in self.bodies.iter().enumerate() {
            if !body[to.index()] {
                continue;
            }
            if !body[from.index()] {
                actions.push(LoopEdge::Enter(i));
            } else if self.headers[i] == to {
                actions.push(LoopEdge::Repeat(i));
            }
        }
        actions
    }
}

/// A loop whose header is its only entry: what every path to its blocks passes.
pub(crate) struct NaturalLoop {
    pub header: BlockId,
    /// For each block whether it belongs to the loop.
    pub body: Vec<bool>,
    /// The blocks of the loop that jump back to the header.
    pub latches: Vec<BlockId>,
}

/// The natural loops, inner ones before those around them. What is entered in the middle is none.
pub(crate) fn natural_loops(cfg: &Cfg) -> Vec<NaturalLoop> {
    let idom = cfg.immediate_dominators();
    let mut found = Vec::new();
    for &header in &cfg.order {
        let latches: Vec<BlockId> = cfg.predecessors[header.index()]
            .iter()
            .copied()
            .filter(|&from| dominates(&idom, header, from))
            .collect();
        if latches.is_empty() {
            continue;
        }
        let mut body = vec![false; cfg.successors.len()];
        body[header.index()] = true;
        let mut stack = latches.clone();
        while let Some(block) = stack.pop() {
            if !std::mem::replace(&mut body[block.index()], true) {
                stack.extend(&cfg.predecessors[block.index()]);
            }
        }
        found.push(NaturalLoop {
            header,
            body,
            latches,
        });
    }
    // Headers of inner loops come later in reverse postorder.
    found.reverse();
    found
}

/// Does every path from the entry to `block` pass `above`?
pub(crate) fn dominates(idom: &[Option<BlockId>], above: BlockId, block: BlockId) -> bool {
    let mut runner = block;
    loop {
        if runner == above {
            return true;
        }
        match idom[runner.index()] {
            Some(up) if up != runner => runner = up,
            _ => return false,
        }
    }
}

/// The strongly connected sets of more than nothing (a lone block counts if it jumps to itself)
/// within a region, each in the region's order.
fn components(cfg: &Cfg, region: &[BlockId]) -> Vec<Vec<BlockId>> {
    let size = cfg.successors.len();
    let mut inside = vec![false; size];
    for block in region {
        inside[block.index()] = true;
    }
    let reach = |starts: &[BlockId], next: &[Neighbours], allowed: &[bool]| {
        let mut seen = vec![false; size];
        let mut stack = starts.to_vec();
        while let Some(block) = stack.pop() {
            for &to in &next[block.index()] {
                if allowed[to.index()] && !std::mem::replace(&mut seen[to.index()], true) {
                    stack.push(to);
                }
            }
        }
        seen
    };
    let mut taken = vec![false; size];
    let mut found = Vec::new();
    for &header in region {
        // The first block of a set is reached from a later one: an edge that goes back.
        let back = |&from: &BlockId| inside[from.index()] && cfg.retreats(from, header);
        let first = cfg.predecessors[header.index()].iter().any(back);
        if !first || taken[header.index()] {
            continue;
        }
        let forward = reach(&[header], &cfg.successors, &inside);
        if !forward[header.index()] {
            continue;
        }
        let backward = reach(&[header], &cfg.predecessors, &inside);
        let in_both = |b: &BlockId| forward[b.index()] && backward[b.index()];
        let component: Vec<BlockId> = region.iter().copied().filter(in_both).collect();
        for block in &component {
            taken[block.index()] = true;
        }
        found.push(component);
    }
    found
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{Function, Operand, TerminatorOp};

    fn loops(edges: &[&[u32]]) -> Loops {
        let mut function = Function::new("f", 0);
        for targets in edges {
            let block = function.new_block();
            function.block_mut(block).terminator = TerminatorOp::Switch {
                value: Operand::Const(0),
                cases: targets.iter().map(|&t| (0, BlockId(t))).collect(),
                default: BlockId(targets[0]),
            }
            .into();
        }
        Loops::new(&Cfg::new(&function))
    }

    #[test]
    fn nested_loops_are_entered_and_repeated() {
        // 0 → 1 → 2 → 2 | 3; 3 → 1 | 4; 4 → 4
        let loops = loops(&[&[1], &[2], &[2, 3], &[1, 4], &[4]]);
        assert_eq!(loops.count, 3);
        let edge = |a, b| loops.edge(BlockId(a), BlockId(b));
        let [LoopEdge::Enter(outer)] = edge(0, 1)[..] else {
            panic!("{:?}", edge(0, 1));
        };
        let [LoopEdge::Enter(inner)] = edge(1, 2)[..] else {
            panic!("{:?}", edge(1, 2));
        };
        assert_ne!(outer, inner);
        assert_eq!(edge(2, 2), [LoopEdge::Repeat(inner)]);
        assert_eq!(edge(2, 3), []);
        assert_eq!(edge(3, 1), [LoopEdge::Repeat(outer)]);
    }

    #[test]
    fn a_jump_into_the_middle_of_a_loop_is_bounded_too() {
        let loops = loops(&[&[1, 2], &[2], &[1]]);
        assert_eq!(loops.count, 1);
        let edge = |a, b| loops.edge(BlockId(a), BlockId(b));
        let repeats = [edge(1, 2), edge(2, 1)].concat();
        assert_eq!(repeats, [LoopEdge::Repeat(0)]);
        assert_eq!(edge(0, 1), [LoopEdge::Enter(0)]);
        assert_eq!(edge(0, 2), [LoopEdge::Enter(0)]);
    }
}
