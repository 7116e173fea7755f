//! Inputs whose value nothing has asked for yet: which values each may have, and what stands for them.
//!
//! The values that an input may have are cut into *regions*, at first one with all of them. A region of one value is
//! that value. Any other is a *name*, a number that no program writes, which registers and shared cells hold like
//! any value. What is computed of it so that it can be undone (an extension, a constant added, a change of sign)
//! is another name. A test of a name asks whether all values of its region pass, or none: if neither, then
//! the region is cut in two, for an exploration that starts over (see `inputs`).
//!
//! Names follow from what they name and not from what was met first, and are the same in all executions.

use super::space::mix;
use crate::arithmetic::{mask, signed};
use quotient_model::{Regions, Value, portable};
use std::collections::{BTreeMap, HashMap};
use std::fmt;

/// The upper 16 bits of all names: no pointer looks like this.
const TAG: u64 = 0x9d3c;

/// A region of no more values than this may be cut into all of them.
const FEW: u128 = 256;

/// An input that is asked more questions than this is asked them by a loop that has no end.
const MOST_QUESTIONS: u32 = 256;

/// What is known of inputs.
#[derive(Clone, Debug, Default)]
pub(super) struct Inputs {
    /// By the number of what asks for the input.
    sites: BTreeMap<u32, Site>,
    /// The regions that sites begin with, if they are known.
    preset: BTreeMap<u32, Vec<Region>>,
    names: HashMap<Value, Undecided>,
    /// Shared memory may hold names.
    pub in_memory: bool,
    /// The same in the next exploration.
    pub to_memory: bool,
}

/// What the inputs of one place in the program may be.
#[derive(Clone, Debug)]
struct Site {
    kind: Kind,
    regions: Vec<Region>,
    /// What the regions are in the next exploration.
    learnt: Vec<Region>,
    questions: u32,
}

/// The type of an input.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct Kind {
    pub bits: u8,
    /// Reports show it as a signed number.
    pub signed: bool,
    /// The least and the largest, as signed numbers, if it is not any.
    pub range: Option<(i64, i64)>,
}

impl Kind {
    /// How far a number is from zero.
    fn distance(self, value: u64) -> u64 {
        match self.signed {
            true => signed(value, self.bits).unsigned_abs(),
            false => value,
        }
    }
}

/// Which input it is: what asks for it, the thread that does, and how many that one has asked for before.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) struct InputName {
    pub site: u32,
    pub thread: u64,
    pub nth: u32,
}

/// What has a name: an input, and what was computed of it.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Undecided {
    input: InputName,
    region: usize,
    steps: Vec<Step>,
}

/// What is computed of a value that can be undone.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Step {
    /// The value plus this.
    Plus { bits: u8, addend: u64 },
    /// This less the value.
    Minus { bits: u8, from: u64 },
    /// The value with more bits: its sign, if it has one, or zeros.
    Extend { from: u8, to: u8, signed: bool },
}

impl Step {
    fn apply(self, x: u64) -> u64 {
        match self {
            Step::Plus { bits, addend } => x.wrapping_add(addend) & mask(bits),
            Step::Minus { bits, from } => from.wrapping_sub(x) & mask(bits),
            Step::Extend {
                from,
                to,
                signed: s,
            } if s => signed(x, from) as u64 & mask(to),
            Step::Extend { .. } => x,
        }
    }

    /// Where what depends on the result, and changes at these places, changes as it depends on the value.
    /// Numbers go around: 0 is after the largest.
    fn undo(self, places: &mut Vec<u64>) {
        match self {
            Step::Plus { bits, addend } => {
                for place in places {
                    *place = place.wrapping_sub(addend) & mask(bits);
                }
            }
            Step::Minus { bits, from } => {
                for place in places {
                    *place = from.wrapping_sub(*place).wrapping_add(1) & mask(bits);
                }
            }
            Step::Extend { from, .. } => {
                // Those that are no result of an extension do no harm.
                for place in &mut *places {
                    *place &= mask(from);
                }
                places.push(1 << (from - 1));
            }
        }
    }

    /// What identifies it, as numbers.
    fn words(self) -> [u64; 3] {
        match self {
            Step::Plus { bits, addend } => [1, bits.into(), addend],
            Step::Minus { bits, from } => [2, bits.into(), from],
            Step::Extend { from, to, signed } => [3 + u64::from(signed), from.into(), to.into()],
        }
    }
}

