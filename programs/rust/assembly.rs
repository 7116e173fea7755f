//! Inline assembly, which is in Intel's syntax unless it says otherwise: the place that is written comes first.

use std::arch::asm;
use std::cell::UnsafeCell;
use std::sync::Arc;
use std::thread;

struct Counter(UnsafeCell<u64>);

unsafe impl Sync for Counter {}

impl Counter {
    fn add_locked(&self, n: u64) -> u64 {
        let mut old = n;
        unsafe { asm!("lock xadd qword ptr [{}], {}", in(reg) self.0.get(), inout(reg) old) };
        old
    }

    fn add_unlocked(&self, n: u64) {
        unsafe { asm!("add qword ptr [{}], {}", in(reg) self.0.get(), in(reg) n) };
    }

    fn get(&self) -> u64 {
        let value: u64;
        unsafe { asm!("mov {}, qword ptr [{} + 0]", out(reg) value, in(reg) self.0.get()) };
        value
    }
}

// expect: safe in 1
#[test]
fn operands_of_assembly() {
    let numbers = [3u32, 5, 0x1ff];
    let (copy, third, low, all, both): (u64, u32, u32, u64, u64);
    unsafe {
        asm!("mov {}, {}", out(reg) copy, in(reg) 7u64);
        asm!("mov {0:e}, dword ptr [{1} + 4*{2}]", out(reg) third, in(reg) &numbers, in(reg) 2u64);
        asm!("movzx {0:e}, byte ptr [{1} + 8]", out(reg) low, in(reg) &numbers);
        asm!("mov {0}, 0x10", "sub {0}, {1}", "not {0}", out(reg) all, in(reg) 1u64);
        asm!("mov {1}, {0}", "addq $2, {0}", out(reg) both, in(reg) 40u64, options(att_syntax));
    }
    assert_eq!((copy, third, low, all), (7, 0x1ff, 0xff, !15));
    assert_eq!(both, 42);
}

// expect: safe in 4
#[test]
fn counter_in_assembly() {
    let counter = Arc::new(Counter(UnsafeCell::new(0)));
    let other = Arc::clone(&counter);
    let thread = thread::spawn(move || other.add_locked(1));
    let first = counter.add_locked(2);
    let second = thread.join().unwrap();
    assert!((first, second) == (0, 2) || (first, second) == (1, 0));
    assert_eq!(counter.get(), 3);
}

// expect: panic "left: 1"
#[test]
fn counter_in_assembly_bug_of_no_lock() {
    let counter = Arc::new(Counter(UnsafeCell::new(0)));
    let other = Arc::clone(&counter);
    let thread = thread::spawn(move || other.add_unlocked(1));
    counter.add_unlocked(1);
    thread.join().unwrap();
    assert_eq!(counter.get(), 2);
}
