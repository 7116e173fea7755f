//! How a deadlock is told, once for all forms of the report: by the threads that wait for each other in a circle, each with
//! what it holds and what it waits for, or else by those that wait for what nobody is going to do. Threads that only wait for these
//! have no part in it.
//!
//! Who holds a mutex the exploration knows. Who holds a read-write lock or has taken a semaphore follows from the calls
//! that the execution consists of ([`locks`](super::locks)). All threads wait for ever, so that it is enough for a circle if
//! each of them waits for something that the next one could give it.

use quotient::{Failure, FailureKind, SourceLocation, Violation, Waiting};

use super::holding::How;
use super::locks::{self, Held};
use super::memory::MemoryNames;
use super::place::near;
use super::{calls, story};

/// What stands before the name of who holds a mutex.
const HELD_BY: &str = ", held by ";

/// So many threads are told in the sentence at most.
const MOST: usize = 6;

/// Decides how a violation is told in which threads wait for ever: where it is, in which thread, and in what words. Of
/// those who wait only the circle is left, if there is one.
pub fn settle(violation: &mut Violation) {
    if violation.waiting.is_empty() {
        return;
    }
    let held = locks::held(violation);
    if violation.waiting.iter().any(|waiting| waiting.in_cycle) {
        violation.waiting.retain(|waiting| waiting.in_cycle);
    } else {
        let on = |waiting| blockers(violation, &held, waiting);
        let on: Vec<Vec<String>> = violation.waiting.iter().map(on).collect();
        match circle(violation, &on) {
            Some(circle) => keep_circle(violation, &circle),
            None => {
                for (waiting, on) in violation.waiting.iter_mut().zip(on) {
                    waiting.on = on.into_iter().next();
                }
            }
        }
    }
    let kind = violation.failure.kind;
    if kind == FailureKind::Deadlock
        && let Some(first) = culprits(violation).first().copied().cloned()
    {
        (violation.thread, violation.source) = (first.thread, first.source);
        violation.stack = first.stack;
    }
    let message = MemoryNames::of(violation).in_text(&sentence(violation, &held));
    violation.failure = Failure::new(kind, message);
}

/// The threads that could let one go on that waits.
fn blockers(violation: &Violation, held: &[Held], waiting: &Waiting) -> Vec<String> {
    let Some((name, how)) = wanted(violation, waiting) else {
        return waiting.on.iter().cloned().collect();
    };
    let keeps_out = |held: &&Held| held.name == name && held.how.excludes(how);
    let mut holders: Vec<String> = Vec::new();
    for held in held.iter().filter(keeps_out) {
        if !holders.contains(&held.thread) {
            holders.push(held.thread.clone());
        }
    }
    if holders.is_empty() && how != How::Permit {
        // Another one is before it in the line, or the main thread has taken it before there were others.
        let main = violation.waiting.iter().find(|w| w.thread == "main");
        let main = main.map(|main| main.thread.clone());
        holders.extend(waiting.on.clone().or(main));
    }
    holders
}

/// The lock other than a mutex that a thread waits for, and how it wants it.
fn wanted(violation: &Violation, waiting: &Waiting) -> Option<(String, How)> {
    let object = story::subject_of_last_call(violation, waiting);
    calls::awaited_lock(&waiting.stack, object)
}

/// The shortest circle of threads that wait for each other, by their places among those who wait.
fn circle(violation: &Violation, on: &[Vec<String>]) -> Option<Vec<usize>> {
    let place = |name: &String| violation.waiting.iter().position(|w| w.thread == *name);
    let next: Vec<Vec<usize>> = on
        .iter()
        .map(|on| on.iter().filter_map(place).collect())
        .collect();
    let circles = (0..next.len()).filter_map(|start| shortest(&next, start));
    circles.min_by_key(Vec::len)
}

