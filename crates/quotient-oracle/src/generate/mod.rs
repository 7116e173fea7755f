//! Random programs, made to tell algorithms apart.
//!
//! Values are few, so that writes collide; variables are few, so that threads meet; branches
//! depend on what was read, so that events come and go. Each program has a *flavour*, a bias
//! towards one part of the language: programs that use a little of everything hardly ever have
//! two read-modify-writes and a branch on one variable. Sizes are such that most programs have
//! between some dozens and some thousands of interleavings.

mod bodies;
mod counting;
mod gauges;

use std::collections::BTreeSet;

use quotient_model::Value;

use crate::listing::{Condition, Listing, Operand, Statement};
use crate::random::Random;

pub(crate) use bodies::{Flavour, make, registers_used};
use bodies::{Wanted, make_with};
pub(crate) use counting::Count;
pub use counting::generate_counting;
pub use gauges::generate_gauged;

/// The program with this number.
pub fn generate(seed: u64) -> Listing {
    let mut random = Random::new(seed);
    let flavour = random.pick(&[
        Flavour::Plain,
        Flavour::Plain,
        Flavour::ReadModifyWrites,
        Flavour::ReadModifyWrites,
        Flavour::Mutexes,
        Flavour::Mixed,
        Flavour::Mixed,
    ]);
    make(random, flavour)
}

/// The program with this number among those with awaits and adds whose result is unused.
pub fn generate_awaiting(seed: u64) -> Listing {
    let mut random = Random::new(seed ^ 0x5eed_a3a1);
    let flavour = random.pick(&[Flavour::Awaits, Flavour::Awaits, Flavour::Locked]);
    let mut listing = make(random.clone(), flavour);
    if random.chance(12) {
        insert_frees(&mut listing, &mut random);
    }
    listing
}

/// The program with this number among those with adds whose result is unused and no awaits: to a variable of their
/// own, which main mostly looks at when it has joined others, or to one of the rest.
pub fn generate_adding(seed: u64) -> Listing {
    let mut random = Random::new(seed ^ 0xadd5_0000);
    let flavour = random.pick(Flavour::WITHOUT_AWAITS);
    let wanted = Wanted {
        room: 4,
        ..Wanted::default()
    };
    let mut listing = make_with(random.clone(), flavour, wanted);
    let own = random.chance(70);
    let variable = match own {
        true => {
            listing.variables.push(random.pick(&[0, 0, 1]));
            listing.variables.len() - 1
        }
        false => random.below(listing.variables.len()),
    };
    if own && random.chance(20) {
        let value = Operand::Constant(1);
        listing.threads[0].insert(0, Statement::Store { variable, value });
    }
    for _ in 0..random.pick(&[2, 2, 3]) {
        let thread = random.below(listing.threads.len());
        let body = &mut listing.threads[thread];
        let at = random.below(body.len() + 1);
        let operand = Operand::Constant(random.pick(&[1, 1, 2, u64::from(u32::MAX)]));
        let add = Statement::Add { variable, operand };
        match body.get_mut(at) {
            Some(Statement::If { then, .. }) => then.push(add),
            _ => body.insert(at, add),
        }
    }
    if own {
        look_at(&mut listing, variable, &mut random);
    }
    if random.chance(10) {
        insert_frees(&mut listing, &mut random);
    }
    listing
}

