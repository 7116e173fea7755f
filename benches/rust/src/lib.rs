//! The programs on the standard library, each a test, for `cargo quotient test`.

#![cfg(test)]

use std::sync::mpsc::channel;
use std::sync::{atomic::AtomicUsize, Mutex};
use std::thread::spawn;

mod programs;

/// A test for each size.
macro_rules! tests {
    ($($program:ident: $($n:literal $name:ident),*;)*) => {
        $($(
            #[test]
            fn $name() {
                programs::$program($n);
            }
        )*)*
    };
}

tests! {
    readers: 3 readers_3, 5 readers_5, 9 readers_9, 13 readers_13;
    fib: 2 fib_2, 3 fib_3, 4 fib_4, 5 fib_5;
    counters: 2 counters_2, 4 counters_4, 6 counters_6;
    mutex: 2 mutex_2, 3 mutex_3, 4 mutex_4;
    messages: 1 messages_1, 2 messages_2;
}
