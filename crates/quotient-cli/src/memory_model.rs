//! `--memory`: against which memory model robustness is judged.

use clap::builder::{PossibleValue, PossibleValuesParser, TypedValueParser};
use quotient::{Algorithm, Memory, MemoryModel};

/// The models by name.
pub fn parser() -> impl TypedValueParser<Value = MemoryModel> {
    let names = MemoryModel::ALL.map(|model| PossibleValue::new(model.name()).help(help(model)));
    PossibleValuesParser::new(names).map(|name| {
        let named = MemoryModel::ALL.into_iter();
        let mut named = named.filter(|model| model.name() == name);
        named.next().unwrap_or(MemoryModel::Sc)
    })
}

fn help(model: MemoryModel) -> &'static str {
    match model {
        MemoryModel::Sc => "interleavings: nothing else is judged",
        MemoryModel::Tso => "x86: stores may be put off past loads",
        MemoryModel::Pso => "stores may also overtake each other",
        MemoryModel::Ra => "every access acquires and releases",
        MemoryModel::Rc11 => "C11, C++20 and Rust, with the orders of the source",
    }
}

/// What to judge: what is asked for, and otherwise RC11 for a note, by who can.
pub fn wanted(asked: Option<MemoryModel>, algorithm: Algorithm) -> Option<Memory> {
    match asked {
        Some(MemoryModel::Sc) => None,
        Some(model) => Some(Memory {
            model,
            violations: true,
            strict: false,
        }),
        None => algorithm.judges_robustness().then_some(Memory {
            model: MemoryModel::Rc11,
            violations: false,
            strict: false,
        }),
    }
}
