//! Threads that run the same code with the same argument: of executions that differ only in which of them is
//! which, one is explored.
//!
//! # What is left out
//!
//! A *group* are threads that one thread, their creator, has created for the same [`Kind`]. Two of them, p created
//! before q, are *tied* as long as what they have done is the same and has left no trace: the i-th event of both
//! is a read of one location from one write, an add that nobody looks at in one group of these, or a fence. If p
//! and q are tied and have done equally much, then q does nothing before p has done its next event. This is part
//! of what it means to be enabled, as it is for a thread that waits for another's end, and the i-th event of p
//! happens before the i-th of q as long as they were tied before. An algorithm need know nothing else.
//!
//! # Why nothing is missed
//!
//! Take an execution, and in it the first place where some q goes on though a thread of its group that it is tied
//! to has done equally much; let p be the first of these threads. Up to there exchanging p and q
//! changes nothing but names: where one has read the other has, with no write in between. So let each do from
//! there on what the other did. This is an execution again, the same up to the names of p and q, and the place is
//! later in it, since p is tied to no earlier thread that has done equally much. After finitely many exchanges
//! there is none.
//!
//! # Why nothing is more
//!
//! Who is tied, and which events are therefore ordered, and how, follows from the Mazurkiewicz trace. So two
//! executions that are allowed and have the same trace without this order have the same with it. It orders events
//! only in one direction, and what it orders q's i-th event after (p's i-th) must be there: nothing can
//! be reversed, and nothing is begun in vain. If p cannot go on, then neither could q, which wants the same: nobody is kept waiting for ever.
//! Where p and q are told apart by their i-th events, these conflict or there is something between them that
//! conflicts with both. So beyond the order of conflicting accesses there is only that of tied events, which
//! conflict with none of each other: no data race is hidden, since what one has with q's events, the other's events have, too.
//!
//! # What it relies on
//!
//! That a thread does what another of its group would do in its place, and that their creator does not care which
//! is which. Both are seen to for every history that comes up ([`histories`]): each member of the group is taken
//! along, and must want precisely the same; the creator is taken along with the handles of
//! neighbours exchanged, and must want the same but for whom it joins. So addresses, handles and thread-locals may do
//! what they want as long as they do not show in an access: in a location, a value, a failure, the argument of
//! another thread. By induction this holds of the histories that are not explored: an execution as short as possible in which a
//! thread of the group does something else than another would have is, exchanged as above, one that is explored up to that point.
//!
//! Besides, for a group (else it is given up, and the exploration starts over):
//!
//! - Between two creations the creator accesses nothing that others access, too: what it did there is before q and not before p. It may
//!   create other threads.
//! - Only the creator joins the group's threads, one after the other, doing nothing else from the first to the last
//!   but other joins and accesses to what nobody else accesses, and they all end with one value. Then it does not
//!   matter whom it waits for first. It is seen to as soon as it wants to join one and one has ended, maybe another: the
//!   one that it waits for may never end here, and would if the two were exchanged.
//! - Its handles may be written to shared memory if nobody but the creator accesses it.
//! - Its threads create and join nobody and publish no memory, and nobody has atomic sections: this could be
//!   argued, and is not.
//! - Nobody reads a mutex that one of them holds as a value: which thread has it is in there.
//! - No count [claims](quotient_model::Tally) uncounts that another one of them has made: that these come first may be so
//!   only because the threads are tied. Where two of them have made equally many, each claims its own; so it does not matter there.

mod histories;
mod notes;

use quotient_model::{
    Access, Kind, Location, Program, Reader, Table, ThreadId, Value, Writer, index_type,
};

use crate::order::{EventIndex, NONE};
use crate::statistics::SymmetryStatistics;
use crate::world::current::Current;
use histories::{Histories, HistoryIndex, Misfit};

index_type! {
    /// A group of threads that do the same.
    struct GroupIndex;
}

/// How many groups may be given up before all are.
const MOST_GIVEN_UP: usize = 16;

