//! A search that another process is to go on with: the trace as a prefix, its order, and the calls that are under
//! way.

use std::sync::Arc;

use quotient_model::{Portable, Program, Reader, Writer, portable};

use super::ValueCentric;
use super::frames::{Choice, Frame, Node, Reading};
use super::shared::{Item, Shared};
use crate::prefix::Prefix;
use crate::recording::Halt;
use crate::world::Run;

portable!(struct Reading { thread, access, place, groups, current, known, ended, last });
portable!(struct Node { mark, chb, readers, witnesses, reading, fruitful });
portable!(struct Choice { mark, question, tried, thread });
portable!(
    enum Frame {
        Node(node),
        Choice(choice),
    }
);
portable!(struct Shared { prefix, order, chb, thread, access, place, ended });

impl Portable for Item {
    fn write(&self, out: &mut Writer) {
        out.shared(&self.node, |node: &Shared, out| out.put(node));
        out.put(&self.value);
        out.put(&self.readers);
    }

    fn read(input: &mut Reader<'_>) -> Option<Self> {
        let node: Arc<Shared> = input.shared(Reader::get)?;
        Some(Item {
            node,
            value: input.get()?,
            readers: input.get()?,
        })
    }
}

impl<P: Program + Clone> ValueCentric<P> {
    /// Writes where it is.
    pub(super) fn save_place(&self, out: &mut Writer) {
        self.run.save(out);
        out.put(&Prefix::whole(&self.run));
        out.put(&self.learnt);
        out.put(&self.outlook);
        out.put(&self.order);
        out.put(&self.frames);
        out.put(&self.readers);
        out.put(&self.groups);
        out.put(&self.chosen);
        out.put(&self.chb);
        out.put(&self.witnesses);
        out.put(&self.ended);
        out.put(&self.scouted);
        out.put(&self.begun);
    }

    /// Goes to where it was when it was saved, from the beginning.
    pub(super) fn load_place(&mut self, input: &mut Reader<'_>) -> Result<(), Halt> {
        let prefix = self.read_place(input).ok_or_else(Halt::misfit)?;
        prefix.make(&mut self.run)
    }

    fn read_place(&mut self, input: &mut Reader<'_>) -> Option<Prefix> {
        self.run = Run::restore(self.run.program.clone(), input)?;
        self.run.graph.leave_unordered();
        let prefix = input.get()?;
        self.learnt = input.get()?;
        self.outlook = input.get()?;
        self.order = input.get()?;
        self.frames = input.get()?;
        self.readers = input.get()?;
        self.groups = input.get()?;
        self.chosen = input.get()?;
        self.chb = input.get()?;
        self.witnesses = input.get()?;
        self.ended = input.get()?;
        self.scouted = input.get()?;
        self.begun = input.get()?;
        Some(prefix)
    }
}
