//! Structures without locks that allocate, share and free.

use std::cell::UnsafeCell;
use std::mem::MaybeUninit;
use std::ops::Deref;
use std::ptr::{self, NonNull};
use std::sync::atomic::{
    AtomicBool, AtomicI16, AtomicI64, AtomicPtr, AtomicU8, AtomicU32, AtomicU64, AtomicUsize,
    Ordering, fence,
};
use std::sync::{Arc, Mutex, mpsc};
use std::thread;

/// The queue of Michael and Scott; nodes are freed at the end.
struct Queue<T> {
    head: AtomicPtr<Node<T>>,
    tail: AtomicPtr<Node<T>>,
}

struct Node<T> {
    value: Option<T>,
    next: AtomicPtr<Node<T>>,
}

fn node<T>(value: Option<T>) -> *mut Node<T> {
    let next = AtomicPtr::new(ptr::null_mut());
    Box::into_raw(Box::new(Node { value, next }))
}

impl<T: Copy> Queue<T> {
    fn new() -> Self {
        let dummy = node(None);
        Queue {
            head: AtomicPtr::new(dummy),
            tail: AtomicPtr::new(dummy),
        }
    }

    fn push(&self, value: T, by_exchange: bool) {
        let new = node(Some(value));
        loop {
            let tail = self.tail.load(Ordering::Acquire);
            let next = unsafe { (*tail).next.load(Ordering::Acquire) };
            if !next.is_null() {
                let (success, failure) = (Ordering::Release, Ordering::Relaxed);
                let _ = self.tail.compare_exchange(tail, next, success, failure);
                continue;
            }
            if !by_exchange {
                unsafe { (*tail).next.store(new, Ordering::Release) };
                self.tail.store(new, Ordering::Release);
                return;
            }
            let (success, failure) = (Ordering::Release, Ordering::Relaxed);
            let linked = unsafe { (*tail).next.compare_exchange(next, new, success, failure) };
            if linked.is_ok() {
                let _ = self.tail.compare_exchange(tail, new, success, failure);
                return;
            }
        }
    }

    fn pop(&mut self) -> Option<T> {
        let head = *self.head.get_mut();
        let next = unsafe { *(*head).next.get_mut() };
        let next = NonNull::new(next)?;
        *self.head.get_mut() = next.as_ptr();
        drop(unsafe { Box::from_raw(head) });
        unsafe { next.as_ref().value }
    }
}

impl<T> Drop for Queue<T> {
    fn drop(&mut self) {
        let mut at = *self.head.get_mut();
        while !at.is_null() {
            at = *unsafe { Box::from_raw(at) }.next.get_mut();
        }
    }
}

fn fill(by_exchange: bool) {
    let mut queue = Queue::new();
    thread::scope(|scope| {
        for n in 1..=2 {
            let queue = &queue;
            scope.spawn(move || queue.push(n, by_exchange));
        }
    });
    let got: Vec<i32> = std::iter::from_fn(|| queue.pop()).collect();
    assert_eq!(got.iter().sum::<i32>(), 3, "an element was lost: {got:?}");
}

// expect: safe in 68
#[test]
fn queue_of_michael_and_scott() {
    fill(true);
}

// expect: panic "an element was lost"
#[test]
fn queue_bug_of_linking_by_a_store() {
    fill(false);
}

/// A counted pointer.
struct Counted<T>(NonNull<Shared<T>>);

struct Shared<T> {
    count: AtomicUsize,
    value: T,
}

unsafe impl<T: Send + Sync> Send for Counted<T> {}

impl<T> Counted<T> {
    fn new(value: T) -> Self {
        let count = AtomicUsize::new(1);
        let shared = Box::leak(Box::new(Shared { count, value }));
        Counted(NonNull::from(shared))
    }

    fn share(&self) -> Self {
        unsafe { self.0.as_ref() }.count.fetch_add(1, Ordering::Relaxed);
        Counted(self.0)
    }

    /// Drops it as many do who forget that another one may come between.
    fn let_go_carelessly(self) {
        let shared = unsafe { self.0.as_ref() };
        shared.count.fetch_sub(1, Ordering::AcqRel);
        if shared.count.load(Ordering::Acquire) == 0 {
            drop(unsafe { Box::from_raw(self.0.as_ptr()) });
        }
        std::mem::forget(self);
    }
}

impl<T> Deref for Counted<T> {
    type Target = T;

    fn deref(&self) -> &T {
        &unsafe { self.0.as_ref() }.value
    }
}

impl<T> Drop for Counted<T> {
    fn drop(&mut self) {
        if unsafe { self.0.as_ref() }.count.fetch_sub(1, Ordering::Release) == 1 {
            fence(Ordering::Acquire);
            drop(unsafe { Box::from_raw(self.0.as_ptr()) });
        }
    }
}

