//! What is known of the algorithms on programs written out by hand, one module for each algorithm or construct.

mod adds;
mod awaits;
mod counting;
mod data_races;
mod minimised;
mod observers;
#[path = "../common/pairs.rs"]
mod pairs;
mod preemptions;
#[path = "../common/questions.rs"]
mod questions;
mod reads_from;
mod reads_value_from;
mod regressions;
mod sampling;
mod symmetry;
mod value_centric;
mod view;
