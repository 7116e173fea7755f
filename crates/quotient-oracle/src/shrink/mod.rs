//! Makes a program that shows a fault as small as it gets.
//!
//! Greedy: of all programs one change away that still show the fault, the first is taken, until
//! there is none. Every change lowers the *cost*, so it ends. Large changes are tried first:
//! threads, then statements (a lock together with its unlock), then what is inside a statement.

mod simpler;

use crate::listing::{Listing, Operand, Statement, lines};
use simpler::simpler;

/// Shrinks `listing`, for which `fails` holds, to one for which it still does and no single
/// change keeps it so.
pub fn shrink(listing: &Listing, mut fails: impl FnMut(&Listing) -> bool) -> Listing {
    let mut best = listing.clone();
    loop {
        let limit = cost(&best);
        let next = candidates(&best)
            .into_iter()
            .find(|candidate| cost(candidate) < limit && fails(candidate));
        match next {
            Some(smaller) => best = smaller,
            None => return best,
        }
    }
}

/// How much there is to understand in a program.
fn cost(listing: &Listing) -> u64 {
    let initial: u64 = listing.variables.iter().map(|value| 1 + value).sum();
    let threads = 20 * listing.threads.len() + listing.mutexes;
    let bodies: u64 = listing.threads.iter().map(|body| body_cost(body)).sum();
    initial + threads as u64 + bodies
}

fn body_cost(body: &[Statement]) -> u64 {
    let operand = |operand: &Operand| match operand {
        Operand::Constant(value) => *value.min(&100),
        Operand::Register { plus, .. } => 101 + plus.min(&100),
    };
    let statement = |statement: &Statement| match statement {
        Statement::Load { .. } | Statement::Spawn(_) | Statement::Join(_) => 1000,
        Statement::Store { value, .. } => 1000 + operand(value),
        Statement::Lock(_) | Statement::Unlock(_) | Statement::Init(_) | Statement::Release(_) => {
            1000
        }
        Statement::Fence => 1000,
        Statement::TryLock { .. } => 1001,
        Statement::Free { count, .. } => 1000 + *count as u64,
        Statement::Rmw {
            op, operand: with, ..
        } => 1500 + *op as u64 + operand(with),
        Statement::Cas { expected, new, .. } => 1520 + operand(expected) + operand(new),
        Statement::Add { operand: with, .. } => 1490 + operand(with),
        Statement::Count { last, .. } => 1530 + u64::from(*last),
        Statement::Uncount { .. } => 1540,
        Statement::Await { until, .. } => 1600 + until.test as u64 + operand(&until.operand),
        Statement::AwaitExchange { until, new, .. } => {
            1620 + until.test as u64 + operand(&until.operand) + operand(new)
        }
        Statement::Assume(condition) | Statement::Assert(condition) => 1000 + condition.constant,
        Statement::If {
            condition,
            then,
            otherwise,
        } => 1000 + condition.constant + body_cost(then) + body_cost(otherwise),
        Statement::Wait(body) | Statement::Section(body) => 1000 + body_cost(body),
        Statement::Leave(sum) => {
            1000 + sum.constant + 10 * u64::from(sum.plus.is_some()) + 10 * sum.modulo
        }
        Statement::Exit => 1000,
    };
    body.iter().map(statement).sum()
}

/// The programs one change away.
fn candidates(listing: &Listing) -> Vec<Listing> {
    let mut found: Vec<Listing> = (1..listing.threads.len())
        .map(|thread| without_thread(listing, thread))
        .collect();
    for line in 1..=listing.size() {
        found.push(rewrite(listing, line, |_| Vec::new()));
        found.extend(without_section(listing, line));
    }
    for line in 1..=listing.size() {
        found.push(rewrite(listing, line, |statement| match statement {
            Statement::If { then, .. } => then.clone(),
            other => vec![other.clone()],
        }));
        found.push(rewrite(listing, line, |statement| match statement {
            Statement::If { otherwise, .. } => otherwise.clone(),
            other => vec![other.clone()],
        }));
        if let Some(statement) = statement_at(listing, line) {
            for simpler in simpler(&statement) {
                found.push(rewrite(listing, line, |_| vec![simpler.clone()]));
            }
        }
    }
    for variable in 0..listing.variables.len() {
        let mut candidate = listing.clone();
        candidate.variables[variable] = 0;
        found.push(candidate);
    }
    found.extend(without_unused(listing));
    found
}