/// Some thread looks at the variable, main mostly after the threads that it has created.
fn look_at(listing: &mut Listing, variable: usize, random: &mut Random) {
    if random.chance(25) {
        let thread = random.below(listing.threads.len());
        let body = &mut listing.threads[thread];
        let at = random.below(body.len() + 1);
        let register = registers_used(body).min(crate::builder::MAX_REGISTERS - 1);
        body.insert(at, Statement::Load { register, variable });
    }
    if random.chance(85) {
        let others = listing.threads.iter().flatten();
        let joined: Vec<usize> = others
            .filter_map(|statement| match statement {
                Statement::Join(thread) => Some(*thread),
                _ => None,
            })
            .collect();
        let main = &mut listing.threads[0];
        let created: Vec<usize> = main
            .iter()
            .filter_map(|statement| match statement {
                Statement::Spawn(thread) if !joined.contains(thread) => Some(*thread),
                _ => None,
            })
            .collect();
        let kept = created.into_iter().filter(|_| random.chance(95));
        main.extend(kept.map(Statement::Join).collect::<Vec<_>>());
        let register = registers_used(main).min(crate::builder::MAX_REGISTERS - 1);
        main.push(Statement::Load { register, variable });
        let equal = random.chance(50);
        let constant = random.pick(&[1, 2, 3]);
        main.push(Statement::Assert(Condition {
            register,
            equal,
            constant,
        }));
    }
}

/// The program with this number among those with gates.
pub fn generate_gated(seed: u64) -> Listing {
    let random = Random::new(seed ^ 0x6a7e_d000);
    make(random, Flavour::Gates)
}

/// The program with this number among those with mutexes that are initialised again, held or not.
pub fn generate_reinitialised(seed: u64) -> Listing {
    let mut random = Random::new(seed ^ 0x1417_0000);
    let mut listing = make(random.clone(), Flavour::Mutexes);
    let thread = random.below(listing.threads.len());
    let body = &mut listing.threads[thread];
    let at = random.below(body.len() + 1);
    body.insert(at, Statement::Init(random.below(listing.mutexes)));
    listing
}

/// The program with this number among those with objects that are freed: of one or two cells, by one
/// thread or by two, whatever is read or always.
pub fn generate_freed(seed: u64) -> Listing {
    let mut random = Random::new(seed ^ 0xf4ee_0000);
    let flavour = random.pick(&[
        Flavour::Plain,
        Flavour::Plain,
        Flavour::ReadModifyWrites,
        Flavour::Mutexes,
        Flavour::Mutexes,
        Flavour::Mixed,
        Flavour::Gates,
    ]);
    let mut listing = make(random.clone(), flavour);
    insert_frees(&mut listing, &mut random);
    listing
}

/// The program with this number among those with loops that wait, left in several places and by computed
/// conditions, and with threads that outlive main.
pub fn generate_waiting(seed: u64) -> Listing {
    let mut random = Random::new(seed ^ 0x3a17_0000);
    let flavour = random.pick(Flavour::WITHOUT_AWAITS);
    let wanted = Wanted {
        waits: true,
        ..Wanted::default()
    };
    let mut listing = make_with(random.clone(), flavour, wanted);
    let last = listing.threads.len();
    for body in &mut listing.threads[..last] {
        if random.chance(4) {
            body.push(Statement::Exit);
        }
    }
    if random.chance(25) {
        listing.threads[0].push(Statement::Exit);
    }
    listing
}

/// The program with this number among those with atomic sections.
pub fn generate_sections(seed: u64) -> Listing {
    let mut random = Random::new(seed ^ 0x5ec7_0000);
    let flavour = random.pick(&Flavour::USUAL);
    let wanted = Wanted {
        sections: true,
        ..Wanted::default()
    };
    let mut listing = make_with(random.clone(), flavour, wanted);
    if random.chance(10) {
        insert_frees(&mut listing, &mut random);
    }
    if random.chance(50) {
        look_at_end(&mut listing, &mut random);
    }
    listing
}

/// Has main join the threads that it has created and nobody joins, and assert what a variable holds then.
fn look_at_end(listing: &mut Listing, random: &mut Random) {
    let all: Vec<&Statement> = listing.threads.iter().flatten().collect();
    let spawned = listing.threads[0].iter();
    let joins: Vec<Statement> = spawned
        .filter_map(|statement| match statement {
            Statement::Spawn(thread) => Some(Statement::Join(*thread)),
            _ => None,
        })
        .filter(|join| !all.contains(&join))
        .collect();
    let main = &mut listing.threads[0];
    main.extend(joins);
    let register = registers_used(main).min(crate::builder::MAX_REGISTERS - 1);
    let variable = random.below(listing.variables.len());
    main.push(Statement::Load { register, variable });
    main.push(Statement::Assert(Condition {
        register,
        equal: random.chance(30),
        constant: random.below(3) as Value,
    }));
}

