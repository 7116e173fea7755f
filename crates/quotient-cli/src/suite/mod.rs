//! `quotient test`: many programs, or many functions of them, each checked as a program of its own.
//!
//! [`programs`] finds the programs and [`config`] what `quotient.toml` says of them, [`comments`] what they say themselves,
//! [`commands`] what a build compiles them with; all of that is [`settings`]. [`case`] makes checks of a program and does
//! them, [`pool`] side by side, [`cache`] knows what was checked before, and [`tell`] tells of it. Whatever order
//! they are done in, they are told in that of the programs.

mod cache;
mod case;
mod checked;
mod commands;
mod comments;
mod config;
mod pool;
mod programs;
mod settings;
mod tell;

use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::sync::mpsc;
use std::thread;

use crate::error::Error;
use crate::memory::Bounds;
use crate::style::Style;
use crate::test_args::TestArgs;
use crate::watch::{Limits, Watch};
use cache::Cache;
use case::{Case, Suite};
use checked::Checked;
use commands::Commands;
use programs::Program;

pub use case::being_checked;

/// What is done on a thread of its own.
enum Job<'s> {
    /// A program is compiled, and its checks are found.
    Prepare(usize, &'s Program),
    /// A check, which is one of its program's.
    Check(usize, usize, Box<Case>),
}

/// What is heard of that, in whichever order.
enum News {
    /// A program has so many checks.
    Has(usize, usize),
    Came(usize, usize, Box<Checked>),
}

/// Checks all programs, tells of them, and gives the exit code.
pub fn run(args: &TestArgs) -> Result<u8, Error> {
    let suite = Suite {
        entry: args.entry.clone(),
        options: case::given(&args.options)?,
        commands: commands(args)?,
        cache: (!args.no_cache).then(Cache::of_user).flatten(),
    };
    let programs = programs::find(&args.paths)?;
    let cores = || thread::available_parallelism().map_or(1, usize::from);
    let workers = args.jobs.map_or_else(cores, usize::from);
    let limits = Limits {
        deadline: None,
        memory: Bounds::new(None),
    };
    let watch = Watch::start(limits, |_, _| eprintln!("quotient: stopped before the end"));
    let (sender, news) = mpsc::channel();
    let work = |job: Job<'_>| {
        // Whoever listens does so to the end.
        let tell = |news| drop(sender.send(news));
        match job {
            Job::Prepare(index, program) => match suite.cases(program) {
                Ok(cases) => {
                    tell(News::Has(index, cases.len()));
                    let cases = cases.into_iter().enumerate();
                    cases
                        .map(|(n, case)| Job::Check(index, n, Box::new(case)))
                        .collect()
                }
                Err(error) => {
                    tell(News::Has(index, 1));
                    tell(News::Came(
                        index,
                        0,
                        Box::new(case::refused(program, error)),
                    ));
                    Vec::new()
                }
            },
            Job::Check(index, n, case) => {
                tell(News::Came(index, n, Box::new(suite.check(&case))));
                Vec::new()
            }
        }
    };
    let jobs = programs.iter().enumerate();
    let jobs = jobs.map(|(index, program)| Job::Prepare(index, program));
    let told = pool::run(jobs, workers, work, || listen(&news, programs.len()));
    drop(watch);
    let Told { checked, empty } = told.map_err(Error::Output)?;
    if let Some(file) = &args.junit {
        let mut document = Vec::new();
        let written =
            tell::junit(&checked, &mut document).and_then(|()| std::fs::write(file, document));
        written.map_err(|error| Error::File(file.clone(), error))?;
    }
    let style = Style::of_stdout();
    print(&(tell::reports(&checked, style) + &tell::summary(&checked, empty)))
        .map_err(Error::Output)?;
    if checked.is_empty() {
        return Err(Error::CommandLine(
            "there is nothing to check: no program has a function main, or one named test_* without parameters; \
             name others with --entry"
                .to_owned(),
        ));
    }
    Ok(checked::exit_code(&checked))
}

/// What was told.
struct Told {
    checked: Vec<Checked>,
    /// How many programs had no check.
    empty: usize,
}

/// Hears what comes, and tells it in the order of the programs, as soon as that can be.
fn listen(news: &mpsc::Receiver<News>, programs: usize) -> io::Result<Told> {
    let mut waiting: Vec<Option<Vec<Option<Checked>>>> = Vec::new();
    waiting.resize_with(programs, || None);
    let mut told = Told {
        checked: Vec::new(),
        empty: 0,
    };
    let (mut program, mut n) = (0, 0);
    let style = Style::of_stdout();
    while program < programs {
        let Ok(news) = news.recv() else { break };
        match news {
            News::Has(index, count) => {
                waiting[index]
                    .get_or_insert_default()
                    .resize_with(count, || None);
            }
            News::Came(index, n, checked) => {
                if let Some(slot) = waiting[index].get_or_insert_default().get_mut(n) {
                    *slot = Some(*checked);
                }
            }
        }
        while let Some(Some(checks)) = waiting.get_mut(program) {
            let count = checks.len();
            while let Some(checked) = checks.get_mut(n).and_then(Option::take) {
                print(&tell::line(&checked, style))?;
                told.checked.push(checked);
                n += 1;
            }
            if n < count {
                break;
            }
            told.empty += usize::from(count == 0);
            (program, n) = (program + 1, 0);
        }
    }
    Ok(told)
}

/// Whoever has read enough may go; the exit code still tells.
fn print(text: &str) -> io::Result<()> {
    let mut out = io::stdout().lock();
    match out.write_all(text.as_bytes()).and_then(|()| out.flush()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written,
    }
}

/// What the build compiles files with.
fn commands(args: &TestArgs) -> Result<Commands, Error> {
    const NAME: &str = "compile_commands.json";
    let given = args
        .compile_commands
        .clone()
        .map(|path| match path.is_dir() {
            true => path.join(NAME),
            false => path,
        });
    // As editors look for it: in the folder and those that it is in, and where these are usually built.
    let around = |path: &PathBuf| {
        let path = path.canonicalize().ok()?;
        let mut files = path
            .ancestors()
            .flat_map(|folder| [folder.join(NAME), folder.join("build").join(NAME)]);
        files.find(|file| Path::is_file(file))
    };
    match given.or_else(|| args.paths.iter().find_map(around)) {
        Some(file) => Commands::read(&file),
        None => Ok(Commands::default()),
    }
}
