//! What a task file says: which program, which properties, for which machine.
//!
//! It is the format of task definitions of BenchExec, versions 1.0 to 2.1. Whatever is not part of it is an
//! error, except among the `options`, which are there for many tools.

use std::path::{Path, PathBuf};

use super::yaml::{Content, Fault, Node, read};

/// A task.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Task {
    /// The program, relative to the folder of the task.
    pub files: Vec<PathBuf>,
    pub properties: Vec<Property>,
    /// Pointers and `long` have 32 bits.
    pub narrow: bool,
}

/// A property to check.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Property {
    /// Its name: that of its file, without folder and extension.
    pub name: String,
    /// What the answer should be.
    pub expected: Option<bool>,
}

const VERSIONS: [&str; 4] = ["1.0", "2", "2.0", "2.1"];

impl Task {
    /// Reads a task file.
    pub fn parse(text: &str) -> Result<Task, Fault> {
        let root = read(text)?;
        let mut task = Task::default();
        for (key, line, value) in entries(&root, "a task")? {
            match key.as_str() {
                "format_version" => check_version(value)?,
                "input_files" => task.files = files(value)?,
                "properties" => task.properties = properties(value)?,
                "options" => task.narrow = narrow(value)?,
                // What is needed besides, which is found as the program says, and words for people.
                "required_files" | "additional_information" => {}
                _ => {
                    let what = format!("`{key}`, which no task has");
                    return Err(Fault::new(*line, what));
                }
            }
        }
        if task.files.is_empty() {
            let what = "no `input_files`, so there is nothing to check";
            return Err(Fault::new(root.line, what));
        }
        if task.properties.is_empty() {
            let what = "no `properties`, so nothing is asked";
            return Err(Fault::new(root.line, what));
        }
        Ok(task)
    }
}

fn entries<'n>(node: &'n Node, what: &str) -> Result<&'n [(String, usize, Node)], Fault> {
    match &node.content {
        Content::Map(entries) => Ok(entries),
        _ => {
            let what = format!("{what} is a map, and this is {}", node.kind());
            Err(Fault::new(node.line, what))
        }
    }
}

fn scalar<'n>(node: &'n Node, what: &str) -> Result<&'n str, Fault> {
    match &node.content {
        Content::Scalar { text, .. } if !text.is_empty() => Ok(text),
        Content::Scalar { .. } => Err(Fault::new(node.line, format!("`{what}` is empty"))),
        _ => {
            let what = format!("`{what}` is a scalar, and this is {}", node.kind());
            Err(Fault::new(node.line, what))
        }
    }
}

fn check_version(node: &Node) -> Result<(), Fault> {
    let version = scalar(node, "format_version")?;
    match VERSIONS.contains(&version) {
        true => Ok(()),
        false => {
            let what = format!("the format of tasks has no version {version} that is known here");
            Err(Fault::new(node.line, what))
        }
    }
}

/// One file, or a list of them.
fn files(node: &Node) -> Result<Vec<PathBuf>, Fault> {
    let file = |node: &Node| scalar(node, "input_files").map(PathBuf::from);
    match &node.content {
        Content::List(items) => items.iter().map(file).collect(),
        _ => Ok(vec![file(node)?]),
    }
}

fn properties(node: &Node) -> Result<Vec<Property>, Fault> {
    match &node.content {
        Content::List(items) => items.iter().map(property).collect(),
        _ => {
            let what = format!("`properties` is a list, and this is {}", node.kind());
            Err(Fault::new(node.line, what))
        }
    }
}

fn property(node: &Node) -> Result<Property, Fault> {
    let (mut name, mut expected) = (None, None);
    for (key, line, value) in entries(node, "a property")? {
        match key.as_str() {
            "property_file" => name = Some(property_name(value)?),
            "expected_verdict" => expected = Some(verdict(value)?),
            "subproperty" => _ = scalar(value, "subproperty")?,
            _ => {
                let what = format!("`{key}`, which no property has");
                return Err(Fault::new(*line, what));
            }
        }
    }
    match name {
        Some(name) => Ok(Property { name, expected }),
        None => Err(Fault::new(node.line, "a property without `property_file`")),
    }
}

