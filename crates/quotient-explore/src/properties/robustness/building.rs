//! The nodes that the events of an execution are, each added to the graph and to what the model forces.
//!
//! A node is added when its event happens, with the fences that its thread passed before. An event is several nodes: its fences, the
//! parts of an atomic section, and the beginning or end of another thread.

use quotient_model::{Fences, MemoryOrder, Orders, Program, ThreadId};

use super::graph::{Kind, Node, bare, fences_of, order_of, shape};
use super::rows::{NONE, NodeIndex};
use super::{Forced, Robustness};
use crate::order::{EventIndex, Footprint};
use crate::world::{Current, Trace};

/// Orders other than those that the program has, by [`Program::site`], to try what they would do.
#[derive(Clone, Debug, Default)]
pub(super) struct Changes {
    pub orders: Vec<(u64, MemoryOrder)>,
    /// Before the access of the site comes a fence.
    pub fences: Vec<(u64, MemoryOrder)>,
}

impl Changes {
    pub fn orders<P: Program>(&self, trace: &Trace<P>, state: &P::Thread) -> Orders {
        let orders = trace.program.orders(state);
        if self.orders.is_empty() {
            return orders;
        }
        let site = trace.program.site(state);
        let changed = self.orders.iter().find(|&&(at, _)| Some(at) == site);
        changed.map_or(orders, |&(_, order)| Orders::always(order))
    }

    pub fn fences<P: Program>(&self, trace: &Trace<P>, state: &P::Thread) -> Fences {
        let fences = trace.program.fences(state);
        if self.fences.is_empty() {
            return fences;
        }
        let site = trace.program.site(state);
        let changed = self.fences.iter().find(|&&(at, _)| Some(at) == site);
        changed.map_or(fences, |&(_, order)| fences.then(Fences::of(order)))
    }
}

impl<P: Program> Robustness<P> {
    /// Adds a node.
    fn push_node(&mut self, node: Node) -> NodeIndex {
        let at = self.graph.push(node);
        match &mut self.forced {
            Forced::C11(c11, _) => c11.push(&self.graph),
            Forced::Buffers(buffers, _) => buffers.push(&self.graph),
        }
        at
    }

    /// Adds the fences that a thread in this state has passed: the barrier first, which so knows no more than it must.
    pub(super) fn pass_fences(
        &mut self,
        trace: &Trace<P>,
        thread: ThreadId,
        state: &P::Thread,
        event: EventIndex,
    ) {
        if trace.program.passes_barrier(state) {
            self.push_node(bare(Kind::Barrier, thread, event));
        }
        let fences = self.changes.fences(trace, state);
        for &order in fences_of(fences) {
            self.push_node(Node {
                order,
                ..bare(Kind::Fence, thread, event)
            });
        }
    }

    /// Adds event `at` of the trace: up to it, nothing is missing. A `ghost` forces nothing.
    pub(super) fn add(&mut self, trace: &Trace<P>, at: EventIndex, ghost: bool) {
        let event = trace.event(at);
        let thread = event.step.thread;
        let state = trace.state_before(at);
        self.pass_fences(trace, thread, state, at);
        match event.step.footprint {
            Footprint::Spawn(child) => {
                let spawn = self.push_node(bare(Kind::Parting, thread, at));
                self.push_node(bare(Kind::Meeting(spawn), child, at));
            }
            Footprint::Join(child) => {
                let failed = trace.has_failed(thread) && trace.last_of(thread) == at;
                let end = match self.graph.last(child) {
                    NONE => NONE,
                    _ if failed => NONE,
                    _ => {
                        self.pass_fences(trace, child, trace.state(child), at);
                        self.push_node(bare(Kind::Parting, child, at))
                    }
                };
                self.push_node(bare(Kind::Meeting(end), thread, at));
            }
            Footprint::Nothing | Footprint::Free(..) => {
                self.push_node(bare(Kind::Other, thread, at));
            }
            Footprint::Section(_) => {
                for (part, _) in trace.accesses_of(at) {
                    let writes = part.written.is_some();
                    let order = order_of(&part.access, writes, Orders::SEQ_CST, self.model);
                    self.push_node(Node {
                        writes,
                        order,
                        ..shape(&part.access, thread, at)
                    });
                }
            }
            Footprint::Read(_)
            | Footprint::Write(_)
            | Footprint::Blind(_)
            | Footprint::Add(_)
            | Footprint::Count(..)
            | Footprint::Uncount(..) => {
                let failed = trace.has_failed(thread) && trace.last_of(thread) == at;
                if failed {
                    self.push_node(bare(Kind::Other, thread, at));
                } else {
                    let orders = self.changes.orders(trace, state);
                    let writes = event.written.is_some();
                    let order = match ghost {
                        true => MemoryOrder::NotAtomic,
                        false => order_of(&event.access, writes, orders, self.model),
                    };
                    self.push_node(Node {
                        writes,
                        order,
                        ghost,
                        ..shape(&event.access, thread, at)
                    });
                }
            }
        }
    }
}
