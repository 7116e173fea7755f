//! A coarser equivalence never needs more executions, on any program of the repository.
//!
//! All algorithms are shown the same program: adds as read-modify-writes, and awaits as reads and assumptions; then
//! they are shown awaits. What is compared is all executions, complete and blocked, since an execution
//! that ends blocked is a class like any other. All must also meet the same number of view classes:
//! every algorithm promises an execution for each choice of the values that the reads get. And none
//! explores more executions than its equivalence has classes, counted over all traces; `rf` and `view` have just as many.
//!
//! The instances are those of `programs/counts.csv` with few executions, and the smallest one of each
//! program that has none so small.

mod common;

use std::collections::{BTreeMap, BTreeSet, HashSet};
use std::path::{Path, PathBuf};

use common::clangs::CLANG;
use common::{Run, parallel};
use quotient::explore_interpreter;
use quotient_explore::{Algorithm, Explored, Options};
use quotient_ir::Interpreter;
use quotient_ir::program::Module;
use quotient_llvm::{ClangChoice, LoadOptions};
use quotient_model::Equivalence;

/// The first of each pair explores at least as many executions as the second. A pair counts once the
/// table of algorithms has both.
const ORDER: [(&str, &str); 9] = [
    ("source", "optimal"),
    ("optimal", "source"),
    ("optimal", "observers"),
    ("observers", "rf"),
    ("rf", "rvf"),
    ("rvf", "view"),
    ("optimal", "dc"),
    ("dc", "vc"),
    ("vc", "view"),
];

/// Instances with no more Mazurkiewicz traces than these are all explored.
const FEW: u64 = 3_000;

#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Debug)]
struct Instance {
    program: String,
    defines: Vec<String>,
    unroll: Option<u32>,
    purity: bool,
}

impl Instance {
    fn path(&self) -> PathBuf {
        directory().join(&self.program).with_extension("c")
    }
}

/// What one algorithm explored.
struct Found {
    executions: u64,
    view_classes: usize,
    /// How many classes there are of the equivalences asked for.
    classes: Vec<usize>,
}

#[test]
fn coarser_algorithms_explore_no_more() {
    let instances = instances();
    let programs: BTreeSet<String> = instances.iter().map(|i| i.program.clone()).collect();
    assert_eq!(
        programs,
        programs_of_the_repository(),
        "each program has a row for source or optimal in counts.csv"
    );
    parallel::assert_all(&instances, compared);
}

#[test]
fn every_algorithm_has_its_place_in_the_order() {
    for algorithm in Algorithm::all() {
        let name = algorithm.name();
        assert!(
            ORDER
                .iter()
                .any(|&(more, fewer)| more == name || fewer == name),
            "{name}"
        );
    }
}

#[test]
fn every_clang_gives_the_same_report() {
    let mut smallest: BTreeMap<String, (u64, Instance)> = BTreeMap::new();
    for (instance, size) in sizes() {
        let least = smallest.entry(instance.program.clone());
        let least = least.or_insert_with(|| (size, instance.clone()));
        if size < least.0 {
            *least = (size, instance);
        }
    }
    let runs = smallest.into_values().map(|(_, instance)| {
        let unroll = instance.unroll.into_iter();
        let unroll = unroll.flat_map(|bound| ["--unroll".to_owned(), bound.to_string()]);
        let flags = std::iter::once("--".to_owned()).chain(instance.defines.clone());
        Run {
            program: instance.path(),
            arguments: unroll.chain(flags).collect(),
        }
    });
    common::assert_same_with_every_clang(&runs.collect::<Vec<_>>());
}

fn directory() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs")
}

fn programs_of_the_repository() -> BTreeSet<String> {
    let sources = |folder: &str| {
        let entries = std::fs::read_dir(directory().join(folder)).unwrap();
        let paths = entries.map(|entry| entry.unwrap().path());
        let sources = paths.filter(|path| path.extension().is_some_and(|e| e == "c"));
        let stems = sources.map(|path| path.file_stem().unwrap().to_str().unwrap().to_owned());
        stems.collect::<Vec<_>>()
    };
    let examples = sources("examples");
    sources("")
        .into_iter()
        .chain(examples.iter().map(|stem| format!("examples/{stem}")))
        .collect()
}

/// The instances of the table, with the number of their Mazurkiewicz traces.
fn sizes() -> BTreeMap<Instance, u64> {
    let table = std::fs::read_to_string(directory().join("counts.csv")).unwrap();
    let mut sizes: BTreeMap<Instance, u64> = BTreeMap::new();
    for line in table.lines().skip(1) {
        let columns: Vec<&str> = line.splitn(7, ',').collect();
        let [program, defines, algorithm, switches, complete, blocked, _] = columns[..] else {
            panic!("a row of counts.csv has too few columns: {line}");
        };
        // The others' counts say nothing about how many traces there are.
        if !["source", "optimal"].contains(&algorithm) {
            continue;
        }
        let purity = !["plain", "--no-purity"]
            .iter()
            .any(|without| switches.contains(without));
        let mut switches = switches.split_whitespace();
        let unroll = switches
            .find(|&switch| switch == "--unroll")
            .map(|_| switches.next().unwrap().parse().unwrap());
        let instance = Instance {
            program: program.to_owned(),
            defines: defines.split_whitespace().map(str::to_owned).collect(),
            unroll,
            purity,
        };
        let size = complete.parse::<u64>().unwrap() + blocked.parse::<u64>().unwrap();
        let largest = sizes.entry(instance).or_default();
        *largest = size.max(*largest);
    }
    sizes
}

