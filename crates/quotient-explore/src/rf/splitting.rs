//! How a worker puts its choices where others see them, and how it goes to a schedule that another has put there.

use std::sync::{Arc, Mutex};

use quotient_model::{Index, Pending, Program};

use super::schedule::{Choice, Schedules};
use super::shared::{Item, Made, Passed, Queue, SharedChoice};
use crate::order::EventIndex;
use crate::recording::{Error, Halt};
use crate::world::{Current, Run};

/// Makes the prefix again, in an empty trace. Says where the schedule is to be added.
pub(super) fn prepare<P: Program>(
    item: &Item,
    run: &mut Run<P>,
    schedules: &mut Schedules,
) -> Result<EventIndex, Halt> {
    for made in &item.choice.events {
        let event = match *run.pending(made.thread) {
            Pending::Access(access) if run.exists(made.thread) => {
                made.origin.push(run, made.thread, access).ok()
            }
            _ => None,
        };
        let Some(event) = event else {
            return Err(Halt::Error(Error::SelfCheck(
                "a worker cannot make an event that another one has made".to_owned(),
            )));
        };
        if made.marked {
            run.mark(event);
        }
        let restart = |thread| *run.pending(thread) == Pending::Restart;
        let spawned = run.event(event).spawned();
        if restart(made.thread) || spawned.is_some_and(restart) {
            return Err(Halt::StartOver);
        }
    }
    run.set_witness(item.choice.witness.iter().copied());
    for passed in &item.choice.choices {
        let choice = passed.choice.clone();
        schedules.put_back(Choice::again(passed.position, choice));
    }
    let position = item.choice.position;
    schedules.put_back(Choice::again(position, item.choice.clone()));
    schedules.shared.choices = schedules.choices.len();
    Ok(position.0)
}

/// Shares the first choice that has schedules, and all before it; or all choices.
pub(super) fn share<P: Program>(
    run: &mut Run<P>,
    schedules: &mut Schedules,
    queue: &mut Queue,
    all: bool,
) {
    let first = schedules.shared.choices;
    let own = &schedules.choices[first..];
    let free = own
        .iter()
        .take_while(|choice| choice.waits.is_none())
        .count();
    let wanted = match all {
        true => Some(free),
        false => own[..free]
            .iter()
            .position(Choice::has_schedule)
            .map(|at| at + 1),
    };
    let Some(count) = wanted.filter(|_| !schedules.shared.alone) else {
        return;
    };
    for at in first..first + count {
        let mark = schedules.shared.mark();
        let (before, rest) = schedules.choices.split_at_mut(at);
        let items = rest[0].share(run, |run, choice| {
            let (cut, ..) = choice.position();
            let made = EventIndex::FIRST.to(cut).map(|event| Made::of(run, event));
            let witness = run.witness.events().iter().copied();
            let choices = before.iter().filter_map(|choice| {
                Some(Passed {
                    position: choice.position(),
                    choice: choice.shared()?.clone(),
                })
            });
            Arc::new(SharedChoice {
                mark,
                known: Mutex::new(choice.take_known()),
                events: made.collect(),
                witness: witness.filter(|&event| event < cut).collect(),
                choices: choices.collect(),
                position: choice.position(),
                place: choice.place,
            })
        });
        items.into_iter().for_each(|item| queue.push(item));
    }
    schedules.shared.choices = first + count;
}
