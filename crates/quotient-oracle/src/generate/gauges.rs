//! Programs with gauges: a variable or two that threads add to, mostly without using the result, and that others only look at, in
//! between, once or several times, or for which they wait. What is seen decides what is written elsewhere, so that which adds
//! come first depends on others. Few have something besides that makes the variable no gauge.

use quotient_model::{Comparison, RmwOp};

use super::bodies::{Flavour, Wanted, make_with, registers_used};
use crate::builder::MAX_REGISTERS;
use crate::listing::{Condition, Listing, Operand, Statement, Until};
use crate::random::Random;

/// The program with this number among those with gauges.
pub fn generate_gauged(seed: u64) -> Listing {
    let mut random = Random::new(seed ^ 0x6a06_e000);
    let flavour = random.pick(&Flavour::USUAL);
    let wanted = Wanted {
        room: 5,
        ..Wanted::default()
    };
    let mut listing = make_with(random.clone(), flavour, wanted);
    let others = listing.variables.len();
    for _ in 0..random.pick(&[1, 1, 1, 2]) {
        listing.variables.push(random.pick(&[0, 0, 1]));
    }
    let gauges = listing.variables.len() - others;
    for _ in 0..random.pick(&[2, 3, 3, 4]) {
        let variable = others + random.below(gauges);
        let operand = Operand::Constant(random.pick(&[1, 1, 1, 2, u64::from(u32::MAX)]));
        insert(&mut listing, &mut random, |_, _| {
            vec![Statement::Add { variable, operand }]
        });
    }
    for _ in 0..random.pick(&[1, 1, 2, 2, 3]) {
        let variable = others + random.below(gauges);
        let other = random.below(others);
        insert(&mut listing, &mut random, |random, register| {
            look(random, register, variable, other)
        });
    }
    if random.chance(6) {
        let variable = others + random.below(gauges);
        insert(&mut listing, &mut random, |random, register| {
            vec![spoil(random, register, variable)]
        });
    }
    listing
}

/// Puts statements somewhere into some thread, of which the first free register is given.
fn insert(
    listing: &mut Listing,
    random: &mut Random,
    statements: impl FnOnce(&mut Random, usize) -> Vec<Statement>,
) {
    let thread = random.below(listing.threads.len());
    let body = &mut listing.threads[thread];
    let register = registers_used(body).min(MAX_REGISTERS - 1);
    let statements = statements(random, register);
    let at = random.below(body.len() + 1);
    match body.get_mut(at) {
        Some(Statement::If { then, .. }) if random.chance(50) => then.extend(statements),
        _ => drop(body.splice(at..at, statements)),
    }
}

/// A look at the variable, and something that depends on what is seen.
fn look(random: &mut Random, register: usize, variable: usize, other: usize) -> Vec<Statement> {
    let constant = random.pick(&[0, 1, 1, 2, 3]);
    let mut statements = vec![match random.below(20) {
        0..10 => Statement::Load { register, variable },
        10..13 => Statement::Rmw {
            register,
            variable,
            op: random.pick(&[RmwOp::Add, RmwOp::Add, RmwOp::Sub]),
            operand: Operand::Constant(random.pick(&[1, 2, u64::from(u32::MAX)])),
        },
        13 => Statement::Cas {
            register,
            variable,
            expected: Operand::Constant(7),
            new: Operand::Constant(1),
        },
        _ => Statement::Await {
            register,
            variable,
            until: Until {
                test: random.pick(&[
                    Comparison::Eq,
                    Comparison::Eq,
                    Comparison::Ne,
                    Comparison::Ugt,
                    Comparison::Sle,
                ]),
                operand: Operand::Constant(constant),
            },
        },
    }];
    let condition = Condition {
        register,
        equal: random.chance(60),
        constant,
    };
    let store = Statement::Store {
        variable: other,
        value: Operand::Constant(random.pick(&[1, 2])),
    };
    match random.below(6) {
        0 | 1 => statements.push(Statement::If {
            condition,
            then: vec![store],
            otherwise: Vec::new(),
        }),
        2 => statements.push(Statement::Assume(condition)),
        3 => statements.push(Statement::Assert(condition)),
        _ => {}
    }
    statements
}

/// What is done to no gauge.
fn spoil(random: &mut Random, register: usize, variable: usize) -> Statement {
    let constant = Operand::Constant(1);
    match random.below(4) {
        0 => Statement::Store {
            variable,
            value: constant,
        },
        1 => Statement::Cas {
            register,
            variable,
            expected: constant,
            new: constant,
        },
        2 => Statement::AwaitExchange {
            register,
            variable,
            until: Until {
                test: Comparison::Eq,
                operand: constant,
            },
            new: constant,
        },
        _ => Statement::Rmw {
            register,
            variable,
            op: RmwOp::Exchange,
            operand: constant,
        },
    }
}
