//! YAML as a tree: maps, lists and scalars, each with its line.
//!
//! The parser is `saphyr-parser`, which knows all of YAML 1.2. What a task has no use for is refused and
//! never skipped: aliases (a small file can stand for a huge one with them), keys that are no scalars or
//! stand twice, a second document, more depth than anybody writes.

use saphyr_parser::{Event, Parser, ScalarStyle};

/// A node of the tree, and the line on which it begins.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Node {
    pub content: Content,
    pub line: usize,
}

/// What a node is.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum Content {
    Scalar {
        text: String,
        /// Written without quotes, so that it may stand for a boolean or for nothing.
        plain: bool,
    },
    List(Vec<Node>),
    /// Keys with their lines, in the order in which they stand.
    Map(Vec<(String, usize, Node)>),
}

/// What is wrong with a text, and on which line.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Fault {
    pub line: usize,
    pub what: String,
}

impl Fault {
    pub fn new(line: usize, what: impl Into<String>) -> Self {
        let what = what.into();
        Fault { line, what }
    }
}

/// No task nests deeper than this.
const MOST_DEPTH: usize = 32;

/// The tree of a text that is one document.
pub fn read(text: &str) -> Result<Node, Fault> {
    let mut open: Vec<Open> = Vec::new();
    let mut root = None;
    for event in Parser::new_from_str(text) {
        let (event, span) = event
            .map_err(|error| Fault::new(error.marker().line(), error.info().trim().to_owned()))?;
        let line = span.start.line();
        let done = match event {
            Event::Scalar(text, style, ..) => Content::Scalar {
                text: text.into_owned(),
                plain: style == ScalarStyle::Plain,
            },
            Event::SequenceStart(..) | Event::MappingStart(..) if open.len() == MOST_DEPTH => {
                return Err(Fault::new(line, "this is nested too deeply"));
            }
            Event::SequenceStart(..) => {
                open.push(Open::new(Content::List(Vec::new()), line));
                continue;
            }
            Event::MappingStart(..) => {
                open.push(Open::new(Content::Map(Vec::new()), line));
                continue;
            }
            Event::SequenceEnd | Event::MappingEnd => match open.pop() {
                Some(Open { node, key: None }) => {
                    finish(node, &mut open, &mut root)?;
                    continue;
                }
                _ => return Err(Fault::new(line, "a key without a value")),
            },
            Event::Alias(_) => {
                let what = "an alias (`*name`), which tasks have no use for; write it out";
                return Err(Fault::new(line, what));
            }
            Event::DocumentStart(_) if root.is_some() => {
                return Err(Fault::new(line, "a second document; a task is one"));
            }
            Event::Nothing
            | Event::StreamStart
            | Event::StreamEnd
            | Event::DocumentStart(_)
            | Event::DocumentEnd => continue,
        };
        let content = done;
        finish(Node { content, line }, &mut open, &mut root)?;
    }
    root.ok_or_else(|| Fault::new(1, "nothing is in it"))
}

/// A list or map that has not ended.
struct Open {
    node: Node,
    /// The key of a map whose value comes next.
    key: Option<(String, usize)>,
}

impl Open {
    fn new(content: Content, line: usize) -> Self {
        Open {
            node: Node { content, line },
            key: None,
        }
    }
}

/// Puts a node that is whole where it belongs.
fn finish(node: Node, open: &mut [Open], root: &mut Option<Node>) -> Result<(), Fault> {
    let Some(parent) = open.last_mut() else {
        *root = Some(node);
        return Ok(());
    };
    match (&mut parent.node.content, parent.key.take(), node) {
        (Content::List(items), _, node) => items.push(node),
        (Content::Map(entries), Some((key, line)), node) => {
            if entries.iter().any(|(other, ..)| *other == key) {
                return Err(Fault::new(line, format!("`{key}` stands here twice")));
            }
            entries.push((key, line, node));
        }
        (Content::Map(_), None, Node { content, line }) => match content {
            Content::Scalar { text, .. } => parent.key = Some((text, line)),
            _ => return Err(Fault::new(line, "a key that is a list or a map")),
        },
        (Content::Scalar { .. }, ..) => {}
    }
    Ok(())
}

impl Node {
    /// What it is, for a message.
    pub fn kind(&self) -> &'static str {
        match self.content {
            Content::Scalar { .. } => "a scalar",
            Content::List(_) => "a list",
            Content::Map(_) => "a map",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// The tree in one line.
    fn tree(node: &Node) -> String {
        match &node.content {
            Content::Scalar { text, plain: true } => text.clone(),
            Content::Scalar { text, .. } => format!("{text:?}"),
            Content::List(items) => {
                let items: Vec<_> = items.iter().map(tree).collect();
                format!("[{}]", items.join(", "))
            }
            Content::Map(entries) => {
                let entry =
                    |(key, _, value): &(String, usize, Node)| format!("{key}: {}", tree(value));
                let entries: Vec<_> = entries.iter().map(entry).collect();
                format!("{{{}}}", entries.join(", "))
            }
        }
    }

    #[test]
    fn the_same_tree_however_it_is_written() {
        let block = "a: 'x'\nb:\n  - c: 1\n    d: \"2\"\n  - e\n";
        let flow = "{a: \"x\", b: [{c: 1, d: '2'}, e]} # all of it\n";
        for text in [block, flow] {
            let tree = tree(&read(text).unwrap());
            assert_eq!(tree, "{a: \"x\", b: [{c: 1, d: \"2\"}, e]}");
        }
    }

    #[test]
    fn what_tasks_have_no_use_for_is_refused_with_its_line() {
        let nested = "[".repeat(40);
        for (text, line, what) in [
            ("a: &x 1\nb: *x\n", 2, "an alias"),
            ("a: 1\nb: 2\na: 3\n", 3, "`a` stands here twice"),
            ("a: 1\n---\nb: 2\n", 2, "a second document"),
            ("? [a]\n: 1\n", 1, "a key that is a list"),
            ("a: [1,\nb: 2\n", 2, ""),
            ("# nothing\n", 1, "nothing is in it"),
            (&nested, 1, "this is nested too deeply"),
        ] {
            let fault = read(text).unwrap_err();
            assert!(fault.what.starts_with(what), "{text:?}: {fault:?}");
            assert!(fault.line == line || what.is_empty(), "{text:?}: {fault:?}");
        }
    }
}
