//! Text that is not quite LLVM IR ends in an error, never in a panic.

use std::path::Path;

use quotient_llvm::{ClangChoice, LoadError, compile, read};

fn programs() -> Vec<String> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/c");
    let mut texts = Vec::new();
    for name in ["aggregates.c", "atomics.c", "pointers.c"] {
        for clang in ["clang-14", "clang-19"] {
            let choice = ClangChoice::Explicit(clang.into());
            texts.push(compile(&folder.join(name), &choice, &[]).expect("the program compiles"));
        }
    }
    texts
}

/// A small generator, so that a failure can be seen again.
struct Random(u64);

impl Random {
    fn below(&mut self, limit: usize) -> usize {
        self.0 = self
            .0
            .wrapping_mul(6_364_136_223_846_793_005)
            .wrapping_add(1_442_695_040_888_963_407);
        (self.0 >> 33) as usize % limit
    }
}

#[test]
fn damaged_text_is_an_error_or_a_program() {
    let mut random = Random(1);
    for text in programs() {
        let lines: Vec<&str> = text.lines().collect();
        for _ in 0..60 {
            let mut damaged: Vec<String> = lines.iter().map(|&line| line.to_owned()).collect();
            for _ in 0..1 + random.below(3) {
                let at = random.below(lines.len());
                let words: Vec<&str> = lines[at].split(' ').collect();
                let word = random.below(words.len());
                damaged[at] = match random.below(5) {
                    0 => String::new(),
                    1 => words[..word].join(" "),
                    2 => words[word..].join(" "),
                    3 => lines[at].replace("i32", "i64"),
                    _ => {
                        let other: Vec<&str> =
                            lines[random.below(lines.len())].split(' ').collect();
                        let mut words = words.clone();
                        words[word] = other[random.below(other.len())];
                        words.join(" ")
                    }
                };
            }
            if let Err(error) = read(&damaged.join("\n"), Path::new("damaged.ll")) {
                assert!(!error.to_string().is_empty());
            }
        }
        for _ in 0..10 {
            let mut end = random.below(text.len());
            while !text.is_char_boundary(end) {
                end -= 1;
            }
            let _ = read(&text[..end], Path::new("cut.ll")).map_err(|error| error.to_string());
        }
    }
}

fn error_of(text: &str) -> String {
    match read(text, Path::new("user.ll")) {
        Ok(_) => panic!("loaded: {text}"),
        Err(error) => error.to_string(),
    }
}

#[test]
fn parse_errors_name_the_line_and_what_was_expected() {
    let message = error_of("define i32 @main() {\n  %1 = frobnicate i32 0\n  ret i32 %1\n}\n");
    assert!(message.contains("user.ll"), "{message}");
    assert!(message.contains("line 2"), "{message}");
    assert!(message.contains("an instruction"), "{message}");
    assert!(message.contains("frobnicate"), "{message}");
}

#[test]
fn a_module_without_main_says_so() {
    let error = read("define i32 @f() {\n ret i32 0\n}\n", Path::new("user.ll")).unwrap_err();
    assert!(matches!(error, LoadError::NoMain { .. }), "{error}");
    let message = error_of("declare i32 @main()\n");
    assert!(message.contains("main"), "{message}");
}

#[test]
fn unsupported_constructs_are_named_with_a_line() {
    let body = |text: &str| format!("define i32 @main() {{\n{text}\n  ret i32 0\n}}\n");
    for (text, part) in [
        (
            "  %x = atomicrmw uinc_wrap ptr null, i32 1 seq_cst, align 4",
            "uinc_wrap",
        ),
        (
            "  %x = shufflevector <2 x i32> zeroinitializer, <2 x i32> zeroinitializer, <2 x i32> zeroinitializer",
            "shufflevector",
        ),
        ("  %x = load i128, ptr null", "128-bit"),
        (
            "  store ptr blockaddress(@main, %b), ptr null",
            "blockaddress",
        ),
        (
            "  %x = landingpad { ptr, i32 }\n          cleanup",
            "exceptions",
        ),
        ("  call void @llvm.mystery.i32(i32 1)", "llvm.mystery.i32"),
        ("  %x = load i32, ptr @nowhere", "nowhere"),
        ("  %x = add i32 %y, 1", "%y"),
        ("  call void asm \"hlt\", \"\"()", "hlt"),
    ] {
        let message = error_of(&body(text));
        assert!(message.contains(part), "{text}: {message}");
        assert!(message.starts_with("user.ll:2:"), "{text}: {message}");
    }
}

#[test]
fn narrow_and_big_endian_targets_are_refused() {
    for layout in ["e-m:e-p:32:32-i64:64", "E-m:e-i64:64"] {
        let message = error_of(&format!(
            "target datalayout = \"{layout}\"\ndefine i32 @main() {{\n ret i32 0\n}}\n"
        ));
        assert!(message.contains("64-bit"), "{message}");
    }
}

#[test]
fn endless_types_and_aliases_end() {
    error_of(
        "%t = type { %t }\n@g = global %t zeroinitializer\ndefine i32 @main() {\n store i32 0, ptr @g\n ret i32 0\n}\n",
    );
    error_of(
        "@a = alias i32, ptr @b\n@b = alias i32, ptr @a\ndefine i32 @main() {\n store i32 0, ptr @a\n ret i32 0\n}\n",
    );
    error_of(
        "@g = global [99999999999999 x { [99999999 x {}], i64 }] zeroinitializer\ndefine i32 @main() {\n store i32 0, ptr @g\n ret i32 0\n}\n",
    );
}
