//! Calls of Rust's standard library in the program's terms.

use quotient::{StackFrame, TraceStep};

use super::holding::{Change, How};
use super::part::Part;
use super::rust_names::{dropped, is_rust, path, short_type};

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
                || drops_thread(name)
        }
        None => false,
    }
}

/// Whether a step is a look at what the models of std keep for themselves.
pub fn is_of_models(step: &TraceStep) -> bool {
    let target = step.target.as_deref().unwrap_or_default();
    step.operation == "read" && target.starts_with("__quotient_rust_")
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

/// Whether a function drops what std knows of a thread: a handle, or what its result is put into.
fn drops_thread(name: &str) -> bool {
    let of = dropped(name).map(|of| of.trim_start_matches("alloc::sync::Arc<"));
    of.is_some_and(|of| of.starts_with("std::thread::"))
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
    names
        .clone()
        .find(|name| !is_glue(name))
        .or_else(|| names.next_back())
}

/// Whether a function is what the compiler makes to drop values: what is dropped says more.
pub fn is_glue(function: &str) -> bool {
    function.starts_with("core::ptr::drop_in_place")
}

/// What a thread waits for in a function of a channel that never returns.
pub fn awaited_of_channel(stack: &[StackFrame]) -> Option<&'static str> {
    match &*stack.last()?.function {
        "await_message" | "await_sent" => Some("a message of a channel"),
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
    let function = called_path(frame);
    if function.contains("std::thread::scoped::scope") {
        return Some(match part.last {
            true => "scope: all its threads have ended".to_owned(),
            false => "scope: waits for its threads".to_owned(),
        });
    }
    let release = part.events.iter().find(|e| e.operation == "release");
    if let (Some(event), true) = (release, frame.function.contains("mutex")) {
        return Some(format!("unlock {}", event.target.as_deref()?));
    }
    if function.contains("::mpsc::") && function.ends_with("Iter::next") {
        return Some("receive from a channel".to_owned());
    }
    if is_arc(&frame.function) {
        return count_of_references(part);
    }
    told_lock(part, &function).or_else(|| told_drop(part, frame, &function))
}

fn count_of_references(part: &Part<'_>) -> Option<String> {
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

/// The end of a value of the library's.
fn told_drop(part: &Part<'_>, frame: &StackFrame, function: &str) -> Option<String> {
    let of = dropped(&frame.function).or_else(|| function.strip_suffix("::drop"));
    let of = short_type(of?);
    let whole = part.first && part.last;
    let named = is_rust(&frame.function) && whole && !of.contains("{impl#");
    named.then(|| format!("drop of {of}"))
}

/// A function of the library by a part of its path and the beginning of its name, and words for it.
struct Words(&'static str, &'static str, &'static str);

impl Words {
    fn of<'w>(words: &'w [Words], function: &str) -> Option<&'w Words> {
        let (module, name) = function.rsplit_once("::")?;
        let module = format!("{module}::");
        words
            .iter()
            .find(|Words(inside, begins, _)| module.contains(inside) && name.starts_with(begins))
    }
}

/// What a thread waits for in a call that never returns.
pub fn awaited(frame: &StackFrame, object: Option<&str>) -> Option<String> {
    const WORDS: [Words; 5] = [
        Words("::condvar::", "wait", "a notification of"),
        Words("::rwlock::", "read", "the read lock of"),
        Words("::rwlock::", "write", "the write lock of"),
        Words("::thread::", "park", "unpark"),
        Words("::thread::", "scope", "the end of the threads of its scope"),
    ];
    let Words(module, _, words) = Words::of(&WORDS, &path(&frame.function))?;
    let object = object.map(|name| name.strip_suffix(".state").unwrap_or(name));
    let object = match *module {
        "::condvar::" => object.unwrap_or("a condition variable"),
        "::rwlock::" => object.unwrap_or("a read-write lock"),
        _ => "",
    };
    Some(format!("{words} {object}").trim_end().to_owned())
}

/// The read-write lock that a thread waits for in a call that never returns, and how it wants it.
pub fn awaited_lock(frame: &StackFrame, object: &str) -> Option<(String, How)> {
    const WORDS: [Words; 2] = [
        Words("::rwlock::", "read", "read"),
        Words("::rwlock::", "write", "write"),
    ];
    let Words(_, _, word) = Words::of(&WORDS, &path(&frame.function))?;
    let how = match *word {
        "read" => How::Reading,
        _ => How::Writing,
    };
    let object = object.strip_suffix(".state").unwrap_or(object);
    Some((object.to_owned(), how))
}

/// What a part of a call does to a read-write lock, and to which.
pub fn lock_change(part: &Part<'_>, frame: &StackFrame) -> Option<(String, Change)> {
    const WORDS: [Words; 5] = [
        Words("::rwlock::", "read", "read"),
        Words("::rwlock::", "try_read", "read"),
        Words("::rwlock::", "write", "write"),
        Words("::rwlock::", "try_write", "write"),
        Words("::rwlock::", "drop", "unlock"),
    ];
    let function = called_path(frame);
    let Words(_, name, word) = Words::of(&WORDS, &function)?;
    let wrote = || part.events.iter().any(|event| event.written.is_some());
    let taken = |how| Some(Change::Taken(how));
    let change = match *word {
        _ if !part.last || name.starts_with("try") && !wrote() => None,
        "read" => taken(How::Reading),
        "write" => taken(How::Writing),
        _ => Some(Change::Given),
    };
    Some((locked(part)?.to_owned(), change?))
}

/// A function's path, or that of what is dropped.
fn called_path(frame: &StackFrame) -> String {
    match dropped(&frame.function) {
        Some(of) => path(of) + "::drop",
        None => path(&frame.function),
    }
}

/// The lock or condition variable that a part of a call is about.
fn locked<'p>(part: &Part<'p>) -> Option<&'p str> {
    // What models keep for themselves is not what is locked or waited for.
    let events = part.events.iter().filter(|e| e.operation != "choose");
    let targets = events.filter_map(|e| e.target.as_deref());
    let mut targets = targets.filter(|target| !target.starts_with("__quotient_"));
    let target = targets.next()?;
    Some(target.strip_suffix(".state").unwrap_or(target))
}

