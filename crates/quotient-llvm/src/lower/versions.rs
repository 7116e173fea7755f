//! Functions of which a program gets another version because of what it does elsewhere.
//!
//! Few programs have mutexes that a thread may lock twice, data that is destroyed when a thread
//! ends, or threads that are detached. They pay for it: to tell what kind a mutex is, or whether a
//! thread is detached, one has to look, which is an event. All others get the plain versions.

use std::borrow::Cow;

use quotient_ir::program::PointerWidth;
use rustc_hash::FxHashSet;

use super::initialisers::AT_EXIT;
use super::units::Unit;
use super::{Lowering, Settings, rust_steps};
use crate::ast::{Function, Operation, Type, Typed, Value};
use crate::library::{self, KnownChannels, Part};

/// In programs in which the kind of a mutex matters.
const MUTEXES: &[(&str, &str)] = &[
    ("pthread_mutex_init", "__quotient_mutex_init"),
    ("pthread_mutex_lock", "__quotient_mutex_lock"),
    ("pthread_mutex_trylock", "__quotient_mutex_trylock"),
    ("pthread_mutex_timedlock", "__quotient_mutex_timedlock"),
    ("pthread_mutex_clocklock", "__quotient_mutex_clocklock"),
    ("pthread_mutex_unlock", "__quotient_mutex_unlock"),
    ("mtx_init", "__quotient_mtx_init"),
    ("mtx_lock", "__quotient_mutex_lock"),
    ("mtx_trylock", "__quotient_mtx_trylock"),
    ("mtx_unlock", "__quotient_mutex_unlock"),
];

/// In programs with read-write locks that prefer writers.
const READ_WRITE_LOCKS: &[(&str, &str)] = &[
    ("pthread_rwlock_init", "__quotient_rwlock_init"),
    ("pthread_rwlock_rdlock", "__quotient_rwlock_rdlock"),
    ("pthread_rwlock_tryrdlock", "__quotient_rwlock_tryrdlock"),
    (
        "pthread_rwlock_timedrdlock",
        "__quotient_rwlock_timedrdlock",
    ),
    (
        "pthread_rwlock_clockrdlock",
        "__quotient_rwlock_clockrdlock",
    ),
];

/// The end of the name of what a `pthread_rwlock_t` is.
const READ_WRITE_LOCK: &str = "__pthread_rwlock_arch_t";

/// `PTHREAD_RWLOCK_PREFER_WRITER_NONRECURSIVE_NP`.
const PREFERS_WRITERS: i128 = 2;

/// In programs with thread-specific data, clean-up handlers, variables of a thread that have
/// destructors, or whatever else is to be done when a thread begins or ends.
const THREADS: &[(&str, &str)] = &[
    ("pthread_create", "__quotient_create"),
    ("thrd_create", "__quotient_thrd_create"),
];

/// In those in C++: the routine may throw, or the thread end in it, and then it is another's to run.
const CXX: &[(&str, &str)] = &[("pthread_once", "__quotient_once")];

/// In these, and in those with functions that clean up when they are left by a thread that exits.
const LEFT: &[(&str, &str)] = &[
    ("pthread_exit", "__quotient_exit"),
    ("thrd_exit", "__quotient_exit"),
    ("pthread_once", "__quotient_once_or_not"),
    ("call_once", "__quotient_once_or_not"),
];

/// In programs that detach threads by themselves. A `std::thread` is not detached twice, nor joined after that.
const DETACHED: &[(&str, &str)] = &[
    ("pthread_join", "__quotient_join"),
    ("pthread_detach", "__quotient_detach"),
    ("thrd_join", "__quotient_thrd_join"),
    ("thrd_detach", "__quotient_detach"),
];

/// In programs that may have threads begin detached.
const BEGUN_DETACHED: &[(&str, &str)] = &[("pthread_create", "__quotient_create_as")];

