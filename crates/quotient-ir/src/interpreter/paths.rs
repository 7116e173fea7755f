//! The spawn paths of threads, and the numbers that follow from them.
//!
//! A thread has a small number, with which the library puts it into sets that are words. It must not
//! depend on which threads were met first. The main thread's children have the number that they have
//! among these; what else creates threads, if such a thread asks for its number, has to be learnt:
//! these come behind, ordered by their paths. So does, from then on, how many children of the main
//! thread ask. An exploration that learns either starts over. Of many such threads it learns twice as many at once: a
//! program in which threads create others for ever comes to its limit soon.

use super::space::mix;
use super::thread::Thread;
use quotient_model::{ThreadId, portable};
use std::collections::BTreeSet;

/// The path of a thread: which child of its parent each thread on the way to it is. Shorter ones
/// come first.
type Path = (usize, Vec<u32>);

/// A thread met.
#[derive(Clone, Debug, Default)]
struct Known {
    path: Vec<u32>,
    /// Stands for the path in names.
    hash: u64,
    /// The thread that has created it, and the function that it runs.
    parent: Option<(ThreadId, u32)>,
}

/// The threads met so far.
#[derive(Clone, Debug, Default)]
pub(super) struct Paths {
    threads: Vec<Known>,
    numbering: Numbering,
    /// How many threads may have numbers: what the library keeps of each has room for so many.
    room: usize,
}

/// So many threads that are created by one, or one by the other, are many.
const MANY: u32 = 64;

/// What is known of the threads that ask for their numbers. Outlives a restart.
#[derive(Clone, Debug, Default)]
struct Numbering {
    /// The greatest number of the main thread's children.
    children: u32,
    /// The other threads.
    nested: BTreeSet<Path>,
}

/// The number of a thread has been learnt, and others may have changed.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Renumbered;

impl Paths {
    /// Of a program with room for so many threads.
    pub fn new(room: usize) -> Self {
        Paths {
            room,
            ..Paths::default()
        }
    }

    /// Notes a thread that begins with this function.
    pub fn add(&mut self, child: ThreadId, parent: &Thread, function: usize) {
        if self.threads.len() <= child.index() {
            self.threads.resize_with(child.index() + 1, Known::default);
        }
        let nth = parent.spawned + 1;
        let hash = mix(self.hash(parent.id) ^ u64::from(nth));
        let mut path = self.path(parent.id).to_vec();
        path.push(nth);
        let parent = Some((parent.id, function as u32));
        self.threads[child.index()] = Known { path, hash, parent };
    }

    /// The functions with which a thread began, the one that created it, and so on.
    pub fn began_with(&self, thread: ThreadId) -> impl Iterator<Item = u32> {
        let parent = |thread: ThreadId| self.threads.get(thread.index())?.parent;
        let all = std::iter::successors(parent(thread), move |&(creator, _)| parent(creator));
        all.map(|(_, function)| function)
    }

    /// Forgets all threads, but not what was learnt of them.
    pub fn forget(&mut self) {
        self.threads.clear();
    }

    fn path(&self, thread: ThreadId) -> &[u32] {
        let known = self.threads.get(thread.index());
        known.map_or(&[], |known| &known.path)
    }

    /// What stands for the thread's path in names.
    pub fn hash(&self, thread: ThreadId) -> u64 {
        let known = self.threads.get(thread.index());
        known.map_or(0, |known| known.hash)
    }

    /// The number of a thread, which asks for it: 0 for the main thread.
    pub fn number(&mut self, thread: ThreadId) -> Result<u64, Renumbered> {
        let path = match *self.path(thread) {
            [] => return Ok(0),
            [nth] => {
                let Numbering { children, nested } = &mut self.numbering;
                if nth > *children {
                    *children = nth;
                    if !nested.is_empty() {
                        return Err(Renumbered);
                    }
                }
                return Ok(nth.into());
            }
            ref path => (path.len(), path.to_vec()),
        };
        match self.numbering.nested.contains(&path) {
            true => Ok(self.numbering.of_nested(&path)),
            false => {
                self.numbering.learn(path, self.room);
                Err(Renumbered)
            }
        }
    }