// expect --races: safe in 10
#[test]
fn counted_pointer() {
    let first = Counted::new(String::from("text"));
    let second = first.share();
    let thread = thread::spawn(move || second.len());
    assert_eq!(first.len(), 4);
    drop(first);
    assert_eq!(thread.join().unwrap(), 4);
}

// expect: memory "use of freed memory"
#[test]
fn counted_pointer_bug_of_looking_separately() {
    let first = Counted::new(5);
    let second = first.share();
    let thread = thread::spawn(move || second.let_go_carelessly());
    first.let_go_carelessly();
    thread.join().unwrap();
}

// expect --leaks: leak "12 bytes"
#[test]
fn counted_pointer_bug_of_a_clone_too_many() {
    let first = Counted::new(vec![1, 2, 3]);
    std::mem::forget(first.share());
    let thread = thread::spawn(move || assert_eq!(first.len(), 3));
    thread.join().unwrap();
}

/// A piece of memory from which threads take places in turn.
struct Arena<T, const N: usize> {
    used: AtomicUsize,
    places: [UnsafeCell<MaybeUninit<T>>; N],
}

unsafe impl<T: Send, const N: usize> Sync for Arena<T, N> {}

impl<T, const N: usize> Arena<T, N> {
    const EMPTY: UnsafeCell<MaybeUninit<T>> = UnsafeCell::new(MaybeUninit::uninit());

    fn new() -> Self {
        Arena {
            used: AtomicUsize::new(0),
            places: [Self::EMPTY; N],
        }
    }

    #[allow(clippy::mut_from_ref)]
    fn put(&self, value: T, at_once: bool) -> Option<&mut T> {
        let place = if at_once {
            self.used.fetch_add(1, Ordering::Relaxed)
        } else {
            let place = self.used.load(Ordering::Relaxed);
            self.used.store(place + 1, Ordering::Relaxed);
            place
        };
        let place = self.places.get(place)?.get();
        Some(unsafe { (*place).write(value) })
    }
}

fn share_arena(at_once: bool) {
    let arena = Arena::<u64, 2>::new();
    thread::scope(|scope| {
        let arena = &arena;
        let thread = scope.spawn(move || {
            let place = arena.put(1, at_once).unwrap();
            *place += 10;
            *place
        });
        let place = arena.put(2, at_once).unwrap();
        *place += 20;
        assert_eq!((*place, thread.join().unwrap()), (22, 11), "they share a place");
    });
}

// expect --races: safe in 4
#[test]
fn arena() {
    share_arena(true);
}

// expect: panic "they share a place"
#[test]
fn arena_bug_of_two_steps() {
    share_arena(false);
}

/// What is made by whoever needs it first.
struct Lazy<T> {
    made: AtomicPtr<T>,
}

impl<T> Lazy<T> {
    const fn new() -> Self {
        Lazy {
            made: AtomicPtr::new(ptr::null_mut()),
        }
    }

    fn get(&self, make: impl FnOnce() -> T, give_way: bool) -> &T {
        let found = self.made.load(Ordering::Acquire);
        if !found.is_null() {
            return unsafe { &*found };
        }
        let new = Box::into_raw(Box::new(make()));
        if !give_way {
            let before = self.made.swap(new, Ordering::AcqRel);
            if !before.is_null() {
                drop(unsafe { Box::from_raw(before) });
            }
            return unsafe { &*new };
        }
        let (success, failure) = (Ordering::AcqRel, Ordering::Acquire);
        let null = ptr::null_mut();
        match self.made.compare_exchange(null, new, success, failure) {
            Ok(_) => unsafe { &*new },
            Err(other) => {
                drop(unsafe { Box::from_raw(new) });
                unsafe { &*other }
            }
        }
    }
}

impl<T> Drop for Lazy<T> {
    fn drop(&mut self) {
        let made = *self.made.get_mut();
        if !made.is_null() {
            drop(unsafe { Box::from_raw(made) });
        }
    }
}

// expect --races: safe in 20
#[test]
fn lazy() {
    let lazy = Lazy::new();
    thread::scope(|scope| {
        scope.spawn(|| assert_eq!(lazy.get(|| 7u64, true), &7));
        assert_eq!(lazy.get(|| 7u64, true), &7);
    });
}

// expect: memory "use of freed memory"
#[test]
fn lazy_bug_of_replacing_what_another_has_made() {
    let lazy = Lazy::new();
    thread::scope(|scope| {
        scope.spawn(|| assert_eq!(lazy.get(|| 7u64, false), &7));
        assert_eq!(lazy.get(|| 7u64, false), &7);
    });
}

/// One reader's protection of what it reads.
struct Hazard {
    current: AtomicPtr<u32>,
    hazard: AtomicPtr<u32>,
}

