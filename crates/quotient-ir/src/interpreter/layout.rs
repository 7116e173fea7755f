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
//! Atomic accesses (and mutexes) are indivisible: their cells are never cut. An atomic access
//! over several plain cells joins them, once. One to more than 8 bytes also joins atomic cells, and
//! parts of its cell may be accessed (see `wide`); otherwise two atomic accesses that overlap without
//! being equal, or a plain one to a part of an atomic cell, are not supported.
//!
//! Layouts belong to a global or to an allocation site, and outlive a restart.

use std::sync::Arc;

/// Objects larger than this many bytes are never cut into cells: they cannot be shared.
pub(super) const MAX_SHARED: u64 = 1 << 20;

const UNCOVERED: u8 = 0;
/// Set in the mark of a byte that starts a cell; the low bits are the cell's size.
const START: u8 = 0x40;
/// Set, with `START`, for a cell that must not be cut.
const ATOMIC: u8 = 0x80;
/// Set, with `START`, for a cell that loads and stores access at once although there are accesses to
/// parts of it.
const WHOLE: u8 = 0x20;
const SIZE: u8 = 0x1f;

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
}

/// Why an access cannot be made of the cells as they are.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Mismatch {
    /// The layout has been changed to fit; the exploration must start over.
    Restart,
    /// A part of an atomic cell of `size` bytes at `offset`.
    Atomic { offset: u32, size: u8 },
    /// A part of a whole cell of `size` bytes at `offset`.
    Part { offset: u32, size: u8 },
}

impl Default for Layout {
    fn default() -> Self {
        Layout {
            alignment: 3,
            marks: Vec::new(),
            declared: Arc::default(),
            torn: Vec::new(),
        }
    }
}

