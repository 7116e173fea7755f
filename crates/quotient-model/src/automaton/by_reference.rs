//! A reference to a program is one, too: each question is passed on.

use super::{Kind, Pending, Program, Published, Regions, Remark, Unfreed};
use crate::access::Part;
use crate::coverage::Coverage;
use crate::names::{Location, ThreadId, Value};
use crate::orders::{Fences, Orders};
use crate::portable::{Reader, Writer};
use crate::repetition::Repeated;
use crate::semantics::Cell;
use crate::source::SourceLocation;
use crate::telling::{Block, StackFrame};

/// A program never changes, so many can hold on to one.
impl<P: Program> Program for &P {
    type Thread = P::Thread;
    type Names = P::Names;

    fn names(&self) -> P::Names {
        (**self).names()
    }

    fn start_over(&self, names: &mut P::Names) {
        (**self).start_over(names);
    }

    fn share(&self, names: &mut P::Names) {
        (**self).share(names);
    }

    fn save(&self, names: &P::Names, out: &mut Writer) {
        (**self).save(names, out);
    }

    fn restore(&self, input: &mut Reader<'_>) -> Option<P::Names> {
        (**self).restore(input)
    }

    fn start(&self, names: &mut P::Names) -> P::Thread {
        (**self).start(names)
    }

