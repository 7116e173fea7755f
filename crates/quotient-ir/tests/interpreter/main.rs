//! The interpreter driven by hand: modules built in the tests, one schedule each.

mod common;
mod large;
mod livelocks;
mod local;
mod locks;
mod memory;
mod passes;
mod publication;
mod purity;
mod random;
mod reachable;
mod theorem;
mod waiting_programs;
mod watched;
