//! The tests of a Rust program that was compiled with `--test`, each a program of its own.
//!
//! rustc makes a `main` of such a program that hands a list of all tests to the crate `test`. The list is a constant: which
//! tests there are, and the function of each, is read off it, and nothing is run. That crate itself, which reads command
//! lines and starts threads, is no part of what is checked.

use std::path::Path;

use quotient_ir::program::Module;

use crate::ast::{self, Operation, Value};
use crate::demangle::{path, rust_name};
use crate::error::LoadError;
use crate::load::{LoadOptions, lower_all, settings};
use crate::parse::parse;

/// What hands over the list, with whichever way of panicking.
const RUNNERS: [&str; 2] = ["test::test_main_static", "test::test_main_static_abort"];

/// A program with tests, read.
pub struct RustTests<'t> {
    module: ast::Module<'t>,
    path: &'t Path,
}

/// A test.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct RustTest {
    /// Its path within its crate.
    pub name: String,
    /// The linker's name of its function.
    symbol: String,
    /// The file that it is in, as rustc was given it.
    pub file: Option<String>,
    /// The numbers that stand beside its name, among which is the line.
    numbers: Vec<u64>,
}

impl RustTest {
    /// The line of its function, from 1, in the text of its file.
    pub fn line(&self, text: &str) -> Option<usize> {
        let name = self.name.rsplit("::").next().unwrap_or_default();
        let begins = format!("fn {name}");
        let lines: Vec<&str> = text.lines().collect();
        let is_it = |line: &usize| {
            let text = line.checked_sub(1).and_then(|index| lines.get(index));
            let after = text.and_then(|text| text.split_once(&begins));
            // Other numbers may happen to be the line of another function with a longer name.
            after.is_some_and(|(_, after)| {
                !after.starts_with(|c: char| c == '_' || c.is_alphanumeric())
            })
        };
        let mut numbers = self.numbers.iter().filter_map(|&n| usize::try_from(n).ok());
        numbers.find(is_it)
    }
}

impl<'t> RustTests<'t> {
    /// Reads LLVM IR text; `path` is what messages call it.
    pub fn read(text: &'t str, path: &'t Path) -> Result<Self, LoadError> {
        let module = parse(text).map_err(|error| LoadError::Compiled {
            path: path.to_owned(),
            error,
        })?;
        Ok(RustTests { module, path })
    }

    /// The tests, in the order of the list, which is that of their names.
    ///
    /// How many there are stands beside the list: if not all of them are understood, that is an error.
    pub fn list(&self) -> Result<Vec<RustTest>, LoadError> {
        let all = self.module.functions.iter().flat_map(|f| &f.blocks);
        let mut operations = all.flat_map(|b| &b.instructions).map(|i| &i.operation);
        let list = operations.find_map(|operation| match operation {
            Operation::Call {
                callee: Value::Global(name),
                arguments,
                ..
            } if path(name).is_some_and(|path| RUNNERS.contains(&&*path)) => Some(arguments),
            _ => None,
        });
        let count = list.and_then(|arguments| match arguments.get(1)?.value {
            Value::Int(count) => usize::try_from(count?).ok(),
            _ => None,
        });
        let list = list.and_then(|arguments| self.constant(&arguments.first()?.value));
        let tests: Vec<RustTest> = match list {
            // One pointer alone is no structure.
            Some(pointer @ Value::Global(_)) => self.test(pointer).into_iter().collect(),
            list => {
                let parts = parts(list).iter();
                parts.filter_map(|part| self.test(&part.value)).collect()
            }
        };
        match count == Some(tests.len()) {
            true => Ok(tests),
            false => Err(LoadError::Tests {
                path: self.path.to_owned(),
                found: tests.len(),
                count,
            }),
        }
    }

    /// The constant that a pointer points to.
    fn constant(&self, pointer: &Value) -> Option<&Value<'t>> {
        let Value::Global(name) = pointer else {
            return None;
        };
        let mut globals = self.module.globals.iter();
        globals.find(|g| g.name == *name)?.initial.as_ref()
    }

    /// The test that one of the constants of the list describes.
    fn test(&self, pointer: &Value) -> Option<RustTest> {
        let parts = parts(self.constant(pointer));
        let mut symbol = None;
        let mut file = None;
        let mut numbers = Vec::new();
        for part in parts {
            match &part.value {
                Value::Global(name) => match self.constant(&part.value) {
                    Some(Value::Bytes(text)) if text.ends_with(b".rs") => {
                        file = Some(String::from_utf8_lossy(text).into_owned());
                    }
                    Some(_) => {}
                    None => symbol = Some(name.to_string()),
                },
                Value::Bytes(bytes) => numbers.extend(
                    bytes
                        .chunks_exact(8)
                        .filter_map(|number| Some(u64::from_le_bytes(number.try_into().ok()?))),
                ),
                _ => {}
            }
        }
        let symbol = symbol?;
        // `<my_crate::tests::name::{closure#0} as core::ops::function::FnOnce<()>>::call_once`, or the closure itself.
        let name = rust_name(&symbol)?;
        let name = name.trim_start_matches('<');
        let (name, _) = name.split_once("::{closure#")?;
        let (_, name) = name.split_once("::")?;
        Some(RustTest {
            name: name.to_owned(),
            symbol,
            file,
            numbers,
        })
    }

    /// The program that is one of the tests.
    pub fn load(&self, test: &RustTest, options: &LoadOptions) -> Result<Module, LoadError> {
        let mut settings = settings(options);
        settings.test = Some(test.symbol.clone());
        let modules = std::slice::from_ref(&self.module);
        lower_all(modules, &[self.path], &settings)
    }
}

fn parts<'v, 't>(value: Option<&'v Value<'t>>) -> &'v [ast::Typed<'t>] {
    match value {
        Some(Value::Aggregate(parts)) => parts,
        _ => &[],
    }
}
