//! Values that come to a place in a loop by several ways: the phis that carry them there.
//!
//! A variable here has a value at the loop's header, gets others in some blocks or on some edges,
//! and is read at one place (after Braun et al., "Simple and efficient construction of static
//! single assignment form", within one loop).

use super::Scope;
use crate::program::{BlockId, Function, Operand, Phi};
use rustc_hash::FxHashMap;

/// A variable to be read somewhere in a loop.
pub(super) struct Variable<'a> {
    pub scope: Scope<'a>,
    /// The value with which each iteration starts.
    pub at_header: Operand,
    /// The value that it has once a block has been passed.
    pub after: FxHashMap<BlockId, Operand>,
    /// The value that it gets on an edge.
    pub on_edges: FxHashMap<(BlockId, BlockId), Operand>,
    /// The values at the starts of blocks, as far as found.
    pub known: FxHashMap<BlockId, Operand>,
}

impl<'a> Variable<'a> {
    pub fn new(scope: Scope<'a>, at_header: Operand) -> Self {
        Variable {
            scope,
            at_header,
            after: FxHashMap::default(),
            on_edges: FxHashMap::default(),
            known: FxHashMap::default(),
        }
    }

    /// The value at the start of a block, with phis where they are needed.
    pub fn at_start(&mut self, function: &mut Function, block: BlockId) -> Operand {
        if block == self.scope.natural.header {
            return self.at_header;
        }
        if let Some(&value) = self.known.get(&block) {
            return value;
        }
        let predecessors = self.scope.cfg.predecessors[block.index()].clone();
        let dst = function.new_reg();
        // Known from now on: inner loops come back here.
        self.known.insert(block, Operand::Reg(dst));
        let mut incoming = Vec::new();
        for from in predecessors {
            incoming.push((from, self.on_edge(function, from, block)));
        }
        let (first, own) = (incoming[0].1, Operand::Reg(dst));
        let constant = !matches!(first, Operand::Reg(_));
        if constant && incoming.iter().all(|&(_, v)| v == first || v == own) {
            self.known.insert(block, first);
        }
        function.block_mut(block).phis.push(Phi { dst, incoming });
        self.known[&block]
    }

    fn on_edge(&mut self, function: &mut Function, from: BlockId, to: BlockId) -> Operand {
        if let Some(&value) = self.on_edges.get(&(from, to)) {
            return value;
        }
        match self.after.get(&from) {
            Some(&value) => value,
            None => self.at_start(function, from),
        }
    }
}
