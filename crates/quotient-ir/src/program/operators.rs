//! What instructions compute, by name.

/// Integer arithmetic, modulo two to the width. Shifts by the width or more give 0 (they are
/// undefined in the source; `AShr` gives all sign bits). Division by zero, and signed division
/// that overflows, are violations.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum BinaryOp {
    Add,
    Sub,
    Mul,
    UDiv,
    SDiv,
    URem,
    SRem,
    Shl,
    LShr,
    AShr,
    And,
    Or,
    Xor,
}

/// What is done with wide integers.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum WideOp {
    /// The same as with narrow ones.
    Binary(BinaryOp),
    /// Wide integer to float.
    ToFloat {
        /// Whether the integer is signed.
        signed: bool,
        /// The width of the float.
        width: FloatWidth,
    },
    /// Float to wide integer.
    FromFloat {
        /// Whether the integer is signed.
        signed: bool,
        /// The width of the float.
        width: FloatWidth,
    },
}

/// Floating-point arithmetic.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FloatOp {
    Add,
    Sub,
    Mul,
    Div,
    Rem,
    Power,
    ArcTangent2,
    Hypotenuse,
    CopySign,
    Minimum,
    Maximum,
}

/// A function of one floating-point number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FloatFunction {
    Negate,
    SquareRoot,
    CubeRoot,
    Floor,
    Ceiling,
    Truncate,
    /// To the nearest integer, from the middle away from 0.
    Round,
    /// To the nearest integer, from the middle to the even one.
    RoundEven,
    Exponential,
    Exponential2,
    ExponentialLess1,
    Logarithm,
    Logarithm2,
    Logarithm10,
    LogarithmPlus1,
    Sine,
    Cosine,
    Tangent,
    ArcSine,
    ArcCosine,
    ArcTangent,
    HyperbolicSine,
    HyperbolicCosine,
    HyperbolicTangent,
    /// One bit, an integer, that says what kind of number it is, as in LLVM's `is.fpclass`.
    Class,
}

/// The floating-point types.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FloatWidth {
    F32,
    F64,
}

/// How floats are compared. `O...` is false and `U...` is true if either is not a number.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
#[allow(missing_docs)]
pub enum FloatPredicate {
    False,
    Oeq,
    Ogt,
    Oge,
    Olt,
    Ole,
    One,
    Ord,
    Uno,
    Ueq,
    Ugt,
    Uge,
    Ult,
    Ule,
    Une,
    True,
}

/// A conversion. Floats are 32 or 64 bits wide. Conversions of floats to integers saturate.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Debug)]
pub enum CastOp {
    /// Keeps the low bits. Also `ptrtoint`, `inttoptr` to a narrower type.
    Trunc,
    /// Fills up with zeros.
    ZExt,
    /// Fills up with the sign.
    SExt,
    /// Float to unsigned integer.
    FloatToUnsigned,
    /// Float to signed integer.
    FloatToSigned,
    /// Unsigned integer to float.
    UnsignedToFloat,
    /// Signed integer to float.
    SignedToFloat,
    /// 32-bit float to 64-bit, or back.
    FloatToFloat,
}
