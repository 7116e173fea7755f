//! What the command line asks the library for.

use std::ffi::OsString;
use std::num::NonZero;
use std::thread;
use std::time::{Duration, Instant};

use quotient::{
    Algorithm, ClangChoice, ExploreOptions, Heuristics, Input, Limits, LoadOptions, Loops,
    MemoryModel, Options, Patience, RaceReading, Races, Root,
};

use crate::algorithm::Choice;
use crate::args::{CheckArgs, ExternFunctions, Leaks, ProgramArgs, Reading, Without};
use crate::error::Error;
use crate::interrupt;
use crate::memory::Bounds;
use crate::memory_model;
use crate::watch;

/// If nobody has said how many threads explore together, one is alone for so long: what takes less time gains nothing by others.
const ALONE_FOR: Duration = Duration::from_millis(500);

impl ProgramArgs {
    /// The program to check.
    pub fn input(&self) -> Input {
        Input {
            files: self.files.clone(),
            load: LoadOptions {
                clang: match &self.clang {
                    Some(path) => ClangChoice::Explicit(path.clone()),
                    None => ClangChoice::Search,
                },
                clang_flags: self.clang_flags.clone(),
                keep: !self.no_cache,
                patience: Patience::default(),
                entry: self.entry.clone(),
                program_args: self
                    .program_args
                    .iter()
                    .flat_map(|all| all.split_whitespace().map(OsString::from))
                    .collect(),
                nondet: self.nondet,
                extern_any: self.extern_functions == Some(ExternFunctions::Nondet),
                spurious_wakeups: self.spurious_wakeups,
                reuse: self.reuse,
                overflow: false,
                abort_ends: self.abort_ends,
            },
        }
    }

    /// What becomes of its loops.
    pub fn loops(&self) -> Loops {
        Loops {
            purity: !self.no_purity,
            awaits: !self.no_await,
            ..Loops::default()
        }
    }
}

impl CheckArgs {
    /// The program to check.
    pub fn input(&self) -> Input {
        let mut input = self.program.input();
        input.load.overflow = self.overflow;
        input.load.patience = Patience {
            until: self.deadline(),
            interrupt: Some(interrupt::flag()),
            memory: self.max_memory,
            idle: None,
        };
        input
    }

    fn deadline(&self) -> Option<Instant> {
        self.started.checked_add(self.timeout?)
    }

    /// What is watched from outside.
    pub fn limits(&self) -> watch::Limits {
        watch::Limits {
            deadline: self.deadline(),
            memory: Bounds::new(self.max_memory),
        }
    }

    /// How to check, as far as the command line says it.
    pub fn options<'a>(&self) -> Result<Options<'a>, Error> {
        let usual = Limits::default();
        let explore = ExploreOptions {
            heuristics: self.without.heuristics(self.algorithm)?,
            root: self.root()?,
            algorithm: self.algorithm.first(),
            keep_going: self.keep_going,
            threads: self.threads(),
            alone_for: self.threads.is_none().then_some(ALONE_FOR),
            any_violation: self.any_violation,
            limits: Limits {
                timeout: self
                    .deadline()
                    .map(|deadline| deadline.saturating_duration_since(Instant::now())),
                executions: self.max_executions,
                events: self.max_events.map_or(usual.events, |most| most as usize),
                threads: self.max_threads.map_or(usual.threads, |most| most as usize),
            },
            self_check: self.self_check,
            time_phases: self.stats,
            allow_livelock: self.allow_livelock,
            symmetry: !self.no_symmetry && self.output.certificate.is_none(),
            as_found: self.no_minimise,
            races: self.races_wanted(),
            memory: match self.explore {
                true => None,
                false => memory_model::wanted(self.memory, self.algorithm.first()),
            },
            weak: self.weak()?,
            leaks: self.leaks()?,
            preemptions: self.preemptions,
            ..ExploreOptions::default()
        };
        Ok(Options {
            unroll: self.unroll,
            rounds: self.rounds,
            local_steps: self.max_steps.unwrap_or(Options::default().local_steps),
            uninit: self.uninit,
            exit_status: self.exit_status,
            allocation: self.max_allocation,
            loops: match self.output.certificate {
                Some(_) => Loops::PLAIN,
                None => Loops {
                    independent_adds: !self.no_ifaa,
                    ..self.program.loops()
                },
            },
            auto: self.algorithm == Choice::Auto,
            left_to_rf: None,
            explore,
        })
    }

