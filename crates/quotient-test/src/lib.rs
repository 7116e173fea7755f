//! What a test may say to `cargo quotient test`. Under a plain `cargo test` it is an ordinary test, which runs once.
//!
//! ```
//! # use std::sync::atomic::{AtomicU32, Ordering};
//! #[quotient_test::test(algorithm = "rf", unroll = 4)]
//! fn sums() {
//!     let start = quotient_test::nondet(0..3);
//!     let sum = AtomicU32::new(start);
//!     std::thread::scope(|scope| {
//!         scope.spawn(|| sum.fetch_add(1, Ordering::Relaxed));
//!         scope.spawn(|| sum.fetch_add(1, Ordering::Relaxed));
//!     });
//!     assert_eq!(sum.into_inner(), start + 2);
//! }
//! ```

use std::ops::Range;

/// Marks a function as a test and says how Quotient is to check it: `algorithm = "rf"`, `unroll = 4`, `max_executions = 1000`,
/// `races`, `leaks`, `uninit`, as the options of `quotient check`.
pub use quotient_test_macros::test;

/// What the checker provides: it calls functions of its own in the place of these, by their paths. Their bodies are for
/// programs that are run without it, and opaque, so that no compiler knows better.
mod checker {
    use std::hint::black_box;

    /// 0 or 1; both are explored.
    #[inline(never)]
    pub(crate) fn choose() -> u32 {
        black_box(1)
    }

    /// The execution is of no interest from here on.
    #[inline(never)]
    pub(crate) fn stop() {
        black_box(());
    }

    #[inline(never)]
    pub(crate) fn atomic_begin() {
        black_box(());
    }

    #[inline(never)]
    pub(crate) fn atomic_end() {
        black_box(());
    }
}

/// Only executions in which this holds are of interest. Run without Quotient, one in which it does not hold goes on.
pub fn assume(condition: bool) {
    if !condition {
        checker::stop();
    }
}

/// Any number of the range: all are explored. Run without Quotient, it is the first.
///
/// # Panics
///
/// If the range is empty.
pub fn nondet(range: Range<u32>) -> u32 {
    assert!(!range.is_empty(), "no number is in an empty range");
    let last = range.end - 1;
    let mut numbers = range.start..last;
    numbers.find(|_| checker::choose() == 1).unwrap_or(last)
}

/// Does something that no other thread comes between. Run without Quotient, others may.
///
/// What is done must not wait for another thread.
pub fn atomic<R>(f: impl FnOnce() -> R) -> R {
    struct Section;
    impl Drop for Section {
        fn drop(&mut self) {
            checker::atomic_end();
        }
    }
    checker::atomic_begin();
    let _section = Section;
    f()
}

#[cfg(test)]
mod tests {
    #[test]
    fn without_the_checker_everything_runs_once() {
        assert_eq!(super::nondet(3..6), 3);
        assert_eq!(super::atomic(|| 7), 7);
        super::assume(true);
    }

    #[test]
    #[should_panic(expected = "empty range")]
    fn an_empty_range_has_no_number() {
        super::nondet(2..2);
    }

    #[crate::test(algorithm = "rf", unroll = 4)]
    fn a_marked_test_is_an_ordinary_test() {}
}