impl Undecided {
    fn apply(&self, x: u64) -> u64 {
        self.steps.iter().fold(x, |x, step| step.apply(x))
    }

    fn name(&self) -> Value {
        let InputName { site, thread, nth } = self.input;
        let numbers = [u64::from(site), thread, nth.into(), self.region as u64];
        let steps = self.steps.iter().flat_map(|step| step.words());
        let hash = numbers.into_iter().chain(steps);
        let hash = hash.fold(0, |hash, number| mix(hash ^ mix(number)));
        TAG << 48 | hash >> 16
    }
}

/// Some of the values of an input: intervals, with both ends, ascending and apart.
#[derive(Clone, PartialEq, Eq, Debug)]
struct Region(Vec<(u64, u64)>);

impl Region {
    /// All values of an input.
    fn all(kind: Kind) -> Self {
        let all = mask(kind.bits);
        Region(match kind.range {
            None => vec![(0, all)],
            Some((low, high)) if low < 0 && high >= 0 => {
                vec![(0, high as u64), (low as u64 & all, all)]
            }
            Some((low, high)) => vec![(low as u64 & all, high as u64 & all)],
        })
    }

    fn size(&self) -> u128 {
        let sizes = self.0.iter().map(|&(low, high)| u128::from(high - low) + 1);
        sizes.sum()
    }

    fn contains(&self, value: u64) -> bool {
        self.0
            .iter()
            .any(|&(low, high)| low <= value && value <= high)
    }

    /// Its parts on which the function is constant, if it changes only at these places.
    fn split(&self, places: &[u64], f: &dyn Fn(u64) -> u64) -> Vec<Region> {
        let mut parts: Vec<(u64, Region)> = Vec::new();
        for &(low, high) in &self.0 {
            let inside = places.iter().filter(|&&place| low < place && place <= high);
            let mut starts: Vec<u64> = inside.copied().chain([low]).collect();
            starts.sort_unstable();
            starts.dedup();
            for (i, &start) in starts.iter().enumerate() {
                let end = starts.get(i + 1).map_or(high, |next| next - 1);
                let result = f(start);
                match parts.iter_mut().find(|(other, _)| *other == result) {
                    Some((_, Region(part))) => match part.last_mut() {
                        Some(last) if last.1.checked_add(1) == Some(start) => last.1 = end,
                        _ => part.push((start, end)),
                    },
                    None => parts.push((result, Region(vec![(start, end)]))),
                }
            }
        }
        parts.into_iter().map(|(_, part)| part).collect()
    }

    /// The value that is nearest to zero.
    fn simplest(&self, kind: Kind) -> u64 {
        let ends = self.0.iter().flat_map(|&(low, high)| [low, high]);
        ends.min_by_key(|&value| kind.distance(value)).unwrap_or(0)
    }
}

/// What a question to a value is answered with.
pub(super) enum Answer {
    /// All values that it may have give this.
    Known(u64),
    /// They do not agree: in the next exploration they will.
    Learnt,
    /// They do not agree, and too many questions were asked before.
    TooOften,
}

/// The values of a region in words.
pub(super) struct Range<'a>(&'a Region, Kind);

impl fmt::Display for Range<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let &Range(Region(intervals), kind) = self;
        let all = mask(kind.bits);
        let middle = all / 2 + 1;
        let mut parts: Vec<(i128, i128)> = Vec::new();
        for &(low, high) in intervals {
            if !kind.signed {
                parts.push((low.into(), high.into()));
                continue;
            }
            let number = |value| i128::from(signed(value, kind.bits));
            match low < middle && middle <= high {
                true => {
                    parts.push((number(low), number(middle - 1)));
                    parts.push((number(middle), number(high)));
                }
                false => parts.push((number(low), number(high))),
            }
        }
        parts.sort_unstable();
        parts.dedup_by(|next, before| {
            let joins = before.1 + 1 == next.0;
            if joins {
                before.1 = next.1;
            }
            joins
        });
        for (i, (low, high)) in parts.iter().enumerate() {
            let separator = if i > 0 { ", " } else { "" };
            match low == high {
                true => write!(f, "{separator}{low}")?,
                false => write!(f, "{separator}{low}..{high}")?,
            }
        }
        Ok(())
    }
}

