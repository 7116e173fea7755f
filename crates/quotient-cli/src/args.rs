//! The command line: what can be asked for, and the help that goes with it.
//!
//! Options are declared here once and feed the parser and `--help`. The algorithms are not: their
//! names and descriptions come from the library's table. What they mean to the library is [`crate::asked`]'s to say.

use std::ffi::OsString;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use clap::{Args, Parser, Subcommand, ValueEnum, value_parser};
use quotient::{MemoryModel, Options, Root};

use crate::algorithm::{self, Choice};
use crate::cargo_args::CargoArgs;
use crate::checkpoint::CheckpointArgs;
use crate::drawing::{self, DrawingArgs};
use crate::memory::bytes;
use crate::memory_model;
use crate::nats_args::{StatusArgs, SubmitArgs, WorkerArgs};
use crate::output::OutputArgs;
use crate::test_args::TestArgs;
use crate::until::Until;
use crate::watch;

/// Checks concurrent programs under every schedule that can matter.
#[derive(Parser, Debug)]
#[command(name = "quotient", version = env!("QUOTIENT_VERSION"))]
pub struct Cli {
    /// What to do.
    #[command(subcommand)]
    pub command: Command,
}

/// What to do.
#[derive(Subcommand, Debug)]
pub enum Command {
    /// Check a program: assertions, memory errors, misuse of mutexes and threads, deadlocks
    Check(Box<CheckArgs>),

    /// Check a program by every algorithm, one after the other, and show what each needs: executions, time, memory
    ///
    /// Each may take as long as --timeout says, or 10 seconds.
    Compare(Box<CheckArgs>),

    /// Look for violations in schedules drawn at random, where there are too many to explore them all
    Sample(Box<SampleArgs>),

    /// Tell about how many executions there are to explore, and how long that takes
    Estimate(Box<EstimateArgs>),

    /// Check many programs, or many functions of them, against what is expected of each
    Test(TestArgs),

    /// Check packages of Rust: what `cargo quotient` does
    Cargo(CargoArgs),

    /// Print the program as it is checked: optimised, and with its loops cut short
    Ir(IrArgs),

    /// Run a violation again that `check --save` has saved, and show it
    Replay(ReplayArgs),

    /// Write man pages, completions for shells and a page of all options to a folder
    Generate {
        /// The folder; it is made if it is not there
        #[arg(value_name = "DIR")]
        folder: PathBuf,
    },

    /// Tell which orders of the steps of a saved violation it needs: those whose reversal makes it go away
    Explain(ExplainArgs),

    /// Explore parts of what `check --nats` submits, until Ctrl-C
    Worker(WorkerArgs),

    /// Tell which checks go on at a NATS server, and who works there
    Status(StatusArgs),
}

/// A saved violation, and what it cannot say itself.
#[derive(Args, Debug)]
pub struct SavedArgs {
    /// The file that `check --save` has written
    #[arg(value_name = "FILE")]
    pub file: PathBuf,

    /// Which of the violations in the file, from 1
    #[arg(long, value_name = "N", default_value_t = 1)]
    pub violation: usize,

    /// The clang to compile with [default: $CLANG, or the first on the PATH]
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,

    /// Flags for clang, in place of those that were saved
    #[arg(last = true, value_name = "CLANG FLAGS")]
    pub clang_flags: Vec<OsString>,
}

/// What to run again.
#[derive(Args, Debug)]
pub struct ReplayArgs {
    /// The violation.
    #[command(flatten)]
    pub saved: SavedArgs,

    /// Show one step at a time, with what memory holds after it
    #[arg(long, conflicts_with_all = ["until", "watch"])]
    pub step: bool,

    /// Show the execution up to this step: its number, or a place such as prog.c:12 that it comes to
    #[arg(long, value_name = "STEP")]
    pub until: Option<Until>,

    /// Show only the steps that touch this variable, or a part of it; may be given several times
    #[arg(long, value_name = "VARIABLE")]
    pub watch: Vec<String>,

