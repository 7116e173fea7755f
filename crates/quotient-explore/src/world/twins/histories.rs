//! What threads would do in each other's place: the histories that came up, as a tree, with the state that each
//! of several threads would be in after each of them.
//!
//! These threads, the *roles*, are members of a group, or a creator as it is and with two handles exchanged. A
//! history is what the accesses of a thread observed. The roles must want the same after each, so that it does not
//! matter which of them has it.

use quotient_model::{
    Access, Index, Kind, Location, Named, Pending, Program, Published, Table, ThreadId, Value,
    index_type,
};

index_type! {
    /// A history of the tree.
    pub(super) struct HistoryIndex;
}

/// With more states than this the tree is made anew from the histories at hand.
const MOST_STATES: usize = 1 << 17;

/// Two threads whose handles are exchanged.
pub(super) type Exchange = (ThreadId, ThreadId);

/// Why the roles do not do the same.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Misfit {
    /// They want different things.
    Differ,
    /// The program has learnt something, and must start over.
    StartOver,
}

/// A role after a history.
struct Role<T> {
    state: T,
    /// What it would have written elsewhere than in its own memory and the first role has not: handles.
    written: Vec<(Location, Value)>,
}

struct Node<T> {
    parent: HistoryIndex,
    /// What the last access observed.
    observed: Value,
    children: Vec<HistoryIndex>,
    /// What the roles are given to create, if they want that.
    kind: Option<Kind>,
    /// What the last access published.
    published: Published,
    roles: Vec<Role<T>>,
}

/// The tree. Its first node is the beginning.
pub(super) struct Histories<P: Program> {
    nodes: Table<HistoryIndex, Node<P::Thread>>,
    /// For each role the handles that are exchanged for it.
    exchanges: Vec<Option<Exchange>>,
    /// The locations at which some role has something else written than the first.
    pub apart: Vec<Location>,
}

/// The beginning.
pub(super) const ROOT: HistoryIndex = HistoryIndex::FIRST;

impl<P: Program> Histories<P> {
    /// Of a first role, in this state at the beginning.
    pub fn new(program: &Named<P>, state: P::Thread) -> Self {
        let kind = kind(program, &state);
        Histories {
            nodes: Table::from(vec![Node {
                parent: ROOT,
                observed: 0,
                children: Vec::new(),
                kind,
                published: Published::new(),
                roles: vec![Role {
                    state,
                    written: Vec::new(),
                }],
            }]),
            exchanges: vec![None],
            apart: Vec::new(),
        }
    }

    /// Another role, which begins in this state. It must fit everywhere.
    pub fn add(
        &mut self,
        program: &mut Named<P>,
        state: P::Thread,
        exchange: Option<Exchange>,
    ) -> Result<(), Misfit> {
        self.exchanges.push(exchange);
        self.nodes[ROOT].roles.push(Role {
            state,
            written: Vec::new(),
        });
        let role = self.exchanges.len() - 1;
        self.fits(program, ROOT, role)?;
        for at in ROOT.next().to(self.nodes.end()) {
            self.take(program, at, role)?;
        }
        Ok(())
    }

    /// Takes the last role away.
    pub fn remove(&mut self) {
        self.exchanges.pop();
        let roles = self.exchanges.len();
        for node in &mut self.nodes {
            node.roles.truncate(roles);
        }
    }

    /// Whether there are too many histories to keep.
    pub fn is_full(&self) -> bool {
        self.nodes.len() * self.exchanges.len() > MOST_STATES
    }

    /// Forgets all histories. Those at hand must be gone through again.
    pub fn forget(&mut self) {
        self.nodes.truncate(ROOT.next());
        self.nodes[ROOT].children.clear();
    }

    /// The history without its last access.
    pub fn parent(&self, node: HistoryIndex) -> HistoryIndex {
        self.nodes[node].parent
    }

