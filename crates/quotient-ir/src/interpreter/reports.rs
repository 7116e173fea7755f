//! What people read: where a thread stands, what an object and a location are called, and why it cannot go on.

use super::Machine;
use super::code::Code;
use super::names::Names;
use super::objects::Origin;
use super::pointer;
use super::space::ObjectId;
use super::thread::{Flow, Thread};
use crate::program::{Pointee, Position, Role, TypeTree};
use quotient_model::{Advice, Diagnostic, Location, Pending, SourceLocation, ThreadId, Value};

impl Names {
    /// Where the thread stands; in a function without positions, where that was called.
    pub fn source(&self, code: &Code, thread: &Thread) -> Option<SourceLocation> {
        self.described(self.standing(code, thread))
    }

    /// The same by number: a function, and a position if one is known.
    pub fn standing(&self, code: &Code, thread: &Thread) -> (u32, Position) {
        if let Some(standing) = thread.stands_in_section() {
            return standing;
        }
        let callers = thread.frames.iter().rev().map(|f| (f.function, f.pc));
        let known = std::iter::once((thread.function, thread.pc))
            .chain(callers)
            .filter_map(|(function, pc)| Some((function, *code.positions.get(pc as usize)?)))
            .find(|&(_, position)| self.entry(position).is_some());
        known.unwrap_or((thread.function, Position::NONE))
    }

    /// A position in the function that the thread is in.
    pub fn located(&self, thread: &Thread, position: Position) -> Option<SourceLocation> {
        self.described((thread.function, position))
    }

    /// Where the thread stands, for a message: `file.c:12 (function f)`.
    pub fn place(&self, code: &Code, thread: &Thread) -> String {
        match self.source(code, thread) {
            Some(at) if at.line > 0 => {
                format!("{}:{} (function {})", at.file, at.line, at.function)
            }
            Some(at) => format!("function {}", at.function),
            None => "an unknown place".to_owned(),
        }
    }
}

impl Machine {
    /// Says that the input is at fault, and where.
    #[cold]
    pub(super) fn unsupported<T>(&self, code: &Code, thread: &mut Thread, what: &str) -> Flow<T> {
        self.unsupported_unless(code, thread, what, None)
    }

    /// The same, with the option that would help.
    #[cold]
    pub(super) fn unsupported_unless<T>(
        &self,
        code: &Code,
        thread: &mut Thread,
        what: &str,
        advice: Option<Advice>,
    ) -> Flow<T> {
        let message = format!("{}: {what}", code.names.place(code, thread));
        let diagnostic = Diagnostic {
            advice,
            ..Diagnostic::input(message)
        };
        thread.stop(Pending::Unsupported(Box::new(diagnostic)))
    }

    /// Says that a limit was reached.
    #[cold]
    pub(super) fn limit<T>(&self, thread: &mut Thread, message: String) -> Flow<T> {
        thread.stop(Pending::Unsupported(Box::new(Diagnostic::limit(message))))
    }

    /// An object's name.
    pub(super) fn object_name(&self, code: &Code, object: ObjectId) -> String {
        if let Some(known) = self.objects.get(object)
            && let Origin::Heap(_) = known.origin
        {
            return self.heap_name(code, object, (0, known.size));
        }
        self.part_name(code, object, (0, 1), &TypeTree::Unknown)
    }

    /// The name of a byte of an object.
    pub(super) fn byte_name(&self, code: &Code, object: ObjectId, offset: u64) -> String {
        self.bytes_name(code, object, (offset, 1))
    }

    /// The name of some bytes of an object: offset and size.
    fn bytes_name(&self, code: &Code, object: ObjectId, bytes: (u64, u64)) -> String {
        self.part_name(code, object, bytes, self.tree(code, object))
    }

