//! A search for classes that another process is to go on with: the histories, each by what its last event did; the classes; what nobody
//! has looked at. What threads are after a history, and which classes go through it, is found out again.

use quotient_model::{Index, Named, Program, Reader, Writer, portable};

use super::classes::{ClassIndex, Classes};
use super::execution::Execution;
use super::histories::{Histories, HistoryIndex, Outcome};
use super::trace::Demand;
use super::untaken::{ToExamine, Unexamined};
use super::{Store, Views};
use crate::exploration::Exploration;
use crate::exploration::crew::Resumable;
use crate::recording::Halt;
use crate::world::Counters;

portable!(struct Outcome { observed, written, failure });
portable!(struct Unexamined { order, class, parent });
portable!(struct ToExamine { unexamined, doubtful });

impl<P> Resumable for Views<P>
where
    P: Program + Clone + Send + Sync,
    P::Thread: Send + Sync,
    P::Names: Send + Sync,
{
    fn named(&self, names: P::Names) -> Self {
        let program = self.store.execution.histories.program.program.clone();
        let timed = self.statistics.time.is_some();
        let execution = Execution::new(Named { program, names }, Counters::default());
        Views {
            begun: true,
            ..Views::at_first(execution, timed)
        }
    }

    fn save(&self, out: &mut Writer) {
        let Store { execution, classes } = &self.store;
        let histories = &execution.histories;
        histories.counters.save(out);
        histories.save(out);
        out.put(&classes.len());
        let mut ends = Demand::new();
        for class in ClassIndex::first(classes.len()) {
            classes.write(class, &mut ends);
            out.put(&ends);
            out.put(&classes.base(class));
        }
        out.put(&self.to_examine);
    }

    fn load(&mut self, input: &mut Reader<'_>, _: &mut Exploration<'_>) -> Result<(), Halt> {
        self.read(input).ok_or_else(Halt::misfit)
    }
}

impl<P: Program + Clone> Views<P> {
    /// Reads what was saved.
    fn read(&mut self, input: &mut Reader<'_>) -> Option<()> {
        let program = self.store.execution.histories.program.clone();
        let counters = Counters::restore(input)?;
        let mut execution = Execution::new(program, counters);
        let histories = &mut execution.histories;
        for _ in 0..input.count()? {
            let (before, outcome): (HistoryIndex, Outcome) = input.get()?;
            if before >= histories.end() {
                return None;
            }
            histories.after(before, outcome);
        }
        let mut classes = Classes::default();
        for _ in 0..input.count()? {
            let (class, base): (Demand, ClassIndex) = input.get()?;
            let known = |&end: &HistoryIndex| end.is_none() || end < histories.end();
            if !class.iter().all(known) || base.is_some() && base.index() >= classes.len() {
                return None;
            }
            classes.add(histories, &class, base);
        }
        self.store = Store { execution, classes };
        self.to_examine = input.get()?;
        Some(())
    }
}

impl<P: Program> Histories<P> {
    /// Writes each history that is not empty as the one before with what its last event did. The empty ones come with the spawns.
    fn save(&self, out: &mut Writer) {
        let all = HistoryIndex::FIRST.to(self.end());
        let events = all.filter(|&history| self.get(history).before.is_some());
        out.put(&events.clone().count());
        for history in events {
            out.put(&self.get(history).before);
            out.put(&self.outcome_of(history));
        }
    }
}
