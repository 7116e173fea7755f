//! The tokens of LLVM IR text.
//!
//! The whole text is cut at once: the parser wants to look ahead freely, and needs of each token
//! the place it stands at, for messages, and its line also because an instruction it does not know
//! ends where the next line begins.

use std::borrow::Cow;

use crate::parse::ParseError;

/// A token. Quotes and escapes of names are resolved.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Token<'a> {
    /// A keyword, type, opcode or attribute.
    Word(&'a str),
    /// `%name`, `%"name"`, `%7`.
    Local(Cow<'a, str>),
    /// `@name`.
    Global(Cow<'a, str>),
    /// `$name`.
    Comdat(Cow<'a, str>),
    /// `name:`, `"name":`, `7:`; also the field names of debug metadata.
    Label(Cow<'a, str>),
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
    Text(Cow<'a, [u8]>),
    /// `c"bytes"`.
    Bytes(Cow<'a, [u8]>),
    /// `...`
    Ellipsis,
    /// One of `( ) [ ] { } < > , = * | ^ :`.
    Mark(char),
    /// The end of the text.
    End,
}

/// A token and where it begins: the line and the column, in bytes, both from 1.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Spanned<'a> {
    pub token: Token<'a>,
    pub line: u32,
    pub column: u32,
}

/// Cuts `text` into tokens; the last one is [`Token::End`].
pub(crate) fn lex(text: &str) -> Result<Vec<Spanned<'_>>, ParseError> {
    let mut lexer = Lexer {
        text,
        at: 0,
        line: 1,
        line_start: 0,
    };
    let mut tokens = Vec::with_capacity(text.len() / 5);
    loop {
        lexer.skip_blanks();
        let (line, column) = (lexer.line, lexer.column());
        let token = lexer.next()?;
        let end = token == Token::End;
        tokens.push(Spanned {
            token,
            line,
            column,
        });
        if end {
            return Ok(tokens);
        }
    }
}

struct Lexer<'a> {
    text: &'a str,
    at: usize,
    line: u32,
    /// Where the line begins.
    line_start: usize,
}

fn is_name(byte: u8) -> bool {
    byte.is_ascii_alphanumeric() || matches!(byte, b'-' | b'$' | b'.' | b'_')
}

impl<'a> Lexer<'a> {
    fn peek(&self, ahead: usize) -> u8 {
        self.text
            .as_bytes()
            .get(self.at + ahead)
            .copied()
            .unwrap_or(0)
    }

    fn column(&self) -> u32 {
        (self.at - self.line_start) as u32 + 1
    }

    fn begin_line(&mut self) {
        self.line += 1;
        self.line_start = self.at;
    }

    fn skip_blanks(&mut self) {
        loop {
            match self.peek(0) {
                b'\n' => {
                    self.at += 1;
                    self.begin_line();
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

    /// The longest run of bytes that `wanted` accepts.
    fn run(&mut self, wanted: impl Fn(u8) -> bool) -> &'a str {
        let rest = &self.text[self.at..];
        let length = rest.bytes().position(|b| !wanted(b)).unwrap_or(rest.len());
        self.at += length;
        &rest[..length]
    }

    fn error(&self, expected: &str) -> ParseError {
        let rest = &self.text[self.at.min(self.text.len())..];
        ParseError {
            line: self.line,
            column: self.column(),
            expected: expected.to_owned(),
            found: match rest.chars().next() {
                Some(c) => format!("`{}`", c.escape_debug()),
                None => "the end of the file".to_owned(),
            },
        }
    }

    fn next(&mut self) -> Result<Token<'a>, ParseError> {
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
                let text = self.quoted()?;
                if self.peek(0) == b':' {
                    self.at += 1;
                    return Ok(Token::Label(readable(text)));
                }
                Ok(Token::Text(text))
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
                    return Ok(Token::Label(word.into()));
                }
                Ok(Token::Word(word))
            }
            _ => Err(self.error("LLVM IR text")),
        }
    }

    /// What follows a sigil: a bare or a quoted name.
    fn name(&mut self) -> Result<Cow<'a, str>, ParseError> {
        if self.peek(0) == b'"' {
            return Ok(readable(self.quoted()?));
        }
        let name = self.run(is_name);
        if name.is_empty() {
            return Err(self.error("a name"));
        }
        Ok(name.into())
    }

    fn metadata(&mut self) -> Result<Token<'a>, ParseError> {
        let name = self.run(|b| is_name(b) || b == b'\\');
        if name.is_empty() {
            return Ok(Token::Bang);
        }
        if name.bytes().all(|b| b.is_ascii_digit()) {
            return match name.parse() {
                Ok(id) => Ok(Token::MetadataId(id)),
                Err(_) => Err(self.error("a metadata number that fits 32 bits")),
            };
        }
        Ok(Token::MetadataName(name))
    }

    fn quoted(&mut self) -> Result<Cow<'a, [u8]>, ParseError> {
        let inside = &self.text.as_bytes()[self.at + 1..];
        let special = |&byte: &u8| matches!(byte, b'"' | b'\\' | b'\n');
        match inside.iter().position(special) {
            Some(length) if inside[length] == b'"' => {
                self.at += length + 2;
                Ok(Cow::Borrowed(&inside[..length]))
            }
            _ => self.quoted_slowly().map(Cow::Owned),
        }
    }

    /// A quoted text with escapes or line ends in it.
    fn quoted_slowly(&mut self) -> Result<Vec<u8>, ParseError> {
        // An open string takes all that follows: where it begins tells more than where that ends.
        let (line, column) = (self.line, self.column());
        self.at += 1;
        let mut bytes = Vec::new();
        loop {
            match self.peek(0) {
                _ if self.at >= self.text.len() => {
                    return Err(ParseError {
                        line,
                        column,
                        ..self.error("a closing quote for the string that begins here")
                    });
                }
                b'"' => {
                    self.at += 1;
                    return Ok(bytes);
                }
                b'\\' => match self.escape() {
                    Some((byte, length)) => {
                        bytes.push(byte);
                        self.at += length;
                    }
                    None => {
                        bytes.push(b'\\');
                        self.at += 1;
                    }
                },
                byte => {
                    bytes.push(byte);
                    self.at += 1;
                    if byte == b'\n' {
                        self.begin_line();
                    }
                }
            }
        }
    }

    /// The byte that the escape here stands for, and the escape's length.
    fn escape(&self) -> Option<(u8, usize)> {
        if self.peek(1) == b'\\' {
            return Some((b'\\', 2));
        }
        let digits = self.text.get(self.at + 1..self.at + 3)?;
        let byte = u8::from_str_radix(digits, 16).ok()?;
        Some((byte, 3))
    }

    fn number(&mut self) -> Result<Token<'a>, ParseError> {
        let start = self.at;
        if matches!(self.peek(0), b'-' | b'+') {
            self.at += 1;
        }
        if self.peek(0) == b'0' && self.peek(1) == b'x' {
            self.at += 2;
            return Ok(Token::Hex(self.run(|b| b.is_ascii_alphanumeric())));
        }
        if self.run(|b| b.is_ascii_digit()).is_empty() {
            return Err(self.error("a number"));
        }
        if self.peek(0) == b':' {
            let label = &self.text[start..self.at];
            self.at += 1;
            return Ok(Token::Label(label.into()));
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

/// Text of whatever encoding as such.
fn readable(bytes: Cow<'_, [u8]>) -> Cow<'_, str> {
    match bytes {
        Cow::Borrowed(bytes) => String::from_utf8_lossy(bytes),
        Cow::Owned(bytes) => Cow::Owned(String::from_utf8_lossy(&bytes).into_owned()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn tokens(text: &str) -> Vec<Token<'_>> {
        let mut tokens: Vec<_> = lex(text).unwrap().into_iter().map(|s| s.token).collect();
        assert_eq!(tokens.pop(), Some(Token::End));
        tokens
    }

    #[test]
    fn names_with_and_without_quotes() {
        assert_eq!(
            tokens("%x.1 @\"a b\" %\"\\22q\" $c"),
            [
                Token::Local("x.1".into()),
                Token::Global("a b".into()),
                Token::Local("\"q".into()),
                Token::Comdat("c".into()),
            ]
        );
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
                Token::Label("7".into()),
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
                Token::Text(Cow::Borrowed(b"s")),
                Token::Hash("dbg_value"),
                Token::Hash("4"),
            ]
        );
    }

    #[test]
    fn escapes_in_byte_strings() {
        assert_eq!(
            tokens("c\"a\\0A\\\\b\\00\""),
            [Token::Bytes(Cow::Borrowed(b"a\n\\b\0"))]
        );
    }

    #[test]
    fn lines_are_counted_and_comments_skipped() {
        let tokens = lex("a ; b\n\n  c").unwrap();
        let places: Vec<_> = tokens.iter().map(|t| (t.line, t.column)).collect();
        assert_eq!(places, [(1, 1), (3, 3), (3, 4)]);
    }

    #[test]
    fn an_open_string_is_an_error_where_it_begins() {
        let error = lex("a\n \"bc\nd").unwrap_err();
        assert_eq!((error.line, error.column), (2, 2));
        assert!(error.to_string().contains("closing quote"), "{error}");
    }
}
