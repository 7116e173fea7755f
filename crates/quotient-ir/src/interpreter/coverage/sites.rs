//! Assertions, functions, branches and lines of the source, and which of them were not reached.
//!
//! - An assertion is what can go one way to nothing but a failure. It was reached if the question was asked. A
//!   function that only asks and fails is an assertion wherever it is called; one that only fails is no function to be missed.
//! - A branch is a block that a decision leads to, unless it leads to nothing but a violation.
//! - Functions of headers that were not called are not missed: a program uses some of what a header has.

use super::judge::{Judged, State, is_missed};
use super::{Places, key};
use crate::interpreter::code::Code;
use crate::program::{BlockId, FunctionId, Outline, OutlinedBlock, Position, Step, is_header};
use quotient_model::{Coverage, Lines, Reached, SourceLocation};
use rustc_hash::FxHashMap;
use std::collections::{BTreeMap, BTreeSet};

/// What is told of the functions.
pub(super) fn coverage(
    code: &Code,
    outline: &Outline,
    places: &Places,
    functions: &[Judged<'_>],
) -> Coverage {
    let own = |function: &&Judged<'_>| !is_in_header(code, function);
    let source = Source {
        code,
        places,
        by_id: functions.iter().map(|f| (f.outlined.id, f)).collect(),
    };
    let mut coverage = Coverage::default();
    let (mut assertions, mut branches) = (Sites::default(), Sites::default());
    let mut called = Sites::default();
    let mut lines = BTreeMap::new();
    for function in functions {
        let state = function.state();
        if is_in_header(code, function) && state != State::Reached {
            continue;
        }
        source.assertions(function, &mut assertions);
        if state == State::Reached {
            source.branches(function, &mut branches);
        }
        source.lines(function, &mut lines);
    }
    for function in functions.iter().filter(own) {
        let id = function.outlined.id;
        let main = id.index() == code.main;
        if !main && !function.fails() {
            let position = code.functions[id.index()].position;
            let name = &code.names.functions[id.index()];
            called.add(code, (position, name), function.state() != State::Unreached);
        }
    }
    for unused in &outline.unused {
        called.add(code, (unused.position, &unused.name), false);
    }
    coverage.assertions = assertions.reached();
    coverage.branches = branches.reached();
    coverage.functions = called.reached();
    coverage.lines = lines.into_values().collect();
    coverage
}

/// Whether a function is in a header.
fn is_in_header(code: &Code, function: &Judged<'_>) -> bool {
    let position = code.functions[function.outlined.id.index()].position;
    let entry = code.names.entry(position);
    entry.is_none_or(|entry| is_header(code.names.file(entry.file)))
}

/// Places, and whether any of what stands there was reached.
#[derive(Default)]
struct Sites(BTreeMap<(u32, u32, u32), (SourceLocation, bool)>);

impl Sites {
    fn add(&mut self, code: &Code, (position, function): (Position, &str), reached: bool) {
        if let Some(entry) = code.names.entry(position)
            && let Some(place) = code.names.placed(position, function)
        {
            let site = self.0.entry(key(entry)).or_insert((place, false));
            site.1 |= reached;
        }
    }

    fn reached(self) -> Reached {
        let total = self.0.len();
        let unreached = self.0.into_values().filter(|site| !site.1);
        Reached {
            total,
            unreached: unreached.map(|site| site.0).collect(),
        }
    }
}

/// For each block whether it is come to without an exception. What follows one is mostly the compiler's.
fn usual_blocks(blocks: &[OutlinedBlock]) -> Vec<bool> {
    let mut usual = vec![false; blocks.len()];
    let mut work = vec![BlockId::ENTRY];
    while let Some(block) = work.pop() {
        let Some(known) = usual.get_mut(block.index()) else {
            continue;
        };
        if !std::mem::replace(known, true) {
            let OutlinedBlock {
                successors,
                unwinds,
                ..
            } = &blocks[block.index()];
            work.extend(successors.iter().filter(|&&to| Some(to) != *unwinds));
        }
    }
    usual
}

struct Source<'a, 'o> {
    code: &'a Code,
    places: &'a Places,
    by_id: FxHashMap<FunctionId, &'a Judged<'o>>,
}

impl Source<'_, '_> {
    fn assertions(&self, function: &Judged<'_>, sites: &mut Sites) {
        let name = &*self.code.names.functions[function.outlined.id.index()];
        let inner = !function.fails() && !self.only_asks(function);
        for (index, block) in function.outlined.blocks.iter().enumerate() {
            for (nth, step) in block.steps.iter().enumerate() {
                let callee = match step.1 {
                    Step::Call(callee) => self.by_id.get(&callee),
                    _ => None,
                };
                let fails = match step.1 {
                    Step::Fails => true,
                    _ => callee.is_some_and(|callee| callee.fails() && self.asserts(callee)),
                };
                if fails && inner && index != BlockId::ENTRY.index() {
                    sites.add(self.code, (step.0, name), self.is_asked(function, index));
                } else if callee.is_some_and(|callee| self.only_asks(callee)) {
                    let before = &block.steps[..=nth];
                    let missed = before.iter().any(|s| is_missed(self.code, self.places, s));
                    let reached = function.blocks[index] != State::Unreached && !missed;
                    sites.add(self.code, (step.0, name), reached);
                }
            }
        }
    }

    /// Whether a function contains a failed assertion, itself.
    fn asserts(&self, function: &Judged<'_>) -> bool {
        let steps = function.outlined.blocks.iter().flat_map(|b| &b.steps);
        steps.into_iter().any(|&(_, step)| step == Step::Fails)
    }

    /// Whether a function does nothing but ask and fail.
    fn only_asks(&self, function: &Judged<'_>) -> bool {
        let blocks = function.outlined.blocks.iter().zip(&function.failing);
        let quiet = |block: &OutlinedBlock| {
            let mut steps = block.steps.iter();
            steps.all(|&(_, step)| matches!(step, Step::Passing | Step::Branch))
        };
        !function.fails()
            && function.failing.contains(&true)
            && blocks.clone().all(|(block, &fails)| fails || quiet(block))
            && (blocks.filter(|&(_, &fails)| fails)).any(|(block, _)| {
                let mut steps = block.steps.iter();
                steps.any(|&(_, step)| match step {
                    Step::Fails => true,
                    Step::Call(callee) => {
                        (self.by_id.get(&callee)).is_some_and(|callee| self.asserts(callee))
                    }
                    _ => false,
                })
            })
    }

    /// Whether any decision that leads to a failing block, through others that fail, was come to.
    fn is_asked(&self, function: &Judged<'_>, failing: usize) -> bool {
        let mut seen = vec![false; function.failing.len()];
        let mut work = vec![failing];
        while let Some(block) = work.pop() {
            if function.blocks[block] == State::Reached {
                return true;
            }
            for before in &function.cfg.predecessors[block] {
                let before = before.index();
                if function.failing[before] {
                    if !std::mem::replace(&mut seen[before], true) {
                        work.push(before);
                    }
                } else if self.ends(function, before) {
                    return true;
                }
            }
        }
        false
    }

    /// Whether a block may have been run to its end.
    fn ends(&self, function: &Judged<'_>, block: usize) -> bool {
        let steps = &function.outlined.blocks[block].steps;
        let end = steps
            .last()
            .is_some_and(|end| is_missed(self.code, self.places, end));
        function.blocks[block] != State::Unreached && !end
    }

    fn branches(&self, function: &Judged<'_>, sites: &mut Sites) {
        let name = &*self.code.names.functions[function.outlined.id.index()];
        let blocks = &function.outlined.blocks;
        let usual = usual_blocks(blocks);
        for (index, block) in blocks.iter().enumerate().skip(1) {
            let decides = |before: &&BlockId| {
                blocks[before.index()].decides && self.ends(function, before.index())
            };
            let decided = function.cfg.predecessors[index].iter().any(|b| decides(&b));
            let place = block.steps.iter().find(|step| match step.1 {
                Step::Passing => false,
                _ => self.places.at(step.0).lasting,
            });
            if decided
                && usual[index]
                && !function.failing[index]
                && let Some(&(position, _)) = place
            {
                let reached = function.blocks[index] != State::Unreached;
                sites.add(self.code, (position, name), reached);
            }
        }
    }

    fn lines(&self, function: &Judged<'_>, lines: &mut BTreeMap<u32, Lines>) {
        let (mut run, mut unreached) = (BTreeSet::new(), BTreeSet::new());
        let blocks = function.outlined.blocks.iter().zip(&function.blocks);
        for ((block, state), fails) in blocks.zip(&function.failing) {
            let mut stopped = *state == State::Unreached;
            for step in &block.steps {
                let Some(entry) = self.code.names.entry(step.0) else {
                    continue;
                };
                stopped |= is_missed(self.code, self.places, step);
                match state {
                    _ if self.places.at(step.0).met => run.insert((entry.file, entry.line)),
                    State::Unknown => false,
                    _ if *fails && stopped => false,
                    _ if stopped => unreached.insert((entry.file, entry.line)),
                    _ => run.insert((entry.file, entry.line)),
                };
            }
        }
        for (set, ran) in [(run, true), (unreached, false)] {
            for (file, line) in set {
                let lines = lines.entry(file).or_insert_with(|| Lines {
                    file: self.code.names.file(file).to_owned(),
                    ..Lines::default()
                });
                match ran {
                    true => lines.run.insert(line),
                    false => lines.unreached.insert(line),
                };
            }
        }
        for lines in lines.values_mut() {
            let run = std::mem::take(&mut lines.run);
            lines.unreached.retain(|line| !run.contains(line));
            lines.run = run;
        }
    }
}
