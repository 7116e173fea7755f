//! Arithmetic, comparisons, conversions, aggregates and control flow.
//!
//! Operations on vectors are done element by element: a vector's elements are scalars like any
//! other aggregate's.

use std::borrow::Cow;

use quotient_ir::program as ir;

use super::function::FunctionLowering;
use crate::ast::{BinaryOp, CastOp, Instruction, Operation, Type, Typed, Value};
use crate::error::{Refusal, malformed};
use crate::layout::{Scalar, describe};
use crate::library;

impl<'m> FunctionLowering<'_, 'm> {
    /// Lowers one instruction. Phis come later, when all blocks have been seen.
    pub(super) fn instruction(&mut self, instruction: &'m Instruction<'m>) -> Result<(), Refusal> {
        match &instruction.operation {
            Operation::Declare { .. } | Operation::Ignored => Ok(()),
            Operation::Phi { ty, .. } => self.module.layout.leaf_count(ty).map(drop),
            Operation::Return(value) => {
                let operands = match value {
                    Some(value) => self.operands(&value.ty, &value.value)?,
                    None => Vec::new(),
                };
                if self.atomic {
                    self.builtin(None, ir::Builtin::AtomicEnd);
                }
                self.before_return()?;
                self.terminate(ir::TerminatorOp::Return(operands));
                Ok(())
            }
            Operation::Jump(to) => {
                let to = self.block_named(to)?;
                self.terminate(ir::TerminatorOp::Jump(to));
                Ok(())
            }
            Operation::Branch {
                condition,
                then,
                otherwise,
            } => {
                let condition = self.operand(&condition.ty, &condition.value)?;
                let then = self.block_named(then)?;
                let otherwise = self.block_named(otherwise)?;
                self.terminate(ir::TerminatorOp::Branch {
                    condition,
                    then,
                    otherwise,
                });
                Ok(())
            }
            Operation::Switch {
                value,
                default,
                cases,
            } => self.switch(value, default, cases),
            Operation::IndirectJump { address, labels } => self.indirect_jump(address, labels),
            Operation::Call {
                callee,
                arguments,
                named,
                landing: Some(landing),
                ..
            } => {
                let dsts = self.results(instruction)?;
                self.invoke(callee, arguments, *named, landing, &dsts)
            }
            Operation::Resume(exception) => self.resume(exception),
            Operation::Unreachable => {
                self.terminate(ir::TerminatorOp::Unreachable);
                Ok(())
            }
            operation => {
                let dsts = self.results(instruction)?;
                self.operation(operation, &dsts, instruction.result.as_deref())
            }
        }
    }

    fn switch(
        &mut self,
        value: &'m Typed<'m>,
        default: &str,
        cases: &'m [(Value<'m>, Cow<'m, str>)],
    ) -> Result<(), Refusal> {
        let operand = self.operand(&value.ty, &value.value)?;
        let default = self.block_named(default)?;
        let mut lowered = Vec::with_capacity(cases.len());
        for (case, to) in cases {
            match self.operand(&value.ty, case)? {
                ir::Operand::Const(number) => lowered.push((number, self.block_named(to)?)),
                _ => return Err(Refusal::when_reached("a switch over addresses")),
            }
        }
        self.terminate(ir::TerminatorOp::Switch {
            value: operand,
            cases: lowered,
            default,
        });
        Ok(())
    }

    /// A jump to one of the blocks whose addresses the program has taken.
    fn indirect_jump(
        &mut self,
        address: &Typed<'m>,
        labels: &'m [Cow<'m, str>],
    ) -> Result<(), Refusal> {
        let value = self.operand(&address.ty, &address.value)?;
        let mut cases: Vec<(u64, ir::BlockId)> = Vec::with_capacity(labels.len());
        for label in labels {
            let number = self.module.block_number(&self.ast.name, label)?;
            if !cases.iter().any(|&(known, _)| known == number) {
                cases.push((number, self.block_named(label)?));
            }
        }
        // To jump anywhere else has no meaning, as what cannot be reached.
        let default = self.out.new_block();
        self.terminate(ir::TerminatorOp::Switch {
            value,
            cases,
            default,
        });
        Ok(())
    }

    /// The type of an instruction's result.
    pub(super) fn result_type<'t>(&self, operation: &'t Operation<'t>) -> Result<Type<'t>, Refusal>
    where
        'm: 't,
    {
        let layout = self.module.layout;
        Ok(match operation {
            Operation::Binary { ty, .. }
            | Operation::Load { ty, .. }
            | Operation::Phi { ty, .. } => ty.clone(),
            Operation::FNeg(value) | Operation::Freeze(value) => value.ty.clone(),
            Operation::ICmp { ty, .. } | Operation::FCmp { ty, .. } => match layout.resolve(ty)? {
                Type::Vector(count, _) => Type::Vector(*count, Box::new(Type::Int(1))),
                _ => Type::Int(1),
            },
            Operation::Cast { to, .. } => to.clone(),
            Operation::Select { then, .. } => then.ty.clone(),
            Operation::GetElementPtr { base, .. } => base.ty.clone(),
            Operation::Alloca { .. } => Type::Pointer,
            Operation::ExtractValue { aggregate, path } => {
                let mut ty = &aggregate.ty;
                for &index in path {
                    ty = layout.part(ty, index.into())?.0;
                }
                ty.clone()
            }
            Operation::InsertValue { aggregate, .. } => aggregate.ty.clone(),
            Operation::ExtractElement { vector, .. } => layout.part(&vector.ty, 0)?.0.clone(),
            Operation::InsertElement { vector, .. } => vector.ty.clone(),
            Operation::ShuffleVector { left, mask, .. } => {
                let Type::Vector(count, _) = layout.resolve(&mask.ty)? else {
                    return Err(malformed());
                };
                let element = layout.part(&left.ty, 0)?.0.clone();
                Type::Vector(*count, Box::new(element))
            }
            Operation::CompareExchange { new, .. } => Type::Struct {
                fields: vec![new.ty.clone(), Type::Int(1)],
                packed: false,
            },
            Operation::AtomicRmw { operand, .. } => operand.ty.clone(),
            Operation::Call { result, .. } => result.clone(),
            Operation::LandingPad { ty, .. } | Operation::VaArg { ty, .. } => ty.clone(),
            _ => Type::Void,
        })
    }

    /// Computes a constant expression that no operand can say.
    pub(super) fn compute(&mut self, operation: &Operation) -> Result<Vec<ir::Operand>, Refusal> {
        let ty = self.result_type(operation)?;
        let dsts = self.new_registers(&ty)?;
        self.operation(operation, &dsts, None)?;
        Ok(dsts.into_iter().map(ir::Operand::Reg).collect())
    }

    /// Lowers an operation that puts its result into `dsts`; `name` is the result's name. What is
    /// about parts of aggregates or about memory is handed on.
    fn operation(
        &mut self,
        operation: &Operation,
        dsts: &[ir::Reg],
        name: Option<&str>,
    ) -> Result<(), Refusal> {
        match operation {
            Operation::Binary {
                op,
                ty,
                left,
                right,
            } => self.binary(*op, ty, left, right, dsts),
            Operation::FNeg(value) => self.negate(value, dsts),
            Operation::ICmp {
                predicate,
                ty,
                left,
                right,
            } => self.int_comparison(predicate, ty, left, right, dsts),
            Operation::FCmp {
                predicate,
                ty,
                left,
                right,
            } => self.float_comparison(predicate, ty, left, right, dsts),
            Operation::Cast { op, value, to } => self.cast(*op, value, to, dsts),
            Operation::Select {
                condition,
                then,
                otherwise,
            } => self.select(condition, then, otherwise, dsts),
            Operation::Freeze(value) => {
                let sources = self.operands(&value.ty, &value.value)?;
                self.copy(dsts, &sources)
            }
            Operation::Call {
                callee:
                    Value::Assembly {
                        text,
                        constraints,
                        intel,
                    },
                arguments,
                result,
                ..
            } => self.assembly((text, *intel), constraints, arguments, result, dsts),
            Operation::Call {
                callee,
                arguments,
                named,
                ..
            } => self.call(callee, arguments, *named, dsts, None),
            Operation::VaArg { list, ty } => self.va_arg(list, ty, dsts),
            Operation::LandingPad { clauses, .. } => self.landing_pad(clauses, dsts),
            Operation::Unsupported(opcode) => {
                Err(Refusal::when_reached(unsupported_instruction(opcode)))
            }
            _ => self.part(operation, dsts, name),
        }
    }

    /// Lowers what takes a part out of an aggregate or a vector, or puts one into it; what is of
    /// another kind has to do with memory.
    fn part(
        &mut self,
        operation: &Operation,
        dsts: &[ir::Reg],
        name: Option<&str>,
    ) -> Result<(), Refusal> {
        match operation {
            Operation::ExtractValue { aggregate, path } => {
                let parts = self.operands(&aggregate.ty, &aggregate.value)?;
                let at = self.leaf_index(&aggregate.ty, path)?;
                let sources = parts.get(at..at + dsts.len()).ok_or_else(malformed)?;
                self.copy(dsts, sources)
            }
            Operation::InsertValue {
                aggregate,
                value,
                path,
            } => {
                let mut parts = self.operands(&aggregate.ty, &aggregate.value)?;
                let new = self.operands(&value.ty, &value.value)?;
                let at = self.leaf_index(&aggregate.ty, path)?;
                let place = parts.get_mut(at..at + new.len()).ok_or_else(malformed)?;
                place.copy_from_slice(&new);
                self.copy(dsts, &parts)
            }
            Operation::ExtractElement { vector, index } => {
                self.extract_element(vector, index, dsts)
            }
            Operation::InsertElement {
                vector,
                value,
                index,
            } => self.insert_element(vector, value, index, dsts),
            Operation::ShuffleVector { left, right, mask } => self.shuffle(left, right, mask, dsts),
            _ => self.memory(operation, dsts, name),
        }
    }

    pub(crate) fn copy(
        &mut self,
        dsts: &[ir::Reg],
        sources: &[ir::Operand],
    ) -> Result<(), Refusal> {
        if dsts.len() != sources.len() {
            return Err(malformed());
        }
        for (&dst, &src) in dsts.iter().zip(sources) {
            self.emit(ir::Op::Copy { dst, src });
        }
        Ok(())
    }

    /// The scalar type of all elements of a scalar or vector type.
    fn element(&self, ty: &Type) -> Result<Scalar, Refusal> {
        let layout = &self.module.layout;
        match layout.resolve(ty)? {
            Type::Vector(_, element) => self.module.scalar(element),
            other => self.module.scalar(other),
        }
    }

    fn float_width(&self, ty: &Type) -> Result<ir::FloatWidth, Refusal> {
        match self.element(ty)? {
            Scalar::Float => Ok(ir::FloatWidth::F32),
            Scalar::Double => Ok(ir::FloatWidth::F64),
            _ => Err(malformed()),
        }
    }

    fn floats(
        &mut self,
        ty: &Type,
        value: &Value,
    ) -> Result<(ir::FloatWidth, Vec<ir::Operand>), Refusal> {
        Ok((self.float_width(ty)?, self.operands(ty, value)?))
    }

    /// Destinations with their two operands, element by element.
    fn pairs(
        &mut self,
        ty: &Type,
        left: &Value,
        right: &Value,
        dsts: &[ir::Reg],
    ) -> Result<Vec<(ir::Reg, ir::Operand, ir::Operand)>, Refusal> {
        let left = self.operands(ty, left)?;
        let right = self.operands(ty, right)?;
        if left.len() != dsts.len() || right.len() != dsts.len() {
            return Err(malformed());
        }
        let operands = left.into_iter().zip(right);
        Ok(dsts
            .iter()
            .zip(operands)
            .map(|(&dst, (lhs, rhs))| (dst, lhs, rhs))
            .collect())
    }

    fn binary(
        &mut self,
        op: BinaryOp,
        ty: &Type,
        left: &Value,
        right: &Value,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        if self.counts_rounds(op, (ty, left), dsts)? {
            return Ok(());
        }
        if let (Some(bits), Ok(op)) = (self.module.layout.wide_bits(ty), int_op(op)) {
            let lhs = self.halves(ty, left)?;
            let rhs = self.halves(ty, right)?;
            let result = self.wide_binary(op, bits, lhs, rhs);
            return self.copy(dsts, &result);
        }
        if let (true, Ok(op)) = (self.module.layout.is_widest(ty), int_op(op)) {
            let result = self.widest_binary(op, ty, left, right)?;
            let refused = || Refusal::when_reached("such arithmetic with 256 bits");
            return self.copy(dsts, &result.ok_or_else(refused)?);
        }
        let scalar = self.element(ty)?;
        for (dst, lhs, rhs) in self.pairs(ty, left, right, dsts)? {
            let op = match int_op(op) {
                Ok(op) => ir::Op::Binary {
                    op,
                    bits: scalar.bits(),
                    dst,
                    lhs,
                    rhs,
                },
                Err(op) => ir::Op::Float {
                    op,
                    width: self.float_width(ty)?,
                    dst,
                    lhs,
                    rhs,
                },
            };
            self.emit(op);
        }
        Ok(())
    }

    /// Changes the sign of floating-point numbers, element by element.
    fn negate(&mut self, value: &Typed, dsts: &[ir::Reg]) -> Result<(), Refusal> {
        let (width, sources) = self.floats(&value.ty, &value.value)?;
        for (&dst, src) in dsts.iter().zip(sources) {
            let function = ir::FloatFunction::Negate;
            self.emit(ir::Op::FloatFunction {
                function,
                width,
                dst,
                src,
            });
        }
        Ok(())
    }

    /// Compares integers or addresses, element by element.
    fn int_comparison(
        &mut self,
        predicate: &str,
        ty: &Type,
        left: &Value,
        right: &Value,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let predicate = int_predicate(predicate)?;
        if self.module.layout.wide_bits(ty).is_some() {
            return self.wide_comparison(predicate, ty, left, right, dsts);
        }
        let bits = self.element(ty)?.bits();
        for (dst, lhs, mut rhs) in self.pairs(ty, left, right, dsts)? {
            if let ir::Operand::Const(count) = &mut rhs {
                *count = library::tries(&self.ast.name, *count);
            }
            self.emit(ir::Op::IntCompare {
                predicate,
                bits,
                dst,
                lhs,
                rhs,
            });
        }
        Ok(())
    }

    /// Compares floating-point numbers, element by element.
    fn float_comparison(
        &mut self,
        predicate: &str,
        ty: &Type,
        left: &Value,
        right: &Value,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let predicate = float_predicate(predicate)?;
        let width = self.float_width(ty)?;
        for (dst, lhs, rhs) in self.pairs(ty, left, right, dsts)? {
            self.emit(ir::Op::FloatCompare {
                predicate,
                width,
                dst,
                lhs,
                rhs,
            });
        }
        Ok(())
    }

    fn cast(
        &mut self,
        op: CastOp,
        value: &Typed,
        to: &Type,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let sources = self.operands(&value.ty, &value.value)?;
        if op == CastOp::BitCast
            && sources.len() != dsts.len()
            && let Some(result) = self.same_bits(&value.ty, to, &sources)?
        {
            return self.copy(dsts, &result);
        }
        if let Some(result) = self.widest_cast(op, value, to, &sources)? {
            return self.copy(dsts, &result);
        }
        let layout = &self.module.layout;
        if layout
            .wide_bits(&value.ty)
            .or(layout.wide_bits(to))
            .is_some()
        {
            return self.wide_cast(op, value, to, &sources, dsts);
        }
        if sources.len() != dsts.len() {
            return Err(Refusal::when_reached(format!(
                "a conversion of {} to {}",
                describe(layout.resolve(&value.ty)?),
                describe(layout.resolve(to)?)
            )));
        }
        let (from, to) = (self.element(&value.ty)?.bits(), self.element(to)?.bits());
        for (&dst, src) in dsts.iter().zip(sources) {
            self.emit(cast_op(op, from, to, dst, src));
        }
        Ok(())
    }

    fn select(
        &mut self,
        condition: &Typed,
        then: &Typed,
        otherwise: &Typed,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let conditions = self.operands(&condition.ty, &condition.value)?;
        let pairs = self.pairs(&then.ty, &then.value, &otherwise.value, dsts)?;
        for (n, (dst, then, otherwise)) in pairs.into_iter().enumerate() {
            // One condition chooses between whole aggregates, a vector of them between elements.
            let condition = *match conditions.as_slice() {
                [one] => one,
                many => many.get(n).ok_or_else(malformed)?,
            };
            self.emit(ir::Op::Select {
                dst,
                condition,
                then,
                otherwise,
            });
        }
        Ok(())
    }

    /// How many scalars of the aggregate come before the part at the path.
    fn leaf_index(&self, aggregate: &Type, path: &[u32]) -> Result<usize, Refusal> {
        let layout = &self.module.layout;
        let mut ty = aggregate;
        let mut before = 0;
        for &index in path {
            for n in 0..index {
                before += layout.leaf_count(layout.part(ty, n.into())?.0)?;
            }
            ty = layout.part(ty, index.into())?.0;
        }
        Ok(before)
    }
}