/// In programs that cancel threads.
const CANCELLED: &[(&str, &str)] = &[
    ("pthread_cancel", "__quotient_cancel"),
    ("pthread_testcancel", "__quotient_testcancel"),
    ("pthread_setcanceltype", "__quotient_setcanceltype"),
    ("pthread_cond_wait", "__quotient_cancel_cond_wait"),
    ("pthread_cond_timedwait", "__quotient_cancel_cond_timedwait"),
    ("pthread_cond_clockwait", "__quotient_cancel_cond_clockwait"),
    ("cnd_wait", "__quotient_cancel_cond_wait"),
    ("cnd_timedwait", "__quotient_cancel_cnd_timedwait"),
    ("sem_wait", "__quotient_cancel_sem_wait"),
    ("sem_timedwait", "__quotient_cancel_sem_timedwait"),
    ("sem_clockwait", "__quotient_cancel_sem_clockwait"),
    ("pthread_join", "__quotient_cancel_join"),
    ("pthread_timedjoin_np", "__quotient_cancel_timedjoin"),
    ("thrd_join", "__quotient_cancel_thrd_join"),
    ("sleep", "__quotient_cancel_sleep"),
    ("usleep", "__quotient_cancel_sleep"),
    ("nanosleep", "__quotient_cancel_sleep"),
    ("clock_nanosleep", "__quotient_cancel_sleep"),
    ("thrd_sleep", "__quotient_cancel_sleep"),
    ("poll", "__quotient_cancel_poll"),
    ("select", "__quotient_cancel_select"),
    ("pause", "__quotient_cancel_pause"),
];

/// Functions that join a thread if it has ended.
const JOINED_IF_ENDED: [&str; 3] = [
    "pthread_tryjoin_np",
    "pthread_timedjoin_np",
    "pthread_clockjoin_np",
];

/// In programs in which memory that was freed may be given out again.
const REUSED: &[(&str, &str)] = &[
    ("malloc", "__quotient_reuse_malloc"),
    ("calloc", "__quotient_reuse_calloc"),
    ("realloc", "__quotient_reuse_realloc"),
    ("free", "__quotient_reuse_free"),
    ("_Znwm", "__quotient_reuse_new"),
    ("_Znwj", "__quotient_reuse_new"),
    ("_Znam", "__quotient_reuse_new"),
    ("_Znaj", "__quotient_reuse_new"),
    ("_ZnwmRKSt9nothrow_t", "__quotient_reuse_malloc"),
    ("_ZnwjRKSt9nothrow_t", "__quotient_reuse_malloc"),
    ("_ZnamRKSt9nothrow_t", "__quotient_reuse_malloc"),
    ("_ZnajRKSt9nothrow_t", "__quotient_reuse_malloc"),
    ("_ZdlPv", "__quotient_reuse_free"),
    ("_ZdlPvm", "__quotient_reuse_free"),
    ("_ZdlPvj", "__quotient_reuse_free"),
    ("_ZdaPv", "__quotient_reuse_free"),
    ("_ZdaPvm", "__quotient_reuse_free"),
    ("_ZdaPvj", "__quotient_reuse_free"),
];

/// Which versions a program needs.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Versions {
    rust: bool,
    rust_locks: bool,
    rust_conditions: bool,
    rust_once: bool,
    rust_scopes: bool,
    rust_read_write_locks: bool,
    /// Whoever waits for a mutex of parking_lot marks it: its real code runs.
    marked_locks: bool,
    rust_channels: KnownChannels,
    cxx: bool,
    mutexes: bool,
    read_write_locks: bool,
    threads: bool,
    left: bool,
    detached: bool,
    begun_detached: bool,
    cancelled: bool,
    /// Some thread may be joined only if it has ended.
    tried: bool,
    /// The last thread may have something to do at the end of the process.
    last: bool,
    reused: bool,
}

impl Versions {
    /// Whether the program has mutexes of Rust's standard library that are known.
    pub(super) fn rust_locks(&self) -> bool {
        self.rust_locks
    }

