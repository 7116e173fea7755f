//! One step of an execution in a few words: `read x = 1`, `fetch-add c 1→2`, `lock m`.

use quotient::{TraceStep, Value};

use super::Pointers;
use crate::progress::grouped;

/// The step in words, with the names of the pointers that are known.
pub fn describe(step: &TraceStep, pointers: &Pointers) -> String {
    let shown = |value: Option<Value>, shown: &Option<String>| {
        let shown = shown.clone();
        value.map(|value| shown.unwrap_or_else(|| value_in_words(value, pointers)))
    };
    let read = shown(step.read, &step.read_as);
    let written = shown(step.written, &step.written_as);
    // A failed attempt is said last, after what it was tried on.
    let (operation, failed) = match step.operation.strip_suffix(" failed") {
        Some(operation) => (operation, true),
        None => (step.operation, false),
    };
    let mut text = match (operation, step.read, step.written) {
        ("add", Some(before), Some(after)) => added(before, after).to_owned(),
        _ => operation.to_owned(),
    };
    if let Some(target) = &step.target {
        text.push(' ');
        text.push_str(target);
    }
    match (read, written) {
        (Some(read), Some(written)) => text.push_str(&format!(" {read}→{written}")),
        (Some(read), None) => text.push_str(&format!(" = {read}")),
        (None, Some(written)) => text.push_str(&format!(" := {written}")),
        (None, None) => {}
    }
    if failed {
        text.push_str(", failed");
    }
    if let Some(order) = step.order {
        text.push_str(&format!(" ({})", order.name()));
    }
    if let Some(missed) = &step.missed {
        let value = value_in_words(missed.value, pointers);
        let line = missed.source.as_ref().map(|source| source.line);
        let line = line.filter(|&line| line > 0);
        let place = line.map_or_else(String::new, |line| format!(" at line {line}"));
        text.push_str(&format!(
            ", stale: {} wrote {value}{place} before",
            missed.thread
        ));
    }
    match step.again {
        0 => {}
        1 => text.push_str(", and once more"),
        times => text.push_str(&format!(", and {} times more", grouped(times))),
    }
    text
}

/// The word for an add.
fn added(before: Value, after: Value) -> &'static str {
    let narrow = before.max(after) <= u32::MAX.into();
    let less = match narrow {
        true => (after as i32).wrapping_sub(before as i32) < 0,
        false => (after as i64).wrapping_sub(before as i64) < 0,
    };
    if less { "fetch-sub" } else { "fetch-add" }
}

/// A value: what it points to if that is known, and otherwise a number.
pub fn value_in_words(value: Value, pointers: &Pointers) -> String {
    match pointers.get(&value) {
        Some(name) => name.clone(),
        None => number(value),
    }
}

/// A number as its programmer most likely wrote it.
///
/// Values carry no type. Those just below 2^32 and 2^64 are far more often small negative numbers
/// than anything else, and those as large as addresses are pointers gone astray, which nobody reads
/// in decimal.
fn number(value: Value) -> String {
    const SMALL: u64 = 0x8000;
    const ADDRESSES: std::ops::Range<u64> = 1 << 40..1 << 47;
    if let Ok(word) = u32::try_from(value)
        && u64::from(u32::MAX - word) < SMALL
    {
        return (word as i32).to_string();
    }
    if Value::MAX - value < SMALL {
        return (value as i64).to_string();
    }
    if ADDRESSES.contains(&value) {
        return format!("{value:#x}");
    }
    value.to_string()
}

#[cfg(test)]
mod tests {
    use quotient::{MemoryOrder, Missed};

    use super::super::samples::step;
    use super::*;

    #[test]
    fn each_kind_of_step_has_its_notation() {
        let text = |operation, read, written| {
            let pointers = Pointers::from([(0x4000_0003_1000_0000, "&y".to_owned())]);
            describe(&step("main", 1, operation, "x", read, written), &pointers)
        };
        assert_eq!(
            text("read", Some(0x4000_0003_1000_0000), None),
            "read x = &y"
        );
        assert_eq!(text("read", Some(1), None), "read x = 1");
        assert_eq!(text("write", None, Some(2)), "write x := 2");
        assert_eq!(text("fetch-add", Some(1), Some(2)), "fetch-add x 1→2");
        assert_eq!(
            text("compare-exchange failed", Some(3), None),
            "compare-exchange x = 3, failed"
        );
        assert_eq!(text("trylock failed", None, None), "trylock x, failed");
        assert_eq!(text("lock", None, None), "lock x");
        assert_eq!(text("add", Some(2), Some(1)), "fetch-sub x 2→1");
        assert_eq!(
            text("add", Some(u64::from(u32::MAX)), Some(0)),
            "fetch-add x -1→0"
        );
        let relaxed = TraceStep {
            order: Some(MemoryOrder::Relaxed),
            ..step("main", 1, "write", "x", None, Some(1))
        };
        assert_eq!(
            describe(&relaxed, &Pointers::new()),
            "write x := 1 (relaxed)"
        );
    }

    #[test]
    fn a_stale_read_says_what_it_has_missed() {
        let missed = Missed {
            thread: "main".to_owned(),
            source: step("main", 7, "write", "x", None, Some(1)).source,
            value: 1,
        };
        let read = TraceStep {
            missed: Some(Box::new(missed)),
            ..step("main/1", 9, "read", "x", Some(0), None)
        };
        assert_eq!(
            describe(&read, &Pointers::new()),
            "read x = 0, stale: main wrote 1 at line 7 before"
        );
    }

    #[test]
    fn what_is_done_again_is_said_once() {
        let read = |again| TraceStep {
            again,
            ..step("main", 1, "read", "x", Some(0), None)
        };
        let text = |again| describe(&read(again), &Pointers::new());
        assert_eq!(text(1), "read x = 0, and once more");
        assert_eq!(text(9_999), "read x = 0, and 9,999 times more");
    }

    #[test]
    fn a_fence_has_no_target() {
        let fence = TraceStep {
            target: None,
            ..step("main", 1, "fence", "", None, None)
        };
        assert_eq!(describe(&fence, &Pointers::new()), "fence");
    }

    #[test]
    fn values_look_as_they_were_meant() {
        assert_eq!(number(0), "0");
        assert_eq!(number(0xffff_ffff), "-1");
        assert_eq!(number(0xffff_8000), "-32768");
        assert_eq!(number(0xffff_7fff), "4294934527");
        assert_eq!(number(u64::MAX - 1), "-2");
        assert_eq!(number(0x4003_1000_0000), "0x400310000000");
    }
}
