//! A job on the server: its streams, and what is written to and read from them.

use async_nats::jetstream::consumer::{AckPolicy, PullConsumer, pull};
use async_nats::jetstream::context::{GetStreamErrorKind, PublishError, PublishErrorKind};
use async_nats::jetstream::message::{PublishMessage, StreamMessage};
use async_nats::jetstream::stream::{
    Config, LastRawMessageErrorKind, RawMessageError, RetentionPolicy, StorageType, Stream,
};
use async_nats::jetstream::{Context, ErrorCode};

use crate::ACK_WAIT;
use crate::connection::{Log, insist};
use crate::error::Error;
use crate::message;

/// What is larger goes in parts: a message may have 1 MiB unless the server says otherwise.
const PART: usize = 512 << 10;

/// The most that is read of one value.
const MOST: usize = 1 << 30;

const CONSUMER: &str = "workers";

const UNITS: &str = "-units";

/// A job.
#[derive(Clone)]
pub(crate) struct Store {
    pub context: Context,
    pub job: String,
    /// Tells it from others that had the same name before.
    pub run: u64,
    /// What makes it this job and no other.
    pub identity: String,
    /// What is explored, as it was submitted first.
    pub program: Vec<u8>,
    pub units: Stream,
    pub results: Stream,
    pub log: Log,
}

/// A number that no other job has.
fn new_run() -> u64 {
    let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH);
    let now = now.unwrap_or_default().as_nanos() as u64;
    now ^ u64::from(std::process::id()) << 48
}

/// Whether a name can be one of a job.
pub(crate) fn check_name(name: &str) -> Result<(), Error> {
    let usual = |c: char| c.is_ascii_alphanumeric() || c == '-' || c == '_';
    match (1..=64).contains(&name.len()) && name.chars().all(usual) {
        true => Ok(()),
        false => Err(Error::Name(name.to_owned())),
    }
}

/// The job whose units a stream has.
pub(crate) fn job_of(stream: &str) -> Option<&str> {
    stream.strip_prefix("quotient-")?.strip_suffix(UNITS)
}

fn units_of(job: &str) -> String {
    format!("quotient-{job}{UNITS}")
}

fn results_of(job: &str) -> String {
    format!("quotient-{job}-results")
}

fn server(error: impl std::fmt::Display) -> Error {
    Error::Server(error.to_string())
}

/// Whether the server itself has refused something: to ask again would not help.
fn is_refusal(error: &PublishError) -> bool {
    matches!(
        error.kind(),
        PublishErrorKind::WrongLastSequence
            | PublishErrorKind::WrongLastMessageId
            | PublishErrorKind::StreamNotFound
            | PublishErrorKind::MaxPayloadExceeded
    )
}

impl Store {
    /// The job of that name and identity, made if it is not there.
    pub async fn create(
        context: &Context,
        job: &str,
        (identity, program): (&str, &[u8]),
        log: Log,
    ) -> Result<Self, Error> {
        check_name(job)?;
        let results = Config {
            name: results_of(job),
            subjects: vec![
                format!("quotient.{job}.results.*.*"),
                format!("quotient.{job}.parts.>"),
                format!("quotient.{job}.program"),
                format!("quotient.{job}.course"),
            ],
            max_messages_per_subject: 1,
            storage: StorageType::File,
            ..Config::default()
        };
        let units = Config {
            name: units_of(job),
            subjects: vec![format!("quotient.{job}.units")],
            retention: RetentionPolicy::WorkQueue,
            storage: StorageType::File,
            ..Config::default()
        };
        let make = |config: Config| async move {
            let make = || context.get_or_create_stream(config.clone());
            insist((log, "the job"), |e| !is_passing(e), make).await
        };
        let results = make(results).await.map_err(server)?;
        let units = make(units).await.map_err(server)?;
        let consumer = pull::Config {
            durable_name: Some(CONSUMER.to_owned()),
            ack_policy: AckPolicy::Explicit,
            ack_wait: ACK_WAIT,
            max_ack_pending: 100_000,
            max_waiting: 10_000,
            ..pull::Config::default()
        };
        let make = || units.get_or_create_consumer(CONSUMER, consumer.clone());
        let made: Result<PullConsumer, _> =
            insist((log, "the job"), |e| !is_passing(e), make).await;
        made.map_err(server)?;
        let mut store = Store {
            context: context.clone(),
            job: job.to_owned(),
            run: new_run(),
            identity: identity.to_owned(),
            program: program.to_vec(),
            units,
            results,
            log,
        };
        if !store.write_program().await? {
            store.read_program().await?;
        }
        match store.identity == identity {
            true => Ok(store),
            false => Err(Error::Other(job.to_owned())),
        }
    }

