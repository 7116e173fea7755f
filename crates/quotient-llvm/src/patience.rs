//! How long clang may take, and how much memory: it compiles what anybody may have written, which can
//! include a device that never ends, or expand to more than there is room for.

use std::io::{self, Read};
use std::process::{Child, Command, Output, Stdio};
use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, RecvTimeoutError};
use std::thread;
use std::time::{Duration, Instant};

/// When to give up waiting for clang. Without anything said, never for time, and at 4 GiB for memory.
#[derive(Clone, Copy, Debug, Default)]
pub struct Patience {
    /// The time is up then.
    pub until: Option<Instant>,
    /// Set to stop.
    pub interrupt: Option<&'static AtomicBool>,
    /// The most memory in bytes.
    pub memory: Option<u64>,
    /// For how long it may do nothing at all.
    pub idle: Option<Duration>,
}

/// Why clang was stopped.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Impatience {
    /// The time was up.
    Timeout,
    /// Somebody asked for it.
    Interrupted,
    /// It took more memory than it may.
    Memory,
    /// It did nothing for too long.
    Idle,
}

/// What comes of a run.
pub(crate) enum Ran {
    Ended(Output),
    Stopped(Impatience),
}

/// How long a stop may wait.
const BETWEEN_LOOKS: Duration = Duration::from_millis(20);

const USUAL_MEMORY: u64 = 4 << 30;

impl Patience {
    /// Runs a command, without input, as long as there is patience.
    pub(crate) fn run(&self, command: &mut Command) -> io::Result<Ran> {
        command.stdin(Stdio::null());
        let mut child = command
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .spawn()?;
        let (done, ended) = mpsc::channel();
        let stdout = drain(child.stdout.take(), done.clone());
        let stderr = drain(child.stderr.take(), done);
        let mut idle = Idle::default();
        // Both channels close when the command ends.
        loop {
            match ended.recv_timeout(BETWEEN_LOOKS) {
                Ok(()) => continue,
                Err(RecvTimeoutError::Disconnected) => break,
                Err(RecvTimeoutError::Timeout) => {}
            }
            let over = self.is_over(&child);
            if let Some(impatience) = over.or_else(|| idle.for_too_long(self.idle?, &child)) {
                // It may have ended by itself in the meantime.
                let _ = child.kill();
                child.wait()?;
                return Ok(Ran::Stopped(impatience));
            }
        }
        let status = child.wait()?;
        // Ctrl-C reaches the command, too, and may be heard there first.
        if !status.success() && self.is_interrupted() {
            return Ok(Ran::Stopped(Impatience::Interrupted));
        }
        let output = |drained: thread::JoinHandle<Vec<u8>>| drained.join().unwrap_or_default();
        Ok(Ran::Ended(Output {
            status,
            stdout: output(stdout),
            stderr: output(stderr),
        }))
    }

    fn is_interrupted(&self) -> bool {
        self.interrupt
            .is_some_and(|flag| flag.load(Ordering::Relaxed))
    }

    fn is_over(&self, child: &Child) -> Option<Impatience> {
        let memory = self.memory.unwrap_or(USUAL_MEMORY);
        if self.is_interrupted() {
            Some(Impatience::Interrupted)
        } else if self.until.is_some_and(|until| Instant::now() >= until) {
            Some(Impatience::Timeout)
        } else if resident(child.id()).is_some_and(|bytes| bytes > memory) {
            Some(Impatience::Memory)
        } else {
            None
        }
    }
}

/// Reads all that a command writes, and says when there is no more.
fn drain(
    pipe: Option<impl Read + Send + 'static>,
    done: mpsc::Sender<()>,
) -> thread::JoinHandle<Vec<u8>> {
    thread::spawn(move || {
        let mut bytes = Vec::new();
        if let Some(mut pipe) = pipe {
            // What was read until an error is what there is.
            let _ = pipe.read_to_end(&mut bytes);
        }
        // Nobody listens any more after a stop.
        let _ = done.send(());
        bytes
    })
}

