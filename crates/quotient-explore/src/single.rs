//! An execution that is made and judged event for event, by itself: by a random schedule, by one that is followed again, or by one
//! with few preemptions. The searches that reverse races judge their executions as they go, in ways of their own.

use quotient_model::{Program, ThreadId};

use crate::exploration::Exploration;
use crate::order::Footprint;
use crate::properties::robustness::Robustness;
use crate::properties::{Judges, leaks};
use crate::recording::Halt;
use crate::world::Trace;

/// The execution, and what judges it.
pub(crate) struct Single<P: Program> {
    pub trace: Trace<P>,
    judges: Judges<P>,
}

impl<P: Program> Single<P> {
    /// Before [`Single::begin`].
    pub fn new(trace: Trace<P>) -> Self {
        Single {
            trace,
            judges: Judges::default(),
        }
    }

    /// Before the first event.
    pub fn begin(
        &mut self,
        robustness: Option<Box<Robustness<P>>>,
        exploration: &mut Exploration<'_>,
    ) -> Result<(), Halt> {
        self.judges = Judges::new(&exploration.recorder, robustness);
        exploration.arrived(&self.trace, ThreadId::MAIN)
    }

    /// Lets a thread make its next event, which is to be judged then.
    pub fn push(&mut self, thread: ThreadId, exploration: &mut Exploration<'_>) {
        self.trace.push(thread);
        exploration.count_event();
    }

    /// Judges the last event, and where it leads its thread.
    pub fn judge(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        self.judges
            .of_last(&mut self.trace, &mut exploration.recorder)?;
        let step = &self.trace.event(self.trace.last()).step;
        let child = match step.footprint {
            Footprint::Spawn(child) => Some(child),
            _ => None,
        };
        exploration.performed(&self.trace, step.thread, child)
    }

    /// Judges those that wait.
    pub fn judge_blocked(&self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        self.judges
            .of_blocked(&self.trace, &mut exploration.recorder)
    }

    /// Takes note that nothing can follow, and judges what is left behind.
    pub fn end(&mut self, exploration: &mut Exploration<'_>) -> Result<(), Halt> {
        exploration.maximal(&mut self.trace)?;
        match exploration.recorder.wanted.leaks {
            Some(_) => leaks::at_end(&self.trace, &mut exploration.recorder),
            None => Ok(()),
        }
    }

    /// Goes back over the last event.
    pub fn pop(&mut self) {
        self.judges.pop(&self.trace);
        self.trace.pop();
    }
}
