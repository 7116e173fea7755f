//! Output into a buffer: `sprintf`, `snprintf` and what they are called when checked.
//!
//! A call whose format is a constant becomes calls of functions of `print.c`, one for each piece, so
//! that what is not supported is told before anything runs. Other formats are read there, when they are met.

use quotient_ir::program as ir;

use crate::ast::{Argument, Type, Value};
use crate::error::{Refusal, malformed};
use crate::library::{Call, Format};
use crate::lower::function::FunctionLowering;

/// A piece of a format.
#[derive(Clone, PartialEq, Eq, Debug)]
enum Piece {
    Text(String),
    Conversion(Conversion),
}

/// `%-08.3lx`, say.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
struct Conversion {
    left: bool,
    zeros: bool,
    plus: bool,
    space: bool,
    prefix: bool,
    width: Measure,
    precision: Option<Measure>,
    /// Bits of the argument, from its length modifiers.
    bits: u8,
    /// There is an `l` among them: of characters, that they are wide.
    long: bool,
    letter: char,
}

/// A width or a precision.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
enum Measure {
    Given(u64),
    /// `*`: the next argument.
    Argument,
}

impl Default for Measure {
    fn default() -> Self {
        Measure::Given(0)
    }
}

/// Cuts a format into pieces, where a `long` has so many bits; what is wrong with it, if something is
/// not supported.
fn pieces(format: &str, long: u8) -> Result<Vec<Piece>, String> {
    let mut pieces = Vec::new();
    let mut text = String::new();
    let mut rest = format.chars().peekable();
    while let Some(c) = rest.next() {
        if c != '%' {
            text.push(c);
            continue;
        }
        if rest.peek() == Some(&'%') {
            rest.next();
            text.push('%');
            continue;
        }
        if !text.is_empty() {
            pieces.push(Piece::Text(std::mem::take(&mut text)));
        }
        pieces.push(Piece::Conversion(conversion(&mut rest, long)?));
    }
    if !text.is_empty() {
        pieces.push(Piece::Text(text));
    }
    Ok(pieces)
}

fn conversion(
    rest: &mut std::iter::Peekable<std::str::Chars<'_>>,
    long: u8,
) -> Result<Conversion, String> {
    let mut found = Conversion {
        bits: 32,
        ..Conversion::default()
    };
    while let Some(flag) = rest.peek() {
        match flag {
            '-' => found.left = true,
            '0' => found.zeros = true,
            '+' => found.plus = true,
            '#' => found.prefix = true,
            ' ' => found.space = true,
            _ => break,
        }
        rest.next();
    }
    found.width = measure(rest);
    if rest.peek() == Some(&'.') {
        rest.next();
        found.precision = Some(measure(rest));
    }
    while let Some(length) = rest.peek() {
        match length {
            'j' => found.bits = 64,
            'l' if found.long => found.bits = 64,
            'l' => (found.bits, found.long) = (long, true),
            'z' | 't' => found.bits = long,
            'h' => found.bits /= 2,
            _ => break,
        }
        rest.next();
    }
    match rest.next() {
        Some(
            letter @ ('d' | 'i' | 'u' | 'x' | 'X' | 'o' | 'c' | 's' | 'p' | 'f' | 'F' | 'e' | 'E'
            | 'g' | 'G'),
        ) => found.letter = letter,
        Some(other) => return Err(format!("the conversion %{other}")),
        None => return Err("a % at the end".to_owned()),
    }
    Ok(found)
}

fn measure(rest: &mut std::iter::Peekable<std::str::Chars<'_>>) -> Measure {
    if rest.peek() == Some(&'*') {
        rest.next();
        return Measure::Argument;
    }
    let mut number = 0u64;
    while let Some(digit) = rest.peek().and_then(|c| c.to_digit(10)) {
        number = number.saturating_mul(10).saturating_add(digit.into());
        rest.next();
    }
    Measure::Given(number)
}

impl FunctionLowering<'_, '_> {
    /// Reads the texts that a call prints by a constant format, its `at`th argument: who prints what was freed, or is
    /// written meanwhile, must be told. Of formats that are not known nothing is read.
    pub(super) fn read_texts(&mut self, at: usize, call: &Call<'_>) -> Result<(), Refusal> {
        let Some(format) = self.text(call, at) else {
            return Ok(());
        };
        let mut next = at + 1;
        for piece in pieces(&format, 8 * self.pointer_bytes()).unwrap_or_default() {
            let Piece::Conversion(found) = piece else {
                continue;
            };
            self.measured(found.width, call, &mut next)?;
            let most = match found.precision {
                Some(precision) => self.measured(precision, call, &mut next)?,
                None => ir::Operand::Const(u64::MAX),
            };
            // Wide characters are something else.
            if found.letter == 's' && !found.long {
                let text = self.argument(call, next)?;
                self.read_text(text, most)?;
            }
            next += 1;
        }
        Ok(())
    }

