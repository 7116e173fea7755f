//! The report for programs: one JSON object.
//!
//! The field names are an interface: they are added to and not changed. `docs/report.schema.json` describes them,
//! and a test holds it against real reports. Values are given as the program held them, up to 64 bits,
//! zero-extended.

use std::collections::BTreeSet;
use std::io::{self, Write};

use quotient::{
    DataRace, Judged, MemoryModel, MemoryOrder, Missed, RacingAccess, Reached, Remark,
    SourceLocation, StaleAccess, StalePlace, Verdict, Violation, Waiting,
};
use serde::Serialize;

use super::json_details::{BlockObject, Frame, HeldObject, PrintedObject, ThreadObject};
use super::memory::MemoryNames;
use super::place::Place;
use super::story::{self, Line};
use super::{
    Outcome, View, calls, deadlock, details, drawn, json_details, known, remarks, robustness,
    seconds, statistics, turns, word,
};

/// The version of `docs/report.schema.json` that the object follows. The second number grows with what is added,
/// the first with what is changed.
const SCHEMA_VERSION: &str = "2.0";

#[derive(Serialize)]
struct Object<'a> {
    schema_version: &'static str,
    verdict: &'static str,
    algorithm: &'static str,
    /// What each has done of several algorithms that took turns.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    turns: Vec<turns::Object>,
    /// What was drawn at random.
    #[serde(skip_serializing_if = "Option::is_none")]
    sampled: Option<drawn::Object>,
    complete: u64,
    blocked: u64,
    #[serde(skip_serializing_if = "Option::is_none")]
    livelocks: Option<u64>,
    redundant: u64,
    events: u64,
    seconds: f64,
    bounded: bool,
    #[serde(skip_serializing_if = "Option::is_none")]
    inputs: Option<[i64; 2]>,
    #[serde(skip_serializing_if = "Option::is_none")]
    reason: Option<String>,
    violations: Vec<ViolationObject<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    races: Vec<RaceObject<'a>>,
    /// Said where some atomic access is weaker than `seq_cst`.
    #[serde(skip_serializing_if = "Option::is_none")]
    sequential_consistency: Option<bool>,
    #[serde(skip_serializing_if = "Option::is_none")]
    memory: Option<MemoryObject<'a>>,
    /// All executions that this memory model allows were explored, and not only interleavings.
    #[serde(skip_serializing_if = "Option::is_none")]
    explored_memory: Option<&'static str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    remarks: Vec<RemarkObject<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    coverage: Option<CoverageObject<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stats: Option<statistics::Object>,
}

#[derive(Serialize)]
struct ViolationObject<'a> {
    kind: &'static str,
    message: String,
    file: Option<&'a str>,
    line: Option<u32>,
    column: Option<u32>,
    function: Option<&'a str>,
    thread: &'a str,
    /// The functions that the thread is in.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stack: Vec<Frame<'a>>,
    trace: Vec<StepObject<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    threads: Vec<ThreadObject<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    held: Vec<HeldObject>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    blocks: Vec<BlockObject<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    printed: Vec<PrintedObject<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    waiting: Vec<WaitingObject<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    accesses: Vec<AccessObject<'a>>,
    #[serde(skip_serializing_if = "Option::is_none")]
    stale: Option<StaleObject<'a>>,
}

/// What there is to know besides.
#[derive(Serialize)]
struct RemarkObject<'a> {
    kind: &'static str,
    message: String,
    file: Option<&'a str>,
    line: Option<u32>,
    #[serde(skip_serializing_if = "Option::is_none")]
    thread: Option<&'a str>,
}

/// What of the source was reached.
#[derive(Serialize)]
struct CoverageObject<'a> {
    assertions: ReachedObject<'a>,
    functions: ReachedObject<'a>,
    branches: ReachedObject<'a>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    lines: Vec<LinesObject<'a>>,
}

#[derive(Serialize)]
struct ReachedObject<'a> {
    total: usize,
    unreached: Vec<PlaceObject<'a>>,
}

#[derive(Serialize)]
struct PlaceObject<'a> {
    file: Option<&'a str>,
    line: Option<u32>,
    column: Option<u32>,
    function: Option<&'a str>,
}

#[derive(Serialize)]
struct LinesObject<'a> {
    file: &'a str,
    run: &'a BTreeSet<u32>,
    unreached: &'a BTreeSet<u32>,
}

