//! Calls of the library in the program's terms: `signal c: wakes main/2`, `sem_post s: 0 → 1`.
//!
//! A call is told by what its events did, which the models in `quotient-llvm/src/library` decide: this is the one
//! place where reports know them.

use quotient::{StackFrame, TraceStep};

use super::Pointers;
use super::holding::{Change, How};
use super::known::{Kind, kind, told_frame};
use super::part::Part;
use super::step::describe;
use super::{rust_calls, rust_names};

/// Whether a stack ends where a thread waits, or wakes others, by a futex.
fn is_at_futex(stack: &[StackFrame]) -> bool {
    let mut frames = stack.iter().rev().take_while(|frame| frame.library);
    frames.any(|frame| matches!(kind(frame), Some(Kind::Futex)))
}

/// Whether a value is the address of a table of virtual functions.
pub fn is_table(value: &str) -> bool {
    value.starts_with("&vtable of ") || value.contains("::{vtable}")
}

/// Whether a step is part of a call that is told in words of its own, and not on a mutex that the program has given it.
pub fn is_inside_of_call(step: &TraceStep) -> bool {
    let told = told_frame(&step.stack).and_then(|at| kind(&step.stack[at]));
    match told {
        None => false,
        Some(Kind::CondWait | Kind::TimedLock) => !["lock", "unlock"].contains(&step.operation),
        Some(_) => true,
    }
}

/// Whether a variable is what a library keeps for itself.
pub fn is_of_library(name: &str) -> bool {
    let known = ["wake-up of ", "fate of ", "futex_words", "std::"];
    is_books(name) || known.iter().any(|known| name.starts_with(known))
}

/// Whether a part of a call only makes sure that a future is made ready once.
pub fn is_of_future(stack: &[StackFrame]) -> bool {
    let once = told_frame(stack).and_then(|at| kind(&stack[at]));
    let own = stack.iter().rposition(|frame| !frame.library);
    let called = stack.get(own.map_or(0, |own| own + 1));
    let future = |frame: &StackFrame| {
        ["future", "async", "promise", "packaged_task"]
            .iter()
            .any(|word| frame.function.contains(word))
    };
    matches!(once, Some(Kind::OnceBegin | Kind::OnceEnd)) && called.is_some_and(future)
}

/// Whether a call only keeps count of who still needs an exception: no program has asked for it.
pub fn is_of_exceptions(stack: &[StackFrame]) -> bool {
    let own = stack.iter().rposition(|frame| !frame.library);
    let called = stack.get(own.map_or(0, |own| own + 1));
    called.is_some_and(|frame| {
        ["__cxa_begin_catch", "__cxa_end_catch"].contains(&&*frame.function)
            || frame.function.starts_with("std::exception_ptr::")
            || frame.function.starts_with("std::__exception_ptr::")
    })
}

/// Whether a step only keeps the lists of what is to be done at the end, which compilers make: no program knows of them.
pub fn is_of_ends(step: &TraceStep) -> bool {
    let mut library = step.stack.iter().rev().take_while(|frame| frame.library);
    let nameless = step.target.as_deref().is_some_and(is_nameless);
    library.any(|frame| match &*frame.function {
        "__cxa_atexit" => true,
        "__quotient_finish" => step.operation == "free" && nameless,
        _ => false,
    })
}

/// Why a destructor or an assignment of the library ends the program.
pub fn why_terminated(stack: &[StackFrame]) -> Option<&'static str> {
    let mut library = stack.iter().rev().take_while(|frame| frame.library);
    library.find_map(|frame| match &*frame.function {
        "std::thread::~thread" => {
            Some("a std::thread ends here that was neither joined nor detached")
        }
        "std::thread::operator=" => {
            Some("a std::thread is assigned to that was neither joined nor detached")
        }
        _ => None,
    })
}

