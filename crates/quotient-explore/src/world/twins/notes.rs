//! What events tell of groups: who belongs to them, what their threads and their creator have done, and whether
//! that tells the threads apart.

use quotient_model::{Access, Index, Location, Pending, Program, ThreadId, Value};

use super::histories::{Histories, Misfit, ROOT};
use super::{Change, Deed, Deeds, Group, GroupIndex, Known, Member, Twins};
use crate::order::{EventIndex, NONE};

/// The most threads of a group; others of its kind make another one.
const MOST_MEMBERS: usize = 64;

/// With more locations than this accessed since a thread was created, the next one is not of its group.
const MOST_BETWEEN: usize = 16;

impl<P: Program> Twins<P> {
    /// A thread was created by the event at `at`.
    pub(super) fn created(&mut self, deeds: &mut impl Deeds<P>, at: EventIndex, child: ThreadId) {
        let creator = deeds.deed(at).thread;
        let Some(kind) = deeds.program().kind(deeds.state_before(at)) else {
            return;
        };
        let fits = |group: &Group<P>| group.creator == creator && group.kind == kind && group.open;
        if let Some(group) = self.position(fits) {
            if self.is_undisturbed(deeds, group, at) {
                return self.join_group(deeds, group, at, child);
            }
            self.close(at, group);
        }
        if !self.given_up.is_empty()
            && self
                .given_up
                .contains(&(deeds.threads().name(creator), kind))
        {
            return;
        }
        if !self.creators.contains(&creator) {
            self.creators.push(creator);
        }
        self.groups.push(Group {
            creator,
            kind,
            threads: vec![child],
            born: at,
            open: true,
            between: Vec::new(),
            joined: 0,
            value: 0,
            history: ROOT,
            known: None,
        });
        self.changed(at, Change::Begun);
    }

    /// Whether nobody has accessed what the creator has accessed since the group's first thread was created.
    fn is_undisturbed(&self, deeds: &impl Deeds<P>, group: GroupIndex, at: EventIndex) -> bool {
        let Group {
            creator,
            born,
            ref between,
            ..
        } = self.groups[group];
        between.is_empty()
            || born.to(at).map(|at| deeds.deed(at)).all(|deed| {
                deed.thread == creator
                    || !deed.section
                        && match deed.access.location() {
                            Some(location) => !between.contains(&location),
                            None => !matches!(deed.access, Access::Free { .. }),
                        }
            })
    }

    fn position(&self, is_it: impl Fn(&Group<P>) -> bool) -> Option<GroupIndex> {
        let mut groups = self.groups.entries();
        groups.find(|(_, group)| is_it(group)).map(|(at, _)| at)
    }

    fn close(&mut self, at: EventIndex, group: GroupIndex) {
        if std::mem::replace(&mut self.groups[group].open, false) {
            self.changed(at, Change::Closed(group));
        }
    }

    /// The group gets another member, created by the event at `at`.
    fn join_group(
        &mut self,
        deeds: &mut impl Deeds<P>,
        group: GroupIndex,
        at: EventIndex,
        child: ThreadId,
    ) {
        let members = &self.groups[group];
        let place = members.threads.len() as u32;
        let neighbour = members.threads[place as usize - 1];
        for location in members.between.clone() {
            if !self.reserved.contains(&(location, group)) {
                self.reserved.push((location, group));
                self.changed(at, Change::Reserved);
            }
        }
        self.groups[group].threads.push(child);
        self.changed(at, Change::Member(group));
        self.statistics.groups += u64::from(place == 1);
        let member = |place| Member {
            group,
            place,
            untied: 0,
            events: Vec::new(),
            after: Vec::new(),
            history: ROOT,
        };
        *self.members.reach(child, || None) = Some(member(place));
        let made = match place {
            1 => {
                self.members[neighbour] = Some(member(0));
                self.begin(deeds, group, [neighbour, child], at)
            }
            _ => {
                let state = deeds.state(child).clone();
                let start = deeds.state_before(self.groups[group].born).clone();
                match &mut self.groups[group].known {
                    Some(known) => known
                        .members
                        .add(deeds.program_mut(), state, None)
                        .and_then(|()| {
                            let exchange = Some((neighbour, child));
                            known.creator.add(deeds.program_mut(), start, exchange)
                        }),
                    None => Ok(()),
                }
            }
        };
        if let Err(misfit) = made {
            return self.misfit(deeds, group, misfit);
        }
        let creator = self.groups[group].creator;
        let joiners = [neighbour, child].map(|thread| joiners(deeds, thread));
        if joiners.iter().flatten().any(|&joiner| joiner != creator) {
            return self.give_up(deeds, group);
        }
        self.reserve_apart(deeds, group, at);
        if place as usize + 1 == MOST_MEMBERS {
            self.close(at, group);
        }
    }

