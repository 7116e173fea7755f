//! Why something cannot be done with a server.

use std::fmt;

/// Why something cannot be done.
#[derive(Debug)]
pub enum Error {
    /// The server cannot be reached, or does not let us in.
    Connect(String, String),
    /// It has refused something.
    Server(String),
    /// The name of a job has other characters than letters, digits, `-` and `_`, or too many of them.
    Name(String),
    /// There is a job of that name, of another program or with other options.
    Other(String),
    /// There is no job of that name.
    NoJob(String),
    /// The server has lost what it had confirmed.
    Lost,
    /// A worker could not explore a unit.
    Unit(u64, String),
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Error::Connect(url, why) => write!(f, "{url}: {why}"),
            Error::Server(why) => write!(f, "the NATS server: {why}"),
            Error::Name(name) => write!(
                f,
                "{name}: a job's name has up to 64 letters, digits, - and _"
            ),
            Error::Other(name) => write!(
                f,
                "the job {name} on the server is of another program, another version of Quotient or other options"
            ),
            Error::NoJob(name) => write!(f, "there is no job {name} on the server"),
            Error::Lost => f.write_str(
                "the server has lost units or results that it had confirmed; start the check anew under another name",
            ),
            Error::Unit(number, why) => write!(f, "unit {number} could not be explored: {why}"),
        }
    }
}

impl std::error::Error for Error {}
