//! What reports, properties and checks see of the current execution, whichever search keeps it.

use quotient_model::{Event, Failure, Location, Named, Pending, Program, ThreadId, Threads};

/// The current execution, as far as reports and checks need to see it. Each algorithm keeps it in
/// its own way.
pub(crate) trait Current {
    type Program: Program;

    fn program(&self) -> &Named<Self::Program>;
    fn program_mut(&mut self) -> &mut Named<Self::Program>;
    fn threads(&self) -> &Threads;
    /// How many events there are.
    fn length(&self) -> usize;
    /// The threads that exist.
    fn present(&self) -> impl Iterator<Item = ThreadId>;
    fn state(&self, thread: ThreadId) -> &<Self::Program as Program>::Thread;
    /// The failure of the thread's last access, if it failed.
    fn failure(&self, thread: ThreadId) -> Option<&Failure>;
    /// The thread that holds a mutex.
    fn holder(&self, mutex: Location) -> Option<ThreadId>;
    /// Whether the thread, which stays blocked at an await that stands for a loop, would come
    /// around to it again and again if no other thread did anything.
    fn goes_round(&mut self, thread: ThreadId) -> bool;
    /// The events in the order in which they happen, each with its thread's state before it.
    fn happened(&self) -> impl Iterator<Item = (Event, &<Self::Program as Program>::Thread)>;

    fn pending(&self, thread: ThreadId) -> &Pending {
        self.program().pending(self.state(thread))
    }
}