/// What a thread waits for in a call that never returns. `object` is what the call is about, where the stack does
/// not tell.
pub fn awaited(stack: &[StackFrame], object: Option<String>) -> Option<String> {
    if let Some(awaited) = rust_calls::awaited_of_channel(stack) {
        return Some(awaited.to_owned());
    }
    let at = told_frame(stack)?;
    let object = object.or_else(|| argument(&stack[at], 0));
    let object = object.filter(|name| !name.starts_with("futex_words"));
    if kind(&stack[at]).is_none() {
        let rust = rust_calls::awaited(&stack[at], object.as_deref());
        if rust.is_some() {
            return rust;
        }
        if stack[at].function == "pthread_once" {
            let of = object.map_or_else(String::new, |name| format!(" of {name}"));
            return Some(format!("the end of the routine{of}"));
        }
        let waits = is_at_futex(stack).then(|| called(&stack[at], object, &[]));
        return waits.map(|call| format!("a wake-up in {call}"));
    }
    let of = |what: &str, otherwise: &str| match &object {
        Some(name) => format!("{what} {name}"),
        None => otherwise.to_owned(),
    };
    Some(match kind(&stack[at])? {
        Kind::CondWait => of("a signal of", "a signal of a condition variable"),
        Kind::SemWait | Kind::Acquire => of("semaphore", "a semaphore"),
        Kind::Barrier => of("the others at barrier", "the others at a barrier"),
        Kind::OnceBegin => of(
            "the end of the routine of",
            "the end of a routine that is called once",
        ),
        Kind::FutureWait => "the value of a future".to_owned(),
        Kind::ReadLock => of("the read lock of", "a read lock"),
        Kind::WriteLock => of("the write lock of", "a write lock"),
        Kind::Futex => of("a wake-up at futex", "a wake-up at a futex"),
        _ => return None,
    })
}

/// What a part of a call does to a lock other than a mutex, and to which.
pub fn lock_change(part: &Part<'_>) -> Option<(String, Change)> {
    let frame = part.frames.first()?;
    let taken = |how| (part.last && !failed(part)).then_some(Change::Taken(how));
    let change = match kind(frame) {
        Some(Kind::ReadLock) => taken(How::Reading)?,
        Some(Kind::WriteLock) => taken(How::Writing)?,
        Some(Kind::SemWait | Kind::SemTryWait | Kind::Acquire | Kind::TryAcquire) => {
            taken(How::Permit)?
        }
        Some(Kind::SemPost | Kind::Release) => Change::Posted,
        Some(Kind::RwUnlock) => Change::Given,
        Some(_) => return None,
        None => return rust_calls::lock_change(part, frame),
    };
    Some((object(part, frame)?, change))
}

/// Whether a semaphore had a permit when this call wanted one.
pub fn had_permits(part: &Part<'_>) -> bool {
    let first = part.whole.iter().find_map(|event| event.read);
    first.is_some_and(|before| before as i64 > 0)
}

/// The lock other than a mutex that a thread waits for in a call that never returns, and how it wants it. `object` is what
/// the call is about, where the stack does not tell.
pub fn awaited_lock(stack: &[StackFrame], object: Option<String>) -> Option<(String, How)> {
    let frame = &stack[told_frame(stack)?];
    let object = object.or_else(|| argument(frame, 0));
    let how = match kind(frame) {
        Some(Kind::ReadLock) => How::Reading,
        Some(Kind::WriteLock) => How::Writing,
        Some(Kind::SemWait | Kind::Acquire) => How::Permit,
        Some(_) => return None,
        None => return rust_calls::awaited_lock(frame, object.as_deref()?),
    };
    Some((object?, how))
}

/// The part in words.
pub fn tell(part: &Part<'_>) -> String {
    let Some(frame) = part.frames.first() else {
        return plain(part);
    };
    match kind(frame) {
        Some(kind) => known(kind, part, frame),
        None => unknown(part, frame),
    }
}

