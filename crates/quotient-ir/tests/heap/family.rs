//! Random programs with objects on the heap: published whole, tagged, shifted, xored, in halves, early,
//! late or never; handed on by those who received them, linked to each other, freed.

use std::collections::HashMap;
use std::fmt;

use quotient_ir::program::{
    BinaryOp, Builtin, FunctionId, GlobalId, IntPredicate, Module, Operand, Shape,
};
use quotient_oracle::Random;

use crate::common::{Builder, c, finish, g, global, line};

/// How a pointer is written to a slot.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Way {
    Whole,
    /// With a number in the upper 16 bits.
    Tagged,
    /// With the lowest bit set.
    Marked,
    Shifted,
    Xored,
    /// In two variables.
    Halves,
}

const WAYS: [Way; 8] = [
    Way::Whole,
    Way::Whole,
    Way::Tagged,
    Way::Marked,
    Way::Shifted,
    Way::Shifted,
    Way::Xored,
    Way::Halves,
];

/// One statement. A thread ends at one that uses a null pointer.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Statement {
    New(usize),
    Write(usize, u64),
    /// Reads the object and asserts that it does not hold this.
    Check(usize, u64),
    Send(usize, usize),
    Receive(usize, usize),
    /// Writes the second pointer into the object that the first one points to.
    Link(usize, usize),
    /// The first gets what the object of the second one is linked to.
    Follow(usize, usize),
    Free(usize),
    Raise,
}

/// A thread: what it does first, and what it does then if the flag is up or not.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Body {
    pub first: Vec<Statement>,
    pub then: Option<[Vec<Statement>; 2]>,
}

impl Body {
    /// All that it may do.
    pub fn parts(&mut self) -> impl Iterator<Item = &mut Vec<Statement>> {
        std::iter::once(&mut self.first).chain(self.then.iter_mut().flatten())
    }
}

/// A program: the ways of its slots, and its threads, of which the first is main's.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Family {
    pub slots: Vec<Way>,
    pub threads: Vec<Body>,
}

/// The program with this number.
pub fn generate(seed: u64) -> Family {
    let mut random = Random::new(seed ^ 0x4ea9_0000);
    let slots: Vec<Way> = (0..1 + random.below(2))
        .map(|_| random.pick(&WAYS))
        .collect();
    let count = random.pick(&[2, 2, 2, 3]);
    let threads = (0..count).map(|thread| body(&mut random, thread, slots.len()));
    Family {
        threads: threads.collect(),
        slots,
    }
}

fn body(random: &mut Random, thread: usize, slots: usize) -> Body {
    let length = 2 + random.below(3);
    // Somebody has to begin with an object.
    let mut pointers = 0;
    let mut first = Vec::new();
    if thread == 0 || random.chance(50) {
        first.push(Statement::New(0));
        pointers = 1;
    }
    statements(random, length, slots, &mut pointers, &mut first);
    let then = random.chance(35).then(|| {
        [0, 1].map(|_| {
            let (mut part, mut pointers) = (Vec::new(), pointers);
            let length = 1 + random.below(2);
            statements(random, length, slots, &mut pointers, &mut part);
            part
        })
    });
    Body { first, then }
}

fn statements(
    random: &mut Random,
    length: usize,
    slots: usize,
    pointers: &mut usize,
    into: &mut Vec<Statement>,
) {
    for _ in 0..length {
        let slot = random.below(slots);
        if *pointers == 0 {
            into.push(match random.chance(85) {
                true => Statement::Receive(0, slot),
                false => Statement::Raise,
            });
            *pointers = usize::from(into.last() != Some(&Statement::Raise));
            continue;
        }
        let pointer = random.below(*pointers);
        let value = 1 + random.below(2) as u64;
        into.push(match random.below(100) {
            0..25 => Statement::Write(pointer, value),
            25..45 => Statement::Check(pointer, value),
            45..70 => Statement::Send(pointer, slot),
            70..80 => {
                *pointers += 1;
                Statement::Receive(*pointers - 1, slot)
            }
            80..84 => {
                *pointers += 1;
                Statement::New(*pointers - 1)
            }
            84..88 => Statement::Link(pointer, random.below(*pointers)),
            88..92 => {
                *pointers += 1;
                Statement::Follow(*pointers - 1, pointer)
            }
            92..94 => Statement::Free(pointer),
            _ => Statement::Raise,
        });
    }
}

/// Objects have a value and a link.
const SIZE: u64 = 16;
const LINK: i64 = 8;
const SECRET: u64 = 0x5a5a_5a5a_5a5a_5a5a;

/// The program as a module. Each statement has a line of its own, counted from the top.
pub fn module(family: &Family) -> Module {
    let mut module = Module::new();
    let slots = family.slots.iter().enumerate().map(|(n, &way)| Slot {
        way,
        low: global(&mut module, &format!("slot{n}"), Shape::scalar(8)),
        high: global(&mut module, &format!("high{n}"), Shape::scalar(8)),
    });
    let slots: Vec<Slot> = slots.collect();
    let flag = global(&mut module, "flag", Shape::scalar(8));
    let mut lines = 0;
    let functions: Vec<FunctionId> = family.threads[1..]
        .iter()
        .enumerate()
        .map(|(n, body)| {
            let mut b = Builder::new(&format!("t{}", n + 1), 1);
            add_body(&mut b, &mut module, &mut lines, body, &slots, flag);
            module.add_function(b.function)
        })
        .collect();
    let mut b = Builder::new("main", 0);
    for function in functions {
        b.spawn(function, c(0));
    }
    add_body(
        &mut b,
        &mut module,
        &mut lines,
        &family.threads[0],
        &slots,
        flag,
    );
    finish(module, b)
}

