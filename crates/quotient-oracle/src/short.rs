//! Short names for statements, so that a test reads like the program it is about.

use quotient_model::{Comparison, RmwOp, Value};

use crate::listing::{Condition, Operand, Statement, Until};

/// The first variable.
pub const X: usize = 0;
/// The second variable.
pub const Y: usize = 1;
/// The third variable.
pub const Z: usize = 2;

/// The value of a register, as an operand.
pub fn reg(register: usize) -> Operand {
    Operand::Register { register, plus: 0 }
}

/// A register's value plus a constant, as an operand.
pub fn reg_plus(register: usize, plus: Value) -> Operand {
    Operand::Register { register, plus }
}

/// `register == constant`
pub fn eq(register: usize, constant: Value) -> Condition {
    Condition {
        register,
        equal: true,
        constant,
    }
}

/// `register != constant`
pub fn ne(register: usize, constant: Value) -> Condition {
    Condition {
        register,
        equal: false,
        constant,
    }
}

/// `register = variable`
pub fn load(register: usize, variable: usize) -> Statement {
    Statement::Load { register, variable }
}

/// `variable = value`
pub fn store(variable: usize, value: impl Into<Operand>) -> Statement {
    Statement::Store {
        variable,
        value: value.into(),
    }
}

/// `register = fetch_op(variable, operand)`
pub fn rmw(register: usize, variable: usize, op: RmwOp, operand: impl Into<Operand>) -> Statement {
    Statement::Rmw {
        register,
        variable,
        op,
        operand: operand.into(),
    }
}

/// `register = fetch_add(variable, operand)`
pub fn faa(register: usize, variable: usize, operand: impl Into<Operand>) -> Statement {
    rmw(register, variable, RmwOp::Add, operand)
}

/// `register = exchange(variable, operand)`
pub fn xchg(register: usize, variable: usize, operand: impl Into<Operand>) -> Statement {
    rmw(register, variable, RmwOp::Exchange, operand)
}

/// `register = cas(variable, expected -> new)`
pub fn cas(
    register: usize,
    variable: usize,
    expected: impl Into<Operand>,
    new: impl Into<Operand>,
) -> Statement {
    Statement::Cas {
        register,
        variable,
        expected: expected.into(),
        new: new.into(),
    }
}

/// `variable = variable + operand`, without looking.
pub fn add(variable: usize, operand: impl Into<Operand>) -> Statement {
    Statement::Add {
        variable,
        operand: operand.into(),
    }
}

/// `variable = variable - 1`, learning only whether it was the last value.
pub fn count_down(register: usize, variable: usize, last: u8) -> Statement {
    Statement::Count {
        register,
        variable,
        rises: false,
        last,
    }
}

/// `variable = variable + 1`, for those who count down to a last value, learning only whether it was negative.
pub fn uncount(register: usize, variable: usize, last: u8) -> Statement {
    Statement::Uncount {
        register,
        variable,
        last,
    }
}

/// `register = variable`, once the variable compares so with the operand.
pub fn await_(
    register: usize,
    variable: usize,
    test: Comparison,
    operand: impl Into<Operand>,
) -> Statement {
    let operand = operand.into();
    Statement::Await {
        register,
        variable,
        until: Until { test, operand },
    }
}

/// `register = variable` and `variable = new`, once the variable compares so with the operand.
pub fn await_exchange(
    register: usize,
    variable: usize,
    test: Comparison,
    operand: impl Into<Operand>,
    new: impl Into<Operand>,
) -> Statement {
    let operand = operand.into();
    Statement::AwaitExchange {
        register,
        variable,
        until: Until { test, operand },
        new: new.into(),
    }
}

/// Takes a mutex.
pub fn lock(mutex: usize) -> Statement {
    Statement::Lock(mutex)
}

/// Takes a mutex if it is free.
pub fn trylock(register: usize, mutex: usize) -> Statement {
    Statement::TryLock { register, mutex }
}

/// Releases a mutex.
pub fn unlock(mutex: usize) -> Statement {
    Statement::Unlock(mutex)
}

/// Makes a mutex a free one.
pub fn init(mutex: usize) -> Statement {
    Statement::Init(mutex)
}

/// Opens a gate.
pub fn release(gate: usize) -> Statement {
    Statement::Release(gate)
}

/// Orders nothing that is not ordered anyway.
pub fn fence() -> Statement {
    Statement::Fence
}

/// Frees an object of one variable.
pub fn free(variable: usize) -> Statement {
    free_cells(variable, 1)
}

/// Frees an object: this many cells from the first on, variables before mutexes.
pub fn free_cells(first: usize, count: usize) -> Statement {
    Statement::Free { first, count }
}

/// Blocks unless the condition holds.
pub fn assume(condition: Condition) -> Statement {
    Statement::Assume(condition)
}

/// Fails unless the condition holds.
pub fn assert(condition: Condition) -> Statement {
    Statement::Assert(condition)
}

/// A branch without `else`.
pub fn when(condition: Condition, then: Vec<Statement>) -> Statement {
    branch(condition, then, Vec::new())
}

/// A branch.
pub fn branch(condition: Condition, then: Vec<Statement>, otherwise: Vec<Statement>) -> Statement {
    Statement::If {
        condition,
        then,
        otherwise,
    }
}

/// Starts a thread.
pub fn spawn(thread: usize) -> Statement {
    Statement::Spawn(thread)
}

/// Waits for a thread.
pub fn join(thread: usize) -> Statement {
    Statement::Join(thread)
}
