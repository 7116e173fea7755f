//! `quotient compare`: all algorithms on one program, one after the other.
//!
//! Each is a `quotient check` of its own, in a process of its own: so its memory is its own, and one that runs out of
//! it, or that is stopped, takes nothing from the others. What they say is put side by side in [`table`], and plotted in [`page`].

mod page;
mod table;

use std::io::{self, Read, Write};
use std::process::{Child, Command, Stdio};
use std::sync::atomic::Ordering;
use std::thread;
use std::time::Duration;

use quotient::Algorithm;

use crate::args::CheckArgs;
use crate::error::Error;
use crate::interrupt;
use crate::output::Format;
use crate::task;
use table::{Row, Table};

/// What `compare` does not take of the options of `check`: some algorithms do not know it, or it is for one report.
pub const NOT_COMPARED: [&str; 19] = [
    "preemptions",
    "certificate",
    "memory",
    "explore",
    "algorithm",
    "hunt",
    "races",
    "leaks",
    "root",
    "backtrack_signals",
    "closure",
    "guide",
    "witness",
    "stats",
    "coverage",
    "save",
    "dot",
    "quiet",
    "progress",
];

/// How long each algorithm may take if nothing is said.
const USUAL_TIME: Duration = Duration::from_secs(10);

const BETWEEN_LOOKS: Duration = Duration::from_millis(10);

/// Runs every algorithm on the program, and shows what came of each. Gives the exit code.
pub fn run(args: &CheckArgs) -> Result<u8, Error> {
    if task::named(args).is_some() {
        return Err(Error::CommandLine(
            "compare takes programs; for a task (.yml) there is `quotient check`".to_owned(),
        ));
    }
    if !matches!(args.output.format, Format::Human | Format::Json) {
        return Err(Error::CommandLine(
            "compare prints a table, or an object with --format json".to_owned(),
        ));
    }
    let mut rows = Vec::new();
    for algorithm in Algorithm::all() {
        match check(args, algorithm)? {
            Checked::Row(row) => rows.push(*row),
            // The fault is the program's, or that of the command line: others would say the same.
            Checked::Failed(code) => return Ok(code),
            Checked::Interrupted => break,
        }
    }
    let table = Table { rows };
    if let Some(file) = &args.output.html {
        let names = args.program.files.iter();
        let names: Vec<_> = names.map(|file| file.display().to_string()).collect();
        std::fs::write(file, page::render(&names.join(" "), &table))
            .map_err(|error| Error::File(file.clone(), error))?;
    }
    let text = match args.output.format {
        Format::Json => table.json(),
        _ => table.text(),
    };
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() != io::ErrorKind::BrokenPipe => {
            return Err(Error::Output(error));
        }
        _ => {}
    }
    match table.disagreement() {
        Some(message) => Err(Error::Internal(message)),
        None => Ok(table.exit_code()),
    }
}

/// What came of one algorithm.
enum Checked {
    Row(Box<Row>),
    /// It ended with this code, and has said why.
    Failed(u8),
    Interrupted,
}

fn check(args: &CheckArgs, algorithm: Algorithm) -> Result<Checked, Error> {
    let cannot = |error: io::Error| Error::Internal(format!("a check cannot be run: {error}"));
    let mut command = Command::new(std::env::current_exe().map_err(cannot)?);
    command.arg("check").args(options(args, algorithm));
    let child = command
        .stdin(Stdio::null())
        .stdout(Stdio::piped())
        .spawn()
        .map_err(cannot)?;
    let (code, text) = wait(child).map_err(cannot)?;
    if interrupt::flag().load(Ordering::Relaxed) {
        return Ok(Checked::Interrupted);
    }
    match Row::read(&text) {
        Some(row) => Ok(Checked::Row(Box::new(row))),
        None => Ok(Checked::Failed(code)),
    }
}

/// The arguments of a check: those that were given, and those that say how one of several is run.
fn options(args: &CheckArgs, algorithm: Algorithm) -> Vec<String> {
    let time = args.timeout.unwrap_or(USUAL_TIME);
    let mut options = vec![
        format!("--algorithm={algorithm}"),
        "--format=json".to_owned(),
        "--stats".to_owned(),
        "--quiet".to_owned(),
        format!("--timeout={}", time.as_secs_f64()),
    ];
    if let Some(most) = args.max_executions {
        options.push(format!("--max-executions={most}"));
    }
    if let Some(most) = args.max_memory {
        options.push(format!("--max-memory={most}"));
    }
    if let Some(clang) = &args.program.clang {
        options.push(format!("--clang={}", clang.display()));
    }
    if args.threads.is_none() {
        options.push("--threads=1".to_owned());
    }
    for (wanted, option) in [
        (args.keep_going, "--keep-going"),
        (args.self_check, "--self-check"),
        (args.program.no_cache, "--no-cache"),
    ] {
        options.extend(wanted.then(|| option.to_owned()));
    }
    options.extend(args.given.iter().cloned());
    options
}

/// Waits for the end of a check, or ends it when the user has had enough. Gives its exit code and what it has written.
fn wait(mut child: Child) -> io::Result<(u8, String)> {
    let pipe = child.stdout.take();
    let reader = thread::spawn(move || {
        let mut text = String::new();
        if let Some(mut pipe) = pipe {
            // What is not text is no report.
            let _ = pipe.read_to_string(&mut text);
        }
        text
    });
    while !reader.is_finished() {
        if interrupt::flag().load(Ordering::Relaxed) {
            // It may have ended by itself in the meantime.
            let _ = child.kill();
            break;
        }
        thread::sleep(BETWEEN_LOOKS);
    }
    let status = child.wait()?;
    let code = status.code().and_then(|code| u8::try_from(code).ok());
    let text = reader.join().unwrap_or_default();
    Ok((code.unwrap_or(Error::INTERNAL), text))
}