/// Puts one or two frees of an object anywhere.
fn insert_frees(listing: &mut Listing, random: &mut Random) {
    let cells = listing.variables.len() + listing.mutexes;
    let count = random.pick(&[1, 1, 2]).min(cells);
    let first = random.below(cells - count + 1);
    for _ in 0..random.pick(&[1, 1, 1, 2]) {
        let thread = random.below(listing.threads.len());
        let body = &mut listing.threads[thread];
        let at = random.below(body.len() + 1);
        let registers = registers_used(&body[..at]);
        let free = Statement::Free { first, count };
        let statement = match registers > 0 && random.chance(30) {
            true => Statement::If {
                condition: Condition {
                    register: random.below(registers),
                    equal: random.chance(50),
                    constant: random.below(2) as Value,
                },
                then: vec![free],
                otherwise: Vec::new(),
            },
            false => free,
        };
        body.insert(at, statement);
    }
}

/// Which lines of a program are not atomic, by the program's number: few, half, or all of them.
pub fn generate_plain(listing: &Listing, seed: u64) -> BTreeSet<u32> {
    let mut random = Random::new(seed ^ 0x91a1_0000);
    let share = random.pick(&[20, 50, 50, 80, 100]);
    let lines = 1..=listing.size() as u32;
    lines.filter(|_| random.chance(share)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{BuilderProgram, enumerate};
    use quotient_model::{Equivalence, FailureKind};

    #[test]
    fn a_seed_names_one_program() {
        assert_eq!(generate(7), generate(7));
        assert_ne!(generate(7), generate(8));
    }

    /// The suite is only as good as its programs: they must be small enough to enumerate, big
    /// enough to be of interest, and use the whole language.
    #[test]
    fn programs_have_the_size_and_the_variety_that_the_suite_needs() {
        let limit = 20_000;
        let (mut fit, mut telling, mut failing, mut blocking, mut deadlocks) = (0, 0, 0, 0, 0);
        let mut kinds = std::collections::BTreeSet::new();
        let total = 200;
        let mut sizes = Vec::new();
        for seed in 0..total {
            let listing = generate(seed);
            let program = BuilderProgram::new(&listing).expect("generated programs build");
            let Ok(census) = enumerate(&program, limit) else {
                continue;
            };
            fit += 1;
            sizes.push(census.interleavings);
            kinds.extend(census.failures.iter().map(|failure| failure.kind));
            let view = census.classes(Equivalence::View);
            telling += usize::from(census.count(Equivalence::ReadsFrom) > view.count());
            blocking += usize::from(!view.blocked.is_empty());
            failing += usize::from(!census.failures.is_empty());
            deadlocks += usize::from(census.failures.contains(&crate::Reached::DEADLOCK));
        }
        sizes.sort_unstable();
        assert!(fit >= total as usize * 9 / 10, "{fit} small enough");
        let (low, high) = (sizes[fit / 4], sizes[3 * fit / 4]);
        assert!(low >= 20 && high <= 5_000, "middle half {low} to {high}");
        assert!(telling >= fit / 2, "rf and view differ in {telling}");
        assert!(failing >= fit / 5, "{failing} fail");
        assert!(blocking >= fit / 10, "{blocking} block");
        assert!(deadlocks >= fit / 30, "{deadlocks} deadlock");
        for kind in [FailureKind::Assertion, FailureKind::Thread] {
            assert!(kinds.contains(&kind), "no {kind} failure");
        }
    }
}
