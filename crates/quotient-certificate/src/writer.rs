//! Writes down what a search explores. No part of the check: who writes a certificate need not be believed.
//!
//! ```text
//! quotient certificate 1
//! t 0 1            a thread: the first child of thread 0, which is main
//! e 0 0*2 1 0      an execution: two steps of thread 0, one of thread 1, one of thread 0
//! e 2 0 1          the next: the first two steps as before, then one of thread 0, one of thread 1
//! 5c3b...          the SHA-256 of all lines before
//! ```

use std::fmt::Write;

use quotient_model::{Access, Execution, ThreadId};

use crate::tree::{TITLE, checksum};

/// Executions in the order of a search, depth first.
#[derive(Clone, Debug, Default)]
pub struct Writer {
    threads: Vec<(usize, u32)>,
    executions: String,
    last: Vec<usize>,
}

impl Writer {
    /// Adds the next execution.
    pub fn add(&mut self, execution: &Execution) {
        let mut numbers = vec![(ThreadId::MAIN, 0)];
        let mut schedule = Vec::new();
        for event in &execution.events {
            let known = numbers.iter().find(|(id, _)| *id == event.id.thread);
            let thread = known.map_or(0, |&(_, number)| number);
            schedule.push(thread);
            if let (Some(child), Access::Spawn { nth }) = (event.spawned, event.access) {
                let met = self
                    .threads
                    .iter()
                    .position(|other| *other == (thread, nth));
                let at = met.unwrap_or_else(|| {
                    self.threads.push((thread, nth));
                    self.threads.len() - 1
                });
                numbers.push((child, at + 1));
            }
        }
        let both = self.last.iter().zip(&schedule);
        let common = both.take_while(|(before, now)| before == now).count();
        let mut line = format!("e {common}");
        for run in schedule[common..].chunk_by(|a, b| a == b) {
            let times = match run.len() {
                1 => String::new(),
                times => format!("*{times}"),
            };
            let written = write!(line, " {}{times}", run[0]);
            written.expect("a string takes whatever is written");
        }
        self.executions.push_str(&line);
        self.executions.push('\n');
        self.last = schedule;
    }

    /// The certificate.
    pub fn finish(&self) -> String {
        let threads = self.threads.iter();
        let threads: String = threads.map(|(by, nth)| format!("t {by} {nth}\n")).collect();
        let text = format!("{TITLE}\n{threads}{}", self.executions);
        let body = text.trim_end();
        format!("{body}\n{}\n", checksum(body))
    }
}
