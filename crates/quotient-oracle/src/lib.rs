//! Brute force over all interleavings: the judge of every algorithm.
//!
//! Published algorithms and tools have been wrong; enumeration of a small program's interleavings
//! cannot be, as long as it stays this simple. So every algorithm is held against it:
//!
//! - [`listing`]: small programs as data, with [`short`] names for writing them in tests, and
//!   [`builder`], which runs them as threads of the model;
//! - [`enumerate`](enumerate()): all interleavings, and the classes under each equivalence.

pub mod builder;
mod enumerate;
mod failures;
pub mod listing;
mod machine;
pub mod short;

pub use builder::BuilderProgram;
pub use enumerate::{Census, Classes, EnumerateError, enumerate, enumerate_traces};
pub use failures::Reached;
pub use listing::Listing;
