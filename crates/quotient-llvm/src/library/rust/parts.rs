//! The parts of the standard library of which there are models, as programs call them: of one that is not as it is known here the
//! report says that its real code was run.

use crate::demangle::{generic_path, is_rust as is_mangled};

/// What the standard library offers of which there are models.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Part {
    Mutex,
    RwLock,
    Channels,
}

impl Part {
    /// What programs call it.
    pub(crate) fn name(self) -> &'static str {
        match self {
            Part::Mutex => "`std::sync::Mutex`",
            Part::RwLock => "`std::sync::RwLock`",
            Part::Channels => "`std::sync::mpsc`",
        }
    }

    /// The part that the function of that name is of: one that programs themselves call, which stays where it is.
    pub(crate) fn of(name: &str) -> Option<Self> {
        const WORDS: [&str; 3] = ["5Mutex", "6RwLock", "4mpsc"];
        if !is_mangled(name) || !WORDS.iter().any(|word| name.contains(word)) {
            return None;
        }
        let path = generic_path(name)?;
        let path = path.strip_prefix("std::sync::")?;
        let (of, function) = path.rsplit_once("::")?;
        match (of.rsplit("::").next()?, function) {
            ("Mutex", "lock") => Some(Part::Mutex),
            ("RwLock", "read" | "write") => Some(Part::RwLock),
            // Who never sends needs none of what channels are known by.
            ("Sender" | "SyncSender", "send") if of.starts_with("mpsc") => Some(Part::Channels),
            _ => None,
        }
    }
}
