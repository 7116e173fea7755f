//! What is kept of a module for reports.

use crate::program::{Global, GlobalId, Module, Pointee, Position, PositionEntry, Role, TypeTree};
use quotient_model::SourceLocation;

/// What is kept of the module for reports.
#[derive(Clone, Debug, Default)]
pub(super) struct Names {
    pub functions: Vec<String>,
    globals: Vec<Variable>,
    /// Where a semaphore has its gate, from its beginning.
    pub semaphore_gate: u64,
    files: Vec<String>,
    positions: Vec<PositionEntry>,
    /// What is allocated, by file, line and column.
    pointees: Vec<Pointee>,
}

/// What is kept of a global variable.
#[derive(Clone, Debug)]
pub(super) struct Variable {
    pub name: String,
    pub tree: TypeTree,
    pub role: Role,
}

impl Variable {
    fn new(global: &Global) -> Self {
        Variable {
            name: global.name.clone(),
            tree: global.shape.tree.clone(),
            role: global.role,
        }
    }
}

impl Names {
    pub fn new(module: &Module) -> Self {
        Names {
            functions: module.functions.iter().map(|f| f.name.clone()).collect(),
            globals: module.globals.iter().map(Variable::new).collect(),
            semaphore_gate: module.semaphore_gate,
            files: module.files.clone(),
            positions: module.positions.clone(),
            pointees: module.pointees.clone(),
        }
    }

    /// What is allocated at a position, if that is known.
    pub fn pointee(&self, position: Position) -> Option<&Pointee> {
        self.pointees.get(self.entry(position)?.allocates? as usize)
    }

    /// A place in the program in words.
    pub fn described(&self, (function, position): (u32, Position)) -> Option<SourceLocation> {
        let function = self.functions.get(function as usize)?;
        Some(match self.entry(position) {
            Some(entry) => self.location(entry, function),
            None => SourceLocation {
                function: function.clone(),
                ..SourceLocation::default()
            },
        })
    }

    pub fn global(&self, id: GlobalId) -> &Variable {
        &self.globals[id.index()]
    }

    fn location(&self, entry: &PositionEntry, function: &str) -> SourceLocation {
        let file = self.files.get(entry.file as usize);
        SourceLocation {
            file: file.cloned().unwrap_or_default(),
            line: entry.line,
            column: entry.column,
            function: entry.inlined.as_deref().unwrap_or(function).to_owned(),
        }
    }

    /// The name of a file.
    pub fn file(&self, file: u32) -> &str {
        self.files.get(file as usize).map_or("", String::as_str)
    }

    /// Where a position is, in a function of that name.
    pub fn placed(&self, position: Position, function: &str) -> Option<SourceLocation> {
        let entry = self.entry(position).filter(|entry| entry.is_placed())?;
        Some(self.location(entry, function))
    }

    pub fn positions(&self) -> &[PositionEntry] {
        &self.positions
    }

    pub fn entry(&self, position: Position) -> Option<&PositionEntry> {
        match position {
            Position::NONE => None,
            Position(index) => self.positions.get(index as usize - 1),
        }
    }
}
