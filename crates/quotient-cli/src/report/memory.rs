//! Memory that a library has allocated, by what it is for: `vector#3` for what a vector keeps its elements in, and not `heap(main,3)`.
//!
//! It is known by the function of the library that the program had called. What is kept for a thread to be created has no
//! name of its own: its parts are what a closure has captured, which the source has a name for where they are read.

use quotient::{Block, StackFrame, TraceStep, Violation};

use super::rust_names;
use super::source_text::SourceText;

/// What memory without a name is called that somebody has allocated: `heap(main,3)`.
const NAMELESS: &str = "heap(";

/// Better names for memory without one.
pub struct MemoryNames {
    /// From what to what.
    better: Vec<(String, String)>,
    /// What libraries have allocated for themselves.
    insides: Vec<String>,
}

impl MemoryNames {
    /// Those of the memory that an execution tells of.
    pub fn of(violation: &Violation) -> Self {
        let blocks = violation.blocks.iter();
        let (named, others): (Vec<&Block>, Vec<&Block>) =
            blocks.partition(|block| name(block).is_some());
        let inside = |block: &&Block| {
            let library = block.allocated.stack.last().is_some_and(|f| f.library);
            library && block.name.starts_with(NAMELESS)
        };
        MemoryNames {
            better: named
                .into_iter()
                .filter_map(|block| Some((block.name.clone(), name(block)?)))
                .collect(),
            insides: others
                .into_iter()
                .filter(inside)
                .map(|block| block.name.clone())
                .collect(),
        }
    }

    /// Whether a variable is part of what a library has allocated for itself.
    pub fn are_insides(&self, variable: &str) -> bool {
        let mut insides = self.insides.iter();
        insides.any(|name| variable.starts_with(name))
    }

    /// A text with these names in it, and not how far inside something is.
    pub fn in_text(&self, text: &str) -> String {
        let known = self.better.iter();
        known.fold(plain_types(text), |text, (name, better)| {
            let mut parts = text.split(&**name);
            let mut named = parts.next().unwrap_or_default().to_owned();
            for part in parts {
                let inside = part
                    .strip_prefix('+')
                    .map(|offset| offset.trim_start_matches(|c: char| c.is_ascii_digit()));
                named.push_str(better);
                named.push_str(inside.unwrap_or(part));
            }
            named
        })
    }
}

/// A text in which types of the C++ library are called as programs call them: without the arguments that nobody gives.
fn plain_types(text: &str) -> String {
    const STRING: &str = "basic_string<char, std::char_traits<char>, std::allocator<char> >";
    const ALLOCATOR: &str = ", std::allocator<";
    let mut text = text
        .replace("std::__cxx11::", "std::")
        .replace(STRING, "string");
    while let Some(at) = text.find(ALLOCATOR) {
        let mut depth = 0;
        let inside = |c: char| {
            depth += i32::from(c == '<') - i32::from(c == '>');
            depth == 0 && c == '>'
        };
        let Some(length) = text[at..].find(inside) else {
            break;
        };
        let end = at + length + 1;
        let space = usize::from(text[end..].starts_with(" >"));
        text.replace_range(at..end + space, "");
    }
    text
}

/// A text on memory of which nothing is known: who has allocated it says more than a number.
pub fn by_owner(text: &str) -> String {
    let Some((before, rest)) = text.split_once(NAMELESS) else {
        return text.to_owned();
    };
    let Some((owner, rest)) = rest.split_once(',') else {
        return text.to_owned();
    };
    let after = rest.trim_start_matches(|c: char| c.is_ascii_digit() || ")+".contains(c));
    format!("{before}memory that {owner} has allocated{after}")
}

fn name(block: &Block) -> Option<String> {
    let inside = block.name.strip_prefix(NAMELESS)?.strip_suffix(')')?;
    let (owner, number) = inside.split_once(',')?;
    if is_for_thread(&block.allocated.stack) {
        return None;
    }
    let mut name = what_for(&called(&block.allocated.stack).first()?.function)?;
    if number != "1" {
        name.push_str(&format!("#{number}"));
    }
    if owner != "main" {
        name.push_str(&format!("@{owner}"));
    }
    Some(name)
}

