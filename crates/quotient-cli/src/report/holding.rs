//! How locks are held, and what calls do to them.

/// How a lock is held.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum How {
    /// It is a mutex, or nothing is known.
    Alone,
    /// A read-write lock, with other readers.
    Reading,
    /// A read-write lock, alone.
    Writing,
    /// One of the permits of a semaphore.
    Permit,
}

impl How {
    /// Whether a lock that is held in this way is kept from who wants it in that way.
    pub fn excludes(self, wanted: How) -> bool {
        !(self == How::Reading && wanted == How::Reading)
    }

    /// The word for the kind of lock, before its name.
    pub fn noun(self) -> &'static str {
        match self {
            How::Permit => "semaphore ",
            _ => "",
        }
    }

    /// The word for it, if it is not that of all mutexes.
    pub fn word(self) -> Option<&'static str> {
        match self {
            How::Alone => None,
            How::Reading => Some("reading"),
            How::Writing => Some("writing"),
            How::Permit => Some("permit"),
        }
    }

    /// What it is held for.
    pub fn purpose(self) -> &'static str {
        match self {
            How::Reading => " for reading",
            How::Writing => " for writing",
            How::Alone | How::Permit => "",
        }
    }
}

/// What a call does to a lock that is no mutex.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Change {
    /// The lock is taken.
    Taken(How),
    /// It is given back.
    Given,
    /// A semaphore has a permit more.
    Posted,
}
