//! The comparison as one page for the browser, which needs nothing else: a plot of what each algorithm needed, and the table.
//!
//! Algorithms differ by powers of ten, so bars are as long as the logarithm of what they stand for.

use super::table::{HEAD, Row, Table, cells};
use crate::progress::grouped;
use crate::report::html::{escaped, filled};
use crate::visible;

const PAGE: &str = include_str!("page.html");

/// What is plotted: a name, how much of it a row has, and that in words.
struct Measure {
    name: &'static str,
    amount: fn(&Row) -> f64,
    words: fn(&Row) -> String,
}

const MEASURES: [Measure; 3] = [
    Measure {
        name: "executions",
        amount: |row| row.executions() as f64,
        words: |row| grouped(row.executions()),
    },
    Measure {
        name: "milliseconds",
        amount: |row| row.seconds * 1e3,
        words: |row| format!("{:.1}", row.seconds * 1e3),
    },
    Measure {
        name: "MB",
        amount: |row| megabytes(row),
        words: |row| format!("{:.1}", megabytes(row)),
    },
];

fn megabytes(row: &Row) -> f64 {
    row.peak_memory.unwrap_or(0) as f64 / (1 << 20) as f64
}

/// In the plot's own units: where names end, how wide a measure is, how much of that is for bars and how high a row is.
const NAMES: f64 = 80.0;
const WIDTH: f64 = 290.0;
const BARS: f64 = 205.0;
const ROW: f64 = 22.0;
const TOP: f64 = 42.0;

/// The page.
pub fn render(title: &str, table: &Table) -> String {
    let notes = table.notes().into_iter();
    let notes: String = notes
        .map(|note| format!("<li>{}</li>\n", escaped(&visible::line(&note))))
        .collect();
    filled(
        PAGE,
        &[
            ("{{TITLE}}", escaped(&visible::line(title))),
            ("{{TITLE}}", escaped(&visible::line(title))),
            ("{{NOTES}}", notes),
            ("{{PLOT}}", plot(&table.rows)),
            ("{{TABLE}}", rows(table)),
        ],
    )
}

fn plot(rows: &[Row]) -> String {
    let width = NAMES + WIDTH * MEASURES.len() as f64;
    let height = TOP + ROW * rows.len() as f64 + 4.0;
    let mut svg = format!(
        "<svg viewBox=\"0 0 {width} {height}\" role=\"img\" aria-label=\"What each algorithm needed\">\n"
    );
    for (number, row) in rows.iter().enumerate() {
        let y = TOP + ROW * number as f64 + 15.0;
        svg += &format!(
            "<text x=\"0\" y=\"{y}\">{}</text>\n",
            escaped(&row.algorithm)
        );
    }
    for (number, measure) in MEASURES.iter().enumerate() {
        svg += &bars(measure, rows, NAMES + WIDTH * number as f64, height);
    }
    svg + "</svg>\n"
}

/// One measure of all rows, from `left` on.
fn bars(measure: &Measure, rows: &[Row], left: f64, height: f64) -> String {
    let amounts = || {
        rows.iter()
            .map(measure.amount)
            .filter(|&amount| amount > 0.0)
    };
    // From the power of ten below the least, so that the least has a bar, to the one above the most.
    let first = amounts().fold(f64::INFINITY, f64::min).log10().floor() - 0.2;
    let last = amounts()
        .fold(0.0, f64::max)
        .log10()
        .ceil()
        .max(first + 1.0);
    let mut svg = format!(
        "<text class=\"head\" x=\"{left}\" y=\"14\">{}</text>\n",
        measure.name
    );
    if !first.is_finite() || !last.is_finite() {
        return svg;
    }
    let length = |power: f64| (power - first) / (last - first) * BARS;
    // At most five powers have a line, or their numbers would be over each other.
    let every = ((last - first) / 5.0).ceil().max(1.0) as usize;
    for power in (first.ceil() as i32..=last as i32).step_by(every) {
        let x = left + length(f64::from(power));
        svg += &format!("<line x1=\"{x:.1}\" x2=\"{x:.1}\" y1=\"36\" y2=\"{height}\"/>\n");
        svg += &format!(
            "<text class=\"tick\" x=\"{x:.1}\" y=\"32\">{}</text>\n",
            power_of_ten(power)
        );
    }
    for (number, row) in rows.iter().enumerate() {
        let (y, amount) = (TOP + ROW * number as f64, (measure.amount)(row));
        let long = match amount > 0.0 {
            true => length(amount.log10()),
            false => 0.0,
        };
        let (verdict, words) = (escaped(&row.verdict), (measure.words)(row));
        svg += &format!(
            "<rect class=\"{verdict}\" x=\"{left}\" y=\"{:.1}\" width=\"{long:.1}\" height=\"14\" rx=\"3\">\
             <title>{}: {words} {}, {verdict}</title></rect>\n\
             <text x=\"{:.1}\" y=\"{:.1}\">{words}</text>\n",
            y + 4.0,
            escaped(&row.algorithm),
            measure.name,
            left + long + 5.0,
            y + 15.0,
        );
    }
    svg
}

fn power_of_ten(power: i32) -> String {
    match power {
        0..=3 => 10u64.pow(power.unsigned_abs()).to_string(),
        -3..0 => format!("{}", 10f64.powi(power)),
        _ => format!("1e{power}"),
    }
}

fn rows(table: &Table) -> String {
    let line = |tag: &str, cells: &[String]| {
        let cells: String = cells
            .iter()
            .map(|cell| format!("<{tag}>{}</{tag}>", escaped(cell)))
            .collect();
        format!("<tr>{cells}</tr>\n")
    };
    let mut text = line("th", &HEAD.map(str::to_owned));
    for row in &table.rows {
        text += &line("td", &cells(row));
    }
    text
}
