//! Library functions that are written out, in C and C++: which of them a program needs, and which are
//! called in the place of what headers define.

use std::sync::{LazyLock, OnceLock};

use quotient_ir::program::PointerWidth;

use super::rust;
use crate::ast::{Function, Module};
use crate::parse::{self, ParseError};
use crate::target::Target;

/// A file of the library, read once for all programs that a process loads: first what it has, and each function when a
/// program needs it, since hardly any needs more than a few.
pub(crate) struct Written {
    pub name: &'static str,
    text: &'static str,
    /// Without the bodies of its functions.
    pub outline: Result<Module<'static>, ParseError>,
    /// The functions with their bodies, as far as they were read.
    functions: Vec<OnceLock<Function<'static>>>,
}

impl Written {
    /// The function of that number.
    pub fn function(&self, nth: usize) -> Option<&Function<'static>> {
        let outline = self.outline.as_ref().ok()?.functions.get(nth)?;
        let complete = || parse::complete(self.text, outline);
        let read = || complete().expect("the library's own files can be read: a test does it");
        Some(self.functions[nth].get_or_init(read))
    }
}

fn read(files: &[(&'static str, &'static str)]) -> Vec<Written> {
    let read = |&(name, text): &(&'static str, &'static str)| {
        let outline = parse::outline(text);
        let functions = outline.iter().flat_map(|module| &module.functions);
        Written {
            name,
            text,
            functions: functions.map(|_| OnceLock::new()).collect(),
            outline,
        }
    };
    files.iter().map(read).collect()
}

/// Library functions as LLVM IR, for programs that do not define them. Each file is made of the C
/// file beside it by `compile.sh`.
const WRITTEN: &[(&str, &str)] = &[
    ("strings.ll", include_str!("strings.ll")),
    ("stdlib.ll", include_str!("stdlib.ll")),
    ("system.ll", include_str!("system.ll")),
    ("complex.ll", include_str!("complex.ll")),
    ("decimal.ll", include_str!("decimal.ll")),
    ("print.ll", include_str!("print.ll")),
    ("scan.ll", include_str!("scan.ll")),
    ("sync.ll", include_str!("sync.ll")),
    ("threads.ll", include_str!("threads.ll")),
    ("signals.ll", include_str!("signals.ll")),
];

/// What the processor counts.
pub(crate) const TICKS: &str = "__quotient_ticks";

/// For programs in C that do something at their end.
const WRITTEN_AT_EXIT: &[(&str, &str)] = &[("at_exit.ll", include_str!("at_exit.ll"))];

/// For programs in which memory that was freed may be given out again.
const WRITTEN_REUSE: &[(&str, &str)] = &[("reuse.ll", include_str!("reuse.ll"))];

/// All of this for programs with 32-bit pointers.
const WRITTEN_NARROW: &[(&str, &str)] = &[
    ("strings.ll", include_str!("narrow/strings.ll")),
    ("stdlib.ll", include_str!("narrow/stdlib.ll")),
    ("system.ll", include_str!("narrow/system.ll")),
    ("complex.ll", include_str!("narrow/complex.ll")),
    ("decimal.ll", include_str!("narrow/decimal.ll")),
    ("print.ll", include_str!("narrow/print.ll")),
    ("scan.ll", include_str!("narrow/scan.ll")),
    ("sync.ll", include_str!("narrow/sync.ll")),
    ("threads.ll", include_str!("narrow/threads.ll")),
    ("signals.ll", include_str!("narrow/signals.ll")),
    ("at_exit.ll", include_str!("narrow/at_exit.ll")),
    ("reuse.ll", include_str!("narrow/reuse.ll")),
];

/// For what C++ needs.
const WRITTEN_CXX: &[(&str, &str)] = &[
    ("exceptions.ll", include_str!("cxx/exceptions.ll")),
    ("errors.ll", include_str!("cxx/errors.ll")),
    ("threads.ll", include_str!("cxx/threads.ll")),
    ("containers.ll", include_str!("cxx/containers.ll")),
    ("memory.ll", include_str!("cxx/memory.ll")),
    ("streams.ll", include_str!("cxx/streams.ll")),
    ("input.ll", include_str!("cxx/input.ll")),
];

/// For what Rust needs.
const WRITTEN_RUST: &[(&str, &str)] = &[("std.ll", include_str!("rust/std.ll"))];

