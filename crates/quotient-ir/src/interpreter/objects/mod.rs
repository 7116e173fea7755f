//! The objects that memory consists of, by names that no schedule changes.
//!
//! An object is a global, a thread's copy of a thread-local one, or the n-th allocation of a
//! thread. It gets an index when it is first met and keeps it for the whole exploration, in
//! whichever execution it comes up again; its address follows from its name ([`space`](super::space)).
//! Whether others can reach it is a matter of each execution, and the threads' own to know; but what
//! was once reached by a thread that had not been handed a pointer to it is *open*: shared from
//! its beginning, in an exploration that starts over. The cells of what is shared are in [`locations`].

mod counted;
mod locations;
mod recent;
mod saved;

use locations::{Common, Located};
use recent::Recents;

use super::Options;
use super::bytes::Bytes;
use super::layout::Layout;
use super::marks::{Marker, Marks};
use super::pointer;
use super::space::{Clash, GroupKey, MAX_SIZE, ObjectId, Space};
use super::wide_values::WideValues;
use crate::program::{Global, GlobalId, Module, Op, Operand, PointerWidth, Position, Shape};
use quotient_model::{Diagnostic, Location, ThreadId};
use rustc_hash::FxHashMap;
use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex};

/// Where an object comes from.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub(super) enum Origin {
    /// A global variable.
    Global(GlobalId),
    /// A thread's own copy of a global variable.
    ThreadLocal(GlobalId),
    /// The variable of an alloca, by its site.
    Stack(u32),
    /// The allocation of a call, by its site.
    Heap(u32),
    /// The cell of a choice; what is chosen is one of the code's messages.
    Choice(u32),
    /// What the handle of a thread points to. It has no bytes.
    Thread,
}

/// What is known of an object, in every execution.
#[derive(Clone, Debug)]
pub(super) struct Object {
    pub origin: Origin,
    /// The thread that allocates it; none for a global.
    pub owner: Option<ThreadId>,
    /// Which of the thread's allocations of its kind it is, from 1.
    pub nth: u32,
    pub size: u64,
    /// For a heap object, where it was allocated, by function and position; nowhere unless leaks
    /// are looked for.
    pub made_at: (u32, Position),
    pub constant: bool,
    pub layout: u32,
    pub address: u64,
    group: GroupKey,
    /// It holds zeros at first, not nothing.
    zeroed: bool,
    /// All threads may access it, whether they were handed a pointer to it or not.
    pub open: bool,
    /// Its locations, once it is shared.
    located: Option<Located>,
}

/// Where objects are allocated if that does not matter: in no function. One without debug information has no positions.
pub(super) const NOWHERE: (u32, Position) = (u32::MAX, Position::NONE);

/// Why a byte of an object has no location.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoLocation {
    /// All shared memory together is too large.
    TooLarge,
    /// The object got its locations when less was known of how it is accessed.
    Other,
}

/// What belongs to a layout: globals and stack variables have one each, heap objects one for
/// each site and size, since one call (in a wrapper of `malloc`) may serve several types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
enum LayoutKey {
    Global(GlobalId),
    Stack(u32),
    Heap(u32, u64),
    Choice,
    Thread,
}

/// Why there is no such object.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum NoObject {
    /// The exploration must start over with other addresses.
    Clash,
    /// Nor is there room with any other addresses that were tried.
    NoRoom,
}

/// How many ways of placing objects are tried.
const MOST_SALTS: u64 = 200;

/// What is asked for when an object is made.
struct Request {
    thread: ThreadId,
    nth: u32,
    origin: Origin,
    size: u64,
    zeroed: bool,
    made_at: (u32, Position),
}

impl Request {
    /// The name of all objects that differ from it in their number only, and the same without where
    /// in the program they are made.
    fn groups(&self, path: u64) -> [GroupKey; 2] {
        let (kind, site) = match self.origin {
            Origin::Global(id) => (0, id.0),
            Origin::ThreadLocal(id) => (1, id.0),
            Origin::Stack(site) => (2, site),
            Origin::Heap(site) => (3, site),
            Origin::Choice(what) => (4, what),
            Origin::Thread => (5, 0),
        };
        let (function, Position(position)) = self.made_at;
        let place = [u64::from(site) + 1, function.into(), position.into()];
        [place, [0; 3]].map(|[site, function, position]| {
            GroupKey::new(&[path, kind, self.size, site, function, position])
        })
    }
}

