//! A search that another process is to go on with: the trace as a prefix, and the calls that are under way.

use quotient_model::{Program, Reader, Writer};

use super::ReadsValueFrom;
use crate::prefix::Prefix;
use crate::recording::Halt;
use crate::world::Run;

impl<P: Program + Clone> ReadsValueFrom<P> {
    /// Writes where it is.
    pub(super) fn save_place(&self, out: &mut Writer) {
        self.run.save(out);
        out.put(&Prefix::whole(&self.run));
        out.put(&self.learnt);
        out.put(&self.frames);
        out.put(&self.causal);
        out.put(&self.begun);
        out.put(&self.chosen);
        self.sharing.save(out);
    }

    /// Goes to where it was when it was saved, from the beginning.
    pub(super) fn load_place(&mut self, input: &mut Reader<'_>) -> Result<(), Halt> {
        let prefix = self.read_place(input).ok_or_else(Halt::misfit)?;
        prefix.make(&mut self.run)
    }

    fn read_place(&mut self, input: &mut Reader<'_>) -> Option<Prefix> {
        self.run = Run::restore(self.run.program.clone(), input)?;
        self.run.graph.use_closure(self.heuristics.closure);
        let prefix = input.get()?;
        self.learnt = input.get()?;
        self.frames = input.get()?;
        self.causal = input.get()?;
        self.begun = input.get()?;
        self.chosen = input.get()?;
        self.sharing.load(input)?;
        Some(prefix)
    }
}