fn known(kind: Kind, part: &Part<'_>, frame: &StackFrame) -> String {
    // Memory that the program never named says nothing.
    let name = object(part, frame).filter(|name| !name.starts_with("heap("));
    let name = name.map(|name| guarded(&name).unwrap_or(name));
    let on = |word: &str| match &name {
        Some(name) => format!("{word} {name}"),
        None => word.to_owned(),
    };
    let chosen = |what: &str| {
        let mut events = part.events.iter();
        events.any(|e| {
            e.operation == "choose" && e.target.as_deref() == Some(what) && e.read == Some(1)
        })
    };
    match kind {
        Kind::CondWait => cond_wait(part, frame, &on, &chosen),
        Kind::CondSignal | Kind::CondBroadcast => {
            let word = match kind {
                Kind::CondSignal => "signal",
                _ => "broadcast",
            };
            format!("{}: {}", on(word), woken(part))
        }
        Kind::SemWait if chosen("timeout") => on("sem_wait") + ": time is up",
        Kind::SemWait => match (part.first, counted(part)) {
            (true, Some((before, _))) if before > 0 => {
                format!("{}: {before} → {}", on("sem_wait"), before - 1)
            }
            (true, _) if part.last => on("sem_wait"),
            (true, _) => on("sem_wait") + ": is 0, waits",
            (false, _) => on("sem_wait") + ": goes on",
        },
        Kind::SemPost => match counted(part) {
            Some((before, _)) if before < 0 => on("sem_post") + ": lets a waiting thread go on",
            Some((before, after)) => format!("{}: {before} → {after}", on("sem_post")),
            None => on("sem_post"),
        },
        Kind::SemTryWait => match part
            .events
            .iter()
            .find(|e| e.operation == "compare-exchange")
        {
            Some(done) => {
                let before = done.read.unwrap_or_default();
                format!(
                    "{}: {before} → {}",
                    on("sem_trywait"),
                    before.saturating_sub(1)
                )
            }
            None => on("sem_trywait") + ": is 0, failed",
        },
        Kind::Acquire | Kind::TryAcquire | Kind::Release => {
            let call = called(frame, name, &part.whole);
            let found = part.events.iter().find_map(|event| event.read);
            match (part.first, part.last, counted(part)) {
                (_, true, Some((before, after))) => format!("{call}: {before} → {after}"),
                (_, true, None) if failed(part) => call + ": failed",
                (true, true, None) => call,
                (true, false, _) if found == Some(0) => call + ": is 0, waits",
                (true, false, _) => call + ": begins",
                (false, ..) => call + ": goes on",
            }
        }
        Kind::Barrier => match (part.first, part.last) {
            (true, true) => on("barrier") + ": the last to come, all go on",
            (true, false) => on("barrier") + ": waits for the others",
            (false, _) => on("barrier") + ": goes on",
        },
        Kind::OnceBegin => match (part.first, part.last, wrote(part)) {
            (true, true, true) => on("once") + ": the first, runs the routine",
            (true, true, false) => on("once") + ": was run before",
            (true, false, _) => on("once") + ": waits until it was run",
            (false, ..) => on("once") + ": goes on",
        },
        Kind::OnceEnd => on("once") + ": the routine has run",
        Kind::FutureWait => match (part.first, part.last) {
            (true, true) => "future: the value is there".to_owned(),
            (true, false) => "future: waits for the value".to_owned(),
            (false, _) => "future: goes on with the value".to_owned(),
        },
        Kind::FutureReady => match woken(part).as_str() {
            "nobody waits" => "promise: the value is set".to_owned(),
            woken => format!("promise: the value is set, {woken}"),
        },
        Kind::ReadLock => locked(part, on("read-lock")),
        Kind::WriteLock => locked(part, on("write-lock")),
        Kind::RwUnlock => match woken(part).as_str() {
            "nobody waits" => on("unlock"),
            woken => format!("{}, {woken}", on("unlock")),
        },
        Kind::TimedLock => match part.events.iter().any(|e| e.operation == "trylock failed") {
            true => on("lock") + ": time is up",
            false => on("lock"),
        },
        Kind::StaticBegin if !part.last => on("static") + ": waits until it is initialised",
        Kind::StaticBegin => match part.events.iter().any(|e| e.operation == "unlock") {
            true => on("static") + ": was initialised meanwhile",
            false => on("static") + ": the first, initialises it",
        },
        Kind::StaticEnd => on("static") + ": is initialised",
        Kind::StaticFailed => on("static") + ": its initialisation has failed",
        Kind::Futex => match (part.first, part.last, woken(part).as_str()) {
            (true, true, "nobody waits") => "futex".to_owned(),
            (true, true, woken) => format!("futex: {woken}"),
            (true, false, _) => "futex: waits".to_owned(),
            (false, ..) => "futex: goes on".to_owned(),
        },
    }
}

