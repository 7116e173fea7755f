//! What the program prints, for the one execution that a report tells: formats in the language of C's `printf`.
//!
//! A thread's own memory is read where it prints. What others can reach the machine does not have: that is looked up
//! when the step has been made, in which nobody else writes.

use super::Machine;
use super::code::Code;
use super::objects::Origin;
use super::thread::Thread;
use quotient_model::{Cell, Location, ThreadId};

/// Of one text, at most so many bytes are shown.
const MOST_BYTES: usize = 4096;

/// What a thread has printed, as far as it is known.
#[derive(Clone, Debug)]
pub(super) struct Printed {
    thread: ThreadId,
    pieces: Vec<Piece>,
}

#[derive(Clone, Debug)]
enum Piece {
    Known(String),
    /// A text in memory that others can reach: its address, and how long it is at most.
    Shared(u64, usize),
}

impl Printed {
    /// Who has printed what.
    pub fn text(&self, machine: &Machine, memory: &dyn Fn(Location) -> Cell) -> (ThreadId, String) {
        let pieces = self.pieces.iter().map(|piece| match piece {
            Piece::Known(text) => text.clone(),
            Piece::Shared(address, most) => machine.shared_text(*address, *most, memory),
        });
        (self.thread, pieces.collect())
    }
}

/// `%-08.3lx`, say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Conversion {
    flags: String,
    width: Option<i64>,
    precision: Option<i64>,
    /// Bits of an integer, from the length modifiers.
    bits: u32,
    letter: char,
}

impl Machine {
    /// Notes what the thread prints.
    #[cold]
    pub(super) fn print(&mut self, code: &Code, thread: &Thread, site: u32) {
        let site = &code.prints[site as usize];
        let format = match site.format {
            Some(slot) => self.text(thread, thread.get(slot)),
            None => Some(site.literal.to_owned()),
        };
        let pieces = match format {
            Some(format) => {
                let values = site.arguments.iter().map(|&slot| thread.get(slot));
                let list = site.list.map(|slot| self.listed(thread, thread.get(slot)));
                let values = values.chain(list.into_iter().flatten());
                self.formatted(code, thread, &format, values)
            }
            None => vec![Piece::Known("…\n".to_owned())],
        };
        self.printed.push(Printed {
            thread: thread.id,
            pieces,
        });
    }

    /// The arguments of a `va_list`, one after the other, by the address of where the address of the first one is.
    fn listed(&self, thread: &Thread, address: u64) -> impl Iterator<Item = u64> {
        let first = self.own_word(thread, address);
        let each = (0..).map(|nth: u64| nth * 8);
        each.map_while(move |offset| self.own_word(thread, first?.checked_add(offset)?))
    }

    /// What the thread's own memory holds at an address.
    fn own_word(&self, thread: &Thread, address: u64) -> Option<u64> {
        let (id, offset) = self.objects.pointed(address)?;
        let own = &thread.private[thread.find_private(id)?].bytes;
        let from = offset as usize;
        let word = own.to_vec(0..own.len()).get(from..from + 8)?.try_into();
        Some(u64::from_le_bytes(word.ok()?))
    }

    fn shared_text(&self, address: u64, most: usize, memory: &dyn Fn(Location) -> Cell) -> String {
        let Some((object, offset)) = self.objects.pointed(address) else {
            return "…".to_owned();
        };
        let bytes = self.objects.shared_bytes(object, &self.wide, memory);
        until_zero(bytes.get(offset as usize..).unwrap_or_default(), most)
    }