/// What is to be explored.
fn instances() -> Vec<Instance> {
    let sizes = sizes();
    let mut smallest: BTreeMap<&str, u64> = BTreeMap::new();
    for (instance, &size) in &sizes {
        let least = smallest.entry(&instance.program).or_insert(size);
        *least = size.min(*least);
    }
    let few = |program: &str| smallest[program].max(FEW);
    let chosen = sizes.iter().filter(|(i, size)| **size <= few(&i.program));
    chosen.map(|(instance, _)| instance.clone()).collect()
}

/// Where the order does not hold.
fn compared(instance: &Instance) -> Vec<String> {
    let name = format!("{} {}", instance.program, instance.defines.join(" "));
    let (without, with) = (module(instance, false), module(instance, true));
    let mut wrong = compared_as(instance, &name, &without, false);
    if with != without {
        wrong.extend(compared_as(
            instance,
            &format!("{name}, with awaits"),
            &with,
            true,
        ));
    }
    wrong
}

fn compared_as(instance: &Instance, name: &str, module: &Module, awaits: bool) -> Vec<String> {
    let options = quotient_ir::Options {
        awaits,
        unroll: instance.unroll,
        ..quotient_ir::Options::default()
    };
    let program = Interpreter::new(module, options).unwrap();
    let algorithms: Vec<Algorithm> = Algorithm::all().collect();
    let equivalences: Vec<Equivalence> = algorithms.iter().map(|a| a.equivalence()).collect();
    let found: BTreeMap<&str, Found> = algorithms
        .iter()
        .map(|&algorithm| {
            // Of every trace, so that all classes are met.
            let counted = match algorithm {
                Algorithm::Optimal => equivalences.as_slice(),
                _ => &[],
            };
            let found = explored(program.clone(), algorithm, counted);
            (algorithm.name(), found)
        })
        .collect();
    let mut wrong = Vec::new();
    for (more, fewer) in ORDER {
        let (Some(a), Some(b)) = (found.get(more), found.get(fewer)) else {
            continue;
        };
        if a.executions < b.executions {
            wrong.push(format!(
                "{name}: {more} {}, but {fewer} {}",
                a.executions, b.executions
            ));
        }
    }
    for (algorithm, &classes) in algorithms.iter().zip(&found["optimal"].classes) {
        let executions = found[algorithm.name()].executions;
        // Its classes tell more where threads await something.
        if awaits && *algorithm == Algorithm::Observers {
            continue;
        }
        let one_each = matches!(algorithm, Algorithm::ReadsFrom | Algorithm::View);
        if executions > classes as u64 || one_each && executions != classes as u64 {
            wrong.push(format!(
                "{name}: {algorithm} has {executions} executions, but there are {classes} classes"
            ));
        }
    }
    let classes = found["optimal"].view_classes;
    for algorithm in algorithms {
        let found = &found[algorithm.name()];
        if found.view_classes != classes {
            wrong.push(format!(
                "{name}: {classes} view classes, but {algorithm} meets {}",
                found.view_classes
            ));
        }
    }
    wrong
}

fn module(instance: &Instance, awaits: bool) -> Module {
    let options = LoadOptions {
        clang: ClangChoice::Explicit(CLANG.into()),
        clang_flags: instance.defines.iter().map(Into::into).collect(),
        ..LoadOptions::default()
    };
    let mut module = quotient_llvm::load(&instance.path(), &options).unwrap();
    quotient_ir::optimise(&mut module);
    if instance.purity {
        quotient_ir::eliminate_purity(&mut module, quotient_ir::Keep::Nothing);
    }
    if awaits {
        quotient_ir::introduce_awaits(&mut module);
    }
    module
}

fn explored(program: Interpreter, algorithm: Algorithm, counted: &[Equivalence]) -> Found {
    let mut views = HashSet::new();
    let mut classes = vec![HashSet::new(); counted.len()];
    let mut see = |explored: Explored<'_>| match explored {
        Explored::Execution(execution) => {
            views.insert(Equivalence::View.class(execution));
            for (classes, equivalence) in classes.iter_mut().zip(counted) {
                classes.insert(equivalence.class(execution));
            }
        }
        Explored::StartedOver => {
            views.clear();
            classes.iter_mut().for_each(HashSet::clear);
        }
    };
    let report = explore_interpreter(
        &program,
        Options {
            algorithm,
            keep_going: true,
            on_execution: Some(&mut see),
            ..Options::default()
        },
    )
    .expect("the program can be explored");
    assert_eq!(report.stopped, None, "the exploration went to its end");
    Found {
        executions: report.counts.complete + report.counts.blocked,
        view_classes: views.len(),
        classes: classes.iter().map(HashSet::len).collect(),
    }
}
