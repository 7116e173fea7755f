//! Tests that use the crates of Quotient's own: loom's interface, and what a test may say; and such parts of others as are known to
//! the checker. As in `programs/rust`, the line above each says what a check of it must give.

#[cfg(test)]
mod loom_models;
#[cfg(test)]
mod marked;
#[cfg(test)]
mod of_others;

fn main() {}
