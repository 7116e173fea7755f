//! Constants: as operands where an operand can say them, and as the bytes of globals.

use quotient_ir::program as ir;

use super::Lowering;
use crate::ast::{BinaryOp, CastOp, Operation, Type, Value};
use crate::error::Refusal;
use crate::layout::{Scalar, describe};

/// How deep constants may nest; the parser allows less, but aliases add up.
const MAX_DEPTH: u32 = 512;

impl<'m> Lowering<'m> {
    /// The operand that a scalar constant is; `None` for a constant expression that has to be
    /// computed, and for what is no constant.
    pub(super) fn constant(
        &mut self,
        ty: &Type,
        value: &Value,
    ) -> Result<Option<ir::Operand>, Refusal> {
        if self.constant_depth > MAX_DEPTH {
            return Err(Refusal::new(
                "a constant that nests too deeply or is defined by itself",
            ));
        }
        self.constant_depth += 1;
        let operand = self.nested_constant(ty, value);
        self.constant_depth -= 1;
        operand
    }

    fn nested_constant(
        &mut self,
        ty: &Type,
        value: &Value,
    ) -> Result<Option<ir::Operand>, Refusal> {
        let bits = |number: u64| Ok(Some(ir::Operand::Const(number)));
        match value {
            Value::Local(_) => Ok(None),
            Value::Global(name) => self.symbol(name).map(Some),
            Value::Int(Some(number)) => match self.layout.resolve(ty)? {
                Type::Int(width @ 1..=64) => bits(cut(*number as u64, *width as u8)),
                Type::Float | Type::Double => bits(*number as u64),
                Type::Pointer => bits(cut(*number as u64, self.pointers().bits())),
                other => Err(Refusal::when_reached(format!(
                    "a constant of {}",
                    describe(other)
                ))),
            },
            Value::Int(None) => Err(Refusal::when_reached(
                "an integer constant of more than 128 bits",
            )),
            Value::Float(double) => match self.layout.resolve(ty)? {
                Type::Float => bits(u64::from((f64::from_bits(*double) as f32).to_bits())),
                Type::Double | Type::OddFloat("x86_fp80" | "fp128") => bits(*double),
                other => Err(Refusal::when_reached(format!(
                    "a constant of {}",
                    describe(other)
                ))),
            },
            Value::OddFloat => Err(Refusal::when_reached(format!(
                "a constant of {}",
                describe(self.layout.resolve(ty)?)
            ))),
            Value::Null | Value::Undef | Value::Zero => bits(0),
            Value::Expression(operation) => self.fold(operation),
            Value::Unsupported(what) => Err(Refusal::when_reached(format!("a `{what}` constant"))),
            Value::Assembly { .. } => Err(Refusal::when_reached("inline assembly; write it in C")),
            Value::BlockAddress { function, block } => bits(self.block_number(function, block)?),
            Value::Bytes(_) | Value::Aggregate(_) | Value::Metadata(_) => Ok(None),
        }
    }

    /// The number that stands for the address of a block. It lies below all addresses of memory.
    pub(super) fn block_number(&self, function: &str, block: &str) -> Result<u64, Refusal> {
        let unknown = || Refusal::new(format!("the address of the unknown block `%{block}`"));
        let mut functions = self.ast.functions.iter().zip(1u64..);
        let (function, n) = functions
            .find(|(known, _)| known.name == function)
            .ok_or_else(unknown)?;
        let at = function.blocks.iter().position(|b| b.name == block);
        Ok(n << 24 | (at.ok_or_else(unknown)? as u64 + 1))
    }

