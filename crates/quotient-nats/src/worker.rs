//! A worker: takes units of any job, explores each for a while, and tells what has come of it.

use std::sync::atomic::{AtomicBool, Ordering};
use std::time::{Duration, Instant};

use async_nats::jetstream::consumer::PullConsumer;
use async_nats::jetstream::stream::{Config, StorageType};
use async_nats::jetstream::{AckKind, Context, Message};
use futures_util::{StreamExt, TryStreamExt};
use quotient::{Done, Piece, Slice, Stop};

use crate::PROGRESS;
use crate::connection::{Log, Settings};
use crate::error::Error;
use crate::message::{self, Beat, Outcome};
use crate::store::{self, Store};
use crate::submitter::runtime;

/// For how long a unit is explored, and for how long while somebody has nothing to do.
const SLICE: Duration = Duration::from_secs(2);
const SHORT: Duration = Duration::from_millis(300);

/// In how many parts what is left is wanted while somebody has nothing to do.
const PARTS: u32 = 8;

/// How long to wait for a unit, and where there is no job.
const PATIENCE: Duration = Duration::from_millis(1000);

/// A unit that was given to so many workers none of which has told anything has ended them.
const MOST_DELIVERIES: i64 = 4;

/// Explores a piece of a job's program for a while.
pub type Explore = dyn FnMut(&Piece, &Slice) -> Result<Done, String> + Send;

/// Makes what explores pieces, of a job's program as it was submitted.
pub type Load<'l> = dyn Fn(&[u8]) -> Result<Box<Explore>, String> + 'l;

/// A job whose program is at hand.
struct Loaded {
    store: Store,
    consumer: PullConsumer,
    explore: Option<Box<Explore>>,
}

/// Works until it is interrupted.
pub fn work(
    settings: &Settings,
    name: &str,
    load: &Load<'_>,
    interrupt: &AtomicBool,
) -> Result<(), Error> {
    let runtime = runtime()?;
    runtime.block_on(async {
        let context = settings.connect("quotient worker").await?;
        let mut worker = Worker {
            beats: context.clone(),
            context,
            name: name.to_owned(),
            log: settings.log,
            jobs: Vec::new(),
            beat: Beat {
                host: host(),
                process: std::process::id(),
                job: String::new(),
                units: 0,
                executions: 0,
                rate: 0,
            },
        };
        while !interrupt.load(Ordering::Relaxed) {
            if let Err(error) = worker.turn(load, interrupt).await {
                (settings.log)(&format!("{error}; trying again"));
                worker.jobs.clear();
                tokio::time::sleep(PATIENCE).await;
            }
        }
        Ok(())
    })
}

struct Worker {
    context: Context,
    beats: Context,
    name: String,
    log: Log,
    jobs: Vec<Loaded>,
    beat: Beat,
}

impl Worker {
    /// Looks which jobs there are, and takes a unit of each.
    async fn turn(&mut self, load: &Load<'_>, interrupt: &AtomicBool) -> Result<(), Error> {
        self.announce().await;
        self.look().await?;
        if self.jobs.is_empty() {
            self.tell("").await;
            tokio::time::sleep(PATIENCE / 2).await;
        }
        let began = Instant::now();
        // The list of jobs is looked at again when a job has nothing to do, and now and then.
        while began.elapsed() < 5 * PATIENCE && !self.jobs.is_empty() {
            let mut idle = true;
            let mut at = 0;
            while at < self.jobs.len() {
                if interrupt.load(Ordering::Relaxed) {
                    return Ok(());
                }
                let wait = PATIENCE / self.jobs.len() as u32;
                if let Some(message) = next(&self.jobs[at].consumer, wait).await? {
                    idle = false;
                    self.serve(at, message, load, interrupt).await?;
                }
                at += 1;
            }
            if idle {
                self.tell("").await;
                break;
            }
        }
        Ok(())
    }