    /// The job of that name, if there is one.
    pub async fn open(context: &Context, job: &str, log: Log) -> Result<Option<Self>, Error> {
        let mut streams = Vec::new();
        for name in [units_of(job), results_of(job)] {
            let ask = || context.get_stream(&name);
            match insist((log, "the job"), |e| !is_passing(e), ask).await {
                Ok(stream) => streams.push(stream),
                Err(error) if is_missing(&error.kind()) => return Ok(None),
                Err(error) => return Err(server(error)),
            }
        }
        let (Some(results), Some(units)) = (streams.pop(), streams.pop()) else {
            return Ok(None);
        };
        let mut store = Store {
            context: context.clone(),
            job: job.to_owned(),
            run: 0,
            identity: String::new(),
            program: Vec::new(),
            units,
            results,
            log,
        };
        let is_whole = store.read_program().await?;
        Ok(is_whole.then_some(store))
    }

    /// Removes a job.
    pub async fn delete(context: &Context, job: &str, log: Log) -> Result<bool, Error> {
        let mut was_there = false;
        for name in [units_of(job), results_of(job)] {
            let ask = || context.delete_stream(&name);
            match insist((log, "the job"), |e| !is_passing(e), ask).await {
                Ok(_) => was_there = true,
                Err(error) if error.to_string().contains("not found") => {}
                Err(error) => return Err(server(error)),
            }
        }
        Ok(was_there)
    }

    /// Who takes units.
    pub async fn consumer(&self) -> Result<PullConsumer, Error> {
        self.units.get_consumer(CONSUMER).await.map_err(server)
    }

    /// Whether no unit waits, and nobody has one. If that cannot be told, no.
    pub async fn is_idle(&self) -> bool {
        let Ok(mut consumer) = self.consumer().await else {
            return false;
        };
        let info = consumer.info().await;
        info.is_ok_and(|info| info.num_pending == 0 && info.num_ack_pending == 0)
    }

    /// How many units were ever written.
    pub async fn written(&self) -> Result<u64, Error> {
        let ask = || self.units.get_info();
        let info = insist((self.log, "the job's units"), |_| false, ask).await;
        Ok(info.map_err(server)?.state.last_sequence)
    }

    /// Writes unit `number`, if just those before it were written. Says whether it was.
    pub async fn write_unit(&self, number: u64, bytes: &[u8]) -> Result<bool, Error> {
        let packed = self.pack(&format!("unit-{number}"), bytes).await?;
        let subject = format!("quotient.{}.units", self.job);
        let message = || PublishMessage::build().expected_last_sequence(number - 1);
        self.write(subject, message, packed).await
    }

    /// The units before that one are void.
    pub async fn void_before(&self, number: u64) -> Result<(), Error> {
        let purge = || async { self.units.purge().sequence(number).await };
        insist((self.log, "the job's units"), |_| false, purge)
            .await
            .map(drop)
            .map_err(server)
    }

    /// Writes what has come of a unit, if there is nothing yet. Says whether it was written. `writer` is of this attempt alone.
    pub async fn write_result(
        &self,
        number: u64,
        writer: &str,
        bytes: &[u8],
    ) -> Result<bool, Error> {
        let packed = self
            .pack(&format!("result-{number}-{writer}"), bytes)
            .await?;
        let message = || PublishMessage::build().expected_last_subject_sequence(0);
        self.write(self.result_subject(number), message, packed)
            .await
    }

    fn result_subject(&self, number: u64) -> String {
        format!("quotient.{}.results.{}.{number}", self.job, self.run)
    }

    /// Writes the program, if there is none. Says whether there was none.
    async fn write_program(&self) -> Result<bool, Error> {
        let bytes = message::write(&(self.run, self.identity.clone(), self.program.clone()));
        let packed = self.pack("program", &bytes).await?;
        let subject = format!("quotient.{}.program", self.job);
        let message = || PublishMessage::build().expected_last_subject_sequence(0);
        self.write(subject, message, packed).await
    }

    /// Reads the program. Says whether there is one.
    async fn read_program(&mut self) -> Result<bool, Error> {
        let program = self.last(&format!("quotient.{}.program", self.job)).await?;
        let Some((run, identity, program)) = program.and_then(|bytes| message::read(&bytes)) else {
            return Ok(false);
        };
        (self.run, self.identity, self.program) = (run, identity, program);
        Ok(true)
    }

    /// How far the job has come. That it cannot be written does not matter.
    pub async fn write_course(&self, bytes: Vec<u8>) {
        let subject = format!("quotient.{}.course", self.job);
        if let Ok(sent) = self.context.publish(subject, bytes.into()).await {
            drop(sent);
        }
    }

    /// What was said last of how far the job has come.
    pub async fn course(&self) -> Option<Vec<u8>> {
        let subject = format!("quotient.{}.course", self.job);
        let message = self.results.get_last_raw_message_by_subject(&subject).await;
        message.ok().map(|message| message.payload.to_vec())
    }

    /// What has come of a unit, if that is there and can be read.
    pub async fn result(&self, number: u64) -> Result<Option<Vec<u8>>, Error> {
        self.last(&self.result_subject(number)).await
    }

    /// Removes what has come of a unit: it makes no sense.
    pub async fn remove(&self, sequence: u64) {
        let _ = self.results.delete_message(sequence).await;
    }

