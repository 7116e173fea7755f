//! Statements that say less than another and could do in its place.

use quotient_model::{Comparison, RmwOp};

use crate::listing::{Condition, Operand, Statement, Sum, Until};

/// What could stand in place of the statement. Which of them cost less is for [`super::cost`] to say.
pub(super) fn simpler(statement: &Statement) -> Vec<Statement> {
    match *statement {
        Statement::Store { variable, value } => all(operands(value), |value| Statement::Store {
            variable,
            value,
        }),
        Statement::Rmw {
            register,
            variable,
            op,
            operand,
        } => {
            let rmw = |op, operand| Statement::Rmw {
                register,
                variable,
                op,
                operand,
            };
            let half = read_or_write(register, variable, operand);
            let usual = all([RmwOp::Add, RmwOp::Exchange], |op| rmw(op, operand));
            let same = all(operands(operand), |operand| rmw(op, operand));
            [half, usual, same].concat()
        }
        Statement::Cas {
            register,
            variable,
            expected,
            new,
        } => {
            let cas = |expected, new| Statement::Cas {
                register,
                variable,
                expected,
                new,
            };
            let half = read_or_write(register, variable, new);
            let expecting = all(operands(expected), |expected| cas(expected, new));
            let writing = all(operands(new), |new| cas(expected, new));
            [half, expecting, writing].concat()
        }
        Statement::Add { variable, operand } => {
            let value = operand;
            let store = vec![Statement::Store { variable, value }];
            let adds = all(operands(operand), |operand| Statement::Add {
                variable,
                operand,
            });
            [store, adds].concat()
        }
        Statement::Count {
            register, variable, ..
        }
        | Statement::Uncount {
            register, variable, ..
        } => vec![Statement::Load { register, variable }],
        Statement::Await {
            register,
            variable,
            until,
        } => {
            let load = vec![Statement::Load { register, variable }];
            let awaits = all(untils(until), |until| Statement::Await {
                register,
                variable,
                until,
            });
            [load, awaits].concat()
        }
        Statement::AwaitExchange {
            register,
            variable,
            until,
            new,
        } => simpler_exchange(register, variable, until, new),
        Statement::TryLock { mutex, .. } => vec![Statement::Lock(mutex)],
        Statement::Free { first, count } if count > 1 => {
            all([first, first + 1], |first| Statement::Free {
                first,
                count: count - 1,
            })
        }
        Statement::Assume(condition) => all(conditions(condition), Statement::Assume),
        Statement::Assert(condition) => all(conditions(condition), Statement::Assert),
        Statement::If {
            condition,
            ref then,
            ref otherwise,
        } => all(conditions(condition), |condition| Statement::If {
            condition,
            then: then.clone(),
            otherwise: otherwise.clone(),
        }),
        Statement::Leave(sum) => all(sums(sum), Statement::Leave),
        Statement::Load { .. }
        | Statement::Wait(_)
        | Statement::Section(_)
        | Statement::Exit
        | Statement::Lock(_)
        | Statement::Unlock(_)
        | Statement::Init(_)
        | Statement::Release(_)
        | Statement::Fence
        | Statement::Free { .. }
        | Statement::Spawn(_)
        | Statement::Join(_) => Vec::new(),
    }
}

fn simpler_exchange(
    register: usize,
    variable: usize,
    until: Until,
    new: Operand,
) -> Vec<Statement> {
    let exchange = |until, new| Statement::AwaitExchange {
        register,
        variable,
        until,
        new,
    };
    let only_await = vec![Statement::Await {
        register,
        variable,
        until,
    }];
    let awaiting = all(untils(until), |until| exchange(until, new));
    let writing = all(operands(new), |new| exchange(until, new));
    [only_await, awaiting, writing].concat()
}

fn all<T>(parts: impl IntoIterator<Item = T>, make: impl Fn(T) -> Statement) -> Vec<Statement> {
    parts.into_iter().map(make).collect()
}

/// The two halves of a read-modify-write.
fn read_or_write(register: usize, variable: usize, value: Operand) -> Vec<Statement> {
    vec![
        Statement::Load { register, variable },
        Statement::Store { variable, value },
    ]
}

fn operands(operand: Operand) -> Vec<Operand> {
    match operand {
        Operand::Constant(0) => vec![],
        Operand::Constant(1) => vec![Operand::Constant(0)],
        Operand::Constant(_) => vec![Operand::Constant(0), Operand::Constant(1)],
        Operand::Register { register, plus } => {
            let mut simpler: Vec<Operand> = (0..3).map(Operand::Constant).collect();
            if plus > 0 {
                simpler.push(Operand::Register { register, plus: 0 });
            }
            simpler
        }
    }
}

fn untils(until: Until) -> impl Iterator<Item = Until> {
    let same = operands(until.operand)
        .into_iter()
        .map(move |operand| Until { operand, ..until });
    let tests = [Comparison::Eq, Comparison::Ne].into_iter();
    same.chain(tests.map(move |test| Until { test, ..until }))
}

fn sums(sum: Sum) -> Vec<Sum> {
    let plain = Sum {
        plus: None,
        modulo: 0,
        ..sum
    };
    let mut simpler: Vec<Sum> = (0..sum.constant)
        .map(|constant| Sum { constant, ..sum })
        .collect();
    if plain != sum {
        simpler.extend([plain, Sum { plus: None, ..sum }, Sum { modulo: 0, ..sum }]);
    }
    simpler
}

fn conditions(condition: Condition) -> impl Iterator<Item = Condition> {
    (0..condition.constant).map(move |constant| Condition {
        constant,
        ..condition
    })
}
