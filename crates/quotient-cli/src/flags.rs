//! Flags for clang that come from files: from a saved violation, from a suite, from a database of commands.
//!
//! Clang loads plugins, writes files and runs other programs if a flag says so. Whoever gives flags on the command line may
//! do all that; a file that may come from anybody may not.

use std::path::Path;

/// What they begin with.
const HARMLESS: [&str; 14] = [
    "-D",
    "-U",
    "-I",
    "-O",
    "-std=",
    "-isystem",
    "-iquote",
    "-idirafter",
    "-include",
    "-pthread",
    "-m32",
    "-m64",
    "-fno-exceptions",
    "-fno-rtti",
];

/// Those that name a file or a folder, in the same argument or in the next.
const PATHS: [&str; 5] = ["-I", "-isystem", "-iquote", "-idirafter", "-include"];

/// Whether the value of a flag is the next argument.
fn is_apart(flag: &str) -> bool {
    ["-D", "-U"].contains(&flag) || PATHS.contains(&flag)
}

fn is_harmless(flag: &str) -> bool {
    // `-include-pch` loads what clang has written, and more than text.
    let known = HARMLESS.iter().any(|known| flag.starts_with(known));
    known && !flag.starts_with("-include-")
}

/// The first of the flags that is not known to do no harm.
pub fn harmful(flags: &[String]) -> Option<&str> {
    let mut flags = flags.iter();
    while let Some(flag) = flags.next() {
        if !is_harmless(flag) {
            return Some(flag);
        }
        if is_apart(flag) {
            flags.next();
        }
    }
    None
}

/// Those of the flags that do no harm, with their values.
pub fn only_harmless(flags: &[String]) -> Vec<String> {
    let mut kept = Vec::new();
    let mut flags = flags.iter();
    while let Some(flag) = flags.next() {
        let value = is_apart(flag).then(|| flags.next()).flatten();
        if is_harmless(flag) {
            kept.push(flag.clone());
            kept.extend(value.cloned());
        }
    }
    kept
}

/// The same flags, with paths that are relative to a folder made relative to where the command runs.
pub fn seen_from_here(flags: &[String], folder: &Path) -> Vec<String> {
    let seen = |path: &str| folder.join(path).to_string_lossy().into_owned();
    let mut changed = Vec::with_capacity(flags.len());
    let mut flags = flags.iter();
    while let Some(flag) = flags.next() {
        let named = PATHS.iter().find(|known| flag.starts_with(*known));
        match named {
            Some(name) if flag.len() > name.len() => {
                changed.push(format!("{name}{}", seen(&flag[name.len()..])));
            }
            Some(_) => {
                changed.push(flag.clone());
                changed.extend(flags.next().map(|path| seen(path)));
            }
            None => changed.push(flag.clone()),
        }
    }
    changed
}

/// The words of a line, as a shell would part them: quotes keep blanks, a backslash keeps what follows. Nothing else has a
/// meaning.
pub fn words(line: &str) -> Result<Vec<String>, &'static str> {
    let mut words = Vec::new();
    let mut word: Option<String> = None;
    let mut quote: Option<char> = None;
    let mut chars = line.chars();
    while let Some(c) = chars.next() {
        match (c, quote) {
            ('\\', None | Some('"')) => {
                let next = chars.next().ok_or("a backslash with nothing behind it")?;
                word.get_or_insert_default().push(next);
            }
            (c, Some(open)) if c == open => quote = None,
            ('"' | '\'', None) => {
                quote = Some(c);
                word.get_or_insert_default();
            }
            (c, None) if c.is_whitespace() => words.extend(word.take()),
            (c, _) => word.get_or_insert_default().push(c),
        }
    }
    match quote {
        Some(_) => Err("a quote that does not end"),
        None => {
            words.extend(word);
            Ok(words)
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn split(line: &str) -> Vec<String> {
        words(line).unwrap()
    }

    #[test]
    fn words_are_parted_as_a_shell_does() {
        assert_eq!(
            split(r#" -DA="b c"  '-I d' e\ f "" "#),
            ["-DA=b c", "-I d", "e f", ""]
        );
        assert!(words("-D'A").is_err() && words("a\\").is_err());
    }

    #[test]
    fn what_could_run_something_is_seen() {
        let harmful = |line: &str| super::harmful(&split(line)).map(str::to_owned);
        assert_eq!(
            harmful("-DN=3 -I x -isystem y -std=c11 -include z.h -m32"),
            None
        );
        assert_eq!(harmful("-D -fplugin=x.so -O1"), None, "the value of -D");
        for flag in [
            "-fplugin=x.so",
            "-Xclang",
            "-Wp,-MD,x",
            "@x",
            "-include-pch",
            "-o",
            "x.c",
        ] {
            assert_eq!(harmful(&format!("-O1 {flag}")).as_deref(), Some(flag));
        }
        let kept = only_harmless(&split("-c -o x.o -DN=3 -Wall -I inc -Xclang -load x.c"));
        assert_eq!(kept, ["-DN=3", "-I", "inc"]);
    }

    #[test]
    fn paths_are_seen_from_here() {
        let flags = split("-DN=a -Iinc -I inc -isystem /usr/x -include=a");
        let seen = seen_from_here(&flags[..6], Path::new("lib"));
        assert_eq!(
            seen,
            ["-DN=a", "-Ilib/inc", "-I", "lib/inc", "-isystem", "/usr/x"]
        );
    }
}
