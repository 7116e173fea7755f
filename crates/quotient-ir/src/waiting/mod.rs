//! What of a loop can matter to anybody: for threads that are watched while they go around it
//! ([`interpreter::watch`](crate::interpreter)).
//!
//! A thread that comes back to a loop's header with what it began the round with, and has changed nothing,
//! waits. What it begins a round with are the header's phis: all other registers are as they were before the
//! loop, or are assigned before they are used. Of the phis only those count on which something depends
//! that another thread, or a report, could see ([`relevance`]), and of its own variables only those that are
//! read before they are written again ([`dead_memory`]). Where random numbers go on does not count if nothing depends on
//! those that are drawn ([`mod@random`]). A counter that says how often to
//! look before giving up is counted for itself ([`counters`]), and memory that only counts is told apart
//! ([`mod@statistics`]), and so are variables at which nobody looks ([`mod@unseen`]).

mod control;
mod counters;
mod dead_memory;
mod random;
mod relevance;
mod silent;
mod statistics;
mod unseen;

pub(crate) use counters::{Counter, Test, Told};
pub(crate) use random::Random;
pub(crate) use statistics::statistics;
pub(crate) use unseen::Unseen;

use crate::cfg::Cfg;
use crate::loops::{NaturalLoop, natural_loops};
use crate::program::{BlockId, Builtin, Callee, Function, LockStep, Module, Op, Reg};
use dead_memory::Locals;

/// A loop in which threads are watched.
pub(crate) struct Watched {
    pub header: BlockId,
    /// The header's phis that count.
    pub phis: Vec<Reg>,
    /// The addresses of local variables that do not.
    pub dead: Vec<Reg>,
    /// It makes no difference which random numbers are drawn in it.
    pub draws_unseen: bool,
    /// What says how often the thread goes around in vain before it does something else.
    pub counter: Option<Counter>,
}

/// What is unseen in a module.
pub(crate) fn unseen(module: &Module, cfgs: &[Cfg]) -> Unseen {
    let mut unseen = Unseen::at_first(module);
    let loops: Vec<Vec<NaturalLoop>> = cfgs.iter().map(natural_loops).collect();
    let mut changed = true;
    while std::mem::take(&mut changed) {
        for (number, function) in module.functions.iter().enumerate() {
            let within = (number, &cfgs[number], loops[number].as_slice());
            let relevant = relevance::relevant_registers(function, within, None, &unseen);
            changed |= unseen.looks(function, &relevant);
        }
    }
    unseen
}

/// Whether a thread may try to take a lock here.
pub(crate) fn may_try_to_lock(module: &Module, op: &Op) -> bool {
    match op {
        Op::Rmw { .. } | Op::CompareExchange { .. } => true,
        Op::Builtin { builtin, .. } => matches!(builtin, Builtin::MutexTryLock { .. }),
        Op::Call {
            callee: Callee::Direct(id),
            ..
        } => module.functions[id.index()].lock == Some(LockStep::Tries),
        _ => false,
    }
}

/// The loops of a function in which threads are to be watched: those with a counter of rounds in vain, those
/// that are asked for by their headers, and those that may have no end in which something is tried: who fails
/// there is to be seen to wait. Only natural loops can be.
pub(crate) fn watched_loops(
    function: &Function,
    (number, cfg): (usize, &Cfg),
    (random, unseen): (&Random, &Unseen),
    (asked, tried): (impl Fn(BlockId) -> bool, impl Fn(&Op) -> bool),
) -> Vec<Watched> {
    let loops = natural_loops(cfg);
    let counter = |natural: &NaturalLoop| match function.library {
        true => None,
        false => counters::of_rounds_in_vain(function, cfg, natural),
    };
    let wanted: Vec<(BlockId, Option<Counter>)> = loops
        .iter()
        .map(|natural| (natural, counter(natural)))
        .filter(|(natural, counter)| {
            let tries = || is_in(function, natural, &tried);
            let endless = || !function.library && !counters::is_finite(function, cfg, natural);
            counter.is_some() || asked(natural.header) || tries() && endless()
        })
        .map(|(natural, counter)| (natural.header, counter))
        .collect();
    if wanted.is_empty() {
        return Vec::new();
    }
    let locals = Locals::new(function, cfg);
    let draws_unseen = |header, relevant: &[bool]| {
        let mut at_header = loops.iter().filter(|natural| natural.header == header);
        at_header.all(|natural| random.is_unseen_in(function, natural, relevant))
    };
    let watched = wanted.into_iter().map(|(header, counter)| {
        let within = (number, cfg, loops.as_slice());
        let relevant = relevance::relevant_registers(function, within, Some(header), unseen);
        let phis = function.block(header).phis.iter().map(|phi| phi.dst);
        let counts =
            |phi: &Reg| relevant[phi.index()] && counter.as_ref().is_none_or(|c| c.phi != *phi);
        Watched {
            header,
            phis: phis.filter(counts).collect(),
            dead: locals.dead_at(header),
            draws_unseen: draws_unseen(header, &relevant),
            counter,
        }
    });
    watched.collect()
}

/// Whether a loop has an instruction of a kind.
fn is_in(function: &Function, natural: &NaturalLoop, kind: impl Fn(&Op) -> bool) -> bool {
    let mut blocks = function.blocks.iter().zip(&natural.body);
    blocks.any(|(block, &inside)| inside && block.instructions.iter().any(|i| kind(&i.op)))
}
