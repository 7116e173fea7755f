//! From the parsed module to Quotient's IR.
//!
//! Only what `main` can reach is lowered: a function or global gets its index when something
//! lowered first refers to it, and is put on a list of what is still to do. So an unsupported
//! construct in a header's unused inline function harms nobody.
//!
//! - [`constants`]: constants as operands, initial values of globals;
//! - [`function`]: the frame of a function: blocks, registers, phis, positions;
//! - [`dominance`]: whether values are defined before they are used;
//! - [`instructions`], [`memory`], [`calls`], [`exceptions`]: what the instructions become;
//! - [`wide`], [`wide_atomics`], [`widest`]: integers of more than 64 bits, and atomic accesses to as many;
//! - [`vectors`]: vectors, element by element;
//! - [`variadic`]: variable numbers of arguments;
//! - [`rust_steps`]: what Rust's standard library does, recognised where it was inlined;
//! - [`initialisers`]: what C++ does before and after `main`;
//! - [`units`], [`versions`]: the modules that a program is made of, and what their calls mean.
//!
//! Values of aggregate type are kept as the list of their scalars ([`Layout::leaves`]), each an
//! operand of its own; the IR never sees them.

mod assembly;
mod calls;
mod constants;
mod dominance;
mod exceptions;
mod function;
mod heap_types;
mod initialisers;
mod inputs;
mod instructions;
mod lives;
mod memory;
mod models;
mod returned;
mod rust_steps;
mod scopes;
mod units;
mod variadic;
mod vectors;
mod versions;
mod wide;
mod wide_atomics;
mod widest;

use std::collections::VecDeque;
use std::sync::Arc;

use quotient_ir::program as ir;
use rustc_hash::FxHashMap;

use crate::ast;
use crate::debug::{DebugInfo, Parts, Place, Variable};
use crate::demangle::{rust_name, type_name};
use crate::error::{Refusal, Unsupported};
use crate::layout::Layout;
use crate::library;
use crate::target::Target;

pub(crate) use units::Unit;
use versions::Versions;
use wide::{Halves, widened};
use wide_atomics::WIDEST;

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

/// What the user decides of how a program is read.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Settings {
    /// Arguments for `main`, after the program's name.
    pub arguments: Vec<Vec<u8>>,
    /// The least and the greatest value of an integer that the program does not determine.
    pub nondet: Option<(i64, i64)>,
    /// Functions without a definition do nothing and return anything.
    pub extern_any: bool,
    /// Whether a wait for a condition variable may end without a signal.
    pub spurious_wakeups: bool,
    /// Whether memory that was freed may be given out again.
    pub reuse: bool,
    /// Whether a program that calls `abort` has ended well.
    pub abort_ends: bool,
    /// The linker's name of the function without parameters that takes the place of `main`.
    pub entry: Option<String>,
    /// The linker's name of the test of a Rust program that takes the place of `main`.
    pub test: Option<String>,
}

impl Settings {
    /// The linker's name of the function with which the program begins.
    fn main(&self) -> &str {
        self.entry.as_deref().unwrap_or("main")
    }
}

/// A global's memory is described cell by cell up to this many cells; a larger one is cut as it is
/// accessed.
const MAX_CELLS: usize = 1 << 16;

/// All global variables together may take so many bytes.
const MAX_GLOBAL_BYTES: u64 = 256 << 20;

/// Lowers the program that the modules make up together; `program` of them are the user's, the
/// others, after them, are for what those do not define.
pub(crate) fn lower<'m>(
    units: &'m [Unit<'m>],
    program: usize,
    settings: &'m Settings,
) -> Result<ir::Module, LowerError> {
    let (mut module, prints) = lower_once(units, program, settings, false)?;
    if prints {
        let (printing, _) = lower_once(units, program, settings, true)?;
        module.printing = Some(Arc::new(printing));
    }
    Ok(module)
}

/// Lowers a program without what prints, or with that. Says also whether there is any.
fn lower_once<'m>(
    units: &'m [Unit<'m>],
    program: usize,
    settings: &'m Settings,
    printing: bool,
) -> Result<(ir::Module, bool), LowerError> {
    let versions = Versions::needed(&units[..program], settings);
    lower_with(versions, units, program, settings, printing)
}

