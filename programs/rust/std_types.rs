//! What the standard library offers, in as few executions as it has orders.

use std::cell::RefCell;
use std::hint::black_box;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Barrier, Condvar, LazyLock, Mutex, Once, OnceLock, RwLock};
use std::thread;

// expect: safe in 3
#[test]
fn arc_of_atomic() {
    let count = Arc::new(AtomicUsize::new(0));
    let threads: Vec<_> = (0..2)
        .map(|_| {
            let count = Arc::clone(&count);
            thread::spawn(move || {
                count.fetch_add(1, Ordering::SeqCst);
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    assert_eq!(count.load(Ordering::SeqCst), 2);
}

// expect: safe in 9
#[test]
fn arc_of_mutex() {
    let sum = Arc::new(Mutex::new(0));
    let threads: Vec<_> = (1..=2)
        .map(|n| {
            let sum = Arc::clone(&sum);
            thread::spawn(move || *sum.lock().unwrap() += n)
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    assert_eq!(*sum.lock().unwrap(), 3);
}

// expect: safe in 14
#[test]
fn condition_variable() {
    let pair = Arc::new((Mutex::new(false), Condvar::new()));
    let other = Arc::clone(&pair);
    let thread = thread::spawn(move || {
        *other.0.lock().unwrap() = true;
        other.1.notify_one();
    });
    let mut ready = pair.0.lock().unwrap();
    while !*ready {
        ready = pair.1.wait(ready).unwrap();
    }
    drop(ready);
    thread.join().unwrap();
}

// expect: deadlock
#[test]
fn condition_variable_bug_of_looking_too_early() {
    let pair = Arc::new((Mutex::new(false), Condvar::new()));
    let other = Arc::clone(&pair);
    let thread = thread::spawn(move || {
        *other.0.lock().unwrap() = true;
        other.1.notify_one();
    });
    // By the time it waits, it may have been notified.
    if !*pair.0.lock().unwrap() {
        let ready = pair.0.lock().unwrap();
        drop(pair.1.wait(ready).unwrap());
    }
    thread.join().unwrap();
}

// expect: safe in 2
#[test]
fn park() {
    static READY: AtomicBool = AtomicBool::new(false);
    let thread = thread::spawn(|| {
        while !READY.load(Ordering::SeqCst) {
            thread::park();
        }
    });
    READY.store(true, Ordering::SeqCst);
    thread.thread().unpark();
    thread.join().unwrap();
}

// expect: deadlock
#[test]
fn park_bug_of_no_unpark() {
    static READY: AtomicBool = AtomicBool::new(false);
    let thread = thread::spawn(|| {
        while !READY.load(Ordering::SeqCst) {
            thread::park();
        }
    });
    READY.store(true, Ordering::SeqCst);
    thread.join().unwrap();
}

// expect: safe in 60
#[test]
fn read_write_lock() {
    let lock = RwLock::new(0);
    thread::scope(|scope| {
        scope.spawn(|| *lock.write().unwrap() += 1);
        scope.spawn(|| assert!(matches!(*lock.read().unwrap(), 0 | 1)));
    });
    assert_eq!(*lock.read().unwrap(), 1);
}

// expect: deadlock
#[test]
fn read_write_lock_bug_of_reading_twice() {
    let lock = RwLock::new(0);
    thread::scope(|scope| {
        scope.spawn(|| *lock.write().unwrap() += 1);
        scope.spawn(|| {
            let first = lock.read().unwrap();
            // A writer that waits keeps readers out.
            let second = lock.read().unwrap();
            assert_eq!(*first, *second);
        });
    });
}

// expect: panic "an upgrade lost a write"
#[test]
fn read_write_lock_bug_of_upgrading() {
    let lock = RwLock::new(0);
    let add = || {
        let seen = *lock.read().unwrap();
        *lock.write().unwrap() = seen + 1;
    };
    thread::scope(|scope| {
        scope.spawn(add);
        scope.spawn(add);
    });
    assert_eq!(*lock.read().unwrap(), 2, "an upgrade lost a write");
}

// expect: safe in 20
#[test]
fn once() {
    let cell = OnceLock::new();
    thread::scope(|scope| {
        for n in 0..2 {
            let cell = &cell;
            scope.spawn(move || assert!(*cell.get_or_init(|| n) < 2));
        }
    });
}

// expect: safe in 4
#[test]
fn once_after_a_panic() {
    static CELL: OnceLock<usize> = OnceLock::new();
    let fails = thread::spawn(|| *CELL.get_or_init(|| panic!("not today")));
    // Whoever comes first: an attempt that has failed is no reason not to try again.
    assert_eq!(*CELL.get_or_init(|| 7), 7);
    let _ = fails.join();
}

// expect: panic "poisoned"
#[test]
fn once_bug_of_a_first_that_panics() {
    static ONCE: Once = Once::new();
    let first = thread::spawn(|| ONCE.call_once(|| panic!("not today")));
    ONCE.call_once(|| {});
    let _ = first.join();
}

// expect: panic "made twice"
#[test]
fn once_bug_of_looking_and_setting() {
    static MADE: AtomicUsize = AtomicUsize::new(0);
    static CELL: OnceLock<usize> = OnceLock::new();
    let get = || {
        if CELL.get().is_none() {
            let _ = CELL.set(MADE.fetch_add(1, Ordering::SeqCst));
        }
    };
    let other = thread::spawn(get);
    get();
    other.join().unwrap();
    assert_eq!(MADE.load(Ordering::SeqCst), 1, "made twice");
}

// expect: safe in 20
#[test]
fn lazy() {
    static MADE: AtomicUsize = AtomicUsize::new(0);
    static LAZY: LazyLock<usize> = LazyLock::new(|| MADE.fetch_add(1, Ordering::SeqCst) + 7);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| assert_eq!(*LAZY, 7));
        }
    });
    assert_eq!(MADE.load(Ordering::SeqCst), 1);
}

// expect: safe in 100
#[test]
fn barrier() {
    let barrier = Barrier::new(2);
    let count = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                count.fetch_add(1, Ordering::SeqCst);
                barrier.wait();
                assert_eq!(count.load(Ordering::SeqCst), 2);
            });
        }
    });
}

