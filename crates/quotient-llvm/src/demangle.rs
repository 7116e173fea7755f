//! The names of C++ types, as people write them.
//!
//! What handlers catch and what `throw` throws is named in symbols by the Itanium mangling. The
//! names of functions and variables come from debug information; only types need this, and functions without any.
//! It knows namespaces, classes, templates over such, pointers and numbers, and names them as the source does;
//! whatever else there is, `cpp_demangle` reads, and `rustc-demangle` the symbols of Rust.

/// The type as the source has it; the mangled name itself if it is of an unusual kind.
pub(crate) fn type_name(mangled: &str) -> String {
    let mut reader = Reader {
        rest: mangled,
        seen: Vec::new(),
        depth: 0,
    };
    match reader.ty() {
        Some(name) if reader.rest.is_empty() => usual(&name),
        _ => whole_type(mangled).map_or_else(|| mangled.to_owned(), |name| usual(&name)),
    }
}

/// A name with strings called as programs call them.
fn usual(name: &str) -> String {
    const STRING: &str = "std::basic_string<char, std::char_traits<char>, std::allocator<char>>";
    name.replace(STRING, "std::string")
}

/// A type of an unusual kind, by the name of what describes it at run time.
fn whole_type(mangled: &str) -> Option<String> {
    let name = whole(&format!("_ZTI{mangled}"))?;
    name.strip_prefix("typeinfo for ").map(str::to_owned)
}

/// A symbol of C++ or Rust in full, but for the parameters of functions.
fn whole(symbol: &str) -> Option<String> {
    if let Some(name) = rust_name(symbol) {
        return Some(name);
    }
    let options = cpp_demangle::DemangleOptions::new();
    let options = options.no_params().no_return_type();
    let symbol = cpp_demangle::Symbol::new(symbol).ok()?;
    symbol.demangle_with_options(&options).ok()
}

/// The function as the source has it, without its parameters; the name itself if it is not mangled
/// or of an unusual kind.
pub(crate) fn function_name(name: &str) -> String {
    if let Some(name) = rust_name(name) {
        return name;
    }
    let Some(mangled) = name.strip_prefix("_Z") else {
        return name.to_owned();
    };
    let mut reader = Reader {
        rest: mangled,
        seen: Vec::new(),
        depth: 0,
    };
    let known = reader.class().or_else(|| whole(name));
    known.unwrap_or_else(|| name.to_owned())
}

/// Whether a name is mangled as rustc does it, in either way.
pub(crate) fn is_rust(name: &str) -> bool {
    let hashed = |name: &str| name.len() > 20 && name[name.len() - 20..].starts_with("17h");
    name.starts_with("_R") || (name.starts_with("_ZN") && name.is_ascii() && hashed(name))
}

/// The function or variable of Rust as the source has it, without the hashes of crates.
pub(crate) fn rust_name(name: &str) -> Option<String> {
    let demangled = rustc_demangle::try_demangle(name).ok();
    Some(format!("{:#}", demangled.filter(|_| is_rust(name))?))
}

/// The same without the angle brackets around types whose own functions are meant: a path that does not depend on the
/// way of mangling.
pub(crate) fn path(mangled: &str) -> Option<String> {
    let mut path = rust_name(mangled)?;
    path.retain(|c| c != '<' && c != '>');
    Some(path)
}

/// The same without the arguments of what is generic: `std::sync::mpmc::list::Channel::send` of channels of all types.
pub(crate) fn generic_path(mangled: &str) -> Option<String> {
    let name = rust_name(mangled)?;
    let mut path = String::with_capacity(name.len());
    // How many of the brackets that are open belong to arguments; those before them stand around a type.
    let mut depth = 0u32;
    let mut before = ' ';
    for c in name.chars() {
        let follows_name = before.is_alphanumeric() || matches!(before, '_' | ':');
        match c {
            '<' if depth > 0 || follows_name => depth += 1,
            '>' if depth > 0 && before != '-' => depth -= 1,
            '<' | '>' => {}
            _ if depth == 0 => path.push(c),
            _ => {}
        }
        before = c;
    }
    Some(path.replace("::::", "::"))
}

/// How deep types may nest: the reader recurses.
const MAX_DEPTH: u32 = 64;

struct Reader<'a> {
    rest: &'a str,
    /// What later parts may refer to by number.
    seen: Vec<String>,
    depth: u32,
}

impl<'a> Reader<'a> {
    fn accept(&mut self, prefix: &str) -> bool {
        match self.rest.strip_prefix(prefix) {
            Some(rest) => {
                self.rest = rest;
                true
            }
            None => false,
        }
    }

