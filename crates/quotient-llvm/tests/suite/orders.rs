//! Memory orders arrive in the IR as the source has them.

use std::path::Path;

use quotient_llvm::{ClangChoice, LoadOptions, load};

use crate::CLANGS;

#[test]
fn every_access_keeps_its_order() {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/orders.c");
    let expected = "atomic relaxed store 4 | atomic release store 4 | atomic store 4 | \
                    atomic acquire load 4 | atomic acquire load 4 | atomic acq_rel or i32 | \
                    atomic release compare-exchange i32, relaxed if it fails | fence release | \
                    fence relaxed | fence acquire | atomic add i32 | store 4";
    for clang in CLANGS {
        let options = LoadOptions {
            clang: ClangChoice::Explicit(clang.into()),
            clang_flags: vec!["-O1".into()],
            ..LoadOptions::default()
        };
        let module = load(&path, &options).unwrap();
        let text = module.to_string();
        // Of each line that has to do with `x`, `plain` or a fence, what stands before the operands.
        let accesses = text.lines().filter_map(|line| {
            let line = line.strip_prefix("    ")?;
            let line = line.split(" = ").last()?.trim();
            let end = line.find(" @x").or(line.find(" @plain"));
            let fence = line.starts_with("fence").then_some(line.len());
            Some(&line[..end.or(fence)?])
        });
        let accesses: Vec<&str> = accesses.collect();
        assert_eq!(accesses.join(" | "), expected, "{clang}\n{text}");
    }
}
