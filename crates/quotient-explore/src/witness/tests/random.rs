//! Random traces: taken from a random interleaving, so that they are consistent; with sources
//! changed at random; and variations on Example 5.2, as the others hardly ever need phase III.

use super::built::{contradiction, example_5_2};
use super::*;

/// A small deterministic source of random numbers (splitmix64).
pub(super) struct Random(pub(super) u64);

impl Random {
    pub(super) fn below(&mut self, bound: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mut z = self.0;
        z = (z ^ (z >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        z = (z ^ (z >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        ((z ^ (z >> 31)) % bound as u64) as usize
    }

    pub(super) fn chance(&mut self, percent: usize) -> bool {
        self.below(100) < percent
    }

    pub(super) fn shuffled(&mut self, len: usize) -> Vec<EventIndex> {
        let mut items: Vec<EventIndex> = EventIndex::first(len).collect();
        for last in (1..len).rev() {
            items.swap(last, self.below(last + 1));
        }
        items
    }
}

/// Adds a random event of the thread, reading what the events so far left.
fn add_event(trace: &mut Trace, thread: ThreadId, locations: usize, random: &mut Random) -> usize {
    let location = Location::new(random.below(locations));
    let cell = Place::cell(location);
    let (reads, writes) = match random.below(20) {
        0..8 => (cell, Writes::Nothing),
        8..14 => (Place::alive(location), Writes::One(cell)),
        14..19 => (cell, Writes::One(cell)),
        _ => {
            let (first, count) = (location, 1 + random.below(2) as u32);
            (Place::alive(first), Writes::Free { first, count })
        }
    };
    let mut earlier = (0..trace.len()).rev();
    let source = earlier.find(|&op| trace.writes_to(op, reads));
    trace.add(thread, Some((reads, source)), writes)
}

/// A trace that has an execution: the order of its events.
pub(super) fn realizable(random: &mut Random) -> Trace {
    let threads = 2 + random.below(3);
    let events = 4 + random.below(6);
    let locations = 1 + random.below(3);
    let mut trace = Trace::default();
    for _ in 0..events {
        let thread = ThreadId::new(random.below(threads));
        let op = add_event(&mut trace, thread, locations, random);
        if op > 0 && random.chance(10) {
            trace.ops[op].after = Some(random.below(op));
        }
    }
    trace
}

/// Example 5.2 or the contradiction with threads joined into one, events added, sources changed.
fn knotted(random: &mut Random) -> Trace {
    let mut trace = match random.chance(50) {
        true => example_5_2().trace,
        false => contradiction().trace,
    };
    let threads = trace.thread_count();
    for _ in 0..random.below(3) {
        let (from, to) = (
            ThreadId::new(random.below(threads)),
            ThreadId::new(random.below(threads)),
        );
        for op in trace.ops.iter_mut().filter(|op| op.thread == from) {
            op.thread = to;
        }
    }
    for _ in 0..random.below(3) {
        add_event(&mut trace, ThreadId::new(random.below(threads)), 5, random);
    }
    match random.chance(50) {
        true => mutated(trace, random),
        false => trace,
    }
}

/// The trace with one to three reads reading from elsewhere.
fn mutated(mut trace: Trace, random: &mut Random) -> Trace {
    for _ in 0..1 + random.below(3) {
        let read = random.below(trace.len());
        let Some(place) = trace.ops[read].reads else {
            continue;
        };
        let writes = (0..trace.len()).filter(|&op| op != read && trace.writes_to(op, place));
        let mut sources: Vec<Option<usize>> = writes.map(Some).collect();
        sources.push(None);
        trace.ops[read].source = sources[random.below(sources.len())];
    }
    trace
}

fn random_trace(random: &mut Random) -> Trace {
    let trace = realizable(random);
    match random.chance(75) {
        true => mutated(trace, random),
        false => trace,
    }
}

/// How the traces of the test were decided.
#[derive(Default, Debug)]
struct Tally {
    cyclic: u32,
    saturation_refuted: u32,
    guide_found: u32,
    coherence_found: u32,
    decision_found: u32,
    decision_refuted: u32,
}

fn decide(trace: &Trace, random: &mut Random, tally: &mut Tally) -> bool {
    let Some(order) = trace.causes_first(|bound| random.below(bound)) else {
        tally.cyclic += 1;
        return false;
    };
    let mut built = Built::empty(trace);
    let mut linearizer = Linearizer::default();
    for (at, &op) in order.iter().enumerate() {
        if built.push(trace, op).is_err() {
            tally.saturation_refuted += 1;
            return false;
        }
        if at + 1 < order.len() && !random.chance(20) {
            continue;
        }
        let before = contents(&built.graph);
        let decided = built.decide(&mut linearizer);
        assert_eq!(contents(&built.graph), before);
        *match decided {
            Some(Decided::Walking) => &mut tally.guide_found,
            Some(Decided::Ordering) => &mut tally.coherence_found,
            Some(Decided::Searching) => &mut tally.decision_found,
            None => &mut tally.decision_refuted,
        } += 1;
        if decided.is_none() {
            return false;
        }
    }
    let order = built.ops(built.witness.events());
    assert!(trace.is_execution(&order), "{trace:?} {order:?}");
    true
}

/// The phases together are right, whatever the order in which events are added and however often a
/// witness is extended.
#[test]
fn phases_agree_with_brute_force() {
    let mut random = Random(1);
    let mut tally = Tally::default();
    for _ in 0..10_000 {
        let trace = random_trace(&mut random);
        let decided = decide(&trace, &mut random, &mut tally);
        assert_eq!(decided, trace.is_consistent(), "{trace:?}");
    }
    let often = [tally.cyclic, tally.saturation_refuted, tally.guide_found];
    assert!(often.iter().all(|&times| times > 500), "{tally:?}");
}

/// The same where the orders that must be are hidden from saturation, so that all phases decide.
#[test]
fn phases_agree_with_brute_force_on_hidden_orders() {
    let mut random = Random(4);
    let mut tally = Tally::default();
    for _ in 0..1_000 {
        let trace = knotted(&mut random);
        let decided = decide(&trace, &mut random, &mut tally);
        assert_eq!(decided, trace.is_consistent(), "{trace:?}");
    }
    let found = [
        tally.guide_found,
        tally.coherence_found,
        tally.decision_found,
    ];
    let refuted = [tally.saturation_refuted, tally.decision_refuted];
    assert!(
        found.iter().chain(&refuted).all(|&times| times > 20),
        "{tally:?}"
    );
}

/// Saturation as events are added, with clocks and a queue, gives just what the rules say.
#[test]
fn incremental_saturation_is_the_least_fixed_point() {
    let mut random = Random(2);
    let (mut refuted, mut grown) = (0, 0);
    for _ in 0..10_000 {
        let trace = random_trace(&mut random);
        let Some(order) = trace.causes_first(|bound| random.below(bound)) else {
            continue;
        };
        let expected = literally_saturated(&trace);
        let Ok(built) = Built::whole(&trace, &order) else {
            assert!(expected.is_none(), "{trace:?}");
            refuted += 1;
            continue;
        };
        let expected = expected.unwrap_or_else(|| panic!("a cycle was missed: {trace:?}"));
        for a in 0..trace.len() {
            for b in 0..trace.len() {
                assert_eq!(
                    built.ordered(a, b),
                    expected.contains(&(a, b)),
                    "{a} {b} {trace:?}"
                );
            }
        }
        let mut rows = EventIndex::first(trace.len());
        let grows = |event: EventIndex| built.graph.shb_row(event) != built.graph.hb_row(event);
        grown += u32::from(rows.any(grows));
    }
    assert!(refuted > 500 && grown > 500, "{refuted} {grown}");
}

/// All of the graph that later additions look at, in an order that does not depend on history.
fn contents(graph: &Graph) -> Vec<String> {
    let mut lines = Vec::new();
    for event in graph.all() {
        let node = graph.node(event);
        let mut edges = Vec::new();
        let mut edge = node.first_edge;
        while let Some(at) = edge.some() {
            edges.push(graph.edges[at].to);
            edge = graph.edges[at].next;
        }
        let readers: Vec<EventIndex> = graph.readers(event).collect();
        lines.push(format!(
            "{event:?}: {:?} {:?} {readers:?} {} {edges:?} {}",
            graph.shb_row(event),
            graph.hb_row(event),
            node.readers,
            node.queued
        ));
    }
    let mut places = graph.known_places().to_vec();
    places.sort_unstable();
    for place in places {
        let at = graph.at(place);
        let readers: Vec<EventIndex> = graph.initial_readers(place).collect();
        let writers = at.writers.iter().filter(|writer| !writer.events.is_empty());
        let mut writers: Vec<_> = writers.map(|w| (w.thread, &w.events)).collect();
        writers.sort_unstable();
        if !readers.is_empty() || !writers.is_empty() {
            let count = at.initial_readers;
            lines.push(format!("{place:?}: {readers:?} {count} {writers:?}"));
        }
    }
    for thread in graph.all_threads() {
        lines.push(format!("{:?}", graph.of_thread(thread)));
    }
    lines.push(format!("{} {:?}", graph.edges.len(), graph.shb.mark()));
    lines
}

/// Taking events back, after a contradiction as well, leaves the graph as it was before them, and
/// a different continuation finds nothing of the first.
#[test]
fn truncation_restores() {
    let mut random = Random(3);
    let mut contradictions = 0;
    for _ in 0..5_000 {
        let trace = random_trace(&mut random);
        let orders = [(); 2].map(|()| trace.causes_first(|bound| random.below(bound)));
        let [Some(first), Some(second)] = orders else {
            continue;
        };
        let mut built = Built::empty(&trace);
        let mut before = vec![contents(&built.graph)];
        for &op in &first {
            if built.push(&trace, op).is_err() {
                contradictions += 1;
                break;
            }
            before.push(contents(&built.graph));
        }
        while built.graph.len() > 0 {
            let len = random.below(built.graph.len());
            built.graph.truncate(EventIndex::new(len));
            assert_eq!(contents(&built.graph), before[len], "{trace:?}");
        }
        let again = second.iter().try_for_each(|&op| built.push(&trace, op));
        let fresh = Built::whole(&trace, &second);
        assert_eq!(again.is_ok(), fresh.is_ok());
        if let Ok(fresh) = fresh {
            for event in EventIndex::first(trace.len()) {
                assert_eq!(built.graph.shb_row(event), fresh.graph.shb_row(event));
            }
        }
    }
    assert!(contradictions > 100);
}
