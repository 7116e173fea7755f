//! What goes on: jobs, workers, how fast, and how far.

use futures_util::TryStreamExt;
use quotient::Counts;

use crate::connection::Settings;
use crate::error::Error;
use crate::message::{self, Beat, Course};
use crate::store::{self, Store};
use crate::submitter::runtime;
use crate::worker::WORKERS;

/// A job.
#[derive(Clone, Debug)]
pub struct JobStatus {
    /// Its name.
    pub name: String,
    /// What is checked.
    pub title: String,
    /// How many units there have been.
    pub units: u64,
    /// How many of them wait to be taken, and how many are being explored.
    pub waiting: u64,
    /// How many are being explored.
    pub taken: u64,
    /// What was explored, as the submitter has counted it last.
    pub counts: Counts,
    /// About which share of everything.
    pub share: f64,
    /// Executions in a second.
    pub rate: u64,
    /// For how many seconds.
    pub elapsed: u64,
}

/// A worker.
#[derive(Clone, Debug)]
pub struct WorkerStatus {
    /// Where it is.
    pub host: String,
    /// Its process there.
    pub process: u32,
    /// What it works on, if on anything.
    pub job: String,
    /// How many units it has explored, and how many executions.
    pub units: u64,
    /// How many executions.
    pub executions: u64,
    /// Executions in a second.
    pub rate: u64,
}

/// All of them.
#[derive(Clone, Debug, Default)]
pub struct Status {
    /// The jobs, by name.
    pub jobs: Vec<JobStatus>,
    /// The workers.
    pub workers: Vec<WorkerStatus>,
}

/// What goes on at a server.
pub fn status(settings: &Settings) -> Result<Status, Error> {
    runtime()?.block_on(async {
        let context = settings.connect("quotient status").await?;
        let server = |error: &dyn std::fmt::Display| Error::Server(error.to_string());
        let names: Vec<String> = context
            .stream_names()
            .try_collect()
            .await
            .map_err(|error| server(&error))?;
        let mut status = Status::default();
        for name in names.iter().filter_map(|name| store::job_of(name)) {
            if let Some(job) = Store::open(&context, name, settings.log).await? {
                status.jobs.push(of_job(&job).await?);
            }
        }
        status.jobs.sort_by(|a, b| a.name.cmp(&b.name));
        let Ok(workers) = context.get_stream(WORKERS).await else {
            return Ok(status);
        };
        let state = &workers.cached_info().state;
        for sequence in state.first_sequence..=state.last_sequence {
            let Ok(message) = workers.get_raw_message(sequence).await else {
                continue;
            };
            // What others say there is not ours to show.
            let Some(beat) = message::read::<Beat>(&message.payload) else {
                continue;
            };
            status.workers.push(WorkerStatus {
                host: beat.host,
                process: beat.process,
                job: beat.job,
                units: beat.units,
                executions: beat.executions,
                rate: beat.rate,
            });
        }
        status
            .workers
            .sort_by(|a, b| (&a.host, a.process).cmp(&(&b.host, b.process)));
        Ok(status)
    })
}

async fn of_job(job: &Store) -> Result<JobStatus, Error> {
    let units = job.units.cached_info().state.last_sequence;
    let waiting = match job.consumer().await {
        Ok(mut consumer) => {
            let info = consumer.info().await;
            info.map_or((0, 0), |info| {
                (info.num_pending, info.num_ack_pending as u64)
            })
        }
        Err(_) => (0, 0),
    };
    let course = job.course().await;
    let course = course.and_then(|bytes| message::read::<Course>(&bytes));
    let course = course.unwrap_or(Course {
        title: String::new(),
        counts: Counts::default(),
        share: 0,
        rate: 0,
        elapsed: 0,
    });
    Ok(JobStatus {
        name: job.job.clone(),
        title: course.title,
        units,
        waiting: waiting.0,
        taken: waiting.1,
        counts: course.counts,
        share: f64::from(course.share) / 1e6,
        rate: course.rate,
        elapsed: course.elapsed,
    })
}

/// Removes a job from a server.
pub fn delete(settings: &Settings, job: &str) -> Result<(), Error> {
    store::check_name(job)?;
    runtime()?.block_on(async {
        let context = settings.connect("quotient status").await?;
        match Store::delete(&context, job, settings.log).await? {
            true => Ok(()),
            false => Err(Error::NoJob(job.to_owned())),
        }
    })
}
