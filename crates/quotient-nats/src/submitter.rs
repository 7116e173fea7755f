//! Whoever submits a program: keeps the book, writes the units, reads what has come of them.

use std::time::{Duration, Instant};

use quotient::{Book, Fleet, Unit};
use tokio::runtime::Runtime;

use crate::connection::{Log, Settings};
use crate::error::Error;
use crate::message::{self, Course, Outcome};
use crate::store::Store;

/// How long to wait where nothing new has come.
const BETWEEN_LOOKS: Duration = Duration::from_millis(10);

/// How long nothing must have come before it is asked whether anything will.
const STALLED: Duration = Duration::from_secs(3);

/// How many places are looked at again after something was lost.
const PASSED: u64 = 1000;

/// How often it is told how far the job has come.
const BETWEEN_COURSES: Duration = Duration::from_secs(1);

/// Has the units of a job explored by workers anywhere.
pub struct Submitter {
    runtime: Runtime,
    store: Store,
    log: Log,
    /// What is checked, for those who ask.
    title: String,
    /// How many units were written, by anybody.
    written: u64,
    /// How many units all books together have had.
    last: u64,
    /// Where in the stream the next result may be.
    next: u64,
    started: Instant,
    /// When there was a result last, or units were looked after.
    heard: Instant,
    told: Option<(Instant, u64)>,
}

impl Submitter {
    /// Submits a program under the name of a job, or goes on with that job if it has the same identity.
    pub fn new(
        settings: &Settings,
        job: &str,
        title: String,
        identity: &str,
        program: &[u8],
    ) -> Result<Self, Error> {
        let runtime = runtime()?;
        let (store, written) = runtime.block_on(async {
            let context = settings.connect("quotient check").await?;
            let store = Store::create(&context, job, (identity, program), settings.log).await?;
            let written = store.written().await?;
            Ok((store, written))
        })?;
        Ok(Submitter {
            runtime,
            store,
            log: settings.log,
            title,
            written,
            last: 0,
            next: 1,
            started: Instant::now(),
            heard: Instant::now(),
            told: None,
        })
    }

    /// Whether somebody has begun with the job before.
    pub fn goes_on(&self) -> bool {
        self.written > 0
    }

    /// The job is over, and nobody needs it any more.
    pub fn delete(self) -> Result<(), Error> {
        let Submitter { runtime, store, .. } = self;
        runtime
            .block_on(Store::delete(&store.context, &store.job, store.log))
            .map(drop)
    }

    async fn keep(&mut self, book: &mut Book<'_, '_>) -> Result<(), Error> {
        let mut first = book.first();
        loop {
            for unit in book.take_units() {
                self.write(book, &unit).await?;
            }
            self.last = book.last();
            if book.is_over() || !book.goes_on() {
                return Ok(());
            }
            self.tell(book).await;
            let Some((place, number, content)) = self.store.next_result(self.next).await? else {
                tokio::time::sleep(BETWEEN_LOOKS).await;
                self.look_after(book).await?;
                continue;
            };
            self.next = place + 1;
            self.heard = Instant::now();
            let outcome = content.and_then(|content| message::read(&content));
            let refused = match outcome {
                Some(Outcome::Done(done, digest)) => {
                    let piece = book.piece(number);
                    if piece.is_some_and(|piece| message::digest(piece) != digest) {
                        return Err(Error::Lost);
                    }
                    book.done(number, *done).err()
                }
                Some(Outcome::Again) => {
                    book.again(number);
                    None
                }
                Some(Outcome::Failed(why)) if number >= first => {
                    return Err(Error::Unit(number, why));
                }
                Some(Outcome::Failed(_)) => None,
                None => Some("it cannot be read".to_owned()),
            };
            if let Some(why) = refused {
                (self.log)(&format!("what is said of unit {number} is refused: {why}"));
                self.store.remove(place).await;
            }
            if book.first() != first {
                first = book.first();
                self.store.void_before(first).await?;
            }
        }
    }

    /// Nothing has come for a while. A server that was killed may have lost what it had confirmed a moment before: units, results, and
    /// who was to have which unit. If nobody explores anything and nothing waits, the units in the book are lost, and
    /// others take their places. That is written where their results would be, so either of the two counts.
    async fn look_after(&mut self, book: &Book<'_, '_>) -> Result<(), Error> {
        if self.heard.elapsed() < STALLED {
            return Ok(());
        }
        self.heard = Instant::now();
        let written = self.store.written().await?;
        if written < self.written {
            self.refill(book, written + 1, self.written).await?;
            return Ok(());
        }
        if !self.store.is_idle().await {
            return Ok(());
        }
        // What was read and then lost is there once more, perhaps at a place that was passed.
        self.next = self.next.saturating_sub(PASSED).max(1);
        for number in book.open() {
            if self.store.result(number).await?.is_none() {
                (self.log)(&format!(
                    "unit {number} was lost by the server; it is given out again"
                ));
                let again = message::write(&Outcome::Again);
                self.store.write_result(number, "submitter", &again).await?;
            }
        }
        Ok(())
    }

    /// Writes a unit that is not there yet.
    async fn write(&mut self, book: &Book<'_, '_>, unit: &Unit) -> Result<(), Error> {
        if unit.number <= self.written {
            return Ok(());
        }
        let bytes = message::write(&(self.store.run, unit.piece.clone()));
        if !self.store.write_unit(unit.number, &bytes).await? {
            // Another submitter has written it, or the server has lost some that it had.
            let written = self.store.written().await?;
            if written < unit.number {
                self.refill(book, written + 1, unit.number).await?;
            }
        }
        self.written = self.written.max(unit.number);
        Ok(())
    }

    /// Writes units once more that the server had and has lost.
    async fn refill(&self, book: &Book<'_, '_>, first: u64, last: u64) -> Result<(), Error> {
        for number in first..=last {
            // Of those that were explored meanwhile only the number is needed.
            let piece = book.piece(number).cloned();
            let bytes = piece.map_or(Vec::new(), |piece| message::write(&(self.store.run, piece)));
            if !self.store.write_unit(number, &bytes).await? {
                return Err(Error::Lost);
            }
        }
        Ok(())
    }

    /// Tells how far the job has come, if that is due.
    async fn tell(&mut self, book: &Book<'_, '_>) {
        let now = Instant::now();
        let executions = book.counts().executions();
        let rate = match self.told {
            Some((at, _)) if now < at + BETWEEN_COURSES => return,
            Some((at, before)) => {
                let new = executions.saturating_sub(before) as f64;
                (new / (now - at).as_secs_f64()) as u64
            }
            None => 0,
        };
        self.told = Some((now, executions));
        let course = Course {
            title: self.title.clone(),
            counts: book.counts(),
            share: (book.share() * 1e6) as u32,
            rate,
            elapsed: self.started.elapsed().as_secs(),
        };
        self.store.write_course(message::write(&course)).await;
    }
}

impl Fleet for Submitter {
    fn explore(&mut self, book: &mut Book<'_, '_>) -> Result<(), String> {
        let runtime = std::mem::replace(&mut self.runtime, runtime().map_err(|e| e.to_string())?);
        let ended = runtime.block_on(self.keep(book));
        self.runtime = runtime;
        ended.map_err(|error| error.to_string())
    }

    fn last_unit(&self) -> u64 {
        self.last
    }
}

/// One thread that waits for the server.
pub(crate) fn runtime() -> Result<Runtime, Error> {
    tokio::runtime::Builder::new_current_thread()
        .enable_all()
        .build()
        .map_err(|error| Error::Server(error.to_string()))
}