    fn formatted(
        &self,
        code: &Code,
        thread: &Thread,
        format: &str,
        mut values: impl Iterator<Item = u64>,
    ) -> Vec<Piece> {
        let mut pieces = Vec::new();
        let mut text = String::new();
        let mut rest = format.chars().peekable();
        while let Some(c) = rest.next() {
            if c != '%' {
                text.push(c);
                continue;
            }
            let conversion = Conversion::read(&mut rest, &mut values);
            if conversion.letter == '%' {
                text.push('%');
                continue;
            }
            let value = values.next();
            match (conversion.letter, value) {
                ('s', Some(address)) => match self.own_text(thread, address, &conversion) {
                    Ok(known) => text.push_str(&conversion.padded(known)),
                    Err(most) => {
                        pieces.push(Piece::Known(std::mem::take(&mut text)));
                        pieces.push(Piece::Shared(address, most));
                    }
                },
                ('p', Some(value)) => {
                    let name = self.pointer_name(code, value);
                    text.push_str(
                        &conversion.padded(name.unwrap_or_else(|| format!("{value:#x}"))),
                    );
                }
                ('n', _) => {}
                (_, Some(value)) => text.push_str(&conversion.number(value)),
                (_, None) => text.push('…'),
            }
        }
        pieces.push(Piece::Known(text));
        pieces
    }

    /// The text at an address; how long it is at most, if others can reach it.
    fn own_text(&self, thread: &Thread, address: u64, how: &Conversion) -> Result<String, usize> {
        let most = how.precision.and_then(|most| usize::try_from(most).ok());
        let most = most.unwrap_or(MOST_BYTES).min(MOST_BYTES);
        let Some((id, offset)) = self.objects.pointed(address) else {
            return Ok("(null)".to_owned());
        };
        let known = self.objects.get(id);
        let bytes = match (
            thread.find_private(id),
            known.map(|o| (o.origin, o.constant)),
        ) {
            (Some(index), _) => {
                let own = &thread.private[index].bytes;
                own.to_vec(0..own.len())
            }
            (None, Some((Origin::Global(global), true))) => {
                self.objects.initial_bytes(global).to_vec()
            }
            _ => return Err(most),
        };
        Ok(until_zero(
            bytes.get(offset as usize..).unwrap_or_default(),
            most,
        ))
    }
}

fn until_zero(bytes: &[u8], most: usize) -> String {
    let end = bytes.iter().take(most).position(|&byte| byte == 0);
    let end = end.unwrap_or(bytes.len().min(most));
    String::from_utf8_lossy(&bytes[..end]).into_owned()
}

impl Conversion {
    /// Reads what follows a `%`. A `*` takes a value.
    fn read(
        rest: &mut std::iter::Peekable<std::str::Chars<'_>>,
        values: &mut impl Iterator<Item = u64>,
    ) -> Self {
        let mut found = Conversion {
            bits: 32,
            ..Conversion::default()
        };
        while let Some(flag) = rest.next_if(|c| "-+ #0'".contains(*c)) {
            found.flags.push(flag);
        }
        let mut measure = |rest: &mut std::iter::Peekable<std::str::Chars<'_>>| {
            if rest.next_if_eq(&'*').is_some() {
                return values.next().map(|value| i64::from(value as i32));
            }
            let mut number = None;
            while let Some(digit) = rest.peek().and_then(|c| c.to_digit(10)) {
                number = Some((number.unwrap_or(0i64) * 10 + i64::from(digit)).min(4096));
                rest.next();
            }
            number
        };
        found.width = measure(rest);
        if rest.next_if_eq(&'.').is_some() {
            found.precision = Some(measure(rest).unwrap_or(0));
        }
        while let Some(modifier) = rest.next_if(|c| "hlLqjzt".contains(*c)) {
            found.bits = match modifier {
                'h' => found.bits / 2,
                _ => 64,
            };
        }
        found.letter = rest.next().unwrap_or('%');
        found
    }

    fn number(&self, value: u64) -> String {
        let unused = 64 - self.bits.clamp(8, 64);
        let signed = ((value << unused) as i64) >> unused;
        let unsigned = value << unused >> unused;
        let float = f64::from_bits(value);
        let precision = usize::try_from(self.precision.unwrap_or(6)).unwrap_or(6);
        let plus = |text: String, negative: bool| match (negative, &self.flags) {
            (false, flags) if flags.contains('+') => format!("+{text}"),
            (false, flags) if flags.contains(' ') => format!(" {text}"),
            _ => text,
        };
        let prefixed = |prefix: &str, digits: String| match self.flags.contains('#') {
            true => format!("{prefix}{digits}"),
            false => digits,
        };
        let text = match self.letter {
            'd' | 'i' => plus(signed.to_string(), signed < 0),
            'u' => unsigned.to_string(),
            'x' => prefixed("0x", format!("{unsigned:x}")),
            'X' => prefixed("0X", format!("{unsigned:X}")),
            'o' => prefixed("0", format!("{unsigned:o}")),
            'c' => char::from(value as u8).to_string(),
            'f' | 'F' => plus(format!("{float:.precision$}"), float < 0.0),
            'e' | 'E' => plus(scientific(float, precision), float < 0.0),
            'g' | 'G' => plus(shortest(float, precision), float < 0.0),
            _ => format!("{unsigned}"),
        };
        self.padded(text)
    }

    fn padded(&self, text: String) -> String {
        let (width, left) = match self.width.unwrap_or(0) {
            width @ ..0 => (width.unsigned_abs() as usize, true),
            width => (width as usize, self.flags.contains('-')),
        };
        let missing = width.saturating_sub(text.chars().count());
        let zeros = self.flags.contains('0') && !"sc".contains(self.letter);
        match (left, zeros) {
            (true, _) => text + &" ".repeat(missing),
            (false, false) => " ".repeat(missing) + &text,
            (false, true) => {
                let digits = text.trim_start_matches(['-', '+', ' ']);
                let sign = &text[..text.len() - digits.len()];
                format!("{sign}{}{digits}", "0".repeat(missing))
            }
        }
    }
}

