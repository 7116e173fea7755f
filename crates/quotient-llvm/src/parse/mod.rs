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

use crate::ast::Module;
use crate::lex::{Spanned, Token, lex};

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
pub(crate) fn parse(text: &str) -> Result<Module, ParseError> {
    let tokens = lex(text)?;
    Parser::new(&tokens).module()
}

/// How deep types, constants and metadata may nest, together: the parser recurses, and must not run
/// out of stack on hostile input.
const MAX_DEPTH: u32 = 256;

struct Parser<'t, 'a> {
    tokens: &'t [Spanned<'a>],
    at: usize,
    depth: u32,
}

impl<'t, 'a> Parser<'t, 'a> {
    fn new(tokens: &'t [Spanned<'a>]) -> Self {
        Parser {
            tokens,
            at: 0,
            depth: 0,
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

    /// The token `n` places ahead; the end repeats itself.
    fn ahead(&self, n: usize) -> &'t Token<'a> {
        let last = self.tokens.len() - 1;
        &self.tokens[(self.at + n).min(last)].token
    }

    fn peek(&self) -> &'t Token<'a> {
        self.ahead(0)
    }

    /// The line of the token to come.
    fn line(&self) -> u32 {
        self.tokens[self.at.min(self.tokens.len() - 1)].line
    }

    /// The line of the token just taken.
    fn previous_line(&self) -> u32 {
        self.tokens[self.at.saturating_sub(1)].line
    }

    fn next(&mut self) -> &'t Token<'a> {
        let token = self.peek();
        self.at = (self.at + 1).min(self.tokens.len() - 1);
        token
    }

    fn error(&self, expected: impl Into<String>) -> ParseError {
        let Spanned { line, column, .. } = self.tokens[self.at.min(self.tokens.len() - 1)];
        ParseError {
            line,
            column,
            expected: expected.into(),
            found: describe(self.peek()),
        }
    }

    fn at_mark(&self, mark: char) -> bool {
        *self.peek() == Token::Mark(mark)
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
        *self.peek() == Token::Word(word)
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
        let mut depth = 0u32;
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
        while self.line() == line && *self.peek() != Token::End {
            self.next();
        }
    }
}

fn describe(token: &Token<'_>) -> String {
    match token {
        Token::Word(word) => format!("`{word}`"),
        Token::Local(name) => format!("`%{name}`"),
        Token::Global(name) => format!("`@{name}`"),
        Token::Comdat(name) => format!("`${name}`"),
        Token::Label(name) => format!("`{name}:`"),
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
