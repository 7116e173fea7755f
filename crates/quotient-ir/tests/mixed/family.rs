//! Random programs whose threads access the same 16 bytes in all sizes.

use std::fmt;

use quotient_ir::program::{
    BinaryOp, Builtin, FunctionId, IntPredicate, Module, Op, Operand, Shape, Until,
};
use quotient_model::{Comparison, MemoryOrder, Orders, RmwOp};
use quotient_oracle::Random;

use crate::common::{Builder, c, finish, g, global, line};

/// How many bytes the threads share.
pub const BYTES: usize = 16;

/// What a statement does. Whatever it finds, the thread remembers, except with `Add`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum Action {
    Load,
    Store(u128),
    Rmw(RmwOp, u64),
    /// Adds, and does not look at what there was.
    Add(u64),
    Exchange(u128),
    CompareExchange(u128, u128),
    /// A load that must not find this.
    Check(u64),
    /// Loads once the bytes are this, or anything else.
    Await(Comparison, u64),
    /// Exchanges once the bytes are not this any more; what is put there is this again, as a lock does.
    AwaitExchange(u64),
}

/// One access, which is indivisible, to `size` bytes at `at`.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub struct Statement {
    pub at: usize,
    pub size: usize,
    /// By an atomic instruction.
    pub atomic: bool,
    pub action: Action,
}

/// A program.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Family {
    /// The scalars that the type declares; none if the bytes are on the heap.
    pub declared: Option<u8>,
    /// How many bytes the main thread looks at, at a time.
    pub piece: usize,
    pub threads: Vec<Vec<Statement>>,
}

/// The program with this number.
pub fn generate(seed: u64) -> Family {
    let mut random = Random::new(seed ^ 0x317e_d000);
    let declared = match random.below(6) {
        0 => None,
        n => Some([16, 1, 2, 4, 8][n - 1]),
    };
    // Accesses meet only if they are close together.
    let room = random.pick(&[2, 4, 4, 8, 8, 16]);
    let base = random.below(BYTES / room) * room;
    let wide = room == BYTES && random.chance(50);
    let count = random.pick(&[2, 2, 2, 3]);
    let threads: Vec<Vec<Statement>> = (0..count)
        .map(|_| {
            let length = if count == 2 { 4 } else { 3 };
            let length = 1 + random.below(length);
            let statement = |_| statement(&mut random, (base, room), wide);
            (0..length).map(statement).collect()
        })
        .collect();
    let piece = random.pick(&[1, 2, 4, 8, 8, 8]);
    let mut family = Family {
        declared,
        piece,
        threads,
    };
    family.settle(&mut random);
    family
}

impl Family {
    /// Plain accesses may be torn where nothing says that the bytes belong together. These must not be: one
    /// byte, or bytes of which all belong to one atomic access.
    fn settle(&mut self, random: &mut Random) {
        let atomic: Vec<_> = self.threads.iter().flatten().copied().collect();
        for statement in self.threads.iter_mut().flatten() {
            let range = statement.at..statement.at + statement.size;
            let inside = |other: &Statement| {
                other != statement && other.at <= range.start && range.end <= other.at + other.size
            };
            let simple = matches!(
                statement.action,
                Action::Load | Action::Store(_) | Action::Check(_) | Action::Await(..)
            );
            if simple
                && statement.size <= 8
                && random.chance(20)
                && (statement.size == 1 || atomic.iter().any(inside))
            {
                statement.atomic = false;
            }
        }
        let all: Vec<_> = self.threads.iter().flatten().copied().collect();
        for statement in self.threads.iter_mut().flatten() {
            let range = statement.at..statement.at + statement.size;
            let inside = |other: &Statement| {
                other.atomic && other.at <= range.start && range.end <= other.at + other.size
            };
            statement.atomic |= statement.size > 1 && !all.iter().any(inside);
        }
    }
}

