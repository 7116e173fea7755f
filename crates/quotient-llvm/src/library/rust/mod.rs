//! Functions of the Rust standard library in the place of which others are called, matched by their paths.
//!
//! std waits in many ways that a program cannot tell apart, each of which costs executions: it spins, then marks the lock
//! and waits by futex. Such slow paths are functions of their own, which are rarely called and so are not inlined; a
//! plain wait takes their place. The rest of std runs as it is. If std's insides have moved and a path here names
//! nothing any more, its real code runs, and means the same.
//!
//! So are the waits of parking_lot's locks, which many programs have in the place of std's, those of dashmap's, and how tokio measures
//! how busy it is. What `select!` draws at random, in tokio, futures and crossbeam, is a choice.
//!
//! What is left out altogether: handlers for stack overflows, the number of running threads, backtraces.

pub(crate) mod channels;
pub(crate) mod once;
pub(crate) mod parts;

use quotient_ir::program::Keeps;

use crate::ast::Module;
use crate::demangle::{generic_path, is_rust as is_mangled, path};

/// How a mutex of parking_lot waits.
const PARKING_LOT_LOCK: &str = "parking_lot::raw_mutex::RawMutex::lock_slow";

/// Where its holder, and that of a read-write lock, yields it if somebody waits who has marked it, which nobody does whose wait is
/// a model.
const PARKING_LOT_BUMPS: [(&str, &str); 3] = [
    ("parking_lot::raw_mutex::RawMutex::bump_slow", ""),
    (
        "parking_lot::raw_rwlock::RawRwLock::bump_exclusive_slow",
        "",
    ),
    (
        "parking_lot::raw_rwlock::RawRwLock::bump_upgradable_slow",
        "",
    ),
];

/// What happens before `main`, and how many parameters std has for that: two are for `main`, and others may be left out.
pub(crate) const START: &str = "__quotient_rust_start";
const OF_START: usize = 5;

/// Paths, and the functions of `std.c` or of the table of models that are called in their place.
const REPLACED: &[(&str, &str)] = &[
    ("std::rt::lang_start_internal", START),
    (
        "std::thread::id::ThreadId::new",
        "__quotient_rust_thread_id",
    ),
    // Locks.
    (
        "std::sys::sync::mutex::futex::Mutex::lock_contended",
        "__quotient_rust_lock",
    ),
    (
        "std::sys::sync::mutex::futex::Mutex::wake",
        "__quotient_nothing",
    ),
    (
        "std::sys::sync::rwlock::futex::RwLock::read_contended",
        "__quotient_rust_read",
    ),
    (
        "std::sys::sync::rwlock::futex::RwLock::write_contended",
        "__quotient_rust_write",
    ),
    (
        "std::sys::sync::rwlock::futex::RwLock::wake_writer_or_readers",
        "__quotient_rust_wake",
    ),
    (PARKING_LOT_LOCK, "__quotient_parking_lot_lock"),
    (
        "parking_lot::raw_rwlock::RawRwLock::lock_shared_slow",
        "__quotient_parking_lot_read",
    ),
    (
        "parking_lot::raw_rwlock::RawRwLock::lock_upgradable_slow",
        "__quotient_parking_lot_read_to_upgrade",
    ),
    (
        "parking_lot::raw_rwlock::RawRwLock::lock_exclusive_slow",
        "__quotient_parking_lot_write",
    ),
    (
        "parking_lot::raw_rwlock::RawRwLock::upgrade_slow",
        "__quotient_parking_lot_await_readers",
    ),
    (
        "parking_lot_core::word_lock::WordLock::lock_slow",
        "__quotient_parking_lot_lock_word",
    ),
    (
        "dashmap::lock::RawRwLock::lock_shared_slow",
        "__quotient_dashmap_read",
    ),
    (
        "dashmap::lock::RawRwLock::lock_exclusive_slow",
        "__quotient_dashmap_write",
    ),
    // What crates of Quotient's own ask for.
    ("loom::quotient::choose", "__quotient_rust_choose"),
    ("loom::quotient::begin", "__quotient_rust_model_begins"),
    ("loom::quotient::skipped", "__quotient_rust_model_skipped"),
    ("loom::quotient::end", "__quotient_rust_end"),
    ("loom::quotient::fail", "__quotient_rust_fail"),
    (
        "loom::quotient::wait_for_none",
        "__quotient_rust_scope_ends",
    ),
    ("quotient_test::checker::choose", "__quotient_rust_choose"),
    ("quotient_test::checker::stop", "__quotient_rust_assume_not"),
    (
        "quotient_test::checker::atomic_begin",
        "__VERIFIER_atomic_begin",
    ),
    (
        "quotient_test::checker::atomic_end",
        "__VERIFIER_atomic_end",
    ),
    // Which branch of `select!` is looked at first is drawn at random: any may be.
    (
        "tokio::macros::support::thread_rng_n",
        "__quotient_rust_branch",
    ),
    (
        "futures_util::async_await::random::gen_index",
        "__quotient_rust_branch_index",
    ),
    // How long threads of tokio are busy, for statistics: each look at the clock doubles the executions.
    (
        "tokio::runtime::metrics::batch::MetricsBatch::start_processing_scheduled_tasks",
        "__quotient_nothing",
    ),
    (
        "tokio::runtime::metrics::batch::MetricsBatch::end_processing_scheduled_tasks",
        "__quotient_nothing",
    ),
    // What matters to nobody who checks a program.
    (
        "std::sys::thread_local::guard::key::enable",
        "__quotient_nothing",
    ),
    (
        "std::sys::pal::unix::stack_overflow::imp::make_handler",
        "__quotient_nothing",
    ),
    (
        "std::sys::pal::unix::stack_overflow::imp::drop_handler",
        "__quotient_nothing",
    ),
    (
        "std::sys::pal::unix::stack_overflow::thread_info::set_current_info",
        "__quotient_nothing",
    ),
    (
        "std::sys::pal::unix::stack_overflow::thread_info::delete_current_info",
        "__quotient_nothing",
    ),
    (
        "std::sys::backtrace::BacktraceLock::print",
        "__quotient_nothing",
    ),
    (
        "std::sys::backtrace::BacktraceLock::print::DisplayBacktrace as core::fmt::Display::fmt",
        "__quotient_nothing",
    ),
];

