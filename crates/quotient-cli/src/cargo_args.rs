//! The command line of `cargo quotient`.

use std::ffi::OsString;

use clap::{Args, Subcommand};

/// What to do with a package.
#[derive(Args, Debug)]
pub struct CargoArgs {
    /// Which.
    #[command(subcommand)]
    pub command: CargoCommand,
}

/// What can be done with one.
#[derive(Subcommand, Debug)]
pub enum CargoCommand {
    /// Check a binary or an example of a package
    Check {
        /// Which package, and how it is built.
        #[command(flatten)]
        package: PackageArgs,
        /// The binary
        #[arg(long, value_name = "NAME", conflicts_with = "example")]
        bin: Option<String>,
        /// The example
        #[arg(long, value_name = "NAME")]
        example: Option<String>,
        /// Options of `quotient check`
        #[arg(last = true, value_name = "OPTIONS")]
        options: Vec<OsString>,
    },
    /// Check the tests of a package, each under every schedule that can matter
    Test {
        /// Which package, and how it is built.
        #[command(flatten)]
        package: PackageArgs,
        /// Only the tests of the library
        #[arg(long)]
        lib: bool,
        /// Only those of this binary
        #[arg(long, value_name = "NAME")]
        bin: Vec<String>,
        /// Only those of this integration test
        #[arg(long, value_name = "NAME")]
        test: Vec<String>,
        /// Build the tests, and check none
        #[arg(long)]
        no_run: bool,
        /// Only tests whose names contain this
        filter: Option<String>,
        /// Options of `quotient check`
        #[arg(last = true, value_name = "OPTIONS")]
        options: Vec<OsString>,
    },
}

/// Which package, and how it is built: as with cargo.
#[derive(Args, Debug)]
pub struct PackageArgs {
    /// The package
    #[arg(short, long, value_name = "SPEC")]
    pub package: Option<String>,
    /// Features to build it with, separated by commas
    #[arg(short = 'F', long, value_name = "FEATURES")]
    pub features: Vec<String>,
    /// With all of its features
    #[arg(long)]
    pub all_features: bool,
    /// Without those that it has by default
    #[arg(long)]
    pub no_default_features: bool,
    /// The profile whose settings are used; optimisation is Quotient's own
    #[arg(long, value_name = "NAME")]
    pub profile: Option<String>,
    /// Where Cargo.toml is
    #[arg(long, value_name = "PATH")]
    pub manifest_path: Option<OsString>,
}