#[derive(Serialize)]
struct StepObject<'a> {
    thread: &'a str,
    file: Option<&'a str>,
    line: Option<u32>,
    function: Option<&'a str>,
    /// What is done, as the report for people has it.
    text: &'a str,
    operation: &'static str,
    variable: Option<String>,
    read: Option<u64>,
    written: Option<u64>,
    /// The values as their types have them.
    #[serde(skip_serializing_if = "Option::is_none")]
    read_as: Option<&'a str>,
    #[serde(skip_serializing_if = "Option::is_none")]
    written_as: Option<&'a str>,
    /// Of an atomic access that is weaker than `seq_cst`.
    #[serde(skip_serializing_if = "Option::is_none")]
    order: Option<&'static str>,
    /// How often it was done again, in rounds of a loop.
    #[serde(skip_serializing_if = "Option::is_none")]
    again: Option<u64>,
    /// What was written last before, if the value read is stale.
    #[serde(skip_serializing_if = "Option::is_none")]
    missed: Option<MissedObject<'a>>,
    /// The functions that the thread is in, if they were asked for.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stack: Vec<Frame<'a>>,
}

/// A write that a stale read has not seen.
#[derive(Serialize)]
struct MissedObject<'a> {
    thread: &'a str,
    file: Option<&'a str>,
    line: Option<u32>,
    value: u64,
}

/// A data race that is no violation.
#[derive(Serialize)]
struct RaceObject<'a> {
    message: &'a str,
    accesses: Vec<AccessObject<'a>>,
}

/// One of the two accesses of a data race.
#[derive(Serialize)]
struct AccessObject<'a> {
    thread: &'a str,
    file: Option<&'a str>,
    line: Option<u32>,
    column: Option<u32>,
    function: Option<&'a str>,
    access: &'static str,
    atomic: bool,
}

/// What was found of robustness.
#[derive(Serialize)]
struct MemoryObject<'a> {
    model: &'static str,
    /// The verdict holds under the model, too.
    proved: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stale: Vec<StaleObject<'a>>,
    /// Reads that may be stale without anybody noticing.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    unnoticed: Vec<StaleObject<'a>>,
}

/// An access that may be stale.
#[derive(Serialize)]
struct StaleObject<'a> {
    message: String,
    model: &'static str,
    variable: &'a str,
    found: u64,
    access: StalePlaceObject<'a>,
    missed: StalePlaceObject<'a>,
    #[serde(skip_serializing_if = "Option::is_none")]
    instead: Option<StalePlaceObject<'a>>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    help: Vec<String>,
}

#[derive(Serialize)]
struct StalePlaceObject<'a> {
    thread: &'a str,
    file: Option<&'a str>,
    line: Option<u32>,
    column: Option<u32>,
    function: Option<&'a str>,
    access: &'static str,
    order: &'static str,
}

#[derive(Serialize)]
struct WaitingObject<'a> {
    thread: &'a str,
    file: Option<&'a str>,
    line: Option<u32>,
    reason: String,
    /// The thread that could let it go on.
    #[serde(skip_serializing_if = "Option::is_none")]
    on: Option<&'a str>,
    /// It is one of those that wait for each other.
    in_cycle: bool,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stack: Vec<Frame<'a>>,
}

/// Writes the object and a line end.
pub fn write(outcome: &Outcome, view: View, out: &mut impl Write) -> io::Result<()> {
    let violations = outcome.report.violations.iter();
    let told = |violation: &Violation| story::lines(violation, view.internals);
    let told: Vec<Vec<Line>> = violations.clone().map(told).collect();
    let violations = violations.zip(&told);
    let counts = &outcome.report.counts;
    let object = Object {
        schema_version: SCHEMA_VERSION,
        verdict: word(outcome.report.verdict()),
        algorithm: drawn::way(outcome),
        turns: turns::objects(&outcome.report),
        sampled: drawn::Object::of(outcome),
        complete: counts.complete,
        blocked: counts.blocked,
        livelocks: (counts.livelocks > 0).then_some(counts.livelocks),
        redundant: counts.redundant,
        events: counts.lengths,
        seconds: seconds(outcome.report.elapsed),
        bounded: outcome.report.bounded,
        inputs: outcome.inputs.map(|(low, high)| [low, high]),
        reason: outcome.cut_short().map(|cut| cut.reason),
        violations: violations
            .map(|(found, lines)| violation(found, lines, view))
            .collect(),
        races: outcome.report.races.iter().map(race).collect(),
        sequential_consistency: robustness::is_sequential_only(&outcome.report).then_some(true),
        memory: memory(outcome),
        explored_memory: outcome.report.explored.map(MemoryModel::name),
        remarks: (outcome.report.remarks.iter().map(remark))
            .chain(outcome.undefined.iter().map(undefined))
            .chain(outcome.rounded.then(rounded))
            .collect(),
        coverage: coverage(outcome),
        stats: statistics::Object::of(outcome),
    };
    serde_json::to_writer(&mut *out, &object)?;
    writeln!(out)
}

