//! Threads that send each other messages.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError, TryRecvError, channel, sync_channel};
use std::sync::{Arc, Mutex};
use std::thread;
use std::time::Duration;

// expect: safe in 20
#[test]
fn two_senders() {
    let (sender, receiver) = channel();
    let threads: Vec<_> = (0..2)
        .map(|n| {
            let sender = sender.clone();
            thread::spawn(move || sender.send(n).unwrap())
        })
        .collect();
    drop(sender);
    let mut got: Vec<i32> = receiver.iter().collect();
    got.sort();
    assert_eq!(got, [0, 1]);
    for thread in threads {
        thread.join().unwrap();
    }
}

// expect: panic "the first came second"
#[test]
fn two_senders_bug_of_expecting_an_order() {
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        for n in 0..2 {
            let sender = sender.clone();
            scope.spawn(move || sender.send(n).unwrap());
        }
        assert_eq!(receiver.recv(), Ok(0), "the first came second");
    });
}

// expect: deadlock
#[test]
fn channel_bug_of_a_sender_that_lives() {
    let (sender, receiver) = channel();
    let other = sender.clone();
    let thread = thread::spawn(move || other.send(1).unwrap());
    // The sender that main has keeps the channel open.
    assert_eq!(receiver.iter().sum::<i32>(), 1);
    drop(sender);
    thread.join().unwrap();
}

// expect: safe in 1
#[test]
fn many_messages_of_one_sender() {
    let (sender, receiver) = channel();
    let thread = thread::spawn(move || (0..5).for_each(|n| sender.send(n).unwrap()));
    assert_eq!(receiver.iter().collect::<Vec<_>>(), [0, 1, 2, 3, 4]);
    thread.join().unwrap();
}

// expect: safe in 20
#[test]
fn each_sender_keeps_its_order() {
    let (sender, receiver) = channel();
    thread::scope(|scope| {
        let (first, second) = (sender.clone(), sender);
        let one = scope.spawn(move || (0..3).for_each(|n| first.send(n).unwrap()));
        let other = scope.spawn(move || (10..12).for_each(|n| second.send(n).unwrap()));
        let (low, high): (Vec<_>, Vec<_>) = receiver.iter().partition(|n| *n < 10);
        assert_eq!((low, high), (vec![0, 1, 2], vec![10, 11]));
        [one, other].map(|thread| thread.join().unwrap());
    });
}

// expect --leaks: safe in 20
#[test]
fn a_message_that_is_dropped_is_the_end_of_a_channel() {
    let (sender, receiver) = channel();
    let (reply, replied) = channel::<()>();
    let sends = thread::spawn(move || {
        let _ = sender.send(reply);
        // The receiver may be gone, and is not waited for.
        let _ = sender.send(channel().0);
    });
    let drops = thread::spawn(move || drop(receiver));
    assert!(replied.recv().is_err());
    [sends, drops].map(|thread| thread.join().unwrap());
}

// expect: safe in 72
#[test]
fn request_and_reply() {
    struct Request {
        number: u32,
        reply: mpsc::Sender<u32>,
    }
    let (requests, inbox) = channel::<Request>();
    let actor = thread::spawn(move || {
        let mut sum = 0;
        for request in inbox {
            sum += request.number;
            request.reply.send(sum).unwrap();
        }
        sum
    });
    for (number, expected) in [(3, 3), (4, 7)] {
        let (reply, answer) = channel();
        requests.send(Request { number, reply }).unwrap();
        assert_eq!(answer.recv(), Ok(expected));
    }
    drop(requests);
    assert_eq!(actor.join().unwrap(), 7);
}

// expect: deadlock
#[test]
fn request_and_reply_bug_of_both_waiting() {
    let (requests, inbox) = channel::<u32>();
    let (replies, answers) = channel::<u32>();
    let actor = thread::spawn(move || {
        let number = inbox.recv().unwrap();
        replies.send(number + 1).unwrap();
    });
    let answer = answers.recv().unwrap();
    requests.send(answer).unwrap();
    actor.join().unwrap();
}

// expect: safe in 64
#[test]
fn pipeline_with_a_bound() {
    let (numbers, input) = sync_channel(1);
    let (squares, output) = sync_channel(1);
    thread::scope(|scope| {
        scope.spawn(move || (1..=2).for_each(|n| numbers.send(n).unwrap()));
        scope.spawn(move || input.iter().for_each(|n: i32| squares.send(n * n).unwrap()));
        assert_eq!(output.iter().collect::<Vec<_>>(), [1, 4]);
    });
}