fn hazard(looks_again: bool) {
    let old = Box::into_raw(Box::new(1));
    let shared = Hazard {
        current: AtomicPtr::new(old),
        hazard: AtomicPtr::new(ptr::null_mut()),
    };
    thread::scope(|scope| {
        scope.spawn(|| {
            let value = loop {
                let found = shared.current.load(Ordering::SeqCst);
                shared.hazard.store(found, Ordering::SeqCst);
                if !looks_again || shared.current.load(Ordering::SeqCst) == found {
                    break unsafe { *found };
                }
            };
            assert!(value == 1 || value == 2);
            shared.hazard.store(ptr::null_mut(), Ordering::SeqCst);
        });
        let new = Box::into_raw(Box::new(2));
        let old = shared.current.swap(new, Ordering::SeqCst);
        while shared.hazard.load(Ordering::SeqCst) == old {
            thread::yield_now();
        }
        drop(unsafe { Box::from_raw(old) });
    });
    drop(unsafe { Box::from_raw(shared.current.into_inner()) });
}

// expect: safe in 30
#[test]
fn hazard_pointer() {
    hazard(true);
}

// expect: memory "use of freed memory"
#[test]
fn hazard_pointer_bug_of_not_looking_again() {
    hazard(false);
}

/// The owner takes from one end, others steal from the other; there is room for two.
struct Deque {
    top: AtomicI64,
    bottom: AtomicI64,
    jobs: [AtomicU32; 2],
}

impl Deque {
    fn pop(&self, last_by_exchange: bool) -> Option<u32> {
        let bottom = self.bottom.load(Ordering::Relaxed) - 1;
        self.bottom.store(bottom, Ordering::SeqCst);
        let top = self.top.load(Ordering::SeqCst);
        let job = self.jobs[bottom.rem_euclid(2) as usize].load(Ordering::Relaxed);
        if top < bottom {
            return Some(job);
        }
        let mut won = top == bottom;
        if won && last_by_exchange {
            won = self.win(top);
        }
        self.bottom.store(bottom + 1, Ordering::Relaxed);
        won.then_some(job)
    }

    fn steal(&self) -> Option<u32> {
        let top = self.top.load(Ordering::SeqCst);
        let bottom = self.bottom.load(Ordering::SeqCst);
        if top >= bottom {
            return None;
        }
        let job = self.jobs[top as usize % 2].load(Ordering::Relaxed);
        self.win(top).then_some(job)
    }

    fn win(&self, top: i64) -> bool {
        let order = Ordering::SeqCst;
        let won = self.top.compare_exchange(top, top + 1, order, order);
        won.is_ok()
    }
}

fn steal(last_by_exchange: bool) {
    let deque = Deque {
        top: AtomicI64::new(0),
        bottom: AtomicI64::new(2),
        jobs: [AtomicU32::new(1), AtomicU32::new(2)],
    };
    let deque = &deque;
    thread::scope(|scope| {
        let thief = scope.spawn(move || [deque.steal(), deque.steal()]);
        let own = [deque.pop(last_by_exchange), deque.pop(last_by_exchange)];
        let stolen = thief.join().unwrap();
        let mut all: Vec<u32> = own.into_iter().chain(stolen).flatten().collect();
        all.sort_unstable();
        assert!(all == [1, 2] || all == [1] || all == [2], "a job was done twice: {all:?}");
    });
}

// expect: safe in 100
#[test]
fn work_stealing() {
    steal(true);
}

// expect: panic "a job was done twice"
#[test]
fn work_stealing_bug_of_the_last_job() {
    steal(false);
}

// expect --races: race
#[test]
fn bug_of_a_flag_that_orders_nothing() {
    struct Slot(UnsafeCell<u32>, AtomicBool);
    unsafe impl Sync for Slot {}
    let slot = Slot(UnsafeCell::new(0), AtomicBool::new(false));
    let slot = &slot;
    thread::scope(|scope| {
        scope.spawn(move || {
            unsafe { *slot.0.get() = 1 };
            slot.1.store(true, Ordering::Relaxed);
        });
        if slot.1.load(Ordering::Relaxed) {
            assert_eq!(unsafe { *slot.0.get() }, 1);
        }
    });
}

// expect --races: safe in 3
#[test]
fn fences_order_what_a_relaxed_flag_does_not() {
    struct Slot(UnsafeCell<u32>, AtomicBool);
    unsafe impl Sync for Slot {}
    let slot = Slot(UnsafeCell::new(0), AtomicBool::new(false));
    let slot = &slot;
    thread::scope(|scope| {
        scope.spawn(move || {
            unsafe { *slot.0.get() = 1 };
            fence(Ordering::Release);
            slot.1.store(true, Ordering::Relaxed);
        });
        if slot.1.load(Ordering::Relaxed) {
            fence(Ordering::Acquire);
            assert_eq!(unsafe { *slot.0.get() }, 1);
        }
    });
}