    /// What is told of it.
    #[command(flatten)]
    pub output: OutputArgs,
}

/// What to explain.
#[derive(Args, Debug)]
pub struct ExplainArgs {
    /// The violation.
    #[command(flatten)]
    pub saved: SavedArgs,

    /// Tell also what the library's functions do inside
    #[arg(long)]
    pub internals: bool,
}

/// What to print the program of.
#[derive(Args, Debug)]
pub struct IrArgs {
    /// What is loaded, and how.
    #[command(flatten)]
    pub program: ProgramArgs,
}

/// A program, and what is made of it before it is checked.
#[derive(Args, Debug)]
pub struct ProgramArgs {
    /// The program: C (.c, or preprocessed .i), C++ (.cpp, .cc, .cxx or .C), Rust (.rs), or LLVM IR as text
    /// (.ll); several files are linked. `check` also takes an SV-COMP task (.yml), answered by true, false or
    /// unknown
    #[arg(required = true, value_name = "FILE")]
    pub files: Vec<PathBuf>,

    /// The function to run in the place of main, one without parameters: its name, or a pattern with * and ?
    #[arg(long, value_name = "FUNCTION", conflicts_with = "program_args", help_heading = PROGRAM)]
    pub entry: Option<String>,

    /// Arguments for the program's main, separated by spaces
    #[arg(long, value_name = "ARGUMENTS", help_heading = PROGRAM)]
    pub program_args: Option<String>,

    /// What __VERIFIER_nondet_int() and its like may return, such as 0..3 (both ends included)
    #[arg(long, value_name = "RANGE", value_parser = range, allow_hyphen_values = true,
          help_heading = PROGRAM)]
    pub nondet: Option<(i64, i64)>,

    /// What functions without a definition do: `nondet`: nothing, and return anything
    #[arg(long = "extern", value_name = "WHAT", value_enum, require_equals = true, help_heading = PROGRAM)]
    pub extern_functions: Option<ExternFunctions>,

    /// Let waits for condition variables end without a signal, as the standard permits
    #[arg(long, help_heading = PROGRAM)]
    pub spurious_wakeups: bool,

    /// Let `malloc` and `new` give out memory again that was freed, as allocators do, to find what depends on
    /// addresses that come again (ABA)
    #[arg(long, help_heading = PROGRAM)]
    pub reuse: bool,

    /// `abort` is no violation: so it is in tasks.
    #[arg(skip)]
    pub abort_ends: bool,

    /// Let threads go around loops also when that changes nothing
    #[arg(long, help_heading = LOOPS)]
    pub no_purity: bool,

    /// Block a thread that reads too early, instead of letting it wait for the value
    #[arg(long, help_heading = LOOPS)]
    pub no_await: bool,

    /// The clang to compile with [default: $CLANG, or the first on the PATH]
    #[arg(long, value_name = "PATH")]
    pub clang: Option<PathBuf>,

    /// Have clang compile the program also if it has compiled the same before
    #[arg(long)]
    pub no_cache: bool,

    /// Flags for clang, such as -DN=3 or -I include
    #[arg(last = true, value_name = "CLANG FLAGS")]
    pub clang_flags: Vec<OsString>,
}

const PROGRAM: &str = "Options for what the program runs in";
const LOOPS: &str = "Options for loops that wait";

/// How to check.
#[derive(Args, Debug)]
#[command(after_help = EXIT_CODES)]
pub struct CheckArgs {
    /// What is checked.
    #[command(flatten)]
    pub program: ProgramArgs,

