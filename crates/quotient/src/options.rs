//! What can be chosen about a check.

use std::sync::atomic::AtomicBool;

use quotient_explore::Options as ExploreOptions;

/// What to look for, and how.
pub struct Options<'a> {
    /// How often a thread may come to the head of a loop each time that it enters it; at least 1. What
    /// lies beyond is not explored, and the report says so.
    pub unroll: Option<u32>,
    /// How often a thread may at most come to the head of a loop that has been found to have no end, where
    /// not all loops are bounded: it is explored for 1 round, then for 2, 4 and so on. What has no such
    /// loop is explored whole.
    pub rounds: u32,
    /// How many jumps and calls a thread may do between two accesses before it is taken to be in a loop that
    /// has no end.
    pub local_steps: u32,
    /// Reading memory that was allocated and never written is a violation, too.
    pub uninit: bool,
    /// A program that ends with a status other than 0 is one, too.
    pub exit_status: bool,
    /// The largest object that a thread may allocate, in bytes: where it asks for more, it gets a null
    /// pointer. 64 MiB if not given.
    pub allocation: Option<u64>,
    /// What becomes of loops that wait.
    pub loops: Loops,
    /// `optimal` explores, or `rf` where that has less left to do, unless something is asked for that only `optimal` can tell; which
    /// one has answered is [`Report::chosen`](crate::Report::chosen). Otherwise the algorithm of [`Options::explore`] explores.
    pub auto: bool,
    /// Set when that leaves it to `rf`: what is told of progress is then of other executions.
    pub left_to_rf: Option<&'a AtomicBool>,
    /// The algorithm, what else is a violation, limits, and who is told of progress.
    pub explore: ExploreOptions<'a>,
}

impl Default for Options<'_> {
    fn default() -> Self {
        Options {
            unroll: None,
            rounds: 16,
            local_steps: quotient_ir::Options::default().local_steps,
            uninit: false,
            exit_status: false,
            allocation: None,
            loops: Loops::default(),
            auto: false,
            left_to_rf: None,
            explore: ExploreOptions::default(),
        }
    }
}

impl Options<'_> {
    /// Whether data races, or stale accesses, are violations: then all that can be part of one is shown. Otherwise they are looked
    /// for among what is shown anyway.
    pub(crate) fn looks_for_races(&self) -> bool {
        self.explore.races.is_some_and(|races| races.violations) || self.judges_robustness()
    }

    /// Whether algorithms take turns: what is asked for is what each of them can tell.
    pub(crate) fn takes_turns(&self) -> bool {
        let explore = &self.explore;
        self.auto
            && !self.looks_for_races()
            && explore.leaks.is_none()
            && explore.sampling.is_none()
            && explore.preemptions.is_none()
            && explore.on_execution.is_none()
    }

    /// Whether stale accesses are violations.
    pub(crate) fn judges_robustness(&self) -> bool {
        self.explore.memory.is_some_and(|memory| memory.violations)
    }
}

/// What becomes of loops in which threads wait for each other. Whatever is chosen, the same
/// assertions can fail; the number of executions changes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Loops {
    /// Threads do not go around a loop when that changes nothing.
    pub purity: bool,
    /// A thread that would read too early waits for the value, and is not blocked for good.
    pub awaits: bool,
    /// Fetch-adds whose result nobody uses have no order among themselves, for algorithms that know
    /// awaits.
    pub independent_adds: bool,
    /// An atomic section is one event, for algorithms that know sections. Otherwise it is its accesses, under a lock.
    pub sections: bool,
}

impl Loops {
    /// Nothing is made of anything: each access is shown as what it is, as a certificate has it.
    pub const PLAIN: Loops = Loops {
        purity: false,
        awaits: false,
        independent_adds: false,
        sections: false,
    };
}

impl Default for Loops {
    fn default() -> Self {
        Loops {
            purity: true,
            awaits: true,
            independent_adds: true,
            sections: true,
        }
    }
}