/// An event, as far as it matters here.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Deed {
    pub thread: ThreadId,
    pub access: Access,
    pub observed: Value,
    /// The thread that it created.
    pub created: Option<ThreadId>,
    /// It has failed its thread.
    pub failed: bool,
    /// It has let others reach memory that they could not.
    pub published: bool,
    /// It is an atomic section, of which `access` is a part.
    pub section: bool,
}

impl Deed {
    /// Whether it is something of which it is not argued that the members of a group may do it.
    fn tells_apart(&self) -> bool {
        let others = matches!(self.access, Access::Spawn { .. } | Access::Join { .. });
        self.section || self.published || others
    }
}

/// The execution at hand.
pub(crate) trait Deeds<P: Program>: Current<Program = P> {
    /// The event that would be the next.
    fn end(&self) -> EventIndex;
    fn deed(&self, at: EventIndex) -> Deed;
    /// The state of the event's thread before it.
    fn state_before(&self, at: EventIndex) -> &P::Thread;
    /// What a location holds that only one thread accesses.
    fn held(&self, location: Location) -> Value;
    /// Whether two events of different threads that make the same access have left no trace, and no event between
    /// them conflicts with them.
    fn leaves_tied(&self, first: EventIndex, second: EventIndex) -> bool;
    /// Whose uncounts the event, the last one, claims, if it [counts](quotient_model::Tally).
    fn claimed_of(&self, at: EventIndex) -> Option<ThreadId>;
    /// The event, if any, that gave the location the value which the event at `at` finds there.
    fn written_by(&self, at: EventIndex, location: Location) -> EventIndex;
}

/// A thread of a group that has at least two.
#[derive(Clone, Debug)]
struct Member {
    group: GroupIndex,
    /// Its place in the group.
    place: u32,
    /// The earlier ones of its group that it is tied to no more, one bit each.
    untied: u64,
    /// Its events.
    events: Vec<EventIndex>,
    /// For each, the event of the one it was tied to that it had to wait for.
    after: Vec<EventIndex>,
    /// What it has observed.
    history: HistoryIndex,
}

struct Group<P: Program> {
    creator: ThreadId,
    kind: Kind,
    threads: Vec<ThreadId>,
    /// The event that created the first of them.
    born: EventIndex,
    /// Whether others may join it.
    open: bool,
    /// What the creator has accessed since.
    between: Vec<Location>,
    /// How many were joined, and the value that they ended with.
    joined: usize,
    value: Value,
    /// What the creator has observed since the first of them was created.
    history: HistoryIndex,
    /// What is known of what the members, and the creator, do. There is none while there is one member.
    known: Option<Known<P>>,
}

struct Known<P: Program> {
    members: Histories<P>,
    creator: Histories<P>,
}

/// What an event has changed.
#[derive(Clone, Copy, Debug)]
enum Change {
    /// A group was begun.
    Begun,
    /// A group got another member.
    Member(GroupIndex),
    /// A member did something, and had been untied from these.
    Did(ThreadId, u64),
    /// What is known of a member's history grew.
    History(ThreadId),
    /// So did what is known of the creator's.
    CreatorHistory(GroupIndex),
    Joined(GroupIndex, Value),
    Closed(GroupIndex),
    Between(GroupIndex),
    Reserved,
}

/// The groups of the current execution.
pub(crate) struct Twins<P: Program> {
    wanted: bool,
    groups: Table<GroupIndex, Group<P>>,
    /// The creators of groups.
    creators: Vec<ThreadId>,
    /// How many groups have at least two members.
    active: usize,
    members: Table<ThreadId, Option<Member>>,
    /// What nobody but a creator may access, with the group for which that is so.
    reserved: Vec<(Location, GroupIndex)>,
    changes: Vec<(EventIndex, Change)>,
    /// The groups given up, by the path of the creator.
    given_up: Vec<(String, Kind)>,
    /// What was relied on is not so.
    refuted: bool,
    statistics: SymmetryStatistics,
}

