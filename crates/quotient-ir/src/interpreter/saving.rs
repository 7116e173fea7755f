//! What an exploration has named and learnt, for another process that is to go on with it.
//!
//! All of it is written but for what the program says again.

use super::Machine;
use super::code::Code;
use quotient_model::{Reader, Writer};

impl Machine {
    /// Writes the names, and what was learnt.
    pub(super) fn save(&self, out: &mut Writer) {
        self.met.save(out);
        self.objects.save(out);
        out.put(&self.paths);
        out.put(&self.gates);
        out.put(&self.wide);
        out.put(&self.endless);
        out.put(&self.made_at);
        out.put(&self.remarks);
        out.put(&self.reliance);
        out.put(&self.footprints);
        out.put(&self.inputs);
        out.put(&self.opposites);
    }

    /// Takes over what was saved. The prelude is run again.
    pub(super) fn restore(&mut self, code: &Code, input: &mut Reader<'_>) -> Option<()> {
        self.met.restore(code, input)?;
        self.objects.restore(input)?;
        self.paths = input.get()?;
        self.gates = input.get()?;
        self.wide = input.get()?;
        self.endless = input.get()?;
        self.made_at = input.get()?;
        self.remarks = input.get()?;
        self.reliance = input.get()?;
        self.footprints = input.get()?;
        self.inputs = input.get()?;
        self.opposites = input.get()?;
        Some(())
    }
}
