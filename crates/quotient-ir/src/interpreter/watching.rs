//! Threads that wait, seen at run time: however the loop is spelled in which they do.
//!
//! A thread is watched while it goes around a loop ([`Bounds::watched`](super::Bounds)). If it comes back to the
//! header with what it began the round with, and has changed nothing in between that others could see, then
//! the round can be left out of the execution: all others find the same without it, and the thread goes on as
//! it does after it. So what can be reached with such rounds can be reached without them, and a thread that
//! has done one is stopped ([`Blocked::Spin`]): other executions have it look later. This is a matter of what the
//! thread itself has observed, so it is part of what the thread is, the same in every execution and for every algorithm.
//!
//! What a round begins with are the phis of the header that count ([`waiting`](crate::waiting)) and the
//! thread's own memory. How many objects the thread has made on the way does not count, only which it has: their names
//! are their addresses, so a program that looks at the addresses of what it allocates in each round of a waiting loop sees others.
//!
//! Nothing has changed if every access of the round is one of these:
//!
//! - a read, or a read-modify-write or an atomic section that leaves what it finds;
//! - a write of what the location held, by what the thread itself has last read or written there, if no other thread
//!   writes it: nobody can tell whether that happens;
//! - a write to a location that no other thread accesses, if it holds the same at the end of the round;
//! - one that only counts, in memory at which nobody looks;
//! - the lock of a mutex and its unlock, if no other thread does anything else with the mutex (but to destroy it, or to try
//!   in vain: [`attempts`](super::attempts)): leaving out all between the two, and them, leaves the others what they found;
//! - the same with a lock that the program makes itself of a word ([`words`](super::words));
//! - the same with a read-write lock, or a semaphore, of the library ([`library_locks`](super::library_locks)).
//!
//! In memory of its own a thread counts without any access. If this is all that is different after a round, then that memory counts as
//! shared from its beginning, so that it shows whether anybody looks, the thread itself included. If so it is its own again, since there
//! the thread comes to an end of its counting, as that of a back-off that grows up to a bound, without any event.
//!
//! A choice whether a time limit passes is nothing that others could see either: the round has come around with what
//! it chose, and with what else can be chosen other executions go on from there. Whoever is looked at whether it would go around for
//! ever has its time limits pass.
//!
//! If a mutex is held at the header, given up and taken again, then what can be left out begins with that lock and
//! ends before the same lock in the next round, if that round is the same up to there. So this is where
//! the thread is stopped ([`Turn`]), with none of these mutexes held, so that others can go on.
//!
//! What is said there of other threads is relied on until it turns out to be otherwise
//! ([`reliance`](super::reliance)).
//!
//! Several rounds can be in vain together where none of them is: of a thread that looks at one place after the other, or
//! writes 0 and 1 in turn. So two, four and eight are looked at as one, too, as in Brent's way to find cycles.
//!
//! A loop that is left after a number of rounds in vain ([`WatchSite::counter`]) is left at once after a first such
//! round, with the counter as it would be. All others can be left out but one; and they can be put back,
//! at the moment of that one, if it consists of a single access: what this one has found is found again. How many were
//! left out is kept ([`LeftOut`]), so that reports can tell and the self-check goes through them. If the counter is compared elsewhere, in
//! the loop or after it, only such rounds are left out in which that says the same as in the first: what one of them finds, and so
//! leaves the loop, the first could have found.

use super::Machine;
use super::clocks::Time;
use super::code::{Code, FlatOp, MutexAction, RoundLimit, Slot, WatchSite};
use super::objects::{Objects, Origin};
use super::private::Private;
use super::reliance::{Fact, Made};
use super::space::ObjectId;
use super::thread::{Flow, LeftOut, Thread, Turning, Wrap};
use super::watch::{Beginning, Span, Turn, Watch};
use crate::program::Role;
use quotient_model::{Access, Blocked, Cell, Effect, Location, Pending, Value, perform};
use rustc_hash::FxHasher;
use std::hash::{Hash, Hasher};
use std::sync::Arc;

