//! The clangs that tests compile with: an old, a middle and a new one, which `scripts/test.sh`
//! installs. What is called just `clang` is another one on every machine, so no test asks for it.

pub const CLANGS: [&str; 3] = ["clang-14", "clang-16", "clang-19"];

/// The one for tests that need only one.
pub const CLANG: &str = CLANGS[2];
