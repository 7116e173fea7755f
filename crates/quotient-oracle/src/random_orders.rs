//! Random memory orders for random programs, and programs in which these are what matters.

use quotient_model::{Comparison, Fences, MemoryOrder, Orders, Value};

use crate::builder::LineOrders;
use crate::listing::{Listing, Statement};
use crate::random::Random;
use crate::short::{await_, await_exchange, cas, eq, faa, load, lock, store, unlock, when, xchg};

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

/// The program with this number among those of two to four threads with up to four accesses each of two or three variables, as litmus
/// tests are. With `twins`, some threads do the same.
pub fn generate_short(seed: u64, twins: bool) -> Listing {
    let mut random = Random::new(seed ^ 0x5407_0000);
    let variables = random.pick(&[2, 2, 2, 3]);
    let threads = random.pick(&[2, 2, 3, 3, 4]);
    let (shortest, longest) = [(2, 4), (2, 3), (1, 2)][threads - 2];
    let flavour = Flavour {
        updates: random.pick(&[0, 0, 15, 40]),
        awaits: random.pick(&[0, 0, 0, 25]),
        branches: random.pick(&[0, 0, 30]),
    };
    let locks = random.pick(&[0, 0, 0, 40]);
    let mut bodies: Vec<Vec<Statement>> = (0..threads)
        .map(|_| {
            let length = shortest + random.below(longest - shortest + 1);
            let mut variable = random.below(variables);
            let mut body: Vec<Statement> = (0..length)
                .map(|register| {
                    // Cycles lead from one variable to another.
                    if random.chance(75) {
                        variable = (variable + 1 + random.below(variables - 1)) % variables;
                    }
                    flavour.statement(&mut random, register, variable)
                })
                .collect();
            if random.chance(locks) {
                let from = random.below(body.len());
                body.insert(from, lock(0));
                let to = from + 1 + random.below(body.len() - from);
                body.insert(to, unlock(0));
            }
            body
        })
        .collect();
    if twins {
        let same = random.below(threads - 1);
        bodies[same + 1] = bodies[same].clone();
    }
    Listing::parallel(&vec![0; variables], bodies).mutexes(1)
}

/// How often a short program has what, in percent.
struct Flavour {
    updates: usize,
    awaits: usize,
    branches: usize,
}

impl Flavour {
    fn statement(&self, random: &mut Random, register: usize, variable: usize) -> Statement {
        let value = 1 + random.below(2) as Value;
        let tested = random.below(2) as Value;
        let statement = if random.chance(self.updates) {
            match random.below(3) {
                0 => xchg(register, variable, value),
                1 => faa(register, variable, 1),
                _ => cas(register, variable, tested, value),
            }
        } else if random.chance(self.awaits) {
            match random.below(3) {
                0 => await_(register, variable, Comparison::Ne, 0),
                1 => await_(register, variable, Comparison::Eq, tested),
                _ => await_exchange(register, variable, Comparison::Eq, tested, value),
            }
        } else if random.chance(50) {
            load(register, variable)
        } else {
            store(variable, value)
        };
        match register > 0 && random.chance(self.branches) {
            true => when(eq(register - 1, tested), vec![statement]),
            false => statement,
        }
    }
}
