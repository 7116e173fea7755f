//! Which writes may still come, as far as has been seen.
//!
//! A read that has been processed waits for a write that was not there then ([`super::chb`]). If nobody
//! who can go on will write its place any more, the wait is in vain: no execution lies below such a node.
//! That a thread will not write a place again is not known but believed, of every thread and place,
//! until a thread is seen about to write it later than any before. Then the exploration starts over, and believes nothing
//! of that thread and place any more. So that this is rare, some executions are made at random before anything is
//! explored. As long as an exploration goes on its beliefs do not change: what is explored does not depend on
//! who came where first.
//!
//! Why no belief stays wrong unnoticed: let an execution be lost at a node u because the read r is
//! believed to wait in vain, and let w be its first event that writes what nobody was believed to write.
//! Before w those who wait in vain do nothing after u, so r can be put in right before w. There it reads
//! what was there when it was processed, since nothing has been written to its place meanwhile; if it
//! is a lock, its mutex was free and still is. Whether w then happens or not, its thread is about to do it. But
//! the new execution belongs to where r was processed, before u. The same holds of that one, and so on;
//! as there is a first node, w has been foreseen.

use quotient_model::{Index, Table, ThreadId, portable};

use crate::order::Counts;
use crate::witness::Place;

/// How often a wrong belief may be paid for by starting over. Afterwards nothing is believed.
const MOST_SURPRISES: u32 = 16;

/// How a thread stands at a node.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Standing {
    /// It does nothing any more.
    Ended,
    /// It may go on.
    Moves,
    /// It goes on, or waits for ever, only if another thread writes this.
    Waits(Place),
}

/// How each thread stands, and how many events it has done.
pub(crate) type Standings = Table<ThreadId, (Standing, u32)>;

/// Lasts from one start of an exploration to the next. If memory was cut finer in between, some places
/// name others by now; what is believed of them is then corrected as any wrong belief is.
#[derive(Clone, Default)]
pub(crate) struct Outlook {
    /// For each thread and place one more than the index of the thread's last event that might have
    /// written it in any execution.
    places: Table<ThreadId, Table<Place, u32>>,
    /// The same for each thread, whatever it wrote.
    threads: Counts,
    /// Something is explored: what is new is a surprise.
    pub explores: bool,
    surprises: u32,
    /// How often a thread was seen about to write later than it was known to, before anything was explored.
    pub news: u32,
}

impl Outlook {
    /// Notes that a thread's event with this index may write a place. Says whether that disproves a belief.
    #[inline]
    pub fn writes(&mut self, thread: ThreadId, index: u32, place: Place) -> bool {
        let believes = self.believes();
        self.threads.reach(thread, || 0);
        let places = self.places.reach(thread, Table::new);
        let last = places.reach(place, || 0);
        if *last > index {
            return false;
        }
        if !self.explores {
            *last = index + 1;
            self.threads[thread] = self.threads[thread].max(index + 1);
            self.news += 1;
            return false;
        }
        if !believes {
            return false;
        }
        // Who surprises once may do so again, and the later it does the more is lost.
        *last = u32::MAX;
        self.threads[thread] = u32::MAX;
        self.surprises += 1;
        true
    }

    /// How many threads something is known of.
    pub fn thread_count(&self) -> usize {
        self.threads.len()
    }

    fn believes(&self) -> bool {
        self.surprises < MOST_SURPRISES
    }

    /// Whether a thread that has done `done` events may write the place later.
    #[inline]
    fn may_write(&self, thread: ThreadId, done: u32, place: Place) -> bool {
        let places = self.places.get(thread);
        places.is_some_and(|places| places.get(place).is_some_and(|&last| last > done))
    }

    /// Whether a thread that has done `done` events may write anything later.
    #[inline]
    pub fn may_write_anything(&self, thread: ThreadId, done: u32) -> bool {
        let last = self.threads.get(thread);
        !self.believes() || last.is_some_and(|&last| last > done)
    }

    /// Whether some thread waits in vain. `threads` has how each stands and how many events it has
    /// done; who might go on is found out on the way.
    pub fn in_vain(&self, threads: &mut Standings) -> bool {
        if !self.believes() {
            return false;
        }
        let waits = |&(standing, _): &(Standing, u32)| matches!(standing, Standing::Waits(_));
        while let Some(first) = threads.iter().position(waits) {
            let mut rest = ThreadId::new(first).to(threads.end());
            let freed = rest.find(|&waiting| match threads[waiting].0 {
                Standing::Waits(place) => {
                    let mut movers = threads.entries();
                    movers.any(|(thread, &(standing, done))| {
                        standing == Standing::Moves && self.may_write(thread, done, place)
                    })
                }
                _ => false,
            });
            let Some(freed) = freed else {
                return true;
            };
            threads[freed].0 = Standing::Moves;
        }
        false
    }
}

portable!(struct Outlook { places, threads, explores, surprises, news });

#[cfg(test)]
mod tests {
    use super::*;
    use quotient_model::Location;

    const P: ThreadId = ThreadId(0);
    const Q: ThreadId = ThreadId(1);

    fn place(n: u32) -> Place {
        Place::cell(Location(n))
    }

    fn in_vain<const N: usize>(outlook: &Outlook, standings: [(Standing, u32); N]) -> bool {
        outlook.in_vain(&mut standings.into_iter().collect())
    }

    #[test]
    fn who_can_be_freed_by_one_who_moves_does_not_wait_in_vain() {
        let [x, y] = [0, 1].map(place);
        let mut outlook = Outlook::default();
        assert!(!outlook.writes(P, 5, x));
        assert!(!outlook.writes(Q, 2, y));
        let moves = |done| (Standing::Moves, done);
        let waits = |place| (Standing::Waits(place), 0);
        assert!(!in_vain(&outlook, [moves(5), waits(x)]));
        assert!(in_vain(&outlook, [moves(6), waits(x)]));
        // The second is freed by the first and then frees the third.
        assert!(!in_vain(&outlook, [moves(0), waits(x), waits(y)]));
        assert!(in_vain(
            &outlook,
            [(Standing::Ended, 0), waits(x), waits(y)]
        ));
        assert!(!in_vain(&outlook, [(Standing::Ended, 0), moves(0)]));
    }

    #[test]
    fn what_was_not_seen_before_the_exploration_is_a_surprise() {
        let x = place(0);
        let mut outlook = Outlook::default();
        assert!(!outlook.writes(P, 1, x));
        outlook.explores = true;
        assert!(in_vain(
            &outlook,
            [(Standing::Moves, 2), (Standing::Waits(x), 0)]
        ));
        assert!(!outlook.writes(P, 1, x), "known");
        assert!(outlook.writes(P, 4, x));
        assert!(!outlook.writes(P, 50, x), "expected by now");
        assert!(!in_vain(
            &outlook,
            [(Standing::Moves, 60), (Standing::Waits(x), 0)]
        ));
    }

    #[test]
    fn after_too_many_surprises_nothing_is_believed() {
        let mut outlook = Outlook {
            explores: true,
            ..Outlook::default()
        };
        for n in 0..MOST_SURPRISES {
            let place = place(n);
            let threads = [(Standing::Moves, 0), (Standing::Waits(place), 0)];
            assert!(in_vain(&outlook, threads));
            assert!(outlook.writes(P, 1, place));
        }
        let place = place(MOST_SURPRISES);
        assert!(!in_vain(
            &outlook,
            [(Standing::Moves, 0), (Standing::Waits(place), 0)]
        ));
    }
}