/// Functions of the C library that std calls, and what is called in their place: what it writes to standard error when
/// a thread panics is what the report tells.
pub(crate) const OF_C: &[(&str, &str)] = &[
    ("write", "__quotient_rust_output"),
    ("writev", "__quotient_rust_output_pieces"),
    ("abort", "__quotient_rust_abort"),
    ("open64", "__quotient_rust_open"),
    // std asks so whether newer functions of the C library are there: they are not.
    ("dlsym", "__quotient_nothing"),
    ("clock_gettime", "__quotient_rust_clock"),
];

/// What is called before a call of a path.
const BEFORE: &[(&str, &str)] = &[
    ("std::panicking::panic_with_hook", "__quotient_rust_panics"),
    (
        "std::panicking::catch_unwind::cleanup",
        "__quotient_rust_caught",
    ),
    // The scope is told of a panic.
    (
        "std::thread::scoped::ScopeData::decrement_num_running_threads",
        "__quotient_rust_scope_is_told",
    ),
];

/// What is called after a call of a path, with its result.
const AFTER: &[(&str, &str)] = &[
    (
        "std::thread::thread::Thread::new",
        "__quotient_rust_thread_made",
    ),
    ("std::thread::Thread::new", "__quotient_rust_thread_made"),
];

/// What std keeps of a thread's result, in mangled names.
const RESULT: &str = "9lifecycle6Packet";

/// Where threads of Rust begin, and whose end is the thread's.
const THREAD_START: &str = "std::sys::thread::unix::Thread::new::thread_start";

/// Variables that a thread may as well have for itself: how many threads panic is asked only to spare the question
/// whether this one does; backtraces are not printed, so nobody need wait to print one; who changes the environment while others
/// read it does what may not be done; the rest is found out once
/// and the same for every thread.
const OWN: &[&str] = &[
    "std::panicking::panic_count::GLOBAL_PANIC_COUNT",
    "std::sys::backtrace::lock::LOCK",
    "std::panic::SHOULD_CAPTURE",
    "std::panicking::default_hook::{closure#0}::FIRST_PANIC",
    "std::io::stdio::OUTPUT_CAPTURE_USED",
    "std::thread::lifecycle::spawn_unchecked::{closure#0}::MIN",
    MAIN_THREAD,
    "std::sys::thread::unix::min_stack_size::DLSYM",
    "std::sys::env::unix::ENV_LOCK",
    PARKED_THREADS,
];

