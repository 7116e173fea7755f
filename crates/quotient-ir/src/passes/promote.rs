//! Promotion of locals to registers ("mem2reg").
//!
//! A stack variable whose address goes nowhere but into loads and stores at fixed offsets can be
//! reached by nobody else, so it needs no memory: each of its scalars becomes a register, with
//! phis where paths meet (on the iterated dominance frontier of the assignments, after Cytron et
//! al., "Efficiently computing static single assignment form"). Reading before writing gives 0,
//! as it does in memory.

use super::replace_registers;
use crate::cfg::Cfg;
use crate::harmless::harmless_loads;
use crate::program::{BlockId, Builtin, Function, Op, Operand, Phi, Reg, UnwrittenRead};
use rustc_hash::FxHashMap;

/// A scalar of a stack variable: which alloca, its byte offset and size.
type Scalar = (usize, i64, u8);

/// Promotes what can be promoted. The function must have no unreachable blocks.
pub(super) fn promote_locals(function: &mut Function) {
    // What is written between a `setjmp` and the jump back must be found after it.
    if function.blocks.is_empty() || sets_jump(function) {
        return;
    }
    let cfg = Cfg::new(function);
    let mut locals = Locals::find(function, &cfg);
    if function.keep_unwritten {
        locals.keep_unwritten(function, &cfg);
    }
    if locals.scalars.is_empty() {
        return;
    }
    if !function.keep_unwritten && !function.library {
        function.unwritten = locals.never_written(function, &cfg);
    }
    Renamer::new(function, &cfg, &locals).run();
}

/// The stack variables to be promoted.
struct Locals {
    /// The address registers made from allocas: which alloca, and the byte offset.
    pointers: FxHashMap<Reg, (usize, i64)>,
    /// The scalars to be promoted, by number.
    scalars: FxHashMap<Scalar, usize>,
    promoted: Vec<bool>,
    /// What the variables are called.
    names: Vec<Option<String>>,
}

impl Locals {
    fn find(function: &Function, cfg: &Cfg) -> Self {
        let mut pointers = FxHashMap::default();
        let (mut sizes, mut names) = (Vec::new(), Vec::new());
        // Every use comes after its definition in this order, but for phis, which no promoted
        // address may go into.
        for &block in &cfg.order {
            for instruction in &function.block(block).instructions {
                match instruction.op {
                    Op::Alloca {
                        dst,
                        count: Operand::Const(1),
                        ref shape,
                        ref name,
                    } => {
                        pointers.insert(dst, (sizes.len(), 0));
                        sizes.push(shape.size);
                        names.push(name.clone());
                    }
                    Op::Copy { dst, src: base } => derive(&mut pointers, dst, base, 0),
                    Op::Address {
                        dst,
                        base,
                        offset,
                        ref indices,
                    } if indices.is_empty() => derive(&mut pointers, dst, base, offset),
                    _ => {}
                }
            }
        }
        let mut locals = Locals {
            pointers,
            scalars: FxHashMap::default(),
            promoted: vec![true; sizes.len()],
            names,
        };
        let mut accesses = Vec::new();
        for &block in &cfg.order {
            locals.uses(function, block, &mut accesses);
        }
        locals.choose(&sizes, accesses);
        locals
    }

    /// Finds accesses to stack variables, and addresses that go elsewhere.
    fn uses(&mut self, function: &Function, block: BlockId, accesses: &mut Vec<Scalar>) {
        let block = function.block(block);
        let mut escaping = Vec::new();
        for phi in &block.phis {
            escaping.extend(phi.incoming.iter().map(|&(_, operand)| operand));
        }
        for instruction in &block.instructions {
            match &instruction.op {
                Op::Load { address, size, .. } => {
                    accesses.extend(self.scalar(*address, *size));
                }
                Op::Store {
                    address,
                    value,
                    size,
                    ..
                } => {
                    accesses.extend(self.scalar(*address, *size));
                    escaping.push(*value);
                }
                Op::Copy { dst, .. } | Op::Address { dst, .. }
                    if self.pointers.contains_key(dst) => {}
                other => escaping.extend(other.uses().map(Operand::Reg)),
            }
        }
        escaping.extend(block.terminator.op.uses().map(Operand::Reg));
        for operand in escaping {
            if let Some((alloca, _)) = self.pointer(operand) {
                self.promoted[alloca] = false;
            }
        }
    }

    /// Keeps the variables whose accesses are in bounds and either to the same bytes or apart.
    fn choose(&mut self, sizes: &[u64], mut accesses: Vec<Scalar>) {
        accesses.sort_unstable();
        accesses.dedup();
        let end = |&(_, offset, size): &Scalar| offset + i64::from(size);
        for access in &accesses {
            let bound = i64::try_from(sizes[access.0]).unwrap_or(0);
            if access.1 < 0 || end(access) > bound {
                self.promoted[access.0] = false;
            }
        }
        for pair in accesses.windows(2) {
            if pair[0].0 == pair[1].0 && end(&pair[0]) > pair[1].1 {
                self.promoted[pair[0].0] = false;
            }
        }
        let chosen = accesses.into_iter().filter(|a| self.promoted[a.0]);
        self.scalars = chosen.enumerate().map(|(i, scalar)| (scalar, i)).collect();
    }

