//! What a violation's JSON has besides its execution: call stacks, threads, locks that are held, memory, output.

use quotient::{Block, Printed, Site, StackFrame, ThreadStory, Violation};
use serde::Serialize;

use super::line::Line;
use super::locks;
use super::place::Place;

/// A function that a thread is in.
#[derive(Serialize)]
pub struct Frame<'a> {
    function: &'a str,
    file: Option<&'a str>,
    line: Option<u32>,
    library: bool,
}

/// The functions that a thread is in, the outermost first.
pub fn stack(stack: &[StackFrame]) -> Vec<Frame<'_>> {
    let frames = stack.iter().map(|frame| {
        let place = Place::of(&frame.source);
        Frame {
            function: &frame.function,
            file: place.file,
            line: place.line,
            library: frame.library,
        }
    });
    frames.collect()
}

/// A thread, and where in the program something happened.
#[derive(Serialize)]
pub struct SiteObject<'a> {
    thread: &'a str,
    file: Option<&'a str>,
    line: Option<u32>,
    function: Option<&'a str>,
    #[serde(skip_serializing_if = "Vec::is_empty")]
    stack: Vec<Frame<'a>>,
}

fn site(site: &Site) -> SiteObject<'_> {
    let own = site.stack.iter().rev().find(|frame| !frame.library);
    let place = own.map_or_else(Place::default, |frame| Place::of(&frame.source));
    SiteObject {
        thread: &site.thread,
        file: place.file,
        line: place.line,
        function: own.map(|frame| &*frame.function),
        stack: stack(&site.stack),
    }
}

/// A thread of the execution.
#[derive(Serialize)]
pub struct ThreadObject<'a> {
    name: &'a str,
    function: Option<&'a str>,
    created: Option<SiteObject<'a>>,
}

/// The threads of a violation's execution.
pub fn threads(violation: &Violation) -> Vec<ThreadObject<'_>> {
    let threads = violation.threads.iter();
    let threads = threads.map(|story: &ThreadStory| ThreadObject {
        name: &story.name,
        function: story.function.as_deref(),
        created: story.created.as_ref().map(site),
    });
    threads.collect()
}

/// A lock that a thread holds in the end.
#[derive(Serialize)]
pub struct HeldObject {
    name: String,
    thread: String,
    /// How, if it is no mutex.
    #[serde(skip_serializing_if = "Option::is_none")]
    how: Option<&'static str>,
    file: Option<String>,
    line: Option<u32>,
}

/// The locks that are held when the execution ends: mutexes, and others.
pub fn held(violation: &Violation) -> Vec<HeldObject> {
    let held = locks::held(violation).into_iter().map(|held| {
        let place = Place::of(&held.source);
        HeldObject {
            name: held.name.clone(),
            thread: held.thread.clone(),
            how: held.how.word(),
            file: place.file.map(str::to_owned),
            line: place.line,
        }
    });
    held.collect()
}

/// Memory that the program has allocated and the violation or its execution is about.
#[derive(Serialize)]
pub struct BlockObject<'a> {
    name: &'a str,
    size: u64,
    #[serde(rename = "type")]
    ty: Option<&'a str>,
    allocated: SiteObject<'a>,
    freed: Option<SiteObject<'a>>,
}

/// The memory of a violation.
pub fn blocks(violation: &Violation) -> Vec<BlockObject<'_>> {
    let blocks = violation.blocks.iter().map(|block: &Block| BlockObject {
        name: &block.name,
        size: block.size,
        ty: block.ty.as_deref(),
        allocated: site(&block.allocated),
        freed: block.freed.as_ref().map(site),
    });
    blocks.collect()
}

/// What a thread has printed.
#[derive(Serialize)]
pub struct PrintedObject<'a> {
    thread: &'a str,
    text: &'a str,
    after: usize,
}

/// What the program has printed, between the steps that it is told by.
pub fn printed<'a>(violation: &'a Violation, lines: &[Line]) -> Vec<PrintedObject<'a>> {
    let printed = violation.printed.iter();
    let printed = printed.map(|printed: &Printed| PrintedObject {
        thread: &printed.thread,
        text: &printed.text,
        after: lines
            .iter()
            .filter(|line| begun(line, printed.after))
            .count(),
    });
    printed.collect()
}

/// Whether a line begins within the first so many steps.
fn begun(line: &Line, steps: usize) -> bool {
    line.steps.first().is_some_and(|&first| first < steps)
}
