//! Small executions written out by hand, and what each equivalence must say of them.

use super::Equivalence::{self, Mazurkiewicz, Observers, ReadsFrom, ReadsValueFrom, View};
use crate::{Access, Cell, Effect, Event, EventId, Execution, Location, Part, ThreadId, perform};

const X: Location = Location(0);
const Y: Location = Location(1);
const M: Location = Location(2);

fn read(location: Location) -> Access {
    Access::Read { location }
}

fn write(location: Location, value: u64) -> Access {
    Access::Write { location, value }
}

/// Runs the accesses in the given order; main has spawned threads 1, 2 and 3 under the numbers
/// given, so that numbers and paths can be made to differ.
fn execution(numbers: [u16; 3], steps: &[(u16, Access)]) -> Execution {
    let mut execution = Execution::default();
    let mut memory = [Cell::new(0); 3];
    let mut next = [0; 4];
    let mut push = |thread: ThreadId, access, observed, written, spawned| {
        let index = &mut next[thread.index()];
        let id = EventId {
            thread,
            index: *index,
        };
        *index += 1;
        execution.events.push(Event {
            id,
            access,
            observed,
            written,
            spawned,
        });
    };
    for (nth, number) in (1..).zip(numbers) {
        let child = ThreadId(number);
        push(
            ThreadId::MAIN,
            Access::Spawn { nth },
            u64::from(number),
            None,
            Some(child),
        );
    }
    for &(path, access) in steps {
        let thread = ThreadId(numbers[usize::from(path) - 1]);
        let Some(location) = access.location() else {
            push(thread, access, 0, None, None);
            continue;
        };
        let cell = &mut memory[location.index()];
        match perform(&access, *cell, thread) {
            Effect::Done { observed, written } => {
                cell.value = written.unwrap_or(cell.value);
                push(thread, access, observed, written, None);
            }
            other => panic!("{access:?} gives {other:?}"),
        }
    }
    execution
}

fn same(equivalence: Equivalence, a: &[(u16, Access)], b: &[(u16, Access)]) -> bool {
    equivalence.class(&execution([1, 2, 3], a)) == equivalence.class(&execution([1, 2, 3], b))
}

#[test]
fn unread_writes_of_one_value_differ_only_for_mazurkiewicz() {
    let a = [(1, write(X, 1)), (2, write(X, 1))];
    let b = [(2, write(X, 1)), (1, write(X, 1))];
    assert!(!same(Mazurkiewicz, &a, &b));
    assert!(same(ReadsFrom, &a, &b));
}

#[test]
fn writes_are_ordered_by_who_reads_the_later_one() {
    let unread = [(1, write(X, 1)), (2, write(X, 2))];
    assert!(same(Observers, &unread, &[unread[1], unread[0]]));
    let hidden = [unread[0], unread[1], (3, write(X, 3)), (3, read(X))];
    let swapped = [unread[1], unread[0], (3, write(X, 3)), (3, read(X))];
    assert!(same(Observers, &hidden, &swapped));
    assert!(!same(Mazurkiewicz, &hidden, &swapped));
    // The same source, but one more write before the read.
    let before = [unread[0], unread[1], (3, read(X))];
    let after = [unread[1], (3, read(X)), unread[0]];
    assert!(!same(Observers, &before, &after));
    assert!(same(ReadsFrom, &before, &after));
}

#[test]
fn a_free_does_not_observe_writes() {
    let free = (3, Access::Free { first: X, count: 1 });
    let a = [(1, write(X, 1)), (2, write(X, 2)), free];
    assert!(same(Observers, &a, &[a[1], a[0], free]));
    assert!(!same(Observers, &a, &[a[0], free, a[1]]));
}

#[test]
fn independent_events_commute() {
    let a = [(1, write(X, 1)), (2, read(Y)), (3, read(Y))];
    let b = [(3, read(Y)), (2, read(Y)), (1, write(X, 1))];
    for equivalence in Equivalence::ALL {
        assert!(same(equivalence, &a, &b), "{equivalence:?}");
    }
}

#[test]
fn a_read_between_two_writes_of_one_value_has_another_source() {
    let a = [(1, write(X, 1)), (3, read(X)), (2, write(X, 1))];
    let b = [(2, write(X, 1)), (3, read(X)), (1, write(X, 1))];
    assert!(!same(ReadsFrom, &a, &b));
    // One read cannot be ordered against others, so only its value counts.
    assert!(same(ReadsValueFrom, &a, &b));
}