impl Layout {
    /// A layout of scalars (offset, size), repeated every `stride` bytes up to `total`.
    pub fn new(cells: &[(u32, u8)], stride: u64, total: u64) -> Self {
        let mut layout = Layout::default();
        let total = total.min(MAX_SHARED) as u32;
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

    /// Every cell starts at a multiple of two to this; it may become less as cells are learnt.
    pub fn alignment(&self) -> u32 {
        self.alignment
    }

    /// The size of the cell that starts at `offset`.
    #[inline]
    pub fn cell(&self, offset: u32) -> Option<u8> {
        let mark = self.mark(offset);
        (mark & START != 0).then_some(mark & SIZE)
    }

    /// The cell that a plain access of `size` bytes (1 to 8) at `offset` touches first: its size,
    /// at most `size`. Bytes that no cell covers become one.
    #[inline]
    pub fn plain(&mut self, offset: u32, size: u8) -> Result<u8, Mismatch> {
        let mark = self.mark(offset);
        if mark & START != 0 && mark & SIZE <= size {
            return Ok(mark & SIZE);
        }
        self.fit_plain(offset, size)
    }

    #[cold]
    fn fit_plain(&mut self, offset: u32, size: u8) -> Result<u8, Mismatch> {
        if self.mark(offset) != UNCOVERED {
            if let Some((start, whole)) = self.whole_around(offset, size) {
                return Err(Mismatch::Part {
                    offset: start,
                    size: whole,
                });
            }
            self.cut(offset)?;
            self.cut(offset + u32::from(size))?;
            return Err(Mismatch::Restart);
        }
        let gap = self.gap(offset, size);
        self.set(offset, gap, 0);
        Ok(gap)
    }

    /// The whole cell that has all of these bytes.
    fn whole_around(&self, offset: u32, size: u8) -> Option<(u32, u8)> {
        let mark = self.mark(offset);
        let start = match mark & START {
            0 => offset.checked_sub(mark.into())?,
            _ => offset,
        };
        let cell = self.mark(start);
        let contains = offset + u32::from(size) <= start + u32::from(cell & SIZE);
        (cell & START != 0 && cell & WHOLE != 0 && contains).then_some((start, cell & SIZE))
    }

    /// Makes the bytes of a load or store, which has found several cells there, a whole cell. Not if
    /// the type has several scalars there, or if an access has crossed its border before; then it says no.
    #[cold]
    pub fn make_whole(&mut self, offset: u32, size: u8) -> bool {
        let end = offset + u32::from(size);
        let declared = self.declared.get(offset as usize).copied();
        let scalar = declared.is_none_or(|mark| mark & START == 0 || mark & SIZE >= size);
        let starts = |at: u32| self.mark(at) == UNCOVERED || self.mark(at) & START != 0;
        let atomic = (offset..end).any(|at| self.mark(at) & (START | ATOMIC) == START | ATOMIC);
        if !scalar || atomic || !starts(end) || self.torn.contains(&(offset, size)) {
            return false;
        }
        self.set(offset, size, WHOLE);
        true
    }

    /// The cell at which an operation on `rest` bytes from `offset` on goes on. What no cell
    /// covers is taken in the largest aligned pieces.
    pub fn piece(&mut self, offset: u32, rest: u64) -> Result<u8, Mismatch> {
        let size = self.cell(offset).unwrap_or_else(|| aligned(offset));
        self.plain(offset, u64::from(size).min(rest) as u8)
    }

    /// Makes sure that an indivisible access to `size` bytes at `offset` is one to a whole cell.
    #[inline]
    pub fn atomic(&mut self, offset: u32, size: u8) -> Result<(), Mismatch> {
        if self.mark(offset) == START | ATOMIC | size {
            return Ok(());
        }
        self.make_atomic(offset, size)
    }

    #[cold]
    fn make_atomic(&mut self, offset: u32, size: u8) -> Result<(), Mismatch> {
        let end = offset + u32::from(size);
        if self.cell(offset) == Some(size) || self.gap(offset, size) == size {
            self.set(offset, size, ATOMIC);
            return Ok(());
        }
        self.cut(offset)?;
        self.cut(end)?;
        for inside in offset..end {
            let mark = self.mark(inside);
            if mark & ATOMIC != 0 && size <= 8 {
                return Err(Mismatch::Atomic {
                    offset: inside,
                    size: mark & SIZE,
                });
            }
        }
        self.set(offset, size, ATOMIC);
        Err(Mismatch::Restart)
    }

    /// Notes an access to memory that is not shared yet. It may be of any size, but says how
    /// bytes that nobody has accessed will probably be used.
    #[inline]
    pub fn hint(&mut self, offset: u32, size: u8) {
        if self.mark(offset) == UNCOVERED
            && u64::from(offset) < MAX_SHARED
            && self.gap(offset, size) == size
        {
            self.set(offset, size, flags(size));
        }
    }

    /// Calls `visit` with (offset, bytes, whether any was written) for every cell of an object that
    /// holds `bytes`. Bytes that no cell covers become cells if they are not zero. If there are marks
    /// of the bytes that were written, they do so if they are marked; if not, all cells were.
    pub fn values<'b>(
        &mut self,
        bytes: &'b [u8],
        marks: &[u8],
        mut visit: impl FnMut(u32, &'b [u8], bool),
    ) {
        let end = bytes.len() as u32;
        let mut offset = 0;
        while offset < end {
            let mut size = match self.cell(offset) {
                Some(size) => size,
                None => self.gap(offset, aligned(offset)).max(1),
            };
            // A cell of a larger object of the same site may end past this one.
            size = size.min((end - offset).min(SIZE.into()) as u8);
            let range = offset as usize..offset as usize + usize::from(size);
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

    /// Makes `at` a border, cutting the cell that it lies in.
    fn cut(&mut self, at: u32) -> Result<(), Mismatch> {
        let mark = self.mark(at);
        if mark == UNCOVERED || mark & START != 0 {
            return Ok(());
        }
        let start = at - u32::from(mark);
        let flags = self.mark(start);
        let size = flags & SIZE;
        if flags & ATOMIC != 0 {
            return Err(Mismatch::Atomic {
                offset: start,
                size,
            });
        }
        if flags & WHOLE != 0 {
            self.torn.push((start, size));
        }
        self.set(start, mark, 0);
        self.set(at, size - mark, 0);
        Ok(())
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
        self.marks[start] = START | flags | size;
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_accesses_are_made_of_cells() {
        let mut layout = Layout::new(&[(0, 4), (4, 4)], 8, 16);
        assert_eq!(layout.plain(0, 8), Ok(4));
        assert_eq!(layout.plain(8, 4), Ok(4));
        assert_eq!(layout.plain(12, 2), Err(Mismatch::Restart));
        assert_eq!(layout.plain(12, 2), Ok(2));
        assert_eq!(layout.plain(12, 4), Ok(2));
        assert_eq!(layout.plain(14, 2), Ok(2));
    }

    #[test]
    fn an_access_across_a_border_cuts_both_cells() {
        let mut layout = Layout::new(&[(0, 8), (8, 8)], 16, 16);
        assert_eq!(layout.plain(4, 8), Err(Mismatch::Restart));
        let cells: Vec<_> = (0..16)
            .filter_map(|o| layout.cell(o).map(|s| (o, s)))
            .collect();
        assert_eq!(cells, [(0, 4), (4, 4), (8, 4), (12, 4)]);
    }

    #[test]
    fn uncovered_bytes_become_cells() {
        let mut layout = Layout::default();
        assert_eq!(layout.plain(4, 4), Ok(4));
        assert_eq!(layout.plain(0, 8), Ok(4));
        assert_eq!(layout.cell(0), Some(4));
        assert_eq!(layout.piece(8, 100), Ok(8));
        assert_eq!(layout.piece(18, 100), Ok(2));
        assert_eq!(layout.piece(24, 3), Ok(3));
    }

    #[test]
    fn what_is_accessed_at_once_stays_whole() {
        let mut layout = Layout::new(&[(0, 4)], 4, 8);
        assert_eq!(layout.plain(0, 2), Err(Mismatch::Restart));
        assert_eq!(layout.plain(0, 4), Ok(2));
        assert!(layout.make_whole(0, 4));
        assert_eq!(layout.plain(0, 4), Ok(4));
        let part = Mismatch::Part { offset: 0, size: 4 };
        assert_eq!(layout.plain(0, 2), Err(part));
        assert_eq!(layout.plain(2, 2), Err(part));
        assert_eq!(layout.plain(3, 1), Err(part));
        // The type has two scalars there.
        assert_eq!(layout.plain(0, 8), Ok(4));
        assert!(!layout.make_whole(0, 8));
        // Crossed, it is cut for good.
        assert_eq!(layout.plain(2, 4), Err(Mismatch::Restart));
        assert_eq!(layout.plain(0, 4), Ok(2));
        assert!(!layout.make_whole(0, 4));
    }

    #[test]
    fn whole_cells_do_not_depend_on_what_was_met_first() {
        let accesses = [
            (0, 4),
            (0, 2),
            (2, 1),
            (8, 8),
            (12, 4),
            (16, 4),
            (18, 4),
            (20, 2),
        ];
        let cells = |order: &mut dyn Iterator<Item = usize>| {
            let mut layout = Layout::default();
            let order: Vec<_> = order.collect();
            // Until nothing changes any more.
            for _ in 0..20 {
                for &n in &order {
                    let (offset, size) = accesses[n];
                    if layout.plain(offset, size).is_ok_and(|piece| piece < size) {
                        layout.make_whole(offset, size);
                    }
                }
            }
            (0..24).map(|at| layout.cell(at)).collect::<Vec<_>>()
        };
        let forth = cells(&mut (0..accesses.len()));
        assert_eq!(cells(&mut (0..accesses.len()).rev()), forth);
        assert_eq!(cells(&mut (0..accesses.len()).map(|n| n * 3 % 8)), forth);
        assert_eq!((forth[0], forth[8]), (Some(4), Some(8)));
    }

    #[test]
    fn atomic_cells_are_joined_but_never_cut() {
        let mut layout = Layout::new(&[(0, 4), (4, 4)], 8, 8);
        assert_eq!(layout.atomic(0, 8), Err(Mismatch::Restart));
        assert_eq!(layout.atomic(0, 8), Ok(()));
        let inside = Mismatch::Atomic { offset: 0, size: 8 };
        assert_eq!(layout.plain(4, 4), Err(inside));
        assert_eq!(layout.plain(0, 4), Err(inside));
        assert_eq!(layout.atomic(4, 4), Err(inside));
        assert_eq!(layout.atomic(0, 4), Err(inside));
        assert_eq!(layout.plain(0, 8), Ok(8));
    }

    #[test]
    fn wide_atomic_cells_join_others_and_have_parts() {
        let mut layout = Layout::new(&[(0, 8), (8, 8)], 16, 32);
        assert_eq!(layout.atomic(8, 8), Ok(()));
        assert_eq!(layout.atomic(0, 16), Err(Mismatch::Restart));
        assert_eq!(layout.atomic(0, 16), Ok(()));
        let inside = Mismatch::Atomic {
            offset: 0,
            size: 16,
        };
        assert_eq!(layout.atomic(8, 8), Err(inside));
        assert_eq!(layout.plain(12, 4), Err(inside));
        assert_eq!(layout.atomic(8, 16), Err(inside));
        assert_eq!(layout.piece(0, 32), Ok(16));
        assert_eq!(layout.piece(16, 16), Ok(8));
    }

    #[test]
    fn alignment_is_that_of_the_finest_cell() {
        let mut layout = Layout::default();
        assert_eq!(layout.plain(8, 4), Ok(4));
        assert_eq!(layout.alignment(), 3);
        assert_eq!(layout.plain(12, 4), Ok(4));
        assert_eq!(layout.alignment(), 2);
        assert_eq!(layout.plain(9, 1), Err(Mismatch::Restart));
        assert_eq!(layout.alignment(), 0);
    }

    #[test]
    fn values_know_what_was_never_written() {
        let mut layout = Layout::new(&[(0, 4), (4, 4)], 8, 8);
        let marks = [0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1];
        let mut seen = Vec::new();
        layout.values(&[0; 17], &marks, |offset, bytes, written| {
            seen.push((offset, bytes.len(), written));
        });
        assert_eq!(seen, [(0, 4, false), (4, 4, true), (16, 1, true)]);
    }

    #[test]
    fn values_cover_what_is_not_zero() {
        let mut layout = Layout::new(&[(0, 4)], 4, 4);
        let bytes = [0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9];
        let mut seen = Vec::new();
        layout.values(&bytes, &[], |offset, bytes, _| {
            seen.push((offset, little_endian(bytes)));
        });
        assert_eq!(seen, [(0, 0), (4, 7), (16, 9)]);
        assert_eq!(layout.cell(4), Some(4));
        assert_eq!(layout.cell(8), None);
    }
}
