//! Which blocks of the source were reached: yes, no, or nobody knows.
//!
//! A block was reached if something was run at the place of anything in it. It was not if it does something that
//! no pass removes (an access to memory that is not a register by now, a call, a branch that was not decided in
//! advance), that is still there, and was not run. Of functions of which copies were made nothing is known by what
//! was not run of them; nor of the blocks of loops whose rounds are cut short, whose threads wait instead of
//! running them. A function was not reached either if all that mentions it was not.

use super::Places;
use crate::cfg::{Cfg, Neighbours};
use crate::interpreter::code::{Code, FlatOp, Round};
use crate::loops::Loops;
use crate::program::{BlockId, Outline, OutlinedFunction, Position, Step};
use rustc_hash::FxHashSet;

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum State {
    Reached,
    Unreached,
    Unknown,
}

/// What is known of a function.
pub(super) struct Judged<'o> {
    pub outlined: &'o OutlinedFunction,
    pub cfg: Cfg,
    pub blocks: Vec<State>,
    /// The blocks that lead to nothing but a violation.
    pub failing: Vec<bool>,
}

impl Judged<'_> {
    /// Whether it is called for nothing else than to fail.
    pub fn fails(&self) -> bool {
        self.failing.first() == Some(&true)
    }

    pub fn state(&self) -> State {
        match self.blocks.first() {
            _ if self.blocks.contains(&State::Reached) => State::Reached,
            Some(&state) => state,
            None => State::Unknown,
        }
    }
}

/// What is known of the functions of the outline.
pub(super) fn judge<'o>(code: &Code, outline: &'o Outline, places: &Places) -> Vec<Judged<'o>> {
    let functions = outline.functions.iter();
    let mut functions: Vec<Judged> = functions.map(|f| judge_one(code, f, places)).collect();
    for function in &mut functions {
        if function.state() == State::Unreached {
            function.blocks.fill(State::Unreached);
        }
    }
    find_failing(code, &mut functions);
    find_unmentioned(code, outline, &mut functions);
    functions
}

fn judge_one<'o>(code: &Code, outlined: &'o OutlinedFunction, places: &Places) -> Judged<'o> {
    let successors = outlined.blocks.iter();
    let successors = successors.map(|block| Neighbours::from_slice(&block.successors));
    let cfg = Cfg::of(successors.collect());
    let copied = code.functions[outlined.id.index()].notes.inlined;
    let mut unsure = unsure_blocks(code, outlined, places, &cfg);
    if copied {
        unsure.fill(true);
    }
    let state = |(index, unsure): (usize, bool)| {
        let steps = &outlined.blocks[index].steps;
        // A thread may have come no further than into the copy of a function.
        let copy = |&&(_, step): &&(Position, Step)| match step {
            Step::Call(callee) => !code.functions[callee.index()].notes.inlined,
            _ => true,
        };
        let lasts = |&&(position, step): &&(Position, Step)| {
            step != Step::Passing && places.at(position).lasting
        };
        let first = steps.iter().take_while(copy).find(lasts);
        match first {
            Some(&(position, _)) if places.at(position).met => State::Reached,
            Some(_) if !unsure => State::Unreached,
            _ if steps.iter().any(|&(position, _)| places.at(position).met) => State::Reached,
            _ => State::Unknown,
        }
    };
    let blocks = unsure.into_iter().enumerate().map(state).collect();
    Judged {
        outlined,
        blocks,
        failing: vec![false; outlined.blocks.len()],
        cfg,
    }
}

/// Whether a step would have been run if execution had come there, and was not.
pub(super) fn is_missed(
    code: &Code,
    places: &Places,
    &(position, step): &(Position, Step),
) -> bool {
    let place = places.at(position);
    let stays = match step {
        Step::Passing => false,
        Step::Call(callee) => !code.functions[callee.index()].notes.inlined,
        Step::Lasting | Step::Branch | Step::Fails | Step::Wrong => true,
    };
    stays && place.lasting && !place.met
}

