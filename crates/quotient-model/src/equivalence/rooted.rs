//! What the equivalences look at that tell one thread, the root, from the others, the leaves (Section 3
//! of the value-centric paper).
//!
//! The papers know reads and writes; what changes a place in one step, as a read-modify-write or a lock does, is
//! both. The happens-before of the leaves is taken to be made of their own conflicts; a detour through the root
//! does not order them. What reads in the wide sense of [`observes`] has no source that could be named, so that
//! causality speaks of it also where sources tell the rest.

use std::collections::HashMap;

use super::record::Record;
use super::relations::{in_order, learns, reads};
use crate::access::Access;
use crate::execution::Event;
use crate::names::{Location, ThreadId};

/// For each read of the root whether its source is the root's.
pub(super) fn sides(record: &Record<'_>, root: &[u32], key: &mut Vec<u64>) {
    let Some(root) = record.at_path(root) else {
        return;
    };
    let mut last_write: HashMap<Location, ThreadId> = HashMap::new();
    for event in record.events {
        let Some(location) = event.access.location() else {
            continue;
        };
        if event.id.thread == root && reads(event) {
            key.push(u64::from(last_write.get(&location) == Some(&root)));
        }
        if event.written.is_some() && !matches!(event.access, Access::Add { .. }) {
            last_write.insert(location, event.id.thread);
        }
    }
}

/// Whether causality is about the event: whether it reads, in the wide sense that a free reads whether
/// there is anything left to free.
pub(super) fn observes(event: &Event) -> bool {
    learns(event)
        || matches!(
            event.access,
            Access::Join { .. } | Access::Free { .. } | Access::MutexDestroy { .. }
        )
}

/// For each place the accesses of the leaves in order, those that do not conflict as a set.
pub(super) fn leaf_order(record: &Record<'_>, root: &[u32], key: &mut Vec<u64>) {
    let root = record.at_path(root);
    let leaf = |event: &Event| Some(event.id.thread) != root;
    in_order(record, |_, event, plain| leaf(event).then_some(plain), key);
}