impl Beginning {
    pub(super) fn of(objects: &Objects, code: &Code, thread: &Thread, site: &WatchSite) -> Self {
        let counts = [
            thread.published.len() as u32,
            thread.known.len() as u32,
            thread.spawned,
            thread.joined,
            thread.choices,
        ];
        let dead = site.dead.iter();
        let dead: Vec<ObjectId> = dead
            .filter_map(|&slot| Some(objects.find(thread.get(slot))?.0))
            .collect();
        let is_unseen = |private: &Private| {
            let object = objects.get(private.object);
            object.is_some_and(|object| match object.origin {
                Origin::ThreadLocal(id) => {
                    let random = code.names.global(id).role == Role::Random;
                    site.draws_unseen && random || code.unseen.binary_search(&id).is_ok()
                }
                _ => false,
            })
        };
        let private = thread.private.iter();
        Beginning {
            phis: site.phis.iter().map(|&slot| thread.get(slot)).collect(),
            private: private
                .filter(|private| !dead.contains(&private.object))
                .filter(|private| !is_unseen(private))
                .cloned()
                .collect(),
            counts,
        }
    }
}

impl Thread {
    /// An atomic section has changed what it keeps to itself. Whether the loops around that change anything can
    /// then not be seen from events and the thread's own memory.
    pub(super) fn changes_unseen(&mut self) {
        for watch in &mut self.watches {
            Arc::make_mut(watch).changed = true;
        }
    }
}

impl Thread {
    /// Leaves out the rounds before the last that nothing tells from the one that it has done.
    fn leave_out_rounds(&mut self, limit: &RoundLimit) {
        let (now, bound) = (self.get(limit.counter), self.get(limit.bound));
        if let LeftOut::Rounds(left_out) = self.left_out
            && let Some(rounds) = limit.test.rounds(now, bound)
        {
            let told = limit.told.iter();
            let alike =
                told.map(|(told, with)| limit.test.alike(told, self.get(*with), (now, rounds)));
            let alike = alike.min().unwrap_or(rounds);
            self.set(limit.counter, limit.test.after(now, alike));
            self.left_out = LeftOut::Rounds(left_out.saturating_add(alike));
        }
    }

    /// The loop in which it has come around to where it is stopped before a lock.
    fn turned(&self) -> Option<&Arc<Watch>> {
        let is_back = |watch: &&Arc<Watch>| {
            let turn = watch.turn.as_ref();
            !watch.changed && turn.is_some_and(|turn| turn.accesses == watch.accesses)
        };
        self.watches.iter().rev().find(is_back)
    }
}

impl Code {
    /// The loop in which the thread was seen to wait.
    pub(super) fn watched_wait(&self, thread: &Thread) -> Option<&WatchSite> {
        if thread.pending != Pending::Blocked(Blocked::Spin) {
            return None;
        }
        let site = match *self.ops.get(thread.pc as usize)? {
            FlatOp::WatchAgain { site } => site,
            FlatOp::Mutex { .. } => thread.turned()?.site,
            _ => return None,
        };
        self.watches.get(site as usize)
    }

