//! The programs on loom's types.

use loom::sync::mpsc::channel;
use loom::sync::{atomic::AtomicUsize, Mutex};
use loom::thread::spawn;

#[path = "../programs.rs"]
pub mod programs;
