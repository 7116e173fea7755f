//! Small concurrent programs as people write them in Rust, each correct and with a classic bug. Every test is one; the line
//! above it says what a check of it must give, and `quotient-cli/tests/rust.rs` holds it to that.

#[cfg(all(test, target_arch = "x86_64"))]
mod assembly;
#[cfg(test)]
mod blocking;
#[cfg(test)]
mod channels;
#[cfg(test)]
mod futures;
#[cfg(test)]
mod lock_free;
#[cfg(test)]
mod memory;
#[cfg(test)]
mod panics;
#[cfg(test)]
mod protocols;
#[cfg(test)]
mod std_types;

fn main() {}
