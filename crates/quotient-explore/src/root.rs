//! The thread that the value-centric algorithms treat differently from the others.

use std::fmt;
use std::str::FromStr;

use quotient_model::DEFAULT_ROOT;

/// A root thread, named by its spawn path: `main`, `main/1`, `main/1/2`. The first thread that main
/// spawns unless another is chosen.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub struct Root(Vec<u32>);

impl Root {
    /// Which child of main, which child of that, and so on.
    pub fn path(&self) -> &[u32] {
        &self.0
    }
}

impl Default for Root {
    fn default() -> Self {
        Root(DEFAULT_ROOT.to_vec())
    }
}

impl fmt::Display for Root {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("main")?;
        self.0.iter().try_for_each(|nth| write!(f, "/{nth}"))
    }
}

/// What is not the name of a thread.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct NotAThread(String);

impl fmt::Display for NotAThread {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "`{}` is not the name of a thread; threads are named main, main/1 (the first that main \
             creates), main/1/2 (the second that main/1 creates)",
            self.0
        )
    }
}

impl std::error::Error for NotAThread {}

impl FromStr for Root {
    type Err = NotAThread;

    fn from_str(name: &str) -> Result<Self, NotAThread> {
        let wrong = || NotAThread(name.to_owned());
        let mut words = name.split('/');
        if words.next() != Some("main") {
            return Err(wrong());
        }
        let nth = |word: &str| word.parse().ok().filter(|&nth| nth > 0).ok_or_else(wrong);
        words.map(nth).collect::<Result<_, _>>().map(Root)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_lead_back() {
        for name in ["main", "main/1", "main/2/10"] {
            assert_eq!(name.parse::<Root>().unwrap().to_string(), name);
        }
        assert_eq!(Root::default().to_string(), "main/1");
        for name in ["", "1", "main/", "main/0", "main/x", "main//1"] {
            assert!(name.parse::<Root>().is_err(), "{name}");
        }
    }
}
