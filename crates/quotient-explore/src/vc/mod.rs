//! Value-centric: executions whose leaves do the same in the same order, and whose root reads the same
//! values, are not told apart unless causality demands it.
//!
//! Chatterjee, Pavlogiannis, Toman, "Value-centric Dynamic Partial Order Reduction" (OOPSLA 2019),
//! Algorithm 5, VC-DPOR. One thread is the root, the others are the leaves. A node of the recursion
//! has a closed annotated partial order Q that all its executions linearize, with a witness: the current
//! [`Run`]. It lets each next read in turn read each value that it can, and extends by all that is not a
//! read. Only the current path is in memory (Remark 3).
//!
//! `dc`, the data-centric relative, is the same with each write a value of its own.
//!
//! | the paper's | here |
//! |---|---|
//! | annotated partial order, X₁ and X₂, GoodW | [`AnnotatedPartialOrder`], `in_root`, `good_writes` |
//! | S, the side function | [`order::Question::Side`] |
//! | Closure, Rule1 to Rule3, VisibleW, MinW and MaxW | [`closure`] |
//! | Realize | [`realize`] |
//! | CHB maps, guards | [`chb`] |
//! | candidate writes Y₁, Y₂ and their values D | [`candidates`] |
//! | VC-DPOR, a call of it | `explore`, [`Node`] |
//! | WExtend | `write_extend` |
//! | ExtendRoot, ExtendLeaf | `begin_extend`, then `extend_by` for each value, then `forbid` |
//! | Extend | `settle`, [`Choice`] |
//! | Appendix D, optimisations 1, 2, 3 | `line_up`, [`ended`], what differs in Extend |
//!
//! # What differs from the paper
//!
//! **Extend asks only what it has to.** The paper's orders all conflicting events of leaves and decides from which
//! side each read of the root reads, so that a closed order is sure to have a witness. Here that is put off: if
//! the read can be put into the witness at hand, or Realize finds another, nothing is decided. Otherwise
//! some read gets a bad write, and the search tries both answers to one question that concerns it: which of
//! two leaves comes first, or which side. If nothing is left to ask, Lemma 4.1 holds. So every node has a
//! witness, as in the paper; the completeness proof (Lemma C.2) follows an execution t* down the tree,
//! and an order that decides less is compatible with no fewer executions; and two nodes differ in values, in
//! causality or in the answer to a question, which the equivalence all tells apart (Lemma C.3). There are never
//! more executions than classes, and often far fewer. Optimisation 3 of Appendix D, which leaves writes
//! unordered that no read can tell apart, is a part of this.
//!
//! **The order of the reads** in a node is free. As in Appendix D those come first after which their
//! thread writes; some executions made at random tell which these are. A node is left as soon as a read is believed
//! to wait in vain ([`outlook`]).
//!
//! **Read-modify-writes and locks** are events that read and write. Nothing else has to be said of them: an event
//! happens as a whole, so nothing comes between what it reads and what it writes, and closure and
//! Realize never speak of its own write where its source is asked for. A lock reads that its mutex is free. Remark
//! 4, by which no two locks have a good unlock in common, follows from the rules: of two that would read from
//! the same unlock each overwrites it, and has to come after the other.
//!
//! **What reads** besides, also of mutexes that are initialised again, is said in [`crate::world::Learnt`].
//!
//! **Awaits** read values that satisfy them, and may stay blocked for ever. Whether they do depends on the order of the same
//! events. So where nothing but awaits can go on after the witness, it is asked whether some linearization of Q leaves all of
//! them blocked ([`staying`]): then that is the witness, and the execution is maximal. An execution in which
//! all stay blocked is compatible with such a node, as any other is.
//!
//! **What ends.** Otherwise an execution is maximal if nothing is enabled after the witness. That does not depend on
//! which one it is: what takes or gives back a mutex or a gate observes whether it was held, so the
//! values tell how often it was taken and given back, and whether it is held in the end. A node that leads
//! nowhere while something is enabled is redundant: the CHB map leaves what follows to another branch.

mod candidates;
mod chb;
mod closure;
mod ended;
mod frames;
mod last_read;
mod order;
mod outlook;
mod realize;
mod saved;
mod scouts;
mod shared;
mod staying;
#[cfg(test)]
mod tests;

use std::sync::Arc;

use quotient_model::{Named, Program, Reader, ThreadId, Writer};

