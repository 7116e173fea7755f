//! A module of LLVM IR as data: what the parser makes and the lowering reads.
//!
//! Pointee types are dropped while parsing, so that clang 14's typed pointers and the opaque
//! ones of later versions look alike from here on: every instruction that needs a type names it.
//! A constant expression is the [`Operation`] it computes, for the same reason: one lowering
//! serves both.

use std::collections::HashMap;

/// A type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Type {
    Void,
    Int(u32),
    Float,
    Double,
    /// A floating-point format without arithmetic here: `half`, `x86_fp80`, `fp128`, ...
    OddFloat(String),
    Pointer,
    /// A `%name`, to be looked up in [`Module::types`].
    Named(String),
    Struct {
        fields: Vec<Type>,
        packed: bool,
    },
    Array(u64, Box<Type>),
    /// A vector; the count of a scalable one is its minimum.
    Vector(u64, Box<Type>),
    Function(Box<FunctionType>),
    Label,
    Metadata,
    /// `token`, and target types: nothing that a program computes with.
    Token,
    /// A struct whose body is not known.
    Opaque,
}

/// The type of a function.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct FunctionType {
    pub result: Type,
    pub params: Vec<Type>,
    pub varargs: bool,
}

/// A value without its type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value {
    Local(String),
    Global(String),
    /// An integer; `None` if it does not fit 128 bits.
    Int(Option<i128>),
    /// The bits of a double; LLVM writes floats as doubles too.
    Float(u64),
    /// A constant of a floating-point format that is not supported.
    OddFloat,
    Null,
    /// `undef` or `poison`.
    Undef,
    /// `zeroinitializer`, and `none`.
    Zero,
    Bytes(Vec<u8>),
    /// An array, struct or vector, element by element.
    Aggregate(Vec<Typed>),
    Expression(Box<Operation>),
    Assembly {
        text: Vec<u8>,
    },
    /// An argument of type `metadata`.
    Metadata(MetadataOperand),
    /// A constant of a kind that is not supported, by its keyword.
    Unsupported(String),
}

/// What an argument of type `metadata` wraps.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum MetadataOperand {
    Value(Box<Value>),
    Node(u32),
    Other,
}

/// A value with its type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Typed {
    pub ty: Type,
    pub value: Value,
}

/// One argument of a call.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Argument {
    pub ty: Type,
    pub value: Value,
    /// The type passed by value through the pointer.
    pub by_value: Option<Type>,
    /// The alignment that an attribute gives it.
    pub align: Option<u64>,
}

/// A binary operation on integers or floats.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum BinaryOp {
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
    FAdd,
    FSub,
    FMul,
    FDiv,
    FRem,
}

/// A conversion.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum CastOp {
    Trunc,
    ZExt,
    SExt,
    FpTrunc,
    FpExt,
    FpToUi,
    FpToSi,
    UiToFp,
    SiToFp,
    PtrToInt,
    IntToPtr,
    BitCast,
    AddrSpaceCast,
}

/// Where an `invoke` goes on.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Landing {
    /// After a return.
    pub normal: String,
    /// After an exception.
    pub unwind: String,
}

/// A clause of a landing pad, in order; `cleanup` says nothing that matters here.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Clause {
    /// Catches exceptions of the type; null stands for all.
    Catch(Value),
    /// Lets only exceptions of these types pass.
    Filter(Typed),
}

/// What an instruction or a constant expression does.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Operation {
    Binary {
        op: BinaryOp,
        ty: Type,
        left: Value,
        right: Value,
    },
    FNeg(Typed),
    ICmp {
        predicate: String,
        ty: Type,
        left: Value,
        right: Value,
    },
    FCmp {
        predicate: String,
        ty: Type,
        left: Value,
        right: Value,
    },
    Cast {
        op: CastOp,
        value: Typed,
        to: Type,
    },
    Select {
        condition: Typed,
        then: Typed,
        otherwise: Typed,
    },
    Freeze(Typed),
    GetElementPtr {
        source: Type,
        base: Typed,
        indices: Vec<Typed>,
    },
    ExtractValue {
        aggregate: Typed,
        path: Vec<u32>,
    },
    InsertValue {
        aggregate: Typed,
        value: Typed,
        path: Vec<u32>,
    },
    ExtractElement {
        vector: Typed,
        index: Typed,
    },
    InsertElement {
        vector: Typed,
        value: Typed,
        index: Typed,
    },
    Alloca {
        ty: Type,
        count: Option<Typed>,
    },
    Load {
        ty: Type,
        pointer: Typed,
        atomic: bool,
    },
    Store {
        value: Typed,
        pointer: Typed,
        atomic: bool,
    },
    CompareExchange {
        pointer: Typed,
        expected: Typed,
        new: Typed,
    },
    AtomicRmw {
        op: String,
        pointer: Typed,
        operand: Typed,
    },
    Fence,
    Call {
        result: Type,
        callee: Value,
        arguments: Vec<Argument>,
        /// How many of the arguments have a place of their own in the type that the function is
        /// called with, if that ends in `...`.
        named: Option<usize>,
        /// For an `invoke`, which ends its block: where to then.
        landing: Option<Box<Landing>>,
    },
    /// Takes the next argument off a `va_list`.
    VaArg {
        list: Typed,
        ty: Type,
    },
    /// What an exception that ended a call meets first.
    LandingPad {
        ty: Type,
        clauses: Vec<Clause>,
    },
    /// Unwinds further.
    Resume(Typed),
    Phi {
        ty: Type,
        incoming: Vec<(Value, String)>,
    },
    /// A record that the variable of a metadata node lives at an address.
    Declare {
        address: Value,
        variable: u32,
    },
    /// A debug record of no use here.
    Ignored,
    Return(Option<Typed>),
    Jump(String),
    Branch {
        condition: Typed,
        then: String,
        otherwise: String,
    },
    Switch {
        value: Typed,
        default: String,
        cases: Vec<(Value, String)>,
    },
    Unreachable,
    /// An instruction that is not supported, by its opcode.
    Unsupported(String),
}

