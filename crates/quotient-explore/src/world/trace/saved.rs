//! An execution that another process is to have again: by who makes each step.

use quotient_model::{Named, Program, Reader, ThreadId, Writer};

use super::Trace;
use crate::world::Current;
use crate::world::twins::Twins;

impl<P: Program> Trace<P> {
    /// The empty execution, with names that were given before.
    pub fn named(&self, names: P::Names) -> Self
    where
        P: Clone,
    {
        let program = self.program.program.clone();
        Trace::with_twins(Named { program, names }, self.twins.beside())
    }

    /// Writes what its numbers stand for, and who has made its events.
    pub fn save(&self, out: &mut Writer) {
        self.twins.save(out);
        out.put(&self.threads);
        out.put(&self.touch_sets);
        out.put(&self.awaited);
        let steps = self.events.iter().map(|event| event.step.thread);
        out.put(&steps.collect::<Vec<_>>());
    }

    /// The empty execution, where numbers stand for what they stood for when it was [saved](Trace::save), and who makes its
    /// events.
    pub fn restore(program: Named<P>, input: &mut Reader<'_>) -> Option<(Self, Vec<ThreadId>)> {
        let mut trace = Trace::with_twins(program, Twins::restore(input)?);
        trace.threads = input.get()?;
        trace.touch_sets = input.get()?;
        trace.awaited = input.get()?;
        Some((trace, input.get()?))
    }

    /// Has a thread make the next event once more. Says whether it can.
    pub fn push_again(&mut self, thread: ThreadId) -> bool {
        let can = self.present().any(|other| other == thread) && self.enabled(thread);
        if can {
            self.push(thread);
        }
        can
    }
}