// expect: deadlock
#[test]
fn barrier_bug_of_a_thread_too_few() {
    let barrier = Barrier::new(2);
    thread::scope(|scope| {
        scope.spawn(|| {
            barrier.wait();
        });
    });
}

// expect: deadlock "held by main"
#[test]
fn mutexes_bug_of_two_orders() {
    let (a, b) = (Mutex::new(0), Mutex::new(0));
    thread::scope(|scope| {
        scope.spawn(|| {
            let _a = a.lock().unwrap();
            let _b = b.lock().unwrap();
        });
        scope.spawn(|| {
            let _b = b.lock().unwrap();
            let _a = a.lock().unwrap();
        });
    });
}

// expect: safe in 20
#[test]
fn try_lock() {
    let mutex = Mutex::new(0);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                if let Ok(mut held) = mutex.try_lock() {
                    *held += 1;
                }
            });
        }
    });
    assert!(matches!(*mutex.lock().unwrap(), 1 | 2));
}

// expect: safe in 4
#[test]
fn thread_local() {
    static DROPPED: AtomicUsize = AtomicUsize::new(0);
    struct Counted(u32);
    impl Drop for Counted {
        fn drop(&mut self) {
            DROPPED.fetch_add(1, Ordering::SeqCst);
        }
    }
    thread_local!(static OWN: RefCell<Counted> = const { RefCell::new(Counted(1)) });
    let threads: Vec<_> = (0..2)
        .map(|_| {
            thread::spawn(|| {
                OWN.with(|own| {
                    own.borrow_mut().0 += 1;
                    assert_eq!(own.borrow().0, 2);
                })
            })
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    assert_eq!(DROPPED.load(Ordering::SeqCst), 2);
}

// expect: panic "a deposit was lost"
#[test]
fn account_bug_of_two_sections() {
    struct Account {
        balance: Mutex<i32>,
    }
    impl Account {
        fn deposit(&self, amount: i32) {
            let balance = *self.balance.lock().unwrap();
            *self.balance.lock().unwrap() = balance + amount;
        }
    }
    let account = Account {
        balance: Mutex::new(100),
    };
    let account = &account;
    thread::scope(|scope| {
        for amount in [50, 7] {
            scope.spawn(move || account.deposit(amount));
        }
    });
    let balance = *account.balance.lock().unwrap();
    assert_eq!(balance, 157, "a deposit was lost");
}

// expect: panic "an increment was lost, left: 1, right: 2"
#[test]
fn counter_bug_of_load_and_store() {
    let count = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                let seen = count.load(Ordering::SeqCst);
                count.store(seen + 1, Ordering::SeqCst);
            });
        }
    });
    assert_eq!(count.load(Ordering::SeqCst), 2, "an increment was lost");
}

