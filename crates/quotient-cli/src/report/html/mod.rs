//! The report as one page for the browser, which needs nothing else: the source, the execution of each violation
//! as a time line with a lane for each thread, statistics.
//!
//! Here is what the page says, as data; how it looks and what it does is in the files beside. Everything from the checked
//! program reaches the page as JSON in which no character can end the element that it stands in, and the script makes
//! text nodes of it.

use std::collections::HashMap;
use std::path::Path;

use quotient::{Reached, SourceLocation, Violation};
use serde::Serialize;

use super::links::links;
use super::memory::MemoryNames;
use super::step::describe;
use super::variables::Variables;
use super::{
    Outcome, View, columns, deadlock, details, human, printed, robustness, seconds, story, word,
};
use crate::input;
use crate::progress::grouped;
use crate::style::Style;
use crate::visible;

const PAGE: &str = include_str!("page.html");
const STYLE: &str = include_str!("page.css");
const SCRIPT: &str = include_str!("page.js");

/// A file with more lines is none that people have written for a check.
const MOST_LINES: usize = 20_000;

#[derive(Serialize)]
struct Data {
    title: String,
    verdict: &'static str,
    line: String,
    notes: Vec<String>,
    counts: Vec<(&'static str, String)>,
    samples: Vec<(f64, u64)>,
    times: Vec<(&'static str, f64)>,
    /// What, how many were reached, of how many.
    coverage: Vec<(&'static str, usize, usize)>,
    violations: Vec<Shown>,
    files: Vec<File>,
}

#[derive(Serialize)]
struct File {
    name: String,
    lines: Vec<String>,
    run: Vec<u32>,
    unreached: Vec<u32>,
}

#[derive(Serialize)]
struct Shown {
    kind: &'static str,
    message: String,
    thread: String,
    #[serde(flatten)]
    place: Place,
    about: Vec<About>,
    /// What there is to say besides: callers, locks, memory.
    details: Vec<String>,
    /// The lines that the program had printed.
    printed: Vec<String>,
    threads: Vec<String>,
    /// The function that each of them runs, if that is known.
    functions: Vec<Option<String>>,
    steps: Vec<Step>,
    links: Vec<(usize, usize, char)>,
    variables: Vec<Variable>,
}

/// A sentence and the place that it is about.
#[derive(Serialize)]
struct About {
    text: String,
    #[serde(flatten)]
    place: Place,
}

/// Where something is: the number of a file, or -1.
#[derive(Serialize)]
struct Place {
    file: isize,
    line: u32,
    function: String,
}

#[derive(Serialize)]
struct Step {
    thread: usize,
    #[serde(flatten)]
    place: Place,
    text: String,
    /// What the call does of which this is the first step.
    #[serde(skip_serializing_if = "Option::is_none")]
    told: Option<String>,
    /// The last step of that call.
    #[serde(skip_serializing_if = "Option::is_none")]
    end: Option<usize>,
    /// The first step of the call that this one belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    head: Option<usize>,
    #[serde(skip_serializing_if = "Option::is_none")]
    variable: Option<usize>,
    /// What the variable holds then.
    #[serde(skip_serializing_if = "Option::is_none")]
    value: Option<String>,
    #[serde(skip_serializing_if = "is_false")]
    internal: bool,
    /// It is where things go wrong, and no step of the program's.
    #[serde(skip_serializing_if = "is_false")]
    bad: bool,
}

fn is_false(value: &bool) -> bool {
    !value
}

#[derive(Serialize)]
struct Variable {
    name: String,
    /// What the program calls it, if it knows of it.
    #[serde(skip_serializing_if = "Option::is_none")]
    own: Option<String>,
    first: Option<String>,
}

/// The page.
pub fn render(outcome: &Outcome) -> String {
    let data = serde_json::to_string(&data(outcome)).unwrap_or_default();
    let text = human::render(outcome, View::default(), 120, Style::PLAIN);
    filled(
        PAGE,
        &[
            ("{{TITLE}}", escaped(&title(outcome))),
            ("{{STYLE}}", STYLE.to_owned()),
            ("{{TEXT}}", escaped(&visible::lines(&text))),
            ("{{DATA}}", harmless(&data)),
            ("{{SCRIPT}}", SCRIPT.to_owned()),
        ],
    )
}

/// A page with these parts in the place of their marks, which come in this order. What is put in is not looked at again.
pub fn filled(page: &str, parts: &[(&str, String)]) -> String {
    let size: usize = parts.iter().map(|(_, part)| part.len()).sum();
    let mut text = String::with_capacity(page.len() + size);
    let mut rest = page;
    for (mark, part) in parts {
        let Some((before, after)) = rest.split_once(mark) else {
            continue;
        };
        text.push_str(before);
        text.push_str(part);
        rest = after;
    }
    text + rest
}

fn title(outcome: &Outcome) -> String {
    visible::line(&outcome.program_name()).into_owned()
}

fn data(outcome: &Outcome) -> Data {
    let report = &outcome.report;
    let mut files = Files::default();
    let violations = report.violations.iter();
    let violations = violations
        .map(|violation| shown(violation, outcome, &mut files))
        .collect();
    if files.names.is_empty() {
        for file in &outcome.files {
            files.number(&file.display().to_string());
        }
    }
    Data {
        title: title(outcome),
        verdict: word(report.verdict()),
        line: human::verdict_line(outcome, Style::PLAIN).trim().to_owned(),
        notes: human::notes(outcome)
            .iter()
            .map(|note| text(note))
            .collect(),
        counts: counts(outcome),
        samples: outcome.course.samples.clone(),
        times: times(outcome),
        coverage: coverage(outcome),
        violations,
        files: files.texts(outcome),
    }
}

fn counts(outcome: &Outcome) -> Vec<(&'static str, String)> {
    let counts = &outcome.report.counts;
    let mut all = vec![
        ("algorithm", outcome.algorithm.to_string()),
        ("complete executions", grouped(counts.complete)),
        ("blocked executions", grouped(counts.blocked)),
    ];
    if counts.redundant > 0 {
        all.push(("redundant executions", grouped(counts.redundant)));
    }
    all.push(("events", grouped(counts.lengths)));
    all.push((
        "time",
        format!("{:.3} s", outcome.report.elapsed.as_secs_f64()),
    ));
    let rate = counts.executions() as f64 / outcome.report.elapsed.as_secs_f64().max(1e-6);
    if outcome.report.elapsed.as_secs_f64() >= 0.1 {
        all.push(("executions a second", grouped(rate as u64)));
    }
    if let Some(memory) = outcome.measured.and_then(|measured| measured.peak_memory) {
        all.push(("peak memory", format!("{} MB", grouped(memory / 1_000_000))));
    }
    all
}

fn times(outcome: &Outcome) -> Vec<(&'static str, f64)> {
    let mut times = vec![
        ("compiling", seconds(outcome.course.loading)),
        ("exploring", seconds(outcome.report.elapsed)),
    ];
    times.retain(|(_, seconds)| *seconds > 0.0);
    times
}

fn coverage(outcome: &Outcome) -> Vec<(&'static str, usize, usize)> {
    let Some(coverage) = &outcome.report.coverage else {
        return Vec::new();
    };
    let reached = |name, of: &Reached| (name, of.total - of.unreached.len(), of.total);
    let mut all = vec![
        reached("assertions", &coverage.assertions),
        reached("functions", &coverage.functions),
        reached("branches", &coverage.branches),
    ];
    all.retain(|(_, _, total)| *total > 0);
    all
}

fn shown(violation: &Violation, outcome: &Outcome, files: &mut Files) -> Shown {
    let pointers = &outcome.report.pointers;
    let mut threads: Vec<String> = Vec::new();
    let names = violation.trace.iter().map(|step| &step.thread);
    let waiting = violation.waiting.iter().map(|waiting| &waiting.thread);
    for name in names.chain(waiting).chain([&violation.thread]) {
        if !threads.contains(name) {
            threads.push(name.clone());
        }
    }
    threads.sort_by_key(|name| columns::spawn_path(name));
    let number = |name: &str| threads.iter().position(|known| known == name).unwrap_or(0);
    let variables = Variables::of(violation, pointers);
    let memory = MemoryNames::of(violation);
    let mut steps = Vec::new();
    for (step, change) in violation.trace.iter().zip(&variables.changes) {
        let (variable, value) = change.clone().unzip();
        steps.push(Step {
            thread: number(&step.thread),
            place: files.place(step.source.as_ref()),
            text: text(&describe(step, pointers)),
            told: None,
            end: None,
            head: None,
            variable,
            value: value.map(|value| text(&memory.in_text(&value))),
            internal: true,
            bad: false,
        });
    }
    for line in story::lines(violation, false) {
        let (Some(&head), Some(&end)) = (line.steps.first(), line.steps.last()) else {
            continue;
        };
        for &at in &line.steps {
            steps[at].head = Some(head);
        }
        let first = &mut steps[head];
        first.told = Some(text(&line.text));
        first.place = files.place(line.source.as_ref());
        first.internal = false;
        (first.head, first.end) = (None, Some(end));
    }
    let mut bad = |thread: &str, source: Option<&SourceLocation>, words: &str| Step {
        thread: number(thread),
        place: files.place(source),
        text: text(&format!("✗ {words}")),
        told: None,
        end: None,
        head: None,
        variable: None,
        value: None,
        internal: false,
        bad: true,
    };
    for waiting in deadlock::culprits(violation) {
        let words = format!("waits for {}", deadlock::reason(violation, waiting));
        steps.push(bad(&waiting.thread, waiting.source.as_ref(), &words));
    }
    if violation.waiting.is_empty() {
        let words = details::message(violation);
        steps.push(bad(&violation.thread, violation.source.as_ref(), &words));
    }
    let waiting = deadlock::culprits(violation).into_iter().map(|waiting| {
        let reason = deadlock::reason(violation, waiting);
        let words = format!("{} waits for {reason}", waiting.thread);
        (words, waiting.source.as_ref())
    });
    let accesses = violation.accesses.iter().map(|access| {
        let words = format!("{} {}", access.thread, access.verb());
        (words, access.source.as_ref())
    });
    let stale = violation.stale.iter();
    let stale = stale
        .flat_map(|stale| robustness::places(stale))
        .map(|(place, words)| (words, place));
    let about = waiting
        .chain(accesses)
        .chain(stale)
        .map(|(words, source)| About {
            text: text(&words),
            place: files.place(source),
        });
    let about = about.collect();
    let function = |name: &String| {
        let story = violation.threads.iter().find(|story| story.name == *name)?;
        story.function.as_deref().map(text)
    };
    let functions = threads.iter().map(function).collect();
    let links = links(violation).into_iter();
    let named = variables.names.iter().zip(&variables.own);
    let named = named.zip(&variables.at_first);
    Shown {
        kind: violation.failure.kind.word(),
        message: text(&details::message(violation)),
        thread: text(&violation.thread),
        place: files.place(violation.source.as_ref()),
        about,
        details: details::of(violation)
            .iter()
            // Who waits stands there already.
            .filter(|detail| !detail.contains(" waits for "))
            .map(|d| text(d))
            .collect(),
        printed: printed::lines(violation).iter().map(|p| text(p)).collect(),
        links: links.map(|link| (link.from, link.to, link.kind)).collect(),
        variables: named
            .map(|((name, own), first)| Variable {
                name: text(&memory.in_text(name)),
                own: own.as_deref().map(text),
                first: first.as_deref().map(|first| text(&memory.in_text(first))),
            })
            .collect(),
        threads,
        functions,
        steps,
    }
}

/// The files that are mentioned, each once.
#[derive(Default)]
struct Files {
    names: Vec<String>,
    numbers: HashMap<String, usize>,
}

impl Files {
    fn number(&mut self, name: &str) -> usize {
        if let Some(&known) = self.numbers.get(name) {
            return known;
        }
        self.names.push(name.to_owned());
        self.numbers.insert(name.to_owned(), self.names.len() - 1);
        self.names.len() - 1
    }

    fn place(&mut self, source: Option<&SourceLocation>) -> Place {
        let known = source.filter(|place| !place.file.is_empty());
        Place {
            file: known.map_or(-1, |place| self.number(&place.file) as isize),
            line: source.map_or(0, |place| place.line),
            function: source.map_or_else(String::new, |place| text(&place.function)),
        }
    }

    /// What is in them. One that cannot be read has no lines.
    fn texts(self, outcome: &Outcome) -> Vec<File> {
        let coverage = outcome.report.coverage.as_ref();
        let reached = coverage.map_or(&[][..], |coverage| &coverage.lines);
        let texts = self.names.into_iter().map(|name| {
            let content = input::source(Path::new(&name)).unwrap_or_default();
            let content = String::from_utf8_lossy(&content);
            let lines = content.lines().take(MOST_LINES);
            let reached = reached.iter().find(|lines| lines.file == name);
            File {
                lines: lines
                    .map(|line| visible::lines(line).into_owned())
                    .collect(),
                run: reached.map_or_else(Vec::new, |lines| lines.run.iter().copied().collect()),
                unreached: reached
                    .map_or_else(Vec::new, |lines| lines.unreached.iter().copied().collect()),
                name: text(&name),
            }
        });
        texts.collect()
    }
}

/// A text from the program, with what would change how others look spelled out.
fn text(of: &str) -> String {
    visible::line(of).into_owned()
}

/// Text in markup.
pub fn escaped(text: &str) -> String {
    let text = text.replace('&', "&amp;").replace('<', "&lt;");
    text.replace('>', "&gt;").replace('"', "&quot;")
}

/// JSON in a script element: nothing in it looks like markup, or ends a line of a script.
fn harmless(json: &str) -> String {
    let mut text = String::with_capacity(json.len());
    for c in json.chars() {
        match c {
            '<' | '>' | '&' | '\u{2028}' | '\u{2029}' => {
                text.push_str(&format!("\\u{:04x}", u32::from(c)));
            }
            c => text.push(c),
        }
    }
    text
}

#[cfg(test)]
mod tests {
    use quotient::Stop;
    use serde_json::Value;

    use super::super::samples;
    use super::*;

    /// The data as the page's script reads it.
    fn data_of(page: &str) -> Value {
        let begin = "id=\"data\">";
        let from = page.find(begin).unwrap() + begin.len();
        let to = from + page[from..].find("</script>").unwrap();
        serde_json::from_str(&page[from..to]).unwrap()
    }

    #[test]
    fn nothing_from_the_program_becomes_markup() {
        let evil = "</script><script>alert(1)</script><!--<img src=x onerror=alert(1)>\u{2028}";
        let mut violation = samples::violation();
        violation.failure.message = evil.into();
        violation.trace[1].target = Some(evil.to_owned());
        violation.trace[1].thread = evil.to_owned();
        let mut outcome = samples::outcome(vec![violation], Some(Stop::Violation));
        outcome.files = vec![evil.into()];
        let page = render(&outcome);
        assert!(!page.contains("alert(1)</script>") && !page.contains("<img"));
        assert_eq!(page.matches("<script").count(), 2);
        let data = data_of(&page);
        let message = data["violations"][0]["message"].as_str().unwrap();
        assert!(message.starts_with("</script><script>alert(1)"));
    }

    #[test]
    fn nothing_is_loaded_from_elsewhere() {
        let page = render(&samples::outcome(vec![samples::violation()], None));
        let addresses = page.matches("http").count();
        // The name space of SVG, and the policy that forbids all else.
        assert_eq!(
            addresses,
            page.matches("http://www.w3.org/2000/svg").count() + 1
        );
        assert!(page.contains("default-src 'none'"));
    }

    #[test]
    fn the_steps_have_threads_values_and_links() {
        let page = render(&samples::outcome(vec![samples::violation()], None));
        let violation = &data_of(&page)["violations"][0];
        assert_eq!(violation["threads"][1], "main/1");
        assert_eq!(violation["steps"].as_array().unwrap().len(), 5);
        assert_eq!(violation["steps"][2]["value"], "1");
        assert_eq!(violation["steps"][4]["bad"], true);
        assert_eq!(violation["links"][0], serde_json::json!([0, 1, "c"]));
    }
}
