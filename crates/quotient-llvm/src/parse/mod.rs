//! The parser of LLVM IR text: a cursor over tokens, and one module for each part of the
//! language.
//!
//! It accepts what clang 14 to 19 print, and is lenient where leniency cannot change meaning:
//! attributes it does not know are skipped, and an instruction it does not know becomes
//! [`crate::ast::Operation::Unsupported`], which is an error only if `main` can reach it.

mod attributes;
mod instructions;
mod memory;
mod metadata;
mod module;
mod types;
mod values;

use std::fmt;

use crate::ast::{Function, Metadata, Module};
use crate::lex::{Fault, Lexer, Spanned, Token};

/// Text that is not LLVM IR as this reader knows it.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ParseError {
    /// The line of the IR text, from 1.
    pub line: u32,
    /// The column, in bytes, from 1.
    pub column: u32,
    /// What should have stood there.
    pub expected: String,
    /// What stands there.
    pub found: String,
}

impl fmt::Display for ParseError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ParseError {
            line,
            column,
            expected,
            found,
        } = self;
        write!(
            f,
            "line {line}, column {column}: expected {expected}, found {found}"
        )
    }
}

impl std::error::Error for ParseError {}

/// Reads a module.
pub(crate) fn parse(text: &str) -> Result<Module<'_>, ParseError> {
    Parser::new(text).module()
}

/// Reads a module without the bodies of its functions, each of which ends with a brace at the beginning of a line, as clang
/// prints it.
pub(crate) fn outline(text: &str) -> Result<Module<'_>, ParseError> {
    Parser {
        leaves_bodies: true,
        ..Parser::new(text)
    }
    .module()
}

/// Reads the body of a function of that text's outline. One that is only declared has none.
pub(crate) fn complete<'a>(
    text: &'a str,
    function: &Function<'a>,
) -> Result<Function<'a>, ParseError> {
    let mut function = function.clone();
    if let Some(body) = function.unread.take() {
        function.blocks = Parser::on(Lexer::resumed(text, body)).blocks(&function.params)?;
    }
    Ok(function)
}

/// Reads a metadata node; `None` if it is malformed.
pub(crate) fn metadata(text: &str) -> Option<Metadata<'_>> {
    Parser::new(text).metadata_definition().ok()
}

/// How deep types, constants and metadata may nest, together: the parser recurses, and must not run
/// out of stack on hostile input.
const MAX_DEPTH: u32 = 256;

struct Parser<'a> {
    lexer: Lexer<'a>,
    /// The token to come.
    current: Spanned<'a>,
    /// The one after it, if it has been looked at.
    following: Option<Spanned<'a>>,
    /// The line of the token just taken.
    previous_line: u32,
    depth: u32,
    /// Bodies of functions are left to be read later.
    leaves_bodies: bool,
}

impl<'a> Parser<'a> {
    fn new(text: &'a str) -> Self {
        Parser::on(Lexer::new(text))
    }

    fn on(mut lexer: Lexer<'a>) -> Self {
        Parser {
            current: lexer.token(),
            lexer,
            following: None,
            previous_line: 1,
            depth: 0,
            leaves_bodies: false,
        }
    }

    /// Reads something that may contain its like.
    fn nested<T>(
        &mut self,
        what: &str,
        read: impl FnOnce(&mut Self) -> Result<T, ParseError>,
    ) -> Result<T, ParseError> {
        if self.depth >= MAX_DEPTH {
            return Err(self.error(format!("{what} that nests less deeply")));
        }
        self.depth += 1;
        let read = read(self);
        self.depth -= 1;
        read
    }

