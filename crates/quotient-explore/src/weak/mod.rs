//! Executions that a memory model allows, interleavings or not: exactly one per choice of the write that each read reads from.
//!
//! In all models here program order and reads-from together have no cycle. So an execution grows event by event, each read with a
//! source that is there already, and what a read finds is what its source wrote, whatever memory would hold. Whether the model
//! allows it, with some order of the writes of each location, is [`consistency`]'s to say. docs/algorithms/weak.md has this in prose.
//!
//! # The search
//!
//! What only writes, creates or joins goes on at once: it can always come last, in mo as well, and then nothing leads from it to anything
//! else, so the model allows it. When all threads have come to reads (or to what reads and writes, or wait), one of them, r, is
//! chosen. In every execution that extends the current one, r reads from a write that is there now; or from one that is not;
//! or, if it is an await or a lock, it never happens. One branch for each source there is, and one last branch in which r is *put off*: from
//! then on it reads from none of these. So no class is met twice.
//!
//! A branch in which r is put off may come to nothing: no write comes that r could read from. It is *redundant* then, and counted so. To
//! begin few of these, r is put off only for a reason: in one of the other branches, a thread has come to an access of r's location that may write,
//! by events of which r is no cause.
//!
//! # Why nothing is lost
//!
//! A graph H *fits* an execution if it extends it, is allowed, and has the reads that were put off, if at all, with sources that came
//! later. Claim: below each execution S, and for each H that fits it, an execution is met that has all of H. (If H is maximal, it is H.) By
//! induction from the ends of the search, let r be chosen at S.
//!
//! - H has r with a source in S: it fits that branch.
//! - H does not have r, and r with some source in S can be added to H: likewise.
//! - Otherwise H fits the branch in which r is put off, and there is a write of r's location x in H that is not in S: if not, r could
//!   be added, reading from the last one in mo. Let w be the first such write, and H' what H has before w. Add r to H', reading from the last write
//!   of x in mo, which is in S: nothing leads from r to anything else, so this is allowed. By induction it is met below that branch, and then
//!   the thread of w has come to w, by events of which r is no cause. So r is put off.
//!
//! If r was put off before, the last write of x may be one that it must not read from, so it is put off again in any case; but only after
//! all that was not put off has gone on, and if somebody else can go on at all.
//!
//! A join is chosen for as well, as if it read and wrote that its thread has ended: of several joins of one thread only the first
//! does not fail.
//!
//! An await may not be satisfied by the last write of x. If there is a write in S that does not satisfy it and may be the last one,
//! it is put off in any case. Locks need nothing of the kind: each takes what the one before has left.
//!
//! # Ends
//!
//! Every write is seen at last: a thread waits for ever only if the last write of the location in mo keeps it waiting. So an execution in which awaits are
//! left is one just if there is an order of the writes, allowed by the model, with which all of them stay where they are.

mod axioms;
mod chains;
mod consistency;
mod current;
mod execution;
mod graph;
mod perform;
mod races;
mod relation;
mod telling;

use quotient_model::{Access, Effect, Location, MemoryModel, Named, Program, ThreadId, perform};

use crate::exploration::{Exploration, Explorer};
use crate::properties::robustness::rows::{NONE, NodeIndex};
use crate::recording::{Found, Halt};
use crate::retelling;
use crate::world::Current;
use consistency::{coherent, ending};
use execution::{Execution, Place, may_wait, may_write, place};

/// A read whose source is chosen.
struct Choice {
    thread: ThreadId,
    place: Place,
    /// How many events come before it.
    events: usize,
    /// From where on it reads, if it was put off before.
    since: Option<NodeIndex>,
    /// The sources that are left to try, the last one first.
    sources: Vec<NodeIndex>,
    /// Its first node, with the current source; [`NONE`] if it is put off.
    node: NodeIndex,
    /// It is to be put off after all sources.
    puts_off: bool,
}

/// The search.
pub(crate) struct Weak<P: Program> {
    execution: Execution<P>,
    model: MemoryModel,
    choices: Vec<Choice>,
    /// An execution has ended, and no other one was begun yet.
    has_ended: bool,
}