/// All objects of an exploration.
#[derive(Clone, Debug)]
pub(super) struct Objects {
    objects: Vec<Object>,
    space: Space,
    salt: u64,
    /// Addresses also depend on where in the program objects are made. That differs between
    /// compilers, so it is left out until two objects differ in nothing else.
    sited: bool,
    width: PointerWidth,
    /// The groups of objects that are open. Outlives a restart.
    open: HashSet<GroupKey>,
    /// Those that are open only because threads count there, and at which offsets; none once somebody has looked there, and they are not
    /// open any more. Outlives a restart.
    counted: HashMap<GroupKey, Option<Vec<u32>>>,
    /// All objects are.
    all_open: bool,
    /// By thread and kind and number: the objects with that name. Mostly one; more if site or
    /// size depend on what the thread read.
    allocations: Vec<[Vec<Vec<ObjectId>>; 4]>,
    thread_locals: HashMap<(ThreadId, GlobalId), ObjectId>,
    layouts: Vec<Layout>,
    layout_index: HashMap<LayoutKey, u32>,
    /// Whose locations these are, by the first of them, and where in the object that is.
    located: Vec<(Location, ObjectId, u32)>,
    next_location: u32,
    /// What workers number together, if there are several.
    common: Option<Arc<Mutex<Common>>>,
    /// The mutexes that atomic sections lock, by the addresses of cells.
    guards: HashMap<u64, Location>,
    /// What objects held when they were published before the first event.
    described: HashMap<ObjectId, Bytes>,
    /// What of objects was not written when others came to reach them.
    doubted: FxHashMap<ObjectId, Marks>,
    /// What accesses have met last.
    recent: Recents,
    /// There has been no event yet.
    describes: bool,
    /// The initial bytes of every global.
    initial: Vec<Arc<[u8]>>,
    /// What is not published of the memory of threads was never written, and is told apart.
    uninit: bool,
    /// What they hold. Outlives a restart.
    pub marker: Marker,
}

impl Objects {
    /// Those that are there before anything runs. Fails if there is no room for them.
    pub fn new(
        module: &Module,
        options: Options,
        wide: &mut WideValues,
    ) -> Result<Self, Diagnostic> {
        let globals = &module.globals;
        let mut objects = Objects {
            objects: Vec::new(),
            space: Space::new(module.pointers, 0),
            salt: 0,
            sited: false,
            width: module.pointers,
            open: HashSet::new(),
            counted: HashMap::new(),
            allocations: Vec::new(),
            thread_locals: HashMap::new(),
            layouts: Vec::new(),
            layout_index: HashMap::new(),
            located: Vec::new(),
            next_location: 0,
            common: None,
            guards: HashMap::new(),
            described: HashMap::new(),
            doubted: FxHashMap::default(),
            recent: Recents::default(),
            describes: false,
            initial: Vec::new(),
            uninit: options.uninit,
            marker: Marker::default(),
            all_open: options.open,
        };
        // Their initial values may have the addresses of any of them.
        let mut addresses = Vec::with_capacity(globals.len());
        for (i, global) in globals.iter().enumerate() {
            if let Ok(address) = objects.space.add_global(i as ObjectId, global.shape.size) {
                addresses.push(address);
            } else {
                let bits = module.pointers.bits();
                let message = format!(
                    "the global variables, up to `{}`, have no room in a program with {bits}-bit \
                     pointers; make arrays smaller",
                    global.name
                );
                return Err(Diagnostic::input(message));
            }
        }
        let initial = globals
            .iter()
            .map(|global| objects.filled(global, &addresses));
        objects.initial = initial.collect();
        for (i, global) in globals.iter().enumerate() {
            let shape = &global.shape;
            let mut layout = Layout::new(&shape.cells, shape.size.max(1), shape.size);
            // From now on what no cell covers is zero, whichever cells will come to cover it.
            layout.values((0, &objects.initial[i]), &[], |_, bytes, _| {
                wide.cell_value(bytes);
            });
            let id = GlobalId(i as u32);
            let index = objects.add_layout(LayoutKey::Global(id), layout);
            objects.objects.push(Object {
                origin: Origin::Global(id),
                owner: None,
                nth: 0,
                size: shape.size,
                made_at: NOWHERE,
                constant: global.constant,
                layout: index,
                address: addresses[i],
                group: GroupKey::new(&[]),
                zeroed: true,
                open: true,
                located: None,
            });
        }
        objects.cut_globals(module, options);
        objects.forget();
        Ok(objects)
    }

