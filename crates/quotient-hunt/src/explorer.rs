//! The explorers as the oracle sees them.

use std::time::Duration;

use quotient_explore::{
    Algorithm, Checkpoints, Explored, Kept, Options, Report, Root, Stop, explore,
};
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
    /// It is put down again and again, as this seed says, and gone on with by other workers.
    pub put_down: Option<u64>,
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
        let mut seed = self.put_down;
        let mut kept: Option<Vec<u8>> = None;
        let report = loop {
            let resume = kept.take();
            let [threads, schedule, after] = match &mut seed {
                Some(seed) => [1 + draw(seed) % 4, draw(seed), 1 + draw(seed) % 6],
                None => [0; 3],
            };
            let mut put_down = |new: &Kept<'_>| {
                kept = Some(new.bytes.to_vec());
                false
            };
            let checkpoints = seed.map(|_| Checkpoints {
                every: Duration::MAX,
                after: Some(after),
                keep: &mut put_down,
                resume,
            });
            let report = explore(
                program.clone(),
                Options {
                    algorithm: self.algorithm,
                    root: self.root.clone(),
                    threads: seed.map_or(self.threads, |_| threads as usize),
                    schedule: seed.map_or(self.schedule, |_| Some(schedule)),
                    keep_going: true,
                    self_check: true,
                    symmetry: self.symmetry,
                    on_execution: Some(&mut keep),
                    checkpoints,
                    ..Options::default()
                },
            )
            .expect("the program can be explored");
            if report.stopped != Some(Stop::Interrupted) {
                break report;
            }
        };
        assert_eq!(report.stopped, None, "the exploration went to its end");
        let failures = failures(&report).collect();
        Outcome {
            executions,
            redundant: report.counts.redundant as usize,
            failures,
        }
    }
}

/// The next of some numbers that look random.
fn draw(seed: &mut u64) -> u64 {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    *seed >> 33
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
