//! What can be wrong with an execution besides what its threads find wrong themselves.

pub(crate) mod c11_races;
pub(crate) mod data_races;
pub(crate) mod leaks;
mod rearranged;
pub(crate) mod robustness;
mod spinning;
mod synchronised;
pub(crate) mod waiting;
