//! Where threads stand, and where memory comes from: for the one execution that a report tells.

use super::Machine;
use super::code::{Code, Pc};
use super::objects::Origin;
use super::space::ObjectId;
use super::thread::Thread;
use crate::program::{InlinedCall, Position};
use quotient_model::{Block, Site, SourceLocation, StackFrame, ThreadId};
use std::collections::BTreeMap;

/// Where memory was allocated and freed since somebody wanted to know.
#[derive(Clone, Debug, Default)]
pub(super) struct History {
    blocks: BTreeMap<ObjectId, Life>,
}

#[derive(Clone, Debug)]
struct Life {
    allocated: Moment,
    freed: Option<Moment>,
}

/// Where a thread stood.
#[derive(Clone, Debug)]
struct Moment {
    thread: ThreadId,
    frames: Vec<StackFrame>,
}

impl Machine {
    /// Notes that the thread has allocated an object.
    pub(super) fn note_allocated(&mut self, code: &Code, thread: &Thread, object: ObjectId) {
        if self.history.is_some() {
            let allocated = self.moment(code, thread);
            let life = Life {
                allocated,
                freed: None,
            };
            let history = self.history.as_mut();
            history.map(|history| history.blocks.insert(object, life));
        }
    }

    /// Notes that it has freed what this points to.
    pub(super) fn note_freed(&mut self, code: &Code, thread: &Thread, pointer: u64) {
        if self.history.is_some() {
            let freed = self.moment(code, thread);
            let object = self.objects.pointed(pointer).map(|(object, _)| object);
            let history = self.history.as_mut();
            let life = history.and_then(|history| history.blocks.get_mut(&object?));
            if let Some(life) = life {
                life.freed = Some(freed);
            }
        }
    }

    fn moment(&self, code: &Code, thread: &Thread) -> Moment {
        Moment {
            thread: thread.id,
            frames: self.stack(code, thread),
        }
    }

    /// What is known of the memory that was allocated.
    pub(super) fn blocks(&self, code: &Code) -> Vec<Block> {
        let history = self.history.iter();
        let blocks = history.flat_map(|history| &history.blocks);
        let heap = blocks.filter_map(|(&object, life)| {
            let known = self.objects.get(object)?;
            let Origin::Heap(_) = known.origin else {
                return None;
            };
            let site = |moment: &Moment| Site {
                thread: self.paths.name(moment.thread),
                stack: moment.frames.clone(),
            };
            Some(Block {
                name: self.object_name(code, object),
                size: known.size,
                ty: self.heap_type(code, object),
                allocated: site(&life.allocated),
                freed: life.freed.as_ref().map(site),
            })
        });
        heap.collect()
    }

    /// The functions that the thread is in, the outermost first.
    pub(super) fn stack(&self, code: &Code, thread: &Thread) -> Vec<StackFrame> {
        let mut stack = Vec::new();
        let mut arguments = Vec::new();
        let mut call = 0;
        for frame in &thread.frames {
            push(
                code,
                &mut stack,
                frame.function,
                frame.pc,
                (arguments, call),
            );
            let passed = code.calls[frame.call as usize].args.iter();
            let passed = passed.map(|&slot| thread.registers[(frame.base + slot) as usize]);
            arguments = passed.map(|value| self.value_words(code, value)).collect();
            call = frame.nth;
        }
        push(
            code,
            &mut stack,
            thread.function,
            thread.pc,
            (arguments, call),
        );
        stack
    }

    fn value_words(&self, code: &Code, value: u64) -> String {
        let name = self.pointer_name(code, value);
        name.unwrap_or_else(|| (value as i64).to_string())
    }
}

/// Adds a frame, and those of the functions that stand in place of their calls there.
fn push(
    code: &Code,
    stack: &mut Vec<StackFrame>,
    function: u32,
    pc: Pc,
    (arguments, call): (Vec<String>, u32),
) {
    let flat = &code.functions[function as usize];
    let position = code.positions.get(pc as usize).copied();
    let position = position.unwrap_or(Position::NONE);
    let within = code.insides.get(&pc).copied().unwrap_or(position);
    let entry = code.names.entry(within);
    let name = &code.names.functions[function as usize];
    let at = |position: Position, function: &str| -> Option<SourceLocation> {
        let known = code.names.placed(position, function)?;
        Some(SourceLocation {
            function: function.to_owned(),
            ..known
        })
    };
    let within: &[InlinedCall] = entry.map_or(&[], |entry| &entry.within);
    let library = flat.library || flat.system;
    let stands = within.first().map_or(position, |inner| inner.call);
    stack.push(StackFrame {
        function: name.clone(),
        source: at(stands, name),
        library,
        arguments,
        call,
    });
    for (nth, inner) in within.iter().enumerate() {
        let stands = within.get(nth + 1).map_or(position, |inner| inner.call);
        stack.push(StackFrame {
            function: inner.function.clone(),
            source: at(stands, &inner.function).filter(|_| !inner.library),
            library: inner.library,
            arguments: Vec::new(),
            call: inner.call.0,
        });
    }
}
