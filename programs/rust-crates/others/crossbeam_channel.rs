//! What crossbeam's `select!` does first, as far as tests need it: it brings its branches into an order drawn at random.

pub mod select {
    pub trait SelectHandle {
        fn number(&self) -> u32;
    }

    pub type Branch<'a> = (&'a dyn SelectHandle, usize, *const u8);

    /// The number of the branch that comes first.
    pub fn first(branches: &mut [Branch<'_>]) -> u32 {
        crate::utils::shuffle(branches);
        branches[0].0.number()
    }
}

pub mod utils {
    #[inline(never)]
    pub(crate) fn shuffle<T>(branches: &mut [T]) {
        branches.reverse();
    }
}
