//! Which cells accesses make.

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
fn atomic_accesses_that_overlap_share_a_cell() {
    let mut layout = Layout::new(&[(0, 4), (4, 4)], 8, 8);
    assert_eq!(layout.atomic(0, 8), Err(Mismatch::Restart));
    assert_eq!(layout.atomic(0, 8), Ok(()));
    let inside = Mismatch::Part { offset: 0, size: 8 };
    assert_eq!(layout.plain(4, 4), Err(inside));
    assert_eq!(layout.plain(0, 4), Err(inside));
    assert_eq!(layout.atomic(4, 4), Err(inside));
    assert_eq!(layout.atomic(0, 4), Err(inside));
    assert_eq!(layout.plain(0, 8), Ok(8));
}

#[test]
fn atomic_accesses_join_whatever_they_overlap() {
    let mut layout = Layout::unknown(32);
    assert_eq!(layout.atomic(0, 4), Ok(()));
    assert_eq!(layout.atomic(2, 4), Err(Mismatch::Restart));
    assert_eq!(layout.cell(0), Some(6));
    assert_eq!(layout.atomic(8, 8), Ok(()));
    // Of two cells, and of what lies between them.
    assert_eq!(layout.atomic(4, 8), Err(Mismatch::Restart));
    let all = Mismatch::Part {
        offset: 0,
        size: 16,
    };
    assert_eq!(layout.atomic(4, 8), Err(all));
    assert_eq!(layout.plain(15, 1), Err(all));
    assert_eq!(layout.plain(12, 8), Err(all));
    // More than a cell can have.
    let much = Mismatch::Refused {
        offset: 0,
        size: 16,
    };
    assert_eq!(layout.atomic(14, 4), Err(much));
    assert_eq!(layout.cell(0), Some(16));
}

#[test]
fn plain_accesses_end_and_begin_at_atomic_cells() {
    let mut layout = Layout::unknown(16);
    assert_eq!(layout.atomic(4, 4), Ok(()));
    assert_eq!(layout.plain(2, 4), Ok(2));
    assert_eq!(
        layout.plain(4, 2),
        Err(Mismatch::Part { offset: 4, size: 4 })
    );
    assert_eq!(
        layout.plain(6, 8),
        Err(Mismatch::Part { offset: 4, size: 4 })
    );
    assert_eq!(layout.cell(4), Some(4));
}

#[test]
fn words_that_the_type_declares_stay_whole_beside_atomic_halves() {
    let both = |first: fn(&mut Layout), second: fn(&mut Layout)| {
        let mut layout = Layout::new(&[(0, 4)], 4, 4);
        for _ in 0..3 {
            first(&mut layout);
            second(&mut layout);
        }
        layout.atomic(0, 2)
    };
    let word: fn(&mut Layout) = |layout| {
        if layout.plain(0, 4).is_ok_and(|piece| piece < 4) {
            assert!(layout.make_whole(0, 4));
        }
    };
    let half: fn(&mut Layout) = |layout| _ = layout.atomic(0, 2);
    let part = Err(Mismatch::Part { offset: 0, size: 4 });
    assert_eq!(both(word, half), part);
    assert_eq!(both(half, word), part);
    // Of what is not declared nobody knows.
    let mut layout = Layout::unknown(4);
    half(&mut layout);
    assert_eq!(layout.plain(0, 4), Ok(2));
    assert!(!layout.make_whole(0, 4));
}

#[test]
fn mutexes_have_no_parts() {
    let mut layout = Layout::unknown(16);
    assert_eq!(layout.mutex(4, 4), Ok(()));
    let mutex = Mismatch::Refused { offset: 4, size: 4 };
    assert_eq!(layout.plain(5, 1), Err(mutex));
    assert_eq!(layout.atomic(4, 2), Err(mutex));
    assert_eq!(layout.atomic(0, 8), Err(mutex));
    assert_eq!(layout.plain(4, 4), Ok(4));
    assert_eq!(layout.atomic(4, 4), Ok(()));
    assert_eq!(layout.mutex(6, 4), Err(mutex));
    assert_eq!(layout.atomic(8, 8), Ok(()));
    // Which of the two is refused depends on what was met first.
    assert_eq!(layout.mutex(8, 4), Err(Mismatch::Restart));
    let mutex = Mismatch::Refused { offset: 8, size: 4 };
    assert_eq!(layout.atomic(8, 8), Err(mutex));
    assert_eq!(layout.mutex(8, 4), Ok(()));
}

#[test]
fn what_three_places_have_learnt_all_have() {
    let mut layout = Layout::unknown(400);
    let mut starts = 0;
    for word in (0..400).step_by(4) {
        let mut access = |layout: &mut Layout, offset, size| {
            while match layout.plain(offset, size) {
                Ok(piece) => piece < size && layout.make_whole(offset, size),
                Err(mismatch) => mismatch == Mismatch::Restart,
            } {
                starts += 1;
            }
        };
        access(&mut layout, word, 4);
        access(&mut layout, word + 1, 1);
        access(&mut layout, word, 4);
    }
    assert!(starts <= 6, "{starts}");
    assert_eq!(layout.cell(396), Some(4));
    // A place that was different stays so.
    let mut layout = Layout::unknown(64);
    assert_eq!(layout.atomic(32, 8), Ok(()));
    for place in [0, 8, 16] {
        assert_eq!(layout.atomic(place, 4), Ok(()));
        assert_eq!(layout.atomic(place + 4, 4), Ok(()));
        assert_eq!(layout.atomic(place, 8), Err(Mismatch::Restart));
    }
    assert_eq!(layout.cell(24), Some(8));
    assert_eq!(layout.atomic(32, 8), Ok(()));
}

#[test]
fn wide_atomic_cells_join_others_and_have_parts() {
    let mut layout = Layout::new(&[(0, 8), (8, 8)], 16, 32);
    assert_eq!(layout.atomic(8, 8), Ok(()));
    assert_eq!(layout.atomic(0, 16), Err(Mismatch::Restart));
    assert_eq!(layout.atomic(0, 16), Ok(()));
    let inside = Mismatch::Part {
        offset: 0,
        size: 16,
    };
    assert_eq!(layout.atomic(8, 8), Err(inside));
    assert_eq!(layout.plain(12, 4), Err(inside));
    assert!(matches!(
        layout.atomic(8, 16),
        Err(Mismatch::Refused { .. })
    ));
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
    layout.values((0, &[0; 17]), &marks, |offset, bytes, written| {
        seen.push((offset, bytes.len(), written));
    });
    assert_eq!(seen, [(0, 4, false), (4, 4, true), (16, 1, true)]);
}

#[test]
fn values_cover_what_is_not_zero() {
    let mut layout = Layout::new(&[(0, 4)], 4, 4);
    let bytes = [0, 0, 0, 0, 7, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 9];
    let mut seen = Vec::new();
    layout.values((0, &bytes), &[], |offset, bytes, _| {
        seen.push((offset, little_endian(bytes)));
    });
    assert_eq!(seen, [(0, 0), (4, 7), (16, 9)]);
    assert_eq!(layout.cell(4), Some(4));
    assert_eq!(layout.cell(8), None);
}