use crate::exploration::crew::{HowMuch, Resumable, Sharing};
use crate::exploration::{Exploration, Explorer};
use crate::frontier::Frontier;
use crate::order::EventIndex;
use crate::recording::{Found, Halt};
use crate::retelling;
use crate::statistics::Statistics;
use crate::witness::Place;
use crate::world::{Current, Learnt, Run, observes_nothing};
use candidates::{Group, Groups, Observation};
use chb::ChbMap;
use closure::Closure;
use frames::{Choice, Frame, Node, Reading};
use order::{AnnotatedPartialOrder, Mark, NewEvent};
use outlook::{Outlook, Standings};
use shared::{Item, Queue};

/// How to search.
#[derive(Clone)]
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
    /// The threads whose reads the nodes have still to process, each node's next one last.
    readers: Vec<ThreadId>,
    groups: Groups,
    /// The group whose value the read of the node on top is about to get.
    chosen: Option<Group>,
    chb: ChbMap,
    /// The nodes' witnesses. What is asked about a read depends on the witness, so each of its values finds the same.
    witnesses: Vec<EventIndex>,
    trace: Vec<EventIndex>,
    /// How the threads stand, while that is looked at.
    standings: Standings,
    learnt: Learnt,
    outlook: Outlook,
    scouted: bool,
    begun: bool,
    /// What ended in other orders of what the first node has, where that node's parent was another worker's.
    ended: Vec<(ThreadId, Observation)>,
}

impl<P: Program> ValueCentric<P> {
    /// At the beginning.
    pub fn new(program: Named<P>, settings: Settings) -> Self {
        ValueCentric::at_first(Run::new(program), settings)
    }

    fn at_first(mut run: Run<P>, settings: Settings) -> Self {
        run.graph.leave_unordered();
        let mut order = AnnotatedPartialOrder::new();
        if settings.root == run.threads.name(ThreadId::MAIN) {
            order.root = Some(ThreadId::MAIN);
        }
        ValueCentric {
            run,
            order,
            closure: Closure::new(settings.timed),
            settings,
            frames: Vec::new(),
            readers: Vec::new(),
            groups: Groups::default(),
            chosen: None,
            witnesses: Vec::new(),
            chb: ChbMap::default(),
            trace: Vec::new(),
            standings: Standings::new(),
            learnt: Learnt::default(),
            outlook: Outlook::default(),
            scouted: false,
            begun: false,
            ended: Vec::new(),
        }
    }
}

impl<P: Program> Explorer for ValueCentric<P> {
    type Program = P;

    fn explore(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        if !std::mem::replace(&mut self.scouted, true) {
            self.scout()?;
            self.outlook.explores = true;
            return Err(Halt::StartOver);
        }
        if !std::mem::replace(&mut self.begun, true) {
            self.write_extend(ThreadId::MAIN, exploration)?;
        }
        loop {
            if let Some(group) = self.chosen.take() {
                self.extend_by(group, exploration)?;
            }
            match self.frames.last_mut() {
                None => return Ok(()),
                Some(&mut Frame::Choice(Choice { tried: 2, .. })) => {
                    self.frames.pop();
                }
                Some(Frame::Choice(choice)) => {
                    let Choice {
                        mark,
                        question,
                        tried,
                        thread,
                    } = *choice;
                    choice.tried += 1;
                    self.go_back(mark);
                    if self.has_all_ended() {
                        self.frames.pop();
                        continue;
                    }
                    let answered = self.order.answer(question, tried == 0);
                    if answered.is_ok() && self.closure.close(&mut self.order).is_ok() {
                        self.settle(thread, exploration)?;
                    }
                }
                Some(Frame::Node(_)) => self.continue_node(exploration)?,
            }
        }
    }

    fn start_over(self) -> Self {
        // What is believed is believed of threads by number.
        let threads = self.run.threads.clone();
        let mut run = self.run.start_over();
        run.threads = threads;
        ValueCentric {
            learnt: self.learnt,
            outlook: self.outlook,
            closure: self.closure,
            scouted: self.scouted,
            ..ValueCentric::at_first(run, self.settings)
        }
    }

    fn program(&self) -> &Named<P> {
        &self.run.program
    }

    fn retell(&mut self, found: &mut [Found], manner: retelling::Manner) {
        retelling::retell(&mut self.run.program, found, manner);
    }

    fn statistics(&self) -> Option<Statistics> {
        Some(Statistics::Orders(self.closure.statistics))
    }
}

