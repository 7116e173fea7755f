//! The interleaving that leads to a violation: one row a step, one column a thread, so that a
//! context switch is a change of column with an empty row before it.
//!
//! With more threads than fit side by side the rows stand in one column, each after the name of
//! its thread.

use quotient::{FailureKind, SourceLocation, Violation};

use super::{View, deadlock, details, story};
use crate::cells;
use crate::progress::grouped;
use crate::style::{Style, Tone};
use crate::visible;

/// More columns than this are hard to follow even where they fit.
const MOST_COLUMNS: usize = 5;

/// An execution with more rows is shown by its last part.
const MOST_ROWS: usize = 40;

/// So many rows are shown of it then.
const LAST_ROWS: usize = 30;

const INDENT: &str = "  ";
const SEPARATOR: &str = " │ ";
const CROSSING: &str = "─┼─";

/// The steps of the violation's execution and how it ends, for a terminal of that many characters
/// across.
pub fn interleaving(violation: &Violation, view: View, width: usize, style: Style) -> String {
    let table = Table::new(violation, view);
    let rows = if table.threads.len() <= MOST_COLUMNS && table.columns_width() <= width {
        table.in_columns(style)
    } else {
        table.in_one_column(style)
    };
    match table.hidden {
        0 => rows,
        hidden => {
            let hidden = grouped(hidden as u64);
            format!("{INDENT}({hidden} earlier steps are not shown: --full shows them)\n\n{rows}")
        }
    }
}

struct Row {
    /// Index of its thread.
    thread: usize,
    place: String,
    text: String,
    /// It tells what is wrong.
    bad: bool,
}

struct Table {
    threads: Vec<String>,
    /// The threads with the functions that they run.
    heads: Vec<String>,
    rows: Vec<Row>,
    /// How many steps before them are left out.
    hidden: usize,
}

impl Table {
    fn new(violation: &Violation, view: View) -> Self {
        let told = story::folded(story::lines(violation, view.internals));
        let sources = || {
            let steps = told.iter().map(|(line, _)| &line.source);
            let waiting = violation.waiting.iter().map(|waiting| &waiting.source);
            steps
                .chain(waiting)
                .chain([&violation.source])
                .filter_map(Option::as_ref)
                .filter(|source| source.line > 0)
        };
        let first_file = sources().next().map(|source| &source.file);
        let one_file = sources().all(|source| Some(&source.file) == first_file);

        let mut threads: Vec<String> = Vec::new();
        let mut rows = Vec::new();
        let mut row = |thread: &str, source: &Option<SourceLocation>, text, bad| {
            let known = threads.iter().position(|name| name == thread);
            let thread = known.unwrap_or_else(|| {
                threads.push(thread.to_owned());
                threads.len() - 1
            });
            rows.push(Row {
                thread,
                place: place(source.as_ref(), one_file),
                text,
                bad,
            });
        };
        let hidden = match view.full || told.len() <= MOST_ROWS {
            true => 0,
            false => told.len() - LAST_ROWS,
        };
        for (line, times) in &told[hidden..] {
            let mut text = match times {
                1 => line.text.clone(),
                times => format!("{times} × {}", line.text),
            };
            if view.stacks {
                text.push_str(&details::inside(&violation.trace[line.steps[0]].stack));
            }
            let text = visible::line(&text).into_owned();
            row(&line.thread, &line.source, text, false);
        }
        for waiting in deadlock::culprits(violation) {
            // Who holds the mutex stands above; here it would make the columns wide.
            let what = deadlock::what(violation, waiting);
            let what = what.strip_suffix(", in a loop").unwrap_or(&what);
            let text = format!("✗ waits for {}", visible::line(what));
            row(&waiting.thread, &waiting.source, text, true);
        }
        if violation.waiting.is_empty() {
            let text = format!("✗ {}", ending(violation.failure.kind));
            row(&violation.thread, &violation.source, text, true);
        }
        let hidden = told[..hidden].iter().map(|(_, times)| times).sum();
        let mut table = Table {
            threads,
            heads: Vec::new(),
            rows,
            hidden,
        };
        table.sort_threads();
        let heads = table.threads.iter().map(|name| head(violation, name));
        table.heads = heads.collect();
        table
    }

