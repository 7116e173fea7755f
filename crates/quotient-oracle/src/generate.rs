//! Random programs, made to tell algorithms apart.
//!
//! Values are few, so that writes collide; variables are few, so that threads meet; branches
//! depend on what was read, so that events come and go. Each program has a *flavour*, a bias
//! towards one part of the language: programs that use a little of everything hardly ever have
//! two read-modify-writes and a branch on one variable. Sizes are such that most programs have
//! between some dozens and some thousands of interleavings.

use std::collections::BTreeSet;

use quotient_model::{Comparison, RmwOp, Value};

use crate::listing::{Condition, Listing, Operand, Statement, Sum, Until, lines, registers_set};
use crate::random::Random;

const OPS: [RmwOp; 11] = [
    RmwOp::Add,
    RmwOp::Sub,
    RmwOp::And,
    RmwOp::Or,
    RmwOp::Xor,
    RmwOp::Nand,
    RmwOp::Exchange,
    RmwOp::Min,
    RmwOp::Max,
    RmwOp::UMin,
    RmwOp::UMax,
];

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
    let flavour = random.pick(&[
        Flavour::Plain,
        Flavour::Plain,
        Flavour::ReadModifyWrites,
        Flavour::Mutexes,
        Flavour::Mixed,
    ]);
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
    let flavour = random.pick(&[
        Flavour::Plain,
        Flavour::Plain,
        Flavour::ReadModifyWrites,
        Flavour::Mutexes,
        Flavour::Mixed,
    ]);
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
    let flavour = random.pick(&[
        Flavour::Plain,
        Flavour::Plain,
        Flavour::ReadModifyWrites,
        Flavour::Mutexes,
        Flavour::Mixed,
        Flavour::Awaits,
    ]);
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

pub(crate) fn make(random: Random, flavour: Flavour) -> Listing {
    make_with(random, flavour, Wanted::default())
}

/// What some families have and others do not.
#[derive(Clone, Copy, Default)]
struct Wanted {
    /// Loops that wait.
    waits: bool,
    /// Atomic sections.
    sections: bool,
    /// So many statements fewer.
    room: usize,
}

fn make_with(mut random: Random, flavour: Flavour, wanted: Wanted) -> Listing {
    let threads = random.pick(&[2, 2, 2, 2, 3, 3, 3, 4]);
    let mutexes = match flavour {
        Flavour::Mutexes => 1 + random.below(2),
        Flavour::Mixed => random.below(3),
        Flavour::Locked => 1,
        Flavour::Gates => random.pick(&[0, 0, 1]),
        Flavour::Plain | Flavour::ReadModifyWrites | Flavour::Awaits => 0,
    };
    let gates = match flavour {
        Flavour::Gates => 1 + random.below(2),
        _ => 0,
    };
    let variables = 1 + random.below(3);
    let initial = (0..variables).map(|_| random.pick(&[0, 0, 0, 1])).collect();
    // More threads make far more interleavings, so they get fewer statements.
    let budget = match threads {
        2 => 8 + random.below(5),
        3 => 8 + random.below(3),
        _ => 6 + random.below(3),
    };
    // A section is one step, however many statements it has.
    let budget = if wanted.sections { budget + 3 } else { budget };
    let budget = budget - wanted.room;
    let mut generator = Generator {
        random,
        flavour,
        variables,
        mutexes,
        gates,
        wanted,
        in_section: false,
        registers: 0,
    };
    let mut bodies = vec![Vec::new(); threads];
    while bodies.iter().map(|body| lines(body)).sum::<usize>() < budget {
        let thread = generator.random.below(threads);
        generator.registers = registers_used(&bodies[thread]);
        let piece = generator.piece();
        bodies[thread].extend(piece);
    }
    Listing {
        variables: initial,
        mutexes: mutexes + gates,
        gates,
        threads: generator.wire(bodies),
    }
}

#[derive(Clone, Copy, PartialEq, Eq)]
pub(crate) enum Flavour {
    Plain,
    ReadModifyWrites,
    Mutexes,
    Mixed,
    /// Awaits and adds, with some of everything but mutexes.
    Awaits,
    /// The same with a mutex.
    Locked,
    /// Gates, and a little of everything but awaits.
    Gates,
}

struct Generator {
    random: Random,
    flavour: Flavour,
    variables: usize,
    mutexes: usize,
    /// Numbered after the mutexes.
    gates: usize,
    wanted: Wanted,
    /// What is made is part of an atomic section.
    in_section: bool,
    /// How many registers the thread at hand has set.
    registers: usize,
}

/// The registers that a body sets are numbered from 0; says how many.
pub(crate) fn registers_used(body: &[Statement]) -> usize {
    registers_set(body).last().map_or(0, |last| last + 1)
}

impl Generator {
    /// Registers beyond the last are used again.
    fn fresh(&mut self) -> usize {
        let register = self.registers.min(crate::builder::MAX_REGISTERS - 1);
        self.registers = register + 1;
        register
    }