/// The statement on a line.
fn statement_at(listing: &Listing, line: usize) -> Option<Statement> {
    let mut found = None;
    rewrite(listing, line, |statement| {
        found = Some(statement.clone());
        Vec::new()
    });
    found
}

/// The listing with what is on `line` replaced.
fn rewrite(
    listing: &Listing,
    line: usize,
    mut with: impl FnMut(&Statement) -> Vec<Statement>,
) -> Listing {
    let mut candidate = listing.clone();
    let mut first = 1;
    for (body, old) in candidate.threads.iter_mut().zip(&listing.threads) {
        *body = rewrite_body(old, first, line, &mut with);
        first += lines(old);
    }
    candidate
}

fn rewrite_body(
    body: &[Statement],
    mut first: usize,
    line: usize,
    with: &mut impl FnMut(&Statement) -> Vec<Statement>,
) -> Vec<Statement> {
    let mut new = Vec::new();
    for statement in body {
        match statement {
            _ if first == line => new.extend(with(statement)),
            Statement::If {
                condition,
                then,
                otherwise,
            } => new.push(Statement::If {
                condition: *condition,
                then: rewrite_body(then, first + 1, line, with),
                otherwise: rewrite_body(otherwise, first + 1 + lines(then), line, with),
            }),
            Statement::Wait(inside) => {
                new.push(Statement::Wait(rewrite_body(inside, first + 1, line, with)));
            }
            Statement::Section(inside) => {
                let inside = rewrite_body(inside, first + 1, line, with);
                new.push(Statement::Section(inside));
            }
            other => new.push(other.clone()),
        }
        first += lines(std::slice::from_ref(statement));
    }
    new
}

/// Without the lock on `line` and the next unlock of the same mutex: either alone is a fault of
/// another kind.
fn without_section(listing: &Listing, line: usize) -> Option<Listing> {
    let Statement::Lock(mutex) = statement_at(listing, line)? else {
        return None;
    };
    let unlock = (line + 1..=listing.size())
        .find(|&line| statement_at(listing, line) == Some(Statement::Unlock(mutex)))?;
    let without_unlock = rewrite(listing, unlock, |_| Vec::new());
    Some(rewrite(&without_unlock, line, |_| Vec::new()))
}

/// Without a thread: its spawn and joins go, and those after it are renumbered.
fn without_thread(listing: &Listing, thread: usize) -> Listing {
    let renumber = |other: usize| if other > thread { other - 1 } else { other };
    let mut candidate = map_statements(listing, &mut |statement| match statement {
        Statement::Spawn(other) | Statement::Join(other) if *other == thread => None,
        Statement::Spawn(other) => Some(Statement::Spawn(renumber(*other))),
        Statement::Join(other) => Some(Statement::Join(renumber(*other))),
        other => Some(other.clone()),
    });
    candidate.threads.remove(thread);
    candidate
}

/// Without the variables and mutexes that nothing names.
fn without_unused(listing: &Listing) -> Option<Listing> {
    let mut variables = vec![false; listing.variables.len()];
    let mut mutexes = vec![false; listing.mutexes];
    map_statements(listing, &mut |statement| {
        if let Some(variable) = variable_of(&mut statement.clone()) {
            variables[*variable] = true;
        }
        if let Some(mutex) = mutex_of(&mut statement.clone()) {
            mutexes[*mutex] = true;
        }
        if let Statement::Free { first, count } = *statement {
            let cells = variables.iter_mut().chain(&mut mutexes);
            cells.skip(first).take(count).for_each(|used| *used = true);
        }
        Some(statement.clone())
    });
    if variables.iter().chain(&mutexes).all(|used| *used) {
        return None;
    }
    let rank = |used: &[bool], index: usize| used[..index].iter().filter(|used| **used).count();
    let mut candidate = map_statements(listing, &mut |statement| {
        let mut statement = statement.clone();
        if let Some(variable) = variable_of(&mut statement) {
            *variable = rank(&variables, *variable);
        }
        if let Some(mutex) = mutex_of(&mut statement) {
            *mutex = rank(&mutexes, *mutex);
        }
        if let Statement::Free { first, .. } = &mut statement {
            *first = rank(&[&variables[..], &mutexes].concat(), *first);
        }
        Some(statement)
    });
    candidate.mutexes = rank(&mutexes, mutexes.len());
    let gates = mutexes.len() - listing.gates;
    candidate.gates = candidate.mutexes - rank(&mutexes, gates);
    let mut used = variables.iter();
    candidate.variables.retain(|_| used.next() == Some(&true));
    Some(candidate)
}