/// How many threads parking_lot has to make room for: a table in which threads that wait for different things are in one place as well
/// means the same.
const PARKED_THREADS: &str = "parking_lot_core::parking_lot::NUM_THREADS";

/// The number of the thread whose name is "main".
const MAIN_THREAD: &str = "std::thread::main_thread::MAIN";

/// It takes its number of std's counter when it first asks for it; no other thread does ([`REPLACED`]).
const NUMBER_OF_MAIN: i128 = 1;

/// Whether a module is of Rust.
pub(crate) fn is_rust(module: &Module<'_>) -> bool {
    let mut functions = module.functions.iter();
    functions.any(|f| f.name == "rust_eh_personality" || f.name.starts_with("_R"))
}

/// The entry of a list for a mangled name.
fn find(list: &[(&'static str, &'static str)], name: &str) -> Option<&'static str> {
    // The last part of a path stands in every mangled name as it is: names are read only if they have one of ours.
    let last = |path: &'static str| path.rsplit("::").next().unwrap_or(path);
    if !is_mangled(name) || !list.iter().any(|(path, _)| name.contains(last(path))) {
        return None;
    }
    let path = path(name)?;
    let (_, other) = list.iter().find(|(known, _)| *known == path)?;
    Some(other)
}

/// The function that is called where the program calls the one of that name.
pub(crate) fn called_instead(name: &str) -> Option<&'static str> {
    find(REPLACED, name).or_else(|| shuffles(name))
}

/// What is called where crossbeam's `select!` brings its branches into an order that it draws at random: in `std.c` they are as large
/// as these.
fn shuffles(name: &str) -> Option<&'static str> {
    const SHUFFLE: &str = "crossbeam_channel::utils::shuffle::\
                           <(&dyn crossbeam_channel::select::SelectHandle, usize, *const u8)>";
    let name = Some(name).filter(|name| name.contains("5utils7shuffle"))?;
    (crate::demangle::rust_name(name)? == SHUFFLE).then_some("__quotient_rust_shuffle_branches")
}

/// Whether a function that is called instead of one with so many parameters has all that it needs.
pub(crate) fn is_enough(instead: &str, given: usize, needed: usize) -> bool {
    match instead {
        START => given == OF_START,
        _ => given >= needed,
    }
}

/// The function that is called instead with so many arguments: where no call in a program has a time limit, the compiler leaves that out.
pub(crate) fn called_with(instead: &str, arguments: usize) -> &str {
    match (instead, arguments) {
        ("__quotient_parking_lot_lock", 2..) => "__quotient_parking_lot_lock_until",
        // It is also told whether who reads may read already, unless nobody does.
        ("__quotient_parking_lot_read", 2) => "__quotient_parking_lot_read_as",
        ("__quotient_parking_lot_read", 3) => "__quotient_parking_lot_read_until",
        ("__quotient_parking_lot_read", 4..) => "__quotient_parking_lot_read_as_until",
        ("__quotient_parking_lot_read_to_upgrade", 2..) => {
            "__quotient_parking_lot_read_to_upgrade_until"
        }
        ("__quotient_parking_lot_write", 2..) => "__quotient_parking_lot_write_until",
        ("__quotient_parking_lot_await_readers", 2..) => {
            "__quotient_parking_lot_await_readers_until"
        }
        _ => instead,
    }
}

/// The function that is called before a call of the one of that name, in the function of the other name.
pub(crate) fn called_before(caller: &str, callee: &str) -> Option<&'static str> {
    let reports = || reports_result(callee).then_some("__quotient_rust_panics");
    let before = find(BEFORE, callee).or_else(|| drops_result(caller, callee));
    before.or_else(reports)
}