fn property_name(node: &Node) -> Result<String, Fault> {
    let file = scalar(node, "property_file")?;
    match Path::new(file).file_stem() {
        Some(stem) => Ok(stem.to_string_lossy().into_owned()),
        None => Err(Fault::new(node.line, format!("`{file}` names no property"))),
    }
}

fn verdict(node: &Node) -> Result<bool, Fault> {
    match scalar(node, "expected_verdict")? {
        "true" => Ok(true),
        "false" => Ok(false),
        other => {
            let what = format!("`expected_verdict` is true or false, and not {other}");
            Err(Fault::new(node.line, what))
        }
    }
}

/// Whether the options ask for pointers of 32 bits.
fn narrow(node: &Node) -> Result<bool, Fault> {
    let mut narrow = false;
    for (key, _, value) in entries(node, "`options`")? {
        match key.as_str() {
            "data_model" => {
                narrow = match scalar(value, "data_model")? {
                    "ILP32" => true,
                    "LP64" => false,
                    other => {
                        let what = format!("the data model {other}; ILP32 and LP64 are known");
                        return Err(Fault::new(value.line, what));
                    }
                }
            }
            "language" => match scalar(value, "language")? {
                "C" | "C++" => {}
                other => {
                    let what = format!("the language {other}; C and C++ are known");
                    return Err(Fault::new(value.line, what));
                }
            },
            _ => {}
        }
    }
    Ok(narrow)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn task_files_are_read() {
        let task = Task::parse(
            "format_version: '2.0'\n# a comment\ninput_files: 'a.i'\nproperties:\n  - \
             property_file: ../properties/unreach-call.prp\n    expected_verdict: false\n  - \
             property_file: ../properties/no-data-race.prp\noptions:\n  language: C\n  \
             data_model: ILP32\n",
        )
        .unwrap();
        assert_eq!(task.files, [PathBuf::from("a.i")]);
        assert_eq!(task.properties[0].name, "unreach-call");
        assert_eq!(task.properties[0].expected, Some(false));
        assert_eq!(task.properties[1].name, "no-data-race");
        assert_eq!(task.properties[1].expected, None);
        assert!(task.narrow);
    }

    #[test]
    fn a_task_may_be_written_in_one_line() {
        let task = Task::parse(
            "{format_version: 2.0, input_files: [a.c, \"b.c\"], properties: [{property_file: p.prp}]}",
        )
        .unwrap();
        assert_eq!(task.files, [PathBuf::from("a.c"), PathBuf::from("b.c")]);
        assert_eq!(task.properties[0].name, "p");
        assert!(!task.narrow);
    }

    #[test]
    fn what_means_nothing_is_refused() {
        let good = "properties: [{property_file: p.prp}]";
        for (text, what) in [
            ("input_files: a.c".to_owned(), "no `properties`"),
            (format!("{good}\n"), "no `input_files`"),
            (format!("input_files: a.c\n{good}\nfoo: 1"), "`foo`"),
            (
                format!("input_files: {{}}\n{good}"),
                "`input_files` is a scalar",
            ),
            (format!("input_files: ''\n{good}"), "`input_files` is empty"),
            (
                format!("input_files: a.c\n{good}\nformat_version: 9"),
                "the format of tasks",
            ),
            (
                format!("input_files: a.c\n{good}\noptions: {{data_model: LP46}}"),
                "the data model",
            ),
            (
                format!("input_files: a.c\n{good}\noptions: {{language: Java}}"),
                "the language",
            ),
            (
                "input_files: a.c\nproperties: [{expected_verdict: true}]".to_owned(),
                "a property w",
            ),
            (
                "input_files: a.c\nproperties: [{property_file: p, expected_verdict: maybe}]"
                    .to_owned(),
                "`expected_verdict`",
            ),
            (
                "input_files: a.c\nproperties: p.prp".to_owned(),
                "`properties` is a list",
            ),
            ("just words".to_owned(), "a task is a map"),
        ] {
            let fault = Task::parse(&text).unwrap_err();
            assert!(fault.what.starts_with(what), "{text}: {fault:?}");
        }
    }
}
