//! All executions that have a schedule with few preemptions, each once: one of every Mazurkiewicz trace.
//!
//! A preemption is a switch from a thread that could have gone on. Most bugs need few of them (Musuvathi and Qadeer, PLDI 2007), and
//! for a fixed number there are only polynomially many schedules.
//!
//! # Why not a bound on the search by races
//!
//! A search that reverses races finds an execution through the races of others. Those may need more preemptions than the one that is found, so
//! what is above the bound cannot be left out, nor what comes behind it. Here the schedules themselves are walked through, by
//! depth first search, and reduction is by what was reached before: prefixes that are the same but for the order of independent events lead to the same
//! state. What can follow within the bound depends on that state, on the thread that went last, and on how many preemptions are left. So a prefix
//! leads to nothing new if a prefix of the same trace that ended with the same thread was gone on from with no more preemptions.
//! What was reached is kept, by hashes of traces that have 128 bits.
//!
//! Few preemptions come first: none, then at most one, and so on. So the violation that is found is one with the fewest. If nothing was left out at
//! some number everything is explored, and the answer is exact.

use quotient_model::{Named, Program, ThreadId};
use rustc_hash::{FxHashMap, FxHashSet};

use crate::exploration::{Exploration, Explorer};
use crate::properties::robustness::Robustness;
use crate::recording::{Found, Halt, Stop};
use crate::retelling;
use crate::single::Single;
use crate::world::{Current, Trace};

/// A Mazurkiewicz trace: the sum of a number for each of its events, which follows from what happens before it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default)]
struct Class(u128);

impl Class {
    /// With the last event of the current execution, if it is the class of all before.
    fn with_last<P: Program>(self, trace: &Trace<P>) -> Self {
        const FACTOR: u128 = 0x9e37_79b9_7f4a_7c15_f39c_c060_5ced_c835;
        let thread = trace.event(trace.last()).step.thread;
        let mut number = (thread.index() as u128 + 1).wrapping_mul(FACTOR);
        for (thread, count) in trace.known_to_last() {
            number ^= (thread.index() as u128) << 32 | u128::from(count);
            number = number.wrapping_mul(FACTOR);
            number ^= number >> 71;
        }
        Class(self.0.wrapping_add(number))
    }
}

/// A prefix of the current execution, and who else may go on from it.
struct Node {
    class: Class,
    /// Who went last.
    last: Option<ThreadId>,
    preemptions: u32,
    /// Where in [`Preempting::choices`] those begin who may go on.
    choices: usize,
    /// Going on with any of these but the one that went last is a preemption.
    preempts: bool,
}

/// The search.
pub(crate) struct Preempting<P: Program> {
    single: Single<P>,
    most: u32,
    nodes: Vec<Node>,
    choices: Vec<ThreadId>,
    /// By what was reached and who went last, with how few preemptions.
    reached: FxHashMap<(Class, ThreadId), u32>,
    /// The executions that were recorded.
    ended: FxHashSet<Class>,
    /// An execution has ended, and no other one was begun yet.
    has_ended: bool,
    /// Something was left out because of the bound.
    left_out: bool,
}

impl<P: Program> Preempting<P> {
    /// Before the first execution; with at most so many preemptions.
    pub fn new(program: Named<P>, most: u32) -> Self {
        Preempting {
            single: Single::new(Trace::new(program)),
            most,
            nodes: Vec::new(),
            choices: Vec::new(),
            reached: FxHashMap::default(),
            ended: FxHashSet::default(),
            has_ended: false,
            left_out: false,
        }
    }

    /// Explores what needs at most so many preemptions.
    fn explore_within(
        &mut self,
        bound: u32,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        self.reached.clear();
        self.left_out = false;
        self.arrive(Class::default(), None, 0, bound, exploration)?;
        while let Some(node) = self.nodes.last() {
            let next = (self.choices.len() > node.choices).then(|| self.choices.pop());
            let Some(thread) = next.flatten() else {
                self.nodes.pop();
                if self.single.trace.len() > 0 {
                    self.single.pop();
                }
                continue;
            };
            let preempts = node.preempts && node.last != Some(thread);
            let preemptions = node.preemptions + u32::from(preempts);
            let class = node.class;
            self.make(thread, exploration)?;
            let class = class.with_last(&self.single.trace);
            let fewest = self.reached.entry((class, thread)).or_insert(u32::MAX);
            if *fewest <= preemptions {
                self.single.pop();
                continue;
            }
            *fewest = preemptions;
            self.arrive(class, Some(thread), preemptions, bound, exploration)?;
        }
        Ok(())
    }

    /// The current execution leads to a state from which nothing was explored yet.
    fn arrive(
        &mut self,
        class: Class,
        last: Option<ThreadId>,
        preemptions: u32,
        bound: u32,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        let trace = &self.single.trace;
        let choices = self.choices.len();
        let preempts = last.is_some_and(|last| trace.enabled(last));
        for thread in trace.present() {
            if !trace.enabled(thread) || last == Some(thread) {
                continue;
            }
            match preempts && preemptions == bound {
                true => self.left_out = true,
                false => self.choices.push(thread),
            }
        }
        // The first comes last, and whoever can goes on.
        self.choices[choices..].reverse();
        self.choices.extend(last.filter(|_| preempts));
        if self.choices.len() == choices && self.ended.insert(class) {
            self.single.judge_blocked(exploration)?;
            self.single.end(exploration)?;
            self.has_ended = true;
        }
        self.nodes.push(Node {
            class,
            last,
            preemptions,
            choices,
            preempts,
        });
        Ok(())
    }

    /// Lets a thread make its next event.
    fn make(&mut self, thread: ThreadId, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        if std::mem::take(&mut self.has_ended) {
            exploration.next_execution()?;
        }
        exploration.step()?;
        self.single.push(thread, exploration);
        self.single.judge(exploration)
    }
}

impl<P: Program> Explorer for Preempting<P> {
    type Program = P;

    fn explore(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let recorder = &exploration.recorder;
        self.single
            .begin(Robustness::if_asked(recorder), exploration)?;
        for bound in 0..=self.most {
            self.explore_within(bound, exploration)?;
            if !self.left_out {
                return Ok(());
            }
        }
        Err(Stop::Preemptions(self.most).into())
    }

    fn start_over(mut self) -> Self {
        self.single.trace.program.start_over();
        Preempting::new(self.single.trace.program, self.most)
    }

    fn program(&self) -> &Named<P> {
        &self.single.trace.program
    }

    fn retell(&mut self, found: &mut [Found], manner: retelling::Manner) {
        retelling::retell(&mut self.single.trace.program, found, manner);
    }
}
