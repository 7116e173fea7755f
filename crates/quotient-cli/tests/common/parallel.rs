//! Many checks side by side, of which all that went wrong is told.

use std::sync::Mutex;
use std::sync::atomic::{AtomicUsize, Ordering};

/// Panics with everything that is wrong with any of the items.
pub fn assert_all<T: Sync, W: IntoIterator<Item = String>>(
    items: &[T],
    wrong_with: impl Fn(&T) -> W + Sync,
) {
    assert!(!items.is_empty());
    let next = AtomicUsize::new(0);
    let wrong = Mutex::new(Vec::new());
    let workers = std::thread::available_parallelism().map_or(1, usize::from);
    std::thread::scope(|scope| {
        for _ in 0..workers {
            scope.spawn(|| {
                while let Some(item) = items.get(next.fetch_add(1, Ordering::Relaxed)) {
                    let found = wrong_with(item);
                    wrong.lock().unwrap().extend(found);
                }
            });
        }
    });
    let wrong = wrong.into_inner().unwrap();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