    fn peek(&self) -> Token<'a> {
        self.current.token
    }

    /// The token after the one to come.
    fn ahead(&mut self) -> Token<'a> {
        let lexer = &mut self.lexer;
        self.following.get_or_insert_with(|| lexer.token()).token
    }

    /// The line of the token to come.
    fn line(&self) -> u32 {
        self.current.line
    }

    fn next(&mut self) -> Token<'a> {
        let Spanned { token, line, .. } = self.current;
        self.previous_line = line;
        self.current = match self.following.take() {
            Some(following) => following,
            None => self.lexer.token(),
        };
        token
    }

    fn error(&self, expected: impl Into<String>) -> ParseError {
        self.error_at(self.current, expected)
    }

    fn faulty(&self, fault: Fault) -> ParseError {
        ParseError {
            line: fault.line,
            column: self.lexer.column(fault.at),
            expected: fault.expected.to_owned(),
            found: self.lexer.found(fault.found),
        }
    }

    fn error_at(&self, found: Spanned<'a>, expected: impl Into<String>) -> ParseError {
        match self.lexer.fault() {
            Some(fault) if found.token == Token::End => self.faulty(fault),
            _ => ParseError {
                line: found.line,
                column: self.lexer.column(found.at),
                expected: expected.into(),
                found: describe(found.token),
            },
        }
    }

    fn at_mark(&self, mark: char) -> bool {
        matches!(self.peek(), Token::Mark(found) if found == mark)
    }

    fn accept(&mut self, mark: char) -> bool {
        let found = self.at_mark(mark);
        if found {
            self.next();
        }
        found
    }

    fn expect(&mut self, mark: char) -> Result<(), ParseError> {
        if self.accept(mark) {
            Ok(())
        } else {
            Err(self.error(format!("`{mark}`")))
        }
    }

    fn at_word(&self, word: &str) -> bool {
        matches!(self.peek(), Token::Word(found) if found == word)
    }

    fn accept_word(&mut self, word: &str) -> bool {
        let found = self.at_word(word);
        if found {
            self.next();
        }
        found
    }

    fn expect_word(&mut self, word: &str) -> Result<(), ParseError> {
        if self.accept_word(word) {
            Ok(())
        } else {
            Err(self.error(format!("`{word}`")))
        }
    }

    fn word(&mut self, expected: &str) -> Result<&'a str, ParseError> {
        match self.peek() {
            Token::Word(word) => {
                self.next();
                Ok(word)
            }
            _ => Err(self.error(expected)),
        }
    }

    fn unsigned<T: std::str::FromStr>(&mut self, expected: &str) -> Result<T, ParseError> {
        if let Token::Int(digits) = self.peek()
            && let Ok(number) = digits.parse()
        {
            self.next();
            return Ok(number);
        }
        Err(self.error(expected))
    }

    /// Skips a bracketed group whose opening bracket comes next.
    fn skip_group(&mut self) -> Result<(), ParseError> {
        self.skip_rest_of_group(0)
    }

    /// Skips the rest of a group that is inside `depth` brackets here.
    fn skip_rest_of_group(&mut self, mut depth: u32) -> Result<(), ParseError> {
        loop {
            match self.peek() {
                Token::Mark('(' | '[' | '{') => depth += 1,
                Token::Mark(')' | ']' | '}') => depth = depth.saturating_sub(1),
                Token::End => return Err(self.error("a closing bracket")),
                _ => {}
            }
            self.next();
            if depth == 0 {
                return Ok(());
            }
        }
    }

    /// Skips to the first token of the next line.
    fn skip_line(&mut self) {
        let line = self.line();
        while self.line() == line && self.peek() != Token::End {
            self.next();
        }
    }
}

fn describe(token: Token<'_>) -> String {
    match token {
        Token::Word(word) => format!("`{word}`"),
        Token::Local(name) => format!("`%{}`", name.text()),
        Token::Global(name) => format!("`@{}`", name.text()),
        Token::Comdat(name) => format!("`${}`", name.text()),
        Token::Label(name) => format!("`{}:`", name.text()),
        Token::Hash(word) => format!("`#{word}`"),
        Token::MetadataId(id) => format!("`!{id}`"),
        Token::MetadataName(name) => format!("`!{name}`"),
        Token::Bang => "`!`".to_owned(),
        Token::Int(digits) | Token::Decimal(digits) => format!("`{digits}`"),
        Token::Hex(digits) => format!("`0x{digits}`"),
        Token::Text(_) => "a string".to_owned(),
        Token::Bytes(_) => "a byte string".to_owned(),
        Token::Ellipsis => "`...`".to_owned(),
        Token::Mark(mark) => format!("`{mark}`"),
        Token::End => "the end of the file".to_owned(),
    }
}
