//! The locks that threads hold when an execution ends: mutexes, read-write locks, and semaphores that are used as locks.
//!
//! A semaphore is a lock where all that the execution shows of it is so: it has permits at first, whoever gives one back
//! has taken one, and nobody who has one lets others go on by another semaphore. Otherwise permits are handed from thread to
//! thread, as in a buffer, and who has taken one owes nothing.

use std::collections::BTreeSet;

use quotient::{SourceLocation, Violation};

use super::holding::{Change, How};
use super::{calls, known, story};

/// A lock that is held in the end.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Held {
    /// The thread, by spawn path.
    pub thread: String,
    /// The lock.
    pub name: String,
    /// How it is held.
    pub how: How,
    /// Where it was taken.
    pub source: Option<SourceLocation>,
}

/// The locks that are held in the end.
pub fn held(violation: &Violation) -> Vec<Held> {
    let mutexes = violation.held.iter();
    let mutexes = mutexes.filter(|held| !known::is_shared_lock(&held.taken.stack));
    let mutexes = mutexes.map(|held| Held {
        thread: held.taken.thread.clone(),
        name: held.name.clone(),
        how: How::Alone,
        source: held.source.clone(),
    });
    mutexes.chain(others(violation)).collect()
}

/// Those that are no mutexes.
fn others(violation: &Violation) -> Vec<Held> {
    let mut held: Vec<Held> = Vec::new();
    // Semaphores of which permits are handed from thread to thread.
    let mut handed: BTreeSet<String> = BTreeSet::new();
    let mut known: BTreeSet<String> = BTreeSet::new();
    for (step, part) in story::parts(violation) {
        let Some((name, change)) = calls::lock_change(&part) else {
            continue;
        };
        let own = |other: &Held| other.thread == step.thread && other.name == name;
        match change {
            Change::Taken(how) => {
                if how == How::Permit && known.insert(name.clone()) && !calls::had_permits(&part) {
                    handed.insert(name.clone());
                }
                held.push(Held {
                    thread: step.thread.clone(),
                    name,
                    how,
                    source: step.source.clone(),
                });
            }
            Change::Given | Change::Posted => match held.iter().rposition(own) {
                Some(at) => _ = held.remove(at),
                None if change == Change::Posted => {
                    let permits =
                        |other: &&Held| other.thread == step.thread && other.how == How::Permit;
                    let others = held.iter().filter(permits);
                    handed.extend(others.map(|other| other.name.clone()));
                    handed.insert(name);
                }
                None => {}
            },
        }
    }
    held.retain(|held| held.how != How::Permit || !handed.contains(&held.name));
    held
}

#[cfg(test)]
mod tests {
    use quotient::{StackFrame, TraceStep};

    use super::super::samples;
    use super::*;

    /// A call of the library's, of one step.
    fn call(
        thread: &str,
        number: u32,
        function: &str,
        object: &str,
        counted: Option<(u64, u64)>,
    ) -> TraceStep {
        let (read, written) = counted.unzip();
        let frame = |function: &str, library| StackFrame {
            function: function.to_owned(),
            library,
            call: number,
            arguments: match library {
                true => vec![format!("&{object}")],
                false => Vec::new(),
            },
            ..StackFrame::default()
        };
        TraceStep {
            stack: vec![frame("run", false), frame(function, true)],
            ..samples::step(thread, number, "fetch-sub", object, read, written)
        }
    }

    fn held_after(trace: Vec<TraceStep>) -> Vec<(String, String, How)> {
        let mut violation = samples::violation();
        violation.trace = trace;
        let held = held(&violation).into_iter();
        held.map(|held| (held.thread, held.name, held.how))
            .collect()
    }

    fn one(thread: &str, name: &str, how: How) -> (String, String, How) {
        (thread.to_owned(), name.to_owned(), how)
    }

    #[test]
    fn read_write_locks_are_held_until_they_are_given_back() {
        let read = |thread, number| call(thread, number, "pthread_rwlock_rdlock", "rw", None);
        let write = call("main/1", 3, "pthread_rwlock_wrlock", "other", None);
        let give = call("main/1", 4, "pthread_rwlock_unlock", "rw", None);
        let trace = vec![read("main/1", 1), read("main/2", 2), write, give];
        assert_eq!(
            held_after(trace),
            [
                one("main/2", "rw", How::Reading),
                one("main/1", "other", How::Writing)
            ]
        );
    }

    #[test]
    fn semaphores_are_locks_where_nobody_hands_on_permits() {
        let wait = |thread, number, name, before: u64| {
            let counted = Some((before, before.wrapping_sub(1)));
            call(thread, number, "sem_wait", name, counted)
        };
        let post = |thread, number, name| call(thread, number, "sem_post", name, Some((0, 1)));
        let taken = vec![wait("main/1", 1, "s", 1), wait("main/2", 2, "t", 2)];
        assert_eq!(
            held_after(taken.clone()),
            [
                one("main/1", "s", How::Permit),
                one("main/2", "t", How::Permit)
            ]
        );
        let mut given = taken.clone();
        given.push(post("main/1", 3, "s"));
        assert_eq!(held_after(given), [one("main/2", "t", How::Permit)]);
        // What is left of `s` is a place in a buffer, and `filled` counts what is in there.
        let mut handed = taken.clone();
        handed.push(post("main/1", 3, "filled"));
        assert_eq!(held_after(handed), [one("main/2", "t", How::Permit)]);
        let mut by_another = taken;
        by_another.push(post("main/3", 3, "s"));
        assert_eq!(held_after(by_another), [one("main/2", "t", How::Permit)]);
        // It had none, so that somebody has let the thread go on.
        assert_eq!(held_after(vec![wait("main/1", 1, "s", 0)]), []);
    }
}
