//! What is damaged: small programs as clang writes them, functions of Quotient's own library, and
//! texts written by hand for what clang seldom writes.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use quotient_llvm::{ClangChoice, Patience, compile};

/// Larger texts take too long to read so many times.
const MAX_LENGTH: usize = 24_000;

/// The flags that a program insists on, as in the suite.
fn own_flags(path: &Path) -> Vec<OsString> {
    let text = std::fs::read_to_string(path).expect("a readable program");
    let mut lines = text.lines();
    let flags = lines.find_map(|line| line.strip_prefix("// compile with: "));
    let words = flags.unwrap_or_default().split_whitespace();
    words.map(OsString::from).collect()
}

/// Compiles the programs of the other tests into a new folder, and puts the other texts beside them.
pub fn prepare() -> PathBuf {
    let folder = std::env::temp_dir().join(format!("quotient-reader-{}", std::process::id()));
    std::fs::create_dir_all(&folder).expect("a folder for the texts");
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let add = |name: String, text: &str| {
        if text.len() <= MAX_LENGTH {
            std::fs::write(folder.join(name), text).expect("room for the text");
        }
    };
    for path in files(&tests.join("c"), "c") {
        for (clang, flags) in [("clang-14", "-g0"), ("clang-19", "-g")] {
            let choice = ClangChoice::Explicit(clang.into());
            let mut all = own_flags(&path);
            all.push(flags.into());
            let text =
                compile(&path, &choice, &all, true, Patience::default()).expect("it compiles");
            add(format!("{}-{clang}{flags}.ll", stem(&path)), &text);
        }
    }
    for path in files(&tests.join("reader"), "ll") {
        let text = std::fs::read_to_string(&path).expect("a readable text");
        add(format!("{}.ll", stem(&path)), &text);
    }
    let library = Path::new(env!("CARGO_MANIFEST_DIR")).join("src/library");
    for path in files(&library, "ll")
        .into_iter()
        .chain(files(&library.join("cxx"), "ll"))
    {
        let text = std::fs::read_to_string(&path).expect("a readable text");
        for (name, program) in functions(&text) {
            add(format!("library-{name}.ll"), &program);
        }
    }
    folder
}

/// The texts of a folder that [`prepare`] made, by name.
pub fn read(folder: &Path) -> Vec<Vec<u8>> {
    let texts = files(folder, "ll").into_iter();
    texts
        .map(|path| std::fs::read(path).expect("a readable text"))
        .collect()
}

/// Each function of a module in a program of its own that calls it.
fn functions(text: &str) -> Vec<(String, String)> {
    let starting = |prefixes: &[&str]| {
        let wanted = |line: &&str| prefixes.iter().any(|prefix| line.starts_with(prefix));
        text.lines().filter(wanted).collect::<Vec<_>>().join("\n")
    };
    let frame = starting(&["%", "@", "declare"]);
    let mut programs = Vec::new();
    for definition in text.split("\ndefine ").skip(1) {
        let Some(end) = definition.find("\n}") else {
            continue;
        };
        let name = definition
            .split('@')
            .nth(1)
            .and_then(|rest| rest.split('(').next());
        let Some(name) = name else { continue };
        let main = format!("define i32 @main() {{\n  call void @{name}()\n  ret i32 0\n}}");
        let program = format!("{frame}\ndefine {}\n}}\n{main}\n", &definition[..end]);
        programs.push((name.replace('/', "_"), program));
    }
    programs
}

fn files(folder: &Path, extension: &str) -> Vec<PathBuf> {
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .unwrap_or_else(|error| panic!("{}: {error}", folder.display()))
        .map(|entry| entry.expect("a readable folder").path())
        .filter(|path| path.extension().is_some_and(|found| found == extension))
        .collect();
    files.sort();
    files
}

fn stem(path: &Path) -> String {
    let stem = path.file_stem().expect("a name");
    stem.to_string_lossy().into_owned()
}