    /// The variables that are read before any path writes them, each where that is first done. What clang
    /// reads only to write it back, or for nothing, is no read.
    fn never_written(&self, function: &Function, cfg: &Cfg) -> Vec<UnwrittenRead> {
        let mut reads = Vec::new();
        // For each block which scalars some way to its end writes.
        let mut written = vec![vec![false; self.scalars.len()]; function.blocks.len()];
        let mut changed = true;
        while changed {
            changed = false;
            reads.clear();
            for &block in &cfg.order {
                let mut state = vec![false; self.scalars.len()];
                for from in &cfg.predecessors[block.index()] {
                    let before = &written[from.index()];
                    state.iter_mut().zip(before).for_each(|(s, b)| *s |= b);
                }
                for instruction in &function.block(block).instructions {
                    match instruction.op {
                        Op::Load {
                            dst,
                            address,
                            size,
                            copies: false,
                            ..
                        } => {
                            let scalar = self.number(address, size);
                            if scalar.is_some_and(|scalar| !state[scalar]) {
                                reads.push((dst, address, instruction.position));
                            }
                        }
                        Op::Store { address, size, .. } => {
                            if let Some(scalar) = self.number(address, size) {
                                state[scalar] = true;
                            }
                        }
                        _ => {}
                    }
                }
                changed |= written[block.index()] != state;
                written[block.index()] = state;
            }
        }
        if reads.is_empty() {
            return Vec::new();
        }
        let harmless = harmless_loads(function);
        reads.retain(|(dst, ..)| !harmless.contains(dst));
        let mut found: Vec<UnwrittenRead> = Vec::new();
        for (_, address, position) in reads {
            let name = self
                .pointer(address)
                .and_then(|(alloca, _)| self.names[alloca].clone());
            let Some(variable) = name else { continue };
            if found.iter().all(|read| read.variable != variable) {
                found.push(UnwrittenRead { variable, position });
            }
        }
        found
    }

    /// Leaves the variables in memory that some path reads before it writes them.
    fn keep_unwritten(&mut self, function: &Function, cfg: &Cfg) {
        // For each block which scalars are written at its end, whatever way led there.
        let mut written = vec![vec![true; self.scalars.len()]; function.blocks.len()];
        let mut unwritten = vec![false; self.promoted.len()];
        loop {
            let mut changed = false;
            for &block in &cfg.order {
                let mut state = match block {
                    BlockId::ENTRY => vec![false; self.scalars.len()],
                    _ => vec![true; self.scalars.len()],
                };
                for from in &cfg.predecessors[block.index()] {
                    let before = &written[from.index()];
                    state.iter_mut().zip(before).for_each(|(s, b)| *s &= b);
                }
                for instruction in &function.block(block).instructions {
                    match instruction.op {
                        Op::Load { address, size, .. } => {
                            if let Some(scalar) = self.number(address, size)
                                && let Some((alloca, _)) = self.pointer(address)
                            {
                                unwritten[alloca] |= !state[scalar];
                            }
                        }
                        Op::Store { address, size, .. } => {
                            if let Some(scalar) = self.number(address, size) {
                                state[scalar] = true;
                            }
                        }
                        _ => {}
                    }
                }
                if written[block.index()] != state {
                    written[block.index()] = state;
                    changed = true;
                }
            }
            if !changed {
                break;
            }
        }
        let kept = self.promoted.iter_mut().zip(unwritten);
        kept.for_each(|(promoted, unwritten)| *promoted &= !unwritten);
        let mut left: Vec<Scalar> = self.scalars.keys().copied().collect();
        left.retain(|scalar| self.promoted[scalar.0]);
        left.sort_unstable();
        self.scalars = left.into_iter().enumerate().map(|(i, s)| (s, i)).collect();
    }

    fn pointer(&self, operand: Operand) -> Option<(usize, i64)> {
        match operand {
            Operand::Reg(reg) => self.pointers.get(&reg).copied(),
            _ => None,
        }
    }

    fn scalar(&self, address: Operand, size: u8) -> Option<Scalar> {
        let (alloca, offset) = self.pointer(address)?;
        Some((alloca, offset, size))
    }

    /// The number of the promoted scalar at an address.
    fn number(&self, address: Operand, size: u8) -> Option<usize> {
        self.scalars.get(&self.scalar(address, size)?).copied()
    }

    fn is_promoted(&self, reg: Reg) -> bool {
        self.pointers
            .get(&reg)
            .is_some_and(|&(alloca, _)| self.promoted[alloca])
    }
}

fn derive(pointers: &mut FxHashMap<Reg, (usize, i64)>, dst: Reg, base: Operand, offset: i64) {
    if let Operand::Reg(base) = base
        && let Some(&(alloca, start)) = pointers.get(&base)
    {
        pointers.insert(dst, (alloca, start.wrapping_add(offset)));
    }
}

