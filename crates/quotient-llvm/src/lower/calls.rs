//! Calls: of the program's own functions, of the library, through pointers.

use quotient_ir::program as ir;
use quotient_model::Advice;

use super::Settings;
use super::function::FunctionLowering;
use super::wide::Halves;
use crate::ast::{Argument, CastOp, Operation, Type, Value};
use crate::error::{Refusal, malformed};
use crate::layout::Scalar;
use crate::library::{self, Call, OfChannel};

/// So many bytes are little memory.
const LITTLE: u64 = 1024;

impl<'m> FunctionLowering<'_, 'm> {
    pub(super) fn call(
        &mut self,
        callee: &Value,
        arguments: &[Argument],
        named: Option<usize>,
        dsts: &[ir::Reg],
        landing: Option<ir::Landing>,
    ) -> Result<(), Refusal> {
        let Some(name) = self.callee_name(callee) else {
            let callee = ir::Callee::Indirect(self.operand(&Type::Pointer, callee)?);
            // A function declared without parameters, `int f()`, is called with those that it has.
            let named = named.filter(|&named| named > 0);
            return self.call_function(callee, arguments, named, dsts, landing);
        };
        if self.of_channel(name, arguments, dsts, landing)? {
            return Ok(());
        }
        if library::is_park(name) && library::parks(&self.ast.name) {
            return Ok(());
        }
        if self.settings().spurious_wakeups && library::is_park_of_program(name) {
            let park = self.operand(&Type::Pointer, callee)?;
            return self.call_library("__quotient_rust_park", vec![park], Vec::new());
        }
        if name == "syscall" && self.waits_or_notifies(arguments, dsts)?
            || self.measures_fairness(name, dsts)?
        {
            return Ok(());
        }
        let name = library::called_with(self.module.called_instead(name), arguments.len());
        if name == library::START {
            self.keep_arguments(arguments)?;
        }
        if let Some(before) = library::called_before(&self.ast.name, name)
            && let Some((unit, function)) = self.module.definition(before)
        {
            let callee = ir::Callee::Direct(self.module.function_id(unit, function));
            self.call_function(callee, &[], None, &[], None)?;
        }
        if name == "__cxa_throw" {
            return self.throw("__quotient_throw", arguments, &[], landing);
        }
        if name == "__cxa_init_primary_exception" {
            return self.throw("__quotient_primary", arguments, dsts, landing);
        }
        let name = self.module.version_of(name);
        if let Some(check) = self.check_of_new(name, arguments)? {
            return self.checked_new(check, arguments, dsts, landing);
        }
        match (self.module.model_of(name), self.module.definition(name)) {
            (Some(entry), None) => self.model(entry, name, arguments, dsts),
            (Some(entry), Some(_)) if entry.overrides => self.model(entry, name, arguments, dsts),
            (_, Some((unit, function))) => {
                if self.module.is_library(unit) {
                    self.check_list_for(name)?;
                }
                let id = self.module.function_id(unit, function);
                let named = function.takes_rest().then_some(function.params.len());
                self.call_function(ir::Callee::Direct(id), arguments, named, dsts, landing)?;
                match (library::called_after(name), dsts) {
                    (Some(after), &[result]) => {
                        self.place_of_result(name);
                        self.call_library(after, vec![ir::Operand::Reg(result)], Vec::new())
                    }
                    _ => Ok(()),
                }
            }
            (None, None) => self.unknown_function(name, arguments, dsts),
        }
    }

    /// A call of a function of Rust's channels, in which threads are by turns; else nothing is done.
    fn of_channel(
        &mut self,
        name: &str,
        arguments: &[Argument],
        dsts: &[ir::Reg],
        landing: Option<ir::Landing>,
    ) -> Result<bool, Refusal> {
        let Some(function) = self.module.rust_channels().function(name) else {
            return Ok(false);
        };
        let called = self.module.definition(name).ok_or_else(malformed)?;
        let callee = ir::Callee::Direct(self.module.function_id(called.0, called.1));
        let (before, after) = match function {
            OfChannel::Make => {
                let made = arguments.first().ok_or_else(malformed)?;
                let made = self.operand(&made.ty, &made.value)?;
                self.call_function(callee, arguments, None, dsts, landing)?;
                self.call_library("__quotient_rust_channel_made", vec![made], Vec::new())?;
                return Ok(true);
            }
            OfChannel::Change => ("__quotient_rust_channel_changes", None),
            OfChannel::Disconnect => ("__quotient_rust_channel_disconnects", None),
            OfChannel::Wait if dsts.is_empty() => ("__quotient_rust_channel_waits", None),
            OfChannel::Wait | OfChannel::Look => return Ok(false),
            OfChannel::Turn { .. } => (
                "__quotient_rust_channel_enter",
                Some("__quotient_rust_channel_leave"),
            ),
            OfChannel::Receive | OfChannel::Send => (
                "__quotient_rust_channel_patient",
                Some("__quotient_rust_channel_impatient"),
            ),
            OfChannel::Take { .. } => ("__quotient_rust_channel_takes", Some("")),
        };
        let given = match function {
            OfChannel::Turn { ends, .. } => {
                // `self` is first, but for the place of what it returns, if that is large. Parameters have no names in the
                // crates that a program depends on.
                let mut given = arguments.iter().filter(|a| a.returned.is_none());
                let channel = given.next().ok_or_else(malformed)?;
                let channel = self.operand(&channel.ty, &channel.value)?;
                vec![channel, ir::Operand::Const(ends as u64)]
            }
            OfChannel::Take { told } => vec![ir::Operand::Const(u64::from(told))],
            OfChannel::Receive => vec![ir::Operand::Const(1)],
            OfChannel::Send => vec![ir::Operand::Const(2)],
            _ => Vec::new(),
        };
        self.call_library(before, given, Vec::new())?;
        if let Some(after) = after {
            self.call_function(callee, arguments, None, dsts, landing)?;
            if !after.is_empty() {
                self.call_library(after, Vec::new(), Vec::new())?;
            }
        }
        Ok(true)
    }

    /// What throws if `operator new` of that name got no memory. It always gets a little.
    fn check_of_new(
        &mut self,
        name: &str,
        arguments: &[Argument],
    ) -> Result<Option<ir::FunctionId>, Refusal> {
        let is_new = name.starts_with("_Znwm") || name.starts_with("_Znam");
        let (true, [size, ..]) = (is_new && !name.contains("nothrow"), arguments) else {
            return Ok(None);
        };
        if matches!(self.operand(&size.ty, &size.value)?, ir::Operand::Const(size) if size <= LITTLE)
        {
            return Ok(None);
        }
        let check = match self.module.definition(name) {
            Some(_) => None,
            None => self.module.definition("__quotient_check_new"),
        };
        Ok(check.map(|(unit, function)| self.module.function_id(unit, function)))
    }

    /// `operator new`, which throws if there is no memory.
    fn checked_new(
        &mut self,
        check: ir::FunctionId,
        arguments: &[Argument],
        dsts: &[ir::Reg],
        landing: Option<ir::Landing>,
    ) -> Result<(), Refusal> {
        let size = arguments.first().ok_or_else(malformed)?;
        let size = self.operand(&size.ty, &size.value)?;
        let memory = self.new_reg();
        let throws = false;
        self.builtin(Some(memory), ir::Builtin::Malloc { size, throws });
        self.emit(ir::Op::Call {
            callee: ir::Callee::Direct(check),
            args: vec![ir::Operand::Reg(memory)],
            dsts: dsts.to_vec(),
            landing,
        });
        Ok(())
    }

    /// A function that is neither known nor defined: does nothing and returns anything, if the user says so.
    fn unknown_function(
        &mut self,
        name: &str,
        arguments: &[Argument],
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let declared = self.module.declaration(name).is_some();
        if !declared || !library::is_foreign(name) {
            self.refuse_when_reached(&library::unknown(name), dsts);
            return Ok(());
        }
        if !self.settings().extern_any {
            let advice = Some(Advice::LetExternBeAnything);
            self.refuse_unless(&library::unknown(name), dsts, advice);
            return Ok(());
        }
        self.any_result(&Call {
            name,
            arguments,
            dsts,
        })
    }

    fn model(
        &mut self,
        entry: library::Entry,
        name: &str,
        arguments: &[Argument],
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let call = Call {
            name,
            arguments,
            dsts,
        };
        self.library_call(entry.model, &call)
    }

    /// Calls a function of the program. All arguments behind the `named` ones, if that says how many
    /// there are, are for its `...`.
    pub(super) fn call_function(
        &mut self,
        callee: ir::Callee,
        arguments: &[Argument],
        named: Option<usize>,
        dsts: &[ir::Reg],
        landing: Option<ir::Landing>,
    ) -> Result<(), Refusal> {
        let (own, rest) = match named {
            Some(named) => arguments.split_at_checked(named).ok_or_else(malformed)?,
            None => (arguments, &[][..]),
        };
        let mut args = Vec::with_capacity(arguments.len());
        for argument in own {
            args.extend(self.operands(&argument.ty, &argument.value)?);
        }
        if named.is_some() {
            args.push(self.rest_of_arguments(rest)?);
        }
        self.emit(ir::Op::Call {
            callee,
            args,
            dsts: dsts.to_vec(),
            landing,
        });
        Ok(())
    }

    /// The name of the function that is called, seen through casts and aliases.
    fn callee_name<'v>(&self, callee: &'v Value<'v>) -> Option<&'v str>
    where
        'm: 'v,
    {
        let mut value = callee;
        // Aliases may be defined by each other in a malformed module.
        for _ in 0..64 {
            match value {
                Value::Global(name) => match self.module.alias(name) {
                    Some((_, target)) => value = &target.value,
                    None => return Some(name),
                },
                Value::Expression(operation) => match &**operation {
                    Operation::Cast {
                        op: CastOp::BitCast,
                        value: inner,
                        ..
                    } => value = &inner.value,
                    _ => return None,
                },
                _ => return None,
            }
        }
        None
    }

    /// The `n`-th argument of a library call.
    pub(crate) fn argument(&mut self, call: &Call<'_>, n: usize) -> Result<ir::Operand, Refusal> {
        match call.arguments.get(n) {
            Some(argument) => match self.lane {
                Some(lane) if self.is_vector(&argument.ty) => {
                    let parts = self.operands(&argument.ty, &argument.value)?;
                    parts.get(lane).copied().ok_or_else(malformed)
                }
                _ => self.operand(&argument.ty, &argument.value),
            },
            None => Err(Refusal::when_reached(format!(
                "a call of `{}` with {} arguments; include the header that declares it",
                call.name,
                call.arguments.len()
            ))),
        }
    }

    /// The parts of the `n`-th argument.
    pub(crate) fn argument_parts(
        &mut self,
        call: &Call<'_>,
        n: usize,
    ) -> Result<Vec<ir::Operand>, Refusal> {
        let argument = call.arguments.get(n).ok_or_else(malformed)?;
        self.operands(&argument.ty, &argument.value)
    }

    /// The width in bits of the `n`-th argument.
    pub(crate) fn argument_bits(&self, call: &Call<'_>, n: usize) -> Result<u8, Refusal> {
        let argument = call.arguments.get(n).ok_or_else(malformed)?;
        match self.lane {
            Some(_) if self.is_vector(&argument.ty) => {
                let leaves = self.module.layout.leaves(&argument.ty)?;
                Ok(leaves.first().ok_or_else(malformed)?.scalar.bits())
            }
            _ => Ok(self.module.scalar(&argument.ty)?.bits()),
        }
    }

    fn is_vector(&self, ty: &Type) -> bool {
        matches!(self.module.layout.resolve(ty), Ok(Type::Vector(..)))
    }

    /// The width in bits of the first argument, if that takes two registers.
    pub(crate) fn wide_argument_bits(&self, call: &Call<'_>) -> Option<u8> {
        self.module.layout.wide_bits(&call.arguments.first()?.ty)
    }

    /// The `n`-th argument, which takes two registers.
    pub(crate) fn wide_argument(&mut self, call: &Call<'_>, n: usize) -> Result<Halves, Refusal> {
        let parts = self.argument_parts(call, n)?;
        parts.try_into().map_err(|_| malformed())
    }

    /// How many bytes a pointer has.
    pub(crate) fn pointer_bytes(&self) -> u8 {
        self.module.pointers().bytes()
    }

    /// The width in bits of the result.
    pub(crate) fn result_bits(&self, call: &Call<'_>) -> u8 {
        let declared = self.module.declaration(call.name);
        let scalar = declared.and_then(|function| self.module.scalar(&function.result).ok());
        scalar.map_or(64, Scalar::bits)
    }

    /// Makes the operand the result of a library call.
    pub(crate) fn give(&mut self, call: &Call<'_>, operand: ir::Operand) {
        if let [dst] = call.dsts {
            self.emit(ir::Op::Copy {
                dst: *dst,
                src: operand,
            });
        }
    }

    /// The address of `errno`, which every thread has for itself.
    pub(crate) fn errno(&mut self) -> ir::Operand {
        let module = &mut *self.module;
        let id = *module.errno.get_or_insert_with(|| {
            module.out.add_global(ir::Global {
                name: "errno".to_owned(),
                shape: ir::Shape::scalar(4),
                thread_local: true,
                ..ir::Global::default()
            })
        });
        ir::Operand::Global(id, 0)
    }

    /// Calls a function that the library has in writing.
    pub(crate) fn call_written(
        &mut self,
        name: &str,
        args: Vec<ir::Operand>,
        dst: Option<ir::Reg>,
    ) -> Result<(), Refusal> {
        self.call_library(name, args, dst.into_iter().collect())
    }

    /// The same for one that takes a variable number of arguments behind the `named` ones.
    pub(crate) fn call_variadic(
        &mut self,
        name: &str,
        arguments: &[Argument],
        named: usize,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let callee = self.library_function(name)?;
        self.call_function(callee, arguments, Some(named), dsts, None)
    }

    /// Notes that inputs have the range that the user gave.
    pub(crate) fn range_inputs(&mut self) {
        self.module.out.ranged_inputs = true;
    }

    /// What the user decided.
    pub(crate) fn settings(&self) -> &Settings {
        self.module.settings
    }

    /// Ends the check if an execution gets here. What comes after is never done, and reads zeros.
    pub(crate) fn refuse_when_reached(&mut self, what: &str, dsts: &[ir::Reg]) {
        self.refuse_unless(what, dsts, None);
    }

    /// The same, with the option that would help.
    fn refuse_unless(&mut self, what: &str, dsts: &[ir::Reg], advice: Option<Advice>) {
        let message = format!("not supported: {what}").into();
        self.builtin(None, ir::Builtin::Unsupported { message, advice });
        for &dst in dsts {
            let src = ir::Operand::Const(0);
            self.emit(ir::Op::Copy { dst, src });
        }
    }

    /// The text that a pointer to a constant string points to.
    pub(crate) fn text(&self, call: &Call<'_>, n: usize) -> Option<String> {
        let mut value = &call.arguments.get(n)?.value;
        let name = loop {
            match value {
                Value::Global(name) => break name,
                Value::Expression(operation) => match &**operation {
                    Operation::Cast { value: inner, .. }
                    | Operation::GetElementPtr { base: inner, .. } => value = &inner.value,
                    _ => return None,
                },
                _ => return None,
            }
        };
        match &self.module.variable(name)?.1.initial {
            Some(Value::Bytes(bytes)) => {
                let end = bytes.iter().position(|&b| b == 0).unwrap_or(bytes.len());
                Some(String::from_utf8_lossy(&bytes[..end]).into_owned())
            }
            _ => None,
        }
    }
}