fn cond_wait(
    part: &Part<'_>,
    frame: &StackFrame,
    on: &dyn Fn(&str) -> String,
    chosen: &dyn Fn(&str) -> bool,
) -> String {
    let mut events = part.events.iter();
    let locks = events.find(|e| ["lock", "unlock"].contains(&e.operation) && !is_gate(e));
    let mutex = locks.and_then(|e| e.target.as_deref().map(whole));
    let mutex = mutex.or_else(|| argument(frame, 1));
    // One that the library has made for itself says nothing.
    let mutex = mutex.filter(|mutex| !mutex.starts_with("heap("));
    let named = |word: &str| match &mutex {
        Some(mutex) => format!("{word} {mutex}"),
        None => format!("{word} the mutex"),
    };
    let has_locked = part.events.last().is_some_and(|e| e.operation == "lock");
    let why = match (chosen("spurious wake-up"), chosen("timeout")) {
        (true, _) => "wakes up by itself",
        (_, true) => "time is up",
        _ => "wakes up",
    };
    // Whoever does nothing more has not come back either.
    let woken = why != "wakes up" || part.events.iter().any(|e| e.operation == "lock");
    match (part.first, part.last && woken) {
        (true, true) => format!("{}: {why}", on("wait for")),
        (true, false) => format!("{}, {}", on("wait for"), named("unlocks")),
        (false, _) if has_locked && part.last => format!("{why}, {}", named("locks")),
        (false, _) => why.to_owned(),
    }
}

/// Whether a thread passes what keeps it waiting.
fn is_gate(event: &TraceStep) -> bool {
    let target = event.target.as_deref().unwrap_or_default();
    target.starts_with("wake-up of ") || target.starts_with("semaphore ")
}

fn locked(part: &Part<'_>, what: String) -> String {
    match (part.first, part.last) {
        _ if failed(part) => what + ": failed",
        (true, true) => what,
        (true, false) => what + ": waits",
        (false, _) => what + ": goes on",
    }
}

/// Whether a call that tries has not got what it tried for.
fn failed(part: &Part<'_>) -> bool {
    let tries = part
        .frames
        .first()
        .is_some_and(|f| f.function.contains("try"));
    tries && !wrote(part)
}

fn wrote(part: &Part<'_>) -> bool {
    part.events.iter().any(|event| event.written.is_some())
}

/// Whom the part wakes up.
fn woken(part: &Part<'_>) -> String {
    let released = part.events.iter().filter(|e| e.operation == "release");
    let names: Vec<&str> = released
        .filter_map(|e| e.target.as_deref()?.strip_prefix("wake-up of "))
        .collect();
    match &names[..] {
        [] => "nobody waits".to_owned(),
        names => format!("wakes {}", names.join(", ")),
    }
}

/// What the part counts up or down first: from, and to.
fn counted(part: &Part<'_>) -> Option<(i64, i64)> {
    let mut events = part.events.iter();
    events.find_map(|event| Some((event.read? as i64, event.written? as i64)))
}

