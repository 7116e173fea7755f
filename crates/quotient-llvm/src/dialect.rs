//! What newer versions of GCC write into preprocessed files and clang does not read.
//!
//! The headers of glibc say by attributes with arguments how memory is freed again,
//! `__attribute__ ((__malloc__ (fclose, 1)))`, but only to GCC. A file that GCC has preprocessed has them,
//! and clang knows this attribute only without arguments. They are replaced by spaces, so that
//! lines and columns stay. Such files also name floating-point types that are keywords of GCC only.

use std::borrow::Cow;

/// The text as clang reads it. `preprocessed` says that its name has it so; some files say it themselves.
pub(crate) fn for_clang(text: &[u8], preprocessed: bool) -> Cow<'_, [u8]> {
    let mut result = Cow::Borrowed(text);
    let mut from = 0;
    while let Some(at) = find(text, b"__attribute__", from) {
        from = at + 1;
        let Some(group) = group_after(text, at + b"__attribute__".len()) else {
            continue;
        };
        for name in [&b"__malloc__"[..], b"malloc"] {
            let mut inside = group.0;
            while let Some(at) = find(&text[..group.1], name, inside) {
                inside = at + name.len();
                let whole = !is_word(text.get(at.wrapping_sub(1))) && !is_word(text.get(inside));
                if let Some((open, close)) = group_after(text, inside).filter(|_| whole) {
                    let blank = &mut result.to_mut()[open..=close.min(text.len() - 1)];
                    let blank = blank.iter_mut().filter(|byte| **byte != b'\n');
                    blank.for_each(|byte| *byte = b' ');
                }
            }
        }
    }
    if preprocessed || is_preprocessed(text) {
        let replaced = floats(&result);
        if let Some(replaced) = replaced {
            result = Cow::Owned(replaced);
        }
    }
    result
}

/// Types that are keywords of GCC, and what they are.
const FLOATS: [(&[u8], &[u8]); 5] = [
    (b"_Float32x", b"double"),
    (b"_Float64x", b"long double"),
    (b"_Float128", b"long double"),
    (b"_Float32", b"float"),
    (b"_Float64", b"double"),
];

fn floats(text: &[u8]) -> Option<Vec<u8>> {
    find(text, b"_Float", 0)?;
    let mut result = Vec::with_capacity(text.len());
    let mut rest = 0;
    while let Some(at) = find(text, b"_Float", rest) {
        result.extend(&text[rest..at]);
        let name = |&&(name, _): &&(&[u8], &[u8])| {
            let end = at + name.len();
            text[at..].starts_with(name) && !is_word(text.get(end))
        };
        let known = FLOATS.iter().find(name);
        let known = known.filter(|_| !is_word(text.get(at.wrapping_sub(1))));
        // Clang's own headers define them; then they are no keywords.
        match known {
            Some(_)
                if result.trim_ascii_end().ends_with(b"typedef float")
                    || result.trim_ascii_end().ends_with(b"typedef double") =>
            {
                return None;
            }
            Some((name, plain)) => {
                result.extend(*plain);
                rest = at + name.len();
            }
            None => {
                result.push(text[at]);
                rest = at + 1;
            }
        }
    }
    result.extend(&text[rest..]);
    Some(result)
}

/// Whether the text begins with a line that says what the next ones were in another file.
fn is_preprocessed(text: &[u8]) -> bool {
    let line = text.split(|&byte| byte == b'\n').next().unwrap_or_default();
    line.starts_with(b"# ") && line.get(2).is_some_and(u8::is_ascii_digit)
}

fn find(text: &[u8], what: &[u8], from: usize) -> Option<usize> {
    let rest = text.get(from..)?;
    let at = rest.windows(what.len()).position(|w| w == what)?;
    Some(from + at)
}

fn is_word(byte: Option<&u8>) -> bool {
    byte.is_some_and(|&byte| byte.is_ascii_alphanumeric() || byte == b'_')
}

/// Where the parentheses that come next open and close, if nothing but space comes before.
fn group_after(text: &[u8], from: usize) -> Option<(usize, usize)> {
    let open = from
        + text
            .get(from..)?
            .iter()
            .position(|b| !b.is_ascii_whitespace())?;
    if text[open] != b'(' {
        return None;
    }
    let mut depth = 0;
    for (at, byte) in text.iter().enumerate().skip(open) {
        match byte {
            b'(' => depth += 1,
            b')' => depth -= 1,
            _ => {}
        }
        if depth == 0 {
            return Some((open, at));
        }
    }
    None
}

#[cfg(test)]
mod tests {
    use super::*;

    fn text(before: &str) -> String {
        String::from_utf8(for_clang(before.as_bytes(), false).into_owned()).unwrap()
    }

    #[test]
    fn arguments_of_malloc_attributes_become_spaces() {
        assert_eq!(
            text("void *f (void) __attribute__ ((__malloc__ (g, 1))) ;"),
            "void *f (void) __attribute__ ((__malloc__       )) ;"
        );
        assert_eq!(
            text("__attribute__((nothrow, malloc(g), used)) x = malloc(3);"),
            "__attribute__((nothrow, malloc   , used)) x = malloc(3);"
        );
        for same in [
            "__attribute__ ((__malloc__))",
            "malloc (3)",
            "__attribute__((x",
            "my_malloc(2)",
        ] {
            assert_eq!(text(same), same);
        }
    }

    #[test]
    fn float_types_of_gcc_have_other_names() {
        assert_eq!(
            text("# 1 \"a.c\"\nextern _Float64x f(_Float32 x, my_Float32);"),
            "# 1 \"a.c\"\nextern long double f(float x, my_Float32);"
        );
        // Tasks often begin with declarations of their own.
        assert_eq!(
            for_clang(b"void abort(void);\n_Float128 x;", true).into_owned(),
            b"void abort(void);\nlong double x;"
        );
        for same in [
            "_Float32 x;",
            "# 1 \"a.c\"\ntypedef float _Float32;\n_Float32 x;",
        ] {
            assert_eq!(text(same), same);
        }
    }
}
