//! What every search is given.

pub(crate) mod control;
pub(crate) mod self_check;