    /// Cuts global variables into cells as the program's code accesses them: so most explorations need
    /// not start over to learn it. That cells change meanwhile matters to nobody yet.
    fn cut_globals(&mut self, module: &Module, options: Options) {
        let blocks = module.functions.iter().flat_map(|f| &f.blocks);
        let mut plain = Vec::new();
        for instruction in blocks.flat_map(|block| &block.instructions) {
            let Some((id, offset, size, atomic)) = accessed(&instruction.op) else {
                continue;
            };
            let object = &self.objects[Self::of_global(id) as usize];
            let room = object.size.checked_sub(size.into());
            let Ok(offset) = u32::try_from(offset) else {
                continue;
            };
            if room.is_none_or(|room| u64::from(offset) > room) {
                continue;
            }
            let layout = &mut self.layouts[object.layout as usize];
            if atomic {
                let _ = layout.atomic(offset, size);
            } else {
                let _ = layout.plain(offset, size);
                plain.push((object.layout, offset, size));
            }
        }
        if options.races || options.uninit {
            return;
        }
        for (layout, offset, size) in plain {
            let layout = &mut self.layouts[layout as usize];
            if layout.plain(offset, size).is_ok_and(|piece| piece < size) {
                layout.make_whole(offset, size);
            }
        }
    }

    /// Forgets all that the last exploration met, except layouts and what is open.
    pub fn forget(&mut self) {
        self.recent = Recents::default();
        self.objects.truncate(self.initial.len());
        self.space = Space::new(self.width, self.salt);
        for (index, object) in self.objects.iter_mut().enumerate() {
            object.located = None;
            let again = self.space.add_global(index as ObjectId, object.size);
            debug_assert_eq!(again, Ok(object.address), "as the first time");
        }
        self.allocations.clear();
        self.thread_locals.clear();
        self.located.clear();
        self.guards.clear();
        self.described.clear();
        self.doubted.clear();
        self.next_location = 0;
        self.common = None;
    }

    /// A global's object has the global's index.
    pub fn of_global(global: GlobalId) -> ObjectId {
        global.0
    }

    /// The address of an object.
    #[inline]
    pub fn address(&self, id: ObjectId) -> u64 {
        self.objects[id as usize].address
    }

    /// The object and byte offset that a number points to. The offset of a pointer below an object wraps
    /// to a large one.
    #[inline]
    pub fn pointed(&self, value: u64) -> Option<(ObjectId, u32)> {
        let (id, object) = self.find(value)?;
        Some((id, value.wrapping_sub(object.address) as u32))
    }

    /// The object to whose part of memory a number points.
    #[inline(always)]
    pub fn find(&self, value: u64) -> Option<(ObjectId, &Object)> {
        let id = self.space.object(value)?;
        Some((id, self.objects.get(id as usize)?))
    }

    /// Whether a value may have a pointer in it to anything but a global variable.
    #[inline]
    pub fn may_point(&self, value: u64) -> bool {
        self.space.may_point(value)
    }

    /// The object of a thread's memory that a value points to, whatever its upper bits are.
    pub fn tagged(&self, value: u64) -> Option<ObjectId> {
        let id = self.space.tagged_object(value)?;
        let origin = self.objects.get(id as usize)?.origin;
        (!matches!(origin, Origin::Global(_) | Origin::Thread)).then_some(id)
    }

    #[inline]
    pub fn get(&self, id: ObjectId) -> Option<&Object> {
        self.objects.get(id as usize)
    }

    /// Has objects be open that are named like this one but for their number, once the exploration has
    /// started over.
    pub fn open_like(&mut self, id: ObjectId) {
        self.open.insert(self.objects[id as usize].group);
    }

    #[inline]
    pub fn layout_mut(&mut self, id: ObjectId) -> &mut Layout {
        &mut self.layouts[self.objects[id as usize].layout as usize]
    }

