//! Rounds in which a thread only waits, seen at run time: random programs with loops spelled in many ways do the
//! same with these rounds and without.
//!
//! `WATCH_SEEDS=5000 cargo test --release -p quotient-ir --test interpreter watched` tries more.

use crate::common::*;
use crate::livelocks::{Counts, has_livelock_of};
use crate::reachable::reachable_of;
use quotient_ir::program::{
    BinaryOp, BlockId, Builtin, FunctionId, GlobalId, IntPredicate, Module, Op, Operand, Shape,
};
use quotient_ir::{
    Bounds, Interpreter, Keep, Options, eliminate_purity, introduce_awaits, optimise,
};
use quotient_model::{Repetition, RmwOp};
use quotient_oracle::Random;

/// The variables that threads share.
#[derive(Clone, Copy)]
struct Shared {
    flags: [GlobalId; 2],
    /// Mostly a thread accesses only its own.
    own: [GlobalId; 2],
    /// Mostly nobody looks at these.
    spins: GlobalId,
    looks: GlobalId,
    mutex: GlobalId,
    /// Mostly a lock.
    word: GlobalId,
}

/// Waits until a word is free, and takes it.
fn take_word(b: &mut Builder, random: &mut Random, word: GlobalId, taken: u64) {
    let (header, rest) = (b.new_block(), b.new_block());
    b.jump(header);
    b.block = header;
    let address = g(word);
    let found = match random.one_in(2) {
        true => b.define(|dst| Op::Rmw {
            op: RmwOp::Exchange,
            bits: 32,
            dst,
            address,
            value: c(taken),
            order: quotient_model::MemoryOrder::SeqCst,
        }),
        false => b.compare_exchange(32, address, c(0), c(taken)).0,
    };
    let free = b.compare(IntPredicate::Eq, found, c(0));
    b.branch(free, rest, header);
    b.block = rest;
}

/// One thread that waits.
struct Waiting<'a> {
    random: &'a mut Random,
    shared: Shared,
    number: usize,
    /// What it has read, and a counter of two bits.
    seen: Operand,
    kept: Operand,
    counter: Operand,
    after: BlockId,
}

