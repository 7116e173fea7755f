//! From the parsed module to Quotient's IR.
//!
//! Only what `main` can reach is lowered: a function or global gets its index when something
//! lowered first refers to it, and is put on a list of what is still to do. So an unsupported
//! construct in a header's unused inline function harms nobody.
//!
//! - [`constants`]: constants as operands, initial values of globals;
//! - [`function`]: the frame of a function: blocks, registers, phis, positions;
//! - [`instructions`], [`memory`], [`calls`], [`exceptions`]: what the instructions become;
//! - [`initialisers`]: what C++ does before and after `main`.
//!
//! Values of aggregate type are kept as the list of their scalars ([`Layout::leaves`]), each an
//! operand of its own; the IR never sees them.

mod calls;
mod constants;
mod exceptions;
mod function;
mod initialisers;
mod instructions;
mod memory;

use std::collections::{HashMap, VecDeque};

use quotient_ir::program as ir;

use crate::ast;
use crate::debug::{DebugInfo, Place, Variable};
use crate::demangle::type_name;
use crate::error::{Refusal, Unsupported};
use crate::layout::Layout;
use crate::library;

pub(crate) use function::FunctionLowering;

/// Why a module could not be lowered.
pub(crate) enum LowerError {
    NoMain,
    Unsupported(Unsupported),
}

impl From<Unsupported> for LowerError {
    fn from(error: Unsupported) -> Self {
        LowerError::Unsupported(error)
    }
}

/// A global's memory is described cell by cell up to this many cells; a larger one is cut as it is
/// accessed.
const MAX_CELLS: usize = 1 << 16;

/// Lowers a module, with what it uses of `library` and does not define; `file` names it where debug information
/// is missing.
pub(crate) fn lower(
    module: &ast::Module,
    library: &ast::Module,
    file: &str,
) -> Result<ir::Module, LowerError> {
    let mut lowering = Lowering {
        ast: module,
        file,
        layout: Layout::new(&module.types).with_library(&library.types),
        debug: DebugInfo::new(&module.metadata),
        functions: module.functions.iter().map(|f| (&*f.name, f)).collect(),
        library: library
            .functions
            .iter()
            .filter(|f| !f.blocks.is_empty())
            .map(|f| (&*f.name, f))
            .collect(),
        library_globals: library.globals.iter().map(|g| (&*g.name, g)).collect(),
        library_aliases: &library.aliases,
        globals: module.globals.iter().map(|g| (&*g.name, g)).collect(),
        function_ids: HashMap::new(),
        global_ids: HashMap::new(),
        files: HashMap::new(),
        positions: HashMap::new(),
        to_do: VecDeque::new(),
        errno: None,
        exception_types: HashMap::new(),
        alias_depth: 0,
        out: ir::Module::new(),
    };
    lowering.check_target()?;
    let main = match lowering.functions.get("main") {
        Some(main) if !main.blocks.is_empty() => *main,
        _ => return Err(LowerError::NoMain),
    };
    let id = lowering.function_id(main);
    lowering.out.main = Some(id);
    if !main.params.is_empty() {
        lowering.out.main_arguments = lowering.main_arguments();
    }
    while let Some(work) = lowering.to_do.pop_front() {
        match work {
            Work::Function(function, id) => lowering.function(function, id)?,
            Work::Global(global, id) => lowering.global(global, id)?,
        }
    }
    Ok(lowering.out)
}

/// What has an index but no content yet.
enum Work<'m> {
    Function(&'m ast::Function, ir::FunctionId),
    Global(&'m ast::Global, ir::GlobalId),
}

struct Lowering<'m> {
    ast: &'m ast::Module,
    file: &'m str,
    layout: Layout<'m>,
    debug: DebugInfo<'m>,
    functions: HashMap<&'m str, &'m ast::Function>,
    /// Functions to be used where the program has none.
    library: HashMap<&'m str, &'m ast::Function>,
    globals: HashMap<&'m str, &'m ast::Global>,
    library_globals: HashMap<&'m str, &'m ast::Global>,
    library_aliases: &'m HashMap<String, ast::Typed>,
    function_ids: HashMap<&'m str, ir::FunctionId>,
    global_ids: HashMap<&'m str, ir::GlobalId>,
    files: HashMap<String, u32>,
    /// By metadata node.
    positions: HashMap<u32, ir::Position>,
    to_do: VecDeque<Work<'m>>,
    /// Made when the program first uses it.
    errno: Option<ir::GlobalId>,
    /// The types that handlers catch, by name, with the numbers that tell them apart.
    exception_types: HashMap<String, u64>,
    /// How many aliases are being resolved: a malformed module may define one by itself.
    alias_depth: u32,
    out: ir::Module,
}

