//! `--checkpoint` and `--resume`: a file from which a check that was killed goes on.
//!
//! The file begins with lines that people can read: a checksum of all that follows, which Quotient wrote it, of which
//! program with which options, and how far the check had come. After an empty line comes what is for whoever goes on. It is
//! written beside its place and then moved there, so that there is always a whole one.

use std::fs;
use std::io::{self, Write};
use std::path::{Path, PathBuf};
use std::time::Duration;

use clap::Args;
use quotient::{Kept, Module, Options};

use crate::error::Error;
use crate::hash::{hash, module_hash};
use crate::input;
use crate::progress::grouped;
use crate::watch;

const MAGIC: &str = "quotient checkpoint, sha256 ";

/// What separates the lines from the rest.
const BREAK: &[u8] = b"\n\n";

/// Whether there are checkpoints.
#[derive(Args, Clone, Debug)]
pub struct CheckpointArgs {
    /// Write to FILE now and then, and when the check is stopped or over, what it takes to go on with it; with all
    /// algorithms but auto
    #[arg(long, value_name = "FILE", conflicts_with_all = ["hunt", "certificate"])]
    pub checkpoint: Option<PathBuf>,

    /// Go on with the check that FILE is a checkpoint of, and write to FILE, or to that of --checkpoint; the program and
    /// what is looked for must be the same, the number of threads and the limits need not
    #[arg(long, value_name = "FILE", conflicts_with_all = ["hunt", "certificate"])]
    pub resume: Option<PathBuf>,

    /// Write checkpoints that often: what is lost of a check that is killed
    #[arg(long, value_name = "SECONDS", default_value = "5", value_parser = watch::seconds)]
    pub checkpoint_every: Duration,
}

impl CheckpointArgs {
    /// Whether there are to be any.
    pub fn are_wanted(&self) -> bool {
        self.file().is_some()
    }

    /// The file that is written.
    fn file(&self) -> Option<&PathBuf> {
        self.checkpoint.as_ref().or(self.resume.as_ref())
    }
}

/// Where the checkpoints of a check are written.
pub struct Checkpoint {
    path: PathBuf,
    /// The lines that say what is checked.
    identity: String,
    /// It was told that one could not be written.
    failed: bool,
}

/// Where checkpoints are written, and what to go on from.
type Opened = (Checkpoint, Option<Vec<u8>>);

impl Checkpoint {
    /// The checkpoints that are asked for, if there are any, and what to go on from.
    pub fn open(
        args: &CheckpointArgs,
        module: &Module,
        options: &Options<'_>,
    ) -> Result<Option<Opened>, Error> {
        let Some(path) = args.file() else {
            return Ok(None);
        };
        let identity = identity(module, options);
        let resume = match &args.resume {
            Some(path) => Some(read(path, &identity)?),
            None => None,
        };
        let checkpoint = Checkpoint {
            path: path.clone(),
            identity,
            failed: false,
        };
        // That it cannot be written should be known before hours have passed.
        let part = checkpoint.part();
        fs::File::create(&part).map_err(|error| Error::File(part.clone(), error))?;
        let _ = fs::remove_file(&part);
        Ok(Some((checkpoint, resume)))
    }

    /// Keeps a checkpoint. The check goes on if it cannot be written, and the last one stays.
    pub fn keep(&mut self, kept: &Kept<'_>) {
        if let Err(error) = self.write(kept)
            && !std::mem::replace(&mut self.failed, true)
        {
            let path = self.path.display();
            eprintln!("note: the checkpoint {path} cannot be written: {error}; going on without");
        }
    }