    /// The exploration algorithm
    ///
    /// All find the same bugs; they differ in how many executions they need.
    #[arg(short, long, value_name = "NAME", default_value = Choice::default().name(),
          value_parser = algorithm::parser())]
    pub algorithm: Choice,

    /// Let a thread come to the head of a loop at most N times (a loop over N items needs N+1);
    /// what lies beyond is not explored, and the report says so
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub unroll: Option<u32>,

    /// Explore loops that may have no end for up to N rounds: 1, then 2, 4 and so on
    #[arg(long, value_name = "N", default_value_t = Options::default().rounds,
          value_parser = value_parser!(u32).range(1..), conflicts_with = "unroll")]
    pub rounds: u32,

    /// Report data races as violations, each with an execution: two accesses of which one writes and one is not
    /// atomic, and neither happens before the other, by C11; or, with sc, that can come next to each other. With
    /// -a source, optimal or observers, which otherwise tell them as warnings [default: c11]
    #[arg(long, value_enum, value_name = "READING", num_args = 0..=1, require_equals = true,
          default_missing_value = "c11", hide_possible_values = true, conflicts_with = "no_races")]
    pub races: Option<Reading>,

    /// Do not look for data races
    #[arg(long)]
    pub no_races: bool,

    /// Report accesses that may be stale under a memory model, each with an execution; if there are none, the verdict
    /// holds under that model, too. With -a source or optimal, which otherwise tell those under rc11 as warnings
    #[arg(long, value_name = "MODEL", value_parser = memory_model::parser())]
    pub memory: Option<MemoryModel>,

    /// Explore all executions that the model of --memory allows, also those that are no interleavings, one for each choice of
    /// the write that each read reads from; with -a rf
    #[arg(long, requires = "memory", conflicts_with_all = ["hunt", "preemptions", "checkpoint", "resume", "certificate",
          "save", "self_check"])]
    pub explore: bool,

    /// Report also memory that is not freed when the program has ended: what cannot be reached any
    /// more (lost), or all of it; with -a source or optimal [default: lost]
    #[arg(long, value_enum, value_name = "WHICH", num_args = 0..=1, require_equals = true,
          default_missing_value = "lost", hide_possible_values = true)]
    pub leaks: Option<Leaks>,

    /// Report also reads of memory that was allocated and never written: on the heap, and local
    /// variables
    #[arg(long)]
    pub uninit: bool,

    /// Report also signed arithmetic whose result does not fit its type, and shifts that go too far
    #[arg(long)]
    pub overflow: bool,

    /// Report also executions that end with a status other than 0, by exit or by a return from main
    #[arg(long)]
    pub exit_status: bool,

    /// Go on after a violation, and report one for each kind and source line
    #[arg(long)]
    pub keep_going: bool,

    /// Let N threads of this machine explore together; the report does not depend on how many there are [default: as many as there are cores when a search is not done soon; with -a source, and
    /// with checkpoints, 1]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=512))]
    pub threads: Option<u16>,

    /// With several threads, report whichever violation is found first; otherwise one thread looks for the
    /// one that it finds first
    #[arg(long)]
    pub any_violation: bool,

    /// Whether there are checkpoints.
    #[command(flatten)]
    pub checkpoints: CheckpointArgs,

    /// Whether other machines explore.
    #[command(flatten)]
    pub machines: SubmitArgs,

    /// Look in schedules drawn at random first, for about so long, such as 5s, and then explore everything; how many
    /// are drawn does not depend on the clock
    #[arg(long, value_name = "TIME", value_parser = drawing::seconds, conflicts_with = "keep_going")]
    pub hunt: Option<f64>,

    /// Explore only what needs at most N preemptions, switches from a thread that could have gone on, with few before many;
    /// with -a source or optimal
    #[arg(long, value_name = "N", conflicts_with_all = ["hunt", "checkpoint", "resume", "certificate"])]
    pub preemptions: Option<u32>,

    /// Give up after this many seconds, those included that clang takes
    #[arg(long, value_name = "SECONDS", value_parser = watch::seconds, allow_hyphen_values = true)]
    pub timeout: Option<Duration>,

    /// Give up after this many executions
    #[arg(long, value_name = "N", value_parser = value_parser!(u64).range(1..))]
    pub max_executions: Option<u64>,

    /// Take an execution with more than N events for one that never ends [default: 20000]
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub max_events: Option<u32>,

    /// Take an execution with more than N threads for one that never ends [default: 1024]
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub max_threads: Option<u32>,

    /// Take a thread that jumps or calls more than N times without an access to shared memory for one that
    /// never ends [default: 100000000]
    #[arg(long, value_name = "N", value_parser = value_parser!(u32).range(1..))]
    pub max_steps: Option<u32>,

    /// Let malloc and its like return a null pointer for more than so many bytes, such as 4096 or 16M
    /// [default: 64M]
    #[arg(long, value_name = "BYTES", value_parser = bytes)]
    pub max_allocation: Option<u64>,

    /// Give up when more memory than this is taken, such as 512M or 8G [default: what there is]
    #[arg(long, value_name = "BYTES", value_parser = bytes)]
    pub max_memory: Option<u64>,

    /// What is told of it.
    #[command(flatten)]
    pub output: OutputArgs,

    /// Report also what the check cost: executions, events, memory, and where the algorithm has to
    /// decide consistency, which phase decided and the time it took
    #[arg(long)]
    pub stats: bool,

    /// List what of the program's source the executions have reached, and all that none has: assertions,
    /// functions, branches, lines
    #[arg(long)]
    pub coverage: bool,

    /// Of a task: write a witness of the first violation of a property to this file (YAML, format 2.2)
    #[arg(long, value_name = "FILE")]
    pub witness: Option<PathBuf>,

    /// Keep fetch-adds in order also if nobody uses what they return, or only whether a count was the last one
    #[arg(long, help_heading = LOOPS)]
    pub no_ifaa: bool,

    /// Explore also executions that differ only in which of several threads that do the same is which
    #[arg(long)]
    pub no_symmetry: bool,

    /// Take a thread that waits for ever in a loop for blocked, not for a violation
    #[arg(long, help_heading = LOOPS)]
    pub allow_livelock: bool,

    /// Show executions with violations as they were found, and not as short as they can be
    #[arg(long)]
    pub no_minimise: bool,

    /// Check every explored execution by itself; slow, and for those who doubt Quotient
    #[arg(long)]
    pub self_check: bool,

    /// vc and dc: the thread to treat differently from the others, such as main or main/2; affects
    /// the number of executions, not the verdict [default: main/1]
    #[arg(long, value_name = "THREAD", help_heading = STUDY)]
    pub root: Option<Root>,

    /// Which of its heuristics `rvf` does without.
    #[command(flatten)]
    pub without: Without,

    /// Those of the arguments that say what is checked, and how.
    #[arg(skip)]
    pub given: Vec<String>,

    /// When the command began: its time counts from there.
    #[arg(skip = Instant::now())]
    pub started: Instant,
}