fn unsupported_instruction(opcode: &str) -> String {
    let advice = match opcode {
        "catchswitch" | "catchpad" | "cleanuppad" | "catchret" | "cleanupret" => {
            "exceptions of another kind than Linux has; compile for Linux, or with -fno-exceptions"
        }
        _ => "assembly that jumps; use an if",
    };
    format!("the instruction `{opcode}`: {advice}")
}

/// The integer operation, or else the floating-point one.
fn int_op(op: BinaryOp) -> Result<ir::BinaryOp, ir::FloatOp> {
    Ok(match op {
        BinaryOp::Add => ir::BinaryOp::Add,
        BinaryOp::Sub => ir::BinaryOp::Sub,
        BinaryOp::Mul => ir::BinaryOp::Mul,
        BinaryOp::UDiv => ir::BinaryOp::UDiv,
        BinaryOp::SDiv => ir::BinaryOp::SDiv,
        BinaryOp::URem => ir::BinaryOp::URem,
        BinaryOp::SRem => ir::BinaryOp::SRem,
        BinaryOp::Shl => ir::BinaryOp::Shl,
        BinaryOp::LShr => ir::BinaryOp::LShr,
        BinaryOp::AShr => ir::BinaryOp::AShr,
        BinaryOp::And => ir::BinaryOp::And,
        BinaryOp::Or => ir::BinaryOp::Or,
        BinaryOp::Xor => ir::BinaryOp::Xor,
        BinaryOp::FAdd => return Err(ir::FloatOp::Add),
        BinaryOp::FSub => return Err(ir::FloatOp::Sub),
        BinaryOp::FMul => return Err(ir::FloatOp::Mul),
        BinaryOp::FDiv => return Err(ir::FloatOp::Div),
        BinaryOp::FRem => return Err(ir::FloatOp::Rem),
    })
}

