//! What the next event of a thread does to the current execution: to its graph, to its threads, and to the memory that they hand over.

use quotient_model::{
    Access, Diagnostic, Effect, Event, EventId, Failure, FailureKind, Index, Location, MemoryModel,
    MemoryOrder, Part, Program, ThreadId, Value, effect, perform,
};

use super::execution::{Execution, Handed, Made, Row};
use super::graph::{Kind, Node};
use crate::properties::robustness::graph::{fences_of, order_of};
use crate::properties::robustness::rows::{NONE, NodeIndex};
use crate::recording::{Halt, Stop};
use crate::world::Current;

impl<P: Program> Execution<P> {
    /// Lets the thread make its access, which reads from `source` if it chooses.
    pub fn perform(
        &mut self,
        thread: ThreadId,
        source: NodeIndex,
    ) -> Result<Option<ThreadId>, Halt> {
        let Some(access) = self.wanted(thread) else {
            return Ok(None);
        };
        if self.program.program.accessed_part(self.state(thread)) != Part::WHOLE {
            return Err(self.unsupported(
                self.state(thread),
                "accesses of different sizes to the same memory are not explored under weak memory",
            ));
        }
        let (end, mark) = (self.graph.nodes.end(), self.world.mark());
        self.pass_fences(thread);
        let (mut node, mut child) = (NONE, None);
        let found = match access {
            Access::Spawn { nth } => {
                let created = self.spawn(thread, nth);
                child = Some(created);
                Effect::Done {
                    observed: Value::from(created.0),
                    written: None,
                }
            }
            Access::Join { thread: joined } => self.join(thread, joined, &access),
            _ => match access.location() {
                Some(location) => {
                    let found;
                    (node, found) = self.perform_at(thread, &access, location, source);
                    found
                }
                None => self.perform_elsewhere(thread, &access)?,
            },
        };
        let index = self.row(thread).count;
        let mut event = Event {
            id: EventId { thread, index },
            access,
            observed: 0,
            written: None,
            spawned: child,
        };
        let before = self.row(thread).state.clone();
        let since = self.row_mut(thread).since.take();
        self.row_mut(thread).count += 1;
        match found {
            Effect::Done { observed, written } => {
                (event.observed, event.written) = (observed, written);
            }
            Effect::Failed(failure) => {
                self.world.fail(thread);
                self.row_mut(thread).failure = Some(failure);
            }
            Effect::Disabled => unreachable!("only what can happen is chosen"),
        }
        let observed = event.observed;
        self.events.push(Made {
            event,
            node,
            before,
            since,
            end,
            mark,
        });
        if self.row(thread).failure.is_none() {
            self.step(thread, observed)?;
        }
        Ok(child)
    }

    /// Does what has a location.
    fn perform_at(
        &mut self,
        thread: ThreadId,
        access: &Access,
        location: Location,
        source: NodeIndex,
    ) -> (NodeIndex, Effect) {
        let source = match access {
            Access::Unlock { .. } => self.graph.last_write(location),
            _ => source,
        };
        let found = perform(access, self.value(location, source), thread);
        let node = self.touch(thread, access, location, source, &found);
        let found = match self.disturbs(access, location, node) {
            true => Effect::Failed(Failure::new(
                FailureKind::Mutex,
                "a mutex begins or ends that another thread uses: nothing orders the two",
            )),
            false => found,
        };
        (node, found)
    }

    /// Whether the access, the last node, begins or ends the life of a mutex that others use, and they need not come before.
    fn disturbs(&self, access: &Access, mutex: Location, node: NodeIndex) -> bool {
        let begins_or_ends = matches!(
            access,
            Access::MutexInit { .. } | Access::MutexDestroy { .. }
        );
        let ordered = |&at: &NodeIndex| match self.graph.model {
            MemoryModel::Ra | MemoryModel::Rc11 => self.graph.happens_before(at, node),
            _ => self.graph.leads_to(at, node),
        };
        begins_or_ends && !self.graph.accesses(mutex).iter().all(ordered)
    }

    /// Does what has no location: fences, of which only those order anything that the thread has passed, and frees.
    fn perform_elsewhere(&mut self, thread: ThreadId, access: &Access) -> Result<Effect, Halt> {
        let found = effect(access, thread, &self.world);
        if *access == Access::Fence {
            self.graph.push(Node {
                order: MemoryOrder::Relaxed,
                ..Node::bare(Kind::Fence, thread)
            });
        }
        let (Access::Free { first, count }, Effect::Done { .. }) = (*access, &found) else {
            return Ok(found);
        };
        if !matches!(self.graph.model, MemoryModel::Ra | MemoryModel::Rc11) {
            let what = "programs that free shared memory are explored under ra and rc11 only";
            return Err(self.unsupported(self.state(thread), what));
        }
        let freed = self.graph.push(Node::bare(Kind::Free, thread));
        self.world.perform(access, None);
        let mut accesses = first.block(count).flat_map(|at| self.graph.accesses(at));
        Ok(
            match accesses.all(|&at| self.graph.happens_before(at, freed)) {
                true => found,
                false => Effect::Failed(Failure::new(
                    FailureKind::Memory,
                    "free of memory that another thread accesses: nothing orders the two",
                )),
            },
        )
    }

