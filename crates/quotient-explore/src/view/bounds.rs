//! What can, and what must, be among the events that happen together with a further one: bounds that
//! spare most questions to the replay.
//!
//! - *At most* those steps that could happen if no content were ever overwritten.
//! - *At least* the steps before the further one, and with every step those of the only thread that
//!   leaves what it needs.
//! - Where a content comes only so often, and all of that is taken by steps that must happen, no other
//!   step can take it. To take is to need it and to leave another. Where more steps would take it than
//!   it comes, not all of them can happen, and one is to be decided on.

use quotient_model::Access;

use super::histories::NONE;
use super::trace::{Needs, Step, Trace};

/// The procedure; keeps its arrays between calls.
#[derive(Default)]
pub(super) struct Bounds {
    /// How many steps of each thread must happen.
    pub least: Vec<u32>,
    /// What the further step leaves, and whether it frees.
    leaves: u32,
    frees: bool,
    come: Vec<u32>,
    there: Vec<bool>,
    queue: Vec<u32>,
    looked_at: Vec<u32>,
    /// For each content how often it comes, how often it must be taken and how often it might be.
    comes: Vec<u32>,
    taken: Vec<u32>,
    takers: Vec<u32>,
}

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
        thread: u32,
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
        lengths: &mut [u32],
        floor: &[u32],
        thread: u32,
        step: &Step,
    ) -> Result<Bounded, Impossible> {
        self.leaves = step.leaves;
        self.frees = matches!(step.access, Access::Free { .. });
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
        lengths: &mut [u32],
        floor: &[u32],
    ) -> Result<(), Impossible> {
        (self.leaves, self.frees) = (NONE, false);
        self.begin(trace, lengths.len());
        while self.advance_all(trace, lengths) {}
        lengths.copy_from_slice(&self.come);
        self.begin_require(floor);
        self.require_all(trace, lengths)
    }

    fn begin(&mut self, trace: &Trace, threads: usize) {
        self.come.clear();
        self.come.resize(threads, 0);
        self.there.clear();
        self.there.resize(trace.content_count(), false);
    }

    /// Lets each thread come as far as it can, if nothing is overwritten. Says whether one moved.
    fn advance_all(&mut self, trace: &Trace, lengths: &[u32]) -> bool {
        let mut moved = false;
        for (number, &length) in lengths.iter().enumerate() {
            moved |= self.advance(trace, number as u32, length);
        }
        moved
    }

    /// At most what could happen if nothing were overwritten.
    fn reach(
        &mut self,
        trace: &Trace,
        lengths: &mut [u32],
        thread: u32,
        step: &Step,
    ) -> Result<(), Impossible> {
        self.begin(trace, lengths.len());
        let mut further = false;
        loop {
            let mut moved = self.advance_all(trace, lengths);
            if !further
                && self.come[thread as usize] == lengths[thread as usize]
                && trace.exists(thread, &self.come)
                && self.could(trace, thread, step)
                && self.ended(trace, step)
            {
                further = true;
                moved = true;
                self.leave(trace, thread, lengths[thread as usize], step);
            }
            if !moved {
                break;
            }
        }
        if !further {
            return Err(Impossible);
        }
        lengths.copy_from_slice(&self.come);
        Ok(())
    }

    /// Lets the thread come as far as it can, if nothing is overwritten. Says whether it moved.
    fn advance(&mut self, trace: &Trace, thread: u32, length: u32) -> bool {
        let from = self.come[thread as usize];
        if from == length || !trace.exists(thread, &self.come) {
            return false;
        }
        for index in from..length {
            let step = trace.step_of(thread, index);
            if !self.could(trace, thread, step) || !self.ended(trace, step) {
                break;
            }
            self.leave(trace, thread, index, step);
            self.come[thread as usize] = index + 1;
        }
        self.come[thread as usize] > from
    }

    fn could(&self, trace: &Trace, thread: u32, step: &Step) -> bool {
        step.given
            || match step.needs {
                Needs::Content(content) => self.there[content as usize],
                Needs::Alike => trace.contents_of(step.place).any(|content| {
                    self.there[content as usize] && trace.suits(thread, step, content)
                }),
                Needs::Nothing => true,
            }
    }

    /// Whether the thread has ended that the step waits for.
    fn ended(&self, trace: &Trace, step: &Step) -> bool {
        let joined = step.joins as usize;
        step.joins == NONE || self.come[joined] == trace.threads[joined].length
    }

    fn leave(&mut self, trace: &Trace, thread: u32, index: u32, step: &Step) {
        if step.leaves != NONE {
            self.there[step.leaves as usize] = true;
        }
        if matches!(step.access, Access::Free { .. }) {
            let own = trace
                .frees
                .iter()
                .filter(|free| (free.0, free.1) == (thread, index));
            own.for_each(|&(.., content)| self.there[content as usize] = true);
        }
    }

    /// At least what leaves what must be needed.
    fn require(
        &mut self,
        trace: &Trace,
        lengths: &[u32],
        floor: &[u32],
        thread: u32,
        step: &Step,
    ) -> Result<(), Impossible> {
        self.begin_require(floor);
        self.want_steps(thread, lengths[thread as usize]);
        self.want_thread(trace, thread);
        if step.joins != NONE {
            self.want_steps(step.joins, trace.threads[step.joins as usize].length);
        }
        self.want(trace, lengths, thread, step)?;
        self.require_all(trace, lengths)
    }

    fn begin_require(&mut self, floor: &[u32]) {
        self.least.clear();
        self.least.extend_from_slice(floor);
        self.looked_at.clear();
        self.looked_at.resize(floor.len(), 0);
        self.queue.clear();
        self.queue
            .extend((0..floor.len() as u32).filter(|&t| self.least[t as usize] > 0));
    }

    fn require_all(&mut self, trace: &Trace, lengths: &[u32]) -> Result<(), Impossible> {
        while let Some(number) = self.queue.pop() {
            while self.looked_at[number as usize] < self.least[number as usize] {
                let index = self.looked_at[number as usize];
                if index >= lengths[number as usize] {
                    return Err(Impossible);
                }
                self.looked_at[number as usize] += 1;
                let step = trace.step_of(number, index);
                if step.joins != NONE {
                    self.want_steps(step.joins, trace.threads[step.joins as usize].length);
                }
                self.want(trace, lengths, number, step)?;
            }
            self.want_thread(trace, number);
        }
        Ok(())
    }

    fn want_steps(&mut self, thread: u32, length: u32) {
        if self.least[thread as usize] < length {
            self.least[thread as usize] = length;
            self.queue.push(thread);
        }
    }

    fn want_thread(&mut self, trace: &Trace, thread: u32) {
        let (parent, spawn) = trace.threads[thread as usize].spawned;
        if parent != NONE {
            self.want_steps(parent, spawn + 1);
        }
    }

    /// What a step that must happen needs must be left by somebody.
    fn want(
        &mut self,
        trace: &Trace,
        lengths: &[u32],
        thread: u32,
        step: &Step,
    ) -> Result<(), Impossible> {
        if step.given || step.needs == Needs::Nothing {
            return Ok(());
        }
        let further = (self.frees && step.needs == Needs::Alike)
            || (self.leaves != NONE
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
    fn want_one_of(
        &mut self,
        mut steps: impl Iterator<Item = (u32, u32)>,
    ) -> Result<(), Impossible> {
        let (thread, index) = steps.next().ok_or(Impossible)?;
        if steps.next().is_none() {
            self.want_steps(thread, index + 1);
        }
        Ok(())
    }

    /// Counts how often contents come and are taken. Says whether any must be taken.
    fn count(&mut self, trace: &Trace, lengths: &[u32], step: &Step) -> Result<bool, Impossible> {
        for array in [&mut self.comes, &mut self.taken, &mut self.takers] {
            array.clear();
            array.resize(trace.content_count(), 0);
        }
        for place in &trace.places {
            self.comes[place.initial as usize] += 1;
        }
        let mut any = false;
        let mut note = |this: &mut Bounds, step: &Step, must: bool| {
            if step.leaves != NONE {
                this.comes[step.leaves as usize] += 1;
            }
            if let Some(content) = step.takes() {
                any = true;
                this.takers[content as usize] += 1;
                this.taken[content as usize] += u32::from(must);
            }
        };
        note(self, step, true);
        for number in 0..lengths.len() as u32 {
            let least = self.least[number as usize] as usize;
            let steps = &trace.steps_of(number)[..lengths[number as usize] as usize];
            for (index, step) in steps.iter().enumerate() {
                note(self, step, index < least);
            }
        }
        let short = |content: usize| self.taken[content] > self.comes[content];
        match any && (0..self.comes.len()).any(short) {
            true => Err(Impossible),
            false => Ok(any),
        }
    }

    /// Takes out steps that take what is taken already. Says whether there were any.
    fn exclude(&self, trace: &Trace, lengths: &mut [u32], thread: u32) -> bool {
        let mut changed = false;
        for number in (0..lengths.len() as u32).filter(|&number| number != thread) {
            let gone = |content: u32| self.taken[content as usize] == self.comes[content as usize];
            if let Some(index) = self.optional(trace, lengths, number, gone) {
                lengths[number as usize] = index;
                changed = true;
            }
        }
        changed
    }

    /// A step that need not happen, and takes what is taken more often than it comes.
    fn contended(&self, trace: &Trace, lengths: &[u32]) -> Bounded {
        let short = |content: u32| self.takers[content as usize] > self.comes[content as usize];
        for thread in 0..lengths.len() as u32 {
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
        lengths: &[u32],
        thread: u32,
        such: impl Fn(u32) -> bool,
    ) -> Option<u32> {
        let (from, to) = (self.least[thread as usize], lengths[thread as usize]);
        (from..to).find(|&index| trace.step_of(thread, index).takes().is_some_and(&such))
    }
}