fn cast_op(op: CastOp, from: u8, to: u8, dst: ir::Reg, src: ir::Operand) -> ir::Op {
    let op = match op {
        CastOp::BitCast | CastOp::AddrSpaceCast => return ir::Op::Copy { dst, src },
        // Formats that are held alike.
        CastOp::FpTrunc | CastOp::FpExt if from == to => return ir::Op::Copy { dst, src },
        CastOp::PtrToInt | CastOp::IntToPtr if from == to => return ir::Op::Copy { dst, src },
        CastOp::PtrToInt | CastOp::IntToPtr if from < to => ir::CastOp::ZExt,
        CastOp::PtrToInt | CastOp::IntToPtr | CastOp::Trunc => ir::CastOp::Trunc,
        CastOp::ZExt => ir::CastOp::ZExt,
        CastOp::SExt => ir::CastOp::SExt,
        CastOp::FpTrunc | CastOp::FpExt => ir::CastOp::FloatToFloat,
        CastOp::FpToUi => ir::CastOp::FloatToUnsigned,
        CastOp::FpToSi => ir::CastOp::FloatToSigned,
        CastOp::UiToFp => ir::CastOp::UnsignedToFloat,
        CastOp::SiToFp => ir::CastOp::SignedToFloat,
    };
    ir::Op::Cast {
        op,
        from,
        to,
        dst,
        src,
    }
}

