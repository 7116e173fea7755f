//! Strings and structs as one value: what is copied piece by piece, with nobody in between, is told in one line.

use quotient::{TraceStep, Violation};

use super::Pointers;
use super::line::Line;
use super::step::{describe, value_in_words};

/// A part of a variable: the element of an array, or a field.
#[derive(PartialEq)]
enum Piece<'a> {
    Element(&'a str, u64),
    Field(&'a str, &'a str),
}

impl<'a> Piece<'a> {
    fn of(target: &'a str) -> Option<Self> {
        if let Some((array, index)) = target.strip_suffix(']').and_then(|t| t.rsplit_once('[')) {
            return Some(Piece::Element(array, index.parse().ok()?));
        }
        let (object, field) = match target.rsplit_once("->") {
            Some((object, field)) if !field.contains('.') => (object, field),
            _ => target.rsplit_once('.')?,
        };
        Some(Piece::Field(object, field))
    }

    /// Whether this is another piece of the same, the next one if it is of an array.
    fn follows(&self, before: &Piece<'_>) -> bool {
        match (before, self) {
            (Piece::Element(a, at), Piece::Element(b, next)) => a == b && *next == at + 1,
            (Piece::Field(a, one), Piece::Field(b, other)) => a == b && one != other,
            _ => false,
        }
    }
}

/// The lines, with what belongs together as one.
pub fn gathered(violation: &Violation, lines: Vec<Line>) -> Vec<Line> {
    let mut all: Vec<Line> = Vec::new();
    let mut open: Vec<Line> = Vec::new();
    for line in lines {
        let goes_on = open.last().is_some_and(|last| {
            let pieces = [last, &line].map(|line| piece(violation, line));
            let [Some((one, before)), Some((other, next))] = pieces else {
                return false;
            };
            last.thread == line.thread
                && last.source == line.source
                && one.operation == other.operation
                && next.follows(&before)
        });
        if !goes_on {
            all.extend(together(violation, std::mem::take(&mut open)));
        }
        open.push(line);
    }
    all.extend(together(violation, open));
    all
}

/// A plain access to a part of a variable.
fn piece<'v>(violation: &'v Violation, line: &Line) -> Option<(&'v TraceStep, Piece<'v>)> {
    let [step] = line.steps[..] else {
        return None;
    };
    let step = violation.trace.get(step)?;
    let plain = ["read", "write"].contains(&step.operation);
    let told = plain && step.again == 0 && line.text == describe(step, &Pointers::new());
    let piece = Piece::of(step.target.as_deref().filter(|_| told)?)?;
    Some((step, piece))
}

fn together(violation: &Violation, lines: Vec<Line>) -> Vec<Line> {
    let pieces: Vec<_> = lines.iter().map(|line| piece(violation, line)).collect();
    let Some(pieces) = pieces.into_iter().collect::<Option<Vec<_>>>() else {
        return lines;
    };
    let [(first, one), .., (_, last)] = &pieces[..] else {
        return lines;
    };
    let whole = match (one, last) {
        (Piece::Element(array, from), Piece::Element(_, to)) => {
            format!("{array}[{from}..{}]", to + 1)
        }
        (Piece::Field(object, _), _) => (*object).to_owned(),
        _ => return lines,
    };
    let sign = match first.operation {
        "read" => "=",
        _ => ":=",
    };
    let text = format!("{} {whole} {sign} {}", first.operation, value(&pieces));
    let steps = lines.iter().flat_map(|line| line.steps.clone()).collect();
    lines
        .into_iter()
        .take(1)
        .map(|line| Line {
            text: text.clone(),
            steps: Vec::clone(&steps),
            ..line
        })
        .collect()
}

fn value(pieces: &[(&TraceStep, Piece<'_>)]) -> String {
    let characters = pieces.iter().map(|(step, piece)| {
        let shown = step.read_as.as_ref().or(step.written_as.as_ref());
        let quoted = shown.is_some_and(|shown| shown.starts_with('\''));
        let value = step.read.or(step.written)?;
        match piece {
            Piece::Element(..) if quoted => u8::try_from(value).ok(),
            _ => None,
        }
    });
    if let Some(bytes) = characters.collect::<Option<Vec<u8>>>() {
        let end = bytes.iter().position(|&byte| byte == 0);
        let text = &bytes[..end.unwrap_or(bytes.len())];
        return format!("\"{}\"", text.escape_ascii());
    }
    let each = pieces.iter().map(|(step, piece)| {
        let shown = step.read_as.as_ref().or(step.written_as.as_ref());
        let value = step.read.or(step.written).unwrap_or_default();
        let shown = shown.cloned();
        let shown = shown.unwrap_or_else(|| value_in_words(value, &Pointers::new()));
        match piece {
            Piece::Element(..) => shown,
            Piece::Field(_, field) => format!("{field} = {shown}"),
        }
    });
    format!("{{{}}}", each.collect::<Vec<_>>().join(", "))
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::*;

    fn told(steps: Vec<TraceStep>) -> Vec<String> {
        let mut violation = samples::violation();
        let lines = steps.iter().enumerate().map(|(at, step)| Line {
            thread: step.thread.clone(),
            source: step.source.clone(),
            text: describe(step, &Pointers::new()),
            steps: vec![at],
        });
        let lines = lines.collect();
        violation.trace = steps;
        let lines = gathered(&violation, lines);
        lines.into_iter().map(|line| line.text).collect()
    }

    #[test]
    fn characters_make_a_string() {
        let read = |nth: usize, c: u8| TraceStep {
            read_as: Some(format!("'{}'", c.escape_ascii())),
            ..samples::step(
                "main",
                3,
                "read",
                &format!("name[{nth}]"),
                Some(c.into()),
                None,
            )
        };
        let steps = vec![read(0, b'a'), read(1, b'"'), read(2, 0), read(3, 0)];
        assert_eq!(told(steps), ["read name[0..4] = \"a\\\"\""]);
    }

    #[test]
    fn fields_make_a_struct_and_elements_an_array() {
        let write =
            |target: &str, value| samples::step("main", 3, "write", target, None, Some(value));
        assert_eq!(
            told(vec![write("p.x", 1), write("p.y", 2)]),
            ["write p := {x = 1, y = 2}"]
        );
        assert_eq!(
            told(vec![write("a[4]", 1), write("a[5]", 2)]),
            ["write a[4..6] := {1, 2}"]
        );
        assert_eq!(told(vec![write("n->v", 1), write("n->next", 0)]).len(), 1);
    }

    #[test]
    fn what_is_of_another_line_or_variable_stays_alone() {
        let write =
            |line, target: &str| samples::step("main", line, "write", target, None, Some(1));
        assert_eq!(told(vec![write(3, "p.x"), write(4, "p.y")]).len(), 2);
        assert_eq!(told(vec![write(3, "p.x"), write(3, "q.y")]).len(), 2);
        assert_eq!(told(vec![write(3, "p.x"), write(3, "p.x")]).len(), 2);
        assert_eq!(told(vec![write(3, "a[1]"), write(3, "a[3]")]).len(), 2);
    }
}
