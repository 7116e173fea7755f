//! All that a program does and begins with, as text for machines: two programs with the same text cannot be told apart by running them.
//!
//! The text for people ([`display`](super::display)) leaves some of it out, such as what variables hold at first. On which lines something
//! is done is not part of either.

use super::{Function, Global, Module};
use std::fmt::{self, Write};

impl Module {
    /// Writes the text, to be hashed rather than read.
    pub fn write_identity(&self, out: &mut impl Write) -> fmt::Result {
        let Module {
            functions,
            globals,
            main,
            main_arguments,
            pointers,
            ranged_inputs,
            ..
        } = self;
        writeln!(
            out,
            "{main:?} {main_arguments:?} {pointers:?} {ranged_inputs}"
        )?;
        globals
            .iter()
            .try_for_each(|global| write_global(global, out))?;
        functions
            .iter()
            .try_for_each(|function| write_function(function, out))
    }
}

fn write_global(global: &Global, out: &mut impl Write) -> fmt::Result {
    // All fields: a new one cannot be forgotten.
    let Global {
        name,
        shape,
        constant,
        thread_local,
        bytes,
        relocations,
        role,
    } = global;
    write!(
        out,
        "{name:?} {shape:?} {constant} {thread_local} {role:?} "
    )?;
    writeln!(out, "{bytes:?} {relocations:?}")
}

fn write_function(function: &Function, out: &mut impl Write) -> fmt::Result {
    writeln!(out, "{:?} {:?}", function.name, function.params)?;
    for block in &function.blocks {
        writeln!(out, "{:?}", block.phis)?;
        for instruction in &block.instructions {
            writeln!(out, "{:?}", instruction.op)?;
        }
        writeln!(out, "{:?}", block.terminator.op)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::program::Operand;

    #[test]
    fn what_a_program_begins_with_is_part_of_it() {
        let global = |byte| Global {
            name: "x".to_owned(),
            bytes: vec![byte],
            ..Global::default()
        };
        let identity = |global: Global| {
            let mut module = Module::new();
            module.add_global(global);
            let mut text = String::new();
            module
                .write_identity(&mut text)
                .expect("a string takes any text");
            text
        };
        assert_eq!(identity(global(1)), identity(global(1)));
        let others = [
            global(2),
            Global {
                thread_local: true,
                ..global(1)
            },
            Global {
                relocations: vec![(0, Operand::Const(0))],
                ..global(1)
            },
        ];
        for other in others {
            assert_ne!(identity(other), identity(global(1)));
        }
    }
}