    /// The pending access as one that has been made.
    fn made(&self, thread: &Thread, access: Access, observed: Value) -> Made {
        let written = match access {
            Access::Rmw { .. } | Access::CompareExchange { .. } | Access::AwaitExchange { .. } => {
                match perform(&access, Cell::new(observed), thread.id) {
                    Effect::Done { written, .. } => written,
                    _ => None,
                }
            }
            _ => None,
        };
        let writes = match access {
            Access::Rmw { .. } | Access::CompareExchange { .. } => {
                written.is_some_and(|value| value != observed)
            }
            Access::Read { .. } | Access::Await { .. } | Access::Fence => false,
            _ => true,
        };
        let in_time = matches!(
            self.ops.get(thread.pc as usize),
            Some(FlatOp::Mutex {
                action: MutexAction::LockInTime { .. },
                ..
            })
        );
        let limit = matches!(
            self.ops.get(thread.pc as usize),
            Some(FlatOp::Choose { limit: true, .. })
        );
        // A section that leaves in a cell what it has found there has only read it, as far as others can tell.
        let leaves = |location, value| {
            let section = thread.section.as_ref();
            let mut cells = section.iter().flat_map(|section| &section.cells);
            cells.any(|cell| cell.location == location && cell.found == Some(value) && !cell.own)
        };
        let silent = matches!(access, Access::Write { location, value } if leaves(location, value));
        Made {
            access,
            limit,
            silent,
            thread: thread.id,
            written,
            writes,
            counts: self.statistics.binary_search(&thread.pc).is_ok(),
            in_time,
            of_library: false,
            fails: matches!(access, Access::TryLock { .. }) && observed == 0,
            word: None,
            alone: thread.is_alone(self),
        }
    }
}

impl Machine {
    /// Takes note of the pending access, which observed `observed`. `Break` if the exploration has to start over.
    pub(super) fn watch_event(
        &mut self,
        code: &Code,
        thread: &mut Thread,
        observed: Value,
    ) -> Flow {
        let Pending::Access(access) = thread.pending else {
            return Flow::Continue(());
        };
        // A thread that is only looked at does nothing.
        if thread.wrap == Wrap::Alone {
            return Flow::Continue(());
        }
        let made = code.made(thread, access, observed);
        let word = thread.words.step(&access, observed, made.written);
        let call = self.lock_call(code, thread, &made, observed)?;
        let made = Made {
            word,
            of_library: call
                .is_some_and(|call| access.location() == Some(call.lock) && !call.fails),
            ..made
        };
        let looks = !matches!(access, Access::Write { .. } | Access::Free { .. });
        let counted = access.location().filter(|_| looks || made.counts);
        if counted.is_some_and(|at| self.objects.is_looked_at(at, made.counts)) {
            return self.restart(thread);
        }
        if !self.reliance.note(made) {
            return self.restart(thread);
        }
        match &call {
            Some(call) => self.note_try(thread, call, &made),
            None => self.note_attempt(thread, &made, observed),
        }
        let depth = thread.frames.len() as u32;
        for watch in thread.watches.iter_mut().filter(|w| w.depth <= depth) {
            if let Some(call) = call.filter(|call| watch.depth < call.depth) {
                Arc::make_mut(watch).note_call(call, &made, observed);
                continue;
            }
            let counts = made.counts && self.reliance.allows(watch.site, Fact::Unobserved);
            let locks = self.reliance.allows(watch.site, Fact::OnlyTaken);
            let word = made.word.filter(|_| locks);
            let made = Made {
                counts,
                word,
                ..made
            };
            Arc::make_mut(watch).note(made, observed);
        }
        Flow::Continue(())
    }

    /// The thread enters a loop in which it is watched.
    pub(super) fn begin_watch(&mut self, code: &Code, thread: &mut Thread, number: u32) -> Flow {
        let depth = thread.frames.len() as u32;
        let is_older = |w: &Arc<Watch>| w.depth < depth || w.depth == depth && w.site != number;
        thread.watches.retain(is_older);
        let site = &code.watches[number as usize];
        let begins = Beginning::of(&self.objects, code, thread, site);
        let mut watch = |span| {
            let watch = Watch::new(depth, number, span, begins.clone());
            thread.watches.push(Arc::new(watch));
        };
        watch(Span::One);
        if site.counter.is_none() {
            watch(Span::Several(0, 2));
        }
        Flow::Continue(())
    }