// expect: safe in 40
#[test]
fn atomics_of_all_widths() {
    let (byte, short) = (AtomicU8::new(250), AtomicI16::new(-1));
    let (long, flag) = (AtomicU64::new(1 << 40), AtomicBool::new(false));
    thread::scope(|scope| {
        scope.spawn(|| {
            byte.fetch_add(10, Ordering::SeqCst);
            short.fetch_max(3, Ordering::SeqCst);
            long.fetch_xor(1, Ordering::SeqCst);
            flag.fetch_or(true, Ordering::SeqCst);
        });
        byte.fetch_sub(1, Ordering::SeqCst);
        short.fetch_min(-5, Ordering::SeqCst);
        let add = |n: u64| n.checked_add(1);
        let changed = long.fetch_update(Ordering::SeqCst, Ordering::SeqCst, add);
        assert!(changed.is_ok());
        flag.fetch_not(Ordering::SeqCst);
    });
    assert_eq!(byte.into_inner(), 3);
    assert!(matches!(short.into_inner(), 3 | -5));
    assert!(long.into_inner() >> 40 == 1);
}

// expect --leaks: safe in 20
#[test]
fn nothing_is_left_of_threads_scopes_and_channels() {
    let shared = Arc::new(Mutex::new(vec![1]));
    let other = Arc::clone(&shared);
    let thread = thread::spawn(move || other.lock().unwrap().push(2));
    thread.join().unwrap();
    thread::scope(|scope| {
        scope.spawn(|| assert_eq!(shared.lock().unwrap().len(), 2));
    });
    let (sender, receiver) = mpsc::channel();
    let named = thread::Builder::new().name("a thread".to_owned());
    let thread = named.spawn(move || sender.send(String::from("a word")));
    assert_eq!(receiver.recv().unwrap(), "a word");
    thread.unwrap().join().unwrap().unwrap();
}

// expect --leaks: leak "never freed"
#[test]
fn cycle_bug_of_two_counts_in_a_scope() {
    struct Node {
        next: Mutex<Option<Arc<Node>>>,
    }
    thread::scope(|scope| {
        scope.spawn(|| {
            let node = Arc::new(Node {
                next: Mutex::new(None),
            });
            *node.next.lock().unwrap() = Some(Arc::clone(&node));
        });
    });
}

/// What is in it is known only if it says so.
#[derive(Clone, Copy)]
struct Reading {
    known: bool,
    number: MaybeUninit<u32>,
}

impl Reading {
    fn number(&self, asks_first: bool) -> u32 {
        if asks_first && !self.known {
            return 0;
        }
        unsafe { self.number.assume_init() }
    }
}

fn move_readings(asks_first: bool) {
    let readings = Mutex::new(vec![Reading {
        known: false,
        number: MaybeUninit::uninit(),
    }]);
    thread::scope(|scope| {
        scope.spawn(|| {
            let reading = Reading {
                known: true,
                number: MaybeUninit::new(7),
            };
            readings.lock().unwrap().push(reading);
        });
        let moved: Vec<Reading> = readings.lock().unwrap().drain(..).collect();
        let known = moved.iter().map(|reading| reading.number(asks_first));
        assert!(matches!(known.sum(), 0 | 7));
    });
}

// expect --uninit: safe in 20
#[test]
fn moves_of_what_was_never_written() {
    move_readings(true);
}

// expect --uninit: memory "never written"
#[test]
fn moves_bug_of_not_asking_first() {
    move_readings(false);
}

fn boxed(written: bool) {
    let mut place = Box::<u64>::new_uninit();
    thread::scope(|scope| {
        scope.spawn(|| {
            if written {
                place.write(3);
            }
        });
    });
    assert_ne!(unsafe { *place.assume_init() }, 1);
}

// expect --uninit: safe in 3
#[test]
fn box_that_is_written_later() {
    boxed(true);
}

// expect --uninit: memory "uninitialised read"
#[test]
fn box_bug_of_never_writing() {
    boxed(false);
}

// expect --uninit: memory "uninitialised read"
#[test]
fn vector_bug_of_a_length_that_is_set() {
    let (sender, receiver) = mpsc::channel();
    thread::scope(|scope| {
        scope.spawn(move || {
            let mut numbers: Vec<u32> = Vec::with_capacity(3);
            numbers.push(1);
            unsafe { numbers.set_len(2) };
            sender.send(numbers).unwrap();
        });
        let numbers = receiver.recv().unwrap();
        assert!(numbers[1] != 5);
    });
}