    /// The group's second thread is there: what the first, and the creator, have done is gone through.
    fn begin(
        &mut self,
        deeds: &mut impl Deeds<P>,
        group: GroupIndex,
        [first, second]: [ThreadId; 2],
        at: EventIndex,
    ) -> Result<(), Misfit> {
        let Group { creator, born, .. } = self.groups[group];
        let done: Vec<(EventIndex, Deed)> = born.to(at).map(|at| (at, deeds.deed(at))).collect();
        let own = |thread| done.iter().filter(move |(_, deed)| deed.thread == thread);
        let beginning = match own(first).next() {
            Some(&(at, _)) => deeds.state_before(at).clone(),
            None => deeds.state(first).clone(),
        };
        let other = deeds.state(second).clone();
        let mut members = Histories::new(deeds.program_mut(), beginning);
        members.add(deeds.program_mut(), other, None)?;
        let start = deeds.state_before(born).clone();
        let mut creators = Histories::new(deeds.program_mut(), start.clone());
        creators.add(deeds.program_mut(), start, Some((first, second)))?;
        let mut history = ROOT;
        for (_, deed) in own(creator) {
            history = creators.child(deeds.program_mut(), history, deed.observed)?;
        }
        self.groups[group].history = history;
        // What is written down first need not have come first.
        for &(at, deed) in &done {
            let joins = matches!(deed.access, Access::Join { thread } if thread == first);
            if joins && deed.thread != creator || read_as_value(deeds, at, &deed) == Some(first) {
                return Err(Misfit::Differ);
            }
        }
        // What is gone through here goes away with the second thread.
        for &(at, deed) in own(first) {
            let Some(member) = &mut self.members[first] else {
                break;
            };
            member.events.push(at);
            member.after.push(NONE);
            if deed.tells_apart() {
                return Err(Misfit::Differ);
            }
            if !deed.failed {
                let program = deeds.program_mut();
                member.history = members.child(program, member.history, deed.observed)?;
            }
        }
        self.groups[group].known = Some(Known {
            members,
            creator: creators,
        });
        self.active += 1;
        Ok(())
    }

    /// Locations in which the creator has handles are nobody else's business.
    fn reserve_apart(&mut self, deeds: &impl Deeds<P>, group: GroupIndex, at: EventIndex) {
        let Group { creator, born, .. } = self.groups[group];
        let Some(known) = &self.groups[group].known else {
            return;
        };
        let new = |location: &&Location| !self.reserved.contains(&(**location, group));
        let new: Vec<Location> = known.creator.apart.iter().filter(new).copied().collect();
        for location in new {
            let others = born.to(at.next()).map(|at| deeds.deed(at));
            let mut others = others.filter(|deed| deed.thread != creator);
            if others.any(|deed| deed.section || deed.access.location() == Some(location)) {
                return self.give_up(deeds, group);
            }
            self.reserved.push((location, group));
            self.changed(at, Change::Reserved);
        }
    }

    /// What an event, whoever made it, may tell of some group.
    pub(super) fn look_around(&mut self, deeds: &impl Deeds<P>, at: EventIndex, deed: &Deed) {
        if deed.section {
            let known = |group: &Group<P>| group.known.is_some();
            if let Some(group) = self.position(known) {
                self.give_up(deeds, group);
            }
            return;
        }
        let several = matches!(deed.access, Access::Free { .. });
        let location = deed.access.location();
        for index in 0..self.reserved.len() {
            let (reserved, group) = self.reserved[index];
            if self.groups[group].creator != deed.thread && (several || location == Some(reserved))
            {
                return self.give_up(deeds, group);
            }
        }
        if let Access::Join { thread } = deed.access
            && let Some(&Member { group, .. }) = self.member(thread)
            && self.groups[group].creator != deed.thread
        {
            return self.give_up(deeds, group);
        }
        if let Some(holder) = read_as_value(deeds, at, deed)
            && let Some(&Member { group, .. }) = self.member(holder)
        {
            return self.give_up(deeds, group);
        }
        if let Access::Count { .. } = deed.access
            && let Some(of) = deeds.claimed_of(at)
            && of != deed.thread
            && let Some(&Member { group, .. }) = self.member(of)
        {
            self.give_up(deeds, group);
        }
    }

