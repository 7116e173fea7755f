//! How the bytes of an object are cut into cells.
//!
//! An event touches one cell, so a cell is what the program accesses at once. Which that is, is
//! learnt: a layout starts from the scalars of the declared type and gets a cell for every access
//! to bytes that no cell covers. An access to a part of a cell, or across one's border, cuts the
//! cells at its own borders; since events have been made of the old cells, the exploration then
//! starts over with the finer layout. Cells only get finer, so this ends.
//!
//! What a plain load or store accesses at once stays one cell, though, even if others access parts of it
//! (a union of a word and its halves): the machine does not tear it, and neither would anybody who reads
//! the program. Such a *whole* cell is made where a load or store finds several cells, unless these are
//! scalars that the type declares: a struct may be copied by way of a register. Parts of it are accessed
//! as those of wide atomic cells are (see `wide`). Only if some access begins in one and ends behind it
//! is it cut for good, and accesses to it are several events. Which cells are whole in the end does not
//! depend on what was met first.
//!
//! Atomic accesses are indivisible: their cells are never cut. An atomic access over several plain cells
//! joins them, once. Atomic accesses that overlap without being equal (a ticket lock of 32 bits whose
//! halves are read and written alone) have one cell together, of all their bytes and up to 16 of them,
//! and each is an access to a part of it (see `wide`). So are plain accesses to a part of an atomic
//! cell; one that goes beyond it is several events. What no atomic access overlaps keeps cells of its own,
//! so that only those accesses conflict which some access puts together.
//! Mutexes are cells as well, of which nobody accesses a part.
//!
//! What is learnt of three places at equal distances is taken to hold for all such places of the object
//! (see `classes`): the words of an array need not be learnt one by one.
//!
//! Layouts belong to a global or to an allocation site, and outlive a restart.

mod classes;
#[cfg(test)]
mod tests;

use classes::Change;

use quotient_model::portable;
use std::sync::Arc;

const UNCOVERED: u8 = 0;
/// Set in the mark of a byte that starts a cell.
const START: u8 = 0x40;
/// Set, with `START`, for a cell that must not be cut.
const ATOMIC: u8 = 0x80;
/// Set, with `START`, for a cell that loads and stores access at once although there are accesses to
/// parts of it.
const WHOLE: u8 = 0x20;
/// Set, with `START` and `ATOMIC`, for a cell that is a mutex.
const MUTEX: u8 = 0x10;
/// The low bits of the mark of a byte that starts a cell: the cell's size, less one.
const SIZE: u8 = 0x0f;

/// The most bytes of a cell.
const WIDEST: u32 = 16;

/// The size of a cell by the mark of its first byte.
#[inline]
fn size_of(mark: u8) -> u8 {
    (mark & SIZE) + 1
}

/// The cells of an object.
#[derive(Clone, Debug)]
pub(super) struct Layout {
    /// Every cell starts at a multiple of two to this.
    alignment: u32,
    /// One mark a byte: uncovered, the start of a cell, or (the distance to the start) inside
    /// one. Bytes past the end are uncovered.
    marks: Vec<u8>,
    /// The marks of the scalars that the type declares.
    declared: Arc<[u8]>,
    /// Cells that were whole and are no more.
    torn: Vec<(u32, u8)>,
    /// How many bytes an object of this layout has.
    total: u32,
    /// The parts of an object that were accessed once it was shared, by numbers that [`Layout::add_page`] is
    /// given; ascending.
    pages: Vec<u32>,
    /// What was learnt after the first guess, in this order.
    learnt: Vec<Change>,
}

/// Why an access cannot be made of the cells as they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mismatch {
    /// The layout has been changed to fit; the exploration must start over.
    Restart,
    /// The access overlaps a mutex, or atomic accesses that together are to more than 16 bytes: a cell of
    /// `size` bytes at `offset`.
    Refused { offset: u32, size: u8 },
    /// The first bytes are a part of a cell of `size` bytes at `offset`.
    Part { offset: u32, size: u8 },
}

impl Default for Layout {
    fn default() -> Self {
        Layout {
            alignment: 3,
            marks: Vec::new(),
            declared: Arc::default(),
            torn: Vec::new(),
            total: 0,
            pages: Vec::new(),
            learnt: Vec::new(),
        }
    }
}

impl Layout {
    /// A layout of so many bytes of which nothing is known.
    pub fn unknown(total: u32) -> Self {
        Layout {
            total,
            ..Layout::default()
        }
    }

