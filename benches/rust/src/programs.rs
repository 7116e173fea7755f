//! Small programs that every checker can be given, on the types that `super` has: std's, loom's or shuttle's. What threads share
//! is never freed, so that nobody counts references.

use super::{channel, spawn, AtomicUsize, Mutex};
use std::sync::atomic::Ordering::SeqCst;

fn shared<T>(value: T) -> &'static T {
    Box::leak(Box::new(value))
}

/// One thread writes a variable that `n` others read.
pub fn readers(n: usize) {
    let x = shared(AtomicUsize::new(0));
    let writer = spawn(move || x.store(1, SeqCst));
    let read = |_| spawn(move || assert!(x.load(SeqCst) <= 1));
    let readers: Vec<_> = (0..n).map(read).collect();
    writer.join().unwrap();
    readers.into_iter().for_each(|t| t.join().unwrap());
}

/// Two threads add each other's number to their own, `n` times: Fibonacci's numbers are the largest that can come of it.
pub fn fib(n: usize) {
    let [i, j] = [0; 2].map(|_| shared(AtomicUsize::new(1)));
    let add = |to: &'static AtomicUsize, from: &'static AtomicUsize| {
        spawn(move || {
            for _ in 0..n {
                to.store(to.load(SeqCst) + from.load(SeqCst), SeqCst);
            }
        })
    };
    let threads = [add(i, j), add(j, i)];
    threads.into_iter().for_each(|t| t.join().unwrap());
    let mut largest = (1, 1);
    (0..2 * n).for_each(|_| largest = (largest.1, largest.0 + largest.1));
    assert!(i.load(SeqCst) <= largest.1 && j.load(SeqCst) <= largest.1);
}

/// `n` threads count.
pub fn counters(n: usize) {
    let count = shared(AtomicUsize::new(0));
    let add = |_| {
        spawn(move || {
            count.fetch_add(1, SeqCst);
        })
    };
    let threads: Vec<_> = (0..n).map(add).collect();
    threads.into_iter().for_each(|t| t.join().unwrap());
    assert_eq!(count.load(SeqCst), n);
}

/// `n` threads count, with a mutex.
pub fn mutex(n: usize) {
    let count = shared(Mutex::new(0));
    let add = |_| spawn(move || *count.lock().unwrap() += 1);
    let threads: Vec<_> = (0..n).map(add).collect();
    threads.into_iter().for_each(|t| t.join().unwrap());
    assert_eq!(*count.lock().unwrap(), n);
}

/// Two threads send `n` messages each.
pub fn messages(n: usize) {
    let (sender, receiver) = channel();
    let send = |_| {
        let sender = sender.clone();
        spawn(move || (1..=n).for_each(|message| sender.send(message).unwrap()))
    };
    let threads = [0; 2].map(send);
    let received: usize = (0..2 * n).map(|_| receiver.recv().unwrap()).sum();
    assert_eq!(received, n * (n + 1));
    threads.into_iter().for_each(|t| t.join().unwrap());
}
