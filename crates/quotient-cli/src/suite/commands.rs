//! The flags of a build: `compile_commands.json`, which cmake, meson, bear and others write.
//!
//! Of the flags only those are taken that say what the source means. Warnings, outputs, plugins and optimisation are the
//! build's own business.

use std::collections::BTreeMap;
use std::path::{Path, PathBuf};

use serde::Deserialize;

use crate::error::Error;
use crate::flags;
use crate::input;

/// No build has a larger one.
const MOST_BYTES: u64 = 1 << 28;

/// What each file is compiled with.
#[derive(Default, Debug)]
pub struct Commands(BTreeMap<PathBuf, Vec<String>>);

/// One entry of the list.
#[derive(Deserialize)]
struct Entry {
    directory: PathBuf,
    file: PathBuf,
    command: Option<String>,
    arguments: Option<Vec<String>>,
}

impl Commands {
    /// Reads the file.
    pub fn read(path: &Path) -> Result<Self, Error> {
        let wrong = |what: &dyn std::fmt::Display| {
            Error::CommandLine(format!(
                "{}: {what}; let the build write it anew, as cmake does with -DCMAKE_EXPORT_COMPILE_COMMANDS=ON",
                path.display()
            ))
        };
        let text = input::text_up_to(path, MOST_BYTES)?;
        let entries: Vec<Entry> = serde_json::from_str(&text).map_err(|error| wrong(&error))?;
        let mut commands = BTreeMap::new();
        for entry in entries {
            let file = canonical(&entry.directory.join(&entry.file));
            let words = match (entry.arguments, entry.command) {
                (Some(arguments), _) => arguments,
                (None, Some(line)) => flags::words(&line)
                    .map_err(|error| wrong(&format!("{}: {error}", file.display())))?,
                (None, None) => {
                    return Err(wrong(&format!(
                        "{} has neither command nor arguments",
                        file.display()
                    )));
                }
            };
            // The first is the compiler.
            let kept = flags::only_harmless(words.get(1..).unwrap_or_default());
            let kept = kept
                .into_iter()
                .filter(|flag| !flag.starts_with("-O"))
                .collect::<Vec<_>>();
            let kept = flags::seen_from_here(&kept, &entry.directory);
            // Of several entries for a file the first counts, as for other tools.
            commands.entry(file).or_insert(kept);
        }
        Ok(Commands(commands))
    }

    /// The flags for a file; none if the build does not know it.
    pub fn flags(&self, file: &Path) -> &[String] {
        self.0.get(&canonical(file)).map_or(&[], Vec::as_slice)
    }
}

/// One name for a file. One that does not exist keeps the name that it has.
fn canonical(path: &Path) -> PathBuf {
    path.canonicalize().unwrap_or_else(|_| path.to_owned())
}
