//! The bodies of random threads: pieces of a few statements, by flavour, until the program is as large as it may be.

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

pub(crate) fn make(random: Random, flavour: Flavour) -> Listing {
    make_with(random, flavour, Wanted::default())
}

/// What some families have and others do not.
#[derive(Clone, Copy, Default)]
pub(super) struct Wanted {
    /// Loops that wait.
    pub waits: bool,
    /// Atomic sections.
    pub sections: bool,
    /// So many statements fewer.
    pub room: usize,
}

pub(super) fn make_with(mut random: Random, flavour: Flavour, wanted: Wanted) -> Listing {
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

impl Flavour {
    /// What is met by a construct that programs get besides: some of everything.
    pub(crate) const USUAL: [Flavour; 6] = [
        Flavour::Plain,
        Flavour::Plain,
        Flavour::ReadModifyWrites,
        Flavour::Mutexes,
        Flavour::Mixed,
        Flavour::Awaits,
    ];
    /// The same without what awaits.
    pub(crate) const WITHOUT_AWAITS: &'static [Flavour] = {
        let [others @ .., Flavour::Awaits] = &Self::USUAL else {
            panic!("awaits come last")
        };
        others
    };
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
