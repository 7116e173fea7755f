//! Whether events can happen in another order, each with the same outcome, so that memory holds something
//! else in the end.
//!
//! Threads do not notice the difference, so such an order is an execution like the one at hand. The search is
//! VerifySC's ([`crate::witness`]) on values instead of sources: it goes through states, which are how many events
//! of each thread have come and what memory holds; none is entered twice. What changes no memory comes as
//! soon as it can. A state is left when what must stay can no longer come last.

use quotient_model::{
    Access, Cell, Effect, Event, Index, Indices, Location, Table, ThreadId, Value, index_type,
    perform,
};
use rustc_hash::FxHashSet;

use super::spinning::Stays;
use crate::order::Counts;
use crate::world::HappenedIndex;

index_type! {
    /// A cell of memory that matters.
    struct CellIndex;
}

/// The events and what has come of them.
struct Search<'a> {
    events: &'a Table<HappenedIndex, Event>,
    /// The events of each thread.
    threads: Table<ThreadId, Vec<HappenedIndex>>,
    /// For each thread the event that creates it.
    spawned_at: Table<ThreadId, Option<HappenedIndex>>,
    /// The locations that are accessed or must stay, ascending, and what they hold.
    locations: Vec<Location>,
    cells: Table<CellIndex, Cell>,
    wanted: Vec<Wanted>,
    come: Counts,
    order: Vec<HappenedIndex>,
    /// What was overwritten, and how many events had come before.
    overwritten: Vec<(usize, CellIndex, Cell)>,
}

/// What a cell must hold in the end.
struct Wanted {
    stays: Stays,
    cell: CellIndex,
    /// How many events still to come write there.
    writes: usize,
    /// The last write of each thread, if it writes what must stay.
    lasts: Vec<HappenedIndex>,
}

/// The events of a state with several that can come next: those not yet tried.
struct Branch {
    come: usize,
    untried: Vec<HappenedIndex>,
}

/// An order of the events, given in one in which they can happen, after which memory holds what must
/// stay. `first` says what it holds before. `step` is called now and then and may stop the search.
pub(super) fn order_that_ends_with<E>(
    events: &Table<HappenedIndex, Event>,
    first: impl Fn(Location) -> Value,
    stays: &[Stays],
    mut step: impl FnMut() -> Result<(), E>,
) -> Result<Option<Vec<HappenedIndex>>, E> {
    let mut search = Search::new(events, first, stays);
    let mut entered: FxHashSet<Box<[Value]>> = FxHashSet::default();
    let mut branches: Vec<Branch> = Vec::new();
    loop {
        step()?;
        let hopeless = search.is_hopeless();
        if !hopeless && search.order.len() == events.len() {
            return Ok(Some(search.order));
        }
        if !hopeless {
            let quiet = search.next().find(|&event| search.changes_nothing(event));
            if let Some(quiet) = quiet {
                search.take(quiet);
                continue;
            }
            if entered.insert(search.key()) {
                let mut untried: Vec<HappenedIndex> = search.next().collect();
                // The order at hand is tried first.
                untried.sort_unstable_by_key(|&event| std::cmp::Reverse(event));
                let come = search.order.len();
                branches.push(Branch { come, untried });
            }
        }
        let event = loop {
            let Some(branch) = branches.last_mut() else {
                return Ok(None);
            };
            search.go_back_to(branch.come);
            match branch.untried.pop() {
                Some(event) => break event,
                None => _ = branches.pop(),
            }
        };
        search.take(event);
    }
}

impl<'a> Search<'a> {
    fn new(
        events: &'a Table<HappenedIndex, Event>,
        first: impl Fn(Location) -> Value,
        stays: &[Stays],
    ) -> Self {
        let accessed = events.iter().filter_map(|event| event.access.location());
        let mut locations: Vec<Location> = accessed.collect();
        locations.extend(stays.iter().map(|stays| stays.location));
        locations.sort_unstable();
        locations.dedup();
        let cells = locations.iter().map(|&location| Cell::new(first(location)));
        let mut search = Search {
            events,
            threads: Table::new(),
            spawned_at: Table::new(),
            cells: cells.collect(),
            locations,
            wanted: Vec::new(),
            come: Counts::new(),
            order: Vec::new(),
            overwritten: Vec::new(),
        };
        for (index, event) in events.entries() {
            search.know(event.id.thread);
            search.threads[event.id.thread].push(index);
            if let Some(child) = event.spawned {
                search.know(child);
                search.spawned_at[child] = Some(index);
            }
        }
        search.wanted = stays.iter().map(|&stays| search.wanted(stays)).collect();
        search
    }

