//! The tree of schedules, and how it is read from a file: text, an execution on each line (`crate::writer`).

use std::fmt;

use sha2::{Digest, Sha256};

/// The first line of a file.
pub(crate) const TITLE: &str = "quotient certificate 1";

/// Schedules, with what they begin with in common.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Tree {
    /// For each thread but the first, who creates it, and which of the creator's children it is.
    pub(crate) threads: Vec<(usize, u32)>,
    /// By node, of which the first is the root: who takes a step from there, and where that leads to; in the order in which
    /// that is gone through.
    pub(crate) children: Vec<Vec<(usize, usize)>>,
}

/// Why a text is no certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadError(String);

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for ReadError {}

impl Tree {
    /// Reads what was written.
    pub fn read(text: &str) -> Result<Tree, ReadError> {
        let error = |what: String| Err(ReadError(what));
        let (body, sum) = text.trim_end().rsplit_once('\n').unwrap_or_default();
        let mut lines = body.lines().zip(1..);
        if lines.next().map(|(line, _)| line) != Some(TITLE) {
            return error(format!("does not begin with the line `{TITLE}`"));
        }
        if sum != checksum(body) {
            return error("has been changed: the checksum is another".to_owned());
        }
        let (threads, children) = (Vec::new(), vec![Vec::new()]);
        let mut tree = Tree { threads, children };
        let mut way = vec![0];
        for (line, number) in lines {
            if tree.read_line(line, &mut way).is_none() {
                return error(format!("line {number} cannot be read"));
            }
        }
        Ok(tree)
    }

    /// Reads a line, `way` being the nodes of the last execution.
    fn read_line(&mut self, line: &str, way: &mut Vec<usize>) -> Option<()> {
        let (kind, rest) = line.split_at_checked(1)?;
        let mut words = rest.split_ascii_whitespace();
        let first: usize = words.next()?.parse().ok()?;
        if kind == "t" {
            let nth = words.next()?.parse().ok()?;
            self.threads.push((first, nth));
            return (first < self.threads.len() && words.next().is_none()).then_some(());
        }
        (kind == "e" && first < way.len()).then(|| way.truncate(first + 1))?;
        for word in words {
            let (thread, times) = word.split_once('*').unwrap_or((word, "1"));
            let (thread, times): (usize, u32) = (thread.parse().ok()?, times.parse().ok()?);
            (thread <= self.threads.len() && times <= 1 << 24).then_some(())?;
            for _ in 0..times {
                let (at, new) = (*way.last()?, self.children.len());
                match self.children[at].last() {
                    Some(&(last, next)) if last == thread => way.push(next),
                    _ => {
                        self.children[at].push((thread, new));
                        self.children.push(Vec::new());
                        way.push(new);
                    }
                }
            }
        }
        Some(())
    }
}

pub(crate) fn checksum(text: &str) -> String {
    let sum = Sha256::digest(text.as_bytes());
    sum.iter().map(|byte| format!("{byte:02x}")).collect()
}
