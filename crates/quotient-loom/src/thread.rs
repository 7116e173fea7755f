//! Threads: those of std, for which a model waits in the end, and whose panics fail it. As with loom, what they are given need
//! not be `Send`.

use std::any::Any;
use std::io;

use crate::model::Running;

pub use std::thread::{
    current, panicking, park, scope, sleep, yield_now, AccessError, LocalKey, Scope,
    ScopedJoinHandle, Thread, ThreadId,
};

/// What goes from one thread to another, whatever its type says.
struct Sent<T>(T);

// What is not to be shared, and is, is found as a race.
unsafe impl<T> Send for Sent<T> {}

impl<T> Sent<T> {
    fn get(self) -> T {
        self.0
    }
}

/// The thread that runs a function.
#[derive(Debug)]
pub struct JoinHandle<T>(std::thread::JoinHandle<Sent<T>>);

impl<T> JoinHandle<T> {
    /// Waits for its end.
    pub fn join(self) -> Result<T, Box<dyn Any + Send + 'static>> {
        self.0.join().map(Sent::get)
    }

    pub fn thread(&self) -> &Thread {
        self.0.thread()
    }

    pub fn is_finished(&self) -> bool {
        self.0.is_finished()
    }
}

/// Runs a function in a thread of its own.
#[track_caller]
pub fn spawn<F, T>(f: F) -> JoinHandle<T>
where
    F: FnOnce() -> T + 'static,
    T: 'static,
{
    let f = Sent(f);
    let running = Running::begin();
    JoinHandle(std::thread::spawn(move || {
        let _running = running;
        Sent(f.get()())
    }))
}

/// What a thread is to have.
#[derive(Debug)]
pub struct Builder(std::thread::Builder);

impl Builder {
    pub fn new() -> Self {
        Builder(std::thread::Builder::new())
    }

    pub fn name(self, name: String) -> Self {
        Builder(self.0.name(name))
    }

    pub fn stack_size(self, size: usize) -> Self {
        Builder(self.0.stack_size(size))
    }

    pub fn spawn<F, T>(self, f: F) -> io::Result<JoinHandle<T>>
    where
        F: FnOnce() -> T + 'static,
        T: 'static,
    {
        let f = Sent(f);
        let running = Running::begin();
        let thread = self.0.spawn(move || {
            let _running = running;
            Sent(f.get()())
        });
        thread.map(JoinHandle)
    }
}
