//! Runs a schedule and says all there is to say of it.

use quotient_model::{
    Access, Block, Event, Failure, Location, MemoryOrder, Named, Program, Site, SourceLocation,
    StackFrame, ThreadId, Threads, Value,
};

use super::goal::Goal;
use super::replay::{Done, Replay};
use crate::recording::{
    Found, HeldMutex, Printed, ThreadStory, TraceStep, Turn, Waiting, trace_step, weak_order,
};

/// Puts into the violation what its execution, which has this schedule, is seen to do. Leaves it as it is if the
/// execution cannot be run again.
pub(super) fn tell<P: Program>(
    program: &mut Named<P>,
    found: &mut Found,
    schedule: &[ThreadId],
    goal: &Goal,
) {
    let mut telling = Telling::default();
    program.keep_history();
    let mut replay = Replay::new(program);
    telling.begin(program, &found.threads, ThreadId::MAIN, &replay, None);
    telling.note_printed(program, &found.threads, &replay);
    let threads = &mut found.threads;
    for (nth, &thread) in schedule.iter().enumerate() {
        let Some(before) = replay.state(thread).cloned() else {
            return;
        };
        telling.made_again(thread, program.program.left_out(&before));
        let stack = program.stack(&before);
        let source = program.source(&before);
        let added_to = replay.added_to(program, thread);
        // A stale access does not do what it does here.
        let last = nth + 1 == schedule.len();
        if last && found.violation.stale.is_some() {
            telling.vain(found.violation.trace.last().cloned(), stack);
            break;
        }
        if !replay.step(program, threads, thread) {
            // The second access of a data race, in vain.
            if last && matches!(goal, Goal::Race) {
                telling.vain(found.violation.trace.last().cloned(), stack);
                break;
            }
            return;
        }
        let Some(done) = replay.done.last() else {
            return;
        };
        let event = &done.event;
        if let Some(child) = event.spawned {
            let site = Site {
                thread: threads.name(thread),
                stack: stack.clone(),
            };
            telling.begin(program, threads, child, &replay, Some(site));
        }
        let failed = replay.world.has_failed(thread);
        let order = weak_order(program, event, &before);
        telling.event(program, threads, event, (source, stack, failed));
        telling.ordered(order);
        let added_to = added_to.map(|(at, value)| (value, program.value_as(Some(at), value)));
        telling.added_to(added_to);
        telling.note_printed(program, threads, &replay);
    }
    for thread in replay.present() {
        if let Some(state) = replay.state(thread) {
            telling.made_again(thread, program.program.left_out(state));
        }
    }
    telling.finish(program, found, &replay, goal);
    // That of a circle of threads is not what a search takes for a deadlock, which is the end of all.
    if matches!(goal, Goal::Cycle(_)) {
        return;
    }
    let turn = |done: &Done| Turn {
        thread: found.threads.name(done.event.id.thread),
        observed: done.event.observed,
    };
    let last = found.violation.schedule.turns.pop();
    let vain = last.filter(|_| replay.done.len() < schedule.len());
    found.violation.schedule.turns = replay.done.iter().map(turn).chain(vain).collect();
}

/// What has been told so far.
#[derive(Default)]
struct Telling {
    steps: Vec<TraceStep>,
    stories: Vec<ThreadStory>,
    held: Vec<(Location, ThreadId, HeldMutex)>,
    printed: Vec<Printed>,
    /// For each thread the step that it made last.
    made: Vec<Option<usize>>,
}

impl Telling {
    /// A thread begins.
    fn begin<P: Program>(
        &mut self,
        program: &Named<P>,
        threads: &Threads,
        thread: ThreadId,
        replay: &Replay<P::Thread>,
        created: Option<Site>,
    ) {
        if threads.is_hidden(thread) {
            return;
        }
        let stack = replay.state(thread).map(|state| program.stack(state));
        let stack = stack.unwrap_or_default();
        // What the library does to get there is not what the program has it run.
        let own = stack.iter().find(|frame| !frame.library);
        self.stories.push(ThreadStory {
            name: threads.name(thread),
            function: own.map(|frame| frame.function.clone()),
            created,
        });
    }

    fn event<P: Program>(
        &mut self,
        program: &Named<P>,
        threads: &Threads,
        event: &Event,
        (source, stack, failed): (Option<SourceLocation>, Vec<StackFrame>, bool),
    ) {
        let thread = event.id.thread;
        let hidden = |thread| threads.is_hidden(thread);
        if hidden(thread) || event.spawned.is_some_and(hidden) {
            return;
        }
        self.hold(program, threads, event, &stack);
        let mut step = trace_step(program, threads, event, source);
        if failed {
            (step.read, step.read_as) = (None, None);
        }
        step.stack = stack;
        if self.made.len() <= thread.index() {
            self.made.resize(thread.index() + 1, None);
        }
        self.made[thread.index()] = Some(self.steps.len());
        self.steps.push(step);
    }

    /// The thread's last step was made so often again, with the same outcome.
    fn made_again(&mut self, thread: ThreadId, times: u64) {
        if let Some(step) = self.made.get(thread.index()).copied().flatten() {
            self.steps[step].again = times;
        }
    }

