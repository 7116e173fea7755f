//! Awaits at the end of a trace: those that could happen after all, in another order of the same events; those
//! that are put off, which must all be blocked in one order; and those that might stay blocked in an execution
//! that has part of this one. [`super`] says why.

use quotient_model::{Access, Program, ThreadId};

use super::looks;
use super::schedule::{Must, Schedules};
use super::sources::{Alternative, Detector};
use crate::exploration::Exploration;
use crate::order::EventIndex;
use crate::recording::Halt;
use crate::witness::{NONE, Place};
use crate::world::Run;
use crate::world::run::stops;

impl Schedules {
    /// Lets an await happen for which there is an order of the trace's events that enables it, and which
    /// may happen. To be asked where nothing is enabled.
    pub fn wake<P: Program>(
        &mut self,
        run: &mut Run<P>,
        detector: &mut Detector,
        exploration: &mut Exploration<'_>,
    ) -> Result<Option<ThreadId>, Halt> {
        let waiting: Vec<(ThreadId, Access, Place)> = run.awaiting().collect();
        for (thread, access, place) in waiting {
            for alternative in enabling(run, thread, &access, place) {
                if !detector.may_go_on(run, self, (thread, access), &alternative) {
                    continue;
                }
                exploration.step()?;
                self.statistics.checks += 1;
                let len = run.end();
                let origin = alternative.origin(run);
                if origin.push(run, thread, access).is_err() {
                    self.statistics.saturation_refuted += 1;
                } else if self.find_witness(run, exploration)? {
                    return Ok(Some(thread));
                }
                run.truncate(len);
                self.blame_for_origin(run, thread, &access, &origin);
            }
        }
        Ok(None)
    }

    /// Notes which awaits must be put off, since they might stay blocked at the end of some execution that has
    /// part of this one.
    pub fn may_stay<P: Program>(&mut self, run: &Run<P>) {
        for choice in &mut self.choices {
            let (cut, read, _) = choice.position();
            let place = choice.place;
            let Some(waits) = choice.waits.as_mut().filter(|w| w.must != Must::Yes) else {
                continue;
            };
            if read == NONE {
                continue;
            }
            if run.graph.node(read).looks.is_some() {
                if looks::could_stay(run, cut, read) {
                    waits.must = Must::Yes;
                }
                continue;
            }
            for last in run.all_sources(place) {
                if could_be_last(run, cut, read, place, last) {
                    waits.must = match last == NONE || last < cut {
                        true => Must::IfBlocked,
                        false => Must::Yes,
                    };
                    if waits.must == Must::Yes {
                        break;
                    }
                }
            }
        }
    }

    /// Whether all awaits that never happen are blocked at the end in some order of the trace's events. If
    /// so, that becomes the witness.
    pub fn all_stay<P: Program>(
        &mut self,
        run: &mut Run<P>,
        exploration: &mut Exploration<'_>,
    ) -> Result<bool, Halt> {
        let put_off = run
            .awaiting()
            .filter(|&(thread, ..)| run.is_put_off(thread));
        let staying = put_off.collect();
        let stay = run.in_which_all_stay(staying, |run| {
            exploration.step()?;
            self.statistics.checks += 1;
            self.find_witness(run, exploration)
        })?;
        if stay {
            run.shorten_witness();
        }
        Ok(stay)
    }
}

/// What could let the await happen to which the thread has come, as far as its own condition goes.
fn enabling<P: Program>(
    run: &Run<P>,
    thread: ThreadId,
    access: &Access,
    place: Place,
) -> Vec<Alternative> {
    if run.looks(access).is_some() {
        let sets = looks::satisfying(run, thread, access).into_iter();
        return sets.map(Alternative::Sees).collect();
    }
    let mut sources = run.all_sources(place);
    sources.retain(|&source| {
        !run.outcome(thread, access, source).disabled && !hidden(run, thread, place, source)
    });
    sources.into_iter().map(Alternative::Source).collect()
}

fn happens_before<P: Program>(run: &Run<P>, a: EventIndex, b: EventIndex) -> bool {
    let node = run.graph.node(a);
    run.graph.hb(b, node.thread) > node.index
}

/// Whether some other write comes between `source` and the await to which the thread has come, whatever else
/// happens.
fn hidden<P: Program>(run: &Run<P>, thread: ThreadId, place: Place, source: EventIndex) -> bool {
    let graph = &run.graph;
    let last = run.last_of(thread);
    last != NONE
        && graph.at(place).writers.iter().any(|writer| {
            let before =
                |&write: &EventIndex| graph.node(write).index < graph.hb(last, writer.thread);
            let count = writer.events.partition_point(before);
            writer.events[..count].last().is_some_and(|&write| {
                write != source && (source == NONE || happens_before(run, source, write))
            })
        })
}

/// Whether the await `read`, whose choice is at `cut`, could stay blocked because nothing is written after
/// `last`.
fn could_be_last<P: Program>(
    run: &Run<P>,
    cut: EventIndex,
    read: EventIndex,
    place: Place,
    last: EventIndex,
) -> bool {
    let graph = &run.graph;
    let node = graph.node(read);
    let access = &run.event(read).access;
    if !run.outcome(node.thread, access, last).disabled {
        return false;
    }
    let mut others = graph.at(place).writers.iter();
    if last == NONE {
        return others.all(|writer| writer.events.first().is_none_or(|&write| write >= cut));
    }
    if graph.hb(last, node.thread) > node.index {
        return false;
    }
    let own = graph.node(last);
    // What the prefix has comes in every execution.
    let overwritten = others.any(|writer| {
        let in_prefix = writer.events.iter().take_while(|&&write| write < cut);
        let mut after = in_prefix.filter(|&&write| write != last);
        after.any(|&write| happens_before(run, last, write))
    });
    if overwritten {
        return false;
    }
    // Its thread must stop before it writes there again.
    let later = &graph.of_thread(own.thread)[own.index as usize + 1..];
    for &event in later {
        if stops(&run.event(event).access) {
            return true;
        }
        if graph
            .node(event)
            .writes
            .places()
            .any(|other| other == place)
        {
            return false;
        }
    }
    true
}
