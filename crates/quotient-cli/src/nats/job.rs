//! A job as it is submitted: the program as LLVM IR text, and the command line.

use std::path::PathBuf;

use clap::Parser;
use quotient::{Compiled, Module, Options, Portable, Reader, Writer, portable};

use crate::args::{CheckArgs, Cli, Command};
use crate::checkpoint::identity;

const ALGORITHM: &str = "--algorithm=";

/// A job.
pub struct Job {
    /// What must be the same for all who explore parts of it.
    identity: String,
    arguments: Vec<String>,
    /// The LLVM IR text of each file, with the name of that.
    texts: Vec<(String, String)>,
}

portable!(struct Job { identity, arguments, texts });

impl Job {
    /// The job of a program that was loaded.
    pub fn new(
        args: &CheckArgs,
        compiled: &Compiled,
        module: &Module,
        options: &Options<'_>,
    ) -> Self {
        let own = args.given.iter().take_while(|argument| *argument != "--");
        let own = own.filter(|argument| !argument.starts_with(ALGORITHM));
        let mut arguments: Vec<String> = own.cloned().collect();
        arguments.push(format!("{ALGORITHM}{}", options.explore.algorithm));
        let also = [
            (args.keep_going, "--keep-going"),
            (args.self_check, "--self-check"),
        ];
        let also = also.iter().filter(|(given, _)| *given);
        arguments.extend(also.map(|&(_, option)| option.to_owned()));
        let texts = compiled.files().iter();
        Job {
            identity: identity(module, options),
            arguments,
            texts: texts
                .map(|(text, path)| (text.clone(), path.to_string_lossy().into_owned()))
                .collect(),
        }
    }

    /// What all who submit the same submit.
    pub fn bytes(&self) -> Vec<u8> {
        let mut out = Writer::default();
        self.write(&mut out);
        out.into_bytes()
    }

    /// What makes it this job and no other.
    pub fn identity(&self) -> &str {
        &self.identity
    }

    /// A job as it was submitted, by whoever.
    pub fn read(bytes: &[u8]) -> Result<Self, String> {
        let mut input = Reader::new(bytes);
        let job = <Job as Portable>::read(&mut input).filter(|_| input.is_empty());
        job.ok_or_else(|| "it cannot be read".to_owned())
    }

    /// The program, with the command line, if both are understood as they were meant.
    pub fn load(self) -> Result<(CheckArgs, Module), String> {
        let all = ["quotient", "check"].into_iter();
        let all = all.chain(self.arguments.iter().map(String::as_str));
        let Ok(Cli {
            command: Command::Check(args),
        }) = Cli::try_parse_from(all)
        else {
            return Err("its command line is not understood by this version".to_owned());
        };
        // A line of the identity says which version it is; that goes first.
        let line = |text: &str| text.lines().next().unwrap_or_default().to_owned();
        let own = format!("version: {}", env!("CARGO_PKG_VERSION"));
        if line(&self.identity) != own {
            let theirs = line(&self.identity);
            return Err(format!(
                "it is of another Quotient: {theirs}, and here {own}"
            ));
        }
        let options = args.options().map_err(|error| error.to_string())?;
        let texts = self.texts.into_iter();
        let compiled = Compiled::of(
            texts
                .map(|(text, path)| (text, PathBuf::from(path)))
                .collect(),
        );
        let module = quotient::load_compiled(&compiled, &args.input().load, &options)
            .map_err(|error| error.to_string())?;
        let identity = identity(&module, &options);
        let both = identity.lines().zip(self.identity.lines());
        if let Some((here, there)) = both.into_iter().find(|(here, there)| here != there) {
            return Err(format!(
                "here it is another program than where it was submitted: {here}, and there {there}"
            ));
        }
        Ok((*args, module))
    }
}
