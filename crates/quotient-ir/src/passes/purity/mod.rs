//! Partial loop purity elimination, after Jonsson, Lång and Sagonas, "Awaiting for Godot: Stateless
//! Model Checking that Avoids Executions where Nothing Happens" (FMCAD 2022), Section III.
//!
//! An iteration of a loop is *pure* if it starts and ends at the header, changes neither memory nor
//! a register that is used after it, and takes no backedge of an inner loop. `analysis` computes
//! under which condition on registers an iteration is pure, the *purity condition* of the loop;
//! `insert` has the thread assume, as early as it can be known, that it does not hold. What can be
//! reached with pure iterations can be reached without them (Theorem 1).
//!
//! Loops are natural ones, inner ones first; a loop that is entered in the middle is left alone.
//! Deviations from the paper, all of which only make it find more:
//!
//! - Phis inside the loop are looked through, edge by edge (`while (x && y)`).
//! - A header phi that gets a value from outside the loop on a backedge is not impure there if it
//!   had that value already: that becomes part of the condition.
//! - A header phi that a failed compare-exchange refreshes is not impure either (`refresh`).
//! - What branches and assumptions on the way have established is left out of the condition.
//! - An inner backedge that the inner loop's own assumption blocks is never taken.
//!
//! Left alone are iterations that are pure whatever the thread reads (`for (;;);`): such a thread
//! would do nothing for ever, and existing limits say so.

mod analysis;
mod insert;
mod phis;
mod refresh;

use super::condition::{Conjunction, Definitions};
use super::{inline, simplify};
use crate::cfg::Cfg;
use crate::loops::{NaturalLoop, dominates, natural_loops};
use crate::program::{
    BlockId, Builtin, Function, Global, Module, Op, Operand, Position, PositionEntry, PureLoop,
    Role,
};
use analysis::Analysis;
use std::collections::HashSet;

/// What must be left of an iteration that is pure.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Keep {
    /// Nothing: the thread blocks as soon as it is known that the iteration is pure.
    Nothing,
    /// All of its accesses: the thread blocks before it goes around once more. For those who look
    /// for data races, which an access in vain can have too.
    Accesses,
}

/// Makes threads block where they would begin to go around a loop for nothing. Calls inside loops
/// are inlined first.
pub fn eliminate_purity(module: &mut Module, keep: Keep) {
    inline::inline_calls_in_loops(module);
    for function in &mut module.functions {
        eliminate_in(function, &module.globals, &module.positions, keep);
    }
}

fn eliminate_in(
    function: &mut Function,
    globals: &[Global],
    positions: &[PositionEntry],
    keep: Keep,
) {
    let cfg = Cfg::new(function);
    let idom = cfg.immediate_dominators();
    // Blocks and edges stay what they are: only instructions and phis are added.
    let mut dead = HashSet::new();
    let mut changed = false;
    for natural in natural_loops(&cfg) {
        // It may be left when time has passed, which happens when the thread is seen to wait.
        if looks_at_clock(function, &natural, globals) {
            continue;
        }
        let scope = Scope {
            cfg: &cfg,
            idom: &idom,
            natural: &natural,
            dead: &dead,
        };
        let definitions = Definitions::new(function);
        let analysis = Analysis::new(&definitions, globals, scope);
        let refreshed = analysis.refreshes();
        let condition = analysis.purity_condition();
        let assumptions = insert::plan(&definitions, scope, condition, keep);
        if assumptions.is_empty() {
            continue;
        }
        let blocked = insert::blocked_backedges(&definitions, scope, &assumptions);
        let pure_loop = PureLoop {
            header: natural.header,
            position: position_of(function, &natural, positions),
            refreshed,
        };
        insert::apply(function, scope, assumptions, pure_loop);
        dead.extend(blocked);
        changed = true;
    }
    if changed {
        simplify::simplify(function);
        simplify::remove_dead_code(function);
    }
}

/// Whether something in the loop depends on what time it is.
fn looks_at_clock(function: &Function, natural: &NaturalLoop, globals: &[Global]) -> bool {
    let is_clock = |operand: &&Operand| match operand {
        Operand::Global(id, _) => globals[id.index()].role == Role::Clock,
        _ => false,
    };
    let blocks = function.blocks.iter().zip(&natural.body);
    let inside = blocks.filter(|(_, inside)| **inside);
    let mut instructions = inside.flat_map(|(block, _)| &block.instructions);
    instructions.any(|i| i.op.operands().iter().any(is_clock))
}

/// A loop, and the function around it.
#[derive(Clone, Copy)]
struct Scope<'a> {
    cfg: &'a Cfg,
    idom: &'a [Option<BlockId>],
    natural: &'a NaturalLoop,
    /// Backedges of inner loops that are never taken.
    dead: &'a HashSet<(BlockId, BlockId)>,
}

impl Scope<'_> {
    fn contains(&self, block: BlockId) -> bool {
        self.natural.body[block.index()]
    }

    fn dominates(&self, above: BlockId, block: BlockId) -> bool {
        dominates(self.idom, above, block)
    }

    /// Is the edge, inside the loop, a backedge of an inner loop?
    fn internal_backedge(&self, from: BlockId, to: BlockId) -> bool {
        to != self.natural.header && self.cfg.retreats(from, to)
    }

    /// What is known to hold whenever the thread is at a place in the loop: what the branches and
    /// assumptions say that every iteration passes on its way there.
    fn facts(
        &self,
        definitions: &Definitions<'_>,
        (block, index): (BlockId, usize),
    ) -> Conjunction {
        let mut facts = Conjunction::default();
        let mut know = |known: Option<&Conjunction>| {
            facts.atoms.extend(known.into_iter().flat_map(|c| &c.atoms));
        };
        let (mut at, mut end) = (block, index);
        loop {
            for instruction in &definitions.function.block(at).instructions[..end] {
                if let Op::Builtin {
                    builtin: Builtin::Assume { condition, .. },
                    ..
                } = instruction.op
                {
                    know(definitions.truth(condition, true).conjunction());
                }
            }
            if at == self.natural.header {
                return facts;
            }
            if let [from] = self.cfg.predecessors[at.index()][..] {
                know(definitions.guard(from, at).conjunction());
            }
            match self.idom[at.index()] {
                Some(up) if up != at => at = up,
                _ => return facts,
            }
            end = definitions.function.block(at).instructions.len();
        }
    }
}

/// Where the loop stands in the source: the first position that its header, or a jump back to it,
/// knows; rather one of the function itself than of what was inlined.
fn position_of(
    function: &Function,
    natural: &NaturalLoop,
    positions: &[PositionEntry],
) -> Position {
    let entry = |p: Position| positions.get((p.0 as usize).checked_sub(1)?);
    let header = function.block(natural.header);
    let latches = natural.latches.iter().map(|&latch| function.block(latch));
    let ends = std::iter::once(header).chain(latches);
    let known: Vec<Position> = header
        .instructions
        .iter()
        .map(|i| i.position)
        .chain(ends.map(|block| block.terminator.position))
        .filter(|&p| entry(p).is_some_and(PositionEntry::is_placed))
        .collect();
    let is_own = |p: &&Position| entry(**p).is_some_and(|e| e.inlined.is_none());
    let own = known.iter().find(is_own);
    own.or(known.first()).copied().unwrap_or_default()
}
