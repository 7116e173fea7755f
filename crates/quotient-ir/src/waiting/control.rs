//! Which branches decide whether a block is executed: control dependence, by Ferrante, Ottenstein and
//! Warren, "The program dependence graph and its use in optimization".
//!
//! Two things count as the function's end besides: a block from which it cannot be reached, and another round of a loop that may have no
//! end. Otherwise the only way out of a loop would be one that the thread takes in any case, and what decides when it takes it
//! would decide nothing. This takes more branches for decisive than are, never fewer.

use crate::cfg::Cfg;
use crate::program::BlockId;

/// For each block the blocks whose ends decide whether it is executed. The loops with these headers may have no end.
pub(super) fn deciding_branches(cfg: &Cfg, endless: &[BlockId]) -> Vec<Vec<BlockId>> {
    let up = post_dominators(cfg, endless);
    let mut deciding = vec![Vec::new(); cfg.successors.len()];
    for &from in &cfg.order {
        let successors = &cfg.successors[from.index()];
        if successors.len() < 2 {
            continue;
        }
        for to in successors {
            let mut runner = to.index();
            while Some(runner) != up[from.index()] {
                let Some(by) = deciding.get_mut(runner) else {
                    break;
                };
                if by.last() != Some(&from) {
                    by.push(from);
                }
                let Some(next) = up[runner] else { break };
                runner = next;
            }
        }
    }
    deciding
}

/// For each block, by index, the next one that every way to the end passes; the end itself is one past the
/// last block.
fn post_dominators(cfg: &Cfg, endless: &[BlockId]) -> Vec<Option<usize>> {
    let count = cfg.successors.len();
    let end = count;
    let mut ends = ends(cfg);
    endless
        .iter()
        .for_each(|header| ends[header.index()] = true);
    // Postorder of the graph with its edges turned around, from the end.
    let mut place = vec![usize::MAX; count + 1];
    let mut order = Vec::new();
    let mut stack = vec![(end, 0)];
    let mut seen = vec![false; count + 1];
    seen[end] = true;
    let before = |node: usize| -> Vec<usize> {
        match node == end {
            true => (0..count).filter(|&block| ends[block]).collect(),
            false => cfg.predecessors[node].iter().map(|p| p.index()).collect(),
        }
    };
    while let Some((node, next)) = stack.pop() {
        match before(node).get(next) {
            Some(&from) => {
                stack.push((node, next + 1));
                if !std::mem::replace(&mut seen[from], true) {
                    stack.push((from, 0));
                }
            }
            None => {
                place[node] = order.len();
                order.push(node);
            }
        }
    }
    let mut up: Vec<Option<usize>> = vec![None; count + 1];
    up[end] = Some(end);
    let mut changed = true;
    while changed {
        changed = false;
        for &node in order.iter().rev().skip(1) {
            let after = cfg.successors[node].iter().map(|s| s.index());
            let after = after.chain(ends[node].then_some(end));
            let mut known = after.filter(|&s| up[s].is_some());
            let Some(first) = known.next() else { continue };
            let common = known.fold(first, |a, b| {
                let (mut a, mut b) = (a, b);
                while a != b {
                    let lower = if place[a] < place[b] { &mut a } else { &mut b };
                    *lower = up[*lower].unwrap_or(end);
                }
                a
            });
            if up[node] != Some(common) {
                up[node] = Some(common);
                changed = true;
            }
        }
    }
    up
}

/// Which blocks are followed by the function's end, or by none at all.
fn ends(cfg: &Cfg) -> Vec<bool> {
    let count = cfg.successors.len();
    let mut ends = vec![false; count];
    let mut reaches = vec![false; count];
    let mut stack = Vec::new();
    for &block in &cfg.order {
        if cfg.successors[block.index()].is_empty() {
            ends[block.index()] = true;
            reaches[block.index()] = true;
            stack.push(block);
        }
    }
    while let Some(block) = stack.pop() {
        for &from in &cfg.predecessors[block.index()] {
            if !std::mem::replace(&mut reaches[from.index()], true) {
                stack.push(from);
            }
        }
    }
    for &block in &cfg.order {
        ends[block.index()] |= !reaches[block.index()];
    }
    ends
}