    /// The operand that a constant expression is equal to, if there is one.
    fn fold(&mut self, operation: &Operation) -> Result<Option<ir::Operand>, Refusal> {
        match operation {
            Operation::Cast { op, value, to } => {
                if self
                    .layout
                    .wide_bits(&value.ty)
                    .or(self.layout.wide_bits(to))
                    .is_some()
                {
                    return Ok(None);
                }
                let Some(operand) = self.constant(&value.ty, &value.value)? else {
                    return Ok(None);
                };
                let from = self.scalar(&value.ty)?;
                let to = self.scalar(to)?;
                Ok(fold_cast(*op, operand, from, to))
            }
            Operation::GetElementPtr {
                source,
                base,
                indices,
            } => {
                let Some(base) = self.constant(&base.ty, &base.value)? else {
                    return Ok(None);
                };
                let mut numbers = Vec::with_capacity(indices.len());
                for index in indices {
                    match self.constant(&index.ty, &index.value)? {
                        Some(ir::Operand::Const(number)) => {
                            numbers.push(sign_extend(number, self.scalar(&index.ty)?.bits()));
                        }
                        _ => return Ok(None),
                    }
                }
                let offset = self.constant_offset(source, &numbers)?;
                Ok(match base {
                    ir::Operand::Global(id, at) => {
                        Some(ir::Operand::Global(id, at.wrapping_add(offset)))
                    }
                    ir::Operand::Const(address) => {
                        let address = address.wrapping_add(offset as u64);
                        Some(ir::Operand::Const(cut(address, self.pointers().bits())))
                    }
                    ir::Operand::Function(_) if offset == 0 => Some(base),
                    _ => None,
                })
            }
            Operation::Binary {
                op,
                ty,
                left,
                right,
            } => {
                if self.layout.wide_bits(ty).is_some() {
                    return Ok(None);
                }
                let width = self.scalar(ty)?.bits();
                let left = self.constant(ty, left)?;
                let right = self.constant(ty, right)?;
                Ok(match (op, left, right) {
                    (BinaryOp::Add, Some(ir::Operand::Const(a)), Some(ir::Operand::Const(b))) => {
                        Some(ir::Operand::Const(cut(a.wrapping_add(b), width)))
                    }
                    (BinaryOp::Sub, Some(ir::Operand::Const(a)), Some(ir::Operand::Const(b))) => {
                        Some(ir::Operand::Const(cut(a.wrapping_sub(b), width)))
                    }
                    (
                        BinaryOp::Sub,
                        Some(ir::Operand::Global(a, at)),
                        Some(ir::Operand::Global(b, from)),
                    ) if a == b => {
                        Some(ir::Operand::Const(cut(at.wrapping_sub(from) as u64, width)))
                    }
                    _ => None,
                })
            }
            _ => Ok(None),
        }
    }

    /// The byte offset of a `getelementptr` whose indices are all known.
    fn constant_offset(&self, source: &Type, indices: &[i64]) -> Result<i64, Refusal> {
        let Some((first, rest)) = indices.split_first() else {
            return Ok(0);
        };
        let mut offset = (self.layout.size(source)? as i64).wrapping_mul(*first);
        let mut ty = source;
        for &index in rest {
            let (part, at) = match self.layout.resolve(ty)? {
                Type::Array(_, element) | Type::Vector(_, element) => (
                    &**element,
                    (self.layout.size(element)? as i64).wrapping_mul(index),
                ),
                other => {
                    let (part, at) = self.layout.part(other, index as u64)?;
                    (part, at as i64)
                }
            };
            offset = offset.wrapping_add(at);
            ty = part;
        }
        Ok(offset)
    }

    /// The scalar type that a value of the type is.
    pub(super) fn scalar(&self, ty: &Type) -> Result<Scalar, Refusal> {
        match self.layout.leaves(ty)?.as_slice() {
            [leaf] => Ok(leaf.scalar),
            _ => Err(Refusal::when_reached(format!(
                "an operation on {}",
                describe(self.layout.resolve(ty)?)
            ))),
        }
    }

