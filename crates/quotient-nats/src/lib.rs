//! One exploration on many machines, over NATS JetStream.
//!
//! Whoever submits a program keeps the [`Book`](quotient::Book) of its exploration: which units there are, and what has come of
//! them. Workers take units from a queue, explore each for a second or two, and tell what has come of it. The server keeps
//! both, on disk. For each job there are two streams:
//!
//! - `quotient-JOB-units`, a work queue: the unit with number n is the n-th message that was ever put there.
//! - `quotient-JOB-results`: the program; for each unit at most one message, under the unit's number, with what has come of it;
//!   what is too large for one message, in parts; and how far the job has come, for those who ask.
//!
//! # Why nothing is lost, and nothing counts twice
//!
//! Two conditional writes carry everything; the server decides on each of them alone.
//!
//! 1. *A result is written if there is none under its number* (`Nats-Expected-Last-Subject-Sequence: 0`). Two workers that have
//!    explored the same unit, since one was thought dead, may have explored different parts of it and left different parts. The
//!    first that writes is believed whole: its counts together with what it has left. The other one is refused, and what it has
//!    counted is nowhere.
//! 2. *A unit is written if just those before it were* (`Nats-Expected-Last-Sequence: n - 1`). So unit n is there once, and is
//!    what the book says that it is.
//!
//! The book is a function of the results in the order in which the stream has them, and of nothing else. A submitter that is
//! started again reads them from the first one on, has the same book, and writes the units that are not there yet. Two submitters
//! at a time do no harm: they have the same book.
//!
//! A worker acknowledges a unit after its result was written, so a unit without a result is in the queue, or was delivered and
//! will be once more when nobody has said for [`ACK_WAIT`] that it is being worked on. What can happen in between:
//!
//! - A worker dies before it has written: the unit comes again.
//! - It dies after it has written and before it has acknowledged: the unit comes again, and whoever has it is refused or sees the
//!   result, and acknowledges.
//! - The network is cut while it writes, and it cannot know whether it has: it writes again when it can. If it had written it is
//!   refused, by its own result.
//! - The submitter dies after it has read a result and before it has written the units: the next one reads the result again.
//! - The server dies: what it has not confirmed is written again. What it had confirmed only a moment before may be lost nevertheless, as it
//!   writes to its disk a little later. Units that are lost are written once more, under the same number. If a result
//!   is lost after its unit was acknowledged, or who was to have a unit, then there comes a time when nobody explores anything
//!   and nothing waits, and units have no result. Then it is written in the place of the result that the unit is void and another one
//!   has its piece ([`Book::again`](quotient::Book::again)): the first condition lets either of the two count. A result tells which piece it is of, by a digest: if what a
//!   submitter makes of the results is not what was explored, since one was read, lost and written otherwise, the job fails.
//!
//! The exploration is over when every unit of the book has a result: all of what there is to explore was in a unit, and each
//! unit's result has counted once. What several units may find alike is known by keys that follow from the program
//! (`quotient-explore`, `exploration/book.rs`). Where the order matters in which several units add to what they have in common, the order is that
//! of the results; one that does not go with those before it counts as nothing, and another unit takes the place of its own
//! (`search/shared/apart.rs`).

mod connection;
mod error;
mod message;
mod status;
mod store;
mod submitter;
mod worker;

use std::time::Duration;

pub use connection::{Log, Settings};
pub use error::Error;
pub use status::{JobStatus, Status, WorkerStatus, delete, status};
pub use submitter::Submitter;
pub use worker::{Explore, Load, work};

/// For how long nobody may have said that a unit is being worked on before another one gets it.
pub const ACK_WAIT: Duration = Duration::from_secs(6);

/// How often who works on a unit says so.
const PROGRESS: Duration = Duration::from_millis(1500);
