//! What was recorded, for another process that is to go on with it or to tell it.

use quotient_model::{Portable, Reader, Writer, portable};

use super::ending::{Endless, Limit, Stop};
use super::recorder::Found;
use super::report::{
    BlockedBy, Counts, DataRace, Extent, HeldMutex, Missed, Printed, RacingAccess, Schedule,
    ThreadStory, TraceStep, Turn, Violation, Waiting,
};
use super::stale::{Remedy, StaleAccess, StalePlace, Unjudged};
use super::steps;
use crate::statistics::{
    OrderStatistics, PhaseTimes, Statistics, SymmetryStatistics, ViewStatistics, WitnessStatistics,
};

portable!(struct Counts { complete, blocked, livelocks, redundant, events, lengths, expected });
portable!(struct BlockedBy { assumptions, loops, end });
portable!(struct Found { violation, events, threads, thread, stuck });
portable!(struct Violation {
    failure, thread, source, stack, trace, threads, held, blocks, printed, waiting, accesses, stale,
    schedule, found,
});
portable!(struct Extent { switches, steps });
portable!(struct Schedule { turns, rounds, bounded, watched, regions });
portable!(struct Turn { thread, observed });
portable!(struct Missed { thread, source, value });
portable!(struct ThreadStory { name, function, created });
portable!(struct HeldMutex { name, taken, source });
portable!(struct Printed { thread, text, after });
portable!(struct DataRace { message, accesses });
portable!(struct RacingAccess { thread, source, writes, frees, atomic });
portable!(struct Waiting { thread, source, reason, mutex, on, in_cycle, stack });
portable!(struct StaleAccess { model, variable, access, missed, stale, found, stack, remedies });
portable!(struct StalePlace { thread, source, reads, writes, order });
portable!(struct Remedy { source, order, fence });
portable!(
    enum Unjudged {
        Sizes,
        Handover,
    }
);
portable!(
    enum Stop {
        Violation,
        Timeout,
        Executions,
        Endless(endless),
        Rounds,
        Sampled,
        Interrupted,
        Memory,
        Program(diagnostic),
        Preemptions(most),
    }
);
portable!(struct Endless { limit, thread, repeated, read });
portable!(
    enum Limit {
        Events(most),
        Threads(most),
        Choices(most),
        Steps,
    }
);
portable!(
    enum Statistics {
        Sources(all),
        Values(all),
        Orders(all),
        Views(all),
    }
);
portable!(struct SymmetryStatistics { groups, left_out, given_up });
portable!(struct WitnessStatistics {
    checks, saturation_refuted, guide_found, coherence_found, decision_found, decision_refuted, times,
});
portable!(struct PhaseTimes { saturation, guide, coherence, decision });
portable!(struct OrderStatistics { maximal, partial, closures, refused, questions, edges, time });
portable!(struct ViewStatistics { formed, redundant, checks, realisable, time });

impl Portable for TraceStep {
    fn write(&self, out: &mut Writer) {
        out.raw(self.operation.as_bytes());
        out.put(&self.thread);
        out.put(&self.source);
        out.put(&self.target);
        out.put(&self.read);
        out.put(&self.written);
        out.put(&self.order);
        out.put(&self.again);
        out.put(&self.read_as);
        out.put(&self.written_as);
        out.put(&self.missed);
        out.put(&self.stack);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        let operation = input.raw()?;
        let mut words = steps::WORDS.iter();
        Some(TraceStep {
            operation: words.find(|word| word.as_bytes() == operation)?,
            thread: input.get()?,
            source: input.get()?,
            target: input.get()?,
            read: input.get()?,
            written: input.get()?,
            order: input.get()?,
            again: input.get()?,
            read_as: input.get()?,
            written_as: input.get()?,
            missed: input.get()?,
            stack: input.get()?,
        })
    }
}
