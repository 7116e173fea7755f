//! The explorer's own checker: each explored execution is looked at by itself, by code that
//! shares nothing with the search but what accesses do.
//!
//! It is replayed from the start in a world of its own, which never goes back. Each event must be what its thread wants
//! at that point and must observe what the replay observes (so each read saw the last write); at
//! the end nothing may be enabled; and no two executions may be in one class of the algorithm's
//! equivalence. On with `--self-check` and in tests: it costs memory for every class.

use quotient_model::{
    Access, ClassKey, Effect, Equivalence, Event, Execution, Named, Pending, Program, Published,
    ThreadId, World, effect,
};
use rustc_hash::{FxHashMap, FxHashSet};
use std::sync::{Arc, Mutex, PoisonError};

use crate::recording::{Error, Halt};
use crate::world::Current;

/// Told of what is explored.
pub type OnExecution<'a> = dyn FnMut(Explored<'_>) + Send + 'a;

/// What an exploration tells as it goes on.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Explored<'e> {
    /// A maximal execution.
    Execution(&'e Execution),
    /// The exploration starts over: what was told before does not count.
    StartedOver,
}

/// Who wants to see the explored executions, of any worker.
#[derive(Clone)]
pub(crate) struct Observer<'a>(Option<Arc<Mutex<Watching<'a>>>>);

struct Watching<'a> {
    on_execution: Option<&'a mut OnExecution<'a>>,
    self_check: Option<SelfCheck>,
}

impl<'a> Observer<'a> {
    /// `checked` is what no two executions may have in common, with the path of the root thread.
    pub fn new(
        on_execution: Option<&'a mut OnExecution<'a>>,
        checked: Option<(Equivalence, &[u32])>,
    ) -> Self {
        let watched = on_execution.is_some() || checked.is_some();
        let self_check = checked.map(|(equivalence, root)| SelfCheck {
            equivalence,
            root: root.to_vec(),
            classes: FxHashSet::default(),
        });
        let watching = Watching {
            on_execution,
            self_check,
        };
        Observer(watched.then(|| Arc::new(Mutex::new(watching))))
    }

    /// Tells that nothing of what was told so far counts.
    pub fn start_over(&mut self) {
        let Some(watching) = &self.0 else { return };
        let mut watching = watching.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(check) = &mut watching.self_check {
            check.classes.clear();
        }
        if let Some(on_execution) = &mut watching.on_execution {
            on_execution(Explored::StartedOver);
        }
    }

    /// Shows the current execution, which is maximal, to those who want to see it.
    #[inline]
    pub fn maximal<C: Current>(&mut self, current: &mut C) -> Result<(), Halt> {
        match &self.0 {
            Some(watching) => {
                let mut watching = watching.lock().unwrap_or_else(PoisonError::into_inner);
                watching.maximal(current)
            }
            None => Ok(()),
        }
    }
}

impl Watching<'_> {
    fn maximal<C: Current>(&mut self, current: &mut C) -> Result<(), Halt> {
        let execution = Execution {
            events: current.happened().map(|(event, _)| event).collect(),
        };
        if let Some(check) = &mut self.self_check {
            let events = execution.events.iter().cloned();
            let classed = Execution {
                events: events.map(|event| current.classed(event)).collect(),
            };
            let checked = check.check(&execution, &classed, current.program_mut());
            checked.map_err(|message| Halt::Error(Error::SelfCheck(message)))?;
        }
        if let Some(on_execution) = &mut self.on_execution {
            on_execution(Explored::Execution(&execution));
        }
        Ok(())
    }
}

/// What has been checked so far.
pub(crate) struct SelfCheck {
    equivalence: Equivalence,
    root: Vec<u32>,
    classes: FxHashSet<ClassKey>,
}

impl SelfCheck {
    fn check<P: Program>(
        &mut self,
        execution: &Execution,
        classed: &Execution,
        program: &mut Named<P>,
    ) -> Result<(), String> {
        let mut replay = Replay::new(program);
        for event in &execution.events {
            replay.step(event)?;
        }
        replay.is_maximal()?;
        let class = self.equivalence.class_with_root(classed, &self.root);
        if !self.classes.insert(class) {
            return Err(format!(
                "a class was explored twice ({:?})",
                self.equivalence
            ));
        }
        Ok(())
    }
}

