//! What stands above a test in its source: rustc puts it into what libtest reads, in a form that changes from version to
//! version, while the source is there for everybody.

use std::ffi::OsString;

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
    /// Those of a test whose source can be read, or none.
    pub fn of(test: &RustTest) -> Self {
        let text = test
            .file
            .as_ref()
            .and_then(|file| std::fs::read_to_string(file).ok());
        let text = text.unwrap_or_default();
        match test.line(&text) {
            Some(line) => Attributes::above(&text, line),
            None => Attributes::default(),
        }
    }

    /// Those above a line, from 1, and on it.
    fn above(text: &str, line: usize) -> Self {
        let lines: Vec<&str> = text.lines().take(line).map(str::trim).collect();
        let belongs = |text: &&&str| text.starts_with("#[") || text.starts_with("//");
        let (own, before) = match lines.split_last() {
            Some((own, before)) => (*own, before),
            None => return Attributes::default(),
        };
        let above = before.iter().rev().take_while(belongs).copied();
        let mut attributes = Attributes::default();
        for text in above.chain([own]) {
            if let Some((_, after)) = text.split_once("#[quotient_test::test(") {
                attributes.options = options(after.split(')').next().unwrap_or_default());
            }
            attributes.ignored |= text.contains("#[ignore");
            if let Some((_, after)) = text.split_once("#[should_panic") {
                let message = after.split_once("expected").and_then(|(_, after)| {
                    let (_, quoted) = after.split_once('"')?;
                    Some(quoted.split_once('"')?.0)
                });
                attributes.should_panic = Some(message.unwrap_or_default().to_owned());
            }
        }
        attributes
    }
}

/// `algorithm = "rf", races` as options. The attribute itself has seen to it that they are known.
fn options(arguments: &str) -> Vec<OsString> {
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
    fn options_stand_in_the_attribute() {
        let text =
            "#[quotient_test::test(algorithm = \"rf\", max_executions = 7, races)]\nfn a() {}\n";
        let options = Attributes::above(text, 2).options;
        assert_eq!(options, ["--algorithm=rf", "--max-executions=7", "--races"]);
    }
}