    pub fn layout(&self, id: ObjectId) -> &Layout {
        &self.layouts[self.objects[id as usize].layout as usize]
    }

    /// A global's bytes before any thread has run.
    pub fn initial_bytes(&self, global: GlobalId) -> &Arc<[u8]> {
        &self.initial[global.index()]
    }

    /// The n-th stack variable of a thread. `None` if there are too many objects.
    pub fn stack(
        &mut self,
        thread: ThreadId,
        nth: u32,
        site: u32,
        shape: &Shape,
        size: u64,
        path: u64,
    ) -> Result<ObjectId, NoObject> {
        let layout = || Layout::new(&shape.cells, shape.size, size);
        let request = Request {
            thread,
            nth,
            origin: Origin::Stack(site),
            size,
            zeroed: false,
            made_at: NOWHERE,
        };
        self.allocation(request, path, LayoutKey::Stack(site), layout)
    }

    /// The n-th heap allocation of a thread. `None` if there are too many objects.
    pub fn heap(
        &mut self,
        thread: ThreadId,
        nth: u32,
        site: u32,
        (size, zeroed): (u64, bool),
        made_at: (u32, Position),
        path: u64,
    ) -> Result<ObjectId, NoObject> {
        let request = Request {
            thread,
            nth,
            origin: Origin::Heap(site),
            size,
            zeroed,
            made_at,
        };
        let layout = || Layout::unknown(u32::try_from(size).unwrap_or(u32::MAX));
        self.allocation(request, path, LayoutKey::Heap(site, size), layout)
    }

    /// The cell of a thread's n-th choice, which is everybody's.
    pub fn choice(
        &mut self,
        thread: ThreadId,
        nth: u32,
        what: u32,
        path: u64,
    ) -> Result<ObjectId, NoObject> {
        let request = Request {
            thread,
            nth,
            origin: Origin::Choice(what),
            size: 4,
            zeroed: true,
            made_at: NOWHERE,
        };
        let layout = || Layout::new(&[(0, 4)], 4, 4);
        self.allocation(request, path, LayoutKey::Choice, layout)
    }

    /// What the handle of a thread points to.
    pub fn thread(&mut self, thread: ThreadId, path: u64) -> Result<ObjectId, NoObject> {
        let request = Request {
            thread,
            nth: 0,
            origin: Origin::Thread,
            size: 0,
            zeroed: true,
            made_at: NOWHERE,
        };
        self.allocation(request, path, LayoutKey::Thread, Layout::default)
    }

    fn allocation(
        &mut self,
        request: Request,
        path: u64,
        key: LayoutKey,
        layout: impl FnOnce() -> Layout,
    ) -> Result<ObjectId, NoObject> {
        let Request {
            thread,
            nth,
            origin,
            size,
            zeroed,
            made_at,
        } = request;
        if self.allocations.len() <= thread.index() {
            self.allocations
                .resize_with(thread.index() + 1, Default::default);
        }
        let kind = match origin {
            Origin::Heap(_) => 1,
            Origin::Choice(_) => 2,
            Origin::Thread => 3,
            _ => 0,
        };
        let names = &mut self.allocations[thread.index()][kind];
        if names.len() <= nth as usize {
            names.resize_with(nth as usize + 1, Vec::new);
        }
        for &id in &names[nth as usize] {
            let object = &self.objects[id as usize];
            if object.origin == origin && object.size == size && object.made_at == made_at {
                return Ok(id);
            }
        }
        let (group, address) = self.place(&request, path)?;
        let layout = match self.layout_index.get(&key) {
            Some(&known) => known,
            None => self.add_layout(key, layout()),
        };
        let id = self.next();
        self.objects.push(Object {
            origin,
            owner: Some(thread),
            nth,
            size,
            made_at,
            constant: false,
            layout,
            address,
            zeroed,
            group,
            open: self.is_open(group),
            located: None,
        });
        self.allocations[thread.index()][kind][nth as usize].push(id);
        Ok(id)
    }