    fn know(&mut self, thread: ThreadId) {
        self.threads.reach(thread, Vec::new);
        self.spawned_at.reach(thread, || None);
        self.come.reach(thread, || 0);
    }

    fn wanted(&self, stays: Stays) -> Wanted {
        let writes = |&event: &HappenedIndex| {
            let event = &self.events[event];
            event.written.is_some() && event.access.location() == Some(stays.location)
        };
        let fits = |&event: &HappenedIndex| {
            let Event {
                access, written, ..
            } = self.events[event];
            // What an add leaves behind depends on what comes before it.
            access.added().is_some() || written.is_some_and(|value| stays.fits(Cell::new(value)))
        };
        let of_threads = self.threads.iter();
        let lasts = of_threads.filter_map(|own| own.iter().copied().rfind(writes));
        Wanted {
            stays,
            cell: self.cell(stays.location).unwrap_or_default(),
            writes: self.events.indices().filter(writes).count(),
            lasts: lasts.filter(fits).collect(),
        }
    }

    fn cell(&self, location: Location) -> Option<CellIndex> {
        self.locations
            .binary_search(&location)
            .ok()
            .map(CellIndex::new)
    }

    fn has_come(&self, event: HappenedIndex) -> bool {
        let id = self.events[event].id;
        let own = &self.threads[id.thread];
        let come = self.come[id.thread] as usize;
        own.get(come).is_none_or(|&next| event < next)
    }

    /// Whether something that must stay can no longer be what comes last.
    fn is_hopeless(&self) -> bool {
        self.wanted.iter().any(|wanted| {
            let to_come = wanted.lasts.iter().any(|&last| !self.has_come(last));
            let is_there = || wanted.writes == 0 && wanted.stays.fits(self.cells[wanted.cell]);
            !to_come && !is_there()
        })
    }

    /// The events that can come next.
    fn next(&self) -> impl Iterator<Item = HappenedIndex> {
        let threads = self.threads.iter().zip(&self.come);
        let next = threads.filter_map(|(own, &come)| own.get(come as usize).copied());
        next.filter(|&event| self.can_come(event))
    }

    fn can_come(&self, event: HappenedIndex) -> bool {
        let Event {
            id,
            access,
            observed,
            written,
            ..
        } = self.events[event];
        if self.spawned_at[id.thread].is_some_and(|spawn| !self.has_come(spawn)) {
            return false;
        }
        match (access, access.location().and_then(|at| self.cell(at))) {
            (Access::Join { thread }, _) => {
                let of_child = self.threads.get(thread).map_or(0, Vec::len);
                self.come.get(thread).map_or(0, |&n| n as usize) == of_child
            }
            (Access::Free { .. }, _) => self.freed(&access).all(|cell| !self.cells[cell].freed),
            (_, Some(cell)) => {
                let effect = perform(&access, self.cells[cell], id.thread);
                match access {
                    _ if access.added().is_some() => {
                        matches!(effect, Effect::Done { observed: found, .. } if found == observed)
                    }
                    _ => effect == Effect::Done { observed, written },
                }
            }
            _ => true,
        }
    }

    /// The cells that a free ends.
    fn freed(&self, access: &Access) -> Indices<CellIndex> {
        let Access::Free { first, count } = *access else {
            return CellIndex::first(0);
        };
        let before = |end: u32| self.locations.partition_point(|at| at.0 < end);
        let end = CellIndex::new(before(first.0.saturating_add(count)));
        CellIndex::new(before(first.0)).to(end)
    }

    fn changes_nothing(&self, event: HappenedIndex) -> bool {
        let Event {
            access, written, ..
        } = self.events[event];
        written.is_none() && !matches!(access, Access::Free { .. })
    }

    fn take(&mut self, event: HappenedIndex) {
        let Event {
            id,
            access,
            written,
            ..
        } = self.events[event];
        let come = self.order.len();
        self.order.push(event);
        self.come[id.thread] += 1;
        if let Some(value) = written
            && let Some(cell) = access.location().and_then(|at| self.cell(at))
        {
            let value = match perform(&access, self.cells[cell], id.thread) {
                Effect::Done {
                    written: Some(added),
                    ..
                } => added,
                _ => value,
            };
            self.set(come, cell, Cell::new(value));
            for wanted in self.wanted.iter_mut().filter(|w| w.cell == cell) {
                wanted.writes -= 1;
            }
        }
        for cell in self.freed(&access) {
            let freed = Cell {
                freed: true,
                ..self.cells[cell]
            };
            self.set(come, cell, freed);
        }
    }

