//! Sets of integers as intervals: what a comparison with a constant says, so that several of them
//! about one value can be put together or told to exclude each other.

use crate::arithmetic::mask;
use crate::program::IntPredicate;

/// Disjoint intervals, ends included, ascending, never touching.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(crate) struct Set(Vec<(u64, u64)>);

impl Set {
    /// The values of `bits` bits that compare so with a constant.
    pub fn of(predicate: IntPredicate, bits: u8, constant: u64) -> Self {
        let max = mask(bits);
        let flip = 1 << (bits.clamp(1, 64) - 1);
        let signed = constant ^ flip;
        match predicate {
            IntPredicate::Eq => Set(vec![(constant, constant)]),
            IntPredicate::Ne => Set::of(IntPredicate::Eq, bits, constant).complement(max),
            IntPredicate::Ule => Set(vec![(0, constant)]),
            IntPredicate::Uge => Set(vec![(constant, max)]),
            // The signed order is the unsigned one with the sign bit flipped.
            IntPredicate::Sle => Set(vec![(0, signed)]).flipped(flip),
            IntPredicate::Sge => Set(vec![(signed, max)]).flipped(flip),
            strict => Set::of(strict.inverse(), bits, constant).complement(max),
        }
    }

    /// The values that a masked value can have, or a few more.
    pub fn domain(mask: u64) -> Self {
        if mask.is_power_of_two() && mask > 1 {
            return Set(vec![(0, 0), (mask, mask)]);
        }
        Set(vec![(0, mask)])
    }

    pub fn is_empty(&self) -> bool {
        self.0.is_empty()
    }

    pub fn intersection(&self, other: &Set) -> Set {
        let mut all = Vec::new();
        for &(a, b) in &self.0 {
            for &(c, d) in &other.0 {
                let (low, high) = (a.max(c), b.min(d));
                if low <= high {
                    all.push((low, high));
                }
            }
        }
        Set::normal(all)
    }

    pub fn union(&self, other: &Set) -> Set {
        Set::normal(self.0.iter().chain(&other.0).copied().collect())
    }

    pub fn within(&self, other: &Set) -> bool {
        self.intersection(other) == *self
    }

    /// A comparison that says the same of values of the domain, if one does.
    pub fn comparison(&self, bits: u8, domain: &Set) -> Option<(IntPredicate, u64)> {
        let max = mask(bits);
        let flip = 1 << (bits.clamp(1, 64) - 1);
        let (&(low, _), &(_, high)) = (self.0.first()?, self.0.last()?);
        let signed = self.flipped(flip);
        let (&(least, _), &(_, most)) = (signed.0.first()?, signed.0.last()?);
        let missing = self.complement(max).intersection(domain).0;
        let missing = missing.first().map(|&(first, _)| (IntPredicate::Ne, first));
        let candidates = [
            Some((IntPredicate::Eq, low)),
            missing,
            Some((IntPredicate::Ule, high)),
            Some((IntPredicate::Uge, low)),
            Some((IntPredicate::Sle, most ^ flip)),
            Some((IntPredicate::Sge, least ^ flip)),
        ];
        let says_it = |&(predicate, constant): &(IntPredicate, u64)| {
            Set::of(predicate, bits, constant).intersection(domain) == *self
        };
        candidates.into_iter().flatten().find(says_it)
    }

    fn complement(&self, max: u64) -> Set {
        let mut all = Vec::new();
        let mut next = Some(0);
        for &(low, high) in &self.0 {
            match next {
                Some(start) if start < low => all.push((start, low - 1)),
                _ => {}
            }
            next = high.checked_add(1);
        }
        match next {
            Some(start) if start <= max => all.push((start, max)),
            _ => {}
        }
        Set(all)
    }

    /// The set with a bit, the highest one, flipped in each of its values.
    fn flipped(&self, flip: u64) -> Set {
        let mut all = Vec::new();
        for &(low, high) in &self.0 {
            if low < flip && high >= flip {
                all.push((low ^ flip, (flip - 1) ^ flip));
                all.push((0, high ^ flip));
            } else {
                all.push((low ^ flip, high ^ flip));
            }
        }
        Set::normal(all)
    }

    fn normal(mut all: Vec<(u64, u64)>) -> Set {
        all.sort_unstable();
        let mut merged: Vec<(u64, u64)> = Vec::new();
        for (low, high) in all {
            match merged.last_mut() {
                Some(last) if last.1.checked_add(1).is_none_or(|next| low <= next) => {
                    last.1 = last.1.max(high);
                }
                _ => merged.push((low, high)),
            }
        }
        Set(merged)
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use IntPredicate::*;

    const ALL: [IntPredicate; 10] = [Eq, Ne, Ugt, Uge, Ult, Ule, Sgt, Sge, Slt, Sle];

    fn has(set: &Set, value: u64) -> bool {
        set.0
            .iter()
            .any(|&(low, high)| (low..=high).contains(&value))
    }

    #[test]
    fn sets_are_what_comparisons_say() {
        for predicate in ALL {
            for constant in 0..8 {
                let set = Set::of(predicate, 3, constant);
                for value in 0..8 {
                    let expected = predicate.holds(value, constant, 3);
                    assert_eq!(
                        has(&set, value),
                        expected,
                        "{value} {predicate:?} {constant}"
                    );
                }
            }
        }
    }

    #[test]
    fn comparisons_are_found_again() {
        let domain = Set::domain(7);
        for (a, b) in ALL.iter().flat_map(|&a| ALL.map(|b| (a, b))) {
            for (x, y) in (0..8).flat_map(|x| (0..8).map(move |y| (x, y))) {
                let both = Set::of(a, 3, x).intersection(&Set::of(b, 3, y));
                for value in 0..8 {
                    let expected = a.holds(value, x, 3) && b.holds(value, y, 3);
                    assert_eq!(has(&both, value), expected);
                }
                if let Some((predicate, constant)) = both.comparison(3, &domain) {
                    assert_eq!(Set::of(predicate, 3, constant), both);
                }
            }
        }
        let ge = Set::of(Sge, 32, 4);
        let both = ge.intersection(&Set::of(Ne, 32, 4));
        assert_eq!(both.comparison(32, &Set::domain(mask(32))), Some((Sge, 5)));
        let full = Set::of(Ule, 64, 5).union(&Set::of(Ugt, 64, 5));
        assert_eq!(full, Set::domain(u64::MAX));
    }
}
