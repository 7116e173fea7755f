//! What is told of a suite: a line for each check, the reports of those that are not as expected, a summary; and JUnit XML.

use std::fmt::Write as _;
use std::io::{self, Write};

use super::checked::Checked;
use crate::report::junit::{escaped, escaped_lines};
use crate::style::{Style, Tone};
use crate::visible;

/// The line of a check.
pub fn line(checked: &Checked, style: Style) -> String {
    let name = checked.name();
    let name = visible::line(&name);
    match &checked.result {
        Ok(came) if checked.passed() => {
            format!("{} {name}: {came}\n", style.paint(Tone::Good, "ok    "))
        }
        Ok(came) => {
            let word = style.paint(Tone::Bad, "FAILED");
            format!("{word} {name}: {came}, expected {}\n", checked.expected)
        }
        Err(error) => {
            let error = error.to_string();
            let error = visible::lines(&error);
            let word = style.paint(Tone::Bad, "ERROR ");
            format!(
                "{word} {name}: {}\n",
                error.trim_end().replace('\n', "\n       ")
            )
        }
    }
}

/// The reports of what is not as expected.
pub fn reports(all: &[Checked], style: Style) -> String {
    let mut text = String::new();
    for checked in all.iter().filter(|checked| !checked.report.is_empty()) {
        let name = checked.name();
        let name = visible::line(&name);
        let heading = style.paint(Tone::Strong, &format!("---- {name} ----"));
        // Writing to a string does not fail.
        let _ = write!(text, "\n{heading}\n{}", checked.report);
    }
    text
}

/// How many came to what. How long it took is different each time and stays out of it.
pub fn summary(all: &[Checked], nothing_to_check: usize) -> String {
    let passed = all.iter().filter(|checked| checked.passed()).count();
    let refused = all.iter().filter(|checked| checked.result.is_err()).count();
    let failed = all.len() - passed - refused;
    let count = |n: usize, what: &str| match n {
        0 => String::new(),
        n => format!(", {n} {what}"),
    };
    let known = all.iter().filter(|checked| checked.cached).count();
    let plural = if all.len() == 1 { "" } else { "s" };
    let files = if nothing_to_check == 1 {
        "file"
    } else {
        "files"
    };
    format!(
        "\n{} check{plural}: {passed} as expected{}{}{}{}\n",
        all.len(),
        match known {
            0 => String::new(),
            n => format!(" ({n} of them not changed since)"),
        },
        count(failed, "not"),
        count(refused, "could not be checked"),
        match nothing_to_check {
            0 => String::new(),
            n => format!("; {n} {files} with nothing to check"),
        }
    )
}

/// All checks as JUnit XML: a suite for each program, a test for each function that it began with.
pub fn junit(all: &[Checked], out: &mut impl Write) -> io::Result<()> {
    let counts = |checks: &[Checked]| {
        let failed = |c: &&Checked| c.result.is_ok() && !c.passed();
        format!(
            "tests=\"{}\" failures=\"{}\" errors=\"{}\" skipped=\"0\" time=\"{:.3}\"",
            checks.len(),
            checks.iter().filter(failed).count(),
            checks.iter().filter(|c| c.result.is_err()).count(),
            checks.iter().map(|c| c.seconds).sum::<f64>(),
        )
    };
    writeln!(out, "<?xml version=\"1.0\" encoding=\"UTF-8\"?>")?;
    writeln!(out, "<testsuites {}>", counts(all))?;
    for program in all.chunk_by(|a, b| a.program == b.program) {
        let name = escaped(&program[0].program);
        writeln!(out, "  <testsuite name=\"{name}\" {}>", counts(program))?;
        for checked in program {
            let entry = escaped(checked.entry.as_deref().unwrap_or("main"));
            writeln!(
                out,
                "    <testcase classname=\"{name}\" name=\"{entry}\" time=\"{:.3}\">",
                checked.seconds
            )?;
            match &checked.result {
                Ok(came) if checked.passed() => {
                    writeln!(out, "      <system-out>{came}</system-out>")?;
                }
                Ok(came) => writeln!(
                    out,
                    "      <failure type=\"{}\" message=\"{came}, expected {}\">{}</failure>",
                    came.kinds.first().map_or("verdict", String::as_str),
                    checked.expected,
                    escaped_lines(&checked.report)
                )?,
                Err(error) => writeln!(
                    out,
                    "      <error type=\"error\">{}</error>",
                    escaped_lines(&error.to_string())
                )?,
            }
            writeln!(out, "    </testcase>")?;
        }
        writeln!(out, "  </testsuite>")?;
    }
    writeln!(out, "</testsuites>")
}
