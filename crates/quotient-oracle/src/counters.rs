//! Counters, by definition: locations with adds where, in every execution, any two accesses that conflict are ordered
//! by the creation and the joining of threads alone. Adds do not conflict with each other.
//! And gauges: locations with adds that, in every execution, are otherwise only looked at.
//!
//! To some algorithms adds are independent at counters only, to others also at gauges, and read-modify-writes elsewhere.
//! For these an execution is put into its class [as such](Counters::classed).

use std::collections::BTreeSet;

use quotient_model::{Access, Event, Execution, Location, Part, RmwOp};

/// Where adds are independent.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Adds {
    /// Wherever they are.
    Everywhere,
    /// Where creations and joins of threads order all other accesses, and where nobody does more than look.
    AtGauges,
    /// Only where creations and joins of threads order all other accesses.
    AtCounters,
}

/// What is known of a program's locations.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counters {
    added: BTreeSet<Location>,
    /// Those that are no counters, and those that are no gauges.
    others: BTreeSet<Location>,
    changed: BTreeSet<Location>,
}

impl Counters {
    /// Whether there are adds.
    pub(crate) fn any_adds(&self) -> bool {
        !self.added.is_empty()
    }

    /// Whether adds are independent at a location to one who knows these.
    fn are(&self, location: Location, known: Adds) -> bool {
        let counter = !self.others.contains(&location);
        let gauge = known == Adds::AtGauges && !self.changed.contains(&location);
        known == Adds::Everywhere || self.added.contains(&location) && (counter || gauge)
    }

    /// Looks at an execution, at the end of which some threads wait to do these.
    pub(crate) fn look(&mut self, execution: &Execution, waiting: &[Access]) {
        self.look_for_changes(execution, waiting);
        let adds = |access: &Access| matches!(access, Access::Add { .. });
        let accesses = execution.events.iter().map(|event| &event.access);
        let mut accesses = accesses.chain(waiting).filter(|access| adds(access));
        self.added
            .extend(accesses.clone().filter_map(Access::location));
        if accesses.next().is_none() {
            return;
        }
        self.others.extend(execution.events.iter().filter_map(odd));
        let odd = |access: &&Access| !usual(access);
        let odd = waiting.iter().filter(odd);
        self.others.extend(odd.filter_map(Access::location));
        let before = structure(&execution.events);
        for (second, event) in execution.events.iter().enumerate() {
            for (first, earlier) in execution.events[..second].iter().enumerate() {
                if let Some(location) = conflict(earlier, event)
                    && (!before[second][first] || is_free(earlier))
                {
                    self.others.insert(location);
                }
                if let Access::Free { first: from, count } = event.access {
                    let freed = |at: &Location| at.0.wrapping_sub(from.0) < count;
                    match earlier.access {
                        Access::Free { first, count } => {
                            let cells = (first.0..first.0.saturating_add(count)).map(Location);
                            self.others.extend(cells.filter(freed));
                        }
                        access if !before[second][first] => {
                            self.others.extend(access.location().filter(freed));
                        }
                        _ => {}
                    }
                }
            }
        }
    }

    /// Looks for what no gauge has.
    fn look_for_changes(&mut self, execution: &Execution, waiting: &[Access]) {
        let changes = |access: &&Access| !looks_or_adds(access, None);
        let changing = waiting.iter().filter(changes);
        self.changed.extend(changing.filter_map(Access::location));
        for event in &execution.events {
            match event.access {
                Access::Free { first, count } => {
                    let cells = (first.0..first.0.saturating_add(count)).map(Location);
                    self.changed.extend(cells);
                }
                access if looks_or_adds(&access, event.written) => {}
                access => self.changed.extend(access.location()),
            }
        }
    }

    /// The execution with adds elsewhere than where they are known to be independent as read-modify-writes.
    pub(crate) fn classed(&self, execution: &Execution, known: Adds) -> Execution {
        let events = execution.events.iter().cloned();
        let events = events.map(|event| match (event.access, event.written) {
            (
                Access::Add {
                    location,
                    operand,
                    bits,
                },
                Some(written),
            ) if !self.are(location, known) => Event {
                access: Access::Rmw {
                    location,
                    op: RmwOp::Add,
                    operand,
                    bits,
                    part: Part::WHOLE,
                },
                observed: RmwOp::Sub.apply(written, operand, bits),
                ..event
            },
            _ => event,
        });
        Execution {
            events: events.collect(),
        }
    }
}

/// For each event those before it in its thread, before the creation of its thread, or before the end of a thread
/// that one of these joined.
fn structure(events: &[Event]) -> Vec<Vec<bool>> {
    let mut before: Vec<Vec<bool>> = Vec::new();
    for (at, event) in events.iter().enumerate() {
        let mut own = vec![false; at];
        // Those before an event that comes before are known then.
        for (earlier, other) in events[..at].iter().enumerate().rev() {
            let same = other.id.thread == event.id.thread;
            let created = other.spawned == Some(event.id.thread);
            let joined =
                matches!(event.access, Access::Join { thread } if thread == other.id.thread);
            if !own[earlier] && (same || created || joined) {
                own[earlier] = true;
                for (own, &before) in own.iter_mut().zip(&before[earlier]) {
                    *own |= before;
                }
            }
        }
        before.push(own);
    }
    before
}

/// The location at which two events conflict.
fn conflict(one: &Event, other: &Event) -> Option<Location> {
    let location = other.access.location()?;
    let touches = match one.access {
        Access::Free { first, count } => location.0.wrapping_sub(first.0) < count,
        access => access.location() == Some(location),
    };
    let adds = |event: &Event| matches!(event.access, Access::Add { .. });
    let reads = |event: &Event| event.written.is_none() && !is_free(event) && !adds(event);
    let alike = adds(one) && adds(other) || reads(one) && reads(other);
    (touches && !alike).then_some(location)
}

fn is_free(event: &Event) -> bool {
    matches!(event.access, Access::Free { .. })
}

/// The location of an access that no counter has.
fn odd(event: &Event) -> Option<Location> {
    match usual(&event.access) {
        true => None,
        false => event.access.location(),
    }
}

/// Whether an access that writes this, if anything, is one that gauges have.
fn looks_or_adds(access: &Access, written: Option<u64>) -> bool {
    match access {
        Access::Add { .. } | Access::Read { .. } | Access::Await { .. } => true,
        Access::CompareExchange { .. } => written.is_none(),
        _ => false,
    }
}

fn usual(access: &Access) -> bool {
    matches!(
        access,
        Access::Read { .. }
            | Access::Write { .. }
            | Access::Rmw { .. }
            | Access::CompareExchange { .. }
            | Access::Add { .. }
    )
}
