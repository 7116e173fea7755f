//! Threads that do the same: random programs that have some, and classes up to which of them is which.

use std::collections::{BTreeSet, HashMap};

use quotient_model::{Access, Cell, ClassKey, Equivalence, Event, Execution, ThreadId};

use crate::failures::Reached;
use crate::generate::{Count, Flavour, make, registers_used};
use crate::listing::{Condition, Listing, Operand, Statement, lines};
use crate::random::Random;

/// The program with this number among those in which some threads have the same body. Mostly main creates them one
/// after the other and joins all or none; sometimes it does something in between that tells them apart.
pub fn generate_symmetric(seed: u64) -> Listing {
    symmetric(Random::new(seed ^ 0x5a3e_7412), false)
}

/// The same where these threads count, too.
pub fn generate_symmetric_counting(seed: u64) -> Listing {
    symmetric(Random::new(seed ^ 0x5a3e_c0a7), true)
}

fn symmetric(mut random: Random, counts: bool) -> Listing {
    let flavour = random.pick(&[
        Flavour::Plain,
        Flavour::ReadModifyWrites,
        Flavour::Mutexes,
        Flavour::Mixed,
        Flavour::Awaits,
        Flavour::Locked,
        Flavour::Gates,
    ]);
    let mut listing = make(random.clone(), flavour);
    let bodies: Vec<Vec<Statement>> = listing.threads.drain(..).skip(1).map(alone).collect();
    let mut threads = vec![Vec::new()];
    let copies = random.pick(&[2, 2, 2, 3, 3, if counts { 2 } else { 4 }]);
    let most = [0, 0, 4, 2, 1][copies];
    let mut common = shortened(&bodies[0], if counts { most / 4 } else { most });
    let count = counts.then(|| Count::of_some_variable(&mut listing, &mut random));
    if let Some(count) = count {
        count.insert(&mut common, &mut random);
    }
    threads.extend(vec![common; copies]);
    if copies < if counts { 3 } else { 4 } && random.chance(40) {
        let mut other = shortened(&bodies[1], if copies == 2 { 2 } else { 1 });
        if let Some(count) = count {
            other.clear();
            count.insert_one(&mut other, None, random.chance(30), &mut random);
        }
        let place = 1 + random.below(threads.len());
        let twice = copies == 2 && random.chance(25);
        for _ in 0..if twice { 2 } else { 1 } {
            threads.insert(place, shortened(&other, if twice { 1 } else { 2 }));
        }
    }
    listing.threads = threads;
    wire(&mut listing, &mut random);
    if let Some(count) = count
        && random.chance(40)
    {
        count.insert_one(&mut listing.threads[0], Some(0), true, &mut random);
    }
    listing
}

/// A body without what has to do with other threads.
fn alone(mut body: Vec<Statement>) -> Vec<Statement> {
    body.retain(|statement| !matches!(statement, Statement::Spawn(_) | Statement::Join(_)));
    body
}

/// The first statements, of so many lines at most.
fn shortened(body: &[Statement], most: usize) -> Vec<Statement> {
    let mut short = Vec::new();
    for statement in body {
        let line = lines(std::slice::from_ref(statement));
        if lines(&short) + line <= most {
            short.push(statement.clone());
        }
    }
    short
}

/// Main creates the threads, joins them, and looks at what they did.
fn wire(listing: &mut Listing, random: &mut Random) {
    let threads = listing.threads.len();
    let variable = random.below(listing.variables.len());
    let mut main: Vec<Statement> = (1..threads).map(Statement::Spawn).collect();
    let store = Statement::Store {
        variable,
        value: Operand::Constant(random.pick(&[1, 2])),
    };
    match random.below(100) {
        0..10 => main.insert(random.below(main.len() + 1), store.clone()),
        // Nobody else looks at it.
        10..15 => {
            listing.variables.push(0);
            let variable = listing.variables.len() - 1;
            let value = Operand::Constant(1);
            main.insert(1, Statement::Store { variable, value });
        }
        15..25 => main.push(store.clone()),
        _ => {}
    }
    let mut joins: Vec<Statement> = (1..threads).map(Statement::Join).collect();
    match random.below(100) {
        0..40 => joins.clear(),
        40..50 => joins.insert(random.below(joins.len() + 1), store),
        50..55 => joins.truncate(1),
        55..60 => joins.reverse(),
        _ => {}
    }
    if !joins.is_empty() {
        main.extend(joins);
        let register = registers_used(&main);
        main.push(Statement::Load { register, variable });
        main.push(Statement::Assert(Condition {
            register,
            equal: random.chance(50),
            constant: random.pick(&[0, 1, 2]),
        }));
    } else if threads > 2 && random.chance(4) {
        listing.threads[threads - 1].push(Statement::Join(1));
    }
    listing.threads[0] = main;
}

/// Threads of a listing that have the same body.
///
/// Two executions are the same up to which of them is which if exchanging their names makes one of the other: no more
/// need be said of when that is so, since both are executions of the program. Where main, or anybody else, tells the threads
/// apart, what comes of exchanging them is none.
pub struct Symmetry<'l> {
    listing: &'l Listing,
    /// The threads that main creates, by their bodies.
    groups: Vec<Vec<usize>>,
}

