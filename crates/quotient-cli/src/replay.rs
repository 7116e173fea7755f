//! `quotient replay` and `quotient explain`: a saved violation again.

use std::io::{self, BufRead, Write};

use quotient::{Misfit, Module, Order, Replayed, Stop, TraceStep, Verdict, Violation};

use crate::args::{CheckArgs, ExplainArgs, ReplayArgs, SavedArgs};
use crate::check;
use crate::error::Error;
use crate::exit;
use crate::report::memory::MemoryNames;
use crate::report::variables::Variables;
use crate::report::{Outcome, Pointers, deadlock, details, human, step, story};
use crate::saved::{Change, Saved};
use crate::style::{Style, Tone};
use crate::visible;

/// So many orders of an execution are looked at.
const MOST_ORDERS: usize = 2000;

/// The program of a saved violation, and with which arguments it was checked.
struct Again {
    saved: Saved,
    args: CheckArgs,
    module: Module,
}

impl Again {
    fn load(args: &SavedArgs) -> Result<Self, Error> {
        let mut saved = Saved::read(&args.file)?;
        if !saved.choose(args.violation) {
            return Err(Error::CommandLine(format!(
                "--violation {}: {} has {}",
                args.violation,
                args.file.display(),
                saved.count()
            )));
        }
        let mut checked = saved.check_args()?;
        checked.program.clang.clone_from(&args.clang);
        if !args.clang_flags.is_empty() {
            checked.program.clang_flags.clone_from(&args.clang_flags);
        }
        let module = check::load(&checked)?;
        Ok(Again {
            saved,
            args: checked,
            module,
        })
    }

    /// Tells on standard error what has changed since.
    fn tell_change(&self) -> Change {
        let change = self.saved.change(&self.module);
        let names = |files: &[std::path::PathBuf]| {
            let names = files.iter().map(|file| file.display().to_string());
            names.collect::<Vec<_>>().join(", ")
        };
        let told = match &change {
            Change::Nothing => None,
            Change::Text(files) => Some(format!(
                "{} has changed since this was saved, but not what it does",
                names(files)
            )),
            Change::Program(files) if files.is_empty() => Some(
                "the program has changed since this was saved: a header, the compiler or its flags"
                    .to_owned(),
            ),
            Change::Program(files) => Some(format!(
                "the program has changed since this was saved: {}",
                names(files)
            )),
        };
        if let Some(told) = told {
            eprintln!("quotient: {}", visible::line(&told));
        }
        change
    }

    /// Has the execution again. An error if it does not lead to the violation.
    fn replay(&self, changed: bool) -> Result<Replayed, Error> {
        let options = self.args.options()?;
        let schedule = self.saved.schedule();
        let mut replayed = quotient::replay(self.module.clone(), &schedule, options)?;
        let wanted = self.saved.wanted();
        let violations = &mut replayed.report.violations;
        violations.retain(|violation| wanted.is(violation));
        violations.truncate(1);
        violations.iter_mut().for_each(deadlock::settle);
        if !violations.is_empty() {
            return Ok(replayed);
        }
        let all = schedule.turns.len();
        let why = match &replayed.diverged {
            None => "its execution ends without it".to_owned(),
            Some(at) => format!(
                "its execution cannot be followed after step {} of {all}: {} {}",
                at.turns,
                at.thread,
                match at.why {
                    Misfit::Absent => "has nothing more to do, or does not exist".to_owned(),
                    Misfit::Blocked => "is blocked there".to_owned(),
                    Misfit::Value { expected, found } =>
                        format!("finds {found} and not {expected}"),
                }
            ),
        };
        let message = format!(
            "the violation does not show again ({}): {why}",
            self.saved.message()
        );
        // Without a change the same must happen: everything is deterministic.
        Err(match changed {
            true => Error::CommandLine(message),
            false => Error::Internal(message),
        })
    }
}

/// `quotient replay`: the exit code is that of a violation.
pub fn run(args: &ReplayArgs) -> Result<u8, Error> {
    let again = Again::load(&args.saved)?;
    let changed = again.tell_change() != Change::Nothing;
    let mut report = again.replay(changed)?.report;
    report.stopped = Some(Stop::Violation);
    let mut outcome = Outcome {
        report,
        ..check::cut_off(&again.args, Stop::Violation)
    };
    if args.step {
        step_by_step(&outcome, args.output.internals)?;
        return Ok(exit::code(Verdict::Violation));
    }
    if let Some(violation) = outcome.report.violations.first_mut() {
        args.choose_steps(violation)?;
    }
    args.output.write_all(&outcome)?;
    Ok(exit::code(Verdict::Violation))
}

