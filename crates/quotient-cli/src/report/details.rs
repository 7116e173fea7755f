//! What there is to say of a violation besides its place: the calls that led there, locks that are held, where memory
//! comes from, and a deadlock as the circle that it is.

use quotient::{
    Block, FailureKind, Site, SourceLocation, StackFrame, TraceStep, Violation, Waiting,
};

use super::memory::MemoryNames;
use super::{calls, rust_calls, story};

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
    let at = place(own.source.as_ref()?, file);
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
        let at = place(frame.source.as_ref()?, file);
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
    let mutexes = violation.held.iter();
    let mutexes = mutexes.filter(|held| !calls::is_shared_lock(&held.taken.stack));
    let mutexes = mutexes.map(|held| (&held.taken.thread, &held.name, held.source.as_ref()));
    let locks = story::held_locks(violation);
    let locks = locks
        .iter()
        .map(|held| (&held.thread, &held.name, held.source.as_ref()));
    let all = mutexes
        .chain(locks)
        .filter(|(thread, name, _)| mine(thread, name) && !told(thread));
    let names = MemoryNames::of(violation);
    let words = all.map(|(thread, name, source)| {
        let name = &names.in_text(name);
        let at = source.map(|at| place(at, file));
        let since = |word: &str| at.map_or_else(String::new, |at| format!(", {word} {at}"));
        match calls::guarded(name) {
            Some(variable) => {
                let since = since("since");
                format!("thread {thread} is initialising {variable}{since}")
            }
            None => format!("thread {thread} holds {name}{}", since("taken at")),
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
            place(source, file),
            match source.function.starts_with("__cxx_global_var_init") {
                true => "before main".to_owned(),
                false => format!("in {}", source.function),
            }
        ),
        None => site.thread.clone(),
    }
}

/// What is wrong, with memory by what it is for.
fn named(violation: &Violation) -> String {
    MemoryNames::of(violation).in_text(&violation.failure.message)
}

/// What is wrong, all in one line, in the program's terms.
pub fn message(violation: &Violation) -> String {
    let kind = violation.failure.kind;
    if violation.waiting.is_empty() {
        return match kind {
            // The library's object, not what that is made of.
            FailureKind::Race => calls::whole(&named(violation)),
            _ => named(violation),
        };
    }
    if violation.waiting.iter().all(|waiting| waiting.in_cycle) {
        return cycle(violation);
    }
    let each = violation.waiting.iter();
    let each = each.map(|w| format!("{} waits for {}", w.thread, reason(violation, w)));
    format!("{}: {}", kind.word(), each.collect::<Vec<_>>().join("; "))
}

/// A deadlock as the circle that it is, in one sentence.
pub fn cycle(violation: &Violation) -> String {
    MemoryNames::of(violation).in_text(&circle(violation))
}

fn circle(violation: &Violation) -> String {
    let file = violation.source.as_ref().map(|at| at.file.as_str());
    let file = file.unwrap_or_default();
    let itself = violation.waiting.len() == 1;
    let each = violation.waiting.iter().map(|waiting| {
        let at = |source: Option<&SourceLocation>| {
            source.map_or_else(String::new, |at| format!(" ({})", place(at, file)))
        };
        let waits = format!(
            "waits for {}{}",
            goal(violation, waiting),
            at(waiting.source.as_ref())
        );
        // What it holds of what the others wait for.
        let mut wanted = violation
            .waiting
            .iter()
            .filter(|other| other.on.as_ref() == Some(&waiting.thread));
        let held = wanted.find_map(|other| {
            let name = other.mutex.as_ref()?;
            let mut held = violation.held.iter();
            held.find(|held| held.name == *name && held.taken.thread == waiting.thread)
        });
        match held {
            Some(held) => {
                let taken = at(held.source.as_ref());
                let thread = &waiting.thread;
                match (itself, calls::guarded(&held.name)) {
                    (true, None) => format!("{thread} {waits}, which it holds itself{taken}"),
                    (true, Some(_)) => format!("{thread} {waits}, in which it is itself{taken}"),
                    (false, None) => format!("{thread} holds {}{taken} and {waits}", held.name),
                    (false, Some(variable)) => {
                        format!("{thread} is initialising {variable}{taken} and {waits}")
                    }
                }
            }
            None => format!("{} {waits}", waiting.thread),
        }
    });
    format!("deadlock: {}", each.collect::<Vec<_>>().join("; "))
}

/// What a thread waits for, without who has it.
fn goal(violation: &Violation, waiting: &Waiting) -> String {
    match (&waiting.mutex, &waiting.on) {
        (Some(mutex), _) => match calls::guarded(mutex) {
            Some(variable) => format!("the initialisation of {variable}"),
            None => mutex.clone(),
        },
        (None, Some(thread)) => format!("the end of {thread}"),
        (None, None) => reason(violation, waiting),
    }
}

/// What a thread waits for.
pub fn reason(violation: &Violation, waiting: &Waiting) -> String {
    let object = story::subject_of_last_call(violation, waiting);
    let awaited = calls::awaited(&waiting.stack, object);
    let guarded = waiting.mutex.as_deref().and_then(calls::guarded);
    let guarded = guarded.map(|variable| format!("the initialisation of {variable}"));
    let reason = awaited.or(guarded);
    let reason = reason.unwrap_or_else(|| calls::in_whole(&waiting.reason));
    MemoryNames::of(violation).in_text(&reason)
}

/// The threads whose waiting is what is wrong: not those that only wait for another one of them.
pub fn culprits(violation: &Violation) -> Vec<&Waiting> {
    let waits = |thread: &String| violation.waiting.iter().any(|w| w.thread == *thread);
    // Who is kept out of a read-write lock is so by its own doing, however that is made.
    let locks = |waiting: &Waiting| calls::is_shared_lock(&waiting.stack);
    let follows = |waiting: &&Waiting| {
        !waiting.in_cycle && !locks(waiting) && waiting.on.as_ref().is_some_and(waits)
    };
    let culprits = violation.waiting.iter().filter(|waiting| !follows(waiting));
    let culprits: Vec<&Waiting> = culprits.collect();
    match culprits.is_empty() {
        true => violation.waiting.iter().collect(),
        false => culprits,
    }
}

/// Those that only wait for others, a line each.
fn followers(violation: &Violation, file: &str) -> Vec<String> {
    let culprits = culprits(violation);
    let others = violation.waiting.iter().filter(|w| !culprits.contains(w));
    let words = others.map(|waiting| {
        let at = waiting.source.as_ref();
        let at = at.map_or_else(String::new, |at| format!(" ({})", place(at, file)));
        let reason = reason(violation, waiting);
        format!("thread {} waits for {reason}{at}", waiting.thread)
    });
    words.collect()
}

/// A place, with its file only if that is another one.
fn place(at: &SourceLocation, file: &str) -> String {
    match at.file == file {
        true => format!("line {}", at.line),
        false => format!("{}:{}", at.file, at.line),
    }
}