    /// A layout of scalars (offset, size), repeated every `stride` bytes up to `total`.
    pub fn new(cells: &[(u32, u8)], stride: u64, total: u64) -> Self {
        let total = u32::try_from(total).unwrap_or(u32::MAX);
        let mut layout = Layout::unknown(total);
        let stride = u32::try_from(stride).unwrap_or(u32::MAX).max(1);
        for start in (0..total).step_by(stride as usize) {
            for &(offset, size) in cells {
                let end = u64::from(start) + u64::from(offset) + u64::from(size);
                if end <= u64::from(total) && layout.gap(start + offset, size) == size {
                    layout.set(start + offset, size, flags(size));
                }
            }
        }
        layout.declared = layout.marks.as_slice().into();
        layout
    }

    #[inline]
    fn mark(&self, offset: u32) -> u8 {
        self.marks
            .get(offset as usize)
            .copied()
            .unwrap_or(UNCOVERED)
    }

    /// Notes that a part of an object was accessed once it was shared.
    pub fn add_page(&mut self, page: u32) {
        if let Err(place) = self.pages.binary_search(&page) {
            self.pages.insert(place, page);
        }
    }

    /// The parts that were, ascending.
    pub fn pages(&self) -> &[u32] {
        &self.pages
    }

    /// Every cell starts at a multiple of two to this; it may become less as cells are learnt.
    pub fn alignment(&self) -> u32 {
        self.alignment
    }

    /// The size of the cell that starts at `offset`.
    #[inline]
    pub fn cell(&self, offset: u32) -> Option<u8> {
        let mark = self.mark(offset);
        (mark & START != 0).then_some(size_of(mark))
    }

    /// The cell that a plain access of `size` bytes (1 to 8) at `offset` touches first: its size,
    /// at most `size`. Bytes that no cell covers become one.
    #[inline]
    pub fn plain(&mut self, offset: u32, size: u8) -> Result<u8, Mismatch> {
        let mark = self.mark(offset);
        if mark & START != 0 && size_of(mark) <= size {
            return Ok(size_of(mark));
        }
        self.fit_plain(offset, size)
    }

    #[cold]
    fn fit_plain(&mut self, offset: u32, size: u8) -> Result<u8, Mismatch> {
        let Some((start, flags)) = self.cell_around(offset) else {
            let gap = self.gap(offset, size);
            self.set(offset, gap, 0);
            return Ok(gap);
        };
        let (whole, end) = (size_of(flags), offset + u32::from(size));
        let cell = (start, whole);
        if flags & MUTEX != 0 {
            return Err(refused(cell));
        }
        let contains = end <= start + u32::from(whole);
        if flags & ATOMIC != 0 || flags & WHOLE != 0 && contains {
            return Err(part(cell));
        }
        let cells = self.hull(offset, end);
        self.change(cells, |layout| {
            layout.cut(offset);
            layout.cut(end);
        });
        Err(Mismatch::Restart)
    }

    /// Where the cell begins that has the byte, and the mark of that.
    fn cell_around(&self, offset: u32) -> Option<(u32, u8)> {
        let mark = self.mark(offset);
        match mark & START {
            _ if mark == UNCOVERED => None,
            0 => Some((
                offset - u32::from(mark),
                self.mark(offset - u32::from(mark)),
            )),
            _ => Some((offset, mark)),
        }
    }

    /// The bytes of all cells that have a byte in the range, and the range itself.
    pub fn hull(&self, start: u32, end: u32) -> (u32, u32) {
        let first = self.cell_around(start).map_or(start, |(at, _)| at);
        let last = self.cell_around(end - 1);
        let last = last.map_or(end, |(at, mark)| at + u32::from(size_of(mark)));
        (first.min(start), last.max(end))
    }

    /// Whether the type has one scalar at `offset`, of as many bytes or more.
    fn declares(&self, offset: u32, size: u8) -> bool {
        let declared = self.declared.get(offset as usize);
        declared.is_some_and(|mark| mark & START != 0 && size_of(*mark) >= size)
    }

    /// Makes the bytes of a load or store, which has found several cells there, a whole cell. Not if
    /// the type has several scalars there, or if an access has crossed its border before; then it says no.
    /// Nor if there are atomic cells, unless the type has one scalar there: where nothing is known of the
    /// type, atomic variables side by side may be written together when they are made.
    #[cold]
    pub fn make_whole(&mut self, offset: u32, size: u8) -> bool {
        let end = offset + u32::from(size);
        let declared = self.declared.get(offset as usize);
        let several =
            declared.is_some_and(|mark| mark & START != 0) && !self.declares(offset, size);
        let starts = |at: u32| self.mark(at) == UNCOVERED || self.mark(at) & START != 0;
        let flags = self.flags_in(offset, end);
        if several
            || flags & MUTEX != 0
            || flags & ATOMIC != 0 && !self.declares(offset, size)
            || !starts(end)
            || self.torn.contains(&(offset, size))
        {
            return false;
        }
        self.change((offset, end), |layout| {
            layout.set(offset, size, WHOLE | flags & ATOMIC);
        });
        true
    }