/// Replaces accesses by registers.
struct Renamer<'a> {
    function: &'a mut Function,
    cfg: &'a Cfg,
    locals: &'a Locals,
    idom: Vec<Option<BlockId>>,
    /// For each block the phis added: scalar, and register.
    phis: Vec<Vec<(usize, Reg)>>,
    /// For each block the scalars' values at its end.
    values: Vec<Vec<Operand>>,
    /// What the registers of promoted loads equal.
    loaded: FxHashMap<Reg, Operand>,
}

impl<'a> Renamer<'a> {
    fn new(function: &'a mut Function, cfg: &'a Cfg, locals: &'a Locals) -> Self {
        let count = function.blocks.len();
        Renamer {
            function,
            cfg,
            locals,
            idom: cfg.immediate_dominators(),
            phis: vec![Vec::new(); count],
            values: vec![Vec::new(); count],
            loaded: FxHashMap::default(),
        }
    }

    fn run(mut self) {
        self.place_phis();
        for &block in &self.cfg.order {
            self.rename_block(block);
        }
        for &block in &self.cfg.order {
            let added = std::mem::take(&mut self.phis[block.index()]);
            for (scalar, dst) in added {
                let from = self.cfg.predecessors[block.index()].iter();
                let incoming = from.map(|&p| (p, self.values[p.index()][scalar])).collect();
                self.function
                    .block_mut(block)
                    .phis
                    .push(Phi { dst, incoming });
            }
        }
        replace_registers(self.function, &self.loaded);
    }

    fn place_phis(&mut self) {
        let frontiers = self.cfg.dominance_frontiers(&self.idom);
        let mut assigned = vec![Vec::new(); self.locals.scalars.len()];
        for &block in &self.cfg.order {
            for instruction in &self.function.block(block).instructions {
                match instruction.op {
                    Op::Store { address, size, .. } => {
                        if let Some(scalar) = self.locals.number(address, size) {
                            assigned[scalar].push(block);
                        }
                    }
                    // A new variable holds 0.
                    Op::Alloca { dst, .. } if self.locals.is_promoted(dst) => {
                        for scalar in self.scalars_of(dst) {
                            assigned[scalar].push(block);
                        }
                    }
                    _ => {}
                }
            }
        }
        for (scalar, mut work) in assigned.into_iter().enumerate() {
            while let Some(block) = work.pop() {
                for &join in &frontiers[block.index()] {
                    let phis = &mut self.phis[join.index()];
                    if phis.iter().all(|&(s, _)| s != scalar) {
                        phis.push((scalar, self.function.new_reg()));
                        work.push(join);
                    }
                }
            }
        }
    }

    fn scalars_of(&self, alloca: Reg) -> Vec<usize> {
        let Some(&(number, _)) = self.locals.pointers.get(&alloca) else {
            return Vec::new();
        };
        let scalars = self.locals.scalars.iter();
        let own = scalars.filter(|(scalar, _)| scalar.0 == number);
        own.map(|(_, &index)| index).collect()
    }

    fn rename_block(&mut self, block: BlockId) {
        let mut values = match self.idom[block.index()] {
            Some(up) if up != block => self.values[up.index()].clone(),
            _ => vec![Operand::Const(0); self.locals.scalars.len()],
        };
        for &(scalar, reg) in &self.phis[block.index()] {
            values[scalar] = Operand::Reg(reg);
        }
        let mut instructions = std::mem::take(&mut self.function.block_mut(block).instructions);
        instructions.retain(|instruction| match instruction.op {
            Op::Alloca { dst, .. } if self.locals.is_promoted(dst) => {
                for scalar in self.scalars_of(dst) {
                    values[scalar] = Operand::Const(0);
                }
                false
            }
            Op::Load {
                dst, address, size, ..
            } => match self.locals.number(address, size) {
                Some(scalar) => {
                    self.loaded.insert(dst, values[scalar]);
                    false
                }
                None => true,
            },
            Op::Store {
                address,
                value,
                size,
                ..
            } => match self.locals.number(address, size) {
                Some(scalar) => {
                    values[scalar] = match value {
                        Operand::Reg(reg) => *self.loaded.get(&reg).unwrap_or(&value),
                        other => other,
                    };
                    false
                }
                None => true,
            },
            Op::Copy { dst, .. } | Op::Address { dst, .. } => !self.locals.is_promoted(dst),
            _ => true,
        });
        self.function.block_mut(block).instructions = instructions;
        self.values[block.index()] = values;
    }
}

/// Whether threads may jump back into a function.
fn sets_jump(function: &Function) -> bool {
    let mut instructions = function.blocks.iter().flat_map(|block| &block.instructions);
    instructions.any(|instruction| {
        matches!(
            instruction.op,
            Op::Builtin {
                builtin: Builtin::SetJump { .. },
                ..
            }
        )
    })
}
