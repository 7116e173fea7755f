//! What `--stats` adds to a report: how much was explored, what it cost, and for the algorithms
//! that decide whether a choice of sources is consistent, which phase decided it.

use std::time::Duration;

use quotient::{PhaseTimes, Statistics, SymmetryStatistics, ViewStatistics, WitnessStatistics};
use serde::Serialize;

use super::closing::Closing;
use super::{Outcome, seconds, share, turns};
use crate::progress::grouped;

/// What is measured outside the exploration.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Measured {
    /// The most memory that the process had at a time, in bytes, where the system tells.
    pub peak_memory: Option<u64>,
}

impl Measured {
    /// The process as it is now.
    pub fn now() -> Self {
        let status = std::fs::read_to_string("/proc/self/status");
        Measured {
            peak_memory: status.ok().and_then(|status| peak_in(&status)),
        }
    }
}

/// The high-water mark in Linux's description of a process, in bytes.
fn peak_in(status: &str) -> Option<u64> {
    let line = status.lines().find_map(|l| l.strip_prefix("VmHWM:"))?;
    let kilobytes: u64 = line.trim().strip_suffix("kB")?.trim().parse().ok()?;
    Some(kilobytes * 1024)
}

/// The statistics as they stand in the JSON report.
#[derive(Serialize)]
pub struct Object {
    executions: u64,
    events: u64,
    /// How often the exploration started over.
    restarts: u32,
    /// For how many rounds of loops that may have no end it was done anew, and with how many executions in all.
    #[serde(skip_serializing_if = "Option::is_none")]
    depths: Option<Depths>,
    #[serde(skip_serializing_if = "Option::is_none")]
    peak_memory: Option<u64>,
    /// For people; in JSON it is told in any case.
    #[serde(skip)]
    turns: Option<String>,
    /// Threads that do the same, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    symmetry: Option<Symmetry>,
    #[serde(skip_serializing_if = "Option::is_none")]
    consistency: Option<Consistency>,
    #[serde(skip_serializing_if = "Option::is_none")]
    verify_sc: Option<Verification>,
    #[serde(skip_serializing_if = "Option::is_none")]
    closure: Option<Closing>,
    #[serde(skip_serializing_if = "Option::is_none")]
    next_steps: Option<NextSteps>,
}

/// The explorations of a program with loops that may have no end.
#[derive(Serialize)]
struct Depths {
    explorations: u32,
    executions: u64,
    rounds: u32,
}

/// What was made of threads that do the same.
#[derive(Serialize)]
struct Symmetry {
    groups: u64,
    left_out: u64,
    given_up: u64,
}

/// What became of the next-steps of `view`.
#[derive(Serialize)]
struct NextSteps {
    formed: u64,
    redundant: u64,
    checks: u64,
    realisable: u64,
    seconds: f64,
    /// Of the time of the whole exploration.
    share: f64,
}

#[derive(Serialize)]
struct Consistency {
    checks: u64,
    saturation: Phase,
    guide: Phase,
    coherence: Phase,
    decision: Phase,
}

/// What became of the questions that `rvf` put to VerifySC.
#[derive(Serialize)]
struct Verification {
    instances: u64,
    closure_refuted: u64,
    at_once: u64,
    search_found: u64,
    search_refuted: u64,
    seconds: f64,
    /// Of the time of the whole exploration.
    share: f64,
}

/// What a phase decided; it cannot give the answers that are absent.
#[derive(Serialize)]
struct Phase {
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<u64>,
    #[serde(skip_serializing_if = "Option::is_none")]
    refuted: Option<u64>,
    seconds: f64,
}

impl Object {
    /// The outcome's statistics, if they were asked for.
    pub fn of(outcome: &Outcome) -> Option<Self> {
        let measured = outcome.measured?;
        let counts = &outcome.report.counts;
        let mut object = Object {
            executions: counts.executions(),
            events: counts.events,
            restarts: outcome.report.restarts,
            depths: outcome.report.deepening.as_ref().map(|of| Depths {
                explorations: of.explorations,
                executions: of.executions,
                rounds: of.rounds,
            }),
            peak_memory: measured.peak_memory,
            turns: turns::line(&outcome.report),
            symmetry: outcome.report.symmetry.and_then(symmetry),
            consistency: None,
            verify_sc: None,
            closure: None,
            next_steps: None,
        };
        let elapsed = outcome.report.elapsed;
        match &outcome.report.statistics {
            Some(Statistics::Sources(of)) => object.consistency = Some(consistency(of)),
            Some(Statistics::Values(of)) => object.verify_sc = Some(verification(of, elapsed)),
            Some(Statistics::Orders(of)) => object.closure = Some(Closing::new(of, elapsed)),
            Some(Statistics::Views(of)) => object.next_steps = Some(next_steps(of, elapsed)),
            None => {}
        }
        Some(object)
    }

