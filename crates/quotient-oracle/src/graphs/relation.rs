//! Relations on up to 64 nodes, one word a row.

/// A relation: for each node, those it leads to.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Relation(Vec<u64>);

impl Relation {
    /// The pairs of `0..count` that are in it.
    pub fn new(count: usize, has: impl Fn(usize, usize) -> bool) -> Self {
        let row = |a: usize| {
            (0..count)
                .filter(|&b| has(a, b))
                .fold(0, |row, b| row | 1 << b)
        };
        Relation((0..count).map(row).collect())
    }

    pub fn has(&self, a: usize, b: usize) -> bool {
        self.0[a] >> b & 1 == 1
    }

    /// The pairs that are in one or the other.
    pub fn or(&self, other: &Relation) -> Relation {
        let rows = self.0.iter().zip(&other.0);
        Relation(rows.map(|(a, b)| a | b).collect())
    }

    /// First a step of this one, then one of the other.
    pub fn then(&self, other: &Relation) -> Relation {
        let compose = |&row: &u64| {
            (0..64)
                .filter(|b| row >> b & 1 == 1)
                .fold(0, |reached, b| reached | other.0[b])
        };
        Relation(self.0.iter().map(compose).collect())
    }

    /// A step of it, or none.
    pub fn or_none(&self) -> Relation {
        let rows = self.0.iter().enumerate();
        Relation(rows.map(|(a, row)| row | 1 << a).collect())
    }

    /// The pairs of which this holds.
    pub fn only(&self, holds: impl Fn(usize, usize) -> bool) -> Relation {
        Relation::new(self.0.len(), |a, b| self.has(a, b) && holds(a, b))
    }

    /// The other way around.
    pub fn inverse(&self) -> Relation {
        Relation::new(self.0.len(), |a, b| self.has(b, a))
    }

    /// One or more steps.
    pub fn closure(&self) -> Relation {
        let mut rows = self.0.clone();
        for middle in 0..rows.len() {
            let beyond = rows[middle];
            for row in &mut rows {
                if *row >> middle & 1 == 1 {
                    *row |= beyond;
                }
            }
        }
        Relation(rows)
    }

    /// Whether some node leads to itself.
    pub fn is_reflexive(&self) -> bool {
        let mut rows = self.0.iter().enumerate();
        rows.any(|(a, row)| row >> a & 1 == 1)
    }

    /// Whether no steps lead back to where they began.
    pub fn is_acyclic(&self) -> bool {
        !self.closure().is_reflexive()
    }
}
