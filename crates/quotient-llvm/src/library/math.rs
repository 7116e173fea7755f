//! The functions of `math.h` and their intrinsic kin, by name.

use quotient_ir::program as ir;

use super::model::Math;
use ir::FloatFunction::*;
use ir::FloatOp::{ArcTangent2, CopySign, Hypotenuse, Maximum, Minimum, Power, Rem};

/// The functions by the names that they have for `double`.
const TABLE: &[(&str, Math)] = &[
    ("sqrt", Math::Of(SquareRoot)),
    ("cbrt", Math::Of(CubeRoot)),
    ("floor", Math::Of(Floor)),
    ("ceil", Math::Of(Ceiling)),
    ("trunc", Math::Of(Truncate)),
    ("round", Math::Of(Round)),
    ("rint", Math::Of(RoundEven)),
    ("nearbyint", Math::Of(RoundEven)),
    ("roundeven", Math::Of(RoundEven)),
    ("exp", Math::Of(Exponential)),
    ("exp2", Math::Of(Exponential2)),
    ("expm1", Math::Of(ExponentialLess1)),
    ("log", Math::Of(Logarithm)),
    ("log2", Math::Of(Logarithm2)),
    ("log10", Math::Of(Logarithm10)),
    ("log1p", Math::Of(LogarithmPlus1)),
    ("sin", Math::Of(Sine)),
    ("cos", Math::Of(Cosine)),
    ("tan", Math::Of(Tangent)),
    ("asin", Math::Of(ArcSine)),
    ("acos", Math::Of(ArcCosine)),
    ("atan", Math::Of(ArcTangent)),
    ("sinh", Math::Of(HyperbolicSine)),
    ("cosh", Math::Of(HyperbolicCosine)),
    ("tanh", Math::Of(HyperbolicTangent)),
    ("pow", Math::OfTwo(Power)),
    ("fmod", Math::OfTwo(Rem)),
    ("atan2", Math::OfTwo(ArcTangent2)),
    ("hypot", Math::OfTwo(Hypotenuse)),
    ("copysign", Math::OfTwo(CopySign)),
    ("fmin", Math::OfTwo(Minimum)),
    ("fmax", Math::OfTwo(Maximum)),
    ("minnum", Math::OfTwo(Minimum)),
    ("maxnum", Math::OfTwo(Maximum)),
    ("lround", Math::Integer(Round)),
    ("llround", Math::Integer(Round)),
    ("lrint", Math::Integer(RoundEven)),
    ("llrint", Math::Integer(RoundEven)),
];

/// The function of that name: as it is for `double`, with `f` at its end for `float` and `l` for `long double`,
/// or as an intrinsic with its types.
pub(super) fn find(name: &str) -> Option<Math> {
    let known = |name: &str| TABLE.iter().find(|(known, _)| *known == name);
    let found = match name.strip_prefix("llvm.") {
        Some(class) if class.starts_with("is.fpclass.") => return Some(Math::IsOf),
        Some(whole) if whole.starts_with("fptoui.sat.") => {
            return Some(Math::Whole { signed: false });
        }
        Some(whole) if whole.starts_with("fptosi.sat.") => {
            return Some(Math::Whole { signed: true });
        }
        Some(intrinsic) => known(intrinsic.split('.').next()?),
        None => known(name).or_else(|| known(name.strip_suffix(['f', 'l'])?)),
    };
    found.map(|&(_, math)| math)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn functions_are_found_for_both_types_and_as_intrinsics() {
        for name in ["sqrt", "sqrtf", "sqrtl", "llvm.sqrt.f64", "llvm.sqrt.f32"] {
            assert_eq!(find(name), Some(Math::Of(SquareRoot)), "{name}");
        }
        assert_eq!(find("lroundf"), Some(Math::Integer(Round)));
        for name in ["sqrtx", "sq", "f", "llvm.", "llvm.sqrtx.f64", "erf"] {
            assert_eq!(find(name), None, "{name}");
        }
    }
}