#[test]
fn causality_between_reads_separates_values_read_alike() {
    // The read of X by thread 2 sees a write that comes after a read of thread 1, or thread 3's.
    let a = [
        (1, read(Y)),
        (1, write(X, 1)),
        (2, read(X)),
        (3, write(X, 1)),
    ];
    let b = [
        (3, write(X, 1)),
        (2, read(X)),
        (1, read(Y)),
        (1, write(X, 1)),
    ];
    assert!(!same(ReadsValueFrom, &a, &b));
    assert!(same(View, &a, &b));
}

#[test]
fn a_failed_compare_exchange_is_a_read() {
    let cas = Access::CompareExchange {
        location: X,
        expected: 1,
        new: 2,
        part: Part::WHOLE,
    };
    let a = [(1, cas), (2, cas)];
    let b = [(2, cas), (1, cas)];
    assert!(same(Mazurkiewicz, &a, &b));
    let first = [(3, write(X, 1)), (1, cas), (2, cas)];
    let second = [(3, write(X, 1)), (2, cas), (1, cas)];
    assert!(!same(View, &first, &second));
}

#[test]
fn a_failed_trylock_sees_that_the_mutex_is_held_but_not_by_whom() {
    let lock = Access::Lock { location: M };
    let unlock = Access::Unlock { location: M };
    let attempt = Access::TryLock { location: M };
    let a = [(1, lock), (3, attempt), (1, unlock), (2, lock), (2, unlock)];
    let b = [(1, lock), (1, unlock), (2, lock), (3, attempt), (2, unlock)];
    assert!(same(View, &a, &b));
    assert!(!same(ReadsFrom, &a, &b));
    // What the attempt read was written after thread 2's lock in one of the two only.
    assert!(!same(ReadsValueFrom, &a, &b));
}

#[test]
fn a_free_conflicts_with_every_cell_it_ends() {
    let free = Access::Free { first: X, count: 2 };
    let a = [(1, read(Y)), (2, free)];
    let b = [(2, free), (1, read(Y))];
    assert!(!same(Mazurkiewicz, &a, &b));
    let wide = Access::Free { first: X, count: 3 };
    let narrow = Access::Free { first: Y, count: 1 };
    assert!(!same(
        Mazurkiewicz,
        &[(1, wide), (2, narrow)],
        &[(2, narrow), (1, wide)]
    ));
}

#[test]
fn threads_are_compared_by_path_not_by_number() {
    let steps = [
        (1, Access::Lock { location: M }),
        (2, read(X)),
        (1, write(X, 1)),
        (3, Access::TryLock { location: M }),
    ];
    for equivalence in Equivalence::ALL {
        assert_eq!(
            equivalence.class(&execution([1, 2, 3], &steps)),
            equivalence.class(&execution([3, 1, 2], &steps)),
            "{equivalence:?}"
        );
    }
}

#[test]
fn control_flow_that_differs_makes_other_events_of_the_same_names() {
    let a = [(1, write(X, 1))];
    let b = [(1, write(Y, 1))];
    assert!(!same(View, &a, &b));
}

/// Which of two joins failed is no matter of values, but of what happened.
#[test]
fn a_join_that_fails_is_not_one_that_succeeds() {
    let child = ThreadId(3);
    let join = Access::Join { thread: child };
    for equivalence in Equivalence::ALL {
        assert!(!same(
            equivalence,
            &[(1, join), (2, join)],
            &[(2, join), (1, join)]
        ));
    }
}

#[test]
fn a_read_of_freed_memory_is_not_a_read_of_zero() {
    let free = Access::Free { first: X, count: 1 };
    assert!(!same(
        View,
        &[(1, read(X)), (2, free)],
        &[(2, free), (1, read(X))]
    ));
}

#[test]
fn what_reads_freed_memory_reads_from_the_free() {
    let free = Access::Free { first: X, count: 1 };
    let (one, two) = ((1, write(X, 0)), (2, write(X, 0)));
    let one_first = [one, two, (3, free), (3, read(X))];
    let two_first = [two, one, (3, free), (3, read(X))];
    assert!(!same(Mazurkiewicz, &one_first, &two_first));
    for equivalence in [Observers, ReadsFrom, ReadsValueFrom, View] {
        assert!(same(equivalence, &one_first, &two_first), "{equivalence:?}");
    }
}
