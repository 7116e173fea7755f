//! Runs a program under one schedule: each thread in turn does one event. Enough to see that
//! compiled programs compute what C says they do; exploring schedules is the explorers' business.

use quotient_ir::{Interpreter, Thread};
use quotient_model::{
    Access, Effect, Failure, Named, Pending, SourceLocation, ThreadId, Threads, Value, World,
    effect,
};

/// How the run ended.
#[derive(Debug, PartialEq)]
pub enum Outcome {
    Done(Value),
    Exit(Value),
    Failed(Failure),
    Blocked,
    Deadlock,
    Unsupported(String),
    Endless,
    Restart,
}

/// One event, as reports would show it.
#[derive(Debug, PartialEq)]
pub struct Seen {
    pub location: Option<String>,
    pub source: Option<SourceLocation>,
}

/// Runs a program for that many events at most; gives its end and its events, or `None` if it does not
/// end within them.
pub fn run_bounded(program: &Interpreter, events: usize) -> Option<(Outcome, Vec<Seen>)> {
    let mut program = Named::new(program);
    // Each restart has learnt a finer cut of some memory; there are not many to learn.
    for _ in 0..100 {
        let mut run = Run::new(&mut program, events);
        match run.finish() {
            Some(Outcome::Restart) => program.start_over(),
            outcome => return Some((outcome?, run.seen)),
        }
    }
    None
}

struct Run<'r, 'p> {
    program: &'r mut Named<&'p Interpreter>,
    threads: Vec<(ThreadId, Thread)>,
    names: Threads,
    world: World,
    seen: Vec<Seen>,
    events: usize,
}

impl<'r, 'p> Run<'r, 'p> {
    fn new(program: &'r mut Named<&'p Interpreter>, events: usize) -> Self {
        let main = program.start();
        let mut world = World::new();
        world.stepped(program, ThreadId::MAIN, program.pending(&main), &[]);
        Run {
            program,
            threads: vec![(ThreadId::MAIN, main)],
            names: Threads::new(),
            world,
            seen: Vec::new(),
            events,
        }
    }

    /// The outcome; `None` if there are too many events.
    fn finish(&mut self) -> Option<Outcome> {
        loop {
            let mut moved = false;
            for index in 0..self.threads.len() {
                if self.seen.len() >= self.events {
                    return None;
                }
                match self.program.pending(&self.threads[index].1).clone() {
                    Pending::Access(access) => match self.turn(index, access) {
                        Ok(done) => moved |= done,
                        Err(failure) => return Some(Outcome::Failed(failure)),
                    },
                    Pending::Failed(failure) => return Some(Outcome::Failed(failure)),
                    Pending::Unsupported(why) => return Some(Outcome::Unsupported(why.message)),
                    Pending::Endless => return Some(Outcome::Endless),
                    Pending::Restart => return Some(Outcome::Restart),
                    Pending::Done(_) | Pending::Exit(_) | Pending::Blocked(_) => {}
                }
            }
            if !moved {
                return Some(self.end());
            }
        }
    }

    fn end(&self) -> Outcome {
        let pending: Vec<_> = self
            .threads
            .iter()
            .map(|(_, thread)| self.program.pending(thread))
            .collect();
        for end in &pending {
            if let Pending::Exit(status) = end {
                return Outcome::Exit(*status);
            }
        }
        if pending.iter().any(|p| matches!(p, Pending::Blocked(_))) {
            return Outcome::Blocked;
        }
        match (
            pending[0],
            pending.iter().all(|p| matches!(p, Pending::Done(_))),
        ) {
            (Pending::Done(value), true) => Outcome::Done(*value),
            _ => Outcome::Deadlock,
        }
    }

    /// Lets a thread do its access, if it is enabled.
    fn turn(&mut self, index: usize, access: Access) -> Result<bool, Failure> {
        let id = self.threads[index].0;
        let (mut observed, written) = match effect(&access, id, &self.world) {
            Effect::Disabled => return Ok(false),
            Effect::Failed(failure) => return Err(failure),
            Effect::Done { observed, written } => (observed, written),
        };
        self.world.perform(&access, written);
        if let Access::Spawn { nth } = access {
            let child = self.names.child(id, nth).expect("few threads");
            let thread = self.program.spawn(&self.threads[index].1, child);
            self.world.spawn(child);
            let pending = self.program.pending(&thread);
            self.world.stepped(self.program, child, pending, &[]);
            self.threads.push((child, thread));
            observed = child.0.into();
        }
        let thread = &self.threads[index].1;
        // A fence is one only if the thread has memory of its own that it could hand over, which passes may take away.
        if access != Access::Fence {
            self.seen.push(Seen {
                location: access
                    .location()
                    .map(|location| self.program.location_name(location)),
                source: self.program.source(thread),
            });
        }
        let mut published = Vec::new();
        let thread = &mut self.threads[index].1;
        self.program.step(thread, observed, &mut published);
        let pending = self.program.pending(thread);
        self.world.stepped(self.program, id, pending, &published);
        Ok(true)
    }
}
