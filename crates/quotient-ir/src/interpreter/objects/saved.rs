//! All objects, for another process that is to know them by the same numbers.

use super::{LayoutKey, Object, Objects, Origin, Recents};
use crate::interpreter::space::Space;
use quotient_model::{Reader, Writer, portable};

portable!(
    enum Origin {
        Global(id),
        ThreadLocal(id),
        Stack(site),
        Heap(site),
        Choice(what),
        Thread,
    }
);
portable!(
    enum LayoutKey {
        Global(id),
        Stack(site),
        Heap(site, size),
        Choice,
        Thread,
    }
);
portable!(struct Object {
    origin, owner, nth, size, made_at, constant, layout, address, group, zeroed, open, located,
});

impl Objects {
    /// Writes all of them, with their places and numbers.
    pub fn save(&self, out: &mut Writer) {
        out.put(&self.objects);
        self.space.save(out);
        out.put(&self.salt);
        out.put(&self.sited);
        out.put(&self.open);
        out.put(&self.counted);
        out.put(&self.allocations);
        out.put(&self.thread_locals);
        out.put(&self.layouts);
        out.put(&self.layout_index);
        out.put(&self.located);
        out.put(&self.next_location);
        out.put(&self.common);
        out.put(&self.guards);
        out.put(&self.marker);
    }

    /// What was saved, of the program that these are the objects of. What was published before the first event has to be
    /// published again.
    pub fn restore(&mut self, input: &mut Reader<'_>) -> Option<()> {
        self.recent = Recents::default();
        self.objects = input.get()?;
        self.space = Space::restore(self.width, input)?;
        self.salt = input.get()?;
        self.sited = input.get()?;
        self.open = input.get()?;
        self.counted = input.get()?;
        self.allocations = input.get()?;
        self.thread_locals = input.get()?;
        self.layouts = input.get()?;
        self.layout_index = input.get()?;
        self.located = input.get()?;
        self.next_location = input.get()?;
        self.common = input.get()?;
        self.guards = input.get()?;
        self.marker = input.get()?;
        Some(())
    }
}