impl Waiting<'_> {
    fn flag(&mut self) -> Operand {
        g(self.random.pick(&self.shared.flags))
    }

    fn own(&mut self) -> Operand {
        let other = self.random.one_in(12);
        g(self.shared.own[self.number ^ usize::from(other)])
    }

    fn look(&mut self, b: &mut Builder) {
        let from = match self.random.one_in(5) {
            true => self.own(),
            false => self.flag(),
        };
        let value = b.load(from, 4);
        b.store(self.seen, value, 4);
    }

    /// One of the things that are done in a round.
    fn piece(&mut self, b: &mut Builder) {
        match self.random.below(25) {
            0..=4 => self.look(b),
            5 | 6 => {
                let to = self.own();
                let value = match self.random.below(3) {
                    0 => b.load(self.seen, 4),
                    _ => c(self.random.below(2) as u64),
                };
                b.store(to, value, 4);
            }
            7 => {
                let (to, value) = (self.flag(), c(self.random.below(2) as u64));
                b.store(to, value, 4);
            }
            8 | 9 => self.count(b),
            10 | 11 => {
                use RmwOp::{And, Exchange, Or, UMax};
                let op = self.random.pick(&[Exchange, Or, And, UMax]);
                let (address, value) = (self.flag(), c(self.random.below(2) as u64));
                let old = b.define(|dst| Op::Rmw {
                    op,
                    bits: 32,
                    dst,
                    address,
                    value,
                    order: quotient_model::MemoryOrder::SeqCst,
                });
                b.store(self.seen, old, 4);
            }
            12 => {
                let address = self.flag();
                let (expected, new) = (
                    c(self.random.below(2) as u64),
                    c(self.random.below(2) as u64),
                );
                let (old, _) = b.compare_exchange(32, address, expected, new);
                b.store(self.seen, old, 4);
            }
            13 | 14 => {
                let value = b.load(self.seen, 4);
                b.store(self.kept, value, 4);
            }
            15 => {
                let condition = self.condition(b);
                let rest = b.new_block();
                b.branch(condition, self.after, rest);
                b.block = rest;
            }
            16 | 17 => self.pause(b),
            18 => {
                b.builtin(Builtin::MutexLock {
                    mutex: g(self.shared.mutex),
                });
                self.look(b);
                if self.random.one_in(3) {
                    self.piece(b);
                }
                b.builtin(Builtin::MutexUnlock {
                    mutex: g(self.shared.mutex),
                });
            }
            19 => {
                // 0 and 1 in turn, so that two rounds are needed to come back.
                let at = match self.random.one_in(2) {
                    true => self.own(),
                    false => self.kept,
                };
                let value = b.load(at, 4);
                let value = b.binary(BinaryOp::Xor, 32, value, c(1));
                b.store(at, value, 4);
            }
            22..=24 => {
                let word = self.shared.word;
                let taken = match self.random.one_in(4) {
                    true => 1 + self.number as u64,
                    false => 1,
                };
                take_word(b, self.random, word, taken);
                self.look(b);
                if self.random.one_in(3) {
                    self.piece(b);
                }
                if !self.random.one_in(16) {
                    b.store(g(word), c(0), 4);
                }
            }
            20 => {
                // Now the one flag, now the other.
                let value = b.load(self.kept, 4);
                let value = b.binary(BinaryOp::Xor, 32, value, c(1));
                b.store(self.kept, value, 4);
                let odd = b.compare(IntPredicate::Ne, value, c(0));
                let [then, otherwise, rest] = [b.new_block(), b.new_block(), b.new_block()];
                b.branch(odd, then, otherwise);
                for (block, flag) in [then, otherwise].into_iter().zip(self.shared.flags) {
                    b.block = block;
                    let value = b.load(g(flag), 4);
                    b.store(self.seen, value, 4);
                    b.jump(rest);
                }
                b.block = rest;
            }
            _ => {
                let mutex = g(self.shared.mutex);
                let taken = b.builtin(Builtin::MutexTryLock { mutex });
                let (then, rest) = (b.new_block(), b.new_block());
                b.branch(taken, then, rest);
                b.block = then;
                self.look(b);
                b.builtin(Builtin::MutexUnlock { mutex });
                b.jump(rest);
                b.block = rest;
            }
        }
    }

    /// Counts at a place where mostly nobody looks.
    fn count(&mut self, b: &mut Builder) {
        match self.random.one_in(2) {
            true => {
                let at = g(self.shared.spins);
                let value = b.load(at, 4);
                let value = b.binary(BinaryOp::Add, 2, value, c(1));
                b.store(at, value, 4);
            }
            false => {
                let (address, value) = (g(self.shared.looks), c(2));
                b.define(|dst| Op::Rmw {
                    op: RmwOp::Xor,
                    bits: 32,
                    dst,
                    address,
                    value,
                    order: quotient_model::MemoryOrder::SeqCst,
                });
            }
        }
    }

    /// A counter that mostly only says how long to pause.
    fn pause(&mut self, b: &mut Builder) {
        let count = b.load(self.counter, 4);
        let count = b.binary(BinaryOp::Add, 2, count, c(1));
        b.store(self.counter, count, 4);
        let many = b.compare(IntPredicate::Ugt, count, c(1));
        let (then, rest) = (b.new_block(), b.new_block());
        b.branch(many, then, rest);
        b.block = then;
        match self.random.below(8) {
            0 => self.look(b),
            1 => b.store(self.seen, c(1), 4),
            _ => {}
        }
        b.jump(rest);
        b.block = rest;
    }

    fn condition(&mut self, b: &mut Builder) -> Operand {
        let from = self.random.pick(&[self.seen, self.seen, self.kept]);
        let value = b.load(from, 4);
        b.compare(IntPredicate::Eq, value, c(self.random.below(2) as u64))
    }

    /// Leaves the loop after so many rounds.
    fn count_down(&mut self, b: &mut Builder, left: Operand) {
        let value = b.load(left, 4);
        let less = b.binary(BinaryOp::Sub, 8, value, c(1));
        b.store(left, less, 4);
        let more = b.compare(IntPredicate::Ne, value, c(0));
        let rest = b.new_block();
        b.branch(more, rest, self.after);
        b.block = rest;
    }

    /// The loop, by one of several spellings.
    fn wait(&mut self, b: &mut Builder) {
        let polls = self.random.one_in(5);
        let tries = self.random.one_in(4).then(|| 2 + self.random.below(2));
        let late = self.random.one_in(2);
        let mutex = g(self.shared.mutex);
        if polls {
            b.builtin(Builtin::MutexLock { mutex });
        }
        if self.random.one_in(2) {
            self.look(b);
        }
        let left = b.alloca("left", Shape::scalar(4));
        b.store(left, c(tries.unwrap_or(0) as u64), 4);
        let header = b.new_block();
        b.jump(header);
        b.block = header;
        if tries.is_some() && !late {
            self.count_down(b, left);
        }
        let first = self.random.one_in(2);
        if first {
            let condition = self.condition(b);
            let rest = b.new_block();
            b.branch(condition, self.after, rest);
            b.block = rest;
        }
        if polls {
            b.builtin(Builtin::MutexUnlock { mutex });
            b.builtin(Builtin::MutexLock { mutex });
        }
        for _ in 0..1 + self.random.below(2) {
            self.piece(b);
        }
        if tries.is_some() && late {
            self.count_down(b, left);
        }
        if self.random.one_in(2) || tries.is_none() {
            self.look(b);
        }
        match first {
            true => b.jump(header),
            false => {
                let condition = self.condition(b);
                b.branch(condition, self.after, header);
            }
        }
        b.block = self.after;
        if polls {
            b.builtin(Builtin::MutexUnlock { mutex });
        }
        if tries.is_some() && self.random.one_in(3) {
            let value = b.load(left, 4);
            b.store(self.seen, value, 4);
        }
    }
}