struct Replay<'a, P: Program> {
    program: &'a mut Named<P>,
    threads: FxHashMap<ThreadId, P::Thread>,
    world: World,
    published: Published,
}

impl<'a, P: Program> Replay<'a, P> {
    fn new(program: &'a mut Named<P>) -> Self {
        let main = program.start();
        let mut world = World::new();
        world.stepped(program, ThreadId::MAIN, program.pending(&main), &[]);
        Replay {
            program,
            threads: [(ThreadId::MAIN, main)].into_iter().collect(),
            world,
            published: Published::new(),
        }
    }

    fn step(&mut self, event: &Event) -> Result<(), String> {
        let thread = event.id.thread;
        let wrong = |what: &str| Err(format!("event {}: {what}", event.id));
        let Some(state) = self.threads.get(&thread) else {
            return wrong("its thread does not exist");
        };
        let pending = self.program.pending(state);
        if *pending != Pending::Access(event.access) || self.world.has_failed(thread) {
            return wrong("its thread does not want this access");
        }
        match effect(&event.access, thread, &self.world) {
            Effect::Disabled => return wrong("the access is not enabled"),
            Effect::Failed(_) => {
                self.world.fail(thread);
                return Ok(());
            }
            Effect::Done { observed, written } => {
                let spawns = matches!(event.access, Access::Spawn { .. });
                if !spawns && (observed, written) != (event.observed, event.written) {
                    return wrong("it did not observe what the last write wrote");
                }
            }
        }
        self.world.perform(&event.access, event.written);
        if let Access::Spawn { .. } = event.access {
            let Some(child) = event.spawned else {
                return wrong("a spawn without a child");
            };
            let state = self.program.spawn(state, child);
            self.world.spawn(child);
            let pending = self.program.pending(&state);
            self.world.stepped(self.program, child, pending, &[]);
            if self.threads.insert(child, state).is_some() {
                return wrong("its child existed before");
            }
        }
        if let Some(state) = self.threads.get_mut(&thread) {
            let before = state.clone();
            self.program
                .step(state, event.observed, &mut self.published);
            let rounds = self.program.left_out(state);
            if rounds > 0 {
                let after = self.program.pending(state).clone();
                self.go_through(event, before, &after, rounds)?;
            }
        }
        if let Some(state) = self.threads.get(&thread) {
            let pending = self.program.pending(state);
            self.world
                .stepped(self.program, thread, pending, &self.published);
            self.published.clear();
        }
        Ok(())
    }

    /// Puts the rounds back that the event's thread has left out after it: each makes the same access, which finds
    /// and leaves the same, and after the last the thread wants what it wants without them.
    fn go_through(
        &mut self,
        event: &Event,
        mut state: P::Thread,
        after: &Pending,
        rounds: u64,
    ) -> Result<(), String> {
        let wrong = |what: &str| Err(format!("event {}: {what}", event.id));
        self.program.without_leaving_out(&mut state);
        let mut published = Published::new();
        self.program
            .step(&mut state, event.observed, &mut published);
        for _ in 0..rounds {
            if *self.program.pending(&state) != Pending::Access(event.access) {
                return wrong("a round that was left out makes another access");
            }
            match effect(&event.access, event.id.thread, &self.world) {
                Effect::Done { observed, written } => {
                    if (observed, written) != (event.observed, event.written) {
                        return wrong("a round that was left out observes something else");
                    }
                    self.program.step(&mut state, observed, &mut published);
                }
                _ => return wrong("a round that was left out cannot happen"),
            }
        }
        match self.program.pending(&state) == after {
            true => Ok(()),
            false => wrong("the rounds that were left out lead elsewhere"),
        }
    }

    fn is_maximal(&self) -> Result<(), String> {
        for (&thread, state) in &self.threads {
            if self.world.enabled(thread, self.program.pending(state)) {
                return Err(format!("thread {} could have gone on", thread.0));
            }
        }
        Ok(())
    }
}
