//! Makes an execution with a violation as short as it can be: first as few changes of thread as possible, then as
//! few steps.
//!
//! What the violation does not depend on is left out, and the rest is put into the order with the fewest changes
//! ([`Dependence`]): all threads still observe what they observed. Then other orders are tried, in which they may
//! observe something else: runs of a thread are put together, or left out. Each is run, and only what comes to
//! the same violation counts.

use quotient_model::{Named, Program, Table, ThreadId, Threads};

use super::dependence::Dependence;
use super::goal::Goal;
use super::replay::{Done, DoneIndex, Replay};
use crate::recording::Extent;

/// How many events are performed in search of shorter executions.
const MOST_EVENTS: usize = 400_000;

/// A run of one thread, of so many events.
pub(super) type Run = (ThreadId, u32);

/// A schedule that leads to the goal, as short as one was found. The execution at hand leads there.
pub(super) fn minimise<P: Program>(
    program: &mut Named<P>,
    threads: &mut Threads,
    at_hand: Replay<P::Thread>,
    goal: &Goal,
) -> Vec<ThreadId> {
    let as_found: Vec<ThreadId> = schedule(&at_hand.done);
    let mut search = Search {
        known: program.names.clone(),
        program,
        threads,
        goal,
        events_left: MOST_EVENTS,
        longest: 2 * at_hand.done.len() + 16,
    };
    let Some(mut best) = search.rearranged(&at_hand) else {
        return as_found;
    };
    if goal.is_open() {
        while let Some(better) = search.improve(&best) {
            best = better;
        }
    }
    best
}

struct Search<'s, P: Program> {
    program: &'s mut Named<P>,
    /// What was known before anything was tried: the execution that was found can be run with it.
    known: P::Names,
    threads: &'s mut Threads,
    goal: &'s Goal,
    events_left: usize,
    /// An execution with more events is not worth a look.
    longest: usize,
}

impl<P: Program> Search<'_, P> {
    /// What matters of an execution, in its best order, if that leads to the goal as well.
    fn rearranged(&mut self, replay: &Replay<P::Thread>) -> Option<Vec<ThreadId>> {
        let done = &replay.done;
        let dependence = Dependence::of(done);
        let roots = self.roots(done);
        let needed = dependence.past(done, roots.into_iter());
        let order = dependence.fewest_switches(done, &needed)?;
        let again = self.follow(&order)?;
        let same = match self.goal {
            Goal::All => {
                let pending = |replay: &Replay<P::Thread>| -> Vec<_> {
                    let states = replay.states.iter().flatten();
                    states
                        .map(|state| self.program.pending(state).clone())
                        .collect()
                };
                pending(&again) == pending(replay) && again.world.cells() == replay.world.cells()
            }
            _ => self.goal.is_met(self.program, &again),
        };
        same.then_some(order)
    }

    /// The events that the violation depends on.
    fn roots(&self, done: &Table<DoneIndex, Done>) -> Vec<DoneIndex> {
        match self.goal.threads() {
            threads if threads.is_empty() => done.indices().collect(),
            threads => {
                let last = |&thread| last_of(done, thread);
                threads.iter().filter_map(last).collect()
            }
        }
    }

    /// A schedule that is performed as it is.
    fn follow(&mut self, order: &[ThreadId]) -> Option<Replay<P::Thread>> {
        let mut replay = Replay::new(self.program);
        for &thread in order {
            if !self.step(&mut replay, thread)? {
                return None;
            }
        }
        Some(replay)
    }

    /// A shorter schedule that leads to the goal, if one is found.
    fn improve(&mut self, best: &[ThreadId]) -> Option<Vec<ThreadId>> {
        let extent = Extent::of(best.iter());
        let runs = runs(best);
        for candidate in candidates(&runs) {
            if self.events_left == 0 {
                return None;
            }
            let Some(replay) = self.attempt(&candidate) else {
                continue;
            };
            if let Some(order) = self.rearranged(&replay)
                && Extent::of(order.iter()) < extent
            {
                return Some(order);
            }
        }
        None
    }

    /// Lets threads run as they are told, as far as they can, and on to the goal. `None` if that is not met.
    fn attempt(&mut self, runs: &[Run]) -> Option<Replay<P::Thread>> {
        let mut replay = Replay::new(self.program);
        for &(thread, count) in runs {
            for _ in 0..count {
                if !self.step(&mut replay, thread)? {
                    break;
                }
                if matches!(self.goal, Goal::Fails { .. })
                    && self.goal.is_met(self.program, &replay)
                {
                    return Some(replay);
                }
            }
        }
        let on: Vec<ThreadId> = match self.goal.threads() {
            threads if threads.is_empty() => replay.present().collect(),
            threads => threads,
        };
        loop {
            let mut moved = false;
            for &thread in &on {
                while self.step(&mut replay, thread)? {
                    moved = true;
                }
            }
            if self.goal.is_met(self.program, &replay) {
                return Some(replay);
            }
            if !moved {
                return None;
            }
        }
    }

    /// One step of a thread, if it can do one; `None` if this is to lead nowhere.
    fn step(&mut self, replay: &mut Replay<P::Thread>, thread: ThreadId) -> Option<bool> {
        if self.events_left == 0 || replay.done.len() > self.longest {
            return None;
        }
        self.events_left -= 1;
        let could = replay.step(self.program, self.threads, thread);
        let spawned = replay.done.last().and_then(|done| done.event.spawned);
        let mut new = [Some(thread), spawned].into_iter().flatten();
        if new.any(|thread| replay.is_lost(self.program, thread)) {
            // With what was learnt on the way there no execution can be run that began before.
            self.program.names = self.known.clone();
            return None;
        }
        Some(could)
    }
}