/// The blocks of loops whose rounds are cut short, as the source has them. Where a loop is not found again it is
/// the whole function.
fn unsure_blocks(
    code: &Code,
    outlined: &OutlinedFunction,
    places: &Places,
    cfg: &Cfg,
) -> Vec<bool> {
    let mut unsure = vec![false; outlined.blocks.len()];
    let cuts = cut_loops(code, outlined.id.index(), places);
    if cuts.is_empty() {
        return unsure;
    }
    let has = |block: usize, number: u32| {
        let mut steps = outlined.blocks[block].steps.iter();
        steps.any(|&(position, _)| places.number(position) == Some(number))
    };
    let loops = Loops::new(cfg);
    for cut in cuts {
        let blocks = 0..outlined.blocks.len();
        let own = blocks.filter(|&block| cut.iter().any(|&number| has(block, number)));
        let own: Vec<BlockId> = own.map(|block| BlockId(block as u32)).collect();
        match loops.innermost(&own) {
            Some(body) => unsure.iter_mut().zip(body).for_each(|(a, b)| *a |= b),
            None => unsure.fill(true),
        }
    }
    unsure
}

/// For each place where a round is cut short, the places of the loop's header and of the cut. Of a loop that has
/// become an await there may be nothing else left.
fn cut_loops(code: &Code, function: usize, places: &Places) -> Vec<FxHashSet<u32>> {
    let mut cuts = Vec::new();
    for pc in code.range(function) {
        let round: Round = match code.ops[pc] {
            FlatOp::CutRound { round, .. } => code.rounds[round as usize],
            FlatOp::Await { site, .. } | FlatOp::AwaitExchange { site, .. } => {
                match code.awaits[site as usize].pure_loop {
                    Some(round) => round,
                    None => continue,
                }
            }
            _ => continue,
        };
        let header = code.positions[round.header as usize];
        let known = [code.positions[pc], round.position, header];
        cuts.push(known.iter().filter_map(|&p| places.number(p)).collect());
    }
    cuts
}

/// Finds what leads to nothing but violations, within functions and through calls.
fn find_failing(code: &Code, functions: &mut [Judged<'_>]) {
    let mut fails = vec![false; code.functions.len()];
    loop {
        let mut changed = false;
        for function in &mut *functions {
            for (index, block) in function.outlined.blocks.iter().enumerate().rev() {
                let wrong = |&(_, step): &(_, Step)| match step {
                    Step::Fails | Step::Wrong => true,
                    Step::Call(callee) => fails[callee.index()],
                    _ => false,
                };
                let leads = |to: &BlockId| function.failing[to.index()];
                let after = !block.successors.is_empty() && block.successors.iter().all(leads);
                if !function.failing[index] && (after || block.steps.iter().any(wrong)) {
                    function.failing[index] = true;
                    changed = true;
                }
            }
            fails[function.outlined.id.index()] = function.fails();
        }
        if !changed {
            return;
        }
    }
}

/// Finds the functions that only blocks mention that were not reached.
fn find_unmentioned(code: &Code, outline: &Outline, functions: &mut [Judged<'_>]) {
    loop {
        let mut mentioned = outline.mentioned.clone();
        mentioned[code.main] = true;
        for function in &*functions {
            let own = function.outlined.id;
            for (block, state) in function.outlined.blocks.iter().zip(&function.blocks) {
                for id in block.mentions.iter().filter(|&&id| id != own) {
                    mentioned[id.index()] |= *state != State::Unreached;
                }
            }
        }
        let mut changed = false;
        for function in &mut *functions {
            let known = function
                .blocks
                .iter()
                .all(|&state| state == State::Unreached);
            if !mentioned[function.outlined.id.index()]
                && !known
                && function.state() != State::Reached
            {
                function.blocks.fill(State::Unreached);
                changed = true;
            }
        }
        if !changed {
            return;
        }
    }
}