    /// How many explore together. What `source` begins in vain depends on who comes first to what, and is told: so it explores alone
    /// unless it is asked to do otherwise.
    fn threads(&self) -> usize {
        match self.threads {
            Some(threads) => threads.into(),
            None if self.output.certificate.is_some() => 1,
            // Several do not stop at the same time, and nothing would be kept.
            None if self.checkpoints.are_wanted() && self.max_executions.is_some() => 1,
            None if self.algorithm == Choice::One(Algorithm::Source) => 1,
            None => thread::available_parallelism().map_or(1, NonZero::get),
        }
    }

    /// How data races are looked for: unless asked for otherwise, as warnings, by who can.
    fn races_wanted(&self) -> Option<Races> {
        let reading = match self.races {
            Some(Reading::Sc) => RaceReading::Interleaving,
            _ => RaceReading::C11,
        };
        let finds = self.algorithm.first().finds_races() || self.explore;
        let wanted = self.races.is_some() || finds && !self.no_races;
        wanted.then_some(Races {
            reading,
            // By RC11 a program with data races has no meaning.
            violations: self.races.is_some() || self.memory == Some(MemoryModel::Rc11),
        })
    }

    /// The memory model whose executions are explored, if not only interleavings are.
    fn weak(&self) -> Result<Option<MemoryModel>, Error> {
        let wrong = |message: String| Err(Error::CommandLine(message));
        match (self.explore, self.memory) {
            (true, Some(_)) if self.algorithm != Choice::One(Algorithm::ReadsFrom) => {
                wrong(format!(
                    "--explore chooses the write that each read reads from, as rf does, and {} does not; choose \
                     --algorithm rf",
                    self.algorithm
                ))
            }
            (true, Some(_)) if self.leaks.is_some() => wrong(
                "--explore does not tell what memory holds in the end, which --leaks needs; leave one of them out"
                    .to_owned(),
            ),
            (true, Some(_)) if self.races == Some(Reading::Sc) => wrong(
                "--explore is not about interleavings, which --races=sc looks at; ask for --races".to_owned(),
            ),
            (true, model) => Ok(model),
            (false, _) => Ok(None),
        }
    }

    /// What must have been freed in the end. Blocks that are kept to be given out again count as memory.
    fn leaks(&self) -> Result<Option<quotient::Leaks>, Error> {
        match self.leaks {
            Some(Leaks::All) if self.program.reuse => Err(Error::CommandLine(
                "--leaks=all would report what --reuse keeps to give it out again; \
                 leave one of them out, or ask for --leaks"
                    .to_owned(),
            )),
            Some(Leaks::All) => Ok(Some(quotient::Leaks::All)),
            Some(Leaks::Lost) => Ok(Some(quotient::Leaks::Lost)),
            None => Ok(None),
        }
    }

    /// The root thread, if the algorithm has one to choose.
    fn root(&self) -> Result<Root, Error> {
        match &self.root {
            Some(root) if !self.algorithm.first().has_root() => Err(Error::CommandLine(format!(
                "--root {root} chooses a thread for vc and dc, which {} has no use for; \
                 leave it out, or choose --algorithm vc",
                self.algorithm
            ))),
            root => Ok(root.clone().unwrap_or_default()),
        }
    }
}

impl Without {
    /// The heuristics that are left, if the algorithm has any to switch off.
    fn heuristics(self, algorithm: Choice) -> Result<Heuristics, Error> {
        let all = Heuristics::default();
        let left = Heuristics {
            backtrack_signals: !self.backtrack_signals,
            closure: !self.closure,
            guide: !self.guide,
        };
        match algorithm {
            Choice::One(Algorithm::ReadsValueFrom) => Ok(left),
            _ if left == all => Ok(all),
            _ => Err(Error::CommandLine(format!(
                "{} switches off a heuristic of rvf, which {algorithm} does not have; \
                 leave it out, or choose --algorithm rvf",
                self.first()
            ))),
        }
    }

