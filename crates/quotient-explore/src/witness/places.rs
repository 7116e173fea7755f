//! What events read and write: a memory cell, and two more things that let frees and joins be told as reads and
//! writes.

use quotient_model::{Location, ThreadId, index_type};

index_type! {
    /// What can be read and written. Three kinds share one dense numbering.
    pub(crate) struct Place;
}

impl Place {
    /// The contents of a memory cell.
    pub fn cell(location: Location) -> Place {
        Place(location.0 * 3)
    }

    /// Whether a memory cell is alive: read by what writes it, written by what frees it.
    pub fn alive(location: Location) -> Place {
        Place(location.0 * 3 + 1)
    }

    /// Whether a thread has been joined.
    pub fn joined(thread: ThreadId) -> Place {
        Place(u32::from(thread.0) * 3 + 2)
    }
}

/// What an event writes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Writes {
    Nothing,
    One(Place),
    /// Adds to what is there, which has no order to other adds ([`super::looks`]).
    Add(Place),
    /// Frees these cells: writes what they contain and that they are alive.
    Free {
        first: Location,
        count: u32,
    },
}

impl Writes {
    /// The place that is added to.
    #[inline]
    pub fn added(self) -> Option<Place> {
        match self {
            Writes::Add(place) => Some(place),
            _ => None,
        }
    }

    /// The places written. An add writes none.
    #[inline]
    pub fn places(self) -> impl Iterator<Item = Place> {
        let (one, first, count) = match self {
            Writes::Nothing | Writes::Add(_) => (None, Location(0), 0),
            Writes::One(place) => (Some(place), Location(0), 0),
            Writes::Free { first, count } => (None, first, count),
        };
        one.into_iter().chain(
            first
                .block(count)
                .flat_map(|l| [Place::cell(l), Place::alive(l)]),
        )
    }
}
