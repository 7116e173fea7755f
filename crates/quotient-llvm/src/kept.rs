//! What clang made of the same before: a file for each run, named for all that clang was given, with what it looked at.
//!
//! A run is the same if it is the same clang, with the same flags, on the same text, in the same folder, with the same variables that it
//! reads. What it includes clang itself says; of each of those files, and of each folder in which it might have found another one first,
//! the file has the stamp, and the text counts only as long as all stamps are as they were. What changed while clang ran,
//! or has the time in it, is not kept.
//!
//! A file that cannot be read, or written, was never there.

use std::env;
use std::ffi::{OsStr, OsString};
use std::fs::{self, File};
use std::io::{self, BufRead, BufReader, Read, Write};
use std::path::{Path, PathBuf};
use std::time::{Duration, SystemTime};

use sha2::{Digest, Sha256};

use crate::source;

/// The first line of each file.
const FORMAT: &str = "quotient: what clang made, 1";

/// The line before the text.
const TEXT: &str = "text";

/// Larger texts are not kept.
const LARGEST: u64 = 64 << 20;

/// All files together; the ones that were not asked for the longest go first.
const MOST: u64 = 512 << 20;

/// The system's clock of files may be behind by so much.
const BEHIND: Duration = Duration::from_millis(100);

/// What clang reads besides its flags.
const VARIABLES: [&str; 8] = [
    "CPATH",
    "C_INCLUDE_PATH",
    "CPLUS_INCLUDE_PATH",
    "CCC_OVERRIDE_OPTIONS",
    "CLANG_CONFIG_FILE_USER_DIR",
    "GCC_EXEC_PREFIX",
    "SOURCE_DATE_EPOCH",
    "SDKROOT",
];

/// Flags that have clang run or read what it does not tell of.
const UNTOLD: [&str; 9] = [
    "@",
    "-M",
    "-Xclang",
    "-Wp,",
    "-Xpreprocessor",
    "-fmodule",
    "-fplugin",
    "-include-pch",
    "--config",
];

/// Flags that name a folder to search.
const FOLDERS: [&str; 6] = [
    "-I",
    "-isystem",
    "-iquote",
    "-idirafter",
    "-isysroot",
    "--sysroot=",
];

/// Where compilers search if nobody says where.
const USUAL: [&str; 2] = ["/usr/local/include", "/usr/include"];

/// Where the user's cache is, if the system says so.
pub fn user_cache() -> Option<PathBuf> {
    let set = |name: &str| {
        env::var_os(name)
            .filter(|value| !value.is_empty())
            .map(PathBuf::from)
    };
    let folder = set("XDG_CACHE_HOME").or_else(|| Some(set("HOME")?.join(".cache")))?;
    Some(folder.join("quotient"))
}

/// What is kept of a run that is about to be made.
#[derive(Debug)]
pub(crate) struct Kept {
    file: PathBuf,
    searched: Vec<PathBuf>,
}

/// What clang is called with.
pub(crate) struct Run<'a> {
    pub clang: &'a Path,
    /// What is in every call.
    pub own_flags: &'a [&'a str],
    pub flags: &'a [OsString],
    pub source: &'a Path,
    pub bytes: &'a [u8],
}

impl Kept {
    /// `None` if it cannot be told whether the run is the same as one before.
    pub fn of(run: &Run<'_>) -> Option<Self> {
        let untold = |flag: &OsString| {
            let flag = flag.to_string_lossy();
            UNTOLD.iter().any(|untold| flag.starts_with(untold))
        };
        if run.flags.iter().any(untold) || has_time(run.bytes) {
            return None;
        }
        let here = env::current_dir().ok()?;
        let source = std::path::absolute(run.source).ok()?;
        let mut hash = Sha256::new();
        let mut part = |bytes: &[u8]| {
            hash.update((bytes.len() as u64).to_le_bytes());
            hash.update(bytes);
        };
        part(FORMAT.as_bytes());
        let clang = fs::canonicalize(run.clang).ok()?;
        part(stamp(&clang).as_bytes());
        for path in [run.clang, &clang, &here, &source, run.source] {
            part(path.as_os_str().as_encoded_bytes());
        }
        run.own_flags.iter().for_each(|flag| part(flag.as_bytes()));
        part(&[]);
        for flag in run.flags {
            part(flag.as_encoded_bytes());
        }
        for name in VARIABLES {
            let value = env::var_os(name).unwrap_or_default();
            part(value.as_encoded_bytes());
        }
        part(run.bytes);
        let name: String = hash.finalize().iter().map(|b| format!("{b:02x}")).collect();
        let mut searched = searched(run.flags);
        searched.extend(source.parent().map(Path::to_owned));
        searched.extend(USUAL.map(PathBuf::from));
        Some(Kept {
            file: user_cache()?.join("clang").join(name),
            searched,
        })
    }

