//! Next-steps: the other outcomes that the events of an explored execution could have, and what of the
//! execution could happen together with each.
//!
//! All of it is tried first, then less and less, as the top of [`super`] says. Relies on [`super::bounds`]
//! for what cannot be, and on [`Worker::can_be`] for the rest.

use quotient_model::Program;

use super::bounds::Bounded;
use super::histories::Key;
use super::open::Open;
use super::question::{NextStep, Question};
use super::trace::{At, ContentIndex, Lengths, ThreadNumber, waits_at};
use super::untaken::Depth;
use super::worker::Worker;

use crate::exploration::Exploration;
use crate::recording::Halt;

/// What comes of looking at some steps and a next-step.
enum Look {
    /// There is nothing more to look at.
    Done,
    /// They can happen together, which was not known.
    Realised,
    /// They cannot, but parts of them might.
    Parts(Bounded),
}

/// How many words of classes are looked at before the bounds, which may say that there is nothing to find.
const AT_FIRST: usize = 16;

impl<P: Program> Worker<'_, '_, P> {
    /// Looks at every other outcome that an event of the trace could have. Says whether there is
    /// more to look at.
    pub(super) fn look_for_next_steps(
        &mut self,
        depth: Depth,
        exploration: &mut Exploration<'_>,
    ) -> Result<bool, Halt> {
        let mut more = false;
        let mut keys: Vec<Key> = Vec::new();
        let mut contents: Vec<ContentIndex> = Vec::new();
        let mut whole = Open::default();
        for thread in self.trace.threads.indices() {
            let mut arrived = false;
            let length = self.trace.threads[thread].length;
            for index in (0..=length).rev() {
                keys.clear();
                let (access, place) = if index < length {
                    let step = self.trace.step_of(thread, index);
                    if !step.choice {
                        continue;
                    }
                    keys.push(step.key);
                    (step.access, step.place)
                } else {
                    // A thread that waits for a mutex or a value could have got it.
                    let end = self.trace.history(thread, index);
                    let store = self.shared.read();
                    let Some(access) = store.execution.histories.visible(end) else {
                        continue;
                    };
                    let Some(location) = waits_at(&access) else {
                        continue;
                    };
                    (access, self.trace.place_at(location))
                };
                if !self.trace.places[place].shared() {
                    continue;
                }
                self.all_before(thread, index, &mut whole.lengths);
                if self.is_left_to_another(&whole.lengths) {
                    // So are the steps before.
                    break;
                }
                contents.clear();
                contents.extend(self.trace.contents_of(place));
                if !std::mem::replace(&mut arrived, true) {
                    self.bounds.arrive(&self.trace, thread);
                }
                for &content in &contents {
                    let Some(outcome) = self.trace.outcome(thread, &access, content) else {
                        continue;
                    };
                    let key = outcome.key();
                    if keys.contains(&key) {
                        continue;
                    }
                    keys.push(key);
                    self.statistics.formed += u64::from(depth == Depth::Whole);
                    let step = self.trace.alternative(thread, index, access, &outcome);
                    if !self.bounds.is_in_reach(index, &step) {
                        continue;
                    }
                    self.all_before(thread, index, &mut whole.lengths);
                    if self.is_met(thread, key, &whole.lengths, AT_FIRST) {
                        self.statistics.redundant += 1;
                        continue;
                    }
                    let next = NextStep { thread, step };
                    whole.floor.refill(whole.lengths.len(), 0);
                    more |= self.take(&next, &mut whole, depth, exploration)?;
                }
            }
        }
        Ok(more)
    }

    /// All steps of the trace that can happen before another outcome of the thread's event after `index` steps.
    fn all_before(&self, thread: ThreadNumber, index: u32, lengths: &mut Lengths) {
        lengths.clear();
        lengths.extend(self.trace.threads.iter().map(|thread| thread.length));
        lengths[thread] = index;
        self.trace.normalize(thread, lengths);
    }

