//! Whether a thread that stays blocked at an await spins for ever.
//!
//! An await that stands for a loop stays blocked also where the loop would not: it may have
//! compared with what the same iteration had read before, which the next would read anew. So the
//! thread is taken around its loop, on memory as it stays. Relies on what [`Program::step`] does with
//! a value that does not satisfy an await.

use quotient_model::{
    Access, Cell, Effect, Named, Pending, Program, Published, SourceLocation, ThreadId, perform,
};

/// A loop that only waits and takes more accesses than this is not followed around.
const LONGEST_ROUND: u32 = 1000;

/// Whether the thread, in this state, comes by the same unsatisfied await twice without changing
/// anything.
pub(crate) fn goes_round<P: Program>(
    program: &mut Named<P>,
    memory: &[Cell],
    thread: ThreadId,
    mut state: P::Thread,
) -> bool {
    let mut met: Vec<(Access, Option<SourceLocation>)> = Vec::new();
    let mut published = Published::new();
    for _ in 0..LONGEST_ROUND {
        let Pending::Access(access) = *program.pending(&state) else {
            return false;
        };
        let Some(location) = access.location() else {
            return false;
        };
        let cell = match memory.get(location.index()) {
            Some(&cell) => cell,
            None => Cell::new(program.initial(location)),
        };
        let observed = match perform(&access, cell, thread) {
            Effect::Done { observed, written }
                if written.is_none_or(|written| written == cell.value) =>
            {
                observed
            }
            Effect::Disabled if access.awaits(cell.value).is_some() => {
                // From here to here is a whole round, all of it with the values that stay.
                let place = (access, program.source(&state));
                if met.contains(&place) {
                    return true;
                }
                met.push(place);
                cell.value
            }
            _ => return false,
        };
        program.step(&mut state, observed, &mut published);
        if !published.is_empty() {
            return false;
        }
    }
    false
}