impl Inputs {
    /// What was learnt is so from now on.
    pub fn start_over(&mut self) {
        self.names.clear();
        self.in_memory = self.to_memory;
        for site in self.sites.values_mut() {
            site.regions.clone_from(&site.learnt);
        }
    }

    /// What was learnt so far, for an exploration that is to begin with it.
    pub fn regions(&self) -> Vec<Regions> {
        let regions = |site: &Site| site.regions.iter().map(|r| r.0.clone()).collect();
        let sites = self.sites.iter();
        sites.map(|(&site, all)| (site, regions(all))).collect()
    }

    /// Begins with what was learnt in another exploration. What makes no sense is left out.
    pub fn preset(&mut self, regions: &[Regions]) {
        for (site, regions) in regions {
            let is_region = |r: &Vec<(u64, u64)>| !r.is_empty() && r.iter().all(|i| i.0 <= i.1);
            if !regions.is_empty() && regions.iter().all(is_region) {
                let regions = regions.iter().cloned().map(Region);
                self.preset.insert(*site, regions.collect());
            }
        }
    }

    /// How many regions there are to choose from.
    pub fn choices(&mut self, site: u32, kind: Kind) -> u64 {
        let preset = &self.preset;
        let site = self.sites.entry(site).or_insert_with(|| {
            let preset = preset.get(&site).cloned();
            let all = preset.unwrap_or_else(|| vec![Region::all(kind)]);
            Site {
                kind,
                regions: all.clone(),
                learnt: all,
                questions: 0,
            }
        });
        site.regions.len() as u64
    }

    /// What an input is if it was chosen to be in that region.
    pub fn chosen(&mut self, input: InputName, region: u64) -> Value {
        let region = region as usize;
        match self.region(input.site, region) {
            Some((only, kind)) if only.size() == 1 => only.simplest(kind),
            _ => self.named(Undecided {
                input,
                region,
                steps: Vec::new(),
            }),
        }
    }

    fn region(&self, site: u32, region: usize) -> Option<(&Region, Kind)> {
        let site = self.sites.get(&site)?;
        Some((site.regions.get(region)?, site.kind))
    }

    fn named(&mut self, undecided: Undecided) -> Value {
        let name = undecided.name();
        self.names.entry(name).or_insert(undecided);
        name
    }

    /// Whether a value is the name of one that is not decided.
    #[inline]
    pub fn is_name(&self, value: Value) -> bool {
        value >> 48 == TAG && self.names.contains_key(&value)
    }

    /// The name of what is computed of a name.
    pub fn computed(&mut self, name: Value, step: Step) -> Value {
        let Some(undecided) = self.names.get(&name) else {
            return step.apply(name);
        };
        let mut undecided = undecided.clone();
        undecided.steps.push(step);
        self.named(undecided)
    }

    /// The name of the low bits of what was extended before: the same without the extension, or with less of one.
    pub fn truncated(&mut self, name: Value, to: u8) -> Option<Value> {
        let mut undecided = self.names.get(&name)?.clone();
        let last = undecided
            .steps
            .iter()
            .rposition(|step| matches!(step, Step::Extend { from, .. } if *from <= to))?;
        for step in &mut undecided.steps[last..] {
            *step = match *step {
                Step::Plus { addend, .. } => Step::Plus {
                    bits: to,
                    addend: addend & mask(to),
                },
                Step::Minus { from, .. } => Step::Minus {
                    bits: to,
                    from: from & mask(to),
                },
                Step::Extend { from, signed, .. } => Step::Extend { from, to, signed },
            };
        }
        if matches!(undecided.steps[last], Step::Extend { from, .. } if from == to) {
            undecided.steps.remove(last);
        }
        Some(self.named(undecided))
    }

    /// One of the values that a name stands for; any other value is itself.
    pub fn example(&self, value: Value) -> Value {
        let example = || {
            let undecided = self.names.get(&value)?;
            let (region, kind) = self.region(undecided.input.site, undecided.region)?;
            Some(undecided.apply(region.simplest(kind)))
        };
        match self.is_name(value) {
            true => example().unwrap_or(value),
            false => value,
        }
    }