/// The shortest way from a place back to itself.
fn shortest(next: &[Vec<usize>], start: usize) -> Option<Vec<usize>> {
    let mut before: Vec<Option<usize>> = vec![None; next.len()];
    let mut reached = vec![start];
    let mut at = 0;
    while let Some(&from) = reached.get(at) {
        at += 1;
        for &to in &next[from] {
            if to == start {
                let mut way = vec![from];
                while let Some(&last) = way.last().filter(|&&last| last != start) {
                    way.extend(before[last]);
                }
                way.reverse();
                return Some(way);
            }
            if before[to].is_none() {
                before[to] = Some(from);
                reached.push(to);
            }
        }
    }
    None
}

/// Leaves only these threads, each of which waits for the next and the last for the first.
fn keep_circle(violation: &mut Violation, circle: &[usize]) {
    for (nth, &at) in circle.iter().enumerate() {
        let next = circle[(nth + 1) % circle.len()];
        let on = violation.waiting[next].thread.clone();
        let waiting = &mut violation.waiting[at];
        (waiting.on, waiting.in_cycle) = (Some(on), true);
    }
    violation.waiting.retain(|waiting| waiting.in_cycle);
}

/// The threads whose waiting is what is wrong: not those that only wait for another one of them.
pub fn culprits(violation: &Violation) -> Vec<&Waiting> {
    let waits = |thread: &String| violation.waiting.iter().any(|w| w.thread == *thread);
    let follows = |waiting: &&Waiting| !waiting.in_cycle && waiting.on.as_ref().is_some_and(waits);
    let culprits = violation.waiting.iter().filter(|waiting| !follows(waiting));
    let culprits: Vec<&Waiting> = culprits.collect();
    match culprits.is_empty() {
        true => violation.waiting.iter().collect(),
        false => culprits,
    }
}

/// What is wrong, in one sentence.
fn sentence(violation: &Violation, held: &[Held]) -> String {
    let culprits = culprits(violation);
    let told = culprits.iter().take(MOST);
    let mut clauses: Vec<String> = told.map(|w| clause(violation, held, w)).collect();
    match culprits.len().saturating_sub(MOST) {
        0 => {}
        1 => clauses.push("and 1 thread more".to_owned()),
        more => clauses.push(format!("and {more} threads more")),
    }
    format!("{}: {}", violation.failure.kind.word(), clauses.join("; "))
}

/// What a thread holds of what others wait for, and what it waits for itself.
fn clause(violation: &Violation, held: &[Held], waiting: &Waiting) -> String {
    let file = violation.source.as_ref().map(|at| at.file.as_str());
    let file = file.unwrap_or_default();
    let at = |source: Option<&SourceLocation>| {
        source.map_or_else(String::new, |at| format!(" ({})", near(at, file)))
    };
    let thread = &waiting.thread;
    let waits = waits(violation, waiting, &at(waiting.source.as_ref()));
    // Of those that wait for it, the first that it keeps from a lock.
    let mut others = violation.waiting.iter();
    let kept = others.find_map(|other| {
        let (name, how) = lock(violation, other)?;
        (other.on.as_ref() == Some(thread)).then_some((name, how))
    });
    let Some((name, wanted)) = kept else {
        return format!("{thread} {waits}");
    };
    let holds =
        |held: &&Held| held.thread == *thread && held.name == name && held.how.excludes(wanted);
    let held = held.iter().find(holds);
    let taken = at(held.and_then(|held| held.source.as_ref()));
    let how = held.map_or(How::Alone, |held| held.how);
    let itself = waiting.on.as_ref() == Some(thread);
    match (itself, calls::guarded(&name), how) {
        (true, Some(_), _) => format!("{thread} {waits}, in which it is itself{taken}"),
        (true, None, How::Permit) => format!("{thread} {waits}, which it has taken itself{taken}"),
        (true, None, _) => {
            let purpose = how.purpose();
            format!("{thread} {waits}, which it holds itself{purpose}{taken}")
        }
        (false, Some(variable), _) => {
            format!("{thread} is initialising {variable}{taken} and {waits}")
        }
        (false, None, How::Permit) => {
            format!("{thread} has taken semaphore {name}{taken} and {waits}")
        }
        (false, None, _) => {
            let purpose = how.purpose();
            format!("{thread} holds {name}{purpose}{taken} and {waits}")
        }
    }
}