    /// The thread is back at the header.
    pub(super) fn watch_again(&mut self, code: &Code, thread: &mut Thread, number: u32) -> Flow {
        let site = &code.watches[number as usize];
        if thread.wrap == Wrap::Alone {
            let Some(turning) = thread.turning else {
                return thread.stop(Pending::Blocked(Blocked::Spin));
            };
            let begun = self.number_of(code, thread, site, turning.begun);
            thread.turning = Some(Turning {
                begun: Some(begun),
                ..turning
            });
            return Flow::Continue(());
        }
        let depth = thread.frames.len() as u32;
        let is_it = |w: &Arc<Watch>| w.depth == depth && w.site == number;
        let Some(place) = thread.watches.iter().position(is_it) else {
            return self.begin_watch(code, thread, number);
        };
        let of_site = thread.watches[place..].iter().take_while(|w| is_it(w));
        let end = place + of_site.count();
        thread.watches.truncate(end);
        let begins = Beginning::of(&self.objects, code, thread, site);
        let watch = &thread.watches[place].clone();
        let mut turn = None;
        if let Some(facts) = self.in_vain(code, thread, watch, &begins) {
            let time = match &site.counter {
                None => self.after_years(code, thread, watch, &begins),
                Some(_) => Time::MakesNoDifference,
            };
            if time == Time::HasPassed {
                self.rely(thread, number, &facts)?;
                return self.begin_watch(code, thread, number);
            }
            let single = watch.accesses.len() == 1 && watch.limits == 0;
            match (watch.turns_after(), &site.counter) {
                _ if time == Time::IsOver => {}
                (Some(before), None) => {
                    let accesses = watch.accesses[..before].to_vec();
                    turn = Some(Turn { accesses, facts });
                }
                (None, None) => {
                    self.rely(thread, number, &facts)?;
                    return thread.stop(Pending::Blocked(Blocked::Spin));
                }
                (None, Some(limit)) if single => {
                    self.rely(thread, number, &facts)?;
                    thread.leave_out_rounds(limit);
                }
                (_, Some(_)) => {}
            }
        }
        self.open_counted(thread, place, &begins)?;
        if let Some(several) = &thread.watches.get(place + 1).cloned() {
            let facts = self.in_vain(code, thread, several, &begins);
            if let Some(facts) = facts.filter(|_| several.turns_after().is_none()) {
                let time = self.after_years(code, thread, several, &begins);
                if time != Time::IsOver {
                    self.rely(thread, number, &facts)?;
                }
                match time {
                    Time::MakesNoDifference => return thread.stop(Pending::Blocked(Blocked::Spin)),
                    Time::HasPassed => return self.begin_watch(code, thread, number),
                    Time::IsOver => {}
                }
            }
            let several = Arc::make_mut(&mut thread.watches[place + 1]);
            if several.goes_on() {
                several.renew(begins.clone(), None);
            }
        }
        Arc::make_mut(&mut thread.watches[place]).renew(begins, turn);
        Flow::Continue(())
    }

    /// The thread counts here, which may be memory of its own.
    pub(super) fn counts_at(&self, thread: &mut Thread, address: Slot) -> Flow {
        if !thread.watches.is_empty()
            && let Some((id, object)) = self.objects.find(thread.get(address))
            && matches!(object.origin, Origin::Heap(_) | Origin::Stack(_))
            && thread.find_private(id).is_some()
        {
            for watch in &mut thread.watches {
                Arc::make_mut(watch).counts_in(id);
            }
        }
        Flow::Continue(())
    }

    /// If the thread comes back to the header with nothing that is different but in memory in which it has counted, that is shared
    /// from its beginning, in an exploration that starts over.
    fn open_counted(&mut self, thread: &mut Thread, place: usize, begins: &Beginning) -> Flow {
        let watch = &thread.watches[place];
        if watch.counted.is_empty() || watch.rests_on().is_none() {
            return Flow::Continue(());
        }
        let differing = watch.begins.differing(begins, watch.limits);
        let Some(differing) = differing.filter(|d| d.iter().all(|o| watch.counted.contains(o)))
        else {
            return Flow::Continue(());
        };
        let mut open = |&id: &ObjectId| self.objects.open_to_count(id);
        match !differing.is_empty() && differing.iter().all(&mut open) {
            true => self.restart(thread),
            false => Flow::Continue(()),
        }
    }