    /// Looks at who wants to join members of groups, after an event.
    pub(super) fn look_at_joins(&mut self, deeds: &mut impl Deeds<P>, deed: &Deed) {
        for thread in [Some(deed.thread), deed.created].into_iter().flatten() {
            if let Pending::Access(Access::Join { thread: joined }) = *deeds.pending(thread)
                && let Some(&Member { group, .. }) = self.member(joined)
                && self.groups[group].creator != thread
            {
                return self.give_up(deeds, group);
            }
        }
        for index in self.groups.indices() {
            let group = &self.groups[index];
            let creator = group.creator;
            let ends = || matches!(deeds.pending(deed.thread), Pending::Done(_));
            let concerned =
                creator == deed.thread || group.threads.contains(&deed.thread) && ends();
            if group.known.is_none() || !concerned {
                continue;
            }
            if let Pending::Access(Access::Join { thread }) = *deeds.pending(creator)
                && group.threads.contains(&thread)
                && let Err(misfit) = self.joins_all(deeds, index)
            {
                return self.misfit(deeds, index, misfit);
            }
        }
    }

    /// Whether the creator, which wants to join a thread of the group, goes on to join all of them if they end as
    /// those that have ended.
    fn joins_all(&mut self, deeds: &mut impl Deeds<P>, index: GroupIndex) -> Result<(), Misfit> {
        let group = &mut self.groups[index];
        let Some(known) = &mut group.known else {
            return Ok(());
        };
        let mut values = group
            .threads
            .iter()
            .filter_map(|&thread| ended(deeds, thread));
        let Some(value) = values.next() else {
            return Ok(());
        };
        if values.any(|other| other != value) {
            return Err(Misfit::Differ);
        }
        let mut left = group.threads.len() - group.joined;
        let mut history = group.history;
        while left > 0 {
            let observed = match *known.creator.wanted(deeds.program(), history) {
                Pending::Access(Access::Join { thread }) if group.threads.contains(&thread) => {
                    left -= 1;
                    value
                }
                Pending::Access(Access::Join { thread }) => match ended(deeds, thread) {
                    Some(value) => value,
                    None => return Ok(()),
                },
                Pending::Access(Access::Read { location })
                    if self.reserved.contains(&(location, index)) =>
                {
                    deeds.held(location)
                }
                _ => return Err(Misfit::Differ),
            };
            history = known
                .creator
                .child(deeds.program_mut(), history, observed)?;
        }
        Ok(())
    }

    /// A member of a group has done something.
    pub(super) fn member_did(&mut self, deeds: &mut impl Deeds<P>, at: EventIndex, deed: &Deed) {
        let after = self.before_next(deed.thread);
        let Some(member) = self.member(deed.thread) else {
            return;
        };
        let nth = member.events.len();
        let mut untied = member.untied;
        for other in self.tied(member) {
            let other_at = other.events.get(nth);
            if deed.failed || !other_at.is_some_and(|&other| deeds.leaves_tied(other, at)) {
                untied |= 1 << other.place;
            }
        }
        let Member {
            group,
            history,
            untied: before,
            ..
        } = *member;
        self.statistics.left_out += u64::from(untied != before);
        self.changed(at, Change::Did(deed.thread, before));
        if let Some(member) = &mut self.members[deed.thread] {
            member.untied = untied;
            member.events.push(at);
            member.after.push(after);
        }
        if deed.tells_apart() {
            return self.give_up(deeds, group);
        }
        if deed.failed {
            return;
        }
        let Some(known) = &mut self.groups[group].known else {
            return;
        };
        match known
            .members
            .child(deeds.program_mut(), history, deed.observed)
        {
            Ok(history) => {
                self.changed(at, Change::History(deed.thread));
                if let Some(member) = &mut self.members[deed.thread] {
                    member.history = history;
                }
            }
            Err(misfit) => return self.misfit(deeds, group, misfit),
        }
        self.keep_small(deeds, group);
    }

