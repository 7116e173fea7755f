//! What the checker provides: it calls functions of its own in the place of these, by their paths. Their bodies are for
//! programs that are run without it, and opaque, so that no compiler knows better.

use std::hint::black_box;
use std::sync::atomic::{AtomicUsize, Ordering};

/// 0 or 1; both are explored.
#[inline(never)]
pub fn choose() -> u32 {
    black_box(1)
}

/// A model begins.
#[inline(never)]
pub fn begin() {
    black_box(());
}

/// A model was skipped: panics up to the next one do not count.
#[inline(never)]
pub fn skipped() {
    black_box(());
}

/// The program ends here, and all is well.
#[inline(never)]
pub fn end() {
    black_box(());
}

/// Waits until the number is 0.
#[inline(never)]
pub fn wait_for_none(number: &AtomicUsize) {
    while number.load(Ordering::Acquire) != 0 {
        std::thread::yield_now();
    }
}

/// A thread has panicked, which fails the model.
#[inline(never)]
pub fn fail() {
    black_box(());
}
