//! Small programs that tests of more than one crate ask about: figures of the papers, programs that
//! published tools get wrong, and the ways in which threads wait for each other. How many classes they have
//! is tested where brute force is, and again where the algorithms are.

use crate::Listing;
use crate::short::*;

/// Reads-value-from, Fig. 1: only one value is ever written.
pub fn reads_value_from_figure_1() -> Listing {
    let writes = || vec![store(X, 1), store(Y, 1)];
    let reads = |variable| [writes(), vec![load(0, variable)]].concat();
    Listing::parallel(&[0, 0], vec![writes(), reads(X), reads(Y)])
}

/// Value-centric, Fig. 1: whatever happens, the read gets 1.
pub fn value_centric_figure_1() -> Listing {
    Listing::parallel(
        &[0],
        vec![
            vec![store(X, 1)],
            vec![store(X, 2), store(X, 1), load(0, X)],
        ],
    )
}

/// View, Fig. 2: each of two reads can get either value, from whichever write.
pub fn view_figure_2() -> Listing {
    Listing::parallel(
        &[0, 0],
        vec![
            vec![store(Y, 1)],
            vec![load(0, X), store(Y, 1)],
            vec![load(0, Y), store(X, 1)],
            vec![store(X, 1)],
        ],
    )
}

/// The tool of the view paper never lets `y` be read as 0 and `x` as 1.
pub fn lost_view() -> Listing {
    Listing::parallel(
        &[0, 0],
        vec![
            vec![store(Y, 1)],
            vec![store(X, 2), load(0, Y), store(X, 1)],
            vec![load(0, X)],
        ],
    )
}

/// The tool of the view paper explores a class twice, as a value comes from either of two writes.
pub fn repeated_view() -> Listing {
    Listing::parallel(
        &[0],
        vec![
            vec![store(X, 2), store(X, 2), load(0, X)],
            vec![store(X, 1), load(0, X)],
        ],
    )
}

/// The published extension of reads-from to read-modify-writes never lets both adds come between the
/// read and the write.
pub fn two_adds_between() -> Listing {
    Listing::parallel(
        &[0],
        vec![
            vec![load(0, X), store(X, 7)],
            vec![faa(0, X, 1), faa(1, X, 1)],
        ],
    )
}

/// The same extension loses classes here: a chain with a compare-exchange in the middle.
pub fn chain_with_a_compare_exchange() -> Listing {
    Listing::parallel(
        &[0],
        vec![
            vec![faa(0, X, 1), store(X, 1)],
            vec![faa(0, X, 1), cas(1, X, 1, 1), xchg(2, X, 1), store(X, 1)],
        ],
    )
}

/// And here: a chain that an exchange breaks.
pub fn chain_broken_by_an_exchange() -> Listing {
    Listing::parallel(
        &[0],
        vec![
            vec![store(X, 1), faa(0, X, 1), load(1, X)],
            vec![xchg(0, X, 1), load(1, X), cas(2, X, 2, 2)],
        ],
    )
}

/// And here: four read-modify-writes on two variables.
pub fn four_read_modify_writes() -> Listing {
    Listing::parallel(
        &[0, 0],
        vec![
            vec![store(X, 1), load(0, Y)],
            vec![
                cas(0, X, 0, 1),
                cas(1, Y, 0, 2),
                faa(2, Y, 3),
                xchg(3, X, 2),
            ],
        ],
    )
}

/// Of two equal compare-exchanges either can be the one that succeeds.
pub fn equal_compare_exchanges() -> Listing {
    Listing::parallel(&[0], vec![vec![cas(0, X, 0, 2)]; 2])
}

/// Three critical sections, with nothing in them.
pub fn critical_sections() -> Listing {
    Listing::parallel(&[], vec![vec![lock(0), unlock(0)]; 3]).mutexes(1)
}

/// Two mutexes, taken in either order.
pub fn crossed_locks() -> Listing {
    Listing::parallel(
        &[],
        vec![
            vec![lock(0), lock(1), unlock(1), unlock(0)],
            vec![lock(1), lock(0), unlock(0), unlock(1)],
        ],
    )
    .mutexes(2)
}

/// One of three threads keeps the mutex that all of them take.
pub fn kept_mutex() -> Listing {
    let section = || vec![lock(0), unlock(0)];
    Listing::parallel(&[], vec![vec![lock(0)], section(), section()]).mutexes(1)
}

/// An assumption in a critical section that fails unless the other section came before.
pub fn assumption_in_a_section() -> Listing {
    Listing::parallel(
        &[0],
        vec![
            vec![lock(0), load(0, X), assume(eq(0, 1)), unlock(0)],
            vec![lock(0), store(X, 1), unlock(0)],
        ],
    )
    .mutexes(1)
}

/// One thread, joined three times.
pub fn three_joins() -> Listing {
    Listing::with_main(&[], vec![vec![], vec![join(1)]], vec![join(1), join(1)])
}
