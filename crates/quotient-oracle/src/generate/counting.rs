//! Random programs with counts of which only the last one matters, beside all else that a count can meet.

use quotient_model::Value;

use super::bodies::{Flavour, Wanted, make_with, registers_used};
use super::insert_frees;
use crate::builder::MAX_REGISTERS;
use crate::listing::{Condition, Listing, Operand, Statement};
use crate::random::Random;

/// The program with this number among those with counts: several threads count one variable, some of them after
/// they have uncounted it, or main has before it created them; what the last one does differs. Some look at
/// the variable, write it, or count it in another way.
pub fn generate_counting(seed: u64) -> Listing {
    let mut random = Random::new(seed ^ 0xc0a7_0000);
    let flavour = random.pick(&Flavour::USUAL);
    let wanted = Wanted {
        room: random.pick(&[3, 4, 5, 6]),
        ..Wanted::default()
    };
    let mut listing = make_with(random.clone(), flavour, wanted);
    let usual = Count::of_some_variable(&mut listing, &mut random);
    let variable = usual.variable;
    for _ in 0..random.pick(&[2, 3, 3, 4]) {
        let thread = random.below(listing.threads.len());
        let mut count = usual;
        if random.chance(10) {
            count.last = random.pick(&[0, 1, 2]);
        }
        if random.chance(5) {
            count.rises = !count.rises;
        }
        let at = count.insert_one(&mut listing.threads[thread], None, false, &mut random);
        if random.chance(30) {
            // Mostly what makes up for it comes before: here, or where the thread was created.
            let creator = (0..listing.threads.len()).find_map(|other| {
                let mut body = listing.threads[other].iter();
                let at = body.position(|statement| *statement == Statement::Spawn(thread))?;
                Some((other, at))
            });
            let (thread, at) = match creator {
                Some(created) if random.chance(60) => created,
                _ => (thread, at),
            };
            let at = random.chance(90).then_some(at);
            usual.insert_one(&mut listing.threads[thread], at, true, &mut random);
        }
    }
    if random.chance(35) {
        let thread = random.below(listing.threads.len());
        let body = &mut listing.threads[thread];
        let at = random.below(body.len() + 1);
        let register = fresh(body);
        let value = Operand::Constant(random.below(3) as Value);
        body.insert(
            at,
            match random.below(4) {
                0 => Statement::Store { variable, value },
                1 => Statement::Add {
                    variable,
                    operand: Operand::Constant(1),
                },
                _ => Statement::Load { register, variable },
            },
        );
    }
    if random.chance(15) {
        insert_frees(&mut listing, &mut random);
    }
    listing
}

/// How a variable is counted.
#[derive(Clone, Copy)]
pub(crate) struct Count {
    variable: usize,
    rises: bool,
    last: u8,
}

impl Count {
    /// That of a variable, mostly one that nothing else is done with.
    pub(crate) fn of_some_variable(listing: &mut Listing, random: &mut Random) -> Self {
        let variable = match random.chance(75) {
            true => {
                listing.variables.push(0);
                listing.variables.len() - 1
            }
            false => random.below(listing.variables.len()),
        };
        listing.variables[variable] = random.pick(&[0, 1, 1, 2, 2, 3, 3, 4]);
        Count {
            variable,
            rises: random.chance(20),
            last: random.pick(&[0, 1, 1, 1, 2]),
        }
    }

    /// Puts one or two counts into a body, or what makes up for one before it.
    pub(crate) fn insert(self, body: &mut Vec<Statement>, random: &mut Random) {
        let at = self.insert_one(body, None, false, random);
        if random.chance(60) {
            self.insert_one(body, Some(at), true, random);
        } else if random.chance(40) {
            self.insert_one(body, None, random.chance(50), random);
        }
    }

    /// Puts a count or what takes one back into a body, there or anywhere, and mostly something that depends on what it finds. Says where.
    pub(crate) fn insert_one(
        self,
        body: &mut Vec<Statement>,
        at: Option<usize>,
        back: bool,
        random: &mut Random,
    ) -> usize {
        let at = at.unwrap_or_else(|| random.below(body.len() + 1));
        let register = fresh(body);
        let Count {
            variable,
            rises,
            last,
        } = self;
        body.insert(
            at,
            match back {
                true => Statement::Uncount {
                    register,
                    variable,
                    last,
                },
                false => Statement::Count {
                    register,
                    variable,
                    rises,
                    last,
                },
            },
        );
        if !back && random.chance(40) {
            let condition = Condition {
                register,
                equal: random.chance(80),
                constant: 1,
            };
            let then = match random.below(3) {
                0 => Statement::Store {
                    variable: 0,
                    value: Operand::Constant(2),
                },
                1 => Statement::Load {
                    register,
                    variable: 0,
                },
                _ => Statement::Assert(Condition {
                    register,
                    equal: random.chance(50),
                    constant: 1,
                }),
            };
            let branch = Statement::If {
                condition,
                then: vec![then],
                otherwise: Vec::new(),
            };
            body.insert(at + 1, branch);
        }
        at
    }
}

fn fresh(body: &[Statement]) -> usize {
    registers_used(body).min(MAX_REGISTERS - 1)
}
