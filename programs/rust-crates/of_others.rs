//! Parts of published packages that are known by their paths; `others` has so much of these as it takes.

use std::cell::Cell;
use std::thread;

use crossbeam_channel::select::{Branch, SelectHandle, first};
use futures_util::async_await::random::shuffle;
use parking_lot::raw_rwlock::RawRwLock;
use tokio::macros::support::thread_rng_n;

// expect: safe in 3
#[test]
fn any_branch_of_a_select_of_tokio_may_be_first() {
    assert!(thread_rng_n(3) < 3);
}

// expect: panic "the second"
#[test]
fn select_of_tokio_bug_of_an_order() {
    assert_eq!(thread_rng_n(2), 0, "the second");
}

// expect: panic "in disorder"
#[test]
fn select_of_futures_bug_of_an_order() {
    let mut branches = [1, 2];
    shuffle(&mut branches);
    assert_eq!(branches, [2, 1], "in disorder");
}

struct Handle(u32);

impl SelectHandle for Handle {
    fn number(&self) -> u32 {
        self.0
    }
}

fn first_of_three() -> u32 {
    let handles = [Handle(1), Handle(2), Handle(3)];
    let mut branches: Vec<Branch<'_>> = Vec::new();
    for handle in &handles {
        branches.push((handle, 0, std::ptr::null()));
    }
    first(&mut branches)
}

// expect: safe in 6
#[test]
fn any_branch_of_a_select_of_crossbeam_may_be_first() {
    assert!((1..=3).contains(&first_of_three()));
}

// expect: panic "the second"
#[test]
fn select_of_crossbeam_bug_of_an_order() {
    assert_ne!(first_of_three(), 2, "the second");
}

struct Account {
    lock: RawRwLock,
    balance: Cell<u32>,
}

// SAFETY: the lock is for that.
unsafe impl Sync for Account {}

impl Account {
    const fn new() -> Self {
        Account {
            lock: RawRwLock::new(),
            balance: Cell::new(0),
        }
    }

    fn deposit(&self) {
        self.lock.lock_exclusive();
        self.balance.set(self.balance.get() + 1);
        self.lock.unlock_exclusive();
    }

    fn deposit_in_two_sections(&self) {
        let balance = self.read();
        self.lock.lock_exclusive();
        self.balance.set(balance + 1);
        self.lock.unlock_exclusive();
    }

    fn deposit_by_upgrade(&self) {
        self.lock.lock_upgradable();
        let balance = self.balance.get();
        self.lock.upgrade();
        self.balance.set(balance + 1);
        self.lock.unlock_exclusive();
    }

    fn read(&self) -> u32 {
        self.lock.lock_shared(false);
        let balance = self.balance.get();
        self.lock.unlock_shared();
        balance
    }
}

// expect --races: safe in 30
#[test]
fn read_write_lock_of_parking_lot() {
    let account = Account::new();
    thread::scope(|scope| {
        scope.spawn(|| account.deposit());
        assert!(account.read() <= 1);
    });
    assert_eq!(account.read(), 1);
}

// expect: panic "a deposit was lost"
#[test]
fn read_write_lock_of_parking_lot_bug_of_two_sections() {
    let account = Account::new();
    thread::scope(|scope| {
        scope.spawn(|| account.deposit_in_two_sections());
        scope.spawn(|| account.deposit_in_two_sections());
    });
    assert_eq!(account.read(), 2, "a deposit was lost");
}

// expect: deadlock
#[test]
fn read_write_lock_of_parking_lot_bug_of_reading_twice() {
    let account = Account::new();
    thread::scope(|scope| {
        scope.spawn(|| account.deposit());
        account.lock.lock_shared(false);
        account.read();
        account.lock.unlock_shared();
    });
}

// expect: safe in 30
#[test]
fn read_write_lock_of_parking_lot_read_again() {
    let account = Account::new();
    thread::scope(|scope| {
        scope.spawn(|| account.deposit());
        account.lock.lock_shared(true);
        account.lock.lock_shared(true);
        account.lock.unlock_shared();
        account.lock.unlock_shared();
    });
}

// expect --races: safe in 60
#[test]
fn read_write_lock_of_parking_lot_upgraded() {
    let account = Account::new();
    thread::scope(|scope| {
        scope.spawn(|| account.deposit_by_upgrade());
        scope.spawn(|| account.deposit_by_upgrade());
    });
    assert_eq!(account.read(), 2);
}