    /// Whether a part of Rust's standard library is as it is known.
    pub(super) fn has_rust(&self, part: Part) -> bool {
        match part {
            Part::Mutex => self.rust_locks,
            Part::RwLock => self.rust_read_write_locks,
            Part::Channels => self.rust_channels.has_those_of_std(),
        }
    }

    /// Whether condition variables of Rust's standard library are known.
    pub(super) fn rust_conditions(&self) -> bool {
        self.rust_conditions
    }

    /// Whether `Once` of Rust's standard library is known.
    pub(super) fn rust_once(&self) -> bool {
        self.rust_once
    }

    /// Whether scopes of Rust's standard library are known.
    pub(super) fn rust_scopes(&self) -> bool {
        self.rust_scopes
    }

    /// Those of Rust's channels in the program that are known.
    pub(super) fn rust_channels(&self) -> KnownChannels {
        self.rust_channels
    }

    /// What a program needs that comes to the function of that name, if that is something else.
    pub(super) fn spoilt_by(self, function: &str) -> Option<Self> {
        if self.rust_channels.are_selected_by(function) {
            let rust_channels = self.rust_channels.without_those_to_select();
            return Some(Versions {
                rust_channels,
                ..self
            });
        }
        let spoilt = !self.marked_locks && library::is_bump(function);
        let marked_locks = true;
        spoilt.then_some(Versions {
            marked_locks,
            ..self
        })
    }

    /// Whether the program is written in Rust.
    pub(super) fn rust(&self) -> bool {
        self.rust
    }

