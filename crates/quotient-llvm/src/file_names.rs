//! What LLVM IR calls the files of a program, made such that it leads to them from the working directory.
//!
//! Debug information names a file by a folder and the way to it from there. The folder is the one in which the compiler ran, or one
//! further up: of a file with an absolute name clang takes what both have in common. Reports show the way alone, and look for the file by
//! it. So wherever it begins elsewhere than in the working directory, and the file is there, the way is written anew in the text itself:
//! whoever reads that text later, be it on another machine, calls the file the same.
//!
//! A file that is not there keeps its name. The text may be from another machine, and the way may still lead to a copy of the file.

use std::collections::HashMap;
use std::env;
use std::path::{Path, PathBuf};

use crate::lex::Quoted;

/// What stands before the way to a file, and between that and the folder, as LLVM prints it.
const BEFORE: &str = "!DIFile(filename: \"";
const BETWEEN: &str = ", directory: \"";

/// The text, with files named as they are found from the working directory.
pub fn seen_from_here(text: String) -> String {
    match Here::now() {
        Some(mut here) => rewritten(text, |way, folder| here.name(way, folder)),
        None => text,
    }
}

/// The text with what `name` says in the place of a way from a folder, if it says anything.
fn rewritten(text: String, mut name: impl FnMut(&str, &str) -> Option<String>) -> String {
    let mut out = String::new();
    let mut copied = 0;
    for (at, _) in text.match_indices(BEFORE) {
        let from = at + BEFORE.len();
        let rest = &text[from..];
        // A quote inside is spelled as a number.
        let Some((way, rest)) = rest.split_once('"') else {
            break;
        };
        let Some(rest) = rest.strip_prefix(BETWEEN) else {
            continue;
        };
        let folder = rest.split('"').next().unwrap_or_default();
        if let Some(name) = name(&Quoted::new(way).text(), &Quoted::new(folder).text()) {
            out += &text[copied..from];
            out += &escaped(&name);
            copied = from + way.len();
        }
    }
    match copied {
        0 => text,
        _ => out + &text[copied..],
    }
}

/// The working directory.
struct Here {
    /// Without links.
    real: PathBuf,
    /// By all its names: compilers call it as the shell does, if that is no other folder.
    names: Vec<PathBuf>,
    /// Which folders are others that are there, as far as it was asked.
    others: HashMap<String, bool>,
}

impl Here {
    fn now() -> Option<Self> {
        let real = env::current_dir().ok()?.canonicalize().ok()?;
        let shell = env::var_os("PWD").map(PathBuf::from);
        let shell = shell.filter(|name| name.canonicalize().is_ok_and(|name| name == real));
        Some(Here {
            names: shell.into_iter().chain([real.clone()]).collect(),
            real,
            others: HashMap::new(),
        })
    }

    /// The name of the file to which a way from a folder leads, if the way alone does not lead there.
    fn name(&mut self, way: &str, folder: &str) -> Option<String> {
        if Path::new(way).is_absolute() || !self.is_other(folder) {
            return None;
        }
        let file = Path::new(folder).join(way);
        if !file.is_file() {
            return None;
        }
        let inside = self
            .names
            .iter()
            .find_map(|name| file.strip_prefix(name).ok());
        inside.unwrap_or(&file).to_str().map(str::to_owned)
    }

    fn is_other(&mut self, folder: &str) -> bool {
        if let Some(&known) = self.others.get(folder) {
            return known;
        }
        let path = Path::new(folder);
        let real = path.canonicalize().ok();
        let other = path.is_absolute() && real.is_some_and(|real| real != self.real);
        self.others.insert(folder.to_owned(), other);
        other
    }
}

/// A name as LLVM writes it between quotes.
fn escaped(name: &str) -> String {
    let mut out = String::with_capacity(name.len());
    for byte in name.bytes() {
        match byte {
            b' '..=b'~' if byte != b'"' && byte != b'\\' => out.push(char::from(byte)),
            _ => out += &format!("\\{byte:02X}"),
        }
    }
    out
}

#[cfg(test)]
mod tests {
    use super::*;

    const TEXT: &str = r#"
!0 = !DIFile(filename: "a/p.c", directory: "/x", checksumkind: CSK_MD5, checksum: "1")
!1 = !DIFile(filename: "q\C3\A9.c", directory: "/x y")
!2 = !DIFile(filename: "r.c")
!3 = !DIFile(filename: "no end
"#;

    #[test]
    fn only_the_way_is_written_anew() {
        let mut asked = Vec::new();
        let text = rewritten(TEXT.to_owned(), |way, folder| {
            asked.push(format!("{folder}|{way}"));
            (way == "q\u{e9}.c").then(|| format!("{folder}/\"\u{e9}\""))
        });
        assert_eq!(asked, ["/x|a/p.c", "/x y|q\u{e9}.c"]);
        assert_eq!(text, TEXT.replace(r"q\C3\A9.c", r"/x y/\22\C3\A9\22"));
    }

    #[test]
    fn what_leads_to_no_file_is_left_as_it_is() {
        let mut here = Here::now().unwrap();
        let root = env!("CARGO_MANIFEST_DIR");
        let above = Path::new(root).parent().unwrap().to_str().unwrap();
        // Tests run in the folder of their package.
        assert_eq!(here.name("src/lib.rs", root), None);
        assert_eq!(
            here.name("lib.rs", &format!("{root}/src")),
            Some("src/lib.rs".to_owned())
        );
        let other = format!("{above}/quotient-ir/src/lib.rs");
        assert_eq!(here.name("quotient-ir/src/lib.rs", above), Some(other));
        // What clang calls it where programs are in /usr/src: it must be known for a header of the system.
        let header = here.name("include/stdio.h", "/usr");
        assert_eq!(header, Some("/usr/include/stdio.h".to_owned()));
        assert_eq!(here.name("no-such-file.c", above), None);
        assert_eq!(here.name("src/lib.rs", "/no/such/folder"), None);
        assert_eq!(here.name("src/lib.rs", ".."), None);
        assert_eq!(here.name("/dev/null", above), None);
    }
}
