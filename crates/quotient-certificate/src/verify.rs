//! Goes through a tree of schedules and sees whether it has all that it must have.

use std::fmt;

use quotient_model::{Access, Blocked, Named, Pending, Program, ThreadId};

use crate::run::{Footprint, Halt, Name, Run, Step};
use crate::tree::Tree;

/// How often the front end may learn something new of memory, and the check begin again.
const MAX_RESTARTS: u32 = 1000;

/// What a certificate that was accepted speaks of.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Verified {
    /// How many executions it has.
    pub executions: u64,
    /// How many of them end with a thread whose assumption does not hold.
    pub assumed: u64,
    /// How many pairs of conflicting accesses were looked at.
    pub pairs: u64,
}

impl fmt::Display for Verified {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (executions, assumed) = (self.executions, self.assumed);
        write!(
            f,
            "no thread fails or waits for ever in any of {executions} "
        )?;
        write!(f, "executions, and there is no other ({assumed} end at an ")?;
        write!(
            f,
            "assumption; {} pairs of conflicting accesses)",
            self.pairs
        )
    }
}

/// Why a certificate is not accepted.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Refusal {
    /// The execution that shows it, by number from 1.
    pub execution: u64,
    /// How many of its steps were taken.
    pub step: usize,
    /// What is wrong.
    pub reason: String,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "in execution {}, ", self.execution)?;
        write!(f, "after {} steps: {}", self.step, self.reason)
    }
}

impl std::error::Error for Refusal {}

/// Whether the tree has, up to the order of what does not conflict, every execution of the program, and the program
/// is safe in all of them.
pub fn verify<P: Program>(program: P, tree: &Tree) -> Result<Verified, Refusal> {
    let mut program = Named::new(program);
    let mut refusal = Refusal {
        execution: 1,
        step: 0,
        reason: "memory is accessed in too many different sizes".to_owned(),
    };
    let nothing = (ThreadId::MAIN, Footprint::default(), Name::default());
    for _ in 0..MAX_RESTARTS {
        let ended = Run::new(&mut program).and_then(|run| {
            let mut verifier = Verifier {
                run,
                tree,
                met: vec![nothing; tree.children.len()],
                way: Vec::new(),
                verified: Verified::default(),
            };
            let mut ways = [false, true].into_iter();
            let ended = ways.try_for_each(|judge| verifier.go_through(judge));
            refusal.execution = verifier.verified.executions + 1;
            refusal.step = verifier.run.events.len();
            ended.map(|()| verifier.verified)
        });
        match ended {
            Ok(verified) => return Ok(verified),
            Err(Halt::Refused(reason)) => return Err(Refusal { reason, ..refusal }),
            Err(Halt::StartOver) => program.start_over(),
        }
    }
    Err(refusal)
}

/// A node on the way.
struct Level {
    node: usize,
    asleep: Vec<(ThreadId, Footprint)>,
    /// How many of the children were gone through or are being.
    taken: usize,
}

/// What a thread would do.
type Tried = Result<Option<Step>, Halt>;

/// What must be somewhere in the tree.
type Wanted = (ThreadId, Footprint, Name);

struct Verifier<'v, 'p, P: Program> {
    run: Run<'p, P>,
    tree: &'v Tree,
    /// The event that leads to each node.
    met: Vec<Wanted>,
    way: Vec<Level>,
    verified: Verified,
}

impl<P: Program> Verifier<'_, '_, P> {
    /// Goes through the tree: first to meet its events, then to judge it.
    fn go_through(&mut self, judge: bool) -> Result<(), Halt> {
        let (mut node, mut asleep) = (0, Vec::new());
        loop {
            self.way.push(Level {
                node,
                asleep,
                taken: 0,
            });
            if judge && self.tree.children[node].is_empty() {
                self.end()?;
            }
            // Back to where there is a child left.
            let (level, children) = loop {
                let Some(level) = self.way.last_mut() else {
                    return Ok(());
                };
                let children = &self.tree.children[level.node];
                if level.taken < children.len() {
                    break (level, children);
                }
                self.way.pop();
                self.run.pop();
            };
            let (earlier, next) = (&children[..level.taken], children[level.taken]);
            level.taken += 1;
            let earlier = earlier.iter().map(|&(_, child)| self.met[child]);
            asleep = level.asleep.clone();
            asleep.extend(earlier.map(|(thread, does, _)| (thread, does)));
            node = next.1;
            let thread = self.run.thread(&self.tree.threads, next.0);
            self.run.push(thread.unwrap_or(ThreadId(u16::MAX)))?;
            if let Some(event) = self.run.events.last() {
                let Step { thread, does, .. } = event.step;
                self.met[node] = (thread, does, event.name);
                asleep.retain(|other| other.0 != thread && !other.1.conflicts(does));
            }
        }
    }

