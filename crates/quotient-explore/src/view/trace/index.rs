//! Who accesses a place, and who leaves a content: what the searches and the bounds ask of a trace
//! again and again, found once.

use super::{NONE, Trace};

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
}

impl Trace {
    /// Finds all this, once the steps are there.
    pub(super) fn index(&mut self) {
        self.find_suppliers();
        self.find_visitors();
        self.find_inherited();
    }

    fn find_inherited(&mut self) {
        for &(thread, from, to) in &self.index.visitors {
            let first = self.threads[thread as usize].first;
            let mut inherits = NONE;
            for &visit in &self.index.visits[from as usize..to as usize] {
                let step = &mut self.steps[(first + visit) as usize];
                step.inherits = inherits;
                inherits = step.known_after();
            }
        }
    }

    fn find_visitors(&mut self) {
        let mut found: Vec<(u32, u32, u32)> = Vec::new();
        for thread in 0..self.threads.len() as u32 {
            for (index, step) in self.steps_of(thread).iter().enumerate() {
                if step.place != NONE {
                    found.push((step.place, thread, index as u32));
                }
            }
        }
        found.sort_unstable();
        self.index.visitors.clear();
        self.index.first_visitor.clear();
        self.index.visits.clear();
        for (at, &(place, thread, index)) in found.iter().enumerate() {
            let at = at as u32;
            self.index.visits.push(index);
            while self.index.first_visitor.len() <= place as usize {
                self.index
                    .first_visitor
                    .push(self.index.visitors.len() as u32);
            }
            let from = self.index.first_visitor[place as usize] as usize;
            match self.index.visitors[from..].last_mut() {
                Some((visitor, _, to)) if *visitor == thread => *to = at + 1,
                _ => self.index.visitors.push((thread, at, at + 1)),
            }
        }
        while self.index.first_visitor.len() <= self.places.len() {
            self.index
                .first_visitor
                .push(self.index.visitors.len() as u32);
        }
    }

    /// The numbers of a thread's steps at a place.
    pub fn visits(&self, thread: u32, place: u32) -> impl Iterator<Item = u32> {
        let own = self
            .visitors(place)
            .filter(move |&(visitor, _)| visitor == thread);
        own.flat_map(|(_, visits)| visits.iter().copied())
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
        let mut found: Vec<(u32, u32, u32)> = Vec::new();
        for thread in 0..self.threads.len() as u32 {
            for (index, step) in self.steps_of(thread).iter().enumerate() {
                if step.leaves != NONE {
                    found.push((step.leaves, thread, index as u32));
                }
            }
        }
        found.extend(
            self.frees
                .iter()
                .map(|&(thread, index, content)| (content, thread, index)),
        );
        found.sort_unstable();
        found.dedup_by_key(|&mut (content, thread, _)| (content, thread));
        self.index.suppliers.clear();
        self.index.first_supplier.clear();
        for &(content, thread, index) in &found {
            while self.index.first_supplier.len() <= content as usize {
                self.index
                    .first_supplier
                    .push(self.index.suppliers.len() as u32);
            }
            self.index.suppliers.push((thread, index));
        }
        self.index
            .first_supplier
            .push(self.index.suppliers.len() as u32);
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