fn statement(random: &mut Random, (base, room): (usize, usize), wide: bool) -> Statement {
    let size = match random.below(10) {
        _ if wide && random.chance(30) => 16,
        _ if random.chance(40) => room.min(8),
        0..3 => 1,
        3..6 => 2,
        6..9 => 4,
        _ => 8,
    };
    let size = if size <= room { size } else { room.min(8) };
    let places = room - size + 1;
    let at = match random.chance(85) {
        true => random.below(places.div_ceil(size)) * size,
        false => random.below(places),
    };
    let mut value = || {
        let byte = random.pick(&[0_u128, 1, 1, 2, 0xff]);
        let other = random.pick(&[0_u128, 0, 1, 0xff]);
        let value = byte << (8 * random.below(size)) | other << (8 * random.below(size));
        value & (u128::MAX >> (128 - 8 * size))
    };
    let (one, other) = (value(), value());
    let number = one as u64;
    let action = match random.below(100) {
        0..18 => Action::Load,
        18..42 => Action::Store(one),
        42..50 => Action::Exchange(one),
        50..63 => Action::CompareExchange(if random.chance(60) { 0 } else { other }, one),
        _ if size == 16 => Action::Load,
        63..75 => {
            let ops = [
                RmwOp::Add,
                RmwOp::Add,
                RmwOp::Sub,
                RmwOp::Or,
                RmwOp::Xor,
                RmwOp::UMax,
                RmwOp::Min,
            ];
            Action::Rmw(random.pick(&ops), number)
        }
        75..81 => Action::Add(number),
        81..94 => Action::Check(number),
        94..97 => Action::Await(random.pick(&[Comparison::Ne, Comparison::Eq]), number),
        _ => Action::AwaitExchange(number),
    };
    Statement {
        at: base + at,
        size,
        atomic: true,
        action,
    }
}

/// What a thread remembers after it has found another value.
pub fn remember(memory: u64, found: u128) -> u64 {
    let half = |memory: u64, half: u64| (memory ^ half).wrapping_mul(PRIME).wrapping_add(1);
    half(half(memory, found as u64), (found >> 64) as u64)
}

const PRIME: u64 = 0x0000_0100_0000_01b3;

/// The program as a module. Each statement has a line of its own, counted from the top. The main thread creates
/// the others, joins them, and writes what they remember and what the bytes hold then to a variable.
pub fn module(family: &Family) -> Module {
    let mut module = Module::new();
    let shape = match family.declared {
        None => Shape::scalar(8),
        Some(size) => Shape {
            size: BYTES as u64,
            cells: (0..BYTES as u32 / u32::from(size))
                .map(|n| (n * u32::from(size), size))
                .collect(),
            ..Shape::scalar(8)
        },
    };
    let shared = global(&mut module, "shared", shape);
    let out = global(&mut module, "out", Shape::scalar(8));
    let mut lines = 0;
    let functions: Vec<FunctionId> = family
        .threads
        .iter()
        .enumerate()
        .map(|(n, statements)| {
            let mut b = Builder::new(&format!("t{n}"), 1);
            let base = b.param(0);
            let mut memory = c(0);
            for &statement in statements {
                lines += 1;
                b.position = line(&mut module, lines);
                // Of a global's bytes the code says which it accesses, or does not.
                let base = match family.declared {
                    Some(_) if n % 2 == 0 => g(shared),
                    _ => base,
                };
                add(&mut b, statement, base, &mut memory);
            }
            b.ret(memory);
            module.add_function(b.function)
        })
        .collect();
    let mut b = Builder::new("main", 0);
    let base = match family.declared {
        Some(_) => b.at(g(shared), 0),
        None => b.malloc(BYTES as u64),
    };
    let handles: Vec<Operand> = functions.iter().map(|&f| b.spawn(f, base)).collect();
    let mut memory = c(0);
    for handle in handles {
        let found = b.join(handle);
        memory = remembered(&mut b, memory, [found, c(0)]);
    }
    for at in (0..BYTES).step_by(family.piece) {
        let address = b.at(base, at as i64);
        let found = b.load(address, family.piece as u8);
        memory = remembered(&mut b, memory, [found, c(0)]);
    }
    b.store_atomic(g(out), memory, 8);
    b.ret(c(0));
    finish(module, b)
}

/// As [`remember`].
fn remembered(b: &mut Builder, memory: Operand, found: [Operand; 2]) -> Operand {
    found.into_iter().fold(memory, |memory, half| {
        let mixed = b.binary(BinaryOp::Xor, 64, memory, half);
        let mixed = b.binary(BinaryOp::Mul, 64, mixed, c(PRIME));
        b.binary(BinaryOp::Add, 64, mixed, c(1))
    })
}

