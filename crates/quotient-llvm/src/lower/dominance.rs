//! Whether a function is what LLVM calls well-formed, as far as the IR relies on it: names are
//! defined once, before they are used on every way to the use, and phis stand first in their
//! blocks with one value for each block that leads there.
//!
//! Clang writes nothing else. But files are cut, merged and edited, and passes that are given a
//! register which equals itself plus nothing go around for ever.

use rustc_hash::FxHashMap;

use crate::ast::{Function, Operation};
use crate::error::Refusal;

/// Where in a function something stands.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub(super) struct Site {
    /// The index of the block.
    pub block: usize,
    /// The number of the instruction, from 1; what is 0 comes before all.
    pub instruction: usize,
}

impl Site {
    /// Behind all instructions of a block: where its successors' phis read.
    pub(super) fn end(block: usize) -> Self {
        Site {
            block,
            instruction: usize::MAX,
        }
    }
}

/// What is defined where, and what comes before what.
#[derive(Default)]
pub(super) struct Dominance<'m> {
    definitions: FxHashMap<&'m str, Site>,
    predecessors: Vec<Vec<usize>>,
    /// For each block the last one that is on every way to it, itself for the first. `None` if no
    /// way leads there.
    dominators: Vec<Option<usize>>,
    /// For each block its place in an order in which dominators come first.
    places: Vec<usize>,
}

/// What is wrong with a function, and on which line of the text.
type Fault = (Refusal, u32);

impl<'m> Dominance<'m> {
    /// Whether the function defines a value of that name.
    pub(super) fn defines(&self, name: &str) -> bool {
        self.definitions.contains_key(name)
    }

    pub(super) fn of(function: &'m Function<'m>) -> Result<Self, Fault> {
        let mut blocks = FxHashMap::default();
        for (index, block) in function.blocks.iter().enumerate() {
            if blocks.insert(&*block.name, index).is_some() {
                let line = block.instructions.first().map_or(0, |i| i.line);
                let what = format!("a second block named `%{}`", block.name);
                return Err((malformed(what), line));
            }
        }
        let mut this = Dominance {
            definitions: definitions(function)?,
            ..Dominance::default()
        };
        let successors: Vec<Vec<usize>> = function
            .blocks
            .iter()
            .map(|block| {
                let last = block.instructions.last().map(|i| &i.operation);
                let names = last.map_or_else(Vec::new, Operation::successors);
                let known = names.into_iter().filter_map(|name| blocks.get(name));
                known.copied().collect()
            })
            .collect();
        this.connect(&successors);
        if let Some(&from) = this.predecessors.first().and_then(|all| all.first()) {
            let line = function.blocks[from].instructions.last();
            let what = malformed("a jump to the first block of a function".to_owned());
            return Err((what, line.map_or(function.line, |i| i.line)));
        }
        this.check_phis(function, &blocks)?;
        Ok(this)
    }

    /// Whether the value of that name, if there is one, is known at the site.
    pub(super) fn reaches(&self, name: &str, site: Site) -> bool {
        let Some(definition) = self.definitions.get(name) else {
            return true;
        };
        if self.dominators[site.block].is_none() {
            return true;
        }
        if definition.block == site.block {
            return definition.instruction < site.instruction;
        }
        let mut block = site.block;
        while let Some(up) = self.dominators[block].filter(|&up| up != block) {
            if up == definition.block {
                return true;
            }
            block = up;
        }
        false
    }