    /// Puts the value at byte `at` of a global's initial value.
    pub(super) fn initialise(
        &mut self,
        ty: &Type,
        value: &Value,
        at: u64,
        global: &mut ir::Global,
    ) -> Result<(), Refusal> {
        match value {
            Value::Zero | Value::Undef | Value::Null => Ok(()),
            Value::Bytes(bytes) => put(global, at, bytes),
            Value::Aggregate(elements) => {
                for (n, element) in elements.iter().enumerate() {
                    let (_, offset) = self.layout.part(ty, n as u64)?;
                    self.initialise(&element.ty, &element.value, at + offset, global)?;
                }
                Ok(())
            }
            Value::Int(Some(number)) if self.layout.wide_bits(ty).is_some() => {
                let bytes = self.layout.leaves(ty)?;
                let bytes = bytes
                    .iter()
                    .map(|leaf| usize::from(leaf.scalar.bytes()))
                    .sum();
                put(global, at, &number.to_le_bytes()[..bytes])
            }
            _ => match self.constant(ty, value)? {
                Some(ir::Operand::Const(number)) => {
                    let bytes = usize::from(self.scalar(ty)?.bytes());
                    put(global, at, &number.to_le_bytes()[..bytes])
                }
                Some(operand) if self.scalar(ty)?.bits() == self.pointers().bits() => {
                    global.relocations.push((at, operand));
                    Ok(())
                }
                _ => Err(Refusal::new(
                    "an initial value that is computed from addresses",
                )),
            },
        }
    }
}

/// Initial values larger than this are refused rather than copied about.
const MAX_BYTES: u64 = 1 << 28;

fn put(global: &mut ir::Global, at: u64, bytes: &[u8]) -> Result<(), Refusal> {
    let end = at + bytes.len() as u64;
    if end > MAX_BYTES {
        return Err(Refusal::new("an initial value of more than 256 MiB"));
    }
    let (start, end) = (at as usize, end as usize);
    if bytes.iter().all(|&byte| byte == 0) {
        return Ok(());
    }
    if global.bytes.len() < end {
        global.bytes.resize(end, 0);
    }
    global.bytes[start..end].copy_from_slice(bytes);
    Ok(())
}

fn fold_cast(op: CastOp, operand: ir::Operand, from: Scalar, to: Scalar) -> Option<ir::Operand> {
    let same_width = from.bits() == to.bits();
    match (op, operand) {
        (CastOp::BitCast | CastOp::AddrSpaceCast, _) => Some(operand),
        (CastOp::PtrToInt | CastOp::IntToPtr, _) if same_width => Some(operand),
        (
            CastOp::PtrToInt | CastOp::IntToPtr | CastOp::Trunc | CastOp::ZExt,
            ir::Operand::Const(number),
        ) => Some(ir::Operand::Const(cut(number, to.bits()))),
        (CastOp::SExt, ir::Operand::Const(number)) => {
            let extended = sign_extend(number, from.bits()) as u64;
            Some(ir::Operand::Const(cut(extended, to.bits())))
        }
        _ => None,
    }
}

/// The low `bits` bits.
pub(super) fn cut(number: u64, bits: u8) -> u64 {
    if bits >= 64 {
        number
    } else {
        number & ((1 << bits) - 1)
    }
}

fn sign_extend(number: u64, bits: u8) -> i64 {
    let shift = 64 - u32::from(bits.clamp(1, 64));
    ((number << shift) as i64) >> shift
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn cutting_and_extending() {
        assert_eq!(cut(u64::MAX, 8), 0xff);
        assert_eq!(cut(u64::MAX, 64), u64::MAX);
        assert_eq!(sign_extend(0xff, 8), -1);
        assert_eq!(sign_extend(0x7f, 8), 127);
        assert_eq!(sign_extend(u64::MAX, 64), -1);
    }

    #[test]
    fn casts_of_constants_and_addresses() {
        let number = ir::Operand::Const(0xff);
        assert_eq!(
            fold_cast(CastOp::SExt, number, Scalar::Int(8), Scalar::Int(16)),
            Some(ir::Operand::Const(0xffff))
        );
        let address = ir::Operand::Global(ir::GlobalId(0), 4);
        let pointer = Scalar::Pointer(ir::PointerWidth::Wide);
        assert_eq!(
            fold_cast(CastOp::PtrToInt, address, pointer, Scalar::Int(64)),
            Some(address)
        );
        assert_eq!(
            fold_cast(CastOp::PtrToInt, address, pointer, Scalar::Int(32)),
            None
        );
    }
}
