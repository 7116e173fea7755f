//! A module of LLVM IR as data: what the parser makes and the lowering reads.
//!
//! Pointee types are dropped while parsing, so that clang 14's typed pointers and the opaque
//! ones of later versions look alike from here on: every instruction that needs a type names it.
//! A constant expression is the [`Operation`] it computes, for the same reason: one lowering
//! serves both. Names borrow from the text.

use std::borrow::Cow;

use quotient_model::{MemoryOrder, Orders};
use rustc_hash::FxHashMap;

/// A type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Type<'a> {
    Void,
    Int(u32),
    Float,
    Double,
    /// A floating-point format without arithmetic here: `half`, `x86_fp80`, `fp128`, ...
    OddFloat(&'a str),
    Pointer,
    /// A `%name`, to be looked up in [`Module::types`].
    Named(Cow<'a, str>),
    Struct {
        fields: Vec<Type<'a>>,
        packed: bool,
    },
    Array(u64, Box<Type<'a>>),
    /// A vector; the count of a scalable one is its minimum.
    Vector(u64, Box<Type<'a>>),
    Function(Box<FunctionType<'a>>),
    Label,
    Metadata,
    /// `token`, and target types: nothing that a program computes with.
    Token,
    /// A struct whose body is not known.
    Opaque,
}

/// The type of a function.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct FunctionType<'a> {
    pub result: Type<'a>,
    pub params: Vec<Type<'a>>,
    pub varargs: bool,
}

/// A value without its type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Value<'a> {
    Local(Cow<'a, str>),
    Global(Cow<'a, str>),
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
    Bytes(Cow<'a, [u8]>),
    /// An array, struct or vector, element by element.
    Aggregate(Vec<Typed<'a>>),
    Expression(Box<Operation<'a>>),
    Assembly {
        text: Cow<'a, [u8]>,
        /// What its operands are.
        constraints: Cow<'a, [u8]>,
        /// Whether the text is in Intel's syntax.
        intel: bool,
    },
    /// The address of a block.
    BlockAddress {
        function: Cow<'a, str>,
        block: Cow<'a, str>,
    },
    /// An argument of type `metadata`.
    Metadata(MetadataOperand<'a>),
    /// A constant of a kind that is not supported, by its keyword.
    Unsupported(&'a str),
}

/// What an argument of type `metadata` wraps.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum MetadataOperand<'a> {
    Value(Box<Value<'a>>),
    Node(u32),
    Other,
}

/// A value with its type.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Typed<'a> {
    pub ty: Type<'a>,
    pub value: Value<'a>,
}

/// One argument of a call.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Argument<'a> {
    pub ty: Type<'a>,
    pub value: Value<'a>,
    /// The type passed by value through the pointer.
    pub by_value: Option<Type<'a>>,
    /// The type of the result, if the pointer says where it goes.
    pub returned: Option<Type<'a>>,
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
pub(crate) struct Landing<'a> {
    /// After a return.
    pub normal: Cow<'a, str>,
    /// After an exception.
    pub unwind: Cow<'a, str>,
}

/// A clause of a landing pad, in order; `cleanup` says nothing that matters here.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Clause<'a> {
    /// Catches exceptions of the type; null stands for all.
    Catch(Value<'a>),
    /// Lets only exceptions of these types pass.
    Filter(Typed<'a>),
}

/// What an instruction or a constant expression does. Those that are rare and large keep parts in
/// boxes: most of a module's memory is instructions.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Operation<'a> {
    Binary {
        op: BinaryOp,
        ty: Type<'a>,
        left: Value<'a>,
        right: Value<'a>,
    },
    FNeg(Typed<'a>),
    ICmp {
        predicate: &'a str,
        ty: Type<'a>,
        left: Value<'a>,
        right: Value<'a>,
    },
    FCmp {
        predicate: &'a str,
        ty: Type<'a>,
        left: Value<'a>,
        right: Value<'a>,
    },
    Cast {
        op: CastOp,
        value: Typed<'a>,
        to: Type<'a>,
    },
    Select {
        condition: Box<Typed<'a>>,
        then: Typed<'a>,
        otherwise: Box<Typed<'a>>,
    },
    Freeze(Typed<'a>),
    GetElementPtr {
        source: Type<'a>,
        base: Typed<'a>,
        indices: Vec<Typed<'a>>,
    },
    ExtractValue {
        aggregate: Typed<'a>,
        path: Vec<u32>,
    },
    InsertValue {
        aggregate: Typed<'a>,
        value: Box<Typed<'a>>,
        path: Vec<u32>,
    },
    ExtractElement {
        vector: Typed<'a>,
        index: Typed<'a>,
    },
    InsertElement {
        vector: Typed<'a>,
        value: Box<Typed<'a>>,
        index: Box<Typed<'a>>,
    },
    ShuffleVector {
        left: Typed<'a>,
        right: Box<Typed<'a>>,
        mask: Box<Typed<'a>>,
    },
    Alloca {
        ty: Type<'a>,
        count: Option<Typed<'a>>,
    },
    Load {
        ty: Type<'a>,
        pointer: Typed<'a>,
        order: MemoryOrder,
        /// Whether what it finds must be defined (`!noundef`).
        defined: bool,
    },
    Store {
        value: Typed<'a>,
        pointer: Typed<'a>,
        order: MemoryOrder,
    },
    CompareExchange {
        pointer: Box<Typed<'a>>,
        expected: Box<Typed<'a>>,
        new: Typed<'a>,
        orders: Orders,
    },
    AtomicRmw {
        op: &'a str,
        pointer: Typed<'a>,
        operand: Typed<'a>,
        order: MemoryOrder,
    },
    /// Between threads; one within a thread orders nothing that others see.
    Fence(MemoryOrder),
    Call {
        result: Type<'a>,
        callee: Value<'a>,
        arguments: Vec<Argument<'a>>,
        /// How many of the arguments have a place of their own in the type that the function is
        /// called with, if that ends in `...`.
        named: Option<usize>,
        /// For an `invoke`, which ends its block: where to then.
        landing: Option<Box<Landing<'a>>>,
    },
    /// Takes the next argument off a `va_list`.
    VaArg {
        list: Typed<'a>,
        ty: Type<'a>,
    },
    /// What an exception that ended a call meets first.
    LandingPad {
        ty: Type<'a>,
        clauses: Vec<Clause<'a>>,
    },
    /// Unwinds further.
    Resume(Typed<'a>),
    Phi {
        ty: Type<'a>,
        incoming: Vec<(Value<'a>, Cow<'a, str>)>,
    },
    /// A record that the variable of a metadata node lives at an address.
    Declare {
        address: Value<'a>,
        variable: u32,
    },
    /// A debug record of no use here.
    Ignored,
    Return(Option<Typed<'a>>),
    Jump(Cow<'a, str>),
    Branch {
        condition: Typed<'a>,
        then: Cow<'a, str>,
        otherwise: Cow<'a, str>,
    },
    Switch {
        value: Typed<'a>,
        default: Cow<'a, str>,
        cases: Vec<(Value<'a>, Cow<'a, str>)>,
    },
    /// To the block with the address.
    IndirectJump {
        address: Typed<'a>,
        labels: Vec<Cow<'a, str>>,
    },
    Unreachable,
    /// An instruction that is not supported, by its opcode.
    Unsupported(&'a str),
}

impl Operation<'_> {
    /// Whether a block ends with it.
    pub(crate) fn ends_block(&self) -> bool {
        match self {
            Operation::Return(_)
            | Operation::Jump(_)
            | Operation::Branch { .. }
            | Operation::Switch { .. }
            | Operation::IndirectJump { .. }
            | Operation::Resume(_)
            | Operation::Unreachable => true,
            Operation::Call { landing, .. } => landing.is_some(),
            Operation::Unsupported(opcode) => matches!(
                *opcode,
                "callbr" | "cleanupret" | "catchret" | "catchswitch"
            ),
            _ => false,
        }
    }
}

impl Operation<'_> {
    /// The names of the blocks where control may go next, if it ends a block.
    pub(crate) fn successors(&self) -> Vec<&str> {
        match self {
            Operation::Jump(to) => vec![to],
            Operation::Branch {
                then, otherwise, ..
            } => vec![then, otherwise],
            Operation::Switch { default, cases, .. } => {
                let cases = cases.iter().map(|(_, to)| &**to);
                std::iter::once(&**default).chain(cases).collect()
            }
            Operation::IndirectJump { labels, .. } => labels.iter().map(|to| &**to).collect(),
            Operation::Call {
                landing: Some(landing),
                ..
            } => vec![&landing.normal, &landing.unwind],
            _ => Vec::new(),
        }
    }
}

impl<'a> Operation<'a> {
    /// The values that it takes.
    pub(crate) fn values(&self) -> Vec<&Value<'a>> {
        match self {
            Operation::Binary { left, right, .. }
            | Operation::ICmp { left, right, .. }
            | Operation::FCmp { left, right, .. } => vec![left, right],
            Operation::FNeg(one)
            | Operation::Freeze(one)
            | Operation::Resume(one)
            | Operation::Cast { value: one, .. }
            | Operation::ExtractValue { aggregate: one, .. }
            | Operation::Load { pointer: one, .. }
            | Operation::VaArg { list: one, .. }
            | Operation::Branch { condition: one, .. }
            | Operation::Switch { value: one, .. }
            | Operation::IndirectJump { address: one, .. } => vec![&one.value],
            Operation::Select {
                condition,
                then,
                otherwise,
            } => vec![&condition.value, &then.value, &otherwise.value],
            Operation::GetElementPtr { base, indices, .. } => {
                let indices = indices.iter().map(|index| &index.value);
                std::iter::once(&base.value).chain(indices).collect()
            }
            Operation::InsertValue {
                aggregate, value, ..
            } => vec![&aggregate.value, &value.value],
            Operation::ExtractElement { vector, index } => vec![&vector.value, &index.value],
            Operation::InsertElement {
                vector,
                value,
                index,
            } => vec![&vector.value, &value.value, &index.value],
            Operation::ShuffleVector { left, right, mask } => {
                vec![&left.value, &right.value, &mask.value]
            }
            Operation::Store { value, pointer, .. } => vec![&value.value, &pointer.value],
            Operation::CompareExchange {
                pointer,
                expected,
                new,
                ..
            } => vec![&pointer.value, &expected.value, &new.value],
            Operation::AtomicRmw {
                pointer, operand, ..
            } => vec![&pointer.value, &operand.value],
            Operation::Call {
                callee, arguments, ..
            } => {
                let arguments = arguments.iter().map(|argument| &argument.value);
                std::iter::once(callee).chain(arguments).collect()
            }
            Operation::Phi { incoming, .. } => incoming.iter().map(|(value, _)| value).collect(),
            Operation::Alloca { count, .. } | Operation::Return(count) => {
                count.iter().map(|one| &one.value).collect()
            }
            Operation::Fence(_)
            | Operation::LandingPad { .. }
            | Operation::Declare { .. }
            | Operation::Ignored
            | Operation::Jump(_)
            | Operation::Unreachable
            | Operation::Unsupported(_) => Vec::new(),
        }
    }
}

/// An instruction in its place.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Instruction<'a> {
    pub result: Option<Cow<'a, str>>,
    pub operation: Operation<'a>,
    /// The line of the IR text.
    pub line: u32,
    /// The node of its `!dbg` attachment.
    pub debug: Option<u32>,
}

/// A basic block.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Block<'a> {
    pub name: Cow<'a, str>,
    pub instructions: Vec<Instruction<'a>>,
}

/// A parameter of a function.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Parameter<'a> {
    pub ty: Type<'a>,
    pub name: Cow<'a, str>,
    pub by_value: Option<Type<'a>>,
}

/// A function; one without blocks is only declared.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Function<'a> {
    pub name: Cow<'a, str>,
    /// Its name is known only in its module.
    pub local: bool,
    /// Another definition goes before it; if there is none at all, its address is null.
    pub weak: bool,
    /// It is here only to be inlined: the definition that counts is elsewhere.
    pub elsewhere: bool,
    pub result: Type<'a>,
    pub params: Vec<Parameter<'a>>,
    pub varargs: bool,
    pub blocks: Vec<Block<'a>>,
    /// Where the blocks begin, if they have not been read.
    pub unread: Option<Unread>,
    pub debug: Option<u32>,
    pub line: u32,
}

/// The place in the text right behind the opening brace of a body.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Unread {
    /// In bytes from the beginning.
    pub at: usize,
    /// From 1.
    pub line: u32,
}

impl Function<'_> {
    /// Whether it looks at what is passed to it for `...`. Templates of C++ take such arguments to ignore
    /// them.
    pub(crate) fn takes_rest(&self) -> bool {
        let starts = |operation: &Operation| match operation {
            Operation::Call {
                callee: Value::Global(name),
                ..
            } => name.starts_with("llvm.va_start"),
            _ => false,
        };
        let mut instructions = self.blocks.iter().flat_map(|b| &b.instructions);
        self.varargs && instructions.any(|i| starts(&i.operation))
    }
}

/// A global variable; one without initial value is defined elsewhere.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Global<'a> {
    pub name: Cow<'a, str>,
    pub ty: Type<'a>,
    pub initial: Option<Value<'a>>,
    pub constant: bool,
    /// Its name is known only in its module.
    pub local: bool,
    /// Another definition goes before it; if there is none at all, its address is null.
    pub weak: bool,
    pub thread_local: bool,
    pub debug: Vec<u32>,
    pub line: u32,
}

/// A metadata node.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Metadata<'a> {
    /// `!DIThing(field: value, ...)`.
    Node {
        kind: &'static str,
        /// Only those that are of any use.
        fields: Vec<(&'static str, Field<'a>)>,
    },
    /// `!{...}`.
    Tuple(Vec<Field<'a>>),
}

/// The value of a metadata field.
#[derive(Clone, PartialEq, Debug)]
pub(crate) enum Field<'a> {
    Reference(u32),
    Int(i64),
    Text(Cow<'a, str>),
    /// A word, or several with `|` between them.
    Word(Cow<'a, str>),
    Inline(Box<Metadata<'a>>),
    Other,
}

/// The numbered metadata nodes of a module as text, to be read when somebody asks for one: most of
/// what clang prints for a program in C++ is debug information, of which little is ever needed.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Nodes<'a> {
    /// In the order of the text; that is, as clang writes it, in the order of their numbers.
    texts: Vec<(u32, &'a str)>,
    unsorted: bool,
}

impl<'a> Nodes<'a> {
    /// Adds a node.
    pub(crate) fn push(&mut self, id: u32, text: &'a str) {
        self.unsorted |= self.texts.last().is_some_and(|&(last, _)| last >= id);
        self.texts.push((id, text));
    }

    pub(crate) fn len(&self) -> usize {
        self.texts.len()
    }

    /// The texts of all nodes.
    pub(crate) fn texts(&self) -> impl Iterator<Item = &'a str> {
        self.texts.iter().map(|&(_, text)| text)
    }

    /// The text of a node, and its place among all of them.
    pub(crate) fn find(&self, id: u32) -> Option<(usize, &'a str)> {
        let place = match self.texts.get(id as usize) {
            // No number is left out.
            Some(&(there, _)) if there == id && !self.unsorted => id as usize,
            _ if self.unsorted => self.texts.iter().rposition(|&(other, _)| other == id)?,
            _ => self.texts.binary_search_by_key(&id, |&(id, _)| id).ok()?,
        };
        Some((place, self.texts[place].1))
    }
}

/// A parsed module.
#[derive(Clone, PartialEq, Debug, Default)]
pub(crate) struct Module<'a> {
    pub types: FxHashMap<Cow<'a, str>, Type<'a>>,
    pub globals: Vec<Global<'a>>,
    pub functions: Vec<Function<'a>>,
    /// Names that stand for a constant, mostly another global.
    pub aliases: FxHashMap<Cow<'a, str>, Typed<'a>>,
    pub metadata: Nodes<'a>,
    /// The target's data layout, as LLVM writes it.
    pub data_layout: Cow<'a, str>,
    /// The target: processor, vendor, system.
    pub triple: Cow<'a, str>,
    /// The line of the first `module asm`.
    pub assembly: Option<u32>,
}
