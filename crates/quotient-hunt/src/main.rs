//! The `quotient-oracle` command: looks for a program on which an algorithm is wrong, among random ones, for as long as
//! somebody lets it run.
//!
//! Brute force over all interleavings says what there is to find; an algorithm must explore just the classes that its
//! equivalence has, and find every failure. The first program on which it does not is shrunk and printed, also in C.

mod explorer;

use std::process::ExitCode;
use std::sync::Mutex;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::thread;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand, ValueEnum};
use quotient_explore::{Algorithm, Root};
use quotient_oracle::{Found, Programs, Seeds, Tally, hunt};

use explorer::Explorer;

/// Holds Quotient's algorithms against brute force.
#[derive(Parser)]
#[command(name = "quotient-oracle", version)]
struct Cli {
    #[command(subcommand)]
    command: Command,
}

#[derive(Subcommand)]
enum Command {
    /// Try random programs until an algorithm is wrong on one; exit code 1 if that happens
    Hunt {
        /// The algorithm [default: all, one after the other]
        #[arg(short, long, value_name = "NAME", value_parser = algorithm())]
        algorithm: Option<Algorithm>,
        /// Which programs
        #[arg(short, long, value_enum, default_value_t = Kind::Usual)]
        kind: Kind,
        /// How many of them
        #[arg(short, long, value_name = "N", default_value_t = 1000)]
        seeds: u64,
        /// The number of the first
        #[arg(long, value_name = "N", default_value_t = 0)]
        start: u64,
        /// vc and dc: the thread that is the root
        #[arg(long, value_name = "THREAD", default_value_t = Root::default())]
        root: Root,
        /// Try so many at the same time [default: as many as there are cores]
        #[arg(short, long, value_name = "N", value_parser = clap::value_parser!(u16).range(1..=512))]
        jobs: Option<u16>,
    },
}

/// The kinds of random programs.
#[derive(Clone, Copy, PartialEq, Eq, ValueEnum)]
enum Kind {
    /// Reads, writes, read-modify-writes, mutexes
    Usual,
    /// With awaits, and adds whose result is unused
    Awaiting,
    /// With adds whose result is unused
    Adding,
    /// With gates, of which condition variables and the like are made
    Gated,
    /// With mutexes that are initialised again
    Reinitialised,
    /// With objects that are freed
    Freed,
    /// With loops that wait
    Waiting,
    /// With atomic sections
    Sections,
    /// With threads that do the same
    Symmetric,
}

impl Kind {
    fn programs(self) -> Programs {
        match self {
            Kind::Usual => Programs::Usual,
            Kind::Awaiting => Programs::Awaiting,
            Kind::Adding => Programs::Adding,
            Kind::Gated => Programs::Gated,
            Kind::Reinitialised => Programs::Reinitialised,
            Kind::Freed => Programs::Freed,
            Kind::Waiting => Programs::Waiting,
            Kind::Sections => Programs::Sections,
            Kind::Symmetric => Programs::Symmetric,
        }
    }

    /// Whether an algorithm knows what is in such programs.
    fn is_known_to(self, algorithm: Algorithm) -> bool {
        match self {
            Kind::Adding => algorithm.knows_adds(),
            Kind::Sections => algorithm.knows_sections(),
            Kind::Symmetric => algorithm.knows_symmetry(),
            _ => true,
        }
    }
}

fn algorithm() -> impl TypedValueParser<Value = Algorithm> {
    PossibleValuesParser::new(Algorithm::all().map(Algorithm::name))
        .try_map(|name| name.parse::<Algorithm>())
}

fn main() -> ExitCode {
    let Command::Hunt {
        algorithm,
        kind,
        seeds,
        start,
        root,
        jobs,
    } = Cli::parse().command;
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let jobs = jobs.map_or_else(cores, usize::from);
    let wanted = |a: &Algorithm| algorithm.is_none_or(|wanted| *a == wanted);
    let algorithms: Vec<Algorithm> = Algorithm::all().filter(wanted).collect();
    if !algorithms
        .iter()
        .any(|&algorithm| kind.is_known_to(algorithm))
    {
        eprintln!(
            "quotient-oracle: the algorithm does not know what is in such programs; choose another --kind"
        );
        return ExitCode::from(2);
    }
    for algorithm in algorithms.into_iter().filter(|&a| kind.is_known_to(a)) {
        let explorer = Explorer {
            algorithm,
            root: root.clone(),
            symmetry: kind == Kind::Symmetric,
            threads: 1,
            schedule: None,
        };
        let seeds = Seeds {
            start,
            kind: kind.programs(),
            ..Seeds::first(seeds)
        };
        match side_by_side(&explorer, seeds, jobs) {
            Ok(tally) => println!(
                "{algorithm}: agrees on {} programs with {} interleavings, {} executions, {} redundant; {} too large",
                tally.agreed, tally.interleavings, tally.executions, tally.redundant, tally.skipped
            ),
            Err(found) => {
                println!("{algorithm} is wrong: {found}");
                return ExitCode::FAILURE;
            }
        }
    }
    ExitCode::SUCCESS
}

/// So many programs are handed to a thread at once.
const PORTION: u64 = 50;

/// Tries the programs on several threads. Of the faults that are found the one with the least number counts.
fn side_by_side(explorer: &Explorer, seeds: Seeds, jobs: usize) -> Result<Tally, Box<Found>> {
    let next = AtomicU64::new(0);
    let stop = AtomicBool::new(false);
    let so_far: Mutex<(Tally, Option<Box<Found>>)> = Mutex::default();
    let work = || {
        while !stop.load(Ordering::Relaxed) {
            let from = next.fetch_add(PORTION, Ordering::Relaxed);
            if from >= seeds.count {
                return;
            }
            let portion = Seeds {
                start: seeds.start + from,
                count: PORTION.min(seeds.count - from),
                ..seeds
            };
            let came = hunt(explorer, explorer.expectation(), portion, |_, _| {});
            // Whoever panics ends the command.
            let mut so_far = so_far.lock().expect("no thread has panicked");
            match came {
                Ok(tally) => add(&mut so_far.0, &tally),
                Err(found) => {
                    stop.store(true, Ordering::Relaxed);
                    let first = so_far.1.take().filter(|first| first.seed < found.seed);
                    so_far.1 = Some(first.unwrap_or(found));
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(work);
        }
    });
    let (tally, found) = so_far.into_inner().expect("no thread has panicked");
    found.map_or(Ok(tally), Err)
}

fn add(sum: &mut Tally, part: &Tally) {
    sum.agreed += part.agreed;
    sum.skipped += part.skipped;
    sum.interleavings += part.interleavings;
    sum.executions += part.executions;
    sum.redundant += part.redundant;
}
