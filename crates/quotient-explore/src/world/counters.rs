//! Counters: locations that threads add to without using the result ([`Access::Add`]), where the creation and the
//! joining of threads alone order all accesses that conflict. Adds do not conflict with each other. Statistics and
//! work that is counted are like that: threads count, and who created and joined them looks at the sum.
//!
//! What an access of a counter finds follows from what its own thread did before, what its parents did before they
//! created it, and what the threads did that it, or any of these, has joined: as if all that were handed on with
//! creations and joins. So no order of the rest makes a difference to it, and to a search it is an event that
//! touches nothing.
//!
//! Which locations are counters is learnt. The first execution shows where there are adds, and which of these
//! locations are not counters. The search starts over and takes the others for counters. If there are two accesses of
//! one that conflict and are not ordered like that, it starts over once more, knowing that this one is none; there
//! adds are read-modify-writes like others.
//!
//! Nothing is lost. Let P' be the program in which each access of what is taken for a counter finds what was handed
//! on to it. It is explored whole, unless the search starts over. If no execution of P' has two accesses that are not ordered,
//! its executions are those of the program. If some execution of the program has two, take its shortest part that has. Up to
//! the second one all is as in P'; so P' has an execution with both, and as it depends only on what each
//! thread observed whether they are ordered, all executions of the same class have them, one of which is explored.
//! There the second is found when it is added, before anything is said of its thread.
//!
//! What is no counter may still be a *gauge*: threads add to it, and nobody does more than look at it. Who looks sees a
//! set of adds, whichever order they had, and [`crate::rf`] explores one execution for each set. To it what is refuted as a
//! counter is a gauge until something else is done to it, which refutes that; the argument is the same.

use quotient_model::{
    Access, Cell, Event, Location, Part, Reader, RmwOp, ThreadId, Value, Writer, portable,
};

/// What is known of a location.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
enum Standing {
    /// Nothing: nobody has added to it.
    #[default]
    Unknown,
    /// There are adds, which was not known when the search began.
    New,
    Counter,
    /// There are adds, and others only look.
    Gauge,
    /// There are adds, but it is neither.
    Shared,
}

/// How an access conflicts: a write with all, a read or an add with all but its own kind.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Kind {
    Read,
    Add,
    Write,
}

impl Kind {
    const ALL: [Kind; 3] = [Kind::Read, Kind::Add, Kind::Write];

    fn conflicts(self, other: Kind) -> bool {
        self != other || self == Kind::Write
    }
}

/// What has happened to a counter.
#[derive(Clone, Debug, Default)]
struct Place {
    /// For each kind of access the last one of each thread, by [`Counters::rows`].
    lasts: [Vec<(ThreadId, u32)>; 3],
    freed: bool,
    /// What it holds, if it has been written.
    value: Option<Value>,
}

/// What there was before a change.
#[derive(Clone, Debug)]
enum Change {
    Row(ThreadId, Vec<u32>),
    Last {
        location: Location,
        kind: Kind,
        thread: ThreadId,
        before: Option<u32>,
    },
    Value(Location, Option<Value>),
    Freed(Location),
}

/// The counters, and what the current execution has done to them.
#[derive(Clone, Debug, Default)]
pub(crate) struct Counters {
    standings: Vec<Standing>,
    /// Whether there are any, and whether there are such as were not known.
    any: bool,
    new: bool,
    /// Whether what is no counter may be a gauge, and whether there are any.
    may_gauge: bool,
    gauges: bool,
    /// Those that turned out to be none.
    refuted: Vec<Location>,
    /// For each thread how many accesses of counters by each thread come before what it does next.
    rows: Vec<Vec<u32>>,
    places: Vec<Place>,
    trail: Vec<Change>,
}

impl Counters {
    /// None yet; what is no counter may be a gauge.
    pub fn with_gauges() -> Self {
        Counters {
            may_gauge: true,
            ..Counters::default()
        }
    }

    /// Whether an event like this makes a difference here.
    #[inline]
    pub fn care(&self, access: &Access) -> bool {
        self.any || self.gauges || matches!(access, Access::Add { .. })
    }

    /// Whether the location is a counter.
    #[inline]
    pub fn is(&self, location: Location) -> bool {
        self.any && self.standing(location) == Standing::Counter
    }

    /// Whether the location is a gauge.
    #[inline]
    pub fn is_gauge(&self, location: Location) -> bool {
        self.gauges && self.standing(location) == Standing::Gauge
    }

    /// Whether the access is one of a counter, which is all that it touches.
    #[inline]
    pub fn are_accessed(&self, access: &Access) -> bool {
        self.any && access.location().is_some_and(|location| self.is(location))
    }

    fn standing(&self, location: Location) -> Standing {
        let known = self.standings.get(location.index());
        known.copied().unwrap_or_default()
    }

    fn stand(&mut self, location: Location, standing: Standing) {
        if self.standings.len() <= location.index() {
            self.standings
                .resize(location.index() + 1, Standing::Unknown);
        }
        self.standings[location.index()] = standing;
    }