    pub(super) fn format_call(&mut self, model: Format, call: &Call<'_>) -> Result<(), Refusal> {
        let Some(format) = self.text(call, model.format) else {
            return self.read_format(model, call);
        };
        let pieces = self.pieces(&format, call)?;
        let buffer = self.argument(call, 0)?;
        let size = match model.size {
            Some(size) => self.argument(call, size)?,
            None => ir::Operand::Const(u64::MAX >> 1),
        };
        let dst = call.dsts.first().copied();
        self.print_pieces(pieces, (buffer, size), (call, model.format + 1), dst)
    }

    /// How many characters a call prints by a format, its `at`th argument.
    pub(super) fn count_format(
        &mut self,
        at: usize,
        call: &Call<'_>,
    ) -> Result<ir::Operand, Refusal> {
        if let Some(format) = self.text(call, at) {
            return self.count_pieces(&format, call, at + 1);
        }
        let count = self.new_reg();
        let arguments = call.arguments.get(at..).ok_or_else(malformed)?;
        let mut into_nothing = vec![constant(Type::Pointer, 0), constant(Type::Int(64), 0)];
        into_nothing.extend_from_slice(arguments);
        self.call_variadic("__quotient_snprintf", &into_nothing, 3, &[count])?;
        Ok(ir::Operand::Reg(count))
    }

    /// How many characters a call prints by a known format, from its `next` argument on.
    pub(super) fn count_pieces(
        &mut self,
        format: &str,
        call: &Call<'_>,
        next: usize,
    ) -> Result<ir::Operand, Refusal> {
        let pieces = self.pieces(format, call)?;
        let count = self.new_reg();
        let nowhere = (ir::Operand::Const(0), ir::Operand::Const(0));
        self.print_pieces(pieces, nowhere, (call, next), Some(count))?;
        Ok(ir::Operand::Reg(count))
    }

    /// Cuts the format of a call into pieces.
    fn pieces(&self, format: &str, call: &Call<'_>) -> Result<Vec<Piece>, Refusal> {
        pieces(format, 8 * self.pointer_bytes()).map_err(|what| {
            let name = call.name;
            Refusal::when_reached(format!(
                "a call of `{name}` with {what}; use %d, %u, %x, %c, %s, %p, %f, %e or %g"
            ))
        })
    }

