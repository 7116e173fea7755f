//! The `quotient-oracle` command: looks for a program on which an algorithm is wrong, among random ones, for as long as
//! somebody lets it run.
//!
//! Brute force over all interleavings says what there is to find; an algorithm must explore just the classes that its
//! equivalence has, and find every failure. The first program on which it does not is shrunk and printed, also in C.

use std::process::ExitCode;

use clap::builder::{PossibleValuesParser, TypedValueParser};
use clap::{Parser, Subcommand, ValueEnum};
use quotient_explore::{Algorithm, Root};
use quotient_hunt::Explorer;
use quotient_oracle::{Programs, Seeds, cores, hunt};

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
    /// With variables that threads add to and others only look at
    Gauged,
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
    /// With counts of which only the last one matters
    Counting,
    /// With threads that do the same, and count
    SymmetricCounting,
}

impl Kind {
    fn programs(self) -> Programs {
        match self {
            Kind::Usual => Programs::Usual,
            Kind::Awaiting => Programs::Awaiting,
            Kind::Adding => Programs::Adding,
            Kind::Gauged => Programs::Gauged,
            Kind::Gated => Programs::Gated,
            Kind::Reinitialised => Programs::Reinitialised,
            Kind::Freed => Programs::Freed,
            Kind::Waiting => Programs::Waiting,
            Kind::Sections => Programs::Sections,
            Kind::Symmetric => Programs::Symmetric,
            Kind::Counting => Programs::Counting,
            Kind::SymmetricCounting => Programs::SymmetricCounting,
        }
    }

    /// Whether an algorithm knows what is in such programs.
    fn is_known_to(self, algorithm: Algorithm) -> bool {
        match self {
            Kind::Adding => algorithm.knows_adds(),
            Kind::Sections => algorithm.knows_sections(),
            Kind::Symmetric => algorithm.knows_symmetry(),
            Kind::Counting | Kind::SymmetricCounting => algorithm.knows_counts(),
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
            root: root.clone(),
            symmetry: kind.programs().are_symmetric(),
            ..Explorer::new(algorithm)
        };
        let seeds = Seeds {
            start,
            kind: kind.programs(),
            ..Seeds::first(seeds)
        };
        match hunt(&explorer, explorer.expectation(), seeds, jobs) {
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
