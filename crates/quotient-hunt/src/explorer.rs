//! The explorers as the oracle sees them.

use quotient_explore::{Algorithm, Explored, Options, Report, Root, explore};
use quotient_model::{ClassKey, Equivalence, Execution, FailureKind};
use quotient_oracle::{BuilderProgram, Expectation, Outcome, Reached, Subject};

/// An algorithm with its self-check on.
pub struct Explorer {
    pub algorithm: Algorithm,
    pub root: Root,
    /// Threads that do the same are explored once.
    pub symmetry: bool,
    /// How many workers there are, and by which seed they take turns; none if they all work at once.
    pub threads: usize,
    pub schedule: Option<u64>,
}

impl Explorer {
    /// What brute force expects of it.
    pub fn expectation(&self) -> Expectation {
        match self.algorithm.every_class() {
            _ if self.symmetry => Expectation::UpToSymmetry,
            true => Expectation::Exactly,
            false => Expectation::Covers,
        }
    }
}

impl Subject for Explorer {
    fn name(&self) -> &str {
        self.algorithm.name()
    }

    fn equivalence(&self) -> Equivalence {
        self.algorithm.equivalence()
    }

    fn class(&self, execution: &Execution) -> ClassKey {
        let root = self.root.path();
        self.equivalence().class_with_root(execution, root)
    }

    fn knows_all_adds(&self) -> bool {
        self.algorithm.knows_all_adds()
    }

    fn run(&self, program: BuilderProgram) -> Outcome {
        let mut executions = Vec::new();
        let mut keep = |explored: Explored<'_>| match explored {
            Explored::Execution(execution) => executions.push(execution.clone()),
            Explored::StartedOver => executions.clear(),
        };
        let report = explore(
            program,
            Options {
                algorithm: self.algorithm,
                root: self.root.clone(),
                threads: self.threads,
                schedule: self.schedule,
                keep_going: true,
                self_check: true,
                symmetry: self.symmetry,
                on_execution: Some(&mut keep),
                ..Options::default()
            },
        )
        .expect("the program can be explored");
        assert_eq!(report.stopped, None, "the exploration went to its end");
        let failures = failures(&report).collect();
        Outcome {
            executions,
            redundant: report.counts.redundant as usize,
            failures,
        }
    }
}

/// What was found, as brute force names it.
pub fn failures(report: &Report) -> impl Iterator<Item = Reached> {
    let violations = report.violations.iter();
    violations.map(|violation| match violation.failure.kind {
        FailureKind::Deadlock => Reached::DEADLOCK,
        FailureKind::Livelock => Reached::LIVELOCK,
        kind => Reached::new(kind, violation.source.as_ref()),
    })
}
