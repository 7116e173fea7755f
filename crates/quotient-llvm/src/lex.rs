//! The tokens of LLVM IR text.
//!
//! They are cut as the parser asks for them, and borrow from the text: what clang prints for a
//! program in C++ has millions. Names and strings are kept as they stand there; their quotes and
//! escapes are resolved where they are used.

use std::borrow::Cow;

use crate::ast::Unread;

/// A token.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) enum Token<'a> {
    /// A keyword, type, opcode or attribute.
    Word(&'a str),
    /// `%name`, `%"name"`, `%7`.
    Local(Name<'a>),
    /// `@name`.
    Global(Name<'a>),
    /// `$name`.
    Comdat(Name<'a>),
    /// `name:`, `"name":`, `7:`; also the field names of debug metadata.
    Label(Name<'a>),
    /// `#7`, and `#dbg_declare` as `dbg_declare`.
    Hash(&'a str),
    /// `!7`.
    MetadataId(u32),
    /// `!dbg`, `!DILocation`.
    MetadataName(&'a str),
    /// A `!` on its own, before a string or a brace.
    Bang,
    /// A whole number, as written.
    Int(&'a str),
    /// A decimal floating-point number, as written.
    Decimal(&'a str),
    /// A hexadecimal number without its `0x`; `K1234` for the wide formats.
    Hex(&'a str),
    /// `"text"`.
    Text(Quoted<'a>),
    /// `c"bytes"`.
    Bytes(Quoted<'a>),
    /// `...`
    Ellipsis,
    /// One of `( ) [ ] { } < > , = * | ^ :`.
    Mark(char),
    /// The end of the text.
    End,
}

/// A name as it stands in the text, in quotes or without.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Name<'a>(&'a str);

impl<'a> Name<'a> {
    pub(crate) fn text(self) -> Cow<'a, str> {
        match self.0.strip_prefix('"') {
            Some(inside) => Quoted(inside.strip_suffix('"').unwrap_or(inside)).text(),
            None => Cow::Borrowed(self.0),
        }
    }
}

/// What stands between quotes, with its escapes.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Quoted<'a>(&'a str);

impl<'a> Quoted<'a> {
    /// Of what stands between two quotes.
    pub(crate) fn new(inside: &'a str) -> Self {
        Quoted(inside)
    }

    pub(crate) fn bytes(self) -> Cow<'a, [u8]> {
        let mut rest = self.0.as_bytes();
        let Some(first) = rest.iter().position(|&b| b == b'\\') else {
            return Cow::Borrowed(rest);
        };
        let mut bytes = rest[..first].to_vec();
        rest = &rest[first..];
        while let Some(&byte) = rest.first() {
            let (byte, length) = escape(rest).unwrap_or((byte, 1));
            bytes.push(byte);
            rest = &rest[length..];
        }
        Cow::Owned(bytes)
    }

    /// The same as text of whatever encoding.
    pub(crate) fn text(self) -> Cow<'a, str> {
        match self.bytes() {
            Cow::Borrowed(_) => Cow::Borrowed(self.0),
            Cow::Owned(bytes) => Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()),
        }
    }
}

/// The byte that an escape at the start stands for, and the escape's length.
fn escape(bytes: &[u8]) -> Option<(u8, usize)> {
    let digit = |byte: u8| char::from(byte).to_digit(16);
    match *bytes {
        [b'\\', b'\\', ..] => Some((b'\\', 2)),
        [b'\\', high, low, ..] => Some(((digit(high)? * 16 + digit(low)?) as u8, 3)),
        _ => None,
    }
}

/// A token and where it begins.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(crate) struct Spanned<'a> {
    pub token: Token<'a>,
    /// From 1.
    pub line: u32,
    /// In bytes from the beginning of the text.
    pub at: usize,
}

/// Where a text cannot be cut into tokens.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Fault {
    /// From 1.
    pub line: u32,
    /// In bytes from the beginning of the text.
    pub at: usize,
    /// What should have stood there.
    pub expected: &'static str,
    /// Where what was found instead stands.
    pub found: usize,
}

/// Cuts a text into tokens.
pub(crate) struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    fault: Option<Fault>,
}

/// The bytes that names and words are made of.
const NAME: [bool; 256] = {
    let mut table = [false; 256];
    let mut byte = 0;
    while byte < 256 {
        table[byte] =
            (byte as u8).is_ascii_alphanumeric() || matches!(byte as u8, b'-' | b'$' | b'.' | b'_');
        byte += 1;
    }
    table
};

fn is_name(byte: u8) -> bool {
    NAME[usize::from(byte)]
}

impl<'a> Lexer<'a> {
    pub(crate) fn new(text: &'a str) -> Self {
        Lexer {
            text,
            at: 0,
            line: 1,
            fault: None,
        }
    }

    /// Goes on where a body was skipped.
    pub(crate) fn resumed(text: &'a str, body: Unread) -> Self {
        Lexer {
            at: body.at,
            line: body.line,
            ..Lexer::new(text)
        }
    }

    /// Why the text ends earlier, as far as tokens go, than it does.
    pub(crate) fn fault(&self) -> Option<Fault> {
        self.fault
    }

    /// The next token; at the end of the text, and where it can be cut no further, [`Token::End`],
    /// again and again.
    pub(crate) fn token(&mut self) -> Spanned<'a> {
        self.skip_blanks();
        let (line, at) = (self.line, self.at);
        let token = self.cut().unwrap_or_else(|fault| {
            self.fault = Some(fault);
            self.at = self.text.len();
            Token::End
        });
        Spanned { token, line, at }
    }

    /// The column of a byte, in bytes from 1.
    pub(crate) fn column(&self, at: usize) -> u32 {
        let before = &self.text.as_bytes()[..at];
        let line_start = before
            .iter()
            .rposition(|&b| b == b'\n')
            .map_or(0, |n| n + 1);
        (at - line_start) as u32 + 1
    }

    /// Skips what stands between here and the end of the first bracketed group, without cutting it
    /// into tokens, and gives the text since `from`. `None`, with nothing skipped, if that would
    /// take a closer look: brackets do not match, or a comment hides some.
    pub(crate) fn skip_group(&mut self, from: usize) -> Option<&'a str> {
        let bytes = self.text.as_bytes();
        let (mut at, mut line) = (self.at, self.line);
        let mut depth = 0u32;
        loop {
            match *bytes.get(at)? {
                b'(' | b'[' | b'{' => depth += 1,
                b')' | b']' | b'}' => {
                    depth = depth.checked_sub(1)?;
                    if depth == 0 {
                        break;
                    }
                }
                b'"' => {
                    let inside = &bytes[at + 1..];
                    at += inside.iter().position(|&b| b == b'"' || b == b'\n')? + 1;
                    if bytes[at] == b'\n' {
                        return None;
                    }
                }
                b'\n' if depth == 0 => return None,
                b'\n' => line += 1,
                b';' => return None,
                _ => {}
            }
            at += 1;
        }
        (self.at, self.line) = (at + 1, line);
        self.text.get(from..=at)
    }

    /// Goes to behind the body whose opening brace is at `from`, up to the first line that begins with a closing one. Says
    /// where the body begins; `None` if it does not end so.
    pub(crate) fn skip_body(&mut self, from: usize) -> Option<Unread> {
        let body = Unread {
            at: from + 1,
            line: self.line,
        };
        let rest = &self.text[body.at..];
        let mut braces = rest.match_indices('}').map(|(at, _)| at);
        let end = braces.find(|&at| rest[..at].ends_with('\n'))?;
        let lines = rest[..end].bytes().filter(|&byte| byte == b'\n').count();
        self.at = body.at + end + 1;
        self.line += u32::try_from(lines).unwrap_or(u32::MAX);
        Some(body)
    }

    /// The text from one byte to another.
    pub(crate) fn text_between(&self, from: usize, to: usize) -> &'a str {
        self.text.get(from..to).unwrap_or_default()
    }

    fn peek(&self, ahead: usize) -> u8 {
        self.text
            .as_bytes()
            .get(self.at + ahead)
            .copied()
            .unwrap_or(0)
    }

    fn skip_blanks(&mut self) {
        loop {
            match self.peek(0) {
                b'\n' => {
                    self.at += 1;
                    self.line += 1;
                }
                b' ' | b'\t' | b'\r' => self.at += 1,
                b';' => {
                    let rest = &self.text[self.at..];
                    self.at += rest.find('\n').unwrap_or(rest.len());
                }
                _ => return,
            }
        }
    }

    /// The longest run of bytes that `wanted` accepts, all of them ASCII.
    fn run(&mut self, wanted: impl Fn(u8) -> bool) -> &'a str {
        let rest = &self.text[self.at..];
        let length = rest.bytes().position(|b| !wanted(b)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    /// What stands at a byte, for messages.
    pub(crate) fn found(&self, at: usize) -> String {
        match self.text.get(at..).and_then(|rest| rest.chars().next()) {
            Some(c) => format!("`{}`", c.escape_debug()),
            None => "the end of the file".to_owned(),
        }
    }

    fn expected(&self, expected: &'static str) -> Fault {
        Fault {
            line: self.line,
            at: self.at,
            expected,
            found: self.at,
        }
    }

    fn cut(&mut self) -> Result<Token<'a>, Fault> {
        if self.at >= self.text.len() {
            return Ok(Token::End);
        }
        let first = self.peek(0);
        match first {
            b'%' => {
                self.at += 1;
                Ok(Token::Local(self.name()?))
            }
            b'@' => {
                self.at += 1;
                Ok(Token::Global(self.name()?))
            }
            b'!' => {
                self.at += 1;
                self.metadata()
            }
            b'#' => {
                self.at += 1;
                Ok(Token::Hash(self.run(is_name)))
            }
            b'$' if is_name(self.peek(1)) || self.peek(1) == b'"' => {
                self.at += 1;
                Ok(Token::Comdat(self.name()?))
            }
            b'"' => {
                let start = self.at;
                let inside = self.quoted()?;
                let whole = &self.text[start..self.at];
                if self.peek(0) == b':' {
                    self.at += 1;
                    return Ok(Token::Label(Name(whole)));
                }
                Ok(Token::Text(inside))
            }
            b'c' if self.peek(1) == b'"' => {
                self.at += 1;
                Ok(Token::Bytes(self.quoted()?))
            }
            b'.' if self.peek(1) == b'.' && self.peek(2) == b'.' => {
                self.at += 3;
                Ok(Token::Ellipsis)
            }
            b'(' | b')' | b'[' | b']' | b'{' | b'}' | b'<' | b'>' | b',' | b'=' | b'*' | b'|'
            | b'^' | b':' => {
                self.at += 1;
                Ok(Token::Mark(char::from(first)))
            }
            b'0'..=b'9' | b'-' | b'+' => self.number(),
            _ if is_name(first) => {
                let word = self.run(is_name);
                if self.peek(0) == b':' {
                    self.at += 1;
                    return Ok(Token::Label(Name(word)));
                }
                Ok(Token::Word(word))
            }
            _ => Err(self.expected("LLVM IR text")),
        }
    }

    /// What follows a sigil: a bare or a quoted name.
    fn name(&mut self) -> Result<Name<'a>, Fault> {
        if self.peek(0) == b'"' {
            let start = self.at;
            self.quoted()?;
            return Ok(Name(&self.text[start..self.at]));
        }
        let name = self.run(is_name);
        if name.is_empty() {
            return Err(self.expected("a name"));
        }
        Ok(Name(name))
    }

    fn metadata(&mut self) -> Result<Token<'a>, Fault> {
        let name = self.run(|b| is_name(b) || b == b'\\');
        if name.is_empty() {
            return Ok(Token::Bang);
        }
        if name.bytes().all(|b| b.is_ascii_digit()) {
            return match name.parse() {
                Ok(id) => Ok(Token::MetadataId(id)),
                Err(_) => Err(self.expected("a metadata number that fits 32 bits")),
            };
        }
        Ok(Token::MetadataName(name))
    }

    /// A string, whose opening quote comes next. No escape hides a quote: that is `\22`.
    fn quoted(&mut self) -> Result<Quoted<'a>, Fault> {
        let inside = &self.text[self.at + 1..];
        let Some(length) = inside.bytes().position(|b| b == b'"') else {
            // It takes all that follows: where it begins tells more than where that ends.
            return Err(Fault {
                found: self.text.len(),
                ..self.expected("a closing quote for the string that begins here")
            });
        };
        let inside = &inside[..length];
        self.at += length + 2;
        self.line += inside.bytes().filter(|&b| b == b'\n').count() as u32;
        Ok(Quoted(inside))
    }

    fn number(&mut self) -> Result<Token<'a>, Fault> {
        let start = self.at;
        if matches!(self.peek(0), b'-' | b'+') {
            self.at += 1;
        }
        if self.peek(0) == b'0' && self.peek(1) == b'x' {
            self.at += 2;
            return Ok(Token::Hex(self.run(|b| b.is_ascii_alphanumeric())));
        }
        if self.run(|b| b.is_ascii_digit()).is_empty() {
            return Err(self.expected("a number"));
        }
        if self.peek(0) == b':' {
            let label = &self.text[start..self.at];
            self.at += 1;
            return Ok(Token::Label(Name(label)));
        }
        if self.peek(0) != b'.' {
            return Ok(Token::Int(&self.text[start..self.at]));
        }
        self.at += 1;
        self.run(|b| b.is_ascii_digit());
        if matches!(self.peek(0), b'e' | b'E') {
            self.at += 1;
            if matches!(self.peek(0), b'-' | b'+') {
                self.at += 1;
            }
            self.run(|b| b.is_ascii_digit());
        }
        Ok(Token::Decimal(&self.text[start..self.at]))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// All tokens, up to the end.
    fn spanned(text: &str) -> Vec<Spanned<'_>> {
        let mut lexer = Lexer::new(text);
        let mut tokens = Vec::new();
        while tokens
            .last()
            .is_none_or(|s: &Spanned| s.token != Token::End)
        {
            tokens.push(lexer.token());
        }
        tokens
    }

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let tokens = spanned(text).into_iter().map(|s| s.token);
        tokens.take_while(|token| *token != Token::End).collect()
    }

    #[test]
    fn names_with_and_without_quotes() {
        let [
            Token::Local(bare),
            Token::Global(quoted),
            Token::Local(escaped),
            Token::Comdat(c),
            Token::Label(label),
        ] = tokens("%x.1 @\"a b\" %\"\\22q\" $c \"l\":")[..]
        else {
            panic!("not four names and a label");
        };
        let names = [bare, quoted, escaped, c, label].map(Name::text);
        assert_eq!(names, ["x.1", "a b", "\"q", "c", "l"]);
    }

    #[test]
    fn numbers_keep_their_kind() {
        assert_eq!(
            tokens("-12 1.5e+00 0x3FF0 0xK4000 7:"),
            [
                Token::Int("-12"),
                Token::Decimal("1.5e+00"),
                Token::Hex("3FF0"),
                Token::Hex("K4000"),
                Token::Label(Name("7")),
            ]
        );
    }

    #[test]
    fn metadata_and_records() {
        assert_eq!(
            tokens("!3 !dbg !{ !\"s\" #dbg_value #4"),
            [
                Token::MetadataId(3),
                Token::MetadataName("dbg"),
                Token::Bang,
                Token::Mark('{'),
                Token::Bang,
                Token::Text(Quoted("s")),
                Token::Hash("dbg_value"),
                Token::Hash("4"),
            ]
        );
    }

    #[test]
    fn escapes_in_byte_strings() {
        let [Token::Bytes(quoted)] = tokens("c\"a\\0A\\\\b\\00\\x\"")[..] else {
            panic!("not a byte string");
        };
        assert_eq!(*quoted.bytes(), *b"a\n\\b\0\\x");
    }

    #[test]
    fn lines_are_counted_and_comments_skipped() {
        let text = "a ; b\n\n  c";
        let column = |at| Lexer::new(text).column(at);
        let places: Vec<_> = spanned(text)
            .iter()
            .map(|t| (t.line, column(t.at)))
            .collect();
        assert_eq!(places, [(1, 1), (3, 3), (3, 4)]);
    }

    #[test]
    fn an_open_string_is_an_error_where_it_begins() {
        let mut lexer = Lexer::new("a\n \"bc\nd");
        let tokens = [lexer.token(), lexer.token(), lexer.token()];
        assert_eq!(
            tokens.map(|t| t.token),
            [Token::Word("a"), Token::End, Token::End]
        );
        let fault = lexer.fault().unwrap();
        assert_eq!((fault.line, lexer.column(fault.at)), (2, 2));
        assert!(fault.expected.contains("closing quote"), "{fault:?}");
    }

    #[test]
    fn groups_are_skipped_whole() {
        let skipped = |text: &'static str| {
            let mut lexer = Lexer::new(text);
            lexer.token();
            let group = lexer.skip_group(0)?;
            Some((group, lexer.token().token))
        };
        assert_eq!(
            skipped("!DIFile(a: \")\", b: !{!1,\n2}) x"),
            Some(("!DIFile(a: \")\", b: !{!1,\n2})", Token::Word("x")))
        );
        for open in ["!{!1, !{!2}", "!{!\"a}", "!x\n{}", "!{ ; }\n}", "!)"] {
            assert_eq!(skipped(open), None, "{open}");
        }
    }
}
