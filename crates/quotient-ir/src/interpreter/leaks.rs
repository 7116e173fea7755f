//! What has not been freed when all threads have ended, and what of it can still be reached.
//!
//! Reachable is what a global variable points to, or a thread-local one of the main thread, or a heap
//! object that is reachable itself; a pointer into the middle of an object counts, and so does one past
//! its end. Stack variables are gone, and so are the thread-local variables of threads that have ended. What a library
//! keeps for good ([`Keeps`]) was allocated nowhere, and is a root.

use super::Machine;
use super::code::Code;
use super::layout::little_endian;
use super::objects::{NOWHERE, Origin};
use super::space::ObjectId;
use super::thread::Thread;
use crate::program::Keeps;
use quotient_model::{Cell, Location, ThreadId, Unfreed};
use std::collections::{BTreeMap, BTreeSet};

impl Machine {
    pub(super) fn unfreed(
        &self,
        code: &Code,
        threads: &[&Thread],
        memory: &dyn Fn(Location) -> Cell,
    ) -> Vec<Unfreed> {
        let mut heap: BTreeMap<ObjectId, Vec<u8>> = BTreeMap::new();
        let mut roots: Vec<Vec<u8>> = Vec::new();
        for thread in threads {
            let private = thread.private.iter();
            let private = private.map(|p| (p.object, p.bytes.to_vec(0..p.bytes.len())));
            let published = thread.published.iter().map(|&(object, _)| object);
            let shared = published
                .filter(|&object| !self.objects.is_freed(object, memory))
                .map(|object| {
                    let bytes = self.objects.shared_bytes(object, &self.wide, memory);
                    (object, bytes)
                });
            for (object, bytes) in private.chain(shared) {
                let found = self.objects.get(object);
                match found.map(|o| o.origin) {
                    Some(Origin::Heap(_)) if found.is_some_and(|o| o.made_at == NOWHERE) => {
                        roots.push(bytes);
                    }
                    Some(Origin::Heap(_)) => {
                        heap.insert(object, bytes);
                    }
                    Some(Origin::ThreadLocal(_)) if thread.id == ThreadId::MAIN => {
                        roots.push(bytes);
                    }
                    _ => {}
                }
            }
        }
        if heap.is_empty() {
            return Vec::new();
        }
        let globals = self.objects.globals();
        roots.extend(globals.map(|global| self.objects.shared_bytes(global, &self.wide, memory)));
        let reachable = self.reachable(code, &heap, &roots);
        let unfreed = heap.keys().filter_map(|&id| {
            let object = self.objects.get(id)?;
            Some(Unfreed {
                thread: object.owner?,
                size: object.size,
                source: code.names.described(object.made_at),
                reachable: reachable.contains(&id),
            })
        });
        unfreed.collect()
    }

    /// The heap objects that the roots lead to.
    fn reachable(
        &self,
        code: &Code,
        heap: &BTreeMap<ObjectId, Vec<u8>>,
        roots: &[Vec<u8>],
    ) -> BTreeSet<ObjectId> {
        let mut reached = BTreeSet::new();
        let mut open: Vec<&[u8]> = roots.iter().map(|bytes| &bytes[..]).collect();
        while let Some(bytes) = open.pop() {
            // Every offset counts: packed structs have pointers anywhere.
            for window in bytes.windows(code.pointers.bytes().into()) {
                let Some((id, offset)) = self.objects.pointed(little_endian(window)) else {
                    continue;
                };
                let inside = self
                    .objects
                    .get(id)
                    .is_some_and(|o| u64::from(offset) <= o.size);
                if let Some(bytes) = heap.get(&id)
                    && inside
                    && reached.insert(id)
                {
                    open.push(bytes);
                }
            }
        }
        reached
    }
}

/// Whether what the thread allocates now is kept by a library.
pub(super) fn is_kept(code: &Code, thread: &Thread) -> bool {
    let callers = thread.frames.iter().rev().map(|frame| frame.function);
    let mut own = true;
    for function in std::iter::once(thread.function).chain(callers) {
        match code.functions[function as usize].keeps {
            Keeps::All => return true,
            Keeps::Own if own => return true,
            Keeps::Allocator => {}
            Keeps::Own | Keeps::Nothing => own = false,
        }
    }
    false
}