impl<'m> Lowering<'m> {
    fn check_target(&self) -> Result<(), Unsupported> {
        let layout = &self.ast.data_layout;
        let narrow = layout.split('-').any(|part| part.starts_with("p:32"));
        let what = if narrow || layout.starts_with('E') {
            "a target that is not 64-bit little-endian; compile without -m32 or --target"
        } else if self.ast.assembly.is_some() {
            "assembly at the top level of a file; remove it or write it in C"
        } else {
            return Ok(());
        };
        Err(Unsupported {
            file: self.file.to_owned(),
            line: 0,
            function: String::new(),
            what: what.to_owned(),
        })
    }

    fn function_id(&mut self, function: &'m ast::Function) -> ir::FunctionId {
        if let Some(id) = self.function_ids.get(&*function.name) {
            return *id;
        }
        let id = self.out.add_function(ir::Function::default());
        self.function_ids.insert(&function.name, id);
        self.to_do.push_back(Work::Function(function, id));
        id
    }

    /// The function of that name that has a body: the program's, else the library's.
    fn definition(&self, name: &str) -> Option<&'m ast::Function> {
        let own = self.functions.get(name).copied();
        own.filter(|function| !function.blocks.is_empty())
            .or_else(|| self.library.get(name).copied())
    }

    /// The global variable of that name, if possible with an initial value.
    fn global_named(&self, name: &str) -> Option<&'m ast::Global> {
        let own = self.globals.get(name).copied();
        own.filter(|global| global.initial.is_some())
            .or_else(|| self.library_globals.get(name).copied())
            .or(own)
    }

    /// What the name stands for, if it is another name for something.
    fn alias(&self, name: &str) -> Option<&'m ast::Typed> {
        let ast = self.ast;
        ast.aliases
            .get(name)
            .or_else(|| self.library_aliases.get(name))
    }

    /// The operand for `@name`: a function or a global that has a definition.
    fn symbol(&mut self, name: &str) -> Result<ir::Operand, Refusal> {
        if let Some(function) = self.definition(name) {
            return Ok(ir::Operand::Function(self.function_id(function)));
        }
        if let Some(global) = self.global_named(name) {
            return Ok(ir::Operand::Global(self.global_id(global)?, 0));
        }
        let Some(target) = self.alias(name).filter(|_| self.alias_depth < 64) else {
            if self.functions.contains_key(name) {
                return Err(Refusal::new(format!(
                    "the address of `{name}`, a function without a definition; pass a function \
                     of the program instead"
                )));
            }
            return Err(Refusal::new(format!(
                "`@{name}`, which is defined nowhere in the module"
            )));
        };
        self.alias_depth += 1;
        let operand = self.constant(&target.ty, &target.value);
        self.alias_depth -= 1;
        operand?.ok_or_else(|| Refusal::new(format!("the alias `@{name}` of a computed address")))
    }

    fn global_id(&mut self, global: &'m ast::Global) -> Result<ir::GlobalId, Refusal> {
        if let Some(id) = self.global_ids.get(&*global.name) {
            return Ok(*id);
        }
        if global.initial.is_none() && !library::is_known_global(&global.name) {
            return Err(Refusal::new(format!(
                "`{}`, a global variable without a definition; define it, or compile the file \
                 that does together with this one",
                global.name
            )));
        }
        let id = self.out.add_global(ir::Global::default());
        self.global_ids.insert(&global.name, id);
        self.to_do.push_back(Work::Global(global, id));
        Ok(id)
    }

    /// Fills in a global variable.
    fn global(&mut self, global: &'m ast::Global, id: ir::GlobalId) -> Result<(), Unsupported> {
        let lowered = self.lower_global(global).map_err(|refusal| {
            let declared = global
                .debug
                .first()
                .and_then(|&d| self.debug.declared_at(d));
            let (file, line) = declared.unwrap_or((self.file.to_owned(), global.line));
            Unsupported {
                file,
                line,
                function: String::new(),
                what: format!("global variable `{}`: {}", global.name, refusal.what),
            }
        })?;
        self.out.globals[id.index()] = lowered;
        Ok(())
    }

    fn lower_global(&mut self, global: &'m ast::Global) -> Result<ir::Global, Refusal> {
        let variable = match global.debug.as_slice() {
            [node] => self.debug.variable(*node),
            _ => None,
        };
        let name = match (&variable, global.name.strip_prefix("_ZTV")) {
            (Some(variable), _) => variable.name.clone(),
            (None, Some(mangled)) => format!("vtable of {}", type_name(mangled)),
            (None, None) => global.name.clone(),
        };
        let Some(initial) = &global.initial else {
            // Standard streams and the like: something that can be read and passed on.
            return Ok(ir::Global {
                name,
                shape: ir::Shape::scalar(8),
                constant: true,
                ..ir::Global::default()
            });
        };
        let mut lowered = ir::Global {
            name,
            shape: self.shape(&global.ty, variable)?,
            constant: global.constant,
            thread_local: global.thread_local,
            ..ir::Global::default()
        };
        self.initialise(&global.ty, initial, 0, &mut lowered)?;
        Ok(lowered)
    }

    /// The shape of a variable of the type.
    fn shape(&self, ty: &ast::Type, variable: Option<Variable>) -> Result<ir::Shape, Refusal> {
        let size = self.layout.size(ty)?;
        let mut cells: Vec<(u32, u8)> = self
            .layout
            .cells(ty, MAX_CELLS)
            .iter()
            .filter_map(|leaf| {
                let bytes = leaf.scalar.bytes().next_power_of_two();
                Some((u32::try_from(leaf.offset).ok()?, bytes))
            })
            .collect();
        let (tree, atomics) = match variable {
            Some(variable) => (variable.tree, variable.atomic_ranges),
            None => (ir::TypeTree::Unknown, Vec::new()),
        };
        for (at, length) in atomics {
            // A struct that the source declares atomic is accessed as one.
            let inside = |&(offset, _): &(u32, u8)| (at..at + length).contains(&u64::from(offset));
            let first = cells.iter().position(inside);
            if let (Some(first), Ok(at), Ok(length)) =
                (first, u32::try_from(at), u8::try_from(length))
            {
                cells.retain(|cell| !inside(cell));
                cells.insert(first, (at, length));
            }
        }
        Ok(ir::Shape { size, cells, tree })
    }

    /// The position of a place.
    fn add_place(&mut self, place: Place) -> ir::Position {
        let files = &mut self.out.files;
        let file = *self.files.entry(place.file).or_insert_with_key(|name| {
            files.push(name.clone());
            files.len() as u32 - 1
        });
        self.out.add_position(ir::PositionEntry {
            file,
            line: place.line,
            column: place.column,
            inlined: place.inlined,
        })
    }

    /// The position of a `DILocation`, if it has one. What headers of the system do is shown where
    /// they are called, as with all functions without positions.
    fn position(&mut self, node: u32) -> Option<ir::Position> {
        if let Some(position) = self.positions.get(&node) {
            return Some(*position);
        }
        let place = self.debug.place(node)?;
        if DebugInfo::is_system(&place) {
            return None;
        }
        let position = self.add_place(place);
        self.positions.insert(node, position);
        Some(position)
    }

    /// `argc` and `argv` of a program without arguments.
    fn main_arguments(&mut self) -> Vec<ir::Operand> {
        let text = b"program\0";
        let program = self.out.add_global(ir::Global {
            name: "argv[0]".to_owned(),
            shape: ir::Shape::array(text.len() as u32, 1),
            constant: true,
            bytes: text.to_vec(),
            ..ir::Global::default()
        });
        let argv = self.out.add_global(ir::Global {
            name: "argv".to_owned(),
            shape: ir::Shape::array(2, 8),
            constant: true,
            relocations: vec![(0, ir::Operand::Global(program, 0))],
            ..ir::Global::default()
        });
        vec![ir::Operand::Const(1), ir::Operand::Global(argv, 0)]
    }
}