impl<P: Program> Default for Twins<P> {
    /// No threads are taken for the same.
    fn default() -> Self {
        Twins {
            wanted: false,
            groups: Table::new(),
            creators: Vec::new(),
            active: 0,
            members: Table::new(),
            reserved: Vec::new(),
            changes: Vec::new(),
            given_up: Vec::new(),
            refuted: false,
            statistics: SymmetryStatistics::default(),
        }
    }
}

impl<P: Program> Twins<P> {
    /// Of an execution without events.
    pub fn new(wanted: bool) -> Self {
        Twins {
            wanted,
            ..Twins::default()
        }
    }

    /// The same for another worker.
    pub fn beside(&self) -> Self {
        Twins {
            wanted: self.wanted,
            given_up: self.given_up.clone(),
            ..Twins::default()
        }
    }

    /// Writes what does not follow from the current execution.
    pub fn save(&self, out: &mut Writer) {
        out.put(&self.wanted);
        out.put(&self.given_up);
    }

    /// What was saved, of an execution without events.
    pub fn restore(input: &mut Reader<'_>) -> Option<Self> {
        Some(Twins {
            wanted: input.get()?,
            given_up: input.get()?,
            ..Twins::default()
        })
    }

    /// The same for an exploration that starts over.
    pub fn start_over(self) -> Self {
        Twins {
            wanted: self.wanted && self.given_up.len() <= MOST_GIVEN_UP,
            given_up: self.given_up,
            statistics: SymmetryStatistics {
                groups: 0,
                left_out: 0,
                ..self.statistics
            },
            ..Twins::default()
        }
    }

    /// Whether threads that do the same are sought.
    #[inline]
    pub fn are_wanted(&self) -> bool {
        self.wanted
    }

    /// Whether what was relied on is not so, and the exploration must start over.
    #[inline]
    pub fn are_refuted(&self) -> bool {
        self.refuted
    }

    pub fn statistics(&self) -> Option<SymmetryStatistics> {
        let any = self.wanted || self.statistics.given_up > 0;
        any.then_some(self.statistics)
    }

    #[inline]
    fn member(&self, thread: ThreadId) -> Option<&Member> {
        self.members.get(thread)?.as_ref()
    }

    /// The threads of its group that the member is tied to and that were created before it, latest first.
    fn tied(&self, member: &Member) -> impl Iterator<Item = &Member> {
        let threads = &self.groups[member.group].threads;
        let untied = member.untied;
        let earlier = (0..member.place as usize).rev();
        earlier
            .filter(move |&at| untied >> at & 1 == 0)
            .filter_map(|at| self.member(threads[at]))
    }

    /// Whether the thread must wait for another one to do what it wants to do.
    #[inline]
    pub fn hold_back(&self, thread: ThreadId) -> bool {
        self.active > 0 && self.is_behind(thread)
    }

    fn is_behind(&self, thread: ThreadId) -> bool {
        self.member(thread).is_some_and(|member| {
            let done = member.events.len();
            self.tied(member).any(|other| other.events.len() == done)
        })
    }

    /// The event that the thread's next one must come after because the two threads are tied, or [`NONE`].
    #[inline]
    pub fn before_next(&self, thread: ThreadId) -> EventIndex {
        match self.active {
            0 => NONE,
            _ => self.next_after(thread),
        }
    }

    fn next_after(&self, thread: ThreadId) -> EventIndex {
        let Some(member) = self.member(thread) else {
            return NONE;
        };
        let last = self.tied(member).next();
        let event = last.and_then(|other| other.events.get(member.events.len()));
        event.copied().unwrap_or(NONE)
    }

    /// The same for a thread's event with this number.
    pub fn before(&self, thread: ThreadId, nth: u32) -> EventIndex {
        let member = self.member(thread);
        let after = member.and_then(|member| member.after.get(nth as usize));
        after.copied().unwrap_or(NONE)
    }