    fn variable(&mut self) -> usize {
        self.random.below(self.variables)
    }

    fn value(&mut self) -> Value {
        self.random.pick(&[0, 1, 1, 2])
    }

    fn operand(&mut self) -> Operand {
        if self.registers > 0 && self.random.chance(30) {
            Operand::Register {
                register: self.random.below(self.registers),
                plus: self.random.pick(&[0, 0, 1]),
            }
        } else {
            Operand::Constant(self.value())
        }
    }

    /// Something asked of a register that was set before.
    fn condition(&mut self) -> Option<Condition> {
        (self.registers > 0).then(|| Condition {
            register: self.random.below(self.registers),
            equal: self.random.chance(60),
            constant: self.value(),
        })
    }

    /// One statement, or a few that belong together.
    fn piece(&mut self) -> Vec<Statement> {
        if self.wanted.waits && self.random.chance(30) {
            return vec![self.wait()];
        }
        if self.wanted.sections && !self.in_section && self.random.chance(45) {
            return vec![self.section()];
        }
        if self.gates > 0 && !self.in_section && self.random.chance(55) {
            return vec![self.at_gate()];
        }
        let sections = if self.flavour == Flavour::Locked {
            20
        } else {
            45
        };
        if self.mutexes > 0 && !self.in_section && self.random.chance(sections) {
            return self.critical_section();
        }
        match self.random.below(100) {
            0..12 => match self.condition() {
                Some(condition) => vec![self.branch(condition)],
                None => vec![self.access()],
            },
            12..17 => self.condition().map_or_else(
                || vec![self.access()],
                |condition| vec![Statement::Assume(condition)],
            ),
            17..29 => self.condition().map_or_else(
                || vec![self.access()],
                |condition| vec![Statement::Assert(condition)],
            ),
            _ => vec![self.access()],
        }
    }

    /// An atomic section of a few statements.
    fn section(&mut self) -> Statement {
        self.in_section = true;
        let mut body = Vec::new();
        let length = self.random.pick(&[1, 2, 2, 3, 3, 4]);
        while lines(&body) < length {
            body.extend(self.piece());
        }
        self.in_section = false;
        Statement::Section(body)
    }

    /// A loop that waits: one or two looks, and after each mostly a way out.
    fn wait(&mut self) -> Statement {
        let mut body = Vec::new();
        let looks = self.random.pick(&[1, 1, 2]);
        for look in 0..looks {
            let variable = self.variable();
            body.push(match self.random.below(100) {
                0..15 if self.mutexes > 0 => Statement::TryLock {
                    register: self.fresh(),
                    mutex: self.random.below(self.mutexes),
                },
                0..25 => self.read_modify_write(variable),
                _ => Statement::Load {
                    register: self.fresh(),
                    variable,
                },
            });
            let exits = match look + 1 < looks {
                true => self.random.below(2),
                false => 1 + self.random.below(2),
            };
            for _ in 0..exits {
                body.push(Statement::Leave(self.sum()));
            }
        }
        Statement::Wait(body)
    }

    /// A way out of a loop.
    fn sum(&mut self) -> Sum {
        let register = self.registers - 1;
        let other = self.random.below(self.registers);
        let computed = self.random.chance(40);
        Sum {
            register,
            plus: (computed && other != register).then_some(other),
            modulo: match computed && self.random.chance(50) {
                true => self.random.pick(&[2, 3]),
                false => 0,
            },
            equal: self.random.chance(75),
            constant: self.value(),
        }
    }

    fn branch(&mut self, condition: Condition) -> Statement {
        let then = if self.random.chance(25) {
            self.piece()
        } else {
            vec![self.access()]
        };
        let otherwise = if self.random.chance(40) {
            vec![self.access()]
        } else {
            Vec::new()
        };
        Statement::If {
            condition,
            then,
            otherwise,
        }
    }

    /// One access to a variable.
    fn access(&mut self) -> Statement {
        let atomic = match self.flavour {
            Flavour::Plain => 0,
            Flavour::Mutexes | Flavour::Gates => 10,
            Flavour::Awaits | Flavour::Locked => 20,
            Flavour::Mixed => 35,
            Flavour::ReadModifyWrites => 60,
        };
        let variable = self.variable();
        let awaits = matches!(self.flavour, Flavour::Awaits | Flavour::Locked);
        if awaits && !self.in_section && self.random.chance(50) {
            return self.awaiting(variable);
        }
        if self.random.chance(atomic) {
            return self.read_modify_write(variable);
        }
        if self.random.chance(50) {
            Statement::Load {
                register: self.fresh(),
                variable,
            }
        } else {
            Statement::Store {
                variable,
                value: self.operand(),
            }
        }
    }

