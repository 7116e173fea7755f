//! Random memory orders for random programs.

use quotient_model::{Fences, MemoryOrder, Orders};

use crate::builder::LineOrders;
use crate::listing::Listing;
use crate::random::Random;

/// Memory orders and fences for a program, by the program's number: of every kind, and of every share.
pub fn generate_orders(listing: &Listing, seed: u64) -> LineOrders {
    use MemoryOrder::{AcqRel, Acquire, NotAtomic, Relaxed, Release, SeqCst};
    let mut random = Random::new(seed ^ 0x0c11_0000);
    let plain = random.pick(&[0, 20, 50, 70]);
    let weak = random.pick(&[30, 60, 100]);
    let fenced = random.pick(&[0, 0, 15, 40]);
    let mut all = LineOrders::default();
    for line in 1..=listing.size() as u32 {
        if random.chance(plain) {
            all.orders.insert(line, Orders::always(NotAtomic));
        } else if random.chance(weak) {
            let orders = Orders {
                success: random.pick(&[Relaxed, Relaxed, Acquire, Release, AcqRel, SeqCst]),
                failure: random.pick(&[Relaxed, Acquire, SeqCst]),
            };
            all.orders.insert(line, orders);
        }
        if random.chance(fenced) {
            use Fences::{AcqRel, Acquire, Release, ReleaseAcquire, SeqCst};
            let fences = [
                Acquire,
                Acquire,
                Release,
                Release,
                ReleaseAcquire,
                AcqRel,
                SeqCst,
            ];
            all.fences.insert(line, random.pick(&fences));
        }
    }
    all
}
