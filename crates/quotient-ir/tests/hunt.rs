//! What the tests that try any number of random programs by hand share: their command line, the programs one after
//! the other, and of one that is wrong the smallest that is wrong as well.

use std::fmt;
use std::process::ExitCode;

use quotient_explore::Algorithm;

/// A kind of random programs, and what is found while they are judged.
pub trait Kind: Clone + fmt::Display {
    /// What it is called as a test.
    const NAME: &str;
    /// How many programs run with the other tests.
    const IN_CI: u64;
    /// Programs beyond these on which an algorithm once disagreed with brute force.
    const REGRESSIONS: &[u64] = &[];

    /// What there was in the programs so far.
    type Tally: Default + fmt::Display;

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
    let start = number("--start").unwrap_or(0);
    let count = number("--seeds").unwrap_or(K::IN_CI);
    let mut tally = K::Tally::default();
    let regressions = K::REGRESSIONS.iter().filter(|_| count == K::IN_CI);
    for seed in (start..start + count).chain(regressions.copied()) {
        let program = K::generate(seed);
        if let Err(fault) = program.judge(&algorithms, &mut tally) {
            let (program, fault) = smallest(program, fault, &algorithms);
            println!("seed {seed}: {fault}\n{program}\n0 passed, 1 failed");
            return ExitCode::FAILURE;
        }
    }
    println!("{tally}");
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
