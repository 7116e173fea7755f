//! The explorers as the oracle sees them.

use std::time::Duration;

use quotient_explore::{
    Algorithm, Apart, Book, Checkpoints, Done, Explored, Fleet, Kept, Memory, Options, Piece,
    Races, Report, Root, Slice, Stop, work,
};
use quotient_model::{ClassKey, Equivalence, Execution, FailureKind, Reader, Writer};
use quotient_oracle::{Adds, BuilderProgram, Expectation, Outcome, Reached, Subject};

use crate::explore;

/// An algorithm with its self-check on.
pub struct Explorer {
    /// Who explores.
    pub algorithm: Algorithm,
    /// Of `vc` and `dc`, the thread that is the root.
    pub root: Root,
    /// Threads that do the same are explored once.
    pub symmetry: bool,
    /// How many workers there are.
    pub threads: usize,
    /// By which seed they take turns; none if they all work at once.
    pub schedule: Option<u64>,
    /// It is put down again and again, as this seed says, and gone on with by other workers.
    pub put_down: Option<u64>,
    /// Pieces of it are explored by processes that share nothing, as this seed says.
    pub apart: Option<u64>,
    /// Data races are looked for, too.
    pub races: Option<Races>,
    /// So are accesses that see something else under a memory model.
    pub memory: Option<Memory>,
}

impl Explorer {
    /// One worker, who looks for nothing else.
    pub fn new(algorithm: Algorithm) -> Self {
        Explorer {
            algorithm,
            root: Root::default(),
            symmetry: false,
            threads: 1,
            schedule: None,
            put_down: None,
            apart: None,
            races: None,
            memory: None,
        }
    }

    /// What brute force expects of it.
    pub fn expectation(&self) -> Expectation {
        match self.algorithm.every_class() {
            _ if self.symmetry => Expectation::UpToSymmetry,
            true => Expectation::Exactly,
            false => Expectation::Covers,
        }
    }
}

impl Subject for Explorer {
    fn name(&self) -> &str {
        self.algorithm.name()
    }

    fn equivalence(&self) -> Equivalence {
        self.algorithm.equivalence()
    }

    fn class(&self, execution: &Execution) -> ClassKey {
        let root = self.root.path();
        self.equivalence().class_with_root(execution, root)
    }

    fn knows_adds(&self) -> Adds {
        if self.algorithm.knows_all_adds() {
            Adds::Everywhere
        } else if self.algorithm.knows_gauges() {
            Adds::AtGauges
        } else {
            Adds::AtCounters
        }
    }

    fn knows_counts(&self) -> bool {
        self.algorithm.knows_counts()
    }

    fn run(&self, program: BuilderProgram) -> Outcome {
        let (report, executions) = self.report(program);
        Outcome {
            executions,
            redundant: report.counts.redundant as usize,
            failures: failures(&report).collect(),
        }
    }
}

impl Explorer {
    /// What it reports, and the executions that it has explored.
    pub fn report(&self, program: BuilderProgram) -> (Report, Vec<Execution>) {
        if let Some(seed) = self.apart {
            return self.report_apart(program, seed);
        }
        let mut executions = Vec::new();
        let mut keep = |explored: Explored<'_>| match explored {
            Explored::Execution(execution) => executions.push(execution.clone()),
            Explored::StartedOver => executions.clear(),
        };
        let mut seed = self.put_down;
        let mut kept: Option<Vec<u8>> = None;
        let report = loop {
            let resume = kept.take();
            let [threads, schedule, after] = match &mut seed {
                Some(seed) => [1 + draw(seed) % 4, draw(seed), 1 + draw(seed) % 6],
                None => [0; 3],
            };
            let mut put_down = |new: &Kept<'_>| {
                kept = Some(new.bytes.to_vec());
                false
            };
            let checkpoints = seed.map(|_| Checkpoints {
                every: Duration::MAX,
                after: Some(after),
                keep: &mut put_down,
                resume,
            });
            let report = explore(
                program.clone(),
                Options {
                    threads: seed.map_or(self.threads, |_| threads as usize),
                    schedule: seed.map_or(self.schedule, |_| Some(schedule)),
                    on_execution: Some(&mut keep),
                    checkpoints,
                    ..self.usual()
                },
            )
            .expect("the program can be explored");
            if report.stopped != Some(Stop::Interrupted) {
                break report;
            }
        };
        assert_eq!(report.stopped, None, "the exploration went to its end");
        (report, executions)
    }

    fn report_apart(&self, program: BuilderProgram, seed: u64) -> (Report, Vec<Execution>) {
        let mut fleet = Strangers {
            explorer: self,
            program: program.clone(),
            seed,
            executions: Vec::new(),
        };
        let options = Options {
            apart: Some(Apart {
                fleet: &mut fleet,
                context: Vec::new(),
            }),
            ..self.usual()
        };
        let report = explore(program, options).expect("the program can be explored");
        assert_eq!(report.stopped, None, "the exploration went to its end");
        (report, fleet.executions)
    }

    fn usual<'a>(&self) -> Options<'a> {
        Options {
            algorithm: self.algorithm,
            root: self.root.clone(),
            threads: 1,
            keep_going: true,
            self_check: true,
            symmetry: self.symmetry,
            races: self.races,
            memory: self.memory,
            ..Options::default()
        }
    }
}