/// What is done to a read-write lock or a condition variable.
fn told_lock(part: &Part<'_>, function: &str) -> Option<String> {
    const WORDS: [Words; 8] = [
        Words("::rwlock::", "read", "read-lock"),
        Words("::rwlock::", "try_read", "try to read-lock"),
        Words("::rwlock::", "write", "write-lock"),
        Words("::rwlock::", "try_write", "try to write-lock"),
        Words("::rwlock::", "drop", "unlock"),
        Words("::condvar::", "notify_one", "notify one who waits on"),
        Words("::condvar::", "notify_all", "notify all who wait on"),
        Words("::condvar::", "wait", "wait on"),
    ];
    let Words(_, _, word) = Words::of(&WORDS, function)?;
    let target = locked(part)?;
    Some(match (part.first, part.last) {
        (true, true) => format!("{word} {target}"),
        (true, false) => format!("{word} {target}: waits"),
        (false, _) => format!("{word} {target}: goes on"),
    })
}

fn is_arc(function: &str) -> bool {
    if let Some(of) = dropped(function) {
        return of.starts_with("alloc::sync::Arc<");
    }
    let function = path(function);
    let names = ["::clone", "::drop", "::drop_slow"];
    function.starts_with("alloc::sync::") && names.iter().any(|name| function.ends_with(name))
}

/// Parts of what the library's types are made of, which nobody sees.
const INSIDES: [&str; 21] = [
    "len",
    "buf",
    "cap",
    "ptr",
    "inner",
    "state",
    "poison",
    "strong",
    "weak",
    "data",
    "value",
    "futex",
    "root",
    "table",
    "lock",
    "once",
    "items",
    "ctrl",
    "hash_builder",
    "k0",
    "k1",
];

/// What a call is about that touches these: all that they have in common, without what the library's types are made of.
pub fn in_common<'t>(mut targets: impl Iterator<Item = &'t str>) -> Option<String> {
    let first = targets.next()?;
    let mut common: Vec<&str> = first.split('.').collect();
    for target in targets {
        let same = common.iter().zip(target.split('.'));
        let count = same.take_while(|(one, other)| *one == other).count();
        if count > 0 {
            common.truncate(count);
        }
    }
    while common.len() > 1 && common.last().is_some_and(|last| INSIDES.contains(last)) {
        common.pop();
    }
    Some(common.join("."))
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::*;

    fn frame(function: &str) -> StackFrame {
        StackFrame {
            function: function.to_owned(),
            library: true,
            ..StackFrame::default()
        }
    }

    /// What is said of a call of that function, which makes this step.
    fn told(function: &str, step: &TraceStep, whole: bool) -> Option<String> {
        let frames = [frame(function)];
        let part = Part {
            frames: &frames,
            events: vec![step],
            whole: vec![step],
            first: true,
            last: whole,
        };
        tell(&part, &frames[0])
    }

    #[test]
    fn calls_are_told_whichever_way_their_names_are_written() {
        let fetch = |target: &str| samples::step("main", 3, "fetch-sub", target, Some(2), Some(1));
        let arc = fetch("Account.strong");
        let dropped = Some("Arc drop of Account: count 2 → 1".to_owned());
        for function in [
            "alloc::sync::{impl#33}::drop<Account, alloc::alloc::Global>",
            "<alloc::sync::Arc<Account> as core::ops::drop::Drop>::drop",
            "core::ptr::drop_in_place::<alloc::sync::Arc<Account>>",
        ] {
            assert_eq!(told(function, &arc, true), dropped, "{function}");
        }
        let sender = "<std::sync::mpmc::Sender<u32> as core::ops::drop::Drop>::drop";
        let sender = told(sender, &fetch("heap(main,1)+384"), true);
        assert_eq!(sender.as_deref(), Some("drop of Sender"));
        let wait = samples::step("main", 3, "fetch-or", "pair.1", Some(0), Some(1));
        let wait = told(
            "<std::sync::poison::condvar::Condvar>::wait::<bool>",
            &wait,
            false,
        );
        assert_eq!(wait.as_deref(), Some("wait on pair.1: waits"));
    }

    #[test]
    fn what_is_awaited_has_a_name() {
        let awaited = |function| awaited(&frame(function), Some("CACHE.state"));
        assert_eq!(
            awaited("std::sync::poison::rwlock::RwLock<u8>::write<u8>").as_deref(),
            Some("the write lock of CACHE")
        );
        assert_eq!(
            awaited("std::thread::scoped::scope::<f, ()>").as_deref(),
            Some("the end of the threads of its scope")
        );
        assert_eq!(awaited("std::sync::mpsc::Receiver<u8>::recv"), None);
    }

    #[test]
    fn a_call_is_about_what_all_its_steps_have_in_common() {
        let common = |targets: &[&str]| in_common(targets.iter().copied());
        assert_eq!(common(&["s.v.len", "s.v.buf.cap"]).as_deref(), Some("s.v"));
        assert_eq!(common(&["s.v.len", "heap(main,1)"]).as_deref(), Some("s.v"));
        assert_eq!(common(&["len"]).as_deref(), Some("len"));
        assert_eq!(common(&[]), None);
    }
}
