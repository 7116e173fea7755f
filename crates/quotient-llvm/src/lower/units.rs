//! The modules that a program is made of, and which of them defines a name.
//!
//! There is one for each file of the program, in the order in which they were given, and then
//! those of Quotient's own library. A name that is not local to its module means the same in all
//! of them: the first definition counts, so a program may define what the library has, too.

use quotient_ir::program as ir;
use rustc_hash::FxHashMap;

use super::{Lowering, Work};
use crate::ast;
use crate::debug::DebugInfo;
use crate::demangle::function_name;
use crate::layout::Layout;
use crate::library::{self, KnownChannels, Written};
use crate::parse::ParseError;
use crate::target::Target;

/// One module.
pub(crate) struct Unit<'m> {
    pub ast: &'m ast::Module<'m>,
    /// What it is called where debug information is missing.
    pub file: String,
    pub layout: Layout<'m>,
    pub debug: DebugInfo<'m>,
    /// By name, their numbers in `ast`.
    functions: FxHashMap<&'m str, usize>,
    /// Where to read what its functions do, if it is the library's.
    library: Option<&'static Written>,
    globals: FxHashMap<&'m str, &'m ast::Global<'m>>,
}

impl<'m> Unit<'m> {
    pub(crate) fn new(ast: &'m ast::Module<'m>, file: impl Into<String>) -> Self {
        Unit {
            ast,
            file: file.into(),
            layout: Layout::new(&ast.types, Target::of(ast)),
            debug: DebugInfo::new(&ast.metadata, library::is_rust(ast)),
            functions: (ast.functions.iter().map(|f| &*f.name)).zip(0..).collect(),
            library: None,
            globals: ast.globals.iter().map(|g| (&*g.name, g)).collect(),
        }
    }

    /// One of the library's.
    pub(crate) fn of_library(file: &'static Written) -> Result<Self, &'static ParseError> {
        let outline = file.outline.as_ref()?;
        Ok(Unit {
            library: Some(file),
            ..Unit::new(outline, file.name)
        })
    }

    /// A function that is declared or defined so, if it is the library's without its blocks.
    fn declaration(&self, name: &str) -> Option<&'m ast::Function<'m>> {
        let nth = *self.functions.get(name)?;
        Some(&self.ast.functions[nth])
    }

    fn function(&self, name: &str) -> Option<&'m ast::Function<'m>> {
        let nth = *self.functions.get(name)?;
        let function = match self.library {
            Some(library) => library.function(nth)?,
            None => &self.ast.functions[nth],
        };
        // What headers of the C library have for who wants to inline it goes into what only that knows.
        let modelled = function.elsewhere && library::find(name).is_some();
        (!function.blocks.is_empty() && !modelled).then_some(function)
    }

    pub(super) fn global(&self, name: &str) -> Option<&'m ast::Global<'m>> {
        let global = self.globals.get(name).copied();
        global.filter(|global| global.initial.is_some())
    }

    /// Whether it declares or defines a function so.
    pub(super) fn declares(&self, name: &str) -> bool {
        self.functions.contains_key(name)
    }
}

impl<'m> Lowering<'m> {
    /// Goes on with what a module contains.
    pub(super) fn enter(&mut self, unit: usize) {
        self.unit = unit;
        let unit = &self.units[unit];
        self.ast = unit.ast;
        self.file = &unit.file;
        self.layout = &unit.layout;
        self.debug = &unit.debug;
    }

    /// The definition of a function that the current module calls so, and the module it is in.
    pub(crate) fn definition(&self, name: &str) -> Option<(usize, &'m ast::Function<'m>)> {
        self.defined(name, Unit::function, |function| {
            (function.local, function.weak)
        })
    }

    /// The definition of a global variable that the current module calls so, or else its first declaration: all
    /// of them mean the same.
    pub(super) fn variable(&self, name: &str) -> Option<(usize, &'m ast::Global<'m>)> {
        let declared = |unit: &Unit<'m>, name: &str| unit.globals.get(name).copied();
        let is_local_or_weak = |global: &ast::Global<'_>| (global.local, global.weak);
        self.defined(name, Unit::global, is_local_or_weak)
            .or_else(|| {
                declared(&self.units[self.unit], name)?;
                self.defined(name, declared, is_local_or_weak)
            })
    }

    /// Whether what the current module calls so is a variable.
    pub(super) fn has_variable(&self, name: &str) -> bool {
        self.units[self.unit].globals.contains_key(name)
    }