    fn remember(&mut self, name: String) -> String {
        self.seen.push(name.clone());
        name
    }

    fn ty(&mut self) -> Option<String> {
        if self.depth == MAX_DEPTH {
            return None;
        }
        self.depth += 1;
        let name = self.ty_inside();
        self.depth -= 1;
        name
    }

    fn ty_inside(&mut self) -> Option<String> {
        for (code, word) in BUILTIN {
            if self.accept(code) {
                return Some((*word).to_owned());
            }
        }
        for (code, mark) in [("P", "*"), ("R", "&"), ("O", "&&")] {
            if self.accept(code) {
                let name = format!("{}{mark}", self.ty()?);
                return Some(self.remember(name));
            }
        }
        if self.accept("K") {
            let name = format!("const {}", self.ty()?);
            return Some(self.remember(name));
        }
        self.class()
    }

    /// A class or enumeration, with what it is nested in.
    fn class(&mut self) -> Option<String> {
        if self.accept("Z") {
            // Local to a function: what parameters that has does not matter.
            self.class()?;
            while !self.accept("E") {
                self.ty()?;
            }
            return self.class();
        }
        if self.accept("N") {
            return self.nested();
        }
        let known = self.substitution()?;
        let (mut name, fresh) = match known {
            Some(known) => (known, false),
            None if self.accept("St") => (format!("std::{}", self.source_name()?), true),
            None => (self.source_name()?.to_owned(), true),
        };
        if fresh {
            self.remember(name.clone());
        }
        if self.accept("I") {
            name.push_str(&self.arguments()?);
            self.remember(name.clone());
        }
        Some(name)
    }

    fn nested(&mut self) -> Option<String> {
        let mut name = String::new();
        while !self.accept("E") {
            if name.is_empty() && self.accept("K") {
                continue;
            } else if self.accept("I") {
                name.push_str(&self.arguments()?);
            } else if let Some(mark) = self.special() {
                let class = name.split('<').next().unwrap_or_default();
                let class = class.rsplit("::").next().unwrap_or_default().to_owned();
                name = format!("{name}::{mark}{class}");
                continue;
            } else if self.accept("St") {
                name.push_str("std");
                continue;
            } else if let Some(known) = self.substitution()? {
                name = known;
                continue;
            } else {
                if !name.is_empty() {
                    name.push_str("::");
                }
                let part = self.source_name()?;
                // Versions of the library that its users never see.
                if matches!(part, "__cxx11" | "_V2" | "__1") {
                    name.truncate(name.len().saturating_sub(2));
                } else if part.starts_with("_GLOBAL__N_") {
                    name.push_str("(anonymous)");
                } else {
                    name.push_str(part);
                }
            }
            self.remember(name.clone());
        }
        Some(name)
    }

    /// What stands before the class's name in that of a constructor or destructor.
    fn special(&mut self) -> Option<&'static str> {
        let codes = [
            ("C1", ""),
            ("C2", ""),
            ("D0", "~"),
            ("D1", "~"),
            ("D2", "~"),
        ];
        codes
            .into_iter()
            .find_map(|(code, mark)| self.accept(code).then_some(mark))
    }

    /// `S_`, `S0_`, ... and abbreviations of the standard library; `Some(None)` if something else
    /// comes next.
    fn substitution(&mut self) -> Option<Option<String>> {
        for (code, name) in ABBREVIATED {
            if self.accept(code) {
                return Some(Some((*name).to_owned()));
            }
        }
        let Some(after) = self.rest.strip_prefix('S') else {
            return Some(None);
        };
        if after.starts_with('t') {
            return Some(None);
        }
        let (number, rest) = after.split_once('_')?;
        let index = match number {
            "" => 0,
            digits => usize::from_str_radix(digits, 36).ok()?.checked_add(1)?,
        };
        self.rest = rest;
        self.seen.get(index).cloned().map(Some)
    }

    fn arguments(&mut self) -> Option<String> {
        let mut arguments = Vec::new();
        let mut packs = 0u32;
        loop {
            if self.accept("E") {
                match packs.checked_sub(1) {
                    Some(outer) => packs = outer,
                    None => break,
                }
            } else if self.accept("J") {
                packs += 1;
            } else if self.accept("L") {
                let boolean = self.rest.starts_with('b');
                self.ty()?;
                let (number, rest) = self.rest.split_once('E')?;
                self.rest = rest;
                arguments.push(match (boolean, number) {
                    (true, "0") => "false".to_owned(),
                    (true, _) => "true".to_owned(),
                    _ => number.replace('n', "-"),
                });
            } else {
                arguments.push(self.ty()?);
            }
        }
        Some(format!("<{}>", arguments.join(", ")))
    }

    /// `5Error`: a length and as many characters.
    fn source_name(&mut self) -> Option<&'a str> {
        let digits = self.rest.bytes().take_while(u8::is_ascii_digit).count();
        let length = self.rest[..digits].parse().ok()?;
        let rest = &self.rest[digits..];
        let name = rest.get(..length)?;
        self.rest = &rest[length..];
        Some(name)
    }
}

