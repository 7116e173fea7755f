//! The text form of a module, for people who want to see what is checked.

use super::{
    Block, Builtin, Callee, Function, FunctionId, Global, Module, Op, Operand, Phi, Reg,
    TerminatorOp, Until, WideOp,
};
use quotient_model::MemoryOrder;
use std::collections::HashMap;
use std::fmt::{self, Display, Formatter};

impl Display for Module {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for global in &self.globals {
            writeln!(f, "{global}")?;
        }
        for function in &self.functions {
            write!(f, "\n{}", self.function_text(function))?;
        }
        Ok(())
    }
}

impl Module {
    /// The text form of one of its functions.
    pub fn function_text(&self, function: &Function) -> String {
        Text::new(self, function, &[function]).to_string()
    }

    /// The text form of one of its functions that a pass has changed. What there was `before` the
    /// pass has the numbers that it has in the text of that function, so that the two can be compared.
    pub fn changed_function_text(&self, function: &Function, before: &Function) -> String {
        Text::new(self, function, &[before, function]).to_string()
    }
}

impl Display for Global {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let kind = match (self.constant, self.thread_local) {
            (true, _) => "constant",
            (_, true) => "thread_local",
            _ => "global",
        };
        write!(f, "{kind} @{}: {} bytes", self.name, self.shape.size)
    }
}

/// A function of a module, with the names for what it uses.
struct Text<'a> {
    module: &'a Module,
    function: &'a Function,
    /// What registers are called. Their own numbers have gaps where instructions were removed, and
    /// these differ from compiler to compiler; in the text they are counted as they are assigned.
    numbers: HashMap<Reg, usize>,
}

impl Display for Text<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        let params = self.registers(&self.function.params);
        writeln!(f, "fn {}({params}) {{", self.function.name)?;
        for (i, block) in self.function.blocks.iter().enumerate() {
            writeln!(f, "b{i}:")?;
            self.write_block(f, block)?;
        }
        writeln!(f, "}}")
    }
}

impl<'a> Text<'a> {
    /// The function's text. Registers are numbered as if the texts of `numbered` came one after the
    /// other.
    fn new(module: &'a Module, function: &'a Function, numbered: &[&Function]) -> Self {
        let mut numbers = HashMap::new();
        for function in numbered {
            for register in assigned(function) {
                let next = numbers.len();
                numbers.entry(register).or_insert(next);
            }
        }
        Text {
            module,
            function,
            numbers,
        }
    }

    fn write_block(&self, f: &mut Formatter<'_>, block: &Block) -> fmt::Result {
        for Phi { dst, incoming } in &block.phis {
            let incoming: Vec<String> = incoming
                .iter()
                .map(|(from, value)| format!("b{}: {}", from.0, self.operand(*value)))
                .collect();
            let dst = self.register(*dst);
            writeln!(f, "    {dst} = phi [{}]", incoming.join(", "))?;
        }
        for instruction in &block.instructions {
            write!(f, "    ")?;
            let results: Vec<_> = instruction.op.assigns().collect();
            if !results.is_empty() {
                write!(f, "{} = ", self.registers(&results))?;
            }
            let word = word(self.module, &instruction.op);
            let operands = instruction.op.operands();
            let operands = self.operands(operands.into_iter().copied());
            writeln!(f, "{}", format!("{word} {operands}").trim_end())?;
        }
        writeln!(f, "    {}", self.terminator(&block.terminator.op))
    }

    fn terminator(&self, op: &TerminatorOp) -> String {
        match op {
            TerminatorOp::Return(values) => {
                let values = self.operands(values.iter().copied());
                format!("return {values}").trim_end().to_owned()
            }
            TerminatorOp::Jump(to) => format!("jump b{}", to.0),
            TerminatorOp::Branch {
                condition,
                then,
                otherwise,
            } => {
                let condition = self.operand(*condition);
                format!("branch {condition}, b{}, b{}", then.0, otherwise.0)
            }
            TerminatorOp::Switch {
                value,
                cases,
                default,
            } => {
                let cases: Vec<_> = cases
                    .iter()
                    .map(|(v, to)| format!("{v}: b{}", to.0))
                    .collect();
                let (value, cases) = (self.operand(*value), cases.join(", "));
                format!("switch {value} [{cases}], b{}", default.0)
            }
            TerminatorOp::Unreachable => "unreachable".to_owned(),
        }
    }

    fn operands(&self, operands: impl Iterator<Item = Operand>) -> String {
        let all: Vec<String> = operands.map(|operand| self.operand(operand)).collect();
        all.join(", ")
    }

    fn operand(&self, operand: Operand) -> String {
        match operand {
            Operand::Reg(register) => self.register(register),
            Operand::Const(value) => value.to_string(),
            Operand::Global(id, offset) => {
                let global = self.module.globals.get(id.index());
                let name = global.map_or("?", |g| &g.name);
                match offset {
                    0 => format!("@{name}"),
                    _ => format!("@{name}{offset:+}"),
                }
            }
            Operand::Function(id) => function_name(self.module, id),
        }
    }

    fn registers(&self, registers: &[Reg]) -> String {
        let all: Vec<String> = registers.iter().map(|r| self.register(*r)).collect();
        all.join(", ")
    }