// expect: deadlock
#[test]
fn pipeline_bug_of_a_bound_too_low() {
    let (sender, receiver) = sync_channel(1);
    // Nobody receives before all is sent.
    for n in 0..2 {
        sender.send(n).unwrap();
    }
    drop(sender);
    let thread = thread::spawn(move || receiver.iter().sum::<i32>());
    assert_eq!(thread.join().unwrap(), 1);
}

// expect: safe in 40
#[test]
fn rendezvous() {
    static READY: AtomicBool = AtomicBool::new(false);
    let (sender, receiver) = sync_channel(0);
    let thread = thread::spawn(move || {
        READY.store(true, Ordering::Relaxed);
        sender.send("here").unwrap();
    });
    assert_eq!(receiver.recv(), Ok("here"));
    assert!(READY.load(Ordering::Relaxed));
    thread.join().unwrap();
}

// expect: safe in 60
#[test]
fn a_message_in_time_or_not() {
    let (sender, receiver) = channel();
    let thread = thread::spawn(move || sender.send(7).is_ok());
    match receiver.recv_timeout(Duration::from_millis(5)) {
        Ok(n) => assert_eq!(n, 7),
        Err(error) => assert_eq!(error, RecvTimeoutError::Timeout),
    }
    thread.join().unwrap();
}

// expect: panic "Timeout"
#[test]
fn bug_of_expecting_it_in_time() {
    let (sender, receiver) = channel();
    let thread = thread::spawn(move || sender.send(7).is_ok());
    assert_eq!(receiver.recv_timeout(Duration::from_millis(5)), Ok(7));
    thread.join().unwrap();
}

// expect: panic "it is empty"
#[test]
fn bug_of_looking_for_a_message_once() {
    let (sender, receiver) = channel();
    let thread = thread::spawn(move || sender.send(7).unwrap_or_default());
    match receiver.try_recv() {
        Ok(n) => assert_eq!(n, 7),
        Err(TryRecvError::Empty) => panic!("it is empty"),
        Err(TryRecvError::Disconnected) => unreachable!(),
    }
    thread.join().unwrap();
}

type Job = Box<dyn FnOnce() + Send>;

/// Threads that take jobs from one receiver.
fn pool(workers: usize, jobs: usize, add: fn(&AtomicUsize)) -> usize {
    let count = Arc::new(AtomicUsize::new(0));
    let (sender, receiver) = channel::<Job>();
    let receiver = Arc::new(Mutex::new(receiver));
    let threads: Vec<_> = (0..workers)
        .map(|_| {
            let receiver = Arc::clone(&receiver);
            thread::spawn(move || {
                loop {
                    let job = receiver.lock().unwrap().recv();
                    match job {
                        Ok(job) => job(),
                        Err(_) => break,
                    }
                }
            })
        })
        .collect();
    for _ in 0..jobs {
        let count = Arc::clone(&count);
        sender.send(Box::new(move || add(&count))).unwrap();
    }
    drop(sender);
    for thread in threads {
        thread.join().unwrap();
    }
    count.load(Ordering::SeqCst)
}

// expect: safe in 400
#[test]
fn pool_of_threads() {
    let add = |count: &AtomicUsize| {
        count.fetch_add(1, Ordering::Relaxed);
    };
    assert_eq!(pool(2, 2, add), 2);
}

// expect: panic "a job was lost"
#[test]
fn pool_bug_of_jobs_that_race() {
    let add = |count: &AtomicUsize| {
        let seen = count.load(Ordering::Relaxed);
        count.store(seen + 1, Ordering::Relaxed);
    };
    assert_eq!(pool(2, 2, add), 2, "a job was lost");
}

fn cancelled(check_again: bool) {
    let stopped = Arc::new(AtomicBool::new(false));
    let (sender, receiver) = channel();
    let flag = Arc::clone(&stopped);
    let worker = thread::spawn(move || {
        let mut done = 0;
        while !flag.load(Ordering::Acquire) {
            if receiver.recv().is_err() {
                break;
            }
            done += 1;
        }
        done
    });
    sender.send(()).unwrap();
    stopped.store(true, Ordering::Release);
    if check_again {
        // Whoever waits for a message is told by the end of the channel.
        drop(sender);
        assert!(worker.join().unwrap() <= 1);
    } else {
        assert!(worker.join().unwrap() <= 1);
        drop(sender);
    }
}

// expect: safe in 60
#[test]
fn cancellation() {
    cancelled(true);
}

// expect: deadlock
#[test]
fn cancellation_bug_of_a_worker_that_sleeps() {
    cancelled(false);
}
