//! Realize and its questions against brute force, on random annotated partial orders. In CI a few thousand; by
//! hand as many as `QUOTIENT_ORDERS` says.

use quotient_model::{Index, Location, ThreadId};

use super::closure::Closure;
use super::order::{AnnotatedPartialOrder, NewEvent};
use crate::order::EventIndex;
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

const ROOT: ThreadId = ThreadId(0);

/// What a random event does.
#[derive(Clone, Copy)]
struct Plan {
    thread: ThreadId,
    place: Place,
    reads: bool,
    writes: bool,
}

/// A random annotated partial order, not closed yet. If it is `decided`, all conflicting events of leaves are
/// ordered, as some order of all events has it, and reads of the root have one side; here and there others are
/// ordered too.
fn random_order(random: &mut Random, decided: bool) -> AnnotatedPartialOrder {
    let threads = 2 + random.below(3);
    let places = 1 + random.below(2);
    let count = 4 + random.below(5);
    // What each event is, so that good writes may come later in the numbering.
    let plan: Vec<Plan> = (0..count)
        .map(|_| {
            let kind = random.below(6);
            Plan {
                thread: ThreadId::new(random.below(threads)),
                place: Place::cell(Location::new(random.below(places))),
                reads: kind < 3,
                writes: kind > 1,
            }
        })
        .collect();
    let mut order = AnnotatedPartialOrder::new();
    order.root = Some(ROOT);
    for (n, me) in plan.iter().enumerate() {
        let side = random.below(2) == 0;
        let sided = me.thread == ROOT && decided;
        let mut good: Vec<EventIndex> = EventIndex::first(count)
            .filter(|&w| {
                let w = w.index();
                let other = plan[w];
                let is_root = other.thread == ROOT;
                let own = me.thread == ROOT && is_root;
                // Of its own writes the root can see the last one only.
                let between = plan.get(w + 1..n).unwrap_or(&[]);
                let later = |p: &Plan| p.writes && p.thread == ROOT && p.place == me.place;
                let hidden = own && (w > n || between.iter().any(later));
                let fits = other.writes && other.place == me.place && !hidden;
                w != n && fits && (!sided || is_root == side) && random.below(2) == 0
            })
            .collect();
        if !(sided && side) && random.below(3) == 0 {
            good.push(NONE);
        }
        let new = NewEvent {
            thread: me.thread,
            reads: me.reads.then_some((me.place, good.as_slice())),
            writes: match me.writes {
                true => Writes::One(me.place),
                false => Writes::Nothing,
            },
        };
        order.add(new, std::iter::empty());
    }
    // An order of all events that respects the threads.
    let mut left: Vec<EventIndex> = EventIndex::first(count).collect();
    let mut total = Vec::new();
    while !left.is_empty() {
        let thread = order.item(left[random.below(left.len())]).thread;
        let first = left.iter().position(|&e| order.item(e).thread == thread);
        total.push(left.remove(first.expect("the thread has an event left")));
    }
    for (n, &later) in total.iter().enumerate() {
        for &earlier in &total[..n] {
            let (a, b) = (plan[earlier.index()], plan[later.index()]);
            let conflict = a.place == b.place && (a.writes || b.writes);
            let leaves = a.thread != ROOT && b.thread != ROOT;
            if (decided && conflict && leaves) || random.below(20) == 0 {
                order
                    .insert(earlier, later)
                    .expect("all agree with one order");
            }
        }
    }
    order
}

/// The write that a read reads from in an order of all events.
fn source_in(order: &AnnotatedPartialOrder, trace: &[EventIndex], read: EventIndex) -> EventIndex {
    let place = order.item(read).reads;
    let earlier = trace.iter().take_while(|&&event| event != read);
    let writes = |&event: &EventIndex| order.item(event).writes.places().any(|p| Some(p) == place);
    earlier.copied().filter(writes).last().unwrap_or(NONE)
}

fn is_witness(order: &AnnotatedPartialOrder, trace: &[EventIndex]) -> bool {
    let respects = (0..trace.len()).all(|n| trace[..n].iter().all(|&e| !order.before(trace[n], e)));
    let reads = trace.iter().filter(|&&e| order.item(e).reads.is_some());
    let mut good = reads.map(|&r| order.good_writes(r).contains(&source_in(order, trace, r)));
    respects && good.all(|good| good)
}

/// Whether some linearization gives each read a good write.
fn brute_force(order: &AnnotatedPartialOrder, trace: &mut Vec<EventIndex>) -> bool {
    if trace.len() == order.len() {
        return is_witness(order, trace);
    }
    EventIndex::first(order.len()).any(|event| {
        let free = !trace.contains(&event)
            && EventIndex::first(order.len())
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

/// A witness, and whether anything had to be asked for it.
fn solve(mut order: AnnotatedPartialOrder) -> Option<(Vec<EventIndex>, bool)> {
    Closure::default().close(&mut order).ok()?;
    let mut trace = Vec::new();
    let Err(question) = order.realize(&mut trace) else {
        return Some((trace, false));
    };
    [true, false].into_iter().find_map(|first| {
        let mut order = order.clone();
        order.answer(question, first).ok()?;
        solve(order).map(|(trace, _)| (trace, true))
    })
}

#[test]
fn realize_agrees_with_brute_force() {
    let count = std::env::var("QUOTIENT_ORDERS").map_or(3000, |n| n.parse().expect("a number"));
    let mut random = Random(0x9e37_79b9_7f4a_7c15);
    let (mut realized, mut asked) = (0, 0);
    for n in 0..count {
        let decided = n % 2 == 0;
        let order = random_order(&mut random, decided);
        let solved = solve(order.clone());
        let expected = brute_force(&order, &mut Vec::new());
        assert_eq!(solved.is_some(), expected, "{n}: {order:?}");
        let Some((trace, has_asked)) = solved else {
            continue;
        };
        realized += 1;
        asked += u32::from(has_asked);
        assert_eq!(trace.len(), order.len());
        assert!(is_witness(&order, &trace), "{n}: {order:?} {trace:?}");
        assert!(!(decided && has_asked), "{n}: nothing is open in {order:?}");
    }
    let few = count / 50;
    assert!(realized > few && realized < count, "{realized} of {count}");
    assert!(asked > 0, "of {realized}");
}

#[test]
fn what_is_undone_leaves_nothing_behind() {
    let mut random = Random(0x1234_5678_9abc_def1);
    for _ in 0..200 {
        let mut order = random_order(&mut random, true);
        while order.dequeue().is_some() {}
        let before = format!("{order:?}");
        let mark = order.mark();
        let last = EventIndex::new(order.len() - 1);
        let thread = order.item(last).thread;
        let good = [NONE];
        let new = NewEvent {
            thread,
            reads: Some((Place::cell(Location(0)), &good)),
            writes: Writes::One(Place::cell(Location(1))),
        };
        let event = order.add(new, std::iter::empty());
        for other in EventIndex::FIRST.to(event) {
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
