//! What reports show of compiled programs: names of memory, files, lines, functions.

use std::path::Path;

use crate::CLANGS;
use crate::driver::Outcome;
use crate::run;
use quotient_llvm::{ClangChoice, LoadOptions, load};

const EXPECTED: [(&str, u32, &str); 14] = [
    ("flag[1]", 19, "touch"),
    ("queue.head", 20, "touch"),
    ("queue.ring[2].value", 21, "touch"),
    ("queue.ring[0].next", 22, "touch"),
    ("queue.whole", 23, "touch"),
    ("queue.inner", 24, "touch"),
    ("grid[1][2]", 25, "touch"),
    ("queue.lock", 26, "touch"),
    ("queue.lock", 27, "touch"),
    ("calls", 28, "touch"),
    ("calls", 28, "touch"),
    ("local", 29, "touch"),
    ("local", 29, "touch"),
    ("x", 39, "main"),
];

#[test]
fn events_carry_the_names_and_lines_of_the_source() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/names.c");
    for clang in CLANGS {
        let options = LoadOptions {
            clang: ClangChoice::Explicit(clang.into()),
            ..LoadOptions::default()
        };
        let module = load(&path, &options).unwrap_or_else(|error| panic!("{clang}: {error}"));
        let (outcome, seen) = run(&module);
        assert_eq!(outcome, Outcome::Exit(0), "{clang}");
        let found: Vec<_> = seen
            .iter()
            .filter_map(|seen| {
                let source = seen.source.as_ref()?;
                assert!(source.file.ends_with("tests/names.c"), "{source:?}");
                assert!(source.column > 0, "{source:?}");
                Some((
                    seen.location.as_deref()?,
                    source.line,
                    source.function.as_str(),
                ))
            })
            .collect();
        assert_eq!(found, EXPECTED, "{clang}");
    }
}