impl ReplayArgs {
    /// Leaves of the execution what was asked for.
    fn choose_steps(&self, violation: &mut Violation) -> Result<(), Error> {
        if let Some(until) = &self.until {
            let lines = story::lines(violation, self.output.internals);
            let end = until.end(&lines).ok_or_else(|| {
                let steps = lines.len();
                let what = format!("--until {until}: no such step; there are {steps}");
                Error::CommandLine(what)
            })?;
            violation.trace.truncate(end);
        }
        if !self.watch.is_empty() {
            let watched = |name: &str| self.watch.iter().any(|watched| is_part(name, watched));
            let of_any = |violation: &Violation| {
                let mut targets = violation
                    .trace
                    .iter()
                    .filter_map(|step| step.target.as_deref());
                targets.any(watched)
            };
            if !of_any(violation) {
                return Err(Error::CommandLine(format!(
                    "--watch {}: no step touches it",
                    self.watch.join(" --watch ")
                )));
            }
            violation
                .trace
                .retain(|step| step.target.as_deref().is_some_and(watched));
        }
        Ok(())
    }
}

/// Whether a variable is the one that is watched, or a part of it.
fn is_part(name: &str, watched: &str) -> bool {
    let rest = name.strip_prefix(watched);
    rest.is_some_and(|rest| rest.is_empty() || rest.starts_with(['.', '[', '-', ' ']))
}

/// Shows a step at a time, and waits for a line on standard input after each.
fn step_by_step(outcome: &Outcome, internals: bool) -> Result<(), Error> {
    let Some(violation) = outcome.report.violations.first() else {
        return Ok(());
    };
    let style = Style::of_stdout();
    let (mut out, mut lines) = (io::stdout().lock(), io::stdin().lock().lines());
    let walk = Walk {
        lines: story::lines(violation, internals),
        variables: Variables::of(violation, &outcome.report.pointers),
        names: MemoryNames::of(violation),
        internals,
    };
    let all = walk.lines.len();
    let write = |out: &mut io::StdoutLock<'_>, text: &str| {
        let written = out.write_all(text.as_bytes()).and_then(|()| out.flush());
        written.map_err(Error::Output)
    };
    let help = "Enter: on   b: back   a number: go there   c: to the end   q: quit\n";
    write(&mut out, help)?;
    let mut at = 1;
    while at <= all {
        write(&mut out, &walk.shown(at, style))?;
        let Some(line) = lines.next() else {
            return Ok(());
        };
        match line.map_err(Error::Output)?.trim() {
            "" | "n" => at += 1,
            "b" => at = (at - 1).max(1),
            "c" => at = all + 1,
            "q" => return Ok(()),
            number => match number.parse::<usize>() {
                Ok(number) if (1..=all).contains(&number) => at = number,
                _ => write(&mut out, help)?,
            },
        }
    }
    let short = human::render_short(outcome, style);
    write(&mut out, &format!("\n{short}"))
}

/// An execution that is gone through step by step.
struct Walk {
    lines: Vec<story::Line>,
    variables: Variables,
    names: MemoryNames,
    internals: bool,
}

impl Walk {
    /// A step, and what memory holds after it.
    fn shown(&self, at: usize, style: Style) -> String {
        let all = self.lines.len();
        let line = &self.lines[at - 1];
        let head = format!("step {at} of {all}: {} {}", line.thread, line.text);
        let mut text = format!("\n{}\n", style.paint(Tone::Strong, &visible::line(&head)));
        text.push_str(&human::place(line.source.as_ref(), style));
        let done = line.steps.last().map_or(0, |last| last + 1);
        let begun = line.steps.first().copied().unwrap_or(0);
        let before: Vec<(usize, &str)> = self
            .variables
            .after(begun)
            .map(|(variable, value, _)| (variable, value))
            .collect();
        for (variable, value, _) in self.variables.after(done) {
            let own = self.variables.own[variable].as_ref();
            let (named, shown) = match (self.internals, own) {
                (true, _) => (&self.variables.names[variable], value.to_owned()),
                (false, Some(own)) => (own, self.names.in_text(value)),
                (false, None) => continue,
            };
            let known = before.iter().find(|(other, _)| *other == variable);
            let changed = known.is_none_or(|(_, before)| *before != value);
            let line = format!("  {named} = {shown}");
            let line = visible::line(&line);
            match changed {
                true => text.push_str(&style.paint(Tone::Strong, &format!("{line}  <-"))),
                false => text.push_str(&line),
            }
            text.push('\n');
        }
        text
    }
}

