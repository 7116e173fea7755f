//! Where a purity condition is assumed not to hold.
//!
//! Each disjunct is assumed false at the earliest point that comes after the assignments of all its
//! registers and after everything on its path that might fail. A register that does not reach
//! that point by every way is carried there by phis, together with whether it was assigned; the
//! disjunct counts as false where it was not. So does it after a backedge of an inner loop.
//!
//! Where every access of an iteration must be seen to happen ([`Keep::Accesses`]), a point after
//! which the iteration may still access memory is too early. The assumption then stands at the jumps
//! back, before which all of a pure iteration has been done.

use super::phis::Variable;
use super::{Keep, Scope};
use crate::arithmetic::mask;
use crate::passes::condition::{Atom, Conjunction, Definition, Definitions, Dnf, Site};
use crate::program::{
    BinaryOp, BlockId, Builtin, Function, Instruction, Op, Operand, PureLoop, Reg,
};

/// A disjunct, and where it is assumed not to hold.
pub(super) struct Assumption {
    disjunct: Conjunction,
    site: Site,
    /// Registers that do not reach the site by every way, and the blocks that assign them.
    carried: Vec<(Reg, BlockId)>,
}

/// What to assume where.
pub(super) fn plan(
    definitions: &Definitions<'_>,
    scope: Scope<'_>,
    condition: Dnf,
    keep: Keep,
) -> Vec<Assumption> {
    let mut assumptions = Vec::new();
    for disjunct in condition.disjuncts {
        let Some(assigned) = Assigned::new(definitions, scope, &disjunct) else {
            continue;
        };
        match assigned.earliest {
            site if keep == Keep::Accesses && accesses_after(definitions.function, scope, site) => {
                for &latch in &scope.natural.latches {
                    let end = definitions.function.block(latch).instructions.len();
                    let disjunct = disjunct.clone();
                    assumptions.push(assigned.assumption(
                        definitions,
                        scope,
                        disjunct,
                        (latch, end),
                    ));
                }
            }
            site => assumptions.push(assigned.assumption(definitions, scope, disjunct, site)),
        }
    }
    assumptions
}

/// What a disjunct waits for.
struct Assigned {
    /// The registers assigned during the iteration, each with the first place after that.
    registers: Vec<(Reg, Site)>,
    /// The first place after all of them, and after what might fail.
    earliest: Site,
}

impl Assigned {
    /// Nothing if no register is assigned: the thread would go around whatever it reads.
    fn new(
        definitions: &Definitions<'_>,
        scope: Scope<'_>,
        disjunct: &Conjunction,
    ) -> Option<Assigned> {
        let mut registers: Vec<(Reg, Site)> = Vec::new();
        for reg in disjunct.atoms.iter().flat_map(Atom::registers) {
            let site = match definitions.definition(reg) {
                Definition::Parameter => continue,
                Definition::Phi(block) => (block, 0),
                Definition::Instruction(block, index) => (block, index + 1),
            };
            if scope.contains(site.0) && site != (scope.natural.header, 0) {
                registers.push((reg, site));
            }
        }
        if registers.is_empty() {
            return None;
        }
        let behind = disjunct.not_before.map(|(block, index)| (block, index + 1));
        let sites = registers.iter().map(|&(_, site)| site).chain(behind);
        let earliest = sites.max_by_key(|&(block, index)| (scope.cfg.place(block), index))?;
        Some(Assigned {
            registers,
            earliest,
        })
    }

    /// The assumption that the disjunct does not hold, at a place where all is known.
    fn assumption(
        &self,
        definitions: &Definitions<'_>,
        scope: Scope<'_>,
        disjunct: Conjunction,
        site: Site,
    ) -> Assumption {
        let disjunct = disjunct.given(&scope.facts(definitions, site));
        let still_used = |reg: &Reg| {
            let mut registers = disjunct.atoms.iter().flat_map(Atom::registers);
            registers.any(|used| used == *reg)
        };
        let mut carried: Vec<(Reg, BlockId)> = self
            .registers
            .iter()
            .filter(|(reg, (block, _))| still_used(reg) && !scope.dominates(*block, site.0))
            .map(|&(reg, (block, _))| (reg, block))
            .collect();
        carried.sort_unstable();
        carried.dedup();
        Assumption {
            disjunct,
            site,
            carried,
        }
    }
}

