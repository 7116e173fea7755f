//! What a front end can tell of an execution beyond its events: where threads stand, and where memory
//! comes from. Only reports ask.

use crate::source::SourceLocation;

/// A function that a thread is in.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct StackFrame {
    /// Its name, as the source has it.
    pub function: String,
    /// Where the thread stands in it: at the call of the next function, if there is one.
    pub source: Option<SourceLocation>,
    /// It belongs to a library and not to the program.
    pub library: bool,
    /// What it was called with, in words; empty if that is not known.
    pub arguments: Vec<String>,
    /// The number of the call among those of the thread, or among those of the program where the function stands in
    /// place of its call. Two calls of one function differ in it.
    pub call: u32,
}

/// Where memory came into being, or ended.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Site {
    /// The thread, by spawn path.
    pub thread: String,
    /// Where it stood, the outermost function first.
    pub stack: Vec<StackFrame>,
}

/// Memory that the program has allocated.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Block {
    /// What its parts are called by: `heap(main,1)`.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// Its type, if that is known.
    pub ty: Option<String>,
    /// Where it was allocated.
    pub allocated: Site,
    /// Where it was freed.
    pub freed: Option<Site>,
}

impl Block {
    /// Whether a text names this memory, and not other memory whose name begins alike.
    pub fn is_named_in(&self, text: &str) -> bool {
        let goes_on = |c: char| c.is_alphanumeric() || "_#@/".contains(c);
        let mut found = text.match_indices(&self.name);
        found.any(|(at, _)| {
            let before = text[..at].chars().next_back();
            let after = text[at + self.name.len()..].chars().next();
            !before.is_some_and(goes_on) && !after.is_some_and(goes_on)
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_of_memory_are_whole_words() {
        let block = Block {
            name: "node".to_owned(),
            ..Block::default()
        };
        assert!(block.is_named_in("node->next") && block.is_named_in("&node"));
        assert!(!block.is_named_in("node#2") && !block.is_named_in("nodes"));
    }
}
