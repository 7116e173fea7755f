//! What is said of robustness: what a verdict holds for, and accesses that may be stale.

use quotient::{
    MemoryModel, MemoryOrder, Remedy, Report, SourceLocation, StackFrame, StaleAccess, StalePlace,
    Unjudged, Verdict,
};

/// A model as people call it.
fn title(model: MemoryModel) -> String {
    model.name().to_uppercase()
}

/// Behind the word "safe": under what it was found to be so.
pub fn safe_under(report: &Report) -> String {
    if let Some(model) = report.explored {
        return match model {
            MemoryModel::Rc11 => format!(" under {} (C11/C++20/Rust)", title(model)),
            MemoryModel::Sc => " under sequential consistency".to_owned(),
            _ => format!(
                " under {}, if the compiler keeps the order of the accesses",
                title(model)
            ),
        };
    }
    match &report.memory {
        Some(judged) if is_proved(report) => {
            let model = title(judged.model);
            match judged.model {
                MemoryModel::Rc11 => format!(", also under {model} (C11/C++20/Rust)"),
                _ => {
                    format!(", also under {model}, if the compiler keeps the order of the accesses")
                }
            }
        }
        _ if is_sequential_only(report) => " under sequential consistency".to_owned(),
        _ => String::new(),
    }
}

/// Whether what is found to be safe is so under sequential consistency, and otherwise not known.
pub fn is_sequential_only(report: &Report) -> bool {
    let asked = report
        .memory
        .as_ref()
        .is_some_and(|judged| judged.violations);
    let weak = report
        .explored
        .is_some_and(|model| model != MemoryModel::Sc);
    (report.weakly_ordered || asked) && !is_proved(report) && !weak
}

/// Whether somebody asked for it, everything was explored, and the model allows nothing else: by C11, only without data races.
pub fn is_proved(report: &Report) -> bool {
    report.memory.as_ref().is_some_and(|judged| {
        let races = judged.model != MemoryModel::Rc11 || judged.races && report.races.is_empty();
        let whole = report.verdict() == Verdict::Safe && !report.bounded;
        let all = judged.stale.is_empty() && judged.unjudged.is_none();
        judged.violations && all && races && whole
    })
}

/// What there is to say besides the verdict, a line each.
pub fn notes(report: &Report) -> Vec<String> {
    let Some(judged) = &report.memory else {
        return Vec::new();
    };
    let mut notes: Vec<String> = noted(report).map(warning).collect();
    if !notes.is_empty() {
        notes.push(format!(
            "`--memory {0}` shows how, `--memory sc` does not look for it",
            judged.model.name()
        ));
    }
    if judged.violations && report.verdict() == Verdict::Safe {
        notes.extend(judged.unnoticed.iter().map(unnoticed));
    }
    if judged.violations && report.verdict() == Verdict::Safe && !is_proved(report) {
        let model = title(judged.model);
        let why = match judged.unjudged {
            _ if report.bounded => "not everything was explored",
            Some(Unjudged::Sizes) => "there are accesses of different sizes to the same memory",
            Some(_) => "memory is handed over by a store that does not release",
            None if judged.races => "there are data races",
            None => "data races by C11 were not looked for",
        };
        notes.push(format!(
            "nothing is stale under {model}, but {why}: that proves nothing"
        ));
    }
    notes
}

/// The stale accesses that are worth a warning: not those that a library makes of its own, where a wrapper of an atomic access is none.
pub fn noted(report: &Report) -> impl Iterator<Item = &StaleAccess> {
    let stale = report.memory.iter().flat_map(|judged| &judged.stale);
    stale.filter(|stale| {
        let wraps = |frame: &&StackFrame| frame.library && frame.function.contains("atomic");
        let mut frames = stale.stack.iter().rev().skip_while(wraps);
        !frames.next().is_some_and(|frame| frame.library)
    })
}

/// A read that may be stale without anybody noticing.
fn unnoticed(stale: &StaleAccess) -> String {
    let place = stale.access.source.as_ref().map(at).unwrap_or_default();
    let variable = &stale.variable;
    format!("what is read of {variable}{place} may be old, and nothing depends on it")
}

/// A stale access that is no violation.
pub fn warning(stale: &StaleAccess) -> String {
    let at = |place: &StalePlace| match &place.source {
        Some(source) => at(source),
        None => String::new(),
    };
    format!(
        "warning: {}{}, though {} wrote it{}",
        stale.message(),
        at(&stale.access),
        stale.missed.thread,
        at(&stale.missed)
    )
}

/// The accesses that a stale one is about, each with what there is to say of it.
pub fn places(stale: &StaleAccess) -> Vec<(Option<&SourceLocation>, String)> {
    let StaleAccess { access, missed, .. } = stale;
    let does = match (access.reads, access.writes) {
        (true, true) => "updates",
        (true, false) => "reads",
        (false, _) => "writes",
    };
    let finds = match access.reads {
        true => format!(" and may find {}", stale.found as i64),
        false => String::new(),
    };
    let mut all = vec![
        (
            access.source.as_ref(),
            format!(
                "thread {} {does} {} ({}){finds}",
                access.thread,
                stale.variable,
                access.order.name()
            ),
        ),
        (
            missed.source.as_ref(),
            format!(
                "it should come after this write of thread {} ({})",
                missed.thread,
                missed.order.name()
            ),
        ),
    ];
    if let Some(instead) = &stale.stale {
        all.push((
            instead.source.as_ref(),
            format!(
                "it may come right after this one of thread {} ({})",
                instead.thread,
                instead.order.name()
            ),
        ));
    }
    all
}

/// What could be done about it, a line each.
pub fn help(stale: &StaleAccess) -> Vec<String> {
    let not_atomic = |place: &StalePlace| place.order == MemoryOrder::NotAtomic;
    let mut lines = Vec::new();
    if stale.stale.is_none() {
        lines.push(
            "it may come before all writes, when there is what there was at first".to_owned(),
        );
    }
    if not_atomic(&stale.access) || not_atomic(&stale.missed) {
        lines.push("the two accesses are not both atomic: by C11 that is a data race".to_owned());
    }
    let mut found = stale.remedies.iter();
    if let Some(first) = found.next() {
        lines.push(format!("{} would rule this out", remedy(first)));
    }
    lines.extend(found.map(|other| format!("or {}", remedy(other))));
    lines
}

fn remedy(changes: &[Remedy]) -> String {
    let each = changes.iter().map(|change| {
        let at = change.source.as_ref().map_or_else(String::new, at);
        let order = change.order.name();
        match change.fence {
            true => format!("a `{order}` fence before the access{at}"),
            false => format!("`{order}`{at}"),
        }
    });
    each.collect::<Vec<_>>().join(" with ")
}

/// ` at prog.c:12:7`, if that is known.
fn at(source: &SourceLocation) -> String {
    match (source.line, source.column) {
        (0, _) => String::new(),
        (line, 0) => format!(" at {}:{line}", source.file),
        (line, column) => format!(" at {}:{line}:{column}", source.file),
    }
}
