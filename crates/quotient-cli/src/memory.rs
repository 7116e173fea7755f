//! How much memory there is and how much the command takes, where the system tells (Linux).

use std::fs;

/// What bounds the memory.
#[derive(Clone, Copy, PartialEq, Eq, Debug, Default)]
pub struct Bounds {
    /// What the user allows, of what is resident.
    given: Option<u64>,
    /// What a control group allows, likewise.
    group: Option<u64>,
    /// What the shell allows (`ulimit -v`), of all addresses.
    addresses: Option<u64>,
}

/// What the command takes, in bytes.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
struct Taken {
    addresses: u64,
    resident: u64,
}

/// A number of bytes as users write it.
pub fn bytes(text: &str) -> Result<u64, String> {
    let (digits, unit) = match text.strip_suffix(['K', 'M', 'G']) {
        Some(digits) if text.ends_with('K') => (digits, 1 << 10),
        Some(digits) if text.ends_with('M') => (digits, 1 << 20),
        Some(digits) => (digits, 1 << 30),
        None => (text, 1),
    };
    let number: Option<u64> = digits.parse().ok();
    let bytes = number.and_then(|number| number.checked_mul(unit));
    bytes.ok_or_else(|| "not a number of bytes, such as 4096, 64M or 2G".to_owned())
}

impl Bounds {
    /// Those of this command.
    pub fn new(given: Option<u64>) -> Self {
        let group = fs::read_to_string("/sys/fs/cgroup/memory.max").ok();
        let limits = fs::read_to_string("/proc/self/limits").unwrap_or_default();
        Bounds {
            given,
            group: group.and_then(|text| text.trim().parse().ok()),
            addresses: address_limit(&limits),
        }
    }

    /// Whether the command takes more than it may, or nearly all that there is: then it had better stop by
    /// itself.
    pub fn are_exceeded(self) -> bool {
        taken().is_some_and(|taken| {
            let resident = |bound: Option<u64>| bound.is_some_and(|most| taken.resident > most);
            resident(self.given)
                || resident(self.group.map(|most| most / 16 * 15))
                || self.addresses.is_some_and(|most| taken.fills(most))
                || is_last(taken.resident)
        })
    }

    /// Whether it takes so much more that it cannot wait any longer.
    pub fn are_far_exceeded(self) -> bool {
        let far = |most: u64| taken().is_some_and(|taken| taken.resident > most / 4 * 5);
        self.given.is_some_and(far)
    }
}

impl Taken {
    /// Whether there is little room left in so many addresses: a list that grows takes its room anew.
    fn fills(self, addresses: u64) -> bool {
        const SOME: u64 = 16 << 20;
        addresses.saturating_sub(self.addresses) < self.resident + SOME
    }
}

fn taken() -> Option<Taken> {
    // The sizes are in pages, which have 4 KiB wherever clang runs that this reads the output of.
    const PAGE: u64 = 4096;
    let text = fs::read_to_string("/proc/self/statm").ok()?;
    let mut pages = text.split_whitespace().map(str::parse::<u64>);
    Some(Taken {
        addresses: pages.next()?.ok()? * PAGE,
        resident: pages.next()?.ok()? * PAGE,
    })
}

/// Whether there is hardly any memory left, of which the command has a large part.
fn is_last(resident: u64) -> bool {
    let text = fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let (total, available) = (size(&text, "MemTotal:"), size(&text, "MemAvailable:"));
    let (Some(total), Some(available)) = (total, available) else {
        return false;
    };
    available < total / 64 && resident > total / 4
}

/// The size in a line that begins so, in bytes.
fn size(text: &str, name: &str) -> Option<u64> {
    let line = text.lines().find_map(|line| line.strip_prefix(name))?;
    let kilobytes: u64 = line.split_whitespace().next()?.parse().ok()?;
    Some(kilobytes * 1024)
}

fn address_limit(limits: &str) -> Option<u64> {
    let line = limits
        .lines()
        .find_map(|line| line.strip_prefix("Max address space"))?;
    line.split_whitespace().next()?.parse().ok()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_the_system_says_is_understood() {
        assert_eq!(
            size("A: 1 kB\nMemTotal:   16 kB\n", "MemTotal:"),
            Some(16384)
        );
        let limits =
            "Limit  Soft Limit  Hard Limit  Units\nMax address space  500  unlimited  bytes\n";
        assert_eq!(address_limit(limits), Some(500));
        let limits = "Max address space     unlimited            unlimited            bytes\n";
        assert_eq!(address_limit(limits), None);
    }

    #[test]
    fn more_than_nothing_is_too_much_if_nothing_is_allowed() {
        let all = Bounds::default();
        let given = |given| Bounds {
            given: Some(given),
            ..all
        };
        assert!(!given(u64::MAX / 2).are_exceeded());
        if taken().is_some() {
            assert!(given(1).are_exceeded() && given(1).are_far_exceeded());
        }
    }
}
