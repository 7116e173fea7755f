//! Every algorithm on litmus tests, held against what brute force has found once and for all.
//!
//! `counts.csv` has a line for each test: the number of classes under each equivalence, and whether some execution
//! shows the outcome that the test's cycle stands for. A thousand run with the other tests, others every day; by brute
//! force some of them again, so that the table is known to be true.
//!
//! ```text
//! cargo test --release -p quotient-explore --test litmus -- --all
//! cargo test --release -p quotient-explore --test litmus -- --name "R fr W po R fr W po"
//! cargo test --release -p quotient-explore --test litmus -- --write
//! cargo test --release -p quotient-explore --test litmus -- --robustness
//! ```

mod robustness;

use std::collections::BTreeSet;
use std::fmt::Write;
use std::path::{Path, PathBuf};
use std::process::ExitCode;

use quotient_explore::{Algorithm, Explored, Options};
use quotient_hunt::explore;
use quotient_model::Equivalence;
use quotient_oracle::{
    BuilderProgram, Litmus, cores, enumerate_traces, litmus, side_by_side, today,
};

const IN_CI: usize = 1000;
/// Of those that run, one in so many is enumerated again.
const ENUMERATED: usize = 20;
const LIMIT: u64 = 1_000_000;

/// What is known of a test.
#[derive(PartialEq, Eq, Debug)]
struct Row {
    name: String,
    /// By equivalence, in the order of [`Equivalence::ALL`].
    counts: Vec<usize>,
    shown: bool,
}

impl Row {
    /// Brute force.
    fn of(test: &Litmus) -> Row {
        let program = BuilderProgram::new(&test.listing).expect("a well-formed listing");
        let census = enumerate_traces(&program, LIMIT).expect("a small program");
        let traces = &census.classes(Equivalence::Mazurkiewicz).complete;
        Row {
            name: test.name.clone(),
            counts: Equivalence::ALL.map(|e| census.count(e)).to_vec(),
            shown: traces.values().any(|execution| test.shows(execution)),
        }
    }

    fn line(&self) -> String {
        let mut line = self.name.clone();
        for count in &self.counts {
            write!(line, ",{count}").expect("text grows");
        }
        line + if self.shown { ",yes" } else { ",no" }
    }

    fn parse(line: &str) -> Row {
        let cells: Vec<&str> = line.split(',').collect();
        let counts = cells[1..cells.len() - 1].iter();
        Row {
            name: cells[0].to_owned(),
            counts: counts
                .map(|count| count.parse().expect("a count"))
                .collect(),
            shown: cells.last() == Some(&"yes"),
        }
    }
}

fn table() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/litmus/counts.csv")
}

/// What the algorithm explores must be what is known.
fn agrees(algorithm: Algorithm, test: &Litmus, row: &Row) -> Result<(), String> {
    let program = BuilderProgram::new(&test.listing).expect("a well-formed listing");
    let (mut explored, mut shown) = (0, false);
    let mut views = BTreeSet::new();
    let mut look = |told: Explored<'_>| match told {
        Explored::Execution(execution) => {
            explored += 1;
            shown |= test.shows(execution);
            views.insert(Equivalence::View.class(execution));
        }
        Explored::StartedOver => {
            (explored, shown) = (0, false);
            views.clear();
        }
    };
    let options = Options {
        algorithm,
        keep_going: true,
        self_check: true,
        on_execution: Some(&mut look),
        ..Options::default()
    };
    let report = explore(program, options).map_err(|error| format!("{error:?}"))?;
    let count = |equivalence: Equivalence| row.counts[equivalence as usize];
    let classes = count(algorithm.equivalence());
    let redundant = report.counts.redundant;
    if algorithm.every_class() && explored != classes || explored > classes {
        return Err(format!("{explored} executions, {classes} classes"));
    }
    if views.len() != count(Equivalence::View) {
        let all = count(Equivalence::View);
        return Err(format!("{} of {all} view classes", views.len()));
    }
    if shown != row.shown {
        return Err(format!(
            "outcome shown: {shown}, it should be {}",
            row.shown
        ));
    }
    if algorithm.never_redundant() && redundant > 0 {
        return Err(format!("{redundant} redundant executions"));
    }
    Ok(())
}

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().collect();
    let given = |name: &str| arguments.iter().any(|argument| argument == name);
    if given("--list") {
        return ExitCode::SUCCESS;
    }
    // `cargo test NAME` means other tests.
    if arguments
        .get(1)
        .is_some_and(|name| !name.starts_with('-') && !"litmus".contains(name.as_str()))
    {
        return ExitCode::SUCCESS;
    }
    let named = robustness::agree();
    println!(
        "{named} litmus tests by name: source and optimal agree with the axioms of RC11 and TSO"
    );
    if given("--robustness") {
        return ExitCode::SUCCESS;
    }
    let tests = litmus();
    if given("--write") {
        let mut text = String::from("test");
        for equivalence in Equivalence::ALL {
            write!(text, ",{equivalence:?}").expect("text grows");
        }
        text += ",outcome\n";
        for test in &tests {
            text += &Row::of(test).line();
            text.push('\n');
        }
        std::fs::write(table(), text).expect("the table can be written");
        return ExitCode::SUCCESS;
    }
    let text = std::fs::read_to_string(table()).expect("counts.csv, made with --write");
    let rows: Vec<Row> = text.lines().skip(1).map(Row::parse).collect();
    assert_eq!(
        rows.len(),
        tests.len(),
        "counts.csv is of other tests: --write"
    );
    let name = arguments.iter().position(|argument| argument == "--name");
    let name = name.and_then(|at| arguments.get(at + 1));
    let first = today() as usize * IN_CI % tests.len();
    let chosen: Vec<usize> = match name {
        Some(name) => (0..tests.len())
            .filter(|&at| tests[at].name == *name)
            .collect(),
        None if given("--all") => (0..tests.len()).collect(),
        None => (first..first + IN_CI).map(|at| at % tests.len()).collect(),
    };
    let judged = |(nth, &at): (usize, &usize)| {
        let (test, row) = (&tests[at], &rows[at]);
        assert_eq!(test.name, row.name, "counts.csv is of other tests: --write");
        if nth % ENUMERATED == 0 {
            assert_eq!(Row::of(test), *row, "{test}");
        }
        Algorithm::all().try_for_each(|algorithm| {
            agrees(algorithm, test, row).map_err(|fault| {
                let name = &test.name;
                format!("{algorithm}: {fault}\n{test}\nagain: --test litmus -- --name \"{name}\"")
            })
        })
    };
    if let Err(fault) = side_by_side(chosen.iter().enumerate(), cores(), judged, |()| ()) {
        println!("{fault}");
        return ExitCode::FAILURE;
    }
    println!(
        "{} of {} litmus tests from number {first} on: all algorithms agree",
        chosen.len(),
        tests.len()
    );
    println!("2 passed, 0 failed");
    ExitCode::SUCCESS
}
