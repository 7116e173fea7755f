//! VerifySC and the closure against brute force, on random instances: reads that may read from any
//! of several writes, among them that of a random interleaving, or whichever.
//!
//! A fixed number of instances runs with the other tests. By hand, any number:
//!
//! ```text
//! VSC_INSTANCES=50000 cargo test --release -p quotient-explore verify_sc
//! ```
//!
//! An environment variable, as these tests see what the crate keeps to itself: they run under the usual
//! harness, which takes no options but its own.

use super::built::{contradiction, example_5_2};
use super::random::{Random, realizable};
use super::*;

const IN_CI: u64 = 5_000;

/// A trace in which what each event reads from is open.
#[derive(Debug)]
struct Instance {
    trace: Trace,
    /// The order in which the events are added.
    order: Vec<usize>,
    /// For each event that reads, what it may read from; `None` is the initial value.
    good: Vec<Vec<Option<usize>>>,
}

impl Instance {
    fn random(random: &mut Random) -> Self {
        let trace = match random.chance(75) {
            true => plain(random),
            false => realizable(random),
        };
        let order = trace.causes_first(|bound| random.below(bound));
        let order = order.expect("the events come from an execution");
        let realised = random.chance(60);
        let percent = [10, 40, 80][random.below(3)];
        let mut good = vec![Vec::new(); trace.len()];
        for (at, &read) in order.iter().enumerate() {
            let Some(place) = trace.ops[read].reads else {
                continue;
            };
            let writes = order[..at].iter().copied();
            let writes = writes.filter(|&write| trace.writes_to(write, place));
            let sources: Vec<_> = writes.map(Some).chain([None]).collect();
            let certain = match realised {
                true => trace.ops[read].source,
                false => sources[random.below(sources.len())],
            };
            good[read] = sources;
            good[read].retain(|&source| source == certain || random.chance(percent));
        }
        Instance { trace, order, good }
    }

    /// The instance as a graph; those with one good write in either of the two ways.
    fn graph(&self, closure: bool, random: &mut Random) -> Result<Built, Contradiction> {
        let mut built = Built::empty(&self.trace);
        built.graph.use_closure(closure);
        for &op in &self.order {
            let good: Vec<EventIndex> = self.good[op]
                .iter()
                .map(|&source| source.map_or(NONE, |source| built.event[source]))
                .collect();
            let Op {
                thread,
                reads,
                writes,
                after,
                ..
            } = self.trace.ops[op];
            let mut new = NewEvent {
                thread,
                reads: None,
                writes,
                after: [after.map_or(NONE, |after| built.event[after]), NONE],
            };
            built.event[op] = match (reads, good.as_slice()) {
                (Some(place), &[source]) if random.chance(50) => {
                    new.reads = Some((place, source));
                    built.graph.push(new)?
                }
                (Some(place), good) => built.graph.push_choice(new, place, good)?,
                (None, _) => built.graph.push(new)?,
            };
        }
        Ok(built)
    }

    /// The state after one more event, if it can come next.
    fn step(&self, state: &State, op: usize) -> Option<State> {
        let come = |op: usize| state.come & 1 << op != 0;
        let event = &self.trace.ops[op];
        let ready = !come(op)
            && self.trace.previous(op).is_none_or(come)
            && event.after.is_none_or(come)
            && event
                .reads
                .is_none_or(|place| self.good[op].contains(&state.last.get(&place).copied()));
        ready.then(|| {
            let mut next = state.clone();
            next.come |= 1 << op;
            next.last
                .extend(event.writes.places().map(|place| (place, op)));
            next
        })
    }

    fn is_witness(&self, order: &[usize]) -> bool {
        let mut state = State::default();
        order.len() == self.trace.len()
            && order.iter().all(|&op| match self.step(&state, op) {
                Some(next) => {
                    state = next;
                    true
                }
                None => false,
            })
    }

    /// All states that some witness goes through.
    fn lived_through(&self) -> Vec<State> {
        let mut states = BTreeMap::new();
        self.can_end(&State::default(), &mut states);
        let living = states.into_iter().filter(|(_, can_end)| *can_end);
        living.map(|(state, _)| state).collect()
    }

    fn can_end(&self, state: &State, known: &mut BTreeMap<State, bool>) -> bool {
        if let Some(&can_end) = known.get(state) {
            return can_end;
        }
        let mut can_end = state.come.count_ones() as usize == self.trace.len();
        for op in 0..self.trace.len() {
            if let Some(next) = self.step(state, op) {
                can_end |= self.can_end(&next, known);
            }
        }
        known.insert(state.clone(), can_end);
        can_end
    }
}

/// Which events have come, and the last write of each place.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug, Default)]
struct State {
    come: u32,
    last: BTreeMap<Place, usize>,
}

