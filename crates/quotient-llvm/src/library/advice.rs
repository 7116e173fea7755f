//! What to do instead of what is not supported.

pub(super) const NONDETERMINISM: &str =
    "input that is not determined by the program is not supported; give it fixed values";
pub(super) const PROCESSES: &str = "other processes are not supported; check one process by itself";
pub(super) const SIGNALS: &str =
    "signals are not supported; call the handler from a thread instead";
pub(super) const LOADING: &str =
    "dynamic loading is not supported; give the other file's source as well";
pub(super) const FILES: &str = "files are not supported; put what they would hold into the program";
pub(super) const NETWORK: &str =
    "the network is not supported; call what handles the messages directly";
