//! Value-centric: executions whose leaves do the same in the same order, and whose root reads the same
//! values, are not told apart unless causality demands it.
//!
//! Chatterjee, Pavlogiannis, Toman, "Value-centric Dynamic Partial Order Reduction" (OOPSLA 2019),
//! Algorithm 5, VC-DPOR. One thread is the root, the others are the leaves. A node of the recursion
//! has a closed annotated partial order Q ([`order`]) that all its executions linearize, with a
//! witness: the current [`Run`]. It lets each next read in turn read each value that it can (ExtendRoot
//! and ExtendLeaf), extends by all that is not a read, and goes on with each closed order of what is
//! then unordered ([`extend`], [`closure`], [`realize`]). Orders are tried one after the other, so only
//! the current path is in memory (Remark 3).
//!
//! A node takes the reads in an order of its choice. As in Appendix D those come first after which their
//! thread writes; the first execution tells which these are, and is forgotten. A node is left as
//! soon as a read is believed to wait in vain ([`outlook`]).
//!
//! `dc`, the data-centric relative, is the same with each write a value of its own.
//!
//! # What differs from the paper
//!
//! **What reads** besides reads is said in [`crate::learnt`].
//!
//! **Read-modify-writes and locks.** The closure knows two chains of writes a place and reads with
//! good writes among them; that a read-modify-write comes right after its source, whatever else is
//! written, it cannot say. So as soon as a place is changed in one step (by a read-modify-write, a
//! successful compare-exchange, a lock, an unlock, a free, a join), all that conflict at it are
//! ordered, the root's accesses too, as the leaves' are. Their sources then follow from the order, and
//! the closure refutes an order in which one is not good. What is lost is coarseness at that place:
//! executions are told apart there if they are not the same Mazurkiewicz trace. Nothing else is:
//! the completeness proof (Lemma C.2) follows an execution t* down the tree, and an order of two
//! conflicting events that agrees with t* is among those tried. As an execution and its prefix may
//! differ in whether a place is so, the root is ordered from the first such event on, and not before.
//! Failed compare-exchanges and trylocks only read. Remark 4 is the special case of mutexes: the order
//! of a mutex's accesses gives every lock an unlock of its own.
//!
//! **What ends.** An execution is maximal if nothing is enabled after the witness. Whether a lock is
//! follows from Q, as its mutex is ordered. A node that leads nowhere while something is enabled is
//! redundant: the CHB map leaves what follows to another branch.

mod chb;
mod closure;
mod extend;
mod order;
mod outlook;
mod realize;
#[cfg(test)]
mod tests;

use quotient_model::{Access, Pending, Program, ThreadId, Value};

use crate::control::{Control, Stop};
use crate::learnt::Learnt;
use crate::recorder::{Current, Recorder};
use crate::run::Run;
use crate::self_check::{Observer, execution_of};
use crate::witness::{NONE, Place, Writes};

use chb::{ChbMap, Known};
use closure::Closure;
use order::{AnnotatedPartialOrder, Mark, NewEvent};
pub(crate) use outlook::Outlook;
use outlook::Standing;

/// How to search.
#[derive(Clone, Copy)]
pub(crate) struct Settings<'a> {
    /// The name of the root thread.
    pub root: &'a str,
    /// Each write has a value of its own.
    pub data_centric: bool,
}

/// Explores all of the program, or until `control` or `recorder` says stop. Gives the program back
/// for another start.
pub(crate) fn search<P: Program>(
    program: P,
    settings: Settings<'_>,
    learnt: &mut Learnt,
    control: &mut Control<'_>,
    recorder: &mut Recorder,
    observer: Option<&mut Observer<'_>>,
) -> (P, Result<(), Stop>) {
    let mut search = Search {
        run: Run::new(program),
        order: AnnotatedPartialOrder::new(),
        closure: Closure::default(),
        settings,
        frames: Vec::new(),
        pairs: Vec::new(),
        chb: ChbMap::default(),
        trace: Vec::new(),
        standings: Vec::new(),
        learnt,
    };
    search.run.graph.use_closure(false);
    if settings.root == search.run.threads.name(ThreadId::MAIN) {
        search.order.root = Some(ThreadId::MAIN.0);
    }
    let result = search.explore(&mut Watch {
        control,
        recorder,
        observer,
    });
    (search.run.program, result)
}

