//! Memory orders: what an access promises about the accesses around it.
//!
//! Under sequential consistency all of them do the same, so they are no part of an [`Access`](crate::Access). Whoever
//! judges an execution by the rules of C11 asks the program for the orders of a thread's pending access
//! ([`Program::orders`](crate::Program::orders)) and for the fences that the thread has passed since its last one
//! ([`Program::fences`](crate::Program::fences)).

/// The order of one access, as C11, C++ and Rust have them. `consume` is `acquire`, as compilers take it.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MemoryOrder {
    /// No atomic access.
    NotAtomic,
    /// `relaxed`: indivisible, and nothing else.
    Relaxed,
    /// `acquire`
    Acquire,
    /// `release`
    Release,
    /// `acq_rel`
    AcqRel,
    /// `seq_cst`
    SeqCst,
}

impl MemoryOrder {
    /// Whether an access with this order is indivisible.
    #[inline]
    pub fn is_atomic(self) -> bool {
        self != MemoryOrder::NotAtomic
    }

    /// Whether what it reads from may synchronise with it.
    #[inline]
    pub fn acquires(self) -> bool {
        use MemoryOrder::{AcqRel, Acquire, SeqCst};
        matches!(self, Acquire | AcqRel | SeqCst)
    }

    /// Whether it may synchronise with who reads it.
    #[inline]
    pub fn releases(self) -> bool {
        use MemoryOrder::{AcqRel, Release, SeqCst};
        matches!(self, Release | AcqRel | SeqCst)
    }

    /// The order by the number that C's headers give it, in `__atomic_load_n(p, 2)`.
    pub fn by_number(number: u64) -> Option<Self> {
        use MemoryOrder::{AcqRel, Acquire, Relaxed, Release, SeqCst};
        let orders = [Relaxed, Acquire, Acquire, Release, AcqRel, SeqCst];
        orders.get(usize::try_from(number).ok()?).copied()
    }

    /// Its name in C++ and, but for one, in Rust.
    pub fn name(self) -> &'static str {
        match self {
            MemoryOrder::NotAtomic => "not atomic",
            MemoryOrder::Relaxed => "relaxed",
            MemoryOrder::Acquire => "acquire",
            MemoryOrder::Release => "release",
            MemoryOrder::AcqRel => "acq_rel",
            MemoryOrder::SeqCst => "seq_cst",
        }
    }
}

/// The orders of an access: a compare-exchange that fails is a load with an order of its own.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Orders {
    /// If it does what it is for.
    pub success: MemoryOrder,
    /// If it is a compare-exchange, or an attempt to lock, that fails.
    pub failure: MemoryOrder,
}

impl Orders {
    /// Those of an access that cannot fail.
    #[inline]
    pub const fn always(order: MemoryOrder) -> Self {
        Orders {
            success: order,
            failure: order,
        }
    }

    /// Those of what synchronises in every way.
    pub const SEQ_CST: Orders = Orders::always(MemoryOrder::SeqCst);

    /// Whether either is that of an atomic access, and weaker than `seq_cst`.
    pub fn are_weak(self) -> bool {
        let weak = |order: MemoryOrder| order.is_atomic() && order != MemoryOrder::SeqCst;
        weak(self.success) || weak(self.failure)
    }
}

/// What the fences do that a thread has passed between two accesses, all taken together.
///
/// An acquire fence lets what the thread read before it synchronise with what comes after; a release fence lets what
/// the thread writes after it synchronise as if it stood at the fence. So a release fence *before* an
/// acquire fence is less than one behind it.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug, Default)]
pub enum Fences {
    /// There are none.
    #[default]
    None,
    /// One that acquires.
    Acquire,
    /// One that releases.
    Release,
    /// One that releases, and then one that acquires.
    ReleaseAcquire,
    /// One that acquires and releases.
    AcqRel,
    /// Such a one that is also in the total order of what is `seq_cst`.
    SeqCst,
}

impl Fences {
    /// The fence of an order: a relaxed one is none.
    pub fn of(order: MemoryOrder) -> Self {
        match order {
            MemoryOrder::NotAtomic | MemoryOrder::Relaxed => Fences::None,
            MemoryOrder::Acquire => Fences::Acquire,
            MemoryOrder::Release => Fences::Release,
            MemoryOrder::AcqRel => Fences::AcqRel,
            MemoryOrder::SeqCst => Fences::SeqCst,
        }
    }