    /// Whether an event of the thread, other than a spawn, must be noted.
    #[inline]
    pub fn care(&self, thread: ThreadId) -> bool {
        self.active > 0 || self.creators.contains(&thread)
    }

    /// Notes the event at `at`, the last one. Once something is refuted nothing more is noted: histories may not be whole.
    pub fn note(&mut self, deeds: &mut impl Deeds<P>, at: EventIndex) {
        if self.refuted {
            return;
        }
        let deed = deeds.deed(at);
        if let Some(child) = deed.created {
            self.created(deeds, at, child);
        }
        if self.active > 0 && !self.refuted {
            self.look_around(deeds, at, &deed);
        }
        if self.member(deed.thread).is_some() && !self.refuted {
            self.member_did(deeds, at, &deed);
        }
        for group in self.groups.indices() {
            if self.groups[group].creator == deed.thread && !self.refuted {
                self.creator_did(deeds, at, &deed, group);
            }
        }
        if self.active > 0 && !self.refuted {
            self.look_at_joins(deeds, &deed);
        }
    }

    /// Takes back what was noted of the event at `at`, the last one.
    #[inline]
    pub fn undo(&mut self, at: EventIndex) {
        while let Some((_, change)) = self.changes.pop_if(|(event, _)| *event == at) {
            self.take_back(change);
        }
    }

    fn take_back(&mut self, change: Change) {
        match change {
            Change::Begun => {
                let creator = self.groups.pop().map(|group| group.creator);
                if !self
                    .groups
                    .iter()
                    .any(|group| Some(group.creator) == creator)
                {
                    self.creators.pop();
                }
            }
            Change::Member(group) => {
                let group = &mut self.groups[group];
                if let Some(thread) = group.threads.pop() {
                    self.members[thread] = None;
                }
                if let [only] = group.threads[..] {
                    self.members[only] = None;
                    self.active -= usize::from(group.known.take().is_some());
                }
                if let Some(known) = &mut group.known {
                    known.members.remove();
                    known.creator.remove();
                }
            }
            Change::Did(thread, untied) => {
                if let Some(member) = &mut self.members[thread] {
                    member.untied = untied;
                    member.events.pop();
                    member.after.pop();
                }
            }
            Change::History(thread) => {
                if let Some(member) = &mut self.members[thread]
                    && let Some(known) = &self.groups[member.group].known
                {
                    member.history = known.members.parent(member.history);
                }
            }
            Change::CreatorHistory(group) => {
                let group = &mut self.groups[group];
                if let Some(known) = &group.known {
                    group.history = known.creator.parent(group.history);
                }
            }
            Change::Joined(group, value) => {
                let group = &mut self.groups[group];
                group.joined -= 1;
                group.value = value;
            }
            Change::Closed(group) => self.groups[group].open = true,
            Change::Between(group) => _ = self.groups[group].between.pop(),
            Change::Reserved => _ = self.reserved.pop(),
        }
    }

    fn changed(&mut self, at: EventIndex, change: Change) {
        self.changes.push((at, change));
    }

    /// Gives a group up: the exploration must start over without it.
    #[cold]
    fn give_up(&mut self, deeds: &impl Deeds<P>, group: GroupIndex) {
        let group = &self.groups[group];
        self.given_up
            .push((deeds.threads().name(group.creator), group.kind));
        self.statistics.given_up += 1;
        self.refuted = true;
    }

    /// Gives all groups up, if there are any.
    pub fn give_all_up(&mut self) {
        let given_up = self.groups.iter().filter(|group| group.known.is_some());
        let given_up = given_up.count() as u64;
        if given_up > 0 && !self.refuted {
            self.statistics.given_up += given_up;
            self.refuted = true;
            self.wanted = false;
        }
    }

    #[cold]
    fn misfit(&mut self, deeds: &impl Deeds<P>, group: GroupIndex, misfit: Misfit) {
        match misfit {
            Misfit::Differ => self.give_up(deeds, group),
            Misfit::StartOver => self.refuted = true,
        }
    }
}