/// The function that is called after a call of the one of that name.
pub(crate) fn called_after(callee: &str) -> Option<&'static str> {
    let reported = || reports_result(callee).then_some("__quotient_rust_reported");
    find(AFTER, callee).or_else(reported)
}

/// Whether the function of that name says of a `Result` that `main` or a test has returned what to tell the system: of an
/// `Err` it prints the value.
pub(crate) fn reports_result(name: &str) -> bool {
    const REPORT: &str = "core::result::Result as std::process::Termination::report";
    name.contains("11Termination6report") && generic_path(name).as_deref() == Some(REPORT)
}

/// Whether the function of that name is handed the program's `main`, as its first argument.
pub(crate) fn starts_main(name: &str) -> bool {
    in_start(name).is_some_and(|path| path.trim_end_matches("::").is_empty())
}

/// Whether the function of that name keeps what `main` is handed, which std has the system call before `main`.
pub(crate) fn keeps_arguments(name: &str) -> bool {
    const KEEPS: &str = "std::sys::args::unix::imp::ARGV_INIT_ARRAY::init_wrapper";
    find(&[(KEEPS, "")], name).is_some()
}

/// Whether programs ask the function of that name for it.
pub(crate) fn asks_for_arguments(name: &str) -> bool {
    find(&[("std::env::args", ""), ("std::env::args_os", "")], name).is_some()
}

/// Whether the function of that name calls the program's `main`.
pub(crate) fn calls_main(name: &str) -> bool {
    in_start(name).is_some_and(|path| path.starts_with("::{closure"))
}

/// The path of the function of that name from the one on by which a program starts, if it is that or inside it.
fn in_start(name: &str) -> Option<String> {
    let name = Some(name).filter(|name| name.contains("10lang_start"))?;
    let path = generic_path(name)?;
    path.strip_prefix("std::rt::lang_start").map(str::to_owned)
}

/// What is called where the result of a thread is dropped at which nobody has looked: the result, if it is a panic what it panicked
/// with, then the memory of both. Of threads that return nothing it may be code that was inlined before we could say a
/// word: the crate of tests has it.
fn drops_result(caller: &str, callee: &str) -> Option<&'static str> {
    if callee.contains("14___rust_dealloc") && caller.contains(RESULT) {
        const NOTHING: &str = "core::ptr::drop_in_place::std::thread::lifecycle::Packet()";
        return match path(caller)? {
            path if path == NOTHING => Some("__quotient_rust_payload_dropped"),
            path if path.starts_with("alloc::sync::") => Some("__quotient_rust_result_dropped"),
            _ => None,
        };
    }
    if is_mangled(callee) && callee.contains("6Packet") && callee.contains("4Drop4drop") {
        let path = crate::demangle::generic_path(callee)?;
        let drops = path == "std::thread::lifecycle::Packet as core::ops::drop::Drop::drop";
        return drops.then_some("__quotient_rust_result_drops");
    }
    drops_part(caller, callee)
}

/// The same of the parts of a result: it may itself be one, or have what another thread panicked with.
fn drops_part(caller: &str, callee: &str) -> Option<&'static str> {
    const PAYLOAD: &str = "alloc::boxed::Boxdyn core::any::Any + core::marker::Send";
    if !callee.contains("13drop_in_place") || !callee.contains("4Send") {
        return None;
    }
    let dropped = |name: &str| {
        Some(
            path(name)?
                .strip_prefix("core::ptr::drop_in_place::")?
                .to_owned(),
        )
    };
    let part = dropped(callee)?;
    if part.starts_with("core::result::Result") && part.ends_with(PAYLOAD) {
        return Some("__quotient_rust_part_drops");
    }
    let whole = (part == PAYLOAD).then(|| dropped(caller)).flatten()?;
    let returned = whole
        .strip_prefix("core::result::Result")?
        .strip_suffix(PAYLOAD)?;
    (returned.strip_suffix(", ")? != PAYLOAD).then_some("__quotient_rust_payload_drops")
}