    /// The text, if all is as it was.
    pub fn text(&self) -> Option<String> {
        let file = File::open(&self.file).ok()?;
        let mut lines = BufReader::new(&file);
        let mut line = String::new();
        let mut next = |lines: &mut BufReader<&File>| {
            line.clear();
            lines.read_line(&mut line).ok()?;
            line.strip_suffix('\n').map(str::to_owned)
        };
        if next(&mut lines)? != FORMAT {
            return None;
        }
        loop {
            let line = next(&mut lines)?;
            if line == TEXT {
                break;
            }
            let (was, path) = line.split_once('\t')?;
            if stamp(Path::new(path)) != was {
                return None;
            }
        }
        let mut text = String::new();
        lines.read_to_string(&mut text).ok()?;
        // It goes last. If that cannot be noted it goes earlier.
        let _ = file.set_modified(SystemTime::now());
        Some(text)
    }

    /// Keeps what clang made of a run that began then. `told` is the file in which it tells what it included, and
    /// `copy` what it was given.
    pub fn put(&self, began: SystemTime, told: &Path, copy: &Path, text: &str) {
        if text.len() as u64 > LARGEST {
            return;
        }
        let Some(stamps) = self.stamps(began, told, copy) else {
            return;
        };
        // Written aside first: others may be reading.
        let aside = self.file.with_extension(std::process::id().to_string());
        let write = || -> io::Result<()> {
            let folder = self.file.parent().unwrap_or(Path::new(""));
            fs::create_dir_all(folder)?;
            let mut file = File::create(&aside)?;
            write!(file, "{FORMAT}\n{stamps}{TEXT}\n")?;
            file.write_all(text.as_bytes())?;
            drop(file);
            fs::rename(&aside, &self.file)?;
            make_room(folder)
        };
        if write().is_err() {
            let _ = fs::remove_file(&aside);
        }
    }

    /// The stamps of all that clang looked at, a line each.
    fn stamps(&self, began: SystemTime, told: &Path, copy: &Path) -> Option<String> {
        let told = fs::read_to_string(told).ok()?;
        let included: Vec<PathBuf> = dependencies(&told)
            .map(PathBuf::from)
            .filter(|path| path != copy)
            .collect();
        let mut folders = self.searched.clone();
        folders.extend(
            included
                .iter()
                .filter_map(|path| Some(path.parent()?.into())),
        );
        folders.sort();
        folders.dedup();
        let before = began.checked_sub(BEHIND)?;
        let mut stamps = String::new();
        for path in included.iter().chain(&folders) {
            let name = path.to_str().filter(|name| !name.contains(['\n', '\t']))?;
            if changed_since(path, before) {
                return None;
            }
            stamps += &format!("{}\t{name}\n", stamp(path));
        }
        for path in &included {
            // A device may have no end.
            if has_time(&source::read(path).ok()?) {
                return None;
            }
        }
        Some(stamps)
    }
}

/// The folders that flags have clang search.
fn searched(flags: &[OsString]) -> Vec<PathBuf> {
    let mut folders = Vec::new();
    let mut flags = flags.iter();
    while let Some(flag) = flags.next() {
        let flag = flag.to_string_lossy();
        let named = FOLDERS.iter().find_map(|name| flag.strip_prefix(name));
        match named {
            Some("") => folders.extend(flags.next().map(PathBuf::from)),
            Some(folder) => folders.push(PathBuf::from(folder)),
            None => {}
        }
    }
    folders
}

/// Whether a text has macros in it whose value is the time.
fn has_time(bytes: &[u8]) -> bool {
    let names: [&[u8]; 3] = [b"__DATE__", b"__TIME__", b"__TIMESTAMP__"];
    let mut rest = bytes;
    while let Some(at) = rest.iter().position(|&byte| byte == b'_') {
        rest = &rest[at..];
        if names.iter().any(|name| rest.starts_with(name)) {
            return true;
        }
        let word = rest
            .iter()
            .position(|&byte| byte != b'_' && !byte.is_ascii_alphanumeric());
        rest = &rest[word.unwrap_or(rest.len())..];
    }
    false
}

