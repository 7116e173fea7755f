//! What tokio's `select!` asks for, as far as tests need it: the number of the branch that is polled first, drawn at random.

pub mod macros {
    pub mod support {
        use std::sync::atomic::{AtomicU32, Ordering};

        static SEED: AtomicU32 = AtomicU32::new(0);

        pub fn thread_rng_n(count: u32) -> u32 {
            SEED.load(Ordering::Relaxed) % count
        }
    }
}
