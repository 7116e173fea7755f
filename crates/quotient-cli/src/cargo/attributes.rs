//! What stands above a test in its source: rustc puts it into what libtest reads, in a form that changes from version to
//! version, while the source is there for everybody.

use std::ffi::OsString;
use std::path::Path;

use quotient::RustTest;

/// What of it matters here.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Attributes {
    /// The test is not run.
    pub ignored: bool,
    /// It must panic, with a message that contains this.
    pub should_panic: Option<String>,
    /// Options of `quotient check`.
    pub options: Vec<OsString>,
}

impl Attributes {
    /// Those of a test whose source can be read, or none. Names of sources are as seen from the folder in which they were compiled.
    pub fn of(test: &RustTest, compiled_in: &Path) -> Self {
        let text = test
            .file
            .as_ref()
            .and_then(|file| std::fs::read_to_string(compiled_in.join(file)).ok());
        let text = text.unwrap_or_default();
        match test.line(&text) {
            Some(line) => Attributes::above(&text, line),
            None => Attributes::default(),
        }
    }

    /// Those above a line, from 1, and on it: up to where something else ends or begins.
    fn above(text: &str, line: usize) -> Self {
        let lines: Vec<&str> = text.lines().take(line).map(str::trim).collect();
        let is_comment = |text: &str| text.starts_with("//");
        let belongs =
            |text: &&&str| is_comment(text) || !text.is_empty() && !text.ends_with(['{', '}', ';']);
        let Some((own, before)) = lines.split_last() else {
            return Attributes::default();
        };
        let mut above: Vec<&str> = before.iter().rev().take_while(belongs).copied().collect();
        above.retain(|text| !is_comment(text));
        above.reverse();
        above.push(own);
        let text = above.join(" ");
        let options = text.split_once("#[quotient_test::test(");
        let options =
            options.map(|(_, after)| options_of(after.split(')').next().unwrap_or_default()));
        let should_panic = text.split_once("#[should_panic").map(|(_, after)| {
            let inside = after.split_once(']').map_or(after, |(inside, _)| inside);
            let message = inside.split_once('"').map(|(_, quoted)| quoted);
            let message = message.and_then(|quoted| quoted.rsplit_once('"'));
            message.map_or("", |(message, _)| message).to_owned()
        });
        Attributes {
            ignored: text.contains("#[ignore"),
            should_panic,
            options: options.unwrap_or_default(),
        }
    }
}

/// `algorithm = "rf", races` as options. The attribute itself has seen to it that they are known.
fn options_of(arguments: &str) -> Vec<OsString> {
    let arguments = arguments.split(',').map(str::trim);
    let options = arguments.filter(|argument| !argument.is_empty());
    let options = options.map(|argument| match argument.split_once('=') {
        Some((name, value)) => {
            let value = value.trim().trim_matches('"');
            format!("--{}={value}", name.trim().replace('_', "-")).into()
        }
        None => format!("--{argument}").into(),
    });
    options.collect()
}

#[cfg(test)]
mod tests {
    use super::Attributes;

    #[test]
    fn attributes_belong_to_the_function_below() {
        let text = "#[test]\nfn a() {}\n\n#[test]\n#[should_panic(expected = \"boo\")]\n// why\n#[ignore]\nfn b() {}\n";
        assert_eq!(Attributes::above(text, 2), Attributes::default());
        let b = Attributes::above(text, 8);
        assert_eq!(b.should_panic.as_deref(), Some("boo"));
        assert!(b.ignored);
    }

    #[test]
    fn attributes_of_neighbours_and_in_several_lines() {
        let text = "#[test] #[should_panic] fn a() {}\n#[test] #[ignore] fn b() {}\n\
            #[test]\n#[should_panic(\n    expected = \"x\"\n)]\n// #[ignore]\nfn c() {\n";
        let [a, b, c] = [1, 2, 8].map(|line| Attributes::above(text, line));
        assert_eq!((a.should_panic.as_deref(), a.ignored), (Some(""), false));
        assert_eq!((b.should_panic.as_deref(), b.ignored), (None, true));
        assert_eq!((c.should_panic.as_deref(), c.ignored), (Some("x"), false));
    }

    #[test]
    fn options_stand_in_the_attribute() {
        let text =
            "#[quotient_test::test(algorithm = \"rf\", max_executions = 7, races)]\nfn a() {}\n";
        let options = Attributes::above(text, 2).options;
        assert_eq!(options, ["--algorithm=rf", "--max-executions=7", "--races"]);
    }
}