/// Processes that share nothing. Some die half way, others tell what they have explored twice, and some units are lost.
struct Strangers<'e> {
    explorer: &'e Explorer,
    program: BuilderProgram,
    seed: u64,
    executions: Vec<Execution>,
}

impl Strangers<'_> {
    /// Explores a unit, which comes as bytes and goes as bytes.
    fn work(&mut self, unit: &[u8]) -> (Vec<Execution>, Vec<u8>) {
        let piece = Reader::new(unit).get::<Piece>().expect("it was written");
        let mut executions = Vec::new();
        let mut keep = |explored: Explored<'_>| match explored {
            Explored::Execution(execution) => executions.push(execution.clone()),
            Explored::StartedOver => executions.clear(),
        };
        let slice = Slice {
            time: Duration::MAX,
            executions: Some(1 + draw(&mut self.seed) % 6),
            parts: 1 + (draw(&mut self.seed) % 4) as u32,
        };
        let options = Options {
            on_execution: Some(&mut keep),
            ..self.explorer.usual()
        };
        let done = work(self.program.clone(), options, &piece, &slice);
        let mut out = Writer::default();
        out.put(&done.expect("the unit can be explored"));
        (executions, out.into_bytes())
    }
}

impl Fleet for Strangers<'_> {
    fn explore(&mut self, book: &mut Book<'_, '_>) -> Result<(), String> {
        let mut units: Vec<(u64, Vec<u8>)> = Vec::new();
        let mut told = Vec::new();
        while !book.is_over() {
            let first = book.first();
            units.extend(book.take_units().into_iter().map(|unit| {
                let mut out = Writer::default();
                out.put(&unit.piece);
                (unit.number, out.into_bytes())
            }));
            let at = draw(&mut self.seed) as usize % units.len();
            let (number, unit) = units[at].clone();
            let (executions, done) = self.work(&unit);
            if draw(&mut self.seed).is_multiple_of(4) {
                continue;
            }
            units.remove(at);
            if number < first || told.contains(&number) {
                continue;
            }
            if draw(&mut self.seed).is_multiple_of(8) {
                book.again(number);
                continue;
            }
            let mut counts = false;
            for _ in 0..1 + draw(&mut self.seed) % 2 {
                let done = Reader::new(&done).get::<Done>().expect("it was written");
                counts |= book.done(number, done)?;
            }
            told.push(number);
            match book.first() == first {
                true if counts => self.executions.extend(executions),
                true => {}
                false => self.executions.clear(),
            }
        }
        Ok(())
    }
}

/// The next of some numbers that look random.
fn draw(seed: &mut u64) -> u64 {
    *seed = seed
        .wrapping_mul(6_364_136_223_846_793_005)
        .wrapping_add(1_442_695_040_888_963_407);
    *seed >> 33
}

/// What was found, as brute force names it.
pub fn failures(report: &Report) -> impl Iterator<Item = Reached> {
    let violations = report.violations.iter();
    violations.map(|violation| match violation.failure.kind {
        FailureKind::Deadlock => Reached::DEADLOCK,
        FailureKind::Livelock => Reached::LIVELOCK,
        kind => Reached::new(kind, violation.source.as_ref()),
    })
}