// expect: safe in 1
#[test]
fn numbers_of_128_bits_in_decimal() {
    for exponent in [0, 15, 16, 19, 20, 31, 32, 33, 38] {
        let number = black_box(10_u128.pow(exponent));
        let digits = format!("1{}", "0".repeat(exponent as usize));
        assert_eq!(number.to_string(), digits);
        assert_eq!(digits.parse(), Ok(number));
    }
    let most = "340282366920938463463374607431768211455";
    assert_eq!(black_box(u128::MAX).to_string(), most);
    let least = "-170141183460469231731687303715884105728";
    assert_eq!(black_box(i128::MIN).to_string(), least);
}

// expect: safe in 1
#[test]
fn conversions_and_sums_that_stay_within_their_range() {
    for (number, whole, unsigned, small) in [
        (3.9, 3, 3, 3),
        (-3.9, -3, 0, -3),
        (1e30, i64::MAX, u64::MAX, i8::MAX),
        (-1e30, i64::MIN, 0, i8::MIN),
        (f64::NAN, 0, 0, 0),
    ] {
        let number: f64 = black_box(number);
        assert_eq!(number as i64, whole);
        assert_eq!(number as u64, unsigned);
        assert_eq!(number as f32 as i8, small);
    }
    let [low, high] = black_box([i32::MIN + 1, i32::MAX - 1]);
    let [one, two] = black_box([1, 2]);
    assert_eq!(high.saturating_add(one), i32::MAX);
    assert_eq!(high.saturating_add(two), i32::MAX);
    assert_eq!(low.saturating_sub(two), i32::MIN);
    assert_eq!(low.saturating_add(-two), i32::MIN);
    assert_eq!(high.saturating_sub(-two), i32::MAX);
    assert_eq!(low.saturating_add(two), i32::MIN + 3);
    assert_eq!(
        black_box(i128::MAX - 1).saturating_add(black_box(2)),
        i128::MAX
    );
    assert_eq!(
        black_box(i128::MIN + 1).saturating_sub(black_box(2)),
        i128::MIN
    );
    assert_eq!(black_box(-5i128).saturating_sub(black_box(2)), -7);
}

// expect: safe in 2
#[test]
fn numbers_of_threads_differ() {
    let before = thread::current().id();
    let threads = [0; 2].map(|_| thread::spawn(|| thread::current().id()));
    let known = [0, 1].map(|n: usize| threads[n].thread().id());
    assert_eq!(threads.map(|thread| thread.join().unwrap()), known);
    assert_ne!(known[0], known[1]);
    assert!(!known.contains(&before));
    assert_eq!(thread::current().id(), before);
}

// expect: safe in 1
#[test]
fn number_of_the_main_thread_asked_for_late() {
    let other = thread::spawn(|| thread::current().id()).join().unwrap();
    assert_ne!(thread::current().id(), other);
}

// expect: safe in 1
#[test]
fn name_of_the_main_thread() {
    let main = thread::current();
    let named = thread::Builder::new().name("other".to_owned());
    let name = named.spawn(move || {
        assert_eq!(main.name(), Some("main"));
        thread::current().name().map(str::to_owned)
    });
    assert_eq!(name.unwrap().join().unwrap().as_deref(), Some("other"));
    let unnamed = thread::spawn(|| thread::current().name().is_none());
    assert!(unnamed.join().unwrap());
    assert_eq!(thread::current().name(), Some("main"));
}

// What std does with vectors, and what it asks the processor.
// expect: safe in 1
#[test]
fn searches_of_text() {
    let text = black_box("index out of bounds: the len is 0 but the index is 0");
    assert!(text.contains("out of bounds") && text.contains(black_box("the index is 0")));
    assert!(!text.contains(black_box("the index is 1")));
    assert_eq!(text.find(black_box("len")), Some(25));
    #[cfg(target_arch = "x86_64")]
    assert!(!is_x86_feature_detected!("avx2"));
}

// expect: safe in 1
#[test]
fn products_are_not_rounded_before_the_sum() {
    let third = black_box(1.0f64 / 3.0);
    assert_eq!(third * 3.0 - 1.0, 0.0);
    assert_eq!(third.mul_add(3.0, -1.0), -(2f64.powi(-54)));
    let large = black_box(16_777_215f32);
    assert_eq!(large.mul_add(large, -(large * large)), 1.0);
}
