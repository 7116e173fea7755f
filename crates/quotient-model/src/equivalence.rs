//! When two executions cannot be told apart: the equivalences, exactly by definition.
//!
//! | equivalence | definition |
//! |---|---|
//! | Mazurkiewicz | the same events, conflicting ones in the same order |
//! | observers | the same events, reads and writes of one location in the same order, each read has the same source |
//! | reads-from | the same events, each read has the same source |
//! | reads-value-from | the same events and values, causality orders the reads alike |
//! | view | the same events, each read observes the same value |
//!
//! A class is named by a key that spells the definition out: first the events of every thread
//! with what they observed and wrote (`record`), then the relation that the equivalence looks at
//! (`relations`). Every equivalence here is local, so its key begins with the same events; for
//! view nothing else is left to say, since what a thread does follows from what it observed.
//!
//! Nothing is optimised and no equivalence relies on another being finer: this is what the
//! algorithms are judged by.
//!
//! Keys may be compared across explorations of one program as long as both call the same memory
//! by the same [`Location`](crate::Location). Threads are compared by their spawn paths, not by
//! their numbers; only a program that keeps thread numbers in shared memory needs the two
//! explorations to have numbered alike.

use crate::execution::Execution;

mod record;
mod relations;

/// An equivalence on executions.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Equivalence {
    /// The same order of all conflicting events (Mazurkiewicz traces).
    Mazurkiewicz,
    /// The same order of all conflicting events, where two writes conflict only through a read that
    /// observes one of them.
    Observers,
    /// Each read reads from the same write.
    ReadsFrom,
    /// Each read reads the same value, and causality orders the reads in the same way.
    ReadsValueFrom,
    /// Each read reads the same value.
    View,
}

/// The name of a class: equal for two executions of one program just if they are equivalent.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClassKey(pub Vec<u64>);

impl Equivalence {
    /// Every equivalence, finest first.
    pub const ALL: [Equivalence; 5] = [
        Equivalence::Mazurkiewicz,
        Equivalence::Observers,
        Equivalence::ReadsFrom,
        Equivalence::ReadsValueFrom,
        Equivalence::View,
    ];

    /// The class that an execution belongs to.
    pub fn class(self, execution: &Execution) -> ClassKey {
        let record = record::Record::new(execution);
        let mut key = Vec::with_capacity(12 * execution.events.len());
        record.encode(&mut key);
        match self {
            Equivalence::Mazurkiewicz => relations::conflict_order(&record, &mut key),
            Equivalence::Observers => relations::observed_order(&record, &mut key),
            Equivalence::ReadsFrom => relations::sources(&record, &mut key),
            Equivalence::ReadsValueFrom => relations::causality(&record, &mut key),
            Equivalence::View => {}
        }
        ClassKey(key)
    }
}

#[cfg(test)]
mod tests;
