//! Checkpoints: what it takes for another process to go on with an exploration, and where that is kept.

use std::time::Duration;

use quotient_model::{Reader, portable};

use crate::recording::Counts;

/// Keeps a checkpoint. Says whether to go on.
pub type Keep<'a> = dyn FnMut(&Kept<'_>) -> bool + Send + 'a;

/// A checkpoint.
#[derive(Clone, Copy, Debug)]
pub struct Kept<'b> {
    /// What it takes to go on.
    pub bytes: &'b [u8],
    /// How far the exploration has come.
    pub counts: Counts,
    /// How many violations it has found.
    pub violations: usize,
    /// There is nothing to go on with: everything was explored, or a violation has ended it.
    pub is_over: bool,
}

/// Where checkpoints are kept, and how often.
pub struct Checkpoints<'a> {
    /// How often there is one.
    pub every: Duration,
    /// There is one after so many executions as well: for tests.
    pub after: Option<u64>,
    /// Is given each of them to keep. Says whether to go on.
    pub keep: &'a mut Keep<'a>,
    /// One that was kept, of the same program with the same options: to go on from there.
    pub resume: Option<Vec<u8>>,
}

impl Checkpoints<'_> {
    /// The same for one exploration of several. The first one goes on from what was kept.
    pub fn once(&mut self) -> Checkpoints<'_> {
        Checkpoints {
            every: self.every,
            after: self.after,
            keep: &mut *self.keep,
            resume: self.resume.take(),
        }
    }

    /// Whether several workers have explored what was kept: who was first does not tell what one alone finds first.
    pub fn are_of_several(&self) -> bool {
        let head = |bytes: &Vec<u8>| Reader::new(bytes).get::<Head>();
        let head = self.resume.as_ref().and_then(head);
        head.is_some_and(|head| head.several)
    }
}

/// What a checkpoint begins with.
#[derive(Clone, Default)]
pub(super) struct Head {
    /// More than one worker has explored.
    pub several: bool,
    /// A violation was found, and one is enough.
    pub violated: bool,
    pub restarts: u32,
    pub elapsed: Duration,
}

portable!(struct Head { several, violated, restarts, elapsed });
