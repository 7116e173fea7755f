//! A place in the source as the JSON report has it.

use quotient::SourceLocation;

/// A source location with `None` for each part that is not known.
#[derive(Default)]
pub struct Place<'a> {
    /// The file.
    pub file: Option<&'a str>,
    /// The line, from 1.
    pub line: Option<u32>,
    /// The column, from 1.
    pub column: Option<u32>,
    /// The function.
    pub function: Option<&'a str>,
}

impl<'a> Place<'a> {
    /// What is known of a place.
    pub fn of(source: &'a Option<SourceLocation>) -> Self {
        source.as_ref().map_or_else(Place::default, Place::at)
    }

    /// The same of one that is there.
    pub fn at(source: &'a SourceLocation) -> Self {
        let known_text = |text: &'a str| (!text.is_empty()).then_some(text);
        let known_number = |number: u32| (number > 0).then_some(number);
        Place {
            file: known_text(&source.file),
            line: known_number(source.line),
            column: known_number(source.column),
            function: known_text(&source.function),
        }
    }
}

/// A place in a few words, with its file only if that is another one.
pub fn near(at: &SourceLocation, file: &str) -> String {
    match at.file == file {
        true => format!("line {}", at.line),
        false => format!("{}:{}", at.file, at.line),
    }
}