/// What was reached: of a success always, of anything else if it was asked for; lines only then.
fn coverage(outcome: &Outcome) -> Option<CoverageObject<'_>> {
    let coverage = outcome.report.coverage.as_ref()?;
    if !outcome.coverage && outcome.report.verdict() != Verdict::Safe {
        return None;
    }
    let lines = coverage.lines.iter().filter(|_| outcome.coverage);
    Some(CoverageObject {
        assertions: reached(&coverage.assertions),
        functions: reached(&coverage.functions),
        branches: reached(&coverage.branches),
        lines: lines
            .map(|lines| LinesObject {
                file: &lines.file,
                run: &lines.run,
                unreached: &lines.unreached,
            })
            .collect(),
    })
}

fn reached(reached: &Reached) -> ReachedObject<'_> {
    let places = reached.unreached.iter().map(|place| {
        let place = Place::at(place);
        PlaceObject {
            file: place.file,
            line: place.line,
            column: place.column,
            function: place.function,
        }
    });
    ReachedObject {
        total: reached.total,
        unreached: places.collect(),
    }
}

fn violation<'a>(violation: &'a Violation, lines: &'a [Line], view: View) -> ViolationObject<'a> {
    let place = Place::of(&violation.source);
    let steps = lines.iter().map(|line| step(violation, line, view));
    ViolationObject {
        kind: violation.failure.kind.word(),
        message: details::message(violation),
        file: place.file,
        line: place.line,
        column: place.column,
        function: place.function,
        thread: &violation.thread,
        stack: json_details::stack(&violation.stack),
        trace: steps.collect(),
        threads: json_details::threads(violation),
        held: json_details::held(violation),
        blocks: json_details::blocks(violation),
        printed: json_details::printed(violation, lines),
        waiting: (violation.waiting.iter())
            .map(|found| waiting(violation, found))
            .collect(),
        accesses: violation.accesses.iter().map(access).collect(),
        stale: violation.stale.as_deref().map(stale),
    }
}

/// What was found of robustness, if somebody asked for it or something was found.
fn memory(outcome: &Outcome) -> Option<MemoryObject<'_>> {
    let judged: &Judged = outcome.report.memory.as_ref()?;
    (judged.violations || !judged.stale.is_empty()).then(|| MemoryObject {
        model: judged.model.name(),
        proved: robustness::is_proved(&outcome.report),
        stale: judged.stale.iter().map(stale).collect(),
        unnoticed: judged.unnoticed.iter().map(stale).collect(),
    })
}

fn stale(stale: &StaleAccess) -> StaleObject<'_> {
    StaleObject {
        message: stale.message(),
        model: stale.model.name(),
        variable: &stale.variable,
        found: stale.found,
        access: stale_place(&stale.access),
        missed: stale_place(&stale.missed),
        instead: stale.stale.as_ref().map(stale_place),
        help: robustness::help(stale),
    }
}

fn stale_place(at: &StalePlace) -> StalePlaceObject<'_> {
    let place = Place::of(&at.source);
    StalePlaceObject {
        thread: &at.thread,
        file: place.file,
        line: place.line,
        column: place.column,
        function: place.function,
        access: match (at.reads, at.writes) {
            (true, true) => "update",
            (true, false) => "read",
            (false, _) => "write",
        },
        order: at.order.name(),
    }
}

fn race(race: &DataRace) -> RaceObject<'_> {
    RaceObject {
        message: &race.message,
        accesses: race.accesses.iter().map(access).collect(),
    }
}

fn remark(remark: &Remark) -> RemarkObject<'_> {
    let place = Place::of(&remark.source);
    RemarkObject {
        kind: remarks::word(remark.kind),
        message: remarks::sentence(remark),
        file: place.file,
        line: place.line,
        thread: Some(&remark.thread),
    }
}

fn undefined(read: &(String, SourceLocation)) -> RemarkObject<'_> {
    let place = Place::at(&read.1);
    RemarkObject {
        kind: "undefined-read",
        message: remarks::undefined(read),
        file: place.file,
        line: place.line,
        thread: None,
    }
}

fn rounded() -> RemarkObject<'static> {
    RemarkObject {
        kind: "rounded-floats",
        message: remarks::ROUNDED.to_owned(),
        file: None,
        line: None,
        thread: None,
    }
}

