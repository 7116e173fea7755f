//! What follows for the order of steps that must happen: saturation, where a read needs a content and
//! not a source.
//!
//! Each step knows how many steps of each thread come before it, at first by program order, creations
//! and joins. A read whose content only one step can supply comes after that; what else is written at the
//! place comes before the supplier if it comes before the read, and after the read if it comes after
//! the supplier. A read that no step can supply contradicts the rest. Which steps can supply is looked for
//! among all that might happen, what overwrites only among those that must: so what is found holds for
//! whatever happens besides, and all parts of a question are answered at once.
//!
//! These are not the rules of [`crate::witness::rules`], which know the good writes of each read, and that all of them happen. Here a
//! supplier may be among what need not happen, so that nothing follows from the least or the greatest of several; and the rows
//! are made anew for each question, so there is no order to keep and take back.

use quotient_model::{Index, Table};

use super::question::Question;
use super::trace::{At, ContentIndex, Lengths, Needs, PlaceIndex, Step, ThreadNumber};

/// The steps cannot all happen.
struct Contradiction;

/// The procedure; keeps its arrays between calls.
#[derive(Default)]
pub(super) struct Closure {
    /// How many steps of each thread must happen, and where their rows begin.
    must: Lengths,
    first: Table<ThreadNumber, usize>,
    /// For each step how many of each thread come before it or are it.
    rows: Vec<u32>,
    /// For each thread how many of its steps are too early to supply the read at hand.
    early: Lengths,
    /// The last step before the read at hand of each thread at its place, and whether that leaves the content.
    lasts: Vec<(At, bool)>,
    /// For each place how often a row of a step there has changed, and for each step how often that was when it
    /// was looked at last: what follows from it depends on these rows alone.
    changes: Table<PlaceIndex, u32>,
    looked_at: Vec<u32>,
    changed: bool,
}

impl Closure {
    /// Whether the further step cannot happen if of each thread at least these steps do, and at most
    /// those asked for.
    pub fn contradicts(&mut self, question: Question<'_>, least: &Lengths) -> bool {
        self.must.clone_from(least);
        if let Some((thread, _)) = question.further {
            self.must[thread] = question.lengths[thread] + 1;
        }
        self.first.clear();
        let mut all = 0;
        for &must in &self.must {
            self.first.push(all);
            all += must as usize;
        }
        self.rows.clear();
        self.rows.resize(all * self.must.len(), 0);
        self.changes.refill(question.trace.places.len(), 1);
        self.looked_at.clear();
        self.looked_at.resize(all, 0);
        for thread in self.must.indices() {
            for index in 0..self.must[thread] {
                let own = self.row((thread, index)) + thread.index();
                self.rows[own] = index + 1;
            }
        }
        self.changed = true;
        while std::mem::take(&mut self.changed) {
            if self.go_through(question).is_err() {
                return true;
            }
        }
        false
    }

    fn row(&self, (thread, index): At) -> usize {
        (self.first[thread] + index as usize) * self.must.len()
    }

    /// How many steps of a thread come before the step or are it.
    fn come(&self, step: At, thread: ThreadNumber) -> u32 {
        self.rows[self.row(step) + thread.index()]
    }

    /// Puts a step before another.
    fn order(&mut self, question: Question<'_>, one: At, other: At) -> Result<(), Contradiction> {
        if one == other || self.come(one, other.0) > other.1 {
            return Err(Contradiction);
        }
        let (from, to) = (self.row(one), self.row(other));
        let mut changed = false;
        for at in 0..self.must.len() {
            let known = self.rows[from + at];
            changed |= self.rows[to + at] < known;
            self.rows[to + at] = known.max(self.rows[to + at]);
        }
        if changed {
            self.changed = true;
            let place = question.step(other.0, other.1).place;
            if place.is_some() {
                self.changes[place] += 1;
            }
        }
        Ok(())
    }

    fn go_through(&mut self, question: Question<'_>) -> Result<(), Contradiction> {
        for thread in self.must.indices() {
            for index in 0..self.must[thread] {
                let (at, step) = ((thread, index), question.step(thread, index));
                let created = question.trace.threads[thread].spawned;
                match index.checked_sub(1) {
                    Some(before) => self.order(question, (thread, before), at)?,
                    None if created.0.is_some() => self.order(question, created, at)?,
                    None => {}
                }
                if step.joins.is_some() {
                    let last = self.must[step.joins].checked_sub(1);
                    last.map_or(Ok(()), |last| self.order(question, (step.joins, last), at))?;
                }
                if let Needs::Content(content) = step.needs {
                    let changes = self.changes[step.place];
                    let number = self.first[thread] + index as usize;
                    if std::mem::replace(&mut self.looked_at[number], changes) != changes {
                        self.supply(question, at, step, content)?;
                    }
                }
            }
        }
        Ok(())
    }

