//! Programs that begin elsewhere than at `main`: which functions they could begin with, and which one is meant.
//!
//! Any function without parameters will do. What C++ does before `main` is done before it all the same, and what is
//! registered to be done at the end is done when it returns.

use std::path::Path;

use crate::ast;
use crate::debug::DebugInfo;
use crate::demangle::function_name;
use crate::error::LoadError;

/// A function with which a program can begin.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct EntryFunction {
    /// Its name as the source has it, with classes and namespaces around it.
    pub name: String,
    /// The linker's name.
    pub symbol: String,
    /// The file that it is in, if that is known.
    pub file: Option<String>,
    /// Its line there, from 1.
    pub line: Option<u32>,
}

impl EntryFunction {
    /// Whether a pattern means it: its name, with or without what is around it, or the linker's, with `*` for
    /// any text and `?` for any character.
    pub fn matches(&self, pattern: &str) -> bool {
        let last = self.name.rsplit("::").next().unwrap_or_default();
        [&self.name, last, &self.symbol]
            .iter()
            .any(|name| matches(pattern, name))
    }
}

/// Where a program can begin.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Entries {
    /// Its `main`, if it has one, whatever its parameters are.
    pub main: Option<EntryFunction>,
    /// All functions without parameters, in the order of files and lines.
    pub functions: Vec<EntryFunction>,
}

/// Where a program of these modules can begin. Functions of system headers are none of its own.
pub(crate) fn entries(modules: &[ast::Module<'_>]) -> Entries {
    let mut entries = Entries::default();
    for module in modules {
        let debug = DebugInfo::new(&module.metadata, false);
        let first = entries.functions.len();
        for function in &module.functions {
            let takes_nothing = function.params.is_empty() && !function.takes_rest();
            let is_main = function.name == "main";
            // A name that only its own file knows is no way in from outside.
            if function.blocks.is_empty() || function.local || !(takes_nothing || is_main) {
                continue;
            }
            let place = function.debug.and_then(|node| debug.function_place(node));
            if place.as_ref().is_some_and(|place| place.system) {
                continue;
            }
            let mangled = function.name.starts_with("_Z");
            let written = function.debug.filter(|_| mangled);
            let written = written.and_then(|node| debug.function_name(node));
            let entry = EntryFunction {
                name: written.unwrap_or_else(|| function_name(&function.name)),
                symbol: function.name.to_string(),
                file: place.as_ref().map(|place| place.file.to_owned()),
                line: place.map(|place| place.line).filter(|&line| line > 0),
            };
            if is_main && entries.main.is_none() {
                entries.main = Some(entry.clone());
            }
            if takes_nothing {
                entries.functions.push(entry);
            }
        }
        entries.functions[first..].sort_by_key(|function| function.line);
    }
    entries
}

/// The linker's name of the one function that a pattern means.
pub(crate) fn resolve(
    pattern: &str,
    modules: &[ast::Module<'_>],
    path: &Path,
) -> Result<String, LoadError> {
    let all = entries(modules).functions;
    let meant: Vec<&EntryFunction> = all.iter().filter(|f| f.matches(pattern)).collect();
    match meant.as_slice() {
        [one] => Ok(one.symbol.clone()),
        [] => Err(LoadError::NoEntry {
            path: path.to_owned(),
            entry: pattern.to_owned(),
            known: names(&all),
        }),
        several => Err(LoadError::SeveralEntries {
            path: path.to_owned(),
            entry: pattern.to_owned(),
            found: names(several.iter().copied()),
        }),
    }
}

fn names<'f>(functions: impl IntoIterator<Item = &'f EntryFunction>) -> Vec<String> {
    functions.into_iter().map(|f| f.name.clone()).collect()
}

/// Whether a text is as a pattern says. Where `*` has taken too little, it takes one character more: only the last one
/// seen can matter, so that this takes no more than the product of the lengths.
pub fn matches(pattern: &str, text: &str) -> bool {
    let pattern: Vec<char> = pattern.chars().collect();
    let text: Vec<char> = text.chars().collect();
    let (mut p, mut t) = (0, 0);
    // Behind the last `*`, and how far the text went that it has taken.
    let mut star: Option<(usize, usize)> = None;
    while t < text.len() {
        match pattern.get(p) {
            Some('*') => {
                p += 1;
                star = Some((p, t));
            }
            Some(&c) if c == '?' || c == text[t] => {
                p += 1;
                t += 1;
            }
            _ => match &mut star {
                Some((behind, taken)) => {
                    *taken += 1;
                    (p, t) = (*behind, *taken);
                }
                None => return false,
            },
        }
    }
    pattern[p..].iter().all(|&c| c == '*')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn patterns() {
        for (pattern, text, fits) in [
            ("test_*", "test_push", true),
            ("test_*", "test_", true),
            ("test_*", "a_test_push", false),
            ("*::test_?", "ns::test_a", true),
            ("*::test_?", "ns::test_ab", false),
            ("*a*b*", "xxaxxbxx", true),
            ("*a*b*", "xxbxxa", false),
            ("", "", true),
            ("", "x", false),
            ("*", "", true),
            ("a*ab", "aab", true),
            ("a*ab", "aaab", true),
        ] {
            assert_eq!(matches(pattern, text), fits, "{pattern} {text}");
        }
        // A pattern that makes naive matchers take for ever.
        assert!(!matches(&"a*".repeat(30), &format!("{}b", "c".repeat(60))));
    }
}