    /// Looks which jobs there are.
    async fn look(&mut self) -> Result<(), Error> {
        let names: Vec<String> = self
            .context
            .stream_names()
            .try_collect()
            .await
            .map_err(|error| Error::Server(error.to_string()))?;
        let names: Vec<&str> = names
            .iter()
            .filter_map(|name| store::job_of(name))
            .collect();
        self.jobs
            .retain(|job| names.contains(&job.store.job.as_str()));
        for name in names {
            if self.jobs.iter().any(|job| job.store.job == name) {
                continue;
            }
            // It may be gone already, or not be whole yet.
            let Some(store) = Store::open(&self.context, name, self.log).await? else {
                continue;
            };
            let Ok(consumer) = store.consumer().await else {
                continue;
            };
            self.jobs.push(Loaded {
                store,
                consumer,
                explore: None,
            });
        }
        Ok(())
    }

    /// Explores a unit, and tells what has come of it.
    async fn serve(
        &mut self,
        at: usize,
        message: Message,
        load: &Load<'_>,
        interrupt: &AtomicBool,
    ) -> Result<(), Error> {
        let job = &mut self.jobs[at];
        let Ok(info) = message.info() else {
            return Ok(());
        };
        let (number, delivered, pending) = (info.stream_sequence, info.delivered, info.pending);
        let name = job.store.job.clone();
        if delivered > 1 && job.store.result(number).await?.is_some() {
            return acknowledge(&message).await;
        }
        if delivered > MOST_DELIVERIES {
            let why = format!(
                "{MOST_DELIVERIES} workers were given it and none has told what came of it: it may take more memory than they have"
            );
            return tell_outcome(job, number, &self.name, &Outcome::Failed(why), &message).await;
        }
        if job.explore.is_none() {
            match load(&job.store.program) {
                Ok(explore) => job.explore = Some(explore),
                Err(why) => {
                    (self.log)(&format!("the job {name} is refused: {why}"));
                    let _ = message.ack_with(AckKind::Nak(Some(PATIENCE))).await;
                    tokio::time::sleep(PATIENCE).await;
                    return Ok(());
                }
            }
        }
        let piece = match unpacked(job, &message).await? {
            Some((run, piece)) if run == job.store.run => piece,
            // There is another job of that name by now.
            Some(_) => {
                self.jobs.clear();
                let _ = message.ack_with(AckKind::Nak(None)).await;
                return Ok(());
            }
            None => {
                (self.log)(&format!(
                    "unit {number} of job {name} is refused: it cannot be read"
                ));
                let why = "it cannot be read".to_owned();
                return tell_outcome(job, number, &self.name, &Outcome::Failed(why), &message)
                    .await;
            }
        };
        let slice = slice(job, pending).await;
        let began = Instant::now();
        let digest = message::digest(&piece);
        let outcome = explored(job, piece, slice, &message).await;
        let outcome = match outcome {
            Ok(done) => match done.stopped() {
                Some(Stop::Interrupted | Stop::Memory) if interrupt.load(Ordering::Relaxed) => {
                    let _ = message.ack_with(AckKind::Nak(None)).await;
                    return Ok(());
                }
                Some(stop @ (Stop::Timeout | Stop::Interrupted | Stop::Memory)) => {
                    Outcome::Failed(format!("an execution took more than it may: {stop:?}"))
                }
                _ => {
                    self.beat.units += 1;
                    self.beat.executions += done.counts.executions();
                    let seconds = began.elapsed().as_secs_f64().max(1e-3);
                    self.beat.rate = (done.counts.executions() as f64 / seconds) as u64;
                    Outcome::Done(Box::new(done), digest)
                }
            },
            Err(why) => Outcome::Failed(why),
        };
        let job = &self.jobs[at];
        tell_outcome(job, number, &self.name, &outcome, &message).await?;
        self.tell(&name).await;
        Ok(())
    }

    /// Lets others know that there is such a worker.
    async fn announce(&self) {
        let config = Config {
            name: WORKERS.to_owned(),
            subjects: vec!["quotient.workers.*".to_owned()],
            max_messages_per_subject: 1,
            max_age: STALE,
            storage: StorageType::Memory,
            ..Config::default()
        };
        if let Err(error) = self.context.get_or_create_stream(config).await {
            (self.log)(&format!("others will not see this worker: {error}"));
        }
    }

