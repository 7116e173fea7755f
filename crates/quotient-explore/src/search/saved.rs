//! A search that another process is to go on with: its execution by who makes each step, and what does not follow from
//! that.

use quotient_model::{Program, Reader, Writer, portable};

use super::{Reduction, Search};
use crate::exploration::Exploration;
use crate::properties::robustness::Robustness;
use crate::recording::Halt;
use crate::world::Trace;

/// What else there is to say of where a search is.
struct Place {
    base: usize,
    begun: bool,
    went_back: bool,
    races: bool,
    robustness: bool,
}

portable!(struct Place { base, begun, went_back, races, robustness });

impl<P: Program + Clone, R: Reduction> Search<P, R> {
    /// Writes where it is.
    pub(super) fn save_place(&self, out: &mut Writer) {
        self.trace.save(out);
        out.put(&Place {
            base: self.base,
            begun: self.begun,
            went_back: self.went_back,
            races: self.races.is_some(),
            robustness: self.robustness.is_some(),
        });
        self.reduction.save(out);
    }

    /// Goes to where it was when it was saved, from the beginning.
    pub(super) fn load_place(
        &mut self,
        input: &mut Reader<'_>,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        let program = self.trace.program.clone();
        let (trace, steps) = Trace::restore(program, input).ok_or_else(Halt::misfit)?;
        self.trace = trace;
        let place: Place = input.get().ok_or_else(Halt::misfit)?;
        self.races = place.races.then(Box::default);
        if place.robustness {
            self.robustness = Robustness::for_wanted(&exploration.recorder);
        }
        for thread in steps {
            if !self.trace.push_again(thread) {
                return Err(Halt::misfit());
            }
            self.reduction.push(&self.trace);
            self.report_races(exploration)?;
        }
        self.reduction.load(input).ok_or_else(Halt::misfit)?;
        (self.base, self.begun, self.went_back) = (place.base, place.begun, place.went_back);
        Ok(())
    }
}
