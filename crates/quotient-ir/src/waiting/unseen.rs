//! Variables, and results of functions, on which nothing depends that anybody could see: how long threads have waited at
//! most, where a generator of random numbers goes on that only says how long to pause.
//!
//! What is read from such a variable goes nowhere but into others of the kind, or into what decides nothing that
//! counts ([`relevance`](super::relevance)). It must be read and written by its name alone, in all of the program, so that no
//! pointer leads there. Everything is taken for unseen at first; what turns out to be seen makes more of it so, until that is all
//! ([`unseen`](super::unseen())).

use crate::program::{Callee, Function, FunctionId, GlobalId, Module, Op, Operand, Role};

pub(crate) struct Unseen {
    variables: Vec<bool>,
    /// Which variables each thread has for itself.
    thread_local: Vec<bool>,
    /// Of each function, whether its results count.
    results: Vec<bool>,
}

impl Unseen {
    /// For those who do not want to know: everything is seen.
    pub fn nothing(module: &Module) -> Self {
        Unseen {
            variables: vec![false; module.globals.len()],
            thread_local: thread_local(module),
            results: vec![true; module.functions.len()],
        }
    }

    /// All that can be unseen.
    pub fn at_first(module: &Module) -> Self {
        let is_own = |role| role == Role::Program;
        let globals = module.globals.iter();
        let mut unseen = Unseen {
            variables: globals.map(|g| is_own(g.role) && !g.constant).collect(),
            thread_local: thread_local(module),
            results: vec![false; module.functions.len()],
        };
        let initial = module.globals.iter().flat_map(|g| &g.relocations);
        let named = initial
            .map(|(_, operand)| operand)
            .chain(&module.main_arguments);
        named.for_each(|operand| unseen.hand_over(operand));
        if let Some(FunctionId(main)) = module.main {
            unseen.results[main as usize] = true;
        }
        for block in module.functions.iter().flat_map(|f| &f.blocks) {
            let carried = block.phis.iter().flat_map(|phi| &phi.incoming);
            carried.for_each(|(_, operand)| unseen.hand_over(operand));
            for instruction in &block.instructions {
                let op = &instruction.op;
                let by_name = address(op);
                let handed = op.operands().into_iter();
                let handed = handed.filter(|&o| !by_name.is_some_and(|a| std::ptr::eq(a, o)));
                handed.for_each(|operand| unseen.hand_over(operand));
            }
            let mut last = block.terminator.op.clone();
            last.operands_mut().iter().for_each(|o| unseen.hand_over(o));
        }
        unseen
    }

    /// Somebody has a pointer to it.
    fn hand_over(&mut self, operand: &Operand) {
        match *operand {
            Operand::Global(GlobalId(id), _) => self.variables[id as usize] = false,
            Operand::Function(FunctionId(id)) => self.results[id as usize] = true,
            _ => {}
        }
    }

    /// Notes what a function looks at, where these registers count. Whether that is more than was known.
    pub fn looks(&mut self, function: &Function, relevant: &[bool]) -> bool {
        let mut more = false;
        let ops = function.blocks.iter().flat_map(|b| &b.instructions);
        for op in ops.map(|i| &i.op) {
            if !op.assigns().any(|reg| relevant[reg.index()]) {
                continue;
            }
            if let Some(&Operand::Global(GlobalId(id), _)) = address(op) {
                more |= std::mem::replace(&mut self.variables[id as usize], false);
            }
            if let Op::Call {
                callee: Callee::Direct(FunctionId(id)),
                ..
            } = *op
            {
                more |= !std::mem::replace(&mut self.results[id as usize], true);
            }
        }
        more
    }

    /// Whether an instruction accesses such a variable.
    pub fn is_accessed_by(&self, op: &Op) -> bool {
        matches!(address(op), Some(&Operand::Global(id, _)) if self.has(id))
    }

    /// Whether an access is part of no data race: it is atomic, or of what each thread has for itself.
    pub fn cannot_race(&self, op: &Op) -> bool {
        let is_own = |&GlobalId(id): &GlobalId| self.thread_local[id as usize];
        match op {
            Op::Load { order, .. } | Op::Store { order, .. } | Op::Rmw { order, .. } => {
                let atomic = order.is_atomic();
                atomic || matches!(address(op), Some(Operand::Global(id, _)) if is_own(id))
            }
            _ => false,
        }
    }

    pub fn has(&self, GlobalId(id): GlobalId) -> bool {
        self.variables[id as usize]
    }

    /// Whether the results count of the function of that number.
    pub fn counts_result_of(&self, function: usize) -> bool {
        self.results[function]
    }
}

fn thread_local(module: &Module) -> Vec<bool> {
    module.globals.iter().map(|g| g.thread_local).collect()
}

/// Where an instruction reads or writes that does nothing else.
pub(super) fn address(op: &Op) -> Option<&Operand> {
    match op {
        Op::Load { address, .. } | Op::Store { address, .. } => Some(address),
        Op::Rmw { address, bits, .. } if *bits <= 64 => Some(address),
        _ => None,
    }
}
