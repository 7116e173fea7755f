//! Which files are libraries and not the program, by their paths.

/// Whether a file is a header of the system or of the C++ library, or of that of Rust.
pub(super) fn is_system(file: &str) -> bool {
    let folders = ["/usr/include/", "/usr/lib/"];
    let file = without_detours(file);
    folders.iter().any(|folder| file.starts_with(folder))
        || file.contains("/include/c++/")
        || is_rust_library(&file)
}

/// Whether a file is of the Rust standard library, as its builds name it or where rustup puts it, or of another that a
/// program depends on.
pub(super) fn is_rust_library(file: &str) -> bool {
    let crates = [
        "std",
        "core",
        "alloc",
        "panic_unwind",
        "panic_abort",
        "backtrace",
    ];
    let of_library = |path: &str| {
        let name = path.split('/').next().unwrap_or_default();
        crates.contains(&name)
    };
    file.strip_prefix("library/").is_some_and(of_library)
        || file.starts_with("/rustc/")
        || file.contains("/rustlib/src/rust/library/")
        || file.starts_with("/rust/deps/")
        // What cargo has fetched.
        || file.contains("/registry/src/")
        || file.contains("/git/checkouts/")
        // loom's interface, as `cargo quotient` unpacks it.
        || file.contains("/quotient-loom/")
}

/// The path without `folder/..`: some clangs name their headers by a way through other folders.
fn without_detours(path: &str) -> String {
    let mut parts: Vec<&str> = Vec::new();
    for part in path.split('/') {
        match parts.last() {
            Some(&folder) if part == ".." && !["", ".."].contains(&folder) => {
                parts.pop();
            }
            _ => parts.push(part),
        }
    }
    parts.join("/")
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn headers_are_known_whichever_way_leads_to_them() {
        assert!(is_system(
            "/usr/bin/../lib/gcc/x/12/../../../../include/x/c++/12/a.h"
        ));
        assert!(is_system("/opt/llvm/include/c++/v1/mutex"));
        assert!(!is_system("../../usr/include/a.h"));
        assert!(!is_system("/usr/include/../../home/a.c"));
    }
}
