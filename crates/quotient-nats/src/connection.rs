//! Connecting to the server, and trying again while it is away.

use std::fmt::Display;
use std::future::Future;
use std::path::PathBuf;
use std::time::{Duration, Instant};

use async_nats::ConnectOptions;
use async_nats::jetstream::{self, Context};

use crate::error::Error;

/// How long a request may take before it is made again.
const REQUEST: Duration = Duration::from_secs(5);

/// How long to wait before something is tried again.
const PAUSE: Duration = Duration::from_millis(500);

/// Where the server is, and how one is let in.
#[derive(Clone, Debug)]
pub struct Settings {
    /// The address: `nats://host:4222`, or `tls://host:4222`.
    pub url: String,
    /// A file with credentials, as `nsc` writes it.
    pub credentials: Option<PathBuf>,
    /// Nothing is said in the clear.
    pub tls: bool,
    /// The certificates of those who may vouch for the server, in place of those that the system trusts.
    pub tls_ca: Option<PathBuf>,
    /// A certificate of one's own, with its key.
    pub tls_cert: Option<(PathBuf, PathBuf)>,
    /// Is told what is out of the ordinary, in a line.
    pub log: Log,
}

/// Is told what is out of the ordinary.
pub type Log = fn(&str);

impl Settings {
    /// Connects. Later on a lost connection is made again, however long that takes.
    pub(crate) async fn connect(&self, name: &str) -> Result<Context, Error> {
        let refused = |why: String| Error::Connect(self.url.clone(), why);
        let mut options = ConnectOptions::new()
            .name(name)
            .max_reconnects(None)
            .ping_interval(Duration::from_secs(3))
            .request_timeout(Some(REQUEST))
            .connection_timeout(REQUEST)
            .reconnect_delay_callback(|_| PAUSE)
            .require_tls(self.tls);
        if let Some(file) = &self.credentials {
            options = options.credentials_file(file).await.map_err(|error| {
                let file = file.display();
                refused(format!("the credentials {file} cannot be read: {error}"))
            })?;
        }
        if let Some(file) = &self.tls_ca {
            options = options.add_root_certificates(file.clone());
        }
        if let Some((certificate, key)) = &self.tls_cert {
            options = options.add_client_certificate(certificate.clone(), key.clone());
        }
        let began = Instant::now();
        let client = loop {
            match options.clone().connect(&self.url).await {
                Ok(client) => break client,
                // It may be about to be started again.
                Err(error) if began.elapsed() >= REQUEST => {
                    return Err(refused(format!(
                        "cannot connect: {error}; is nats-server running there, with -js?"
                    )));
                }
                Err(_) => tokio::time::sleep(PAUSE).await,
            }
        };
        let mut context = jetstream::new(client);
        context.set_timeout(REQUEST);
        Ok(context)
    }
}

/// Does something again and again until the server has answered; `done` says whether an error is an answer.
pub(crate) async fn insist<T, E, F>(
    (log, what): (Log, &str),
    done: impl Fn(&E) -> bool,
    mut attempt: impl FnMut() -> F,
) -> Result<T, E>
where
    E: Display,
    F: Future<Output = Result<T, E>>,
{
    let mut told = false;
    loop {
        match attempt().await {
            Ok(answer) => return Ok(answer),
            Err(error) if done(&error) => return Err(error),
            Err(error) => {
                if !std::mem::replace(&mut told, true) {
                    log(&format!("{what}: {error}; trying again"));
                }
                tokio::time::sleep(PAUSE).await;
            }
        }
    }
}
