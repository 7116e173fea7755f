//! What submitters, workers and those who ask do.

use std::fmt::Write;
use std::time::Duration;

use quotient::{Done, Options, Piece, Slice, Stop, Verdict};
use quotient_nats::{Explore, Settings, Submitter};

use super::job::Job;
use crate::args::CheckArgs;
use crate::check;
use crate::error::Error;
use crate::hash::hash;
use crate::interrupt;
use crate::memory::Bounds;
use crate::nats_args::{ServerArgs, StatusArgs, WorkerArgs};
use crate::progress::grouped;
use crate::visible;
use crate::watch::{self, Watch};

/// How long a piece may be explored beyond its time, so that its last execution comes to its end.
const MOST: Duration = Duration::from_secs(60);

fn settings(url: &str, server: &ServerArgs) -> Settings {
    Settings {
        url: url.to_owned(),
        credentials: server.nats_creds.clone(),
        tls: server.nats_tls,
        tls_ca: server.nats_ca.clone(),
        tls_cert: server.nats_cert.clone().zip(server.nats_key.clone()),
        log,
    }
}

/// A line on standard error, whatever is in it.
fn log(line: &str) {
    eprintln!("note: {}", visible::lines(line));
}

fn failed(error: quotient_nats::Error) -> Error {
    let advice = match &error {
        quotient_nats::Error::Other(name) => {
            format!("; choose another --job, or `quotient status --nats URL --delete {name}`")
        }
        _ => String::new(),
    };
    Error::CommandLine(format!("{error}{advice}"))
}

/// Submits a program, and reports what comes of it.
pub fn check(args: &CheckArgs) -> Result<Verdict, Error> {
    check::watched(args, || {
        let (input, options) = (args.input(), args.options()?);
        if !options.explore.algorithm.shares() {
            let error = quotient::ExploreError::NotDivided(options.explore.algorithm);
            return Err(Error::CommandLine(error.to_string()));
        }
        let compiled = quotient::compile(&input)?;
        let module = quotient::load_compiled(&compiled, &input.load, &options)?;
        let job = Job::new(args, &compiled, &module, &options);
        let usual = || hash(job.identity().as_bytes())[..12].to_owned();
        let name = args.machines.job.clone().unwrap_or_else(usual);
        let url = args.machines.nats.as_deref().unwrap_or_default();
        let settings = settings(url, &args.machines.server);
        let title: Vec<String> = args
            .program
            .files
            .iter()
            .map(|file| file.display().to_string())
            .collect();
        let title = format!("{} ({})", title.join(" "), options.explore.algorithm);
        let mut submitter = Submitter::new(&settings, &name, title, job.identity(), &job.bytes())
            .map_err(failed)?;
        if submitter.goes_on() && !args.output.quiet {
            log(&format!("going on with the job {name}"));
        }
        let outcome = check::search(module, args, &[None], Some(&mut submitter))?;
        match outcome.report.stopped {
            Some(Stop::Timeout | Stop::Interrupted | Stop::Memory | Stop::Executions) => {
                log(&format!(
                    "the job stays on the server; go on with --job {name}"
                ));
            }
            _ => submitter.delete().map_err(failed)?,
        }
        Ok(outcome)
    })
}

/// Explores what others submit.
pub fn work(args: &WorkerArgs) -> Result<(), Error> {
    // What makes one piece go wrong is told of that piece, and the others go on.
    std::panic::set_hook(Box::new(|panic| log(&format!("{panic}"))));
    let limits = watch::Limits {
        deadline: None,
        memory: Bounds::new(args.max_memory),
    };
    let _watch = Watch::start(limits, |stop, _| log(&format!("ended: {stop:?}")));
    let settings = settings(&args.nats, &args.server);
    let cores = std::thread::available_parallelism().map_or(1, usize::from);
    let threads = args.threads.map_or(cores, usize::from);
    let name = |thread: usize| {
        let started = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
        let started = started.unwrap_or_default().as_nanos();
        format!("{}-{started}-{thread}", std::process::id())
    };
    std::thread::scope(|scope| {
        let settings = &settings;
        let workers = (0..threads).map(|thread| {
            let name = name(thread);
            scope.spawn(move || quotient_nats::work(settings, &name, &load, interrupt::flag()))
        });
        let workers: Vec<_> = workers.collect();
        for worker in workers {
            match worker.join() {
                Ok(ended) => ended.map_err(failed)?,
                Err(_) => return Err(Error::Internal("a worker has panicked".to_owned())),
            }
        }
        Ok(())
    })
}

/// What explores pieces of a job.
fn load(bytes: &[u8]) -> Result<Box<Explore>, String> {
    let (args, mut module) = Job::read(bytes)?.load()?;
    let options = args.options().map_err(|error| error.to_string())?;
    quotient::cut_loops_short(&mut module, &options);
    Ok(Box::new(move |piece: &Piece, slice: &Slice| {
        let mut options: Options<'_> = args.options().map_err(|error| error.to_string())?;
        options.explore.limits.timeout = Some(slice.time + MOST);
        options.explore.limits.executions = None;
        options.explore.interrupt = Some(interrupt::flag());
        let done: Result<Done, _> = quotient::work(&module, options, piece, slice);
        done.map_err(|error| error.to_string())
    }))
}

/// Tells what goes on, or removes a job.
pub fn status(args: &StatusArgs) -> Result<(), Error> {
    let settings = settings(&args.nats, &args.server);
    if let Some(job) = &args.delete {
        return quotient_nats::delete(&settings, job).map_err(failed);
    }
    let status = quotient_nats::status(&settings).map_err(failed)?;
    let mut text = String::new();
    for job in &status.jobs {
        let counts = job.counts;
        let _ = writeln!(
            text,
            "job {}: {}\n  {} complete, {} blocked, {} redundant executions, {}/s; about {:.1}% explored in {} s\n  \
             {} units, {} of them being explored, {} waiting",
            job.name,
            job.title,
            grouped(counts.complete),
            grouped(counts.blocked),
            grouped(counts.redundant),
            grouped(job.rate),
            100.0 * job.share,
            job.elapsed,
            grouped(job.units),
            job.taken,
            job.waiting,
        );
    }
    if status.jobs.is_empty() {
        text.push_str("no jobs\n");
    }
    for worker in &status.workers {
        let doing = match worker.job.is_empty() {
            true => "idle".to_owned(),
            false => format!("job {}, {}/s", worker.job, grouped(worker.rate)),
        };
        let _ = writeln!(
            text,
            "worker {} {}: {doing}; {} units, {} executions",
            worker.host,
            worker.process,
            grouped(worker.units),
            grouped(worker.executions),
        );
    }
    if status.workers.is_empty() {
        text.push_str("no workers\n");
    }
    print!("{}", visible::lines(&text));
    Ok(())
}
