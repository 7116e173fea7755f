//! Loops in which it makes no difference which random numbers are drawn: `while (!go) usleep(rand() % 100);`.
//!
//! The library keeps where a thread's random numbers go on ([`Role::Random`]), and each number changes that. If nothing
//! depends on the numbers that are drawn in a loop, rounds differ by nothing but what will be drawn later. Any numbers are
//! as good as others there, too.

use super::silent::is_silent;
use crate::cfg::Cfg;
use crate::loops::NaturalLoop;
use crate::program::{Callee, Function, GlobalId, Module, Op, Operand, Role};

/// What a function has to do with random numbers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord)]
enum Draws {
    Never,
    /// It does nothing else, and comes to its end.
    Only,
    /// It does something else as well.
    Mixed,
}

/// What the functions of a module have to do with random numbers.
pub(crate) struct Random {
    functions: Vec<Draws>,
    variables: Vec<GlobalId>,
}

impl Random {
    pub fn of(module: &Module, cfgs: &[Cfg]) -> Self {
        let globals = module.globals.iter().enumerate();
        let variables = globals.filter(|(_, global)| global.role == Role::Random);
        let mut random = Random {
            functions: vec![Draws::Never; module.functions.len()],
            variables: variables.map(|(i, _)| GlobalId(i as u32)).collect(),
        };
        let mut changed = !random.variables.is_empty();
        while std::mem::take(&mut changed) {
            for (i, (function, cfg)) in module.functions.iter().zip(cfgs).enumerate() {
                let draws = random.draws(function, cfg).max(random.functions[i]);
                changed |= draws != std::mem::replace(&mut random.functions[i], draws);
            }
        }
        random
    }

    /// Whether it makes no difference which numbers are drawn in the loop, if any are, where these registers are relevant.
    pub fn is_unseen_in(
        &self,
        function: &Function,
        natural: &NaturalLoop,
        relevant: &[bool],
    ) -> bool {
        if self.variables.is_empty() {
            return false;
        }
        let blocks = function.blocks.iter().zip(&natural.body);
        let mut ops = blocks
            .filter(|&(_, &inside)| inside)
            .flat_map(|(block, _)| block.instructions.iter().map(|i| &i.op));
        ops.all(|op| match self.drawn_by(op) {
            Draws::Never => true,
            Draws::Only => op.assigns().all(|reg| !relevant[reg.index()]),
            Draws::Mixed => false,
        })
    }

    fn draws(&self, function: &Function, cfg: &Cfg) -> Draws {
        let ops = || function.blocks.iter().flat_map(|b| &b.instructions);
        let all = ops().map(|i| self.drawn_by(&i.op)).max();
        let goes_back = cfg.order.iter().any(|&from| {
            let mut successors = cfg.successors[from.index()].iter();
            successors.any(|&to| cfg.retreats(from, to))
        });
        let nothing_else = || {
            let silent = |op: &Op| is_silent(op) || self.drawn_by(op) == Draws::Only;
            !goes_back && ops().all(|i| silent(&i.op))
        };
        match all.unwrap_or(Draws::Never) {
            Draws::Only if !nothing_else() => Draws::Mixed,
            draws => draws,
        }
    }

    fn drawn_by(&self, op: &Op) -> Draws {
        let is_variable = |operand: &Operand| matches!(operand, Operand::Global(id, _) if self.variables.contains(id));
        match op {
            Op::Load { address, .. } if is_variable(address) => Draws::Only,
            Op::Store { address, value, .. } if is_variable(address) && !is_variable(value) => {
                Draws::Only
            }
            _ if op.operands().into_iter().any(is_variable) => Draws::Mixed,
            Op::Call {
                callee: Callee::Direct(id),
                landing: None,
                ..
            } => self.functions[id.index()],
            Op::Call {
                callee: Callee::Direct(id),
                ..
            } => match self.functions[id.index()] {
                Draws::Never => Draws::Never,
                _ => Draws::Mixed,
            },
            Op::Call { .. } => Draws::Mixed,
            _ => Draws::Never,
        }
    }
}
