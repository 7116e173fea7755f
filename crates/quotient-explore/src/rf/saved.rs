//! A search that another process is to go on with: its trace, its choices, and their schedules by name.
//!
//! A schedule has copies of events, with states. They come back when the schedule's events are made once more, right where
//! it would be added.

use std::sync::Arc;

use quotient_model::{Access, Index, Pending, Program, Reader, ThreadId, Writer, portable};
use rustc_hash::FxHashSet;

use super::ReadsFrom;
use super::copies::{Copies, Fingerprint, Origin};
use super::schedule::{Changed, Choice, Must, Schedule, Waits};
use super::shared::{ByName, Made, read_choice, write_choice};
use crate::order::EventIndex;
use crate::recording::Halt;
use crate::witness::Place;
use crate::world::{Current, Run};

portable!(
    enum Must {
        No,
        IfBlocked,
        Yes,
    }
);
portable!(struct Waits { thread, access, index, must });

/// Where the search is in its part.
struct Standing {
    shared_choices: usize,
    alone: bool,
    new_from: EventIndex,
    old_choices: usize,
    stepped: Vec<ThreadId>,
    refused: bool,
    begun: bool,
}

portable!(struct Standing {
    shared_choices, alone, new_from, old_choices, stepped, refused, begun,
});

/// A choice whose schedules are known by name.
struct Kept {
    cut: EventIndex,
    read: EventIndex,
    takers: bool,
    waits: Option<Box<Waits>>,
    known: FxHashSet<Fingerprint>,
    schedules: Vec<ByName>,
    place: Place,
}

portable!(struct Kept { cut, read, takers, waits, known, schedules, place });

impl<P: Program + Clone> ReadsFrom<P> {
    /// Writes where it is.
    pub(super) fn save_place(&self, out: &mut Writer) {
        let (run, schedules) = (&self.run, &self.schedules);
        run.save(out);
        out.put(&self.turns);
        out.put(&Standing {
            shared_choices: schedules.shared.choices,
            alone: schedules.shared.alone,
            new_from: self.new_from,
            old_choices: self.old_choices,
            stepped: self.stepped.clone(),
            refused: self.refused,
            begun: self.begun,
        });
        let made = EventIndex::FIRST.to(run.end());
        let made = made.map(|event| Made::of(run, event));
        out.put(&made.collect::<Vec<_>>());
        let witness = run.witness.events().iter().copied();
        let witness = witness.filter(|&event| event < run.end());
        out.put(&witness.collect::<Vec<_>>());
        out.put(&schedules.choices.len());
        for choice in &schedules.choices {
            save_choice(run, choice, out);
        }
    }

    /// Goes to where it was when it was saved, from the beginning.
    pub(super) fn load_place(&mut self, input: &mut Reader<'_>) -> Result<(), Halt> {
        self.read_place(input).ok_or_else(Halt::misfit)
    }

    fn read_place(&mut self, input: &mut Reader<'_>) -> Option<()> {
        self.run = Run::restore(self.run.program.clone(), input)?;
        self.turns = input.get()?;
        let standing: Standing = input.get()?;
        let events: Vec<Made> = input.get()?;
        let witness: Vec<EventIndex> = input.get()?;
        let run = &mut self.run;
        let mut copies = Copies::default();
        let mut made = 0;
        for _ in 0..input.count()? {
            let kept: Kept = input.get()?;
            while made < kept.cut.index().min(events.len()) {
                make(run, &events[made])?;
                made += 1;
            }
            let schedules = kept.schedules.iter();
            let schedules = schedules.map(|by_name| scheduled(run, &mut copies, by_name));
            let choice = Choice {
                cut: kept.cut,
                read: kept.read,
                waits: kept.waits,
                takers: kept.takers,
                known: kept.known,
                schedules: schedules.collect::<Option<_>>()?,
                place: kept.place,
                shared: match input.get()? {
                    true => Some(read_choice(input)?),
                    false => None,
                },
            };
            self.schedules.put_back(choice);
        }
        copies.renew(run, EventIndex::FIRST);
        for event in &events[made..] {
            make(run, event)?;
        }
        run.set_witness(witness.into_iter());
        self.schedules.shared.choices = standing.shared_choices;
        self.schedules.shared.alone = standing.alone;
        self.new_from = standing.new_from;
        self.old_choices = standing.old_choices;
        self.stepped = standing.stepped;
        self.refused = standing.refused;
        self.begun = standing.begun;
        Some(())
    }
}

fn save_choice<P: Program>(run: &Run<P>, choice: &Choice, out: &mut Writer) {
    let schedules = choice.schedules.iter();
    out.put(&choice.cut);
    out.put(&choice.read);
    out.put(&choice.takers);
    out.put(&choice.waits);
    out.put(&choice.known);
    let schedules = schedules.map(|schedule| schedule.by_name(run, choice.cut));
    out.put(&schedules.collect::<Vec<_>>());
    out.put(&choice.place);
    out.put(&choice.shared.is_some());
    if let Some(shared) = &choice.shared {
        write_choice(shared, out);
    }
}

/// Makes an event of the trace again.
fn make<P: Program>(run: &mut Run<P>, made: &Made) -> Option<()> {
    let event = push(run, made.thread, &made.origin)?;
    if made.marked {
        run.mark(event);
    }
    Some(())
}

fn push<P: Program>(run: &mut Run<P>, thread: ThreadId, origin: &Origin) -> Option<EventIndex> {
    let access = pending(run, thread)?;
    origin.push(run, thread, access).ok()
}

fn pending<P: Program>(run: &Run<P>, thread: ThreadId) -> Option<Access> {
    match *run.pending(thread) {
        Pending::Access(access) if run.exists(thread) => Some(access),
        _ => None,
    }
}

/// A schedule with copies of its events, which are made after the trace for this, and taken back.
fn scheduled<P: Program>(
    run: &mut Run<P>,
    copies: &mut Copies,
    by_name: &ByName,
) -> Option<Schedule> {
    let cut = run.end();
    copies.renew(run, cut);
    let mut last: Vec<(ThreadId, EventIndex)> = Vec::new();
    for (thread, origin) in &by_name.copied {
        let thread = *thread;
        let event = push(run, thread, origin)?;
        match last.iter_mut().find(|(other, _)| *other == thread) {
            Some((_, last)) => *last = event,
            None => last.push((thread, event)),
        }
    }
    copies.catch_up(run);
    let copied = last.iter().map(|&(_, event)| copies.copy(run, event));
    let copied: Box<[Arc<_>]> = copied.collect();
    let changed = by_name.changed.iter().map(|(thread, origin)| {
        Some(Changed {
            thread: *thread,
            access: pending(run, *thread)?,
            origin: origin.clone(),
        })
    });
    let mut changed: Vec<Changed> = changed.collect::<Option<_>>()?;
    let head = changed.pop()?;
    run.truncate(cut);
    copies.renew(run, cut);
    Some(Schedule {
        copied,
        exchanged: changed.pop(),
        head,
    })
}