/// The functions of libraries that a thread is in, the one first that the program has called.
fn called(stack: &[StackFrame]) -> &[StackFrame] {
    let own = stack.iter().rposition(|frame| !frame.library);
    &stack[own.map_or(0, |own| own + 1)..]
}

/// Whether memory is allocated there for a thread that is created.
fn is_for_thread(stack: &[StackFrame]) -> bool {
    called(stack).iter().any(|frame| {
        let path = rust_names::path(&frame.function);
        let creators = ["std::thread::", "std::jthread::", "std::async"];
        creators.iter().any(|creator| path.starts_with(creator))
    })
}

/// What a function of a library allocates memory for: an object of its class, or of the type that it is made for.
fn what_for(function: &str) -> Option<String> {
    let path = rust_names::path(function);
    let parts: Vec<&str> = path.split("::").filter(|part| *part != "__cxx11").collect();
    let class = match parts[..] {
        ["std", "make_shared" | "make_unique" | "allocate_shared"] => {
            let (_, types) = function.split_once('<')?;
            let end = types.find([',', '<', '>'])?;
            return Some(rust_names::short_type(&types[..end]));
        }
        [.., class, _] => class.strip_prefix("basic_").unwrap_or(class),
        _ => return None,
    };
    let named = class.starts_with(|first: char| first.is_ascii_alphabetic());
    (named && class != "std").then(|| class.to_owned())
}

/// The name of what a step reads if that is something that a closure has captured: the word at its place in the source.
pub fn captured(violation: &Violation, step: &TraceStep) -> Option<String> {
    let target = step.target.as_deref()?;
    let mut blocks = violation.blocks.iter();
    let block = blocks.find(|block| block.is_named_in(target))?;
    if step.operation != "read" || block.ty.is_some() || !is_for_thread(&block.allocated.stack) {
        return None;
    }
    SourceText::default().variable(step.source.as_ref()?)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn types_are_told_without_the_arguments_that_nobody_gives() {
        let string = "basic_string<char, std::char_traits<char>, std::allocator<char> >";
        assert_eq!(plain_types(&format!("&{string}@main/1")), "&string@main/1");
        let strings = format!("vector<std::{string}, std::allocator<std::__cxx11::{string} > >");
        assert_eq!(plain_types(&strings), "vector<std::string>");
        assert_eq!(
            plain_types("set<int, my::less, std::allocator<int> >"),
            "set<int, my::less>"
        );
        assert_eq!(plain_types("a, std::allocator<"), "a, std::allocator<");
    }

    #[test]
    fn memory_is_named_by_what_it_is_for() {
        let what = |function| what_for(function).unwrap_or_default();
        assert_eq!(
            what("std::vector<std::pair<int, int> >::push_back"),
            "vector"
        );
        assert_eq!(
            what("std::__cxx11::basic_string<char>::operator+="),
            "string"
        );
        assert_eq!(what("std::make_shared<Config, Config>"), "Config");
        assert_eq!(
            what("alloc::vec::Vec<u8, alloc::alloc::Global>::push<u8, alloc::alloc::Global>"),
            "Vec"
        );
        assert_eq!(what("__quotient_rust_start"), "");
    }

    #[test]
    fn names_have_numbers_and_owners() {
        let block = |name: &str, function: &str| {
            let frame = |function: &str, library| StackFrame {
                function: function.to_owned(),
                library,
                ..StackFrame::default()
            };
            let mut block = Block {
                name: name.to_owned(),
                ..Block::default()
            };
            block.allocated.stack = vec![frame("main", false), frame(function, true)];
            block
        };
        let named = |memory, function| name(&block(memory, function));
        let vector = "std::vector<int>::push_back";
        assert_eq!(named("heap(main,1)", vector).as_deref(), Some("vector"));
        let other = named("heap(main/1,3)", vector);
        assert_eq!(other.as_deref(), Some("vector#3@main/1"));
        assert_eq!(named("Node#2", vector), None);
        assert_eq!(
            named("heap(main,1)", "std::thread::thread<main::lambda, , void>"),
            None
        );
    }

    #[test]
    fn memory_of_which_nothing_is_known_is_somebodys() {
        assert_eq!(
            by_owner("data race on heap(main/1,1)+16"),
            "data race on memory that main/1 has allocated"
        );
        assert_eq!(by_owner("data race on x"), "data race on x");
    }
}
