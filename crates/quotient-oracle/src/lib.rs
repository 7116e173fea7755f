//! Brute force over all interleavings: the judge of every algorithm.
//!
//! Published algorithms and tools have been wrong; enumeration of a small program's interleavings
//! cannot be, as long as it stays this simple. So every algorithm is held against it:
//!
//! - [`listing`]: small programs as data, with [`short`] names for writing them in tests, and
//!   [`builder`], which runs them as threads of the model;
//! - [`enumerate`](enumerate()): all interleavings, and the classes under each equivalence;
//! - [`known`]: programs that are worth more than one test;
//! - [`litmus`](litmus()): those that are made of cycles of edges between events;
//! - [`generate`](generate()) and [`shrink`](shrink()): random programs, and small ones that show
//!   the same fault;
//! - [`fewest_preemptions`]: how many switches from threads that could have gone on an execution needs;
//! - [`is_robust`], [`outcomes`], [`reads_from`]: all execution graphs that a memory model allows;
//! - [`Symmetry`]: classes up to which of several threads that do the same is which;
//! - [`judge`](judge()) and [`hunt`](hunt()): whether an algorithm, as a [`Subject`], explores
//!   what it should.
//!
//! Nothing here knows any algorithm: their crates depend on this one, in their tests.

mod awaited;
pub mod builder;
mod c;
mod c11;
mod counters;
mod endless;
mod enumerate;
mod failures;
mod generate;
mod graphs;
mod hunt;
mod judge;
pub mod known;
pub mod listing;
mod litmus;
mod machine;
mod preemptions;
mod random;
mod random_orders;
mod replay;
pub mod short;
mod shrink;
mod side_by_side;
mod symmetric;

pub use builder::{BuilderProgram, LineOrders};
pub use counters::Adds;
pub use enumerate::{
    Census, Classes, EnumerateError, c11_races, data_races, enumerate, enumerate_traces,
};
pub use failures::Reached;
pub use generate::{
    generate, generate_adding, generate_awaiting, generate_counting, generate_freed,
    generate_gated, generate_gauged, generate_plain, generate_reinitialised, generate_sections,
    generate_waiting,
};
pub use graphs::{AccessName, End, GraphError, ReadsFrom, is_robust, outcomes, reads_from};
pub use hunt::{Found, Programs, Seeds, Tally, hunt};
pub use judge::{
    Disagreement, Expectation, Fault, Judgement, Outcome, Subject, census, judge, judge_against,
};
pub use listing::Listing;
pub use litmus::{Litmus, litmus};
pub use preemptions::fewest_preemptions;
pub use random::Random;
pub use random_orders::{generate_orders, generate_short};
pub use replay::{Impossible, Reason};
pub use shrink::shrink;
pub use side_by_side::{cores, side_by_side, today};
pub use symmetric::{Symmetry, first_line, generate_symmetric, generate_symmetric_counting};
