//! Metadata nodes: their kinds, and the names and values of fields.
//!
//! More than half of what clang prints for a program in C++ is debug information, and most of that
//! nobody asks for. So a node is kept as text until [`crate::debug`] reads it, and of what it says
//! only the kinds and fields that are known there.

use std::borrow::Cow;

use super::{ParseError, Parser};
use crate::ast::{Field, Metadata};
use crate::lex::Token;

/// The word itself, if it is one of those listed.
macro_rules! known {
    ($word:expr, $($known:literal)|+) => {
        match $word {
            $($known => Some($known),)+
            _ => None,
        }
    };
}

/// The kinds of nodes that are told apart.
fn known_kind(word: &str) -> Option<&'static str> {
    known!(
        word,
        "DILocation"
            | "DISubprogram"
            | "DICompositeType"
            | "DIBasicType"
            | "DIFile"
            | "DINamespace"
            | "DIGlobalVariableExpression"
    )
}

/// The fields that are looked at.
fn known_field(word: &str) -> Option<&'static str> {
    known!(
        word,
        "line"
            | "column"
            | "scope"
            | "inlinedAt"
            | "name"
            | "linkageName"
            | "file"
            | "filename"
            | "directory"
            | "type"
            | "types"
            | "var"
            | "tag"
            | "baseType"
            | "elements"
            | "templateParams"
            | "offset"
            | "size"
            | "count"
            | "encoding"
            | "value"
            | "flags"
            | "extraData"
            | "discriminator"
    )
}

impl<'a> Parser<'a> {
    /// The text of what follows `!7 =`. It is read, for the error in it, if its end is not plain
    /// to see.
    pub(super) fn metadata_text(&mut self) -> Result<&'a str, ParseError> {
        let from = self.current.at;
        let node = matches!(
            self.peek(),
            Token::Word("distinct") | Token::MetadataName(_) | Token::Bang
        );
        if node
            && self.following.is_none()
            && let Some(text) = self.lexer.skip_group(from)
        {
            self.next();
            return Ok(text);
        }
        self.metadata_definition()?;
        Ok(self.lexer.text_between(from, self.current.at))
    }

    /// What follows `!7 =`.
    pub(super) fn metadata_definition(&mut self) -> Result<Metadata<'a>, ParseError> {
        self.accept_word("distinct");
        self.metadata_body()
    }

    fn metadata_body(&mut self) -> Result<Metadata<'a>, ParseError> {
        self.nested("metadata", Self::nested_metadata)
    }

    fn nested_metadata(&mut self) -> Result<Metadata<'a>, ParseError> {
        match self.peek() {
            Token::MetadataName(kind) => {
                self.next();
                Ok(Metadata::Node {
                    kind: known_kind(kind).unwrap_or(""),
                    fields: self.fields_of_node()?,
                })
            }
            Token::Bang => {
                self.next();
                Ok(Metadata::Tuple(self.tuple()?))
            }
            _ => Err(self.error("a metadata node")),
        }
    }

    fn fields_of_node(&mut self) -> Result<Vec<(&'static str, Field<'a>)>, ParseError> {
        self.expect('(')?;
        let mut fields = Vec::new();
        while !self.at_mark(')') {
            let mut name = None;
            if let Token::Label(label) = self.peek() {
                self.next();
                name = known_field(&label.text());
            }
            match (name, self.peek()) {
                (Some(name), _) => fields.push((name, self.field()?)),
                (None, Token::Text(_)) => {
                    self.next();
                }
                (None, _) => {
                    self.field()?;
                }
            }
            if !self.accept(',') {
                break;
            }
        }
        self.expect(')')?;
        Ok(fields)
    }

    fn tuple(&mut self) -> Result<Vec<Field<'a>>, ParseError> {
        self.expect('{')?;
        let mut fields = Vec::new();
        while !self.at_mark('}') {
            fields.push(self.field()?);
            if !self.accept(',') {
                break;
            }
        }
        self.expect('}')?;
        Ok(fields)
    }

    fn field(&mut self) -> Result<Field<'a>, ParseError> {
        match self.peek() {
            Token::MetadataId(id) => {
                self.next();
                Ok(Field::Reference(id))
            }
            Token::Int(digits) => {
                self.next();
                Ok(digits.parse().map_or(Field::Other, Field::Int))
            }
            Token::Text(text) => {
                self.next();
                Ok(Field::Text(text.text()))
            }
            Token::Bang => match self.ahead() {
                Token::Text(text) => {
                    self.next();
                    self.next();
                    Ok(Field::Text(text.text()))
                }
                _ => Ok(Field::Inline(Box::new(self.metadata_body()?))),
            },
            Token::MetadataName(_) => Ok(Field::Inline(Box::new(self.metadata_body()?))),
            _ if self.at_type() => {
                let typed = self.typed()?;
                Ok(match typed.value {
                    crate::ast::Value::Int(Some(number)) => {
                        i64::try_from(number).map_or(Field::Other, Field::Int)
                    }
                    _ => Field::Other,
                })
            }
            Token::Word(word) => {
                self.next();
                let mut words = Cow::Borrowed(word);
                while self.accept('|') {
                    if let Token::Word(word) = self.peek() {
                        words += "|";
                        words += word;
                    }
                    self.next();
                }
                Ok(Field::Word(words))
            }
            _ => Err(self.error("the value of a metadata field")),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn definition(text: &str) -> Metadata<'_> {
        let mut parser = Parser::new(text);
        let node = parser.metadata_definition().unwrap();
        assert_eq!(parser.peek(), Token::End, "left over in {text}");
        node
    }

    #[test]
    fn nodes_keep_names_and_values() {
        let node = definition(
            "distinct !DICompositeType(tag: DW_TAG_member, name: \"a\", size: 64, type: !3, flags: A | B, e: !DIExpression(DW_OP_deref, 1), n: null)",
        );
        let Metadata::Node { kind, fields } = node else {
            panic!("not a node");
        };
        assert_eq!(kind, "DICompositeType");
        let get = |name: &str| fields.iter().find(|(n, _)| *n == name).map(|(_, v)| v);
        assert_eq!(get("tag"), Some(&Field::Word("DW_TAG_member".into())));
        assert_eq!(get("name"), Some(&Field::Text("a".into())));
        assert_eq!(get("size"), Some(&Field::Int(64)));
        assert_eq!(get("type"), Some(&Field::Reference(3)));
        assert_eq!(get("flags"), Some(&Field::Word("A|B".into())));
        assert_eq!(fields.len(), 5, "what nobody asks for is left out");
    }

    #[test]
    fn tuples_of_mixed_things() {
        assert_eq!(
            definition("!{!1, null, i32 7, !\"s\", ptr @f}"),
            Metadata::Tuple(vec![
                Field::Reference(1),
                Field::Word("null".into()),
                Field::Int(7),
                Field::Text("s".into()),
                Field::Other,
            ])
        );
    }
}
