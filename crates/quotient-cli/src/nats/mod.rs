//! `--nats`, `quotient worker` and `quotient status`: one check on many machines.
//!
//! What is submitted is the program as LLVM IR text with the command line, so a worker needs neither the source nor a compiler. It
//! runs nothing but the interpreter: of the command line it takes what says how the program is read and explored, and refuses the rest.

#[cfg(feature = "nats")]
mod job;
#[cfg(feature = "nats")]
mod machines;

#[cfg(feature = "nats")]
pub use machines::{check, status, work};

/// Stand-ins in a command that was built without.
#[cfg(not(feature = "nats"))]
mod absent {
    use quotient::Verdict;

    use crate::args::CheckArgs;
    use crate::error::Error;
    use crate::nats_args::{StatusArgs, WorkerArgs};

    fn absent<T>() -> Result<T, Error> {
        Err(Error::CommandLine(
            "this quotient was built without NATS; build it with `cargo build --release -p quotient-cli --features nats`"
                .to_owned(),
        ))
    }

    pub fn check(_: &CheckArgs) -> Result<Verdict, Error> {
        absent()
    }

    pub fn work(_: &WorkerArgs) -> Result<(), Error> {
        absent()
    }

    pub fn status(_: &StatusArgs) -> Result<(), Error> {
        absent()
    }
}
#[cfg(not(feature = "nats"))]
pub use absent::{check, status, work};
