//! Values: names, constants, constant expressions.

use super::{ParseError, Parser};
use crate::ast::{BinaryOp, CastOp, MetadataOperand, Operation, Type, Typed, Value};
use crate::lex::Token;

/// The elements of a vector, at most: a few bytes of text must not become any amount of memory.
const MOST_ELEMENTS: u64 = 1024;

impl<'a> Parser<'a> {
    /// Whether the word here begins a value, rather than naming an attribute.
    pub(super) fn at_value_word(&self) -> bool {
        let Token::Word(word) = self.peek() else {
            return false;
        };
        matches!(
            word,
            "true"
                | "false"
                | "null"
                | "undef"
                | "poison"
                | "zeroinitializer"
                | "none"
                | "getelementptr"
                | "select"
                | "icmp"
                | "fcmp"
                | "fneg"
                | "extractvalue"
                | "insertvalue"
                | "extractelement"
                | "insertelement"
                | "shufflevector"
                | "blockaddress"
                | "dso_local_equivalent"
                | "no_cfi"
                | "ptrauth"
                | "splat"
                | "asm"
        ) || binary_op(word).is_some()
            || cast_op(word).is_some()
    }

    /// A type and a value, attributes between them skipped.
    pub(super) fn typed(&mut self) -> Result<Typed<'a>, ParseError> {
        let ty = self.ty()?;
        self.attributes()?;
        let value = self.value(&ty)?;
        Ok(Typed { ty, value })
    }

    /// A value of the given type, which only metadata and `splat` depend on.
    pub(super) fn value(&mut self, ty: &Type) -> Result<Value<'a>, ParseError> {
        self.nested("a constant", |this| this.nested_value(ty))
    }

    fn nested_value(&mut self, ty: &Type) -> Result<Value<'a>, ParseError> {
        if *ty == Type::Metadata {
            return Ok(Value::Metadata(self.metadata_operand()?));
        }
        let value = match self.peek() {
            Token::Local(name) => Value::Local(name.text()),
            Token::Global(name) => Value::Global(name.text()),
            Token::Int(digits) => Value::Int(match digits.parse::<i64>() {
                Ok(number) => Some(number.into()),
                Err(_) => digits.parse().ok(),
            }),
            Token::Decimal(digits) => match digits.parse::<f64>() {
                Ok(number) => Value::Float(number.to_bits()),
                Err(_) => return Err(self.error("a number")),
            },
            Token::Hex(digits) => match u64::from_str_radix(digits, 16) {
                Ok(bits) => Value::Float(bits),
                Err(_) => match rounded(digits) {
                    Some(double) => Value::Float(double.to_bits()),
                    None => Value::OddFloat,
                },
            },
            Token::Bytes(bytes) => Value::Bytes(bytes.bytes()),
            Token::Mark('[' | '{' | '<') => return self.aggregate(),
            Token::Word(word) => match word {
                "true" => Value::Int(Some(1)),
                "false" => Value::Int(Some(0)),
                "null" => Value::Null,
                "undef" | "poison" => Value::Undef,
                "zeroinitializer" | "none" => Value::Zero,
                "asm" => return self.assembly(),
                "splat" => return self.splat(ty),
                _ => return self.expression(),
            },
            _ => return Err(self.error("a value")),
        };
        self.next();
        Ok(value)
    }

    /// `[i32 1, i32 2]`, `{ i32 1, ptr null }`, `<{ ... }>`, `<i32 1, i32 2>`.
    fn aggregate(&mut self) -> Result<Value<'a>, ParseError> {
        let mut closing = Vec::new();
        while closing.len() < 2 {
            closing.push(match self.peek() {
                Token::Mark('[') if closing.is_empty() => ']',
                Token::Mark('{') => '}',
                Token::Mark('<') if closing.is_empty() => '>',
                _ => break,
            });
            self.next();
            if closing[0] != '>' {
                break;
            }
        }
        let mut elements = Vec::new();
        if !closing.last().is_some_and(|&mark| self.at_mark(mark)) {
            loop {
                elements.push(self.typed()?);
                if !self.accept(',') {
                    break;
                }
            }
        }
        while let Some(mark) = closing.pop() {
            self.expect(mark)?;
        }
        Ok(Value::Aggregate(elements))
    }

    /// `splat (i8 1)`: a vector of the type whose elements are all the same.
    fn splat(&mut self, ty: &Type) -> Result<Value<'a>, ParseError> {
        self.next();
        let [element] = self.operands()?;
        Ok(match *ty {
            Type::Vector(count @ ..=MOST_ELEMENTS, _) => {
                Value::Aggregate(vec![element; count as usize])
            }
            _ => Value::Unsupported("splat"),
        })
    }

    /// `asm sideeffect "text", "constraints"`.
    fn assembly(&mut self) -> Result<Value<'a>, ParseError> {
        self.next();
        let mut intel = false;
        while let Token::Word(word) = self.peek() {
            intel |= word == "inteldialect";
            self.next();
        }
        let Token::Text(text) = self.peek() else {
            return Err(self.error("the text of inline assembly"));
        };
        self.next();
        self.expect(',')?;
        let Token::Text(constraints) = self.peek() else {
            return Err(self.error("the constraints of inline assembly"));
        };
        self.next();
        Ok(Value::Assembly {
            text: text.bytes(),
            constraints: constraints.bytes(),
            intel,
        })
    }

    fn expression(&mut self) -> Result<Value<'a>, ParseError> {
        let opcode = self.word("a value")?;
        if let Some(op) = cast_op(opcode) {
            self.flags();
            self.expect('(')?;
            let value = self.typed()?;
            self.expect_word("to")?;
            let to = self.ty()?;
            self.expect(')')?;
            return Ok(expression(Operation::Cast { op, value, to }));
        }
        if let Some(op) = binary_op(opcode) {
            self.flags();
            let [left, right] = self.operands()?;
            return Ok(expression(Operation::Binary {
                op,
                ty: left.ty,
                left: left.value,
                right: right.value,
            }));
        }
        match opcode {
            "getelementptr" => {
                self.flags();
                self.expect('(')?;
                let source = self.ty()?;
                self.expect(',')?;
                let base = self.typed()?;
                let mut indices = Vec::new();
                while self.accept(',') {
                    self.flags();
                    indices.push(self.typed()?);
                }
                self.expect(')')?;
                Ok(expression(Operation::GetElementPtr {
                    source,
                    base,
                    indices,
                }))
            }
            "icmp" | "fcmp" => {
                let predicate = self.word("a comparison")?;
                let [left, right] = self.operands()?;
                let (ty, left, right) = (left.ty, left.value, right.value);
                Ok(expression(if opcode == "icmp" {
                    Operation::ICmp {
                        predicate,
                        ty,
                        left,
                        right,
                    }
                } else {
                    Operation::FCmp {
                        predicate,
                        ty,
                        left,
                        right,
                    }
                }))
            }
            "select" => {
                let [condition, then, otherwise] = self.operands()?;
                Ok(expression(Operation::Select {
                    condition: Box::new(condition),
                    then,
                    otherwise: Box::new(otherwise),
                }))
            }
            "dso_local_equivalent" | "no_cfi" => self.value(&Type::Pointer),
            "blockaddress" => {
                self.expect('(')?;
                let Token::Global(function) = self.next() else {
                    return Err(self.error("a function"));
                };
                self.expect(',')?;
                let Token::Local(block) = self.next() else {
                    return Err(self.error("a block"));
                };
                self.expect(')')?;
                Ok(Value::BlockAddress {
                    function: function.text(),
                    block: block.text(),
                })
            }
            _ => {
                if !self.at_mark('(') {
                    return Err(self.error("a value"));
                }
                self.skip_group()?;
                Ok(Value::Unsupported(opcode))
            }
        }
    }

    /// `(a, b)`: as many typed values as the caller wants.
    fn operands<const N: usize>(&mut self) -> Result<[Typed<'a>; N], ParseError> {
        self.expect('(')?;
        let mut operands = Vec::with_capacity(N);
        for n in 0..N {
            if n > 0 {
                self.expect(',')?;
            }
            operands.push(self.typed()?);
        }
        self.expect(')')?;
        operands
            .try_into()
            .map_err(|_| self.error(format!("{N} operands")))
    }

    /// Skips `nsw`, `inbounds`, `inrange(...)`, fast-math flags and their like.
    pub(super) fn flags(&mut self) {
        while let Token::Word(word) = self.peek() {
            if !matches!(
                word,
                "nsw"
                    | "nuw"
                    | "nusw"
                    | "exact"
                    | "disjoint"
                    | "nneg"
                    | "samesign"
                    | "inbounds"
                    | "inrange"
                    | "fast"
                    | "nnan"
                    | "ninf"
                    | "nsz"
                    | "arcp"
                    | "contract"
                    | "afn"
                    | "reassoc"
            ) {
                return;
            }
            self.next();
            // Only `inrange` has a group of its own; an expression's opening bracket stays.
            if word == "inrange" && self.at_mark('(') && self.skip_group().is_err() {
                return;
            }
        }
    }

    fn metadata_operand(&mut self) -> Result<MetadataOperand<'a>, ParseError> {
        match self.peek() {
            Token::MetadataId(id) => {
                self.next();
                Ok(MetadataOperand::Node(id))
            }
            Token::MetadataName(_) => {
                self.next();
                if self.at_mark('(') {
                    self.skip_group()?;
                }
                Ok(MetadataOperand::Other)
            }
            Token::Bang => {
                self.next();
                if self.at_mark('{') {
                    self.skip_group()?;
                } else {
                    self.next();
                }
                Ok(MetadataOperand::Other)
            }
            _ => {
                let typed = self.typed()?;
                Ok(MetadataOperand::Value(Box::new(typed.value)))
            }
        }
    }
}

