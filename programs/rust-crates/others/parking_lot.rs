//! The word of parking_lot's read-write lock, as far as tests need it. Where a thread would wait it panics: only the model goes on.

pub mod raw_rwlock {
    use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::*};

    const UPGRADABLE: usize = 4;
    const WRITER: usize = 8;
    const READER: usize = 16;

    /// Nobody changes that, but the compiler does not look so far.
    static ONLY_THE_MODEL_WAITS: AtomicBool = AtomicBool::new(true);

    pub struct RawRwLock {
        state: AtomicUsize,
    }

    impl RawRwLock {
        pub const fn new() -> Self {
            RawRwLock {
                state: AtomicUsize::new(0),
            }
        }

        fn take_unless(&self, bits: usize, more: usize) -> bool {
            let state = self.state.load(Relaxed);
            let exchange = || {
                let more = state + more;
                self.state.compare_exchange(state, more, Acquire, Relaxed)
            };
            state & bits == 0 && exchange().is_ok()
        }

        pub fn lock_exclusive(&self) {
            if self
                .state
                .compare_exchange(0, WRITER, Acquire, Relaxed)
                .is_err()
            {
                self.lock_exclusive_slow();
            }
        }

        pub fn unlock_exclusive(&self) {
            self.state.fetch_sub(WRITER, Release);
        }

        pub fn lock_shared(&self, again: bool) {
            if !self.take_unless(WRITER, READER) {
                self.lock_shared_slow(again);
            }
        }

        pub fn unlock_shared(&self) {
            self.state.fetch_sub(READER, Release);
        }

        pub fn lock_upgradable(&self) {
            if !self.take_unless(WRITER | UPGRADABLE, READER | UPGRADABLE) {
                self.lock_upgradable_slow();
            }
        }

        pub fn upgrade(&self) {
            let before = self
                .state
                .fetch_sub((READER | UPGRADABLE) - WRITER, Acquire);
            if before & !(READER - 1) != READER {
                self.upgrade_slow();
            }
        }

        #[cold]
        #[inline(never)]
        fn lock_exclusive_slow(&self) -> bool {
            self.wait(false, !0, WRITER)
        }

        #[cold]
        #[inline(never)]
        fn lock_shared_slow(&self, again: bool) -> bool {
            self.wait(again, WRITER, READER)
        }

        #[cold]
        #[inline(never)]
        fn lock_upgradable_slow(&self) -> bool {
            self.wait(false, WRITER | UPGRADABLE, READER | UPGRADABLE)
        }

        #[cold]
        #[inline(never)]
        fn upgrade_slow(&self) -> bool {
            self.wait(false, !(READER - 1), 0)
        }

        fn wait(&self, again: bool, bits: usize, more: usize) -> bool {
            assert!(!ONLY_THE_MODEL_WAITS.load(Relaxed), "real code waits");
            while !again && !self.take_unless(bits, more) {}
            true
        }
    }
}
