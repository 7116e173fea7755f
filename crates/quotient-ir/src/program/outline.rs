//! What the source has, before passes change it: the blocks of the program's own functions with the places of
//! what they do. When all is explored, this is held against what was run.
//!
//! Only functions that the source of the program has are outlined: those of the library, and of headers of
//! the system, have no position.

use super::{
    Block, BlockId, Builtin, Callee, Function, FunctionId, Module, Op, Operand, Position, Reg,
    TerminatorOp, UnusedFunction,
};
use std::collections::HashSet;

/// The program's own functions as the source has them.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Outline {
    /// Those that are part of the module.
    pub functions: Vec<OutlinedFunction>,
    /// For each function of the module whether something other than these functions mentions it: a variable,
    /// the library.
    pub mentioned: Vec<bool>,
    /// Those that nothing refers to.
    pub unused: Vec<UnusedFunction>,
}

/// A function.
#[derive(Clone, PartialEq, Debug)]
pub struct OutlinedFunction {
    /// Which.
    pub id: FunctionId,
    /// Its blocks.
    pub blocks: Vec<OutlinedBlock>,
}

/// A block.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct OutlinedBlock {
    /// What it does and where that stands, in order; its end comes last.
    pub steps: Vec<(Position, Step)>,
    /// Where it leads.
    pub successors: Vec<BlockId>,
    /// It leads there depending on what the program computes, and not on whether a call was ended by an
    /// exception.
    pub decides: bool,
    /// Where it leads only after an exception, or never.
    pub unwinds: Option<BlockId>,
    /// The functions that it mentions.
    pub mentions: Vec<FunctionId>,
}

/// What of a step passes leave.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Step {
    /// Passes may remove it, although it is done.
    Passing,
    /// They do not.
    Lasting,
    /// They do not, unless they have decided it in advance ([`Notes::decided`](super::Notes::decided)).
    Branch,
    /// A call: as what is called says.
    Call(FunctionId),
    /// An assertion that failed, or the like.
    Fails,
    /// Another violation, or what cannot be reached: neither is worth a word if it was not.
    Wrong,
}

impl Outline {
    /// What there is of a module that no pass has changed.
    pub fn of(module: &Module) -> Self {
        let mut outline = Outline {
            functions: Vec::new(),
            mentioned: vec![false; module.functions.len()],
            unused: module.unused.clone(),
        };
        let mut mention = |operand: Operand| {
            if let Operand::Function(id) = operand {
                outline.mentioned[id.index()] = true;
            }
        };
        let relocations = module.globals.iter().flat_map(|g| &g.relocations);
        relocations.for_each(|&(_, operand)| mention(operand));
        module.main_arguments.iter().copied().for_each(mention);
        for (index, function) in module.functions.iter().enumerate() {
            let id = FunctionId(index as u32);
            if function.library || function.position == Position::NONE {
                for block in &function.blocks {
                    for id in mentions(block) {
                        outline.mentioned[id.index()] = true;
                    }
                }
            } else {
                outline.functions.push(OutlinedFunction::of(id, function));
            }
        }
        outline
    }
}

impl OutlinedFunction {
    fn of(id: FunctionId, function: &Function) -> Self {
        let locals = locals(function);
        let unwound = unwound(function);
        let blocks = function.blocks.iter().map(|block| {
            let steps = block.instructions.iter();
            let steps = steps.map(|i| (i.position, step(&i.op, &locals)));
            let end = &block.terminator;
            let conditional = matches!(
                end.op,
                TerminatorOp::Branch { .. } | TerminatorOp::Switch { .. }
            );
            let mut uses = end.op.uses();
            let own = uses.next().is_some_and(|reg| !unwound.contains(&reg));
            let mut steps: Vec<_> = steps.collect();
            let ends = |&(_, step): &(_, Step)| step != Step::Passing;
            steps.push((
                end.position,
                match end.op {
                    _ if conditional => Step::Branch,
                    TerminatorOp::Unreachable if !steps.iter().any(ends) => Step::Wrong,
                    _ => Step::Passing,
                },
            ));
            OutlinedBlock {
                steps,
                successors: end.op.successors().to_vec(),
                decides: conditional && own,
                unwinds: match end.op {
                    TerminatorOp::Branch {
                        condition: Operand::Const(1),
                        otherwise,
                        ..
                    } => Some(otherwise),
                    TerminatorOp::Branch { then, .. } if !own => Some(then),
                    _ => None,
                },
                mentions: mentions(block),
            }
        });
        OutlinedFunction {
            id,
            blocks: blocks.collect(),
        }
    }
}

/// The functions that a block mentions.
fn mentions(block: &Block) -> Vec<FunctionId> {
    let mut found = Vec::new();
    let mut mention = |operand: Operand| {
        if let Operand::Function(id) = operand {
            found.push(id);
        }
    };
    for phi in &block.phis {
        phi.incoming.iter().for_each(|&(_, value)| mention(value));
    }
    for instruction in &block.instructions {
        let operands = instruction.op.operands().into_iter();
        operands.copied().for_each(&mut mention);
        if let Op::Call {
            callee: Callee::Direct(id),
            ..
        } = instruction.op
        {
            mention(Operand::Function(id));
        }
    }
    if let TerminatorOp::Return(values) = &block.terminator.op {
        values.iter().copied().for_each(mention);
    }
    found
}

/// The registers that hold addresses of local variables, of which promotion may make registers.
fn locals(function: &Function) -> HashSet<Reg> {
    let mut locals = HashSet::new();
    for instruction in function.blocks.iter().flat_map(|b| &b.instructions) {
        let based = |operand: &Operand, locals: &HashSet<Reg>| match operand {
            Operand::Reg(reg) => locals.contains(reg),
            _ => false,
        };
        match &instruction.op {
            Op::Alloca { dst, .. } => {
                locals.insert(*dst);
            }
            Op::Address { dst, base, .. } | Op::Copy { dst, src: base } if based(base, &locals) => {
                locals.insert(*dst);
            }
            _ => {}
        }
    }
    locals
}

/// The registers that say whether an exception has ended a call.
fn unwound(function: &Function) -> HashSet<Reg> {
    let all = function.blocks.iter().flat_map(|b| &b.instructions);
    all.filter_map(|instruction| match &instruction.op {
        Op::Call { landing, .. } => landing.map(|landing| landing.unwound),
        _ => None,
    })
    .collect()
}

fn step(op: &Op, locals: &HashSet<Reg>) -> Step {
    match op {
        Op::Load { address, .. } | Op::Store { address, .. } => match address {
            Operand::Reg(reg) if locals.contains(reg) => Step::Passing,
            _ => Step::Lasting,
        },
        Op::Rmw { .. } | Op::CompareExchange { .. } => Step::Lasting,
        Op::Call { callee, .. } => match callee {
            Callee::Direct(id) => Step::Call(*id),
            Callee::Indirect(_) => Step::Lasting,
        },
        Op::Builtin { builtin, .. } => match builtin {
            Builtin::AssertFail { .. } | Builtin::Abort { .. } => Step::Fails,
            Builtin::Misuse { .. } | Builtin::Unsupported { .. } | Builtin::Uncaught { .. } => {
                Step::Wrong
            }
            // They may be all that is left of a local variable's beginning.
            Builtin::MemCopy { .. } | Builtin::MemSet { .. } => Step::Passing,
            _ => Step::Lasting,
        },
        _ => Step::Passing,
    }
}
