//! The interpreter: a module's threads as automata.
//!
//! - `translate` turns the module into the dense `code`; `run`, with its inner loop `local`,
//!   executes it up to the next access to memory that others can reach;
//! - `await_` are loads and exchanges that wait, `rounds` the loops in which threads do, `watching`, with `watch`,
//!   how it shows that a thread does, `reliance` what that rests on, and `words`, `library_locks` and `attempts` what is a lock then;
//! - `objects`, `space`, `layout` and `pointer` say what memory is, `memory`, `bulk`, `mutex` and `heap`
//!   what is done with it, `bytes` what a thread's own holds, and `publish` when a thread's own memory becomes everybody's;
//! - `wide`, with `wide_values`, is memory of which more than 8 bytes are accessed at once;
//! - `unwritten`, with `marks`, tells memory apart that was never written, `doubts` remarks on it;
//! - `unwind` is how exceptions leave functions, `jumps` how `longjmp` does;
//! - `prelude` is what happens before there are threads;
//! - `choice` is what nothing in the program decides, `inputs`, with `undecided`, what it is given and does not look at;
//! - `paths` are the names of threads, `nesting` says whether only main creates any;
//! - `opposites` are the adds that are shown as the opposite of counts;
//! - `repetition` tells what a thread does over and over, `circling` that it does so without an access, `coverage` what no thread ever did;
//! - `sections` are the atomic sections of verification benchmarks, `section` the one at hand, `footprints` what they touch; `orders` tells accesses that can
//!   be part of a data race, `leaks` what has not been freed; `names`, `reports`, `history`, `printed` and `remarks` are
//!   for people; `saving` is for who goes on in another process.

mod attempts;
mod await_;
mod bulk;
mod bytes;
mod choice;
mod circling;
mod clocks;
mod code;
mod complete;
mod coverage;
mod doubts;
mod flatten;
mod footprints;
mod heap;
mod history;
mod inputs;
mod jumps;
mod layout;
mod leaks;
mod library_locks;
mod local;
mod marks;
mod memory;
mod mutex;
mod names;
mod nesting;
mod objects;
mod opposites;
mod orders;
mod paths;
mod pointer;
mod prelude;
mod printed;
mod private;
mod publish;
mod reliance;
mod remarks;
mod repetition;
mod reports;
mod rounds;
mod run;
mod saving;
mod section;
mod sections;
mod space;
mod thread;
mod threads;
mod translate;
mod undecided;
mod unwind;
mod unwritten;
mod watch;
mod watching;
mod wide;
mod wide_values;
mod words;

pub use thread::Thread;

use crate::program::Module;
use code::{Code, FlatOp, Limits};
use coverage::Met;
use footprints::Footprints;
use history::History;
use names::Names;
use objects::Objects;
use opposites::Opposites;
use paths::Paths;
use prelude::Prelude;
use printed::Printed;
use quotient_model::{
    Block, Cell, Coverage, Diagnostic, Fences, Kind, Location, Orders, Part, Pending, Program,
    Published, Reader, Regions, Remark, Repeated, Repetition, SourceLocation, StackFrame, ThreadId,
    Unfreed, Value, Writer,
};
use reliance::Reliance;
use space::ObjectId;
use std::collections::{HashMap, HashSet};
use thread::{LeftOut, Wrap};
use undecided::Inputs;
use wide_values::WideValues;