    fn set(&mut self, come: usize, cell: CellIndex, to: Cell) {
        let before = std::mem::replace(&mut self.cells[cell], to);
        self.overwritten.push((come, cell, before));
    }

    fn go_back_to(&mut self, come: usize) {
        while let Some(&(at, cell, before)) = self.overwritten.last()
            && at >= come
        {
            self.overwritten.pop();
            self.cells[cell] = before;
        }
        for &event in &self.order[come..] {
            let Event {
                id,
                access,
                written,
                ..
            } = self.events[event];
            self.come[id.thread] -= 1;
            if written.is_some() {
                let at = |wanted: &&mut Wanted| access.location() == Some(wanted.stays.location);
                for wanted in self.wanted.iter_mut().filter(at) {
                    wanted.writes += 1;
                }
            }
        }
        self.order.truncate(come);
    }

    /// The state.
    fn key(&self) -> Box<[Value]> {
        let come = self.come.iter().map(|&come| Value::from(come));
        let freed = |cell: &Cell| Value::from(cell.freed);
        let held = self.cells.iter().flat_map(|cell| [cell.value, freed(cell)]);
        come.chain(held).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use quotient_model::EventId;
    use std::convert::Infallible;

    const X: Location = Location(0);
    const Y: Location = Location(1);

    fn event(thread: u16, index: u32, access: Access, observed: Value) -> Event {
        let written = match access {
            Access::Write { value, .. } => Some(value),
            _ => None,
        };
        Event {
            id: EventId {
                thread: ThreadId(thread),
                index,
            },
            access,
            observed,
            written,
            spawned: None,
        }
    }

    fn write(thread: u16, index: u32, location: Location, value: Value) -> Event {
        event(thread, index, Access::Write { location, value }, 0)
    }

    fn read(thread: u16, index: u32, location: Location, value: Value) -> Event {
        event(thread, index, Access::Read { location }, value)
    }

    fn order(events: &[Event], stays: &[(Location, Value)]) -> Option<Vec<usize>> {
        let stays: Vec<Stays> = stays.iter().map(|&(at, v)| Stays::value(at, v)).collect();
        let step = || Ok::<(), Infallible>(());
        let events = Table::from(events.to_vec());
        let Ok(order) = order_that_ends_with(&events, |_| 0, &stays, step);
        order.map(|order| order.iter().map(|at| at.index()).collect())
    }

    #[test]
    fn writes_that_nobody_reads_come_in_any_order() {
        let events = [write(1, 0, X, 1), write(2, 0, X, 2)];
        assert_eq!(order(&events, &[(X, 2)]), Some(vec![0, 1]));
        assert_eq!(order(&events, &[(X, 1)]), Some(vec![1, 0]));
        assert_eq!(order(&events, &[(X, 0)]), None);
        assert_eq!(order(&events, &[(X, 1), (X, 2)]), None);
    }

    #[test]
    fn reads_keep_their_values() {
        let events = [write(1, 0, X, 1), read(2, 0, X, 1), write(2, 1, X, 2)];
        assert_eq!(order(&events, &[(X, 1)]), None);
        // It may come from another write, and the first one last.
        let more = [
            write(1, 0, Y, 1),
            write(1, 1, X, 1),
            read(2, 0, X, 1),
            write(2, 1, Y, 2),
            write(3, 0, X, 1),
        ];
        assert_eq!(order(&more, &[(Y, 1)]), Some(vec![4, 2, 3, 0, 1]));
    }

    #[test]
    fn adds_come_in_any_order() {
        let add = |thread, operand, written| Event {
            written: Some(written),
            ..event(
                thread,
                0,
                Access::Add {
                    location: X,
                    operand,
                    bits: 32,
                },
                0,
            )
        };
        let events = [add(1, 1, 1), write(3, 0, X, 5), add(2, 2, 7)];
        assert_eq!(order(&events, &[(X, 7)]), Some(vec![0, 1, 2]));
        assert_eq!(order(&events, &[(X, 8)]), Some(vec![1, 0, 2]));
        assert_eq!(order(&events, &[(X, 3)]), None);
    }

    #[test]
    fn all_must_stay_at_once() {
        let events = [
            write(1, 0, X, 1),
            write(1, 1, Y, 1),
            write(2, 0, Y, 2),
            write(2, 1, X, 2),
        ];
        assert!(order(&events, &[(X, 1), (Y, 2)]).is_none());
        assert!(order(&events, &[(X, 2), (Y, 1)]).is_some());
        assert!(order(&events, &[(X, 1), (Y, 1)]).is_some());
    }
}
