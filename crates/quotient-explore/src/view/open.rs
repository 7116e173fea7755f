//! What is left to look at of a trace together with a next-step.

use super::trace::Lengths;

/// Steps of the trace that might all happen together with a next-step.
#[derive(Default)]
pub(super) struct Open {
    /// How many of each thread.
    pub lengths: Lengths,
    /// How many of each thread must happen; what happens without them is looked at elsewhere.
    pub floor: Lengths,
}

/// What is left to look at; keeps the memory of what was.
#[derive(Default)]
pub(super) struct Stack {
    entries: Vec<Open>,
    height: usize,
}

impl Stack {
    /// Nothing is left.
    pub fn clear(&mut self) {
        self.height = 0;
    }

    pub fn push(&mut self, lengths: &Lengths, floor: &Lengths) -> &mut Open {
        if self.height == self.entries.len() {
            self.entries.push(Open::default());
        }
        let open = &mut self.entries[self.height];
        self.height += 1;
        open.lengths.clone_from(lengths);
        open.floor.clone_from(floor);
        open
    }

    /// Moves the last one there.
    pub fn pop(&mut self, to: &mut Open) -> bool {
        if self.height == 0 {
            return false;
        }
        self.height -= 1;
        std::mem::swap(&mut self.entries[self.height], to);
        true
    }
}
