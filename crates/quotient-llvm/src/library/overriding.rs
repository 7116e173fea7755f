//! Functions that are modelled even where the program defines them: benchmark programs carry
//! stand-ins, so that they can be run, for what a verifier is meant to provide; and headers of C++
//! define what would not end, or lead deep into the library.

use super::advice::FILES;
use super::model::{Model, Runtime};

/// The function that a program has for what must not be reached.
pub(crate) const ERROR: &str = "reach_error";

/// These functions; a name that ends in `*` stands for every name that begins so.
pub(super) const OVERRIDING: &[(&str, Model)] = &[
    (ERROR, Model::Runtime(Runtime::Abort)),
    ("__VERIFIER_error", Model::Runtime(Runtime::Abort)),
    ("__VERIFIER_assume", Model::Runtime(Runtime::Assume)),
    ("assume_abort_if_not", Model::Runtime(Runtime::Assume)),
    (
        "__VERIFIER_atomic_begin",
        Model::Runtime(Runtime::AtomicBegin),
    ),
    ("__VERIFIER_atomic_end", Model::Runtime(Runtime::AtomicEnd)),
    // Who waits for an atomic variable is counted only so that nobody calls the system in vain.
    (
        "_ZNSt8__detail18__waiter_pool_base13_M_enter_waitEv",
        Model::Nothing,
    ),
    (
        "_ZNSt8__detail18__waiter_pool_base13_M_leave_waitEv",
        Model::Nothing,
    ),
    // Clocks may be any, and time does not pass.
    ("_ZNSt11this_thread11sleep_untilI*", Model::Nothing),
    ("_ZNSt14basic_ofstreamI*", Model::Refused(FILES)),
    ("_ZNSt14basic_ifstreamI*", Model::Refused(FILES)),
    ("_ZNSt13basic_fstreamI*", Model::Refused(FILES)),
];
