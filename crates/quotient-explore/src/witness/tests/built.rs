//! Example 5.2 of the paper (Figure 5), where saturation does not see an order that every execution
//! has, and its extension to a contradiction that saturation does not see.

use super::*;

const X: Location = Location(0);

/// The two writes whose order is hidden.
pub(super) struct Hidden {
    pub(super) trace: Trace,
    x3: usize,
    x4: usize,
}

/// What orders a write of x, `first`, before another, `then`, without saturation seeing it:
///
/// ```text
///     z=1     y=2     a=z (1)     c=first      e=first
///                     b=y (2)     z=6          y=5
///                     then        f=y (2)      d=z (1)
/// ```
///
/// With `then` before `first`, z=1 comes before z=6, so d comes before z=6; likewise f before y=5;
/// but y=5 comes before d and z=6 before f.
struct Gadget {
    z: Location,
    y: Location,
    z1: usize,
    y2: usize,
}

impl Gadget {
    /// z=1 and y=2, each in a thread, and the reads of them in the thread that does `then` next.
    fn before_then(
        trace: &mut Trace,
        [z, y]: [Location; 2],
        [p, q]: [ThreadId; 2],
        then: ThreadId,
    ) -> Self {
        let z1 = trace.write(p, z);
        let y2 = trace.write(q, y);
        trace.read(then, z1);
        trace.read(then, y2);
        Gadget { z, y, z1, y2 }
    }

    /// The two threads that begin with a read from `first`.
    fn after_first(self, trace: &mut Trace, [p, q]: [ThreadId; 2], first: usize) {
        trace.read(p, first);
        trace.write(p, self.z);
        trace.read(p, self.y2);
        trace.read(q, first);
        trace.write(q, self.y);
        trace.read(q, self.z1);
    }
}

/// Figure 5.
pub(super) fn example_5_2() -> Hidden {
    let mut trace = Trace::default();
    let x4 = trace.write(ThreadId(0), X);
    let gadget = Gadget::before_then(
        &mut trace,
        [1, 2].map(Location),
        [1, 2].map(ThreadId),
        ThreadId(5),
    );
    let x3 = trace.write(ThreadId(5), X);
    gadget.after_first(&mut trace, [3, 4].map(ThreadId), x4);
    Hidden { trace, x3, x4 }
}

/// Figure 5 and its mirror image: x=4 must come before x=3, and x=3 before x=4.
pub(super) fn contradiction() -> Hidden {
    let mut trace = Trace::default();
    let gadget = Gadget::before_then(
        &mut trace,
        [1, 2].map(Location),
        [1, 2].map(ThreadId),
        ThreadId(5),
    );
    let x3 = trace.write(ThreadId(5), X);
    let mirrored = Gadget::before_then(
        &mut trace,
        [3, 4].map(Location),
        [6, 7].map(ThreadId),
        ThreadId(0),
    );
    let x4 = trace.write(ThreadId(0), X);
    gadget.after_first(&mut trace, [3, 4].map(ThreadId), x4);
    mirrored.after_first(&mut trace, [8, 9].map(ThreadId), x3);
    Hidden { trace, x3, x4 }
}

fn built(trace: &Trace) -> Built {
    let order = trace.causes_first(|_| 0).expect("causes are not cyclic");
    Built::whole(trace, &order).expect("saturation does not refute it")
}

#[test]
fn saturation_adds_nothing_to_figure_5() {
    let Hidden { trace, x3, x4 } = example_5_2();
    let built = built(&trace);
    assert!(!built.ordered(x3, x4) && !built.ordered(x4, x3));
    for event in EventIndex::first(trace.len()) {
        assert_eq!(built.graph.shb_row(event), built.graph.hb_row(event));
    }
}

#[test]
fn every_execution_of_figure_5_has_the_hidden_order() {
    let Hidden { trace, x3, x4 } = example_5_2();
    assert!(trace.is_consistent());
    let x3_first = |order: &[usize]| {
        let at = |op| order.iter().position(|&other| other == op);
        at(x3) < at(x4)
    };
    assert!(!trace.any_execution(x3_first));
}

#[test]
fn a_bad_guide_fails_and_the_decision_procedure_finds() {
    let Hidden { trace, x3, x4 } = example_5_2();
    let built = built(&trace);
    // As far as possible all that comes before x=3, and x=3, before x=4.
    let early = |op: usize| op == x3 || built.ordered(op, x3);
    let (mut guide, late): (Vec<usize>, Vec<usize>) = (0..trace.len()).partition(|&op| early(op));
    assert!(late.contains(&x4));
    guide.extend(late);
    let mut built = Built::whole(&trace, &guide).expect("the trace is consistent");
    let decided = built.decide(&mut Linearizer::default());
    assert_eq!(decided, Some(Decided::Searching));
    assert!(trace.is_execution(&built.ops(built.witness.events())));
}

#[test]
fn a_good_guide_is_followed() {
    let Hidden { trace, .. } = example_5_2();
    let mut events = Vec::new();
    trace.any_execution(|order| {
        events.extend_from_slice(order);
        true
    });
    let mut built = Built::whole(&trace, &events).expect("the trace is consistent");
    let decided = built.decide(&mut Linearizer::default());
    assert_eq!(decided, Some(Decided::Walking));
    assert_eq!(built.ops(built.witness.events()), events);
}

#[test]
fn only_the_decision_procedure_refutes_the_contradiction() {
    let Hidden { trace, x3, x4 } = contradiction();
    assert!(!trace.is_consistent());
    let mut built = built(&trace);
    assert!(!built.ordered(x3, x4) && !built.ordered(x4, x3));
    assert_eq!(built.decide(&mut Linearizer::default()), None);
}