impl<P: Program + Clone> Resumable for ValueCentric<P> {
    fn named(&self, names: P::Names) -> Self {
        ValueCentric {
            scouted: true,
            begun: true,
            ..ValueCentric::at_first(self.run.named(names), self.settings.clone())
        }
    }

    fn save(&self, out: &mut Writer) {
        self.save_place(out);
    }

    fn load(&mut self, input: &mut Reader<'_>, _: &mut Exploration<'_>) -> Result<(), Halt> {
        self.load_place(input)
    }
}

impl<P: Program + Clone> Sharing for ValueCentric<P>
where
    Self: Send,
{
    type Tree = Queue;

    fn beside(&mut self, _frontier: &Arc<Frontier<Queue>>) -> Self {
        ValueCentric {
            learnt: self.learnt.clone(),
            outlook: self.outlook.clone(),
            scouted: true,
            begun: true,
            ..ValueCentric::at_first(self.run.beside(), self.settings.clone())
        }
    }

    fn share(&mut self, queue: &mut Queue, how_much: HowMuch) -> bool {
        self.share_nodes(queue, how_much == HowMuch::All);
        true
    }

    fn go(&mut self, item: Item, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        exploration.step()?;
        self.go_to(item)
    }
}

impl<P: Program> ValueCentric<P> {
    /// Takes back what came after the mark.
    fn go_back(&mut self, mark: Mark) {
        self.order.undo(mark);
        self.run.truncate(mark.end);
    }

    /// Goes on with the node on top of the stack.
    fn continue_node(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let node = frames::top(&mut self.frames);
        let (mark, readers) = (node.mark, node.readers);
        let Some(reading) = &mut node.reading else {
            match self.readers.len() > readers {
                true => self.begin_extend(),
                false => self.leave(exploration),
            }
            return Ok(());
        };
        let back = reading.known.take();
        reading.ended.clear();
        reading.last = None;
        let group = self.groups.next(reading.groups);
        reading.current = group.map(|group| group.observed);
        let witness = node.witnesses;
        if let Some(known) = back {
            self.chb.remember(known);
            self.go_back(mark);
            self.run.set_witness_to(&self.witnesses[witness..]);
        }
        match group {
            None => self.forbid(),
            Some(group) => {
                self.chosen = Some(group);
                exploration.next_execution()?;
            }
        }
        Ok(())
    }

    /// ExtendRoot and ExtendLeaf (Algorithms 6 and 7) for one value: extends by a read that gets the value
    /// of a group.
    fn extend_by(&mut self, group: Group, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        let Some(reading) = &mut frames::top(&mut self.frames).reading else {
            unreachable!("only what a read reads is chosen");
        };
        let (thread, access, place) = (reading.thread, reading.access, reading.place);
        reading.known = Some(self.chb.forget(thread));
        let groups = std::mem::take(&mut self.groups);
        let good = groups.good_writes(group);
        let pushed = self.run.push_choice(thread, access, good[0], Some(good));
        let Ok(event) = pushed else {
            unreachable!("without an order nothing is refused");
        };
        self.add(event, Some((place, good)));
        // If the read gets its value after the witness, that is one.
        let witnessed = good.contains(&self.run.last_write(place));
        self.groups = groups;
        if self.in_vain(false) {
            return Ok(());
        }
        if witnessed {
            self.run.come(event);
        } else if let Some(at) = self.order.fit(event, &self.run.witness) {
            self.run.witness.insert(at, event);
        } else if self.closure.close(&mut self.order).is_ok() {
            return self.settle(thread, exploration);
        } else {
            return Ok(());
        }
        self.write_extend(thread, exploration)
    }

    /// Takes an event of the run into the order.
    fn add(&mut self, event: EventIndex, reads: Option<(Place, &[EventIndex])>) {
        let node = self.run.graph.node(event);
        let new = NewEvent {
            thread: node.thread,
            reads,
            writes: node.writes,
        };
        self.order.add(new, self.run.graph.causes(event));
    }

    /// Goes on with a witness of the closed order, or asks what has to be decided first.
    fn settle(&mut self, thread: ThreadId, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        if let Err(question) = self.order.realize(&mut self.trace) {
            self.closure.statistics.questions += 1;
            self.frames.push(Frame::Choice(Choice {
                mark: self.order.mark(),
                question,
                tried: 0,
                thread,
            }));
            return Ok(());
        }
        self.run.set_witness_to(&self.trace);
        self.write_extend(thread, exploration)
    }

