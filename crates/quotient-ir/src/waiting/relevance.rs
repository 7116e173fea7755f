//! Registers on which something depends that others could see.
//!
//! What others can see are accesses to memory, calls, failures and results; which of them happen depends on
//! the branches that decide about them, and all of this on the registers that it is made of. Whatever is
//! left makes no difference: a counter that says how long to pause, say. What accesses to variables at which nobody looks
//! ([`unseen`](mod@super::unseen)) read and write cannot be seen either, nor can results of functions that nobody uses. But that there is
//! an access can, if it is not atomic and others can reach the variable: it may be a data race. Of what only counts
//! ([`statistics`](mod@super::statistics)) it can be seen where it does, and whether, but not what.
//!
//! A loop that does nothing which counts must come to its end for that, so what decides about its end does
//! count, unless it is a loop that counts up or down to a bound. In the loop that threads are watched in it always
//! does: whether there is another round is the question.

use super::control::deciding_branches;
use super::counters::is_finite;
use super::silent::is_silent;
use super::statistics::statistics;
use super::unseen::{Unseen, address};
use crate::cfg::Cfg;
use crate::loops::{NaturalLoop, dominates};
use crate::program::{BlockId, Function, Operand, Reg, TerminatorOp};

/// For each register whether anything depends on it, for threads that are watched in the loop with this header, if in any.
pub(super) fn relevant_registers(
    function: &Function,
    (number, cfg, loops): (usize, &Cfg, &[NaturalLoop]),
    watched: Option<BlockId>,
    unseen: &Unseen,
) -> Vec<bool> {
    let idom = cfg.immediate_dominators();
    let natural = cfg.order.iter().all(|&from| {
        let mut successors = cfg.successors[from.index()].iter();
        successors.all(|&to| !cfg.retreats(from, to) || dominates(&idom, to, from))
    });
    if !natural {
        return vec![true; function.registers as usize];
    }
    let ends_by_itself = |l: &NaturalLoop| Some(l.header) != watched && is_finite(function, cfg, l);
    let endless = loops.iter().filter(|natural| !ends_by_itself(natural));
    let endless: Vec<&NaturalLoop> = endless.collect();
    let mut marks = Marks::new(function, cfg, &endless);
    marks.roots((number, cfg, &endless), unseen);
    marks.spread();
    marks.relevant
}

/// Where a register is assigned.
#[derive(Clone, Copy)]
enum Definition {
    Phi(BlockId, usize),
    Instruction(BlockId, usize),
}

struct Marks<'f> {
    function: &'f Function,
    deciding: Vec<Vec<BlockId>>,
    definitions: Vec<Option<Definition>>,
    relevant: Vec<bool>,
    /// Blocks of which it counts that they are executed.
    executed: Vec<bool>,
    /// Registers whose definitions are still to be looked at.
    left: Vec<Reg>,
    blocks_left: Vec<BlockId>,
}

impl<'f> Marks<'f> {
    fn new(function: &'f Function, cfg: &Cfg, endless: &[&NaturalLoop]) -> Self {
        let mut definitions = vec![None; function.registers as usize];
        for &block in &cfg.order {
            let body = function.block(block);
            for (i, phi) in body.phis.iter().enumerate() {
                definitions[phi.dst.index()] = Some(Definition::Phi(block, i));
            }
            for (i, instruction) in body.instructions.iter().enumerate() {
                for reg in instruction.op.assigns() {
                    definitions[reg.index()] = Some(Definition::Instruction(block, i));
                }
            }
        }
        let headers: Vec<BlockId> = endless.iter().map(|natural| natural.header).collect();
        Marks {
            function,
            deciding: deciding_branches(cfg, &headers),
            definitions,
            relevant: vec![false; function.registers as usize],
            executed: vec![false; function.blocks.len()],
            left: Vec::new(),
            blocks_left: Vec::new(),
        }
    }

    /// Marks what others can see, and what decides about the end of loops that may have none.
    fn roots(&mut self, (number, cfg, endless): (usize, &Cfg, &[&NaturalLoop]), unseen: &Unseen) {
        let counts_only = statistics(self.function, unseen);
        for &block in &cfg.order {
            let body = self.function.block(block);
            for (i, instruction) in body.instructions.iter().enumerate() {
                let op = &instruction.op;
                if is_silent(op) {
                    continue;
                }
                let is_unseen = unseen.is_accessed_by(op);
                if !(is_unseen && unseen.cannot_race(op)) {
                    self.mark_block(block);
                }
                if is_unseen {
                    continue;
                }
                // Where it counts may be looked at, and that is known only once it has.
                if !counts_only.contains(&(block, i)) {
                    self.mark_all(op.uses());
                } else if let Some(&Operand::Reg(at)) = address(op) {
                    self.mark(at);
                }
            }
            if let TerminatorOp::Return(_) | TerminatorOp::Unreachable = body.terminator.op {
                if unseen.counts_result_of(number) {
                    self.mark_all(body.terminator.op.uses());
                }
                self.mark_block(block);
            }
        }
        for natural in endless {
            for &block in &cfg.order {
                let leaves = |to: &BlockId| !natural.body[to.index()];
                if natural.body[block.index()] && cfg.successors[block.index()].iter().any(leaves) {
                    self.mark_end(block);
                }
            }
        }
    }

    fn spread(&mut self) {
        loop {
            if let Some(reg) = self.left.pop() {
                self.mark_definition(reg);
            } else if let Some(block) = self.blocks_left.pop() {
                for from in std::mem::take(&mut self.deciding[block.index()]) {
                    self.mark_end(from);
                }
            } else {
                return;
            }
        }
    }

    fn mark_definition(&mut self, reg: Reg) {
        match self.definitions[reg.index()] {
            Some(Definition::Phi(block, i)) => {
                self.mark_block(block);
                for &(from, value) in &self.function.block(block).phis[i].incoming {
                    if let Operand::Reg(reg) = value {
                        self.mark(reg);
                    }
                    // Which edge is taken counts now.
                    self.mark_end(from);
                }
            }
            Some(Definition::Instruction(block, i)) => {
                self.mark_block(block);
                self.mark_all(self.function.block(block).instructions[i].op.uses());
            }
            None => {}
        }
    }

    /// What decides where a block leads counts, and so does that it is executed.
    fn mark_end(&mut self, block: BlockId) {
        self.mark_block(block);
        self.mark_all(self.function.block(block).terminator.op.uses());
    }

    fn mark_block(&mut self, block: BlockId) {
        if !std::mem::replace(&mut self.executed[block.index()], true) {
            self.blocks_left.push(block);
        }
    }

    fn mark_all(&mut self, regs: impl Iterator<Item = Reg>) {
        regs.for_each(|reg| self.mark(reg));
    }

    fn mark(&mut self, reg: Reg) {
        if !std::mem::replace(&mut self.relevant[reg.index()], true) {
            self.left.push(reg);
        }
    }
}