/// Does the operation touch no memory for sure?
fn is_local(op: &Op) -> bool {
    let assumes = matches!(
        op,
        Op::Builtin {
            builtin: Builtin::Assume { .. },
            ..
        }
    );
    op.is_pure() || assumes || matches!(op, Op::Fence { .. })
}

/// May an iteration access memory after a place in the loop, before it goes back to the header?
fn accesses_after(function: &Function, scope: Scope<'_>, (block, index): Site) -> bool {
    let accesses = |block: BlockId, from: usize| {
        let instructions = &function.block(block).instructions[from..];
        instructions.iter().any(|i| !is_local(&i.op))
    };
    if accesses(block, index) {
        return true;
    }
    let mut seen = vec![false; scope.natural.body.len()];
    let mut stack = vec![block];
    while let Some(from) = stack.pop() {
        for &to in &scope.cfg.successors[from.index()] {
            let next = to != scope.natural.header && scope.contains(to);
            if !next || std::mem::replace(&mut seen[to.index()], true) {
                continue;
            }
            if accesses(to, 0) {
                return true;
            }
            stack.push(to);
        }
    }
    false
}

/// The backedges of the loop that can no longer be taken: whoever gets there has passed an
/// assumption that the edge's condition contradicts.
pub(super) fn blocked_backedges(
    definitions: &Definitions<'_>,
    scope: Scope<'_>,
    assumptions: &[Assumption],
) -> Vec<(BlockId, BlockId)> {
    let header = scope.natural.header;
    let is_blocked = |latch: &BlockId| {
        let end = definitions.function.block(*latch).instructions.len();
        let facts = scope.facts(definitions, (*latch, end));
        let guard = definitions.guard(*latch, header);
        let Some(guard) = guard.conjunction() else {
            return false;
        };
        let mut known = facts;
        known.atoms.extend(&guard.atoms);
        assumptions.iter().any(|a| {
            a.carried.is_empty()
                && !may_have_gone_back(scope, a.site.0)
                && scope.dominates(a.site.0, *latch)
                && known.implies(&a.disjunct)
        })
    };
    let latches = scope.natural.latches.iter().copied().filter(is_blocked);
    latches.map(|latch| (latch, header)).collect()
}

/// May an iteration have taken a backedge of an inner loop before it gets to a block?
fn may_have_gone_back(scope: Scope<'_>, block: BlockId) -> bool {
    let mut seen = vec![false; scope.natural.body.len()];
    let mut stack = vec![block];
    while let Some(to) = stack.pop() {
        if to == scope.natural.header || std::mem::replace(&mut seen[to.index()], true) {
            continue;
        }
        for &from in &scope.cfg.predecessors[to.index()] {
            if scope.internal_backedge(from, to) && !scope.dead.contains(&(from, to)) {
                return true;
            }
            stack.push(from);
        }
    }
    false
}

/// Inserts the assumptions, for that loop.
pub(super) fn apply(
    function: &mut Function,
    scope: Scope<'_>,
    mut assumptions: Vec<Assumption>,
    pure_loop: PureLoop,
) {
    // From the last to the first, so that places stay what they are.
    assumptions.sort_by_key(|a| std::cmp::Reverse(a.site.1));
    for assumption in assumptions {
        let (block, index) = assumption.site;
        let mut code = Code {
            function,
            scope,
            block,
            pure_loop,
            instructions: Vec::new(),
        };
        code.assume(&assumption);
        let instructions = code.instructions;
        let target = &mut function.block_mut(block).instructions;
        target.splice(index..index, instructions);
    }
}

