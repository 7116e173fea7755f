//! What there is to say of a violation besides its place: the calls that led there, locks that are held, where memory
//! comes from.

use quotient::{Block, FailureKind, Site, SourceLocation, StackFrame, TraceStep, Violation};

use super::deadlock::{culprits, reason};
use super::holding::How;
use super::locks;
use super::memory::MemoryNames;
use super::place::near;
use super::{calls, rust_calls};

/// At most so many callers, locks or blocks of memory are told.
const MOST: usize = 6;

/// The details, a line each.
pub fn of(violation: &Violation) -> Vec<String> {
    let file = violation.source.as_ref().map(|at| at.file.as_str());
    let file = file.unwrap_or_default();
    let mut lines = Vec::new();
    lines.extend(calls::why_terminated(&violation.stack).map(str::to_owned));
    let culprits = culprits(violation);
    match &culprits[..] {
        [] if violation.accesses.is_empty() => {
            lines.extend(callers(&violation.stack, file).into_iter().take(MOST));
        }
        [only] => lines.extend(callers(&only.stack, file).into_iter().take(MOST)),
        _ => {}
    }
    lines.extend(followers(violation, file).into_iter().take(MOST));
    lines.extend(held(violation, file).into_iter().take(MOST));
    let blocks = violation
        .blocks
        .iter()
        .filter(|block| matters(violation, block));
    let names = MemoryNames::of(violation);
    let lives = blocks.map(|block| names.in_text(&life(block, file)));
    lines.extend(lives.take(MOST));
    lines.extend(ended_variable(violation, file));
    lines
}

/// Where a variable has ended that is used nevertheless.
fn ended_variable(violation: &Violation, file: &str) -> Option<String> {
    let variable = |step: &TraceStep| {
        let target = step.target.as_deref()?;
        Some(target.split(['.', '[', '+']).next()?.to_owned())
    };
    let (last, before) = violation.trace.split_last()?;
    let used = variable(last)?;
    let mut blocks = violation.blocks.iter();
    if violation.failure.kind != FailureKind::Memory || blocks.any(|b| b.is_named_in(&used)) {
        return None;
    }
    let ends = |step: &&TraceStep| step.operation == "free" && variable(step) == Some(used.clone());
    let end = before.iter().rev().find(ends)?;
    let own = end.stack.iter().rev().find(|frame| !frame.library)?;
    let at = near(own.source.as_ref()?, file);
    let function = &own.function;
    Some(format!(
        "{used}: a local variable, gone since {at} (in {function})"
    ))
}

/// The calls that led to where a thread stands, but for its function itself.
fn callers(stack: &[StackFrame], file: &str) -> Vec<String> {
    let own = stack.iter().filter(|frame| !frame.library);
    let own: Vec<&StackFrame> = own.collect();
    let failed = own.last().and_then(|frame| frame.source.clone());
    let outer = own
        .iter()
        .rev()
        .skip(1)
        .filter(|frame| frame.source != failed);
    let called = outer.filter_map(|frame| {
        let at = near(frame.source.as_ref()?, file);
        Some(format!("called by {} at {at}", frame.function))
    });
    called.collect()
}

/// A place whose function is told with the one that it stands in, as the calls that lead there have it: `main::{closure#0}`.
pub fn qualified(violation: &Violation, place: Option<&SourceLocation>) -> Option<SourceLocation> {
    let place = place?;
    let waiting = violation.waiting.iter().map(|waiting| &waiting.stack);
    let steps = violation.trace.iter().map(|step| &step.stack);
    let stacks = std::iter::once(&violation.stack)
        .chain(waiting)
        .chain(steps);
    let same = |frame: &&StackFrame| {
        let there = frame.source.as_ref() == Some(place);
        !frame.library && there && frame.function.ends_with(&place.function)
    };
    let frame = match place.function.starts_with("{closure") {
        true => stacks.flatten().find(same),
        false => None,
    };
    let function = frame.map_or(&place.function, |frame| &frame.function);
    Some(SourceLocation {
        function: function.clone(),
        ..place.clone()
    })
}

/// The functions that a thread is in, behind what it does there.
pub fn inside(stack: &[StackFrame]) -> String {
    let own = stack.iter().rev().filter(|frame| !frame.library);
    let names: Vec<&str> = own.map(|frame| frame.function.as_str()).collect();
    match names.is_empty() {
        true => String::new(),
        false => format!("  [{}]", names.join(" < ")),
    }
}

