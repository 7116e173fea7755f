//! The attribute of `quotient-test`.
//!
//! What stands in it is for `cargo quotient test`, which reads it in the source; here it is only looked at for mistakes.

use proc_macro::{TokenStream, TokenTree};

/// What may be said, and whether a value belongs to it.
const KNOWN: [(&str, bool); 6] = [
    ("algorithm", true),
    ("unroll", true),
    ("max_executions", true),
    ("races", false),
    ("leaks", false),
    ("uninit", false),
];

/// Marks a test: see `quotient_test::test`.
#[proc_macro_attribute]
pub fn test(arguments: TokenStream, function: TokenStream) -> TokenStream {
    let mut output = match mistake(arguments) {
        Some(mistake) => error(&mistake),
        None => TokenStream::new(),
    };
    let test: TokenStream = "#[::core::prelude::v1::test]".parse().unwrap_or_default();
    output.extend(test);
    output.extend(function);
    output
}

fn error(message: &str) -> TokenStream {
    let text = format!("::core::compile_error!({message:?});");
    text.parse().unwrap_or_default()
}

/// What is wrong with the arguments: each is a name, or a name and a number or text.
fn mistake(arguments: TokenStream) -> Option<String> {
    let mut tokens = arguments.into_iter().peekable();
    while let Some(token) = tokens.next() {
        let name = token.to_string();
        let Some((_, has_value)) = KNOWN.iter().find(|(known, _)| *known == name) else {
            let known: Vec<&str> = KNOWN.iter().map(|(known, _)| *known).collect();
            return Some(format!(
                "`{name}` is not known: there are {}",
                known.join(", ")
            ));
        };
        if *has_value {
            let equals = tokens.next().is_some_and(|token| token.to_string() == "=");
            let value = matches!(tokens.next(), Some(TokenTree::Literal(_)));
            if !equals || !value {
                return Some(format!("`{name}` needs a value: {name} = ..."));
            }
        }
        if tokens.peek().is_some() && tokens.next().is_some_and(|t| t.to_string() != ",") {
            return Some(format!("a comma is missing after `{name}`"));
        }
    }
    None
}
