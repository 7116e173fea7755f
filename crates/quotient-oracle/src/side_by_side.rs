//! Many programs on all cores, with one answer whichever core is the faster; and the numbers of those that are tried today.

use std::sync::Mutex;
use std::thread;
use std::time::{SystemTime, UNIX_EPOCH};

/// Does something with each of the items on so many threads, and adds up what comes of it, in any order; or what went
/// wrong with the first of those with which something did.
pub fn side_by_side<I, T, E: Send>(
    items: impl Iterator<Item = I> + Send,
    jobs: usize,
    work: impl Fn(I) -> Result<T, E> + Sync,
    add: impl FnMut(T) + Send,
) -> Result<(), E> {
    const UNHARMED: &str = "nobody panics while holding it";
    let items = Mutex::new(items.enumerate());
    let add = Mutex::new(add);
    let first: Mutex<Option<(usize, E)>> = Mutex::new(None);
    // They are handed out in order, so all before one that goes wrong have been.
    let next = || match *first.lock().expect(UNHARMED) {
        Some(_) => None,
        None => items.lock().expect(UNHARMED).next(),
    };
    let worker = || {
        while let Some((at, item)) = next() {
            match work(item) {
                Ok(result) => (add.lock().expect(UNHARMED))(result),
                Err(fault) => {
                    let mut first = first.lock().expect(UNHARMED);
                    if first.as_ref().is_none_or(|(earlier, _)| at < *earlier) {
                        *first = Some((at, fault));
                    }
                }
            }
        }
    };
    thread::scope(|scope| {
        for _ in 0..jobs {
            scope.spawn(worker);
        }
    });
    let first = first.into_inner().expect(UNHARMED);
    first.map_or(Ok(()), |(_, fault)| Err(fault))
}

/// As many threads as there are cores.
pub fn cores() -> usize {
    thread::available_parallelism().map_or(1, usize::from)
}

/// The day, counted from some day on. Tests that try other programs every day choose them by it, and say of one that fails
/// how it is run again on any day.
pub fn today() -> u64 {
    let since = SystemTime::now().duration_since(UNIX_EPOCH);
    since.map_or(0, |since| since.as_secs() / 86_400)
}

#[cfg(test)]
mod tests {
    use super::side_by_side;

    #[test]
    fn all_is_added_up_and_the_first_fault_is_told() {
        let mut sum = 0;
        let added = side_by_side(0..1000, 4, |n| Ok::<u64, ()>(2 * n), |n| sum += n);
        assert_eq!((added, sum), (Ok(()), 999_000));
        for _ in 0..20 {
            let wrong = |n: u64| if n % 300 == 299 { Err(n) } else { Ok(()) };
            assert_eq!(side_by_side(0..1000, 4, wrong, |()| ()), Err(299));
        }
    }
}
