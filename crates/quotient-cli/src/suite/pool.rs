//! Jobs on several threads, which may bring forth others.

use std::collections::VecDeque;
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;

struct Queue<J> {
    jobs: VecDeque<J>,
    /// How many are being done, and may bring forth others.
    busy: usize,
}

/// Does all jobs. Those that a job brings forth come next, so that what was begun first is done first.
///
/// `meanwhile` runs on the calling thread.
pub fn run<J: Send, R>(
    first: impl IntoIterator<Item = J>,
    workers: usize,
    work: impl Fn(J) -> Vec<J> + Sync,
    meanwhile: impl FnOnce() -> R,
) -> R {
    let queue = Mutex::new(Queue {
        jobs: first.into_iter().collect(),
        busy: 0,
    });
    let changed = Condvar::new();
    thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(job) = next(&queue, &changed) {
                    let more = work(job);
                    let mut queue = locked(&queue);
                    queue.busy -= 1;
                    more.into_iter()
                        .rev()
                        .for_each(|job| queue.jobs.push_front(job));
                    changed.notify_all();
                }
            });
        }
        meanwhile()
    })
}

/// The next job; none once there can be no more.
fn next<J>(queue: &Mutex<Queue<J>>, changed: &Condvar) -> Option<J> {
    let mut queue = locked(queue);
    loop {
        if let Some(job) = queue.jobs.pop_front() {
            queue.busy += 1;
            return Some(job);
        }
        if queue.busy == 0 {
            return None;
        }
        queue = changed.wait(queue).unwrap_or_else(PoisonError::into_inner);
    }
}

/// A panic ends the command, so nobody sees what it left behind.
fn locked<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::sync::atomic::{AtomicU32, Ordering};

    #[test]
    fn jobs_that_come_from_jobs_are_done() {
        for workers in [1, 4] {
            let sum = AtomicU32::new(0);
            // Each number brings forth all that are smaller: n of them make 2^n - 1 jobs.
            run(
                [6_u32],
                workers,
                |n| {
                    sum.fetch_add(1, Ordering::Relaxed);
                    (0..n).collect()
                },
                || (),
            );
            assert_eq!(sum.into_inner(), 64);
        }
    }
}
