//! Who accesses a place, and who leaves a content: what the searches and the bounds ask of a trace
//! again and again, found once.

use super::{NONE, Step, Thread, Trace};

/// Lists of steps, grouped.
#[derive(Default)]
pub(super) struct Index {
    /// For each content the threads that leave it, each with the first of its steps that does, from
    /// `first_supplier` of it on.
    suppliers: Vec<(u32, u32)>,
    first_supplier: Vec<u32>,
    /// For each place, from `first_visitor` of it on, who accesses it: a thread, and where the numbers
    /// of its steps there begin and end in `visits`.
    visitors: Vec<(u32, u32, u32)>,
    first_visitor: Vec<u32>,
    visits: Vec<u32>,
    buckets: Buckets,
}

/// Steps, by thread and number, sorted into buckets; those of one bucket stay in order.
#[derive(Default)]
struct Buckets {
    /// Where each bucket ends.
    ends: Vec<u32>,
    steps: Vec<(u32, u32)>,
}

impl Buckets {
    /// Sorts steps given with the numbers of their buckets.
    fn sort(&mut self, count: usize, steps: impl Iterator<Item = (u32, u32, u32)> + Clone) {
        self.ends.clear();
        self.ends.resize(count + 1, 0);
        for (bucket, ..) in steps.clone() {
            self.ends[bucket as usize + 1] += 1;
        }
        for bucket in 0..count {
            self.ends[bucket + 1] += self.ends[bucket];
        }
        self.steps.clear();
        self.steps.resize(self.ends[count] as usize, (NONE, NONE));
        // Until all are in, `ends` says where the next of each bucket goes.
        for (bucket, thread, index) in steps {
            let end = &mut self.ends[bucket as usize];
            self.steps[*end as usize] = (thread, index);
            *end += 1;
        }
    }

    fn of(&self, bucket: usize) -> &[(u32, u32)] {
        let from = bucket.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.steps[from as usize..self.ends[bucket] as usize]
    }
}

/// The steps of all threads, one thread after the other, each with its thread and number.
fn steps_of_all<'t>(
    threads: &'t [Thread],
    steps: &'t [Step],
) -> impl Iterator<Item = (u32, u32, &'t Step)> + Clone {
    let threads = threads.iter().enumerate();
    threads.flat_map(|(number, thread)| {
        let (from, to) = (thread.first, thread.first + thread.length);
        let own = &steps[from as usize..to as usize];
        let own = own.iter().enumerate();
        own.map(move |(index, step)| (number as u32, index as u32, step))
    })
}

impl Trace {
    /// Finds all this, once the steps are there.
    pub(super) fn index(&mut self) {
        self.find_suppliers();
        self.find_visitors();
        self.find_given();
    }

    /// Finds for each step whether what it needs is given.
    fn find_given(&mut self) {
        for visitor in 0..self.index.visitors.len() {
            let (thread, from, to) = self.index.visitors[visitor];
            let first = self.threads[thread as usize].first;
            let mut last: Option<u32> = None;
            for visit in from..to {
                let index = self.index.visits[visit as usize];
                let step = self.step_of(thread, index);
                let last = last.replace(index).map(|last| self.step_of(thread, last));
                let freed = self.places[step.place as usize].freed;
                let given = match last.filter(|last| last.row == step.row && !freed) {
                    Some(last) => self.finds_after(thread, step, last),
                    None => self.is_given(thread, index, step),
                };
                self.steps[(first + index) as usize].given = given;
            }
        }
    }

    fn find_visitors(&mut self) {
        let Index {
            visitors,
            first_visitor,
            visits,
            buckets,
            ..
        } = &mut self.index;
        let (threads, steps) = (&self.threads, &self.steps);
        let at_places = steps_of_all(threads, steps)
            .filter(|(_, _, step)| step.place != NONE)
            .map(|(thread, index, step)| (step.place, thread, index));
        buckets.sort(self.places.len(), at_places);
        visitors.clear();
        first_visitor.clear();
        visits.clear();
        for place in 0..self.places.len() {
            first_visitor.push(visitors.len() as u32);
            let from = visitors.len();
            for &(thread, index) in buckets.of(place) {
                let at = visits.len() as u32;
                visits.push(index);
                match visitors[from..].last_mut() {
                    Some((visitor, _, to)) if *visitor == thread => *to = at + 1,
                    _ => visitors.push((thread, at, at + 1)),
                }
            }
        }
        first_visitor.push(visitors.len() as u32);
    }

    /// The numbers of a thread's steps at a place.
    pub fn visits(&self, thread: u32, place: u32) -> &[u32] {
        let mut visitors = self.visitors(place);
        let own = visitors.find(|&(visitor, _)| visitor == thread);
        own.map_or(&[], |(_, visits)| visits)
    }

    /// The threads that access a place, each with the numbers of its steps there.
    #[inline]
    pub fn visitors(&self, place: u32) -> impl Iterator<Item = (u32, &[u32])> {
        let place = place as usize;
        let (from, to) = (
            self.index.first_visitor[place],
            self.index.first_visitor[place + 1],
        );
        self.index.visitors[from as usize..to as usize]
            .iter()
            .map(|&(thread, from, to)| (thread, &self.index.visits[from as usize..to as usize]))
    }

    fn find_suppliers(&mut self) {
        let Index {
            suppliers,
            first_supplier,
            buckets,
            ..
        } = &mut self.index;
        let (threads, steps) = (&self.threads, &self.steps);
        let left = steps_of_all(threads, steps)
            .filter(|(_, _, step)| step.leaves != NONE)
            .map(|(thread, index, step)| (step.leaves, thread, index));
        let freed = self
            .frees
            .iter()
            .map(|&(thread, index, content)| (content, thread, index));
        buckets.sort(self.contents.len(), left.chain(freed));
        suppliers.clear();
        first_supplier.clear();
        for content in 0..self.contents.len() {
            first_supplier.push(suppliers.len() as u32);
            let from = suppliers.len();
            for &(thread, index) in buckets.of(content) {
                // Frees come after all others.
                let own = suppliers[from..].iter_mut().find(|(own, _)| *own == thread);
                match own {
                    Some((_, first)) => *first = index.min(*first),
                    None => suppliers.push((thread, index)),
                }
            }
        }
        first_supplier.push(suppliers.len() as u32);
    }

    /// The other threads that leave a content in their first steps, but not before the step for sure,
    /// each with the first of its steps that does.
    pub fn concurrent_suppliers<'t>(
        &'t self,
        thread: u32,
        step: &'t Step,
        content: u32,
        lengths: &'t [u32],
    ) -> impl Iterator<Item = (u32, u32)> + 't {
        let others = self.suppliers(content).iter();
        let others = others.filter(move |&&(other, _)| other != thread);
        others.filter_map(move |&(other, first)| {
            let before = self.before(step, other);
            let first = match first < before {
                true => {
                    let visits = self.visits(other, step.place);
                    let visits = &visits[visits.partition_point(|&visit| visit < before)..];
                    let leaves = |&&visit: &&u32| self.step_of(other, visit).leaves == content;
                    *visits.iter().find(leaves)?
                }
                false => first,
            };
            (first < lengths[other as usize]).then_some((other, first))
        })
    }

    /// The threads that leave a content, each with the first of its steps that does.
    #[inline]
    pub fn suppliers(&self, content: u32) -> &[(u32, u32)] {
        let content = content as usize;
        let Some(&to) = self.index.first_supplier.get(content + 1) else {
            return &[];
        };
        &self.index.suppliers[self.index.first_supplier[content] as usize..to as usize]
    }
}
