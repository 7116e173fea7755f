//! A violation's execution as lines: what the program does, one line for each access or call of the library.

use std::collections::{BTreeMap, BTreeSet};

use quotient::{Block, StackFrame, TraceStep, Violation, Waiting};

use super::Pointers;
use super::calls;
use super::gathered::gathered;
use super::known;
pub use super::line::Line;
use super::memory::{self, MemoryNames};
use super::part::Part;
use super::rust_calls;
use super::step::describe;

/// The execution in lines, and with `internals` every access that the library's functions make.
pub fn lines(violation: &Violation, internals: bool) -> Vec<Line> {
    match internals {
        true => {
            let steps = violation.trace.iter().enumerate();
            let told = steps.map(|(at, step)| {
                let text = describe(step, &Pointers::new());
                line(step, text, vec![at])
            });
            told.collect()
        }
        false => {
            let (groups, ways) = (groups(violation), ways(violation));
            let is_way = |group: &Group| group.call.is_none() && ways.contains(&group.steps[0]);
            let shown = groups
                .iter()
                .filter(|group| !is_way(group) && is_program(violation, group));
            let shown = rejoined(violation, shown);
            let told = shown.iter().filter_map(|group| {
                let step = &violation.trace[group.steps[0]];
                let text = tell(violation, group);
                // Who goes on only to wait again has got nowhere.
                let in_vain = !group.first && !group.last && text.ends_with(": goes on");
                (!in_vain || !waits_in(violation, group))
                    .then(|| line(step, text, group.steps.clone()))
            });
            let names = MemoryNames::of(violation);
            let mut lines = gathered(violation, told.collect());
            for line in &mut lines {
                line.text = names.in_text(&of_own(violation, line));
            }
            lines
        }
    }
}

/// Whether the steps are the program's doing: not what the library does before a thread's function begins or after
/// it has ended, nor how a thread's handle is passed on where it is created or joined.
fn is_program(violation: &Violation, group: &Group) -> bool {
    let step = &violation.trace[group.steps[0]];
    let own = step.stack.is_empty() || step.stack.iter().any(|frame| !frame.library);
    let of_call = calls::is_of_future(&step.stack) || calls::is_of_exceptions(&step.stack);
    let aside = of_call
        || group
            .steps
            .iter()
            .all(|&at| calls::is_of_ends(&violation.trace[at]));
    if aside || !own && known::is_told(&step.stack) {
        return false;
    }
    let placed = step.source.as_ref().is_some_and(|at| at.line > 0);
    if !own && !placed {
        return false;
    }
    let of_library = |at: &usize| {
        let step = &violation.trace[*at];
        let inside = step.stack.last().is_some_and(|frame| frame.library);
        let nameless = step
            .target
            .as_deref()
            .is_some_and(|t| t.starts_with("heap("));
        ["lock", "unlock"].contains(&step.operation) && inside && nameless
    };
    // What a library's object locks for itself, and how the function of an object is found.
    let virtual_call = step.target.as_deref().is_some_and(|t| t.contains("_vptr$"));
    let table = |shown: &Option<String>| shown.as_ref().is_some_and(|s| calls::is_table(s));
    if group.steps.iter().all(of_library)
        || virtual_call && step.read.is_some()
        || table(&step.read_as)
        || table(&step.written_as)
    {
        return false;
    }
    let plain = |at: &usize| ["read", "write", "free"].contains(&violation.trace[*at].operation);
    if !group.steps.iter().all(plain) {
        return true;
    }
    let handle = |shown: &Option<String>| shown.as_ref().is_some_and(|s| s.starts_with("thread "));
    own && !handle(&step.read_as) && !handle(&step.written_as) && !is_capture(violation, step)
}

/// The steps that only find the way to something: they read a variable with a pointer that stays as it is, and their thread
/// goes on.
fn ways(violation: &Violation) -> BTreeSet<usize> {
    let steps = violation.trace.iter().enumerate();
    let changes = steps
        .clone()
        .filter(|(_, step)| step.operation != "read")
        .filter_map(|(_, step)| step.target.as_deref());
    let changed: BTreeSet<&str> = changes.collect();
    let last: BTreeMap<&str, usize> = steps
        .clone()
        .map(|(at, step)| (&*step.thread, at))
        .collect();
    let on_heap = |target: &str| violation.blocks.iter().any(|b| b.is_named_in(target));
    let is_way = |&(at, step): &(usize, &TraceStep)| {
        step.operation == "read"
            && step.order.is_none()
            && step.read_as.as_ref().is_some_and(|s| s.starts_with('&'))
            && step
                .target
                .as_deref()
                .is_some_and(|t| !changed.contains(t) && !on_heap(t))
            && last.get(&*step.thread) != Some(&at)
    };
    steps.filter(is_way).map(|(at, _)| at).collect()
}