/// That a thread waits, what for, and where. Who keeps a thread of a circle waiting is told there.
fn waits(violation: &Violation, waiting: &Waiting, at: &str) -> String {
    if !waiting.in_cycle {
        let what = what(violation, waiting);
        let who = who(violation, waiting);
        return match what.strip_suffix(", in a loop") {
            Some(what) => format!("spins for ever, waiting for {what}{at}{who}"),
            None => format!("waits for ever for {what}{at}{who}"),
        };
    }
    let goal = goal(violation, waiting);
    format!("waits {goal}{at}")
}

/// What a thread of a circle waits for.
fn goal(violation: &Violation, waiting: &Waiting) -> String {
    match (lock(violation, waiting), &waiting.on) {
        (Some((name, How::Reading)), _) => format!("to read {name}"),
        (Some((name, How::Writing)), _) => format!("to write {name}"),
        (Some((name, how)), _) => match calls::guarded(&name) {
            Some(variable) => format!("for the initialisation of {variable}"),
            None => format!("for {}{name}", how.noun()),
        },
        (None, Some(thread)) => format!("for the end of {thread}"),
        (None, None) => format!("for {}", what(violation, waiting)),
    }
}

/// The lock that a thread waits for, and how it wants it.
fn lock(violation: &Violation, waiting: &Waiting) -> Option<(String, How)> {
    let mutex = || Some((waiting.mutex.clone()?, How::Alone));
    wanted(violation, waiting).or_else(mutex)
}

/// What a thread waits for, and who has that.
pub fn reason(violation: &Violation, waiting: &Waiting) -> String {
    what(violation, waiting) + &who(violation, waiting)
}

/// What a thread waits for.
pub fn what(violation: &Violation, waiting: &Waiting) -> String {
    let object = story::subject_of_last_call(violation, waiting);
    let awaited = calls::awaited(&waiting.stack, object);
    let guarded = waiting.mutex.as_deref().and_then(calls::guarded);
    let guarded = guarded.map(|variable| format!("the initialisation of {variable}"));
    let what = awaited.or(guarded).unwrap_or_else(|| {
        let told = waiting.reason.split(HELD_BY).next().unwrap_or_default();
        calls::in_whole(told)
    });
    MemoryNames::of(violation).in_text(&what)
}

/// Who has the lock that a thread waits for, if it does for one.
fn who(violation: &Violation, waiting: &Waiting) -> String {
    let guarded = waiting.mutex.as_deref().and_then(calls::guarded).is_some();
    match (lock(violation, waiting), &waiting.on) {
        (Some((_, How::Permit)), Some(holder)) => format!(", taken by {holder}"),
        (Some(_), Some(holder)) if !guarded => format!("{HELD_BY}{holder}"),
        _ => String::new(),
    }
}

#[cfg(test)]
mod tests {
    use quotient::StackFrame;

    use super::super::samples;
    use super::*;

    /// A thread that waits in a function of the library for something of that name, or for a mutex of another thread.
    fn waits(thread: &str, line: u32, function: &str, name: &str, on: Option<&str>) -> Waiting {
        let frame = |function: &str, library| StackFrame {
            function: function.to_owned(),
            library,
            call: 9,
            arguments: vec![format!("&{name}")],
            ..StackFrame::default()
        };
        let mutex = function == "pthread_mutex_lock";
        Waiting {
            thread: thread.to_owned(),
            source: samples::at(line),
            reason: match (mutex, on) {
                (true, Some(on)) => format!("mutex {name}, held by {on}"),
                _ => format!("the end of {name}"),
            },
            mutex: mutex.then(|| name.to_owned()),
            on: on.map(str::to_owned),
            stack: match function {
                "pthread_join" => vec![frame("main", false)],
                _ => vec![frame("run", false), frame(function, true)],
            },
            ..Waiting::default()
        }
    }

