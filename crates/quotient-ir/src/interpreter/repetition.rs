//! What a thread does over and over: the loop, or the function that calls itself, that keeps it from ending.
//!
//! The thread is run once more over its last events, and watched at each of its jumps and calls. A frame
//! from which it did not return meanwhile, the innermost such, is where it goes round: in the smallest
//! loop there that it did not leave, or, if it left all of them or there is none, in a loop around the call. A loop that was
//! left and entered again is thus never taken for the one that has no end. If the thread is deeper and
//! deeper in calls instead, it is the function that is on the stack most often. And if in that frame it has gone back again and
//! again to the same `setjmp`, then these jumps are what has no end. A thread may also do nothing over and over but be
//! created by its like: then it is the function with which they begin.

use super::code::{Code, FlatFunction, Pc};
use super::thread::{Jump, Thread};
use super::{Interpreter, Machine};
use crate::loops::Loops;
use crate::program::BlockId;
use quotient_model::{Pending, Program, Published, Repeated, Repetition, SourceLocation, Value};
use std::collections::BTreeSet;

/// How many jumps and calls are watched, at the most.
const MOST_WATCHED: u32 = 200_000;

/// More calls than this are deep, if none of them returns.
const DEEP: usize = 64;

/// A thread this deep in calls makes no events: explorers keep its state, all frames of it, for each.
pub(super) const DEEPEST: usize = 1000;

/// What was seen of a thread.
struct Watched {
    /// How many callers the innermost frame has that was never left.
    depth: usize,
    /// Where the thread was in that frame.
    blocks: BTreeSet<BlockId>,
    /// The places to jump back to, as they were when they were first seen.
    jumps: Vec<Jump>,
}

impl Interpreter {
    /// See [`Program::repeated`].
    pub(super) fn watch(
        &self,
        machine: &Machine,
        thread: &Thread,
        observed: &[Value],
    ) -> Option<Repeated> {
        let mut slow = self.clone();
        let mut machine = machine.clone();
        let mut thread = thread.clone();
        let mut published = Published::new();
        let mut watched = Watched {
            depth: usize::MAX,
            blocks: BTreeSet::new(),
            jumps: thread.jumps.clone(),
        };
        let mut left = MOST_WATCHED;
        if observed.is_empty() {
            slow.run_watched(&mut machine, &mut thread, &mut watched, &mut left);
        }
        for &value in observed {
            if left == 0 {
                break;
            }
            watched.see(&self.code, &thread);
            slow.code.limits.local_steps = 0;
            slow.step(&mut machine, &mut thread, value, &mut published);
            slow.run_watched(&mut machine, &mut thread, &mut watched, &mut left);
        }
        let found = watched.verdict(&self.code, &thread);
        found.or_else(|| created_by_its_like(&self.code, &machine, &thread))
    }

    /// Runs a thread on that has come to its last allowed jump, one jump or call at a time.
    fn run_watched(
        &mut self,
        machine: &mut Machine,
        thread: &mut Thread,
        watched: &mut Watched,
        left: &mut u32,
    ) {
        self.code.limits.local_steps = 1;
        while thread.pending == Pending::Endless && *left > 0 {
            watched.see(&self.code, thread);
            *left -= 1;
            machine.run(&self.code, thread);
        }
    }
}

impl Watched {
    fn see(&mut self, code: &Code, thread: &Thread) {
        let depth = thread.frames.len();
        if depth < self.depth {
            self.depth = depth;
            self.blocks.clear();
        }
        let (function, pc) = thread.frame(self.depth);
        let function = &code.functions[function as usize];
        self.blocks.extend(function.block_at(pc));
        for jump in &thread.jumps {
            if !self.jumps.iter().any(|known| known.name == jump.name) {
                self.jumps.push(*jump);
            }
        }
    }

    /// The jumps to a place in the frame that was never left, if there was more than one of them.
    fn jumps(&self, code: &Code, thread: &Thread) -> Option<Repeated> {
        let again = |jump: &&Jump| {
            let before = self.jumps.iter().find(|known| known.name == jump.name);
            let taken = jump.taken - before.map_or(0, |before| before.taken);
            jump.depth as usize == self.depth && taken > 1
        };
        let jump = thread.jumps.iter().find(again)?;
        let (function, _) = thread.frame(self.depth);
        let what = Repetition::Jumps { function };
        (!code.bounded.contains(&what)).then(|| Repeated {
            what,
            source: code.source_from(function, jump.pc),
        })
    }

