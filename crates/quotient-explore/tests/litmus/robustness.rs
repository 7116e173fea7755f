//! The litmus tests of the literature by name, under RC11 and TSO: whether the memory model allows what sequential consistency
//! does not.
//!
//! `robustness.csv` has the tests with the verdicts as they are published (x86-TSO: Owens, Sarkar, Sewell 2009; the shapes: Alglave,
//! Maranget, Tautschnig 2014; RC11: Lahav, Vafeiadis, Kang, Hur, Dreyer 2017). In a program, `W`, `R` and `U` are a store, a load and an exchange of the
//! variable behind, `F` is a fence; orders are `r`elaxed, `a`cquire (of a store: release), re`l`ease, `b`oth and `s`eq_cst. All
//! graphs of a program are looked at by their axioms, and source and optimal must say the same. What is explored under the model must be as many executions
//! as these graphs have reads-from relations.

use quotient_explore::{Algorithm, Memory, Options};
use quotient_hunt::explore;
use quotient_model::{FailureKind, Fences, MemoryModel, MemoryOrder, Orders};
use quotient_oracle::listing::{Listing, Statement};
use quotient_oracle::short::{load, store, xchg};
use quotient_oracle::{BuilderProgram, LineOrders, is_robust, reads_from};

const TABLE: &str = include_str!("robustness.csv");
const GRAPHS: usize = 100_000;

/// Holds the table against the axioms and the algorithms. Says how many tests it has.
pub fn agree() -> usize {
    let rows = TABLE.lines().skip(1);
    let mut count = 0;
    let mut faults = Vec::new();
    for row in rows {
        let cells: Vec<&str> = row.split(',').collect();
        let [name, text, rc11, tso] = cells[..] else {
            panic!("a test has a name, a program and two verdicts: {row}");
        };
        let program = parse(text);
        for (model, verdict) in [(MemoryModel::Rc11, rc11), (MemoryModel::Tso, tso)] {
            let robust = match verdict {
                "allowed" => false,
                "forbidden" => true,
                other => panic!("{name}: no verdict: {other}"),
            };
            let by_axioms = is_robust(&program, model, GRAPHS).expect("a small program");
            if by_axioms != robust {
                faults.push(format!("{name} under {model:?}, by the axioms"));
            }
            for algorithm in [Algorithm::Source, Algorithm::Optimal] {
                let found = is_found_robust(&program, algorithm, model);
                if found != robust {
                    faults.push(format!("{name} under {model:?}, {algorithm}"));
                }
            }
        }
        for model in MemoryModel::ALL {
            let classes = reads_from(&program, model, GRAPHS).expect("a small program");
            if explored(&program, model) != classes.len() as u64 {
                faults.push(format!("{name} under {model:?}, explored"));
            }
        }
        count += 1;
    }
    assert!(faults.is_empty(), "not as published: {faults:#?}");
    count
}

fn is_found_robust(program: &BuilderProgram, algorithm: Algorithm, model: MemoryModel) -> bool {
    let options = Options {
        algorithm,
        memory: Some(Memory {
            model,
            violations: true,
            strict: true,
        }),
        ..Options::default()
    };
    let report = explore(program.clone(), options).expect("it judges robustness");
    let mut violations = report.violations.iter();
    !violations.any(|violation| violation.failure.kind == FailureKind::Robustness)
}

/// How many executions the model allows.
fn explored(program: &BuilderProgram, model: MemoryModel) -> u64 {
    let options = Options {
        algorithm: Algorithm::ReadsFrom,
        weak: Some(model),
        ..Options::default()
    };
    let report = explore(program.clone(), options).expect("the options go together");
    report.counts.complete + report.counts.blocked
}

fn parse(text: &str) -> BuilderProgram {
    let mut orders = LineOrders::default();
    let threads: Vec<&str> = text.split('|').collect();
    // The first lines are main's, which creates the threads.
    let mut line = threads.len() as u32;
    let mut written = [0; 3];
    let mut bodies: Vec<Vec<Statement>> = Vec::new();
    for thread in threads {
        let mut body = Vec::new();
        let mut fences = Fences::None;
        for (register, event) in thread.split_whitespace().enumerate() {
            let (what, order) = event.split_once('.').expect("an order");
            let mut letters = what.chars();
            let kind = letters.next().expect("a kind");
            let order = parse_order(kind, order);
            if kind == 'F' {
                fences = fences.then(Fences::of(order));
                continue;
            }
            let variable = match letters.next() {
                Some('x') => 0,
                Some('y') => 1,
                Some('z') => 2,
                other => panic!("no variable: {other:?}"),
            };
            line += 1;
            orders.orders.insert(line, Orders::always(order));
            orders.fences.insert(line, fences);
            fences = Fences::None;
            if kind != 'R' {
                written[variable] += 1;
            }
            body.push(match kind {
                'R' => load(register, variable),
                'W' => store(variable, written[variable]),
                'U' => xchg(register, variable, written[variable]),
                other => panic!("no kind of event: {other}"),
            });
        }
        bodies.push(body);
    }
    let listing = Listing::parallel(&[0; 3], bodies);
    let program = BuilderProgram::new(&listing).expect("a well-formed listing");
    program.with_orders(orders)
}

fn parse_order(kind: char, order: &str) -> MemoryOrder {
    match (order, kind) {
        ("r", _) => MemoryOrder::Relaxed,
        ("a", 'W') | ("l", _) => MemoryOrder::Release,
        ("a", _) => MemoryOrder::Acquire,
        ("b", _) => MemoryOrder::AcqRel,
        ("s", _) => MemoryOrder::SeqCst,
        _ => panic!("no order: {order}"),
    }
}
