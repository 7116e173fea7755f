//! Strings, structs and enums with data as one value: what is copied piece by piece, with nobody in between, is told in one line.
//! What lies between the fields of a struct is copied with it, and nobody wants to know.

use quotient::{TraceStep, Violation};

use super::Pointers;
use super::line::Line;
use super::step::{describe, value_in_words};

/// A step from a variable to a part of it.
#[derive(Clone, Copy, PartialEq, Debug)]
enum Segment<'a> {
    Element(u64),
    Field(&'a str),
    /// Bytes that are no field.
    Between(&'a str),
}

/// A part of a variable that is read or written: its name, and with each step to it where that ends in the name.
struct Piece<'a> {
    name: &'a str,
    /// Where the variable's own name ends.
    root: usize,
    path: Vec<(Segment<'a>, usize)>,
    step: &'a TraceStep,
}

impl<'a> Piece<'a> {
    fn of(step: &'a TraceStep) -> Option<Self> {
        let name = step.target.as_deref()?;
        let root = end_of_word(name, 0);
        let mut path = Vec::new();
        let mut at = root;
        while at < name.len() {
            let rest = &name[at..];
            let (segment, end) = if let Some(index) = rest.strip_prefix('[') {
                let digits = index.split(']').next()?;
                let end = at + digits.len() + 2;
                (Segment::Element(digits.parse().ok()?), end)
            } else if let Some(distance) = rest.strip_prefix('+') {
                (Segment::Between(distance), name.len())
            } else {
                let joint = if rest.starts_with("->") { 2 } else { 1 };
                let end = end_of_word(name, at + joint);
                (Segment::Field(&name[at + joint..end]), end)
            };
            if end <= at || end > name.len() {
                return None;
            }
            path.push((segment, end));
            at = end;
        }
        Some(Piece {
            name,
            root,
            path,
            step,
        })
    }

    fn segments(&self) -> impl Iterator<Item = Segment<'a>> {
        self.path.iter().map(|(segment, _)| *segment)
    }

    fn is_between(&self) -> bool {
        matches!(self.segments().last(), Some(Segment::Between(_)))
    }

    /// The value that is read or written.
    fn shown(&self) -> String {
        let step = self.step;
        let shown = step.read_as.as_ref().or(step.written_as.as_ref());
        let value = step.read.or(step.written).unwrap_or_default();
        shown
            .cloned()
            .unwrap_or_else(|| value_in_words(value, &Pointers::new()))
    }

    /// The character that it is, if it is one.
    fn character(&self) -> Option<u8> {
        let value = self.step.read.or(self.step.written)?;
        let quoted = self.shown().starts_with('\'');
        u8::try_from(value).ok().filter(|_| quoted)
    }

    /// Whether it says which variant an enum is, and that may have the field. Variants begin with capitals, so that other
    /// fields are what several of them have.
    fn may_have(&self, field: &str) -> bool {
        let step = self.step;
        let typed = step.read_as.as_ref().or(step.written_as.as_ref());
        let capital = |text: &str| text.starts_with(|c: char| c.is_uppercase());
        typed.is_some_and(|typed| capital(typed) && (typed == field || !capital(field)))
    }

    /// Whether it is another part of the same variable, the next one if they are of an array.
    fn follows(&self, run: &[Piece<'_>]) -> bool {
        let Some(before) = run.last() else {
            return true;
        };
        if self.name[..self.root] != before.name[..before.root]
            || run.iter().any(|piece| piece.name == self.name)
        {
            return false;
        }
        let pairs = self.segments().zip(before.segments());
        let common = pairs.take_while(|(one, other)| one == other).count();
        let nth = |piece: &Piece<'a>| piece.segments().nth(common);
        let last = before.path.get(common).map(|(segment, _)| *segment);
        match (last, nth(self)) {
            (Some(Segment::Element(at)), Some(Segment::Element(next))) => next == at + 1,
            (Some(Segment::Element(_)), _) | (_, Some(Segment::Element(_))) => false,
            (Some(_), Some(_)) => true,
            // Which variant of an enum it is, and what is in it.
            (None, Some(Segment::Field(field))) => before.may_have(field),
            (Some(Segment::Field(field)), None) => self.may_have(field),
            _ => false,
        }
    }
}

/// Where the word ends that begins there: at a field, an element or a distance.
fn end_of_word(name: &str, from: usize) -> usize {
    let mut depth = 0;
    let bytes = name.as_bytes();
    for (at, byte) in bytes.iter().enumerate().skip(from) {
        match byte {
            b'(' | b'<' => depth += 1,
            b')' => depth -= 1,
            b'>' if at == 0 || bytes[at - 1] != b'-' => depth -= 1,
            b'.' | b'[' | b'+' if depth == 0 => return at,
            b'-' if depth == 0 && bytes.get(at + 1) == Some(&b'>') => return at,
            _ => {}
        }
    }
    name.len()
}

/// The lines, with what belongs together as one.
pub fn gathered(violation: &Violation, lines: Vec<Line>) -> Vec<Line> {
    let mut all: Vec<Line> = Vec::new();
    let mut open: Vec<Line> = Vec::new();
    let mut run: Vec<Piece<'_>> = Vec::new();
    for line in lines {
        let piece = piece(violation, &line);
        let goes_on = match (open.last(), run.last(), &piece) {
            (Some(last), Some(before), Some(piece)) => {
                last.thread == line.thread
                    && last.source == line.source
                    && before.step.operation == piece.step.operation
                    && piece.follows(&run)
            }
            _ => false,
        };
        if !goes_on {
            all.extend(together(std::mem::take(&mut open), &run));
            run.clear();
        }
        run.extend(piece);
        open.push(line);
    }
    all.extend(together(open, &run));
    all
}

/// A plain access to a variable or a part of one.
fn piece<'v>(violation: &'v Violation, line: &Line) -> Option<Piece<'v>> {
    let [step] = line.steps[..] else {
        return None;
    };
    let step = violation.trace.get(step)?;
    let plain = ["read", "write"].contains(&step.operation);
    let told = plain && step.again == 0 && line.text == describe(step, &Pointers::new());
    Piece::of(step).filter(|_| told)
}

