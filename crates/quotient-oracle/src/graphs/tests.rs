use quotient_model::{Fences, MemoryModel, MemoryOrder, Orders};

use super::is_robust;
use crate::builder::{BuilderProgram, LineOrders};
use crate::listing::{Listing, Statement};
use crate::short::{X, Y, load, store};

const LIMIT: usize = 100_000;

/// The program where the accesses of the threads have this order, and this fence is before the second of each.
fn robust(
    bodies: Vec<Vec<Statement>>,
    order: MemoryOrder,
    fence: Fences,
    model: MemoryModel,
) -> bool {
    let listing = Listing::parallel(&[0, 0], bodies);
    let mut orders = LineOrders::default();
    let mut line = listing.threads[0].len() as u32;
    for body in &listing.threads[1..] {
        for nth in 0..body.len() {
            line += 1;
            orders.orders.insert(line, Orders::always(order));
            if nth == 1 && fence != Fences::None {
                orders.fences.insert(line, fence);
            }
        }
    }
    let program = BuilderProgram::new(&listing).expect("a program");
    is_robust(&program.with_orders(orders), model, LIMIT).expect("it is small")
}

fn by_model(
    bodies: &[Vec<Statement>],
    order: MemoryOrder,
    fence: Fences,
) -> [bool; MemoryModel::ALL.len()] {
    MemoryModel::ALL.map(|model| robust(bodies.to_vec(), order, fence, model))
}

#[test]
fn store_buffering() {
    use MemoryOrder::{AcqRel, Relaxed, SeqCst};
    let sb = [vec![store(X, 1), load(0, Y)], vec![store(Y, 1), load(0, X)]];
    let none = [true, false, false, false, false];
    assert_eq!(by_model(&sb, Relaxed, Fences::None), none);
    assert_eq!(by_model(&sb, AcqRel, Fences::None), none);
    assert_eq!(by_model(&sb, AcqRel, Fences::AcqRel), none);
    assert_eq!(by_model(&sb, SeqCst, Fences::None), [true; 5]);
    assert_eq!(by_model(&sb, Relaxed, Fences::SeqCst), [true; 5]);
}

#[test]
fn message_passing() {
    use MemoryOrder::{AcqRel, Relaxed, SeqCst};
    let mp = [vec![store(X, 1), store(Y, 1)], vec![load(0, Y), load(1, X)]];
    assert_eq!(
        by_model(&mp, Relaxed, Fences::None),
        [true, true, false, true, false]
    );
    assert_eq!(by_model(&mp, AcqRel, Fences::None), [true; 5]);
    assert_eq!(by_model(&mp, Relaxed, Fences::AcqRel), [true; 5]);
    assert_eq!(by_model(&mp, SeqCst, Fences::None), [true; 5]);
}

#[test]
fn independent_reads_of_independent_writes() {
    use MemoryOrder::{AcqRel, Relaxed, SeqCst};
    let iriw = [
        vec![store(X, 1)],
        vec![store(Y, 1)],
        vec![load(0, X), load(1, Y)],
        vec![load(0, Y), load(1, X)],
    ];
    assert_eq!(
        by_model(&iriw, AcqRel, Fences::None),
        [true, true, true, false, false]
    );
    assert_eq!(by_model(&iriw, SeqCst, Fences::None), [true; 5]);
    assert_eq!(by_model(&iriw, Relaxed, Fences::SeqCst), [true; 5]);
}