    /// Sees to it that whatever of these steps can happen together with the next-step is in some class
    /// with it. Says whether there is more to look at.
    fn take(
        &mut self,
        next: &NextStep,
        at: &mut Open,
        depth: Depth,
        exploration: &mut Exploration<'_>,
    ) -> Result<bool, Halt> {
        self.open.clear();
        self.looked_at.clear();
        // Whether all of it can be was asked before parts are looked at.
        let mut ask = depth == Depth::Whole;
        loop {
            exploration.step()?;
            match self.look(next, at, std::mem::replace(&mut ask, true), exploration)? {
                Look::Done => {}
                Look::Parts(_) if depth == Depth::Whole => return Ok(true),
                Look::Realised => self.explore_witness(&at.lengths, Some(next), exploration)?,
                Look::Parts(Bounded::Contended { thread, index }) => {
                    let without = self.open.push(&at.lengths, &at.floor);
                    without.lengths[thread] = index;
                    self.trace.normalize(next.thread, &mut without.lengths);
                    let with = self.open.push(&at.lengths, &at.floor);
                    with.floor[thread] = index + 1;
                }
                Look::Parts(Bounded::Whole) => self.cut(next, at),
            }
            if !self.open.pop(at) {
                return Ok(false);
            }
        }
    }

    /// Looks at these steps, or at those of them that could happen together with the next-step; asks whether they
    /// can if that is not known.
    fn look(
        &mut self,
        next: &NextStep,
        at: &mut Open,
        ask: bool,
        exploration: &mut Exploration<'_>,
    ) -> Result<Look, Halt> {
        let Open { lengths, floor } = at;
        let (thread, step) = (next.thread, &next.step);
        let bounded = self
            .bounds
            .tighten(&self.trace, lengths, floor, thread, step);
        let Ok(bounded) = bounded else {
            return Ok(Look::Done);
        };
        if !self
            .looked_at
            .insert(lengths.as_slice(), floor.iter().copied())
            || self.is_left_to_another(lengths)
            || self.is_met(thread, step.key, lengths, usize::MAX)
        {
            self.statistics.redundant += 1;
            return Ok(Look::Done);
        }
        let ask = ask && bounded == Bounded::Whole;
        if ask && self.can_be(&at.lengths, Some(next), (&[], &[]), exploration)? {
            return Ok(Look::Realised);
        }
        // Where only one thread can do less, to try that costs no more.
        let many = self.cuts(next, &at.lengths).nth(1).is_some();
        let question = Question {
            trace: &self.trace,
            lengths: &at.lengths,
            further: Some((next.thread, &next.step)),
            held: &[],
            left: &[],
        };
        let (closure, least) = (&mut self.closure, &self.bounds.least);
        Ok(match many && closure.contradicts(question, least) {
            true => Look::Done,
            false => Look::Parts(bounded),
        })
    }

    /// All that is left to look at without one more step of a thread that could have been otherwise.
    fn cut(&mut self, next: &NextStep, at: &Open) {
        let mut open = std::mem::take(&mut self.open);
        for (thread, cut) in self.cuts(next, &at.lengths) {
            let fewer = open.push(&at.lengths, &at.floor);
            fewer.lengths[thread] = cut;
            self.trace.normalize(next.thread, &mut fewer.lengths);
        }
        self.open = open;
    }

    /// The threads that can do less, each with how much.
    fn cuts(&self, next: &NextStep, lengths: &Lengths) -> impl Iterator<Item = At> {
        let others = lengths
            .entries()
            .filter(move |&(thread, _)| thread != next.thread);
        others.filter_map(move |(thread, &length)| {
            let mut steps = (0..length).zip(self.trace.steps_of(thread)).rev();
            let (cut, _) = steps.find(|(_, step)| step.choice)?;
            (cut >= self.bounds.least[thread]).then_some((thread, cut))
        })
    }

    /// Whether a class found before has all these steps. It sees to whatever of them can happen together
    /// with another outcome of the thread's next.
    fn is_left_to_another(&mut self, lengths: &Lengths) -> bool {
        let mut lengths_in_both = lengths.iter().zip(&self.common);
        if lengths_in_both.all(|(own, common)| own <= common) {
            return true;
        }
        self.trace.demand(lengths, None, &mut self.demand);
        let store = self.shared.read();
        let before = (self.class, usize::MAX);
        let histories = &store.execution.histories;
        (store.classes).meet(histories, &self.demand, before, &mut self.lookup)
    }

    /// Whether some class begins with these steps and an outcome of the thread's next. Looks at so many words
    /// of classes.
    fn is_met(&mut self, thread: ThreadNumber, key: Key, lengths: &Lengths, words: usize) -> bool {
        let shared = self.shared;
        self.is_met_by(&shared.read(), thread, key, lengths, words)
    }
}
