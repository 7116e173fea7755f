//! What the written library keeps in memory, as far as reports have to tell it from the program's own:
//! the names and offsets here are those of `sync.c` and its neighbours.

use quotient_ir::program::Role;

/// The array of gates, of which every thread has one.
const GATES: &str = "__quotient_gates";

/// The arrays of what has become of each thread: joined or detached, ended, cancelled, waiting for something else.
const FATES: &[&str] = &[
    "__quotient_fates",
    "__quotient_ended",
    "__quotient_cancelled",
    "__quotient_waits",
];

/// What time it is for a thread.
const CLOCK: &str = "__quotient_now";

/// Where a thread's random numbers go on.
const SEED: &str = "__quotient_seed";

/// How many bytes a gate has, and a fate: they are `int`s.
const GATE_SIZE: u64 = 4;

/// Where a semaphore has its gate, from its beginning.
pub(crate) const SEMAPHORE_GATE: u64 = 12;

/// How the names of variables begin that only the library touches, and in ways that no other
/// implementation of it would: its own, and its output streams.
const OWN: &[&str] = &["__quotient_", "std::cout", "std::cerr", "std::clog"];

/// How the symbols of variables begin that tell whether another one is initialised.
const GUARD: &str = "_ZGV";

/// What the variable of that symbol and name is for.
pub(crate) fn role(symbol: &str, name: &str) -> Role {
    match name {
        _ if symbol.starts_with(GUARD) => Role::Library,
        GATES => Role::Gates { size: GATE_SIZE },
        name if FATES.contains(&name) => Role::Fates { size: GATE_SIZE },
        CLOCK => Role::Clock,
        SEED => Role::Random,
        name if OWN.iter().any(|own| name.starts_with(own)) => Role::Library,
        _ => Role::Program,
    }
}