fn expression(operation: Operation<'_>) -> Value<'_> {
    Value::Expression(Box::new(operation))
}

/// The binary operation of an opcode.
pub(super) fn binary_op(opcode: &str) -> Option<BinaryOp> {
    Some(match opcode {
        "add" => BinaryOp::Add,
        "sub" => BinaryOp::Sub,
        "mul" => BinaryOp::Mul,
        "udiv" => BinaryOp::UDiv,
        "sdiv" => BinaryOp::SDiv,
        "urem" => BinaryOp::URem,
        "srem" => BinaryOp::SRem,
        "shl" => BinaryOp::Shl,
        "lshr" => BinaryOp::LShr,
        "ashr" => BinaryOp::AShr,
        "and" => BinaryOp::And,
        "or" => BinaryOp::Or,
        "xor" => BinaryOp::Xor,
        "fadd" => BinaryOp::FAdd,
        "fsub" => BinaryOp::FSub,
        "fmul" => BinaryOp::FMul,
        "fdiv" => BinaryOp::FDiv,
        "frem" => BinaryOp::FRem,
        _ => return None,
    })
}

/// The conversion of an opcode.
pub(super) fn cast_op(opcode: &str) -> Option<CastOp> {
    Some(match opcode {
        "trunc" => CastOp::Trunc,
        "zext" => CastOp::ZExt,
        "sext" => CastOp::SExt,
        "fptrunc" => CastOp::FpTrunc,
        "fpext" => CastOp::FpExt,
        "fptoui" => CastOp::FpToUi,
        "fptosi" => CastOp::FpToSi,
        "uitofp" => CastOp::UiToFp,
        "sitofp" => CastOp::SiToFp,
        "ptrtoint" => CastOp::PtrToInt,
        "inttoptr" => CastOp::IntToPtr,
        "bitcast" => CastOp::BitCast,
        "addrspacecast" => CastOp::AddrSpaceCast,
        _ => return None,
    })
}

/// A number of a wider format, `K` of 80 bits or `L` of 128, as the `f64` next to it.
fn rounded(digits: &str) -> Option<f64> {
    let (sign, exponent, fraction) = match digits.split_at_checked(1)? {
        ("K", digits) if digits.len() == 20 => {
            let head = u16::from_str_radix(&digits[..4], 16).ok()?;
            (
                head >> 15,
                head & 0x7fff,
                u64::from_str_radix(&digits[4..], 16).ok()?,
            )
        }
        // The lower half comes first.
        ("L", digits) if digits.len() == 32 => {
            let low = u64::from_str_radix(&digits[..16], 16).ok()?;
            let high = u64::from_str_radix(&digits[16..], 16).ok()?;
            let head = (high >> 48) as u16;
            // As in the other format: with the one before the point, and as many bits. Whether any of
            // those left out are set is kept for the rounding.
            let one = u64::from(head & 0x7fff != 0) << 63;
            let fraction = one | (high << 15 & (u64::MAX >> 1)) | low >> 49;
            let rest = u64::from(low << 15 != 0);
            (head >> 15, head & 0x7fff, fraction | rest)
        }
        _ => return None,
    };
    let magnitude = match (exponent, fraction << 1) {
        (0x7fff, 0) => f64::INFINITY,
        (0x7fff, _) => f64::NAN,
        _ => {
            let power = i32::from(exponent) - 16383 - 63;
            // In two steps: powers of two have a smaller range than products of them.
            let half = power / 2;
            fraction as f64 * 2f64.powi(half) * 2f64.powi(power - half)
        }
    };
    Some(if sign == 1 { -magnitude } else { magnitude })
}

#[cfg(test)]
mod tests {
    use super::*;

    fn typed(text: &str) -> Typed<'_> {
        let mut parser = Parser::new(text);
        let typed = parser.typed().unwrap();
        assert_eq!(parser.peek(), Token::End, "left over in {text}");
        typed
    }

    #[test]
    fn vectors_of_one_element() {
        let spelled = typed("<3 x i8> <i8 7, i8 7, i8 7>");
        assert_eq!(typed("<3 x i8> splat (i8 7)"), spelled);
        let large = typed("<4294967295 x i8> splat (i8 7)").value;
        assert_eq!(large, Value::Unsupported("splat"));
    }

    #[test]
    fn scalars() {
        assert_eq!(typed("i32 -5").value, Value::Int(Some(-5)));
        assert_eq!(typed("i1 true").value, Value::Int(Some(1)));
        assert_eq!(typed("i64 noundef 16").value, Value::Int(Some(16)));
        assert_eq!(typed("double 1.5").value, Value::Float(1.5f64.to_bits()));
        assert_eq!(
            typed("float 0x3FB99999A0000000").value,
            Value::Float(0x3FB9_9999_A000_0000)
        );
        assert_eq!(typed("x86_fp80 0xK3FFF").value, Value::OddFloat);
        for (text, number) in [
            ("x86_fp80 0xK4000C90FDAA22168C235", std::f64::consts::PI),
            ("x86_fp80 0xKC0008000000000000000", -2.0),
            ("x86_fp80 0xK00000000000000000000", 0.0),
            ("fp128 0xL00000000000000004000800000000000", 3.0),
            ("x86_fp80 0xK7FFF8000000000000000", f64::INFINITY),
        ] {
            assert_eq!(typed(text).value, Value::Float(number.to_bits()), "{text}");
        }
    }

    #[test]
    fn aggregates_of_all_brackets() {
        for (text, count) in [
            ("[2 x i8] [i8 1, i8 2]", 2),
            ("{ i8, ptr } { i8 1, ptr null }", 2),
            ("<{ i8 }> <{ i8 1 }>", 1),
            ("<2 x i32> <i32 1, i32 2>", 2),
            ("{} {}", 0),
        ] {
            match typed(text).value {
                Value::Aggregate(elements) => assert_eq!(elements.len(), count, "{text}"),
                other => panic!("{text} gave {other:?}"),
            }
        }
    }

    #[test]
    fn nested_expressions_of_typed_pointers() {
        let value = typed(
            "i32* bitcast (i8* getelementptr inbounds (i8, i8* bitcast (%q* @q to i8*), i64 12) to i32*)",
        )
        .value;
        let Value::Expression(cast) = value else {
            panic!("not an expression");
        };
        let Operation::Cast { op, value, .. } = *cast else {
            panic!("not a cast");
        };
        assert_eq!(op, CastOp::BitCast);
        assert!(matches!(value.value, Value::Expression(_)));
    }

    #[test]
    fn block_addresses_are_kept_by_name() {
        assert_eq!(
            typed("ptr blockaddress(@f, %b)").value,
            Value::BlockAddress {
                function: "f".into(),
                block: "b".into()
            }
        );
    }
}
