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
//! A node takes the reads in an order of its choice: first what reads only whether it fails
//! ([`observes_nothing`]), then as in Appendix D those after which their thread writes; the first
//! execution tells which these are, and is forgotten. A node is left as soon as a read is believed to wait
//! in vain ([`outlook`]).
//!
//! `dc`, the data-centric relative, is the same with each write a value of its own.
//!
//! # What differs from the paper
//!
//! **What reads** besides reads, also of mutexes that are initialised again, is said in
//! [`crate::world::Learnt`].
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
//! Failed compare-exchanges and trylocks only read. At mutexes nothing is lost: Remark 4 gives every lock
//! an unlock of its own, which puts all locks and unlocks of a mutex, the root's too, into one chain.
//!
//! **What ends.** An execution is maximal if nothing is enabled after the witness. Whether a lock is
//! follows from Q, as its mutex is ordered. A node that leads nowhere while something is enabled is
//! redundant: the CHB map leaves what follows to another branch.

mod candidates;
mod chb;
mod closure;
mod extend;
mod frames;
mod order;
mod outlook;
mod realize;
#[cfg(test)]
mod tests;

use quotient_model::{Access, Named, Program, ThreadId};

use crate::exploration::{Exploration, Explorer};
use crate::recording::Halt;
use crate::statistics::Statistics;
use crate::witness::{Place, Writes};
use crate::world::{Current, Learnt, Run, observes_nothing};

use candidates::{Group, Groups, Observation};
use chb::ChbMap;
use closure::Closure;
use frames::{Choice, Frame, Node, Reading, Then};
use order::{AnnotatedPartialOrder, Mark, NewEvent};
use outlook::{Outlook, Standing};

/// How to search.
pub(crate) struct Settings {
    /// The name of the root thread.
    pub root: String,
    /// Each write has a value of its own.
    pub data_centric: bool,
    /// Measure the time that closing takes.
    pub timed: bool,
}

/// VC-DPOR, at the node on top of `frames` or on the way to the next one.
pub(crate) struct ValueCentric<P: Program> {
    run: Run<P>,
    order: AnnotatedPartialOrder,
    closure: Closure,
    settings: Settings,
    frames: Vec<Frame>,
    /// The pairs that are, or were found to be, ordered on the way.
    pairs: Vec<(u32, u32)>,
    /// The threads whose reads the nodes have still to process, each node's next one last.
    readers: Vec<ThreadId>,
    groups: Groups,
    chb: ChbMap,
    trace: Vec<u32>,
    /// How the threads stand, while that is looked at.
    standings: Vec<(Standing, u32)>,
    learnt: Learnt,
    outlook: Outlook,
}

impl<P: Program> ValueCentric<P> {
    /// At the beginning.
    pub fn new(program: Named<P>, settings: Settings) -> Self {
        let mut run = Run::new(program);
        run.graph.use_closure(false);
        let mut order = AnnotatedPartialOrder::new();
        if settings.root == run.threads.name(ThreadId::MAIN) {
            order.root = Some(ThreadId::MAIN.0);
        }
        ValueCentric {
            run,
            order,
            closure: Closure::new(settings.timed),
            settings,
            frames: Vec::new(),
            pairs: Vec::new(),
            readers: Vec::new(),
            groups: Groups::default(),
            chb: ChbMap::default(),
            trace: Vec::new(),
            standings: Vec::new(),
            learnt: Learnt::default(),
            outlook: Outlook::default(),
        }
    }
}

impl<P: Program> Explorer for ValueCentric<P> {
    fn explore(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        self.foresee(ThreadId::MAIN)?;
        self.write_extend(ThreadId::MAIN, exploration)?;
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
                        self.advance(at + 1, end, then, false, exploration)?;
                    }
                }
                Some(Frame::Node(_)) => self.continue_node(exploration)?,
            }
        }
    }

    fn start_over(mut self) -> Self {
        self.run.program.start_over();
        ValueCentric {
            learnt: self.learnt,
            outlook: self.outlook,
            ..ValueCentric::new(self.run.program, self.settings)
        }
    }

    fn statistics(&self) -> Option<Statistics> {
        Some(Statistics::Orders(self.closure.statistics))
    }
}

