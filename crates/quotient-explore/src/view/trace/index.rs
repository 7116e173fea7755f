//! Who accesses a place, and who leaves a content: what the searches and the bounds ask of a trace
//! again and again, found once.

use quotient_model::{Index, Span, Table, index_type};

use super::{
    At, ContentIndex, Lengths, NOWHERE, PlaceIndex, Step, StepIndex, Thread, ThreadNumber, Trace,
};

index_type! {
    /// A thread that leaves some content.
    struct SupplierIndex;

    /// A thread that accesses some place.
    struct VisitorIndex;

    /// Where in some bucket a step is.
    struct InBucket;
}

/// A thread, and where the numbers of its steps at a place are in the list of all.
type Visitor = (ThreadNumber, Span);

/// Lists of steps, grouped.
#[derive(Default)]
pub(super) struct Lists {
    /// For each content the threads that leave it, each with the first of its steps that does, from
    /// `first_supplier` of it on.
    suppliers: Table<SupplierIndex, At>,
    first_supplier: Table<ContentIndex, SupplierIndex>,
    /// For each place, from `first_visitor` of it on, who accesses it: a thread, and where the numbers
    /// of its steps there begin and end in `visits`.
    visitors: Table<VisitorIndex, Visitor>,
    first_visitor: Table<PlaceIndex, VisitorIndex>,
    visits: Vec<u32>,
    by_content: Buckets<ContentIndex>,
    by_place: Buckets<PlaceIndex>,
}

/// Steps, by thread and number, sorted into buckets; those of one bucket stay in order.
struct Buckets<B> {
    /// Where each bucket ends.
    ends: Table<B, InBucket>,
    steps: Table<InBucket, At>,
}

impl<B> Default for Buckets<B> {
    fn default() -> Self {
        Buckets {
            ends: Table::default(),
            steps: Table::default(),
        }
    }
}

impl<B: Index> Buckets<B> {
    /// Sorts steps given with their buckets.
    fn sort(&mut self, count: usize, steps: impl Iterator<Item = (B, At)> + Clone) {
        self.ends.refill(count + 1, InBucket::FIRST);
        for (bucket, _) in steps.clone() {
            let size = &mut self.ends[bucket.next()];
            *size = size.next();
        }
        let mut end = InBucket::FIRST;
        for size in &mut self.ends {
            end = InBucket::new(end.index() + size.index());
            *size = end;
        }
        self.steps.refill(end.index(), NOWHERE);
        // Until all are in, `ends` says where the next of each bucket goes.
        for (bucket, step) in steps {
            let end = &mut self.ends[bucket];
            self.steps[*end] = step;
            *end = end.next();
        }
    }

    fn of(&self, bucket: B) -> &[At] {
        let from = match bucket.index() {
            0 => InBucket::FIRST,
            _ => self.ends[bucket.previous()],
        };
        self.steps.between(from, self.ends[bucket])
    }
}

