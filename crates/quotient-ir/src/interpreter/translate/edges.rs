//! The ends of blocks, and what is done on the way from one block to another: counting loops and
//! assigning phis.

use super::{Translator, fast};
use crate::interpreter::code::{FlatOp, Pc, Slot, SwitchTable};
use crate::interpreter::flatten::Places;
use crate::loops::LoopEdge;
use crate::program::{BlockId, Function, Operand, TerminatorOp};
use quotient_model::FailureKind;
use std::collections::HashMap;

impl Translator<'_> {
    pub(super) fn terminator(
        &mut self,
        function: &Function,
        block: BlockId,
        op: &TerminatorOp,
        jumps: &mut Vec<(Pc, BlockId)>,
    ) {
        match op {
            TerminatorOp::Return(values) => {
                let list = values.iter().map(|&v| self.operand(v)).collect();
                let values = self.list(list);
                self.emit(FlatOp::Return { values });
            }
            TerminatorOp::Jump(to) => {
                self.edge(function, block, *to, jumps);
            }
            TerminatorOp::Branch {
                condition,
                then,
                otherwise,
            } => {
                let value = *condition;
                let condition = self.operand(value);
                if self.undecided.as_ref().is_some_and(|u| u.may_be(value)) {
                    self.emit(FlatOp::Need { value: condition });
                }
                self.need_defined(value);
                let elsewhere = matches!(value, Operand::Reg(reg) if self.uses[reg.index()] > 1);
                let branch = self.branch(block, condition, elsewhere);
                let targets = [*then, *otherwise].map(|to| self.edge(function, block, to, jumps));
                self.set_targets(branch, targets);
            }
            TerminatorOp::Switch {
                value,
                cases,
                default,
            } => {
                let switched = *value;
                let value = self.operand(switched);
                self.need_defined(switched);
                self.guard([switched; 2], [value; 2]);
                let table = self.code.switches.len() as u32;
                self.emit(FlatOp::Switch { value, table });
                let mut flat = SwitchTable {
                    cases: Vec::new(),
                    default: self.edge(function, block, *default, jumps),
                };
                let mut edges = HashMap::new();
                for &(case, to) in cases {
                    let target = match edges.get(&to) {
                        Some(&known) => known,
                        None => self.edge(function, block, to, jumps),
                    };
                    edges.insert(to, target);
                    flat.cases.push((case, target));
                }
                flat.cases.sort_unstable();
                self.code.switches.push(flat);
            }
            TerminatorOp::Unreachable => {
                self.fail(FailureKind::Abort, "unreachable code reached".into());
            }
        }
    }

    /// Emits a branch at the end of a block, in one operation with the comparison that it depends on if
    /// that comes just before, and returns where it stands. Then and otherwise are 0 and 1 until the
    /// [targets](Self::set_targets) are known.
    fn branch(&mut self, block: BlockId, condition: Slot, used_elsewhere: bool) -> Pc {
        let here = self.here();
        let start = self.starts[block.index()].unwrap_or(here) as usize;
        let (then, otherwise) = (0, 1);
        let (guarded, compared) = match self.code.ops[start..] {
            [.., FlatOp::Guard { .. }, last] => (true, Some(last)),
            [.., last] => (false, Some(last)),
            [] => (false, None),
        };
        if let Some(FlatOp::IntCompare {
            predicate,
            bits,
            dst,
            lhs,
            rhs,
        }) = compared
            && dst == condition
        {
            self.unemit();
            let fast = match guarded || used_elsewhere {
                true => None,
                false => fast::branch(predicate, bits, (lhs, rhs), (then, otherwise)),
            };
            self.emit(fast.unwrap_or(FlatOp::CompareBranch {
                predicate,
                bits,
                dst,
                lhs,
                rhs,
                then,
                otherwise,
            }));
            return here - 1;
        }
        self.emit(FlatOp::Branch {
            condition,
            then,
            otherwise,
        });
        here
    }

    fn set_targets(&mut self, branch: Pc, targets: [Pc; 2]) {
        let ends = self.code.ops[branch as usize].targets_mut();
        for end in ends.into_iter().flatten() {
            *end = targets[*end as usize];
        }
    }

    /// Emits what is done on the way from one block to another, and returns where that starts.
    fn edge(
        &mut self,
        function: &Function,
        from: BlockId,
        to: BlockId,
        jumps: &mut Vec<(Pc, BlockId)>,
    ) -> Pc {
        let start = self.here();
        let actions = self.loops.as_ref().map(|l| l.edge(from, to));
        for action in actions.unwrap_or_default() {
            let (LoopEdge::Enter(i) | LoopEdge::Repeat(i)) = action;
            let header = self.loops.as_ref().map(|loops| loops.header(i));
            if !header.is_some_and(|header| self.bounded.has(header)) {
                continue;
            }
            let counter = self.counters[i];
            self.emit(match action {
                LoopEdge::Enter(_) => FlatOp::LoopEnter { counter },
                LoopEdge::Repeat(_) => FlatOp::LoopRepeat { counter },
            });
        }
        let mut moves = Vec::new();
        for phi in &function.block(to).phis {
            let chosen = phi.incoming.iter().find(|(block, _)| *block == from);
            let src = chosen.map_or(Operand::Const(0), |&(_, operand)| operand);
            moves.push((self.reg(phi.dst), self.operand(src)));
            if let Some(dst) = self.undefined_slot(Operand::Reg(phi.dst)) {
                moves.push((dst, self.whether_undefined(src)));
            }
        }
        self.parallel_moves(moves);
        if let Some(&(_, site)) = self.watched.iter().find(|&&(header, _)| header == to) {
            self.emit(match self.cfg.retreats(from, to) {
                true => FlatOp::WatchAgain { site },
                false => FlatOp::WatchBegin { site },
            });
        }
        jumps.push((self.here(), to));
        self.emit(FlatOp::Jump { to: 0 });
        start
    }

    /// Emits moves that are meant to happen all at once, in an order that comes to the same.
    fn parallel_moves(&mut self, mut moves: Vec<(Slot, Slot)>) {
        moves.retain(|(dst, src)| dst != src);
        while !moves.is_empty() {
            let free = |&(dst, _): &(Slot, Slot)| moves.iter().all(|&(_, src)| src != dst);
            match moves.iter().position(free) {
                Some(i) => {
                    let (dst, src) = moves.swap_remove(i);
                    self.emit(FlatOp::Copy { dst, src });
                }
                // Only cycles are left: save one value, and let its readers read the copy.
                None => {
                    let saved = moves[0].0;
                    let (dst, src) = (self.scratch, saved);
                    self.emit(FlatOp::Copy { dst, src });
                    for (_, src) in moves.iter_mut().filter(|m| m.1 == saved) {
                        *src = self.scratch;
                    }
                }
            }
        }
    }

    /// Branches to a jump go where that goes.
    pub(super) fn shorten_branches(&mut self, entry: Pc) {
        for pc in entry as usize..self.code.ops.len() {
            let mut op = self.code.ops[pc];
            for target in op.targets_mut().into_iter().flatten() {
                if let FlatOp::Jump { to } = self.code.ops[*target as usize] {
                    *target = to;
                }
            }
            self.code.ops[pc] = op;
        }
    }
}