    /// Lines 2 and 3 of Algorithm 5: extends by all that is not a read, and begins with lines 4 to 7. `thread`
    /// has read last.
    fn write_extend(
        &mut self,
        thread: ThreadId,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        if let Some(node) = self.nodes().next() {
            node.fruitful = true;
            exploration.count_event();
        }
        // Only now it is known that the read can get its value.
        if !self.knew_last(thread) {
            return Err(Halt::StartOver);
        }
        self.foresee(thread)?;
        exploration.performed(&self.run, thread, None)?;
        while let Some(thread) = match self.learnt.writes(&self.run, thread) {
            true => Some(thread),
            false => self.learnt.writer(&self.run),
        } {
            let event = self.run.extend(thread);
            exploration.count_event();
            self.add(event, None);
            self.foresee(thread)?;
            let child = self.run.event(event).spawned();
            exploration.performed(&self.run, thread, child)?;
            if let Some(child) = child {
                if self.run.threads.name(child) == self.settings.root {
                    self.order.root = Some(child);
                }
                self.foresee(child)?;
            }
        }
        if self.learnt.learns_of_a_join(&self.run) {
            return Err(Halt::StartOver);
        }
        let maximal = self.run.any_enabled().is_none() || self.all_stay(exploration)?;
        if maximal {
            self.closure.statistics.maximal += 1;
            exploration.maximal(&mut self.run)?;
            if !self.run.any_waiting() {
                self.end();
                return Ok(());
            }
        } else if self.in_vain(true) {
            exploration.redundant();
            return Ok(());
        } else {
            self.closure.statistics.partial += 1;
        }
        let closed = self.closure.close(&mut self.order);
        debug_assert!(closed.is_ok(), "the witness can be extended");
        let readers = self.readers.len();
        self.line_up();
        self.note_last_read(readers);
        self.frames.push(Frame::Node(Node {
            mark: self.order.mark(),
            chb: self.chb.mark(),
            readers,
            witnesses: self.witnesses.len(),
            reading: None,
            fruitful: maximal,
        }));
        let witness = self.run.witness.events();
        self.witnesses.extend_from_slice(witness);
        Ok(())
    }

    /// Notes what is to be learnt of the last event of a thread. Says whether it was known.
    fn knew_last(&mut self, thread: ThreadId) -> bool {
        let run = &self.run;
        let Some(&last) = run.graph.of_thread(thread).last() else {
            return true;
        };
        let (access, good) = (&run.event(last).access, run.graph.good_writes(last));
        self.learnt.knew_free(access) && self.learnt.knew_init(run, thread, access, good)
    }

    /// Puts the threads that read next in line: first those that only may fail, then those that write
    /// afterwards (Appendix D, optimisation 1), the root before the leaves. The next one is last.
    fn line_up(&mut self) {
        let first = self.readers.len();
        let threads = self.run.present();
        let reads = |&thread: &ThreadId| self.learnt.next_read(&self.run, thread).is_some();
        self.readers.extend(threads.filter(reads));
        if self.readers.len() < first + 2 {
            return;
        }
        let (run, order, outlook) = (&self.run, &self.order, &self.outlook);
        let key = |thread: ThreadId| {
            let done = order.count_of(thread);
            let writes = outlook.may_write_anything(thread, done);
            let leaf = order.root != Some(thread);
            let observes = !observes_nothing(run, thread);
            (observes, !writes, leaf)
        };
        // Numbers say who was met first, by any of several workers; names do not.
        self.readers[first..].sort_unstable_by(|&a, &b| {
            let by_name = || run.threads.compare(b, a);
            key(b).cmp(&key(a)).then_with(by_name)
        });
    }

    /// The nodes on the stack, from the top.
    fn nodes(&mut self) -> impl Iterator<Item = &mut Node> {
        frames::nodes(&mut self.frames)
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
            last: None,
        });
    }

    /// The read has been processed: from now on it is not to read from what there is.
    fn forbid(&mut self) {
        let node = frames::top(&mut self.frames);
        let readers = node.readers;
        if let Some(reading) = node.reading.take() {
            let order = &self.order;
            self.chb.forbid(reading.thread, order.counts());
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
        self.witnesses.truncate(node.witnesses);
        if !node.fruitful {
            exploration.redundant();
        }
    }
}