/// A value of a size as an operand.
fn number(b: &mut Builder, size: usize, value: u128) -> Operand {
    let (low, high) = (c(value as u64), c((value >> 64) as u64));
    match size {
        16 => b.define(|dst| Op::Pack { dst, low, high }),
        _ => low,
    }
}

fn add(b: &mut Builder, statement: Statement, base: Operand, memory: &mut Operand) {
    let Statement {
        at,
        size,
        atomic,
        action,
    } = statement;
    let address = match base {
        Operand::Global(id, 0) => Operand::Global(id, at as i64),
        base => b.at(base, at as i64),
    };
    let bits = 8 * size as u8;
    let size_u8 = size as u8;
    let order = match atomic {
        true => MemoryOrder::SeqCst,
        false => MemoryOrder::NotAtomic,
    };
    let load = |b: &mut Builder| {
        b.define(|dst| Op::Load {
            dst,
            address,
            size: size_u8,
            order,
            copies: false,
        })
    };
    let rmw = |b: &mut Builder, op: RmwOp, value: Operand| {
        b.define(|dst| Op::Rmw {
            op,
            bits,
            dst,
            address,
            value,
            order: MemoryOrder::SeqCst,
        })
    };
    let found = match action {
        Action::Load => load(b),
        Action::Store(value) => {
            let value = number(b, size, value);
            b.push(Op::Store {
                address,
                value,
                size: size_u8,
                order,
            });
            return;
        }
        Action::Rmw(op, value) => rmw(b, op, c(value)),
        Action::Add(value) => {
            rmw(b, RmwOp::Add, c(value));
            return;
        }
        Action::Exchange(value) => {
            let value = number(b, size, value);
            rmw(b, RmwOp::Exchange, value)
        }
        Action::CompareExchange(expected, new) => {
            let (expected, new) = (number(b, size, expected), number(b, size, new));
            b.compare_exchange(bits, address, expected, new).0
        }
        Action::Check(value) => {
            let found = load(b);
            let same = equal(b, found, value);
            let (bad, good) = (b.new_block(), b.new_block());
            b.branch(same, bad, good);
            b.block = bad;
            b.builtin(Builtin::AssertFail {
                message: "the bytes hold what they should not".into(),
            });
            b.ret(c(0));
            b.block = good;
            found
        }
        Action::Await(test, value) => {
            let until = until(test, bits, value);
            let found = b.define(|dst| Op::Await {
                dst,
                address,
                size: size_u8,
                order,
                until,
                pure_loop: None,
            });
            let mut holds = equal(b, found, value);
            if test == Comparison::Ne {
                holds = b.binary(BinaryOp::Xor, 1, holds, c(1));
            }
            b.builtin(Builtin::Assume {
                condition: holds,
                pure_loop: None,
            });
            found
        }
        Action::AwaitExchange(value) => {
            let until = until(Comparison::Ne, bits, value);
            let found = b.define(|old| Op::AwaitExchange {
                bits,
                old,
                success: None,
                address,
                until,
                new: c(value),
                orders: Orders::always(order),
                pure_loop: None,
            });
            let same = equal(b, found, value);
            let holds = b.binary(BinaryOp::Xor, 1, same, c(1));
            b.builtin(Builtin::Assume {
                condition: holds,
                pure_loop: None,
            });
            found
        }
    };
    let halves = match size {
        16 => [false, true].map(|high| {
            b.define(|dst| Op::Unpack {
                dst,
                src: found,
                high,
            })
        }),
        _ => [found, c(0)],
    };
    *memory = remembered(b, *memory, halves);
}

fn equal(b: &mut Builder, lhs: Operand, value: u64) -> Operand {
    b.define(|dst| Op::IntCompare {
        predicate: IntPredicate::Eq,
        bits: 64,
        dst,
        lhs,
        rhs: c(value),
    })
}

fn until(test: Comparison, bits: u8, operand: u64) -> Until {
    Until {
        mask: u64::MAX,
        predicate: test,
        bits,
        operand: c(operand),
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "declared {:?}", self.declared)?;
        for (n, statements) in self.threads.iter().enumerate() {
            writeln!(f, "thread {n}:")?;
            for statement in statements {
                writeln!(f, "    {statement:x?}")?;
            }
        }
        Ok(())
    }
}