impl<'l> Symmetry<'l> {
    /// Of a listing whose main thread has no branches around spawns and joins.
    pub fn new(listing: &'l Listing) -> Self {
        let threads = &listing.threads;
        let mut groups: Vec<Vec<usize>> = Vec::new();
        let created = |body: &usize| threads[0].contains(&Statement::Spawn(*body));
        for body in (1..threads.len()).filter(created) {
            let same = |group: &&mut Vec<usize>| threads[group[0]] == threads[body];
            match groups.iter_mut().find(same) {
                Some(group) => group.push(body),
                None => groups.push(vec![body]),
            }
        }
        Symmetry { listing, groups }
    }

    /// The classes of an execution with the names of threads that have the same body exchanged in every way; as it is, first.
    /// When main creates and joins threads says nothing.
    pub fn classes(
        &self,
        equivalence: Equivalence,
        execution: &Execution,
    ) -> impl Iterator<Item = ClassKey> + use<'l> {
        let (arranged, spawned) = self.arranged(execution);
        let mut names = vec![HashMap::new()];
        for group in &self.groups {
            let threads = group.iter().filter_map(|body| spawned.get(body));
            let threads: Vec<ThreadId> = threads.copied().collect();
            let exchanged = |names: &HashMap<ThreadId, ThreadId>| {
                let orders = permutations(&threads).into_iter();
                let with = orders.map(|order| {
                    let mut names = names.clone();
                    names.extend(threads.iter().copied().zip(order));
                    names
                });
                with.collect::<Vec<_>>()
            };
            names = names.iter().flat_map(exchanged).collect();
        }
        let class = move |names: HashMap<_, _>| equivalence.class(&renamed(&arranged, &names));
        names.into_iter().map(class)
    }

    /// The execution with main's creations at the place of the first and without its joins; and the thread of each body.
    fn arranged(&self, execution: &Execution) -> (Execution, HashMap<usize, ThreadId>) {
        let bodies = spawned(self.listing, execution).into_iter();
        let spawned = bodies.map(|(thread, body)| (body, thread)).collect();
        let created = |event: &Event| event.spawned.is_some();
        let first = execution.events.iter().position(created).unwrap_or(0);
        let mut events = execution.events[..first].to_vec();
        let mut rest = Vec::new();
        for event in &execution.events[first..] {
            let by_main = event.id.thread == ThreadId::MAIN;
            match (event.spawned, event.access) {
                (Some(_), _) if by_main => events.push(event.clone()),
                (None, Access::Join { .. }) if by_main => {}
                _ => rest.push(event.clone()),
            }
        }
        events.extend(rest);
        (Execution { events }, spawned)
    }

    /// The line up to which thread is which: that of the same statement in the first thread of the group.
    pub fn line(&self, line: u32) -> u32 {
        let body = body_of(self.listing, line);
        match self.groups.iter().find(|group| group.contains(&body)) {
            Some(_) => first_line(self.listing, line),
            None => line,
        }
    }

    /// Failures up to which thread is which.
    pub fn failures(&self, failures: &BTreeSet<Reached>) -> BTreeSet<Reached> {
        let named = |failure: &Reached| Reached {
            line: self.line(failure.line),
            ..*failure
        };
        failures.iter().map(named).collect()
    }
}

/// The bodies of the threads that main creates, which it does in the order of its text.
fn spawned(listing: &Listing, execution: &Execution) -> HashMap<ThreadId, usize> {
    let bodies = listing.threads[0]
        .iter()
        .filter_map(|statement| match statement {
            Statement::Spawn(body) => Some(*body),
            _ => None,
        });
    let by_main = |event: &&Event| event.id.thread == ThreadId::MAIN;
    let events = execution.events.iter().filter(by_main);
    events
        .filter_map(|event| event.spawned)
        .zip(bodies)
        .collect()
}

/// How many lines come before a body.
fn start(listing: &Listing, body: usize) -> u32 {
    let before = &listing.threads[..body];
    before.iter().map(|body| lines(body) as u32).sum()
}

/// The body that a line is in.
fn body_of(listing: &Listing, line: u32) -> usize {
    let starts = (0..listing.threads.len()).rev();
    let mut before = starts.filter(|&body| start(listing, body) < line);
    before.next().unwrap_or(0)
}

/// The line of the same statement in the first thread with the same body.
pub fn first_line(listing: &Listing, line: u32) -> u32 {
    let body = body_of(listing, line);
    let same = |other: &Vec<Statement>| *other == listing.threads[body];
    match listing.threads.iter().position(same) {
        Some(first) if line > 0 => line - start(listing, body) + start(listing, first),
        _ => line,
    }
}

fn permutations(threads: &[ThreadId]) -> Vec<Vec<ThreadId>> {
    let Some((&last, rest)) = threads.split_last() else {
        return vec![Vec::new()];
    };
    let mut all = Vec::new();
    for order in permutations(rest) {
        for place in (0..=order.len()).rev() {
            let mut order = order.clone();
            order.insert(place, last);
            all.push(order);
        }
    }
    all
}

/// The execution with threads under other names; who holds a mutex is one, too.
fn renamed(execution: &Execution, names: &HashMap<ThreadId, ThreadId>) -> Execution {
    let name = |thread: ThreadId| names.get(&thread).copied().unwrap_or(thread);
    let mut renamed = execution.clone();
    for event in &mut renamed.events {
        let own = Cell::held_by(event.id.thread);
        event.id.thread = name(event.id.thread);
        if matches!(event.access, Access::Lock { .. } | Access::TryLock { .. })
            && event.written == Some(own)
        {
            event.written = Some(Cell::held_by(event.id.thread));
        }
    }
    renamed
}
