//! What can, and what must, be among the events that happen together with a further one: bounds that
//! spare most questions to the replay.
//!
//! - *At most* those steps that could happen if no content were ever overwritten. For all other outcomes of a thread's events
//!   together that is one walk: with how many of the thread's steps each content comes to be there ([`Bounds::arrive`]).
//! - *At least* the steps before the further one, and with every step those of the only thread that
//!   leaves what it needs.
//! - Where a content comes only so often, and all of that is taken by steps that must happen, no other
//!   step can take it. To take is to need it and to leave another. Where more steps would take it than
//!   it comes, not all of them can happen, and one is to be decided on.

use quotient_model::{Access, Table};

use super::trace::{At, ContentIndex, Lengths, Needs, Step, ThreadNumber, Trace};

/// The procedure; keeps its arrays between calls.
#[derive(Default)]
pub(super) struct Bounds {
    /// How many steps of each thread must happen.
    pub least: Lengths,
    /// What the further step leaves, and whether it frees.
    leaves: ContentIndex,
    frees: bool,
    come: Lengths,
    /// For each content that is there with how many steps of the thread at hand it came, if that matters.
    there: Table<ContentIndex, u32>,
    with: u32,
    /// The same, as it was found last for a thread of the trace.
    arrived: Table<ContentIndex, u32>,
    /// How far each thread may come for that.
    most: Lengths,
    queue: Vec<ThreadNumber>,
    looked_at: Lengths,
    /// For each content how often it comes, how often it must be taken and how often it might be.
    comes: Table<ContentIndex, u32>,
    taken: Table<ContentIndex, u32>,
    takers: Table<ContentIndex, u32>,
}

/// A content that is not there.
const ABSENT: u32 = u32::MAX;

/// There is nothing to ask: the further step cannot happen.
pub(super) struct Impossible;

/// What is to be asked.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Bounded {
    /// Whether these steps can happen.
    Whole,
    /// Not all of them can. Either this step of a thread happens or it does not.
    Contended {
        /// The thread.
        thread: ThreadNumber,
        /// How many steps come before it.
        index: u32,
    },
}

impl Bounds {
    /// Takes out of `lengths` what cannot happen together with a further step of a thread, and finds
    /// what must happen if `floor` must.
    pub fn tighten(
        &mut self,
        trace: &Trace,
        lengths: &mut Lengths,
        floor: &Lengths,
        thread: ThreadNumber,
        step: &Step,
    ) -> Result<Bounded, Impossible> {
        self.leaves = step.leaves;
        self.frees = matches!(step.access, Access::Free { .. });
        self.with = 0;
        loop {
            self.reach(trace, lengths, thread, step)?;
            self.require(trace, lengths, floor, thread, step)?;
            let takes = trace.takes || step.takes().is_some();
            if !takes || !self.count(trace, lengths, step)? {
                return Ok(Bounded::Whole);
            }
            if !self.exclude(trace, lengths, thread) {
                return Ok(self.contended(trace, lengths));
            }
        }
    }

    /// Takes out of `lengths` what cannot happen, and finds in `least` what must happen if `floor` must.
    pub fn narrow(
        &mut self,
        trace: &Trace,
        lengths: &mut Lengths,
        floor: &Lengths,
    ) -> Result<(), Impossible> {
        (self.leaves, self.frees, self.with) = (ContentIndex::NONE, false, 0);
        self.begin(trace, lengths.len());
        while self.advance_all(trace, lengths) {}
        lengths.clone_from(&self.come);
        self.begin_require(floor);
        self.require_all(trace, lengths)
    }

    /// Finds with how many steps of a thread each content can be there if nothing is overwritten, whatever the others do.
    pub fn arrive(&mut self, trace: &Trace, thread: ThreadNumber) {
        let mut most = std::mem::take(&mut self.most);
        most.clear();
        most.extend(trace.threads.iter().map(|thread| thread.length));
        self.begin(trace, most.len());
        (self.with, most[thread]) = (0, 0);
        while self.advance_all(trace, &most) {}
        let length = trace.threads[thread].length;
        for (with, step) in (1..).zip(trace.steps_of(thread)) {
            (self.with, most[thread]) = (with, with);
            let moved = self.advance(trace, thread, with);
            // Nothing comes of a step that leaves all as it was.
            if moved && (step.changes() || with == length) {
                while self.advance_all(trace, &most) {}
            }
        }
        self.most = most;
        std::mem::swap(&mut self.there, &mut self.arrived);
    }