/// Those who are told how the search goes on.
struct Watch<'w, 'c, 'o> {
    control: &'w mut Control<'c>,
    recorder: &'w mut Recorder,
    observer: Option<&'w mut Observer<'o>>,
}

/// One value that a read can get, and the writes that it can get it from.
struct Group {
    observed: Observation,
    good: Vec<u32>,
}

/// What can be told apart: the value handed to the thread, what is written, whether it fails, whether
/// a root's read has a local source; for `dc` the source itself.
type Observation = (Value, Option<Value>, bool, bool, u32);

/// The read that a node is processing.
struct Reading {
    thread: ThreadId,
    access: Access,
    place: Place,
    groups: Vec<Group>,
    /// The group whose value it gets now.
    current: Option<Observation>,
    /// What the CHB map had for the thread, while its read is in X.
    known: Option<Known>,
    /// The reads with which the current group's children ended all threads.
    ended: Vec<(ThreadId, Observation)>,
}

/// A call of VC-DPOR for one Q.
struct Node {
    mark: Mark,
    /// How many pairs there were.
    pairs: usize,
    /// The threads whose reads are still to be processed, the next one last.
    readers: Vec<ThreadId>,
    reading: Option<Reading>,
    /// It led to a maximal execution or to another node.
    fruitful: bool,
    /// What the CHB map had before this call changed it.
    changed: Vec<Known>,
}

/// Two events whose orders are tried.
struct Choice {
    mark: Mark,
    /// Which of the pairs.
    at: usize,
    /// Where the pairs end that belong to the same Extend.
    end: usize,
    tried: u8,
    then: Then,
}

/// What follows when all pairs are ordered.
#[derive(Clone, Copy)]
enum Then {
    /// The read of this thread has come; what is not a read follows.
    WriteExtend(ThreadId),
    /// What is not a read has come; a node follows.
    Enter,
}

enum Frame {
    Node(Node),
    Choice(Choice),
}

struct Search<'a, P: Program> {
    run: Run<P>,
    order: AnnotatedPartialOrder,
    closure: Closure,
    settings: Settings<'a>,
    frames: Vec<Frame>,
    pairs: Vec<(u32, u32)>,
    chb: ChbMap,
    trace: Vec<u32>,
    /// How the threads stand, while that is looked at.
    standings: Vec<(Standing, u32)>,
    learnt: &'a mut Learnt,
}

