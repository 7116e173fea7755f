//! A node of debug information, and what its fields say.

use crate::ast::Field;

/// A node with its fields.
#[derive(Clone, Copy)]
pub(super) struct Node<'m> {
    pub kind: &'m str,
    pub fields: &'m [(&'static str, Field<'m>)],
}

impl<'m> Node<'m> {
    pub fn field(&self, name: &str) -> Option<&'m Field<'m>> {
        self.fields
            .iter()
            .find(|(field, _)| *field == name)
            .map(|(_, value)| value)
    }

    pub fn reference(&self, name: &str) -> Option<u32> {
        match self.field(name)? {
            Field::Reference(id) => Some(*id),
            _ => None,
        }
    }

    pub fn number(&self, name: &str) -> Option<i64> {
        match self.field(name)? {
            Field::Int(number) => Some(*number),
            _ => None,
        }
    }

    /// A number that cannot be negative; 0 if it is missing.
    pub fn size(&self, name: &str) -> u64 {
        self.number(name)
            .and_then(|number| number.try_into().ok())
            .unwrap_or(0)
    }

    pub fn text(&self, name: &str) -> Option<&'m str> {
        match self.field(name)? {
            Field::Text(text) => Some(text),
            _ => None,
        }
    }

    pub fn word(&self, name: &str) -> Option<&'m str> {
        match self.field(name)? {
            Field::Word(word) => Some(word),
            _ => None,
        }
    }

    /// Whether it is a static member, which is no part of the objects of its class. Clang before
    /// 18 lists it among the members all the same.
    pub fn is_static(&self) -> bool {
        self.has_flag("DIFlagStaticMember")
    }

    /// Of a bit-field, where that begins which it is read and written with, in bits.
    pub fn bits_of(&self) -> Option<u64> {
        let begin = self.number("extraData")?;
        self.has_flag("DIFlagBitField")
            .then(|| begin.try_into().ok())?
    }

    fn has_flag(&self, wanted: &str) -> bool {
        let mut flags = self.word("flags").into_iter().flat_map(|f| f.split('|'));
        flags.any(|flag| flag == wanted)
    }
}