/// The locks that threads hold, where that is not said of those who wait.
fn held(violation: &Violation, file: &str) -> Vec<String> {
    let told = |thread: &str| {
        let mut waiting = violation.waiting.iter();
        waiting.any(|waiting| waiting.in_cycle && waiting.thread == thread)
    };
    // Of what fails, only its own thread's locks say something, and who holds what another has misused.
    let misused = violation.trace.last().and_then(|step| step.target.as_ref());
    let misused = misused.filter(|_| violation.failure.kind == FailureKind::Mutex);
    let mine = |thread: &str, name: &String| {
        !violation.waiting.is_empty() || violation.thread == thread || misused == Some(name)
    };
    let held = locks::held(violation).into_iter();
    let untold = held.filter(|held| mine(&held.thread, &held.name) && !told(&held.thread));
    let names = MemoryNames::of(violation);
    let words = untold.map(|held| {
        let name = &names.in_text(&held.name);
        let thread = &held.thread;
        let at = held.source.as_ref().map(|at| near(at, file));
        let since = |word: &str| at.map_or_else(String::new, |at| format!(", {word} {at}"));
        match (calls::guarded(name), held.how) {
            (Some(variable), _) => {
                let since = since("since");
                format!("thread {thread} is initialising {variable}{since}")
            }
            (None, How::Permit) => {
                format!("thread {thread} has taken semaphore {name}{}", since("at"))
            }
            (None, how) => {
                let purpose = how.purpose();
                format!("thread {thread} holds {name}{purpose}{}", since("taken at"))
            }
        }
    });
    words.collect()
}

/// Whether the failure is about some memory.
fn matters(violation: &Violation, block: &Block) -> bool {
    let memory = matches!(
        violation.failure.kind,
        FailureKind::Memory | FailureKind::Free | FailureKind::Leak
    );
    let steps = violation.trace.iter().rev();
    let last = steps.clone().find(|step| step.thread == violation.thread);
    let speaks = |text: Option<&String>| text.is_some_and(|text| block.is_named_in(text));
    match memory {
        true => {
            block.is_named_in(&violation.failure.message)
                || last.is_some_and(|step| speaks(step.target.as_ref()))
        }
        // Otherwise only what the source has a name for says something.
        false => {
            let mut targets = steps.map(|step| step.target.as_ref());
            let own = !rust_calls::is_of_threads(&block.allocated.stack);
            own && block.ty.is_some() && targets.any(speaks)
        }
    }
}

/// Where memory was allocated and freed.
fn life(block: &Block, file: &str) -> String {
    let bytes = match block.size {
        1 => "1 byte".to_owned(),
        size => format!("{size} bytes"),
    };
    let freed = match &block.freed {
        Some(site) => format!("; freed by {}", by(site, file)),
        None => String::new(),
    };
    let allocated = by(&block.allocated, file);
    format!("{}: {bytes}, allocated by {allocated}{freed}", block.name)
}

/// Who did something, and where.
fn by(site: &Site, file: &str) -> String {
    let own = site.stack.iter().rev().find(|frame| !frame.library);
    let source = own.and_then(|frame| frame.source.as_ref());
    match source {
        Some(source) => format!(
            "{} at {} ({})",
            site.thread,
            near(source, file),
            match source.function.starts_with("__cxx_global_var_init") {
                true => "before main".to_owned(),
                false => format!("in {}", source.function),
            }
        ),
        None => site.thread.clone(),
    }
}

/// What is wrong, all in one line, in the program's terms.
pub fn message(violation: &Violation) -> String {
    let message = MemoryNames::of(violation).in_text(&violation.failure.message);
    match violation.failure.kind {
        // The library's object, not what that is made of.
        FailureKind::Race => calls::whole(&message),
        _ => message,
    }
}

/// Those that only wait for others, a line each.
fn followers(violation: &Violation, file: &str) -> Vec<String> {
    let culprits = culprits(violation);
    let others = violation.waiting.iter().filter(|w| !culprits.contains(w));
    let words = others.map(|waiting| {
        let at = waiting.source.as_ref();
        let at = at.map_or_else(String::new, |at| format!(" ({})", near(at, file)));
        let reason = reason(violation, waiting);
        format!("thread {} waits for {reason}{at}", waiting.thread)
    });
    words.collect()
}
