//! Inline assembly, as far as concurrent programs have it: barriers, pauses, values hidden from the
//! optimiser, and the instructions that atomic operations were made of before C11.
//!
//! The text is a template, in which `$0` stands for the first operand. The constraints say what the
//! operands are: outputs first (`=r`, or `=*m` for memory whose address is an argument), then inputs
//! (`r`, `*m`, or the number of the output with which it shares a register). The text is executed by a
//! [`machine`](Machine) whose registers are operands of the IR; what the instructions do to it say
//! [`x86`] and [`arm`], by tables; [`intel`] translates another syntax. Labels begin blocks, at which every register is a phi. A text that is not understood
//! whole is refused where it is reached.

mod arm;
mod arm_table;
mod intel;
mod machine;
mod text;
mod x86;
mod x86_table;

use quotient_ir::program as ir;

use self::machine::{Flags, Flow, Machine, Place, ZERO};
use self::text::{Instruction, Statement, statements};
use super::function::FunctionLowering;
use crate::ast::{Argument, Type};
use crate::error::Refusal;

/// A place in the text that can be jumped to.
struct Target<'t> {
    label: &'t str,
    /// The index of the label among the statements.
    at: usize,
    block: ir::BlockId,
    /// What each register becomes there.
    phis: Vec<ir::Phi>,
}

/// Where a jump from a statement leads: `1b` and `1f` are the nearest labels `1` before and after it.
fn target<'a, 't>(
    targets: &'a mut [Target<'t>],
    label: &str,
    from: usize,
) -> Option<&'a mut Target<'t>> {
    let local = |end| {
        let name = label.strip_suffix(end)?;
        let digits = name.bytes().all(|byte| byte.is_ascii_digit());
        (digits && !name.is_empty()).then_some(name)
    };
    if let Some(name) = local('b') {
        let mut before = targets.iter_mut().rev();
        return before.find(|target| target.label == name && target.at <= from);
    }
    if let Some(name) = local('f') {
        let mut after = targets.iter_mut();
        return after.find(|target| target.label == name && target.at > from);
    }
    targets.iter_mut().find(|target| target.label == label)
}

impl FunctionLowering<'_, '_> {
    pub(super) fn assembly(
        &mut self,
        (text, intel): (&[u8], bool),
        constraints: &[u8],
        arguments: &[Argument],
        result: &Type,
        dsts: &[ir::Reg],
    ) -> Result<(), Refusal> {
        let text = String::from_utf8_lossy(text);
        let constraints = String::from_utf8_lossy(constraints);
        let leaves = self.module.layout.leaves(result)?;
        let widths = leaves.iter().map(|leaf| leaf.scalar.bits());
        let results: Vec<_> = dsts.iter().copied().zip(widths).collect();
        let mut machine = self.operands_of(&constraints, arguments, &results)?;
        let executed = match intel {
            true => intel::translated(&text).and_then(|text| self.execute(&mut machine, &text)),
            false => self.execute(&mut machine, &text),
        };
        if let Err(unknown) = executed {
            let what = format!(
                "inline assembly \"{}\", of which `{unknown}` is not known; use C11 atomics",
                text.trim()
            );
            self.refuse_when_reached(&what, dsts);
        }
        Ok(())
    }

    fn is_arm(&self) -> bool {
        self.module.ast.triple.starts_with("aarch64") || self.module.ast.triple.starts_with("arm64")
    }

    /// What each operand is, by its constraint.
    fn operands_of(
        &mut self,
        constraints: &str,
        arguments: &[Argument],
        results: &[(ir::Reg, u8)],
    ) -> Result<Machine, Refusal> {
        let mut machine = Machine::default();
        let (mut arguments, mut results) = (arguments.iter(), results.iter());
        let missing = || Refusal::new("inline assembly whose operands do not fit its constraints");
        for constraint in constraints.split(',') {
            if constraint.starts_with('~') || constraint.is_empty() {
                continue;
            }
            let output = constraint.strip_prefix('=');
            let kind = output.unwrap_or(constraint).trim_start_matches('&');
            let name = kind.strip_prefix('{').and_then(|k| k.strip_suffix('}'));
            let place = if kind.starts_with('*') {
                let argument = arguments.next().ok_or_else(missing)?;
                Place::Memory(self.operand(&argument.ty, &argument.value)?)
            } else if output.is_some() {
                let &result = results.next().ok_or_else(missing)?;
                let index = machine.add(&self.whole(name), ZERO, result.1);
                machine.registers[index].result = Some(result);
                if let Some(condition) = name.and_then(|name| name.strip_prefix("@cc")) {
                    machine.registers[index].condition = match self.is_arm() {
                        true => arm_table::condition_named(condition),
                        false => x86_table::condition_named(condition),
                    };
                }
                Place::Register(index, result.1)
            } else {
                let argument = arguments.next().ok_or_else(missing)?;
                let value = self.operand(&argument.ty, &argument.value)?;
                let bits = self.module.scalar(&argument.ty)?.bits();
                // It may share a register with an output, by number or by name.
                let shared = match kind.parse::<usize>() {
                    Ok(tied) => Some(*machine.operands.get(tied).ok_or_else(missing)?),
                    Err(_) => machine.holding(&self.whole(name)),
                };
                match shared {
                    Some(Place::Register(index, width)) => {
                        machine.registers[index].value = value;
                        Place::Register(index, width)
                    }
                    Some(place) => place,
                    None => Place::Register(machine.add(&self.whole(name), value, bits), bits),
                }
            };
            machine.operands.push(place);
        }
        Ok(machine)
    }