const BUILTIN: &[(&str, &str)] = &[
    ("v", "void"),
    ("b", "bool"),
    ("c", "char"),
    ("a", "signed char"),
    ("h", "unsigned char"),
    ("s", "short"),
    ("t", "unsigned short"),
    ("i", "int"),
    ("j", "unsigned"),
    ("l", "long"),
    ("m", "unsigned long"),
    ("x", "long long"),
    ("y", "unsigned long long"),
    ("f", "float"),
    ("d", "double"),
    ("w", "wchar_t"),
    ("Dn", "std::nullptr_t"),
];

const ABBREVIATED: &[(&str, &str)] = &[
    ("Ss", "std::string"),
    ("Sa", "std::allocator"),
    ("So", "std::ostream"),
    ("Si", "std::istream"),
];

#[cfg(test)]
mod tests {
    use super::{function_name, generic_path, type_name};

    #[test]
    fn names_as_people_write_them() {
        for (mangled, name) in [
            ("i", "int"),
            ("PKc", "const char*"),
            ("7MyError", "MyError"),
            ("St13runtime_error", "std::runtime_error"),
            ("N3net7timeoutE", "net::timeout"),
            (
                "NSt8ios_base7failureB5cxx11E",
                "std::ios_base::failure[abi:cxx11]",
            ),
            ("N12_GLOBAL__N_15ErrorE", "(anonymous)::Error"),
            ("Z4mainE5Error", "Error"),
            ("Z3runibE5Error", "Error"),
            ("3BoxIiLi3ELb1EE", "Box<int, 3, true>"),
            ("St6vectorIiSaIiEE", "std::vector<int, std::allocator<int>>"),
            ("4PairI1AS0_E", "Pair<A, A>"),
            ("5tupleIJibEE", "tuple<int, bool>"),
            (
                "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE",
                "std::string",
            ),
        ] {
            assert_eq!(type_name(mangled), name);
        }
    }

    #[test]
    fn functions_without_their_parameters() {
        for (mangled, name) in [
            ("main", "main"),
            ("_Z4pushi", "push"),
            ("_ZNSt6thread4joinEv", "std::thread::join"),
            ("_ZNKSt9exception4whatEv", "std::exception::what"),
            ("_ZN3net5QueueIiEC2Ev", "net::Queue<int>::Queue"),
            ("_ZN5GuardD1Ev", "Guard::~Guard"),
            ("_ZdlPv", "operator delete"),
            ("_RNvC5crate4main", "crate::main"),
        ] {
            assert_eq!(function_name(mangled), name);
        }
    }

    #[test]
    fn paths_of_what_is_generic() {
        for (mangled, path) in [
            (
                "_RNvMs1_NtNtNtCsjrHSEGnQ3l9_3std4sync4mpmc4listINtB5_7ChannellE4sendCsdJ28eiE59mY_4mpsc",
                "std::sync::mpmc::list::Channel::send",
            ),
            (
                "_ZN3std4sync4mpmc4list16Channel$LT$T$GT$4send17h0123456789abcdefE",
                "std::sync::mpmc::list::Channel::send",
            ),
            (
                "_RNvXs4_NtNtCsjrHSEGnQ3l9_3std4sync4mpmcINtB5_6SenderlENtNtNtCsgEmfK2I1SDS_4core3ops4drop4Drop4dropCsdJ28eiE59mY_4mpsc",
                "std::sync::mpmc::Sender as core::ops::drop::Drop::drop",
            ),
        ] {
            assert_eq!(generic_path(mangled).as_deref(), Some(path), "{mangled}");
        }
    }

    #[test]
    fn what_is_not_understood_stays() {
        for odd in ["", "9x", "S9_", "NN", "PPPP", "99999999999999999999x"] {
            assert_eq!(type_name(odd), odd);
        }
        let deep = "P".repeat(10_000);
        assert_eq!(type_name(&deep), deep);
    }
}