    /// What is known of an object's type.
    fn tree<'c>(&self, code: &'c Code, object: ObjectId) -> &'c TypeTree {
        match self.objects.get(object).map(|o| o.origin) {
            Some(Origin::Global(id) | Origin::ThreadLocal(id)) => &code.names.global(id).tree,
            Some(Origin::Stack(site)) => &code.stack_sites[site as usize].shape.tree,
            _ => &TypeTree::Unknown,
        }
    }

    /// A value that a location held, as its type has it.
    pub(super) fn value_as(
        &self,
        code: &Code,
        location: Option<Location>,
        value: Value,
    ) -> Option<String> {
        let (object, offset) = location.and_then(|location| self.objects.at(location))?;
        let offset = u64::from(offset);
        let ty = match self.pointee(code, object) {
            Some(pointee) if pointee.tree.is_polymorphic() => pointee.tree.value_at(offset),
            Some(pointee) => pointee.tree.value_at(offset % pointee.size),
            None => self.tree(code, object).value_at(offset),
        };
        ty?.shown(value)
    }

    /// What is known of memory on the heap by where it was allocated.
    fn pointee<'c>(&self, code: &'c Code, object: ObjectId) -> Option<&'c Pointee> {
        let known = self.objects.get(object)?;
        let Origin::Heap(site) = known.origin else {
            return None;
        };
        let position = code.positions.get(site as usize)?;
        let pointee = code.names.pointee(*position);
        pointee.filter(|pointee| pointee.size <= known.size)
    }

    /// The type of memory on the heap, if it is known.
    pub(super) fn heap_type(&self, code: &Code, object: ObjectId) -> Option<String> {
        self.pointee(code, object)
            .map(|pointee| pointee.name.clone())
    }

    /// The name of memory on the heap: by its type, who has allocated it, and the number of the allocation.
    fn heap_name(&self, code: &Code, object: ObjectId, (offset, size): (u64, u64)) -> String {
        let Some(known) = self.objects.get(object) else {
            return "unknown memory".to_owned();
        };
        let owner = known.owner.map(|t| self.paths.name(t)).unwrap_or_default();
        let Some(pointee) = self.pointee(code, object) else {
            let name = format!("heap({owner},{})", known.nth);
            return TypeTree::Unknown.name_of(&name, offset, size);
        };
        let mut name = pointee.name.clone();
        if known.nth > 1 {
            name.push_str(&format!("#{}", known.nth));
        }
        if known.owner != Some(ThreadId::MAIN) {
            name.push_str(&format!("@{owner}"));
        }
        let whole = (0, known.size);
        if (offset, size) == whole {
            return name;
        }
        // What begins with a table of virtual functions may be of a larger class.
        let several = known.size >= 2 * pointee.size && !pointee.tree.is_polymorphic();
        if !several && offset >= pointee.size {
            return TypeTree::Unknown.name_of(&name, offset, size);
        }
        if several {
            name.push_str(&format!("[{}]", offset / pointee.size));
        }
        let part = pointee.tree.name_of("", offset % pointee.size, size);
        match part.strip_prefix('.') {
            Some(field) if !several => format!("{name}{}{field}", pointee.joint),
            _ => name + &part,
        }
    }

    fn part_name(
        &self,
        code: &Code,
        object: ObjectId,
        (offset, size): (u64, u64),
        tree: &TypeTree,
    ) -> String {
        let Some(known) = self.objects.get(object) else {
            return "unknown memory".to_owned();
        };
        let owner = known.owner.map(|t| self.paths.name(t)).unwrap_or_default();
        match known.origin {
            Origin::Global(id) => tree.name_of(&code.names.global(id).name, offset, size),
            Origin::ThreadLocal(id) => {
                let name = format!("{}@{owner}", code.names.global(id).name);
                tree.name_of(&name, offset, size)
            }
            Origin::Stack(site) => {
                let variable = code.stack_sites[site as usize].name.as_deref();
                let variable = variable.unwrap_or("local");
                if known.owner == Some(ThreadId::MAIN) {
                    tree.name_of(variable, offset, size)
                } else {
                    tree.name_of(&format!("{variable}@{owner}"), offset, size)
                }
            }
            Origin::Thread => format!("thread {owner}"),
            Origin::Choice(what) => code.messages[what as usize].to_string(),
            Origin::Heap(_) => self.heap_name(code, object, (offset, size)),
        }
    }

    /// What a value that has the form of a pointer points to; what the halves of a wide value are.
    pub(super) fn pointer_name(&self, code: &Code, value: Value) -> Option<String> {
        let Some(halves) = self.wide.unpack_name(value) else {
            return self.target_name(code, value);
        };
        let named = |half: u64| {
            let target = self.target_name(code, half);
            target.unwrap_or_else(|| (half as i64).to_string())
        };
        Some(format!("{{{}}}", halves.map(named).join(", ")))
    }

    fn target_name(&self, code: &Code, value: Value) -> Option<String> {
        if let Some(function) = pointer::function(code.pointers, value) {
            let name = code.names.functions.get(function.index())?;
            return Some(format!("&{name}"));
        }
        let (object, offset) = self.objects.pointed(value)?;
        // One past the end is a pointer too; anything further is hardly meant as one.
        let size = self.objects.get(object)?.size;
        if let Some(thread) = self.handled(value) {
            return Some(format!("thread {}", self.paths.name(thread)));
        }
        if let Some(text) = self.literal(code, object, offset) {
            return Some(text);
        }
        let near = u64::from(offset) <= size;
        near.then(|| match offset {
            0 if size > 0 => format!("&{}", self.object_name(code, object)),
            _ => format!("&{}", self.byte_name(code, object, offset.into())),
        })
    }

    /// What stands in the program as a string, as it stands there.
    fn literal(&self, code: &Code, object: ObjectId, offset: u32) -> Option<String> {
        const MOST: usize = 40;
        let known = self.objects.get(object)?;
        let Origin::Global(id) = known.origin else {
            return None;
        };
        if !known.constant || !code.names.global(id).name.starts_with(".str") {
            return None;
        }
        let bytes = self.objects.initial_bytes(id).get(offset as usize..)?;
        let text = bytes.split(|&byte| byte == 0).next()?;
        let text = std::str::from_utf8(text).ok()?;
        let shown: String = text.chars().take(MOST).collect();
        let more = if shown.len() < text.len() { "…" } else { "" };
        Some(format!("\"{}{more}\"", shown.escape_debug()))
    }

    /// The name of a gate: a thread's own, or that of the semaphore of which it is a part.
    fn gate_name(&self, code: &Code, object: ObjectId, offset: u32) -> String {
        if let Some(Origin::Global(id)) = self.objects.get(object).map(|o| o.origin)
            && let Role::Gates { size } = code.names.global(id).role
        {
            let thread = self.paths.numbered(u64::from(offset) / size);
            return format!("wake-up of {thread}");
        }
        let start = u64::from(offset).saturating_sub(code.names.semaphore_gate);
        let name = self.byte_name(code, object, start);
        let name = name.split("__").next().unwrap_or_default();
        format!("semaphore {}", name.trim_end_matches('.'))
    }

    /// The name of what has become of a thread.
    fn fate_name(&self, code: &Code, object: ObjectId, offset: u32) -> Option<String> {
        let Origin::Global(id) = self.objects.get(object)?.origin else {
            return None;
        };
        let Role::Fates { size } = code.names.global(id).role else {
            return None;
        };
        let thread = self.paths.numbered(u64::from(offset) / size);
        Some(format!("fate of {thread}"))
    }

    /// Whether a location is of what the library keeps for itself, in variables that its parts share.
    pub(super) fn is_of_library(&self, code: &Code, location: Location) -> bool {
        let object = self.objects.at(location).map(|(object, _)| object);
        match object.and_then(|object| Some(self.objects.get(object)?.origin)) {
            Some(Origin::Global(id)) => code.names.global(id).role != Role::Program,
            _ => false,
        }
    }

    /// The name of a location.
    pub(super) fn location_name(&self, code: &Code, location: Location) -> String {
        if let Some(cell) = self.objects.guarded(location) {
            let (object, offset) = self.objects.pointed(cell).unwrap_or_default();
            let name = self.byte_name(code, object, offset.into());
            return format!("atomic sections on {name}");
        }
        match self.objects.at(location) {
            Some((object, offset)) if self.gates.contains(&location) => {
                self.gate_name(code, object, offset)
            }
            Some((object, offset)) => match self.objects.cell_size(object, offset) {
                // All of what is accessed at once, not its first field.
                size @ 9.. => self.bytes_name(code, object, (offset.into(), size.into())),
                _ => self
                    .fate_name(code, object, offset)
                    .unwrap_or_else(|| self.byte_name(code, object, offset.into())),
            },
            None => format!("location {}", location.0),
        }
    }
}
