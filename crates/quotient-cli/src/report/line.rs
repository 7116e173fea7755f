//! A line of an execution as it is told.

use quotient::SourceLocation;

/// One line of the story.
#[derive(Clone, Debug)]
pub struct Line {
    /// The thread, by spawn path.
    pub thread: String,
    /// Where it stands in the program.
    pub source: Option<SourceLocation>,
    /// What it does.
    pub text: String,
    /// The steps of the trace that it stands for.
    pub steps: Vec<usize>,
}