    /// A step of a call that takes or gives back.
    fn does(thread: &str, line: u32, function: &str, name: &str) -> quotient::TraceStep {
        let mut step = samples::step(thread, line, "fetch-sub", name, Some(1), Some(0));
        let waiting = waits(thread, line, function, name, None);
        step.stack = waiting.stack;
        step.stack[1].call = line;
        step
    }

    fn settled(trace: Vec<quotient::TraceStep>, waiting: Vec<Waiting>) -> Violation {
        let failure = Failure::new(FailureKind::Deadlock, "as it was found");
        let mut violation = Violation::new(failure, "main".to_owned(), samples::at(99));
        (violation.trace, violation.waiting) = (trace, waiting);
        settle(&mut violation);
        violation
    }

    fn joins(on: &str) -> Waiting {
        waits("main", 99, "pthread_join", on, Some(on))
    }

    #[test]
    fn a_circle_over_a_read_write_lock_and_a_semaphore() {
        let trace = vec![
            does("main/1", 12, "pthread_rwlock_rdlock", "rw"),
            does("main/2", 22, "sem_wait", "s"),
        ];
        let waiting = vec![
            joins("main/1"),
            waits("main/1", 13, "sem_wait", "s", None),
            waits("main/2", 23, "pthread_rwlock_wrlock", "rw", None),
        ];
        let violation = settled(trace, waiting);
        assert_eq!(
            &*violation.failure.message,
            "deadlock: main/1 holds rw for reading (line 12) and waits for semaphore s (line 13); \
             main/2 has taken semaphore s (line 22) and waits to write rw (line 23)"
        );
        assert_eq!(violation.waiting.len(), 2);
        assert_eq!(
            (&*violation.thread, violation.source),
            ("main/1", samples::at(13))
        );
    }

    #[test]
    fn whoever_wants_to_write_what_it_reads_waits_for_itself() {
        let trace = vec![
            does("main/1", 4, "pthread_rwlock_rdlock", "rw"),
            does("main/2", 4, "pthread_rwlock_rdlock", "rw"),
        ];
        let upgrade = |thread| waits(thread, 5, "pthread_rwlock_wrlock", "rw", None);
        let violation = settled(
            trace,
            vec![joins("main/1"), upgrade("main/1"), upgrade("main/2")],
        );
        assert_eq!(
            &*violation.failure.message,
            "deadlock: main/1 waits to write rw (line 5), which it holds itself for reading (line 4)"
        );
    }

    #[test]
    fn readers_do_not_keep_readers_out() {
        let trace = vec![does("main/1", 4, "pthread_rwlock_rdlock", "rw")];
        let waiting = vec![
            waits("main/1", 5, "pthread_cond_wait", "c", None),
            waits("main/2", 6, "pthread_rwlock_rdlock", "rw", None),
        ];
        assert!(settled(trace, waiting).waiting.iter().all(|w| !w.in_cycle));
    }

    #[test]
    fn without_a_circle_it_is_told_where_nobody_comes() {
        let waiting = vec![
            joins("main/1"),
            waits("main/1", 12, "sem_wait", "filled", None),
            waits("main/2", 14, "pthread_mutex_lock", "m", Some("main/1")),
        ];
        let violation = settled(Vec::new(), waiting);
        assert_eq!(
            &*violation.failure.message,
            "deadlock: main/1 holds m and waits for ever for semaphore filled (line 12)"
        );
        assert_eq!(
            (&*violation.thread, violation.source),
            ("main/1", samples::at(12))
        );
    }

    #[test]
    fn the_shortest_circle_is_found() {
        let next = |from: &[&[usize]]| from.iter().map(|to| to.to_vec()).collect::<Vec<_>>();
        let graph = next(&[&[1], &[2, 3], &[0], &[1]]);
        assert_eq!(shortest(&graph, 0), Some(vec![0, 1, 2]));
        assert_eq!(shortest(&graph, 3), Some(vec![3, 1]));
        assert_eq!(shortest(&next(&[&[1], &[]]), 0), None);
    }
}