    pub(super) fn needed(program: &[Unit<'_>], settings: &Settings) -> Self {
        let mentions = |name: &str| program.iter().any(|unit| unit.declares(name));
        let does =
            |what: fn(&Operation) -> bool| operations(program).any(|operation| what(operation));
        if program.iter().any(|unit| library::is_rust(unit.ast)) {
            // Whoever ends a thread of std's is known; its types see to it that none is joined or detached twice.
            return Versions {
                rust: true,
                rust_locks: program.iter().any(|unit| library::has_locks(unit.ast)),
                rust_conditions: program.iter().all(|unit| library::has_conditions(unit.ast)),
                rust_once: program.iter().any(|unit| library::has_once(unit.ast)),
                rust_scopes: program.iter().all(rust_steps::has_scopes),
                rust_read_write_locks: (program.iter())
                    .any(|unit| library::has_read_write_locks(unit.ast)),
                rust_channels: KnownChannels::of(program.iter().map(|unit| unit.ast)),
                reused: settings.reuse,
                ..Versions::default()
            };
        }
        let tried = JOINED_IF_ENDED.iter().any(|name| mentions(name));
        // `main` may exit alone.
        let last = (mentions("pthread_exit") || mentions("thrd_exit")) && finishes(program);
        let threads = tried || last || begins_or_ends(mentions);
        let cleans_up = |unit: &Unit<'_>| library::cleans_up(unit.ast);
        Versions {
            rust: false,
            rust_locks: false,
            rust_conditions: false,
            rust_once: false,
            rust_scopes: false,
            rust_read_write_locks: false,
            marked_locks: false,
            rust_channels: KnownChannels::default(),
            cxx: program.iter().any(|unit| library::is_cxx(unit.ast)),
            mutexes: mentions("pthread_mutexattr_settype")
                || mentions("pthread_mutexattr_setkind_np")
                || mentions("pthread_mutexattr_setrobust")
                || does(makes_recursive)
                || program.iter().any(has_kinds),
            read_write_locks: does(asks_for_writers) || program.iter().any(has_writers_preferred),
            threads,
            left: threads || program.iter().any(cleans_up),
            detached: mentions("pthread_detach")
                || mentions("thrd_detach")
                || does(begins_detached),
            begun_detached: does(begins_detached),
            cancelled: mentions("pthread_cancel"),
            tried,
            last,
            reused: settings.reuse,
        }
    }
}

impl Lowering<'_> {
    /// The function that is called where the program calls the one of that name.
    pub(super) fn called_instead<'n>(&self, name: &'n str) -> &'n str {
        match library::called_instead(name) {
            instead if self.versions.marked_locks && library::leaves_unmarked(instead) => name,
            instead if instead != name && !self.has_parameters_for(name, instead) => name,
            instead => instead,
        }
    }

    /// Whether a function of std still has the parameters of what is called in its place: LLVM leaves out those that are the same in all
    /// calls, where it optimises more than it is asked to.
    fn has_parameters_for(&self, name: &str, instead: &str) -> bool {
        let defined = |name: &str| Some(self.definition(name)?.1.params.len());
        match (self.is_rust(), defined(name), defined(instead)) {
            (true, Some(given), Some(needed)) => library::is_enough(instead, given, needed),
            _ => true,
        }
    }

    /// The name of the function that is meant by a call of one of that name.
    pub(super) fn version_of<'n>(&self, name: &'n str) -> &'n str {
        let in_library = self.unit >= self.program;
        let find = |needed: bool, table: &[(&str, &'static str)]| {
            let mut table = table.iter().filter(|_| needed && !in_library);
            table
                .find(|(plain, _)| *plain == name)
                .map(|(_, other)| *other)
        };
        let versions = self.versions;
        // How the library itself creates a thread for the program, joins one, waits, and gives a mutex back meanwhile.
        match name {
            "__quotient_unlock_to_wait" if versions.mutexes => return "__quotient_mutex_unlock",
            "__quotient_unlock_to_wait" => return "pthread_mutex_unlock",
            "__quotient_lock_again" if versions.mutexes => return "__quotient_mutex_lock",
            "__quotient_lock_again" => return "pthread_mutex_lock",
            "__quotient_lock_until" if versions.mutexes => return "__quotient_mutex_timedlock",
            "__quotient_lock_until" => return "pthread_mutex_timedlock",
            "__quotient_start_thread" if versions.threads => return "__quotient_create",
            "__quotient_start_thread" => return "pthread_create",
            "__quotient_join_thread" if versions.detached => return "__quotient_join",
            "__quotient_join_thread" => return "pthread_join",
            "__quotient_join_thrd" if versions.detached => return "__quotient_thrd_join",
            "__quotient_join_thrd" => return "thrd_join",
            "__quotient_begins_thread" if versions.last => return "__quotient_count_thread",
            "__quotient_leaves_process" if versions.last => return "__quotient_uncount_thread",
            "__quotient_tells_end" if versions.tried => return "__quotient_tell_end",
            "__quotient_begins_thread" | "__quotient_leaves_process" | "__quotient_tells_end" => {
                return "__quotient_nothing";
            }
            "__quotient_join_or_end" if versions.cancelled => return "__quotient_cancel_join",
            "__quotient_join_or_end" => return "pthread_join",
            "__quotient_wait_or_end" if versions.cancelled => return "__quotient_cancel_cond_wait",
            "__quotient_wait_or_end" => return "pthread_cond_wait",
            _ => {}
        }
        find(versions.rust, library::OF_C)
            .or_else(|| find(versions.mutexes, MUTEXES))
            .or_else(|| find(versions.read_write_locks, READ_WRITE_LOCKS))
            .or_else(|| find(versions.begun_detached, BEGUN_DETACHED))
            .or_else(|| find(versions.threads, THREADS))
            .or_else(|| find(versions.cxx, CXX))
            .or_else(|| find(versions.left, LEFT))
            .or_else(|| find(versions.cancelled, CANCELLED))
            .or_else(|| find(versions.detached, DETACHED))
            .or_else(|| find(versions.reused, REUSED))
            .unwrap_or(name)
    }
}