    /// A thread's own copy of a thread-local global.
    pub fn thread_local(
        &mut self,
        thread: ThreadId,
        global: GlobalId,
        path: u64,
    ) -> Result<ObjectId, NoObject> {
        if let Some(&known) = self.thread_locals.get(&(thread, global)) {
            return Ok(known);
        }
        let original = self.objects[Self::of_global(global) as usize].clone();
        let origin = Origin::ThreadLocal(global);
        let request = Request {
            thread,
            nth: 0,
            origin,
            size: original.size,
            zeroed: true,
            made_at: NOWHERE,
        };
        let (group, address) = self.place(&request, path)?;
        let id = self.next();
        self.objects.push(Object {
            origin,
            owner: Some(thread),
            address,
            group,
            open: self.is_open(group),
            located: None,
            ..original
        });
        self.thread_locals.insert((thread, global), id);
        Ok(id)
    }

    fn is_open(&self, group: GroupKey) -> bool {
        self.all_open || self.open.contains(&group)
    }

    /// The index of the next object.
    fn next(&self) -> ObjectId {
        self.objects.len() as ObjectId
    }

    /// Gives the next object its address. Returns also its name but for its number.
    fn place(&mut self, request: &Request, path: u64) -> Result<(GroupKey, u64), NoObject> {
        let object = self.next();
        let [group, anywhere] = request.groups(path);
        let local = matches!(request.origin, Origin::ThreadLocal(_));
        let key = if self.sited || local { group } else { anywhere };
        match self.space.add(object, key, request.nth, request.size) {
            Ok(address) => Ok((group, address)),
            Err(clash) => Err(self.learn_from(clash)),
        }
    }

    #[cold]
    fn learn_from(&mut self, clash: Clash) -> NoObject {
        match clash {
            Clash::Slot if !self.sited => self.sited = true,
            _ => self.salt += 1,
        }
        match self.salt > MOST_SALTS {
            true => NoObject::NoRoom,
            false => NoObject::Clash,
        }
    }

    fn add_layout(&mut self, key: LayoutKey, layout: Layout) -> u32 {
        let index = self.layouts.len() as u32;
        self.layouts.push(layout);
        self.layout_index.insert(key, index);
        index
    }

    /// The objects of globals.
    pub fn globals(&self) -> std::ops::Range<ObjectId> {
        0..self.initial.len() as ObjectId
    }

    /// The bytes of a global's initial value.
    fn filled(&self, global: &Global, addresses: &[u64]) -> Arc<[u8]> {
        let size = global.shape.size.min(MAX_SIZE) as usize;
        let width = usize::from(self.width.bytes());
        let mut bytes = global.bytes.clone();
        bytes.resize(size, 0);
        for &(offset, target) in &global.relocations {
            let value = self.value(target, |id| addresses[id.index()]);
            if let Some(slot) = bytes.get_mut(offset as usize..offset as usize + width) {
                slot.copy_from_slice(&value.to_le_bytes()[..width]);
            }
        }
        bytes.into()
    }

    /// The value of an operand that is known before anything runs: any but a register.
    pub fn constant(&self, operand: Operand) -> u64 {
        self.value(operand, |id| self.address(Self::of_global(id)))
    }

    fn value(&self, operand: Operand, address: impl FnOnce(GlobalId) -> u64) -> u64 {
        match operand {
            Operand::Global(id, offset) => {
                address(id).wrapping_add(offset as u64) & u64::MAX >> (64 - self.width.bits())
            }
            Operand::Function(id) => pointer::to_function(self.width, id),
            Operand::Const(value) => value,
            Operand::Reg(_) => 0,
        }
    }
}

/// The bytes of a global variable that an instruction accesses, where it says so itself: offset and size, and
/// whether it does so atomically.
fn accessed(op: &Op) -> Option<(GlobalId, i64, u8, bool)> {
    let (address, size, atomic) = match *op {
        Op::Load {
            address,
            size,
            order,
            ..
        }
        | Op::Store {
            address,
            size,
            order,
            ..
        }
        | Op::Await {
            address,
            size,
            order,
            ..
        } => (address, size, order.is_atomic()),
        Op::Rmw { address, bits, .. }
        | Op::CompareExchange { address, bits, .. }
        | Op::AwaitExchange { address, bits, .. } => (address, bits / 8, true),
        _ => return None,
    };
    let Operand::Global(id, offset) = address else {
        return None;
    };
    (size <= 8 || atomic).then_some((id, offset, size, atomic))
}
