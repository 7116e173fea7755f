//! Checks concurrent programs: runs them under every schedule that can matter, and under no two
//! schedules that cannot be told apart.
//!
//! [`check`] is all that most need. It takes the files of a program ([`Input`]) and what to look for and
//! how ([`Options`]), and gives what it found ([`Report`]):
//!
//! ```
//! use quotient::{ClangChoice, FailureKind, Input, Options, Verdict};
//!
//! // Two threads pay into an account; one deposit can be lost.
//! let mut input = Input::file("../../programs/examples/bank_bug.c");
//! // Any from 14 to 19 will do. Left out, it is the first on the `PATH`.
//! input.load.clang = ClangChoice::Explicit("clang-19".into());
//!
//! let report = quotient::check(&input, Options::default())?;
//! assert_eq!(report.verdict(), Verdict::Violation);
//!
//! let lost = &report.violations[0];
//! assert_eq!(lost.failure.kind, FailureKind::Assertion);
//! for step in &lost.trace {
//!     println!("{} {} {:?}", step.thread, step.operation, step.target);
//! }
//! # Ok::<(), quotient::Error>(())
//! ```
//!
//! Another [`Algorithm`], a bound for loops and a limit to the time:
//!
//! ```
//! use std::time::Duration;
//! # use quotient::{ClangChoice, Input, Verdict};
//! use quotient::{Algorithm, Options};
//!
//! # let mut input = Input::file("../../programs/examples/bank.c");
//! # input.load.clang = ClangChoice::Explicit("clang-19".into());
//! let mut options = Options::default();
//! options.unroll = Some(4);
//! options.explore.algorithm = Algorithm::ReadsFrom;
//! options.explore.limits.timeout = Some(Duration::from_secs(60));
//!
//! let report = quotient::check(&input, options)?;
//! assert_eq!(report.verdict(), Verdict::Safe);
//! assert_eq!(report.counts.complete, 2);
//! # Ok::<(), quotient::Error>(())
//! ```
//!
//! The way from files to a report can also be gone step by step: [`load`] gives the program as a module,
//! [`cut_loops_short`] what becomes of its loops, [`explore`] the report.

mod auto;
mod deepening;
mod error;
mod input;
mod options;
mod pipeline;
mod prepared;
mod printed;

pub use error::Error;
pub use input::Input;
pub use options::{Loops, Options};
pub use pipeline::{
    check, compile, explain, explore, explore_interpreter, load, load_compiled, load_test, replay,
    work,
};
pub use prepared::cut_loops_short;

pub use quotient_explore::{
    Algorithm, Apart, BlockedBy, Book, Checkpoints, Chosen, Counts, DataRace, Deepening,
    Divergence, Done, Endless, Error as ExploreError, Explored, Extent, Fleet, HeldMutex,
    Heuristics, Judged, Kept, Leaks, Limit, Limits, Memory, Misfit, Missed, NotAThread,
    Options as ExploreOptions, Order, OrderStatistics, PhaseTimes, Piece, Printed, Progress,
    Property, RaceReading, Races, RacingAccess, Remedy, Replayed, Report, Root, Sampled, Sampling,
    Schedule, Slice, Space, StaleAccess, StalePlace, Statistics, Stop, Strategy,
    SymmetryStatistics, ThreadStory, TraceStep, Tried, Turn, Unit, Unjudged, Verdict,
    ViewStatistics, Violation, Waiting, Wanted, WitnessStatistics,
};
pub use quotient_ir::program::Module;
pub use quotient_llvm::{
    ClangChoice, ClangError, Compiled, Entries, EntryFunction, Impatience, KEEP_CALLS, KEEP_LINES,
    LoadError, LoadOptions, Patience, RUSTC_FLAGS, RustTest, RustTests, RustcError, Unsupported,
    compile_rust, matches as matches_pattern, seen_from_here, user_cache,
};
pub use quotient_model::{
    Advice, Block, Coverage, Diagnostic, Failure, FailureKind, Lines, MemoryModel, MemoryOrder,
    Portable, Reached, Reader, Regions, Remark, RemarkKind, Repeated, Repetition, Site,
    SourceLocation, StackFrame, Value, Writer, portable,
};
