//! What the target that a module was compiled for decides: how wide pointers are, and how large and
//! aligned the types that differ between targets.
//!
//! A module says so in its data layout. One without is taken to be for x86-64, as most are. Of the
//! targets with 32-bit pointers only x86 is known, whose arguments are passed in a way of their own.

use quotient_ir::program::PointerWidth;

use crate::ast::Module;

/// The target of a module.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Target {
    pub pointers: PointerWidth,
    /// The alignment in bytes of integers with more than 32 bits, up to 64.
    pub wide_integers: u64,
    pub doubles: u64,
    /// Size and alignment of the extended floats of x86.
    pub extended: (u64, u64),
}

impl Target {
    const WIDE: Target = Target {
        pointers: PointerWidth::Wide,
        wide_integers: 8,
        doubles: 8,
        extended: (16, 16),
    };

    pub(crate) fn of(module: &Module<'_>) -> Self {
        let layout = &module.data_layout;
        if pointer_bits(layout) != Some("32") {
            return Target::WIDE;
        }
        let align = |ty: &str| {
            let bits: Option<u64> = specification(layout, ty)?.parse().ok();
            bits.filter(|bits| [32, 64, 128].contains(bits))
                .map(|bits| bits / 8)
        };
        let extended = align("f80:").unwrap_or(16);
        // What is left unsaid is LLVM's own choice.
        Target {
            pointers: PointerWidth::Narrow,
            wide_integers: align("i64:").unwrap_or(4),
            doubles: align("f64:").unwrap_or(8),
            extended: (10u64.next_multiple_of(extended), extended),
        }
    }

    /// What is not supported of a module's target, and what to do about it.
    pub(crate) fn refusal(module: &Module<'_>) -> Option<&'static str> {
        let layout = &module.data_layout;
        let processor = module.triple.split('-').next().unwrap_or_default();
        let x86 = matches!(processor, "" | "i386" | "i486" | "i586" | "i686");
        match pointer_bits(layout) {
            _ if layout.starts_with('E') => {
                Some("a big-endian target; compile for x86-64 (--target=x86_64-pc-linux-gnu)")
            }
            None | Some("64") => None,
            Some("32") if x86 => None,
            Some("32") => Some(
                "a target with 32-bit pointers other than x86; compile for that \
                 (--target=i686-pc-linux-gnu)",
            ),
            Some(_) => Some(
                "a target whose pointers have neither 32 nor 64 bits; compile for x86-64 \
                 (--target=x86_64-pc-linux-gnu)",
            ),
        }
    }
}

/// The width of pointers that a data layout speaks of.
fn pointer_bits(layout: &str) -> Option<&str> {
    specification(layout, "p:").or_else(|| specification(layout, "p0:"))
}

/// The first number that a data layout has for what is called so.
fn specification<'l>(layout: &'l str, name: &str) -> Option<&'l str> {
    let found = layout.split('-').find_map(|part| part.strip_prefix(name));
    found.and_then(|numbers| numbers.split(':').next())
}

#[cfg(test)]
mod tests {
    use super::*;

    fn module<'a>(data_layout: &'a str, triple: &'a str) -> Module<'a> {
        Module {
            data_layout: data_layout.into(),
            triple: triple.into(),
            ..Module::default()
        }
    }

    #[test]
    fn targets_are_what_data_layouts_say() {
        let wide = "e-m:e-p270:32:32-p271:32:32-p272:64:64-i64:64-f80:128-n8:16:32:64-S128";
        for layout in ["", wide, "e-m:o-i64:64-i128:128-n32:64-S128"] {
            assert_eq!(Target::of(&module(layout, "")), Target::WIDE, "{layout}");
        }
        let linux = "e-m:e-p:32:32-p270:32:32-p272:64:64-f64:32:64-f80:32-n8:16:32-S128";
        let narrow = Target {
            pointers: PointerWidth::Narrow,
            wide_integers: 4,
            doubles: 4,
            extended: (12, 4),
        };
        assert_eq!(Target::of(&module(linux, "i686-pc-linux-gnu")), narrow);
        let windows = Target::of(&module("e-m:x-p:32:32-i64:64-f80:128-n8:16:32-S32", ""));
        assert_eq!((windows.wide_integers, windows.doubles), (8, 8));
        assert_eq!(windows.extended, (16, 16));
    }

    #[test]
    fn unknown_targets_are_refused() {
        let refusal = |layout, triple| Target::refusal(&module(layout, triple));
        assert_eq!(refusal("", ""), None);
        assert_eq!(refusal("e-p:32:32", "i386-pc-linux-gnu"), None);
        for (layout, triple, part) in [
            ("E-m:e-i64:64", "", "big-endian"),
            ("e-m:e-p:32:32-i64:64", "armv7-linux-gnueabihf", "x86"),
            ("e-m:e-p:32:32-i64:64", "x86_64-pc-linux-gnux32", "x86"),
            ("e-p:16:16-i32:16", "msp430", "neither"),
        ] {
            let refused = refusal(layout, triple).unwrap_or_default();
            assert!(refused.contains(part), "{triple}: {refused}");
        }
    }
}
