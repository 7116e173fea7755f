//! `quotient ir`: the program as it is checked, for those who want to know what becomes of a loop.

use std::io::{self, Write};

use quotient::Options;

use crate::args::IrArgs;
use crate::error::Error;

/// Prints the program before and after its loops are cut short.
pub fn run(args: &IrArgs) -> Result<(), Error> {
    let options = Options {
        loops: args.program.loops(),
        ..Options::default()
    };
    let before = quotient::load(&args.program.input(), &options)?;
    let mut after = before.clone();
    quotient::cut_loops_short(&mut after, &options);

    let mut text = format!("; optimised\n{before}\n; loops cut short\n");
    let pairs = before.functions.iter().zip(&after.functions);
    let changed: Vec<_> = pairs.filter(|(old, new)| old != new).collect();
    if changed.is_empty() {
        text.push_str("; no function has changed\n");
    } else {
        let names: Vec<_> = changed.iter().map(|(_, new)| new.name.as_str()).collect();
        text.push_str(&format!("; changed: {}\n", names.join(", ")));
    }
    for (old, new) in changed {
        text.push_str(&format!("\n{}", after.changed_function_text(new, old)));
    }
    match io::stdout().lock().write_all(text.as_bytes()) {
        Err(error) if error.kind() == io::ErrorKind::BrokenPipe => Ok(()),
        written => written.map_err(Error::Output),
    }
}
