//! The report as SARIF 2.1.0, which code hosts and editors show beside the source: a result for each
//! violation, with its execution as a code flow that has a thread flow for each thread.

use std::io::{self, Write};
use std::path::Path;

use quotient::{
    DataRace, FailureKind, RacingAccess, SourceLocation, StaleAccess, Verdict, Violation,
};
use serde_json::{Value, json};

use super::source_text::SourceText;
use super::{Outcome, deadlock, details, remarks, repository, robustness, story};
use crate::exit;

const SCHEMA: &str =
    "https://docs.oasis-open.org/sarif/sarif/v2.1.0/errata01/os/schemas/sarif-schema-2.1.0.json";

/// What a path that does not begin at the root is relative to.
const BASE: &str = "%SRCROOT%";

/// What can be wrong with a program, by the words of the JSON report, and what each means.
const RULES: [(&str, &str); 14] = [
    ("assertion", "An assertion fails"),
    ("abort", "The program aborts"),
    ("memory", "Memory is accessed or freed that must not be"),
    ("mutex", "A mutex is misused"),
    ("thread", "A thread is misused"),
    ("arithmetic", "A division has no result"),
    (
        "overflow",
        "Signed arithmetic has a result that does not fit",
    ),
    ("exit-status", "The program ends with a status other than 0"),
    ("exception", "Nobody catches an exception"),
    ("leak", "Memory is never freed"),
    (
        "race",
        "Two threads access the same memory, and nothing orders them",
    ),
    (
        "robustness",
        "A memory model lets an access come before a write that it should come after",
    ),
    ("deadlock", "Threads wait for each other for ever"),
    ("livelock", "Threads spin for ever"),
];

/// Writes the log and a line end.
pub fn write(outcome: &Outcome, out: &mut impl Write) -> io::Result<()> {
    let mut places = Places::default();
    let report = &outcome.report;
    let mut results: Vec<Value> = report
        .violations
        .iter()
        .map(|violation| places.result(violation))
        .collect();
    results.extend(report.races.iter().map(|race| places.warning(race)));
    results.extend(robustness::noted(report).map(|stale| places.stale(stale)));
    let verdict = report.verdict();
    let log = json!({
        "$schema": SCHEMA,
        "version": "2.1.0",
        "runs": [{
            "tool": { "driver": {
                "name": "Quotient",
                "version": env!("CARGO_PKG_VERSION"),
                "rules": RULES.map(|(id, text)| json!({
                    "id": id,
                    "shortDescription": { "text": text },
                    "defaultConfiguration": { "level": "error" },
                })),
            } },
            // Columns are counted in characters, whatever they need in UTF-16.
            "columnKind": "unicodeCodePoints",
            "invocations": [{
                "executionSuccessful": verdict != Verdict::Incomplete,
                "exitCode": exit::code(verdict),
                "toolExecutionNotifications": places.notifications(outcome),
            }],
            "results": results,
        }],
    });
    serde_json::to_writer(&mut *out, &log)?;
    writeln!(out)
}

/// Makes SARIF's locations of ours, and reads the source for it.
#[derive(Default)]
struct Places {
    sources: SourceText,
}

impl Places {
    fn result(&mut self, violation: &Violation) -> Value {
        let rule = violation.failure.kind.word();
        let waiting = deadlock::culprits(violation).into_iter().map(|waiting| {
            let text = format!(
                "thread {} waits for {}",
                waiting.thread,
                deadlock::reason(violation, waiting)
            );
            (&waiting.source, text)
        });
        let accesses = violation.accesses.iter().map(racing);
        let stale = violation.stale.iter();
        let stale = stale.flat_map(|stale| robustness::places(stale));
        let related: Vec<Value> = waiting
            .chain(accesses)
            .map(|(source, text)| (source.as_ref(), text))
            .chain(stale)
            .filter_map(|(source, text)| self.location(source?, Some(&text)))
            .collect();
        let at = violation.source.as_ref();
        let location = at.and_then(|source| self.location(source, None));
        let mut result = json!({
            "ruleId": rule,
            "level": "error",
            "message": { "text": details::message(violation) },
            "locations": Vec::from_iter(location),
            "relatedLocations": related,
            "codeFlows": [self.code_flow(violation)],
        });
        if let Some(index) = RULES.iter().position(|(id, _)| *id == rule) {
            result["ruleIndex"] = json!(index);
        }
        if violation.failure.kind == FailureKind::Leak {
            result["message"]["text"] = json!(format!(
                "{}, allocated by thread {}",
                details::message(violation),
                violation.thread
            ));
        }
        result
    }