/// What an access does that belongs to std, wherever it was inlined.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Step {
    /// Locks a mutex.
    Lock,
    TryLock,
    Unlock,
    /// Counts references to what std knows of a thread or a scope.
    CountReferences,
    /// Counts the running threads of a scope.
    CountRunning,
    /// Looks how many threads of a scope run, at its end.
    EndScope,
    /// Begins what is done once, or waits for who does it.
    CallOnce,
    /// Waits until it is done.
    WaitOnce,
    /// Says that the thread waits to be unparked, or finds that it was.
    Park,
    /// Counts how often it has been tried in vain, to pause longer.
    Backoff,
    /// Looks at a read-write lock before it locks it to read.
    BeginRead,
    /// Begins to wait for a condition variable.
    BeginWait,
    /// Counts how often a condition variable was notified.
    CountNotified,
    /// Looks at the clock to give a lock of parking_lot away now and then to who has waited longest, who may come first also if
    /// that does not happen.
    MeasureFairness,
}

/// What a futex is used for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum FutexOf {
    Wait,
    NotifyOne,
    NotifyAll,
}

/// What the function of std with the first of these names does with a futex for a condition variable, if it was inlined into
/// the second.
pub(crate) fn condition_futex(inner: &str, outer: &str) -> Option<FutexOf> {
    if !inner.contains("futex") || !outer.contains("ondvar") {
        return None;
    }
    let (inner, outer) = (path(inner)?, path(outer)?);
    let function = inner.strip_prefix("std::sys::pal::unix::futex::")?;
    let caller = outer.strip_prefix("std::sys::sync::condvar::futex::Condvar::")?;
    match (function, caller) {
        ("futex_wait", "wait_optional_timeout") => Some(FutexOf::Wait),
        ("futex_wake", "notify_one") => Some(FutexOf::NotifyOne),
        ("futex_wake_all", "notify_all") => Some(FutexOf::NotifyAll),
        _ => None,
    }
}

/// What accesses do that are of the function of std with that mangled name.
pub(crate) fn step(name: &str) -> Option<Step> {
    const WORDS: [&str; 11] = [
        "lock",
        "Parker",
        "Lock",
        "Inner",
        "scope",
        "ScopeData",
        "Once",
        "Backoff",
        "ondvar",
        "FairTimeout",
        "HashTable",
    ];
    if !WORDS.iter().any(|word| name.contains(word)) {
        return None;
    }
    let path = path(name)?;
    if let Some(function) = path.strip_prefix("std::sys::sync::mutex::futex::Mutex::") {
        return match function {
            "lock" => Some(Step::Lock),
            "try_lock" => Some(Step::TryLock),
            "unlock" => Some(Step::Unlock),
            _ => None,
        };
    }
    if let Some(counted) = path.strip_prefix("alloc::sync::Arcstd::") {
        let known = [
            "thread::thread::Inner",
            "thread::scoped::ScopeData",
            "sync::mpmc::context::Inner",
        ];
        let counts = counted.ends_with("::clone") || counted.ends_with("::drop");
        let known = counts && known.iter().any(|known| counted.starts_with(known));
        return known.then_some(Step::CountReferences);
    }
    if let Some(function) = path.strip_prefix("std::thread::scoped::ScopeData::") {
        let counts = function.ends_with("crement_num_running_threads");
        return counts.then_some(Step::CountRunning);
    }
    if let Some(function) = path.strip_prefix("std::sys::sync::condvar::futex::Condvar::") {
        return match function {
            "wait_optional_timeout" => Some(Step::BeginWait),
            "notify_one" | "notify_all" => Some(Step::CountNotified),
            _ => None,
        };
    }
    match &*path {
        "std::sys::sync::rwlock::futex::RwLock::read" => Some(Step::BeginRead),
        "std::sys::sync::thread_parking::futex::Parker::park" => Some(Step::Park),
        "std::sys::sync::once::futex::Once::call" => Some(Step::CallOnce),
        "std::sys::sync::once::futex::Once::wait" => Some(Step::WaitOnce),
        "std::sync::mpmc::utils::Backoff::spin_heavy"
        | "std::sync::mpmc::utils::Backoff::spin_light"
        | "crossbeam_utils::backoff::Backoff::spin"
        | "crossbeam_utils::backoff::Backoff::snooze" => Some(Step::Backoff),
        "parking_lot_core::parking_lot::FairTimeout::should_timeout"
        | "parking_lot_core::parking_lot::HashTable::new" => Some(Step::MeasureFairness),
        path if path.starts_with("std::thread::scoped::scope::") => Some(Step::EndScope),
        _ => None,
    }
}

