//! The explorers as the oracle sees them.

use quotient_explore::{Algorithm, Explored, Options, explore};
use quotient_model::{Equivalence, FailureKind};
use quotient_oracle::{BuilderProgram, Expectation, Outcome, Reached, Subject};

/// What brute force expects of an algorithm.
pub fn expectation(algorithm: Algorithm) -> Expectation {
    match algorithm.every_class() {
        true => Expectation::Exactly,
        false => Expectation::Covers,
    }
}

/// An algorithm with its self-check on.
pub struct Explorer(pub Algorithm);

impl Subject for Explorer {
    fn name(&self) -> &str {
        self.0.name()
    }

    fn equivalence(&self) -> Equivalence {
        self.0.equivalence()
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
                algorithm: self.0,
                keep_going: true,
                self_check: true,
                on_execution: Some(&mut keep),
                ..Options::default()
            },
        );
        assert_eq!(report.stopped, None, "the exploration went to its end");
        let failures = report
            .violations
            .iter()
            .map(|violation| match violation.failure.kind {
                FailureKind::Deadlock => Reached::DEADLOCK,
                FailureKind::Livelock => Reached::LIVELOCK,
                kind => Reached::new(kind, violation.source.as_ref()),
            });
        let failures = failures.collect();
        Outcome {
            executions,
            redundant: report.counts.redundant as usize,
            failures,
        }
    }
}