    fn verdict(&self, code: &Code, thread: &Thread) -> Option<Repeated> {
        let depth = thread.frames.len();
        if depth > DEEPEST {
            return recursion(code, thread, 0);
        }
        if depth > self.depth.saturating_add(DEEP) {
            return recursion(code, thread, self.depth);
        }
        if let Some(jumps) = self.jumps(code, thread) {
            return Some(jumps);
        }
        let deepest = self.depth.min(depth);
        let unrolled =
            |function: &FlatFunction| code.unrolled && !function.library && !function.system;
        (0..=deepest).rev().find_map(|level| {
            let (number, pc) = thread.frame(level);
            let function = &code.functions[number as usize];
            let loops = Loops::new(&function.cfg);
            let around = match level == self.depth {
                true => loops.around(self.blocks.iter().copied()),
                false => loops.around(function.block_at(pc).into_iter()),
            };
            let named = |header: BlockId| Repetition::Loop {
                function: number,
                header: header.0,
            };
            let free =
                |header: &BlockId| !unrolled(function) && !code.bounded.contains(&named(*header));
            let header = around.into_iter().find(free)?;
            Some(Repeated {
                what: named(header),
                source: code.loop_source(number, header),
            })
        })
    }
}

/// The function that is on the stack most often above a depth, unless it has its bound.
fn recursion(code: &Code, thread: &Thread, above: usize) -> Option<Repeated> {
    most_often(
        code,
        thread.frames[above..].iter().map(|frame| frame.function),
    )
}

/// The function with which most of those threads began that have created the thread, one the other, if there are many.
fn created_by_its_like(code: &Code, machine: &Machine, thread: &Thread) -> Option<Repeated> {
    let creators = || machine.paths.began_with(thread.id);
    (creators().count() > DEEP).then(|| most_often(code, creators()))?
}

fn most_often(code: &Code, functions: impl Iterator<Item = u32>) -> Option<Repeated> {
    let mut calls = vec![0u32; code.functions.len()];
    for function in functions {
        calls[function as usize] += 1;
    }
    // Of those that come equally often, the first.
    let often = (0..calls.len()).rev().max_by_key(|&f| calls[f])? as u32;
    let what = Repetition::Recursion { function: often };
    let entry = code.functions[often as usize].entry;
    (!code.bounded.contains(&what)).then(|| Repeated {
        what,
        source: code.source_from(often, entry),
    })
}

impl Thread {
    /// The function and the place of a frame, by how many callers it has.
    pub(super) fn frame(&self, depth: usize) -> (u32, Pc) {
        match self.frames.get(depth) {
            Some(frame) => (frame.function, frame.pc),
            None => (self.function, self.pc),
        }
    }
}

impl FlatFunction {
    fn block_at(&self, pc: Pc) -> Option<BlockId> {
        let after = self.starts.partition_point(|&(start, _)| start <= pc);
        Some(self.starts[after.checked_sub(1)?].1)
    }
}

impl Code {
    /// Where a loop stands: where it goes back to its beginning, which compilers ascribe to the statement, or,
    /// if that is not known, its first operation.
    pub(super) fn loop_source(&self, function: u32, header: BlockId) -> Option<SourceLocation> {
        let FlatFunction { starts, cfg, .. } = &self.functions[function as usize];
        let &(start, _) = starts.iter().find(|&&(_, block)| block == header)?;
        let repeats = |&(_, block): &(Pc, BlockId)| {
            cfg.successors[block.index()].contains(&header) && cfg.retreats(block, header)
        };
        let back = starts.iter().rposition(repeats)?;
        let next = starts.get(back + 1).map(|&(start, _)| start);
        let end = next.unwrap_or_else(|| self.end(function));
        let position = self.positions[end as usize - 1];
        match self.names.entry(position) {
            Some(entry) if entry.line > 0 => self.names.described((function, position)),
            _ => self.source_from(function, start),
        }
    }

    /// Where the function's operations end.
    fn end(&self, function: u32) -> Pc {
        let next = self.functions.get(function as usize + 1);
        next.map_or(self.ops.len() as Pc, |next| next.entry)
    }

    /// The first place in the source from an operation on, in its function.
    fn source_from(&self, function: u32, start: Pc) -> Option<SourceLocation> {
        let positions = &self.positions[start as usize..self.end(function) as usize];
        let known = positions.iter().find(|&&p| self.names.entry(p).is_some());
        let position = known.copied().unwrap_or_default();
        self.names.described((function, position))
    }
}