    /// An add, an await, or an exchange that awaits.
    fn awaiting(&mut self, variable: usize) -> Statement {
        if self.random.chance(45) {
            let operand = match self.random.below(4) {
                0 => self.operand(),
                1 => Operand::Constant(u64::from(u32::MAX)),
                n => Operand::Constant(n as Value - 1),
            };
            return Statement::Add { variable, operand };
        }
        let test = self.random.pick(&[
            Comparison::Eq,
            Comparison::Eq,
            Comparison::Eq,
            Comparison::Ne,
            Comparison::Ne,
            Comparison::Ugt,
            Comparison::Sle,
        ]);
        let operand = self.operand();
        let until = Until { test, operand };
        if self.random.chance(70) {
            return Statement::Await {
                register: self.fresh(),
                variable,
                until,
            };
        }
        let new = self.operand();
        Statement::AwaitExchange {
            register: self.fresh(),
            variable,
            until,
            new,
        }
    }

    fn read_modify_write(&mut self, variable: usize) -> Statement {
        if self.random.chance(45) {
            let expected = self.operand();
            let new = self.operand();
            return Statement::Cas {
                register: self.fresh(),
                variable,
                expected,
                new,
            };
        }
        // Half of them add or exchange, as in the programs that are known to be hard.
        let op = if self.random.chance(50) {
            self.random.pick(&[RmwOp::Add, RmwOp::Exchange])
        } else {
            self.random.pick(&OPS)
        };
        let operand = self.operand();
        Statement::Rmw {
            register: self.fresh(),
            variable,
            op,
            operand,
        }
    }

    /// A lock with little inside; sometimes a second lock, in either order; sometimes a trylock.
    fn critical_section(&mut self) -> Vec<Statement> {
        let mutex = self.random.below(self.mutexes);
        if self.random.chance(25) {
            let register = self.fresh();
            let inside = vec![self.access(), Statement::Unlock(mutex)];
            return vec![
                Statement::TryLock { register, mutex },
                Statement::If {
                    condition: Condition {
                        register,
                        equal: true,
                        constant: 1,
                    },
                    then: inside,
                    otherwise: Vec::new(),
                },
            ];
        }
        let mut section = vec![Statement::Lock(mutex)];
        if self.mutexes > 1 && self.random.chance(50) {
            let inner = (mutex + 1) % self.mutexes;
            section.push(Statement::Lock(inner));
            if self.random.chance(50) {
                section.push(self.access());
            }
            section.push(Statement::Unlock(inner));
        } else if self.random.chance(85) {
            section.push(self.access());
        }
        // Rarely forgotten, so that others wait for ever.
        if self.random.chance(95) {
            section.push(Statement::Unlock(mutex));
        }
        section
    }

    /// Opens a gate, passes it, or tries to.
    fn at_gate(&mut self) -> Statement {
        let gate = self.mutexes + self.random.below(self.gates);
        match self.random.below(100) {
            0..50 => Statement::Release(gate),
            50..88 => Statement::Lock(gate),
            _ => Statement::TryLock {
                register: self.fresh(),
                mutex: gate,
            },
        }
    }

    /// Puts spawns and joins around the bodies. Mostly main spawns all and is done; sometimes it
    /// does a body itself, joins some, or leaves a spawn to another thread.
    fn wire(&mut self, bodies: Vec<Vec<Statement>>) -> Vec<Vec<Statement>> {
        let mut threads = vec![Vec::new()];
        threads.extend(bodies);
        let last = threads.len() - 1;
        let nested = last > 1 && self.random.chance(15);
        let direct = if nested { last - 1 } else { last };
        for thread in 1..=direct {
            threads[0].push(Statement::Spawn(thread));
        }
        if nested {
            let parent = 1 + self.random.below(last - 1);
            self.insert(&mut threads[parent], 0, Statement::Spawn(last));
            if self.random.chance(40) {
                threads[parent].push(Statement::Join(last));
            }
        }
        if self.random.chance(25) {
            let spawns = threads[0].len();
            self.registers = 0;
            let access = self.access();
            self.insert(&mut threads[0], 0, access);
            if self.random.chance(60) {
                let joined = 1 + self.random.below(direct);
                let after = (spawns + 1).min(threads[0].len());
                threads[0].insert(after, Statement::Join(joined));
                self.registers = registers_used(&threads[0]);
                let access = self.access();
                threads[0].push(access);
                if self.random.chance(50) {
                    let condition = self.condition();
                    threads[0].extend(condition.map(Statement::Assert));
                }
            }
        }
        // A sibling that joins an older one; where main joins it too, one of the two fails.
        if direct > 1 && self.random.chance(8) {
            threads[direct].push(Statement::Join(1));
            if self.random.chance(50) {
                threads[0].push(Statement::Join(1));
            }
        }
        threads
    }

    fn insert(&mut self, body: &mut Vec<Statement>, from: usize, statement: Statement) {
        let place = from + self.random.below(body.len() - from + 1);
        body.insert(place, statement);
    }
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
