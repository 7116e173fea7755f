//! The control flow graph of a function: order, predecessors, dominators, and which edges lead
//! into and around its loops.

use crate::program::{BlockId, Function};
use smallvec::SmallVec;

/// The blocks before or after one; most have one or two.
pub(crate) type Neighbours = SmallVec<[BlockId; 2]>;

/// The control flow graph. Blocks that the entry does not reach have no place in it.
#[derive(Clone, Debug, Default)]
pub(crate) struct Cfg {
    /// Reachable blocks in reverse postorder: every block after its dominators.
    pub order: Vec<BlockId>,
    /// For each block its successors, each once.
    pub successors: Vec<Neighbours>,
    /// For each block its reachable predecessors, each once.
    pub predecessors: Vec<Neighbours>,
    /// For each block its place in `order`; `usize::MAX` if unreachable.
    place: Vec<usize>,
}

impl Cfg {
    pub fn new(function: &Function) -> Self {
        let blocks = function.blocks.iter();
        Self::of(blocks.map(|b| b.terminator.op.successors()).collect())
    }

    /// The graph in which these are the successors of each block.
    pub fn of(successors: Vec<Neighbours>) -> Self {
        let count = successors.len();
        let order = reverse_postorder(&successors);
        let mut place = vec![usize::MAX; count];
        let mut predecessors = vec![Neighbours::new(); count];
        for (i, &block) in order.iter().enumerate() {
            place[block.index()] = i;
            for &to in &successors[block.index()] {
                predecessors[to.index()].push(block);
            }
        }
        Cfg {
            order,
            successors,
            predecessors,
            place,
        }
    }

    /// Can the entry reach the block?
    pub fn reachable(&self, block: BlockId) -> bool {
        self.place[block.index()] != usize::MAX
    }

    /// The block's place in `order`.
    pub fn place(&self, block: BlockId) -> usize {
        self.place[block.index()]
    }

    /// Does the edge go against the order? Every cycle has such an edge.
    pub fn retreats(&self, from: BlockId, to: BlockId) -> bool {
        self.place(to) <= self.place(from)
    }

    /// For each reachable block its immediate dominator (the entry's is itself), after Cooper,
    /// Harvey and Kennedy, "A simple, fast dominance algorithm".
    pub fn immediate_dominators(&self) -> Vec<Option<BlockId>> {
        let mut idom: Vec<Option<BlockId>> = vec![None; self.place.len()];
        idom[BlockId::ENTRY.index()] = Some(BlockId::ENTRY);
        let mut changed = true;
        while changed {
            changed = false;
            for &block in &self.order[1..] {
                let mut known = self.predecessors[block.index()]
                    .iter()
                    .copied()
                    .filter(|p| idom[p.index()].is_some());
                let Some(first) = known.next() else { continue };
                let new = known.fold(first, |a, b| self.common_dominator(&idom, a, b));
                if idom[block.index()] != Some(new) {
                    idom[block.index()] = Some(new);
                    changed = true;
                }
            }
        }
        idom
    }

    fn common_dominator(&self, idom: &[Option<BlockId>], a: BlockId, b: BlockId) -> BlockId {
        let (mut a, mut b) = (a, b);
        while a != b {
            let later = if self.place[a.index()] > self.place[b.index()] {
                &mut a
            } else {
                &mut b
            };
            match idom[later.index()] {
                Some(up) => *later = up,
                None => return BlockId::ENTRY,
            }
        }
        a
    }

    /// For each block the blocks where its dominance ends.
    pub fn dominance_frontiers(&self, idom: &[Option<BlockId>]) -> Vec<Vec<BlockId>> {
        let mut frontiers = vec![Vec::new(); self.place.len()];
        for &block in &self.order {
            let predecessors = &self.predecessors[block.index()];
            if predecessors.len() < 2 {
                continue;
            }
            for &from in predecessors {
                let mut runner = from;
                while Some(runner) != idom[block.index()] {
                    let frontier: &mut Vec<BlockId> = &mut frontiers[runner.index()];
                    if !frontier.contains(&block) {
                        frontier.push(block);
                    }
                    match idom[runner.index()] {
                        Some(up) if up != runner => runner = up,
                        _ => break,
                    }
                }
            }
        }
        frontiers
    }
}

fn reverse_postorder(successors: &[Neighbours]) -> Vec<BlockId> {
    let mut order = Vec::new();
    if successors.is_empty() {
        return order;
    }
    let mut seen = vec![false; successors.len()];
    seen[0] = true;
    let mut stack = vec![(BlockId::ENTRY, 0)];
    while let Some((block, next)) = stack.pop() {
        match successors[block.index()].get(next) {
            Some(&to) => {
                stack.push((block, next + 1));
                if !std::mem::replace(&mut seen[to.index()], true) {
                    stack.push((to, 0));
                }
            }
            None => order.push(block),
        }
    }
    order.reverse();
    order
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::{Operand, TerminatorOp};

    /// A function whose blocks only branch.
    pub(crate) fn graph(edges: &[&[u32]]) -> Function {
        let mut function = Function::new("f", 0);
        for targets in edges {
            let block = function.new_block();
            function.block_mut(block).terminator = match **targets {
                [] => TerminatorOp::Return(Vec::new()),
                [to] => TerminatorOp::Jump(BlockId(to)),
                [a, b] => TerminatorOp::Branch {
                    condition: Operand::Const(0),
                    then: BlockId(a),
                    otherwise: BlockId(b),
                },
                _ => unreachable!("the tests use no more"),
            }
            .into();
        }
        function
    }

    #[test]
    fn dominators_of_a_loop_with_a_branch() {
        // 0 → 1 → {2, 3} → 4 → {1, 5}; 6 is unreachable.
        let function = graph(&[&[1], &[2, 3], &[4], &[4], &[1, 5], &[], &[4]]);
        let cfg = Cfg::new(&function);
        let idom = cfg.immediate_dominators();
        let at = |b: usize| idom[b].map(|b| b.0);
        assert_eq!(at(1), Some(0));
        assert_eq!(at(2), Some(1));
        assert_eq!(at(3), Some(1));
        assert_eq!(at(4), Some(1));
        assert_eq!(at(5), Some(4));
        assert_eq!(at(6), None);
        assert!(!cfg.reachable(BlockId(6)));
        assert_eq!(cfg.predecessors[4].len(), 2);
        let frontiers = cfg.dominance_frontiers(&idom);
        assert_eq!(frontiers[2], [BlockId(4)]);
        assert_eq!(frontiers[4], [BlockId(1)]);
        assert_eq!(frontiers[1], [BlockId(1)]);
        assert!(frontiers[0].is_empty());
    }
}
