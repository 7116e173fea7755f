//! The execution of a violation as a graph for Graphviz: a column for each thread, and arrows for what orders the
//! steps of different threads.

use quotient::Violation;

use super::links::{Link, links};
use super::step::describe;
use super::{Outcome, Pointers, details};
use crate::visible;

/// The graph of the first violation; one without nodes if there is none.
pub fn render(outcome: &Outcome) -> String {
    let mut text = String::from(
        "digraph execution {\n  rankdir=TB;\n  node [shape=box, fontname=\"monospace\", fontsize=10];\n  \
         edge [fontname=\"sans-serif\", fontsize=9];\n",
    );
    if let Some(violation) = outcome.report.violations.first() {
        text.push_str(&graph(violation, &outcome.report.pointers));
    }
    text.push_str("}\n");
    text
}

fn graph(violation: &Violation, pointers: &Pointers) -> String {
    let mut threads: Vec<&str> = Vec::new();
    for step in &violation.trace {
        if !threads.contains(&&*step.thread) {
            threads.push(&step.thread);
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
        for (at, step) in violation.trace.iter().enumerate() {
            if step.thread == *thread {
                let place = step.source.as_ref().filter(|place| place.line > 0);
                let place = place.map_or_else(String::new, |place| format!("{}  ", place.line));
                let label = format!("{place}{}", describe(step, pointers));
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
    for link in links(violation) {
        let (label, style) = match link.kind {
            Link::READS => ("reads", "color=blue"),
            Link::CREATES => ("creates", "color=gray"),
            _ => ("sync", "color=darkgreen, style=dashed"),
        };
        text.push_str(&format!(
            "  s{} -> s{} [label={}, {style}, constraint=true];\n",
            link.from,
            link.to,
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
