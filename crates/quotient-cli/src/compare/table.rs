//! What several algorithms say of one program, side by side.

use serde::{Deserialize, Serialize};

use quotient::Verdict;

use crate::exit;
use crate::progress::grouped;
use crate::visible;

/// What one algorithm says: a part of the JSON report of its check.
#[derive(Deserialize, Serialize, Clone, Debug)]
pub struct Row {
    pub algorithm: String,
    pub verdict: String,
    complete: u64,
    blocked: u64,
    redundant: u64,
    events: u64,
    pub seconds: f64,
    /// The most memory that the process had at a time, in bytes, where the system tells.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub peak_memory: Option<u64>,
    /// Why it did not finish.
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    /// What it found first.
    #[serde(skip_serializing_if = "Option::is_none")]
    found: Option<Found>,
}

/// A violation.
#[derive(Deserialize, Serialize, Clone, Debug)]
struct Found {
    kind: String,
    message: String,
    file: Option<String>,
    line: Option<u32>,
}

impl Found {
    fn words(&self) -> String {
        match (&self.file, self.line) {
            (Some(file), Some(line)) => format!("{} at {file}:{line}", self.message),
            _ => self.message.clone(),
        }
    }
}

/// The report of a check, as far as it is shown.
#[derive(Deserialize)]
struct Report {
    algorithm: String,
    verdict: String,
    complete: u64,
    blocked: u64,
    redundant: u64,
    seconds: f64,
    reason: Option<String>,
    violations: Vec<Found>,
    stats: Stats,
}

/// What it has cost.
#[derive(Deserialize)]
struct Stats {
    events: u64,
    peak_memory: Option<u64>,
}

impl Row {
    /// What a check has reported; nothing if it has not reported at all.
    pub fn read(text: &str) -> Option<Row> {
        let report: Report = serde_json::from_str(text).ok()?;
        Some(Row {
            algorithm: report.algorithm,
            verdict: report.verdict,
            complete: report.complete,
            blocked: report.blocked,
            redundant: report.redundant,
            events: report.stats.events,
            seconds: report.seconds,
            peak_memory: report.stats.peak_memory,
            reason: report.reason,
            found: report.violations.into_iter().next(),
        })
    }

    fn is(&self, verdict: &str) -> bool {
        self.verdict == verdict
    }

    /// All executions begun.
    pub fn executions(&self) -> u64 {
        self.complete + self.blocked + self.redundant
    }
}

/// All of them.
pub struct Table {
    pub rows: Vec<Row>,
}

/// The names of the columns.
pub const HEAD: [&str; 8] = [
    "algorithm",
    "verdict",
    "complete",
    "blocked",
    "redundant",
    "events",
    "seconds",
    "memory",
];

#[derive(Serialize)]
struct Object<'a> {
    verdict: &'static str,
    agree: bool,
    algorithms: &'a [Row],
}

impl Table {
    /// The answer of those that have one. A violation is one whoever finds it.
    fn verdict(&self) -> Verdict {
        let any = |verdict| self.rows.iter().any(|row| row.is(verdict));
        match () {
            () if any("violation") => Verdict::Violation,
            () if any("safe") => Verdict::Safe,
            () => Verdict::Incomplete,
        }
    }

    /// The command's exit code.
    pub fn exit_code(&self) -> u8 {
        exit::code(self.verdict())
    }

    /// Who contradicts whom: all find the same bugs, so who has explored everything and found nothing and who has
    /// found something are not both right.
    pub fn disagreement(&self) -> Option<String> {
        let with = |verdict| {
            let rows = self.rows.iter().filter(move |row| row.is(verdict));
            rows.map(|row| row.algorithm.as_str()).collect::<Vec<_>>()
        };
        let (safe, violation) = (with("safe"), with("violation"));
        if safe.is_empty() || violation.is_empty() {
            return None;
        }
        Some(format!(
            "the algorithms disagree: by {} the program is safe, and {} found a violation",
            safe.join(", "),
            violation.join(", ")
        ))
    }

    /// One JSON object.
    pub fn json(&self) -> String {
        let object = Object {
            verdict: match self.verdict() {
                Verdict::Safe => "safe",
                Verdict::Violation => "violation",
                Verdict::Incomplete => "incomplete",
            },
            agree: self.disagreement().is_none(),
            algorithms: &self.rows,
        };
        let text = serde_json::to_string(&object).expect("strings and numbers are JSON");
        text + "\n"
    }