    /// If the thread is back where it began and has changed nothing: what that rests on.
    fn in_vain(
        &mut self,
        code: &Code,
        thread: &Thread,
        watch: &Watch,
        begins: &Beginning,
    ) -> Option<Vec<(Location, Fact)>> {
        let is_same = watch.begins.is_same(begins, watch.limits);
        if watch.accesses.is_empty() || !is_same && watch.limits == 0 {
            return None;
        }
        let facts = watch.rests_on()?;
        let is_back = is_same || self.only_time_passed(code, thread, watch, begins);
        let allowed = |&(_, fact): &(Location, Fact)| self.reliance.allows(watch.site, fact);
        (is_back && facts.iter().all(allowed)).then_some(facts)
    }

    /// The thread is about to lock a mutex. Stops it if it has come around to where it locked the same before.
    pub(super) fn watch_lock(&mut self, thread: &mut Thread) -> Flow {
        if thread.wrap == Wrap::Alone {
            let place = (thread.pc, thread.frames.len() as u32);
            return match thread.turning {
                Some(Turning { pc, depth, .. }) if (pc, depth) == place => {
                    thread.stop(Pending::Blocked(Blocked::Spin))
                }
                _ => Flow::Continue(()),
            };
        }
        let Some(watch) = thread.turned().cloned() else {
            return Flow::Continue(());
        };
        if let Some(turn) = &watch.turn {
            self.rely(thread, watch.site, &turn.facts)?;
        }
        thread.stop(Pending::Blocked(Blocked::Spin))
    }

    fn rely(&mut self, thread: &mut Thread, site: u32, facts: &[(Location, Fact)]) -> Flow {
        let mut holds = true;
        for &(location, fact) in facts {
            holds &= self.reliance.rely(location, (site, thread.id, fact));
        }
        match holds {
            true => Flow::Continue(()),
            false => self.restart(thread),
        }
    }

    /// With what a thread begins a round of a loop, as a number, after what came before.
    fn number_of(
        &self,
        code: &Code,
        thread: &Thread,
        site: &WatchSite,
        before: Option<u64>,
    ) -> u64 {
        let mut number = FxHasher::default();
        (before, site.function, site.header.0, thread.frames.len()).hash(&mut number);
        let begins = Beginning::of(&self.objects, code, thread, site);
        begins.phis.hash(&mut number);
        // How often it goes around such a loop is decided, so nobody waits in it for ever. But it may be a part of a
        // round of another loop, and that begins with a counter that does, too.
        let counter = site.counter.as_ref().map(|limit| thread.get(limit.counter));
        counter.hash(&mut number);
        let timeless = begins.private.iter().filter(|p| !self.is_clock(code, p));
        for private in timeless {
            (private.object, &private.bytes, &private.marks).hash(&mut number);
        }
        number.finish()
    }

    /// Takes a thread that was seen to wait on to what it wants in the next round. Returns with what that
    /// begins, as a number: if it turns in the middle of a round, with what that round began.
    pub(super) fn go_around_watched(&mut self, code: &Code, thread: &mut Thread) -> u64 {
        let begun = thread.turning.and_then(|turning| turning.begun);
        let site = code.watched_wait(thread);
        let begins = match (begun, site) {
            (Some(begun), _) => begun,
            (None, Some(site)) => self.number_of(code, thread, site, None),
            (None, None) => 0,
        };
        thread.wrap = Wrap::Alone;
        match code.ops[thread.pc as usize] {
            FlatOp::Mutex { action, dst, mutex } => {
                thread.turning = None;
                // It waits, or has come to something else: never on with the next operation.
                let _ = self.mutex(code, thread, action, dst, mutex);
                thread.turning = Some(Turning {
                    pc: thread.pc,
                    depth: thread.frames.len() as u32,
                    begun: None,
                });
            }
            _ => {
                thread.pc += 1;
                self.run(code, thread);
            }
        }
        begins
    }
}