fn lower_with<'m>(
    versions: Versions,
    units: &'m [Unit<'m>],
    program: usize,
    settings: &'m Settings,
    printing: bool,
) -> Result<(ir::Module, bool), LowerError> {
    let Some(first) = units.first() else {
        return Err(LowerError::NoMain);
    };
    let mut lowering = Lowering {
        units,
        program,
        versions,
        unit: 0,
        settings,
        ast: first.ast,
        file: &first.file,
        layout: &first.layout,
        debug: &first.debug,
        function_ids: FxHashMap::default(),
        global_ids: FxHashMap::default(),
        files: FxHashMap::default(),
        positions: FxHashMap::default(),
        to_do: VecDeque::new(),
        errno: None,
        exception_types: FxHashMap::default(),
        constant_depth: 0,
        models: FxHashMap::default(),
        aliased: FxHashMap::default(),
        global_bytes: 0,
        printing,
        prints: false,
        out: ir::Module::new(),
    };
    lowering.out.pointers = lowering.layout.target.pointers;
    lowering.out.semaphore_gate = library::SEMAPHORE_GATE;
    for unit in 0..program {
        lowering.enter(unit);
        lowering.check_target()?;
    }
    lowering.out.names_error = lowering.mentions(library::ERROR);
    lowering.main().ok_or(LowerError::NoMain)?;
    while let Some((unit, work)) = lowering.to_do.pop_front() {
        lowering.enter(unit);
        match work {
            Work::Function(function, id) => {
                if let Some(versions) = versions.spoilt_by(&function.name) {
                    return lower_with(versions, units, program, settings, printing);
                }
                lowering.function(function, id)?;
            }
            Work::Global(global, id) => lowering.global(global, id)?,
        }
    }
    match lowering.is_rust() {
        true => lowering.out.optimised = true,
        // Of the functions beside an entry nobody expects that it calls them.
        false if settings.entry.is_none() => lowering.note_unused(),
        false => {}
    }
    Ok((lowering.out, lowering.prints))
}

/// What has an index but no content yet.
enum Work<'m> {
    Function(&'m ast::Function<'m>, ir::FunctionId),
    Global(&'m ast::Global<'m>, ir::GlobalId),
}

