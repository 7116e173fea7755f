//! Text that is not quite LLVM IR ends in an error that says what is wrong, never in a panic. What
//! was found by damaging texts at random (`tests/reader`) is kept here.

use std::path::Path;

use quotient_llvm::{LoadError, read};

use crate::driver::Outcome;
use crate::run;

/// What is said of a text when an execution gets to what is not supported.
fn refusal_of(text: &str) -> String {
    let module = read(text, Path::new("user.ll")).unwrap_or_else(|error| panic!("{text}: {error}"));
    match run(&module).0 {
        Outcome::Unsupported(message) => message,
        other => panic!("{text}: {other:?}"),
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
    assert_eq!(
        message,
        "user.ll:2:8: malformed LLVM IR: expected an instruction, found `frobnicate`"
    );
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
        ("  %x = load i512, ptr null", "512-bit"),
        (
            "  %x = load i512, ptr null\n  %y = add i512 %x, %x\n  br label %b\nb:\n  %z = phi i512 [ %y, %0 ]",
            "512-bit",
        ),
        (
            "  %x = landingpad { ptr, i32 }\n          cleanup",
            "exceptions",
        ),
    ] {
        let message = refusal_of(&body(text));
        assert!(message.contains(part), "{text}: {message}");
        assert!(message.contains("(user.ll:2)"), "{text}: {message}");
    }
    for (text, part) in [
        (
            "  store ptr blockaddress(@main, %b), ptr null",
            "the unknown block `%b`",
        ),
        ("  %x = load i32, ptr @nowhere", "nowhere"),
        ("  %x = add i32 %y, 1", "%y"),
        (
            "  %x = call i32 asm \"\", \"=r,0,r\"(i32 1)",
            "inline assembly whose operands do not fit",
        ),
    ] {
        let message = error_of(&body(text));
        assert!(message.contains(part), "{text}: {message}");
        assert!(message.starts_with("user.ll:2:"), "{text}: {message}");
    }
}

/// What LLVM's own verifier would reject: each with a part of the message, and the line.
#[test]
fn malformed_functions_are_refused_where_they_are_wrong() {
    for (body, part, line) in [
        (
            "  %x = add i32 %x, 1",
            "`%x`, which is not defined on every way",
            2,
        ),
        (
            "  %y = add i32 %x, 1\n  %x = add i32 0, 1",
            "`%x`, which is not defined on",
            2,
        ),
        (
            "  %x = add i32 0, 1\n  %x = add i32 0, 2",
            "a second definition of `%x`",
            3,
        ),
        (
            "  br label %a\na:\n  br label %b\na:\n  br label %b\nb:",
            "a second block named `%a`",
            6,
        ),
        ("e:\n  br label %e\nb:", "a jump to the first block", 3),
        (
            "  %x = phi i32 [ 0, %a ]\n  br label %a\na:",
            "`%a`, which does not lead there",
            2,
        ),
        (
            "e:\n  br label %a\na:\n  %x = phi i32 [ 0, %e ]\n  br i1 true, label %a, label %b\nb:",
            "without a value for `%a`",
            5,
        ),
        (
            "e:\n  br label %a\na:\n  fence seq_cst\n  %x = phi i32 [ 0, %e ]",
            "a phi behind other instructions",
            6,
        ),
        (
            "e:\n  br i1 true, label %a, label %b\na:\n  %x = add i32 0, 1\n  br label %b\nb:\n  %y = add i32 %x, 1",
            "`%x`, which is not defined on every way",
            8,
        ),
        (
            "  %x = add i64 0, 1\n  %y = add i32 %x, 1",
            "`%x`, which is used as one of another type",
            3,
        ),
        (
            "  store [2 x i32] [i32 1], ptr null",
            "do not fit together",
            2,
        ),
        (
            "  store i32 sub (i32 ptrtoint (ptr @a to i32), i32 1), ptr null",
            "defined by itself",
            2,
        ),
    ] {
        let aliases =
            "@a = alias i32, inttoptr (i64 sub (i64 ptrtoint (ptr @a to i64), i64 1) to ptr)";
        let message = error_of(&format!(
            "define i32 @main() {{\n{body}\n  ret i32 0\n}}\n{aliases}\n"
        ));
        assert!(message.contains(part), "{body}: {message}");
        assert!(
            message.starts_with(&format!("user.ll:{line}:")),
            "{body}: {message}"
        );
    }
}

#[test]
fn lists_of_arguments_of_another_processor_are_not_given_to_the_library() {
    let text = "target triple = \"aarch64-linux-gnu\"\ndeclare i32 @vsprintf(ptr, ptr, ptr)\ndefine i32 @main() {\n  call i32 @vsprintf(ptr null, ptr null, ptr null)\n  ret i32 0\n}\n";
    let message = refusal_of(text);
    assert!(message.contains("(user.ll:4)"), "{message}");
    assert!(message.contains("x86-64"), "{message}");
}

#[test]
fn numbers_of_blocks_and_values_have_no_end() {
    let text = "define i32 @main() {\n  br label %4294967295\n4294967295:\n  call i32 @main()\n  call i32 @main()\n  ret i32 0\n}\n";
    assert!(read(text, Path::new("user.ll")).is_ok());
}

#[test]
fn blocks_that_nothing_leads_to_may_hold_anything() {
    let text = "define i32 @main() {\n  ret i32 0\na:\n  %x = add i32 %x, 1\n  br label %a\n}\n";
    assert!(read(text, Path::new("user.ll")).is_ok());
}

#[test]
fn variables_that_no_machine_could_hold_are_refused() {
    let message = error_of(
        "@g = global [300000000 x i8] zeroinitializer\ndefine i32 @main() {\n store i8 0, ptr @g\n ret i32 0\n}\n",
    );
    assert!(message.starts_with("user.ll:1:"), "{message}");
    assert!(message.contains("256 MiB"), "{message}");
}

/// Each is made of two of the one before it; the last is asked for.
#[test]
fn aliases_that_double_and_double_end() {
    let mut text = "@a0 = global i32 0\n".to_owned();
    for n in 0..60 {
        let before = format!("i64 ptrtoint (ptr @a{n} to i64)");
        text += &format!(
            "@a{} = alias i32, inttoptr (i64 sub ({before}, {before}) to ptr)\n",
            n + 1
        );
    }
    text += "define i32 @main() {\n store i32 0, ptr @a60\n ret i32 0\n}\n";
    assert!(read(&text, Path::new("user.ll")).is_ok());
}

#[test]
fn unknown_targets_are_refused() {
    for (layout, what) in [
        ("e-m:e-p:16:16", "neither 32 nor 64 bits"),
        ("E-m:e-i64:64", "big-endian"),
    ] {
        let message = error_of(&format!(
            "target datalayout = \"{layout}\"\ndefine i32 @main() {{\n ret i32 0\n}}\n"
        ));
        assert!(message.contains(what), "{message}");
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
