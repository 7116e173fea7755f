//! What people build of mutexes and condition variables.

use std::collections::{HashMap, VecDeque};
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};
use std::sync::{Arc, Condvar, Mutex, RwLock, Weak};
use std::thread;
use std::time::Duration;

/// A semaphore; one that looks only once after a wake-up is wrong.
struct Semaphore {
    free: Mutex<usize>,
    changed: Condvar,
}

impl Semaphore {
    fn new(free: usize) -> Self {
        Semaphore {
            free: Mutex::new(free),
            changed: Condvar::new(),
        }
    }

    fn acquire(&self, again: bool) {
        let mut free = self.free.lock().unwrap();
        if again {
            while *free == 0 {
                free = self.changed.wait(free).unwrap();
            }
        } else if *free == 0 {
            free = self.changed.wait(free).unwrap();
        }
        *free -= 1;
    }

    fn release(&self) {
        *self.free.lock().unwrap() += 1;
        self.changed.notify_one();
    }
}

fn use_semaphore(threads: usize, again: bool) {
    let semaphore = Semaphore::new(1);
    let inside = AtomicUsize::new(0);
    thread::scope(|scope| {
        for _ in 0..threads {
            scope.spawn(|| {
                semaphore.acquire(again);
                assert_eq!(inside.fetch_add(1, Ordering::SeqCst), 0, "two are inside");
                inside.fetch_sub(1, Ordering::SeqCst);
                semaphore.release();
            });
        }
    });
}

// expect: safe in 60
#[test]
fn semaphore() {
    use_semaphore(2, true);
}

// expect: panic "a scoped thread panicked"
#[test]
fn semaphore_bug_of_not_looking_again() {
    use_semaphore(3, false);
}

/// A queue with room for one.
struct Bounded<T> {
    items: Mutex<VecDeque<T>>,
    changed: Condvar,
}

impl<T> Bounded<T> {
    fn new() -> Self {
        Bounded {
            items: Mutex::new(VecDeque::new()),
            changed: Condvar::new(),
        }
    }

    fn push(&self, item: T, wake: fn(&Condvar)) {
        let items = self.items.lock().unwrap();
        let mut items = self.changed.wait_while(items, |i| !i.is_empty()).unwrap();
        items.push_back(item);
        wake(&self.changed);
    }

    fn pop(&self, wake: fn(&Condvar)) -> T {
        let items = self.items.lock().unwrap();
        let mut items = self.changed.wait_while(items, |i| i.is_empty()).unwrap();
        let item = items.pop_front().unwrap();
        wake(&self.changed);
        item
    }
}

fn use_bounded(wake: fn(&Condvar)) {
    let queue = Arc::new(Bounded::new());
    let producers: Vec<_> = ["a", "b"]
        .map(|word| {
            let queue = Arc::clone(&queue);
            thread::spawn(move || queue.push(word.to_string(), wake))
        })
        .into();
    let consumer = {
        let queue = Arc::clone(&queue);
        thread::spawn(move || queue.pop(wake))
    };
    let mut got = vec![queue.pop(wake), consumer.join().unwrap()];
    got.sort();
    assert_eq!(got.join("+"), "a+b");
    for producer in producers {
        producer.join().unwrap();
    }
}

// expect: deadlock
#[test]
fn bounded_queue_bug_of_waking_one_of_either_kind() {
    use_bounded(Condvar::notify_one);
}

// expect: safe in 40
#[test]
fn bounded_queue() {
    let queue = Bounded::new();
    thread::scope(|scope| {
        scope.spawn(|| (0..2).for_each(|n| queue.push(n, Condvar::notify_all)));
        let got = [queue.pop(Condvar::notify_all), queue.pop(Condvar::notify_all)];
        assert_eq!(got, [0, 1]);
    });
}

/// An event that is set once.
#[derive(Default)]
struct Event {
    set: Mutex<bool>,
    changed: Condvar,
}

// expect: safe in 30
#[test]
fn event() {
    let event = Event::default();
    thread::scope(|scope| {
        scope.spawn(|| {
            let set = event.set.lock().unwrap();
            assert!(*event.changed.wait_while(set, |set| !*set).unwrap());
        });
        *event.set.lock().unwrap() = true;
        event.changed.notify_all();
    });
}

// expect: deadlock
#[test]
fn event_bug_of_no_flag() {
    let event = Event::default();
    thread::scope(|scope| {
        scope.spawn(|| {
            let set = event.set.lock().unwrap();
            drop(event.changed.wait(set).unwrap());
        });
        event.changed.notify_all();
    });
}

fn wait_once() {
    let event = Event::default();
    thread::scope(|scope| {
        scope.spawn(|| {
            *event.set.lock().unwrap() = true;
            event.changed.notify_one();
        });
        let mut set = event.set.lock().unwrap();
        if !*set {
            set = event.changed.wait(set).unwrap();
        }
        assert!(*set, "nobody has set it");
    });
}

// expect: safe in 3
#[test]
fn event_without_a_loop() {
    wait_once();
}

// expect --spurious-wakeups: panic "nobody has set it"
#[test]
fn event_bug_of_no_loop() {
    wait_once();
}