    /// The memory order of the last event, if that is weak.
    fn ordered(&mut self, order: Option<MemoryOrder>) {
        if let (Some(step), Some(order)) = (self.steps.last_mut(), order) {
            step.order = Some(order);
        }
    }

    /// What the last event, an add whose thread does not look at it, has found.
    fn added_to(&mut self, found: Option<(Value, Option<String>)>) {
        if let (Some(step), Some((found, shown))) = (self.steps.last_mut(), found)
            && matches!(step.operation, "add" | "fetch-add" | "fetch-sub")
        {
            (step.read, step.read_as) = (Some(found), shown);
        }
    }

    /// Takes up what has been printed.
    fn note_printed<P: Program>(
        &mut self,
        program: &mut Named<P>,
        threads: &Threads,
        replay: &Replay<P::Thread>,
    ) {
        let memory = |location: Location| replay.world.cells().get(location.index()).copied();
        let printed = program.printed(&memory).into_iter();
        self.printed.extend(printed.map(|(thread, text)| Printed {
            thread: threads.name(thread),
            text,
            after: self.steps.len(),
        }));
    }

    /// The second access of a data race, as it was recorded.
    fn vain(&mut self, step: Option<TraceStep>, stack: Vec<StackFrame>) {
        self.steps
            .extend(step.map(|step| TraceStep { stack, ..step }));
    }

    /// Notes which mutexes are held.
    fn hold<P: Program>(
        &mut self,
        program: &Named<P>,
        threads: &Threads,
        event: &Event,
        stack: &[StackFrame],
    ) {
        let thread = event.id.thread;
        match event.access {
            Access::Lock { location } | Access::TryLock { location }
                if event.written.is_some() && !program.is_gate(location) =>
            {
                let name = program.location_name(location);
                let own = stack.iter().rev().find(|frame| !frame.library);
                let taken = HeldMutex {
                    name,
                    taken: Site {
                        thread: threads.name(thread),
                        stack: stack.to_vec(),
                    },
                    source: own.and_then(|frame| frame.source.clone()),
                };
                self.held.push((location, thread, taken));
            }
            Access::Unlock { location } | Access::Release { location } => {
                // Who unlocks what another holds has misused it.
                let is_it = |held: &Location, by: &ThreadId| *held == location && *by == thread;
                self.held.retain(|(held, by, _)| !is_it(held, by))
            }
            _ => {}
        }
    }

    fn finish<P: Program>(
        mut self,
        program: &Named<P>,
        found: &mut Found,
        replay: &Replay<P::Thread>,
        goal: &Goal,
    ) {
        let violation = &mut found.violation;
        let stack = |thread: ThreadId| replay.state(thread).map(|state| program.stack(state));
        violation.stack = stack(found.thread).unwrap_or_default();
        let cycle = match goal {
            Goal::Cycle(_) => goal.threads(),
            _ => Vec::new(),
        };
        let waiting = std::mem::take(&mut violation.waiting).into_iter();
        for (mut waiting, &thread) in waiting.zip(&found.stuck) {
            waiting.in_cycle = cycle.contains(&thread);
            waiting.stack = stack(thread).unwrap_or_default();
            // Others need not have come to where they wait, and it does not matter.
            if cycle.is_empty() || waiting.in_cycle {
                violation.waiting.push(waiting);
            }
        }
        if let Some(first) = violation.waiting.first().filter(|first| first.in_cycle) {
            (violation.thread, violation.source) = (first.thread.clone(), first.source.clone());
            violation.stack = first.stack.clone();
            let kind = violation.failure.kind;
            violation.failure = Failure::new(kind, Waiting::message(kind, &violation.waiting));
        }
        violation.held = self.held.into_iter().map(|(_, _, held)| held).collect();
        for story in self.stories.iter_mut().filter(|s| s.function.is_none()) {
            let failed = (violation.thread == story.name).then_some(&violation.stack);
            story.function = first_function(&story.name, &self.steps, failed);
        }
        violation.threads = self.stories;
        violation.printed = self.printed;
        violation.trace = self.steps;
        let message = violation.failure.message.to_string();
        let blocks = program.blocks().into_iter();
        let trace = &violation.trace;
        violation.blocks = blocks.filter(|b| is_told(b, &message, trace)).collect();
    }
}

/// What a thread runs that begins with functions of a library: the first of the program's own that shows.
fn first_function(
    thread: &str,
    trace: &[TraceStep],
    failed: Option<&Vec<StackFrame>>,
) -> Option<String> {
    let steps = trace.iter().filter(|step| step.thread == thread);
    let mut stacks = steps.map(|step| &step.stack).chain(failed);
    let own = |stack: &Vec<StackFrame>| stack.iter().find(|f| !f.library).cloned();
    stacks.find_map(own).map(|frame| frame.function)
}

/// Whether a step or the failure speaks of some memory.
fn is_told(block: &Block, message: &str, trace: &[TraceStep]) -> bool {
    let speaks = |text: &Option<String>| text.as_ref().is_some_and(|t| block.is_named_in(t));
    block.is_named_in(message)
        || trace
            .iter()
            .any(|step| speaks(&step.target) || speaks(&step.read_as) || speaks(&step.written_as))
}
