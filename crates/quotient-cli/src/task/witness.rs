//! Violation witnesses: an execution that violates a property, in the competition's exchange format (YAML,
//! version 2.2), for validators to follow.
//!
//! The execution is a sequence of segments, each a waypoint that must be passed: a line that a thread comes
//! to, a value that an input has, and in the end the target; for a data race, both of its accesses.
//! Threads have numbers in the order in which they are created, from 0 for the main thread. What goes on
//! within a line has no place in the format. Executions that never end, by which `termination` is violated,
//! are another kind of witness, which is not written.

use std::fmt::Write;
use std::time::{SystemTime, UNIX_EPOCH};

use quotient::{SourceLocation, TraceStep, Violation};
use sha2::{Digest, Sha256};

/// What a witness is about.
pub struct Subject<'a> {
    /// The program's files, by the names that places have, with their content.
    pub files: &'a [(String, Vec<u8>)],
    /// The property, by name.
    pub property: &'a str,
    /// Pointers have 32 bits.
    pub narrow: bool,
    /// The least value that inputs may have: choices count from there.
    pub least_input: i64,
}

/// The text of a witness. `None` if there is no such witness for the property.
pub fn text(subject: &Subject<'_>, violation: &Violation) -> Option<String> {
    let specification = specification(subject.property)?;
    let mut text = String::from("- entry_type: violation_sequence\n  metadata:\n");
    let mut line = |indent: usize, key: &str, value: &str| {
        // There is nothing that could go wrong with a string.
        let _ = writeln!(text, "{:indent$}{key}: {}", "", quoted(value));
    };
    line(4, "format_version", "2.2");
    line(4, "uuid", &uuid(rand::bits(), rand::bits()));
    line(4, "creation_time", &iso_time(seconds_now()));
    text.push_str("    producer:\n      name: Quotient\n");
    let _ = writeln!(text, "      version: {}", quoted(env!("CARGO_PKG_VERSION")));
    text.push_str("    task:\n      input_files:\n");
    for (file, _) in subject.files {
        let _ = writeln!(text, "        - {}", quoted(file));
    }
    text.push_str("      input_file_hashes:\n");
    for (file, content) in subject.files {
        let digest = Sha256::digest(content);
        let hex: String = digest.iter().map(|byte| format!("{byte:02x}")).collect();
        let _ = writeln!(text, "        {}: {}", quoted(file), quoted(&hex));
    }
    let model = if subject.narrow { "ILP32" } else { "LP64" };
    let _ = writeln!(text, "      specification: {}", quoted(specification));
    let _ = writeln!(
        text,
        "      data_model: {model}\n      language: C\n  content:"
    );
    let mut threads = Threads(vec!["main".to_owned()]);
    for waypoint in waypoints(subject, violation, &mut threads) {
        text.push_str("    - segment:\n");
        text.push_str(&waypoint);
    }
    text.push_str("    - segment:\n");
    let accesses = violation
        .accesses
        .iter()
        .map(|access| (&access.thread, &access.source));
    let one = [(&violation.thread, &violation.source)];
    let targets: Vec<_> = match violation.accesses.is_empty() {
        true => one.to_vec(),
        false => accesses.collect(),
    };
    for (thread, source) in targets {
        let place = source.as_ref().filter(|place| place.line > 0)?;
        text.push_str(&waypoint("target", threads.number(thread), place, None));
    }
    Some(text)
}

/// The property as the competition writes it.
fn specification(property: &str) -> Option<&'static str> {
    Some(match property {
        "unreach-call" => "CHECK( init(main()), LTL(G ! call(reach_error())) )",
        "no-data-race" => "CHECK( init(main()), LTL(G ! data-race) )",
        "no-overflow" => "CHECK( init(main()), LTL(G ! overflow) )",
        "valid-memsafety" => {
            "CHECK( init(main()), LTL(G valid-free) )\nCHECK( init(main()), LTL(G valid-deref) )\n\
             CHECK( init(main()), LTL(G valid-memtrack) )"
        }
        "valid-free" => "CHECK( init(main()), LTL(G valid-free) )",
        "valid-deref" => "CHECK( init(main()), LTL(G valid-deref) )",
        "valid-memtrack" => "CHECK( init(main()), LTL(G valid-memtrack) )",
        "valid-memcleanup" => "CHECK( init(main()), LTL(G valid-memcleanup) )",
        _ => return None,
    })
}

/// The threads met, by spawn path.
struct Threads(Vec<String>);

impl Threads {
    fn number(&mut self, path: &str) -> usize {
        let known = self.0.iter().position(|known| known == path);
        known.unwrap_or_else(|| {
            self.0.push(path.to_owned());
            self.0.len() - 1
        })
    }
}

