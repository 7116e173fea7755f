//! The frame of a function: registers, blocks, phis, positions.

use std::borrow::Cow;
use std::collections::BTreeMap;

use quotient_ir::program as ir;
use quotient_ir::remove_needless_ends;
use rustc_hash::{FxHashMap, FxHashSet};
use smallvec::{SmallVec, smallvec};

use super::Lowering;
use super::dominance::{Dominance, Site};
use super::lives::Lives;
use crate::ast::{Function, Instruction, Operation, Type, Value};
use crate::debug::Variable;
use crate::demangle::function_name as readable_name;
use crate::error::{Refusal, Unsupported, malformed};
use crate::library;

/// A function on its way to the IR.
pub(crate) struct FunctionLowering<'l, 'm> {
    pub(super) module: &'l mut Lowering<'m>,
    pub(super) ast: &'m Function<'m>,
    pub(super) out: ir::Function,
    /// Every parameter and result.
    registers: FxHashMap<&'m str, Known<'m>>,
    dominance: Dominance<'m>,
    /// What is being lowered.
    site: Site,
    /// Where each block begins. A library model may cut a block in several.
    starts: FxHashMap<&'m str, ir::BlockId>,
    /// The index of each block, and where it ends: the predecessor that phis mean.
    ends: FxHashMap<&'m str, (usize, ir::BlockId)>,
    /// The variables that live in allocas, by the alloca's name.
    pub(super) variables: FxHashMap<&'m str, Variable>,
    /// The results of allocas.
    pub(super) stack: FxHashSet<ir::Reg>,
    /// Where instructions are added.
    current: ir::BlockId,
    pub(super) position: ir::Position,
    /// A header of the system defines it.
    system: bool,
    /// The last position, also of a header of the system.
    pub(super) debug: Option<u32>,
    /// The whole body is an atomic section.
    pub(super) atomic: bool,
    /// The address of what was passed for `...`.
    pub(super) rest: Option<ir::Reg>,
    /// The addresses of memory for what is passed for `...`, by its slots.
    pub(super) rests: BTreeMap<u32, ir::Reg>,
    /// The blocks that end early, by index: an execution that gets there is refused.
    cut: FxHashSet<usize>,
    /// Which element of vectors a library call is about.
    pub(super) lane: Option<usize>,
    /// Where variables begin, once that was asked for.
    pub(super) lives: Option<Lives<'m>>,
}

/// A value that has a name.
struct Known<'m> {
    ty: Type<'m>,
    /// One for each scalar of its type.
    registers: Registers,
}

/// The registers of a value; most values are one scalar.
pub(super) type Registers = SmallVec<[ir::Reg; 2]>;

impl<'m> Lowering<'m> {
    /// Fills in a function.
    pub(super) fn function(
        &mut self,
        function: &'m Function<'m>,
        id: ir::FunctionId,
    ) -> Result<(), Unsupported> {
        let place = function
            .debug
            .and_then(|node| self.debug.function_place(node));
        // What rustc makes of its own accord (shims, the allocator's functions) has no place.
        let system = match place {
            Some(place) => place.system,
            None => self.unit < self.program && self.is_rust(),
        };
        let place = place.filter(|_| !system);
        let position = place.map_or(ir::Position::NONE, |place| self.add_place(place));
        let name = self.function_name(function);
        let dominance = Dominance::of(function).map_err(|(refusal, line)| Unsupported {
            file: self.file.to_owned(),
            line,
            function: name.clone(),
            what: refusal.what,
        })?;
        let library = self.unit >= self.program;
        if !library {
            self.note_unmatched(&function.name);
        }
        let mut lowering = FunctionLowering {
            module: self,
            ast: function,
            out: ir::Function {
                name,
                position,
                library,
                system,
                sleeps: library::sleeps(&function.name, library),
                works: library && library::works(&function.name),
                lock: library::lock_step(&function.name).filter(|_| library),
                keeps: library::keeps(&function.name),
                ..ir::Function::default()
            },
            registers: FxHashMap::default(),
            dominance,
            site: Site {
                block: 0,
                instruction: 1,
            },
            starts: FxHashMap::default(),
            ends: FxHashMap::default(),
            variables: FxHashMap::default(),
            stack: FxHashSet::default(),
            current: ir::BlockId::ENTRY,
            position,
            system,
            debug: function.debug,
            atomic: library::is_atomic_function(&function.name),
            rest: None,
            rests: BTreeMap::new(),
            cut: FxHashSet::default(),
            lane: None,
            lives: None,
        };
        match lowering.prepare() {
            Err(refusal) if refusal.when_reached => {
                // Its parameters cannot even be passed.
                lowering.out.params.clear();
                lowering.current = lowering.out.new_block();
                lowering.refuse_when_reached(&refusal.what, &[]);
            }
            Err(refusal) => return Err(lowering.locate(refusal, function.line)),
            Ok(()) => lowering.body()?,
        }
        lowering.make_rests();
        let mut out = lowering.out;
        remove_needless_ends(&mut out);
        self.out.functions[id.index()] = out;
        Ok(())
    }
}

