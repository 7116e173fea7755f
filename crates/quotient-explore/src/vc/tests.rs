//! Realize against brute force, on random annotated partial orders. In CI a few thousand; by hand as
//! many as `QUOTIENT_ORDERS` says.

use super::closure::Closure;
use super::order::{AnnotatedPartialOrder, NewEvent};
use crate::witness::{NONE, Place, Writes};

struct Random(u64);

impl Random {
    fn below(&mut self, bound: usize) -> usize {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) as usize % bound
    }
}

const ROOT: u16 = 0;

/// A random annotated partial order, not closed yet: all conflicting events of leaves are ordered, as
/// some order of all events has it, and here and there others are.
fn random_order(random: &mut Random) -> AnnotatedPartialOrder {
    let threads = 2 + random.below(3);
    let places = 1 + random.below(2);
    let count = 4 + random.below(5);
    // What each event is, so that good writes may come later in the numbering.
    let plan: Vec<(u16, Place, bool)> = (0..count)
        .map(|_| {
            let thread = random.below(threads) as u16;
            let place = Place::cell(random.below(places) as u32);
            (thread, place, random.below(5) < 3)
        })
        .collect();
    let mut order = AnnotatedPartialOrder::new();
    order.root = Some(ROOT);
    for (n, &(thread, place, writes)) in plan.iter().enumerate() {
        let side = random.below(2) == 0;
        let mut good: Vec<u32> = (0..count as u32)
            .filter(|&w| {
                let (writer, at, writes) = plan[w as usize];
                let right_side = thread != ROOT || (writer == ROOT) == side;
                w as usize != n && writes && at == place && right_side && random.below(2) == 0
            })
            .collect();
        if (thread != ROOT || !side) && random.below(3) == 0 {
            good.push(NONE);
        }
        let new = NewEvent {
            thread,
            reads: (!writes).then_some((place, good.as_slice())),
            writes: if writes {
                Writes::One(place)
            } else {
                Writes::Nothing
            },
            orders: false,
        };
        order.add(new, std::iter::empty());
    }
    // An order of all events that respects the threads.
    let mut left: Vec<u32> = (0..count as u32).collect();
    let mut total = Vec::new();
    while !left.is_empty() {
        let thread = order.item(left[random.below(left.len())]).thread;
        let first = left.iter().position(|&e| order.item(e).thread == thread);
        total.push(left.remove(first.expect("the thread has an event left")));
    }
    for (n, &later) in total.iter().enumerate() {
        for &earlier in &total[..n] {
            let (a, b) = (plan[earlier as usize], plan[later as usize]);
            let conflict = a.1 == b.1 && (a.2 || b.2);
            let leaves = a.0 != ROOT && b.0 != ROOT;
            if (conflict && leaves) || random.below(20) == 0 {
                order
                    .insert(earlier, later)
                    .expect("all agree with one order");
            }
        }
    }
    order
}

fn is_witness(order: &AnnotatedPartialOrder, trace: &[u32]) -> bool {
    let respects = (0..trace.len()).all(|n| trace[..n].iter().all(|&e| !order.before(trace[n], e)));
    let reads = trace.iter().filter(|&&e| order.item(e).reads.is_some());
    let mut good = reads.map(|&r| order.good_writes(r).contains(&order.source_in(trace, r)));
    respects && good.all(|good| good)
}

/// Whether some linearization gives each read a good write.
fn brute_force(order: &AnnotatedPartialOrder, trace: &mut Vec<u32>) -> bool {
    if trace.len() == order.len() {
        return is_witness(order, trace);
    }
    (0..order.len() as u32).any(|event| {
        let free = !trace.contains(&event)
            && (0..order.len() as u32)
                .all(|e| e == event || trace.contains(&e) || !order.before(e, event));
        if !free {
            return false;
        }
        trace.push(event);
        let found = brute_force(order, trace);
        trace.pop();
        found
    })
}

#[test]
fn realize_agrees_with_brute_force() {
    let count = std::env::var("QUOTIENT_ORDERS").map_or(3000, |n| n.parse().expect("a number"));
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let mut realized = 0;
    for n in 0..count {
        let order = random_order(&mut random);
        let mut closed = order.clone();
        let feasible = Closure::default().close(&mut closed).is_ok();
        assert_eq!(
            feasible,
            brute_force(&order, &mut Vec::new()),
            "{n}: {order:?}"
        );
        if feasible {
            realized += 1;
            let mut trace = Vec::new();
            closed.realize(&mut trace);
            assert_eq!(trace.len(), order.len());
            assert!(is_witness(&order, &trace), "{n}: {order:?} {trace:?}");
        }
    }
    assert!(
        realized > count / 20 && realized < count,
        "{realized} of {count}"
    );
}

#[test]
fn what_is_undone_leaves_nothing_behind() {
    let mut random = Random(0x1234_5678_9abc_def1);
    for _ in 0..200 {
        let mut order = random_order(&mut random);
        while order.dequeue().is_some() {}
        let before = format!("{order:?}");
        let mark = order.mark();
        let last = order.len() as u32 - 1;
        let thread = order.item(last).thread;
        let good = [NONE];
        let new = NewEvent {
            thread,
            reads: Some((Place::cell(0), &good)),
            writes: Writes::One(Place::cell(1)),
            orders: true,
        };
        let event = order.add(new, std::iter::empty());
        for other in 0..event {
            let _ = order.insert(other, event);
        }
        let _ = Closure::default().close(&mut order);
        order.undo(mark);
        let clocks = |text: &str| text.split("clocks").nth(1).map(str::to_owned);
        let after = format!("{order:?}");
        assert_eq!(
            clocks(&before).map(|t| t.split("scratch").next().map(str::to_owned)),
            clocks(&after).map(|t| t.split("scratch").next().map(str::to_owned))
        );
    }
}
