//! Linkage, calling conventions, parameter and function attributes: skipped, but for the few that
//! change meaning.

use super::{ParseError, Parser};
use crate::ast::Type;
use crate::lex::Token;

/// What was worth keeping of a list of attributes.
#[derive(Default)]
pub(super) struct Attributes<'a> {
    pub by_value: Option<Type<'a>>,
    pub returned: Option<Type<'a>>,
    pub align: Option<u64>,
    /// The name is known only in its module.
    pub local: bool,
    /// Another definition goes before it; if there is none at all, the address is null.
    pub weak: bool,
    /// The definition is for who wants to inline it: the one that counts is elsewhere.
    pub elsewhere: bool,
}

/// Whether a word for the linkage makes a definition that gives way to others, or a declaration that needs none.
pub(super) fn is_weak(word: &str) -> bool {
    matches!(
        word,
        "weak" | "weak_odr" | "linkonce" | "linkonce_odr" | "extern_weak" | "common"
    )
}

impl<'a> Parser<'a> {
    /// Skips words, `word(...)`, `align 8`, `"key"="value"` and `#7`, up to a type, a value or
    /// anything else.
    pub(super) fn attributes(&mut self) -> Result<Attributes<'a>, ParseError> {
        let mut kept = Attributes::default();
        loop {
            match self.peek() {
                Token::Text(_) => {
                    self.next();
                    if self.accept('=') {
                        self.next();
                    }
                }
                Token::Hash(number) if number.bytes().all(|b| b.is_ascii_digit()) => {
                    self.next();
                }
                Token::Word(_) if self.at_type() || self.at_value_word() => return Ok(kept),
                Token::Word(word) => self.attribute(word, &mut kept)?,
                _ => return Ok(kept),
            }
        }
    }

    /// Skips the attributes after the arguments of a call. Nothing marks their end but the end of
    /// the line: the next instruction begins with a word as well.
    pub(super) fn trailing_attributes(&mut self) -> Result<(), ParseError> {
        let line = self.previous_line;
        while self.line() == line {
            match self.peek() {
                Token::Hash(_) => {
                    self.next();
                }
                Token::Text(_) => {
                    self.next();
                    if self.accept('=') {
                        self.next();
                    }
                }
                // An `invoke` goes on.
                Token::Word("to") => return Ok(()),
                Token::Word(word) => self.attribute(word, &mut Attributes::default())?,
                _ => return Ok(()),
            }
        }
        Ok(())
    }

    fn attribute(&mut self, word: &'a str, kept: &mut Attributes<'a>) -> Result<(), ParseError> {
        self.next();
        if matches!(word, "align" | "alignstack" | "cc")
            && let Token::Int(number) = self.peek()
        {
            self.next();
            if word == "align" {
                kept.align = number.parse().ok();
            }
            return Ok(());
        }
        kept.local |= matches!(word, "internal" | "private");
        kept.weak |= is_weak(word);
        kept.elsewhere |= word == "available_externally";
        if !self.at_mark('(') {
            return Ok(());
        }
        let ty = match word {
            "byval" => &mut kept.by_value,
            "sret" => &mut kept.returned,
            _ => return self.skip_group(),
        };
        self.next();
        *ty = Some(self.ty()?);
        self.expect(')')
    }
}