/// Whether a program may have something to do at its end.
fn finishes(program: &[Unit<'_>]) -> bool {
    program.iter().any(|unit| {
        let registers = AT_EXIT.iter().any(|name| unit.declares(name));
        registers || unit.global("llvm.global_dtors").is_some()
    })
}

/// Whether something is to be done when a thread of the program begins or ends, by the functions that it mentions.
fn begins_or_ends(mentions: impl Fn(&str) -> bool) -> bool {
    let always = [
        "pthread_key_create",
        "tss_create",
        "__pthread_register_cancel",
        "__cxa_thread_atexit",
        // Others get the mutexes that the thread holds.
        "pthread_mutexattr_setrobust",
        "pthread_cancel",
    ];
    always.into_iter().any(&mentions)
        // A routine that is to run once may end its thread.
        || mentions("pthread_once") && mentions("pthread_exit")
        || mentions("call_once") && mentions("thrd_exit")
        // Threads begin with the signals blocked that their creators have blocked.
        || mentions("pthread_sigmask")
        || mentions("sigprocmask")
}

/// Whether a module initialises a mutex as other than a plain one, or has those of C++.
fn has_kinds(unit: &Unit<'_>) -> bool {
    let pointers = unit.layout.target.pointers;
    let recursive_class = |name: &Cow<'_, str>| name.ends_with("std::__recursive_mutex_base");
    let kind = Field {
        of: "__pthread_mutex_s",
        place: place_of_kind(pointers),
    };
    unit.ast.types.keys().any(recursive_class)
        || assigns(unit, &kind, |value| !matches!(value, Value::Int(Some(0))))
        || unit.ast.globals.iter().any(|global| {
            let initial = global.initial.as_ref();
            initial.is_some_and(|value| has_kind(&global.ty, value, pointers))
        })
}

/// Where the kind is among the fields of a `__pthread_mutex_s`.
fn place_of_kind(pointers: PointerWidth) -> usize {
    match pointers {
        PointerWidth::Wide => 4,
        PointerWidth::Narrow => 3,
    }
}

/// A field of a structure of the C library.
struct Field {
    /// The end of the structure's name.
    of: &'static str,
    place: usize,
}

/// Whether a module gives such a field such a value, as an initialiser of a function's variable does, or an assignment of one.
fn assigns(unit: &Unit<'_>, field: &Field, is_such: impl Fn(&Value<'_>) -> bool) -> bool {
    let mut functions = unit.ast.functions.iter();
    functions.any(|function| assigns_in(function, field, &is_such))
}

