//! What the tests that try any number of random programs by hand share: their command line, the programs on all cores,
//! some of them others every day, and of one that is wrong the smallest that is wrong as well.

use std::fmt;
use std::ops::AddAssign;
use std::process::ExitCode;

use quotient_explore::Algorithm;
use quotient_oracle::{Seeds, cores, side_by_side};

/// A kind of random programs, and what is found while they are judged.
pub trait Kind: Clone + fmt::Display + Send {
    /// What it is called as a test.
    const NAME: &str;
    /// How many programs run with the other tests.
    const IN_CI: u64;
    /// How many of those that are others every day.
    const TODAY: u64;
    /// Programs beyond these on which an algorithm once disagreed with brute force.
    const REGRESSIONS: &[u64] = &[];

    /// What there was in the programs so far.
    type Tally: Default + fmt::Display + AddAssign + Send;

    /// The program of a seed.
    fn generate(seed: u64) -> Self;

    /// The programs that lack one thing.
    fn smaller(&self) -> Vec<Self>;

    /// What is wrong, if anything is.
    fn judge(&self, algorithms: &[Algorithm], tally: &mut Self::Tally) -> Result<(), String>;

    /// Whether so many programs had enough of all that they are for.
    fn are_telling(tally: &Self::Tally, count: u64) -> bool;
}

/// Judges the programs that the command line asks for, and says how it went.
pub fn run<K: Kind>() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let option = |name: &str| {
        let at = arguments.iter().position(|argument| argument == name)?;
        arguments.get(at + 1).cloned()
    };
    if arguments.iter().any(|argument| argument == "--list") {
        return ExitCode::SUCCESS;
    }
    // `cargo test NAME` means other tests.
    if arguments
        .get(1)
        .is_some_and(|name| !name.starts_with('-') && !K::NAME.contains(name.as_str()))
    {
        return ExitCode::SUCCESS;
    }
    let number = |name: &str| option(name).map(|n| n.parse().expect("a number of programs"));
    let wanted: Option<Algorithm> =
        option("--algorithm").map(|name| name.parse().expect("the name of an algorithm"));
    let algorithms: Vec<Algorithm> = Algorithm::all()
        .filter(|&algorithm| wanted.is_none_or(|wanted| wanted == algorithm))
        .collect();
    let count = number("--seeds");
    let seeds = Seeds {
        start: number("--start").unwrap_or(0),
        today: count.map_or(K::TODAY, |_| 0),
        ..Seeds::first(count.unwrap_or(K::IN_CI))
    };
    let regressions = K::REGRESSIONS.iter().filter(|_| count.is_none()).copied();
    let (mut tally, mut others) = (K::Tally::default(), K::Tally::default());
    let judged = |seed| {
        let program = K::generate(seed);
        let mut tally = K::Tally::default();
        match program.judge(&algorithms, &mut tally) {
            Ok(()) => Ok((seed, tally)),
            Err(fault) => Err((seed, smallest(program, fault, &algorithms))),
        }
    };
    // What they should have is said of those that are always the same.
    let add = |(seed, of_one)| match seed {
        _ if count.is_some() => tally += of_one,
        seed if seed < K::IN_CI => tally += of_one,
        _ => others += of_one,
    };
    let numbers = seeds.numbers().chain(regressions);
    if let Err((seed, (program, fault))) = side_by_side(numbers, cores(), judged, add) {
        println!(
            "seed {seed}: {fault}\n{program}\nagain: cargo test --release -p quotient-ir --test {} -- --start {seed} --seeds 1",
            K::NAME
        );
        println!("0 passed, 1 failed");
        return ExitCode::FAILURE;
    }
    println!("{tally}");
    if count.is_none() {
        println!("of today, and regressions: {others}");
    }
    let count = seeds.count;
    if count >= K::IN_CI && wanted.is_none() && !K::are_telling(&tally, count) {
        println!("these programs do not test what they should\n0 passed, 1 failed");
        return ExitCode::FAILURE;
    }
    println!("{} passed, 0 failed", algorithms.len());
    ExitCode::SUCCESS
}

/// The smallest program that is wrong as well, and what is wrong with it.
fn smallest<K: Kind>(program: K, fault: String, algorithms: &[Algorithm]) -> (K, String) {
    let mut best = (program, fault);
    'again: loop {
        for smaller in best.0.smaller() {
            if let Err(fault) = smaller.judge(algorithms, &mut K::Tally::default()) {
                best = (smaller, fault);
                continue 'again;
            }
        }
        return best;
    }
}
