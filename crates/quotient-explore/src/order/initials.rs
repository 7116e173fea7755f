//! Which steps can come first in a sequence, and what of a prefix has to be known for that: of counts that are free
//! ([`Tally`] has the definition, and the argument), what a block of them has given away.
//!
//! That uncounts are claimed of one thread only, and of that the first few, makes it easy to see whether all can be covered: of
//! those who claim from one thread, who claims the fewest is given one first.

use quotient_model::{Location, Tally, Value};

use super::footprint::{AllTouched, Claim, Footprint, Step};

/// A block of counts, up to some prefix.
#[derive(Clone, Debug)]
pub(crate) struct Block {
    location: Location,
    tally: Tally,
    /// Those of the counts that are free.
    claims: Vec<Claim>,
}

impl Block {
    /// One that begins.
    pub fn new(location: Location, tally: Tally) -> Block {
        Block {
            location,
            tally,
            claims: Vec::new(),
        }
    }

    /// How many tokens a block has that begins with this value. More than can be named are not needed.
    pub fn tokens(tally: Tally, start: Value) -> u8 {
        tally.left(start).min(Tally::MOST_TOKENS) as u8
    }

    pub fn is_of(&self, location: Location, tally: Tally) -> bool {
        (self.location, self.tally) == (location, tally)
    }

    /// Goes on over a free count.
    pub fn add(&mut self, claim: Claim) {
        self.claims.push(claim);
    }

    /// Goes on over a step. What sections touch is in `sets`.
    pub fn follow(&mut self, footprint: Footprint, sets: &AllTouched) {
        match footprint {
            Footprint::Count(location, tally, claim) if self.is_of(location, tally) => {
                self.add(claim);
            }
            Footprint::Uncount(location, tally) if self.is_of(location, tally) => {}
            // What comes next begins another block.
            _ if footprint.touches(self.location, sets) => self.claims.clear(),
            _ => {}
        }
    }

    /// Whether a count with this claim is free here.
    pub fn is_free(&self, claim: Claim) -> bool {
        let tokens = usize::from(claim.tokens);
        if self.claims.len() < tokens {
            return true;
        }
        let mut claims = self.claims.clone();
        claims.push(claim);
        claims.sort_unstable();
        let covered = |of: &[Claim]| {
            let mut given = 0;
            for claim in of {
                given += usize::from(given < usize::from(claim.first));
            }
            given
        };
        let covered: usize = claims.chunk_by(|a, b| a.of == b.of).map(covered).sum();
        claims.len() - covered <= tokens
    }
}

/// What is to be known of a prefix to tell what conflicts after it.
#[derive(Clone, Copy)]
pub(crate) struct Around<'t> {
    /// What sections touch.
    pub sets: &'t AllTouched,
    /// The blocks of counts at the prefix, of the locations that the steps at hand count.
    pub blocks: &'t [Block],
}

impl<'t> Around<'t> {
    /// Where nothing is counted.
    #[cfg(test)]
    pub const fn sections(sets: &'t AllTouched) -> Self {
        Around { sets, blocks: &[] }
    }
}

/// Whether `step` is a weak initial of `sequence`: it can be put first without changing the class
/// (Definition 3 of the await paper). Its own thread's first step in the sequence, if it has one,
/// is `step` itself.
#[inline(always)]
pub(crate) fn weak_initial(step: &Step, sequence: &[Step], around: Around<'_>) -> WeakInitial {
    let Around { sets, blocks } = around;
    if !blocks.is_empty()
        && let Footprint::Count(location, tally, claim) = step.footprint
        && let Some(block) = blocks.iter().find(|block| block.is_of(location, tally))
    {
        return weak_initial_count(step, claim, sequence, sets, block.clone());
    }
    for (at, other) in sequence.iter().enumerate() {
        if other.thread == step.thread {
            return WeakInitial::At(at);
        }
        if step.conflicts(other, sets) {
            return WeakInitial::No;
        }
    }
    WeakInitial::Absent
}

/// The same of a count that is free: it must be so, and the counts of the sequence too, if it comes first.
#[cold]
fn weak_initial_count(
    step: &Step,
    claim: Claim,
    sequence: &[Step],
    sets: &AllTouched,
    mut block: Block,
) -> WeakInitial {
    block.add(claim);
    for (at, other) in sequence.iter().enumerate() {
        if other.thread == step.thread {
            return WeakInitial::At(at);
        }
        if step.conflicts(other, sets) {
            return WeakInitial::No;
        }
        if let (Footprint::Count(_, _, claim), true) = (other.footprint, step.counts_with(other)) {
            if !block.is_free(claim) {
                return WeakInitial::No;
            }
            block.add(claim);
        }
    }
    WeakInitial::Absent
}

/// The answer of [`weak_initial`].
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum WeakInitial {
    /// Something in the sequence must come before it.
    No,
    /// It is in the sequence, here, and nothing before it conflicts with it.
    At(usize),
    /// It is not in the sequence and conflicts with none of it.
    Absent,
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::order::NO_SECTIONS;
    use quotient_model::ThreadId;

    const TALLY: Tally = Tally {
        rises: false,
        bits: 64,
        last: 1,
    };

    fn is_free(tokens: u8, claims: &[(u16, u8)], claim: (u16, u8)) -> bool {
        let full = |(of, first): (u16, u8)| Claim {
            of: ThreadId(of),
            first,
            tokens,
        };
        let mut block = Block::new(Location(0), TALLY);
        claims.iter().for_each(|&other| block.add(full(other)));
        block.is_free(full(claim))
    }

    #[test]
    fn without_uncounts_only_tokens_count() {
        assert!(is_free(1, &[], (0, 0)));
        assert!(!is_free(0, &[], (0, 0)));
        assert!(!is_free(1, &[(0, 0)], (0, 0)));
    }

    #[test]
    fn who_claims_fewest_is_given_first() {
        assert!(is_free(0, &[(0, 2)], (0, 1)));
        assert!(is_free(0, &[(0, 1)], (0, 2)));
        assert!(!is_free(0, &[(0, 1)], (0, 1)));
        assert!(is_free(0, &[(0, 1)], (1, 1)));
        assert!(is_free(1, &[(0, 1), (0, 1)], (0, 2)));
        assert!(!is_free(1, &[(0, 1), (0, 1), (1, 1)], (1, 1)));
    }

    const NOTHING: Around<'_> = Around::sections(&NO_SECTIONS);

    fn step(thread: u16, footprint: Footprint) -> Step {
        Step {
            thread: ThreadId(thread),
            footprint,
        }
    }

    #[test]
    fn weak_initials() {
        let v = [
            step(1, Footprint::Write(Location(0))),
            step(2, Footprint::Write(Location(1))),
            step(3, Footprint::Read(Location(0))),
        ];
        assert_eq!(weak_initial(&v[0], &v, NOTHING), WeakInitial::At(0));
        assert_eq!(weak_initial(&v[1], &v, NOTHING), WeakInitial::At(1));
        assert_eq!(weak_initial(&v[2], &v, NOTHING), WeakInitial::No);
        assert_eq!(
            weak_initial(&step(4, Footprint::Read(Location(2))), &v, NOTHING),
            WeakInitial::Absent
        );
        assert_eq!(
            weak_initial(&step(4, Footprint::Read(Location(1))), &v, NOTHING),
            WeakInitial::No
        );
    }
}
