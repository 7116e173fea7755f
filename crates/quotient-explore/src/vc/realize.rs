//! Realize (Lemma 4.1 of the paper): a trace that linearizes a closed annotated partial order.
//!
//! Each event of the root comes as early as the order permits, that is after the leaves that have to
//! come before it and before all others.

use super::order::AnnotatedPartialOrder;

impl AnnotatedPartialOrder {
    /// Puts the events into an order in which every read reads from a good write. The order must be
    /// closed, and all conflicting events of the leaves ordered.
    pub fn realize(&mut self, trace: &mut Vec<u32>) {
        trace.clear();
        let mut done = std::mem::take(&mut self.done);
        done.clear();
        done.resize(self.thread_count(), 0);
        if let Some(root) = self.root {
            for &event in self.of_thread(root) {
                let clock = self.clock(event);
                self.emit(&mut done, trace, |thread| clock[thread]);
            }
        }
        self.emit(&mut done, trace, |_| u32::MAX);
        self.done = done;
        debug_assert!(
            (0..self.len() as u32).all(|event| self.item(event).reads.is_none()
                || self
                    .good_writes(event)
                    .contains(&self.source_in(trace, event))),
            "a closed order is realized by this trace"
        );
    }

    /// Adds the first events of each thread, as many as `wanted` says, in an order that respects the
    /// partial one.
    fn emit(&self, done: &mut [u32], trace: &mut Vec<u32>, wanted: impl Fn(usize) -> u32) {
        loop {
            let before = trace.len();
            for thread in 0..done.len() {
                let events = self.of_thread(thread as u16);
                while (done[thread] as usize) < events.len() && done[thread] < wanted(thread) {
                    let event = events[done[thread] as usize];
                    let clock = self.clock(event).iter().enumerate();
                    let mut others = clock.filter(|&(other, _)| other != thread);
                    if others.any(|(other, &count)| done.get(other).is_some_and(|&d| d < count)) {
                        break;
                    }
                    done[thread] += 1;
                    trace.push(event);
                }
            }
            if trace.len() == before {
                return;
            }
        }
    }
}