fn together(lines: Vec<Line>, run: &[Piece<'_>]) -> Vec<Line> {
    let fields: Vec<&Piece<'_>> = run.iter().filter(|piece| !piece.is_between()).collect();
    let (Some(first), true) = (fields.first(), lines.len() > 1) else {
        return lines;
    };
    let text = match fields[..] {
        [only] => describe(only.step, &Pointers::new()),
        _ => {
            let depth = in_common(&fields);
            let end = match depth {
                0 => first.root,
                depth => first.path[depth - 1].1,
            };
            let elements = |piece: &&Piece<'_>| match piece.path.get(depth)?.0 {
                Segment::Element(at) => Some(at),
                _ => None,
            };
            let mut whole = first.name[..end].to_owned();
            if let (Some(from), Some(to)) = (elements(first), fields.last().and_then(elements)) {
                whole.push_str(&format!("[{from}..{}]", to + 1));
            }
            let sign = match first.step.operation {
                "read" => "=",
                _ => ":=",
            };
            let operation = first.step.operation;
            format!("{operation} {whole} {sign} {}", value(&fields, depth))
        }
    };
    let steps = lines.iter().flat_map(|line| line.steps.clone()).collect();
    let first = lines.into_iter().next();
    first
        .map(|line| Line {
            text,
            steps,
            ..line
        })
        .into_iter()
        .collect()
}

