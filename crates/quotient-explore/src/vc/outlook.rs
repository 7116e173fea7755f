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

/// Lasts from one start of an exploration to the next. If memory was cut finer in between, some places
/// name others by now; what is believed of them is then corrected as any wrong belief is.
#[derive(Clone, Default)]
pub(crate) struct Outlook {
    /// For each thread and place one more than the index of the thread's last event that might have
    /// written it in any execution.
    places: Vec<Vec<u32>>,
    /// The same for each thread, whatever it wrote.
    threads: Vec<u32>,
    /// Something is explored: what is new is a surprise.
    pub explores: bool,
    surprises: u32,
    /// How often a thread was seen about to write later than it was known to, before anything was explored.
    pub news: u32,
}

impl Outlook {
    /// Notes that a thread's event with this index may write a place. Says whether that disproves a belief.
    #[inline]
    pub fn writes(&mut self, thread: u16, index: u32, place: Place) -> bool {
        let thread = usize::from(thread);
        if self.places.len() <= thread {
            self.places.resize(thread + 1, Vec::new());
            self.threads.resize(thread + 1, 0);
        }
        let believes = self.believes();
        let places = &mut self.places[thread];
        if places.len() <= place.index() {
            places.resize(place.index() + 1, 0);
        }
        let last = &mut places[place.index()];
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
    fn may_write(&self, thread: usize, done: u32, place: Place) -> bool {
        let places = self.places.get(thread);
        places.is_some_and(|places| places.get(place.index()).is_some_and(|&last| last > done))
    }

    /// Whether a thread that has done `done` events may write anything later.
    #[inline]
    pub fn may_write_anything(&self, thread: u16, done: u32) -> bool {
        let last = self.threads.get(usize::from(thread));
        !self.believes() || last.is_some_and(|&last| last > done)
    }

    /// Whether some thread waits in vain. `threads` has how each stands and how many events it has
    /// done; who might go on is found out on the way.
    pub fn in_vain(&self, threads: &mut [(Standing, u32)]) -> bool {
        if !self.believes() {
            return false;
        }
        let waits = |&(standing, _): &(Standing, u32)| matches!(standing, Standing::Waits(_));
        while let Some(first) = threads.iter().position(waits) {
            let freed = (first..threads.len()).find(|&waiting| match threads[waiting].0 {
                Standing::Waits(place) => {
                    let mut movers = threads.iter().enumerate();
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

#[cfg(test)]
mod tests {
    use super::*;

    const X: Place = Place(0);
    const Y: Place = Place(3);

    #[test]
    fn who_can_be_freed_by_one_who_moves_does_not_wait_in_vain() {
        let mut outlook = Outlook::default();
        assert!(!outlook.writes(0, 5, X));
        assert!(!outlook.writes(1, 2, Y));
        let moves = |done| (Standing::Moves, done);
        let waits = |place| (Standing::Waits(place), 0);
        assert!(!outlook.in_vain(&mut [moves(5), waits(X)]));
        assert!(outlook.in_vain(&mut [moves(6), waits(X)]));
        // The second is freed by the first and then frees the third.
        assert!(!outlook.in_vain(&mut [moves(0), waits(X), waits(Y)]));
        assert!(outlook.in_vain(&mut [(Standing::Ended, 0), waits(X), waits(Y)]));
        assert!(!outlook.in_vain(&mut [(Standing::Ended, 0), moves(0)]));
    }

    #[test]
    fn what_was_not_seen_before_the_exploration_is_a_surprise() {
        let mut outlook = Outlook::default();
        assert!(!outlook.writes(0, 1, X));
        outlook.explores = true;
        assert!(outlook.in_vain(&mut [(Standing::Moves, 2), (Standing::Waits(X), 0)]));
        assert!(!outlook.writes(0, 1, X), "known");
        assert!(outlook.writes(0, 4, X));
        assert!(!outlook.writes(0, 50, X), "expected by now");
        assert!(!outlook.in_vain(&mut [(Standing::Moves, 60), (Standing::Waits(X), 0)]));
    }

    #[test]
    fn after_too_many_surprises_nothing_is_believed() {
        let mut outlook = Outlook {
            explores: true,
            ..Outlook::default()
        };
        for n in 0..MOST_SURPRISES {
            let place = Place(n);
            let mut threads = [(Standing::Moves, 0), (Standing::Waits(place), 0)];
            assert!(outlook.in_vain(&mut threads));
            assert!(outlook.writes(0, 1, place));
        }
        let place = Place(MOST_SURPRISES);
        assert!(!outlook.in_vain(&mut [(Standing::Moves, 0), (Standing::Waits(place), 0)]));
    }
}