    /// At a leaf.
    fn end(&mut self) -> Result<(), Halt> {
        let (mut waits, mut assumed, mut exited) = (false, false, false);
        let present: Vec<ThreadId> = self.run.world.present().collect();
        for thread in present {
            match (self.run.pending(thread), self.run.next(thread)) {
                (Some(Pending::Exit(_)), _) => exited = true,
                (Some(Pending::Blocked(Blocked::Assume)), _) => assumed = true,
                (_, Some((_, true))) => {
                    return Err(self
                        .run
                        .refuse(thread, "could go on where the execution ends"));
                }
                (_, Some((step, false))) => {
                    waits |= !self.run.gives_up(thread);
                    self.look_at(step, self.run.events.len())?;
                }
                _ => {}
            }
        }
        if waits && !assumed && !exited {
            return Err(Halt::Refused("threads wait for ever".to_owned()));
        }
        for at in 0..self.run.events.len() {
            self.look_at(self.run.events[at].step, at)?;
        }
        self.verified.executions += 1;
        self.verified.assumed += u64::from(assumed);
        Ok(())
    }

    /// Looks at all that conflicts with the event at `at`, or with what a thread waits to do in the end, and comes
    /// before it: is the other order there?
    fn look_at(&mut self, step: Step, at: usize) -> Result<(), Halt> {
        use Access::{CompareExchange, TryLock};
        let last = self.run.last_before(step.thread, at);
        for first in (0..at).rev() {
            let other = self.run.events[first].step;
            if other.thread == step.thread
                || !other.does.conflicts(step.does)
                || last.is_some_and(|last| self.run.before(first, last))
            {
                continue;
            }
            self.verified.pairs += 1;
            let rest = first + 1..self.run.events.len();
            let between: Vec<usize> = rest.filter(|&at| !self.run.before(first, at)).collect();
            // What some do depends on what they find: writing conflicts with more.
            let mut most = step;
            most.does.2 |= matches!(step.access, CompareExchange { .. } | TryLock { .. });
            if !self.has(&most, first, &between)
                && let Some(step) = self.instead(first, &between, step.thread)?
                && !self.has(&step, first, &between)
            {
                return Err(self.run.refuse(step.thread, "is always after another step"));
            }
        }
        Ok(())
    }

    /// Whether the tree has, or need not have, what comes `between` in the place of `first`, and then this.
    fn has(&self, step: &Step, first: usize, between: &[usize]) -> bool {
        let level = &self.way[first];
        let events = || between.iter().map(|&at| &self.run.events[at]);
        let covered = |&(known, own): &(ThreadId, Footprint)| {
            let its = between
                .iter()
                .find(|&&at| self.run.events[at].step.thread == known);
            match its {
                Some(&its) => !between
                    .iter()
                    .any(|&at| at != its && self.run.before(at, its)),
                None => {
                    events().all(|event| !event.step.does.conflicts(own))
                        && (known == step.thread || !own.conflicts(step.does))
                }
            }
        };
        if level.asleep.iter().any(covered) {
            return true;
        }
        let counts = |at: usize| at < first || between.binary_search(&at).is_ok();
        let (_, name) = self.run.order(step, counts);
        let steps = events().map(|event| (event.step.thread, event.step.does, event.name));
        let wanted: Vec<Wanted> = steps.chain([(step.thread, step.does, name)]).collect();
        self.is_below(level.node, &wanted)
    }

    /// Whether all this happens on some way down from a node. Each thread's are in order.
    fn is_below(&self, node: usize, wanted: &[Wanted]) -> bool {
        let mut children = self.tree.children[node].iter();
        wanted.is_empty()
            || children.any(|&(_, child)| {
                let (thread, does, name) = self.met[child];
                match wanted.iter().position(|wanted| wanted.0 == thread) {
                    Some(at) if wanted[at].2 == name => {
                        let rest = [&wanted[..at], &wanted[at + 1..]].concat();
                        self.is_below(child, &rest)
                    }
                    Some(_) => false,
                    None => {
                        let apart = |wanted: &Wanted| !wanted.1.conflicts(does);
                        wanted.iter().all(apart) && self.is_below(child, wanted)
                    }
                }
            })
    }

    /// What the thread would do if what comes `between` were done in the place of `first`, if it could go on then.
    fn instead(&mut self, first: usize, between: &[usize], thread: ThreadId) -> Tried {
        let events = self.run.events.iter();
        let threads: Vec<ThreadId> = events.map(|event| event.step.thread).collect();
        self.run.back_to(first);
        for &at in between {
            self.run.push(threads[at])?;
        }
        let next = self.run.next(thread);
        self.run.back_to(first);
        for &thread in &threads[first..] {
            self.run.push(thread)?;
        }
        Ok(next.filter(|next| next.1).map(|next| next.0))
    }
}
