//! Certificates: what a search has explored, in a form in which somebody who does not trust the search can see that
//! nothing was left out.
//!
//! A certificate is a [tree](Tree) of schedules. Going from its root to a leaf, one thread after the other
//! takes a step, and in the end none can. [`verify()`] goes through the tree, runs the program along
//! it by the rules of the model and nothing else, and accepts it if no thread fails, if nobody is kept waiting for ever, and if
//! for every order of two conflicting accesses the other order is in the tree as well, or need not be.
//!
//! # What is checked
//!
//! A child of a node *sleeps* in the children after it, and below them, until somebody does something that conflicts with its next
//! access.
//!
//! Let E be the way to a leaf, and e' an event of it or what a thread waits to do there. Let e be an event of E that
//! conflicts with e' and comes before it, F the way to the node at which e was done, and v what comes in E after e and does not
//! happen after e, followed by e'. If v can be done after F, then
//!
//! - a thread that sleeps at F is a *weak initial* of v: its next access either is in v and conflicts with nothing
//!   before it there, or is not, and conflicts with nothing in v; or
//! - below F there is a way that has all of v, in an order in which what conflicts is as in v.
//!
//! # Why it is enough
//!
//! This is what Optimal-DPOR has seen to when it is done (Abdulla, Aronis, Jonsson and Sagonas, *Source sets: a
//! foundation for optimal dynamic partial order reduction*, J. ACM 64(4), 2017, Algorithm 2: the test of the sleep set and the insertion into the
//! wakeup tree, for every race of every maximal execution), and all that the proof of its correctness needs: each maximal execution of the
//! program is equivalent to one of the tree. Where the algorithm takes the races of E, here all pairs are taken that
//! conflict, so that nothing depends on what is a race: the more is asked for, the better, and a tree that covers
//! everything has it.
//!
//! Only one of the children need be known of v in the algorithm's simpler form, source-DPOR. That, together with weak initials among the
//! sleeping, is too little: with three threads that read what a fourth writes there is a tree with
//! 12 of 13 executions that passes (`tests/certificates.rs`).
//!
//! Threads that wait are why all conflicting events are taken. What a thread waits for (a mutex, a value) is in one location,
//! whose changes are in order; without one of them, and what follows from it, the location is as it was before.
//! So whenever it could have gone on earlier, one of the events e shows it.
//!
//! What one must believe is this, the rules of the model ([`quotient_model`]), and that the front end turns the program into
//! automata as it should. Of what the explorers do nothing is believed, and nothing of it is used.
//!
//! Loops that wait, adds that commute, sections and threads that do the same are not made anything of here, so that nothing need be
//! said of why one may: a certificate is of the program as it stands.

mod run;
mod tree;
mod verify;
mod writer;

pub use tree::{ReadError, Tree};
pub use verify::{Refusal, Verified, verify};
pub use writer::Writer;
