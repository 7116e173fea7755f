//! `--algorithm`: one of the library's, or `auto`.

use std::fmt;

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use quotient::Algorithm;

const AUTO: &str = "auto";

/// Who explores.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub enum Choice {
    /// `optimal`, and if that is not done soon, whichever of it and `rf` has less left to do.
    #[default]
    Auto,
    /// This one.
    One(Algorithm),
}

impl Choice {
    /// Its name.
    pub fn name(self) -> &'static str {
        match self {
            Choice::Auto => AUTO,
            Choice::One(algorithm) => algorithm.name(),
        }
    }

    /// The one that begins, and that explores alone where something is asked for that others cannot tell.
    pub fn first(self) -> Algorithm {
        match self {
            Choice::Auto => Algorithm::Optimal,
            Choice::One(algorithm) => algorithm,
        }
    }
}

impl fmt::Display for Choice {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.name())
    }
}

/// The algorithms by name.
pub fn parser() -> impl TypedValueParser<Value = Choice> {
    let auto = PossibleValue::new(AUTO)
        .help("optimal, and if it is not done soon whichever of optimal and rf has less left to do, by counted steps");
    let names = Algorithm::all().map(|a| PossibleValue::new(a.name()).help(a.help()));
    let names: Vec<PossibleValue> = std::iter::once(auto).chain(names).collect();
    PossibleValuesParser::new(names).try_map(|name| match name.as_str() {
        AUTO => Ok(Choice::Auto),
        name => name.parse::<Algorithm>().map(Choice::One),
    })
}