/// Since when a command has done nothing.
#[derive(Default)]
struct Idle {
    /// The time that it had worked by then.
    since: Option<(Instant, u64)>,
}

impl Idle {
    /// Whether the command, and all that it has started, has only slept for longer than that, where the system tells.
    fn for_too_long(&mut self, most: Duration, child: &Child) -> Option<Impatience> {
        match (worked(child.id()), self.since) {
            (Some(worked), Some((since, before))) if worked == before => {
                (since.elapsed() > most).then_some(Impatience::Idle)
            }
            (worked, _) => {
                self.since = worked.map(|worked| (Instant::now(), worked));
                None
            }
        }
    }
}

/// How long a process has worked, and all that it has started, if all of them sleep now.
fn worked(process: u32) -> Option<u64> {
    let text = std::fs::read_to_string(format!("/proc/{process}/stat")).ok()?;
    // The name, in parentheses, may have anything in it.
    let (_, rest) = text.rsplit_once(')')?;
    let mut fields = rest.split_whitespace();
    if fields.next()? != "S" {
        return None;
    }
    let times: Vec<u64> = fields
        .skip(10)
        .take(4)
        .map_while(|f| f.parse().ok())
        .collect();
    let started = std::fs::read_to_string(format!("/proc/{process}/task/{process}/children"));
    let started = started.unwrap_or_default();
    let others = started
        .split_whitespace()
        .map(|child| worked(child.parse().ok()?));
    Some(times.iter().sum::<u64>() + others.sum::<Option<u64>>()?)
}

/// How much memory a process takes, where the system tells.
fn resident(process: u32) -> Option<u64> {
    let text = std::fs::read_to_string(format!("/proc/{process}/status")).ok()?;
    let line = text.lines().find(|line| line.starts_with("VmRSS:"))?;
    let kilobytes: u64 = line.split_whitespace().nth(1)?.parse().ok()?;
    Some(kilobytes * 1024)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn run(patience: Patience, script: &str) -> Ran {
        let mut command = Command::new("sh");
        patience.run(command.args(["-c", script])).unwrap()
    }

    #[test]
    fn what_ends_in_time_is_heard_to_its_end() {
        let Ran::Ended(output) = run(Patience::default(), "echo out; echo err >&2; exit 3") else {
            panic!("it was stopped");
        };
        assert_eq!(output.stdout, b"out\n");
        assert_eq!(output.stderr, b"err\n");
        assert_eq!(output.status.code(), Some(3));
    }

    #[test]
    fn what_does_not_end_is_stopped() {
        static STOP: AtomicBool = AtomicBool::new(true);
        let until = Some(Instant::now() + Duration::from_millis(50));
        let timeout = Patience {
            until,
            ..Patience::default()
        };
        let interrupt = Some(&STOP);
        let interrupted = Patience {
            interrupt,
            ..Patience::default()
        };
        let memory = Patience {
            memory: Some(1),
            ..Patience::default()
        };
        let idle = Patience {
            idle: Some(Duration::from_millis(200)),
            ..Patience::default()
        };
        for (patience, expected) in [
            (idle, Impatience::Idle),
            (timeout, Impatience::Timeout),
            (interrupted, Impatience::Interrupted),
            (memory, Impatience::Memory),
        ] {
            let Ran::Stopped(why) = run(patience, "exec sleep 60") else {
                panic!("it ended");
            };
            assert_eq!(why, expected);
        }
    }

    #[test]
    fn what_works_is_not_idle() {
        let idle = Patience {
            idle: Some(Duration::from_millis(200)),
            ..Patience::default()
        };
        let works = "sh -c 'n=0; while [ $n -lt 300000 ]; do n=$((n+1)); done'; echo done";
        let Ran::Ended(output) = run(idle, works) else {
            panic!("it was stopped");
        };
        assert_eq!(output.stdout, b"done\n");
    }
}