    /// Threads in the order of their spawn paths, whatever the schedule.
    fn sort_threads(&mut self) {
        let mut order: Vec<usize> = (0..self.threads.len()).collect();
        order.sort_by_key(|&thread| spawn_path(&self.threads[thread]));
        let mut rank = vec![0; order.len()];
        for (new, &old) in order.iter().enumerate() {
            rank[old] = new;
        }
        for row in &mut self.rows {
            row.thread = rank[row.thread];
        }
        self.threads.sort_by_key(|name| spawn_path(name));
    }

    fn place_width(&self) -> usize {
        widest(self.rows.iter().map(|row| row.place.as_str()))
    }

    fn widths(&self) -> Vec<usize> {
        let mut widths: Vec<usize> = self.heads.iter().map(|name| cells::width(name)).collect();
        for row in &self.rows {
            widths[row.thread] = widths[row.thread].max(cells::width(&row.text));
        }
        widths
    }

    fn columns_width(&self) -> usize {
        let widths = self.widths();
        let separators = cells::width(SEPARATOR) * widths.len().saturating_sub(1);
        2 * INDENT.len() + self.place_width() + widths.iter().sum::<usize>() + separators
    }

    fn in_columns(&self, style: Style) -> String {
        let widths = self.widths();
        let place_width = self.place_width();
        let separator = style.paint(Tone::Faint, SEPARATOR);
        let line = |place: &str, cells: Vec<String>| {
            let place = style.paint(Tone::Faint, &at_right(place, place_width));
            let line = format!("{INDENT}{place}{INDENT}{}", cells.join(&separator));
            line.trim_end().to_owned() + "\n"
        };
        let padded = |text: &str, width: usize, tone: Option<Tone>| {
            let padding = " ".repeat(width - cells::width(text));
            match tone {
                Some(tone) => style.paint(tone, text) + &padding,
                None => text.to_owned() + &padding,
            }
        };
        let only = |thread: usize, text: &str, tone: Option<Tone>| -> Vec<String> {
            let cell = |(at, &width): (usize, &usize)| match at == thread {
                true => padded(text, width, tone),
                false => " ".repeat(width),
            };
            widths.iter().enumerate().map(cell).collect()
        };

        let heads = self.heads.iter().zip(&widths);
        let head = heads.map(|(name, &width)| padded(name, width, Some(Tone::Strong)));
        let rules: Vec<String> = widths.iter().map(|&width| "─".repeat(width)).collect();
        let rule = style.paint(Tone::Faint, &rules.join(CROSSING));
        let mut text = line("", head.collect());
        text.push_str(&line("", vec![rule]));
        let mut last = None;
        for row in &self.rows {
            if last.is_some_and(|thread| thread != row.thread) {
                text.push_str(&line("", only(0, "", None)));
            }
            last = Some(row.thread);
            let tone = row.bad.then_some(Tone::Bad);
            text.push_str(&line(&row.place, only(row.thread, &row.text, tone)));
        }
        text
    }

    /// Which threads run which function, a line for each, where no column has it at its head.
    fn legend(&self) -> String {
        let mut functions: Vec<(&str, Vec<&str>)> = Vec::new();
        for (thread, head) in self.threads.iter().zip(&self.heads) {
            let function = head.strip_prefix(thread.as_str());
            let Some(function) = function.and_then(|rest| rest.strip_prefix(": ")) else {
                continue;
            };
            match functions.iter_mut().find(|(known, _)| *known == function) {
                Some((_, threads)) => threads.push(thread),
                None => functions.push((function, vec![thread])),
            }
        }
        let lines = functions.iter().map(|(function, threads)| {
            let threads = threads.join(", ");
            format!("{INDENT}{threads}: {function}\n")
        });
        match functions.is_empty() {
            true => String::new(),
            false => lines.collect::<String>() + "\n",
        }
    }