    fn register(&self, register: Reg) -> String {
        match self.numbers.get(&register) {
            Some(number) => format!("%{number}"),
            None => "%?".to_owned(),
        }
    }
}

/// The registers of a function in the order in which its text assigns them.
fn assigned(function: &Function) -> impl Iterator<Item = Reg> {
    let in_blocks = function.blocks.iter().flat_map(|block| {
        let phis = block.phis.iter().map(|phi| phi.dst);
        let instructions = block.instructions.iter();
        phis.chain(instructions.flat_map(|instruction| instruction.op.assigns()))
    });
    function.params.iter().copied().chain(in_blocks)
}

fn function_name(module: &Module, id: FunctionId) -> String {
    let name = module.functions.get(id.index()).map_or("?", |f| &f.name);
    format!("&{name}")
}

/// How the value awaited must compare with the second operand.
fn wanted(until: &Until) -> String {
    let Until {
        mask,
        predicate,
        bits,
        ..
    } = *until;
    let comparison = format!("{predicate:?} i{bits}").to_lowercase();
    let all = u32::from(bits);
    if (mask.trailing_ones(), mask.count_ones()) == (all, all) {
        comparison
    } else {
        format!("{comparison} & {mask:#x}")
    }
}

/// The instruction's word, its name unless something else is said here, and what of it is not an operand.
fn word(module: &Module, op: &Op) -> String {
    let atomic = |order: MemoryOrder| match order {
        MemoryOrder::NotAtomic => String::new(),
        MemoryOrder::SeqCst => "atomic ".to_owned(),
        weaker => format!("atomic {} ", weaker.name()),
    };
    match op {
        Op::Binary { op, bits, .. } => format!("{op:?} i{bits}").to_lowercase(),
        Op::Wide { op, bits, .. } => match op {
            WideOp::Binary(op) => format!("{op:?} i{bits}").to_lowercase(),
            WideOp::ToFloat { width, .. } => format!("i{bits} to {width:?}").to_lowercase(),
            WideOp::FromFloat { width, .. } => format!("{width:?} to i{bits}").to_lowercase(),
        },
        Op::Unpack { high, .. } => format!("unpack {}", if *high { "high" } else { "low" }),
        Op::Float { op, width, .. } => format!("f{op:?} {width:?}").to_lowercase(),
        Op::MultiplyAdd { width, .. } => format!("fmultiplyadd {width:?}").to_lowercase(),
        Op::FloatFunction {
            function, width, ..
        } => format!("f{function:?} {width:?}").to_lowercase(),
        Op::IntCompare {
            predicate, bits, ..
        } => format!("compare {predicate:?} i{bits}").to_lowercase(),
        Op::FloatCompare {
            predicate, width, ..
        } => format!("fcompare {predicate:?} {width:?}").to_lowercase(),
        Op::Cast { op, from, to, .. } => format!("{op:?} {from} to {to}").to_lowercase(),
        Op::Address {
            offset, indices, ..
        } => {
            let scales: Vec<_> = indices.iter().map(|i| format!("*{}", i.scale)).collect();
            format!("address {offset:+}[{}]", scales.join(", "))
        }
        Op::Load { size, order, .. } => format!("{}load {size}", atomic(*order)),
        Op::Store { size, order, .. } => format!("{}store {size}", atomic(*order)),
        Op::Rmw {
            op, bits, order, ..
        } => format!("{}{op:?} i{bits}", atomic(*order)).to_lowercase(),
        Op::CompareExchange { bits, orders, .. } => {
            let failure = match orders.success == orders.failure {
                true => String::new(),
                false => format!(", {} if it fails", orders.failure.name()),
            };
            let atomic = atomic(orders.success);
            format!("{atomic}compare-exchange i{bits}{failure}")
        }
        Op::Await { size, until, .. } => format!("await load {size} until {}", wanted(until)),
        Op::AwaitExchange { success, until, .. } => {
            let what = match success {
                Some(_) => "compare-exchange",
                None => "exchange",
            };
            format!("await {what} until {}", wanted(until))
        }
        Op::Fence { order } => format!("fence {}", order.name()),
        Op::Alloca { shape, name, .. } => {
            format!(
                "alloca {} {} bytes *",
                name.as_deref().unwrap_or("local"),
                shape.size
            )
        }
        Op::Call { callee, .. } => match callee {
            Callee::Direct(id) => format!("call {}", function_name(module, *id)),
            Callee::Indirect(_) => "call indirect".to_owned(),
        },
        Op::Builtin { builtin, .. } => match builtin {
            Builtin::AssertFail { message } => format!("assert-fail {message:?}"),
            Builtin::Abort { message } => format!("abort {message:?}"),
            Builtin::Unsupported { message, .. } => format!("unsupported {message:?}"),
            Builtin::Choose { what, .. } => format!("choose {what:?}"),
            Builtin::Input { what, .. } => format!("input {what:?}"),
            Builtin::Assume {
                pure_loop: Some(_), ..
            } => "purity assume".to_owned(),
            other => format!("builtin {}", other.name()),
        },
        other => other.name().to_lowercase(),
    }
}
