//! `Once` of std, on which `OnceLock`, `LazyLock` and `call_once` are built.
//!
//! Whoever wants something done that is done once looks up to three times before trying to begin it: `OnceLock` for the
//! value, `Once` before its slow path, and that path before its compare-exchange. What each look finds would be told apart, though
//! only the compare-exchange decides. So none of them looks, and the compare-exchange tells what there is. A program's own
//! `get` and `is_completed` look as ever.

use crate::ast::{Function, Module, Operation, Value};
use crate::demangle::generic_path;

/// The slow path, which stays a function.
const CALL: &str = "std::sys::sync::once::futex::Once::call";
const IS_COMPLETED: &str = "std::sys::sync::once::futex::Once::is_completed";

/// How std says that it is done. Here and in `std.c` are the numbers of rustc 1.95.
const COMPLETE: i128 = 0;

fn of_once(name: &str) -> Option<String> {
    let path = name.contains("Once").then(|| generic_path(name))??;
    Some(path.trim_end_matches("::").to_owned())
}

/// Whether an access only looks whether it is worth while to call `Once`: it is of the first of these functions, which was
/// inlined into the second, and so on.
pub(crate) fn looks_before_call<'a>(mut functions: impl Iterator<Item = &'a str>) -> bool {
    let looks = |name: &&str| name.contains("is_completed");
    let first = functions.next().filter(looks).and_then(of_once);
    if first.as_deref() != Some(IS_COMPLETED) {
        return false;
    }
    let mut gets = false;
    for path in functions.map_while(of_once) {
        match &*path {
            "std::sync::once::Once::is_completed"
            | "std::sync::once_lock::OnceLock::initialized"
            | "std::sync::once_lock::OnceLock::is_initialized" => {}
            "std::sync::once_lock::OnceLock::get" => gets = true,
            "std::sync::once_lock::OnceLock::get_or_init"
            | "std::sync::once_lock::OnceLock::get_or_try_init" => return gets,
            "std::sync::once::Once::call_once" | "std::sync::once::Once::call_once_force" => {
                return true;
            }
            _ => return false,
        }
    }
    false
}

/// Whether a module has `Once` as it is known here: with these numbers, at which its slow path looks.
pub(crate) fn has_once(module: &Module<'_>) -> bool {
    let is_call = |name: &str| name.contains("4call") && of_once(name).as_deref() == Some(CALL);
    let mut functions = module.functions.iter();
    functions.any(|function| is_call(&function.name) && returns_if_complete(function))
}

fn returns_if_complete(call: &Function<'_>) -> bool {
    let returns = |name: &str| {
        let block = call.blocks.iter().find(|block| block.name == name);
        let first = block.and_then(|block| block.instructions.first());
        first.is_some_and(|first| matches!(first.operation, Operation::Return(_)))
    };
    let instructions = call.blocks.iter().flat_map(|block| &block.instructions);
    let mut switches = instructions.filter_map(|instruction| match &instruction.operation {
        Operation::Switch { cases, .. } => Some(cases),
        _ => None,
    });
    switches.next().is_some_and(|cases| {
        let complete = |(value, _): &&(Value<'_>, _)| *value == Value::Int(Some(COMPLETE));
        cases
            .iter()
            .find(complete)
            .is_some_and(|(_, to)| returns(to))
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    const LOOK: &str =
        "_RNvMs0_NtNtNtNtCsjrHSEGnQ3l9_3std3sys4sync4once5futexNtB5_4Once12is_completed";
    const GET: &str =
        "_RNvMNtNtCsjrHSEGnQ3l9_3std4sync9once_lockINtB2_8OnceLocklE3getCsbbVgmYqK07o_4once";
    const GET_OR_INIT: &str = "_RINvMNtNtCsjrHSEGnQ3l9_3std4sync9once_lockINtB3_8OnceLocklE11get_or_initNCNCNCNvCsbbVgmYqK07o_4once4main000EB1g_";

    #[test]
    fn only_a_look_before_a_call_is_left_out() {
        assert!(looks_before_call([LOOK, GET, GET_OR_INIT].into_iter()));
        for others in [&[LOOK][..], &[LOOK, GET], &[LOOK, GET_OR_INIT], &[GET]] {
            assert!(!looks_before_call(others.iter().copied()), "{others:?}");
        }
    }
}
