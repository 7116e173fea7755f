//! Quotient's intermediate program: what every compiled language is lowered to, and what runs.
//!
//! - [`program`]: the SSA program as plain data, with a text form (`Display`).
//! - [`Interpreter`]: its threads as automata, the [`quotient_model::Program`] that explorers
//!   explore.
//! - [`optimise`]: passes that make a module smaller, above all by turning locals into registers.
//! - [`eliminate_purity`] and [`introduce_awaits`]: passes that keep threads from going around
//!   loops for nothing.

mod arithmetic;
mod cfg;
mod counts;
mod harmless;
mod interpreter;
mod loops;
mod passes;
pub mod program;
mod undecided;
mod undefined;
mod waiting;

pub use interpreter::{Bounds, Interpreter, Options, Thread};
pub use passes::{
    Keep, eliminate_purity, introduce_awaits, optimise, optimise_written, remove_needless_ends,
};