/// The static variable of which this name is that of its guard.
pub fn guarded(name: &str) -> Option<String> {
    let variable = name.strip_prefix("guard of ")?;
    Some(variable.split('+').next().unwrap_or(variable).to_owned())
}

/// A thread is detached, or joined where that is also noted.
fn decided(event: &TraceStep) -> Option<String> {
    let thread = event.target.as_deref()?.strip_prefix("fate of ")?;
    let word = match event.written? {
        1 => "join",
        _ => "detach",
    };
    Some(format!("{word} {thread}"))
}

/// A call that has no words of its own.
fn unknown(part: &Part<'_>, frame: &StackFrame) -> String {
    if let Some(told) = rust_calls::tell(part, frame) {
        return told;
    }
    if let [event] = part.events[..]
        && let Some(told) = decided(event)
    {
        return told;
    }
    if frame.function.contains("shared_ptr") || frame.function.contains("weak_ptr") {
        let counts = |e: &&&TraceStep| e.operation.starts_with("fetch-") || e.operation == "add";
        let known = |e: &&&TraceStep| e.read.is_some() && e.written.is_some();
        if let Some(event) = part.events.iter().filter(counts).find(known) {
            return count_of_references(event);
        }
    }
    let waits = part.events.iter().any(|event| is_at_futex(&event.stack));
    if let ([event], false) = (&part.events[..], waits)
        && !event.target.as_deref().is_some_and(is_books)
    {
        match (is_inside(frame, event), event.read, event.written) {
            (false, ..) => return plain(part),
            (true, Some(before), Some(after)) => {
                let call = called(frame, object(part, frame), &part.whole);
                return format!("{call}: {before} → {after}");
            }
            _ => {}
        }
    }
    // What synchronises is what matters; the rest is how the library keeps its books.
    let matters = |event: &&&TraceStep| {
        let words = [
            "lock",
            "unlock",
            "trylock",
            "trylock failed",
            "spawn",
            "join",
            "destroy mutex",
        ];
        // What another function locks for itself is its own business.
        let locks = ["lock", "mutex", "Mutex"].map(|word| frame.function.contains(word));
        words.contains(&event.operation) && (is_thread(event) || locks.contains(&true))
    };
    let mattering: Vec<_> = part.events.iter().filter(matters).collect();
    match mattering[..] {
        [event] => return in_program(event),
        // The same call in a loop.
        [first, ..]
            if mattering
                .iter()
                .all(|e| is_thread(e) && e.operation == first.operation) =>
        {
            let each: Vec<String> = mattering.iter().map(|event| in_program(event)).collect();
            return each.join(", ");
        }
        _ => {}
    }
    let call = called(frame, object(part, frame), &part.whole);
    match (part.first, part.last) {
        (true, true) => call,
        (true, false) if waits => call + ": waits",
        (true, false) => call + ": begins",
        (false, true) if waits => call + ": goes on",
        (false, true) => call + ": ends",
        (false, false) => call + ": goes on",
    }
}

/// Whether a single access of a library's function is not what the program means: a part of a container, say. What it
/// calls an atomic is one thing with its value.
fn is_inside(frame: &StackFrame, event: &TraceStep) -> bool {
    let target = event.target.as_deref().unwrap_or_default();
    let plain = ["read", "write"].contains(&event.operation);
    let counts = ["add", "fetch-add", "fetch-sub"].contains(&event.operation);
    let class = !frame.function.contains("atomic") && frame.function.starts_with("std::");
    let rust = frame.function.contains("::sync::") || rust_names::is_rust(&frame.function);
    plain && !frame.function.contains("atomic") && whole(target) != target
        || counts && class && !rust
}