    /// What the first role wants after a history.
    pub fn wanted<'h>(&'h self, program: &Named<P>, node: HistoryIndex) -> &'h Pending {
        program.pending(&self.nodes[node].roles[0].state)
    }

    /// The history with another access, which observed this.
    pub fn child(
        &mut self,
        program: &mut Named<P>,
        node: HistoryIndex,
        observed: Value,
    ) -> Result<HistoryIndex, Misfit> {
        let children = &self.nodes[node].children;
        let known = |&&child: &&HistoryIndex| self.nodes[child].observed == observed;
        if let Some(&child) = children.iter().find(known) {
            return Ok(child);
        }
        let child = self.nodes.push(Node {
            parent: node,
            observed,
            children: Vec::new(),
            kind: None,
            published: Published::new(),
            roles: Vec::new(),
        });
        self.nodes[node].children.push(child);
        for role in 0..self.exchanges.len() {
            self.take(program, child, role)?;
        }
        Ok(child)
    }

    /// Takes a role to a history from the one before, where it is known.
    fn take(
        &mut self,
        program: &mut Named<P>,
        at: HistoryIndex,
        role: usize,
    ) -> Result<(), Misfit> {
        let observed = self.nodes[at].observed;
        let before = &self.nodes[self.parent(at)];
        let Role { state, written } = &before.roles[role];
        let (mut state, mut written) = (state.clone(), written.clone());
        let mut seen = observed;
        match program.pending(&state) {
            Pending::Access(Access::Spawn { .. }) => {
                seen = exchanged(self.exchanges[role], observed);
            }
            Pending::Access(Access::Read { location }) => {
                if let Some((_, value)) = written.iter().find(|(at, _)| at == location) {
                    seen = *value;
                }
            }
            Pending::Access(Access::Write { location, value }) => {
                let first = program.pending(&before.roles[0].state);
                written.retain(|(at, _)| at != location);
                if *first != *program.pending(&state) {
                    written.push((*location, *value));
                    if !self.apart.contains(location) {
                        self.apart.push(*location);
                    }
                }
            }
            Pending::Access(access) if !written.is_empty() => {
                let differs = |&(at, _): &(Location, Value)| access.location() == Some(at);
                if written.iter().any(differs) {
                    return Err(Misfit::Differ);
                }
            }
            _ => {}
        }
        let mut published = Published::new();
        program.step(&mut state, seen, &mut published);
        let exchange = self.exchanges[role];
        let node = &mut self.nodes[at];
        if role == 0 {
            node.kind = kind(program, &state);
            node.published = published;
            node.roles.push(Role { state, written });
            return self.fits(program, at, role);
        }
        // What only one member of a group can reach would tell it from the others.
        let alike = node.published == published && (exchange.is_some() || published.is_empty());
        node.roles.push(Role { state, written });
        match alike {
            true => self.fits(program, at, role),
            false => Err(Misfit::Differ),
        }
    }

    /// Whether a role wants what the first one wants.
    fn fits(&self, program: &Named<P>, at: HistoryIndex, role: usize) -> Result<(), Misfit> {
        let node = &self.nodes[at];
        let wanted = program.pending(&node.roles[role].state);
        if *wanted == Pending::Restart {
            return Err(Misfit::StartOver);
        }
        let first = program.pending(&node.roles[0].state);
        let exchange = self.exchanges[role];
        let fits = match (first, wanted) {
            (Pending::Access(first), Pending::Access(wanted)) => match (*first, *wanted) {
                (Access::Join { thread }, Access::Join { thread: other }) => {
                    Value::from(other.0) == exchanged(exchange, thread.0.into())
                }
                (
                    Access::Write { location, .. },
                    Access::Write {
                        location: other, ..
                    },
                ) if exchange.is_some() => location == other,
                (Access::Spawn { nth }, Access::Spawn { nth: other }) => {
                    nth == other && node.kind == kind(program, &node.roles[role].state)
                }
                (first, wanted) => first == wanted,
            },
            (first, wanted) => first == wanted,
        };
        match fits {
            true => Ok(()),
            false => Err(Misfit::Differ),
        }
    }
}

fn kind<P: Program>(program: &Named<P>, state: &P::Thread) -> Option<Kind> {
    match program.pending(state) {
        Pending::Access(Access::Spawn { .. }) => program.kind(state),
        _ => None,
    }
}

/// The number of a thread with two of them exchanged.
fn exchanged(exchange: Option<Exchange>, thread: Value) -> Value {
    match exchange {
        Some((a, b)) if thread == a.0.into() => b.0.into(),
        Some((a, b)) if thread == b.0.into() => a.0.into(),
        _ => thread,
    }
}
