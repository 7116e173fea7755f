//! Runs a program under loom or shuttle, all of its schedules, and prints how many there were:
//! `others CHECKER PROGRAM N SECONDS`. When the time is up, it prints how many there were until then.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::time::Duration;

static EXECUTIONS: AtomicUsize = AtomicUsize::new(0);

mod on_loom;
mod on_shuttle;

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [checker, program, n, seconds] = &arguments[..] else {
        panic!("usage: others CHECKER PROGRAM N SECONDS");
    };
    let n: usize = n.parse().expect("a number");
    let seconds = Duration::from_secs(seconds.parse().expect("seconds"));
    std::thread::spawn(move || {
        std::thread::sleep(seconds);
        finish("not finished");
    });
    macro_rules! chosen {
        ($on:ident, $explore:path) => {{
            use $on::programs;
            let program = match &**program {
                "readers" => programs::readers,
                "fib" => programs::fib,
                "counters" => programs::counters,
                "mutex" => programs::mutex,
                "messages" => programs::messages,
                other => panic!("no program {other}"),
            };
            $explore(move || {
                EXECUTIONS.fetch_add(1, Ordering::Relaxed);
                program(n);
            });
        }};
    }
    match &**checker {
        "loom" => chosen!(on_loom, loom::model),
        "shuttle" => chosen!(on_shuttle, every_schedule),
        other => panic!("no checker {other}"),
    }
    finish("finished");
}

fn every_schedule(program: impl Fn() + Send + Sync + 'static) {
    shuttle::check_dfs(program, None);
}

fn finish(how: &str) -> ! {
    println!("{} {how}", EXECUTIONS.load(Ordering::Relaxed));
    std::process::exit(0);
}
