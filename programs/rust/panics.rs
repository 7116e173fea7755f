//! Panics: which are violations, and which somebody takes up.

use std::hint::black_box;
use std::panic::{AssertUnwindSafe, catch_unwind, resume_unwind};
use std::sync::atomic::{AtomicBool, AtomicU32, Ordering::SeqCst};
use std::sync::{Arc, Mutex};
use std::thread;

struct Guard<'a>(&'a mut i32);

impl Drop for Guard<'_> {
    fn drop(&mut self) {
        *self.0 += 1;
    }
}

// expect: safe in 1
#[test]
fn caught() {
    let mut dropped = 0;
    let caught = catch_unwind(AssertUnwindSafe(|| {
        let _guard = Guard(&mut dropped);
        panic!("the answer is {}", black_box(42));
    }));
    let payload = caught.unwrap_err();
    assert_eq!(
        payload.downcast_ref::<String>().unwrap(),
        "the answer is 42"
    );
    assert_eq!(dropped, 1);
}

// expect: safe in 4
#[test]
fn poisoned() {
    let mutex = Arc::new(Mutex::new(7));
    let other = Arc::clone(&mutex);
    let thread = thread::spawn(move || {
        let _held = other.lock().unwrap();
        panic!("while it is held");
    });
    assert!(thread.join().is_err());
    assert!(mutex.is_poisoned());
    assert_eq!(*mutex.lock().unwrap_err().into_inner(), 7);
}

// expect: panic "called `Result::unwrap()` on an `Err` value"
#[test]
fn poisoned_bug_of_unwrapping() {
    let mutex = Arc::new(Mutex::new(7));
    let other = Arc::clone(&mutex);
    let thread = thread::spawn(move || {
        let _held = other.lock().unwrap();
        if black_box(true) {
            panic!("while it is held");
        }
    });
    let _ = *mutex.lock().unwrap();
    let _ = thread.join();
}

// expect: panic "index out of bounds: the len is 3 but the index is 3"
#[test]
fn bug_of_an_index() {
    let numbers = black_box(vec![1, 2, 3]);
    let index = black_box(3);
    assert_eq!(numbers[index], 3);
}

// expect: panic "attempt to subtract with overflow"
#[test]
fn bug_of_an_overflow() {
    let numbers: Vec<u32> = black_box(vec![]);
    assert_eq!(black_box(numbers.len()) - 1, 0);
}

// expect: safe in 1
#[test]
fn resumed() {
    let caught = catch_unwind(|| {
        let caught = catch_unwind(|| panic!("first"));
        resume_unwind(caught.unwrap_err());
    });
    assert_eq!(*caught.unwrap_err().downcast::<&str>().unwrap(), "first");
}

// expect: panic
#[test]
fn bug_of_panicking_while_panicking() {
    struct Worse;
    impl Drop for Worse {
        fn drop(&mut self) {
            panic!("second");
        }
    }
    let _ = catch_unwind(|| {
        let _worse = Worse;
        panic!("first");
    });
}

// expect: panic "`Err` is returned"
#[test]
fn bug_of_an_error() -> Result<(), String> {
    match black_box(3) {
        3 => Err("three".to_owned()),
        _ => Ok(()),
    }
}

// expect: panic "in a thread that nobody joins"
#[test]
fn panic_in_a_thread_that_nobody_joins() {
    static READY: AtomicBool = AtomicBool::new(false);
    thread::spawn(|| assert!(READY.load(SeqCst), "too early"));
    READY.store(true, SeqCst);
}

// expect: panic "in a thread that nobody joins"
#[test]
fn panic_of_a_thread_whose_handle_is_dropped_later() {
    let thread = thread::spawn(|| -> Vec<u8> { panic!("never seen") });
    while !thread.is_finished() {
        thread::yield_now();
    }
}

// expect: safe in 100
#[test]
fn panics_that_somebody_looks_at() {
    let ignored = thread::spawn(|| panic!("its result is taken, and dropped"));
    let _ = ignored.join();
    thread::spawn(|| catch_unwind(|| panic!("caught where it happens")));
    let scope = catch_unwind(|| {
        thread::scope(|scope| {
            scope.spawn(|| panic!("the scope is told"));
        });
    });
    assert!(scope.is_err());
}

// expect: panic "too early"
#[test]
fn bug_of_an_error_that_is_returned() -> Result<(), String> {
    let ready = Arc::new(AtomicBool::new(false));
    let other = Arc::clone(&ready);
    let thread = thread::spawn(move || other.store(true, SeqCst));
    if !ready.load(SeqCst) {
        return Err("too early".to_owned());
    }
    thread.join().map_err(|_| "a panic".to_owned())
}

// expect: safe in 1
#[test]
fn no_error_is_returned() -> Result<(), Box<dyn std::error::Error>> {
    assert_eq!(black_box("12").parse::<u32>()?, 12);
    assert!(thread::available_parallelism()?.get() > 0);
    Ok(())
}

// expect: panic "attempt to subtract with overflow"
#[test]
fn bug_of_the_second_of_two_overflows() {
    let tickets = Arc::new([AtomicU32::new(2), AtomicU32::new(1)]);
    let sold = tickets.clone();
    let seller = thread::spawn(move || sold[1].store(0, SeqCst));
    let first = tickets[0].load(SeqCst) - 1;
    let second = tickets[1].load(SeqCst) - 1;
    seller.join().unwrap();
    assert!(first >= second);
}