/// What to draw schedules of, and which.
#[derive(Args, Debug)]
pub struct SampleArgs {
    /// The program.
    #[command(flatten)]
    pub check: CheckArgs,

    /// The schedules.
    #[command(flatten)]
    pub drawing: DrawingArgs,
}

/// What to estimate the executions of.
#[derive(Args, Debug)]
pub struct EstimateArgs {
    /// The program.
    #[command(flatten)]
    pub check: CheckArgs,

    /// Estimate by so many random walks
    #[arg(long, value_name = "N", default_value_t = 50_000, value_parser = value_parser!(u64).range(100..))]
    pub walks: u64,

    /// Draw them from this seed
    #[arg(long, value_name = "N", default_value_t = drawing::SEED)]
    pub seed: u64,
}

/// The heuristics of `rvf` that are switched off. What is explored to its end does not depend on them;
/// what that costs does.
#[derive(Args, Clone, Copy, Default, Debug)]
pub struct Without {
    /// rvf: go on with the next read of a node even if nothing new came up for the last
    #[arg(long = "no-backtrack-signals", help_heading = STUDY)]
    pub backtrack_signals: bool,

    /// rvf: search for witnesses without the closure
    #[arg(long = "no-closure", help_heading = STUDY)]
    pub closure: bool,

    /// rvf: search for witnesses without a trace to follow
    #[arg(long = "no-guide", help_heading = STUDY)]
    pub guide: bool,
}