/// How far threads may go, and what they show of what they do.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub struct Options {
    /// How often the header of a loop of the program's own may be reached for each time that the loop is entered; at least
    /// 1. A thread that would go beyond is blocked. Loops of libraries mostly end by themselves, and their rounds are nobody's concern.
    pub unroll: Option<u32>,
    /// How many jumps and calls a thread may do between two accesses before it is taken to be in
    /// an endless loop.
    pub local_steps: u32,
    /// How deep calls may nest.
    pub call_depth: u32,
    /// The largest object that a thread may allocate: where it asks for more, it gets a null pointer.
    pub allocation: u64,
    /// An end of the program with a status other than 0 is a violation.
    pub exit_status: bool,
    /// Show awaits as such. Otherwise they are shown as the accesses that they are made of, after
    /// which the thread is blocked if it should have waited: for explorers that know no awaits.
    pub awaits: bool,
    /// Show fetch-adds whose result is not used as [`Access::Add`](quotient_model::Access::Add)
    /// and not as other read-modify-writes.
    pub independent_adds: bool,
    /// Show fetch-adds and fetch-subs of which only one thing is used as what they are
    /// ([`Access::Count`](quotient_model::Access::Count), [`Access::Uncount`](quotient_model::Access::Uncount)) and not as other
    /// read-modify-writes.
    pub counts: bool,
    /// Show atomic sections as such ([`Program::section`]). Otherwise, and where data races are looked for, they
    /// are shown as accesses under locks.
    pub sections: bool,
    /// Data races are looked for: accesses that can be part of one are not kept out of atomic
    /// sections.
    pub races: bool,
    /// Leaks are looked for: objects are told apart also by where in the program they were allocated.
    pub leaks: bool,
    /// Reading memory that was allocated and never written is a violation. Awaits and independent
    /// adds do not go with it: an access must observe what it finds.
    pub uninit: bool,
    /// Rounds of loops in which a thread only waits are left out where that shows at run time: see
    /// [`Bounds::watched`].
    pub watch: bool,
    /// No memory is a thread's own: whatever is allocated is shared from its beginning. What can
    /// happen does not depend on it, so tests hold the usual way against this one.
    pub open: bool,
}

impl Options {
    /// Every access is shown as what it is, and nothing is left out: what others can check most easily.
    pub fn plain() -> Self {
        Options {
            awaits: true,
            ..Options::default()
        }
    }
}

impl Default for Options {
    fn default() -> Self {
        Options {
            unroll: None,
            local_steps: 100_000_000,
            call_depth: 10_000,
            allocation: 64 << 20,
            exit_status: false,
            awaits: false,
            independent_adds: false,
            counts: false,
            sections: false,
            races: false,
            leaks: false,
            uninit: false,
            watch: false,
            open: false,
        }
    }
}

/// Loops and recursions that have a bound, where not all loops have one ([`Options::unroll`]).
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Bounds {
    /// Which.
    pub repetitions: Vec<Repetition>,
    /// As [`Options::unroll`] says for all loops; for a function, how often it may be on a thread's stack.
    pub rounds: u32,
    /// Loops in which threads are watched: one that has changed nothing in a round waits. Only with
    /// [`Options::watch`].
    pub watched: Vec<Repetition>,
}

/// A module as a program of automata.
#[derive(Clone, Debug)]
pub struct Interpreter {
    code: Code,
    /// The machine before anything has happened.
    machine: Machine,
}

/// What all threads of an exploration share, other than the memory itself: the names that it has
/// given so far, and what it has learnt of memory.
#[derive(Clone, Debug)]
pub struct Machine {
    /// The code, and what threads have come to of it.
    met: Met,
    objects: Objects,
    paths: Paths,
    /// The gates that threads have wanted to pass.
    gates: HashSet<Location>,
    wide: WideValues,
    /// What happens before the first event, once it is known.
    prelude: Option<Prelude>,
    /// The main thread has not come to its first event in as many accesses as it may. Outlives a restart.
    endless: bool,
    /// Where objects were made, with [`Options::uninit`].
    made_at: HashMap<ObjectId, String>,
    /// What threads have given cause to remark on.
    remarks: Vec<Remark>,
    /// Which of them are on reads of memory that was never written, by where in the code threads stood.
    unwritten: HashMap<(ThreadId, u64), usize>,
    /// What it rests on that threads wait, and how memory is used.
    reliance: Reliance,
    /// What atomic sections touch. Outlives a restart.
    footprints: Footprints,
    /// What is known of inputs. Outlives a restart.
    inputs: Inputs,
    /// Which adds are shown as uncounts. Outlives a restart.
    opposites: Opposites,
    /// Where memory was allocated and freed, if a report wants to know.
    history: Option<History>,
    /// What was printed and nobody has asked for yet.
    printed: Vec<Printed>,
}

impl Interpreter {
    /// Makes a module ready to run. Fails if it has no main function, or no room for its variables.
    pub fn new(module: &Module, options: Options) -> Result<Self, Diagnostic> {
        let bounds = Bounds {
            repetitions: Vec::new(),
            rounds: options.unroll.unwrap_or(1),
            watched: Vec::new(),
        };
        Self::with_bounds(module, options, &bounds)
    }