/// Functions of `std.c`, or of the program, whose loops stand for waits in which a thread sleeps.
pub(crate) fn sleeps(name: &str, is_library: bool) -> bool {
    is_library
        && matches!(
            name,
            "__quotient_rust_read"
                | "__quotient_rust_write"
                | "__quotient_rust_scope_ends"
                | "__quotient_parking_lot_lock"
                | "__quotient_parking_lot_read"
                | "__quotient_parking_lot_read_as"
                | "__quotient_parking_lot_read_to_upgrade"
                | "__quotient_parking_lot_write"
                | "__quotient_parking_lot_await_readers"
                | "__quotient_parking_lot_lock_word"
                | "__quotient_dashmap_read"
                | "__quotient_dashmap_write"
                | "__quotient_rust_once_look"
                | "take_turn"
                | "await_message"
                | "await_unpark"
                | "await_sent"
                | "await_change"
        )
        || channels::parks(name)
}

/// What becomes of memory that the function of that name allocates: references to what std knows of threads and scopes are not
/// counted ([`Step::CountReferences`]), so it is never freed; nor are the places of messages, since receivers may still wait there.
pub(crate) fn keeps(name: &str) -> Keeps {
    const WORDS: [&str; 4] = ["7___rustc", "6Thread3new", "6scoped5scope", "7Context3new"];
    if name == "__quotient_rust_channel_send" {
        return Keeps::Own;
    }
    if !is_mangled(name) || !WORDS.iter().any(|word| name.contains(word)) {
        return Keeps::Nothing;
    }
    match crate::demangle::generic_path(name).as_deref() {
        Some(path) if path.starts_with("__rustc::__r") && path.contains("_alloc") => {
            Keeps::Allocator
        }
        Some("std::thread::thread::Thread::new") => Keeps::All,
        Some("std::sync::mpmc::context::Context::new") => Keeps::All,
        Some(path) if path.starts_with("std::thread::scoped::scope") => Keeps::Own,
        _ => Keeps::Nothing,
    }
}

/// Whether a module has the read-write locks of std as they are known here.
pub(crate) fn has_read_write_locks(module: &Module<'_>) -> bool {
    let mut functions = module.functions.iter();
    let known = ["__quotient_rust_read", "__quotient_rust_write"];
    functions.any(|f| called_instead(&f.name).is_some_and(|instead| known.contains(&instead)))
}

/// Whether a module has condition variables of std as they are known here: what they do with a futex was inlined into
/// them.
pub(crate) fn has_conditions(module: &Module<'_>) -> bool {
    let of_futexes = |name: &str| {
        let name = name.contains("futex_wa").then(|| path(name)).flatten();
        name.is_some_and(|path| path.starts_with("std::sys::pal::unix::futex::futex_wait"))
    };
    !module.functions.iter().any(|f| of_futexes(&f.name))
}

/// Whether a module has the mutexes of std as they are known here: there is a model of how they wait.
pub(crate) fn has_locks(module: &Module<'_>) -> bool {
    let mut functions = module.functions.iter();
    functions.any(|f| called_instead(&f.name) == Some("__quotient_rust_lock"))
}

/// Whether the function of that name has a lock of parking_lot yielded, which takes that those who wait have marked it.
pub(crate) fn is_bump(name: &str) -> bool {
    find(&PARKING_LOT_BUMPS, name).is_some()
}

/// Whether the function of `std.c` waits for a lock of parking_lot without marking it.
pub(crate) fn leaves_unmarked(instead: &str) -> bool {
    matches!(
        instead,
        "__quotient_parking_lot_lock"
            | "__quotient_parking_lot_read"
            | "__quotient_parking_lot_read_to_upgrade"
            | "__quotient_parking_lot_write"
            | "__quotient_parking_lot_await_readers"
    )
}

/// Whether the function of that name is a scope for threads.
pub(crate) fn is_scope(name: &str) -> bool {
    let path = name.contains("6scoped5scope").then(|| generic_path(name));
    path.flatten()
        .is_some_and(|path| path.trim_end_matches("::") == "std::thread::scoped::scope")
}