    /// What has this name: what is local to the module at hand, or else the program's, where what is weak gives way to
    /// what is not, or else the library's.
    fn defined<T: Copy>(
        &self,
        name: &str,
        find: impl Fn(&Unit<'m>, &str) -> Option<T>,
        is_local_or_weak: impl Fn(T) -> (bool, bool),
    ) -> Option<(usize, T)> {
        let local = |found: T| is_local_or_weak(found).0;
        let own = find(&self.units[self.unit], name).filter(|&found| local(found));
        if let Some(found) = own {
            return Some((self.unit, found));
        }
        let units = self.units.iter().enumerate();
        let found = units.filter_map(|(unit, module)| Some((unit, find(module, name)?)));
        let mut found = found.filter(|&(_, found)| !local(found));
        let first = found.next()?;
        if self.is_library(first.0) || !is_local_or_weak(first.1).1 {
            return Some(first);
        }
        let mut of_program = found.take_while(|&(unit, _)| !self.is_library(unit));
        let stronger = of_program.find(|&(_, found)| !is_local_or_weak(found).1);
        Some(stronger.unwrap_or(first))
    }

    /// A function that the current module declares or defines.
    pub(super) fn declaration(&self, name: &str) -> Option<&'m ast::Function<'m>> {
        self.units[self.unit].declaration(name)
    }

    /// Whether some module of the program declares or defines a function so.
    pub(super) fn mentions(&self, name: &str) -> bool {
        let mut program = self.units[..self.program].iter();
        program.any(|unit| unit.declares(name))
    }

    /// Whether the program looks at what went wrong in the C library.
    pub(super) fn looks_at_errno(&self) -> bool {
        self.mentions("__errno_location") && !self.is_rust()
    }

    /// Whether the program has mutexes of Rust's standard library that are known.
    pub(super) fn has_rust_locks(&self) -> bool {
        self.versions.rust_locks()
    }

    /// Notes if the function of that name is of a part of Rust's standard library that is not as it is known.
    pub(super) fn note_unmatched(&mut self, function: &str) {
        if self.is_rust()
            && let Some(part) = library::Part::of(function)
            && !self.versions.has_rust(part)
            && !self.out.unmatched.contains(&part.name())
        {
            self.out.unmatched.push(part.name());
        }
    }

    /// Whether condition variables of Rust's standard library are known.
    pub(super) fn has_rust_conditions(&self) -> bool {
        self.versions.rust_conditions()
    }

    /// Whether `Once` of Rust's standard library is known.
    pub(super) fn has_rust_once(&self) -> bool {
        self.versions.rust_once()
    }

    /// Whether scopes of Rust's standard library are known.
    pub(super) fn has_rust_scopes(&self) -> bool {
        self.versions.rust_scopes()
    }

    /// Those of Rust's channels in the program that are known.
    pub(super) fn rust_channels(&self) -> KnownChannels {
        self.versions.rust_channels()
    }

    /// Whether the program is written in Rust.
    pub(super) fn is_rust(&self) -> bool {
        self.versions.rust()
    }

    /// Whether a module is one of Quotient's own.
    pub(super) fn is_library(&self, unit: usize) -> bool {
        unit >= self.program
    }

    /// The module at hand.
    pub(super) fn current(&self) -> usize {
        self.unit
    }

    /// The lists of what is to be called before `main` (`llvm.global_ctors`) or at the end of the process
    /// (`llvm.global_dtors`), by module.
    pub(super) fn called_by_itself(&self, list: &str) -> Vec<(usize, &'m [ast::Typed<'m>])> {
        let program = self.units[..self.program].iter().enumerate();
        let list = |(unit, module): (usize, &Unit<'m>)| match &module.global(list)?.initial {
            Some(ast::Value::Aggregate(entries)) => Some((unit, entries.as_slice())),
            _ => None,
        };
        program.filter_map(list).collect()
    }

    /// What an alias of that name stands for, and in which module.
    pub(super) fn alias(&self, name: &str) -> Option<(usize, &'m ast::Typed<'m>)> {
        let mut units = std::iter::once(self.unit).chain(0..self.units.len());
        units.find_map(|unit| Some((unit, self.units[unit].ast.aliases.get(name)?)))
    }

    /// The index of a function, which is to be lowered.
    pub(super) fn function_id(
        &mut self,
        unit: usize,
        function: &'m ast::Function<'m>,
    ) -> ir::FunctionId {
        if let Some(id) = self.function_ids.get(&(unit, &*function.name)) {
            return *id;
        }
        let id = self.out.add_function(ir::Function::default());
        self.function_ids.insert((unit, &function.name), id);
        self.to_do.push_back((unit, Work::Function(function, id)));
        id
    }

    /// Whether it is the address of a constant, or of a part of one.
    pub(super) fn is_literal(&self, operand: ir::Operand) -> bool {
        let ir::Operand::Global(id, _) = operand else {
            return false;
        };
        let mut known = self.global_ids.iter().filter(|&(_, &known)| known == id);
        known.any(|(&(unit, name), _)| {
            let global = self.units[unit].global(name);
            global.is_some_and(|global| global.constant)
        })
    }

    /// A function without a definition, which can be pointed to but not called.
    pub(super) fn undefined_function(&mut self, function: &'m ast::Function) -> ir::FunctionId {
        let key = (self.unit, &*function.name);
        if let Some(id) = self.function_ids.get(&key) {
            return *id;
        }
        let name = function_name(&function.name);
        let message = format!(
            "not supported: a call, through a pointer, of `{name}`, a function without a \
             definition; let the pointer be to a function of the program"
        );
        let mut out = ir::Function {
            name: function.name.to_string(),
            library: true,
            ..ir::Function::default()
        };
        let entry = out.new_block();
        let refusal = ir::Op::Builtin {
            dst: None,
            builtin: ir::Builtin::Unsupported {
                message: message.into(),
                advice: None,
            },
        };
        let refusal = ir::Instruction::new(refusal, ir::Position::NONE);
        out.block_mut(entry).instructions.push(refusal);
        let id = self.out.add_function(out);
        self.function_ids.insert(key, id);
        id
    }
}