    /// The same with bounds for some loops and recursions. [`Options::unroll`], if given, is the bound for
    /// all of them.
    pub fn with_bounds(
        module: &Module,
        options: Options,
        bounds: &Bounds,
    ) -> Result<Self, Diagnostic> {
        let Some(main) = module.main else {
            let message = "the program has no function `main`: nothing to check";
            return Err(Diagnostic::input(message));
        };
        let mut wide = WideValues::default();
        let objects = Objects::new(module, options, &mut wide)?;
        let mut code = translate::translate(module, &objects, options, bounds);
        code.pointers = module.pointers;
        code.show_awaits = options.awaits && !options.uninit;
        code.races = options.races;
        code.falls = code.ops.iter().any(FlatOp::falls);
        code.weak = code.ops.iter().any(FlatOp::is_weakly_ordered);
        code.whole_sections = options.sections && !options.races;
        code.leaks = options.leaks;
        code.uninit = options.uninit;
        code.exit_status = options.exit_status;
        code.main = main.index();
        code.nested = nesting::threads_may_create_threads(module);
        code.names = Names::new(module);
        let arguments = module.main_arguments.iter();
        code.main_arguments = arguments.map(|&a| objects.constant(a)).collect();
        code.limits = Limits {
            unroll: options.unroll.unwrap_or(bounds.rounds).into(),
            local_steps: options.local_steps,
            call_depth: options.call_depth,
            allocation: options.allocation,
        };
        code.bounded = bounds.repetitions.clone();
        code.unrolled = options.unroll.is_some();
        code.outline = module.outline.clone();
        Ok(Interpreter {
            machine: Machine {
                met: Met::new(&code),
                objects,
                paths: Paths::new(module.room_for_threads()),
                gates: HashSet::new(),
                wide,
                prelude: None,
                endless: false,
                made_at: HashMap::new(),
                remarks: Vec::new(),
                unwritten: HashMap::new(),
                reliance: Reliance::default(),
                footprints: Footprints::default(),
                inputs: Inputs::default(),
                opposites: Opposites::default(),
                history: None,
                printed: Vec::new(),
            },
            code,
        })
    }
}

impl Interpreter {
    /// Has inputs be told apart as in an earlier exploration of the same program.
    pub fn with_regions(mut self, regions: &[Regions]) -> Self {
        self.machine.inputs.preset(regions);
        self
    }
}

impl Program for Interpreter {
    type Thread = Thread;
    type Names = Machine;

    fn names(&self) -> Machine {
        self.machine.clone()
    }

    fn start_over(&self, machine: &mut Machine) {
        machine.objects.forget();
        machine.paths.forget();
        machine.gates.clear();
        machine.made_at.clear();
        machine.remarks.clear();
        machine.unwritten.clear();
        machine.reliance.forget();
        machine.inputs.start_over();
        machine.opposites.forget();
        machine.prelude = None;
        machine.history = None;
        machine.printed.clear();
    }

    fn share(&self, machine: &mut Machine) {
        machine.objects.share();
    }

    fn save(&self, machine: &Machine, out: &mut Writer) {
        machine.save(out);
    }

    fn restore(&self, input: &mut Reader<'_>) -> Option<Machine> {
        let mut machine = self.names();
        machine.restore(&self.code, input)?;
        Some(machine)
    }

    fn start(&self, machine: &mut Machine) -> Thread {
        let prelude = match machine.prelude.take() {
            Some(prelude) => prelude,
            None => self.prelude(machine),
        };
        machine.prelude.insert(prelude).thread.clone()
    }

