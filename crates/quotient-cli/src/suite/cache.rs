//! What came of checks before: a file for each, named for all that the result depends on.
//!
//! That is the program as clang compiled it, with every header in it, the options, the function that it begins with, and
//! this very command. Only what would come out the same again is kept: not what ended because of time or memory.

use std::env;
use std::fs;
use std::path::PathBuf;

use quotient::{Compiled, Report, Stop, Verdict};
use serde::{Deserialize, Serialize};
use sha2::{Digest, Sha256};

use super::settings::Came;
use crate::report::word;

/// The folder, and this command.
pub struct Cache {
    folder: PathBuf,
    command: String,
}

/// What is in a file.
#[derive(Serialize, Deserialize)]
struct Kept {
    verdict: String,
    kinds: Vec<String>,
    executions: u64,
}

const VERDICTS: [Verdict; 3] = [Verdict::Safe, Verdict::Violation, Verdict::Incomplete];

impl Cache {
    /// Where the user's cache is, if the system says so.
    pub fn of_user() -> Option<Self> {
        let folder = quotient::user_cache()?;
        // By its content: two builds of one version need not be the same.
        let command = fs::read(env::current_exe().ok()?).ok()?;
        Some(Cache {
            folder,
            command: hex(&Sha256::digest(command)),
        })
    }

    /// The name of a check.
    pub fn key(&self, compiled: &Compiled, entry: Option<&str>, options: &[String]) -> String {
        let mut hash = Sha256::new();
        let mut part = |bytes: &[u8]| {
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        };
        part(self.command.as_bytes());
        part(entry.unwrap_or_default().as_bytes());
        options.iter().for_each(|option| part(option.as_bytes()));
        for text in compiled.texts() {
            // The copy that clang was given is in another folder each time.
            for piece in text.split("/quotient-") {
                let (name, rest) = piece.split_at_checked(16).unwrap_or(("", piece));
                match name.bytes().all(|byte| byte.is_ascii_hexdigit()) && rest.starts_with('/') {
                    true => part(rest.as_bytes()),
                    false => part(piece.as_bytes()),
                }
            }
        }
        hex(&hash.finalize())
    }

    /// What came of it before. What cannot be read was never there.
    pub fn get(&self, key: &str) -> Option<Came> {
        let text = fs::read_to_string(self.folder.join(key)).ok()?;
        let kept: Kept = serde_json::from_str(&text).ok()?;
        Some(Came {
            verdict: VERDICTS
                .into_iter()
                .find(|&verdict| word(verdict) == kept.verdict)?,
            kinds: kept.kinds,
            executions: kept.executions,
        })
    }

    /// Keeps what came of it. If that cannot be written, it is checked again.
    pub fn put(&self, key: &str, report: &Report) {
        let by_chance = matches!(
            report.stopped,
            Some(Stop::Timeout | Stop::Memory | Stop::Interrupted)
        );
        if by_chance {
            return;
        }
        let came = Came::of(report);
        let kept = Kept {
            verdict: word(came.verdict).to_owned(),
            kinds: came.kinds,
            executions: came.executions,
        };
        let Ok(text) = serde_json::to_string(&kept) else {
            return;
        };
        // Written aside first: others may be reading.
        let aside = self.folder.join(format!("{key}.{}", std::process::id()));
        let written = fs::create_dir_all(&self.folder)
            .and_then(|()| fs::write(&aside, text))
            .and_then(|()| fs::rename(&aside, self.folder.join(key)));
        if written.is_err() {
            let _ = fs::remove_file(&aside);
        }
    }
}

fn hex(bytes: &[u8]) -> String {
    bytes.iter().map(|byte| format!("{byte:02x}")).collect()
}