impl<P: Program> ValueCentric<P> {
    /// Takes back what came after the mark, and the pairs from `end` on.
    fn go_back(&mut self, mark: Mark, end: usize) {
        self.order.undo(mark);
        self.run.truncate(mark.len);
        self.pairs.truncate(end);
    }

    /// Goes on with the node on top of the stack.
    fn continue_node(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let node = frames::top(&mut self.frames);
        let (mark, pairs, readers) = (node.mark, node.pairs, node.readers);
        let Some(reading) = &mut node.reading else {
            match self.readers.len() > readers {
                true => self.begin_extend(),
                false => self.leave(exploration),
            }
            return Ok(());
        };
        let back = reading.known.take();
        reading.ended.clear();
        let group = self.groups.next(reading.groups);
        reading.current = group.map(|group| group.observed);
        let (thread, access, place) = (reading.thread, reading.access, reading.place);
        if let Some(known) = back {
            self.chb.remember(known);
            self.go_back(mark, pairs);
            self.run.shorten_witness();
        }
        match group {
            None => self.forbid(),
            Some(group) => {
                let good = self.groups.good_writes(group);
                if !self.learnt.knew_free(&access)
                    || !self.learnt.knew_init(&self.run, thread, &access, good)
                {
                    return Err(Halt::StartOver);
                }
                exploration.next_execution()?;
                self.extend_by(thread, access, place, group, exploration)?;
            }
        }
        Ok(())
    }

    /// ExtendRoot and ExtendLeaf (Algorithms 6 and 7) for one value: extends by a read that gets the value of a
    /// group. Which of the two it is decides what has to be ordered then ([`extend`]).
    fn extend_by(
        &mut self,
        thread: ThreadId,
        access: Access,
        place: Place,
        group: Group,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        let known = self.chb.forget(thread);
        if let Some(reading) = &mut frames::top(&mut self.frames).reading {
            reading.known = Some(known);
        }
        let groups = std::mem::take(&mut self.groups);
        let good = groups.good_writes(group);
        let pushed = self.run.push_choice(thread, access, good[0], Some(good));
        let Ok(event) = pushed else {
            unreachable!("without the closure nothing is refused");
        };
        let start = self.pairs.len();
        self.add(event, Some((place, good)))?;
        // If the read gets its value after the witness, that is one.
        let witnessed = good.contains(&self.run.last_write(place));
        self.groups = groups;
        if self.in_vain(false) || self.closure.close(&mut self.order).is_err() {
            return Ok(());
        }
        if witnessed {
            self.run.come(event);
        }
        let then = Then::WriteExtend(thread);
        self.advance(start, self.pairs.len(), then, witnessed, exploration)
    }

    /// Takes an event of the run into the order, and notes what is to be ordered then.
    fn add(&mut self, event: u32, reads: Option<(Place, &[u32])>) -> Result<(), Halt> {
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
        self.foresee(ThreadId(node.thread))
    }