    /// Prints the pieces of a format into a buffer of that size, with the arguments of a call from the `next` on.
    fn print_pieces(
        &mut self,
        pieces: Vec<Piece>,
        (buffer, size): (ir::Operand, ir::Operand),
        (call, mut next): (&Call<'_>, usize),
        dst: Option<ir::Reg>,
    ) -> Result<(), Refusal> {
        self.call_written("__quotient_print_start", vec![buffer, size], None)?;
        for piece in pieces {
            match piece {
                Piece::Text(text) => {
                    for byte in text.bytes() {
                        let c = ir::Operand::Const(byte.into());
                        let args = vec![c, ir::Operand::Const(0)];
                        self.call_written("__quotient_print_char", args, None)?;
                    }
                }
                Piece::Conversion(found) => self.print(&found, call, &mut next)?,
            }
        }
        self.call_written("__quotient_print_end", Vec::new(), dst)
    }

    /// Leaves the format to be read when it is met.
    fn read_format(&mut self, model: Format, call: &Call<'_>) -> Result<(), Refusal> {
        let argument = |n: usize| call.arguments.get(n).cloned().ok_or_else(malformed);
        let size = match model.size {
            Some(size) => argument(size)?,
            None => constant(Type::Int(64), i64::MAX),
        };
        let mut arguments = vec![argument(0)?, size, argument(model.format)?];
        let rest = call.arguments.get(model.format + 1..);
        arguments.extend_from_slice(rest.unwrap_or_default());
        self.call_variadic("__quotient_snprintf", &arguments, 3, call.dsts)
    }

    fn print(
        &mut self,
        found: &Conversion,
        call: &Call<'_>,
        next: &mut usize,
    ) -> Result<(), Refusal> {
        let mut width = self.measured(found.width, call, next)?;
        if found.left {
            // One that is negative already says the same once more.
            let zero = ir::Operand::Const(0);
            let left = self.compare(ir::IntPredicate::Slt, 64, width, zero);
            let turned = self.binary_op(ir::BinaryOp::Sub, 64, zero, width);
            width = self.choose(left, width, turned);
        }
        let all = ir::Operand::Const(u64::MAX);
        let precision = match found.precision {
            Some(precision) => self.measured(precision, call, next)?,
            None => all,
        };
        let value = self.argument(call, *next)?;
        *next += 1;
        let flag = |set: bool, bit: u64| if set { bit } else { 0 };
        let zeros = flag(found.zeros && !found.left, 64);
        match found.letter {
            's' if found.long => {
                let args = vec![value, width, precision];
                self.call_written("__quotient_print_wide_text", args, None)
            }
            'c' if found.long => {
                self.call_written("__quotient_print_wide_char", vec![value, width], None)
            }
            'p' => {
                let args = vec![value, ir::Operand::Const(zeros), width];
                self.call_written("__quotient_print_pointer", args, None)
            }
            's' => self.call_written("__quotient_print_text", vec![value, width, precision], None),
            'c' => self.call_written("__quotient_print_char", vec![value, width], None),
            letter @ ('f' | 'F' | 'e' | 'E' | 'g' | 'G') => {
                let style = flag(letter.is_ascii_uppercase(), 32)
                    | zeros
                    | flag(found.plus, 256)
                    | flag(found.prefix, 512)
                    | flag(found.space, 1024);
                let letter = ir::Operand::Const(letter.to_ascii_lowercase().into());
                let args = vec![value, letter, ir::Operand::Const(style), width, precision];
                self.call_written("__quotient_print_double", args, None)
            }
            letter => {
                let signed = matches!(letter, 'd' | 'i');
                let base = match letter {
                    'x' | 'X' => 16,
                    'o' => 8,
                    _ => 10,
                };
                let style = base
                    | zeros
                    | flag(letter == 'X', 32)
                    | flag(signed, 128)
                    | flag(signed && found.plus, 256)
                    | flag(!signed && found.prefix, 512)
                    | flag(signed && found.space, 1024);
                let value = self.widened(value, found.bits, signed);
                let args = vec![value, ir::Operand::Const(style), width, precision];
                self.call_written("__quotient_print_number", args, None)
            }
        }
    }

    fn measured(
        &mut self,
        measure: Measure,
        call: &Call<'_>,
        next: &mut usize,
    ) -> Result<ir::Operand, Refusal> {
        match measure {
            Measure::Given(number) => Ok(ir::Operand::Const(number)),
            Measure::Argument => {
                *next += 1;
                let value = self.argument(call, *next - 1)?;
                Ok(self.widened(value, 32, true))
            }
        }
    }

    /// An integer of so many bits as one of 64.
    fn widened(&mut self, value: ir::Operand, bits: u8, signed: bool) -> ir::Operand {
        let shift = ir::Operand::Const(u64::from(64 - bits));
        let high = self.binary_op(ir::BinaryOp::Shl, 64, value, shift);
        let down = match signed {
            true => ir::BinaryOp::AShr,
            false => ir::BinaryOp::LShr,
        };
        self.binary_op(down, 64, high, shift)
    }
}

/// A constant as an argument.
fn constant(ty: Type<'static>, value: i64) -> Argument<'static> {
    Argument {
        ty,
        value: Value::Int(Some(value.into())),
        by_value: None,
        returned: None,
        align: None,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn formats_are_cut_into_pieces() {
        let found = pieces("a%%b %-5d|%08lx%.3s", 64).unwrap();
        let conversion = |at: usize| match &found[at] {
            Piece::Conversion(found) => found.clone(),
            Piece::Text(text) => panic!("a text: {text}"),
        };
        assert_eq!(found[0], Piece::Text("a%b ".to_owned()));
        assert!(conversion(1).left && conversion(1).width == Measure::Given(5));
        assert_eq!(found[2], Piece::Text("|".to_owned()));
        assert!(conversion(3).zeros && conversion(3).bits == 64 && conversion(3).letter == 'x');
        assert_eq!(conversion(4).precision, Some(Measure::Given(3)));
    }

    #[test]
    fn lengths_are_those_of_the_target() {
        for (format, narrow, wide) in [
            ("%d", 32, 32),
            ("%hd", 16, 16),
            ("%ld", 32, 64),
            ("%zu", 32, 64),
            ("%lld", 64, 64),
            ("%jd", 64, 64),
        ] {
            for (long, bits) in [(32, narrow), (64, wide)] {
                let found = pieces(format, long).unwrap();
                let [Piece::Conversion(found)] = found.as_slice() else {
                    panic!("{format}: {found:?}");
                };
                assert_eq!(found.bits, bits, "{format}");
            }
        }
    }

    #[test]
    fn what_is_not_supported_is_named() {
        assert_eq!(pieces("%a", 64).unwrap_err(), "the conversion %a");
        assert_eq!(pieces("%Lf", 64).unwrap_err(), "the conversion %L");
        assert!(pieces("100%", 64).is_err());
    }
}
