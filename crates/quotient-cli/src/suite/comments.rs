//! What the comments of a program say of its check: lines such as `// quotient: expect deadlock`.
//!
//! Comments directly above a function that is checked are for that function; those before any code are for the file.
//! Which functions are checked, and flags for clang, can only be said for the file.

use std::path::{Path, PathBuf};

use super::settings::{KEYS, Place, Settings};
use crate::error::Error;
use crate::input;

/// The comments of a file that are for us.
#[derive(Debug)]
pub struct Comments {
    file: PathBuf,
    said: Vec<Said>,
}

/// One of them.
#[derive(Debug)]
struct Said {
    /// From 1.
    line: usize,
    key: String,
    value: String,
    /// The line of the code directly below.
    above: Option<usize>,
    /// No code comes before it.
    at_the_head: bool,
}

impl Said {
    fn is_for_the_file(&self) -> bool {
        matches!(self.key.as_str(), "flags" | "entry")
    }
}

impl Comments {
    /// Reads them. A file that cannot be read has none: whoever compiles it says why.
    pub fn of(file: &Path) -> Self {
        let bytes = input::source(file).unwrap_or_default();
        Comments {
            file: file.to_owned(),
            said: read(&String::from_utf8_lossy(&bytes)),
        }
    }

    /// What is said for the file, where these lines of it have functions that are checked.
    pub fn for_file(&self, functions: &[usize]) -> Result<Settings, Error> {
        self.chosen(|said| {
            let is_above = said.above.is_some_and(|line| functions.contains(&line));
            said.is_for_the_file() || said.at_the_head && !is_above
        })
    }

    /// What is said for the function at a line.
    pub fn for_function(&self, line: usize) -> Result<Settings, Error> {
        self.chosen(|said| said.above == Some(line) && !said.is_for_the_file())
    }

    /// Refuses what is for nothing that is checked.
    pub fn all_are_used(&self, functions: &[usize]) -> Result<(), Error> {
        let unused = |said: &&Said| {
            let is_above = said.above.is_some_and(|line| functions.contains(&line));
            !said.is_for_the_file() && !said.at_the_head && !is_above
        };
        match self.said.iter().find(unused) {
            Some(said) => Err(self.place(said).error(
                "this is neither directly above a function without parameters nor before all code; put it there",
            )),
            None => Ok(()),
        }
    }

    fn chosen(&self, wanted: impl Fn(&Said) -> bool) -> Result<Settings, Error> {
        let mut settings = Settings::default();
        for said in self.said.iter().filter(|said| wanted(said)) {
            let place = self.place(said);
            if !settings.set(&said.key, &said.value, place)? {
                return Err(place.error(format!(
                    "`{}` means nothing here; known are {KEYS}",
                    said.key
                )));
            }
        }
        Ok(settings)
    }

    fn place(&self, said: &Said) -> Place<'_> {
        let (file, line) = (&*self.file, said.line);
        Place { file, line }
    }
}

/// The text of a comment that takes up a line.
fn comment(line: &str) -> Option<&str> {
    let marks = ["//", "/*", "*", ";"];
    let text = marks.iter().find_map(|mark| line.strip_prefix(mark))?;
    Some(
        text.trim_end_matches("*/")
            .trim_matches(['/', '!', '*', ' ', '\t']),
    )
}

fn read(text: &str) -> Vec<Said> {
    let mut said: Vec<Said> = Vec::new();
    // Those of them in the comment that a line may be directly below.
    let mut block = 0;
    let mut code = false;
    for (index, line) in text.lines().enumerate() {
        let line = line.trim();
        if let Some(comment) = comment(line) {
            if let Some(words) = comment.strip_prefix("quotient:") {
                let words = words.trim();
                let (key, value) = words.split_once(char::is_whitespace).unwrap_or((words, ""));
                said.push(Said {
                    line: index + 1,
                    key: key.to_owned(),
                    value: value.trim().to_owned(),
                    above: None,
                    at_the_head: !code,
                });
            }
            continue;
        }
        let is_code = !line.is_empty() && !line.starts_with('#');
        if is_code {
            said[block..]
                .iter_mut()
                .for_each(|said| said.above = Some(index + 1));
            code = true;
        }
        block = said.len();
    }
    said
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::suite::settings::Expected;

    fn comments(text: &str) -> Comments {
        Comments {
            file: "a.c".into(),
            said: read(text),
        }
    }

    const TWO: &str = "\
/* quotient: flags -DN=3 */
// quotient: options -a rf

#include <assert.h>
// Loses one.
// quotient: expect assertion
void test_lost(void) {
}

// quotient: options --unroll 3
void test_kept(void) {}
";

    #[test]
    fn comments_are_for_the_file_or_for_a_function() {
        let comments = comments(TWO);
        let file = comments.for_file(&[7, 11]).unwrap();
        assert_eq!(
            (file.flags, file.options),
            (
                vec!["-DN=3".to_owned()],
                vec!["-a".to_owned(), "rf".to_owned()]
            )
        );
        assert_eq!(file.expect, None);
        let lost = comments.for_function(7).unwrap();
        assert_eq!(lost.expect, Some(Expected::Kind("assertion")));
        assert_eq!(
            comments.for_function(11).unwrap().options,
            ["--unroll", "3"]
        );
        assert!(comments.all_are_used(&[7, 11]).is_ok());
        let error = comments.all_are_used(&[7]).unwrap_err().to_string();
        assert!(error.starts_with("a.c:10: "), "{error}");
    }

    #[test]
    fn above_code_that_is_not_checked_it_is_for_the_file() {
        let comments = comments("// quotient: expect race\nint x;\nint main(void) {}\n");
        assert!(comments.for_file(&[3]).unwrap().expect.is_some());
        assert!(comments.all_are_used(&[3]).is_ok());
    }

    #[test]
    fn what_means_nothing_is_refused() {
        let error = comments("// quotient: exepct race\n")
            .for_file(&[])
            .unwrap_err();
        assert!(
            error
                .to_string()
                .starts_with("a.c:1: `exepct` means nothing"),
            "{error}"
        );
    }
}