struct Lowering<'m> {
    units: &'m [Unit<'m>],
    /// How many of them are the user's.
    program: usize,
    versions: Versions,
    settings: &'m Settings,
    /// What prints is lowered as well.
    printing: bool,
    /// Something prints.
    prints: bool,
    /// The module at hand, and what it has.
    unit: usize,
    ast: &'m ast::Module<'m>,
    file: &'m str,
    layout: &'m Layout<'m>,
    debug: &'m DebugInfo<'m>,
    /// By module and name.
    function_ids: FxHashMap<(usize, &'m str), ir::FunctionId>,
    global_ids: FxHashMap<(usize, &'m str), ir::GlobalId>,
    files: FxHashMap<&'m str, u32>,
    /// By module and metadata node.
    positions: FxHashMap<(usize, u32), Option<ir::Position>>,
    /// With the module that each is in.
    to_do: VecDeque<(usize, Work<'m>)>,
    /// Made when the program first uses it.
    errno: Option<ir::GlobalId>,
    /// The types that handlers catch, by name, with the numbers that tell them apart.
    exception_types: FxHashMap<String, u64>,
    /// How deep in constant expressions the lowering is, aliases included: a malformed module may
    /// define one by itself.
    constant_depth: u32,
    /// The models of library functions, by name, as far as they were asked for.
    models: FxHashMap<String, Option<library::Entry>>,
    /// What aliases stand for, by module and name, as far as it is known.
    aliased: FxHashMap<(usize, String), ir::Operand>,
    /// What the global variables take together.
    global_bytes: u64,
    out: ir::Module,
}

impl<'m> Lowering<'m> {
    /// Where the program begins: at `main`, or at what runs a test.
    fn main(&mut self) -> Option<()> {
        let test = self.settings.test.as_deref();
        self.enter(0);
        let name = match test {
            Some(_) => "__quotient_rust_test",
            None => self.settings.main(),
        };
        let (unit, main) = self.definition(name)?;
        self.out.main = Some(self.function_id(unit, main));
        self.out.main_arguments = match test {
            Some(test) => {
                let (unit, test) = self.definition(test)?;
                vec![ir::Operand::Function(self.function_id(unit, test))]
            }
            None if main.params.is_empty() => Vec::new(),
            None => self.main_arguments(main.params.len()),
        };
        Some(())
    }

    /// How wide the program's pointers are.
    fn pointers(&self) -> ir::PointerWidth {
        self.out.pointers
    }

    fn check_target(&self) -> Result<(), Unsupported> {
        let narrow = self.layout.target.pointers == ir::PointerWidth::Narrow;
        let what = if let Some(what) = Target::refusal(self.ast) {
            what
        } else if self.layout.target.pointers != self.out.pointers {
            "a file with pointers of 32 bits and another of 64 in one program; compile all for the same \
             target"
        } else if narrow && library::is_cxx(self.ast) {
            "C++ with 32-bit pointers; compile it for 64 bits, without -m32"
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

    /// The model of the library function of that name.
    fn model_of(&mut self, name: &str) -> Option<library::Entry> {
        if let Some(known) = self.models.get(name) {
            return *known;
        }
        let model = library::find(name);
        self.models.insert(name.to_owned(), model);
        model
    }

    /// The operand for `@name`: a function or a global that has a definition.
    fn symbol(&mut self, name: &str) -> Result<ir::Operand, Refusal> {
        // A variable may have the name of a function of the library, or of another module.
        let is_variable = self.has_variable(name);
        let name = match is_variable {
            true => name,
            false => self.version_of(self.called_instead(name)),
        };
        // What is a model when it is called has a function for its address.
        let written = || self.definition(&format!("__quotient_address_{name}"));
        if !is_variable && let Some((unit, function)) = self.definition(name).or_else(written) {
            return Ok(ir::Operand::Function(self.function_id(unit, function)));
        }
        if let Some((unit, global)) = self.variable(name) {
            if global.weak && global.initial.is_none() {
                return Ok(ir::Operand::Const(0));
            }
            return Ok(ir::Operand::Global(self.global_id(unit, global)?, 0));
        }
        if let Some((unit, target)) = self.alias(name) {
            let key = (unit, name.to_owned());
            if let Some(&operand) = self.aliased.get(&key) {
                return Ok(operand);
            }
            let here = self.unit;
            self.enter(unit);
            let operand = self.constant(&target.ty, &target.value);
            self.enter(here);
            let computed = || Refusal::new(format!("the alias `@{name}` of a computed address"));
            let operand = operand?.ok_or_else(computed)?;
            self.aliased.insert(key, operand);
            return Ok(operand);
        }
        match self.declaration(name) {
            Some(function) if function.weak && self.model_of(name).is_none() => {
                Ok(ir::Operand::Const(0))
            }
            Some(function) => Ok(ir::Operand::Function(self.undefined_function(function))),
            None => Err(Refusal::new(format!(
                "`@{name}`, which is defined nowhere in the module"
            ))),
        }
    }

    fn global_id(
        &mut self,
        unit: usize,
        global: &'m ast::Global<'m>,
    ) -> Result<ir::GlobalId, Refusal> {
        if let Some(id) = self.global_ids.get(&(unit, &*global.name)) {
            return Ok(*id);
        }
        if global.initial.is_none() && !library::is_known_global(&global.name) {
            return Err(Refusal::when_reached(format!(
                "`{}`, a global variable without a definition; define it, or give the file that \
                 does together with this one",
                global.name
            )));
        }
        let id = self.out.add_global(ir::Global::default());
        self.global_ids.insert((unit, &global.name), id);
        self.to_do.push_back((unit, Work::Global(global, id)));
        Ok(id)
    }

    /// Fills in a global variable.
    fn global(&mut self, global: &'m ast::Global<'m>, id: ir::GlobalId) -> Result<(), Unsupported> {
        let lowered = self.lower_global(global).map_err(|refusal| {
            let declared = global
                .debug
                .first()
                .and_then(|&d| self.debug.declared_at(d));
            // What no source declares, such as a table of virtual functions, has a line only in the text of LLVM IR.
            let line = if self.file.ends_with(".ll") {
                global.line
            } else {
                0
            };
            let (file, line) = declared.unwrap_or((self.file.to_owned(), line));
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

    fn lower_global(&mut self, global: &'m ast::Global<'m>) -> Result<ir::Global, Refusal> {
        let variable = match global.debug.as_slice() {
            [node] => self.debug.variable(*node),
            _ => None,
        };
        let name = match (&variable, global.name.strip_prefix("_ZTV")) {
            (Some(variable), _) => variable.name.clone(),
            (None, Some(mangled)) => format!("vtable of {}", type_name(mangled)),
            (None, None) => self
                .guard_name(&global.name)
                .or_else(|| rust_name(&global.name))
                .unwrap_or_else(|| global.name.to_string()),
        };
        let Some(initial) = &global.initial else {
            // Standard streams and the like: something that can be read and passed on.
            return Ok(ir::Global {
                role: library::role(&global.name, &name),
                name,
                shape: ir::Shape::scalar(self.pointers().bytes()),
                constant: true,
                ..ir::Global::default()
            });
        };
        let shape = self.shape(&global.ty, variable)?;
        self.global_bytes = self.global_bytes.saturating_add(shape.size);
        if self.global_bytes > MAX_GLOBAL_BYTES {
            return Err(Refusal::new(format!(
                "with its {} bytes all variables take more than {} MiB; make arrays smaller",
                shape.size,
                MAX_GLOBAL_BYTES >> 20
            )));
        }
        let mut lowered = ir::Global {
            role: library::role(&global.name, &name),
            name,
            shape,
            constant: global.constant,
            thread_local: global.thread_local || library::is_own(&global.name),
            ..ir::Global::default()
        };
        let set = library::set_at_start(&global.name);
        let set = set.map(|number| ast::Value::Int(Some(number)));
        let initial = set.as_ref().unwrap_or(initial);
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
        if self.is_rust() {
            // To rustc all is bytes, whatever the source declares: they say nothing.
            cells.retain(|&(_, bytes)| bytes > 1);
        }
        let Parts {
            tree,
            atomic_ranges,
        } = variable.map_or(Parts::UNKNOWN, |variable| variable.parts);
        for (at, length) in atomic_ranges {
            // A struct that the source declares atomic is accessed as one, if it is not too large.
            if length > 16 {
                continue;
            }
            let range = at..at.saturating_add(length);
            let inside = |&(offset, _): &(u32, u8)| range.contains(&u64::from(offset));
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
    fn add_place(&mut self, place: Place<'m>) -> ir::Position {
        let files = &mut self.out.files;
        let file = *self.files.entry(place.file).or_insert_with_key(|name| {
            files.push((*name).to_owned());
            files.len() as u32 - 1
        });
        self.out.add_position(ir::PositionEntry {
            file,
            line: place.line,
            column: place.column,
            inlined: place.inlined.map(str::to_owned),
            within: Vec::new(),
            allocates: None,
        })
    }

    /// The position of a `DILocation`, if it has one. What headers of the system do is shown where
    /// they are called, as with all functions without positions.
    fn position(&mut self, node: u32) -> Option<ir::Position> {
        let key = (self.unit, node);
        if let Some(position) = self.positions.get(&key) {
            return *position;
        }
        let place = self.debug.user_place(node);
        let position = place.map(|place| self.add_place(place));
        self.positions.insert(key, position);
        if let Some(ir::Position(number)) = position
            && self.is_rust()
        {
            self.out.positions[number as usize - 1].within = self.within(node);
        }
        position
    }

    /// The calls around a `DILocation` of Rust that were inlined, as far as they are of interest: those of the program's
    /// own functions, and the one call of a library that they make.
    fn within(&mut self, node: u32) -> Vec<ir::InlinedCall> {
        let Some(function) = self.debug.inlined_function(node) else {
            return Vec::new();
        };
        let call = self.position(function.call).unwrap_or_default();
        let index = (call.0 as usize).checked_sub(1);
        let entry = index.and_then(|index| self.out.positions.get(index));
        let mut within = entry.map_or_else(Vec::new, |entry| entry.within.clone());
        let in_library = within.last().is_some_and(|outer| outer.library);
        match (in_library, function.library) {
            (true, true) => return within,
            (true, false) => _ = within.pop(),
            (false, _) => {}
        }
        within.push(ir::InlinedCall {
            function: function.name,
            library: function.library,
            call,
        });
        within
    }

    /// What tells whether a local static variable has been initialised, by the name of that one.
    fn guard_name(&self, name: &str) -> Option<String> {
        let variable = format!("_Z{}", name.strip_prefix("_ZGV")?);
        let variable = self.debug.variable(self.debug_of_variable(&variable)?)?;
        Some(format!("guard of {}", variable.name))
    }

    /// The node that describes a global variable.
    fn debug_of_variable(&self, name: &str) -> Option<u32> {
        match self.variable(name)?.1.debug.as_slice() {
            [node] => Some(*node),
            _ => None,
        }
    }

    /// Notes the type of what is allocated there.
    fn note_pointee(&mut self, position: ir::Position, pointee: ir::Pointee) {
        let index = (position.0 as usize).checked_sub(1);
        if let Some(entry) = index.and_then(|index| self.out.positions.get_mut(index)) {
            entry.allocates = Some(self.out.pointees.len() as u32);
            self.out.pointees.push(pointee);
        }
    }

    /// `argc` and `argv`, and the environment for a `main` of three parameters.
    fn main_arguments(&mut self, wanted: usize) -> Vec<ir::Operand> {
        let arguments = &self.settings.arguments;
        let texts = std::iter::once(&b"program"[..]).chain(arguments.iter().map(|a| &a[..]));
        let bytes = self.pointers().bytes();
        let mut relocations = Vec::new();
        for (n, text) in texts.enumerate() {
            let text = self.out.add_global(ir::Global {
                name: format!("argv[{n}]"),
                shape: ir::Shape::array(text.len() as u32 + 1, 1),
                constant: true,
                bytes: text.to_vec(),
                ..ir::Global::default()
            });
            relocations.push((u64::from(bytes) * n as u64, ir::Operand::Global(text, 0)));
        }
        let count = relocations.len() as u32;
        let argv = self.out.add_global(ir::Global {
            name: "argv".to_owned(),
            shape: ir::Shape::array(count + 1, bytes),
            constant: true,
            relocations,
            ..ir::Global::default()
        });
        let mut arguments = vec![
            ir::Operand::Const(count.into()),
            ir::Operand::Global(argv, 0),
        ];
        if wanted > 2 {
            arguments.extend(self.symbol("__quotient_empty_environment").ok());
        }
        arguments
    }
}
