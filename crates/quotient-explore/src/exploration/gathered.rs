//! What several workers, or several processes one after the other, have reached and can tell of how they went.

use quotient_model::{Coverage, portable};

use super::Explorer;
use crate::statistics::{Statistics, SymmetryStatistics};

/// What they have reached, all together.
#[derive(Clone, Default)]
pub(super) struct Gathered {
    pub coverage: Option<Coverage>,
    pub weakly_ordered: bool,
    pub symmetry: Option<SymmetryStatistics>,
    pub statistics: Option<Statistics>,
}

portable!(struct Gathered { coverage, weakly_ordered, symmetry, statistics });

impl Gathered {
    /// Takes in what a search has reached and can tell.
    pub fn gather<E: Explorer>(&mut self, explorer: &E) {
        let program = explorer.program();
        self.take_in(Gathered {
            coverage: program.coverage(),
            weakly_ordered: program.is_weakly_ordered(),
            symmetry: explorer.symmetry(),
            statistics: explorer.statistics(),
        });
    }

    /// The same of a search whose names are kept, and with them what it has reached.
    pub fn gather_from_kept<E: Explorer>(&mut self, explorer: &E) {
        let coverage = self.coverage.take();
        self.gather(explorer);
        self.coverage = coverage;
    }

    /// Takes in what others have gathered.
    pub fn take_in(&mut self, other: Gathered) {
        self.weakly_ordered |= other.weakly_ordered;
        match (&mut self.coverage, other.coverage) {
            (Some(all), Some(new)) => all.merge(&new),
            (all, new) => *all = all.take().or(new),
        }
        self.symmetry = match (self.symmetry, other.symmetry) {
            (Some(all), Some(new)) => Some(all.with(new)),
            (all, new) => all.or(new),
        };
        self.statistics = match (self.statistics, other.statistics) {
            (Some(all), Some(new)) => Some(all.with(new)),
            (all, new) => all.or(new),
        };
    }
}