    /// Asks a name for a function of its value, which changes, as that does, only at these places, or around zero.
    pub fn ask(&mut self, name: Value, places: &[u64], f: &dyn Fn(u64) -> u64) -> Answer {
        let Some(undecided) = self.names.get(&name) else {
            return Answer::Known(f(name));
        };
        let mut places: Vec<u64> = places.iter().copied().chain([0]).collect();
        for step in undecided.steps.iter().rev() {
            step.undo(&mut places);
        }
        let f = |x| f(undecided.apply(x));
        let Some(site) = self.sites.get_mut(&undecided.input.site) else {
            return Answer::Known(f(0));
        };
        let region = &site.regions[undecided.region];
        if region.split(&places, &f).len() == 1 {
            return Answer::Known(f(region.simplest(site.kind)));
        }
        if site.questions == MOST_QUESTIONS {
            return Answer::TooOften;
        }
        site.questions += 1;
        let parts = |part: &Region| match region.contains(part.0[0].0) {
            true => part.split(&places, &f),
            false => vec![part.clone()],
        };
        site.learnt = site.learnt.iter().flat_map(parts).collect();
        // What is simplest is tried first: most loops end with 0.
        let distance = |region: &Region| site.kind.distance(region.simplest(site.kind));
        site.learnt.sort_by_key(distance);
        Answer::Learnt
    }

    /// Has every value of the name's region be tried in the next exploration, if they are few.
    pub fn enumerate(&mut self, name: Value) -> bool {
        let Some(undecided) = self.names.get(&name) else {
            return false;
        };
        let Some(site) = self.sites.get_mut(&undecided.input.site) else {
            return false;
        };
        let region = &site.regions[undecided.region];
        if region.size() > FEW {
            return false;
        }
        let singles = |part: &Region| match region.contains(part.0[0].0) {
            true => {
                let values = part.0.iter().flat_map(|&(low, high)| low..=high);
                values.map(|value| Region(vec![(value, value)])).collect()
            }
            false => vec![part.clone()],
        };
        site.learnt = site.learnt.iter().flat_map(singles).collect();
        true
    }

    /// The values that the input of a name may have, and the number of what asked for it.
    pub fn range(&self, name: Value) -> Option<(u32, Range<'_>)> {
        let Undecided { input, region, .. } = self.names.get(&name)?;
        let (region, kind) = self.region(input.site, *region)?;
        Some((input.site, Range(region, kind)))
    }

    /// The simplest value of a region, and the others, if there are any.
    pub fn choice(&self, site: u32, region: u64) -> Option<(Value, Option<Range<'_>>)> {
        let (region, kind) = self.region(site, region as usize)?;
        let range = (region.size() > 1).then_some(Range(region, kind));
        Some((region.simplest(kind), range))
    }
}

portable!(struct Kind { bits, signed, range });
portable!(struct InputName { site, thread, nth });
portable!(struct Undecided { input, region, steps });
portable!(enum Step { Plus { bits, addend }, Minus { bits, from }, Extend { from, to, signed } });
portable!(struct Region(0));
portable!(struct Site { kind, regions, learnt, questions });
portable!(struct Inputs { sites, preset, names, in_memory, to_memory });

#[cfg(test)]
mod tests {
    use super::*;

    const INT: Kind = Kind {
        bits: 32,
        signed: true,
        range: None,
    };

    fn input(nth: u32) -> InputName {
        InputName {
            site: 7,
            thread: 1,
            nth,
        }
    }

    fn shown(inputs: &Inputs, region: u64) -> String {
        match inputs.choice(7, region) {
            Some((_, Some(range))) => range.to_string(),
            Some((value, None)) => (value as i32).to_string(),
            None => "none".to_owned(),
        }
    }

    fn regions(inputs: &mut Inputs) -> Vec<String> {
        let count = inputs.choices(7, INT);
        (0..count).map(|region| shown(inputs, region)).collect()
    }

    /// Asks whether the value is greater than 5, as a signed number.
    fn greater_than_5(inputs: &mut Inputs, name: Value, bits: u8) -> Answer {
        let middle = mask(bits) / 2 + 1;
        inputs.ask(name, &[6, middle], &|x| (signed(x, bits) > 5).into())
    }

    #[test]
    fn a_question_cuts_a_region_in_two() {
        let mut inputs = Inputs::default();
        assert_eq!(regions(&mut inputs), ["-2147483648..2147483647"]);
        let name = inputs.chosen(input(0), 0);
        assert!(inputs.is_name(name));
        assert!(matches!(
            greater_than_5(&mut inputs, name, 32),
            Answer::Learnt
        ));
        assert_eq!(inputs.choices(7, INT), 1);
        inputs.start_over();
        assert_eq!(regions(&mut inputs), ["-2147483648..5", "6..2147483647"]);
        let [low, high] = [0, 1].map(|region| inputs.chosen(input(0), region));
        for (name, answer) in [(low, 0), (high, 1)] {
            let known = greater_than_5(&mut inputs, name, 32);
            assert!(matches!(known, Answer::Known(found) if found == answer));
        }
        assert_eq!(inputs.example(high), 6);
        assert_eq!(inputs.example(low), 0);
        assert_eq!(inputs.example(17), 17);
    }

