//! A program together with what one exploration has named, so that nobody hands the two around apart.

use super::{Kind, Pending, Program, Published, Regions, Remark, Unfreed};
use crate::coverage::Coverage;
use crate::names::{Location, ThreadId, Value};
use crate::orders::{Fences, Orders};
use crate::repetition::Repeated;
use crate::semantics::Cell;
use crate::source::SourceLocation;
use crate::telling::{Block, StackFrame};

/// A program with the names of one exploration: what an explorer holds.
#[derive(Clone, Debug)]
pub struct Named<P: Program> {
    /// The program.
    pub program: P,
    /// The names.
    pub names: P::Names,
}

impl<P: Program> Named<P> {
    /// A program of which nothing is known yet.
    pub fn new(program: P) -> Self {
        let names = program.names();
        Named { program, names }
    }

    /// See [`Program::start_over`].
    pub fn start_over(&mut self) {
        self.program.start_over(&mut self.names);
    }

    /// See [`Program::share`].
    pub fn share(&mut self) {
        self.program.share(&mut self.names);
    }

    /// See [`Program::start`].
    pub fn start(&mut self) -> P::Thread {
        self.program.start(&mut self.names)
    }

    /// See [`Program::pending`].
    #[inline]
    pub fn pending<'t>(&self, thread: &'t P::Thread) -> &'t Pending {
        self.program.pending(thread)
    }

    /// See [`Program::section`].
    #[inline]
    pub fn section(&self, thread: &P::Thread) -> u32 {
        self.program.section(thread)
    }

    /// See [`Program::step`].
    #[inline]
    pub fn step(&mut self, thread: &mut P::Thread, observed: Value, published: &mut Published) {
        self.program
            .step(&mut self.names, thread, observed, published);
    }

    /// See [`Program::spawn`].
    pub fn spawn(&mut self, parent: &P::Thread, child: ThreadId) -> P::Thread {
        self.program.spawn(&mut self.names, parent, child)
    }

    /// See [`Program::kind`].
    pub fn kind(&self, parent: &P::Thread) -> Option<Kind> {
        self.program.kind(parent)
    }

    /// See [`Program::initial`].
    pub fn initial(&self, location: Location) -> Value {
        self.program.initial(&self.names, location)
    }

    /// See [`Program::location_name`].
    pub fn location_name(&self, location: Location) -> String {
        self.program.location_name(&self.names, location)
    }

    /// See [`Program::value_name`].
    pub fn value_name(&self, value: Value) -> Option<String> {
        self.program.value_name(&self.names, value)
    }

    /// See [`Program::value_as`].
    pub fn value_as(&self, location: Option<Location>, value: Value) -> Option<String> {
        self.program.value_as(&self.names, location, value)
    }

    /// See [`Program::stack`].
    pub fn stack(&self, thread: &P::Thread) -> Vec<StackFrame> {
        self.program.stack(&self.names, thread)
    }

    /// See [`Program::keep_history`].
    pub fn keep_history(&mut self) {
        self.program.keep_history(&mut self.names);
    }

    /// See [`Program::blocks`].
    pub fn blocks(&self) -> Vec<Block> {
        self.program.blocks(&self.names)
    }

    /// See [`Program::printed`].
    pub fn printed(
        &mut self,
        memory: &dyn Fn(Location) -> Option<Cell>,
    ) -> Vec<(ThreadId, String)> {
        self.program.printed(&mut self.names, memory)
    }

    /// See [`Program::is_unobserved`].
    pub fn is_unobserved(&self, location: Location) -> bool {
        self.program.is_unobserved(&self.names, location)
    }

    /// See [`Program::is_lock`].
    pub fn is_lock(&self, location: Location) -> bool {
        self.program.is_lock(&self.names, location)
    }

    /// See [`Program::is_gate`].
    pub fn is_gate(&self, location: Location) -> bool {
        self.program.is_gate(&self.names, location)
    }

    /// See [`Program::is_choice`].
    pub fn is_choice(&self, location: Location) -> bool {
        self.program.is_choice(&self.names, location)
    }

    /// See [`Program::chosen`].
    pub fn chosen(&self, location: Location, number: Value) -> Option<(Value, Option<String>)> {
        self.program.chosen(&self.names, location, number)
    }

    /// See [`Program::regions`].
    pub fn regions(&self) -> Vec<Regions> {
        self.program.regions(&self.names)
    }

    /// See [`Program::shown_value`].
    pub fn shown_value(&self, value: Value) -> Value {
        self.program.shown_value(&self.names, value)
    }

    /// See [`Program::orders`].
    #[inline]
    pub fn orders(&self, thread: &P::Thread) -> Orders {
        self.program.orders(&self.names, thread)
    }

    /// Whether the thread's pending access is indivisible.
    pub fn is_atomic(&self, thread: &P::Thread) -> bool {
        self.orders(thread).success.is_atomic()
    }

    /// See [`Program::holds_alike`].
    pub fn holds_alike(&self, location: Location, one: &P::Thread, other: &P::Thread) -> bool {
        self.program.holds_alike(&self.names, location, one, other)
    }

    /// See [`Program::site`].
    pub fn site(&self, thread: &P::Thread) -> Option<u64> {
        self.program.site(thread)
    }

    /// See [`Program::is_weakly_ordered`].
    #[inline]
    pub fn is_weakly_ordered(&self) -> bool {
        self.program.is_weakly_ordered(&self.names)
    }

    /// See [`Program::tries_to_lock`].
    #[inline]
    pub fn tries_to_lock(&self) -> bool {
        self.program.tries_to_lock(&self.names)
    }

    /// See [`Program::fences`].
    #[inline]
    pub fn fences(&self, thread: &P::Thread) -> Fences {
        self.program.fences(thread)
    }

    /// See [`Program::passes_barrier`].
    pub fn passes_barrier(&self, thread: &P::Thread) -> bool {
        self.program.passes_barrier(thread)
    }

    /// See [`Program::owner`].
    pub fn owner(&self, location: Location) -> Option<ThreadId> {
        self.program.owner(&self.names, location)
    }

    /// See [`Program::is_own`].
    pub fn is_own(&self, location: Location, thread: &P::Thread) -> bool {
        self.program.is_own(&self.names, location, thread)
    }

    /// See [`Program::is_of_lock`].
    pub fn is_of_lock(&self, thread: &P::Thread) -> bool {
        self.program.is_of_lock(&self.names, thread)
    }

    /// See [`Program::unfreed`].
    pub fn unfreed(
        &self,
        threads: &[&P::Thread],
        memory: &dyn Fn(Location) -> Cell,
    ) -> Vec<Unfreed> {
        self.program.unfreed(&self.names, threads, memory)
    }

    /// See [`Program::source`].
    pub fn source(&self, thread: &P::Thread) -> Option<SourceLocation> {
        self.program.source(thread)
    }

    /// See [`Program::gives_up`].
    pub fn gives_up(&self, thread: &P::Thread) -> bool {
        self.program.gives_up(thread)
    }

    /// See [`Program::spins_at`].
    pub fn spins_at(&self, thread: &P::Thread) -> Option<SourceLocation> {
        self.program.spins_at(thread)
    }

    /// See [`Program::repeated`].
    pub fn repeated(&self, thread: &P::Thread, observed: &[Value]) -> Option<Repeated> {
        self.program.repeated(&self.names, thread, observed)
    }

    /// See [`Program::remarked`].
    #[inline]
    pub fn remarked(&self, thread: &P::Thread) -> u32 {
        self.program.remarked(thread)
    }

    /// See [`Program::doubts`].
    #[inline]
    pub fn doubts(&self, thread: &P::Thread) -> bool {
        self.program.doubts(thread)
    }

    /// See [`Program::may_find_unwritten`].
    pub fn may_find_unwritten(&self, thread: &P::Thread, location: Location) -> bool {
        self.program
            .may_find_unwritten(&self.names, thread, location)
    }

    /// See [`Program::has_written`].
    pub fn has_written(&self, thread: &P::Thread, location: Location) -> bool {
        self.program.has_written(&self.names, thread, location)
    }

    /// See [`Program::remarks`].
    #[inline]
    pub fn remarks(&self) -> &[Remark] {
        self.program.remarks(&self.names)
    }

    /// See [`Program::happened`].
    #[inline]
    pub fn happened(&self, thread: &P::Thread) {
        self.program.happened(&self.names, thread);
    }

    /// See [`Program::coverage`].
    pub fn coverage(&self) -> Option<Coverage> {
        self.program.coverage(&self.names)
    }

    /// See [`Program::sleeps`].
    pub fn sleeps(&self, thread: &P::Thread) -> bool {
        self.program.sleeps(thread)
    }

    /// See [`Program::waits_in_loop`].
    pub fn waits_in_loop(&self, thread: &P::Thread) -> bool {
        self.program.waits_in_loop(thread)
    }

    /// See [`Program::left_out`].
    pub fn left_out(&self, thread: &P::Thread) -> u64 {
        self.program.left_out(thread)
    }

    /// See [`Program::without_leaving_out`].
    pub fn without_leaving_out(&self, thread: &mut P::Thread) {
        self.program.without_leaving_out(thread);
    }

    /// See [`Program::go_around`].
    pub fn go_around(&mut self, thread: &mut P::Thread, found: Value) -> u64 {
        self.program.go_around(&mut self.names, thread, found)
    }
}
