//! The options for many machines.

use std::path::PathBuf;

use clap::{Args, value_parser};

use crate::memory::bytes;

const HEADING: &str = "Options for many machines";

/// How one is let in at a server.
#[derive(Args, Clone, Debug, Default)]
pub struct ServerArgs {
    /// The file with the credentials for the server
    #[arg(long, value_name = "FILE", requires = "nats", help_heading = HEADING)]
    pub nats_creds: Option<PathBuf>,

    /// Insist on TLS
    #[arg(long, requires = "nats", help_heading = HEADING)]
    pub nats_tls: bool,

    /// With TLS, the certificates of those who vouch for the server [default: those that the system trusts]
    #[arg(long, value_name = "FILE", requires = "nats", help_heading = HEADING)]
    pub nats_ca: Option<PathBuf>,

    /// With TLS, a certificate of one's own
    #[arg(long, value_name = "FILE", requires = "nats_key", help_heading = HEADING)]
    pub nats_cert: Option<PathBuf>,

    /// With TLS, the key of that certificate
    #[arg(long, value_name = "FILE", requires = "nats_cert", help_heading = HEADING)]
    pub nats_key: Option<PathBuf>,
}

/// To have a program checked by workers.
#[derive(Args, Clone, Debug, Default)]
pub struct SubmitArgs {
    /// Have the program explored by `quotient worker`s of this NATS server, such as nats://host:4222; with rf, which is the default
    /// then, or any algorithm but view
    #[arg(long, value_name = "URL", help_heading = HEADING,
          conflicts_with_all = ["hunt", "certificate", "checkpoint", "resume", "max_executions"])]
    pub nats: Option<String>,

    /// What the check is called there: started again under the same name, it goes on [default: a name that follows from program and
    /// options]
    #[arg(long, value_name = "NAME", requires = "nats", help_heading = HEADING)]
    pub job: Option<String>,

    /// How one is let in.
    #[command(flatten)]
    pub server: ServerArgs,
}

/// A worker.
#[derive(Args, Debug)]
pub struct WorkerArgs {
    /// The NATS server, such as nats://host:4222
    #[arg(long, value_name = "URL", required = true)]
    pub nats: String,

    /// How one is let in.
    #[command(flatten)]
    pub server: ServerArgs,

    /// Explore with N threads, each of which takes work of its own [default: as many as there are cores]
    #[arg(long, value_name = "N", value_parser = value_parser!(u16).range(1..=512))]
    pub threads: Option<u16>,

    /// End when more memory than this is taken, such as 512M or 8G [default: what there is]
    #[arg(long, value_name = "BYTES", value_parser = bytes)]
    pub max_memory: Option<u64>,
}

/// What to tell.
#[derive(Args, Debug)]
pub struct StatusArgs {
    /// The NATS server, such as nats://host:4222
    #[arg(long, value_name = "URL", required = true)]
    pub nats: String,

    /// How one is let in.
    #[command(flatten)]
    pub server: ServerArgs,

    /// Remove a job, with all that was explored of it
    #[arg(long, value_name = "JOB")]
    pub delete: Option<String>,
}
