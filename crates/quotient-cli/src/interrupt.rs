//! Ctrl-C: the first asks the search to stop and report, the second ends the command at once.

use std::sync::atomic::{AtomicBool, Ordering};

use quotient::Verdict;

use crate::report::exit_code;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The flag that Ctrl-C sets. Installs the handler; where that is not possible Ctrl-C keeps its
/// usual meaning.
pub fn flag() -> &'static AtomicBool {
    let handler = || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(exit_code(Verdict::Incomplete).into());
        }
    };
    // The one error is that there is no way to handle signals here.
    let _ = ctrlc::set_handler(handler);
    &INTERRUPTED
}