fn waiting_thread(
    module: &mut Module,
    random: &mut Random,
    shared: Shared,
    number: usize,
) -> FunctionId {
    let mut b = Builder::new(["first", "second"][number], 1);
    let [seen, kept, counter] =
        ["seen", "kept", "counter"].map(|name| b.alloca(name, Shape::scalar(4)));
    let after = b.new_block();
    let mut waiting = Waiting {
        random,
        shared,
        number,
        seen,
        kept,
        counter,
        after,
    };
    waiting.wait(&mut b);
    match waiting.random.below(4) {
        0 => b.store(g(shared.flags[0]), c(1), 4),
        1 => b.store(g(shared.own[number]), c(1), 4),
        _ => {}
    }
    let (seen, kept) = (b.load(seen, 4), b.load(kept, 4));
    let mut all = b.binary(BinaryOp::Mul, 64, seen, c(10));
    all = b.binary(BinaryOp::Add, 64, all, kept);
    if waiting.random.one_in(8) {
        let count = b.load(counter, 4);
        all = b.binary(BinaryOp::Mul, 64, all, c(10));
        all = b.binary(BinaryOp::Add, 64, all, count);
    }
    b.ret(all);
    module.add_function(b.function)
}

/// With main joining the threads, if that is asked for: then it may look at what they leave.
fn random_program(seed: u64, joins: bool) -> Module {
    let mut random = Random::new(seed);
    let mut module = Module::new();
    let shared = Shared {
        flags: ["x", "y"].map(|name| global(&mut module, name, Shape::scalar(4))),
        own: ["a", "b"].map(|name| global(&mut module, name, Shape::scalar(4))),
        spins: global(&mut module, "spins", Shape::scalar(4)),
        looks: global(&mut module, "looks", Shape::scalar(4)),
        mutex: global(&mut module, "m", Shape::scalar(4)),
        word: global(&mut module, "w", Shape::scalar(4)),
    };
    let mut threads = vec![waiting_thread(&mut module, &mut random, shared, 0)];
    if random.one_in(3) {
        threads.push(waiting_thread(&mut module, &mut random, shared, 1));
    }
    let mut writer = Builder::new("writer", 1);
    let mut result = c(0);
    let locks = random.one_in(3);
    // Whether the mutex may be held in the end.
    let mut kept = false;
    let mutex = g(shared.mutex);
    if locks {
        writer.builtin(Builtin::MutexLock { mutex });
    }
    let takes = random.one_in(3);
    if takes {
        take_word(&mut writer, &mut random, shared.word, 1);
    }
    for _ in 0..1 + random.below(3) {
        match random.below(12) {
            0 => result = writer.load(g(shared.own[0]), 4),
            1 => writer.store(g(shared.own[0]), c(random.below(2) as u64), 4),
            2 if random.one_in(3) => {
                let at = random.pick(&[shared.spins, shared.looks]);
                result = writer.load(g(at), 4);
            }
            3 if !locks => {
                result = writer.builtin(Builtin::MutexTryLock { mutex });
                kept = true;
            }
            _ => {
                let to = g(random.pick(&shared.flags));
                writer.store(to, c(random.below(2) as u64), 4);
            }
        }
    }
    if takes {
        writer.store(g(shared.word), c(0), 4);
    }
    if random.one_in(8) {
        result = writer.load(g(shared.word), 4);
    }
    if locks {
        writer.builtin(Builtin::MutexUnlock { mutex });
    }
    writer.ret(result);
    threads.push(module.add_function(writer.function));
    let main = main_of(&mut random, shared, threads, joins.then_some(kept));
    finish(module, main)
}

/// Creates the threads. What main does before there are any, and after all, may have to do with what they do. `joins` says, if
/// it joins them, whether the mutex may be held then.
fn main_of(
    random: &mut Random,
    shared: Shared,
    threads: Vec<FunctionId>,
    joins: Option<bool>,
) -> Builder {
    let mut main = Builder::new("main", 0);
    let mutex = g(shared.mutex);
    if random.one_in(3) {
        main.builtin(Builtin::MutexInit { mutex });
    }
    if random.one_in(4) {
        main.store(g(shared.own[0]), c(random.below(2) as u64), 4);
    }
    let mut handles = Vec::new();
    for thread in threads {
        handles.push(main.spawn(thread, c(0)));
    }
    let mut result = c(0);
    if let Some(kept) = joins.filter(|_| random.one_in(2)) {
        let few = random.one_in(6);
        for handle in handles.into_iter().skip(usize::from(few)) {
            main.join(handle);
        }
        if random.one_in(2) && !few && !kept {
            main.builtin(Builtin::MutexDestroy { mutex });
        }
        if random.one_in(2) {
            result = main.load(g(random.pick(&shared.own)), 4);
        }
    }
    main.ret(result);
    main
}

