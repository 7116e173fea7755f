//! What the command says of a `.ll` file that is cut off, or no LLVM IR at all.

#[path = "common/clangs.rs"]
mod clangs;

use std::path::{Path, PathBuf};
use std::process::Command;

use clangs::CLANG;

/// A small program as clang writes it, with a type, a string and metadata.
const PROGRAM: &str = r#"%pair = type { i32, [2 x i16] }
@pair = global %pair zeroinitializer, align 4
@text = private constant [6 x i8] c"hello\00"

define i32 @main() !dbg !1 {
  %1 = load i32, ptr @pair, align 4, !dbg !3
  %2 = icmp eq i32 %1, 0, !dbg !3
  br i1 %2, label %3, label %4, !dbg !3

3:
  ret i32 0, !dbg !3

4:
  unreachable, !dbg !3
}

!0 = !DIFile(filename: "prog.c", directory: "/")
!1 = distinct !DISubprogram(name: "main", scope: !0, file: !0, line: 1)
!2 = !{i32 2, !"Dwarf", i32 4}
!3 = !DILocation(line: 2, column: 3, scope: !1)
"#;

/// A folder of its own for each test, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("quotient-not-ir-{name}-{}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&folder).expect("a folder");
        Folder(folder)
    }

    /// The exit code, and what is written to standard error, of a check of a file with the content.
    fn check(&self, name: &str, content: &[u8]) -> (Option<i32>, String) {
        std::fs::write(self.0.join(name), content).expect("room for a file");
        let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
            .current_dir(&self.0)
            .args(["check", name])
            .output()
            .expect("the command runs");
        let stderr = String::from_utf8(output.stderr).expect("text");
        (output.status.code(), stderr)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// The program up to the end of the first occurrence of the words.
fn up_to(words: &str) -> &'static [u8] {
    let at = PROGRAM.find(words).expect("words of the program");
    &PROGRAM.as_bytes()[..at + words.len()]
}

#[test]
fn the_whole_program_is_safe_with_any_ends_of_lines() {
    let folder = Folder::new("whole");
    for text in [PROGRAM.to_owned(), PROGRAM.replace('\n', "\r\n")] {
        assert_eq!(
            folder.check("prog.ll", text.as_bytes()),
            (Some(0), String::new())
        );
    }
    let broken = PROGRAM.replace("icmp", "frob").replace('\n', "\r\n");
    let (code, message) = folder.check("prog.ll", broken.as_bytes());
    assert_eq!(code, Some(2));
    assert!(message.starts_with("quotient: prog.ll:7:8: "), "{message}");
}

#[test]
fn a_file_that_is_cut_off_is_told_with_the_place_where_it_ends() {
    let folder = Folder::new("cut");
    for (cut, expected) in [
        (
            "%pair = type { i32, [2 x",
            "prog.ll:1:25: malformed LLVM IR: expected a type, found the end of the file",
        ),
        (
            "%pair = type { i32",
            "prog.ll:1:19: malformed LLVM IR: expected `}`, found the end of the file",
        ),
        (
            "c\"hel",
            "prog.ll:3:36: malformed LLVM IR: expected a closing quote for the string that begins here, found the end of the file",
        ),
        (
            "define i32 @main(",
            "prog.ll:5:18: malformed LLVM IR: expected a type, found the end of the file",
        ),
        (
            "define i32 @main() !dbg !1 {\n",
            "prog.ll:6:1: malformed LLVM IR: expected an instruction, found the end of the file",
        ),
        (
            "%2 = icmp eq i32",
            "prog.ll:7:19: malformed LLVM IR: expected a value, found the end of the file",
        ),
        (
            "!dbg !3\n\n4:\n",
            "prog.ll:14:1: malformed LLVM IR: expected an instruction, found the end of the file",
        ),
        (
            "!DIFile(filename: \"prog.c\"",
            "prog.ll:17:32: malformed LLVM IR: expected `)`, found the end of the file",
        ),
        (
            "!DIFile(filename: \"pro",
            "prog.ll:17:24: malformed LLVM IR: expected a closing quote for the string that begins here, found the end of the file",
        ),
        (
            "!2 = !{i32 2, !",
            "prog.ll:19:16: malformed LLVM IR: expected `{`, found the end of the file",
        ),
    ] {
        let (code, message) = folder.check("prog.ll", up_to(cut));
        assert_eq!(
            message,
            format!("quotient: {expected}\n"),
            "cut after {cut}"
        );
        assert_eq!(code, Some(2), "cut after {cut}");
    }
}

#[test]
fn what_is_no_text_is_told_by_its_name() {
    let folder = Folder::new("binary");
    let elf = std::fs::read(env!("CARGO_BIN_EXE_quotient")).expect("the command itself");
    for (name, content, part) in [
        ("prog.ll", &b""[..], "the file is empty"),
        ("prog.ll", b" \r\n\n", "the file is empty"),
        ("prog.ll", b"BC\xc0\xde\x35\x14\0\0", "LLVM bitcode"),
        (
            "prog.bc",
            b"BC\xc0\xde\x35\x14\0\0",
            "`llvm-dis` makes text of it",
        ),
        ("prog.ll", &elf[..4096], "an object file or a program (ELF)"),
        ("prog.o", &elf[..4096], "-S -emit-llvm"),
        ("prog.ll", b"\x89PNG\r\n\x1a\n\0\0\0\rIHDR", "a binary file"),
        (
            "prog.txt",
            b"int main(void) { return 0; }\n",
            "neither a C file (.c)",
        ),
        (
            "prog.ll",
            b"\x02 some text\n",
            "prog.ll:1:1: malformed LLVM IR: expected LLVM IR text, found `\\u{2}`",
        ),
    ] {
        let (code, message) = folder.check(name, content);
        assert_eq!(code, Some(2), "{message}");
        assert!(
            message.starts_with(&format!("quotient: {name}:")),
            "{message}"
        );
        assert!(message.contains(part), "{message}");
    }
}

#[test]
fn c_in_a_file_named_ll_is_told_from_malformed_llvm_ir() {
    let folder = Folder::new("c");
    for text in [
        "#include <assert.h>\nint main(void) { return 0; }\n",
        "// A program.\nint main(void) { return 0; }\n",
        "\n  int main(void) { return 0; }\n",
    ] {
        let (code, message) = folder.check("prog.ll", text.as_bytes());
        assert_eq!(code, Some(2), "{message}");
        assert!(message.contains("looks like C or C++"), "{message}");
        assert!(message.contains("name it .c"), "{message}");
    }
}

/// Also what the compiler itself writes.
#[test]
fn bitcode_and_objects_of_clang_are_recognised() {
    let folder = Folder::new("clang");
    std::fs::write(folder.0.join("prog.c"), "int main(void) { return 0; }\n").expect("room");
    for (flags, part) in [
        (&["-emit-llvm"][..], "LLVM bitcode"),
        (&[], "an object file"),
    ] {
        let made = Command::new(CLANG)
            .current_dir(&folder.0)
            .args(["-c", "prog.c", "-o", "made"])
            .args(flags)
            .status();
        assert!(made.expect("clang runs").success());
        let made = std::fs::read(Path::new(&folder.0).join("made")).expect("what clang made");
        let (code, message) = folder.check("prog.ll", &made);
        assert_eq!(code, Some(2), "{message}");
        assert!(message.contains(part), "{message}");
    }
}