/// The steps of all threads, one thread after the other, each with its thread and number.
fn steps_of_all<'t>(
    threads: &'t Table<ThreadNumber, Thread>,
    steps: &'t Table<StepIndex, Step>,
) -> impl Iterator<Item = (At, &'t Step)> + Clone {
    threads.entries().flat_map(|(number, thread)| {
        let own = steps.since(thread.first).iter().zip(0..thread.length);
        own.map(move |(step, index)| ((number, index), step))
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
        for visitor in self.index.visitors.indices() {
            let (thread, visits) = self.index.visitors[visitor];
            let mut last: Option<u32> = None;
            for visit in visits.range() {
                let index = self.index.visits[visit];
                let step = self.step_of(thread, index);
                let last = last.replace(index).map(|last| self.step_of(thread, last));
                let freed = self.places[step.place].freed;
                let given = match last.filter(|last| last.row == step.row && !freed) {
                    Some(last) => self.finds_after(thread, step, last),
                    None => self.is_given(thread, index, step),
                };
                let place = self.place_of_step(thread, index);
                self.steps[place].given = given;
            }
        }
    }

    fn find_visitors(&mut self) {
        let Lists {
            visitors,
            first_visitor,
            visits,
            by_place,
            ..
        } = &mut self.index;
        let (threads, steps) = (&self.threads, &self.steps);
        let at_places = steps_of_all(threads, steps)
            .filter(|(_, step)| step.place.is_some())
            .map(|(at, step)| (step.place, at));
        by_place.sort(self.places.len(), at_places);
        visitors.clear();
        first_visitor.clear();
        visits.clear();
        for place in self.places.indices() {
            first_visitor.push(visitors.end());
            for own in by_place.of(place).chunk_by(|one, other| one.0 == other.0) {
                let from = visits.len();
                visits.extend(own.iter().map(|&(_, index)| index));
                visitors.push((own[0].0, Span::new(from..visits.len())));
            }
        }
        first_visitor.push(visitors.end());
    }

    /// The numbers of a thread's steps at a place.
    pub fn visits(&self, thread: ThreadNumber, place: PlaceIndex) -> &[u32] {
        let mut visitors = self.visitors(place);
        let own = visitors.find(|&(visitor, _)| visitor == thread);
        own.map_or(&[], |(_, visits)| visits)
    }

    /// The threads that access a place, each with the numbers of its steps there.
    #[inline]
    pub fn visitors(&self, place: PlaceIndex) -> impl Iterator<Item = (ThreadNumber, &[u32])> {
        let Lists {
            visitors,
            first_visitor,
            visits,
            ..
        } = &self.index;
        let visitors = visitors.between(first_visitor[place], first_visitor[place.next()]);
        let visitors = visitors.iter();
        visitors.map(|&(thread, own)| (thread, &visits[own.range()]))
    }

    fn find_suppliers(&mut self) {
        let Lists {
            suppliers,
            first_supplier,
            by_content,
            ..
        } = &mut self.index;
        let (threads, steps) = (&self.threads, &self.steps);
        let left = steps_of_all(threads, steps)
            .filter(|(_, step)| step.leaves.is_some())
            .map(|(at, step)| (step.leaves, at));
        let freed = self
            .frees
            .iter()
            .map(|&(thread, index, content)| (content, (thread, index)));
        by_content.sort(self.contents.len(), left.chain(freed));
        suppliers.clear();
        first_supplier.clear();
        for content in self.contents.indices() {
            let from = suppliers.end();
            first_supplier.push(from);
            for &(thread, index) in by_content.of(content) {
                // Frees come after all others.
                let mut known = suppliers.as_mut_slice()[from.index()..].iter_mut();
                let own = known.find(|(own, _)| *own == thread);
                match own {
                    Some((_, first)) => *first = index.min(*first),
                    None => _ = suppliers.push((thread, index)),
                }
            }
        }
        first_supplier.push(suppliers.end());
    }

    /// The other threads that leave a content in their first steps, but not before the step for sure,
    /// each with the first of its steps that does.
    pub fn concurrent_suppliers<'t>(
        &'t self,
        thread: ThreadNumber,
        step: &'t Step,
        content: ContentIndex,
        lengths: &'t Lengths,
    ) -> impl Iterator<Item = At> + 't {
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
            (first < lengths[other]).then_some((other, first))
        })
    }

    /// The steps that leave a content.
    #[inline]
    pub fn leaving(&self, content: ContentIndex) -> &[At] {
        match content.next() < self.index.first_supplier.end() {
            true => self.index.by_content.of(content),
            // Only another outcome leaves it.
            false => &[],
        }
    }

    /// The threads that leave a content, each with the first of its steps that does.
    #[inline]
    pub fn suppliers(&self, content: ContentIndex) -> &[At] {
        let first = &self.index.first_supplier;
        let Some(&to) = first.get(content.next()) else {
            return &[];
        };
        self.index.suppliers.between(first[content], to)
    }
}
