//! Random programs with inputs, checked with regions of values that they do not tell apart, and with every value: the
//! same assertions fail, under every algorithm.
//!
//! `INPUT_SEEDS=2000 cargo test --release -p quotient-cli --test verdicts inputs` tries more.

use std::collections::BTreeSet;
use std::fs;

use crate::common::parallel;
use crate::compiled::Compiled;
use quotient_explore::Algorithm;
use serde_json::Value;

/// Inputs are below this, by an assumption.
const MOST: u64 = 5;

const LIMITED: &str = "--keep-going --max-executions 2000 --timeout 5";

#[test]
fn regions_of_inputs_stand_for_all_their_values() {
    let seeds = std::env::var("INPUT_SEEDS");
    let seeds = seeds.map_or(12, |n| n.parse().expect("INPUT_SEEDS is a number"));
    let first = std::env::var("INPUT_START").map_or(0, |n| n.parse().expect("a number"));
    let seeds: Vec<u64> = (first..first + seeds).collect();
    parallel::assert_all(&seeds, |&seed| {
        let text = program(seed);
        let name = format!("quotient-{}-inputs-{seed}.c", std::process::id());
        let file = std::env::temp_dir().join(name);
        fs::write(&file, &text).unwrap();
        let compiled = Compiled::new(&file, &[]);
        fs::remove_file(&file).unwrap();
        let failing = |algorithm, arguments: &str| {
            let arguments: Vec<String> = arguments.split_whitespace().map(str::to_owned).collect();
            let output = compiled.check(algorithm, &arguments);
            let report: Value = serde_json::from_slice(&output.stdout)
                .unwrap_or_else(|_| panic!("{}", String::from_utf8_lossy(&output.stderr)));
            let found = report["violations"].as_array().into_iter().flatten();
            let lines = found.map(|v| v["line"].as_u64().unwrap_or_default());
            (output.status.code() != Some(3)).then(|| lines.collect::<BTreeSet<u64>>())
        };
        let every = format!("--nondet 0..{} {LIMITED}", MOST - 1);
        // Some are too large.
        let Some(expected) = failing(Algorithm::Optimal, &every) else {
            return Vec::new();
        };
        let wrong = |algorithm: Algorithm| {
            let found = failing(algorithm, LIMITED)?;
            (found != expected).then(|| {
                format!("seed {seed}, {algorithm}: lines {found:?}, not {expected:?}\n{text}")
            })
        };
        Algorithm::all().filter_map(wrong).collect::<Vec<_>>()
    });
}

/// The numbers that programs are made of: the same on every machine.
struct Random(u64);

impl Random {
    fn below(&mut self, bound: u64) -> u64 {
        self.0 = self.0.wrapping_mul(0x5851_f42d_4c95_7f2d).wrapping_add(1);
        (self.0 >> 33) % bound
    }

    fn pick<'a>(&mut self, items: &[&'a str]) -> &'a str {
        items[self.below(items.len() as u64) as usize]
    }
}

/// Two threads and main, which use two shared variables and locals of several types.
fn program(seed: u64) -> String {
    let mut random = Random(seed.wrapping_mul(0x9e37_79b9_7f4a_7c15));
    let mut inputs = 0;
    let mut text = String::from(
        "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n\
         int __VERIFIER_nondet_int(void);\nunsigned char __VERIFIER_nondet_uchar(void);\n\
         long __VERIFIER_nondet_long(void);\nvoid __VERIFIER_assume(int);\n\
         atomic_int x, y;\nint z;\n",
    );
    for thread in ["first", "second"] {
        text.push_str(&format!("void *{thread}(void *argument) {{\n"));
        text.push_str("int a = (long)argument, b = 0, e;\nlong c = 0;\n");
        for _ in 0..2 + random.below(4) {
            text.push_str(&statement(&mut random, &mut inputs));
        }
        text.push_str("(void)a, (void)b, (void)c, (void)e;\nreturn (void *)(long)a;\n}\n");
    }
    text.push_str(
        "int main(void) {\nint a = 0, b = 0, e;\nlong c = 0;\nvoid *r;\npthread_t s, t;\n",
    );
    for _ in 0..random.below(3) {
        text.push_str(&statement(&mut random, &mut inputs));
    }
    text.push_str("pthread_create(&s, 0, first, (void *)(long)a);\n");
    text.push_str("pthread_create(&t, 0, second, (void *)(long)b);\n");
    text.push_str("pthread_join(s, &r);\na = (long)r;\npthread_join(t, &r);\nb = (long)r;\n");
    for _ in 0..2 {
        text.push_str(&test(&mut random, "assert"));
    }
    text.push_str("(void)a, (void)b, (void)c, (void)e;\nreturn 0;\n}\n");
    text
}

fn statement(random: &mut Random, inputs: &mut u32) -> String {
    let constant = random.below(MOST + 1);
    let shared = random.pick(&["x", "y"]);
    let local = random.pick(&["a", "b", "c"]);
    match random.below(16) {
        0..=3 if *inputs < 3 => {
            *inputs += 1;
            let kind = random.pick(&["int", "uchar", "long"]);
            // A narrower variable would take a part of the value, which may be any.
            let to = match kind {
                "long" => "c",
                _ => random.pick(&["a", "b", "c", "z"]),
            };
            let extra = random.pick(&["", "", " % 5", " & 7"]);
            format!(
                "{to} = __VERIFIER_nondet_{kind}(){extra};\n\
                 __VERIFIER_assume({to} >= 0 && {to} < {MOST});\n"
            )
        }
        4 | 5 => format!("{shared} = {};\n", random.pick(&["a", "b", "(int)c"])),
        6 | 7 => format!("{local} = {shared};\n"),
        8 => format!("{shared} = {constant};\n"),
        9 => format!(
            "if ({local} == {constant}) {shared} = {};\n",
            random.below(3)
        ),
        10 => format!(
            "e = {constant};\nif (atomic_compare_exchange_strong(&{shared}, &e, a)) b = e;\n"
        ),
        11 => format!(
            "{local} = atomic_exchange(&{shared}, {});\n",
            random.pick(&["a", "b", "2"])
        ),
        12 => format!("{local} = {local} + 1;\n"),
        13 => format!(
            "switch ({local}) {{ case 1: {shared} = 3; break; case 3: case 4: {shared} = 1; }}\n"
        ),
        14 => format!(
            "atomic_fetch_add(&{shared}, {});\n",
            random.pick(&["1", "a"])
        ),
        _ => test(random, "assert"),
    }
}

/// A test of something that may be an input.
fn test(random: &mut Random, what: &str) -> String {
    let value = random.pick(&["a", "b", "c", "x", "y", "a - 2", "z"]);
    let relation = random.pick(&["==", "!=", "<", ">=", ">"]);
    let operand = random.pick(&["0", "1", "2", "3", "4", "b", "5"]);
    format!("{what}({value} {relation} {operand});\n")
}