    /// The flags of all cells that begin in a range.
    fn flags_in(&self, start: u32, end: u32) -> u8 {
        let marks = (start..end).map(|at| self.mark(at));
        let starts = marks.filter(|mark| mark & START != 0);
        starts.fold(0, |flags, mark| flags | mark & (ATOMIC | MUTEX | WHOLE))
    }

    /// The cell at which an operation on `rest` bytes from `offset` on goes on. What no cell
    /// covers is taken in the largest aligned pieces.
    pub fn piece(&mut self, offset: u32, rest: u64) -> Result<u8, Mismatch> {
        let size = self.cell(offset).unwrap_or_else(|| aligned(offset));
        self.plain(offset, u64::from(size).min(rest) as u8)
    }

    /// Makes sure that an indivisible access to `size` bytes at `offset` is one to a cell.
    #[inline]
    pub fn atomic(&mut self, offset: u32, size: u8) -> Result<(), Mismatch> {
        if self.mark(offset) == START | ATOMIC | (size - 1) {
            return Ok(());
        }
        self.make_atomic(offset, size)
    }

    /// The same for a mutex of `size` bytes.
    #[inline]
    pub fn mutex(&mut self, offset: u32, size: u8) -> Result<(), Mismatch> {
        if self.mark(offset) == START | ATOMIC | MUTEX | (size - 1) {
            return Ok(());
        }
        self.make_mutex(offset, size)
    }

    #[cold]
    fn make_mutex(&mut self, offset: u32, size: u8) -> Result<(), Mismatch> {
        let end = offset + u32::from(size);
        if self.cell(offset) == Some(size) || self.gap(offset, size) == size {
            self.make_atomic(offset, size)?;
            self.marks[offset as usize] |= MUTEX;
            return Ok(());
        }
        let (first, last) = self.hull(offset, end);
        let mut cells = (first..last).filter(|&at| self.mark(at) & START != 0);
        if let Some(at) = cells.find(|&at| self.mark(at) & MUTEX != 0) {
            return Err(refused((at, size_of(self.mark(at)))));
        }
        // What was zeroed together with what lies beside it, or was learnt of other places, may be called atomic without
        // being accessed so. If it is, that access is refused.
        // The mutex is a cell nevertheless, and what is left on either side are others.
        self.change((first, last), |layout| {
            let beside = |layout: &mut Self, from: u32, to: u32| {
                let mut at = from;
                while at < to {
                    let size = u32::from(aligned(at)).min(to - at) as u8;
                    layout.set(at, size, 0);
                    at += u32::from(size);
                }
            };
            beside(layout, first, offset);
            layout.set(offset, size, ATOMIC | MUTEX);
            beside(layout, end, last);
        });
        Err(Mismatch::Restart)
    }

    #[cold]
    fn make_atomic(&mut self, offset: u32, size: u8) -> Result<(), Mismatch> {
        if self.cell(offset) == Some(size) {
            self.marks[offset as usize] |= ATOMIC;
            return Ok(());
        }
        if self.gap(offset, size) == size {
            self.set(offset, size, ATOMIC);
            return Ok(());
        }
        let (start, end) = self.indivisible(offset, offset + u32::from(size));
        let length = end - start;
        if self.flags_in(start, end) & MUTEX != 0 || length > WIDEST {
            let mut cells = (start..end).filter_map(|at| self.cell_around(at));
            let (start, mark) = cells.next().unwrap_or((start, START));
            return Err(refused((start, size_of(mark))));
        }
        let length = length as u8;
        if self.cell(start) == Some(length) && length > size {
            self.marks[start as usize] |= ATOMIC;
            return Err(part((start, length)));
        }
        let cells = self.hull(start, end);
        self.change(cells, |layout| {
            layout.cut(start);
            layout.cut(end);
            layout.set(start, length, ATOMIC);
        });
        Err(Mismatch::Restart)
    }

    /// The bytes that must be one cell if these are: those of all that overlap and cannot be cut.
    fn indivisible(&self, mut start: u32, mut end: u32) -> (u32, u32) {
        loop {
            let before = (start, end);
            for at in before.0..before.1 {
                if let Some((cell, mark)) = self.cell_around(at)
                    && (mark & ATOMIC != 0
                        || mark & WHOLE != 0 && self.declares(cell, size_of(mark)))
                {
                    start = start.min(cell);
                    end = end.max(cell + u32::from(size_of(mark)));
                }
            }
            if (start, end) == before || end - start > 2 * WIDEST {
                return (start, end);
            }
        }
    }

