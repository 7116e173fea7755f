//! Exceptions: `invoke`, `landingpad`, `resume`, and the throw itself.
//!
//! A call that an exception ends says so in a register ([`ir::Landing`]), by which an `invoke`
//! branches. Everything else is done by functions of the library, written out in `library/cxx`: which
//! exception is under way is a variable of the thread, and a landing pad asks for each of its
//! clauses in turn whether it catches that. The numbers by which handlers are told apart are given
//! to types as they come up.

use quotient_ir::program as ir;

use super::function::FunctionLowering;
use crate::ast::{Argument, Clause, Landing, Operation, Type, Typed, Value};
use crate::demangle::type_name;
use crate::error::{Refusal, malformed};

/// What a landing pad gives for a handler of everything.
const CATCH_ALL: u64 = 0x7fff_ffff;

/// What it gives for an exception that the function is not declared to throw.
const FILTERED: u64 = 0xffff_ffff;

const ZERO: ir::Operand = ir::Operand::Const(0);

impl FunctionLowering<'_, '_> {
    pub(super) fn invoke(
        &mut self,
        callee: &Value,
        arguments: &[Argument],
        named: Option<usize>,
        landing: &Landing,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let unwound = self.new_reg();
        let taken_up = ir::Landing {
            unwound,
            catches: self.catches(&landing.unwind),
        };
        self.call(callee, arguments, named, dsts, Some(taken_up))?;
        let then = self.block_named(&landing.unwind)?;
        let otherwise = self.block_named(&landing.normal)?;
        self.terminate(ir::TerminatorOp::Branch {
            // What is modelled rather than called throws nothing.
            condition: match self.last_landing() {
                Some(landing) if landing == taken_up => ir::Operand::Reg(unwound),
                _ => ZERO,
            },
            then,
            otherwise,
        });
        Ok(())
    }

    /// Whether the landing pad of a block may catch anything.
    fn catches(&self, block: &str) -> bool {
        let block = self.ast.blocks.iter().find(|b| b.name == block);
        let mut instructions = block.into_iter().flat_map(|b| &b.instructions);
        instructions.any(|i| match &i.operation {
            Operation::LandingPad { clauses, .. } => !clauses.is_empty(),
            _ => false,
        })
    }

    /// The exception, and the number of the first handler that takes it; 0 if none does.
    pub(super) fn landing_pad(
        &mut self,
        clauses: &[Clause],
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let &[exception, selector] = dsts else {
            return Err(malformed());
        };
        self.call_library("__quotient_exception", Vec::new(), vec![exception])?;
        let exception = ir::Operand::Reg(exception);
        let mut chosen = ZERO;
        for clause in clauses {
            let (ty, number) = match clause {
                Clause::Catch(Value::Null) => (ZERO, CATCH_ALL),
                Clause::Catch(ty) => (
                    self.operand(&Type::Pointer, ty)?,
                    self.exception_type(ty).ok_or_else(malformed)?,
                ),
                Clause::Filter(types) if is_empty(types) => (ZERO, FILTERED),
                Clause::Filter(_) => {
                    return Err(Refusal::when_reached(
                        "an exception specification that lists types; leave it out, or use \
                         `noexcept`",
                    ));
                }
            };
            let next = self.new_reg();
            let arguments = vec![exception, ty, ir::Operand::Const(number), chosen];
            self.call_library("__quotient_match", arguments, vec![next])?;
            chosen = ir::Operand::Reg(next);
        }
        self.copy(&[selector], &[chosen])
    }

    pub(super) fn resume(&mut self, exception: &Typed) -> Result<(), Refusal> {
        let parts = self.operands(&exception.ty, &exception.value)?;
        let exception = *parts.first().ok_or_else(malformed)?;
        self.call_library("__quotient_resume", vec![exception], Vec::new())?;
        self.terminate(ir::TerminatorOp::Unreachable);
        Ok(())
    }

    /// `__cxa_throw(object, type, destructor)`, and what makes an exception without throwing it, by the function that
    /// takes its place. The name of the type goes with it: should nobody catch it, that is what the report says.
    pub(super) fn throw(
        &mut self,
        instead: &str,
        arguments: &[Argument],
        dsts: &[ir::Reg],
        landing: Option<ir::Landing>,
    ) -> Result<(), Refusal> {
        let [object, ty, destructor] = arguments else {
            return Err(malformed());
        };
        let name = match global_name(&ty.value).and_then(|name| name.strip_prefix("_ZTI")) {
            Some(mangled) => type_name(mangled),
            None => "an unknown type".to_owned(),
        };
        let mut args = Vec::new();
        for argument in [object, ty, destructor] {
            args.push(self.operand(&argument.ty, &argument.value)?);
        }
        args.push(self.constant_text(&name));
        let callee = self.library_function(instead)?;
        self.emit(ir::Op::Call {
            callee,
            args,
            dsts: dsts.to_vec(),
            landing,
        });
        Ok(())
    }

    /// The number of a type that a handler catches, from 1.
    pub(crate) fn exception_type(&mut self, ty: &Value) -> Option<u64> {
        let types = &mut self.module.exception_types;
        let next = types.len() as u64 + 1;
        let name = global_name(ty)?;
        Some(*types.entry(name.to_owned()).or_insert(next))
    }

    /// A text as a constant that ends with a zero byte.
    fn constant_text(&mut self, text: &str) -> ir::Operand {
        let mut bytes = text.as_bytes().to_vec();
        bytes.push(0);
        let id = self.module.out.add_global(ir::Global {
            name: format!("{text:?}"),
            shape: ir::Shape::array(bytes.len() as u32, 1),
            constant: true,
            bytes,
            ..ir::Global::default()
        });
        ir::Operand::Global(id, 0)
    }

    pub(super) fn library_function(&mut self, name: &str) -> Result<ir::Callee, Refusal> {
        let (unit, function) = self.module.definition(name).ok_or_else(|| {
            Refusal::when_reached(format!(
                "exceptions in a program that is not C++ (no `{name}` without it)"
            ))
        })?;
        Ok(ir::Callee::Direct(self.module.function_id(unit, function)))
    }

    /// Calls a function of the library that throws nothing the caller takes up.
    pub(crate) fn call_library(
        &mut self,
        name: &str,
        args: Vec<ir::Operand>,
        dsts: Vec<ir::Reg>,
    ) -> Result<(), Refusal> {
        let callee = self.library_function(name)?;
        self.emit(ir::Op::Call {
            callee,
            args,
            dsts,
            landing: None,
        });
        Ok(())
    }
}

/// The name of a global, seen through casts.
fn global_name<'v>(value: &'v Value<'_>) -> Option<&'v str> {
    match value {
        Value::Global(name) => Some(name),
        Value::Expression(operation) => match &**operation {
            Operation::Cast { value, .. } => global_name(&value.value),
            _ => None,
        },
        _ => None,
    }
}

fn is_empty(types: &Typed) -> bool {
    matches!(types.ty, Type::Array(0, _))
}