    /// The spawn path of the thread with a number.
    pub fn numbered(&self, number: u64) -> String {
        let children = u64::from(self.numbering.children);
        match number.checked_sub(children + 1) {
            None if number == 0 => words(&[]),
            None => words(&[number as u32]),
            Some(rank) => {
                let path = self.numbering.nested.iter().nth(rank as usize);
                path.map_or_else(String::new, |(_, path)| words(path))
            }
        }
    }

    /// The spawn path of a thread: `main/1/2`.
    pub fn name(&self, thread: ThreadId) -> String {
        words(self.path(thread))
    }
}

impl Numbering {
    /// Learns of a thread that asks for its number, and if there are many already, of others that will.
    fn learn(&mut self, (length, path): Path, room: usize) {
        let (last, chain) = (path.last().copied().unwrap_or(0), path.len() as u32);
        let siblings = (last + 1..=2 * last).filter(|_| last >= MANY).map(|nth| {
            let mut sibling = path.clone();
            sibling[length - 1] = nth;
            sibling
        });
        let descendants = (1..=chain).filter(|_| chain >= MANY).map(|deeper| {
            let below = std::iter::repeat_n(last, deeper as usize);
            path.iter().copied().chain(below).collect()
        });
        let expected: Vec<Vec<u32>> = siblings.chain(descendants).collect();
        self.nested.insert((length, path));
        for path in expected {
            if self.children as usize + 1 + self.nested.len() < room {
                self.nested.insert((path.len(), path));
            }
        }
    }

    fn of_nested(&self, path: &Path) -> u64 {
        let before = self.nested.range(..path).count();
        u64::from(self.children) + 1 + before as u64
    }
}

fn words(path: &[u32]) -> String {
    let steps = path.iter().map(|nth| format!("/{nth}"));
    format!("main{}", steps.collect::<String>())
}

portable!(struct Known { path, hash, parent });
portable!(struct Numbering { children, nested });
portable!(struct Paths { threads, numbering, room });

#[cfg(test)]
mod tests {
    use super::*;

    /// Threads with these numbers and paths.
    fn met(paths: &mut Paths, threads: &[(u16, &[u32])]) {
        for &(thread, path) in threads {
            let index = usize::from(thread);
            if paths.threads.len() <= index {
                paths.threads.resize_with(index + 1, Known::default);
            }
            paths.threads[index].path = path.to_vec();
        }
    }

    #[test]
    fn numbers_follow_from_paths_once_these_are_known() {
        let orders: [&[(u16, &[u32])]; 2] = [
            &[(1, &[1]), (2, &[2]), (3, &[1, 1]), (4, &[2, 1])],
            &[(1, &[2]), (2, &[2, 1]), (3, &[1]), (4, &[1, 1])],
        ];
        let mut numbers = orders.map(|order| {
            let mut paths = Paths::default();
            met(&mut paths, order);
            let ask = |paths: &mut Paths| -> Vec<Result<u64, Renumbered>> {
                order
                    .iter()
                    .map(|&(id, _)| paths.number(ThreadId(id)))
                    .collect()
            };
            assert!(ask(&mut paths).contains(&Err(Renumbered)));
            ask(&mut paths);
            let found = ask(&mut paths).into_iter().map(|n| n.expect("known"));
            let mut named: Vec<(Vec<u32>, u64)> = order
                .iter()
                .map(|(_, path)| path.to_vec())
                .zip(found)
                .collect();
            named.sort();
            for (path, number) in &named {
                assert_eq!(paths.numbered(*number), words(path));
            }
            named
        });
        assert_eq!(std::mem::take(&mut numbers[0]), numbers[1]);
    }
}
