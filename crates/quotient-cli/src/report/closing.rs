//! What `--stats` tells of `vc` and `dc`: how many traces they met, and what closing their partial
//! orders took.

use std::time::Duration;

use quotient::OrderStatistics;
use serde::Serialize;

use super::{seconds, share};
use crate::progress::grouped;

/// What was done with the annotated partial orders.
#[derive(Serialize)]
pub struct Closing {
    maximal_traces: u64,
    other_traces: u64,
    closures: u64,
    refused: u64,
    questions: u64,
    /// By the first, the second and the third rule.
    edges: [u64; 3],
    seconds: f64,
    /// Of the time of the whole exploration.
    share: f64,
}

impl Closing {
    /// What there is to tell of an exploration that took `elapsed`.
    pub fn new(orders: &OrderStatistics, elapsed: Duration) -> Self {
        let spent = orders.time.unwrap_or_default();
        Closing {
            maximal_traces: orders.maximal,
            other_traces: orders.partial,
            closures: orders.closures,
            refused: orders.refused,
            questions: orders.questions,
            edges: orders.edges,
            seconds: seconds(spent),
            share: share(spent, elapsed),
        }
    }

    /// The same for people.
    pub fn render(&self) -> String {
        let [first, second, third] = self.edges.map(grouped);
        format!(
            "  traces: {} maximal, {} others\n  closures: {}\n    refused: {}\n    \
             questions: {}\n    edges inserted: {first} by rule 1, {second} by rule 2, {third} by rule 3\n    \
             share of time: {:.1} %, {:.3} s\n",
            grouped(self.maximal_traces),
            grouped(self.other_traces),
            grouped(self.closures),
            grouped(self.refused),
            grouped(self.questions),
            self.share * 100.0,
            self.seconds
        )
    }
}

#[cfg(test)]
mod tests {
    use serde_json::json;

    use super::*;

    #[test]
    fn what_closing_took() {
        let orders = OrderStatistics {
            maximal: 130,
            partial: 1200,
            closures: 5000,
            refused: 40,
            questions: 3,
            edges: [7, 800, 9],
            time: Some(Duration::from_millis(10)),
        };
        let closing = Closing::new(&orders, Duration::from_millis(50));
        assert_eq!(
            closing.render(),
            "  traces: 130 maximal, 1,200 others\n  closures: 5,000\n    refused: 40\n    \
             questions: 3\n    edges inserted: 7 by rule 1, 800 by rule 2, 9 by rule 3\n    \
             share of time: 20.0 %, 0.010 s\n"
        );
        let expected = json!({
            "maximal_traces": 130, "other_traces": 1200, "closures": 5000, "refused": 40,
            "questions": 3,
            "edges": [7, 800, 9], "seconds": 0.01, "share": 0.2,
        });
        assert_eq!(serde_json::to_value(closing).unwrap(), expected);
    }
}
