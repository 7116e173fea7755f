//! Futures, wakers and small executors.

use std::cell::RefCell;
use std::collections::VecDeque;
use std::future::Future;
use std::pin::{Pin, pin};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::{Arc, Mutex};
use std::task::{Context, Poll, Wake, Waker};
use std::thread::{self, Thread};

struct Unpark(Thread);

impl Wake for Unpark {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

fn block_on<T>(future: impl Future<Output = T>) -> T {
    let mut future = pin!(future);
    let waker = Waker::from(Arc::new(Unpark(thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(value) => return value,
            Poll::Pending => thread::park(),
        }
    }
}

/// A value that comes from another thread.
struct Slot<T> {
    state: Mutex<(Option<T>, Option<Waker>)>,
    /// Whether the future forgets to leave its waker while it holds the lock.
    careless: bool,
}

impl<T> Slot<T> {
    fn new(careless: bool) -> Arc<Self> {
        Arc::new(Slot {
            state: Mutex::new((None, None)),
            careless,
        })
    }

    fn set(&self, value: T) {
        let mut state = self.state.lock().unwrap();
        state.0 = Some(value);
        let waker = state.1.take();
        drop(state);
        if let Some(waker) = waker {
            waker.wake();
        }
    }
}

struct Comes<T>(Arc<Slot<T>>);

impl<T> Future for Comes<T> {
    type Output = T;

    fn poll(self: Pin<&mut Self>, context: &mut Context<'_>) -> Poll<T> {
        let mut state = self.0.state.lock().unwrap();
        if let Some(value) = state.0.take() {
            return Poll::Ready(value);
        }
        if self.0.careless {
            // Between this and the next lock, the value may come.
            drop(state);
            state = self.0.state.lock().unwrap();
        }
        state.1 = Some(context.waker().clone());
        Poll::Pending
    }
}

fn wait_for_a_value(careless: bool) {
    let slot = Slot::new(careless);
    let other = Arc::clone(&slot);
    let thread = thread::spawn(move || other.set(7));
    assert_eq!(block_on(async { Comes(slot).await + 1 }), 8);
    thread.join().unwrap();
}

// expect: safe in 40
#[test]
fn future_from_another_thread() {
    wait_for_a_value(false);
}

// expect: deadlock
#[test]
fn future_bug_of_a_late_waker() {
    wait_for_a_value(true);
}

/// An executor of one thread: tasks that were woken stand in a queue.
type Task = Pin<Box<dyn Future<Output = ()>>>;

struct Woken(Arc<AtomicBool>);

impl Wake for Woken {
    fn wake(self: Arc<Self>) {
        self.0.store(true, Ordering::SeqCst);
    }
}

fn run(tasks: Vec<Task>) {
    let mut queue: VecDeque<(Task, Arc<AtomicBool>)> = tasks
        .into_iter()
        .map(|task| (task, Arc::new(AtomicBool::new(true))))
        .collect();
    while let Some((mut task, woken)) = queue.pop_front() {
        if woken.swap(false, Ordering::SeqCst) {
            let waker = Waker::from(Arc::new(Woken(Arc::clone(&woken))));
            let mut context = Context::from_waker(&waker);
            if task.as_mut().poll(&mut context).is_ready() {
                continue;
            }
        }
        queue.push_back((task, woken));
    }
}

// expect: safe in 1
#[test]
fn executor_of_one_thread() {
    thread_local!(static TOLD: RefCell<Vec<&'static str>> = const { RefCell::new(Vec::new()) });
    let slot = Slot::new(false);
    let comes = Comes(Arc::clone(&slot));
    run(vec![
        Box::pin(async move {
            TOLD.with_borrow_mut(|told| told.push("waits"));
            assert_eq!(comes.await, 3);
            TOLD.with_borrow_mut(|told| told.push("has it"));
        }),
        Box::pin(async move {
            TOLD.with_borrow_mut(|told| told.push("sets"));
            slot.set(3);
        }),
    ]);
    assert_eq!(TOLD.take(), ["waits", "sets", "has it"]);
}

// expect: safe in 470
#[test]
fn two_futures_are_joined() {
    let slots = [Slot::new(false), Slot::new(false)];
    let others = slots.clone();
    let thread = thread::spawn(move || {
        for (n, slot) in others.iter().enumerate() {
            slot.set(n + 1);
        }
    });
    let [first, second] = slots.map(Comes);
    let sum = block_on(async move { first.await + second.await });
    assert_eq!(sum, 3);
    thread.join().unwrap();
}