    /// Goes on when the pairs before `at` are ordered. `witnessed` says that the run has a witness
    /// of the order as it is. It is one of the closed order too, since that adds what all respect.
    fn advance(
        &mut self,
        at: usize,
        end: usize,
        then: Then,
        witnessed: bool,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
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
            Then::WriteExtend(thread) => self.write_extend(thread, exploration),
            Then::Enter => self.enter(exploration),
        }
    }

    /// Lines 2 and 3 of Algorithm 5: extends by all that is not a read. `thread` has
    /// read last.
    fn write_extend(
        &mut self,
        thread: ThreadId,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        if let Some(node) = self.nodes().next() {
            node.fruitful = true;
            exploration.count_event();
        }
        exploration.performed(&self.run, thread, None)?;
        let start = self.pairs.len();
        while let Some(thread) = self.learnt.writer(&self.run) {
            let event = self.run.extend(thread);
            exploration.count_event();
            let node = *self.run.graph.node(event);
            // An unlock that is no read ends its lock; the other sources do not matter.
            let unlock = matches!(self.run.event(event).access, Access::Unlock { .. });
            let source = [node.source];
            let reads = node.reads.filter(|_| unlock);
            self.add(event, reads.map(|place| (place, source.as_slice())))?;
            exploration.performed(&self.run, thread, None)?;
            if let Some(child) = self.run.event(event).spawned() {
                if self.run.threads.name(child) == self.settings.root {
                    self.order.root = Some(child.0);
                }
                self.foresee(child)?;
                exploration.performed(&self.run, child, None)?;
            }
        }
        if self.learnt.learns_of_a_join(&self.run) {
            return Err(Halt::StartOver);
        }
        if self.in_vain(false) {
            return Ok(());
        }
        let closed = self.closure.close(&mut self.order);
        debug_assert!(closed.is_ok(), "the witness can be extended");
        self.advance(start, self.pairs.len(), Then::Enter, true, exploration)
    }

    /// Lines 4 to 7 of Algorithm 5 begin.
    fn enter(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let maximal = self.run.any_enabled().is_none();
        if maximal {
            if self.outlook.scouted() {
                return Err(Halt::StartOver);
            }
            self.closure.statistics.maximal += 1;
            exploration.maximal(&mut self.run)?;
        } else {
            self.closure.statistics.partial += 1;
        }
        if maximal && !self.run.any_waiting() {
            self.end();
            return Ok(());
        }
        self.frames.push(Frame::Node(Node {
            mark: self.order.mark(),
            chb: self.chb.mark(),
            pairs: self.pairs.len(),
            readers: self.readers.len(),
            reading: None,
            fruitful: maximal,
        }));
        if !self.in_vain(true) {
            self.line_up();
        }
        Ok(())
    }

    /// Puts the threads that read next in line: first those that only may fail, then those that write
    /// afterwards (Appendix D, optimisation 1), the root before the leaves. The next one is last.
    fn line_up(&mut self) {
        let first = self.readers.len();
        let threads = self.run.present();
        let reads = |&thread: &ThreadId| self.learnt.next_read(&self.run, thread).is_some();
        self.readers.extend(threads.filter(reads));
        let (run, order, outlook) = (&self.run, &self.order, &self.outlook);
        self.readers[first..].sort_unstable_by_key(|&thread| {
            let done = order.of_thread(thread.0).len() as u32;
            let writes = outlook.may_write_anything(thread.0, done);
            let leaf = order.root != Some(thread.0);
            let observes = !observes_nothing(run, thread);
            std::cmp::Reverse((observes, !writes, leaf, thread))
        });
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

    /// Begins with ExtendRoot or ExtendLeaf for the next read that is in line.
    fn begin_extend(&mut self) {
        let next = |thread| Some((thread, self.learnt.next_read(&self.run, thread)?));
        let Some((thread, (access, place))) = self.readers.pop().and_then(next) else {
            unreachable!("who is in line was about to read when it was put there");
        };
        let groups = self.groups.len();
        self.find_groups(thread, access, place);
        frames::top(&mut self.frames).reading = Some(Reading {
            thread,
            access,
            place,
            groups,
            current: None,
            known: None,
            ended: Vec::new(),
        });
    }

    /// The read has been processed: from now on it is not to read from what there is.
    fn forbid(&mut self) {
        let node = frames::top(&mut self.frames);
        let readers = node.readers;
        if let Some(reading) = node.reading.take() {
            let order = &self.order;
            let counts = (0..order.thread_count()).map(|t| order.of_thread(t as u16).len() as u32);
            self.chb.forbid(reading.thread, counts);
        }
        if self.readers.len() > readers && self.in_vain(true) {
            self.readers.truncate(readers);
        }
    }

    /// Returns from a call.
    fn leave(&mut self, exploration: &mut Exploration<'_>) {
        let Some(Frame::Node(node)) = self.frames.pop() else {
            unreachable!("a node is left when it is on top");
        };
        self.chb.undo(node.chb);
        if !node.fruitful {
            exploration.redundant();
        }
    }
}