    /// Whether something that was taken for a counter is none, so that the search must start over.
    #[inline]
    pub fn are_refuted(&self) -> bool {
        !self.refuted.is_empty()
    }

    /// Whether there are adds to locations of which that was not known.
    #[inline]
    pub fn are_new(&self) -> bool {
        self.new
    }

    /// Sorts out what was new, by a maximal execution.
    pub fn sort_out(&mut self, events: &[Event]) {
        let mut tried = self.known();
        loop {
            events.iter().for_each(|event| tried.performed(event));
            if !tried.are_refuted() {
                break;
            }
            tried = tried.known();
        }
        for (index, standing) in tried.standings.into_iter().enumerate() {
            if matches!(standing, Standing::Gauge | Standing::Shared) {
                self.stand(Location(index as u32), standing);
            }
        }
    }

    /// The same, and as little known of them, for the empty execution of another worker.
    pub fn beside(&self) -> Counters {
        Counters {
            standings: self.standings.clone(),
            any: self.any,
            new: self.new,
            may_gauge: self.may_gauge,
            gauges: self.gauges,
            ..Counters::default()
        }
    }

    /// What is known, at the beginning of an execution.
    pub fn known(&self) -> Counters {
        let mut known = Counters {
            standings: self.standings.clone(),
            may_gauge: self.may_gauge,
            ..Counters::default()
        };
        for standing in &mut known.standings {
            if *standing == Standing::New {
                *standing = Standing::Counter;
            }
        }
        for &location in &self.refuted {
            let less = match self.standing(location) {
                Standing::Counter if self.may_gauge => Standing::Gauge,
                _ => Standing::Shared,
            };
            known.stand(location, less);
        }
        known.any = known.standings.contains(&Standing::Counter);
        known.gauges = known.standings.contains(&Standing::Gauge);
        known
    }

    /// The event as classes know it: an add to what is neither a counter nor a gauge reads what it finds.
    pub fn classed(&self, event: Event) -> Event {
        match (event.access, event.written) {
            (
                Access::Add {
                    location,
                    operand,
                    bits,
                },
                Some(written),
            ) if !self.is(location) && !self.is_gauge(location) => Event {
                observed: RmwOp::Sub.apply(written, operand, bits),
                access: as_read_modify_write(event.access),
                ..event
            },
            _ => event,
        }
    }

    /// What a counter holds, if it was written.
    pub fn value(&self, location: Location) -> Option<Value> {
        self.places.get(location.index())?.value
    }

    /// A thread has come to this access. A counter is nothing to wait for.
    #[inline]
    pub fn arrived(&mut self, access: &Access) {
        if self.are_accessed(access) && kind(access, None).is_none() {
            self.refuted.extend(access.location());
        }
        let gauge = access.location().filter(|&at| self.is_gauge(at));
        let awaits = matches!(access, Access::Await { .. });
        if kind(access, None).is_none() && !awaits {
            self.refuted.extend(gauge);
        }
    }

    /// Notes an event of the current execution.
    #[inline]
    pub fn performed(&mut self, event: &Event) {
        if let Access::Add { location, .. } = event.access
            && self.standing(location) == Standing::Unknown
        {
            self.stand(location, Standing::New);
            self.new = true;
        }
        if self.any {
            self.note(event);
        }
        if self.gauges {
            self.look(event);
        }
    }

    /// Nobody may do more to a gauge than add and look.
    fn look(&mut self, event: &Event) {
        let looks = match event.access {
            Access::Add { .. } => true,
            Access::Read { .. } | Access::Await { .. } | Access::CompareExchange { .. } => {
                event.written.is_none()
            }
            _ => false,
        };
        if looks {
            return;
        }
        let (first, count) = match (event.access, event.access.location()) {
            (Access::Free { first, count }, _) => (first, count),
            (_, Some(location)) => (location, 1),
            _ => return,
        };
        for location in (first.0..first.0.saturating_add(count)).map(Location) {
            if self.is_gauge(location) {
                self.refuted.push(location);
            }
        }
    }

    fn note(&mut self, event: &Event) {
        let thread = event.id.thread;
        match event.access {
            Access::Spawn { .. } => {
                if let Some(child) = event.spawned {
                    let row = self.row(thread).clone();
                    self.set_row(child, row);
                }
            }
            Access::Join { thread: child } => {
                let mut row = self.row(thread).clone();
                let joined = self.row(child);
                row.resize(row.len().max(joined.len()), 0);
                for (into, &count) in row.iter_mut().zip(joined.iter()) {
                    *into = (*into).max(count);
                }
                self.set_row(thread, row);
            }
            Access::Free { first, count } => {
                for location in (first.0..first.0.saturating_add(count)).map(Location) {
                    if self.is(location) {
                        self.access(thread, location, Kind::Write);
                        self.trail.push(Change::Freed(location));
                        self.places[location.index()].freed = true;
                    }
                }
            }
            access => {
                let Some(location) = access.location().filter(|&at| self.is(at)) else {
                    return;
                };
                let Some(kind) = kind(&access, event.written) else {
                    self.refuted.push(location);
                    return;
                };
                self.access(thread, location, kind);
                if event.written.is_some() {
                    let place = &mut self.places[location.index()];
                    let before = std::mem::replace(&mut place.value, event.written);
                    self.trail.push(Change::Value(location, before));
                }
            }
        }
    }