/// The program with threads watched in all of its loops.
fn watched(module: &Module, options: Options) -> Interpreter {
    let blocks = module
        .functions
        .iter()
        .enumerate()
        .flat_map(|(function, body)| {
            (0..body.blocks.len() as u32).map(move |header| Repetition::Loop {
                function: function as u32,
                header,
            })
        });
    let bounds = Bounds {
        repetitions: Vec::new(),
        rounds: 1,
        watched: blocks.collect(),
    };
    let options = Options {
        watch: true,
        ..options
    };
    Interpreter::with_bounds(module, options, &bounds).expect("has a main function")
}

const LIMIT: usize = 6000;

fn seeds() -> u64 {
    let seeds = std::env::var("WATCH_SEEDS");
    seeds.map_or(400, |n| n.parse().expect("WATCH_SEEDS is a number"))
}

#[test]
fn rounds_in_which_a_thread_only_waits_can_be_left_out() {
    let (mut compared, mut shorter, mut deadlocks) = (0, 0, 0);
    for seed in 0..seeds() {
        let mut module = random_program(seed, true);
        optimise(&mut module);
        let options = Options::default();
        let whole = Interpreter::new(&module, options).expect("has a main function");
        let Some((before, _)) = reachable_of(whole, LIMIT) else {
            continue;
        };
        let Some((after, watched)) = reachable_of(watched(&module, options), 20 * LIMIT) else {
            panic!("seed {seed} has no end\n{module}");
        };
        assert_eq!(before, after, "seed {seed}\n{module}");
        compared += 1;
        shorter += u64::from(watched.assumptions > 0);
        deadlocks += u64::from(!before.deadlocks.is_empty());
    }
    println!("{compared} compared, {shorter} with rounds in vain, {deadlocks} with deadlocks");
    assert!(compared >= seeds() / 2 && shorter >= seeds() / 4);
}

/// The same where loops that wait for one location are awaits: taking a word for a lock then is one access.
#[test]
fn rounds_can_be_left_out_beside_awaits() {
    let (mut compared, mut shorter) = (0, 0);
    for seed in 0..seeds() {
        let mut module = random_program(seed, true);
        optimise(&mut module);
        let whole = Interpreter::new(&module, Options::default()).expect("has a main function");
        let Some((before, _)) = reachable_of(whole, LIMIT) else {
            continue;
        };
        eliminate_purity(&mut module, Keep::Nothing);
        introduce_awaits(&mut module);
        let Some((after, watched)) = reachable_of(watched(&module, Options::plain()), 20 * LIMIT)
        else {
            panic!("seed {seed} has no end\n{module}");
        };
        assert_eq!(before, after, "seed {seed}\n{module}");
        compared += 1;
        shorter += u64::from(watched.assumptions > 0);
    }
    println!("{compared} compared, {shorter} with rounds in vain");
    assert!(compared >= seeds() / 2 && shorter >= seeds() / 4);
}

#[test]
fn livelocks_are_the_same_without_rounds_in_vain() {
    let (mut compared, mut livelocks) = (0, 0);
    for seed in 0..seeds() {
        let mut module = random_program(seed, false);
        optimise(&mut module);
        let options = Options::default();
        let whole = |counts| {
            let whole = Interpreter::new(&module, options).expect("has a main function");
            has_livelock_of(whole, LIMIT, counts)
        };
        // What a thread does in memory that nobody else looks at may go on for ever, or count for nothing.
        let (Some(before), Some(most)) = (whole(Counts::Memory), whole(Counts::Ends)) else {
            continue;
        };
        let after = has_livelock_of(watched(&module, options), 20 * LIMIT, Counts::Memory)
            .unwrap_or_else(|| panic!("seed {seed} has no end\n{module}"));
        // One who takes a mutex again and again does something, if another tries whether it is free.
        let tries = module.to_string().contains("MutexTryLock");
        assert!(
            before <= after || tries,
            "seed {seed}: a livelock is missed\n{module}"
        );
        assert!(after <= most, "seed {seed}: this is no livelock\n{module}");
        compared += 1;
        livelocks += u64::from(before);
    }
    println!("{compared} compared, {livelocks} livelocks");
    assert!(compared >= seeds() / 2 && livelocks >= seeds() / 20);
}
