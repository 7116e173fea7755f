//! Names of Rust's functions without what they were made for, whichever way they are written.
//!
//! The compiler writes them in two ways: `<core::option::Option<u8> as core::clone::Clone>::clone` in symbols, and
//! `core::option::{impl#5}::clone<u8>` in debug information. Who looks for a function of the library wants neither types nor traits.

/// Whether a name can only be one of Rust.
pub fn is_rust(function: &str) -> bool {
    function.starts_with('<')
        || function.contains("::<")
        || function.contains("{impl#")
        || ["alloc::", "core::", "__rustc::"]
            .iter()
            .any(|root| function.starts_with(root))
}

/// The path of a function, with the type that it belongs to but not what either is made for: `std::sync::mpsc::Sender::send`.
pub fn path(function: &str) -> String {
    let Some(qualified) = function.strip_prefix('<') else {
        return without_types(function);
    };
    let Some(end) = closing(qualified) else {
        return without_types(function);
    };
    let (of, rest) = (&qualified[..end], &qualified[end + 1..]);
    let of = outside(of, " as ").trim_start_matches(['&', '*']);
    let of = of.trim_start_matches("mut ").trim_start_matches("const ");
    path(of) + &without_types(rest)
}

/// The type whose values a function drops that the compiler has made for that.
pub fn dropped(function: &str) -> Option<&str> {
    let of = function.strip_prefix("core::ptr::drop_in_place")?;
    let of = of.trim_start_matches("::").strip_prefix('<')?;
    Some(&of[..closing(of)?])
}

/// A type as people say it: `Sender<u32>`.
pub fn short_type(name: &str) -> String {
    let mut short = String::new();
    let mut word = String::new();
    let mut letters = name.chars().peekable();
    while let Some(letter) = letters.next() {
        match letter {
            ':' if letters.peek() == Some(&':') => {
                letters.next();
                word.clear();
            }
            letter if letter.is_alphanumeric() || "_#{}".contains(letter) => word.push(letter),
            letter => {
                short.push_str(&word);
                word.clear();
                short.push(letter);
            }
        }
    }
    short + &word
}

/// Where the bracket ends that was opened before the text.
fn closing(text: &str) -> Option<usize> {
    let mut depth = 0;
    let mut before = ' ';
    for (at, letter) in text.char_indices() {
        match letter {
            '<' => depth += 1,
            '>' if before == '-' => {}
            '>' if depth == 0 => return Some(at),
            '>' => depth -= 1,
            _ => {}
        }
        before = letter;
    }
    None
}

/// What stands before a word that is in no brackets.
fn outside<'t>(text: &'t str, word: &str) -> &'t str {
    let open = |at: usize| {
        let before = text[..at].replace("->", "");
        before.matches('<').count() > before.matches('>').count()
    };
    let mut found = text.match_indices(word).map(|(at, _)| at);
    found.find(|&at| !open(at)).map_or(text, |at| &text[..at])
}

fn without_types(name: &str) -> String {
    let mut plain = String::new();
    let mut rest = name;
    while let Some(at) = rest.find('<') {
        plain.push_str(&rest[..at]);
        let Some(end) = closing(&rest[at + 1..]) else {
            return plain + &rest[at..];
        };
        if plain.ends_with("::") {
            plain.truncate(plain.len() - 2);
        }
        rest = &rest[at + 1 + end + 1..];
    }
    plain + rest
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn both_ways_to_write_a_function_give_its_path() {
        for (name, plain) in [
            (
                "<std::sync::poison::condvar::Condvar>::wait::<bool>",
                "std::sync::poison::condvar::Condvar::wait",
            ),
            (
                "<std::sync::mpsc::IntoIter<u32> as core::iter::traits::iterator::Iterator>::next",
                "std::sync::mpsc::IntoIter::next",
            ),
            (
                "alloc::vec::Vec<u8, alloc::alloc::Global>::push<u8, alloc::alloc::Global>",
                "alloc::vec::Vec::push",
            ),
            (
                "<&std::io::stdio::Stdout as std::io::Write>::write_fmt",
                "std::io::stdio::Stdout::write_fmt",
            ),
            (
                "<<A as B<C>>::D as core::ops::drop::Drop>::drop",
                "A::D::drop",
            ),
            (
                "f::<fn(u8) -> alloc::vec::Vec<u8>, ()>::{closure#0}",
                "f::{closure#0}",
            ),
            ("main", "main"),
        ] {
            assert_eq!(path(name), plain);
        }
    }

    #[test]
    fn what_is_dropped_has_a_short_name() {
        let glue = "core::ptr::drop_in_place::<std::sync::mpsc::Sender<alloc::string::String>>";
        let of = dropped(glue).expect("it drops something");
        assert_eq!(short_type(of), "Sender<String>");
        assert_eq!(dropped("core::ptr::read::<u8>"), None);
        assert_eq!(short_type("(a::B, &c::D)"), "(B, &D)");
    }
}