impl<P: Program> Weak<P> {
    pub fn new(program: Named<P>, model: MemoryModel) -> Self {
        Weak {
            execution: Execution::new(program, model),
            model,
            choices: Vec::new(),
            has_ended: false,
        }
    }

    /// Explores everything, and tells each execution.
    fn explore_each(
        &mut self,
        exploration: &mut Exploration<'_>,
        mut told: impl FnMut(&Execution<P>),
    ) -> Result<(), Halt> {
        exploration.arrived(&self.execution, ThreadId::MAIN)?;
        loop {
            self.go_on(exploration)?;
            match self.choose() {
                Some(choice) => self.choices.push(choice),
                None => self.end(exploration, &mut told)?,
            }
            if !self.next(exploration)? {
                return Ok(());
            }
        }
    }

    /// Lets all threads go on as long as nothing has to be chosen.
    fn go_on(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        loop {
            let execution = &self.execution;
            let next = execution
                .present()
                .find(|&thread| execution.goes_on(thread));
            let Some(thread) = next else {
                return Ok(());
            };
            self.make(thread, NONE, exploration)?;
        }
    }

    /// Lets a thread make its next event.
    fn make(
        &mut self,
        thread: ThreadId,
        source: NodeIndex,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        if std::mem::take(&mut self.has_ended) {
            exploration.next_execution()?;
        }
        let child = self.execution.perform(thread, source)?;
        exploration.count_event();
        for arrived in [Some(thread), child].into_iter().flatten() {
            self.notice(arrived);
        }
        self.execution.judge_races(&mut exploration.recorder)?;
        exploration.performed(&self.execution, thread, child)
    }

    /// A thread has come to its next access: what it may write, reads that are no cause of it could read.
    fn notice(&mut self, thread: ThreadId) {
        let Some(place) = self.may_write(thread) else {
            return;
        };
        let graph = &self.execution.graph;
        let last = graph.last(thread);
        for choice in &mut self.choices {
            if choice.place == place && choice.node != NONE && !choice.puts_off {
                choice.puts_off = !graph.leads_to(choice.node, last);
            }
        }
    }

    /// What the thread's next access may write.
    fn may_write(&self, thread: ThreadId) -> Option<Place> {
        let access = self.execution.wanted(thread).filter(may_write)?;
        place(&access)
    }

    /// The read to be chosen for next: awaits and locks after others, and what was put off last.
    fn choose(&mut self) -> Option<Choice> {
        let rank = |(thread, access): (ThreadId, Access)| {
            let put_off = self.execution.since(thread).is_some();
            let chooses = self.execution.chooses(&access);
            chooses.then_some((put_off, may_wait(&access), thread))
        };
        let execution = &self.execution;
        let wanted = execution
            .present()
            .filter_map(|thread| Some((thread, execution.wanted(thread)?)));
        let mut ranked: Vec<_> = wanted.filter_map(rank).collect();
        ranked.sort_by_key(|&(put_off, waits, _)| (put_off, waits));
        let mut choice: Option<Choice> = None;
        for (put_off, _, thread) in ranked {
            if let Some(choice) = &mut choice {
                // It is put off again only if somebody else can go on.
                if choice.since.is_none() || choice.puts_off {
                    break;
                }
                choice.puts_off = !self.execution.sources(thread).is_empty();
                continue;
            }
            let mut sources = self.execution.sources(thread);
            sources.reverse();
            let access = self.execution.wanted(thread)?;
            let place = place(&access)?;
            if sources.is_empty() {
                continue;
            }
            choice = Some(Choice {
                thread,
                place,
                events: self.execution.events.len(),
                since: self.execution.since(thread),
                sources,
                node: NONE,
                puts_off: self.may_stay(thread, &access)
                    || !put_off && self.others_may_write(thread, place),
            });
        }
        choice
    }

    /// Whether another thread is about to do what may write this.
    fn others_may_write(&self, thread: ThreadId, place: Place) -> bool {
        let mut others = self.execution.present().filter(|&other| other != thread);
        others.any(|other| self.may_write(other) == Some(place))
    }

