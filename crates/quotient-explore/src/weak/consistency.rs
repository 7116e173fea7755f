//! Whether a memory model allows the reads-from relation of a graph: whether there is an order of the writes of each location with which
//! the axioms hold.
//!
//! Under RA and RC11 without anything `seq_cst`, coherence is all there is, and each location is judged by itself ([`Chains`]). Otherwise
//! orders are tried: first one that is near at hand, then all, each pair of chains in both ways, as far as the
//! [axioms](Axioms) allow.

use quotient_model::{Location, MemoryModel};

use super::axioms::Axioms;
use super::chains::Chains;
use super::graph::Graph;

/// So many orders are tried to find out whether an execution can be told as an interleaving.
const MOST_TRIED: usize = 1000;

/// Whether there is a coherent order of the writes of a location.
pub(super) fn is_coherent(graph: &Graph, location: Location) -> bool {
    coherent(graph, graph.model, location).is_some()
}

/// Whether the graph is allowed, if all of it but what was last done at a location is.
pub(super) fn is_consistent(graph: &Graph, location: Location) -> bool {
    let model = graph.model;
    let Some(chains) = coherent(graph, model, location) else {
        return false;
    };
    if is_settled(graph, model) {
        return true;
    }
    let others = graph.locations().filter(|&other| other != location);
    let others = others.filter_map(|other| coherent(graph, model, other));
    let mut all: Vec<Chains> = others.collect();
    all.push(chains);
    order(graph, model, all, usize::MAX).is_some()
}

/// Orders of the writes of all locations that are allowed, in which each of these locations ends with one of these chains. The graph is
/// allowed.
pub(super) fn ending(graph: &Graph, ends: &[(Location, Vec<usize>)]) -> Option<Vec<Chains>> {
    let model = graph.model;
    let all = graph.locations();
    let all = all.filter_map(|location| coherent(graph, model, location));
    let all: Vec<Chains> = all.collect();
    let mut nth = vec![0; ends.len()];
    loop {
        let mut fixed = all.clone();
        for ((location, last), &nth) in ends.iter().zip(&nth) {
            let mut of_location = fixed.iter_mut();
            let chains = of_location.find(|chains| chains.location == *location);
            if let (Some(chains), Some(&last)) = (chains, last.get(nth)) {
                chains.put_last(last);
            }
        }
        if let Some(found) = order(graph, model, fixed, usize::MAX) {
            return Some(found);
        }
        // The next combination.
        let place = (0..ends.len()).find(|&place| nth[place] + 1 < ends[place].1.len())?;
        nth[place] += 1;
        nth[..place].fill(0);
    }
}

/// Orders of the writes with which the graph is sequentially consistent, if such are found soon.
pub(super) fn sequential(graph: &Graph) -> Option<Vec<Chains>> {
    let all = graph.locations();
    let all = all.map(|location| coherent(graph, MemoryModel::Sc, location));
    let all: Option<Vec<Chains>> = all.collect();
    order(graph, MemoryModel::Sc, all?, MOST_TRIED)
}

/// The chains of a location, as far as coherence orders them.
pub(super) fn coherent(graph: &Graph, model: MemoryModel, location: Location) -> Option<Chains> {
    match model {
        MemoryModel::Ra | MemoryModel::Rc11 => {
            Chains::new(graph, location, |a, b| graph.happens_before(a, b))
        }
        _ => Chains::new(graph, location, |a, b| graph.in_program_order(a, b)),
    }
}

/// Whether coherence is all that the model asks of the graph.
fn is_settled(graph: &Graph, model: MemoryModel) -> bool {
    matches!(model, MemoryModel::Ra | MemoryModel::Rc11) && graph.total == 0
}

/// Orders all chains as the model allows it. At most so many orders are tried.
fn order(graph: &Graph, model: MemoryModel, all: Vec<Chains>, most: usize) -> Option<Vec<Chains>> {
    let completed = |all: &[Chains]| {
        let mut completed = all.to_vec();
        completed.iter_mut().for_each(Chains::complete);
        completed
    };
    if is_settled(graph, model) {
        return Some(completed(&all));
    }
    let axioms = Axioms::new(graph, model);
    let mut stack = vec![all];
    let mut tried = 0;
    while let Some(all) = stack.pop() {
        tried += 1;
        if tried > most {
            return None;
        }
        if !axioms.allow(&all) {
            continue;
        }
        let open = |(nth, chains): (usize, &Chains)| Some((nth, chains.unordered()?));
        let Some((nth, (first, second))) = all.iter().enumerate().find_map(open) else {
            return Some(all);
        };
        let completed = completed(&all);
        if axioms.allow(&completed) {
            return Some(completed);
        }
        for (first, second) in [(second, first), (first, second)] {
            let mut next = all.clone();
            next[nth].order.order(first, second);
            stack.push(next);
        }
    }
    None
}