/// Whether a step only finds out where a variable is that a closure refers to.
fn is_capture(violation: &Violation, step: &TraceStep) -> bool {
    let Some(target) = step.target.as_deref() else {
        return false;
    };
    let pointer = step
        .read_as
        .as_ref()
        .is_some_and(|shown| shown.starts_with('&'));
    let library = |block: &Block| block.allocated.stack.last().is_some_and(|f| f.library);
    let mut blocks = violation.blocks.iter();
    let kept =
        blocks.any(|block| block.ty.is_none() && library(block) && block.is_named_in(target));
    pointer && step.operation == "read" && (kept || target.contains("._M_functor"))
}

/// The calls of libraries and accesses that the execution is made of, in order, each with its first step.
pub fn parts(violation: &Violation) -> Vec<(&TraceStep, Part<'_>)> {
    let groups = groups(violation).into_iter();
    groups
        .map(|group| (&violation.trace[group.steps[0]], part(violation, &group)))
        .collect()
}

fn line(step: &TraceStep, text: String, steps: Vec<usize>) -> Line {
    Line {
        thread: step.thread.clone(),
        source: step.source.clone(),
        text,
        steps,
    }
}

/// A text on what a thread does, in which its own variables need not be said to be its own: `x`, not `x@main/1`.
/// Memory on the heap goes from one thread to another, and keeps its name.
fn of_own(violation: &Violation, line: &Line) -> String {
    let (text, owner) = (&line.text, format!("@{}", line.thread));
    let mut blocks = violation.blocks.iter();
    if blocks.any(|block| block.name.contains(&owner) && block.is_named_in(text)) {
        return text.clone();
    }
    let mut parts = text.split(&owner);
    let mut plain = parts.next().unwrap_or_default().to_owned();
    for part in parts {
        // Another thread's name may begin with this one's; and what is pointed to may be told elsewhere.
        let word = plain.rsplit([' ', '→']).next().unwrap_or_default();
        if word.starts_with('&') || part.starts_with(|c: char| c == '/' || c.is_ascii_digit()) {
            plain.push_str(&owner);
        }
        plain.push_str(part);
    }
    plain
}

/// Whether the thread waits in the end in the call that the group is part of.
fn waits_in(violation: &Violation, group: &Group) -> bool {
    let thread = &violation.trace[group.steps[0]].thread;
    let mut waiting = violation.waiting.iter();
    waiting.any(|waiting| waiting.thread == *thread && group.call == call_of(&waiting.stack))
}

/// The groups, with what belongs to one call as one if nothing that is shown comes in between.
fn rejoined<'g>(violation: &Violation, shown: impl Iterator<Item = &'g Group>) -> Vec<Group> {
    let thread = |group: &Group| &violation.trace[group.steps[0]].thread;
    let mut all: Vec<Group> = Vec::new();
    for group in shown {
        match all.last_mut() {
            Some(last)
                if group.call.is_some()
                    && last.call == group.call
                    && thread(last) == thread(group)
                    && last.last == group.first =>
            {
                last.steps.extend(&group.steps);
                last.last = group.last;
            }
            _ => all.push(group.clone()),
        }
    }
    all
}

/// Steps that are told as one: alone, or part of one call.
#[derive(Clone)]
struct Group {
    steps: Vec<usize>,
    call: Option<Call>,
    first: bool,
    last: bool,
}

/// A call: the depth of its frame, the number of the call and the function.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Call {
    depth: usize,
    number: u32,
    function: String,
}

fn call_of(stack: &[StackFrame]) -> Option<Call> {
    let depth = known::told_frame(stack)?;
    Some(Call {
        depth,
        number: stack[depth].call,
        function: stack[depth].function.clone(),
    })
}