    /// Whether the thread, which awaits something, may find nothing that satisfies it as the last write.
    fn may_stay(&self, thread: ThreadId, access: &Access) -> bool {
        let awaited = access.awaits(0).and(access.location());
        awaited.is_some_and(|location| !self.keeping(&[(thread, *access)], location).is_empty())
    }

    /// The chains of a location after whose last write all of these stay where they are.
    fn keeping(&self, waiting: &[(ThreadId, Access)], location: Location) -> Vec<usize> {
        let Some(chains) = coherent(&self.execution.graph, self.model, location) else {
            return Vec::new();
        };
        let keeps = |&chain: &usize| {
            let cell = self.execution.value(location, chains.last_of(chain));
            let mut waiting = waiting.iter();
            waiting.all(|(thread, access)| {
                access.location() != Some(location)
                    || perform(access, cell, *thread) == Effect::Disabled
            })
        };
        let last = (0..chains.all.len()).filter(|&chain| chains.may_be_last(chain));
        last.filter(keeps).collect()
    }

    /// Nobody can go on. Says whether the execution is one.
    fn is_whole(&mut self) -> bool {
        let execution = &self.execution;
        let wanted = execution
            .present()
            .filter_map(|thread| Some((thread, execution.wanted(thread)?)));
        let waiting: Vec<(ThreadId, Access)> = wanted
            .filter(|(_, access)| execution.chooses(access))
            .collect();
        if waiting.iter().any(|(_, access)| !may_wait(access)) {
            return false;
        }
        let locations = waiting.iter().filter_map(|(_, access)| access.location());
        let mut locations: Vec<Location> = locations.collect();
        locations.sort_unstable();
        locations.dedup();
        let ends: Vec<(Location, Vec<usize>)> = locations
            .into_iter()
            .map(|location| (location, self.keeping(&waiting, location)))
            .collect();
        if ends.iter().any(|(_, chains)| chains.is_empty()) {
            return false;
        }
        match ending(&self.execution.graph, &ends) {
            Some(ended) => {
                self.execution.ended = ended;
                true
            }
            None => false,
        }
    }

    fn end(
        &mut self,
        exploration: &mut Exploration<'_>,
        told: &mut impl FnMut(&Execution<P>),
    ) -> Result<(), Halt> {
        match self.is_whole() {
            true => {
                told(&self.execution);
                self.execution.judge_blocked(&mut exploration.recorder)?;
                exploration.maximal(&mut self.execution)?;
            }
            false => exploration.redundant(),
        }
        self.execution.ended.clear();
        self.has_ended = true;
        Ok(())
    }

    /// Goes back to the last choice of which something is left, and takes that.
    fn next(&mut self, exploration: &mut Exploration<'_>) -> Result<bool, Halt> {
        while let Some(choice) = self.choices.last_mut() {
            let thread = choice.thread;
            self.execution.truncate(choice.events);
            self.execution.put_off(thread, choice.since);
            if let Some(source) = choice.sources.pop() {
                // Nothing leads from the fences before the access but by way of it.
                choice.node = self.execution.graph.nodes.end();
                self.make(thread, source, exploration)?;
                return Ok(true);
            }
            choice.node = NONE;
            if std::mem::take(&mut choice.puts_off) {
                let end = self.execution.graph.nodes.end();
                self.execution.put_off(thread, Some(end));
                return Ok(true);
            }
            self.choices.pop();
        }
        Ok(false)
    }
}

impl<P: Program> Explorer for Weak<P> {
    type Program = P;

    fn explore(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        self.explore_each(exploration, |_| {})
    }

    fn start_over(mut self) -> Self {
        self.execution.program.start_over();
        Weak::new(self.execution.program, self.model)
    }

    fn program(&self) -> &Named<P> {
        &self.execution.program
    }

    /// What has stale reads cannot be run again as an interleaving: it is told as it was recorded.
    fn retell(&mut self, found: &mut [Found], manner: retelling::Manner) {
        for found in found {
            let mut steps = found.violation.trace.iter();
            if steps.all(|step| step.missed.is_none()) {
                let found = std::slice::from_mut(found);
                retelling::retell(&mut self.execution.program, found, manner);
            }
        }
    }
}

#[cfg(test)]
mod tests;