const STUDY: &str = "Options for studies of the algorithms";

/// What is a data race.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum Reading {
    /// By C11.
    C11,
    /// Under sequential consistency, where every atomic access synchronises.
    Sc,
}

/// Which memory must have been freed.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum Leaks {
    /// What cannot be reached any more.
    Lost,
    /// All of it.
    All,
}

/// What functions without a definition do.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum, Debug)]
pub enum ExternFunctions {
    /// Nothing, and return anything.
    Nondet,
}

const EXIT_CODES: &str = "\
Exit codes:
  0   safe: no violation
  1   a violation was found
  2   bad input: the program or the command line is at fault
  3   not finished: a limit was reached, or a signal (Ctrl-C) stopped it
  70  an error in Quotient itself
  74  the report could not be written";

fn range(text: &str) -> Result<(i64, i64), String> {
    let (low, high) = text.split_once("..").unwrap_or((text, text));
    let number = |text: &str| {
        let number = text.trim().trim_start_matches('=').parse::<i64>();
        number.map_err(|_| format!("`{text}` is not a number; a range is written 0..3"))
    };
    match (number(low)?, number(high)?) {
        (low, high) if low <= high => Ok((low, high)),
        (low, high) => Err(format!("there is nothing from {low} to {high}")),
    }
}

#[cfg(test)]
mod tests {
    use quotient::Algorithm;

    use super::parsing::parse;
    use super::*;

    #[test]
    fn everything_has_its_place() {
        let args = parse(
            "quotient check a.c -a source --unroll 4 --timeout 0.5 --format json -- -DN=5 --unroll",
        )
        .unwrap();
        assert_eq!(args.algorithm, Choice::One(Algorithm::Source));
        assert_eq!(args.unroll, Some(4));
        assert_eq!(args.timeout, Some(Duration::from_millis(500)));
        assert_eq!(args.output.format, crate::output::Format::Json);
        assert_eq!(args.program.clang_flags, ["-DN=5", "--unroll"]);
    }

    #[test]
    fn every_algorithm_of_the_table_can_be_asked_for() {
        for algorithm in Algorithm::all() {
            let args = parse(&format!("quotient check a.c -a {algorithm}")).unwrap();
            assert_eq!(args.algorithm, Choice::One(algorithm));
        }
    }

    #[test]
    fn ranges_have_both_their_ends() {
        let range = |text: &str| parse(&format!("quotient check a.c --nondet {text}")).unwrap();
        assert_eq!(range("0..3").program.nondet, Some((0, 3)));
        assert_eq!(range("-1..=1").program.nondet, Some((-1, 1)));
        assert_eq!(range("7").program.nondet, Some((7, 7)));
    }

    #[test]
    fn several_files_make_one_program() {
        let args = parse("quotient check a.c b.ll -a rf -- -I include").unwrap();
        assert_eq!(args.program.files.len(), 2);
        assert_eq!(args.program.clang_flags, ["-I", "include"]);
    }

    #[test]
    fn nonsense_is_refused() {
        for line in [
            "quotient check",
            "quotient check a.c -a optimum",
            "quotient check a.c --unroll 0",
            "quotient check a.c --timeout -1",
            "quotient check a.c --timeout soon",
            "quotient check a.c -DN=3",
            "quotient check a.c -a vc --root 2",
            "quotient check a.c --nondet 3..1",
            "quotient check a.c --nondet few",
            "quotient check a.c --max-allocation much",
            "quotient check a.c --max-allocation 99999999999G",
        ] {
            assert!(parse(line).is_err(), "{line}");
        }
    }
}

#[cfg(test)]
pub(crate) mod parsing {
    //! Command lines as text, for tests.

    use super::*;

    pub(crate) fn parse(line: &str) -> Result<CheckArgs, clap::Error> {
        let words = line.split_whitespace();
        Cli::try_parse_from(words).map(|cli| match cli.command {
            Command::Check(args) => *args,
            _ => unreachable!("the tests ask for checks"),
        })
    }
}
