//! Probabilistic concurrency testing (Burckhardt, Kothari, Musuvathi and Nagarakatte, ASPLOS 2010).
//!
//! Every thread has a priority, drawn at random when it is created, and of those that can go the highest goes. At d-1
//! steps, drawn at random as well, the thread that would go falls below all others. A bug of depth d is one that happens
//! whenever d pairs of steps come in a certain order; in a program of at most n threads and k steps a schedule has it with a chance
//! of at least 1 / (n k^(d-1)).

use quotient_model::ThreadId;

use super::random::Random;

/// The state of a schedule.
#[derive(Clone, Debug, Default)]
pub(super) struct Pct {
    /// By thread. Those that fell have the lowest: the later a change was drawn, the lower.
    priorities: Vec<Option<u64>>,
    /// The steps before which a thread falls, and to which priority.
    changes: Vec<(u64, u64)>,
    made: u64,
}

/// Priorities below this are for threads that fell.
const FALLEN: u64 = 1 << 32;

impl Pct {
    /// Begins a schedule of at most so many steps.
    pub fn begin(&mut self, depth: u32, steps: u64, random: &mut Random) {
        self.priorities.clear();
        self.made = 0;
        let changes = (1..u64::from(depth)).rev();
        self.changes = changes
            .map(|priority| (random.below(steps.max(1)), priority))
            .collect();
    }

    /// Who goes next, of those that can.
    pub fn choose(&mut self, enabled: &[ThreadId], random: &mut Random) -> ThreadId {
        for &thread in enabled {
            if self.priorities.len() <= thread.index() {
                self.priorities.resize(thread.index() + 1, None);
            }
            self.priorities[thread.index()].get_or_insert_with(|| random.next() | FALLEN);
        }
        let step = self.made;
        self.made += 1;
        for at in 0..self.changes.len() {
            let (before, priority) = self.changes[at];
            if before == step {
                let first = self.first(enabled);
                self.priorities[first.index()] = Some(priority);
            }
        }
        self.first(enabled)
    }

    fn first(&self, enabled: &[ThreadId]) -> ThreadId {
        let priority = |thread: &&ThreadId| self.priorities[thread.index()];
        *enabled
            .iter()
            .max_by_key(priority)
            .expect("somebody can go")
    }
}

/// The least chance that so many schedules have of having met a bug of that depth.
pub(super) fn chance(schedules: u64, depth: u32, threads: u64, steps: u64) -> f64 {
    let each = 1.0 / (threads.max(1) as f64 * (steps.max(1) as f64).powi(depth as i32 - 1));
    // 1 - (1 - each)^schedules, for numbers that are far apart.
    -f64::exp_m1(schedules as f64 * f64::ln_1p(-each))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_chance_grows_with_schedules_and_falls_with_depth() {
        assert!((chance(1, 1, 4, 100) - 0.25).abs() < 1e-12);
        assert!((chance(2, 1, 2, 100) - 0.75).abs() < 1e-12);
        assert!((chance(1, 2, 2, 100) - 0.005).abs() < 1e-12);
        let tiny = chance(1_000, 4, 10, 1_000);
        assert!(tiny > 9e-8 && tiny < 1.01e-7, "{tiny}");
        assert_eq!(chance(10, 1, 1, 0), 1.0);
    }

    #[test]
    fn threads_go_by_priority_and_fall_once() {
        let mut random = Random::new(1);
        let mut pct = Pct::default();
        let threads = [ThreadId(0), ThreadId(1), ThreadId(2)];
        for _ in 0..100 {
            pct.begin(2, 10, &mut random);
            let turns: Vec<_> = (0..10).map(|_| pct.choose(&threads, &mut random)).collect();
            let changes = turns.windows(2).filter(|pair| pair[0] != pair[1]).count();
            assert!(changes <= 1, "{turns:?}");
        }
    }
}