/// Whether the function of that name reads the clock.
pub(crate) fn is_clock(name: &str) -> bool {
    find(&[("std::time::Instant::now", "")], name).is_some()
}

/// Whether threads begin with the function of that name.
pub(crate) fn is_thread_start(name: &str) -> bool {
    find(&[(THREAD_START, "")], name).is_some()
}

/// Whether the function of that name parks the thread.
pub(crate) fn is_park(name: &str) -> bool {
    find(&[("std::thread::thread::Thread::park", "")], name).is_some()
}

/// Whether the function of that name is the `park` that programs call, which may wake up by itself.
pub(crate) fn is_park_of_program(name: &str) -> bool {
    const PATHS: [(&str, &str); 2] = [
        ("std::thread::functions::park", ""),
        ("std::thread::park", ""),
    ];
    find(&PATHS, name).is_some()
}

/// Whether every thread may have the variable of that name for itself.
pub(crate) fn is_own(name: &str) -> bool {
    OWN.iter().any(|path| is_variable(path, name))
}

/// What std would write to the variable of that name before `main`.
pub(crate) fn set_at_start(name: &str) -> Option<i128> {
    is_variable(MAIN_THREAD, name).then_some(NUMBER_OF_MAIN)
}

fn is_variable(path: &'static str, name: &str) -> bool {
    // LLVM numbers the parts of a variable that it has taken apart.
    let whole = name.trim_end_matches(|c: char| c.is_ascii_digit());
    let name = whole.strip_suffix('.').unwrap_or(name);
    find(&[(path, "")], name).is_some()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_found_by_path_in_either_mangling() {
        for name in [
            "_RNvMs_NtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync5mutex5futexNtB4_5Mutex14lock_contended",
            "_ZN3std3sys4sync5mutex5futex5Mutex14lock_contended17h0123456789abcdefE",
        ] {
            assert_eq!(called_instead(name), Some("__quotient_rust_lock"), "{name}");
        }
        let own = "_RNvMs_NtNtCs1234_7mycrate4sync5Mutex14lock_contended";
        assert_eq!(called_instead(own), None);
    }

    #[test]
    fn branches_of_select_are_chosen() {
        let of = "Cs9V6wwhhL1hl_17crossbeam_channel";
        let handles =
            format!("_RINvNt{of}5utils7shuffleTRDNtNtB4_6select12SelectHandleEL_jPhEEB4_");
        let instead = Some("__quotient_rust_shuffle_branches");
        assert_eq!(called_instead(&handles), instead);
        let others = format!("_RINvNt{of}5utils7shufflehEB4_");
        assert_eq!(called_instead(&others), None);
        let tokio = "_RNvNtNtCs3Z65DZIKoFm_5tokio6macros7support12thread_rng_n";
        assert_eq!(called_instead(tokio), Some("__quotient_rust_branch"));
    }

    #[test]
    fn a_mutex_of_parking_lot_waits_with_a_limit_or_without() {
        let name = "_RNvMs1_NtCs31tJnLMUidD_11parking_lot9raw_mutexNtB5_8RawMutex9lock_slow";
        let instead = called_instead(name).unwrap();
        assert_eq!(called_with(instead, 1), "__quotient_parking_lot_lock");
        assert_eq!(called_with(instead, 3), "__quotient_parking_lot_lock_until");
        assert!(sleeps(instead, true) && !sleeps(instead, false));
        assert!(leaves_unmarked(instead));
        let read =
            "_RNvMs8_NtCsboTgCtW5dwf_11parking_lot10raw_rwlockNtB5_9RawRwLock16lock_shared_slow";
        let instead = called_instead(read).unwrap();
        assert!(sleeps(instead, true) && leaves_unmarked(instead));
        assert_eq!(called_with(instead, 2), "__quotient_parking_lot_read_as");
        assert_eq!(called_with(instead, 3), "__quotient_parking_lot_read_until");
        let bump = "_RNvMs1_NtCs31tJnLMUidD_11parking_lot9raw_mutexNtB5_8RawMutex9bump_slow";
        assert!(is_bump(bump) && !is_bump(name));
    }
}