impl Lowering<'_> {
    /// Notes the functions of the program that nothing refers to. Those of headers, and those that the
    /// compiler makes where they are used, are not missed.
    pub(super) fn note_unused(&mut self) {
        for unit in 0..self.program {
            self.enter(unit);
            for function in &self.ast.functions {
                let known = self.function_ids.contains_key(&(unit, &*function.name));
                // Of what there is a model, that is called instead.
                let modelled = library::find(&function.name).is_some();
                if function.blocks.is_empty() || known || modelled {
                    continue;
                }
                let place = function.debug;
                let place = place.and_then(|node| self.debug.function_place(node));
                if let Some(place) = place.filter(|p| !p.system && !ir::is_header(p.file)) {
                    let position = self.add_place(place);
                    let name = self.function_name(function);
                    self.out.unused.push(ir::UnusedFunction { name, position });
                }
            }
        }
    }

    /// The name for reports: that of the source, if the linker has another.
    fn function_name(&self, function: &Function) -> String {
        let mangled = function.name.starts_with("_Z");
        let node = function.debug.filter(|_| mangled);
        node.and_then(|node| self.debug.function_name(node))
            .unwrap_or_else(|| {
                let name = readable_name(&function.name);
                // What one file of Rust is compiled as, which its programmer never called so.
                match name.strip_prefix("program::") {
                    Some(name) if self.is_rust() => name.to_owned(),
                    _ => name,
                }
            })
    }
}