/// A call as the program has it, of something if that is known.
fn called(frame: &StackFrame, object: Option<String>, events: &[&TraceStep]) -> String {
    let method = method(&frame.function);
    let object = object.filter(|name| !is_nameless(name));
    if ["new shared_ptr", "new weak_ptr"].contains(&&*method)
        && let Some(from) = argument(frame, 1)
    {
        return format!("copy of {}", precise(from, events));
    }
    if method.contains(' ') {
        return match object.filter(|_| method.starts_with("end of ")) {
            Some(object) => format!("end of {object}"),
            None => method,
        };
    }
    // What an adaptor holds is its own business.
    let adaptor = ["std::queue<", "std::stack<", "std::priority_queue<"];
    let adapts = adaptor.iter().any(|name| frame.function.starts_with(name));
    let object = object.map(|name| match name.strip_suffix(".c") {
        Some(outer) if adapts => outer.to_owned(),
        _ => name,
    });
    let member = frame.function.contains("::");
    if let (Some(object), Some(operator)) = (&object, binary(&frame.function)) {
        return format!("{object} {operator} …");
    }
    match object {
        Some(object) if method == "operator()" => format!("{object}()"),
        Some(object) if method == "operator[]" => format!("{object}[…]"),
        Some(object) if method == "operator=" => format!("{object} = …"),
        Some(object) if method == "operator->" => format!("{object}->…"),
        Some(object) if method == "operator*" => format!("*{object}"),
        Some(object) if method == "operator_bool" => format!("test of {object}"),
        Some(object) if member => format!("{object}.{method}()"),
        Some(object) => format!("{method}({object})"),
        None => format!("{method}()"),
    }
}

/// The operator between two operands that a function is.
fn binary(function: &str) -> Option<&'static str> {
    const OPERATORS: [&str; 18] = [
        "<=>", "<<=", ">>=", "==", "!=", "<=", ">=", "+=", "-=", "*=", "/=", "<<", ">>", "+", "-",
        "<", ">", "/",
    ];
    let (_, rest) = function.rsplit_once("::operator")?;
    let no_member = ["->", "++", "--"];
    let mut operators = OPERATORS.iter().copied();
    operators
        .find(|operator| rest.starts_with(operator))
        .filter(|_| !no_member.iter().any(|other| rest.starts_with(other)))
}

fn is_thread(event: &TraceStep) -> bool {
    ["spawn", "join"].contains(&event.operation)
}

/// A change of how many share an object.
fn count_of_references(event: &TraceStep) -> String {
    let (before, after) = (event.read.unwrap_or(0), event.written.unwrap_or(0));
    match after as u32 > before as u32 {
        true => format!("shared_ptr copy: count {before} → {after}"),
        false => format!("shared_ptr release: count {before} → {after}"),
    }
}

/// Whether a name is none that the program has given.
fn is_nameless(name: &str) -> bool {
    let known = ["heap(", "futex_words", "wake-up of ", "Counter<"];
    is_books(name) || known.iter().any(|known| name.starts_with(known))
}

/// Whether it is a variable in which the library keeps its books, which no program knows of.
fn is_books(name: &str) -> bool {
    name.starts_with("__quotient_")
}

/// Beginnings of the names of functions that programs do not know, and what they call in truth.
const IN_TRUTH: &[(&str, &str)] = &[
    ("__quotient_reads", "print"),
    ("__quotient_print_", "print"),
    ("__quotient_snprintf", "print"),
    ("__quotient_address_printf", "printf"),
    ("__quotient_address_fprintf", "fprintf"),
    ("__quotient_save_blocked", "sigsetjmp"),
    ("__quotient_cancel_join", "pthread_join"),
    ("__quotient_cancel", "pthread_cancel"),
    ("__quotient_testcancel", "pthread_testcancel"),
    ("__quotient_finish", "end of the process"),
    ("__quotient_restore_blocked", "siglongjmp"),
];

