//! The execution of a violation as a graph for Graphviz: a column for each thread, and arrows for what orders the
//! steps of different threads.

use std::collections::BTreeSet;

use quotient::Violation;

use super::links::{Link, links};
use super::{Outcome, details, story};
use crate::visible;

/// The graph of the first violation; one without nodes if there is none.
pub fn render(outcome: &Outcome) -> String {
    let mut text = String::from(
        "digraph execution {\n  rankdir=TB;\n  node [shape=box, fontname=\"monospace\", fontsize=10];\n  \
         edge [fontname=\"sans-serif\", fontsize=9];\n",
    );
    if let Some(violation) = outcome.report.violations.first() {
        text.push_str(&graph(violation));
    }
    text.push_str("}\n");
    text
}

fn graph(violation: &Violation) -> String {
    let lines = story::lines(violation, false);
    // For each step the line that tells it.
    let mut told: Vec<Option<usize>> = vec![None; violation.trace.len()];
    let mut threads: Vec<&str> = Vec::new();
    for (at, line) in lines.iter().enumerate() {
        if !threads.contains(&&*line.thread) {
            threads.push(&line.thread);
        }
        for &step in &line.steps {
            told[step] = Some(at);
        }
    }
    if !threads.contains(&&*violation.thread) {
        threads.push(&violation.thread);
    }
    let mut text = format!("  label={};\n", quoted(&details::message(violation)));
    for (nth, thread) in threads.iter().enumerate() {
        let name = quoted(thread);
        text.push_str(&format!("  subgraph cluster_{nth} {{\n    label={name};\n"));
        let mut chain = Vec::new();
        for (at, line) in lines.iter().enumerate() {
            if line.thread == *thread {
                let place = line.source.as_ref().filter(|place| place.line > 0);
                let place = place.map_or_else(String::new, |place| format!("{}  ", place.line));
                let label = format!("{place}{}", line.text);
                text.push_str(&format!("    s{at} [label={}];\n", quoted(&label)));
                chain.push(format!("s{at}"));
            }
        }
        if violation.thread == *thread {
            let kind = quoted(violation.failure.kind.word());
            text.push_str(&format!(
                "    end [label={kind}, color=red, fontcolor=red];\n"
            ));
            chain.push("end".to_owned());
        }
        if chain.len() > 1 {
            text.push_str(&format!("    {};\n", chain.join(" -> ")));
        }
        text.push_str("  }\n");
    }
    let mut drawn = BTreeSet::new();
    for link in links(violation) {
        let (Some(from), Some(to)) = (told[link.from], told[link.to]) else {
            continue;
        };
        if !drawn.insert((from, to, link.kind)) {
            continue;
        }
        let (label, style) = match link.kind {
            Link::READS => ("reads", "color=blue"),
            Link::CREATES => ("creates", "color=gray"),
            _ => ("sync", "color=darkgreen, style=dashed"),
        };
        text.push_str(&format!(
            "  s{from} -> s{to} [label={}, {style}, constraint=true];\n",
            quoted(label)
        ));
    }
    text
}

/// A string of the language.
fn quoted(text: &str) -> String {
    let text = visible::line(text);
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}

#[cfg(test)]
mod tests {
    use super::super::samples;
    use super::*;

    #[test]
    fn a_cluster_for_each_thread_and_arrows_between_them() {
        let text = render(&samples::outcome(vec![samples::violation()], None));
        assert!(text.contains("label=\"main/1\";"), "{text}");
        assert!(text.contains("s0 -> s2 -> s3 -> end;"), "{text}");
        assert!(text.contains("s0 -> s1 [label=\"creates\""), "{text}");
    }

    #[test]
    fn names_do_not_end_a_string() {
        assert_eq!(quoted("a\"; b\\\n"), "\"a\\\"; b\\\\\\\\x0a\"");
    }
}
