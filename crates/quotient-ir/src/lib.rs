//! Quotient's intermediate program: what every compiled language is lowered to, and what runs.
//!
//! - [`program`]: the SSA program as plain data, with a text form (`Display`).
//! - [`Interpreter`]: its threads as automata, the [`quotient_model::Program`] that explorers
//!   explore.

mod arithmetic;
mod cfg;
mod interpreter;
mod loops;
pub mod program;

pub use interpreter::{Interpreter, Options, Thread};
