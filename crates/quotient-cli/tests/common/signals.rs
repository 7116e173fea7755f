//! Signals to processes that tests have started.

use std::process::Command;

/// Sends a process a signal, such as `TERM`. The shell has `kill` built in; a small system may have no command of that name.
pub fn send(signal: &str, process: u32) {
    let kill = format!("kill -{signal} {process}");
    let sent = Command::new("sh").args(["-c", &kill]).status();
    assert!(sent.is_ok_and(|status| status.success()), "{kill}");
}