/// As `%e` writes it: at least two digits of the exponent.
fn scientific(value: f64, precision: usize) -> String {
    let text = format!("{value:.precision$e}");
    let Some((digits, exponent)) = text.split_once('e') else {
        return text;
    };
    let (sign, exponent) = match exponent.strip_prefix('-') {
        Some(exponent) => ('-', exponent),
        None => ('+', exponent),
    };
    format!("{digits}e{sign}{exponent:0>2}")
}

/// As `%g` writes it: so many digits that count, without zeros at the end.
fn shortest(value: f64, precision: usize) -> String {
    let digits = precision.max(1);
    let text = scientific(value, digits - 1);
    let Some((mantissa, exponent)) = text.split_once('e') else {
        return text;
    };
    let power: i32 = exponent.parse().unwrap_or(0);
    let plain = |text: &str| match text.contains('.') {
        true => text.trim_end_matches('0').trim_end_matches('.').to_owned(),
        false => text.to_owned(),
    };
    if power < -4 || power >= digits as i32 {
        return format!("{}e{exponent}", plain(mantissa));
    }
    let decimals = (digits as i32 - 1 - power).max(0) as usize;
    plain(&format!("{value:.decimals$}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn shown(format: &str, value: u64) -> String {
        let mut rest = format[1..].chars().peekable();
        let conversion = Conversion::read(&mut rest, &mut std::iter::empty());
        conversion.number(value)
    }

    #[test]
    fn numbers_are_written_as_printf_does() {
        assert_eq!(shown("%d", 0xffff_ffff), "-1");
        assert_eq!(shown("%ld", u64::MAX), "-1");
        assert_eq!(shown("%hhd", 0x1ff), "-1");
        assert_eq!(shown("%u", 0xffff_ffff), "4294967295");
        assert_eq!(shown("%05d", (-7i32) as u32 as u64), "-0007");
        assert_eq!(shown("%-5d", 7), "7    ");
        assert_eq!(shown("%+d", 7), "+7");
        assert_eq!(shown("%#lx", 255), "0xff");
        assert_eq!(shown("%c", 65), "A");
    }

    #[test]
    fn floats_are_written_as_printf_does() {
        let float = |format: &str, value: f64| shown(format, value.to_bits());
        assert_eq!(float("%f", 1.5), "1.500000");
        assert_eq!(float("%.2f", 2.34159), "2.34");
        assert_eq!(float("%e", 12345.678), "1.234568e+04");
        assert_eq!(float("%g", 0.0001), "0.0001");
        assert_eq!(float("%g", 1e-5), "1e-05");
        assert_eq!(float("%g", 1234567.0), "1.23457e+06");
        assert_eq!(float("%g", 150.5), "150.5");
        assert_eq!(float("%g", 3.0), "3");
    }
}