/// How many steps all of them have in common, from the variable on.
fn in_common(fields: &[&Piece<'_>]) -> usize {
    let Some((first, others)) = fields.split_first() else {
        return 0;
    };
    let common = others.iter().map(|other| {
        let pairs = first.segments().zip(other.segments());
        pairs.take_while(|(one, other)| one == other).count()
    });
    common.min().unwrap_or(first.path.len())
}

/// The value of what these are the parts of, which have so many steps in common.
fn value(fields: &[&Piece<'_>], depth: usize) -> String {
    let (own, parts): (Vec<&Piece<'_>>, Vec<&Piece<'_>>) = fields
        .iter()
        .copied()
        .partition(|piece| piece.path.len() == depth);
    if parts.is_empty() {
        return own.first().map_or_else(String::new, |piece| piece.shown());
    }
    let mut groups: Vec<(Segment<'_>, Vec<&Piece<'_>>)> = Vec::new();
    for piece in parts {
        let segment = piece.path[depth].0;
        match groups.iter_mut().find(|(known, _)| *known == segment) {
            Some((_, group)) => group.push(piece),
            None => groups.push((segment, vec![piece])),
        }
    }
    // A variant of an enum, with what is in it.
    if let [variant] = own[..] {
        let name = variant.shown();
        let inside: Vec<&Piece<'_>> = fields
            .iter()
            .filter(|p| p.path.len() > depth)
            .copied()
            .collect();
        return match groups[..] {
            [(Segment::Field(only), _)] if only == name => in_variant(&name, &inside, depth + 1),
            _ => in_variant(&name, &inside, depth),
        };
    }
    let characters = groups
        .iter()
        .map(|(segment, group)| match (segment, &group[..]) {
            (Segment::Element(_), [only]) => only.character(),
            _ => None,
        });
    if let Some(bytes) = characters.collect::<Option<Vec<u8>>>() {
        let end = bytes.iter().position(|&byte| byte == 0);
        let text = &bytes[..end.unwrap_or(bytes.len())];
        return format!("\"{}\"", text.escape_ascii());
    }
    let each = groups.iter().map(|(segment, group)| {
        let value = value(group, depth + 1);
        match segment {
            Segment::Field(name) => format!("{name} = {value}"),
            Segment::Element(_) | Segment::Between(_) => value,
        }
    });
    format!("{{{}}}", each.collect::<Vec<_>>().join(", "))
}

/// A variant with its fields: `Some(3)`, `Rect {w = 1, h = 2}`.
fn in_variant(name: &str, inside: &[&Piece<'_>], depth: usize) -> String {
    let is_number = |piece: &&Piece<'_>| match piece.path.get(depth) {
        Some((Segment::Field(field), _)) => field.bytes().all(|byte| byte.is_ascii_digit()),
        _ => false,
    };
    if !inside.iter().all(is_number) {
        return format!("{name} {}", value(inside, depth));
    }
    let mut numbers: Vec<Segment<'_>> = inside.iter().map(|piece| piece.path[depth].0).collect();
    numbers.dedup();
    let each = numbers.iter().map(|number| {
        let group = inside.iter().filter(|piece| piece.path[depth].0 == *number);
        value(&group.copied().collect::<Vec<_>>(), depth + 1)
    });
    format!("{name}({})", each.collect::<Vec<_>>().join(", "))
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

    #[test]
    fn structs_in_structs_are_one_value_and_what_is_between_is_nothing() {
        let write =
            |target: &str, value| samples::step("main", 3, "write", target, None, Some(value));
        let copy = vec![
            write("n.p.x", 3),
            write("n.p+4", 0),
            write("n.p.y", 5),
            write("n.p+12", 0),
            write("n.q", 7),
            write("n+20", 0),
        ];
        assert_eq!(told(copy), ["write n := {p = {x = 3, y = 5}, q = 7}"]);
        let padded = vec![write("g.z", 4), write("g+20", 0)];
        assert_eq!(told(padded), ["write g.z := 4"]);
        // Of memory whose type is not known all may matter.
        let unknown = vec![write("heap(main,1)+8", 1), write("heap(main,1)+16", 2)];
        assert_eq!(told(unknown).len(), 2);
        let elements = vec![write("a[0].x", 1), write("a[0].y", 2), write("a[1].x", 3)];
        assert_eq!(
            told(elements),
            ["write a[0..2] := {{x = 1, y = 2}, {x = 3}}"]
        );
        let heap = vec![
            write("Node#2@main/1->v", 1),
            write("Node#2@main/1->next", 2),
        ];
        assert_eq!(told(heap), ["write Node#2@main/1 := {v = 1, next = 2}"]);
    }

    #[test]
    fn variants_are_told_with_what_is_in_them() {
        let variant = |name: &str| TraceStep {
            written_as: Some(name.to_owned()),
            ..samples::step("main", 3, "write", "s", None, Some(1))
        };
        let write =
            |target: &str, value| samples::step("main", 3, "write", target, None, Some(value));
        assert_eq!(
            told(vec![variant("Some"), write("s.Some.0", 3)]),
            ["write s := Some(3)"]
        );
        assert_eq!(
            told(vec![
                write("s.Rect.w", 1),
                write("s.Rect.h", 2),
                variant("Rect")
            ]),
            ["write s := Rect {w = 1, h = 2}"]
        );
        assert_eq!(
            told(vec![
                variant("Rect"),
                write("s.Rect.w", 1),
                write("s.Rect.h", 2)
            ]),
            ["write s := Rect {w = 1, h = 2}"]
        );
        assert_eq!(told(vec![variant("None"), write("s.Some.0", 3)]).len(), 2);
        // What all variants have in the same place.
        assert_eq!(
            told(vec![variant("Sub"), write("s.0", 3)]),
            ["write s := Sub(3)"]
        );
    }
}