/// A step of the execution as it is told: an access, or a call of the library with all that it does.
fn step<'a>(violation: &'a Violation, line: &'a Line, view: View) -> StepObject<'a> {
    let place = Place::of(&line.source);
    let mut steps = line.steps.iter().map(|&at| &violation.trace[at]);
    let first = steps.next();
    let alone = first
        .filter(|step| line.steps.len() == 1 && (view.internals || !known::is_told(&step.stack)));
    let operation = first.map_or("", |step| step.operation);
    let copies = ["read", "write"].contains(&operation) && steps.all(|s| s.operation == operation);
    let variable = alone.and_then(|step| step.target.as_deref());
    StepObject {
        thread: &line.thread,
        file: place.file,
        line: place.line,
        function: place.function,
        text: &line.text,
        operation: match alone.is_some() || copies {
            true => operation,
            false => "call",
        },
        variable: match view.internals {
            true => variable.map(str::to_owned),
            false => variable.map(|name| MemoryNames::of(violation).in_text(&calls::whole(name))),
        },
        read: alone.and_then(|step| step.read),
        written: alone.and_then(|step| step.written),
        read_as: alone.and_then(|step| step.read_as.as_deref()),
        written_as: alone.and_then(|step| step.written_as.as_deref()),
        order: alone.and_then(|step| step.order.map(MemoryOrder::name)),
        again: alone.map(|step| step.again).filter(|&again| again > 0),
        missed: alone.and_then(|step| step.missed.as_deref().map(missed)),
        stack: match first.filter(|_| view.stacks) {
            Some(step) => json_details::stack(&step.stack),
            None => Vec::new(),
        },
    }
}

fn missed(missed: &Missed) -> MissedObject<'_> {
    let place = Place::of(&missed.source);
    MissedObject {
        thread: &missed.thread,
        file: place.file,
        line: place.line,
        value: missed.value,
    }
}

fn access(access: &RacingAccess) -> AccessObject<'_> {
    let place = Place::of(&access.source);
    AccessObject {
        thread: &access.thread,
        file: place.file,
        line: place.line,
        column: place.column,
        function: place.function,
        access: match (access.frees, access.writes) {
            (true, _) => "free",
            (false, true) => "write",
            (false, false) => "read",
        },
        atomic: access.atomic,
    }
}

fn waiting<'a>(violation: &Violation, waiting: &'a Waiting) -> WaitingObject<'a> {
    let place = Place::of(&waiting.source);
    WaitingObject {
        thread: &waiting.thread,
        file: place.file,
        line: place.line,
        reason: deadlock::reason(violation, waiting),
        on: waiting.on.as_deref(),
        in_cycle: waiting.in_cycle,
        stack: json_details::stack(&waiting.stack),
    }
}

#[cfg(test)]
mod tests {
    use quotient::Stop;
    use serde_json::{Value, json};

    use super::super::samples;
    use super::*;

    fn object(outcome: &Outcome) -> Value {
        let mut bytes = Vec::new();
        write(outcome, View::default(), &mut bytes).unwrap();
        assert_eq!(bytes.iter().filter(|&&b| b == b'\n').count(), 1);
        serde_json::from_slice(&bytes).unwrap()
    }

    #[test]
    fn a_safe_program() {
        let object = object(&samples::outcome(vec![], None));
        let expected = json!({
            "schema_version": SCHEMA_VERSION,
            "verdict": "safe", "algorithm": "optimal", "complete": 127, "blocked": 0,
            "redundant": 0, "events": 9017, "seconds": 0.004321, "bounded": false,
            "violations": [],
        });
        assert_eq!(object, expected);
    }

    #[test]
    fn a_violation_with_its_execution() {
        let violations = vec![samples::violation()];
        let object = object(&samples::outcome(violations, Some(Stop::Violation)));
        assert_eq!(object["verdict"], "violation");
        assert_eq!(object.get("reason"), None);
        let violation = &object["violations"][0];
        assert_eq!(violation["kind"], "assertion");
        assert_eq!(violation["line"], 31);
        assert_eq!(violation["column"], 3);
        assert_eq!(violation.get("waiting"), None);
        let expected = json!({
            "thread": "main", "file": "prog.c", "line": 22, "function": "f",
            "text": "fetch-add x 0→1",
            "operation": "fetch-add", "variable": "x", "read": 0, "written": 1,
        });
        assert_eq!(violation["trace"][2], expected);
    }

    #[test]
    fn what_is_not_known_is_null_and_not_made_up() {
        let mut violation = samples::violation();
        violation.source = None;
        let object = object(&samples::outcome(vec![violation], None));
        assert_eq!(object["violations"][0]["line"], Value::Null);
    }

    #[test]
    fn an_incomplete_search_says_why() {
        let object = object(&samples::outcome(vec![], Some(Stop::Timeout)));
        assert_eq!(object["verdict"], "incomplete");
        assert!(object["reason"].as_str().unwrap().contains("--timeout"));
    }
}