    /// A data race that is no violation.
    fn warning(&mut self, race: &DataRace) -> Value {
        let related: Vec<Value> = race
            .accesses
            .iter()
            .map(racing)
            .filter_map(|(source, text)| self.location(source.as_ref()?, Some(&text)))
            .collect();
        json!({
            "ruleId": FailureKind::Race.word(),
            "level": "warning",
            "message": { "text": race.message },
            "locations": related.last().cloned().into_iter().collect::<Vec<_>>(),
            "relatedLocations": related,
        })
    }

    /// A stale access that is no violation.
    fn stale(&mut self, stale: &StaleAccess) -> Value {
        let places = robustness::places(stale).into_iter();
        let related: Vec<Value> = places
            .filter_map(|(source, text)| self.location(source?, Some(&text)))
            .collect();
        json!({
            "ruleId": FailureKind::Robustness.word(),
            "level": "warning",
            "message": { "text": stale.message() },
            "locations": related.first().cloned().into_iter().collect::<Vec<_>>(),
            "relatedLocations": related,
        })
    }

    /// The execution: what each thread does, numbered in the order in which all of it happens.
    fn code_flow(&mut self, violation: &Violation) -> Value {
        let mut flows: Vec<(&str, Vec<Value>)> = Vec::new();
        let mut add = |thread, step| match flows.iter_mut().find(|flow| flow.0 == thread) {
            Some((_, steps)) => steps.push(step),
            None => flows.push((thread, vec![step])),
        };
        let lines = story::lines(violation, false);
        for (at, line) in lines.iter().enumerate() {
            let place = self.step_place(line.source.as_ref(), &line.text);
            let step_object = json!({ "location": place, "executionOrder": at + 1 });
            add(&line.thread, step_object);
        }
        let end = self.step_place(violation.source.as_ref(), &details::message(violation));
        let last = lines.len() + 1;
        let end = json!({ "location": end, "executionOrder": last, "importance": "essential" });
        add(&violation.thread, end);
        let flows = flows.into_iter();
        let flows = flows.map(|(thread, steps)| json!({ "id": thread, "locations": steps }));
        json!({ "threadFlows": flows.collect::<Vec<_>>() })
    }

    /// A place that has at least a message.
    fn step_place(&mut self, source: Option<&SourceLocation>, text: &str) -> Value {
        let place = source.and_then(|source| self.location(source, Some(text)));
        place.unwrap_or_else(|| json!({ "message": { "text": text } }))
    }

    /// What was remarked, and why the search is incomplete if it is.
    fn notifications(&mut self, outcome: &Outcome) -> Vec<Value> {
        let cut = outcome.cut_short();
        let cut = cut.map(|cut| json!({ "level": "warning", "message": { "text": cut.reason } }));
        let remarks = outcome.report.remarks.iter().map(|remark| {
            let place = remark.source.as_ref();
            let place = place.and_then(|source| self.location(source, None));
            json!({
                "level": "note",
                "message": { "text": remarks::sentence(remark) },
                "locations": Vec::from_iter(place),
            })
        });
        let mut all: Vec<Value> = remarks.collect();
        all.extend(cut);
        all
    }

    /// A place in a file, with what happens there. `None` if the file is not known.
    fn location(&mut self, source: &SourceLocation, text: Option<&str>) -> Option<Value> {
        if source.file.is_empty() {
            return None;
        }
        let mut place = json!({ "artifactLocation": artifact(&source.file) });
        if source.line > 0 {
            let mut region = json!({ "startLine": source.line });
            if let Some(column) = self.sources.column(source) {
                region["startColumn"] = json!(column);
            }
            place["region"] = region;
        }
        let mut location = json!({ "physicalLocation": place });
        if !source.function.is_empty() {
            location["logicalLocations"] = json!([{ "name": source.function, "kind": "function" }]);
        }
        if let Some(text) = text {
            location["message"] = json!({ "text": text });
        }
        Some(location)
    }
}