    fn row(&mut self, thread: ThreadId) -> &mut Vec<u32> {
        let needed = thread.index() + 1;
        if self.rows.len() < needed {
            self.rows.resize(needed, Vec::new());
        }
        let row = &mut self.rows[thread.index()];
        if row.len() < needed {
            row.resize(needed, 0);
        }
        row
    }

    fn set_row(&mut self, thread: ThreadId, row: Vec<u32>) {
        let before = std::mem::replace(self.row(thread), row);
        self.trail.push(Change::Row(thread, before));
    }

    fn access(&mut self, thread: ThreadId, location: Location, kind: Kind) {
        if self.places.len() <= location.index() {
            self.places.resize(location.index() + 1, Place::default());
        }
        let row = self.row(thread);
        row[thread.index()] += 1;
        let (now, row) = (row[thread.index()], &self.rows[thread.index()]);
        let place = &mut self.places[location.index()];
        let comes_before = |&(other, at): &(ThreadId, u32)| {
            other == thread || row.get(other.index()).is_some_and(|&count| at <= count)
        };
        let mut earlier = Kind::ALL.into_iter().filter(|other| kind.conflicts(*other));
        let ordered = earlier.all(|other| place.lasts[other as usize].iter().all(comes_before));
        if !ordered || place.freed {
            self.refuted.push(location);
        }
        let lasts = &mut place.lasts[kind as usize];
        let before = match lasts.iter_mut().find(|(other, _)| *other == thread) {
            Some((_, last)) => Some(std::mem::replace(last, now)),
            None => {
                lasts.push((thread, now));
                None
            }
        };
        self.trail.push(Change::Last {
            location,
            kind,
            thread,
            before,
        });
    }

    /// How much was noted.
    #[inline]
    pub fn mark(&self) -> u32 {
        self.trail.len() as u32
    }

    /// Takes back what was noted since.
    #[inline]
    pub fn undo(&mut self, mark: u32) {
        while self.trail.len() > mark as usize
            && let Some(change) = self.trail.pop()
        {
            self.take_back(change);
        }
    }

    fn take_back(&mut self, change: Change) {
        match change {
            Change::Row(thread, before) => self.rows[thread.index()] = before,
            Change::Last {
                location,
                kind,
                thread,
                before,
            } => {
                self.rows[thread.index()][thread.index()] -= 1;
                let lasts = &mut self.places[location.index()].lasts[kind as usize];
                match before {
                    Some(before) => {
                        let own = lasts.iter_mut().find(|(other, _)| *other == thread);
                        own.into_iter().for_each(|(_, last)| *last = before);
                    }
                    None => lasts.retain(|&(other, _)| other != thread),
                }
            }
            Change::Value(location, before) => self.places[location.index()].value = before,
            Change::Freed(location) => self.places[location.index()].freed = false,
        }
    }
}

/// How an access of a counter that writes this conflicts with others; nothing if it is not made for counters.
fn kind(access: &Access, written: Option<Value>) -> Option<Kind> {
    match access {
        Access::Add { .. } => Some(Kind::Add),
        Access::Read { .. }
        | Access::Write { .. }
        | Access::Rmw { .. }
        | Access::CompareExchange { .. } => Some(match written {
            None => Kind::Read,
            Some(_) => Kind::Write,
        }),
        _ => None,
    }
}

/// An add as what it is if its order matters.
pub(crate) fn as_read_modify_write(access: Access) -> Access {
    match access {
        Access::Add {
            location,
            operand,
            bits,
        } => Access::Rmw {
            location,
            op: RmwOp::Add,
            operand,
            bits,
            part: Part::WHOLE,
        },
        other => other,
    }
}

/// What an add leaves behind in a cell.
pub(crate) fn added(access: &Access, found: Cell) -> Option<Value> {
    match *access {
        Access::Add { operand, bits, .. } => Some(RmwOp::Add.apply(found.value, operand, bits)),
        _ => None,
    }
}

portable!(
    enum Standing {
        Unknown,
        Shared,
        New,
        Counter,
        Gauge,
    }
);

impl Counters {
    /// Writes what does not follow from the current execution.
    pub fn save(&self, out: &mut Writer) {
        out.put(&self.standings);
        out.put(&self.any);
        out.put(&self.new);
        out.put(&self.may_gauge);
        out.put(&self.gauges);
        out.put(&self.refuted);
    }

    /// What was saved, at the beginning of an execution.
    pub fn restore(input: &mut Reader<'_>) -> Option<Self> {
        Some(Counters {
            standings: input.get()?,
            any: input.get()?,
            new: input.get()?,
            may_gauge: input.get()?,
            gauges: input.get()?,
            refuted: input.get()?,
            ..Counters::default()
        })
    }
}