    fn in_one_column(&self, style: Style) -> String {
        let name_width = widest(self.threads.iter().map(String::as_str));
        let place_width = self.place_width();
        let mut text = self.legend();
        let mut last = None;
        for row in &self.rows {
            if last.is_some_and(|thread| thread != row.thread) {
                text.push('\n');
            }
            last = Some(row.thread);
            let name = cells::padded(&self.threads[row.thread], name_width);
            let place = at_right(&row.place, place_width);
            let what = match row.bad {
                true => style.paint(Tone::Bad, &row.text),
                false => row.text.clone(),
            };
            text.push_str(&format!(
                "{INDENT}{}{INDENT}{}{INDENT}{what}\n",
                style.paint(Tone::Strong, &name),
                style.paint(Tone::Faint, &place)
            ));
        }
        text
    }
}

/// A thread and the function that it runs, unless that is clear.
fn head(violation: &Violation, thread: &str) -> String {
    let mut stories = violation
        .threads
        .iter()
        .filter(|story| story.created.is_some());
    let story = stories.find(|story| story.name == thread);
    match story.and_then(|story| story.function.as_ref()) {
        Some(function) => format!("{thread}: {}", visible::line(function)),
        None => thread.to_owned(),
    }
}

/// `main/1/2` as numbers, so that `main/10` comes after `main/9`.
pub fn spawn_path(name: &str) -> Vec<u32> {
    let children = name.split('/').skip(1);
    children.map(|child| child.parse().unwrap_or(0)).collect()
}

fn place(source: Option<&SourceLocation>, one_file: bool) -> String {
    match source {
        Some(source) if source.line > 0 && one_file => source.line.to_string(),
        Some(source) if source.line > 0 => {
            format!("{}:{}", visible::line(&source.file), source.line)
        }
        _ => "?".to_owned(),
    }
}

/// How the execution ends, short enough for a column; the whole message stands above.
fn ending(kind: FailureKind) -> &'static str {
    match kind {
        FailureKind::Assertion => "assertion failed",
        FailureKind::Abort => "abort",
        FailureKind::Memory | FailureKind::Free => "memory error",
        FailureKind::Mutex => "mutex misused",
        FailureKind::Thread => "thread misused",
        FailureKind::Arithmetic => "arithmetic error",
        FailureKind::Overflow => "overflow",
        FailureKind::Status => "exit status",
        FailureKind::Exception => "exception",
        FailureKind::Panic => "panic",
        FailureKind::Leak => "never freed",
        FailureKind::Race => "data race",
        FailureKind::Robustness => "stale",
        FailureKind::Deadlock => "deadlock",
        FailureKind::Livelock => "livelock",
        _ => "violation",
    }
}

/// The text with spaces before it, up to so many cells.
fn at_right(text: &str, cells: usize) -> String {
    " ".repeat(cells.saturating_sub(cells::width(text))) + text
}

fn widest<'a>(texts: impl Iterator<Item = &'a str>) -> usize {
    texts.map(cells::width).max().unwrap_or(0)
}

#[cfg(test)]
mod tests {
    use quotient::{Site, ThreadStory, Waiting};

    use super::super::samples::{at, step, violation};
    use super::*;

    #[test]
    fn a_column_for_each_thread() {
        let expected = "      \
      main               │ main/1
      ───────────────────┼───────────
  20  spawn main/1       │
                         │
  12                     │ read x = 0
                         │
  22  fetch-add x 0→1    │
  23  read x = 1         │
  31  ✗ assertion failed │
";
        assert_eq!(
            interleaving(&violation(), View::default(), 80, Style::PLAIN),
            expected
        );
    }

