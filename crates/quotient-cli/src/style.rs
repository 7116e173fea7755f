//! Colour, on a terminal that wants it and nowhere else.

use std::io::IsTerminal;

/// What a piece of text is, for the eye.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Tone {
    /// Something is wrong.
    Bad,
    /// Nothing is wrong.
    Good,
    /// Not known to be either.
    Unsure,
    /// Worth a second look.
    Strong,
    /// Frame and furniture.
    Faint,
}

/// Whether to colour.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Style {
    colour: bool,
}

impl Style {
    /// No colour.
    pub const PLAIN: Style = Style { colour: false };

    /// Colour if standard output is a terminal and the user has not asked for none
    /// (`NO_COLOR`, see no-color.org).
    pub fn of_stdout() -> Style {
        let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
        let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
        Style {
            colour: std::io::stdout().is_terminal() && !refused && !dumb,
        }
    }

    /// The text in its tone.
    pub fn paint(self, tone: Tone, text: &str) -> String {
        if !self.colour || text.is_empty() {
            return text.to_owned();
        }
        let code = match tone {
            Tone::Bad => "1;31",
            Tone::Good => "1;32",
            Tone::Unsure => "1;33",
            Tone::Strong => "1",
            Tone::Faint => "2",
        };
        format!("\x1b[{code}m{text}\x1b[0m")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn plain_text_stays_plain() {
        assert_eq!(Style::PLAIN.paint(Tone::Bad, "error"), "error");
        let coloured = Style { colour: true }.paint(Tone::Bad, "error");
        assert_eq!(coloured, "\x1b[1;31merror\x1b[0m");
    }
}