static READ: LazyLock<Vec<Written>> = LazyLock::new(|| read(WRITTEN));
static READ_NARROW: LazyLock<Vec<Written>> = LazyLock::new(|| read(WRITTEN_NARROW));
static READ_AT_EXIT: LazyLock<Vec<Written>> = LazyLock::new(|| read(WRITTEN_AT_EXIT));
static READ_REUSE: LazyLock<Vec<Written>> = LazyLock::new(|| read(WRITTEN_REUSE));
static READ_RUST: LazyLock<Vec<Written>> = LazyLock::new(|| read(WRITTEN_RUST));
static READ_CXX: LazyLock<Vec<Written>> = LazyLock::new(|| read(WRITTEN_CXX));

/// The library functions that are written out, as far as a program may need them; `reuse` says whether memory that
/// was freed may be given out again.
pub(crate) fn written(
    program: &[Module<'_>],
    reuse: bool,
) -> impl Iterator<Item = &'static Written> {
    let narrow = |module: &Module<'_>| Target::of(module).pointers == PointerWidth::Narrow;
    let at_exit = |module: &Module<'_>| has_function(module, |name| name == "atexit");
    let (all, more): (&[Written], &[Written]) = if program.iter().any(narrow) {
        (&READ_NARROW, &[])
    } else if program.iter().any(rust::is_rust) {
        (&READ, &READ_RUST)
    } else if program.iter().any(cleans_up) {
        (&READ, &READ_CXX)
    } else if program.iter().any(at_exit) {
        (&READ, &READ_AT_EXIT)
    } else {
        (&READ, &[])
    };
    let reuse: &[Written] = match reuse {
        true => &READ_REUSE,
        false => &[],
    };
    all.iter().chain(more).chain(reuse)
}

/// Whether functions of a module may clean up when an exception leaves them: it was C++, or C with `-fexceptions`.
pub(crate) fn cleans_up(module: &Module<'_>) -> bool {
    is_cxx(module) || has_function(module, |name| name == "__gcc_personality_v0")
}

/// Whether a module was C++.
pub(crate) fn is_cxx(module: &Module<'_>) -> bool {
    has_function(module, |name| {
        let mut prefixes = ["_Z", "__cxa_", "__gxx_"].into_iter();
        prefixes.any(|prefix| name.starts_with(prefix))
    })
}

fn has_function(module: &Module<'_>, is_it: impl Fn(&str) -> bool) -> bool {
    module.functions.iter().any(|f| is_it(&f.name))
}

/// Functions that headers of C++ define, and what is called in their place: they wait actively, or
/// read two atomic variables as one, or count references in a way that hides it, or look at what all threads print to. A name may have one `*`,
/// which stands for anything.
const REPLACED: &[(&str, &str)] = &[
    (
        "_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv",
        "__quotient_shared_release",
    ),
    (
        "_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_add_ref_copyEv",
        "__quotient_shared_copy",
    ),
    (
        "_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_add_refEv",
        "__quotient_weak_copy",
    ),
    (
        "_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE15_M_weak_releaseEv",
        "__quotient_weak_release",
    ),
    // The one of the headers' C functions by which `call_once` calls what may throw.
    ("_ZL14__gthread_oncePiPFvvE", "__quotient_once"),
    (
        "_ZNSt10stop_token13_Stop_state_t14_M_do_try_lockE*",
        "__quotient_stop_try_lock",
    ),
    (
        "_ZNKSt10_Sp_atomicI*13_Atomic_count4lockESt12memory_order",
        "__quotient_lock_pointer",
    ),
    (
        "_ZNSt23__atomic_futex_unsignedILj2147483648EE18_M_load_when_equalEjSt12memory_order",
        "__quotient_future_wait",
    ),
    (
        "_ZNSt23__atomic_futex_unsignedILj2147483648EE19_M_store_notify_allEjSt12memory_order",
        "__quotient_future_ready",
    ),
    (
        "_ZNKSt8__detail18__waiter_pool_base10_M_waitingEv",
        "__quotient_waiting",
    ),
    // Output.
    (
        "_ZSt4endlIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_",
        "__quotient_endl",
    ),
    (
        "_ZStlsISt11char_traitsIcEERSt13basic_ostreamIcT_ES5_c",
        "__quotient_insert_character",
    ),
    ("_ZNSolsEPFRSoS_E", "__quotient_manipulate"),
    ("_ZNSolsEPFRSt8ios_baseS0_E", "__quotient_manipulate_base"),
    (
        "_ZNSolsEPFRSt9basic_iosIcSt11char_traitsIcEES4_E",
        "__quotient_manipulate_base",
    ),
    (
        "_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St5_Setw",
        "__quotient_set_width",
    ),
    (
        "_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St13_Setprecision",
        "__quotient_set_precision",
    ),
    (
        "_ZStlsIcSt11char_traitsIcEERSt13basic_ostreamIT_T0_ES6_St8_SetfillIS3_E",
        "__quotient_set_fill",
    ),
];