fn int_predicate(word: &str) -> Result<ir::IntPredicate, Refusal> {
    Ok(match word {
        "eq" => ir::IntPredicate::Eq,
        "ne" => ir::IntPredicate::Ne,
        "ugt" => ir::IntPredicate::Ugt,
        "uge" => ir::IntPredicate::Uge,
        "ult" => ir::IntPredicate::Ult,
        "ule" => ir::IntPredicate::Ule,
        "sgt" => ir::IntPredicate::Sgt,
        "sge" => ir::IntPredicate::Sge,
        "slt" => ir::IntPredicate::Slt,
        "sle" => ir::IntPredicate::Sle,
        _ => return Err(Refusal::new(format!("the integer comparison `{word}`"))),
    })
}

fn float_predicate(word: &str) -> Result<ir::FloatPredicate, Refusal> {
    Ok(match word {
        "false" => ir::FloatPredicate::False,
        "oeq" => ir::FloatPredicate::Oeq,
        "ogt" => ir::FloatPredicate::Ogt,
        "oge" => ir::FloatPredicate::Oge,
        "olt" => ir::FloatPredicate::Olt,
        "ole" => ir::FloatPredicate::Ole,
        "one" => ir::FloatPredicate::One,
        "ord" => ir::FloatPredicate::Ord,
        "uno" => ir::FloatPredicate::Uno,
        "ueq" => ir::FloatPredicate::Ueq,
        "ugt" => ir::FloatPredicate::Ugt,
        "uge" => ir::FloatPredicate::Uge,
        "ult" => ir::FloatPredicate::Ult,
        "ule" => ir::FloatPredicate::Ule,
        "une" => ir::FloatPredicate::Une,
        "true" => ir::FloatPredicate::True,
        _ => return Err(Refusal::new(format!("the float comparison `{word}`"))),
    })
}
