//! Goes through a tree of schedules and sees whether it has all that it must have.

use std::fmt;

use quotient_model::{Access, Blocked, Named, Pending, Program, ThreadId};

use crate::run::{Footprint, Halt, Name, Run};
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
        let Refusal {
            execution,
            step,
            reason,
        } = self;
        write!(f, "in execution {execution}, after {step} steps: {reason}")
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
    for _ in 0..MAX_RESTARTS {
        let ended = Run::new(&mut program).and_then(|run| {
            let mut verifier = Verifier {
                run,
                tree,
                met: vec![(ThreadId::MAIN, Footprint::Nothing, Name::default()); tree.nodes.len()],
                way: Vec::new(),
                verified: Verified::default(),
            };
            let ended = verifier
                .go_through(false)
                .and_then(|()| verifier.go_through(true));
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
        self.arrive(0, Vec::new(), judge)?;
        while let Some(level) = self.way.last_mut() {
            let children = &self.tree.nodes[level.node].children;
            let Some(&(number, node)) = children.get(level.taken) else {
                self.way.pop();
                self.run.pop();
                continue;
            };
            level.taken += 1;
            let earlier = children[..level.taken - 1]
                .iter()
                .map(|child| self.met[child.1]);
            let earlier = earlier.map(|(thread, does, _)| (thread, does));
            let mut asleep: Vec<_> = level.asleep.iter().copied().chain(earlier).collect();
            let thread = self.run.thread(&self.tree.threads, number);
            let thread = thread.unwrap_or(ThreadId(u16::MAX));
            self.run.push(thread)?;
            if let Some(event) = self.run.events.last() {
                self.met[node] = (thread, event.footprint, event.name);
                asleep.retain(|other| other.0 != thread && !other.1.conflicts(event.footprint));
            }
            self.arrive(node, asleep, judge)?;
        }
        Ok(())
    }

    fn arrive(
        &mut self,
        node: usize,
        asleep: Vec<(ThreadId, Footprint)>,
        judge: bool,
    ) -> Result<(), Halt> {
        self.way.push(Level {
            node,
            asleep,
            taken: 0,
        });
        match judge && self.tree.nodes[node].children.is_empty() {
            true => self.end(),
            false => Ok(()),
        }
    }

    /// At a leaf.
    fn end(&mut self) -> Result<(), Halt> {
        let (mut waits, mut assumed, mut exited) = (false, false, false);
        let present: Vec<ThreadId> = self.run.present().collect();
        for thread in present {
            match (self.run.pending(thread), self.run.next(thread)) {
                (Some(Pending::Exit(_)), _) => exited = true,
                (Some(Pending::Blocked(Blocked::Assume)), _) => assumed = true,
                (_, Some((_, true))) => {
                    return Err(self
                        .run
                        .refuse(thread, "could go on where the execution ends"));
                }
                (Some(&Pending::Access(access)), Some((does, false))) => {
                    waits |= !self.run.gives_up(thread);
                    self.look_at(thread, &access, does, self.run.events.len())?;
                }
                _ => {}
            }
        }
        if waits && !assumed && !exited {
            return Err(Halt::Refused("threads wait for ever".to_owned()));
        }
        for at in 0..self.run.events.len() {
            let event = &self.run.events[at];
            let (thread, access, does) = (event.thread, event.access, event.footprint);
            self.look_at(thread, &access, does, at)?;
        }
        self.verified.executions += 1;
        self.verified.assumed += u64::from(assumed);
        Ok(())
    }

    /// Looks at all that conflicts with the event at `at`, or with what the thread waits to do in the end, and comes
    /// before it: is the other order there?
    fn look_at(
        &mut self,
        thread: ThreadId,
        access: &Access,
        does: Footprint,
        at: usize,
    ) -> Result<(), Halt> {
        let last = self.run.last_before(thread, at);
        for first in (0..at).rev() {
            let event = &self.run.events[first];
            let other = event.thread;
            if other == thread
                || !event.footprint.conflicts(does)
                || last.is_some_and(|last| self.run.before(first, last))
            {
                continue;
            }
            self.verified.pairs += 1;
            let between: Vec<usize> = (first + 1..self.run.events.len())
                .filter(|&event| !self.run.before(first, event))
                .collect();
            // What it does depends on what it finds, for some.
            let tried = match access {
                Access::CompareExchange { .. } | Access::TryLock { .. } => {
                    Some(self.instead(first, &between, thread)?)
                }
                _ => None,
            };
            let does = tried.flatten().unwrap_or(does);
            if tried == Some(None) || self.has(thread, access, does, first, &between) {
                continue;
            }
            if tried.is_some() || self.instead(first, &between, thread)?.is_some() {
                let reason = "and a step before it are in one order only";
                return Err(self.run.refuse(thread, reason));
            }
        }
        Ok(())
    }

    /// Whether the tree has, or need not have, what comes `between` in the place of `first`, and then this access.
    fn has(
        &self,
        thread: ThreadId,
        access: &Access,
        does: Footprint,
        first: usize,
        between: &[usize],
    ) -> bool {
        let event = |&at: &usize| &self.run.events[at];
        let level = &self.way[first];
        let covered = |&(known, own): &(ThreadId, Footprint)| {
            let step = between.iter().find(|at| event(at).thread == known);
            match step {
                Some(&step) => !between
                    .iter()
                    .any(|&at| at != step && self.run.before(at, step)),
                None => {
                    let apart = |at| !event(at).footprint.conflicts(own);
                    between.iter().all(apart) && (known == thread || !own.conflicts(does))
                }
            }
        };
        if level.asleep.iter().any(covered) {
            return true;
        }
        let counts = |at: usize| at < first || between.binary_search(&at).is_ok();
        let (_, name) = self.run.order(thread, access, does, counts);
        let steps = between.iter().map(event);
        let steps = steps.map(|event| (event.thread, event.footprint, event.name));
        let wanted: Vec<Wanted> = steps.chain([(thread, does, name)]).collect();
        self.is_below(level.node, &wanted)
    }

    /// Whether all this happens on some way down from a node. Each thread's are in order.
    fn is_below(&self, node: usize, wanted: &[Wanted]) -> bool {
        if wanted.is_empty() {
            return true;
        }
        let mut children = self.tree.nodes[node].children.iter();
        children.any(|&(_, child)| {
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

    /// What the thread would do if what comes `between` were done in the place of `first`; nothing if it could not go on then.
    fn instead(
        &mut self,
        first: usize,
        between: &[usize],
        thread: ThreadId,
    ) -> Result<Option<Footprint>, Halt> {
        let threads: Vec<ThreadId> = self.run.events.iter().map(|event| event.thread).collect();
        let back = |run: &mut Run<'_, P>| {
            while run.events.len() > first {
                run.pop();
            }
        };
        back(&mut self.run);
        for &at in between {
            self.run.push(threads[at])?;
        }
        let next = self.run.next(thread);
        back(&mut self.run);
        for &step in &threads[first..] {
            self.run.push(step)?;
        }
        Ok(next.filter(|next| next.1).map(|next| next.0))
    }
}
