//! Random programs with loops that wait, spelled in many ways.

use crate::common::*;
use crate::locks::{LockCalls, add_semaphore, change, take_word, try_word};
use quotient_ir::program::{
    BinaryOp, BlockId, Builtin, CastOp, FunctionId, GlobalId, IntPredicate, Module, Op, Operand,
    Shape,
};
use quotient_model::RmwOp;
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
    /// A lock for one who writes or any who read, and what is done with it.
    lock: GlobalId,
    calls: LockCalls,
    /// How many have a semaphore or wait for it, and how many of these may go on.
    semaphore: GlobalId,
    acquire: FunctionId,
    release: FunctionId,
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
    /// Memory of its own, of the heap, in which it counts, and mostly does not look.
    polls: Operand,
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
        match self.random.below(32) {
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
                let (address, value) = (self.flag(), self.random.below(2) as u64);
                let old = change(b, op, address, value);
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
                // 0 and 1 in turn, so that two rounds are needed to come back.
                let at = match self.random.one_in(2) {
                    true => self.own(),
                    false => self.kept,
                };
                let value = b.load(at, 4);
                let value = b.binary(BinaryOp::Xor, 32, value, c(1));
                b.store(at, value, 4);
            }
            19 => {
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
            _ => self.piece_with_lock(b),
        }
    }

    /// One that has to do with a lock.
    fn piece_with_lock(&mut self, b: &mut Builder) {
        match self.random.below(12) {
            0 => {
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
            1..=3 => {
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
            4 | 5 => {
                // It tries to take the word, once.
                let word = g(self.shared.word);
                let taken = try_word(b, self.random, word);
                self.look_if(b, taken, |b| b.store(word, c(0), 4));
            }
            6..=8 => {
                let (lock, calls) = (g(self.shared.lock), self.shared.calls);
                let (take, give) = self.random.pick(&[
                    (calls.read, calls.end_reading),
                    (calls.write, calls.end_writing),
                    (calls.try_to_read, calls.end_reading),
                ]);
                let taken = b.call(take, vec![lock]);
                self.look_if(b, taken, |b| {
                    b.call(give, vec![lock]);
                });
            }
            9 | 10 => {
                let semaphore = g(self.shared.semaphore);
                b.call(self.shared.acquire, vec![semaphore]);
                self.look(b);
                if self.random.one_in(3) {
                    self.piece(b);
                }
                b.call(self.shared.release, vec![semaphore]);
            }
            _ => {
                let mutex = g(self.shared.mutex);
                let taken = b.builtin(Builtin::MutexTryLock { mutex });
                self.look_if(b, taken, |b| {
                    b.builtin(Builtin::MutexUnlock { mutex });
                });
            }
        }
    }

    /// Looks if it has taken a lock, and gives that back.
    fn look_if(&mut self, b: &mut Builder, taken: Operand, give: impl FnOnce(&mut Builder)) {
        let (then, rest) = (b.new_block(), b.new_block());
        b.branch(taken, then, rest);
        b.block = then;
        self.look(b);
        if self.random.one_in(4) {
            self.look(b);
        }
        give(b);
        b.jump(rest);
        b.block = rest;
    }

    /// Counts at a place where mostly nobody looks.
    fn count(&mut self, b: &mut Builder) {
        match self.random.below(3) {
            0 | 1 => {
                let own = self.random.one_in(2);
                let at = if own {
                    self.polls
                } else {
                    g(self.shared.spins)
                };
                let value = b.load(at, 4);
                let value = b.binary(BinaryOp::Add, 2, value, c(1));
                b.store(at, value, 4);
            }
            _ => {
                change(b, RmwOp::Xor, g(self.shared.looks), 2);
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
            2 => self.count(b),
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
        let less = b.binary(BinaryOp::Sub, 32, value, c(1));
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
        match self.random.below(3) {
            0 if tries.is_some() => {
                let value = b.load(left, 4);
                b.store(self.seen, value, 4);
            }
            // Whether it has given up, say.
            1 if tries.is_some() => {
                use IntPredicate::{Eq, Ne, Sgt, Slt, Uge};
                let value = b.load(left, 4);
                let predicate = self.random.pick(&[Eq, Eq, Ne, Sgt, Slt, Uge]);
                let told = b.compare(predicate, value, c(self.random.below(3) as u64));
                let told = b.define(|dst| Op::Cast {
                    op: CastOp::ZExt,
                    dst,
                    src: told,
                    from: 1,
                    to: 32,
                });
                b.store(self.seen, told, 4);
            }
            _ => {}
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
    let polls = b.malloc(4);
    b.store(polls, c(0), 4);
    let after = b.new_block();
    let mut waiting = Waiting {
        random,
        shared,
        number,
        seen,
        kept,
        counter,
        polls,
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
    if waiting.random.one_in(8) {
        let count = b.load(polls, 4);
        all = b.binary(BinaryOp::Mul, 64, all, c(10));
        all = b.binary(BinaryOp::Add, 64, all, count);
    }
    b.free(polls);
    b.ret(all);
    module.add_function(b.function)
}

/// With main joining the threads, if that is asked for: then it may look at what they leave.
pub fn random_program(seed: u64, joins: bool) -> Module {
    let mut random = Random::new(seed);
    let mut module = Module::new();
    let permits = global(&mut module, "permits", Shape::scalar(4));
    let (acquire, release) = add_semaphore(&mut module, permits);
    let shared = Shared {
        flags: ["x", "y"].map(|name| global(&mut module, name, Shape::scalar(4))),
        own: ["a", "b"].map(|name| global(&mut module, name, Shape::scalar(4))),
        spins: global(&mut module, "spins", Shape::scalar(4)),
        looks: global(&mut module, "looks", Shape::scalar(4)),
        mutex: global(&mut module, "m", Shape::scalar(4)),
        word: global(&mut module, "w", Shape::scalar(4)),
        lock: global(&mut module, "l", Shape::scalar(4)),
        calls: LockCalls::add_to(&mut module),
        semaphore: global(&mut module, "s", Shape::scalar(4)),
        acquire,
        release,
    };
    let mut threads = vec![waiting_thread(&mut module, &mut random, shared, 0)];
    if random.one_in(3) {
        threads.push(waiting_thread(&mut module, &mut random, shared, 1));
    }
    let (writer, kept) = writing_thread(&mut module, &mut random, shared);
    threads.push(writer);
    let main = main_of(&mut random, shared, threads, joins.then_some(kept));
    finish(module, main)
}

/// What a thread holds while it writes.
#[derive(Clone, Copy, PartialEq)]
enum Holds {
    Nothing,
    Mutex,
    Word,
    Lock,
    Semaphore,
}

/// The one that the others wait for, and whether it may have the mutex in the end.
fn writing_thread(module: &mut Module, random: &mut Random, shared: Shared) -> (FunctionId, bool) {
    use Holds::{Lock, Mutex, Nothing, Semaphore, Word};
    let mut b = Builder::new("writer", 1);
    let mut result = c(0);
    let mut kept = false;
    let holds = random.pick(&[Nothing, Nothing, Mutex, Mutex, Word, Word, Lock, Semaphore]);
    let (mutex, lock, calls) = (g(shared.mutex), g(shared.lock), shared.calls);
    match holds {
        Nothing => {}
        Mutex => _ = b.builtin(Builtin::MutexLock { mutex }),
        Word => take_word(&mut b, random, shared.word, 1),
        Lock => _ = b.call(calls.write, vec![lock]),
        Semaphore => _ = b.call(shared.acquire, vec![g(shared.semaphore)]),
    }
    for _ in 0..1 + random.below(3) {
        match random.below(14) {
            0 => result = b.load(g(shared.own[0]), 4),
            1 => b.store(g(shared.own[0]), c(random.below(2) as u64), 4),
            2 if random.one_in(3) => {
                let at = random.pick(&[shared.spins, shared.looks]);
                result = b.load(g(at), 4);
            }
            3 if holds != Mutex => {
                result = b.builtin(Builtin::MutexTryLock { mutex });
                kept = true;
            }
            // What comes of an attempt that fails others can see.
            4 if holds != Word => {
                result = b.compare_exchange(32, g(shared.word), c(0), c(2)).1;
            }
            5 if holds != Lock => result = b.call(calls.try_to_read, vec![lock]),
            6 if holds != Lock => {
                b.call(calls.read, vec![lock]);
                result = b.load(g(random.pick(&shared.flags)), 4);
                b.call(calls.end_reading, vec![lock]);
            }
            _ => {
                let to = g(random.pick(&shared.flags));
                b.store(to, c(random.below(2) as u64), 4);
            }
        }
    }
    match holds {
        Nothing => {}
        Mutex => _ = b.builtin(Builtin::MutexUnlock { mutex }),
        Word => b.store(g(shared.word), c(0), 4),
        Lock => _ = b.call(calls.end_writing, vec![lock]),
        Semaphore => _ = b.call(shared.release, vec![g(shared.semaphore)]),
    }
    if random.one_in(8) {
        result = b.load(g(shared.word), 4);
    }
    b.ret(result);
    (module.add_function(b.function), kept)
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
