//! Executions made at random before anything is explored, which show what threads write and when ([`super::outlook`]).
//!
//! Threads have weights, drawn anew for each execution, and go in proportion to them. So in some a thread is overtaken
//! by all that the others do, which it would hardly ever be if all had the same chance at every step.

use quotient_model::{Pending, Program, ThreadId};

use super::ValueCentric;
use crate::order::EventIndex;
use crate::recording::Halt;
use crate::sampling::random::Random;
use crate::world::Current;

/// After how many executions that show nothing new it is enough: at least so many, and so many for each thing that was new. The more there
/// was to be seen, the more may not have been, and a search that starts over late has done most of its work in vain. Instructions with
/// 32 alone, and with 4 for each thing: sigma(8) with reads 11.6 and 6.7 billion, nondet-array(6) 3.7 and 2.4; coin-all(7) 0.67 and 0.75.
const LEAST_IN_VAIN: u32 = 32;
const IN_VAIN_FOR_EACH: u32 = 4;
/// How many events all of them may have.
const MOST_EVENTS: u32 = 20_000;

/// How much more often than the slowest the fastest thread may go, as a power of two.
const WEIGHTS: u64 = 8;

impl<P: Program> ValueCentric<P> {
    /// Sees what threads write, for as long as there is something new.
    pub(super) fn scout(&mut self) -> Result<(), Halt> {
        let mut random = Random::new(0);
        let (mut in_vain, mut events) = (0, 0);
        while in_vain < LEAST_IN_VAIN.max(IN_VAIN_FOR_EACH * self.outlook.news)
            && events < MOST_EVENTS
        {
            let known = self.outlook.news;
            self.scout_once(&mut random, &mut events)?;
            self.run.truncate(EventIndex::FIRST);
            self.run.shorten_witness();
            in_vain = match self.outlook.news == known {
                true => in_vain + 1,
                false => 0,
            };
        }
        Ok(())
    }

    /// One execution, after which so many events have been seen in all.
    fn scout_once(&mut self, random: &mut Random, events: &mut u32) -> Result<(), Halt> {
        let mut weights: Vec<u64> = Vec::new();
        let mut enabled: Vec<(ThreadId, u64)> = Vec::new();
        self.foresee(ThreadId::MAIN)?;
        while *events < MOST_EVENTS {
            let endless = |thread| *self.run.pending(thread) == Pending::Endless;
            // The search will come there, and it takes long.
            if self.run.present().any(endless) {
                *events = MOST_EVENTS;
                break;
            }
            while weights.len() < self.run.threads.count() {
                weights.push(1 << random.below(WEIGHTS));
            }
            enabled.clear();
            let threads = self.run.present();
            let threads = threads.filter(|&thread| self.run.enabled(thread));
            let mut sum = 0;
            enabled.extend(threads.map(|thread| {
                sum += weights[thread.0 as usize];
                (thread, sum)
            }));
            if enabled.is_empty() {
                break;
            }
            let drawn = random.below(sum);
            let (thread, _) = enabled[enabled.partition_point(|&(_, upto)| upto <= drawn)];
            let event = self.run.extend(thread);
            *events += 1;
            self.foresee(thread)?;
            if let Some(child) = self.run.event(event).spawned() {
                self.foresee(child)?;
            }
        }
        Ok(())
    }
}
