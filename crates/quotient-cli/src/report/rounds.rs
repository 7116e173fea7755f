//! Words for loops that may have no end, and for how far they were explored.

use quotient::{Deepening, Endless, Limit, Repeated, Repetition, SourceLocation, Stop, Verdict};

use super::Outcome;
use crate::progress::grouped;

/// What the search did about loops that may have no end, a line for each.
pub fn notes(outcome: &Outcome) -> Vec<String> {
    let Some(deepening) = &outcome.report.deepening else {
        return Vec::new();
    };
    let mut notes: Vec<String> = deepening.endless.iter().map(line).collect();
    let all = rounds(deepening.rounds);
    match outcome.report.verdict() {
        Verdict::Violation => notes.push(format!("what was found was found with at most {all}")),
        Verdict::Safe if outcome.report.bounded => {
            notes.push(format!("it was explored for {all}, as all loops were"));
        }
        Verdict::Safe => notes.push(format!(
            "no execution needs more than {all}: everything was explored"
        )),
        // The verdict tells.
        Verdict::Incomplete if ran_out(outcome).is_some() => {}
        Verdict::Incomplete if deepening.explored == 0 => {
            notes.push("not even one round was explored to the end".to_owned());
        }
        Verdict::Incomplete => notes.push(format!(
            "everything was explored for up to {}",
            rounds(deepening.explored)
        )),
    }
    notes
}

/// A loop, and who goes around it.
fn line(endless: &Endless) -> String {
    let what = what(endless);
    let thread = shortened(&endless.thread);
    let read = match &endless.read {
        Some((name, value)) => format!(" ({} was {value} when it last read it)", shortened(name)),
        None => String::new(),
    };
    format!("{what} may have no end: thread {thread} went on in it{read}")
}

/// A name, or its beginning if it is long: a thread that was created by a thread that was created by a thread.
fn shortened(name: &str) -> String {
    match name.char_indices().nth(80) {
        Some((end, _)) => format!("{}…", &name[..end]),
        None => name.to_owned(),
    }
}

/// What goes on for ever, with its place.
fn what(endless: &Endless) -> String {
    let Some(Repeated { what, source }) = &endless.repeated else {
        return "something".to_owned();
    };
    let word = match what {
        Repetition::Loop { .. } => "the loop",
        Repetition::Recursion { .. } => "the recursion",
        Repetition::Jumps { .. } => "the jumps back to setjmp",
    };
    match source {
        Some(at) => format!("{word} {}", place(at)),
        None => word.to_owned(),
    }
}

fn place(at: &SourceLocation) -> String {
    match at.line {
        0 => format!("in function {}", at.function),
        line => format!("at {}:{line} in function {}", at.file, at.function),
    }
}

/// How far the search came, for the line with the verdict.
pub fn explored(deepening: &Deepening) -> String {
    let first = deepening.endless.first().map(what).unwrap_or_default();
    let more = match deepening.endless.len() {
        0 | 1 => String::new(),
        2 => " and of one more".to_owned(),
        n => format!(" and of {} more", n - 1),
    };
    let given_up = match deepening.too_long {
        Some(Limit::Events(most)) => format!("more than {} events", grouped(most as u64)),
        Some(Limit::Threads(most)) => format!("more than {} threads", grouped(most as u64)),
        Some(Limit::Steps) => "a thread that goes on for too long".to_owned(),
        Some(Limit::Choices(most)) => format!("more than {} choices", grouped(most as u64)),
        None => String::new(),
    };
    let given_up = match given_up.is_empty() {
        true => String::new(),
        false => format!(
            "; executions of {} have {given_up}",
            rounds(deepening.rounds)
        ),
    };
    format!("{} of {first}{more}{given_up}", rounds(deepening.explored))
}

fn rounds(rounds: u32) -> String {
    match rounds {
        1 => "1 round".to_owned(),
        n => format!("{} rounds", grouped(n.into())),
    }
}

/// What to do about a loop that was left after so many rounds: it may have an end that is further away than a limit allows.
pub fn advice(deepening: Option<&Deepening>) -> &'static str {
    let endless = deepening.map_or(&[][..], |deepening| &deepening.endless);
    match endless.first().map(|endless| endless.limit) {
        Some(Limit::Events(_)) => {
            "allow more rounds with --rounds N, or longer executions with --max-events N"
        }
        Some(Limit::Threads(_)) => {
            "allow more rounds with --rounds N, or more threads with --max-threads N"
        }
        // A thread that goes on by itself may as well be too deep in calls, or have too much memory.
        Some(Limit::Steps | Limit::Choices(_)) | None => "allow more rounds with --rounds N",
    }
}

/// Why a search stopped for which no loop could be bounded.
pub fn stopped(endless: &Endless) -> String {
    let thread = &endless.thread;
    match endless.limit {
        Limit::Events(most) => format!(
            "an execution has more than {most} events, the last of them by thread {thread}, in no loop \
             that could be bounded; allow longer executions with --max-events N"
        ),
        Limit::Threads(most) => {
            format!("an execution has more than {most} threads; allow more with --max-threads N")
        }
        Limit::Choices(most) => format!(
            "thread {thread} makes more than {most} choices (inputs, time limits), in no loop that could be bounded"
        ),
        Limit::Steps => format!(
            "thread {thread} goes on without an access to shared memory; allow more steps with \
             --max-steps N"
        ),
    }
}

/// Whether the rounds ran out, and nothing else.
pub fn ran_out(outcome: &Outcome) -> Option<&Deepening> {
    match outcome.report.stopped {
        Some(Stop::Rounds) => outcome.report.deepening.as_ref(),
        _ => None,
    }
}