    /// Whether what the thread writes after them may synchronise as if it stood at one of them.
    #[inline]
    pub fn release(self) -> bool {
        !matches!(self, Fences::None | Fences::Acquire)
    }

    /// These, and then others.
    #[inline]
    pub fn then(self, next: Fences) -> Self {
        use Fences::{AcqRel, Acquire, None, Release, ReleaseAcquire, SeqCst};
        match (self, next) {
            (all, None) | (None, all) => all,
            (SeqCst, _) | (_, SeqCst) => SeqCst,
            (AcqRel, _) | (_, AcqRel) => AcqRel,
            (Acquire, Acquire) => Acquire,
            (Release, Release) => Release,
            (Release, Acquire) => ReleaseAcquire,
            (ReleaseAcquire, Acquire) => ReleaseAcquire,
            // What is released at the last of them is also what the acquiring one before has brought.
            (Acquire | ReleaseAcquire, Release | ReleaseAcquire) => AcqRel,
            (Release, ReleaseAcquire) => ReleaseAcquire,
        }
    }
}

/// What the hardware and the compiler may make of a program: which execution graphs it has.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug)]
pub enum MemoryModel {
    /// Sequential consistency: interleavings.
    Sc,
    /// Total store order, as of x86: a store may be put off past loads of other locations.
    Tso,
    /// Partial store order: past stores of other locations as well.
    Pso,
    /// Release/acquire: [`MemoryModel::Rc11`] where every access acquires and releases as far as it reads and writes.
    Ra,
    /// Repaired C11 (Lahav, Vafeiadis, Kang, Hur and Dreyer, PLDI 2017), with the release sequences of C++20.
    Rc11,
}

impl MemoryModel {
    /// All of them, the strongest first.
    pub const ALL: [MemoryModel; 5] = [
        MemoryModel::Sc,
        MemoryModel::Tso,
        MemoryModel::Pso,
        MemoryModel::Ra,
        MemoryModel::Rc11,
    ];

    /// Its name in lower case, as options have it.
    pub fn name(self) -> &'static str {
        match self {
            MemoryModel::Sc => "sc",
            MemoryModel::Tso => "tso",
            MemoryModel::Pso => "pso",
            MemoryModel::Ra => "ra",
            MemoryModel::Rc11 => "rc11",
        }
    }

    /// Whether it is one of stores that are put off, where what a read or a write promises is up to the processor.
    pub fn buffers_stores(self) -> bool {
        matches!(self, MemoryModel::Tso | MemoryModel::Pso)
    }
}

#[cfg(test)]
mod tests {
    use super::{Fences, MemoryOrder};

    /// What fences do to what a thread knows (`cur`), would know by an acquire fence (`acq`) and would tell
    /// without a release (`rel`), each as a number.
    fn performed(fences: Fences, [cur, acq, rel]: [u32; 3]) -> [u32; 3] {
        match fences {
            Fences::None => [cur, acq, rel],
            Fences::Acquire => [acq, acq, rel],
            Fences::Release => [cur, acq, cur],
            Fences::ReleaseAcquire => [acq, acq, cur],
            Fences::AcqRel | Fences::SeqCst => [acq, acq, acq],
        }
    }

    #[test]
    fn fences_taken_together_do_what_they_do_one_by_one() {
        use Fences::*;
        let all = [None, Acquire, Release, ReleaseAcquire, AcqRel, SeqCst];
        for first in all {
            for second in all {
                let together = performed(first.then(second), [1, 2, 0]);
                assert_eq!(together, performed(second, performed(first, [1, 2, 0])));
                let total = first == SeqCst || second == SeqCst;
                assert_eq!(first.then(second) == SeqCst, total);
            }
        }
    }

    #[test]
    fn orders_have_the_numbers_of_the_headers() {
        let names: Vec<_> = (0..6).filter_map(MemoryOrder::by_number).collect();
        let names: Vec<_> = names.iter().map(|order| order.name()).collect();
        assert_eq!(
            names.join(" "),
            "relaxed acquire acquire release acq_rel seq_cst"
        );
        assert_eq!(MemoryOrder::by_number(6), None);
    }
}