struct Slot {
    way: Way,
    low: GlobalId,
    high: GlobalId,
}

type Pointers = HashMap<usize, Operand>;

fn add_body(
    b: &mut Builder,
    module: &mut Module,
    lines: &mut u32,
    body: &Body,
    slots: &[Slot],
    flag: GlobalId,
) {
    let mut pointers = Pointers::new();
    let mut part = |b: &mut Builder, statements: &[Statement], pointers: &mut Pointers| {
        for &statement in statements {
            *lines += 1;
            b.position = line(module, *lines);
            add(b, statement, slots, flag, pointers);
        }
    };
    part(b, &body.first, &mut pointers);
    if let Some([up, down]) = &body.then {
        let raised = b.load(g(flag), 8);
        let (then, otherwise) = (b.new_block(), b.new_block());
        let raised = b.compare(IntPredicate::Ne, raised, c(0));
        b.branch(raised, then, otherwise);
        b.block = then;
        part(b, up, &mut pointers.clone());
        b.ret(c(0));
        b.block = otherwise;
        part(b, down, &mut pointers);
    }
    b.ret(c(0));
}

/// Goes on in a new block if the value is not zero; ends the thread if it is.
fn unless_null(b: &mut Builder, value: Operand) {
    let is_null = b.define(|dst| quotient_ir::program::Op::IntCompare {
        predicate: IntPredicate::Eq,
        bits: 64,
        dst,
        lhs: value,
        rhs: c(0),
    });
    let (end, on) = (b.new_block(), b.new_block());
    b.branch(is_null, end, on);
    b.block = end;
    b.ret(c(0));
    b.block = on;
}

fn add(
    b: &mut Builder,
    statement: Statement,
    slots: &[Slot],
    flag: GlobalId,
    pointers: &mut Pointers,
) {
    // What the shrinker has left without a pointer uses null, and so ends its thread.
    let known = |pointers: &Pointers, n: usize| pointers.get(&n).copied().unwrap_or(c(0));
    match statement {
        Statement::New(p) => {
            let new = b.malloc(SIZE);
            pointers.insert(p, new);
        }
        Statement::Raise => b.store_atomic(g(flag), c(1), 8),
        Statement::Write(p, value) => {
            let p = known(pointers, p);
            unless_null(b, p);
            b.store(p, c(value), 8);
        }
        Statement::Check(p, value) => {
            let p = known(pointers, p);
            unless_null(b, p);
            let found = b.load(p, 8);
            let (bad, good) = (b.new_block(), b.new_block());
            let same = b.compare(IntPredicate::Eq, found, c(value));
            b.branch(same, bad, good);
            b.block = bad;
            b.builtin(Builtin::AssertFail {
                message: "the object holds what it should not".into(),
            });
            b.ret(c(0));
            b.block = good;
        }
        Statement::Send(p, slot) => {
            let p = known(pointers, p);
            unless_null(b, p);
            let slot = &slots[slot % slots.len()];
            let mut low = |op, value| b.binary(op, 64, p, c(value));
            let value = match slot.way {
                Way::Whole => p,
                Way::Tagged => low(BinaryOp::Or, 7 << 48),
                Way::Marked => low(BinaryOp::Or, 1),
                Way::Shifted => low(BinaryOp::Shl, 1),
                Way::Xored => low(BinaryOp::Xor, SECRET),
                Way::Halves => low(BinaryOp::And, u64::from(u32::MAX)),
            };
            b.store_atomic(g(slot.low), value, 8);
            if slot.way == Way::Halves {
                let high = b.binary(BinaryOp::LShr, 64, p, c(32));
                b.store_atomic(g(slot.high), high, 8);
            }
        }
        Statement::Receive(p, slot) => {
            let slot = &slots[slot % slots.len()];
            let value = b.load(g(slot.low), 8);
            unless_null(b, value);
            let mut undo = |op, by| b.binary(op, 64, value, c(by));
            let found = match slot.way {
                Way::Whole => value,
                Way::Tagged => undo(BinaryOp::And, (1 << 48) - 1),
                Way::Marked => undo(BinaryOp::Xor, 1),
                Way::Shifted => undo(BinaryOp::LShr, 1),
                Way::Xored => undo(BinaryOp::Xor, SECRET),
                Way::Halves => {
                    let high = b.load(g(slot.high), 8);
                    unless_null(b, high);
                    let high = b.binary(BinaryOp::Shl, 64, high, c(32));
                    b.binary(BinaryOp::Or, 64, high, value)
                }
            };
            pointers.insert(p, found);
        }
        Statement::Link(p, q) => {
            let (p, q) = (known(pointers, p), known(pointers, q));
            unless_null(b, p);
            let link = b.at(p, LINK);
            b.store(link, q, 8);
        }
        Statement::Follow(p, q) => {
            let q = known(pointers, q);
            unless_null(b, q);
            let link = b.at(q, LINK);
            let found = b.load(link, 8);
            pointers.insert(p, found);
        }
        Statement::Free(p) => {
            let pointer = known(pointers, p);
            b.builtin(Builtin::Free { pointer });
        }
    }
}

impl fmt::Display for Family {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "slots {:?}", self.slots)?;
        for (n, Body { first, then }) in self.threads.iter().enumerate() {
            writeln!(f, "thread {n}: {first:?}")?;
            if let Some([up, down]) = then {
                writeln!(f, "    if flag {up:?} else {down:?}")?;
            }
        }
        Ok(())
    }
}