    #[test]
    fn names_are_of_inputs_and_not_of_values() {
        let mut inputs = Inputs::default();
        inputs.choices(7, INT);
        let one = inputs.chosen(input(0), 0);
        assert_eq!(one, inputs.chosen(input(0), 0));
        assert_ne!(one, inputs.chosen(input(1), 0));
    }

    #[test]
    fn a_region_of_one_value_is_that_value() {
        let mut inputs = Inputs::default();
        inputs.choices(7, INT);
        let name = inputs.chosen(input(0), 0);
        let equal = inputs.ask(name, &[3, 4], &|x| (x == 3).into());
        assert!(matches!(equal, Answer::Learnt));
        inputs.start_over();
        assert_eq!(regions(&mut inputs), ["-2147483648..2, 4..2147483647", "3"]);
        assert_eq!(inputs.chosen(input(0), 1), 3);
    }

    /// Whatever is computed of it, the region is cut just where the question's answer changes.
    #[test]
    fn questions_to_what_was_computed_are_questions_to_the_input() {
        let byte = Kind {
            bits: 8,
            signed: true,
            range: None,
        };
        let extended = |signed| Step::Extend {
            from: 8,
            to: 16,
            signed,
        };
        let plus = |addend| Step::Plus { bits: 16, addend };
        let chains = [
            vec![],
            vec![extended(true)],
            vec![extended(false)],
            vec![Step::Plus {
                bits: 8,
                addend: 250,
            }],
            vec![Step::Minus { bits: 8, from: 3 }, extended(true)],
            vec![extended(false), plus(65_500)],
            vec![extended(true), plus(9), Step::Minus { bits: 16, from: 0 }],
        ];
        for steps in chains {
            for operand in [0, 1, 5, 100, 127, 128, 200, 255, 65_000, 65_535] {
                let mut inputs = Inputs::default();
                inputs.choices(7, byte);
                let mut name = inputs.chosen(input(0), 0);
                for &step in &steps {
                    name = inputs.computed(name, step);
                }
                let bits = if steps.iter().any(|s| matches!(s, Step::Extend { .. })) {
                    16
                } else {
                    8
                };
                let operand = operand & mask(bits);
                let test = |y: u64| u64::from(signed(y, bits) < signed(operand, bits));
                let middle = mask(bits) / 2 + 1;
                let apply = |x: u64| steps.iter().fold(x, |x, step| step.apply(x));
                let answer = inputs.ask(name, &[operand, middle], &test);
                let ones = (0..256).filter(|&x| test(apply(x)) == 1).count();
                match answer {
                    Answer::Known(all) => assert_eq!(ones as u64, 256 * all),
                    _ => {
                        inputs.start_over();
                        assert_eq!(inputs.choices(7, byte), 2);
                        for region in 0..2 {
                            let (region, _) = inputs.region(7, region).unwrap();
                            let values = (0..256).filter(|&x| region.contains(x));
                            let mut answers: Vec<u64> = values.map(|x| test(apply(x))).collect();
                            answers.dedup();
                            assert_eq!(answers.len(), 1, "{steps:?} {operand}");
                        }
                    }
                }
            }
        }
    }

    #[test]
    fn few_values_can_be_tried_one_by_one() {
        let mut inputs = Inputs::default();
        inputs.choices(7, INT);
        let name = inputs.chosen(input(0), 0);
        assert!(!inputs.enumerate(name));
        assert!(matches!(
            inputs.ask(name, &[10], &|x| (x < 10).into()),
            Answer::Learnt
        ));
        inputs.start_over();
        let name = inputs.chosen(input(0), 0);
        assert!(inputs.enumerate(name));
        inputs.start_over();
        assert_eq!(inputs.choices(7, INT), 11);
        assert_eq!(shown(&inputs, 9), "9");
        assert_eq!(shown(&inputs, 10), "-2147483648..-1, 10..2147483647");
    }
}
