//! When two executions cannot be told apart: the equivalences, exactly by definition.
//!
//! | equivalence | definition |
//! |---|---|
//! | Mazurkiewicz | the same events, conflicting ones in the same order |
//! | observers | the same events, reads and writes of one location in the same order, each read has the same source |
//! | reads-from | the same events, each read has the same source |
//! | reads-value-from | the same events and values, causality orders the reads alike |
//! | data-centric | the same events, each read has the same source, the leaves' conflicting events in the same order |
//! | value-happens-before | the same events and values, causality orders the reads alike, the root's reads have sources of its own alike, the leaves' conflicting events in the same order |
//! | view | the same events, each read observes the same value |
//!
//! Two of them single out a thread, the root, from the others, the leaves: by default the first that
//! main spawns.
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

mod conflicts;
mod record;
mod relations;
mod rooted;

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
    /// Each read reads from the same write, and conflicting events of the leaves are in the same order.
    DataCentric,
    /// Each read reads the same value, those of the root also from the same side; causality orders
    /// the reads in the same way; conflicting events of the leaves are in the same order.
    ValueHappensBefore,
}

/// The spawn path of the thread that is the root unless another is chosen: main's first child.
pub const DEFAULT_ROOT: &[u32] = &[1];

/// The name of a class: equal for two executions of one program just if they are equivalent.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub struct ClassKey(pub Vec<u64>);

impl Equivalence {
    /// Every equivalence: first those of which each is finer than the next, then those with a root.
    pub const ALL: [Equivalence; 7] = [
        Equivalence::Mazurkiewicz,
        Equivalence::Observers,
        Equivalence::ReadsFrom,
        Equivalence::ReadsValueFrom,
        Equivalence::View,
        Equivalence::DataCentric,
        Equivalence::ValueHappensBefore,
    ];

    /// The class that an execution belongs to.
    pub fn class(self, execution: &Execution) -> ClassKey {
        self.class_with_root(execution, DEFAULT_ROOT)
    }

    /// The class that an execution belongs to if the root is the thread with this spawn path: which
    /// child of main, which child of that, and so on. An equivalence without a root does not care.
    pub fn class_with_root(self, execution: &Execution, root: &[u32]) -> ClassKey {
        let record = record::Record::new(execution);
        let mut key = Vec::with_capacity(12 * execution.events.len());
        record.encode(&mut key);
        match self {
            Equivalence::Mazurkiewicz => conflicts::conflict_order(&record, &mut key),
            Equivalence::Observers => relations::observed_order(&record, &mut key),
            Equivalence::ReadsFrom => relations::sources(&record, &mut key),
            Equivalence::ReadsValueFrom => {
                relations::causality(&record, relations::learns, &mut key);
            }
            Equivalence::View => {}
            Equivalence::DataCentric => {
                relations::sources(&record, &mut key);
                relations::causality(&record, rooted::observes, &mut key);
                rooted::leaf_order(&record, root, &mut key);
            }
            Equivalence::ValueHappensBefore => {
                rooted::sides(&record, root, &mut key);
                relations::causality(&record, rooted::observes, &mut key);
                rooted::leaf_order(&record, root, &mut key);
            }
        }
        ClassKey(key)
    }
}

#[cfg(test)]
mod tests;
