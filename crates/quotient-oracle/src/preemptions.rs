//! How many preemptions an execution needs, by its definition: the fewest of all interleavings of its Mazurkiewicz trace.

use std::collections::BTreeMap;

use quotient_model::{ClassKey, Equivalence, Program, ThreadId, Threads};

use crate::enumerate::{EnumerateError, Stop, started_over};
use crate::machine::Machine;

/// For each Mazurkiewicz trace the fewest preemptions: switches from a thread that could have gone on. Every interleaving is walked through,
/// unless there are more than `limit`.
pub fn fewest_preemptions<P: Program>(
    program: &P,
    limit: u64,
) -> Result<BTreeMap<ClassKey, u32>, EnumerateError> {
    started_over(program, |program| {
        let mut threads = Threads::new();
        let mut fewest = BTreeMap::new();
        let mut interleavings = 0;
        let mut stack: Vec<(Machine<&P>, Option<ThreadId>, u32)> =
            vec![(Machine::new(program), None, 0)];
        while let Some((machine, last, preemptions)) = stack.pop() {
            let enabled = machine.enabled(program)?;
            if enabled.is_empty() {
                if interleavings == limit {
                    return Err(Stop::TooMany(limit));
                }
                interleavings += 1;
                let class = Equivalence::Mazurkiewicz.class(machine.execution());
                let known = fewest.entry(class).or_insert(preemptions);
                *known = preemptions.min(*known);
                continue;
            }
            let goes_on = last.is_some_and(|last| enabled.contains(&last));
            for thread in enabled {
                let mut next = machine.clone();
                next.advance(program, &mut threads, thread)?;
                let preempts = goes_on && last != Some(thread);
                stack.push((next, Some(thread), preemptions + u32::from(preempts)));
            }
        }
        Ok(fewest)
    })
}
