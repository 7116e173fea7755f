//! Robustness: a program is found to be robust just if every execution graph that the memory model allows is sequentially
//! consistent; and if nobody notices what is stale, executions end under the model as they do otherwise.

use quotient_explore::{Algorithm, Memory, RaceReading, Races};
use quotient_model::{FailureKind, MemoryModel};
use quotient_oracle::{
    BuilderProgram, GraphError, LineOrders, Listing, Seeds, cores, first_line, generate_orders,
    generate_short, is_robust, outcomes, side_by_side,
};

use crate::classes::Workers;
use crate::{again, with};
use quotient_hunt::Explorer;

/// So many graphs are looked at.
const GRAPHS: usize = 20_000;

/// What is found of a program.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Found {
    Robust,
    /// Something may be stale, and nobody notices.
    Unnoticed,
    Stale,
}

/// Holds the algorithms against all graphs under the models, on programs with all memory orders and fences.
pub fn agree(algorithms: &[Algorithm], seeds: Seeds, short: bool, workers: Workers) {
    if algorithms.is_empty() {
        return;
    }
    let symmetric = seeds.kind.are_symmetric();
    let models = &MemoryModel::ALL[1..];
    let mut compared = vec![0; models.len()];
    let mut robust = vec![0; models.len()];
    let mut unnoticed = vec![0; models.len()];
    let judged = |seed| -> Result<Vec<Option<Found>>, String> {
        let listing = match short {
            true => generate_short(seed, symmetric),
            false => seeds.kind.generate(seed),
        };
        let orders = orders(&listing, seed, symmetric);
        let Ok(program) = BuilderProgram::new(&listing) else {
            return Ok(Vec::new());
        };
        let adding = program.with_orders(orders.clone());
        // In some orders of adds something may be stale, and in others it may not.
        let program = adding.clone().with_plain_counts().with_plain_adds();
        let judge = |&model: &MemoryModel| {
            let expected = match is_robust(&program, model, GRAPHS) {
                Ok(robust) => robust,
                Err(GraphError::TooMany | GraphError::Unsupported) => return Ok(None),
            };
            let mut found = Found::Robust;
            for &algorithm in algorithms {
                let is_found_of = |program, strict, races: bool| {
                    let explorer = Explorer {
                        symmetry: symmetric,
                        races: races.then_some(Races {
                            reading: RaceReading::C11,
                            violations: false,
                        }),
                        memory: Some(Memory {
                            model,
                            violations: true,
                            strict,
                        }),
                        ..workers.explorer(algorithm, seed)
                    };
                    is_found_robust(program, &explorer)
                };
                let fault = |what: &str| {
                    let short = if short { " --short" } else { "" };
                    let how = workers.option();
                    let options = format!("--robustness{short} --algorithm {algorithm}{how}");
                    let again = again(seeds.only(seed), &options);
                    format!("{algorithm}, {model:?}: {what}; {orders:?}\n{listing}\n{again}")
                };
                // What the races know is used where they are looked for.
                let is_found = |strict| {
                    let found = is_found_of(&program, strict, true);
                    match is_found_of(&program, strict, false) == found {
                        true => Ok(found),
                        false => Err(fault("it depends on whether races are looked for")),
                    }
                };
                if is_found(true)? != expected {
                    return Err(fault(&format!("robust should be {expected}")));
                }
                if expected {
                    // For notes adds have no order: less may be found then, and nothing that is not so.
                    if !is_found_of(&adding, true, true) {
                        return Err(fault("robust, and not if adds have no order"));
                    }
                    continue;
                }
                found = Found::Stale;
                if is_found(false)? {
                    found = Found::Unnoticed;
                    let ends = |model| outcomes(&program, model, GRAPHS);
                    let (Ok(usual), Ok(weak)) = (ends(MemoryModel::Sc), ends(model)) else {
                        return Ok(None);
                    };
                    if let Some(other) = weak.iter().find(|end| !usual.contains(end)) {
                        return Err(fault(&format!(
                            "nobody notices, and it ends with {other:?}"
                        )));
                    }
                }
            }
            Ok(Some(found))
        };
        models.iter().map(judge).collect()
    };
    let add = |robustness: Vec<Option<Found>>| {
        for (nth, known) in robustness.into_iter().enumerate() {
            compared[nth] += u64::from(known.is_some());
            robust[nth] += u64::from(known == Some(Found::Robust));
            unnoticed[nth] += u64::from(known == Some(Found::Unnoticed));
        }
    };
    if let Err(fault) = side_by_side(seeds.numbers(), cores(), judged, add) {
        panic!("{fault}");
    }
    let names: Vec<&str> = algorithms.iter().map(|a| a.name()).collect();
    for (nth, model) in models.iter().enumerate() {
        println!(
            "{}: agree that {} of {} programs{}{} are robust under {}, and nobody notices it of {} others",
            names.join(", "),
            robust[nth],
            compared[nth],
            if short { " that are short" } else { "" },
            with(seeds.kind),
            model.name(),
            unnoticed[nth]
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

fn is_found_robust(program: &BuilderProgram, explorer: &Explorer) -> bool {
    let (report, _) = explorer.report(program.clone());
    let mut violations = report.violations.iter();
    !violations.any(|violation| violation.failure.kind == FailureKind::Robustness)
}
