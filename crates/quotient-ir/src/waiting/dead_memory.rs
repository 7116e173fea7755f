//! Local variables whose contents no longer matter: whatever is read of them is written before.
//!
//! A reader of a sequence lock copies a struct in each round, and throws the copy away if it has to try again.
//! Liveness, backwards and byte by byte, of variables of whose addresses nothing is done but to load, store and copy.

use crate::cfg::Cfg;
use crate::program::{BlockId, Builtin, Function, Op, Operand, Reg};
use rustc_hash::FxHashMap;

/// Larger variables are written whole or not at all.
const BYTES: u64 = 64;

/// The local variables of a function whose addresses are only used to access them.
pub(super) struct Locals<'f> {
    function: &'f Function,
    cfg: &'f Cfg,
    /// Their sizes, and the registers with their addresses.
    variables: Vec<(Reg, u64)>,
    /// Registers that point into one, and to which byte, if that is known.
    pointers: FxHashMap<Reg, (usize, Option<u64>)>,
}

/// What is done with a variable.
enum Use {
    Reads(usize, u64),
    Writes(usize, u64),
}

impl<'f> Locals<'f> {
    pub fn new(function: &'f Function, cfg: &'f Cfg) -> Self {
        let mut locals = Locals {
            function,
            cfg,
            variables: Vec::new(),
            pointers: FxHashMap::default(),
        };
        locals.find_pointers();
        let mut escaped = vec![false; locals.variables.len()];
        locals.find_escaped(&mut escaped);
        locals
            .pointers
            .retain(|_, (variable, _)| !escaped[*variable]);
        locals
    }

    /// The variables whose contents do not matter at the beginning of a block.
    pub fn dead_at(&self, block: BlockId) -> Vec<Reg> {
        let live = self.live_at_starts();
        let kept = |&(i, &(reg, _)): &(usize, &(Reg, u64))| {
            self.pointers.contains_key(&reg) && live[block.index()][i] == 0
        };
        let variables = self.variables.iter().enumerate().filter(kept);
        variables.map(|(_, &(reg, _))| reg).collect()
    }

    fn find_pointers(&mut self) {
        for &block in &self.cfg.order {
            for instruction in &self.function.block(block).instructions {
                match instruction.op {
                    Op::Alloca {
                        dst,
                        count: Operand::Const(1),
                        ref shape,
                        ..
                    } => {
                        self.pointers.insert(dst, (self.variables.len(), Some(0)));
                        self.variables.push((dst, shape.size));
                    }
                    Op::Address {
                        dst,
                        base: Operand::Reg(base),
                        offset,
                        ref indices,
                    } => {
                        if let Some(&(variable, from)) = self.pointers.get(&base) {
                            let to = from.and_then(|from| from.checked_add_signed(offset));
                            let to = to.filter(|_| indices.is_empty());
                            self.pointers.insert(dst, (variable, to));
                        }
                    }
                    _ => {}
                }
            }
        }
    }

    fn find_escaped(&self, escaped: &mut [bool]) {
        let mut escape = |operand: &Operand| {
            if let Operand::Reg(reg) = operand
                && let Some(&(variable, _)) = self.pointers.get(reg)
            {
                escaped[variable] = true;
            }
        };
        for &block in &self.cfg.order {
            let body = self.function.block(block);
            for (_, operand) in body.phis.iter().flat_map(|phi| &phi.incoming) {
                escape(operand);
            }
            for instruction in &body.instructions {
                match &instruction.op {
                    Op::Load { .. } | Op::Address { .. } => {}
                    Op::Store { value, .. } => escape(value),
                    Op::Builtin {
                        builtin: Builtin::MemCopy { length, .. },
                        ..
                    } => escape(length),
                    Op::Builtin {
                        builtin: Builtin::MemSet { value, length, .. },
                        ..
                    } => [value, length].into_iter().for_each(&mut escape),
                    other => other.operands().into_iter().for_each(&mut escape),
                }
                if let Op::Address { indices, .. } = &instruction.op {
                    indices.iter().for_each(|index| escape(&index.value));
                }
            }
            for reg in body.terminator.op.uses() {
                escape(&Operand::Reg(reg));
            }
        }
    }

    /// Which bytes of the variables matter at the start of each block.
    fn live_at_starts(&self) -> Vec<Vec<u64>> {
        let none = vec![0; self.variables.len()];
        let mut live = vec![none.clone(); self.function.blocks.len()];
        let mut changed = true;
        while changed {
            changed = false;
            for &block in self.cfg.order.iter().rev() {
                let mut now = none.clone();
                for to in &self.cfg.successors[block.index()] {
                    for (byte, after) in now.iter_mut().zip(&live[to.index()]) {
                        *byte |= after;
                    }
                }
                for instruction in self.function.block(block).instructions.iter().rev() {
                    // What is copied is read before it is written.
                    for done in self.uses(&instruction.op) {
                        match done {
                            Use::Writes(variable, bytes) => now[variable] &= !bytes,
                            Use::Reads(variable, bytes) => now[variable] |= bytes,
                        }
                    }
                }
                changed |= live[block.index()] != now;
                live[block.index()] = now;
            }
        }
        live
    }

    /// What an instruction does with variables, the last first.
    fn uses(&self, op: &Op) -> Vec<Use> {
        match *op {
            Op::Load { address, size, .. } => self.read(address, Some(size.into())),
            Op::Store { address, size, .. } => self.written(address, Some(size.into())),
            Op::Builtin {
                builtin: Builtin::MemCopy { to, from, length },
                ..
            } => {
                let length = constant(length);
                let mut uses = self.written(to, length);
                uses.extend(self.read(from, length));
                uses
            }
            Op::Builtin {
                builtin: Builtin::MemSet { to, length, .. },
                ..
            } => self.written(to, constant(length)),
            _ => Vec::new(),
        }
    }

    fn read(&self, address: Operand, length: Option<u64>) -> Vec<Use> {
        self.pointed(address)
            .map(|(variable, from)| {
                let known = from.zip(length);
                let bytes = known.and_then(|range| self.bytes(variable, range));
                Use::Reads(variable, bytes.unwrap_or(u64::MAX))
            })
            .into_iter()
            .collect()
    }

    fn written(&self, address: Operand, length: Option<u64>) -> Vec<Use> {
        let written = self.pointed(address).and_then(|(variable, from)| {
            let bytes = self.bytes(variable, from.zip(length)?)?;
            Some(Use::Writes(variable, bytes))
        });
        written.into_iter().collect()
    }

    fn pointed(&self, address: Operand) -> Option<(usize, Option<u64>)> {
        match address {
            Operand::Reg(reg) => self.pointers.get(&reg).copied(),
            _ => None,
        }
    }

    /// Bytes of a variable as bits; `None` if they are not all of a large one.
    fn bytes(&self, variable: usize, (from, length): (u64, u64)) -> Option<u64> {
        let (_, size) = self.variables[variable];
        if from == 0 && length >= size {
            return Some(u64::MAX);
        }
        let end = from.checked_add(length)?;
        (size <= BYTES && end <= size).then(|| (from..end).fold(0, |bits, byte| bits | 1 << byte))
    }
}

fn constant(operand: Operand) -> Option<u64> {
    match operand {
        Operand::Const(value) => Some(value),
        _ => None,
    }
}
