//! Places in the source.

/// Where in the source an access stands.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct SourceLocation {
    /// The file, as the compiler was given it.
    pub file: String,
    /// The line, from 1; 0 if unknown.
    pub line: u32,
    /// The column, from 1; 0 if unknown.
    pub column: u32,
    /// The function.
    pub function: String,
}