    /// The creator of a group has done something.
    pub(super) fn creator_did(
        &mut self,
        deeds: &mut impl Deeds<P>,
        at: EventIndex,
        deed: &Deed,
        index: GroupIndex,
    ) {
        let group = &mut self.groups[index];
        match deed.access {
            Access::Spawn { .. } => {}
            Access::Fence if !deed.section => {}
            Access::Join { thread } => {
                let value = group.value;
                if group.threads.contains(&thread) {
                    group.value = deed.observed;
                    group.joined += 1;
                    let differs = deed.failed || group.joined > 1 && value != deed.observed;
                    self.changed(at, Change::Joined(index, value));
                    if differs && self.groups[index].known.is_some() {
                        return self.give_up(deeds, index);
                    }
                }
                self.close(at, index);
            }
            access => match access.location() {
                Some(location) if !deed.section && group.between.len() < MOST_BETWEEN => {
                    if group.open && !group.between.contains(&location) {
                        group.between.push(location);
                        self.changed(at, Change::Between(index));
                    }
                }
                _ => self.close(at, index),
            },
        }
        let group = &mut self.groups[index];
        let Some(known) = &mut group.known else {
            return;
        };
        let partly = (1..group.threads.len()).contains(&group.joined);
        if deed.failed {
            return;
        }
        match known
            .creator
            .child(deeds.program_mut(), group.history, deed.observed)
        {
            Ok(history) => group.history = history,
            Err(misfit) => return self.misfit(deeds, index, misfit),
        }
        self.changed(at, Change::CreatorHistory(index));
        self.reserve_apart(deeds, index, at);
        let private = |location| self.reserved.contains(&(location, index));
        let joins = match deeds.pending(deed.thread) {
            Pending::Access(Access::Join { .. }) => true,
            Pending::Access(access) => access.location().is_some_and(private),
            _ => false,
        };
        if partly && !joins {
            return self.give_up(deeds, index);
        }
        self.keep_small(deeds, index);
    }
}

impl<P: Program> Twins<P> {
    /// Forgets what was gone through of a group's histories, if it is too much, but for those at hand.
    fn keep_small(&mut self, deeds: &mut impl Deeds<P>, index: GroupIndex) {
        let group = &mut self.groups[index];
        let Some(known) = &mut group.known else {
            return;
        };
        if !known.members.is_full() && !known.creator.is_full() {
            return;
        }
        if let Err(misfit) = self.go_through_again(deeds, index) {
            self.misfit(deeds, index, misfit);
        }
    }

    #[cold]
    fn go_through_again(
        &mut self,
        deeds: &mut impl Deeds<P>,
        index: GroupIndex,
    ) -> Result<(), Misfit> {
        let group = &mut self.groups[index];
        let Some(known) = &mut group.known else {
            return Ok(());
        };
        known.members.forget();
        known.creator.forget();
        for &thread in &group.threads {
            let Some(member) = &mut self.members[thread] else {
                continue;
            };
            member.history = ROOT;
            for &at in &member.events {
                let deed = deeds.deed(at);
                if !deed.failed {
                    let program = deeds.program_mut();
                    member.history = known
                        .members
                        .child(program, member.history, deed.observed)?;
                }
            }
        }
        group.history = ROOT;
        for at in group.born.to(deeds.end()) {
            let deed = deeds.deed(at);
            if deed.thread == group.creator && !deed.failed {
                let program = deeds.program_mut();
                group.history = known.creator.child(program, group.history, deed.observed)?;
            }
        }
        Ok(())
    }
}

/// The threads that want to join this one.
fn joiners<P: Program>(deeds: &impl Deeds<P>, thread: ThreadId) -> Vec<ThreadId> {
    let joins = Pending::Access(Access::Join { thread });
    let joins = |joiner: &ThreadId| *deeds.pending(*joiner) == joins;
    deeds.present().filter(joins).collect()
}

/// The value that a thread has ended with.
fn ended<P: Program>(deeds: &impl Deeds<P>, thread: ThreadId) -> Option<Value> {
    match *deeds.pending(thread) {
        Pending::Done(value) => Some(value),
        _ => None,
    }
}

/// The thread that holds a mutex which an event reads as a value.
fn read_as_value<P: Program>(
    deeds: &impl Deeds<P>,
    at: EventIndex,
    deed: &Deed,
) -> Option<ThreadId> {
    let looks = matches!(
        deed.access,
        Access::Read { .. }
            | Access::Rmw { .. }
            | Access::CompareExchange { .. }
            | Access::Add { .. }
            | Access::Count { .. }
            | Access::Uncount { .. }
            | Access::Await { .. }
            | Access::AwaitExchange { .. }
    );
    let location = deed.access.location().filter(|_| looks && !deed.section)?;
    match deeds.written_by(at, location) {
        NONE => None,
        writer => {
            let Deed { thread, access, .. } = deeds.deed(writer);
            matches!(access, Access::Lock { .. } | Access::TryLock { .. }).then_some(thread)
        }
    }
}