    /// Predecessors and dominators, after Cooper, Harvey and Kennedy, "A simple, fast dominance
    /// algorithm".
    fn connect(&mut self, successors: &[Vec<usize>]) {
        let order = reverse_postorder(successors);
        self.predecessors = vec![Vec::new(); successors.len()];
        for (from, all) in successors.iter().enumerate() {
            for &to in all {
                if self.predecessors[to].last() != Some(&from) {
                    self.predecessors[to].push(from);
                }
            }
        }
        self.places = vec![usize::MAX; successors.len()];
        for (place, &block) in order.iter().enumerate() {
            self.places[block] = place;
        }
        self.dominators = vec![None; successors.len()];
        let Some((&first, rest)) = order.split_first() else {
            return;
        };
        self.dominators[first] = Some(first);
        let mut changed = true;
        while changed {
            changed = false;
            for &block in rest {
                let known = self.predecessors[block].iter().copied();
                let mut known = known.filter(|&from| self.dominators[from].is_some());
                let Some(one) = known.next() else { continue };
                let common = known.fold(one, |a, b| self.common(a, b));
                if self.dominators[block] != Some(common) {
                    self.dominators[block] = Some(common);
                    changed = true;
                }
            }
        }
    }

    fn common(&self, mut a: usize, mut b: usize) -> usize {
        while a != b {
            let later = if self.places[a] > self.places[b] {
                &mut a
            } else {
                &mut b
            };
            match self.dominators[*later] {
                Some(up) => *later = up,
                None => return *later,
            }
        }
        a
    }

    fn check_phis(
        &self,
        function: &Function,
        blocks: &FxHashMap<&str, usize>,
    ) -> Result<(), Fault> {
        for (index, block) in function.blocks.iter().enumerate() {
            let mut first = true;
            for instruction in &block.instructions {
                let Operation::Phi { incoming, .. } = &instruction.operation else {
                    first &= matches!(
                        instruction.operation,
                        Operation::Ignored | Operation::Declare { .. }
                    );
                    continue;
                };
                let fault = |what: String| Err((malformed(what), instruction.line));
                if !first {
                    return fault("a phi behind other instructions".to_owned());
                }
                let from: Vec<Option<&usize>> = incoming
                    .iter()
                    .map(|(_, name)| blocks.get(&**name))
                    .collect();
                let predecessors = &self.predecessors[index];
                for (block, (_, name)) in from.iter().zip(incoming) {
                    if !block.is_some_and(|block| predecessors.contains(block)) {
                        return fault(format!(
                            "a phi with a value for `%{name}`, which does not lead there"
                        ));
                    }
                }
                for &predecessor in predecessors {
                    if !from.contains(&Some(&predecessor)) {
                        let name = &function.blocks[predecessor].name;
                        return fault(format!(
                            "a phi without a value for `%{name}`, which leads there"
                        ));
                    }
                }
            }
        }
        Ok(())
    }
}

/// Where each name is defined.
fn definitions<'m>(function: &'m Function<'m>) -> Result<FxHashMap<&'m str, Site>, Fault> {
    let mut definitions = FxHashMap::default();
    let mut define = |name, site, line| match definitions.insert(name, site) {
        Some(_) => Err((malformed(format!("a second definition of `%{name}`")), line)),
        None => Ok(()),
    };
    for parameter in &function.params {
        define(&*parameter.name, Site::default(), function.line)?;
    }
    for (block, content) in function.blocks.iter().enumerate() {
        for (instruction, number) in content.instructions.iter().zip(1..) {
            if let Some(name) = &instruction.result {
                let site = Site {
                    block,
                    instruction: number,
                };
                define(&**name, site, instruction.line)?;
            }
        }
    }
    Ok(definitions)
}

fn reverse_postorder(successors: &[Vec<usize>]) -> Vec<usize> {
    let mut order = Vec::new();
    let mut seen = vec![false; successors.len()];
    let mut path = Vec::new();
    if !successors.is_empty() {
        seen[0] = true;
        path.push((0, 0));
    }
    while let Some((block, next)) = path.last_mut() {
        match successors[*block].get(*next) {
            Some(&to) => {
                *next += 1;
                if !std::mem::replace(&mut seen[to], true) {
                    path.push((to, 0));
                }
            }
            None => {
                order.push(*block);
                path.pop();
            }
        }
    }
    order.reverse();
    order
}

fn malformed(what: String) -> Refusal {
    Refusal::new(format!("{what} (malformed LLVM IR)"))
}