    #[inline]
    fn pending<'t>(&self, thread: &'t P::Thread) -> &'t Pending {
        (**self).pending(thread)
    }

    #[inline]
    fn section(&self, thread: &P::Thread) -> u32 {
        (**self).section(thread)
    }

    #[inline]
    fn step(
        &self,
        names: &mut P::Names,
        thread: &mut P::Thread,
        observed: Value,
        published: &mut Published,
    ) {
        (**self).step(names, thread, observed, published);
    }

    fn spawn(&self, names: &mut P::Names, parent: &P::Thread, child: ThreadId) -> P::Thread {
        (**self).spawn(names, parent, child)
    }

    fn kind(&self, parent: &P::Thread) -> Option<Kind> {
        (**self).kind(parent)
    }

    fn initial(&self, names: &P::Names, location: Location) -> Value {
        (**self).initial(names, location)
    }

    fn location_name(&self, names: &P::Names, location: Location) -> String {
        (**self).location_name(names, location)
    }

    fn value_name(&self, names: &P::Names, value: Value) -> Option<String> {
        (**self).value_name(names, value)
    }

    fn value_as(
        &self,
        names: &P::Names,
        location: Option<Location>,
        value: Value,
    ) -> Option<String> {
        (**self).value_as(names, location, value)
    }

    fn stack(&self, names: &P::Names, thread: &P::Thread) -> Vec<StackFrame> {
        (**self).stack(names, thread)
    }

    fn keep_history(&self, names: &mut P::Names) {
        (**self).keep_history(names);
    }

    fn blocks(&self, names: &P::Names) -> Vec<Block> {
        (**self).blocks(names)
    }

    fn printed(
        &self,
        names: &mut P::Names,
        memory: &dyn Fn(Location) -> Option<Cell>,
    ) -> Vec<(ThreadId, String)> {
        (**self).printed(names, memory)
    }

    fn is_gate(&self, names: &P::Names, location: Location) -> bool {
        (**self).is_gate(names, location)
    }

    fn is_choice(&self, names: &P::Names, location: Location) -> bool {
        (**self).is_choice(names, location)
    }

    fn chosen(
        &self,
        names: &P::Names,
        location: Location,
        number: Value,
    ) -> Option<(Value, Option<String>)> {
        (**self).chosen(names, location, number)
    }

    fn regions(&self, names: &P::Names) -> Vec<Regions> {
        (**self).regions(names)
    }

    fn shown_value(&self, names: &P::Names, value: Value) -> Value {
        (**self).shown_value(names, value)
    }

    fn orders(&self, names: &P::Names, thread: &P::Thread) -> Orders {
        (**self).orders(names, thread)
    }

    fn fences(&self, thread: &P::Thread) -> Fences {
        (**self).fences(thread)
    }

    fn passes_barrier(&self, thread: &P::Thread) -> bool {
        (**self).passes_barrier(thread)
    }

    fn owner(&self, names: &P::Names, location: Location) -> Option<ThreadId> {
        (**self).owner(names, location)
    }

    fn is_own(&self, names: &P::Names, location: Location, thread: &P::Thread) -> bool {
        (**self).is_own(names, location, thread)
    }

    fn is_of_lock(&self, names: &P::Names, thread: &P::Thread) -> bool {
        (**self).is_of_lock(names, thread)
    }

    fn alike(&self, one: &P::Thread, other: &P::Thread) -> bool {
        (**self).alike(one, other)
    }

    fn holds_alike(
        &self,
        names: &P::Names,
        location: Location,
        one: &P::Thread,
        other: &P::Thread,
    ) -> bool {
        (**self).holds_alike(names, location, one, other)
    }

    fn site(&self, thread: &P::Thread) -> Option<u64> {
        (**self).site(thread)
    }

    fn is_weakly_ordered(&self, names: &P::Names) -> bool {
        (**self).is_weakly_ordered(names)
    }

    fn tries_to_lock(&self, names: &P::Names) -> bool {
        (**self).tries_to_lock(names)
    }

    fn accessed_part(&self, thread: &P::Thread) -> Part {
        (**self).accessed_part(thread)
    }

    fn unfreed(
        &self,
        names: &P::Names,
        threads: &[&P::Thread],
        memory: &dyn Fn(Location) -> Cell,
    ) -> Vec<Unfreed> {
        (**self).unfreed(names, threads, memory)
    }

    fn source(&self, thread: &P::Thread) -> Option<SourceLocation> {
        (**self).source(thread)
    }

    fn gives_up(&self, thread: &P::Thread) -> bool {
        (**self).gives_up(thread)
    }

    fn spins_at(&self, thread: &P::Thread) -> Option<SourceLocation> {
        (**self).spins_at(thread)
    }

    fn repeated(
        &self,
        names: &P::Names,
        thread: &P::Thread,
        observed: &[Value],
    ) -> Option<Repeated> {
        (**self).repeated(names, thread, observed)
    }

    fn remarks<'n>(&self, names: &'n P::Names) -> &'n [Remark] {
        (**self).remarks(names)
    }

    fn remarked(&self, thread: &P::Thread) -> u32 {
        (**self).remarked(thread)
    }

    fn doubts(&self, thread: &P::Thread) -> bool {
        (**self).doubts(thread)
    }

    fn may_find_unwritten(&self, names: &P::Names, thread: &P::Thread, location: Location) -> bool {
        (**self).may_find_unwritten(names, thread, location)
    }

    fn has_written(&self, names: &P::Names, thread: &P::Thread, location: Location) -> bool {
        (**self).has_written(names, thread, location)
    }

    #[inline]
    fn happened(&self, names: &P::Names, thread: &P::Thread) {
        (**self).happened(names, thread);
    }

    fn coverage(&self, names: &P::Names) -> Option<Coverage> {
        (**self).coverage(names)
    }

    fn waits_in_loop(&self, thread: &P::Thread) -> bool {
        (**self).waits_in_loop(thread)
    }

    fn sleeps(&self, thread: &P::Thread) -> bool {
        (**self).sleeps(thread)
    }

    fn is_unobserved(&self, names: &P::Names, location: Location) -> bool {
        (**self).is_unobserved(names, location)
    }

    fn is_lock(&self, names: &P::Names, location: Location) -> bool {
        (**self).is_lock(names, location)
    }

    fn left_out(&self, thread: &P::Thread) -> u64 {
        (**self).left_out(thread)
    }

    fn without_leaving_out(&self, thread: &mut P::Thread) {
        (**self).without_leaving_out(thread);
    }

    fn go_around(&self, names: &mut P::Names, thread: &mut P::Thread, found: Value) -> u64 {
        (**self).go_around(names, thread, found)
    }
}