    /// Notes an access to memory that is not shared yet. It may be of any size, but says how
    /// bytes that nobody has accessed will probably be used.
    #[inline]
    pub fn hint(&mut self, offset: u32, size: u8) {
        if self.mark(offset) == UNCOVERED && self.gap(offset, size) == size {
            self.set(offset, size, flags(size));
        }
    }

    /// Calls `visit` with (offset, bytes, whether any was written) for every cell of an object that
    /// holds `bytes` from `start` on, where a cell begins or none is. Bytes that no cell covers become cells if they are not zero. If there are marks
    /// of the bytes that were written, they do so if they are marked; if not, all cells were.
    pub fn values<'b>(
        &mut self,
        (start, bytes): (u32, &'b [u8]),
        marks: &[u8],
        mut visit: impl FnMut(u32, &'b [u8], bool),
    ) {
        let end = start + bytes.len() as u32;
        let mut offset = start;
        while offset < end {
            if marks.is_empty() && self.marks.len() <= offset as usize {
                // From here on no cell covers anything.
                let rest = &bytes[(offset - start) as usize..];
                let Some(zeros) = rest.iter().position(|&byte| byte != 0) else {
                    return;
                };
                offset = offset.max((offset + zeros as u32) & !7);
            }
            let mut size = match self.cell(offset) {
                Some(size) => size,
                None => self.gap(offset, aligned(offset)).max(1),
            };
            // A cell of a larger object of the same site may end past this one.
            size = size.min((end - offset).min(WIDEST) as u8);
            let first = (offset - start) as usize;
            let range = first..first + usize::from(size);
            let content = &bytes[range.clone()];
            let marked = marks.get(range).map(|marks| marks.contains(&1));
            if self.cell(offset).is_some() {
                visit(offset, content, marked.unwrap_or(true));
            } else if marked.unwrap_or(content.iter().any(|&byte| byte != 0)) {
                self.hint(offset, size);
                visit(offset, content, true);
            }
            offset += u32::from(size);
        }
    }

    /// How many of the `size` bytes from `offset` on are uncovered before the first covered one.
    fn gap(&self, offset: u32, size: u8) -> u8 {
        let uncovered = |i: &u8| self.mark(offset + u32::from(*i)) == UNCOVERED;
        (0..size).take_while(uncovered).count() as u8
    }

    /// Makes `at` a border, cutting the cell that it lies in, unless it is atomic.
    fn cut(&mut self, at: u32) {
        let mark = self.mark(at);
        if mark == UNCOVERED || mark & START != 0 {
            return;
        }
        let start = at - u32::from(mark);
        let flags = self.mark(start);
        let size = size_of(flags);
        if flags & ATOMIC != 0 {
            return;
        }
        if flags & WHOLE != 0 {
            self.torn.push((start, size));
        }
        self.set(start, mark, 0);
        self.set(at, size - mark, 0);
    }

    fn set(&mut self, offset: u32, size: u8, flags: u8) {
        self.alignment = self.alignment.min(offset.trailing_zeros());
        let start = offset as usize;
        let end = start + usize::from(size);
        if self.marks.len() < end {
            self.marks.resize(end, UNCOVERED);
        }
        for (distance, mark) in self.marks[start..end].iter_mut().enumerate() {
            *mark = distance as u8;
        }
        self.marks[start] = START | flags | (size - 1);
    }
}

fn part((offset, size): (u32, u8)) -> Mismatch {
    Mismatch::Part { offset, size }
}

fn refused((offset, size): (u32, u8)) -> Mismatch {
    Mismatch::Refused { offset, size }
}

/// What is known of a cell by its size: only atomic accesses are to more than 8 bytes.
fn flags(size: u8) -> u8 {
    if size > 8 { ATOMIC } else { 0 }
}

/// The largest scalar that can stand at an offset by its alignment.
pub(super) fn aligned(offset: u32) -> u8 {
    1 << offset.trailing_zeros().min(3)
}

/// The number that the bytes stand for.
#[inline]
pub(super) fn little_endian(bytes: &[u8]) -> u64 {
    // A copy of some bytes is a call, one of just so many is an instruction.
    if let Ok(&all) = <&[u8; 8]>::try_from(bytes) {
        return u64::from_le_bytes(all);
    }
    if let Ok(&half) = <&[u8; 4]>::try_from(bytes) {
        return u32::from_le_bytes(half).into();
    }
    let mut all = [0; 8];
    all[..bytes.len()].copy_from_slice(bytes);
    u64::from_le_bytes(all)
}

portable!(struct Layout { alignment, marks, declared, torn, total, pages, learnt });