    /// The first result at or after a place in the stream, if there is one: where it is, of which unit, and what it says. That it is
    /// there and cannot be read is nothing in the place of what it says.
    pub async fn next_result(
        &self,
        from: u64,
    ) -> Result<Option<(u64, u64, Option<Vec<u8>>)>, Error> {
        let subject = format!("quotient.{}.results.{}.*", self.job, self.run);
        let ask = || {
            self.results
                .get_first_raw_message_by_subject(&subject, from)
        };
        let message: Result<StreamMessage, RawMessageError> = insist(
            (self.log, "the job's results"),
            |e: &RawMessageError| is_none(e),
            ask,
        )
        .await;
        let message = match message {
            Ok(message) => message,
            Err(error) if is_none(&error) => return Ok(None),
            Err(error) => return Err(server(error)),
        };
        let number = message.subject.rsplit('.').next();
        let number = number.and_then(|number| number.parse().ok()).unwrap_or(0);
        let content = self.unpack(&message.payload).await?;
        Ok(Some((message.sequence, number, content)))
    }

    async fn last(&self, subject: &str) -> Result<Option<Vec<u8>>, Error> {
        let ask = || self.results.get_last_raw_message_by_subject(subject);
        let none = |error: &RawMessageError| is_none(error);
        match insist((self.log, "the job"), none, ask).await {
            Ok(message) => self.unpack(&message.payload).await,
            Err(error) if is_none(&error) => Ok(None),
            Err(error) => Err(server(error)),
        }
    }

    async fn write(
        &self,
        subject: String,
        message: impl Fn() -> PublishMessage,
        bytes: Vec<u8>,
    ) -> Result<bool, Error> {
        let send = || async {
            let message = message().payload(bytes.clone().into());
            let sent = self.context.send_publish(subject.clone(), message).await?;
            sent.await
        };
        match insist((self.log, "the job"), is_refusal, send).await {
            Ok(_) => Ok(true),
            Err(error) if error.kind() == PublishErrorKind::WrongLastSequence => Ok(false),
            Err(error) => Err(server(error)),
        }
    }

    /// What goes into one message: all of it, or where its parts are.
    async fn pack(&self, name: &str, bytes: &[u8]) -> Result<Vec<u8>, Error> {
        if bytes.len() <= PART {
            return Ok([&[0], bytes].concat());
        }
        let name = format!("{}-{name}", self.run);
        let mut count = 0;
        for part in bytes.chunks(PART) {
            let subject = format!("quotient.{}.parts.{name}.{count}", self.job);
            self.write(subject, PublishMessage::build, part.to_vec())
                .await?;
            count += 1;
        }
        Ok([&[1], format!("{name} {count}").as_bytes()].concat())
    }

    /// What was [packed](Store::pack). `None` if it cannot be.
    pub async fn unpack(&self, packed: &[u8]) -> Result<Option<Vec<u8>>, Error> {
        let Some((&how, rest)) = packed.split_first() else {
            return Ok(None);
        };
        if how == 0 {
            return Ok(Some(rest.to_vec()));
        }
        let text = String::from_utf8_lossy(rest);
        let Some((name, count)) = text.split_once(' ') else {
            return Ok(None);
        };
        let usual = |c: char| c.is_ascii_alphanumeric() || c == '-';
        let count = count.parse().ok().filter(|&count| count <= MOST / PART);
        let (Some(count), true) = (count, name.chars().all(usual)) else {
            return Ok(None);
        };
        let mut bytes = Vec::new();
        for part in 0..count {
            let subject = format!("quotient.{}.parts.{name}.{part}", self.job);
            let ask = || self.results.get_last_raw_message_by_subject(&subject);
            let none = |error: &RawMessageError| is_none(error);
            match insist((self.log, "the job"), none, ask).await {
                Ok(message) => bytes.extend_from_slice(&message.payload),
                Err(error) if is_none(&error) => return Ok(None),
                Err(error) => return Err(server(error)),
            }
        }
        Ok(Some(bytes))
    }
}

/// Whether there is no such message.
fn is_none(error: &RawMessageError) -> bool {
    matches!(error.kind(), LastRawMessageErrorKind::NoMessageFound)
        || matches!(error.kind(), LastRawMessageErrorKind::JetStream(error)
            if error.error_code() == ErrorCode::NO_MESSAGE_FOUND || error.error_code() == ErrorCode::STREAM_NOT_FOUND)
}

/// Whether something has failed since the server is away, or not quite there yet.
fn is_passing(error: &impl std::fmt::Display) -> bool {
    let error = error.to_string();
    let passing = ["timed out", "no responders", "broken pipe", "unavailable"];
    passing.iter().any(|word| error.contains(word))
}

fn is_missing(kind: &GetStreamErrorKind) -> bool {
    matches!(kind, GetStreamErrorKind::JetStream(error)
        if error.error_code() == ErrorCode::STREAM_NOT_FOUND)
}