    /// A table for people, and what there is to say of it.
    pub fn text(&self) -> String {
        let mut lines = vec![HEAD.map(str::to_owned)];
        lines.extend(self.rows.iter().map(cells));
        let width = |column: usize| lines.iter().map(|line| line[column].len()).max();
        let widths: Vec<usize> = (0..HEAD.len()).filter_map(width).collect();
        let mut text = String::new();
        for line in &lines {
            let mut row = String::new();
            for (column, (cell, &width)) in line.iter().zip(&widths).enumerate() {
                // Words begin at the left, numbers end at the right.
                row.push_str(&match column {
                    0 | 1 => format!("{cell:<width$}  "),
                    _ => format!("{cell:>width$}  "),
                });
            }
            text.push_str(row.trim_end());
            text.push('\n');
        }
        text.push('\n');
        for note in self.notes() {
            text.push_str(&format!("{}\n", visible::line(&note)));
        }
        text
    }

    /// What was found, or kept a search from its end, each with those who say so.
    fn said(&self) -> Vec<String> {
        let mut said: Vec<(String, Vec<&str>)> = Vec::new();
        for row in &self.rows {
            let reason = row.reason.as_ref().filter(|_| row.is("incomplete"));
            let found = row.found.as_ref().map(Found::words);
            for words in reason.cloned().into_iter().chain(found) {
                match said.iter_mut().find(|(other, _)| *other == words) {
                    Some((_, who)) => who.push(&row.algorithm),
                    None => said.push((words, vec![&row.algorithm])),
                }
            }
        }
        let lines = said.into_iter().map(|(words, who)| match who.len() {
            n if n == self.rows.len() => format!("all: {words}"),
            _ => format!("{}: {words}", who.join(", ")),
        });
        lines.collect()
    }

    /// What there is to say of it, line by line.
    pub fn notes(&self) -> Vec<String> {
        let mut notes = self.said();
        let safe: Vec<&Row> = self.rows.iter().filter(|row| row.is("safe")).collect();
        let fewest = safe.iter().min_by_key(|row| row.executions());
        let fastest = safe
            .iter()
            .min_by(|one, other| one.seconds.total_cmp(&other.seconds));
        if let (Some(fewest), Some(fastest)) = (fewest, fastest) {
            notes.push(format!(
                "fewest executions: {} ({}); fastest: {} ({})",
                fewest.algorithm,
                grouped(fewest.executions()),
                fastest.algorithm,
                time(fastest.seconds)
            ));
        }
        notes.push(match self.verdict() {
            Verdict::Safe => "safe".to_owned(),
            Verdict::Violation => "a violation".to_owned(),
            Verdict::Incomplete => {
                "not finished by any of them; allow more with --timeout SECONDS".to_owned()
            }
        });
        notes
    }
}

/// A row of the table.
pub fn cells(row: &Row) -> [String; HEAD.len()] {
    let memory = row.peak_memory.map_or(String::new(), |bytes| {
        format!("{:.1} MB", bytes as f64 / (1 << 20) as f64)
    });
    [
        row.algorithm.clone(),
        row.verdict.clone(),
        grouped(row.complete),
        grouped(row.blocked),
        grouped(row.redundant),
        grouped(row.events),
        time(row.seconds),
        memory,
    ]
}

fn time(seconds: f64) -> String {
    format!("{seconds:.3} s")
}

#[cfg(test)]
mod tests {
    use super::*;

    fn row(algorithm: &str, verdict: &str, complete: u64) -> Row {
        Row {
            algorithm: algorithm.to_owned(),
            verdict: verdict.to_owned(),
            complete,
            blocked: 0,
            redundant: 0,
            events: 7 * complete,
            seconds: complete as f64 / 1000.0,
            peak_memory: Some(5 << 20),
            reason: None,
            found: None,
        }
    }

    #[test]
    fn who_is_safe_and_who_is_not_are_not_both_right() {
        let table = |verdicts: &[&str]| Table {
            rows: verdicts
                .iter()
                .map(|verdict| row("rf", verdict, 1))
                .collect(),
        };
        for (verdicts, code) in [
            (&["safe", "incomplete", "safe"][..], 0),
            (&["violation", "incomplete"], 1),
            (&["incomplete", "incomplete"], 3),
        ] {
            assert_eq!(table(verdicts).disagreement(), None, "{verdicts:?}");
            assert_eq!(table(verdicts).exit_code(), code, "{verdicts:?}");
        }
        let wrong = Table {
            rows: vec![row("optimal", "violation", 1), row("rf", "safe", 2)],
        };
        let message = wrong.disagreement().unwrap();
        assert!(message.contains("by rf the program is safe, and optimal found"));
        assert!(wrong.json().contains("\"agree\":false"));
    }

    #[test]
    fn a_table_has_its_columns_below_each_other() {
        let table = Table {
            rows: vec![row("optimal", "safe", 12_345), row("rf", "safe", 2)],
        };
        assert_eq!(
            table.text(),
            "algorithm  verdict  complete  blocked  redundant  events   seconds  memory\n\
             optimal    safe       12,345        0          0  86,415  12.345 s  5.0 MB\n\
             rf         safe            2        0          0      14   0.002 s  5.0 MB\n\
             \n\
             fewest executions: rf (2); fastest: rf (0.002 s)\n\
             safe\n"
        );
    }
}