impl<P: Program> Search<'_, P> {
    fn explore(&mut self, watch: &mut Watch<'_, '_, '_>) -> Result<(), Stop> {
        self.write_extend(ThreadId::MAIN, watch)?;
        loop {
            match self.frames.last_mut() {
                None => return Ok(()),
                Some(Frame::Choice(choice)) => {
                    let (mark, at, end, then) = (choice.mark, choice.at, choice.end, choice.then);
                    let tried = choice.tried;
                    choice.tried += 1;
                    self.go_back(mark, end);
                    let (a, b) = self.pairs[at];
                    let (first, second) = match tried {
                        0 => (a, b),
                        1 => (b, a),
                        _ => {
                            self.frames.pop();
                            continue;
                        }
                    };
                    let inserted = self.order.insert(first, second);
                    if inserted.is_ok() && self.closure.close(&mut self.order).is_ok() {
                        self.advance(at + 1, end, then, false, watch)?;
                    }
                }
                Some(Frame::Node(_)) => self.continue_node(watch)?,
            }
        }
    }

    /// Takes back what came after the mark, and the pairs from `end` on.
    fn go_back(&mut self, mark: Mark, end: usize) {
        self.order.undo(mark);
        self.run.truncate(mark.len);
        self.pairs.truncate(end);
    }

    /// Goes on with the node on top of the stack.
    fn continue_node(&mut self, watch: &mut Watch<'_, '_, '_>) -> Result<(), Stop> {
        let Some(Frame::Node(node)) = self.frames.last_mut() else {
            return Ok(());
        };
        let (mark, pairs) = (node.mark, node.pairs);
        let Some(reading) = &mut node.reading else {
            match node.readers.pop() {
                Some(thread) => self.process(thread),
                None => self.leave(watch.recorder),
            }
            return Ok(());
        };
        let back = reading.known.take();
        reading.ended.clear();
        let group = reading.groups.pop();
        reading.current = group.as_ref().map(|group| group.observed);
        let (thread, access, place) = (reading.thread, reading.access, reading.place);
        if let Some((thread, row)) = back {
            self.chb.replace(thread, row);
            self.go_back(mark, pairs);
            self.run.shorten_witness();
        }
        match group {
            None => self.forbid(),
            Some(group) => {
                if !self.learnt.knew_free(&access) {
                    return Err(Stop::Restart);
                }
                watch.control.execution(&watch.recorder.counts)?;
                self.adopt(thread, access, place, &group, watch)?;
            }
        }
        Ok(())
    }

    /// Extends by a read that gets the value of a group.
    fn adopt(
        &mut self,
        thread: ThreadId,
        access: Access,
        place: Place,
        group: &Group,
        watch: &mut Watch<'_, '_, '_>,
    ) -> Result<(), Stop> {
        let known = self.chb.replace(thread, None);
        if let Some(Frame::Node(node)) = self.frames.last_mut() {
            if let Some(reading) = &mut node.reading {
                reading.known = Some((thread, known));
            }
        }
        let pushed = self
            .run
            .push_choice(thread, access, group.good[0], Some(&group.good));
        let Ok(event) = pushed else {
            unreachable!("without the closure nothing is refused");
        };
        let start = self.pairs.len();
        self.add(event, Some((place, &group.good)))?;
        if self.in_vain() || self.closure.close(&mut self.order).is_err() {
            return Ok(());
        }
        // If the read gets its value after the witness, that is one.
        let witnessed = group.good.contains(&self.run.last_write(place));
        if witnessed {
            self.run.come(event);
        }
        let then = Then::WriteExtend(thread);
        self.advance(start, self.pairs.len(), then, witnessed, watch)
    }

    /// Takes an event of the run into the order, and notes what is to be ordered then.
    fn add(&mut self, event: u32, reads: Option<(Place, &[u32])>) -> Result<(), Stop> {
        let node = *self.run.graph.node(event);
        let access = self.run.event(event).access;
        let plain = matches!(access, Access::Read { .. } | Access::Write { .. });
        let new = NewEvent {
            thread: node.thread,
            reads,
            writes: node.writes,
            orders: !plain && node.writes != Writes::Nothing,
        };
        self.order.add(new, self.run.graph.causes(event));
        self.order.unordered_pairs(&mut self.pairs);
        for place in node.writes.places() {
            if self.learnt.outlook.writes(node.thread, node.index, place) {
                return Err(Stop::Restart);
            }
        }
        Ok(())
    }

    /// Goes on when the pairs before `at` are ordered. `witnessed` says that the run has a witness
    /// of the order as it is. It is one of the closed order too, since that adds what all respect.
    fn advance(
        &mut self,
        at: usize,
        end: usize,
        then: Then,
        witnessed: bool,
        watch: &mut Watch<'_, '_, '_>,
    ) -> Result<(), Stop> {
        let unordered = |&(a, b): &(u32, u32)| !self.order.settled(a, b);
        if let Some(more) = self.pairs[at..end].iter().position(unordered) {
            self.frames.push(Frame::Choice(Choice {
                mark: self.order.mark(),
                at: at + more,
                end,
                tried: 0,
                then,
            }));
            return Ok(());
        }
        if !witnessed {
            self.order.realize(&mut self.trace);
            self.run.set_witness(self.trace.iter().copied());
        }
        match then {
            Then::WriteExtend(thread) => self.write_extend(thread, watch),
            Then::Enter => self.enter(watch),
        }
    }

    /// Lines 2 and 3 of Algorithm 5: extends by all that is not a read. `thread` has
    /// read last.
    fn write_extend(
        &mut self,
        thread: ThreadId,
        watch: &mut Watch<'_, '_, '_>,
    ) -> Result<(), Stop> {
        if let Some(node) = self.nodes().next() {
            node.fruitful = true;
            watch.recorder.counts.events += 1;
        }
        self.arrived(thread, watch)?;
        let start = self.pairs.len();
        while let Some(thread) = self.learnt.writer(&self.run) {
            let event = self.run.extend(thread);
            watch.recorder.counts.events += 1;
            let node = *self.run.graph.node(event);
            // An unlock reads from its lock; the other sources do not matter.
            let unlock = matches!(self.run.event(event).access, Access::Unlock { .. });
            let source = [node.source];
            let reads = node.reads.filter(|_| unlock);
            self.add(event, reads.map(|place| (place, source.as_slice())))?;
            self.arrived(thread, watch)?;
            if let Some(child) = self.run.event(event).spawned() {
                if self.run.threads.name(child) == self.settings.root {
                    self.order.root = Some(child.0);
                }
                self.arrived(child, watch)?;
            }
        }
        if self.learnt.learns_of_a_join(&self.run) {
            return Err(Stop::Restart);
        }
        if self.in_vain() {
            return Ok(());
        }
        let closed = self.closure.close(&mut self.order);
        debug_assert!(closed.is_ok(), "the witness can be extended");
        self.advance(start, self.pairs.len(), Then::Enter, true, watch)
    }

    /// Tells that a thread has come to something new.
    fn arrived(&self, thread: ThreadId, watch: &mut Watch<'_, '_, '_>) -> Result<(), Stop> {
        watch.recorder.arrived(&self.run, thread)?;
        watch
            .control
            .event(self.run.len(), self.run.threads.count())
    }

    /// Lines 4 to 7 of Algorithm 5 begin.
    fn enter(&mut self, watch: &mut Watch<'_, '_, '_>) -> Result<(), Stop> {
        let maximal = self.run.any_enabled().is_none();
        if maximal {
            if self.learnt.outlook.scouted() {
                return Err(Stop::Restart);
            }
            watch.recorder.maximal(&mut self.run)?;
            if let Some(observer) = &mut watch.observer {
                observer.maximal(execution_of(&self.run), &mut self.run.program)?;
            }
        }
        if maximal && !self.run.any_waiting() {
            self.end();
            return Ok(());
        }
        let mut readers: Vec<ThreadId> = self
            .run
            .present()
            .filter(|&thread| self.learnt.next_read(&self.run, thread).is_some())
            .collect();
        // First those that write afterwards (Appendix D, optimisation 1), the root before the leaves;
        // the next one is last.
        readers.sort_by_key(|thread| {
            let done = self.order.of_thread(thread.0).len() as u32;
            let writes = self.learnt.outlook.may_write_anything(thread.0, done);
            let leaf = self.order.root != Some(thread.0);
            std::cmp::Reverse((!writes, leaf, *thread))
        });
        self.frames.push(Frame::Node(Node {
            mark: self.order.mark(),
            pairs: self.pairs.len(),
            readers,
            reading: None,
            fruitful: maximal,
            changed: Vec::new(),
        }));
        Ok(())
    }

    /// All threads have ended, for good (Appendix D, optimisation 2). Other orders of the same events
    /// end with the same values, so they are left out; and so is, in the other orders of what the node
    /// had, the read that led here.
    fn end(&mut self) {
        while let Some(Frame::Choice(_)) = self.frames.last() {
            self.frames.pop();
        }
        let Some(Frame::Node(node)) = self.frames.last() else {
            return;
        };
        let Some(reading) = &node.reading else { return };
        let Some(observed) = reading.current else {
            return;
        };
        let ended = (reading.thread, observed);
        if let Some(all) = self.ended() {
            all.push(ended);
        }
    }

    /// Where the node on top of the stack shares with its siblings what ended.
    fn ended(&mut self) -> Option<&mut Vec<(ThreadId, Observation)>> {
        let parent = self.nodes().nth(1)?;
        parent.reading.as_mut().map(|reading| &mut reading.ended)
    }

    /// The nodes on the stack, from the top.
    fn nodes(&mut self) -> impl Iterator<Item = &mut Node> {
        let frames = self.frames.iter_mut().rev();
        frames.filter_map(|frame| match frame {
            Frame::Node(node) => Some(node),
            Frame::Choice(_) => None,
        })
    }

    /// Begins with the next read of a thread.
    fn process(&mut self, thread: ThreadId) {
        let Some((access, place)) = self.learnt.next_read(&self.run, thread) else {
            return;
        };
        let mut groups = self.groups(thread, access, place);
        if let Some(ended) = self.ended() {
            groups.retain(|group| !ended.contains(&(thread, group.observed)));
        }
        if let Some(Frame::Node(node)) = self.frames.last_mut() {
            node.reading = Some(Reading {
                thread,
                access,
                place,
                groups,
                current: None,
                known: None,
                ended: Vec::new(),
            });
        }
    }

    /// The candidate writes of the read that it may see, by what comes of reading them.
    fn groups(&self, thread: ThreadId, access: Access, place: Place) -> Vec<Group> {
        let forbidden = self.chb.forbidden(thread);
        let before = match self.run.last_of(thread) {
            NONE => &[],
            last => self.order.clock(last),
        };
        let mut writes = Vec::new();
        let mut overwritten = false;
        let writers = self.order.at(place).map_or(&[][..], |at| &at.writers);
        for writer in writers {
            let column = usize::from(writer.thread);
            let index = |&write: &u32| self.order.item(write).index;
            let bound = before.get(column).copied().unwrap_or(0);
            let hidden = writer.events.partition_point(|write| index(write) < bound);
            overwritten |= hidden > 0;
            let known = forbidden.map_or(0, |row| row.get(column).copied().unwrap_or(0));
            let from = writer.events.partition_point(|write| index(write) < known);
            writes.extend_from_slice(&writer.events[hidden.saturating_sub(1).max(from)..]);
        }
        writes.sort_unstable();
        if !overwritten && forbidden.is_none() {
            writes.push(NONE);
        }
        let root = self.order.root == Some(thread.0);
        let mut groups: Vec<Group> = Vec::new();
        for write in writes {
            let outcome = self.run.outcome(thread, &access, write);
            if outcome.disabled {
                continue;
            }
            let observed = (
                outcome.observed,
                outcome.written,
                outcome.failure.is_some(),
                root && write != NONE && self.order.in_root(write),
                if self.settings.data_centric { write } else { 0 },
            );
            match groups.iter_mut().find(|group| group.observed == observed) {
                Some(group) => group.good.push(write),
                None => groups.push(Group {
                    observed,
                    good: vec![write],
                }),
            }
        }
        groups
    }

    /// The read has been processed: from now on it is not to read from what there is.
    fn forbid(&mut self) {
        let Some(Frame::Node(node)) = self.frames.last_mut() else {
            return;
        };
        let Some(reading) = node.reading.take() else {
            return;
        };
        let order = &self.order;
        let counts = (0..order.thread_count()).map(|t| order.of_thread(t as u16).len() as u32);
        let old = self.chb.replace(reading.thread, Some(counts.collect()));
        node.changed.push((reading.thread, old));
        if self.in_vain() {
            if let Some(Frame::Node(node)) = self.frames.last_mut() {
                node.readers.clear();
            }
        }
    }

    /// Whether some thread waits for a write that will not come, so that nothing lies below.
    fn in_vain(&mut self) -> bool {
        let mut standings = std::mem::take(&mut self.standings);
        standings.clear();
        let threads = (0..self.run.threads.count() as u16).map(ThreadId);
        standings.extend(threads.map(|thread| {
            let done = self.order.of_thread(thread.0).len();
            (self.standing(thread), done as u32)
        }));
        let in_vain = self.learnt.outlook.in_vain(&mut standings);
        self.standings = standings;
        in_vain
    }

    fn standing(&self, thread: ThreadId) -> Standing {
        if !self.run.exists(thread) {
            return Standing::Moves;
        }
        if !matches!(self.run.pending(thread), Pending::Access(_))
            || self.run.failure(thread).is_some()
        {
            return Standing::Ended;
        }
        let Some(forbidden) = self.chb.forbidden(thread) else {
            return Standing::Moves;
        };
        // A lock may wait for ever.
        let (place, at) = match self.learnt.next_read(&self.run, thread) {
            None | Some((Access::Lock { .. }, _)) => return Standing::Moves,
            Some((_, place)) => (place, self.order.at(place)),
        };
        let new = at.is_some_and(|at| {
            at.writers.iter().any(|writer| {
                let known = forbidden
                    .get(usize::from(writer.thread))
                    .copied()
                    .unwrap_or(0);
                writer
                    .events
                    .last()
                    .is_some_and(|&last| self.order.item(last).index >= known)
            })
        });
        match new {
            true => Standing::Moves,
            false => Standing::Waits(place),
        }
    }

    /// Returns from a call.
    fn leave(&mut self, recorder: &mut Recorder) {
        let Some(Frame::Node(mut node)) = self.frames.pop() else {
            return;
        };
        while let Some((thread, row)) = node.changed.pop() {
            self.chb.replace(thread, row);
        }
        if !node.fruitful {
            recorder.redundant();
        }
    }
}
