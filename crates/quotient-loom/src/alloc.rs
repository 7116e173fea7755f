//! Allocations. `--leaks` finds those that are lost, tracked or not.

pub use std::alloc::{alloc, alloc_zeroed, dealloc, Layout};

/// A value whose loss loom would report.
#[derive(Debug, Default)]
pub struct Track<T>(T);

impl<T> Track<T> {
    pub fn new(value: T) -> Self {
        Track(value)
    }

    pub fn get_ref(&self) -> &T {
        &self.0
    }

    pub fn get_mut(&mut self) -> &mut T {
        &mut self.0
    }

    pub fn into_inner(self) -> T {
        self.0
    }
}
