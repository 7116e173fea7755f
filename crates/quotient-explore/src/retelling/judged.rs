//! Makes an execution shorter that has a data race, or an access that may be stale under a memory model.
//!
//! What orders two accesses, or does not, is for the judge to say that has found them ([`Judges`]): a write that
//! neither depends on may be all that leaves them unordered, and what a third thread reads may be all that lets one be
//! stale. So what looks shorter is run under that judge, and only an execution in which it finds the same counts.

use quotient_model::{Named, Pending, Program, Table, ThreadId, Threads};
use rustc_hash::FxHashMap;

use super::Manner;
use super::dependence::Dependence;
use super::minimise::{Run, candidates, last_of, runs, without};
use super::replay::{Done, DoneIndex, Replay};
use crate::properties::Judges;
use crate::properties::robustness::Robustness;
use crate::recording::{
    Extent, Found, Memory, Races, Recorder, TraceStep, Turn, Violation, Wanted,
};
use crate::world::{Current, Trace};

/// How many events are performed under the judge in search of shorter executions.
const MOST_EVENTS: usize = 60_000;

/// How often the front end may learn something that has everything begin anew.
const MOST_RESTARTS: usize = 20;

/// An execution in which the same was found again.
pub(super) struct Shorter {
    /// Who makes its events, up to the second access, which may be one in vain.
    pub schedule: Vec<ThreadId>,
    pub turns: Vec<Turn>,
    pub trace: Vec<TraceStep>,
}

/// A shorter execution with the same data race or stale access, if there is one.
pub(super) fn shorter<P: Program>(program: &P, found: &Found, manner: Manner) -> Option<Shorter> {
    let mut search = Search::new(program, found, manner)?;
    let as_found: Vec<ThreadId> = found.events.iter().map(|event| event.id.thread).collect();
    let extent = Extent::of(as_found.iter());
    let again = search.judged(&runs(&as_found), false)?;
    let mut best = search.tightened(&again).unwrap_or(again);
    while let Some(better) = search.improve(&best) {
        best = better;
    }
    (Extent::of(best.schedule.iter()) < extent).then_some(best)
}

struct Search<'s, P: Program> {
    /// There but while an execution has it.
    program: Option<Named<&'s P>>,
    /// What was found.
    violation: &'s Violation,
    wanted: Wanted,
    threads: Threads,
    numbers: FxHashMap<String, ThreadId>,
    /// Those that race, or who has written and who does not see it.
    racing: [ThreadId; 2],
    events_left: usize,
    /// An execution with more events is not worth a look.
    longest: usize,
}

/// Why a run under the judge has ended.
enum Ended {
    Found(Shorter),
    InVain,
    /// The front end has learnt something: all must be done again.
    Learnt,
}

impl<'s, P: Program> Search<'s, P> {
    fn new(program: &'s P, found: &'s Found, manner: Manner) -> Option<Self> {
        let threads = found.threads.clone();
        let all = (0..threads.count() as u16).map(ThreadId);
        let numbers: FxHashMap<String, ThreadId> = all.map(|t| (threads.name(t), t)).collect();
        let violation = &found.violation;
        let (first, second) = match (&violation.accesses[..], &violation.stale) {
            ([first, second], _) => (&first.thread, &second.thread),
            (_, Some(stale)) => (&stale.missed.thread, &stale.access.thread),
            _ => return None,
        };
        let number = |name: &String| numbers.get(name).copied();
        let races = manner.races.filter(|_| violation.stale.is_none());
        let races = races.map(|reading| Races {
            reading,
            violations: true,
        });
        let memory = manner.memory.filter(|_| violation.stale.is_some());
        if races.is_none() && memory.is_none() {
            return None;
        }
        Some(Search {
            program: Some(Named::new(program)),
            violation,
            wanted: Wanted {
                keep_going: true,
                allow_livelock: true,
                races,
                leaks: None,
                memory: memory.map(|memory| Memory {
                    violations: true,
                    ..memory
                }),
                enough: None,
            },
            racing: [number(first)?, number(second)?],
            threads,
            numbers,
            events_left: MOST_EVENTS,
            longest: 2 * found.events.len() + 16,
        })
    }

    /// Runs threads as they are told, as far as they can, under the judge; and if that is asked for, those that race
    /// on. `None` if the judge does not find the same.
    fn judged(&mut self, runs: &[Run], on: bool) -> Option<Shorter> {
        for _ in 0..MOST_RESTARTS {
            let mut trace = Trace::new(self.program.take()?);
            let ended = self.run(&mut trace, runs, on);
            let mut program = trace.program;
            if let Ended::Learnt = ended {
                program.start_over();
            }
            self.program = Some(program);
            match ended {
                Ended::Found(shorter) => return Some(shorter),
                Ended::InVain => return None,
                Ended::Learnt => {}
            }
        }
        None
    }