    #[inline]
    fn pending<'t>(&self, thread: &'t Thread) -> &'t Pending {
        &thread.pending
    }

    #[inline]
    fn section(&self, thread: &Thread) -> u32 {
        match self.code.whole_sections {
            true => thread.whole_section(),
            false => 0,
        }
    }

    fn step(
        &self,
        machine: &mut Machine,
        thread: &mut Thread,
        observed: Value,
        published: &mut Published,
    ) {
        let code = &self.code;
        thread.news = 0;
        thread.fences = Fences::None;
        thread.barrier = false;
        if thread.frames.len() > repetition::DEEPEST {
            thread.pending = Pending::Endless;
            return;
        }
        if thread.hidden.is_some() {
            return thread.step_hidden();
        }
        if !code.watches.is_empty() {
            thread.leave_out_anew();
        }
        if !code.watches.is_empty() && machine.watch_event(code, thread, observed).is_break() {
            return;
        }
        if !matches!(thread.wrap, Wrap::None) {
            machine.step_wrapped(code, thread, observed, published);
        } else if machine
            .complete(code, thread, observed, published)
            .is_continue()
        {
            machine.run(code, thread);
        }
        if thread.attempt.is_some() {
            machine.judge_attempt(thread);
        }
    }

    fn spawn(&self, machine: &mut Machine, parent: &Thread, child: ThreadId) -> Thread {
        let code = &self.code;
        if let Some(choice) = machine.choice_at(code, parent) {
            return machine.hidden_thread(code, parent, child, choice);
        }
        let (function, argument) = Machine::child_of(code, parent);
        machine.paths.add(child, parent, function);
        machine.new_thread(code, child, function, &[argument])
    }

    fn kind(&self, parent: &Thread) -> Option<Kind> {
        if !matches!(self.code.ops[parent.pc as usize], FlatOp::Spawn { .. }) {
            return None;
        }
        let (function, argument) = Machine::child_of(&self.code, parent);
        Some(Kind {
            code: function as u64,
            argument,
        })
    }

    fn initial(&self, machine: &Machine, location: Location) -> Value {
        let prelude = machine.prelude.as_ref();
        let written = prelude.and_then(|prelude| prelude.memory.get(&location));
        let Machine { objects, wide, .. } = machine;
        written
            .copied()
            .unwrap_or_else(|| objects.initial_value(location, wide))
    }

    fn location_name(&self, machine: &Machine, location: Location) -> String {
        machine.location_name(&self.code, location)
    }

    fn value_name(&self, machine: &Machine, value: Value) -> Option<String> {
        if self.code.uninit
            && [4, 8]
                .iter()
                .any(|&size| value == machine.objects.marker.of(size))
        {
            return Some("never written".to_owned());
        }
        machine.pointer_name(&self.code, value)
    }

    fn value_as(
        &self,
        machine: &Machine,
        location: Option<Location>,
        value: Value,
    ) -> Option<String> {
        // What nobody has written has no value.
        let named = self.value_name(machine, value);
        let typed = || machine.value_as(&self.code, location, value);
        match self.code.uninit {
            true => named.or_else(typed),
            false => typed().or(named),
        }
    }

    fn stack(&self, machine: &Machine, thread: &Thread) -> Vec<StackFrame> {
        machine.stack(&self.code, thread)
    }

    fn keep_history(&self, machine: &mut Machine) {
        machine.history = Some(History::default());
        machine.prelude = None;
        machine.printed.clear();
    }

    fn printed(
        &self,
        machine: &mut Machine,
        memory: &dyn Fn(Location) -> Option<Cell>,
    ) -> Vec<(ThreadId, String)> {
        let printed = std::mem::take(&mut machine.printed);
        let initial = |location| Cell::new(self.initial(machine, location));
        let memory = |location| memory(location).unwrap_or_else(|| initial(location));
        let texts = printed.iter().map(|printed| printed.text(machine, &memory));
        texts.collect()
    }

    fn blocks(&self, machine: &Machine) -> Vec<Block> {
        machine.blocks(&self.code)
    }

    fn is_gate(&self, machine: &Machine, location: Location) -> bool {
        machine.gates.contains(&location)
    }

    fn is_choice(&self, machine: &Machine, location: Location) -> bool {
        machine.choice_of(location).is_some()
    }

    fn chosen(
        &self,
        machine: &Machine,
        location: Location,
        number: Value,
    ) -> Option<(Value, Option<String>)> {
        machine.chosen_input(location, number)
    }

    fn regions(&self, machine: &Machine) -> Vec<Regions> {
        machine.inputs.regions()
    }

    fn shown_value(&self, machine: &Machine, value: Value) -> Value {
        machine.inputs.example(value)
    }

    fn orders(&self, machine: &Machine, thread: &Thread) -> Orders {
        machine.orders(&self.code, thread)
    }

    fn fences(&self, thread: &Thread) -> Fences {
        thread.fences
    }

    fn passes_barrier(&self, thread: &Thread) -> bool {
        thread.barrier
    }

    fn owner(&self, machine: &Machine, location: Location) -> Option<ThreadId> {
        machine.owner(location)
    }

    fn is_own(&self, machine: &Machine, location: Location, thread: &Thread) -> bool {
        machine.is_own(location, thread)
    }

    fn is_of_lock(&self, machine: &Machine, thread: &Thread) -> bool {
        let location = match &thread.pending {
            Pending::Access(access) => access.location(),
            _ => None,
        };
        self.code.functions[thread.function as usize].works
            || location.is_some_and(|location| machine.is_of_library(&self.code, location))
    }

    fn alike(&self, one: &Thread, other: &Thread) -> bool {
        one.is_like(other)
    }

    fn holds_alike(
        &self,
        machine: &Machine,
        location: Location,
        one: &Thread,
        other: &Thread,
    ) -> bool {
        machine.holds_alike(location, one, other)
    }

    fn site(&self, thread: &Thread) -> Option<u64> {
        Some(thread.site())
    }

    #[inline]
    fn is_weakly_ordered(&self, machine: &Machine) -> bool {
        machine.met.weaker_order()
    }

    #[inline]
    fn tries_to_lock(&self, machine: &Machine) -> bool {
        machine.met.attempt_to_lock()
    }

    fn accessed_part(&self, thread: &Thread) -> Part {
        thread.progress.part()
    }

    fn unfreed(
        &self,
        machine: &Machine,
        threads: &[&Thread],
        memory: &dyn Fn(Location) -> Cell,
    ) -> Vec<Unfreed> {
        machine.unfreed(&self.code, threads, memory)
    }

    fn source(&self, thread: &Thread) -> Option<SourceLocation> {
        self.code.names.source(&self.code, thread)
    }

    fn gives_up(&self, thread: &Thread) -> bool {
        self.code.waits_in_time(thread)
    }

    fn spins_at(&self, thread: &Thread) -> Option<SourceLocation> {
        if let Some(site) = self.code.watched_wait(thread) {
            return self.code.loop_source(site.function, site.header);
        }
        let round = self.code.waits_in(thread)?;
        self.code.names.located(thread, round.position)
    }

    fn waits_in_loop(&self, thread: &Thread) -> bool {
        self.code.waits_in(thread).is_some()
            || self.code.watched_wait(thread).is_some()
            || self.code.is_bounded_loop(thread)
    }

    fn sleeps(&self, thread: &Thread) -> bool {
        self.code.functions[thread.function as usize].sleeps
    }

    fn is_unobserved(&self, machine: &Machine, location: Location) -> bool {
        machine.reliance.is_statistic(location)
    }

    fn is_lock(&self, machine: &Machine, location: Location) -> bool {
        machine.reliance.is_lock(location)
    }

    fn left_out(&self, thread: &Thread) -> u64 {
        match thread.left_out {
            LeftOut::Rounds(rounds) => rounds,
            LeftOut::Never => 0,
        }
    }

    fn without_leaving_out(&self, thread: &mut Thread) {
        thread.left_out = LeftOut::Never;
    }

    fn go_around(&self, machine: &mut Machine, thread: &mut Thread, found: Value) -> u64 {
        machine.go_around(&self.code, thread, found)
    }

    fn repeated(&self, machine: &Machine, thread: &Thread, observed: &[Value]) -> Option<Repeated> {
        self.watch(machine, thread, observed)
    }

    #[inline]
    fn happened(&self, machine: &Machine, thread: &Thread) {
        if thread.news != 0 {
            machine.met.happened(&self.code, thread);
        }
    }

    fn coverage(&self, machine: &Machine) -> Option<Coverage> {
        coverage::coverage(&self.code, &machine.met)
    }

    #[inline]
    fn remarked(&self, thread: &Thread) -> u32 {
        thread.remarked
    }

    #[inline]
    fn doubts(&self, thread: &Thread) -> bool {
        thread.doubts
    }

    fn may_find_unwritten(&self, machine: &Machine, thread: &Thread, location: Location) -> bool {
        machine.may_find_unwritten(&self.code, thread, location)
    }

    fn has_written(&self, machine: &Machine, thread: &Thread, location: Location) -> bool {
        machine.has_written(thread, location)
    }

    #[inline]
    fn remarks<'n>(&self, machine: &'n Machine) -> &'n [Remark] {
        &machine.remarks
    }
}