/// The variable that a statement names.
fn variable_of(statement: &mut Statement) -> Option<&mut usize> {
    match statement {
        Statement::Load { variable, .. }
        | Statement::Store { variable, .. }
        | Statement::Rmw { variable, .. }
        | Statement::Cas { variable, .. }
        | Statement::Add { variable, .. }
        | Statement::Count { variable, .. }
        | Statement::Uncount { variable, .. }
        | Statement::Await { variable, .. }
        | Statement::AwaitExchange { variable, .. } => Some(variable),
        _ => None,
    }
}

/// The mutex that a statement names.
fn mutex_of(statement: &mut Statement) -> Option<&mut usize> {
    match statement {
        Statement::Lock(mutex)
        | Statement::Unlock(mutex)
        | Statement::Init(mutex)
        | Statement::Release(mutex)
        | Statement::TryLock { mutex, .. } => Some(mutex),
        _ => None,
    }
}

/// Each statement changed or dropped; branches are entered after they were changed themselves.
fn map_statements(
    listing: &Listing,
    change: &mut impl FnMut(&Statement) -> Option<Statement>,
) -> Listing {
    fn body(
        statements: &[Statement],
        change: &mut impl FnMut(&Statement) -> Option<Statement>,
    ) -> Vec<Statement> {
        let mut new = Vec::new();
        for statement in statements {
            match change(statement) {
                Some(Statement::If {
                    condition,
                    then,
                    otherwise,
                }) => new.push(Statement::If {
                    condition,
                    then: body(&then, change),
                    otherwise: body(&otherwise, change),
                }),
                Some(Statement::Wait(inside)) => new.push(Statement::Wait(body(&inside, change))),
                Some(Statement::Section(inside)) => {
                    new.push(Statement::Section(body(&inside, change)));
                }
                Some(other) => new.push(other),
                None => {}
            }
        }
        new
    }
    let threads = &listing.threads;
    Listing {
        variables: listing.variables.clone(),
        mutexes: listing.mutexes,
        gates: listing.gates,
        threads: threads.iter().map(|b| body(b, change)).collect(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::short::*;

    /// Shows the "fault" just if something is exchanged with 2.
    fn guilty(listing: &Listing) -> bool {
        listing.to_string().contains("fetch_exchange(") && listing.to_string().contains(", 2)")
    }

    #[test]
    fn what_does_not_matter_goes() {
        let listing = Listing::parallel(
            &[1, 2, 0],
            vec![
                vec![lock(0), store(X, 1), unlock(0)],
                vec![
                    load(0, X),
                    branch(eq(0, 2), vec![store(Z, 1), xchg(1, Y, 2)], vec![load(1, X)]),
                    assert(ne(1, 2)),
                ],
                vec![trylock(0, 0), when(eq(0, 1), vec![unlock(0)])],
            ],
        )
        .mutexes(1);
        assert!(guilty(&listing));
        let small = shrink(&listing, guilty);
        assert_eq!(small.size(), 1);
        assert_eq!(small.threads.len(), 2);
        assert_eq!(small.variables, [0]);
        assert_eq!(small.mutexes, 0);
    }

    #[test]
    fn removing_a_thread_renumbers_the_others() {
        let listing = Listing::with_main(
            &[0],
            vec![vec![store(X, 1)], vec![load(0, X)]],
            vec![join(1), join(2)],
        );
        let small = without_thread(&listing, 1);
        assert_eq!(small.threads[0], [spawn(1), join(1)]);
        assert_eq!(small.threads[1], [load(0, X)]);
    }

    #[test]
    fn lines_are_rewritten_inside_branches_too() {
        let body = vec![
            load(0, X),
            branch(eq(0, 1), vec![store(X, 1)], vec![store(X, 2), load(1, X)]),
            store(X, 3),
        ];
        let listing = Listing {
            variables: vec![0],
            mutexes: 0,
            gates: 0,
            threads: vec![body],
        };
        assert_eq!(statement_at(&listing, 3), Some(store(X, 1)));
        assert_eq!(statement_at(&listing, 5), Some(load(1, X)));
        assert_eq!(statement_at(&listing, 6), Some(store(X, 3)));
        assert_eq!(statement_at(&listing, 7), None);
        assert_eq!(rewrite(&listing, 4, |_| Vec::new()).size(), 5);
    }
}
