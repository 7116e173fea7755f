//! What the main thread does before there is another one: no events.
//!
//! Nobody else can tell when it happens, and it happens in every execution. So a program that fills a
//! table and then starts its threads is explored from where it starts them, with the table as the
//! initial memory. A program that never gets that far is explored from its beginning, so that
//! reports have all of it.
//!
//! Explorers know nothing of initial memory but values: a mutex that is held when the first thread
//! is created is locked by an event, and a program that frees shared memory or passes a gate before
//! has no prelude.

use super::thread::Thread;
use super::{Interpreter, Machine};
use quotient_model::{Access, Cell, Effect, Location, Pending, Program, ThreadId, Value, perform};
use rustc_hash::FxHashMap;

/// The most accesses of a prelude: a loop may have no end. One that has some 60 million rounds is
/// run in seconds.
const MAX_ACCESSES: u64 = 1 << 26;

/// What there is after the prelude.
#[derive(Clone, Debug)]
pub(super) struct Prelude {
    /// The main thread.
    pub thread: Thread,
    /// The cells that it has written.
    pub memory: FxHashMap<Location, Value>,
}

impl Interpreter {
    /// Runs the main thread up to its first event.
    pub(super) fn prelude(&self, machine: &mut Machine) -> Prelude {
        let limit = if machine.endless { 0 } else { MAX_ACCESSES };
        let (prelude, done, free) = self.run_prelude(machine, limit);
        machine.endless |= done == MAX_ACCESSES;
        let usable = match prelude.thread.pending {
            Pending::Access(Access::Spawn { .. }) => free,
            Pending::Restart => done,
            _ => 0,
        };
        match usable == done {
            true => prelude,
            false => self.run_prelude(machine, usable).0,
        }
    }

    /// Runs the main thread over at most so many accesses. Returns also how many there were, and how
    /// many up to the last place where no mutex was held.
    fn run_prelude(&self, machine: &mut Machine, limit: u64) -> (Prelude, u64, u64) {
        let code = &self.code;
        machine.printed.clear();
        let arguments = &code.main_arguments;
        let mut thread = machine.new_thread(code, ThreadId::MAIN, code.main, arguments);
        machine.objects.begin_describing();
        let mut memory = FxHashMap::default();
        let mut published = Vec::new();
        let (mut done, mut free) = (0, 0);
        // Those that were locked by accesses: one may have been held when it became shared.
        let mut held = Vec::new();
        while done < limit {
            let Pending::Access(access) = thread.pending else {
                break;
            };
            let observed = match location(access) {
                Some(location) => {
                    let Machine { objects, wide, .. } = &*machine;
                    let initial = || objects.initial_value(location, wide);
                    let cell = Cell::new(memory.get(&location).copied().unwrap_or_else(initial));
                    let Effect::Done { observed, written } = perform(&access, cell, thread.id)
                    else {
                        break;
                    };
                    memory.extend(written.map(|value| (location, value)));
                    observed
                }
                None if access == Access::Fence => 0,
                None => break,
            };
            match access {
                Access::Lock { location } => held.push(location),
                Access::TryLock { location } if observed == 1 => held.push(location),
                Access::Unlock { location } => held.retain(|&other| other != location),
                _ => {}
            }
            if let Some(location) = location(access)
                && !memory.contains_key(&location)
                && machine.may_find_unwritten(code, &thread, location)
            {
                machine.remark_unwritten(code, &mut thread);
            }
            self.happened(machine, &thread);
            self.step(machine, &mut thread, observed, &mut published);
            memory.extend(published.drain(..));
            done += 1;
            if held.is_empty() {
                free = done;
            }
        }
        machine.objects.end_describing();
        thread.doubts = false;
        (Prelude { thread, memory }, done, free)
    }
}

/// The location of an access that can be part of a prelude.
fn location(access: Access) -> Option<Location> {
    match access {
        Access::Release { .. } | Access::MutexDestroy { .. } => None,
        _ => access.location(),
    }
}