fn matches(pattern: &str, name: &str) -> bool {
    match pattern.split_once('*') {
        Some((start, end)) => {
            name.len() >= start.len() + end.len() && name.starts_with(start) && name.ends_with(end)
        }
        None => pattern == name,
    }
}

/// The function that is called where the program calls the one of that name.
pub(crate) fn called_instead(name: &str) -> &str {
    if let Some(other) = rust::called_instead(name) {
        return other;
    }
    if matches!(name, "llvm.x86.rdtsc" | "llvm.readcyclecounter") {
        return TICKS;
    }
    if !name.starts_with("_Z") {
        return name;
    }
    let mut all = REPLACED.iter();
    all.find(|(replaced, _)| matches(replaced, name))
        .map_or(name, |(_, other)| other)
}

/// The function that is called before that call: `std::lock` tells of its rounds, each of which begins
/// with a lock that waits.
pub(crate) fn called_before(caller: &str, callee: &str) -> Option<&'static str> {
    if let Some(before) = rust::called_before(caller, callee) {
        return Some(before);
    }
    if callee.starts_with("_ZSt4lockI") {
        return Some("__quotient_lock_begins");
    }
    let in_lock = ["_ZSt4lockI", "_ZNSt8__detail11__lock_implI"];
    // The member function, or the constructor that has no further parameter.
    let constructor = |callee: &str| {
        let end = callee.rsplit_once("EC").map(|(_, end)| end);
        end.is_some_and(|end| end.get(1..4) == Some("ERS") && end.len() < 8 && end.ends_with('_'))
    };
    let waits = callee.starts_with("_ZNSt11unique_lockI")
        && (callee.ends_with("E4lockEv") || constructor(callee));
    let round = waits && in_lock.iter().any(|prefix| caller.starts_with(prefix));
    round.then_some("__quotient_lock_round")
}

/// What a loop of that function counts up to: headers try several times before they wait, which makes
/// no difference but in the number of executions.
pub(crate) fn tries(function: &str, count: u64) -> u64 {
    match function.starts_with("_ZNSt8__detail13__atomic_spinI") && count == 16 {
        true => 1,
        false => count,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Each body for itself, as programs do, and all at once, where nothing has to be found again.
    #[test]
    fn the_library_can_be_read() {
        let all = [
            WRITTEN,
            WRITTEN_NARROW,
            WRITTEN_AT_EXIT,
            WRITTEN_REUSE,
            WRITTEN_CXX,
            WRITTEN_RUST,
        ];
        for &(name, text) in all.into_iter().flatten() {
            let module = parse::parse(text).unwrap_or_else(|error| panic!("{name}: {error}"));
            let [file] = &read(&[(name, text)])[..] else {
                panic!("{name}: one file is one file");
            };
            for (nth, function) in module.functions.iter().enumerate() {
                assert_eq!(file.function(nth), Some(function), "{name}");
            }
            // The place of a block is looked for among functions that have been read.
            assert!(!text.contains("blockaddress"), "{name}");
        }
    }

    #[test]
    fn a_star_stands_for_anything() {
        assert!(matches("a*c", "abbc") && matches("a*c", "ac") && matches("ab*", "ab"));
        assert!(!matches("ab*bc", "abc") && !matches("a*c", "abcd") && !matches("abc", "abcd"));
    }

    #[test]
    fn each_round_of_a_lock_begins_with_one_that_waits() {
        let lock = "_ZSt4lockI4SpinS0_JEEvRT_RT0_DpRT1_";
        let nested = "_ZNSt8__detail11__lock_implISt5mutexJ4SpinEEEvRiiRT_DpRT0_";
        let round = Some("__quotient_lock_round");
        assert_eq!(called_before("main", lock), Some("__quotient_lock_begins"));
        let waits = "_ZNSt11unique_lockI4SpinE4lockEv";
        assert_eq!(called_before(lock, waits), round);
        assert_eq!(called_before("main", waits), None);
        assert_eq!(
            called_before(lock, "_ZNSt11unique_lockI4SpinE8try_lockEv"),
            None
        );
        assert_eq!(
            called_before(nested, "_ZNSt11unique_lockISt5mutexEC2ERS0_"),
            round
        );
        let tries = "_ZNSt11unique_lockISt5mutexEC2ERS0_St13try_to_lock_t";
        assert_eq!(called_before(nested, tries), None);
    }
}