/// The instructions of one assumption.
struct Code<'a> {
    function: &'a mut Function,
    scope: Scope<'a>,
    block: BlockId,
    pure_loop: PureLoop,
    instructions: Vec<Instruction>,
}

impl Code<'_> {
    fn assume(&mut self, assumption: &Assumption) {
        let mut replaced = Vec::new();
        let mut conditions = Vec::new();
        for &(reg, block) in &assumption.carried {
            let value = self.carried(block, Operand::Const(0), Operand::Reg(reg));
            let passed = self.carried(block, Operand::Const(0), Operand::Const(1));
            replaced.push((reg, value));
            conditions.push(passed);
        }
        let carried = |operand: Operand| {
            let of = |&&(reg, _): &&(Reg, Operand)| operand == Operand::Reg(reg);
            replaced
                .iter()
                .find(of)
                .map_or(operand, |&(_, value)| value)
        };
        if may_have_gone_back(self.scope, self.block) {
            let went_back = self.went_back();
            let stayed = self.binary(BinaryOp::Xor, 1, went_back, Operand::Const(1));
            conditions.push(stayed);
        }
        let condition = match (&conditions[..], &assumption.disjunct.atoms[..]) {
            ([], [only]) => self.compare(only.negated(), carried),
            (_, atoms) => {
                for &atom in atoms {
                    let holds = self.compare(atom, carried);
                    conditions.push(holds);
                }
                let all = conditions
                    .into_iter()
                    .reduce(|a, b| self.binary(BinaryOp::And, 1, a, b));
                match all {
                    Some(all) => self.binary(BinaryOp::Xor, 1, all, Operand::Const(1)),
                    None => Operand::Const(0),
                }
            }
        };
        let builtin = Builtin::Assume {
            condition,
            pure_loop: Some(self.pure_loop),
        };
        self.push(Op::Builtin { dst: None, builtin });
    }

    /// The value of a variable that a block sets.
    fn carried(&mut self, block: BlockId, before: Operand, set: Operand) -> Operand {
        let mut variable = Variable::new(self.scope, before);
        variable.after.insert(block, set);
        variable.at_start(self.function, self.block)
    }

    /// Whether the iteration took a backedge of an inner loop.
    fn went_back(&mut self) -> Operand {
        let mut variable = Variable::new(self.scope, Operand::Const(0));
        for &to in &self.scope.cfg.order {
            for &from in &self.scope.cfg.predecessors[to.index()] {
                let inside = self.scope.contains(from) && self.scope.contains(to);
                if inside
                    && self.scope.internal_backedge(from, to)
                    && !self.scope.dead.contains(&(from, to))
                {
                    variable.on_edges.insert((from, to), Operand::Const(1));
                }
            }
        }
        variable.at_start(self.function, self.block)
    }

    fn compare(&mut self, atom: Atom, carried: impl Fn(Operand) -> Operand) -> Operand {
        let Atom {
            term,
            predicate,
            operand,
        } = atom;
        let mut lhs = carried(Operand::Reg(term.reg));
        if term.mask != mask(term.bits) || term.bits == 1 {
            // A comparison of one bit is of the lowest one, whatever else the register holds.
            lhs = self.binary(BinaryOp::And, 64, lhs, Operand::Const(term.mask));
        }
        let rhs = carried(operand);
        let dst = self.function.new_reg();
        self.push(Op::IntCompare {
            predicate,
            bits: term.bits,
            dst,
            lhs,
            rhs,
        });
        Operand::Reg(dst)
    }

    fn binary(&mut self, op: BinaryOp, bits: u8, lhs: Operand, rhs: Operand) -> Operand {
        let dst = self.function.new_reg();
        self.push(Op::Binary {
            op,
            bits,
            dst,
            lhs,
            rhs,
        });
        Operand::Reg(dst)
    }

    fn push(&mut self, op: Op) {
        self.instructions
            .push(Instruction::new(op, self.pure_loop.position));
    }
}