/// Where a thread makes an access of a data race, and that it does.
fn racing(access: &RacingAccess) -> (&Option<SourceLocation>, String) {
    let does = access.verb();
    (&access.source, format!("thread {} {does}", access.thread))
}

/// A file as SARIF names it.
fn artifact(file: &str) -> Value {
    let file = repository::name(file);
    match Path::new(&*file).is_absolute() {
        true => json!({ "uri": format!("file://{}", encoded(&file)) }),
        false => json!({ "uri": encoded(&file), "uriBaseId": BASE }),
    }
}

/// A path in a URI: what is not plain there is written as its bytes.
fn encoded(path: &str) -> String {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b"/-._~".contains(&byte);
    let mut text = String::with_capacity(path.len());
    for byte in path.bytes() {
        match plain(byte) {
            true => text.push(char::from(byte)),
            false => text.push_str(&format!("%{byte:02X}")),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use quotient::Stop;

    use super::super::samples;
    use super::*;

    fn log(outcome: &Outcome) -> Value {
        let mut bytes = Vec::new();
        write(outcome, &mut bytes).unwrap();
        serde_json::from_slice(&bytes).unwrap()
    }

    #[test]
    fn each_thread_has_its_flow_and_the_steps_have_their_order() {
        let violations = vec![samples::violation()];
        let log = log(&samples::outcome(violations, Some(Stop::Violation)));
        let result = &log["runs"][0]["results"][0];
        assert_eq!(result["ruleId"], "assertion");
        assert_eq!(result["ruleIndex"], 0);
        let flows = result["codeFlows"][0]["threadFlows"].as_array().unwrap();
        let order = |flow: &Value| -> Vec<u64> {
            let steps = flow["locations"].as_array().unwrap().iter();
            steps
                .map(|s| s["executionOrder"].as_u64().unwrap())
                .collect()
        };
        assert_eq!(flows[0]["id"], "main");
        assert_eq!(order(&flows[0]), [1, 3, 4, 5]);
        assert_eq!(order(&flows[1]), [2]);
        let read = &flows[1]["locations"][0]["location"];
        assert_eq!(read["message"]["text"], "read x = 0");
        assert_eq!(read["physicalLocation"]["region"]["startLine"], 12);
    }

    #[test]
    fn every_kind_has_its_rule() {
        let words = |kind: FailureKind| RULES.iter().any(|(id, _)| *id == kind.word());
        let kinds = [
            FailureKind::Assertion,
            FailureKind::Abort,
            FailureKind::Memory,
            FailureKind::Free,
            FailureKind::Mutex,
            FailureKind::Thread,
            FailureKind::Arithmetic,
            FailureKind::Overflow,
            FailureKind::Status,
            FailureKind::Exception,
            FailureKind::Leak,
            FailureKind::Race,
            FailureKind::Robustness,
            FailureKind::Deadlock,
            FailureKind::Livelock,
        ];
        assert!(kinds.into_iter().all(words));
    }

    #[test]
    fn a_search_that_did_not_finish_is_no_success() {
        let log = log(&samples::outcome(vec![], Some(Stop::Timeout)));
        let invocation = &log["runs"][0]["invocations"][0];
        assert_eq!(invocation["executionSuccessful"], false);
        assert_eq!(invocation["exitCode"], 3);
        let told = &invocation["toolExecutionNotifications"][0]["message"]["text"];
        assert!(told.as_str().unwrap().contains("--timeout"));
    }

    #[test]
    fn names_of_files_are_uris() {
        assert_eq!(
            artifact("a b/é#.c"),
            json!({ "uri": "a%20b/%C3%A9%23.c", "uriBaseId": BASE })
        );
        assert_eq!(artifact("/usr/x.h"), json!({ "uri": "file:///usr/x.h" }));
    }
}
