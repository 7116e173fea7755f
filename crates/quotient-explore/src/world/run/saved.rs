//! A trace that another process is to have again: what its numbers stand for. Its events are a
//! [`Prefix`](crate::prefix::Prefix).

use quotient_model::{Named, Program, Reader, Writer};

use super::Run;
use super::awaits::PutOff;
use crate::world::counters::Counters;
use crate::world::twins::Twins;

quotient_model::portable!(struct PutOff { thread, index, cut });

impl<P: Program> Run<P> {
    /// The empty trace, with names that were given before.
    pub fn named(&self, names: P::Names) -> Self
    where
        P: Clone,
    {
        let program = self.program.program.clone();
        let (counters, twins) = (self.counters.beside(), self.twins.beside());
        Run::with(Named { program, names }, counters, twins)
    }

    /// Writes what its numbers stand for, and what else does not follow from its events.
    pub fn save(&self, out: &mut Writer) {
        self.counters.save(out);
        self.twins.save(out);
        out.put(&self.threads);
        out.put(&self.awaits);
        out.put(&self.put_off);
    }

    /// The empty trace, where that is as it was [saved](Run::save).
    pub fn restore(program: Named<P>, input: &mut Reader<'_>) -> Option<Self> {
        let counters = Counters::restore(input)?;
        let mut run = Run::with(program, counters, Twins::restore(input)?);
        run.threads = input.get()?;
        run.graph.widen(run.threads.count());
        run.awaits = input.get()?;
        run.put_off = input.get()?;
        Some(run)
    }
}
