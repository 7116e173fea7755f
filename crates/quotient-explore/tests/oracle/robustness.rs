//! Robustness: a program is found to be robust just if every execution graph that the memory model allows is sequentially
//! consistent.

use quotient_explore::{Algorithm, Memory, Options, explore};
use quotient_model::{FailureKind, MemoryModel};
use quotient_oracle::{
    BuilderProgram, GraphError, LineOrders, Listing, Programs, Seeds, cores, first_line,
    generate_orders, generate_short, is_robust, side_by_side,
};

use crate::{again, with};

/// So many graphs are looked at.
const GRAPHS: usize = 20_000;

/// Holds the algorithms against all graphs under the models, on programs with all memory orders and fences.
pub fn agree(algorithms: &[Algorithm], seeds: Seeds, short: bool) {
    if algorithms.is_empty() {
        return;
    }
    let symmetric = seeds.kind == Programs::Symmetric;
    let models = &MemoryModel::ALL[1..];
    let mut compared = vec![0; models.len()];
    let mut robust = vec![0; models.len()];
    let judged = |seed| -> Result<Vec<Option<bool>>, String> {
        let listing = match short {
            true => generate_short(seed, symmetric),
            false => seeds.kind.generate(seed),
        };
        let orders = orders(&listing, seed, symmetric);
        let Ok(program) = BuilderProgram::new(&listing) else {
            return Ok(Vec::new());
        };
        let program = program.with_orders(orders.clone());
        let judge = |&model: &MemoryModel| {
            let expected = match is_robust(&program, model, GRAPHS) {
                Ok(robust) => robust,
                Err(GraphError::TooMany | GraphError::Unsupported) => return Ok(None),
            };
            for &algorithm in algorithms {
                if is_found_robust(&program, algorithm, model, seeds.kind) != expected {
                    let short = if short { " --short" } else { "" };
                    let options = format!("--robustness{short} --algorithm {algorithm}");
                    return Err(format!(
                        "{algorithm}, {model:?}: robust should be {expected}; {orders:?}\n{listing}\n{}",
                        again(seeds.only(seed), &options)
                    ));
                }
            }
            Ok(Some(expected))
        };
        models.iter().map(judge).collect()
    };
    let add = |robustness: Vec<Option<bool>>| {
        for (nth, known) in robustness.into_iter().enumerate() {
            compared[nth] += u64::from(known.is_some());
            robust[nth] += u64::from(known == Some(true));
        }
    };
    if let Err(fault) = side_by_side(seeds.numbers(), cores(), judged, add) {
        panic!("{fault}");
    }
    let names: Vec<&str> = algorithms.iter().map(|a| a.name()).collect();
    for (nth, model) in models.iter().enumerate() {
        println!(
            "{}: agree that {} of {} programs{}{} are robust under {}",
            names.join(", "),
            robust[nth],
            compared[nth],
            if short { " that are short" } else { "" },
            with(seeds.kind),
            model.name()
        );
        // Neither all of them nor none, or nothing would be told apart.
        let (robust, compared) = (robust[nth], compared[nth]);
        let count = seeds.count;
        assert!(count < 100 || compared * 3 > count);
        assert!(!short || count < 100 || robust * 50 < compared * 49 && robust > 0);
    }
}

/// All memory orders and fences; threads that do the same do it with the same orders.
fn orders(listing: &Listing, seed: u64, symmetric: bool) -> LineOrders {
    let all = generate_orders(listing, seed);
    if !symmetric {
        return all;
    }
    let mut orders = LineOrders::default();
    for line in 1..=listing.size() as u32 {
        let first = first_line(listing, line);
        let order = all.orders.get(&first).map(|&order| (line, order));
        orders.orders.extend(order);
        let fences = all.fences.get(&first).map(|&fences| (line, fences));
        orders.fences.extend(fences);
    }
    orders
}

fn is_found_robust(
    program: &BuilderProgram,
    algorithm: Algorithm,
    model: MemoryModel,
    kind: Programs,
) -> bool {
    let options = Options {
        algorithm,
        keep_going: true,
        symmetry: kind == Programs::Symmetric,
        memory: Some(Memory {
            model,
            violations: true,
        }),
        ..Options::default()
    };
    let report = explore(program.clone(), options).expect("it judges robustness");
    assert_eq!(report.stopped, None);
    let mut violations = report.violations.iter();
    !violations.any(|violation| violation.failure.kind == FailureKind::Robustness)
}