    /// The processor's name for a whole register, of that of a part.
    fn whole(&self, name: Option<&str>) -> String {
        let name = name.unwrap_or_default();
        match name.strip_prefix('w') {
            Some(number) if self.is_arm() => format!("x{number}"),
            _ => match self.is_arm() {
                true => name.to_owned(),
                false => x86_table::whole_register(name).to_owned(),
            },
        }
    }

    /// Does what the text says, and gives the results; or says what is not known of it.
    fn execute(&mut self, machine: &mut Machine, text: &str) -> Result<(), String> {
        let comment = if self.is_arm() { "//" } else { "#" };
        let statements = statements(text, comment);
        let mut targets = self.targets(machine, &statements);
        for (at, statement) in statements.iter().enumerate() {
            let outcome = match statement {
                Statement::Label(_) => self.begin_target(machine, &mut targets, at),
                Statement::Instruction(instruction) => {
                    self.step(machine, &mut targets, at, instruction)
                }
            };
            if outcome.is_none() {
                self.fill_phis(&mut targets);
                return Err(match statement {
                    Statement::Label(label) => (*label).to_owned(),
                    Statement::Instruction(instruction) => instruction.name.to_owned(),
                });
            }
        }
        self.fill_phis(&mut targets);
        self.finish(machine)
    }

    /// Makes a block for each label.
    fn targets<'t>(
        &mut self,
        machine: &mut Machine,
        statements: &[Statement<'t>],
    ) -> Vec<Target<'t>> {
        let labels = statements.iter().enumerate();
        let labels = labels.filter_map(|(at, statement)| match statement {
            Statement::Label(label) => Some((at, *label)),
            Statement::Instruction(_) => None,
        });
        let labels: Vec<_> = labels.collect();
        if labels.is_empty() {
            return Vec::new();
        }
        // Registers that are named in the text only must be there before the first label.
        for statement in statements {
            let Statement::Instruction(instruction) = statement else {
                continue;
            };
            for operand in &instruction.operands {
                for word in operand.split(|c: char| !c.is_ascii_alphanumeric() && c != '%') {
                    let name = match self.is_arm() {
                        true => arm_table::register(word).map(|(name, _)| name),
                        false => word.strip_prefix('%').and_then(x86_table::register_named),
                    };
                    if let Some(name) = name {
                        machine.named(&name);
                    }
                }
            }
        }
        let labels = labels.into_iter().map(|(at, label)| Target {
            label,
            at,
            block: self.out.new_block(),
            phis: machine
                .registers
                .iter()
                .map(|_| ir::Phi {
                    dst: self.out.new_reg(),
                    incoming: Vec::new(),
                })
                .collect(),
        });
        labels.collect()
    }

    /// Notes that a block leads to a label with the registers as they are.
    fn enter(&self, machine: &Machine, target: &mut Target<'_>) {
        let from = self.here();
        for (phi, register) in target.phis.iter_mut().zip(&machine.registers) {
            if !phi.incoming.iter().any(|(block, _)| *block == from) {
                phi.incoming.push((from, register.value));
            }
        }
    }

    /// Goes on at a label.
    fn begin_target(
        &mut self,
        machine: &mut Machine,
        targets: &mut [Target<'_>],
        at: usize,
    ) -> Option<()> {
        let target = targets.iter_mut().find(|target| target.at == at)?;
        self.enter(machine, target);
        self.terminate(ir::TerminatorOp::Jump(target.block));
        self.go_on_in(target.block);
        for (register, phi) in machine.registers.iter_mut().zip(&target.phis) {
            register.value = ir::Operand::Reg(phi.dst);
        }
        machine.flags = Flags::default();
        machine.monitor = None;
        Some(())
    }

    fn step(
        &mut self,
        machine: &mut Machine,
        targets: &mut [Target<'_>],
        at: usize,
        instruction: &Instruction<'_>,
    ) -> Option<()> {
        let flow = match self.is_arm() {
            true => self.arm(machine, instruction)?,
            false => self.x86(machine, instruction)?,
        };
        let (condition, label) = match flow {
            Flow::Next => return Some(()),
            Flow::Jump(label) => (None, label),
            Flow::Branch(condition, label) => (Some(condition), label),
        };
        let target = target(targets, label, at)?;
        // A block has one edge to another; a branch to the statement after it is none.
        let branch = self.out.new_block();
        let next = self.out.new_block();
        self.terminate(match condition {
            Some(condition) => ir::TerminatorOp::Branch {
                condition,
                then: branch,
                otherwise: next,
            },
            None => ir::TerminatorOp::Jump(branch),
        });
        self.go_on_in(branch);
        self.enter(machine, target);
        self.terminate(ir::TerminatorOp::Jump(target.block));
        self.go_on_in(next);
        Some(())
    }

    /// Puts the phis where they belong, now that all edges are known.
    fn fill_phis(&mut self, targets: &mut [Target<'_>]) {
        for target in targets {
            let phis = std::mem::take(&mut target.phis);
            let reached = phis.first().is_some_and(|phi| !phi.incoming.is_empty());
            if reached {
                self.out.block_mut(target.block).phis = phis;
            }
        }
    }

    /// Gives the results.
    fn finish(&mut self, machine: &Machine) -> Result<(), String> {
        let mut values = Vec::new();
        for register in &machine.registers {
            let Some((dst, bits)) = register.result else {
                continue;
            };
            let value = match register.name.strip_prefix("@cc") {
                Some(name) => {
                    let holds = register.condition;
                    let holds = holds.and_then(|c| self.holds(&machine.flags, c));
                    holds.ok_or_else(|| format!("@cc{name}"))?
                }
                None => self.cut_to(bits, register.value),
            };
            values.push((dst, value));
        }
        for (dst, src) in values {
            self.emit(ir::Op::Copy { dst, src });
        }
        Ok(())
    }
}