    fn write(&self, kept: &Kept<'_>) -> io::Result<()> {
        let counts = kept.counts;
        let state = match kept.is_over {
            true => "over",
            false => "to be gone on with",
        };
        let lines = format!(
            "{}explored: {} complete, {} blocked, {} redundant executions, {} violations\nstate: {state}",
            self.identity,
            grouped(counts.complete),
            grouped(counts.blocked),
            grouped(counts.redundant),
            kept.violations,
        );
        let mut content = lines.into_bytes();
        content.extend_from_slice(BREAK);
        content.extend_from_slice(kept.bytes);
        let part = self.part();
        let mut file = fs::File::create(&part)?;
        writeln!(file, "{MAGIC}{}", hash(&content))?;
        file.write_all(&content)?;
        file.sync_all()?;
        drop(file);
        fs::rename(&part, &self.path)?;
        // So that the new name is there after the machine has failed, too. Not everywhere can a folder be opened.
        let folder = self
            .path
            .parent()
            .filter(|folder| !folder.as_os_str().is_empty());
        if let Ok(folder) = fs::File::open(folder.unwrap_or(Path::new("."))) {
            let _ = folder.sync_all();
        }
        Ok(())
    }

    /// Where it is written before it is moved to its place.
    fn part(&self) -> PathBuf {
        let mut name = self.path.clone().into_os_string();
        name.push(".part");
        name.into()
    }
}

/// The lines that say what is checked: who goes on must have the same.
pub fn identity(module: &Module, options: &Options<'_>) -> String {
    let explore = &options.explore;
    let lines = [
        ("version", env!("CARGO_PKG_VERSION").to_owned()),
        ("program", module_hash(module)),
        ("algorithm", explore.algorithm.to_string()),
        ("root", explore.root.to_string()),
        ("heuristics", format!("{:?}", explore.heuristics)),
        ("keep-going", explore.keep_going.to_string()),
        ("allow-livelock", explore.allow_livelock.to_string()),
        ("races", format!("{:?}", explore.races)),
        ("memory", format!("{:?}", explore.memory)),
        ("leaks", format!("{:?}", explore.leaks)),
        ("symmetry", explore.symmetry.to_string()),
        ("unroll", format!("{:?}", options.unroll)),
        ("rounds", options.rounds.to_string()),
        ("max-steps", options.local_steps.to_string()),
        ("max-events", explore.limits.events.to_string()),
        ("max-threads", explore.limits.threads.to_string()),
        ("uninit", options.uninit.to_string()),
        ("exit-status", options.exit_status.to_string()),
        ("max-allocation", format!("{:?}", options.allocation)),
        ("loops", format!("{:?}", options.loops)),
    ];
    let lines = lines.map(|(name, value)| format!("{name}: {value}\n"));
    lines.concat()
}

/// What to go on from, if the file is whole and of the same check.
fn read(path: &Path, identity: &str) -> Result<Vec<u8>, Error> {
    let refused = |why: String| {
        let path = path.display();
        Error::CommandLine(format!("{path}: {why}"))
    };
    let bytes = input::bytes_up_to(path, u64::MAX)?;
    let content = bytes.strip_prefix(MAGIC.as_bytes());
    let content = content.ok_or_else(|| refused("is no checkpoint".to_owned()))?;
    let damaged = || {
        refused(
            "the checkpoint is damaged: its content does not have its checksum; start the check anew, or from a copy"
                .to_owned(),
        )
    };
    let end = content.iter().position(|&byte| byte == b'\n');
    let (sum, content) = content.split_at(end.ok_or_else(damaged)?);
    let content = &content[1..];
    if hash(content).as_bytes() != sum {
        return Err(damaged());
    }
    let end = content.windows(BREAK.len()).position(|at| at == BREAK);
    let end = end.ok_or_else(damaged)?;
    let lines = String::from_utf8_lossy(&content[..end]);
    for (own, other) in identity.lines().zip(lines.lines()) {
        if own != other {
            return Err(refused(not_the_same(own, other)));
        }
    }
    Ok(content[end + BREAK.len()..].to_vec())
}

/// Why a checkpoint is not one of this check, by the lines in which they differ.
fn not_the_same(own: &str, other: &str) -> String {
    let (name, own) = own.split_once(": ").unwrap_or((own, ""));
    let other = other.split_once(": ").map_or(other, |(_, other)| other);
    match name {
        "version" => {
            format!("the checkpoint was written by Quotient {other}, and this is {own}")
        }
        "program" => "the checkpoint is of another program, or of another version of it, or \
                      another clang has compiled it"
            .to_owned(),
        _ => format!(
            "the checkpoint is of a check with other options: {name} was {other}, and is {own}"
        ),
    }
}
