//! Types. A typed pointer loses its pointee here, see [`crate::ast`].

use super::{ParseError, Parser};
use crate::ast::{FunctionType, Type};
use crate::lex::Token;

impl<'a> Parser<'a> {
    /// Whether a type begins here.
    pub(super) fn at_type(&self) -> bool {
        match self.peek() {
            Token::Word(word) => simple_type(word).is_some() || word == "target",
            Token::Local(_) | Token::Mark('{' | '[' | '<') => true,
            _ => false,
        }
    }

    pub(super) fn ty(&mut self) -> Result<Type<'a>, ParseError> {
        self.nested("a type", Self::nested_type)
    }

    fn nested_type(&mut self) -> Result<Type<'a>, ParseError> {
        let mut ty = self.base_type()?;
        loop {
            if self.accept('*') {
                ty = Type::Pointer;
            } else if self.at_word("addrspace") {
                self.next();
                self.skip_group()?;
            } else if self.at_mark('(') {
                ty = self.function_type(ty)?;
            } else {
                return Ok(ty);
            }
        }
    }

    fn base_type(&mut self) -> Result<Type<'a>, ParseError> {
        match self.peek() {
            Token::Local(name) => {
                self.next();
                Ok(Type::Named(name.text()))
            }
            Token::Word("target") => {
                self.next();
                self.skip_group()?;
                Ok(Type::Token)
            }
            Token::Word(word) => match simple_type(word) {
                Some(ty) => {
                    self.next();
                    Ok(ty)
                }
                None => Err(self.error("a type")),
            },
            Token::Mark('{') => Ok(Type::Struct {
                fields: self.fields()?,
                packed: false,
            }),
            Token::Mark('[') => {
                self.next();
                let (count, element) = self.counted()?;
                self.expect(']')?;
                Ok(Type::Array(count, Box::new(element)))
            }
            Token::Mark('<') => {
                self.next();
                if self.at_mark('{') {
                    let fields = self.fields()?;
                    self.expect('>')?;
                    return Ok(Type::Struct {
                        fields,
                        packed: true,
                    });
                }
                if self.accept_word("vscale") {
                    self.expect_word("x")?;
                }
                let (count, element) = self.counted()?;
                self.expect('>')?;
                Ok(Type::Vector(count, Box::new(element)))
            }
            _ => Err(self.error("a type")),
        }
    }

    /// `4 x i32`.
    fn counted(&mut self) -> Result<(u64, Type<'a>), ParseError> {
        let count = self.unsigned("a number of elements")?;
        self.expect_word("x")?;
        Ok((count, self.ty()?))
    }

    fn fields(&mut self) -> Result<Vec<Type<'a>>, ParseError> {
        self.expect('{')?;
        let mut fields = Vec::new();
        if self.accept('}') {
            return Ok(fields);
        }
        loop {
            fields.push(self.ty()?);
            if !self.accept(',') {
                self.expect('}')?;
                return Ok(fields);
            }
        }
    }

    fn function_type(&mut self, result: Type<'a>) -> Result<Type<'a>, ParseError> {
        self.expect('(')?;
        let mut params = Vec::new();
        let mut varargs = false;
        while !self.at_mark(')') {
            if self.peek() == Token::Ellipsis {
                self.next();
                varargs = true;
            } else {
                params.push(self.ty()?);
                self.attributes()?;
            }
            if !self.accept(',') {
                break;
            }
        }
        self.expect(')')?;
        Ok(Type::Function(Box::new(FunctionType {
            result,
            params,
            varargs,
        })))
    }
}

/// The type that a single word names.
fn simple_type(word: &str) -> Option<Type<'_>> {
    Some(match word {
        "void" => Type::Void,
        "float" => Type::Float,
        "double" => Type::Double,
        "half" | "bfloat" | "x86_fp80" | "fp128" | "ppc_fp128" => Type::OddFloat(word),
        "ptr" => Type::Pointer,
        "label" => Type::Label,
        "metadata" => Type::Metadata,
        "token" | "x86_mmx" | "x86_amx" => Type::Token,
        "opaque" => Type::Opaque,
        _ => Type::Int(
            word.strip_prefix('i')
                .filter(|digits| digits.bytes().all(|b| b.is_ascii_digit()))?
                .parse()
                .ok()?,
        ),
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn ty(text: &str) -> Type<'_> {
        let mut parser = Parser::new(text);
        let ty = parser.ty().unwrap();
        assert_eq!(parser.peek(), Token::End, "left over in {text}");
        ty
    }

    #[test]
    fn typed_pointers_lose_their_pointee() {
        assert_eq!(ty("i8**"), Type::Pointer);
        assert_eq!(ty("%struct.node*"), Type::Pointer);
        assert_eq!(ty("i8* (i8*)*"), Type::Pointer);
        assert_eq!(ty("i32 addrspace(1)*"), Type::Pointer);
        assert_eq!(ty("ptr addrspace(5)"), Type::Pointer);
    }

    #[test]
    fn aggregates() {
        assert_eq!(
            ty("<{ i8, [2 x i32] }>"),
            Type::Struct {
                fields: vec![Type::Int(8), Type::Array(2, Box::new(Type::Int(32)))],
                packed: true
            }
        );
        assert_eq!(
            ty("{}"),
            Type::Struct {
                fields: vec![],
                packed: false
            }
        );
        assert_eq!(
            ty("<vscale x 4 x float>"),
            Type::Vector(4, Box::new(Type::Float))
        );
    }

    #[test]
    fn function_types() {
        assert_eq!(
            ty("i32 (i8*, ...)"),
            Type::Function(Box::new(FunctionType {
                result: Type::Int(32),
                params: vec![Type::Pointer],
                varargs: true
            }))
        );
    }

    #[test]
    fn endless_nesting_is_an_error() {
        for part in ["[1 x ", "{", "void (", "void (ptr byval("] {
            let text = part.repeat(100_000);
            let error = Parser::new(&text).ty().unwrap_err();
            assert!(error.to_string().contains("less deeply"), "{error}");
        }
    }
}
