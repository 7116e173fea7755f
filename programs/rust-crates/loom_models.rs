//! Models as people write them for loom.

use loom::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use loom::sync::{Arc, Mutex, Notify};
use loom::{cell, future, thread};

fn count_up(lost: bool) {
    let count = Arc::new(AtomicUsize::new(0));
    let threads: Vec<_> = (0..2)
        .map(|_| {
            let count = count.clone();
            thread::spawn(move || match lost {
                true => {
                    let seen = count.load(Ordering::Acquire);
                    count.store(seen + 1, Ordering::Release);
                }
                false => _ = count.fetch_add(1, Ordering::AcqRel),
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    assert_eq!(count.load(Ordering::Acquire), 2, "an increment was lost");
}

// expect: safe in 40
#[test]
fn one_model() {
    loom::model(|| count_up(false));
}

// Three times as many as one has, not the third power.
// expect: safe in 120
#[test]
fn models_are_not_multiplied() {
    for _ in 0..3 {
        loom::model(|| count_up(false));
    }
}

// expect: panic "an increment was lost"
#[test]
fn the_second_model_has_a_bug() {
    loom::model(|| count_up(false));
    let builder = loom::model::Builder::new();
    builder.check(|| count_up(true));
}

// expect: panic "a thread that nobody joins"
#[test]
fn a_thread_of_a_model_has_a_bug() {
    loom::model(|| {
        let flag = Arc::new(AtomicBool::new(false));
        let seen = flag.clone();
        thread::spawn(move || {
            assert!(!seen.load(Ordering::SeqCst), "a thread that nobody joins");
        });
        flag.store(true, Ordering::SeqCst);
    });
}

struct Slot {
    full: AtomicBool,
    value: cell::UnsafeCell<u32>,
}
unsafe impl Sync for Slot {}

fn hand_over(order: Ordering) {
    let slot = Arc::new(Slot {
        full: AtomicBool::new(false),
        value: cell::UnsafeCell::new(0),
    });
    let giver = slot.clone();
    let thread = thread::spawn(move || {
        giver.value.with_mut(|value| unsafe { *value = 7 });
        giver.full.store(true, order);
    });
    if slot.full.load(Ordering::Acquire) {
        assert_eq!(slot.value.with(|value| unsafe { *value }), 7);
    }
    thread.join().unwrap();
}

// expect --races: safe in 10
#[test]
fn handed_over() {
    loom::model(|| hand_over(Ordering::Release));
}

// expect --races: race
#[test]
fn handed_over_bug_of_a_relaxed_store() {
    loom::model(|| hand_over(Ordering::Relaxed));
}

// expect: safe in 60
#[test]
fn notified() {
    loom::model(|| {
        let notify = Arc::new(Notify::new());
        let waits = notify.clone();
        let thread = thread::spawn(move || waits.wait());
        notify.notify();
        thread.join().unwrap();
    });
}

// expect: deadlock
#[test]
fn notified_bug_of_nobody_who_does() {
    loom::model(|| {
        let notify = Arc::new(Notify::new());
        thread::spawn(move || notify.wait());
    });
}

loom::lazy_static! {
    static ref LIST: Mutex<Vec<u32>> = Mutex::new(vec![1]);
}

// expect: safe in 60
#[test]
fn statics_and_futures() {
    loom::model(|| {
        let thread = thread::spawn(|| LIST.lock().unwrap().push(2));
        let length = future::block_on(async { LIST.lock().unwrap().len() });
        thread.join().unwrap();
        assert!(length == 1 || length == 2);
    });
}

// expect: safe in 3
#[test]
fn behind_a_model_its_outcome_is_missing() {
    static RUNS: std::sync::atomic::AtomicUsize = std::sync::atomic::AtomicUsize::new(0);
    loom::model(|| _ = RUNS.fetch_add(1, Ordering::Relaxed));
    assert!(RUNS.load(Ordering::Relaxed) > 0, "loom would have run it");
}

// expect: panic "in the second"
#[test]
fn second_model_bug_of_a_panic() {
    loom::model(|| {});
    loom::model(|| panic!("in the second"));
}

// expect: safe in 20
#[test]
fn time_stands_still() {
    loom::model(|| {
        let (sender, receiver) = std::sync::mpsc::channel();
        let thread = thread::spawn(move || sender.send(1).unwrap());
        let begun = std::time::Instant::now();
        let second = std::time::Duration::from_secs(1);
        assert_eq!(receiver.recv_timeout(second), Ok(1));
        assert!(begun.elapsed().is_zero());
        thread.join().unwrap();
    });
}
