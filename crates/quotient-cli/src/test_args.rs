//! The command line of `quotient test`.

use std::ffi::OsString;
use std::path::PathBuf;

use clap::{Args, value_parser};

/// Which programs to check, and what is told of it.
#[derive(Args, Debug)]
#[command(after_help = AFTER_HELP)]
pub struct TestArgs {
    /// Programs, or folders of which all C and C++ files are programs; a `quotient.toml` there says more of them
    #[arg(required = true, value_name = "DIR|FILE")]
    pub paths: Vec<PathBuf>,

    /// Check every function without parameters whose name matches, such as 'test_*', each as a program of its own
    /// [default: main, or in programs that have none test_*]
    #[arg(long, value_name = "PATTERN")]
    pub entry: Option<String>,

    /// Check so many at the same time [default: as many as there are cores]
    #[arg(short, long, value_name = "N", value_parser = value_parser!(u16).range(1..=512))]
    pub jobs: Option<u16>,

    /// Check also what was checked before and has not changed
    #[arg(long)]
    pub no_cache: bool,

    /// Write the results to this file as JUnit XML
    #[arg(long, value_name = "FILE")]
    pub junit: Option<PathBuf>,

    /// Take flags for clang from this compile_commands.json [default: the one in a folder that is given, or in its build, or in those of a folder around it]
    #[arg(long, value_name = "FILE")]
    pub compile_commands: Option<PathBuf>,

    /// Options of `quotient check` for all programs, and after another `--` flags for clang
    #[arg(last = true, value_name = "OPTIONS")]
    pub options: Vec<OsString>,
}

const AFTER_HELP: &str = "\
Exit codes:
  0   all came out as expected
  1   some did not
  2   some could not be checked: the program, its quotient.toml or the command line is at fault
  3   some were not finished
  70  an error in Quotient itself";
