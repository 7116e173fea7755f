//! The front end as a whole: C in, behaviour out.

mod driver;
mod hostile;
mod library;
mod loading;
mod names;
mod programs;

/// All three must be installed: a test that skips one proves nothing about it.
const CLANGS: [&str; 3] = ["clang-14", "clang-16", "clang-19"];