/// The files that a rule for `make` depends on, as clang writes it.
fn dependencies(rule: &str) -> impl Iterator<Item = String> {
    let files = rule.split_once(": ").map_or("", |(_, files)| files);
    let mut found = vec![String::new()];
    let mut characters = files.chars().peekable();
    while let Some(character) = characters.next() {
        let next = characters.peek().copied();
        let last = found.len() - 1;
        match (character, next) {
            ('\\', Some('\n')) => {}
            ('\\', Some(quoted @ (' ' | '#'))) | ('$', Some(quoted @ '$')) => {
                found[last].push(quoted);
                characters.next();
            }
            (' ' | '\n', _) => found.push(String::new()),
            _ => found[last].push(character),
        }
    }
    found.into_iter().filter(|file| !file.is_empty())
}

/// What tells whether a file or folder is as it was.
#[cfg(unix)]
fn stamp(path: &Path) -> String {
    use std::os::unix::fs::MetadataExt;
    match fs::metadata(path) {
        // What a folder holds makes no difference to its size that its time does not show.
        Ok(found) => format!(
            "{}:{}:{} {}.{} {}.{}",
            found.dev(),
            found.ino(),
            if found.is_dir() { 0 } else { found.len() },
            found.mtime(),
            found.mtime_nsec(),
            found.ctime(),
            found.ctime_nsec()
        ),
        Err(_) => "absent".to_owned(),
    }
}

#[cfg(unix)]
fn changed_since(path: &Path, time: SystemTime) -> bool {
    use std::os::unix::fs::MetadataExt;
    let since = time.duration_since(SystemTime::UNIX_EPOCH);
    let since = since.map_or(0, |since| since.as_nanos() as i128);
    fs::metadata(path).is_ok_and(|found| {
        let [modified, changed] = [
            (found.mtime(), found.mtime_nsec()),
            (found.ctime(), found.ctime_nsec()),
        ]
        .map(|(seconds, rest)| i128::from(seconds) * 1_000_000_000 + i128::from(rest));
        modified.max(changed) >= since
    })
}

/// Elsewhere nothing is kept.
#[cfg(not(unix))]
fn stamp(_path: &Path) -> String {
    String::new()
}

#[cfg(not(unix))]
fn changed_since(_path: &Path, _time: SystemTime) -> bool {
    true
}

/// Removes what was not asked for the longest, until there is room.
fn make_room(folder: &Path) -> io::Result<()> {
    let mut files = Vec::new();
    for entry in fs::read_dir(folder)? {
        let entry = entry?;
        // Another may have removed it.
        if let Ok(found) = entry.metadata() {
            files.push((found.modified()?, found.len(), entry.path()));
        }
    }
    let mut all: u64 = files.iter().map(|(_, size, _)| size).sum();
    files.sort();
    for (_, size, path) in files {
        if all <= MOST {
            break;
        }
        let _ = fs::remove_file(path);
        all -= size;
    }
    Ok(())
}

/// The flags that have clang tell what it includes.
pub(crate) fn telling(told: &Path) -> [&OsStr; 3] {
    [OsStr::new("-MD"), OsStr::new("-MF"), told.as_os_str()]
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_depends_is_read_as_clang_writes_it() {
        let rule = "program.o: /a/program.c /b/with\\ space.h \\\n  /c/two$$.h c:/d.h\n";
        let files: Vec<String> = dependencies(rule).collect();
        let expected = ["/a/program.c", "/b/with space.h", "/c/two$.h", "c:/d.h"];
        assert_eq!(files, expected);
    }

    #[test]
    fn texts_with_the_time_in_them_are_found() {
        assert!(has_time(b"x = __TIME__;") && has_time(b"__DATE__"));
        assert!(!has_time(b"int __TIM; DATE__; ___TIME"));
    }

    #[test]
    fn folders_are_searched_as_flags_say() {
        let flags = ["-Ia", "-I", "b", "-DX", "-isystem", "c", "--sysroot=d"].map(OsString::from);
        assert_eq!(searched(&flags), ["a", "b", "c", "d"].map(PathBuf::from));
    }
}