    /// The statistics for people: a line each.
    pub fn render(&self) -> String {
        let mut text = format!(
            "statistics\n  executions: {}\n  events: {}\n",
            grouped(self.executions),
            grouped(self.events)
        );
        if self.restarts > 0 {
            let times = if self.restarts == 1 { "time" } else { "times" };
            text.push_str(&format!("  started over: {} {times}\n", self.restarts));
        }
        if let Some(depths) = &self.depths {
            text.push_str(&format!(
                "  explorations up to {} rounds of endless loops: {}, with {} executions\n",
                depths.rounds,
                depths.explorations,
                grouped(depths.executions)
            ));
        }
        if let Some(bytes) = self.peak_memory {
            let megabytes = bytes as f64 / (1024.0 * 1024.0);
            text.push_str(&format!("  peak memory: {megabytes:.1} MB\n"));
        }
        if let Some(turns) = &self.turns {
            text.push_str(&format!("  {turns}\n"));
        }
        if let Some(symmetry) = &self.symmetry {
            text.push_str(&symmetry.render());
        }
        if let Some(consistency) = &self.consistency {
            let checks = grouped(consistency.checks);
            text.push_str(&format!("  consistency checks: {checks}\n"));
            for (name, phase) in [
                ("by saturation", &consistency.saturation),
                ("by following the guide", &consistency.guide),
                ("by ordering the writes", &consistency.coherence),
                ("by the decision procedure", &consistency.decision),
            ] {
                text.push_str(&format!("    {name}: {}\n", phase.render()));
            }
        }
        if let Some(verification) = &self.verify_sc {
            text.push_str(&verification.render());
        }
        if let Some(closing) = &self.closure {
            text.push_str(&closing.render());
        }
        if let Some(next_steps) = &self.next_steps {
            text.push_str(&next_steps.render());
        }
        text
    }
}

impl Symmetry {
    fn render(&self) -> String {
        format!(
            "  groups of threads that do the same: {}, given up: {}\n    \
             orders of them left out: {}\n",
            grouped(self.groups),
            grouped(self.given_up),
            grouped(self.left_out)
        )
    }
}

impl NextSteps {
    fn render(&self) -> String {
        format!(
            "  next-steps formed: {}\n    refused as redundant: {}\n  \
             realisability checks: {}\n    realisable: {}\n    share of time: {:.1} %, {:.3} s\n",
            grouped(self.formed),
            grouped(self.redundant),
            grouped(self.checks),
            grouped(self.realisable),
            self.share * 100.0,
            self.seconds
        )
    }
}

impl Verification {
    fn render(&self) -> String {
        format!(
            "  VSC instances: {}\n    refuted by the closure: {}\n    \
             answered by the guide at once: {}\n    with a witness, by search: {}\n    \
             without one, by search: {}\n    share of time: {:.1} %, {:.3} s\n",
            grouped(self.instances),
            grouped(self.closure_refuted),
            grouped(self.at_once),
            grouped(self.search_found),
            grouped(self.search_refuted),
            self.share * 100.0,
            self.seconds
        )
    }
}

impl Phase {
    fn render(&self) -> String {
        let found = self.found.map(|n| format!("{} found, ", grouped(n)));
        let refuted = self.refuted.map(|n| format!("{} refuted, ", grouped(n)));
        let counts = found.into_iter().chain(refuted).collect::<String>();
        format!("{counts}{:.3} s", self.seconds)
    }
}

fn symmetry(statistics: SymmetryStatistics) -> Option<Symmetry> {
    let SymmetryStatistics {
        groups,
        left_out,
        given_up,
    } = statistics;
    (groups + given_up > 0).then_some(Symmetry {
        groups,
        left_out,
        given_up,
    })
}

fn consistency(statistics: &WitnessStatistics) -> Consistency {
    let PhaseTimes {
        saturation,
        guide,
        coherence,
        decision,
    } = statistics.times.unwrap_or_default();
    Consistency {
        checks: statistics.checks,
        saturation: Phase {
            found: None,
            refuted: Some(statistics.saturation_refuted),
            seconds: seconds(saturation),
        },
        guide: Phase {
            found: Some(statistics.guide_found),
            refuted: None,
            seconds: seconds(guide),
        },
        coherence: Phase {
            found: Some(statistics.coherence_found),
            refuted: None,
            seconds: seconds(coherence),
        },
        decision: Phase {
            found: Some(statistics.decision_found),
            refuted: Some(statistics.decision_refuted),
            seconds: seconds(decision),
        },
    }
}

fn verification(statistics: &WitnessStatistics, elapsed: Duration) -> Verification {
    let times = statistics.times.unwrap_or_default();
    let spent = times.saturation + times.decision;
    Verification {
        instances: statistics.checks,
        closure_refuted: statistics.saturation_refuted,
        at_once: statistics.guide_found,
        search_found: statistics.decision_found,
        search_refuted: statistics.decision_refuted,
        seconds: seconds(spent),
        share: share(spent, elapsed),
    }
}