/// The last event of a thread, or that which has created it.
pub(super) fn last_of(done: &Table<DoneIndex, Done>, thread: ThreadId) -> Option<DoneIndex> {
    let is_own = |&at: &DoneIndex| {
        let event = &done[at].event;
        event.id.thread == thread || event.spawned == Some(thread)
    };
    done.indices().rev().find(is_own)
}

fn schedule(done: &Table<DoneIndex, Done>) -> Vec<ThreadId> {
    done.iter().map(|done| done.event.id.thread).collect()
}

pub(super) fn runs(schedule: &[ThreadId]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::new();
    for &thread in schedule {
        match runs.last_mut() {
            Some((last, count)) if *last == thread => *count += 1,
            _ => runs.push((thread, 1)),
        }
    }
    runs
}

/// Other ways to put runs in order: each put together with the next or the one before of its thread, or left out. One after the other,
/// for all of them are as large as the square of the execution.
pub(super) fn candidates(runs: &[Run]) -> impl Iterator<Item = Vec<Run>> {
    (0..runs.len()).flat_map(move |at| {
        let own = |&other: &usize| runs[other].0 == runs[at].0;
        let later = (at + 1..runs.len()).find(own);
        let earlier = (0..at).rev().find(own);
        let together = [later, earlier].into_iter().flatten().map(move |to| {
            let mut other = runs.to_vec();
            other[to].1 += other[at].1;
            other.remove(at);
            other
        });
        together.chain(std::iter::once_with(move || without(runs, at)))
    })
}

/// The runs but one.
pub(super) fn without(runs: &[Run], at: usize) -> Vec<Run> {
    let mut others = runs.to_vec();
    others.remove(at);
    others
}

#[cfg(test)]
mod tests {
    use super::*;

    fn threads(names: &[u16]) -> Vec<ThreadId> {
        names.iter().map(|&name| ThreadId(name)).collect()
    }

    #[test]
    fn a_schedule_is_its_runs() {
        let schedule = threads(&[0, 0, 1, 0, 2, 2]);
        let found = runs(&schedule);
        let expected = [(0, 2), (1, 1), (0, 1), (2, 2)];
        assert_eq!(found, expected.map(|(t, n)| (ThreadId(t), n)));
        assert!(runs(&[]).is_empty());
    }

    #[test]
    fn runs_are_put_together_or_left_out() {
        let runs = runs(&threads(&[0, 1, 0]));
        let all: Vec<Vec<Run>> = candidates(&runs).collect();
        let has = |wanted: &[(u16, u32)]| {
            let wanted: Vec<Run> = wanted.iter().map(|&(t, n)| (ThreadId(t), n)).collect();
            all.contains(&wanted)
        };
        // The first of main's later, the second earlier, and each left out.
        assert!(has(&[(1, 1), (0, 2)]) && has(&[(0, 2), (1, 1)]));
        assert!(has(&[(1, 1), (0, 1)]) && has(&[(0, 1), (0, 1)]) && has(&[(0, 1), (1, 1)]));
        assert_eq!(all.len(), 5);
    }

    /// All of them at once would take 60 GB.
    #[test]
    fn of_a_long_execution_only_those_are_made_that_are_looked_at() {
        let names: Vec<u16> = (0..50_000).map(|at| at % 2).collect();
        let runs = runs(&threads(&names));
        let lengths: Vec<usize> = candidates(&runs).take(8).map(|other| other.len()).collect();
        assert_eq!(lengths, [runs.len() - 1; 8]);
    }
}
