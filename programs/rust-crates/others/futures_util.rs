//! What the `select!` of futures asks for, as far as tests need it: branches in an order drawn at random.

pub mod async_await {
    pub mod random {
        use std::sync::atomic::{AtomicUsize, Ordering};

        static SEED: AtomicUsize = AtomicUsize::new(0);

        pub fn shuffle<T>(branches: &mut [T]) {
            for last in (1..branches.len()).rev() {
                branches.swap(last, gen_index(last + 1));
            }
        }

        fn gen_index(count: usize) -> usize {
            SEED.load(Ordering::Relaxed) % count
        }
    }
}
