//! Futures.

use std::future::Future;
use std::pin::pin;
use std::sync::Arc;
use std::task::{Context, Poll, Wake, Waker};
use std::thread::Thread;

use crate::sync::Mutex;

struct Unparks(Thread);

impl Wake for Unparks {
    fn wake(self: Arc<Self>) {
        self.0.unpark();
    }
}

/// Runs a future to its end.
pub fn block_on<F: Future>(future: F) -> F::Output {
    let mut future = pin!(future);
    let waker = Waker::from(Arc::new(Unparks(std::thread::current())));
    let mut context = Context::from_waker(&waker);
    loop {
        match future.as_mut().poll(&mut context) {
            Poll::Ready(output) => return output,
            Poll::Pending => std::thread::park(),
        }
    }
}

/// Whom to wake, kept where several threads can get at it.
#[derive(Debug)]
pub struct AtomicWaker(Mutex<Option<Waker>>);

impl AtomicWaker {
    pub fn new() -> Self {
        AtomicWaker(Mutex::new(None))
    }

    fn put(&self, waker: Option<Waker>) -> Option<Waker> {
        let mut kept = self
            .0
            .lock()
            .unwrap_or_else(|poisoned| poisoned.into_inner());
        std::mem::replace(&mut *kept, waker)
    }

    pub fn register(&self, waker: Waker) {
        self.put(Some(waker));
    }

    pub fn register_by_ref(&self, waker: &Waker) {
        self.put(Some(waker.clone()));
    }

    pub fn take_waker(&self) -> Option<Waker> {
        self.put(None)
    }

    pub fn wake(&self) {
        if let Some(waker) = self.take_waker() {
            waker.wake();
        }
    }
}