    /// Looks for what can supply the step with the content that it needs.
    fn supply(
        &mut self,
        question: Question<'_>,
        at: At,
        step: &Step,
        content: ContentIndex,
    ) -> Result<(), Contradiction> {
        let trace = question.trace;
        let mut lasts = std::mem::take(&mut self.lasts);
        lasts.clear();
        lasts.extend(trace.visitors(step.place).filter_map(|(other, visits)| {
            let come = match other == at.0 {
                true => at.1,
                false => self.come(at, other),
            };
            let before = visits.partition_point(|&visit| visit < come);
            let last = (other, visits[before.checked_sub(1)?]);
            let left = trace.step_of(last.0, last.1).known_after();
            Some((last, left == content || left.is_none()))
        }));
        let mut early = std::mem::take(&mut self.early);
        early.refill(self.must.len(), 0);
        for &(last, _) in lasts.iter().filter(|(_, leaves)| !leaves) {
            let row = self.row(last);
            for (early, &come) in early.iter_mut().zip(&self.rows[row..]) {
                *early = come.max(*early);
            }
        }
        let first = lasts.is_empty();
        let overtaken = |last: At| early[last.0] > last.1;
        let given = match first {
            true => trace.places[step.place].initial == content,
            false => (lasts.iter()).any(|&(last, leaves)| leaves && !overtaken(last)),
        };
        (self.early, self.lasts) = (early, lasts);
        if given && !first {
            return Ok(());
        }
        let mut suppliers = self.suppliers(question, at, step.place, content);
        let (one, another) = (suppliers.next(), suppliers.next());
        drop(suppliers);
        match one {
            None if !given => Err(Contradiction),
            None if first => self.overwrite(question, None, at, step.place, content),
            Some(one) if !given && another.is_none() && one.1 < self.must[one.0] => {
                self.order(question, one, at)?;
                self.overwrite(question, Some(one), at, step.place, content)
            }
            _ => Ok(()),
        }
    }

    /// The steps of other threads that can supply the step with the content.
    fn suppliers(
        &self,
        question: Question<'_>,
        at: At,
        place: PlaceIndex,
        content: ContentIndex,
    ) -> impl Iterator<Item = At> {
        // What comes after a step that comes later is later as well, whether it must happen or not.
        let later = move |(other, index): At| {
            let last = self.must[other].checked_sub(1);
            last.is_some_and(|last| self.come((other, index.min(last)), at.0) > at.1)
        };
        let steps = question.trace.leaving(content).iter().copied();
        let steps = steps.filter(move |&(other, index)| {
            let asked = (self.early[other]..question.lengths[other]).contains(&index);
            asked && other != at.0 && !later((other, index))
        });
        let further = question.further.filter(move |&(other, step)| {
            let step_at = (other, question.lengths[other]);
            let supplies = step.place == place && step.leaves == content;
            supplies && other != at.0 && self.early[other] <= step_at.1 && !later(step_at)
        });
        let further = further.map(move |(other, _)| (other, question.lengths[other]));
        steps.chain(further)
    }

    /// Nothing else that is left at the place can come between the supplier and the step.
    fn overwrite(
        &mut self,
        question: Question<'_>,
        supplier: Option<At>,
        at: At,
        place: PlaceIndex,
        content: ContentIndex,
    ) -> Result<(), Contradiction> {
        let trace = question.trace;
        for (other, visits) in trace.visitors(place) {
            let must = self.must[other].min(question.lengths[other]);
            let visits = &visits[..visits.partition_point(|&visit| visit < must)];
            let overwrites = |&visit: &u32| {
                let leaves = trace.step_of(other, visit).leaves;
                leaves.is_some() && leaves != content && (other, visit) != at
            };
            if let Some(supplier) = supplier {
                let come = self.come(at, other);
                let before = visits.partition_point(|&visit| visit < come);
                let last = visits[..before].iter().copied().rfind(|v| overwrites(v));
                if let Some(last) = last.filter(|&last| (other, last) != supplier) {
                    self.order(question, (other, last), supplier)?;
                }
            }
            let follows = |&visit: &u32| match supplier {
                Some(supplier) => self.come((other, visit), supplier.0) > supplier.1,
                None => true,
            };
            let after = visits.partition_point(|visit| !follows(visit));
            let next = visits[after..].iter().copied().find(|v| overwrites(v));
            if let Some(next) = next.filter(|&next| Some((other, next)) != supplier) {
                self.order(question, at, (other, next))?;
            }
        }
        Ok(())
    }
}
