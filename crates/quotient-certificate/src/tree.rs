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
    pub(crate) nodes: Vec<Node>,
    /// The way to the last execution added.
    last: Vec<usize>,
}

/// A place in the tree. The first is the root.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub(crate) struct Node {
    /// Who takes a step from here, and where that leads to; in the order in which that is gone through.
    pub(crate) children: Vec<(usize, usize)>,
}

/// Why a text is no certificate.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ReadError {
    /// It does not begin as one.
    Title,
    /// A line cannot be read, or means nothing.
    Line(usize),
    /// It is not as it was written.
    Checksum,
}

impl fmt::Display for ReadError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            ReadError::Title => write!(f, "does not begin with the line `{TITLE}`"),
            ReadError::Line(line) => write!(f, "line {line} cannot be read"),
            ReadError::Checksum => f.write_str("has been changed: the checksum is another"),
        }
    }
}

impl std::error::Error for ReadError {}

impl Default for Tree {
    fn default() -> Self {
        Tree {
            threads: Vec::new(),
            nodes: vec![Node::default()],
            last: Vec::new(),
        }
    }
}

impl Tree {
    /// Adds what has so many steps in common with the last, and then goes on so. Says whether there is such a place.
    fn insert(&mut self, common: usize, rest: &[usize]) -> bool {
        if common > self.last.len() {
            return false;
        }
        self.last.truncate(common);
        for &thread in rest {
            let at = self.last.last().copied().unwrap_or(0);
            let known = self.nodes[at].children.last().copied();
            let next = match known {
                Some((same, next)) if same == thread => next,
                _ => {
                    self.nodes.push(Node::default());
                    let next = self.nodes.len() - 1;
                    self.nodes[at].children.push((thread, next));
                    next
                }
            };
            self.last.push(next);
        }
        true
    }

    /// Reads what was printed.
    pub fn read(text: &str) -> Result<Tree, ReadError> {
        let (body, sum) = text.trim_end().rsplit_once('\n').ok_or(ReadError::Title)?;
        let mut lines = body.lines().zip(1..);
        if lines.next().map(|(line, _)| line) != Some(TITLE) {
            return Err(ReadError::Title);
        }
        if sum != checksum(body) {
            return Err(ReadError::Checksum);
        }
        let mut tree = Tree::default();
        for (line, number) in lines {
            tree.read_line(line).ok_or(ReadError::Line(number))?;
        }
        Ok(tree)
    }

    fn read_line(&mut self, line: &str) -> Option<()> {
        let (kind, rest) = line.split_at_checked(1)?;
        let mut words = rest.split_ascii_whitespace();
        match kind {
            "t" => {
                let parent: usize = words.next()?.parse().ok()?;
                let nth = words.next()?.parse().ok()?;
                (parent <= self.threads.len()).then_some(())?;
                self.threads.push((parent, nth));
                words.next().is_none().then_some(())
            }
            "e" => {
                let common = words.next()?.parse().ok()?;
                let mut schedule = Vec::new();
                for word in words {
                    let (thread, times) = word.split_once('*').unwrap_or((word, "1"));
                    let thread: usize = thread.parse().ok()?;
                    let times: u32 = times.parse().ok()?;
                    (thread <= self.threads.len() && times <= 1 << 24).then_some(())?;
                    schedule.extend((0..times).map(|_| thread));
                }
                self.insert(common, &schedule).then_some(())
            }
            _ => None,
        }
    }
}

pub(crate) fn checksum(text: &str) -> String {
    let sum = Sha256::digest(text.as_bytes());
    sum.iter().map(|byte| format!("{byte:02x}")).collect()
}
