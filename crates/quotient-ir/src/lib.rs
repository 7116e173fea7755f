//! Quotient's intermediate program: what every compiled language is lowered to, and what runs.
//!
//! - [`program`]: the SSA program as plain data, with a text form (`Display`).
pub mod program;