    /// Whether what a further step of that thread needs can be there after so many of its steps.
    pub fn is_in_reach(&self, index: u32, step: &Step) -> bool {
        step.given
            || match step.needs {
                Needs::Content(content) => {
                    let with = self.arrived.get(content);
                    with.is_some_and(|&with| with <= index)
                }
                Needs::Alike | Needs::Nothing => true,
            }
    }

    fn begin(&mut self, trace: &Trace, threads: usize) {
        self.come.refill(threads, 0);
        self.there.refill(trace.content_count(), ABSENT);
    }

    /// Lets each thread come as far as it can, if nothing is overwritten. Says whether one moved.
    fn advance_all(&mut self, trace: &Trace, lengths: &Lengths) -> bool {
        let mut moved = false;
        for (number, &length) in lengths.entries() {
            moved |= self.advance(trace, number, length);
        }
        moved
    }

    /// At most what could happen if nothing were overwritten.
    fn reach(
        &mut self,
        trace: &Trace,
        lengths: &mut Lengths,
        thread: ThreadNumber,
        step: &Step,
    ) -> Result<(), Impossible> {
        self.begin(trace, lengths.len());
        let mut further = false;
        loop {
            let mut moved = self.advance_all(trace, lengths);
            if !further
                && self.come[thread] == lengths[thread]
                && trace.exists(thread, &self.come)
                && self.could(trace, thread, step)
                && self.ended(trace, step)
            {
                further = true;
                moved = true;
                self.leave(trace, thread, lengths[thread], step);
            }
            if !moved {
                break;
            }
        }
        if !further {
            return Err(Impossible);
        }
        lengths.clone_from(&self.come);
        Ok(())
    }

    /// Lets the thread come as far as it can, if nothing is overwritten. Says whether it moved.
    fn advance(&mut self, trace: &Trace, thread: ThreadNumber, length: u32) -> bool {
        let from = self.come[thread];
        if from == length || !trace.exists(thread, &self.come) {
            return false;
        }
        let steps = &trace.steps_of(thread)[from as usize..length as usize];
        for (index, step) in (from..).zip(steps) {
            if !self.could(trace, thread, step) || !self.ended(trace, step) {
                break;
            }
            self.leave(trace, thread, index, step);
            self.come[thread] = index + 1;
        }
        self.come[thread] > from
    }

    #[inline]
    fn could(&self, trace: &Trace, thread: ThreadNumber, step: &Step) -> bool {
        step.given
            || match step.needs {
                Needs::Content(content) => self.there[content] != ABSENT,
                Needs::Alike => self.could_alike(trace, thread, step),
                Needs::Nothing => true,
            }
    }

    #[inline(never)]
    fn could_alike(&self, trace: &Trace, thread: ThreadNumber, step: &Step) -> bool {
        let mut contents = trace.contents_of(step.place);
        contents.any(|content| self.there[content] != ABSENT && trace.suits(thread, step, content))
    }

    /// Whether the thread has ended that the step waits for.
    fn ended(&self, trace: &Trace, step: &Step) -> bool {
        let joined = step.joins;
        joined.is_none() || self.come[joined] == trace.threads[joined].length
    }

    #[inline]
    fn leave(&mut self, trace: &Trace, thread: ThreadNumber, index: u32, step: &Step) {
        if step.leaves.is_some() {
            self.put(step.leaves);
        }
        if matches!(step.access, Access::Free { .. }) {
            let own = trace
                .frees
                .iter()
                .filter(|free| (free.0, free.1) == (thread, index));
            own.for_each(|&(.., content)| self.put(content));
        }
    }

    /// A content comes to be there.
    #[inline]
    fn put(&mut self, content: ContentIndex) {
        let there = &mut self.there[content];
        *there = self.with.min(*there);
    }

    /// At least what leaves what must be needed.
    fn require(
        &mut self,
        trace: &Trace,
        lengths: &Lengths,
        floor: &Lengths,
        thread: ThreadNumber,
        step: &Step,
    ) -> Result<(), Impossible> {
        self.begin_require(floor);
        self.want_steps(thread, lengths[thread]);
        self.want_thread(trace, thread);
        if step.joins.is_some() {
            self.want_steps(step.joins, trace.threads[step.joins].length);
        }
        self.want(trace, lengths, thread, step)?;
        self.require_all(trace, lengths)
    }

    fn begin_require(&mut self, floor: &Lengths) {
        self.least.clone_from(floor);
        self.looked_at.refill(floor.len(), 0);
        self.queue.clear();
        self.queue
            .extend(floor.indices().filter(|&thread| floor[thread] > 0));
    }

