//! Tests that say how they are to be checked.

use std::sync::atomic::{AtomicU32, Ordering};
use std::thread;

// expect: safe in 10
#[quotient_test::test(algorithm = "rf")]
fn numbers_are_all_explored() {
    let number = quotient_test::nondet(2..6);
    quotient_test::assume(number != 4);
    assert!([2, 3, 5].contains(&number));
}

// expect: panic "five"
#[quotient_test::test]
fn numbers_bug_of_one() {
    assert_ne!(quotient_test::nondet(2..6), 5, "five");
}

fn count_up(atomic: bool) -> u32 {
    let count = AtomicU32::new(0);
    let add = || {
        let add = || {
            let seen = count.load(Ordering::SeqCst);
            count.store(seen + 1, Ordering::SeqCst);
        };
        match atomic {
            true => quotient_test::atomic(add),
            false => add(),
        }
    };
    thread::scope(|scope| {
        scope.spawn(add);
        scope.spawn(add);
    });
    count.into_inner()
}

// expect: safe in 12
#[quotient_test::test(unroll = 4)]
fn nothing_comes_between() {
    assert_eq!(count_up(true), 2);
}

// expect: panic
#[quotient_test::test]
fn nothing_comes_between_bug_of_no_section() {
    assert_eq!(count_up(false), 2);
}