    /// Says what it is doing. That this cannot be said does not matter.
    async fn tell(&mut self, job: &str) {
        self.beat.job = job.to_owned();
        if job.is_empty() {
            self.beat.rate = 0;
        }
        let subject = format!("quotient.workers.{}", self.name);
        let bytes = message::write(&self.beat);
        if let Ok(sent) = self.beats.publish(subject, bytes.into()).await {
            drop(sent);
        }
    }
}

/// The stream of what workers do.
pub(crate) const WORKERS: &str = "quotient-workers";

/// A worker that has said nothing for so long is gone.
const STALE: Duration = Duration::from_secs(15);

/// A unit of a job, if there is one within that time.
async fn next(consumer: &PullConsumer, wait: Duration) -> Result<Option<Message>, Error> {
    let batch = consumer.batch().max_messages(1).expires(wait);
    let mut batch = batch
        .messages()
        .await
        .map_err(|error| Error::Server(error.to_string()))?;
    match tokio::time::timeout(wait + PATIENCE, batch.next()).await {
        Ok(Some(Ok(message))) => Ok(Some(message)),
        // The job is over.
        Ok(Some(Err(error))) if error.to_string().contains("Consumer Deleted") => Ok(None),
        Ok(Some(Err(error))) => Err(Error::Server(error.to_string())),
        Ok(None) | Err(_) => Ok(None),
    }
}

/// What a message has of a unit.
async fn unpacked(job: &Loaded, message: &Message) -> Result<Option<(u64, Piece)>, Error> {
    let bytes = job.store.unpack(&message.payload).await?;
    Ok(bytes.and_then(|bytes| message::read(&bytes)))
}

/// For how long to explore a unit: for less long if there are fewer units than workers, and then in parts.
async fn slice(job: &mut Loaded, pending: u64) -> Slice {
    let hungry = match job.consumer.info().await {
        Ok(info) => info.num_waiting > 0 || info.num_pending < info.num_ack_pending as u64,
        Err(_) => pending == 0,
    };
    Slice {
        time: if hungry { SHORT } else { SLICE },
        executions: None,
        parts: if hungry { PARTS } else { 1 },
    }
}

/// Explores a unit, and says all the while that it does.
async fn explored(
    job: &mut Loaded,
    piece: Piece,
    slice: Slice,
    message: &Message,
) -> Result<Done, String> {
    let Some(mut explore) = job.explore.take() else {
        return Err("the program was not loaded".to_owned());
    };
    let mut task = tokio::task::spawn_blocking(move || {
        let done = explore(&piece, &slice);
        (explore, done)
    });
    loop {
        match tokio::time::timeout(PROGRESS, &mut task).await {
            Err(_) => drop(message.ack_with(AckKind::Progress).await),
            Ok(Ok((explore, done))) => {
                job.explore = Some(explore);
                return done;
            }
            Ok(Err(_)) => return Err("the worker has panicked".to_owned()),
        }
    }
}

/// Writes what has come of a unit, unless somebody else has, and acknowledges the unit.
async fn tell_outcome(
    job: &Loaded,
    number: u64,
    name: &str,
    outcome: &Outcome,
    message: &Message,
) -> Result<(), Error> {
    let bytes = message::write(outcome);
    while !job.store.write_result(number, name, &bytes).await? {
        let there = job.store.result(number).await?;
        if there.is_some_and(|there| message::read::<Outcome>(&there).is_some()) {
            break;
        }
        // What makes no sense is removed by whoever keeps the book.
        let _ = message.ack_with(AckKind::Progress).await;
        tokio::time::sleep(PATIENCE).await;
    }
    acknowledge(message).await
}

async fn acknowledge(message: &Message) -> Result<(), Error> {
    // If it does not arrive the unit comes again, and is found to be explored.
    if message.double_ack().await.is_err() {
        tokio::time::sleep(PATIENCE / 4).await;
    }
    Ok(())
}

fn host() -> String {
    let name = std::fs::read_to_string("/etc/hostname");
    name.map_or_else(|_| "?".to_owned(), |name| name.trim().to_owned())
}
