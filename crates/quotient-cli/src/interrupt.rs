//! Ctrl-C, SIGTERM and SIGHUP: the first asks the search to stop and report, the second ends the command at
//! once.

use std::sync::atomic::{AtomicBool, Ordering};

use quotient::Verdict;

use crate::exit;

static INTERRUPTED: AtomicBool = AtomicBool::new(false);

/// The flag that such a signal sets, and others may set who want the search to stop.
pub fn flag() -> &'static AtomicBool {
    &INTERRUPTED
}

/// Installs the handler; where that is not possible signals keep their usual meaning.
pub fn install() {
    let handler = || {
        if INTERRUPTED.swap(true, Ordering::Relaxed) {
            std::process::exit(exit::code(Verdict::Incomplete).into());
        }
    };
    // The one error is that there is no way to handle signals here.
    let _ = ctrlc::set_handler(handler);
}
