//! The command line of `cargo quotient`.

use std::ffi::OsString;
use std::num::NonZeroUsize;

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
        /// Which of its targets.
        #[command(flatten)]
        targets: TargetArgs,
        /// Build the tests, and check none
        #[arg(long)]
        no_run: bool,
        /// Check so many tests side by side
        #[arg(short, long, value_name = "N", default_value = "1")]
        jobs: NonZeroUsize,
        /// Only tests whose names contain this
        filter: Option<String>,
        /// Options of `quotient check`
        #[arg(last = true, value_name = "OPTIONS")]
        options: Vec<OsString>,
    },
}

/// Whose tests are meant: as with cargo.
#[derive(Args, Debug)]
pub struct TargetArgs {
    /// Only the tests of the library
    #[arg(long)]
    pub lib: bool,
    /// Only those of this binary
    #[arg(long, value_name = "NAME")]
    pub bin: Vec<String>,
    /// Only those of the binaries
    #[arg(long)]
    pub bins: bool,
    /// Only those of this integration test
    #[arg(long, value_name = "NAME")]
    pub test: Vec<String>,
    /// Only those of the integration tests, the library and the binaries
    #[arg(long)]
    pub tests: bool,
    /// Only those of this example
    #[arg(long, value_name = "NAME")]
    pub example: Vec<String>,
    /// Only those of the examples
    #[arg(long)]
    pub examples: bool,
    /// Those of all of these
    #[arg(long)]
    pub all_targets: bool,
}

/// Which package, and how it is built: as with cargo.
#[derive(Args, Debug, Default)]
pub struct PackageArgs {
    /// The package, or one of them
    #[arg(short, long, value_name = "SPEC")]
    pub package: Vec<String>,
    /// All packages of the workspace
    #[arg(long, visible_alias = "all")]
    pub workspace: bool,
    /// But not this one
    #[arg(long, value_name = "SPEC", requires = "workspace")]
    pub exclude: Vec<String>,
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
    #[arg(long, value_name = "NAME", conflicts_with = "release")]
    pub profile: Option<String>,
    /// With the settings of the profile `release`: no debug assertions, and arithmetic that wraps
    #[arg(short, long)]
    pub release: bool,
    /// Where Cargo.toml is
    #[arg(long, value_name = "PATH")]
    pub manifest_path: Option<OsString>,
    /// Cargo.lock stays as it is
    #[arg(long)]
    pub locked: bool,
    /// Without the network
    #[arg(long)]
    pub offline: bool,
    /// Both
    #[arg(long)]
    pub frozen: bool,
}
