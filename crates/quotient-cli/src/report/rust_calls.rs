//! Calls of Rust's standard library in the program's terms.

use quotient::{StackFrame, TraceStep};

use super::part::Part;

/// Whether a step is std's own doing: what it does around the function of a thread or a test, how it says that it panics,
/// the references that it has to what it knows of a thread, and where a thread is about to wait.
pub fn is_housekeeping(stack: &[StackFrame]) -> bool {
    let last = stack.last().map(|frame| &*frame.function);
    if last == Some("about_to_await") {
        return true;
    }
    let own = stack.iter().any(|frame| !frame.library);
    let begins =
        |name: &str| name.ends_with("::thread_start") || name.starts_with("__quotient_rust");
    match called(stack) {
        Some(name) if !own => begins(name),
        Some(name) => {
            panics(stack)
                || is_output(name)
                // Which model is explored.
                || name.starts_with("loom::model::")
                || is_arc(name) && name.contains("std::thread::")
        }
        None => false,
    }
}

/// Whether the program has called what panics. Functions to call and to catch are in the same module.
fn panics(stack: &[StackFrame]) -> bool {
    let own = stack.iter().rposition(|frame| !frame.library);
    let mut called = stack.iter().skip(own.map_or(0, |own| own + 1));
    called.any(|frame| {
        let name = &frame.function;
        name.contains("core::panicking::")
            || name.contains("std::panicking::") && !name.contains("::catch_unwind")
    })
}

/// Whether a function prints: what it locks for that is nobody's business.
fn is_output(name: &str) -> bool {
    name.starts_with("std::io::stdio::")
}

/// Whether memory that was allocated there is what std keeps of a thread.
pub fn is_of_threads(stack: &[StackFrame]) -> bool {
    let modules = ["std::thread::", "loom::thread::"];
    called(stack).is_some_and(|name| modules.iter().any(|module| name.starts_with(module)))
}

/// The function of a library that the program calls.
fn called(stack: &[StackFrame]) -> Option<&str> {
    let own = stack.iter().rposition(|frame| !frame.library);
    let called = stack.iter().skip(own.map_or(0, |own| own + 1));
    let mut names = called.map(|frame| &*frame.function);
    names.find(|name| !is_glue(name))
}

/// Whether a function is what the compiler makes to drop values: what is dropped says more.
pub fn is_glue(function: &str) -> bool {
    function.starts_with("core::ptr::drop_in_place")
}

/// What a thread waits for in a function of a channel that never returns.
pub fn awaited_of_channel(stack: &[StackFrame]) -> Option<&'static str> {
    match &*stack.last()?.function {
        "await_message" => Some("a message of a channel"),
        "await_change" => {
            let sends = called(stack).is_some_and(|name| name.contains("Sender"));
            let room = "room for a message in a channel";
            Some(if sends {
                room
            } else {
                "a message of a channel"
            })
        }
        _ => None,
    }
}

/// A part of a call, if this knows what to say of it.
pub fn tell(part: &Part<'_>, frame: &StackFrame) -> Option<String> {
    if frame.function.contains("std::thread::scoped::scope") {
        return Some("scope: all its threads have ended".to_owned());
    }
    if let ([event], true) = (&part.events[..], frame.function.contains("mutex"))
        && event.operation == "release"
    {
        return Some(format!("unlock {}", event.target.as_deref()?));
    }
    if !is_arc(&frame.function) {
        return told_lock(part, frame);
    }
    let counts = |e: &&&TraceStep| e.operation.starts_with("fetch-");
    let event = part.events.iter().find(counts)?;
    let (before, after) = (event.read?, event.written?);
    let word = if after > before { "clone" } else { "drop" };
    // The count is a part of what is counted.
    let target = event.target.as_deref().unwrap_or_default();
    let named = target
        .strip_suffix(".strong")
        .map(|name| format!(" of {name}"));
    let named = named.unwrap_or_default();
    Some(format!("Arc {word}{named}: count {before} → {after}"))
}

/// What a thread waits for in a call that never returns.
pub fn awaited(frame: &StackFrame, object: Option<&str>) -> Option<String> {
    const WORDS: [(&str, &str, &str, &str); 4] = [
        (
            "::condvar::",
            "::wait",
            "a notification of",
            "a condition variable",
        ),
        (
            "::rwlock::",
            "::read",
            "the read lock of",
            "a read-write lock",
        ),
        (
            "::rwlock::",
            "::write",
            "the write lock of",
            "a read-write lock",
        ),
        ("::thread::", "::park", "unpark", ""),
    ];
    let known = WORDS.iter().find(|(module, function, ..)| {
        frame.function.contains(module) && is_called(&frame.function, function)
    });
    let (_, _, words, otherwise) = known?;
    let object = object.map(|name| name.strip_suffix(".state").unwrap_or(name));
    let object = match otherwise.is_empty() {
        true => "",
        false => object.unwrap_or(otherwise),
    };
    Some(format!("{words} {object}").trim_end().to_owned())
}

/// What is done to a read-write lock or a condition variable.
fn told_lock(part: &Part<'_>, frame: &StackFrame) -> Option<String> {
    const WORDS: [(&str, &str, &str); 8] = [
        ("::rwlock::", "::read", "read-lock"),
        ("::rwlock::", "::try_read", "try to read-lock"),
        ("::rwlock::", "::write", "write-lock"),
        ("::rwlock::", "::try_write", "try to write-lock"),
        ("::rwlock::", "::drop", "unlock"),
        ("::condvar::", "::notify_one", "notify one who waits on"),
        ("::condvar::", "::notify_all", "notify all who wait on"),
        ("::condvar::", "::wait", "wait on"),
    ];
    let known = WORDS.iter().find(|(module, function, _)| {
        frame.function.contains(module) && is_called(&frame.function, function)
    });
    let (_, _, word) = known?;
    let target = part.events.first()?.target.as_deref()?;
    let target = target.strip_suffix(".state").unwrap_or(target);
    Some(match (part.first, part.last) {
        (true, true) => format!("{word} {target}"),
        (true, false) => format!("{word} {target}: waits"),
        (false, _) => format!("{word} {target}: goes on"),
    })
}

/// Whether a path ends in a function, or in one that was made of it for some types.
fn is_called(path: &str, function: &str) -> bool {
    let after = path.split_once(function).map(|(_, after)| after);
    after.is_some_and(|after| after.is_empty() || after.starts_with('<'))
}

fn is_arc(function: &str) -> bool {
    let of_arc = function.contains("alloc::sync::Arc<") || function.contains("alloc::sync::{impl#");
    let names = ["::clone", "::drop", "::drop_slow"];
    of_arc && names.iter().any(|name| is_called(function, name))
}
