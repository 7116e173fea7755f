//! What there is to say of a program besides its violations, in words.

use std::collections::BTreeSet;

use quotient::{DataRace, Remark, RemarkKind, SourceLocation};

use super::{calls, memory};
use crate::progress::grouped;

/// A remark in one sentence.
pub fn sentence(remark: &Remark) -> String {
    let place = remark.source.as_ref().map_or_else(String::new, place);
    match remark.kind {
        RemarkKind::EndedEarly { status } => format!(
            "the program ended with status {status}{place}, before it created a thread: does it need \
             --program-args?"
        ),
        RemarkKind::NoMemory { size } => format!(
            "an allocation of {} bytes{place} returned a null pointer: it is larger than \
             --max-allocation",
            u64::try_from(size).map_or_else(|_| size.to_string(), grouped)
        ),
        RemarkKind::HeldMutex => format!(
            "warning: thread {} ended with a mutex held{place}: nobody can unlock it any more",
            remark.thread
        ),
        RemarkKind::UnwrittenRead => {
            format!("memory is read{place} to which nothing was written before: {UNDEFINED}")
        }
        _ => format!("{:?}{place}", remark.kind),
    }
}

/// A data race that is no violation.
pub fn race(race: &DataRace) -> String {
    let accesses = race.accesses.each_ref().map(|access| {
        let does = access.verb();
        let place = access.source.as_ref().map_or_else(String::new, place);
        format!("{} {does}{place}", access.thread)
    });
    format!("{}: {}", raced_on(race), accesses.join(", "))
}

/// The data races that are no violations, those once that look the same but for which thread does what.
pub fn races(races: &[DataRace]) -> Vec<String> {
    let mut seen = BTreeSet::new();
    let new = races.iter().filter(|race| {
        let mut accesses = race.accesses.each_ref().map(|access| {
            let place = access.source.as_ref().map_or_else(String::new, place);
            (place, access.writes)
        });
        accesses.sort();
        seen.insert((raced_on(race), accesses))
    });
    new.map(|race| format!("warning: {}", self::race(race)))
        .collect()
}

fn raced_on(race: &DataRace) -> String {
    memory::by_owner(&calls::whole(&race.message))
}

/// What becomes of what is read and was never written.
const UNDEFINED: &str = "that counted as 0, and may be anything (--uninit reports such reads)";

/// What there is to say of a read of a variable that nothing was written to.
pub fn undefined((variable, source): &(String, SourceLocation)) -> String {
    let place = place(source);
    format!("`{variable}` is read{place} before anything is written to it: {UNDEFINED}")
}

/// What there is to say of a program that computes with wider numbers than there are here.
pub const ROUNDED: &str =
    "`long double` counted as `double`: its results may differ in their last digits";

/// What there is to say of a part of a standard library that is not as it is known.
pub fn unmatched(part: &str) -> String {
    format!(
        "the insides of {part} are not those that Quotient knows: their real code was run, which takes more executions"
    )
}

/// The word for it in machine-readable output.
pub fn word(kind: RemarkKind) -> &'static str {
    match kind {
        RemarkKind::EndedEarly { .. } => "ended-early",
        RemarkKind::NoMemory { .. } => "no-memory",
        RemarkKind::HeldMutex => "held-mutex",
        RemarkKind::UnwrittenRead => "undefined-read",
        _ => "other",
    }
}

/// ` at prog.c:12`, if that is known.
pub fn place(source: &SourceLocation) -> String {
    match source.line {
        0 => String::new(),
        line => format!(" at {}:{line}", source.file),
    }
}
