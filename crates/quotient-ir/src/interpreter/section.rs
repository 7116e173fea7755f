//! The atomic section that a thread is in: what it has found and what it leaves behind (see `sections`).

use super::footprints::Key;
use crate::program::Position;
use quotient_model::{Access, Location, Pending, Published, Value};

/// A function and a position in it.
pub(super) type Standing = (u32, Position);

/// A cell that a section has touched.
#[derive(Clone, Copy, Debug)]
pub(super) struct Touch {
    pub location: Location,
    /// What was found there.
    pub found: Option<Value>,
    /// It is of memory that the section publishes, and so nobody else's yet.
    pub own: bool,
    /// What the section leaves there, and where in the program.
    pub written: Option<(Value, Standing)>,
}

/// The section that a thread is in.
#[derive(Clone, Debug)]
pub(super) struct Section {
    pub key: Key,
    /// There is no other thread.
    pub alone: bool,
    /// It is shown as a section.
    pub whole: bool,
    /// How many threads had been created before.
    pub spawned: u32,
    pub locks: Vec<Location>,
    pub cells: Vec<Touch>,
    pub frees: Vec<(Access, Standing)>,
    /// Events at its begin or end, the next one last.
    pub todo: Vec<(Access, Standing)>,
    /// Where the event stands that is pending of these.
    pub standing: Standing,
    /// What the thread has come to, if that was not the section's end.
    pub after: Option<Pending>,
}

impl Section {
    pub fn cell(&mut self, location: Location) -> &mut Touch {
        let known = self.cells.iter().position(|cell| cell.location == location);
        let at = known.unwrap_or_else(|| {
            self.cells.push(Touch {
                location,
                found: None,
                own: false,
                written: None,
            });
            self.cells.len() - 1
        });
        &mut self.cells[at]
    }

    pub fn has_freed(&self, location: Location) -> bool {
        self.frees.iter().any(|(free, _)| match *free {
            Access::Free { first, count } => (first.0..first.0 + count).contains(&location.0),
            _ => false,
        })
    }

    /// Takes in what becomes everybody's when the section ends.
    pub fn reveal(&mut self, published: Published) {
        for (location, value) in published {
            let cell = self.cell(location);
            (cell.found, cell.own) = (Some(value), true);
        }
    }

    /// Gives out what becomes everybody's.
    pub fn publish(&mut self, published: &mut Published) {
        for cell in self.cells.iter_mut().filter(|cell| cell.own) {
            cell.own = false;
            let written = cell.written.take().map(|(value, _)| value);
            cell.found = written.or(cell.found);
            published.extend(cell.found.map(|value| (cell.location, value)));
        }
    }

    /// What is left to do at the end.
    pub fn end(&mut self, shows: bool) {
        let standing = self.standing;
        let unlock = |&location| (Access::Unlock { location }, standing);
        self.todo = self.locks.iter().map(unlock).collect();
        if shows {
            self.todo.extend(self.frees.drain(..).rev());
            let written = |cell: &Touch| {
                let location = cell.location;
                let (value, standing) = cell.written.filter(|_| !cell.own)?;
                Some((Access::Write { location, value }, standing))
            };
            self.todo
                .extend(self.cells.iter().rev().filter_map(written));
        }
    }
}