fn groups(violation: &Violation) -> Vec<Group> {
    let mut groups: Vec<Group> = Vec::new();
    for (at, step) in violation.trace.iter().enumerate() {
        if rust_calls::is_housekeeping(&step.stack) || rust_calls::is_of_models(step) {
            continue;
        }
        let call = call_of(&step.stack);
        let thread = |group: &Group| &violation.trace[group.steps[0]].thread;
        if let (Some(last), Some(_)) = (groups.last_mut(), &call)
            && *thread(last) == step.thread
            && last.call == call
        {
            last.steps.push(at);
            continue;
        }
        let earlier = groups
            .iter_mut()
            .rev()
            .find(|group| *thread(group) == step.thread);
        let goes_on = earlier
            .as_ref()
            .is_some_and(|g| g.call.is_some() && g.call == call);
        if let Some(earlier) = earlier.filter(|_| goes_on) {
            earlier.last = false;
        }
        groups.push(Group {
            steps: vec![at],
            call,
            first: !goes_on,
            last: true,
        });
    }
    // Whoever waits in the end has not come back.
    for (thread, stack) in violation.waiting.iter().map(|w| (&w.thread, &w.stack)) {
        let own = |group: &&mut Group| violation.trace[group.steps[0]].thread == *thread;
        if let Some(last) = groups.iter_mut().rev().find(own)
            && last.call.is_some()
            && last.call == call_of(stack)
        {
            last.last = false;
        }
    }
    groups
}

fn part<'v>(violation: &'v Violation, group: &Group) -> Part<'v> {
    let events: Vec<&TraceStep> = group.steps.iter().map(|&at| &violation.trace[at]).collect();
    let frames = match &group.call {
        Some(call) => &events[0].stack[call.depth..],
        None => &[],
    };
    let same =
        |step: &&TraceStep| step.thread == events[0].thread && call_of(&step.stack) == group.call;
    let whole = match group.first && group.last {
        true => events.clone(),
        false => violation.trace.iter().filter(same).collect(),
    };
    Part {
        frames,
        events,
        whole,
        first: group.first,
        last: group.last,
    }
}

fn tell(violation: &Violation, group: &Group) -> String {
    let step = &violation.trace[group.steps[0]];
    if let ([_], Some(name)) = (&group.steps[..], memory::captured(violation, step)) {
        let named = TraceStep {
            target: Some(name),
            ..step.clone()
        };
        return describe(&named, &Pointers::new());
    }
    match (step.operation, &step.target) {
        ("free", Some(target)) => ended(violation, target),
        _ => calls::tell(&part(violation, group)),
    }
}

/// The end of memory: of a block that is freed, or of a variable whose function returns.
fn ended(violation: &Violation, target: &str) -> String {
    let mut blocks = violation.blocks.iter();
    match blocks.find(|block| block.is_named_in(target)) {
        Some(block) => format!("free {}", block.name),
        None => {
            let variable = target.split(['.', '[', '+']).next().unwrap_or(target);
            format!("end of {variable}")
        }
    }
}

/// What the call is about that a thread waits in, if that has done something.
pub fn subject_of_last_call(violation: &Violation, waiting: &Waiting) -> Option<String> {
    let groups = groups(violation);
    let of_thread = |group: &&Group| violation.trace[group.steps[0]].thread == waiting.thread;
    let call = call_of(&waiting.stack);
    let last = groups.iter().rfind(of_thread)?;
    let first = groups
        .iter()
        .filter(of_thread)
        .find(|group| group.call == call && last.call == call)?;
    calls::subject(&part(violation, first))
}

/// Lines with what is repeated told once: with each line, how often it stands there in a row.
pub fn folded(lines: Vec<Line>) -> Vec<(Line, usize)> {
    let mut folded: Vec<(Line, usize)> = Vec::new();
    let place = |line: &Line| line.source.as_ref().map(|at| (at.line, at.file.clone()));
    for line in lines {
        match folded.last_mut() {
            Some((last, count))
                if last.thread == line.thread
                    && last.text == line.text
                    && place(last) == place(&line) =>
            {
                // What ends a variable may be several steps: first the object's own end.
                *count += usize::from(!line.text.starts_with("end of "));
                last.steps.extend(line.steps);
            }
            _ => folded.push((line, 1)),
        }
    }
    folded
}
