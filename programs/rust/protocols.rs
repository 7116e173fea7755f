//! Protocols between threads: who may go in, who has which job, who has seen what.

use std::cell::UnsafeCell;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Condvar, Mutex, RwLock};
use std::thread;

/// What only one thread may touch at a time.
struct Guarded(UnsafeCell<u32>);
unsafe impl Sync for Guarded {}

impl Guarded {
    fn add(&self) {
        unsafe { *self.0.get() += 1 };
    }

    fn get(&self) -> u32 {
        unsafe { *self.0.get() }
    }
}

fn ticket_lock(early: bool) {
    let (next, served) = (AtomicUsize::new(0), AtomicUsize::new(0));
    let count = Guarded(UnsafeCell::new(0));
    let (next, served, count) = (&next, &served, &count);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(move || {
                let ticket = next.fetch_add(1, SeqCst);
                while served.load(SeqCst) != ticket {
                    std::hint::spin_loop();
                }
                if early {
                    served.store(ticket + 1, SeqCst);
                    count.add();
                } else {
                    count.add();
                    served.store(ticket + 1, SeqCst);
                }
            });
        }
    });
    assert_eq!(count.get(), 2, "both were inside");
}

// expect: safe in 20
#[test]
fn ticket_lock_let_go_at_the_end() {
    ticket_lock(false);
}

// expect: panic "both were inside"
#[test]
fn ticket_lock_bug_of_letting_go_early() {
    ticket_lock(true);
}

fn peterson(ask_first: bool) {
    let wants = [AtomicBool::new(false), AtomicBool::new(false)];
    let turn = AtomicUsize::new(0);
    let count = Guarded(UnsafeCell::new(0));
    let (wants, turn, count) = (&wants, &turn, &count);
    thread::scope(|scope| {
        for me in 0..2 {
            scope.spawn(move || {
                if ask_first {
                    wants[me].store(true, SeqCst);
                    turn.store(1 - me, SeqCst);
                } else {
                    turn.store(1 - me, SeqCst);
                    wants[me].store(true, SeqCst);
                }
                while wants[1 - me].load(SeqCst) && turn.load(SeqCst) != me {
                    std::hint::spin_loop();
                }
                count.add();
                wants[me].store(false, SeqCst);
            });
        }
    });
    assert_eq!(count.get(), 2, "both were inside");
}

// expect: safe in 40
#[test]
fn peterson_asks_first() {
    peterson(true);
}

// expect: panic "both were inside"
#[test]
fn peterson_bug_of_giving_way_first() {
    peterson(false);
}

fn philosophers(forks_of: fn(usize) -> [usize; 2]) {
    let forks: Arc<[Mutex<u32>; 3]> = Arc::default();
    let eat = |me| {
        let forks = Arc::clone(&forks);
        thread::spawn(move || {
            let [first, second] = forks_of(me);
            let mut first = forks[first].lock().unwrap();
            let mut second = forks[second].lock().unwrap();
            *first += 1;
            *second += 1;
        })
    };
    let all: Vec<_> = (0..3).map(eat).collect();
    all.into_iter().for_each(|thread| thread.join().unwrap());
    let uses = forks.iter().map(|fork| *fork.lock().unwrap());
    assert_eq!(uses.sum::<u32>(), 6);
}

// expect: safe in 57
#[test]
fn philosophers_with_an_order() {
    philosophers(|me| if me == 2 { [0, 2] } else { [me, me + 1] });
}

// expect: deadlock
#[test]
fn philosophers_bug_of_a_circle() {
    philosophers(|me| [me, (me + 1) % 3]);
}

fn jobs(take: fn(&AtomicBool) -> bool) {
    let taken = [AtomicBool::new(false), AtomicBool::new(false)];
    let done = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                for job in &taken {
                    if take(job) {
                        done.fetch_add(1, SeqCst);
                    }
                }
            });
        }
    });
    assert_eq!(done.load(SeqCst), 2, "jobs are done once");
}

// expect: safe in 28
#[test]
fn jobs_taken_at_once() {
    jobs(|job| !job.swap(true, SeqCst));
}

// expect: panic "jobs are done once"
#[test]
fn jobs_bug_of_looking_first() {
    jobs(|job| {
        let free = !job.load(SeqCst);
        job.store(true, SeqCst);
        free
    });
}

fn tickets_sold(sell: fn(&AtomicUsize) -> bool) {
    let left = AtomicUsize::new(1);
    let sold = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                if sell(&left) {
                    sold.fetch_add(1, SeqCst);
                }
            });
        }
    });
    assert_eq!(sold.load(SeqCst), 1, "one was there to be sold");
}

// expect: safe in 15
#[test]
fn last_ticket_sold_once() {
    tickets_sold(|left| {
        let sold = left.fetch_update(SeqCst, SeqCst, |left| left.checked_sub(1));
        sold.is_ok()
    });
}

// expect: panic "one was there to be sold"
#[test]
fn last_ticket_bug_of_looking_first() {
    tickets_sold(|left| {
        let there = left.load(SeqCst) > 0;
        if there {
            left.store(0, SeqCst);
        }
        there
    });
}

fn latch(count_down: fn(&(Mutex<u32>, Condvar))) {
    let latch = (Mutex::new(2), Condvar::new());
    thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| count_down(&latch));
        }
        let mut left = latch.0.lock().unwrap();
        while *left > 0 {
            left = latch.1.wait(left).unwrap();
        }
    });
}

// expect: safe in 23
#[test]
fn latch_opened_by_the_last() {
    latch(|(left, opened)| {
        let mut left = left.lock().unwrap();
        *left -= 1;
        if *left == 0 {
            opened.notify_all();
        }
    });
}

// expect: deadlock
#[test]
fn latch_bug_of_counting_in_two_sections() {
    latch(|(left, opened)| {
        let before = *left.lock().unwrap();
        *left.lock().unwrap() = before - 1;
        opened.notify_all();
    });
}

fn upgraded(look_again: bool) {
    let value = RwLock::new(None);
    let made = AtomicUsize::new(0);
    thread::scope(|scope| {
        for n in 0..2 {
            let (value, made) = (&value, &made);
            scope.spawn(move || {
                if value.read().unwrap().is_some() {
                    return;
                }
                let mut value = value.write().unwrap();
                if !look_again || value.is_none() {
                    made.fetch_add(1, SeqCst);
                    *value = Some(n);
                }
            });
        }
    });
    assert_eq!(made.load(SeqCst), 1, "it is made once");
}

// expect: safe in 4007
#[test]
fn written_after_looking_again() {
    upgraded(true);
}

// expect: panic "it is made once"
#[test]
fn written_bug_of_not_looking_again() {
    upgraded(false);
}

fn snapshots(one: bool) {
    let current = Mutex::new(Arc::new([0, 0]));
    let take = || Arc::clone(&current.lock().unwrap());
    thread::scope(|scope| {
        scope.spawn(|| *current.lock().unwrap() = Arc::new([1, 1]));
        let first = take();
        let second = if one { Arc::clone(&first) } else { take() };
        assert_eq!(first[0], second[1], "of two snapshots");
    });
}

// expect: safe in 20
#[test]
fn one_snapshot() {
    snapshots(true);
}

// expect: panic "of two snapshots"
#[test]
fn snapshot_bug_of_taking_two() {
    snapshots(false);
}