    fn first(self) -> &'static str {
        match self {
            Without {
                backtrack_signals: true,
                ..
            } => "--no-backtrack-signals",
            Without { closure: true, .. } => "--no-closure",
            _ => "--no-guide",
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::args::parsing::parse;

    #[test]
    fn only_rvf_has_heuristics_to_switch_off() {
        let heuristics = |line: &str| {
            let args = parse(line).unwrap();
            args.without.heuristics(args.algorithm)
        };
        let left = heuristics("quotient check a.c -a rvf --no-closure --no-guide").unwrap();
        assert!(left.backtrack_signals && !left.closure && !left.guide);
        let left = heuristics("quotient check a.c -a rvf --no-backtrack-signals").unwrap();
        assert!(!left.backtrack_signals && left.closure && left.guide);
        assert_eq!(
            heuristics("quotient check a.c -a rf").unwrap(),
            Heuristics::default()
        );
        for switch in ["--no-backtrack-signals", "--no-closure", "--no-guide"] {
            let error = heuristics(&format!("quotient check a.c -a rf {switch}")).unwrap_err();
            assert_eq!(error.exit_code(), Error::BAD_INPUT);
            assert!(error.to_string().starts_with(switch), "{error}");
        }
    }

    #[test]
    fn only_vc_and_dc_have_a_root_to_choose() {
        let root = |line: &str| parse(line).unwrap().root();
        for algorithm in ["vc", "dc"] {
            let line = format!("quotient check a.c -a {algorithm}");
            assert_eq!(root(&line).unwrap(), Root::default());
            let chosen = root(&format!("{line} --root main/2")).unwrap();
            assert_eq!(chosen.path(), [2]);
        }
        let error = root("quotient check a.c -a rf --root main").unwrap_err();
        assert_eq!(error.exit_code(), Error::BAD_INPUT);
    }

    #[test]
    fn only_some_algorithms_find_data_races() {
        let asked = |algorithm: Algorithm| {
            let line = format!("quotient check a.c --races -a {algorithm}");
            let options = parse(&line).unwrap().options().unwrap();
            options.explore.check().map_err(Error::from)
        };
        for algorithm in Algorithm::all() {
            assert_eq!(asked(algorithm).is_ok(), algorithm.finds_races());
        }
        let error = asked(Algorithm::View).unwrap_err();
        assert_eq!(error.exit_code(), Error::BAD_INPUT);
        assert!(error.to_string().ends_with("source, optimal or observers"));
    }

    #[test]
    fn weak_executions_are_explored_by_rf_alone() {
        let asked = |line: &str| {
            let options = parse(&format!(
                "quotient check a.c --memory rc11 --explore {line}"
            ))
            .unwrap();
            options.options().map(|options| options.explore)
        };
        let explore = asked("-a rf").unwrap();
        assert_eq!(explore.weak, Some(MemoryModel::Rc11));
        assert_eq!(explore.memory, None);
        assert!(explore.races.is_some_and(|races| races.violations) && explore.check().is_ok());
        for line in ["-a optimal", "", "-a rf --leaks", "-a rf --races=sc"] {
            let error = asked(line).err().expect("they do not go together");
            assert_eq!(error.exit_code(), Error::BAD_INPUT);
            assert!(error.to_string().starts_with("--explore"), "{error}");
        }
        assert!(parse("quotient check a.c -a rf --explore").is_err());
    }

    #[test]
    fn only_some_algorithms_find_leaks() {
        let args = |line: &str| parse(&format!("quotient check a.c {line}")).unwrap();
        assert_eq!(args("--leaks").leaks, Some(Leaks::Lost));
        assert_eq!(args("--leaks=all").leaks, Some(Leaks::All));
        assert!(args("--leaks --reuse").options().is_ok());
        assert!(args("--leaks=all --reuse").options().is_err());
        for algorithm in Algorithm::all() {
            let options = args(&format!("--leaks -a {algorithm}")).options().unwrap();
            let found = options.explore.check().is_ok();
            assert_eq!(found, algorithm.finds_leaks());
        }
    }
}
