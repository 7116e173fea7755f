//! Watches a worker: whether it ends, and how.

use std::ops::Range;
use std::path::Path;
use std::process::{Command, ExitCode};
use std::time::{Duration, Instant};

use crate::worker::PLACE;

/// A text that takes longer is taken to have no end.
const PATIENCE: Duration = Duration::from_secs(20);

/// Of memory, in KiB: a hundred times what a small program needs.
const MEMORY: u32 = 2_000_000;

/// After so many failures there is enough to look at.
const MAX_FAILURES: u32 = 200;

/// Tries the texts of the seeds; goes on behind one that fails.
pub fn run(folder: &Path, mut seeds: Range<u64>) -> ExitCode {
    let started = Instant::now();
    let tried = seeds.clone();
    let mut failures = 0;
    while failures < MAX_FAILURES {
        let Some((seed, how)) = failure(folder, &seeds) else {
            break;
        };
        println!("text {seed} {how}");
        failures += 1;
        seeds.start = seed + 1;
    }
    println!(
        "{} texts tried in {:.0?}, {failures} failures",
        tried.end - tried.start,
        started.elapsed()
    );
    match failures {
        0 => ExitCode::SUCCESS,
        _ => ExitCode::FAILURE,
    }
}

/// The first text of the seeds at which a worker comes to grief, and how.
fn failure(folder: &Path, seeds: &Range<u64>) -> Option<(u64, String)> {
    let _ = std::fs::remove_file(folder.join(PLACE));
    let mut worker = Command::new("sh")
        .arg("-c")
        .arg(format!("ulimit -v {MEMORY}; exec \"$0\" \"$@\""))
        .arg(std::env::current_exe().expect("a program"))
        .arg("--worker")
        .arg(folder)
        .args(["--start", &seeds.start.to_string()])
        .args(["--seeds", &(seeds.end - seeds.start).to_string()])
        .spawn()
        .expect("a shell");
    let mut last = (seeds.start, Instant::now());
    loop {
        std::thread::sleep(Duration::from_millis(50));
        let place = std::fs::read(folder.join(PLACE)).unwrap_or_default();
        let place = place.try_into().map_or(seeds.start, u64::from_le_bytes);
        if let Some(status) = worker.try_wait().expect("a worker") {
            return (!status.success()).then(|| (place, format!("ends with {status}")));
        }
        if place != last.0 {
            last = (place, Instant::now());
        } else if last.1.elapsed() > PATIENCE {
            worker.kill().expect("a worker that can be stopped");
            worker.wait().expect("a worker");
            return Some((place, format!("takes more than {PATIENCE:?}")));
        }
    }
}
