//! What is recorded of an exploration while it goes on, and what the report says in the end.

pub(crate) mod ending;
pub(crate) mod recorder;
pub(crate) mod report;