impl<'m> FunctionLowering<'_, 'm> {
    /// Gives registers to all names and blocks to all labels: either may be used before it is
    /// defined.
    fn prepare(&mut self) -> Result<(), Refusal> {
        let function = self.ast;
        for parameter in &function.params {
            let registers = self.new_registers(&parameter.ty)?;
            self.out.params.extend(&registers);
            let ty = parameter.ty.clone();
            self.registers
                .insert(&parameter.name, Known { ty, registers });
        }
        if function.takes_rest() {
            let rest = self.out.new_reg();
            self.out.params.push(rest);
            self.rest = Some(rest);
        }
        for block in &function.blocks {
            let id = self.out.new_block();
            self.starts.insert(&block.name, id);
            for instruction in &block.instructions {
                self.prepare_instruction(instruction);
            }
        }
        Ok(())
    }

    fn prepare_instruction(&mut self, instruction: &'m Instruction<'m>) {
        if let Operation::Declare {
            address: Value::Local(name),
            variable,
        } = &instruction.operation
            && let Some(variable) = self.module.debug.variable(*variable)
        {
            self.variables.insert(name, variable);
        }
        let Some(name) = &instruction.result else {
            return;
        };
        // A type that cannot be held in registers is reported with the instruction that makes
        // it, which is where the user's line is known.
        if let Ok(ty) = self.result_type(&instruction.operation)
            && let Ok(registers) = self.new_registers(&ty)
        {
            self.registers.insert(name, Known { ty, registers });
        }
    }

    fn body(&mut self) -> Result<(), Unsupported> {
        let function = self.ast;
        match self.entry() {
            Err(refusal) if refusal.when_reached => {
                self.refuse_when_reached(&refusal.what, &[]);
            }
            other => other.map_err(|refusal| self.locate(refusal, function.line))?,
        }
        for (index, block) in function.blocks.iter().enumerate() {
            if let Some(start) = self.starts.get(&*block.name) {
                // The entry has been opened already; it may have been cut since.
                if *start != ir::BlockId::ENTRY {
                    self.current = *start;
                }
            }
            for (instruction, number) in block.instructions.iter().zip(1..) {
                self.site = Site {
                    block: index,
                    instruction: number,
                };
                self.debug = instruction.debug.or(self.debug);
                self.position = match self.position_of(instruction) {
                    Some(position) => position,
                    // What std does before and after a closure that was inlined is not done by that.
                    None if self.system && self.module.is_rust() => ir::Position::NONE,
                    None => self.position,
                };
                match self.instruction(instruction) {
                    Err(refusal) if refusal.when_reached => {
                        self.cut_block(refusal, index, instruction.line);
                        break;
                    }
                    Err(refusal) => return Err(self.locate(refusal, instruction.line)),
                    Ok(()) => {}
                }
            }
            self.ends.insert(&block.name, (index, self.current));
        }
        match self.module.is_rust() {
            true => self.note_rust_allocations(),
            false if !self.system && !self.out.library => self.note_allocations(),
            false => {}
        }
        self.phis()
    }

    /// Ends the block here: an execution that gets here is refused, so that what comes after it, and
    /// blocks to which only this one leads, are never run.
    fn cut_block(&mut self, refusal: Refusal, index: usize, line: u32) {
        let mut what = refusal.what.clone();
        if self.position == ir::Position::NONE {
            // Nothing says where in a source it stands.
            let place = self.locate(refusal, line);
            what = format!("{what} ({}:{})", place.file, place.line);
        }
        self.refuse_when_reached(&what, &[]);
        self.terminate(ir::TerminatorOp::Unreachable);
        self.cut.insert(index);
    }

    /// Where an instruction stands. What a header of the system defines is not the user's, unless
    /// it was inlined there.
    fn position_of(&mut self, instruction: &Instruction) -> Option<ir::Position> {
        let node = instruction.debug?;
        if self.system && !self.module.debug.is_inlined(node) {
            return None;
        }
        self.module.position(node)
    }

    /// What happens before the first instruction.
    fn entry(&mut self) -> Result<(), Refusal> {
        let function = self.ast;
        if self.atomic {
            self.builtin(None, ir::Builtin::AtomicBegin);
        }
        for parameter in &function.params {
            let Some(ty) = &parameter.by_value else {
                continue;
            };
            // The callee owns what it was passed by value: it works on a copy.
            let [source] = self.registers_of(&parameter.name, &parameter.ty)?[..] else {
                continue;
            };
            let variable = self.variables.get(&*parameter.name).cloned();
            let name = variable.as_ref().map(|variable| variable.name.clone());
            let shape = self.module.shape(ty, variable)?;
            let length = ir::Operand::Const(shape.size);
            let copy = self.out.new_reg();
            self.emit(ir::Op::Alloca {
                dst: copy,
                count: ir::Operand::Const(1),
                shape,
                name,
            });
            self.builtin(
                None,
                ir::Builtin::MemCopy {
                    to: ir::Operand::Reg(copy),
                    from: ir::Operand::Reg(source),
                    length,
                },
            );
            let copied = Known {
                ty: parameter.ty.clone(),
                registers: smallvec![copy],
            };
            self.registers.insert(&parameter.name, copied);
        }
        self.before_main()
    }

    /// Fills in the phis, now that it is known where each block ends.
    fn phis(&mut self) -> Result<(), Unsupported> {
        let function = self.ast;
        for block in &function.blocks {
            for instruction in &block.instructions {
                let Operation::Phi { ty, incoming } = &instruction.operation else {
                    continue;
                };
                self.position = self.position_of(instruction).unwrap_or(self.position);
                match self.phi(&block.name, instruction, ty, incoming) {
                    // The block is cut where the phi stands.
                    Err(refusal) if refusal.when_reached => {}
                    other => other.map_err(|refusal| self.locate(refusal, instruction.line))?,
                }
            }
        }
        Ok(())
    }

    fn phi(
        &mut self,
        block: &str,
        instruction: &'m Instruction<'m>,
        ty: &'m Type<'m>,
        incoming: &'m [(Value<'m>, Cow<'m, str>)],
    ) -> Result<(), Refusal> {
        let dsts = self.results(instruction)?;
        let mut sources: Vec<Vec<(ir::BlockId, ir::Operand)>> = vec![Vec::new(); dsts.len()];
        for (value, from) in incoming {
            let (from, end) = *self
                .ends
                .get(&**from)
                .ok_or_else(|| Refusal::new(format!("a phi of the unknown block `%{from}`")))?;
            if self.cut.contains(&from) {
                continue;
            }
            // A constant expression is computed at the end of the block it comes from.
            self.current = end;
            self.site = Site::end(from);
            let operands = match self.operands(ty, value) {
                Err(refusal) if refusal.when_reached => {
                    self.refuse_when_reached(&refusal.what, &[]);
                    vec![ir::Operand::Const(0); dsts.len()]
                }
                other => other?,
            };
            for (sources, operand) in sources.iter_mut().zip(operands) {
                // A switch may have several edges from one block, all with the same value.
                if !sources.iter().any(|(block, _)| *block == end) {
                    sources.push((end, operand));
                }
            }
        }
        let at = self.block_named(block)?;
        let phis = &mut self.out.block_mut(at).phis;
        phis.extend(
            dsts.into_iter()
                .zip(sources)
                .map(|(dst, incoming)| ir::Phi { dst, incoming }),
        );
        Ok(())
    }

    /// Says where a refused construct stands.
    pub(super) fn locate(&self, refusal: Refusal, line: u32) -> Unsupported {
        let position = (self.position.0 as usize)
            .checked_sub(1)
            .and_then(|index| self.module.out.positions.get(index));
        let place = position
            .and_then(|entry| Some((self.module.out.files.get(entry.file as usize)?, entry.line)));
        let header = || self.debug.and_then(|node| self.module.debug.place(node));
        let (file, line) = match place {
            Some((file, line)) => (file.clone(), line),
            None => match header() {
                Some(place) => (place.file.to_owned(), place.line),
                None => (self.module.file.to_owned(), line),
            },
        };
        Unsupported {
            file,
            line,
            function: self.module.function_name(self.ast),
            what: refusal.what,
        }
    }

    /// One new register for each scalar of the type.
    pub(super) fn new_registers(&mut self, ty: &Type) -> Result<Registers, Refusal> {
        let count = self.module.layout.leaf_count(ty)?;
        self.module.out.rounded_floats |= matches!(ty, Type::OddFloat(_));
        Ok((0..count).map(|_| self.out.new_reg()).collect())
    }

    /// What the result of the instruction at hand is called.
    pub(super) fn site_result(&self) -> Option<&'m str> {
        let block = self.ast.blocks.get(self.site.block)?;
        let number = self.site.instruction.checked_sub(1)?;
        block.instructions.get(number)?.result.as_deref()
    }

    /// The registers of the value that is called so, where it is used as one of the type.
    fn registers_of(&self, name: &str, ty: &Type) -> Result<&Registers, Refusal> {
        let Some(known) = self.registers.get(name) else {
            if self.dominance.defines(name) {
                // Its type has no registers, which is refused where it is computed.
                return Err(Refusal::when_reached(format!("the value `%{name}`")));
            }
            let what = format!("the value `%{name}`, which is never defined");
            return Err(Refusal::new(what));
        };
        if !self.dominance.reaches(name, self.site) {
            return Err(Refusal::new(format!(
                "the value `%{name}`, which is not defined on every way to its use (malformed LLVM IR)"
            )));
        }
        if known.ty != *ty {
            self.same_scalars(&known.ty, ty).map_err(|_| {
                Refusal::new(format!(
                    "the value `%{name}`, which is used as one of another type (malformed LLVM IR)"
                ))
            })?;
        }
        Ok(&known.registers)
    }

    /// Fails if the types are not made of the same scalars.
    fn same_scalars(&self, one: &Type, other: &Type) -> Result<(), Refusal> {
        let layout = &self.module.layout;
        match layout.leaves(one)? == layout.leaves(other)? {
            true => Ok(()),
            false => Err(malformed()),
        }
    }

    /// The registers that the instruction's result goes to; none if it has no name.
    pub(super) fn results(
        &mut self,
        instruction: &'m Instruction<'m>,
    ) -> Result<Registers, Refusal> {
        match &instruction.result {
            Some(name) => match self.registers.get(&**name) {
                Some(known) => Ok(known.registers.clone()),
                None => {
                    let ty = self.result_type(&instruction.operation)?;
                    self.new_registers(&ty)
                }
            },
            None => {
                let ty = self.result_type(&instruction.operation)?;
                self.new_registers(&ty)
            }
        }
    }

    /// The operands for all scalars of a value.
    pub(super) fn operands(
        &mut self,
        ty: &Type,
        value: &Value,
    ) -> Result<Vec<ir::Operand>, Refusal> {
        match value {
            Value::Local(name) => {
                let registers = self.registers_of(name, ty)?;
                Ok(registers.iter().copied().map(ir::Operand::Reg).collect())
            }
            Value::Zero | Value::Undef | Value::Null => {
                let count = self.module.layout.leaf_count(ty)?;
                Ok(vec![ir::Operand::Const(0); count])
            }
            Value::Bytes(bytes) => {
                let bytes = bytes.iter().map(|&byte| ir::Operand::Const(byte.into()));
                self.as_many_as(ty, bytes.collect())
            }
            Value::Aggregate(elements) => {
                let mut operands = Vec::new();
                for element in elements {
                    operands.extend(self.operands(&element.ty, &element.value)?);
                }
                self.as_many_as(ty, operands)
            }
            Value::Int(Some(number)) if self.module.layout.wide_bits(ty).is_some() => {
                Ok(self.wide_constant(ty, *number).into())
            }
            Value::Int(Some(number)) if self.module.layout.is_widest(ty) => {
                Ok(self.widest_constant(*number))
            }
            _ => match (self.module.constant(ty, value)?, value) {
                (Some(operand), _) => Ok(vec![operand]),
                (None, Value::Expression(operation)) => self.compute(operation),
                _ => Err(Refusal::new("a value of a kind that programs do not use")),
            },
        }
    }

    /// The operands, if they are as many as the type has scalars.
    fn as_many_as(
        &self,
        ty: &Type,
        operands: Vec<ir::Operand>,
    ) -> Result<Vec<ir::Operand>, Refusal> {
        match operands.len() == self.module.layout.leaf_count(ty)? {
            true => Ok(operands),
            false => Err(malformed()),
        }
    }

    /// The operand of a value that is a single scalar.
    pub(super) fn operand(&mut self, ty: &Type, value: &Value) -> Result<ir::Operand, Refusal> {
        if let Value::Local(name) = value
            && let [register] = self.registers_of(name, ty)?[..]
        {
            return Ok(ir::Operand::Reg(register));
        }
        match self.operands(ty, value)?.as_slice() {
            [operand] => Ok(*operand),
            _ => {
                self.module.scalar(ty)?;
                Err(Refusal::new("a value whose parts do not fit its type"))
            }
        }
    }

    pub(super) fn block_named(&self, name: &str) -> Result<ir::BlockId, Refusal> {
        self.starts
            .get(name)
            .copied()
            .ok_or_else(|| Refusal::new(format!("a jump to the unknown block `%{name}`")))
    }

    /// Adds an instruction to the current block.
    pub(crate) fn emit(&mut self, op: ir::Op) {
        let instruction = ir::Instruction::new(op, self.position);
        self.out
            .block_mut(self.current)
            .instructions
            .push(instruction);
    }

    /// How the last instruction takes up an exception, if it is a call that does.
    pub(super) fn last_landing(&self) -> Option<ir::Landing> {
        let last = self.out.block(self.current).instructions.last()?;
        match last.op {
            ir::Op::Call { landing, .. } => landing,
            _ => None,
        }
    }

    pub(crate) fn builtin(&mut self, dst: Option<ir::Reg>, builtin: ir::Builtin) {
        self.emit(ir::Op::Builtin { dst, builtin });
    }

    /// Whether the operand is surely the address of something.
    pub(crate) fn is_never_null(&self, operand: ir::Operand) -> bool {
        match operand {
            ir::Operand::Reg(register) => self.stack.contains(&register),
            ir::Operand::Global(..) | ir::Operand::Function(_) => true,
            ir::Operand::Const(_) => false,
        }
    }

    /// A register not used so far.
    pub(crate) fn new_reg(&mut self) -> ir::Reg {
        self.out.new_reg()
    }

    /// Ends the current block.
    pub(crate) fn terminate(&mut self, op: ir::TerminatorOp) {
        self.out.block_mut(self.current).terminator = ir::Terminator {
            op,
            position: self.position,
        };
    }

    /// The block that instructions are added to.
    pub(super) fn here(&self) -> ir::BlockId {
        self.current
    }

    /// Adds instructions to another block from now on.
    pub(super) fn go_on_in(&mut self, block: ir::BlockId) {
        self.current = block;
    }

    /// Repeats what `body` emits until the condition that it gives holds. It is handed `first`, and
    /// from then on the other operand that it gives.
    pub(crate) fn repeat(
        &mut self,
        first: ir::Operand,
        body: impl FnOnce(&mut Self, ir::Operand) -> (ir::Operand, ir::Operand),
    ) {
        let before = self.current;
        let start = self.out.new_block();
        let after = self.out.new_block();
        self.terminate(ir::TerminatorOp::Jump(start));
        self.current = start;
        let dst = self.new_reg();
        let (condition, next) = body(self, ir::Operand::Reg(dst));
        let incoming = vec![(before, first), (self.current, next)];
        self.terminate(ir::TerminatorOp::Branch {
            condition,
            then: after,
            otherwise: start,
        });
        let phis = &mut self.out.block_mut(start).phis;
        phis.push(ir::Phi { dst, incoming });
        self.current = after;
    }

    /// Adds what `then` emits under the condition, and goes on after it.
    pub(crate) fn when(&mut self, condition: ir::Operand, then: impl FnOnce(&mut Self)) {
        let inside = self.out.new_block();
        let after = self.out.new_block();
        self.terminate(ir::TerminatorOp::Branch {
            condition,
            then: inside,
            otherwise: after,
        });
        self.current = inside;
        then(self);
        self.terminate(ir::TerminatorOp::Jump(after));
        self.current = after;
    }
}
