//! What people build of atomics, right and wrong.

use std::cell::UnsafeCell;
use std::ptr;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicPtr, AtomicUsize, Ordering};
use std::thread;

struct SpinLock {
    taken: AtomicBool,
    count: UnsafeCell<u32>,
}
unsafe impl Sync for SpinLock {}

fn spin_lock(take: fn(&AtomicBool)) {
    let lock = SpinLock {
        taken: AtomicBool::new(false),
        count: UnsafeCell::new(0),
    };
    let lock = &lock;
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(move || {
                take(&lock.taken);
                unsafe { *lock.count.get() += 1 };
                lock.taken.store(false, Ordering::Release);
            });
        }
    });
    assert_eq!(unsafe { *lock.count.get() }, 2, "both were inside");
}

// expect: safe in 20
#[test]
fn spin_lock_taken_by_swap() {
    spin_lock(|taken| {
        while taken.swap(true, Ordering::Acquire) {
            std::hint::spin_loop();
        }
    });
}

// expect: panic "both were inside"
#[test]
fn spin_lock_bug_of_looking_first() {
    spin_lock(|taken| {
        while taken.load(Ordering::Acquire) {
            std::hint::spin_loop();
        }
        taken.store(true, Ordering::Release);
    });
}

struct Ring {
    slots: [UnsafeCell<u32>; 2],
    written: AtomicUsize,
    read: AtomicUsize,
}
unsafe impl Sync for Ring {}

fn ring(publish_first: bool) {
    let ring = Arc::new(Ring {
        slots: [UnsafeCell::new(0), UnsafeCell::new(0)],
        written: AtomicUsize::new(0),
        read: AtomicUsize::new(0),
    });
    let producer = Arc::clone(&ring);
    let thread = thread::spawn(move || {
        for n in 0..2 {
            let slot = producer.slots[n % 2].get();
            if publish_first {
                producer.written.store(n + 1, Ordering::Release);
                unsafe { *slot = n as u32 + 1 };
            } else {
                unsafe { *slot = n as u32 + 1 };
                producer.written.store(n + 1, Ordering::Release);
            }
        }
    });
    for n in 0..2 {
        if ring.written.load(Ordering::Acquire) > n {
            let value = unsafe { *ring.slots[n % 2].get() };
            assert_eq!(value, n as u32 + 1, "read too early");
            ring.read.store(n + 1, Ordering::Release);
        }
    }
    thread.join().unwrap();
}

// expect: safe in 40
#[test]
fn ring_of_one_producer() {
    ring(false);
}

// expect: panic "read too early"
#[test]
fn ring_bug_of_publishing_first() {
    ring(true);
}

struct Node {
    value: u32,
    next: *mut Node,
}

fn stack(exchange: bool) {
    let head = AtomicPtr::new(ptr::null_mut::<Node>());
    thread::scope(|scope| {
        for value in [1, 2] {
            let head = &head;
            scope.spawn(move || {
                let node = Box::into_raw(Box::new(Node {
                    value,
                    next: ptr::null_mut(),
                }));
                loop {
                    let top = head.load(Ordering::Acquire);
                    unsafe { (*node).next = top };
                    if !exchange {
                        head.store(node, Ordering::Release);
                        break;
                    }
                    let (success, failure) = (Ordering::AcqRel, Ordering::Relaxed);
                    if head.compare_exchange(top, node, success, failure).is_ok() {
                        break;
                    }
                }
            });
        }
    });
    let mut sum = 0;
    let mut at = head.into_inner();
    while !at.is_null() {
        let node = unsafe { Box::from_raw(at) };
        sum += node.value;
        at = node.next;
    }
    assert_eq!(sum, 3, "a node was lost");
}

// expect: safe in 20
#[test]
fn stack_of_treiber() {
    stack(true);
}

// expect: panic "a node was lost"
#[test]
fn stack_bug_of_a_plain_store() {
    stack(false);
}

fn sequence_lock(checked: bool) {
    let version = AtomicUsize::new(0);
    let (low, high) = (AtomicUsize::new(0), AtomicUsize::new(0));
    thread::scope(|scope| {
        scope.spawn(|| {
            version.store(1, Ordering::SeqCst);
            low.store(7, Ordering::SeqCst);
            high.store(7, Ordering::SeqCst);
            version.store(2, Ordering::SeqCst);
        });
        let before = version.load(Ordering::SeqCst);
        let seen = (low.load(Ordering::SeqCst), high.load(Ordering::SeqCst));
        let after = version.load(Ordering::SeqCst);
        if before % 2 == 0 && (!checked || before == after) {
            assert_eq!(seen.0, seen.1, "read half of a change");
        }
    });
}

// expect: safe in 60
#[test]
fn sequence_lock_read() {
    sequence_lock(true);
}

// expect: panic "read half of a change"
#[test]
fn sequence_lock_bug_of_not_looking_again() {
    sequence_lock(false);
}