fn park_once() {
    static SET: AtomicBool = AtomicBool::new(false);
    let waiter = thread::current();
    let thread = thread::spawn(move || {
        SET.store(true, Ordering::SeqCst);
        waiter.unpark();
    });
    thread::park();
    assert!(SET.load(Ordering::SeqCst), "nobody has unparked it");
    thread.join().unwrap();
}

// expect: safe in 6
#[test]
fn park_without_a_loop() {
    park_once();
}

// expect --spurious-wakeups: panic "nobody has unparked it"
#[test]
fn park_bug_of_no_loop() {
    park_once();
}

// expect --spurious-wakeups: safe in 100
#[test]
fn event_in_a_loop_may_wake_up_in_vain() {
    let event = Event::default();
    thread::scope(|scope| {
        scope.spawn(|| {
            *event.set.lock().unwrap() = true;
            event.changed.notify_one();
        });
        let set = event.set.lock().unwrap();
        assert!(*event.changed.wait_while(set, |set| !*set).unwrap());
    });
}

// expect: safe in 30
#[test]
fn wait_with_a_time_limit() {
    let event = Event::default();
    thread::scope(|scope| {
        scope.spawn(|| {
            *event.set.lock().unwrap() = true;
            event.changed.notify_one();
        });
        let set = event.set.lock().unwrap();
        let limit = Duration::from_millis(1);
        let (set, result) = event.changed.wait_timeout_while(set, limit, |set| !*set).unwrap();
        assert!(*set || result.timed_out());
    });
}

// expect: panic "it came too late"
#[test]
fn bug_of_a_time_limit() {
    let event = Event::default();
    thread::scope(|scope| {
        scope.spawn(|| {
            *event.set.lock().unwrap() = true;
            event.changed.notify_one();
        });
        let set = event.set.lock().unwrap();
        let limit = Duration::from_millis(1);
        let (set, _) = event.changed.wait_timeout_while(set, limit, |set| !*set).unwrap();
        assert!(*set, "it came too late");
    });
}

// expect: safe in 2000
#[test]
fn cache_in_a_map() {
    let cache = RwLock::new(HashMap::new());
    let made = AtomicUsize::new(0);
    let get = |key: &'static str| {
        if let Some(&found) = cache.read().unwrap().get(key) {
            return found;
        }
        let mut cache = cache.write().unwrap();
        *cache.entry(key).or_insert_with(|| {
            made.fetch_add(1, Ordering::Relaxed);
            key.len()
        })
    };
    thread::scope(|scope| {
        scope.spawn(|| assert_eq!(get("seven"), 5));
        assert_eq!(get("seven"), 5);
    });
    assert_eq!(made.load(Ordering::Relaxed), 1);
}

// expect: panic "made twice"
#[test]
fn cache_bug_of_not_looking_again() {
    let cache = RwLock::new(HashMap::new());
    let made = AtomicUsize::new(0);
    let get = |key: &'static str| {
        if let Some(&found) = cache.read().unwrap().get(key) {
            return found;
        }
        made.fetch_add(1, Ordering::Relaxed);
        cache.write().unwrap().insert(key, key.len());
        key.len()
    };
    thread::scope(|scope| {
        scope.spawn(|| get("seven"));
        get("seven");
    });
    assert_eq!(made.load(Ordering::Relaxed), 1, "made twice");
}

struct Parent {
    name: String,
    children: Mutex<Vec<Arc<Child>>>,
}

struct Child {
    parent: Weak<Parent>,
}

// expect: safe in 20
#[test]
fn weak_references() {
    let parent = Arc::new(Parent {
        name: format!("p{}", 1),
        children: Mutex::default(),
    });
    let child = Arc::new(Child {
        parent: Arc::downgrade(&parent),
    });
    parent.children.lock().unwrap().push(Arc::clone(&child));
    let thread = thread::spawn(move || child.parent.upgrade().map(|parent| parent.name.len()));
    drop(parent);
    assert!(matches!(thread.join().unwrap(), None | Some(2)));
}

// expect: panic "a panic of another thread is resumed"
#[test]
fn bug_of_a_parent_that_is_gone() {
    let parent = Arc::new(Parent {
        name: "p".to_owned(),
        children: Mutex::default(),
    });
    let weak = Arc::downgrade(&parent);
    let thread = thread::spawn(move || weak.upgrade().unwrap().name.len());
    drop(parent);
    assert_eq!(thread.join().map_err(std::panic::resume_unwind).unwrap_or(1), 1);
}

// expect: safe in 9
#[test]
fn unwrapped_after_all_have_ended() {
    let words = Arc::new(Mutex::new(Vec::new()));
    let threads: Vec<_> = (0..2)
        .map(|n| {
            let words = Arc::clone(&words);
            thread::spawn(move || words.lock().unwrap().push(format!("word {n}")))
        })
        .collect();
    for thread in threads {
        thread.join().unwrap();
    }
    let words = Arc::try_unwrap(words).unwrap().into_inner().unwrap();
    assert_eq!(words.iter().map(String::len).sum::<usize>(), 12);
}

// expect: panic "called `Result::unwrap()` on an `Err` value"
#[test]
fn bug_of_unwrapping_what_others_have() {
    let words = Arc::new(Mutex::new(0));
    let other = Arc::clone(&words);
    let thread = thread::spawn(move || *other.lock().unwrap() += 1);
    let count = Arc::try_unwrap(words).unwrap().into_inner().unwrap();
    assert!(count < 2);
    thread.join().unwrap();
}