/// `quotient explain`: which orders the violation needs.
pub fn explain(args: &ExplainArgs) -> Result<u8, Error> {
    let again = Again::load(&args.saved)?;
    let changed = again.tell_change() != Change::Nothing;
    let report = again.replay(changed)?.report;
    let Some(violation) = report.violations.first() else {
        return Ok(exit::code(Verdict::Violation));
    };
    let orders = quotient::explain(
        again.module.clone(),
        &again.saved.schedule(),
        &again.saved.wanted(),
        MOST_ORDERS,
        again.args.options()?,
    )?;
    let orders = in_lines(violation, &orders, &report.pointers, args.internals);
    let text = explained(&details::message(violation), &orders, Style::of_stdout());
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => {}
        written => written.map_err(Error::Output)?,
    }
    Ok(exit::code(Verdict::Violation))
}

/// An order of two steps, each in words.
struct Told {
    first: String,
    second: String,
    needed: bool,
    instead: Option<String>,
}

/// The orders in the words of the report. Those inside of the library are left out, unless they were asked for: what it
/// does there is the doing of a call, whose other orders tell.
fn in_lines(
    violation: &Violation,
    orders: &[Order],
    pointers: &Pointers,
    internals: bool,
) -> Vec<Told> {
    let lines = story::lines(violation, internals);
    let told = |step: &TraceStep| {
        let same = |at: &usize| {
            let other = &violation.trace[*at];
            other.thread == step.thread
                && other.operation == step.operation
                && other.target == step.target
                && other.source == step.source
                && (other.read, other.written) == (step.read, step.written)
        };
        let line = lines.iter().find(|line| line.steps.iter().any(same));
        // What the shortest execution does not have is told as it is.
        let known = (0..violation.trace.len()).any(|at| same(&at));
        let (source, words) = match line {
            Some(line) => (&line.source, line.text.clone()),
            None if known => return None,
            None => (&step.source, step::describe(step, pointers)),
        };
        let place = source.as_ref().filter(|place| place.line > 0);
        let place = place.map_or_else(String::new, |p| format!("  {}:{}", p.file, p.line));
        let text = format!("{}{place}  {words}", step.thread);
        Some(visible::line(&text).into_owned())
    };
    let all = orders.iter().filter_map(|order| {
        Some(Told {
            first: told(&order.first)?,
            second: told(&order.second)?,
            needed: order.needed,
            instead: order.instead.clone(),
        })
    });
    all.filter(|order| order.first != order.second).collect()
}

fn explained(message: &str, orders: &[Told], style: Style) -> String {
    let mut text = format!(
        "{}: {}\n\n",
        style.paint(Tone::Bad, "error"),
        style.paint(Tone::Strong, &visible::line(message))
    );
    // The same lines may have met several times, as in a loop.
    let mut needed: Vec<(String, String)> = Vec::new();
    for order in orders.iter().filter(|order| order.needed) {
        let pair = format!("  {}\n    before\n  {}\n", order.first, order.second);
        let instead = match &order.instead {
            None => "otherwise nothing goes wrong".to_owned(),
            Some(message) => format!("otherwise: {}", visible::line(message)),
        };
        if !needed.iter().any(|(known, _)| *known == pair) {
            needed.push((pair, instead));
        }
    }
    let others = orders.iter().filter(|order| !order.needed).count();
    match needed.len() {
        0 => text
            .push_str("No single order decides: with any two steps reversed it fails as well.\n"),
        1 => text.push_str("It needs one order; reversed, the failure is gone:\n"),
        n => text.push_str(&format!(
            "It needs {n} orders; with any of them reversed, the failure is gone:\n"
        )),
    }
    for (pair, instead) in &needed {
        text.push_str(&format!(
            "\n{pair}    {}\n",
            style.paint(Tone::Faint, instead)
        ));
    }
    text.push_str(&match others {
        0 => String::new(),
        1 => "\nOne other order of steps does not matter.\n".to_owned(),
        n => format!("\n{n} other orders of steps do not matter.\n"),
    });
    text
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_variable_has_parts() {
        assert!(is_part("q", "q") && is_part("q.head", "q") && is_part("q[3]", "q"));
        assert!(!is_part("queue", "q") && !is_part("p", "q"));
    }
}
