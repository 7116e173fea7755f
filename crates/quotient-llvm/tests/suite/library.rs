//! The library's LLVM IR is what its C and C++ files say.

use std::path::Path;
use std::process::Command;

#[test]
fn what_is_embedded_is_what_clang_makes_of_the_c_sources() {
    is_what_clang_makes("src/library", "clang-16", &["", "narrow"]);
}

#[test]
fn what_is_embedded_is_what_clang_makes_of_the_cpp_sources() {
    is_what_clang_makes("src/library/cxx", "clang-19", &[""]);
}

/// The folders are those in the result that have files.
fn is_what_clang_makes(folder: &str, clang: &str, folders: &[&str]) {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join(folder);
    let out = format!("quotient-library-{clang}-{}", std::process::id());
    let out = std::env::temp_dir().join(out);
    std::fs::create_dir_all(&out).expect("a folder for the result");
    let made = Command::new("sh")
        .arg(folder.join("compile.sh"))
        .arg(clang)
        .arg(&out)
        .status()
        .expect("a shell");
    assert!(made.success(), "compile.sh fails");
    for part in folders {
        let mut files = 0;
        for entry in std::fs::read_dir(out.join(part)).expect("the result") {
            let made = entry.expect("a file").path();
            if made.is_dir() {
                continue;
            }
            let name = made.file_name().expect("a name");
            let read = |path: &Path| std::fs::read_to_string(path).expect("text");
            assert_eq!(
                read(&made),
                read(&folder.join(part).join(name)),
                "{}: run compile.sh",
                made.display()
            );
            files += 1;
        }
        assert!(files > 0, "compile.sh makes nothing in {part:?}");
    }
    std::fs::remove_dir_all(&out).expect("the folder goes");
}