impl Operation {
    /// Whether a block ends with it.
    pub(crate) fn ends_block(&self) -> bool {
        match self {
            Operation::Return(_)
            | Operation::Jump(_)
            | Operation::Branch { .. }
            | Operation::Switch { .. }
            | Operation::Resume(_)
            | Operation::Unreachable => true,
            Operation::Call { landing, .. } => landing.is_some(),
            Operation::Unsupported(opcode) => matches!(
                opcode.as_str(),
                "callbr" | "indirectbr" | "cleanupret" | "catchret" | "catchswitch"
            ),
            _ => false,
        }
    }
}

impl Operation {
    /// The names of the blocks where control may go next, if it ends a block.
    pub(crate) fn successors(&self) -> Vec<&str> {
        match self {
            Operation::Jump(to) => vec![to],
            Operation::Branch {
                then, otherwise, ..
            } => vec![then, otherwise],
            Operation::Switch { default, cases, .. } => {
                let cases = cases.iter().map(|(_, to)| to.as_str());
                std::iter::once(default.as_str()).chain(cases).collect()
            }
            Operation::Call {
                landing: Some(landing),
                ..
            } => vec![&landing.normal, &landing.unwind],
            _ => Vec::new(),
        }
    }
}

/// An instruction in its place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Instruction {
    pub result: Option<String>,
    pub operation: Operation,
    /// The line of the IR text.
    pub line: u32,
    /// The node of its `!dbg` attachment.
    pub debug: Option<u32>,
}

/// A basic block.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Block {
    pub name: String,
    pub instructions: Vec<Instruction>,
}

/// A parameter of a function.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Parameter {
    pub ty: Type,
    pub name: String,
    pub by_value: Option<Type>,
}

/// A function; one without blocks is only declared.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Function {
    pub name: String,
    /// Its name is known only in its module.
    pub local: bool,
    pub result: Type,
    pub params: Vec<Parameter>,
    pub varargs: bool,
    pub blocks: Vec<Block>,
    pub debug: Option<u32>,
    pub line: u32,
}

/// A global variable; one without initial value is defined elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Global {
    pub name: String,
    pub ty: Type,
    pub initial: Option<Value>,
    pub constant: bool,
    /// Its name is known only in its module.
    pub local: bool,
    pub thread_local: bool,
    pub debug: Vec<u32>,
    pub line: u32,
}

/// A metadata node.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Metadata {
    /// `!DIThing(field: value, ...)`.
    Node {
        kind: &'static str,
        /// Only those that are of any use.
        fields: Vec<(&'static str, Field)>,
    },
    /// `!{...}`.
    Tuple(Vec<Field>),
}

/// The value of a metadata field.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Field {
    Reference(u32),
    Int(i64),
    Text(String),
    /// A word, or several with `|` between them.
    Word(String),
    Inline(Box<Metadata>),
    Other,
}

/// A parsed module.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Module {
    pub types: HashMap<String, Type>,
    pub globals: Vec<Global>,
    pub functions: Vec<Function>,
    /// Names that stand for a constant, mostly another global.
    pub aliases: HashMap<String, Typed>,
    pub metadata: HashMap<u32, Metadata>,
    /// The target's data layout, as LLVM writes it.
    pub data_layout: String,
    /// The target: processor, vendor, system.
    pub triple: String,
    /// The line of the first `module asm`.
    pub assembly: Option<u32>,
}
