//! Threads that meet by each part of std of which there are models, once each; every function is a program of its own.

use std::sync::atomic::{AtomicU32, Ordering::SeqCst};
use std::sync::{Arc, Barrier, Condvar, Mutex, Once, OnceLock, RwLock, mpsc};
use std::thread;

/// What is not mentioned is not compiled.
#[used]
static ALL: [extern "C" fn(); 11] = [
    mutex, try_lock, condvar, parked, scope, rwlock, once, barrier, channel, bounded, rendezvous,
];

fn main() {}

#[unsafe(no_mangle)]
extern "C" fn mutex() {
    let count = Arc::new(Mutex::new(0));
    let other = count.clone();
    let thread = thread::spawn(move || *other.lock().unwrap() += 1);
    *count.lock().unwrap() += 1;
    thread.join().unwrap();
    assert_eq!(*count.lock().unwrap(), 2);
}

#[unsafe(no_mangle)]
extern "C" fn try_lock() {
    let count = Arc::new(Mutex::new(0));
    let other = count.clone();
    let thread = thread::spawn(move || {
        if let Ok(mut count) = other.try_lock() {
            *count += 1;
        }
    });
    *count.lock().unwrap() += 1;
    thread.join().unwrap();
    assert!(*count.lock().unwrap() > 0);
}

#[unsafe(no_mangle)]
extern "C" fn condvar() {
    let event = Arc::new((Mutex::new(false), Condvar::new()));
    let other = event.clone();
    let thread = thread::spawn(move || {
        *other.0.lock().unwrap() = true;
        other.1.notify_one();
    });
    let guard = event.0.lock().unwrap();
    drop(event.1.wait_while(guard, |come| !*come).unwrap());
    thread.join().unwrap();
}

#[unsafe(no_mangle)]
extern "C" fn parked() {
    let main = thread::current();
    let thread = thread::spawn(move || main.unpark());
    thread::park();
    thread.join().unwrap();
}

#[unsafe(no_mangle)]
extern "C" fn scope() {
    let count = AtomicU32::new(0);
    thread::scope(|scope| {
        scope.spawn(|| count.fetch_add(1, SeqCst));
        scope.spawn(|| count.fetch_add(1, SeqCst));
    });
    assert_eq!(count.into_inner(), 2);
}

#[unsafe(no_mangle)]
extern "C" fn rwlock() {
    let count = RwLock::new(0);
    thread::scope(|scope| {
        scope.spawn(|| *count.write().unwrap() += 1);
        scope.spawn(|| assert!(*count.read().unwrap() < 2));
    });
}

#[unsafe(no_mangle)]
extern "C" fn once() {
    static ONCE: Once = Once::new();
    static VALUE: OnceLock<u32> = OnceLock::new();
    thread::scope(|scope| {
        for n in 1..3 {
            scope.spawn(move || {
                ONCE.call_once(|| VALUE.set(n).unwrap());
                assert!(*VALUE.get_or_init(|| 0) > 0);
            });
        }
    });
}

#[unsafe(no_mangle)]
extern "C" fn barrier() {
    let both = Barrier::new(2);
    thread::scope(|scope| {
        scope.spawn(|| both.wait());
        scope.spawn(|| both.wait());
    });
}

#[unsafe(no_mangle)]
extern "C" fn channel() {
    let (sender, receiver) = mpsc::channel();
    let other = sender.clone();
    thread::scope(|scope| {
        scope.spawn(move || sender.send(1).unwrap());
        scope.spawn(move || other.send(2).unwrap());
        assert_eq!(receiver.iter().sum::<u32>(), 3);
    });
}

#[unsafe(no_mangle)]
extern "C" fn bounded() {
    let (sender, receiver) = mpsc::sync_channel(1);
    thread::scope(|scope| {
        scope.spawn(move || (0..2).for_each(|n| sender.send(n).unwrap()));
        assert_eq!(receiver.iter().sum::<u32>(), 1);
    });
}

#[unsafe(no_mangle)]
extern "C" fn rendezvous() {
    let (sender, receiver) = mpsc::sync_channel(0);
    thread::scope(|scope| {
        scope.spawn(move || sender.send(1).unwrap());
        assert_eq!(receiver.recv(), Ok(1));
        assert!(receiver.recv().is_err());
    });
}