    #[test]
    fn columns_are_as_wide_as_what_a_terminal_shows() {
        let mut violation = violation();
        violation.trace[1].target = Some("計数器".to_owned());
        let text = interleaving(&violation, View::default(), 80, Style::PLAIN);
        let bar = |line: &str| {
            line.split_once(['│', '┼'])
                .map(|(left, _)| cells::width(left))
        };
        let bars: Vec<_> = text.lines().map(bar).collect();
        assert!(bars.iter().all(|at| *at == bars[0]), "{text}");
        let rule = text.lines().nth(1).unwrap();
        let read = text.lines().find(|line| line.contains("計数器")).unwrap();
        assert_eq!(cells::width(rule), cells::width(read), "{text}");
    }

    #[test]
    fn names_on_the_left_where_it_is_narrow() {
        let expected = "  \
  main    20  spawn main/1

  main/1  12  read x = 0

  main    22  fetch-add x 0→1
  main    23  read x = 1
  main    31  ✗ assertion failed
";
        assert_eq!(
            interleaving(&violation(), View::default(), 20, Style::PLAIN),
            expected
        );
    }

    #[test]
    fn in_one_column_it_is_said_before_what_threads_run() {
        let mut violation = violation();
        let runs = |name: &str, function: &str| ThreadStory {
            name: name.to_owned(),
            function: Some(function.to_owned()),
            created: Some(Site::default()),
        };
        violation
            .trace
            .push(step("main/2", 9, "read", "x", Some(0), None));
        violation
            .trace
            .push(step("main/3", 9, "read", "x", Some(0), None));
        violation.threads = vec![
            runs("main/1", "take"),
            runs("main/2", "put"),
            runs("main/3", "take"),
        ];
        let text = interleaving(&violation, View::default(), 20, Style::PLAIN);
        let legend = "  main/1, main/3: take\n  main/2: put\n\n  main    20  spawn main/1\n";
        assert!(text.starts_with(legend), "{text}");
    }

    #[test]
    fn many_threads_are_not_put_side_by_side() {
        let mut violation = violation();
        for thread in 2..=12 {
            let name = format!("main/{thread}");
            violation
                .trace
                .push(step(&name, 9, "write", "y", None, Some(thread)));
        }
        let text = interleaving(&violation, View::default(), 10_000, Style::PLAIN);
        assert!(text.contains("\n  main/12   9  write y := 12\n"), "{text}");
        assert!(!text.contains('│'));
    }

    #[test]
    fn columns_are_in_the_order_of_spawn_paths() {
        let mut violation = violation();
        violation.trace = vec![
            step("main/10", 1, "lock", "m", None, None),
            step("main/2", 1, "lock", "n", None, None),
            step("main/2/1", 1, "lock", "o", None, None),
        ];
        let text = interleaving(&violation, View::default(), 200, Style::PLAIN);
        let head: Vec<_> = text.lines().next().unwrap().split_whitespace().collect();
        assert_eq!(
            head,
            ["main", "│", "main/2", "│", "main/2/1", "│", "main/10"]
        );
    }

    #[test]
    fn a_deadlock_ends_with_those_who_wait() {
        let mut violation = violation();
        violation.failure.kind = FailureKind::Deadlock;
        violation.waiting = vec![Waiting {
            thread: "main/1".to_owned(),
            source: at(14),
            reason: "mutex m, held by main".to_owned(),
            ..Waiting::default()
        }];
        let text = interleaving(&violation, View::default(), 200, Style::PLAIN);
        let end = text.lines().last().unwrap();
        assert!(end.starts_with("  14  "), "{text}");
        assert!(end.ends_with("│ ✗ waits for mutex m"));
    }

    #[test]
    fn with_several_files_each_row_names_its_own() {
        let mut violation = violation();
        if let Some(source) = &mut violation.trace[1].source {
            source.file = "list.h".to_owned();
        }
        let text = interleaving(&violation, View::default(), 200, Style::PLAIN);
        assert!(text.contains("list.h:12"), "{text}");
        assert!(text.contains("prog.c:20"), "{text}");
    }
}