    /// Takes the thread over its access, the last event.
    fn step(&mut self, thread: ThreadId, observed: Value) -> Result<(), Halt> {
        let mut published = std::mem::take(&mut self.published);
        let row = self.rows.get_mut(thread).and_then(Option::as_mut);
        let row = row.expect("the thread exists");
        self.program.step(&mut row.state, observed, &mut published);
        let pending = self.program.pending(&row.state);
        self.world
            .stepped(&self.program, thread, pending, &published);
        let handed = published.drain(..).map(|(location, _)| location);
        let handed: Vec<Location> = handed.collect();
        self.published = published;
        for location in handed {
            self.hand_over(thread, location)?;
        }
        Ok(())
    }

    /// The last event, of this thread, lets others reach a location.
    fn hand_over(&mut self, thread: ThreadId, location: Location) -> Result<(), Halt> {
        let event = self.events.len() - 1;
        if !self.graph.accesses(location).is_empty() {
            let what =
                "memory that is used again after it was freed is not explored under weak memory";
            return Err(self.unsupported(&self.events[event].before, what));
        }
        let releases =
            |node: &Node| node.order.releases() || node.updates || node.kind != Kind::Access;
        let last = self.graph.last(thread);
        if self.graph.model == MemoryModel::Pso && !releases(&self.graph.nodes[last]) {
            let what = "memory that is handed over by a store that does not release is not explored under pso";
            return Err(self.unsupported(&self.events[event].before, what));
        }
        self.handovers.push((event, location));
        let handed = self.handed_over_by(event, location);
        *self.handed.reach(location, || None) = Some(handed);
        Ok(())
    }

    /// How this event handed the location over, and where its thread had written there last.
    pub(super) fn handed_over_by(&self, event: usize, location: Location) -> Handed {
        let thread = self.events[event].event.id.thread;
        let own = |made: &&Made<P::Thread>| made.event.id.thread == thread;
        let mut own = self.events[..=event].iter().rev().filter(own);
        let mut after = own.next();
        let now = after;
        for earlier in own {
            let alike = now.is_some_and(|now| {
                let program = &self.program;
                program.holds_alike(location, &earlier.before, &now.before)
            });
            if !alike {
                break;
            }
            after = Some(earlier);
        }
        let from = after.map_or(NodeIndex::FIRST, |made| made.end);
        // Not the fences that it passed before: those that release come with an event if there was something to hand over.
        let passed = |node: &Node| match node.kind {
            Kind::Fence => node.order != MemoryOrder::Relaxed,
            kind => kind == Kind::Barrier,
        };
        let mut behind = from.to(self.graph.nodes.end());
        let written = behind.find(|&at| {
            let node = &self.graph.nodes[at];
            node.thread == thread && !passed(node)
        });
        Handed {
            event,
            written: written.unwrap_or(self.graph.last(thread)),
        }
    }

    fn spawn(&mut self, parent: ThreadId, nth: u32) -> ThreadId {
        let child = self.threads.child(parent, nth);
        let child = child.expect("the search stops at fewer threads");
        let state = self.rows.get(parent).and_then(Option::as_ref);
        let state = &state.expect("the thread exists").state;
        let state = self.program.spawn(state, child);
        self.world.spawn(child);
        let pending = self.program.pending(&state);
        self.world.stepped(&self.program, child, pending, &[]);
        *self.rows.reach(child, || None) = Some(Row::new(state));
        self.present.push(child);
        let spawn = self.graph.push(Node::bare(Kind::Parting, parent));
        self.graph.push(Node::bare(Kind::Meeting(spawn), child));
        child
    }

    fn join(&mut self, thread: ThreadId, joined: ThreadId, access: &Access) -> Effect {
        let found = effect(access, thread, &self.world);
        if matches!(found, Effect::Done { .. }) {
            self.world.perform(access, None);
            self.pass_fences(joined);
            let end = self.graph.push(Node::bare(Kind::Parting, joined));
            self.graph.push(Node::bare(Kind::Meeting(end), thread));
        }
        found
    }

    /// Adds the fences that the thread has passed since its last access.
    pub fn pass_fences(&mut self, thread: ThreadId) {
        if self.program.passes_barrier(&self.row(thread).state) {
            self.graph.push(Node {
                order: MemoryOrder::SeqCst,
                ..Node::bare(Kind::Barrier, thread)
            });
        }
        for &order in fences_of(self.program.fences(&self.row(thread).state)) {
            self.graph.push(Node {
                order,
                ..Node::bare(Kind::Fence, thread)
            });
        }
    }

    /// Adds the node of an access.
    pub fn touch(
        &mut self,
        thread: ThreadId,
        access: &Access,
        location: Location,
        source: NodeIndex,
        found: &Effect,
    ) -> NodeIndex {
        let written = match *found {
            Effect::Done { written, .. } => written,
            _ => None,
        };
        let orders = self.program.orders(&self.row(thread).state);
        let reads = !matches!(access, Access::Write { .. } | Access::Unlock { .. });
        let writes = written.is_some();
        self.graph.push(Node {
            location: Some(location),
            reads,
            writes,
            updates: reads && !matches!(access, Access::Read { .. } | Access::Await { .. }),
            order: order_of(access, writes, orders, self.graph.model),
            value: written.unwrap_or_default(),
            source,
            chained: writes && !matches!(access, Access::Write { .. }),
            ..Node::bare(Kind::Access, thread)
        })
    }

    /// What a thread in this state is about to do cannot be explored here.
    #[cold]
    fn unsupported(&self, state: &P::Thread, what: &str) -> Halt {
        let place = match self.program.source(state) {
            Some(source) => format!("{}:{}: {what}", source.file, source.line),
            None => what.to_owned(),
        };
        Stop::Program(Diagnostic::input(place)).into()
    }
}
