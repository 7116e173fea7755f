//! The text form of a module, for people who want to see what is checked.

use super::{
    Block, Builtin, Callee, Function, Global, Module, Op, Operand, Phi, Reg, TerminatorOp, Until,
    WideOp,
};
use crate::arithmetic;
use std::fmt::{self, Display, Formatter};

impl Display for Module {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        for global in &self.globals {
            writeln!(f, "{global}")?;
        }
        for function in &self.functions {
            writeln!(f)?;
            write_function(f, self, function)?;
        }
        Ok(())
    }
}

/// A function of a module, with the module's names for what it uses.
struct Named<'a>(&'a Module, &'a Function);

impl Display for Named<'_> {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write_function(f, self.0, self.1)
    }
}

impl Module {
    /// The text form of one of its functions.
    pub fn function_text(&self, function: &Function) -> String {
        Named(self, function).to_string()
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

fn write_function(f: &mut Formatter<'_>, module: &Module, function: &Function) -> fmt::Result {
    let params = list(&function.params);
    writeln!(f, "fn {}({params}) {{", function.name)?;
    for (i, block) in function.blocks.iter().enumerate() {
        writeln!(f, "b{i}:")?;
        write_block(f, module, block)?;
    }
    writeln!(f, "}}")
}

fn write_block(f: &mut Formatter<'_>, module: &Module, block: &Block) -> fmt::Result {
    for Phi { dst, incoming } in &block.phis {
        let incoming: Vec<String> = incoming
            .iter()
            .map(|(from, value)| format!("b{}: {}", from.0, named(module, *value)))
            .collect();
        writeln!(f, "    {dst} = phi [{}]", incoming.join(", "))?;
    }
    for instruction in &block.instructions {
        write!(f, "    ")?;
        let results: Vec<_> = instruction.op.assigns().collect();
        if !results.is_empty() {
            write!(f, "{} = ", list(&results))?;
        }
        let operands: Vec<String> = instruction
            .op
            .operands()
            .into_iter()
            .map(|o| named(module, *o))
            .collect();
        let (word, operands) = (word(module, &instruction.op), operands.join(", "));
        writeln!(f, "{}", format!("{word} {operands}").trim_end())?;
    }
    let goal = |op: &TerminatorOp| match op {
        TerminatorOp::Return(values) => {
            let values: Vec<_> = values.iter().map(|v| named(module, *v)).collect();
            format!("return {}", values.join(", "))
                .trim_end()
                .to_owned()
        }
        TerminatorOp::Jump(to) => format!("jump b{}", to.0),
        TerminatorOp::Branch {
            condition,
            then,
            otherwise,
        } => {
            let condition = named(module, *condition);
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
            let (value, cases) = (named(module, *value), cases.join(", "));
            format!("switch {value} [{cases}], b{}", default.0)
        }
        TerminatorOp::Unreachable => "unreachable".to_owned(),
    };
    writeln!(f, "    {}", goal(&block.terminator.op))
}

impl Display for Reg {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "%{}", self.0)
    }
}

fn list(registers: &[Reg]) -> String {
    let all: Vec<String> = registers.iter().map(Reg::to_string).collect();
    all.join(", ")
}

/// An operand with the names that the module has for it.
fn named(module: &Module, operand: Operand) -> String {
    match operand {
        Operand::Reg(reg) => reg.to_string(),
        Operand::Const(value) => value.to_string(),
        Operand::Global(id, offset) => {
            let name = module.globals.get(id.index()).map_or("?", |g| &g.name);
            match offset {
                0 => format!("@{name}"),
                _ => format!("@{name}{offset:+}"),
            }
        }
        Operand::Function(id) => {
            let name = module.functions.get(id.index()).map_or("?", |f| &f.name);
            format!("&{name}")
        }
    }
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
    if mask == arithmetic::mask(bits) {
        comparison
    } else {
        format!("{comparison} & {mask:#x}")
    }
}

/// The instruction's word, and what of it is not an operand.
fn word(module: &Module, op: &Op) -> String {
    let atomic = |atomic| if atomic { "atomic " } else { "" };
    match op {
        Op::Copy { .. } => "copy".to_owned(),
        Op::Binary { op, bits, .. } => format!("{op:?} i{bits}").to_lowercase(),
        Op::Wide { op, bits, .. } => match op {
            WideOp::Binary(op) => format!("{op:?} i{bits}").to_lowercase(),
            WideOp::ToFloat { width, .. } => format!("i{bits} to {width:?}").to_lowercase(),
            WideOp::FromFloat { width, .. } => format!("{width:?} to i{bits}").to_lowercase(),
        },
        Op::Pack { .. } => "pack".to_owned(),
        Op::Unpack { high, .. } => format!("unpack {}", if *high { "high" } else { "low" }),
        Op::Float { op, width, .. } => format!("f{op:?} {width:?}").to_lowercase(),
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
        Op::Select { .. } => "select".to_owned(),
        Op::Address {
            offset, indices, ..
        } => {
            let scales: Vec<_> = indices.iter().map(|i| format!("*{}", i.scale)).collect();
            format!("address {offset:+}[{}]", scales.join(", "))
        }
        Op::Load {
            size, atomic: a, ..
        } => format!("{}load {size}", atomic(*a)),
        Op::Store {
            size, atomic: a, ..
        } => format!("{}store {size}", atomic(*a)),
        Op::Rmw { op, bits, .. } => format!("atomic {op:?} i{bits}").to_lowercase(),
        Op::CompareExchange { bits, .. } => format!("atomic compare-exchange i{bits}"),
        Op::Await { size, until, .. } => format!("await load {size} until {}", wanted(until)),
        Op::AwaitExchange { success, until, .. } => {
            let what = match success {
                Some(_) => "compare-exchange",
                None => "exchange",
            };
            format!("await {what} until {}", wanted(until))
        }
        Op::Fence => "fence".to_owned(),
        Op::Alloca { shape, name, .. } => {
            format!(
                "alloca {} {} bytes *",
                name.as_deref().unwrap_or("local"),
                shape.size
            )
        }
        Op::Call { callee, .. } => match callee {
            Callee::Direct(id) => format!("call {}", named(module, Operand::Function(*id))),
            Callee::Indirect(_) => "call indirect".to_owned(),
        },
        Op::Builtin { builtin, .. } => match builtin {
            Builtin::AssertFail { message } => format!("assert-fail {message:?}"),
            Builtin::Abort { message } => format!("abort {message:?}"),
            Builtin::Unsupported { message } => format!("unsupported {message:?}"),
            Builtin::Choose { what, .. } => format!("choose {what:?}"),
            Builtin::Assume {
                pure_loop: Some(_), ..
            } => "purity assume".to_owned(),
            other => {
                let debug = format!("{other:?}");
                let end = debug.find([' ', '{']).unwrap_or(debug.len());
                format!("builtin {}", &debug[..end])
            }
        },
    }
}