    fn run(&mut self, trace: &mut Trace<&'s P>, runs: &[Run], on: bool) -> Ended {
        let mut recorder = Recorder::new(self.wanted);
        let mut judges = Judges::new(&recorder, Robustness::for_replay(&recorder));
        let racing = self.racing.map(|thread| (thread, u32::MAX));
        let rest = racing.iter().filter(|_| on);
        for &(thread, count) in runs.iter().chain(rest) {
            let name = self.threads.name(thread);
            let known = |&thread: &ThreadId| trace.threads.name(thread) == name;
            let Some(thread) = trace.present().find(known) else {
                continue;
            };
            let mut left = count;
            while left > 0 && trace.enabled(thread) {
                if self.events_left == 0 || trace.len() > self.longest {
                    return Ended::InVain;
                }
                self.events_left -= 1;
                trace.push(thread);
                let accesses = trace.accesses_of(trace.last()).count();
                left = left.saturating_sub(accesses as u32);
                let learnt = |thread| matches!(trace.pending(thread), Pending::Restart);
                if trace.present().any(learnt) {
                    return Ended::Learnt;
                }
                if judges.of_last(trace, &mut recorder).is_err() {
                    return Ended::InVain;
                }
                if let Some(shorter) = self.found_again(&mut recorder) {
                    return Ended::Found(shorter);
                }
            }
        }
        if judges.of_blocked(trace, &mut recorder).is_err() {
            return Ended::InVain;
        }
        self.found_again(&mut recorder)
            .map_or(Ended::InVain, Ended::Found)
    }

    /// The execution, if the judge has just found the same.
    fn found_again(&self, recorder: &mut Recorder) -> Option<Shorter> {
        let same = |found: &Found| {
            found.violation.failure == self.violation.failure
                && found.violation.accesses == self.violation.accesses
                && found.violation.stale == self.violation.stale
        };
        let found = recorder.found.drain(..).find(same)?;
        let number = |event: &quotient_model::Event| {
            let name = found.threads.name(event.id.thread);
            self.numbers.get(&name).copied()
        };
        Some(Shorter {
            schedule: found.events.iter().map(number).collect::<Option<_>>()?,
            turns: found.violation.schedule.turns,
            trace: found.violation.trace,
        })
    }

    /// What the two accesses depend on, in its best order, if the judge finds the same there.
    fn tightened(&mut self, at_hand: &Shorter) -> Option<Shorter> {
        let (&second, before) = at_hand.schedule.split_last()?;
        let program = self.program.as_mut()?;
        let mut replay = Replay::new(program);
        for &thread in before {
            if !replay.step(program, &mut self.threads, thread) {
                return None;
            }
        }
        let done = &replay.done;
        let location = match program.pending(replay.state(second)?) {
            Pending::Access(access) => access.location(),
            _ => None,
        };
        let first = self.first_access(done, location);
        let roots = [first, last_of(done, second)].into_iter().flatten();
        let dependence = Dependence::of(done);
        let needed = dependence.past(done, roots);
        let mut order = dependence.fewest_switches(done, &needed)?;
        order.push(second);
        if Extent::of(order.iter()) >= Extent::of(at_hand.schedule.iter()) {
            return None;
        }
        self.judged(&runs(&order), false)
    }

    /// The first of the two accesses: the last of its thread that does this to the location. One that has published the location, and
    /// is told in place of what was written before, is not known by that.
    fn first_access(
        &self,
        done: &Table<DoneIndex, Done>,
        location: Option<quotient_model::Location>,
    ) -> Option<DoneIndex> {
        let [thread, _] = self.racing;
        // What is not seen is a write.
        let racing = self.violation.accesses.first();
        let writes = racing.is_none_or(|access| access.writes);
        let is_it = |&at: &DoneIndex| {
            let event = &done[at].event;
            event.id.thread == thread
                && event.access.location() == location
                && event.written.is_some() == writes
        };
        let found = location.and_then(|_| done.indices().rev().find(is_it));
        found.or_else(|| last_of(done, thread))
    }

    /// A shorter execution with the same, if one is found.
    fn improve(&mut self, best: &Shorter) -> Option<Shorter> {
        let extent = Extent::of(best.schedule.iter());
        let runs = runs(&best.schedule);
        // Whoever lets an access be stale need not go on to its end.
        let cut = self.violation.stale.iter().flat_map(|_| cut_short(&runs));
        let cut = cut.map(|candidate| (candidate, false));
        let others = candidates(&runs).map(|candidate| (candidate, true));
        for (candidate, on) in cut.chain(others) {
            if self.events_left == 0 {
                return None;
            }
            let Some(other) = self.judged(&candidate, on) else {
                continue;
            };
            let other = self.tightened(&other).unwrap_or(other);
            if Extent::of(other.schedule.iter()) < extent {
                return Some(other);
            }
        }
        None
    }
}

/// Runs of which one is left out, or has one event less.
fn cut_short(runs: &[Run]) -> impl Iterator<Item = Vec<Run>> {
    let cut = |at: usize| {
        let mut shorter = runs.to_vec();
        shorter[at].1 -= 1;
        (shorter[at].1 > 0).then_some(shorter)
    };
    (0..runs.len())
        .flat_map(move |at| std::iter::once_with(move || without(runs, at)).chain(cut(at)))
}
