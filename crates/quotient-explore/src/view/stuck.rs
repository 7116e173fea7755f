//! Ends at which threads wait for each other, made of the first steps of the threads of a trace.
//!
//! Such an end is the only class that another, in which the threads go on, can begin with. What the
//! threads hold and want follows from how far each has come, so the candidates are found by looking at
//! the threads alone: whoever waits for a mutex needs somebody who holds it and has stopped as well. A
//! mutex that nobody keeps for ever is of no interest: one that is always given back before its holder
//! takes another, waits for a thread or ends.

use quotient_model::{Access, Program};

use super::histories::{Histories, NONE};
use super::trace::Trace;

/// Where a thread could stop.
#[derive(Clone, Debug)]
struct Stop {
    /// After how many steps.
    length: u32,
    waits: Waits,
    /// The mutexes that it holds there, as places.
    holds: Vec<u32>,
}

#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Waits {
    Mutex(u32),
    Thread(u32),
    Never,
}

/// A possible end with a thread stopped before its end.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub(super) struct End {
    /// How far each thread has come.
    pub lengths: Vec<u32>,
    /// The mutexes, as places, that must be held.
    pub held: Vec<u32>,
}

/// The possible ends.
pub(super) fn ends<P: Program>(histories: &Histories<P>, trace: &Trace) -> Vec<End> {
    let mutexes = trace
        .steps()
        .any(|step| matches!(step.access, Access::Lock { .. }));
    if !mutexes {
        return Vec::new();
    }
    let threads = 0..trace.threads.len() as u32;
    let stops: Vec<Vec<Stop>> = threads.map(|t| stops_of(histories, trace, t)).collect();
    let mut search = Search {
        trace,
        kept: stops
            .iter()
            .flatten()
            .flat_map(|stop| stop.holds.iter().copied())
            .collect(),
        chosen: vec![None; stops.len()],
        stops: &stops,
        found: Vec::new(),
    };
    search.kept.sort_unstable();
    search.kept.dedup();
    for (thread, own) in stops.iter().enumerate() {
        for (number, stop) in own.iter().enumerate() {
            let length = trace.threads[thread].length;
            let waits = matches!(stop.waits, Waits::Mutex(mutex) if search.keeps(mutex));
            if waits && stop.length < length {
                search.choose(thread, number);
            }
        }
    }
    search.found.sort_unstable();
    search.found.dedup();
    search.found
}

fn stops_of<P: Program>(histories: &Histories<P>, trace: &Trace, thread: u32) -> Vec<Stop> {
    let mut stops = Vec::new();
    let mut holds: Vec<u32> = Vec::new();
    for (length, step) in trace.steps_of(thread).iter().enumerate() {
        let waits = match step.access {
            Access::Lock { .. } => Waits::Mutex(step.place),
            // Also one that came too late and failed would have waited.
            Access::Join { thread } if trace.number(thread) != NONE => {
                Waits::Thread(trace.number(thread))
            }
            _ => Waits::Never,
        };
        if waits != Waits::Never {
            stops.push(Stop {
                length: length as u32,
                waits,
                holds: holds.clone(),
            });
        }
        match step.access {
            Access::Lock { .. } | Access::TryLock { .. } if step.leaves != NONE => {
                holds.push(step.place);
            }
            Access::Unlock { .. } | Access::MutexInit { .. } => {
                holds.retain(|&mutex| mutex != step.place);
            }
            _ => {}
        }
    }
    let length = trace.threads[thread as usize].length;
    let waits = match histories.access(trace.history(thread, length)) {
        Some(Access::Lock { location }) => Waits::Mutex(trace.place_at(location)),
        Some(Access::Join { thread }) => Waits::Thread(trace.number(thread)),
        _ => Waits::Never,
    };
    stops.push(Stop {
        length,
        waits,
        holds,
    });
    stops
}

struct Search<'t> {
    trace: &'t Trace,
    stops: &'t [Vec<Stop>],
    /// The mutexes that somebody might keep for ever.
    kept: Vec<u32>,
    chosen: Vec<Option<usize>>,
    found: Vec<End>,
}

impl Search<'_> {
    fn keeps(&self, mutex: u32) -> bool {
        self.trace.is_gate(mutex) || self.kept.binary_search(&mutex).is_ok()
    }

    fn chosen(&self) -> impl Iterator<Item = (usize, &Stop)> {
        let chosen = self.chosen.iter().enumerate();
        chosen.filter_map(|(thread, stop)| Some((thread, &self.stops[thread][(*stop)?])))
    }

    /// Whether somebody has it. Whether a gate is held depends on the order; that is asked later.
    fn held(&self, mutex: u32) -> bool {
        self.trace.is_gate(mutex) || self.chosen().any(|(_, stop)| stop.holds.contains(&mutex))
    }

    /// Lets the thread stop there, and goes on.
    fn choose(&mut self, thread: usize, number: usize) {
        let stop = &self.stops[thread][number];
        let mut own = stop
            .holds
            .iter()
            .filter(|&&mutex| !self.trace.is_gate(mutex));
        if own.any(|&mutex| self.held(mutex)) {
            return;
        }
        self.chosen[thread] = Some(number);
        self.extend();
        self.chosen[thread] = None;
    }

    fn extend(&mut self) {
        let unheld = self.chosen().find_map(|(_, stop)| match stop.waits {
            Waits::Mutex(mutex) if !self.held(mutex) => Some(mutex),
            _ => None,
        });
        if let Some(mutex) = unheld {
            for thread in 0..self.stops.len() {
                if self.chosen[thread].is_some() {
                    continue;
                }
                for number in 0..self.stops[thread].len() {
                    if self.stops[thread][number].holds.contains(&mutex) {
                        self.choose(thread, number);
                    }
                }
            }
            return;
        }
        let Some(thread) = self.chosen.iter().position(|stop| stop.is_none()) else {
            return self.conclude();
        };
        for number in 0..self.stops[thread].len() {
            let stop = &self.stops[thread][number];
            let last = number + 1 == self.stops[thread].len();
            let fits = match stop.waits {
                Waits::Mutex(mutex) => self.held(mutex),
                Waits::Thread(_) => true,
                Waits::Never => false,
            };
            if last || fits {
                self.choose(thread, number);
            }
        }
    }

    fn conclude(&mut self) {
        let mut lengths: Vec<u32> = self.chosen().map(|(_, stop)| stop.length).collect();
        for thread in 0..lengths.len() {
            if !self.trace.exists(thread as u32, &lengths) {
                lengths[thread] = 0;
            }
        }
        let waits = self.chosen().all(|(thread, stop)| match stop.waits {
            _ if !self.trace.exists(thread as u32, &lengths) => stop.holds.is_empty(),
            Waits::Thread(NONE) => false,
            Waits::Thread(joined) => {
                let joined = joined as usize;
                let whole = lengths[joined] == self.trace.threads[joined].length;
                !(whole && self.trace.threads[joined].ended.is_some())
            }
            _ => true,
        });
        let mut normal = lengths.clone();
        self.trace.normalize(NONE, &mut normal);
        if waits && normal == lengths {
            let waited_for = |(_, stop): (usize, &Stop)| match stop.waits {
                Waits::Mutex(mutex) => Some(mutex),
                _ => None,
            };
            let held = self.chosen().filter_map(waited_for).collect();
            self.found.push(End { lengths, held });
        }
    }
}