/// The last part of a function's name, without what templates are made for.
fn method(function: &str) -> String {
    let mut known = IN_TRUTH.iter();
    if let Some((_, truth)) = known.find(|(begins, _)| function.starts_with(begins)) {
        return (*truth).to_owned();
    }
    if function.ends_with("operator->") {
        return "operator->".to_owned();
    }
    let rust = rust_names::is_rust(function).then(|| rust_names::path(function));
    let function = rust.as_deref().unwrap_or(function);
    let function = &function.replace("operator bool", "operator_bool");
    let function = &function.replace("basic_string", "string");
    let (mut depth, mut plain) = (0, String::new());
    for c in function.chars() {
        match c {
            '<' => depth += 1,
            '>' => depth -= 1,
            _ if depth == 0 => plain.push(c),
            _ => {}
        }
    }
    let parts: Vec<&str> = plain.split("::").collect();
    match parts[..] {
        [.., class, last] if class == last => format!("new {class}"),
        [.., class, last] if last.starts_with('~') => format!("end of {class}"),
        [.., last] => last.to_owned(),
        [] => plain,
    }
}

/// The events one by one.
fn plain(part: &Part<'_>) -> String {
    let each: Vec<String> = part.events.iter().map(|event| in_program(event)).collect();
    each.join(", ")
}

/// An event as the program has it: it knows of no awaits, and not what the library's objects are made of.
fn in_program(event: &TraceStep) -> String {
    if let (Some(variable), Some(done)) = (event.target.as_deref().and_then(guarded), event.read) {
        let is = if done == 0 { "is not yet" } else { "was" };
        return format!("static {variable}: {is} initialised");
    }
    let mut event = event.clone();
    event.operation = match event.operation {
        "await" => "read",
        "await and exchange" => "exchange",
        other => other,
    };
    event.target = event.target.map(|name| whole(&name));
    describe(&event, &Pointers::new())
}

/// What the call is about that a part belongs to.
pub fn subject(part: &Part<'_>) -> Option<String> {
    object(part, part.frames.first()?)
}

/// What a call is about: its first argument, or else what its first event touches.
fn object(part: &Part<'_>, frame: &StackFrame) -> Option<String> {
    let targets = || part.events.iter().filter_map(|e| e.target.as_deref());
    let rust = rust_names::is_rust(&frame.function);
    let Some(name) = argument(frame, 0) else {
        return match rust {
            true => rust_calls::in_common(targets()),
            false => targets().next().map(whole),
        };
    };
    // Of what Rust's library is made nobody sees more than the whole.
    if rust {
        return rust_calls::in_common(std::iter::once(&*name));
    }
    Some(precise(name, &part.whole))
}

/// The name of what an argument points to. It may be all of a struct or its first field, which only the events tell apart.
fn precise(name: String, events: &[&TraceStep]) -> String {
    let mut targets = events.iter().filter_map(|e| e.target.as_deref());
    let field = |target: &str| {
        let inside = target.strip_prefix(&*name)?;
        let is_field = inside.starts_with('.') || inside.starts_with("->");
        let object = whole(target);
        (is_field && object != target && object.len() > name.len()).then_some(object)
    };
    targets.find_map(field).unwrap_or(name)
}

/// An argument that is a pointer to something that has a name.
fn argument(frame: &StackFrame, nth: usize) -> Option<String> {
    let name = frame.arguments.get(nth)?.strip_prefix('&')?;
    // What Rust's methods have in `self` has another name outside.
    let own = name == "self" || name.starts_with("self@") || name.starts_with("self.");
    (!own).then(|| whole(name))
}

/// A text in which names are those of objects, and not of what the library makes them of.
pub fn in_whole(text: &str) -> String {
    let words = text.split(' ').map(|word| {
        let name = word.trim_end_matches([',', ';', ':']);
        whole(name) + &word[name.len()..]
    });
    words.collect::<Vec<_>>().join(" ")
}

/// The object of the library's, not the part of it that is accessed.
pub fn whole(name: &str) -> String {
    let mut name = name;
    // Of glibc, of libstdc++, and of clang's `atomic_flag`.
    for inside in [".__", "->__", "._M_", "->_M_", "._Value"] {
        name = name.split(inside).next().unwrap_or(name);
    }
    name.trim_end_matches("->").to_owned()
}