fn next_steps(statistics: &ViewStatistics, elapsed: Duration) -> NextSteps {
    let spent = statistics.time.unwrap_or_default();
    NextSteps {
        formed: statistics.formed,
        redundant: statistics.redundant,
        checks: statistics.checks,
        realisable: statistics.realisable,
        seconds: seconds(spent),
        share: share(spent, elapsed),
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::super::samples;
    use super::*;

    fn measured_outcome() -> Outcome {
        let mut outcome = samples::outcome(vec![], None);
        outcome.measured = Some(Measured {
            peak_memory: Some(5 << 20),
        });
        outcome.report.counts.blocked = 3;
        outcome
    }

    fn phases() -> WitnessStatistics {
        WitnessStatistics {
            checks: 1300,
            saturation_refuted: 20,
            guide_found: 1272,
            coherence_found: 3,
            decision_found: 4,
            decision_refuted: 1,
            times: Some(PhaseTimes {
                saturation: Duration::from_millis(12),
                guide: Duration::from_millis(3),
                coherence: Duration::from_millis(1),
                decision: Duration::from_micros(500),
            }),
        }
    }

    fn with(statistics: Statistics) -> Outcome {
        let mut outcome = measured_outcome();
        outcome.report.elapsed = Duration::from_millis(50);
        outcome.report.statistics = Some(statistics);
        outcome
    }

    #[test]
    fn nothing_is_told_unasked() {
        assert!(Object::of(&samples::outcome(vec![], None)).is_none());
    }

    #[test]
    fn a_block_for_people() {
        let mut outcome = with(Statistics::Sources(phases()));
        outcome.report.restarts = 2;
        let text = Object::of(&outcome).unwrap().render();
        assert_eq!(
            text,
            "statistics\n  executions: 130\n  events: 5,461\n  started over: 2 times\n  peak memory: 5.0 MB\n  \
             consistency checks: 1,300\n    by saturation: 20 refuted, 0.012 s\n    \
             by following the guide: 1,272 found, 0.003 s\n    \
             by ordering the writes: 3 found, 0.001 s\n    \
             by the decision procedure: 4 found, 1 refuted, 0.001 s\n"
        );
    }

    #[test]
    fn an_object_for_programs() {
        let outcome = with(Statistics::Sources(phases()));
        let object = serde_json::to_value(Object::of(&outcome)).unwrap();
        let expected = json!({
            "executions": 130, "events": 5461, "restarts": 0, "peak_memory": 5 << 20,
            "consistency": {
                "checks": 1300,
                "saturation": {"refuted": 20, "seconds": 0.012},
                "guide": {"found": 1272, "seconds": 0.003},
                "coherence": {"found": 3, "seconds": 0.001},
                "decision": {"found": 4, "refuted": 1, "seconds": 0.0005},
            },
        });
        assert_eq!(object, expected);
        let object = serde_json::to_value(Object::of(&measured_outcome())).unwrap();
        assert_eq!(object.get("consistency"), None);
    }

    #[test]
    fn reads_value_from_has_words_of_its_own() {
        let outcome = with(Statistics::Values(phases()));
        let object = Object::of(&outcome).unwrap();
        let text = object.render();
        assert!(
            text.ends_with(
                "  VSC instances: 1,300\n    refuted by the closure: 20\n    \
                 answered by the guide at once: 1,272\n    with a witness, by search: 4\n    \
                 without one, by search: 1\n    share of time: 25.0 %, 0.013 s\n"
            ),
            "{text}"
        );
        let object = serde_json::to_value(object).unwrap();
        assert_eq!(object.get("consistency"), None);
        let expected = json!({
            "instances": 1300, "closure_refuted": 20, "at_once": 1272, "search_found": 4,
            "search_refuted": 1, "seconds": 0.0125, "share": 0.25,
        });
        assert_eq!(object["verify_sc"], expected);
    }

    #[test]
    fn view_tells_of_next_steps() {
        let outcome = with(Statistics::Views(ViewStatistics {
            formed: 2500,
            redundant: 2000,
            checks: 300,
            realisable: 129,
            time: Some(Duration::from_millis(20)),
        }));
        let text = Object::of(&outcome).unwrap().render();
        assert!(
            text.ends_with(
                "  next-steps formed: 2,500\n    refused as redundant: 2,000\n  \
                 realisability checks: 300\n    realisable: 129\n    share of time: 40.0 %, 0.020 s\n"
            ),
            "{text}"
        );
    }

    #[test]
    fn the_peak_is_read_where_there_is_one() {
        let status = "Name:\tquotient\nVmPeak:\t  9000 kB\nVmHWM:\t    4321 kB\nVmRSS:\t 1 kB\n";
        assert_eq!(peak_in(status), Some(4321 * 1024));
        assert_eq!(peak_in("Name:\tquotient\n"), None);
        assert_eq!(peak_in("VmHWM:\t many kB\n"), None);
    }
}