fn assigns_in(
    function: &Function<'_>,
    field: &Field,
    is_such: impl Fn(&Value<'_>) -> bool,
) -> bool {
    let instructions = || function.blocks.iter().flat_map(|block| &block.instructions);
    let is_field = |operation: &Operation| match operation {
        Operation::GetElementPtr {
            source: Type::Named(name),
            indices,
            ..
        } => {
            let last = indices.last().map(|index| &index.value);
            name.ends_with(field.of)
                && matches!(last, Some(Value::Int(Some(last))) if *last == field.place as i128)
        }
        _ => false,
    };
    let fields: FxHashSet<&str> = instructions()
        .filter(|instruction| is_field(&instruction.operation))
        .filter_map(|instruction| instruction.result.as_deref())
        .collect();
    !fields.is_empty()
        && instructions().any(|instruction| match &instruction.operation {
            Operation::Store { value, pointer, .. } => {
                matches!(&pointer.value, Value::Local(name) if fields.contains(name.as_ref()))
                    && is_such(&value.value)
            }
            _ => false,
        })
}

/// Whether a module initialises a read-write lock as one that prefers writers.
fn has_writers_preferred(unit: &Unit<'_>) -> bool {
    let kind = Field {
        of: READ_WRITE_LOCK,
        place: match unit.layout.target.pointers {
            PointerWidth::Wide => 11,
            PointerWidth::Narrow => 6,
        },
    };
    let mut initial = unit.ast.globals.iter().filter_map(|global| {
        let value = global.initial.as_ref()?;
        Some((&global.ty, value))
    });
    initial.any(|(ty, value)| prefers_writers(ty, value, &kind))
        || assigns(unit, &kind, |value| {
            matches!(value, Value::Int(Some(PREFERS_WRITERS)))
        })
}

/// All that a program does.
fn operations<'p>(program: &'p [Unit<'_>]) -> impl Iterator<Item = &'p Operation<'p>> {
    let functions = program.iter().flat_map(|unit| &unit.ast.functions);
    let instructions = functions
        .flat_map(|function| &function.blocks)
        .flat_map(|block| &block.instructions);
    instructions.map(|instruction| &instruction.operation)
}

/// Whether a constant contains a `pthread_mutex_t` whose kind is not 0.
fn has_kind(ty: &Type, value: &Value, pointers: PointerWidth) -> bool {
    let Value::Aggregate(parts) = value else {
        return false;
    };
    let place = place_of_kind(pointers);
    let mutex = match (ty, pointers) {
        (Type::Named(name), _) => name.ends_with("__pthread_mutex_s"),
        // It ends in a union, of which clang initialises the first member: the constant's type has
        // no name. To take another for it costs events and nothing else.
        (Type::Struct { fields, .. }, PointerWidth::Narrow) => {
            let words = fields.iter().take_while(|&field| *field == Type::Int(32));
            fields.len() == 6 && words.count() >= 5
        }
        _ => false,
    };
    let kind = parts.get(place).map(|Typed { value, .. }| value);
    if mutex && matches!(kind, Some(Value::Int(Some(kind))) if *kind != 0) {
        return true;
    }
    parts
        .iter()
        .any(|part| has_kind(&part.ty, &part.value, pointers))
}

/// Whether a constant contains a `pthread_rwlock_t` that prefers writers, as the field `kind` of it tells.
fn prefers_writers(ty: &Type, value: &Value, kind: &Field) -> bool {
    let Value::Aggregate(parts) = value else {
        return false;
    };
    let lock = matches!(ty, Type::Named(name) if name.ends_with(kind.of));
    let is_set = |part: &Typed<'_>| matches!(part.value, Value::Int(Some(PREFERS_WRITERS)));
    lock && parts.get(kind.place).is_some_and(is_set)
        || (parts.iter()).any(|part| prefers_writers(&part.ty, &part.value, kind))
}

/// Whether it is a call of `mtx_init` for a recursive mutex, or for who knows what.
fn makes_recursive(operation: &Operation) -> bool {
    calls_with(operation, "mtx_init", |kind| kind & 1 != 0)
}

/// Whether it asks for read-write locks that prefer writers, or for who knows what.
fn asks_for_writers(operation: &Operation) -> bool {
    calls_with(operation, "pthread_rwlockattr_setkind_np", |kind| {
        kind == PREFERS_WRITERS
    })
}

/// Whether it has threads begin detached, or who knows how.
fn begins_detached(operation: &Operation) -> bool {
    calls_with(operation, "pthread_attr_setdetachstate", |state| state != 0)
}

/// Whether it is a call of a function with such a second argument, or one that is not known.
fn calls_with(operation: &Operation, function: &str, is_such: impl Fn(i128) -> bool) -> bool {
    let Operation::Call {
        callee: Value::Global(name),
        arguments,
        ..
    } = operation
    else {
        return false;
    };
    let is_other = |value: &Value| matches!(value, Value::Int(Some(known)) if !is_such(*known));
    name == function
        && !arguments
            .get(1)
            .is_some_and(|second| is_other(&second.value))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn locks_that_are_yielded_are_marked() {
        let bump = "_RNvMs1_NtCs31tJnLMUidD_11parking_lot9raw_mutexNtB5_8RawMutex9bump_slow";
        let lock = "_RNvMs1_NtCs31tJnLMUidD_11parking_lot9raw_mutexNtB5_8RawMutex9lock_slow";
        let plain = Versions::default();
        assert_eq!(plain.spoilt_by(lock), None);
        let marked = plain.spoilt_by(bump).unwrap();
        assert!(marked.marked_locks);
        assert_eq!(marked.spoilt_by(bump), None);
    }
}