    fn require_all(&mut self, trace: &Trace, lengths: &Lengths) -> Result<(), Impossible> {
        while let Some(number) = self.queue.pop() {
            while self.looked_at[number] < self.least[number] {
                let index = self.looked_at[number];
                if index >= lengths[number] {
                    return Err(Impossible);
                }
                self.looked_at[number] += 1;
                let step = trace.step_of(number, index);
                if step.joins.is_some() {
                    self.want_steps(step.joins, trace.threads[step.joins].length);
                }
                self.want(trace, lengths, number, step)?;
            }
            self.want_thread(trace, number);
        }
        Ok(())
    }

    fn want_steps(&mut self, thread: ThreadNumber, length: u32) {
        if self.least[thread] < length {
            self.least[thread] = length;
            self.queue.push(thread);
        }
    }

    fn want_thread(&mut self, trace: &Trace, thread: ThreadNumber) {
        let (parent, spawn) = trace.threads[thread].spawned;
        if parent.is_some() {
            self.want_steps(parent, spawn + 1);
        }
    }

    /// What a step that must happen needs must be left by somebody.
    fn want(
        &mut self,
        trace: &Trace,
        lengths: &Lengths,
        thread: ThreadNumber,
        step: &Step,
    ) -> Result<(), Impossible> {
        if step.given || step.needs == Needs::Nothing {
            return Ok(());
        }
        let further = (self.frees && step.needs == Needs::Alike)
            || (self.leaves.is_some()
                && trace.place_of(self.leaves) == step.place
                && trace.suits(thread, step, self.leaves));
        if further {
            return Ok(());
        }
        // What came before for sure is not what it finds, so it is another's.
        let suppliers = |content| trace.concurrent_suppliers(thread, step, content, lengths);
        match step.needs {
            Needs::Content(content) => self.want_one_of(suppliers(content)),
            _ => {
                let contents = trace.contents_of(step.place);
                let contents = contents.filter(|&content| trace.suits(thread, step, content));
                self.want_one_of(contents.flat_map(suppliers))
            }
        }
    }

    /// Some of these steps must happen: the one, if there is no other.
    fn want_one_of(&mut self, mut steps: impl Iterator<Item = At>) -> Result<(), Impossible> {
        let (thread, index) = steps.next().ok_or(Impossible)?;
        if steps.next().is_none() {
            self.want_steps(thread, index + 1);
        }
        Ok(())
    }

    /// Counts how often contents come and are taken. Says whether any must be taken.
    fn count(&mut self, trace: &Trace, lengths: &Lengths, step: &Step) -> Result<bool, Impossible> {
        for array in [&mut self.comes, &mut self.taken, &mut self.takers] {
            array.refill(trace.content_count(), 0);
        }
        for place in &trace.places {
            self.comes[place.initial] += 1;
        }
        let mut any = false;
        let mut note = |this: &mut Bounds, step: &Step, must: bool| {
            if step.leaves.is_some() {
                this.comes[step.leaves] += 1;
            }
            if let Some(content) = step.takes() {
                any = true;
                this.takers[content] += 1;
                this.taken[content] += u32::from(must);
            }
        };
        note(self, step, true);
        for number in lengths.indices() {
            let least = self.least[number];
            for (index, step) in (0..lengths[number]).zip(trace.steps_of(number)) {
                note(self, step, index < least);
            }
        }
        let short = |content| self.taken[content] > self.comes[content];
        match any && self.comes.indices().any(short) {
            true => Err(Impossible),
            false => Ok(any),
        }
    }

    /// Takes out steps that take what is taken already. Says whether there were any.
    fn exclude(&self, trace: &Trace, lengths: &mut Lengths, thread: ThreadNumber) -> bool {
        let mut changed = false;
        for number in lengths.indices().filter(|&number| number != thread) {
            let gone = |content: ContentIndex| self.taken[content] == self.comes[content];
            if let Some(index) = self.optional(trace, lengths, number, gone) {
                lengths[number] = index;
                changed = true;
            }
        }
        changed
    }

    /// A step that need not happen, and takes what is taken more often than it comes.
    fn contended(&self, trace: &Trace, lengths: &Lengths) -> Bounded {
        let short = |content: ContentIndex| self.takers[content] > self.comes[content];
        for thread in lengths.indices() {
            if let Some(index) = self.optional(trace, lengths, thread, short) {
                return Bounded::Contended { thread, index };
            }
        }
        Bounded::Whole
    }

    /// The thread's first step that need not happen and takes such a content.
    fn optional(
        &self,
        trace: &Trace,
        lengths: &Lengths,
        thread: ThreadNumber,
        such: impl Fn(ContentIndex) -> bool,
    ) -> Option<u32> {
        let (from, to) = (self.least[thread], lengths[thread]);
        (from..to).find(|&index| trace.step_of(thread, index).takes().is_some_and(&such))
    }
}
