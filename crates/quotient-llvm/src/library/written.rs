//! Library functions that are written out, in C and C++: which of them a program needs, and which are
//! called in the place of what headers define.

use std::sync::LazyLock;

use crate::ast::{Function, Module};
use crate::parse::{ParseError, parse};

/// A file of the library, read once for all programs that a process loads.
pub(crate) struct Written {
    pub name: &'static str,
    pub module: Result<Module<'static>, ParseError>,
}

fn read(files: &[(&'static str, &'static str)]) -> Vec<Written> {
    let read = |&(name, text): &(&'static str, &'static str)| Written {
        name,
        module: parse(text),
    };
    files.iter().map(read).collect()
}

/// Library functions as LLVM IR, for programs that do not define them. Each file is made of the C
/// file beside it by `compile.sh`.
const WRITTEN: &[(&str, &str)] = &[
    ("strings.ll", include_str!("strings.ll")),
    ("stdlib.ll", include_str!("stdlib.ll")),
    ("system.ll", include_str!("system.ll")),
    ("decimal.ll", include_str!("decimal.ll")),
    ("print.ll", include_str!("print.ll")),
    ("scan.ll", include_str!("scan.ll")),
    ("sync.ll", include_str!("sync.ll")),
    ("threads.ll", include_str!("threads.ll")),
];

/// The same for what C++ needs.
const WRITTEN_CXX: &[(&str, &str)] = &[
    ("exceptions.ll", include_str!("cxx/exceptions.ll")),
    ("errors.ll", include_str!("cxx/errors.ll")),
    ("threads.ll", include_str!("cxx/threads.ll")),
    ("containers.ll", include_str!("cxx/containers.ll")),
];

static READ: LazyLock<Vec<Written>> = LazyLock::new(|| read(WRITTEN));
static READ_CXX: LazyLock<Vec<Written>> = LazyLock::new(|| read(WRITTEN_CXX));

/// The library functions that are written out, as far as a program may need them.
pub(crate) fn written<'m>(
    mut program: impl Iterator<Item = &'m Module<'m>>,
) -> impl Iterator<Item = &'static Written> {
    let of_cxx = |function: &Function| {
        let name = &function.name;
        name.starts_with("_Z")
            || name.starts_with("__cxa_")
            || name.starts_with("__gxx_")
            || name == "atexit"
    };
    let cxx = program.any(|module| module.functions.iter().any(of_cxx));
    let cxx: &[Written] = if cxx { &READ_CXX } else { &[] };
    READ.iter().chain(cxx)
}

/// Functions that headers of C++ define, and what is called in their place: they wait actively, or
/// read two atomic variables as one.
const REPLACED: &[(&str, &str)] = &[
    (
        "_ZSt4lockISt5mutexS0_JEEvRT_RT0_DpRT1_",
        "__quotient_lock_2",
    ),
    (
        "_ZSt4lockISt5mutexS0_JS0_EEvRT_RT0_DpRT1_",
        "__quotient_lock_3",
    ),
    (
        "_ZSt4lockISt11unique_lockISt5mutexES2_JEEvRT_RT0_DpRT1_",
        "__quotient_lock_2_owners",
    ),
    (
        "_ZSt4lockISt11unique_lockISt5mutexES2_JS2_EEvRT_RT0_DpRT1_",
        "__quotient_lock_3_owners",
    ),
    (
        "_ZNSt16_Sp_counted_baseILN9__gnu_cxx12_Lock_policyE2EE10_M_releaseEv",
        "__quotient_shared_release",
    ),
    // The one of the headers' C functions by which `call_once` calls what may throw.
    ("_ZL14__gthread_oncePiPFvvE", "__quotient_once"),
];

/// The function that is called where the program calls the one of that name.
pub(crate) fn called_instead(name: &str) -> &str {
    let mut all = REPLACED.iter();
    all.find(|(replaced, _)| *replaced == name)
        .map_or(name, |(_, other)| other)
}