/// Reads, writes and read-modify-writes, some of which wait for an event of another thread.
fn plain(random: &mut Random) -> Trace {
    let threads = 2 + random.below(3);
    let events = 4 + random.below(8);
    let places = 1 + random.below(3);
    let read_modify_writes = [0, 20, 50][random.below(3)];
    let mut trace = Trace::default();
    for _ in 0..events {
        let place = Place::cell(Location::new(random.below(places)));
        let mut earlier = (0..trace.len()).rev();
        let source = earlier.find(|&op| trace.writes_to(op, place));
        let (reads, writes) = match random.chance(read_modify_writes) {
            true => (Some((place, source)), Writes::One(place)),
            false if random.chance(50) => (Some((place, source)), Writes::Nothing),
            false => (None, Writes::One(place)),
        };
        let op = trace.add(ThreadId::new(random.below(threads)), reads, writes);
        if op > 0 && random.chance(5) {
            trace.ops[op].after = Some(random.below(op));
        }
    }
    trace
}

fn instances() -> u64 {
    let asked = std::env::var("VSC_INSTANCES").ok();
    asked.map_or(IN_CI, |n| n.parse().expect("a number of instances"))
}

/// With and without closure, whatever the guide.
#[test]
fn verify_sc_agrees_with_brute_force() {
    let mut random = Random(5);
    let mut verify = VerifySc::default();
    let [mut witnessed, mut closure_refuted, mut search_refuted] = [0; 3];
    let count = instances();
    for _ in 0..count {
        let instance = Instance::random(&mut random);
        let expected = !instance.lived_through().is_empty();
        witnessed += u64::from(expected);
        for closure in [true, false] {
            let Ok(built) = instance.graph(closure, &mut random) else {
                assert!(!expected, "refuted with closure {closure}: {instance:?}");
                closure_refuted += u64::from(closure);
                continue;
            };
            search_refuted += u64::from(!expected);
            let all = instance.trace.len();
            let executed = built.event.clone();
            for guide in [
                random.shuffled(all),
                EventIndex::first(all).collect(),
                executed,
            ] {
                let found = verified(&mut verify, &built.graph, &guide);
                assert_eq!(
                    found.is_some(),
                    expected,
                    "closure {closure}, guide {guide:?}: {instance:?}"
                );
                if let Some(order) = found {
                    let order = built.ops(order);
                    assert!(instance.is_witness(&order), "{order:?}: {instance:?}");
                }
            }
        }
    }
    assert!(witnessed > count / 3 && closure_refuted > count / 10);
    assert!(search_refuted > count / 20, "{search_refuted}");
}

/// What the closure orders, every witness orders so.
#[test]
fn every_witness_respects_the_closure() {
    let mut random = Random(6);
    let mut added = 0;
    let count = instances();
    for _ in 0..count {
        let instance = Instance::random(&mut random);
        let states = instance.lived_through();
        let Ok(built) = instance.graph(true, &mut random) else {
            assert!(states.is_empty(), "{instance:?}");
            continue;
        };
        for a in 0..instance.trace.len() {
            for b in 0..instance.trace.len() {
                if built.ordered(a, b) {
                    let reversed = |state: &State| state.come & (1 << a | 1 << b) == 1 << b;
                    assert!(
                        !states.iter().any(reversed),
                        "{a} before {b} is not in all witnesses of {instance:?}"
                    );
                }
            }
        }
        let grows = |event: EventIndex| built.graph.shb_row(event) != built.graph.hb_row(event);
        added += u64::from(built.graph.all().any(grows));
    }
    assert!(added > count / 4, "{added}");
}

/// Random instances of this size hardly ever need the search to refute what the closure cannot.
#[test]
fn the_search_refutes_what_the_closure_does_not_see() {
    let mut random = Random(7);
    let mut verify = VerifySc::default();
    for (trace, possible) in [(example_5_2().trace, true), (contradiction().trace, false)] {
        let order = trace.causes_first(|_| 0);
        let order = order.expect("causes are not cyclic");
        let good = trace.ops.iter().map(|op| match op.reads {
            Some(_) => vec![op.source],
            None => vec![],
        });
        let good = good.collect();
        let instance = Instance { trace, order, good };
        for closure in [true, false] {
            let built = instance.graph(closure, &mut random);
            let built = built.unwrap_or_else(|_| panic!("not seen by the closure: {instance:?}"));
            let guide = random.shuffled(instance.trace.len());
            assert_eq!(
                verified(&mut verify, &built.graph, &guide).is_some(),
                possible
            );
        }
    }
}

/// The second needs a source that the first has left, or it cannot come at all.
#[test]
fn two_read_modify_writes_never_share_a_source() {
    let place = Place::cell(Location(0));
    let [one, other] = [0, 1].map(EventIndex::new);
    for closure in [true, false] {
        for (good_of_second, possible) in [(vec![NONE], false), (vec![one, NONE], true)] {
            let mut graph = Graph::new();
            graph.widen(2);
            graph.use_closure(closure);
            let rmw = |thread| NewEvent {
                thread,
                reads: None,
                writes: Writes::One(place),
                after: [NONE; 2],
            };
            let first = graph.push_choice(rmw(ThreadId(0)), place, &[NONE]);
            assert_eq!(first, Ok(one));
            let pushed = graph.push_choice(rmw(ThreadId(1)), place, &good_of_second);
            let mut verify = VerifySc::default();
            let found = pushed.ok().and_then(|_| {
                verified(&mut verify, &graph, &[other, one]).map(<[EventIndex]>::to_vec)
            });
            assert_eq!(found, possible.then(|| vec![one, other]));
        }
    }
}