/// The way to the target: where a thread comes to another line, and what inputs are.
fn waypoints(subject: &Subject<'_>, violation: &Violation, threads: &mut Threads) -> Vec<String> {
    let mut lines: Vec<Option<u32>> = Vec::new();
    let mut waypoints = Vec::new();
    for step in &violation.trace {
        let number = threads.number(&step.thread);
        if step.operation == "spawn"
            && let Some(child) = &step.target
        {
            threads.number(child);
        }
        lines.resize(threads.0.len(), None);
        let Some(place) = step.source.as_ref().filter(|place| place.line > 0) else {
            continue;
        };
        if let Some(value) = input(step, subject.least_input) {
            let constraint = (format!("\\result == {value}"), "acsl_expression");
            let passed = waypoint("function_return", number, place, Some(constraint));
            waypoints.push(passed);
        } else if lines[number] != Some(place.line) {
            let constraint = ("1".to_owned(), "c_expression");
            waypoints.push(waypoint("assumption", number, place, Some(constraint)));
        }
        lines[number] = Some(place.line);
    }
    waypoints
}

/// The value that an input was given in a step.
fn input(step: &TraceStep, least: i64) -> Option<i64> {
    let of_input = |target: &String| target.starts_with("nondet");
    let chosen = step.target.as_ref().is_some_and(of_input) && step.operation == "choose";
    let truth = step.target.as_deref() == Some("nondet bool");
    let value = step.read.filter(|_| chosen)? as i64;
    Some(if truth {
        value
    } else {
        least.wrapping_add(value)
    })
}

fn waypoint(
    kind: &str,
    thread: usize,
    place: &SourceLocation,
    constraint: Option<(String, &str)>,
) -> String {
    let mut text = format!(
        "        - waypoint:\n            type: {kind}\n            action: follow\n            \
         thread_id: {thread}\n            location:\n              file_name: {}\n              \
         line: {}\n",
        quoted(&place.file),
        place.line
    );
    // Where a statement begins: of other waypoints the place is an expression in one.
    if kind == "target" && place.column > 0 {
        let _ = writeln!(text, "              column: {}", place.column);
    }
    if !place.function.is_empty() {
        let _ = writeln!(text, "              function: {}", quoted(&place.function));
    }
    if let Some((value, format)) = constraint {
        let _ = writeln!(
            text,
            "            constraint:\n              value: {}\n              format: {format}",
            quoted(&value)
        );
    }
    text
}

/// A scalar in quotes, which are the same in YAML as in JSON.
fn quoted(text: &str) -> String {
    serde_json::Value::from(text).to_string()
}

mod rand {
    use std::collections::hash_map::RandomState;
    use std::hash::{BuildHasher, Hasher};

    /// Bits that nobody can foresee: the system seeds it anew each time.
    pub fn bits() -> u64 {
        RandomState::new().build_hasher().finish()
    }
}

/// A random UUID (RFC 4122, version 4) of these bits.
fn uuid(high: u64, low: u64) -> String {
    let high = high & !0xf000 | 0x4000;
    let low = low & !(0b11 << 62) | 0b10 << 62;
    format!(
        "{:08x}-{:04x}-{:04x}-{:04x}-{:012x}",
        high >> 32,
        high >> 16 & 0xffff,
        high & 0xffff,
        low >> 48,
        low & 0xffff_ffff_ffff
    )
}

fn seconds_now() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs())
}

/// A time in seconds since 1970 as ISO 8601 has it, in UTC.
fn iso_time(seconds: u64) -> String {
    let (mut days, rest) = (seconds / 86400, seconds % 86400);
    let leap =
        |year: u64| year.is_multiple_of(4) && !year.is_multiple_of(100) || year.is_multiple_of(400);
    let mut year = 1970;
    while days >= 365 + u64::from(leap(year)) {
        days -= 365 + u64::from(leap(year));
        year += 1;
    }
    let mut month = 0;
    let lengths = [
        31,
        28 + u64::from(leap(year)),
        31,
        30,
        31,
        30,
        31,
        31,
        30,
        31,
        30,
        31,
    ];
    while days >= lengths[month] {
        days -= lengths[month];
        month += 1;
    }
    let (hours, minutes, seconds) = (rest / 3600, rest / 60 % 60, rest % 60);
    format!(
        "{year:04}-{:02}-{:02}T{hours:02}:{minutes:02}:{seconds:02}Z",
        month + 1,
        days + 1
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn times_and_identifiers_have_their_forms() {
        assert_eq!(iso_time(0), "1970-01-01T00:00:00Z");
        assert_eq!(iso_time(951_782_400), "2000-02-29T00:00:00Z");
        assert_eq!(iso_time(1_735_689_599), "2024-12-31T23:59:59Z");
        assert_eq!(uuid(0, 0), "00000000-0000-4000-8000-000000000000");
        assert_eq!(
            uuid(u64::MAX, u64::MAX),
            "ffffffff-ffff-4fff-bfff-ffffffffffff"
        );
    }

    #[test]
    fn values_of_inputs_are_what_the_program_gets() {
        let step = |target: &str, read| TraceStep {
            order: None,
            thread: "main".to_owned(),
            operation: "choose",
            target: Some(target.to_owned()),
            read: Some(read),
            ..TraceStep::default()
        };
        assert_eq!(input(&step("nondet int, less -3,", 2), -3), Some(-1));
        assert_eq!(input(&step("nondet bool", 1), -3), Some(1));
        assert_eq!(input(&step("waiter to wake", 1), -3), None);
    }
}
