//! Objects that are shared from their beginning only so that it shows whether anybody looks at what threads count there
//! ([`watching`](super::super::watching)).

use super::Objects;
use crate::interpreter::space::ObjectId;
use quotient_model::Location;

impl Objects {
    /// Has such objects be open so that it shows whether anybody looks at them. `false` if it is known that somebody does.
    pub fn open_to_count(&mut self, id: ObjectId) -> bool {
        let group = self.objects[id as usize].group;
        if self.counted.get(&group) == Some(&None) {
            return self.open.contains(&group);
        }
        if self.open.insert(group) {
            self.counted.insert(group, Some(Vec::new()));
        }
        true
    }

    /// Somebody counts at a location, or looks at it. Says whether that was only open to show whether anybody looks; it is not any
    /// more, once the exploration has started over.
    pub fn is_looked_at(&mut self, location: Location, counts: bool) -> bool {
        if self.counted.is_empty() {
            return false;
        }
        let Some((id, offset)) = self.at(location) else {
            return false;
        };
        let group = self.objects[id as usize].group;
        let Some(counted) = self.counted.get_mut(&group) else {
            return false;
        };
        let Some(offsets) = counted else {
            return false;
        };
        match (offsets.contains(&offset), counts) {
            (true, false) => {
                *counted = None;
                self.open.remove(&group)
            }
            (false, true) => {
                offsets.push(offset);
                false
            }
            _ => false,
        }
    }
}
