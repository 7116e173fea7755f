//! The programs on shuttle's types.

use shuttle::sync::mpsc::channel;
use shuttle::sync::{atomic::AtomicUsize, Mutex};
use shuttle::thread::spawn;

#[path = "../programs.rs"]
pub mod programs;
