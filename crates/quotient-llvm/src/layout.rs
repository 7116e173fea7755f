//! Sizes, alignments and offsets of types, as on x86-64 (and every other 64-bit little-endian
//! target that clang compiles C for in the same way), and where it differs as on the module's target.

use std::borrow::Cow;
use std::cell::RefCell;

use rustc_hash::FxHashMap;
use smallvec::SmallVec;

use quotient_ir::program::PointerWidth;

use crate::ast::Type;
use crate::error::Refusal;
use crate::target::Target;

/// A type that a register can hold.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) enum Scalar {
    /// An integer of 1 to 64 bits.
    Int(u8),
    Float,
    Double,
    Pointer(PointerWidth),
}

impl Scalar {
    /// The width of the value in a register.
    pub(crate) fn bits(self) -> u8 {
        match self {
            Scalar::Int(bits) => bits,
            Scalar::Float => 32,
            Scalar::Double => 64,
            Scalar::Pointer(width) => width.bits(),
        }
    }

    /// How many bytes a load or store of it touches.
    pub(crate) fn bytes(self) -> u8 {
        self.bits().div_ceil(8)
    }
}

/// A scalar inside an aggregate.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Leaf {
    pub offset: u64,
    pub scalar: Scalar,
}

/// The scalars of a value; most values are one.
pub(crate) type Leaves = SmallVec<[Leaf; 2]>;

/// How deep types may nest before they are taken for malformed (a struct that contains itself).
const MAX_DEPTH: u32 = 512;

/// More scalars than this in one value are refused: no compiler passes such a value in registers.
const MAX_LEAVES: usize = 4096;

/// Larger types are refused, so that sums of sizes and offsets cannot overflow.
const MAX_SIZE: u64 = 1 << 40;

/// Answers questions about the types of one module.
pub(crate) struct Layout<'m> {
    types: &'m FxHashMap<Cow<'m, str>, Type<'m>>,
    pub(crate) target: Target,
    /// Sizes and alignments of named types. Were they found anew each time, types of a few lines, each
    /// made of two of the one before, would take for ever.
    known: RefCell<FxHashMap<String, (u64, u64)>>,
}

impl<'m> Layout<'m> {
    pub(crate) fn new(types: &'m FxHashMap<Cow<'m, str>, Type<'m>>, target: Target) -> Self {
        Layout {
            types,
            target,
            known: RefCell::default(),
        }
    }

    /// The type itself, if it is a name the type of that name.
    pub(crate) fn resolve<'t>(&self, ty: &'t Type<'t>) -> Result<&'t Type<'t>, Refusal>
    where
        'm: 't,
    {
        let mut ty: &'t Type<'t> = ty;
        for _ in 0..MAX_DEPTH {
            match ty {
                Type::Named(name) => {
                    ty = self.types.get(name).ok_or_else(|| {
                        Refusal::new(format!("the type `%{name}`, which is not defined"))
                    })?;
                }
                _ => return Ok(ty),
            }
        }
        Err(Refusal::new("a type that is defined by itself"))
    }

    /// Size in bytes, with padding at the end: the distance between elements of an array.
    pub(crate) fn size(&self, ty: &Type) -> Result<u64, Refusal> {
        Ok(self.size_and_align(ty, 0)?.0)
    }

    /// The alignment in bytes.
    pub(crate) fn align(&self, ty: &Type) -> Result<u64, Refusal> {
        Ok(self.size_and_align(ty, 0)?.1)
    }

    fn size_and_align(&self, ty: &Type, depth: u32) -> Result<(u64, u64), Refusal> {
        if depth > MAX_DEPTH {
            return Err(Refusal::new("a type that contains itself"));
        }
        if let Type::Named(name) = ty
            && let Some(&known) = self.known.borrow().get(&**name)
        {
            return Ok(known);
        }
        let (size, align) = self.unlimited_size(ty, depth)?;
        if size > MAX_SIZE {
            return Err(too_large());
        }
        if let Type::Named(name) = ty {
            let mut known = self.known.borrow_mut();
            known.insert(name.to_string(), (size, align));
        }
        Ok((size, align))
    }

    fn unlimited_size(&self, ty: &Type, depth: u32) -> Result<(u64, u64), Refusal> {
        match self.resolve(ty)? {
            Type::Int(bits) => {
                let bytes = u64::from(*bits).div_ceil(8).max(1);
                let most = match (self.target.pointers, bits) {
                    (PointerWidth::Wide, 65..) => 16,
                    _ => self.target.wide_integers,
                };
                let align = bytes.next_power_of_two().min(most);
                Ok((bytes.next_multiple_of(align), align))
            }
            Type::Float => Ok((4, 4)),
            Type::Double => Ok((8, self.target.doubles)),
            Type::Pointer => {
                let bytes = self.target.pointers.bytes().into();
                Ok((bytes, bytes))
            }
            Type::OddFloat("half" | "bfloat") => Ok((2, 2)),
            Type::OddFloat("x86_fp80") => Ok(self.target.extended),
            Type::OddFloat(_) => Ok((16, 16)),
            Type::Array(count, element) => {
                let (size, align) = self.size_and_align(element, depth + 1)?;
                let size = size.checked_mul(*count).ok_or_else(too_large)?;
                Ok((size, align))
            }
            Type::Vector(count, element) => {
                let bits = match self.resolve(element)? {
                    Type::Int(bits) => u64::from(*bits),
                    other => self.size_and_align(other, depth + 1)?.0 * 8,
                };
                let bytes = bits.checked_mul(*count).ok_or_else(too_large)?.div_ceil(8);
                if bytes > MAX_SIZE {
                    return Err(too_large());
                }
                let align = bytes.max(1).next_power_of_two();
                Ok((bytes.next_multiple_of(align), align))
            }
            Type::Struct { fields, packed } => {
                let (mut size, mut align) = (0u64, 1);
                for field in fields {
                    let (field_size, field_align) = self.size_and_align(field, depth + 1)?;
                    let field_align = if *packed { 1 } else { field_align };
                    size = size.next_multiple_of(field_align) + field_size;
                    if size > MAX_SIZE {
                        return Err(too_large());
                    }
                    align = align.max(field_align);
                }
                Ok((size.next_multiple_of(align), align))
            }
            other => Err(Refusal::when_reached(format!(
                "a value of {}",
                describe(other)
            ))),
        }
    }

    /// The type of a part of an aggregate, and its byte offset in it.
    pub(crate) fn part<'t>(
        &self,
        ty: &'t Type<'t>,
        index: u64,
    ) -> Result<(&'t Type<'t>, u64), Refusal>
    where
        'm: 't,
    {
        match self.resolve(ty)? {
            Type::Struct { fields, packed } => {
                let mut offset = 0u64;
                for (n, field) in fields.iter().enumerate() {
                    let (size, align) = self.size_and_align(field, 0)?;
                    offset = offset.next_multiple_of(if *packed { 1 } else { align });
                    if n as u64 == index {
                        return Ok((field, offset));
                    }
                    offset += size;
                }
                Err(Refusal::new(format!("field {index} of a smaller struct")))
            }
            Type::Array(_, element) | Type::Vector(_, element) => {
                let offset = self.size(element)?.checked_mul(index);
                Ok((element, offset.ok_or_else(too_large)?))
            }
            other => Err(Refusal::new(format!("a part of {}", describe(other)))),
        }
    }

    /// The width of an integer type that takes two registers.
    pub(crate) fn wide_bits(&self, ty: &Type) -> Option<u8> {
        match self.resolve(ty) {
            Ok(Type::Int(bits @ 65..=128)) => Some(*bits as u8),
            _ => None,
        }
    }

    /// Whether it is an integer of 256 bits.
    pub(crate) fn is_widest(&self, ty: &Type) -> bool {
        matches!(self.resolve(ty), Ok(Type::Int(256)))
    }

    /// The scalars that a value of the type is made of, in order. A wide integer is made of two, the
    /// low 64 bits and the others.
    pub(crate) fn leaves(&self, ty: &Type) -> Result<Leaves, Refusal> {
        let mut leaves = Leaves::new();
        self.collect(ty, 0, MAX_LEAVES, &mut leaves, 0)?;
        Ok(leaves)
    }

    /// Like [`Layout::leaves`], but leaves out what has no scalar and stops at `limit`: good
    /// enough for a first guess at how memory will be accessed.
    pub(crate) fn cells(&self, ty: &Type, limit: usize) -> Leaves {
        let mut leaves = Leaves::new();
        match self.collect(ty, 0, limit, &mut leaves, 0) {
            Ok(()) => leaves,
            Err(_) => Leaves::new(),
        }
    }

    /// The number of scalars in a type.
    pub(crate) fn leaf_count(&self, ty: &Type) -> Result<usize, Refusal> {
        Ok(self.leaves(ty)?.len())
    }

    fn collect(
        &self,
        ty: &Type,
        offset: u64,
        limit: usize,
        leaves: &mut Leaves,
        depth: u32,
    ) -> Result<(), Refusal> {
        if depth > MAX_DEPTH {
            return Err(Refusal::new("a type that contains itself"));
        }
        let ty = self.resolve(ty)?;
        let scalar = match ty {
            Type::Void => return Ok(()),
            // Nothing has no parts, however many types it is made of.
            Type::Struct { .. } | Type::Array(..) if self.size(ty)? == 0 => return Ok(()),
            Type::Int(bits @ 1..=64) => Scalar::Int(*bits as u8),
            Type::Int(bits @ 65..=128) => {
                let halves = [(0, Scalar::Int(64)), (8, Scalar::Int(*bits as u8 - 64))];
                if leaves.len() + halves.len() > limit {
                    return Err(too_many());
                }
                leaves.extend(halves.map(|(at, scalar)| Leaf {
                    offset: offset + at,
                    scalar,
                }));
                return Ok(());
            }
            Type::Int(256) => {
                if leaves.len() + 4 > limit {
                    return Err(too_many());
                }
                leaves.extend((0..4).map(|n| Leaf {
                    offset: offset + n * 8,
                    scalar: Scalar::Int(64),
                }));
                return Ok(());
            }
            Type::Float => Scalar::Float,
            Type::Double => Scalar::Double,
            // `long double` is computed with as `double`, in the first half of its memory.
            Type::OddFloat("x86_fp80" | "fp128") => Scalar::Double,
            Type::Pointer => Scalar::Pointer(self.target.pointers),
            Type::Struct { fields, .. } => {
                for n in 0..fields.len() {
                    let (field, at) = self.part(ty, n as u64)?;
                    self.collect(field, offset + at, limit, leaves, depth + 1)?;
                }
                return Ok(());
            }
            Type::Array(count, element) | Type::Vector(count, element) => {
                let stride = self.size(element)?;
                if stride == 0 {
                    return Ok(());
                }
                for n in 0..*count {
                    self.collect(element, offset + n * stride, limit, leaves, depth + 1)?;
                }
                return Ok(());
            }
            other => {
                return Err(Refusal::when_reached(format!(
                    "a value of {}",
                    describe(other)
                )));
            }
        };
        if leaves.len() >= limit {
            return Err(too_many());
        }
        leaves.push(Leaf { offset, scalar });
        Ok(())
    }
}

fn too_many() -> Refusal {
    Refusal::when_reached("a value of more than a few thousand parts")
}

fn too_large() -> Refusal {
    Refusal::new("a type of more than 2^40 bytes")
}

/// The type in words, for messages.
pub(crate) fn describe(ty: &Type) -> String {
    match ty {
        Type::Int(bits) if *bits > 128 => {
            format!("a {bits}-bit integer type (integers are at most 128 bits wide, or of 256)")
        }
        Type::Int(bits) => format!("type `i{bits}`"),
        Type::OddFloat(name) => {
            format!("type `{name}` (only float, double and long double are supported)")
        }
        Type::Opaque => "a type that is declared but not defined".to_owned(),
        Type::Void => "type `void`".to_owned(),
        Type::Function(_) => "a function type".to_owned(),
        Type::Vector(..) => "a vector type".to_owned(),
        Type::Named(name) => format!("type `%{name}`"),
        _ => "a type that programs do not compute with, as coroutines have before a compiler \
              splits them (give the source, or what clang -O0 makes of it)"
            .to_owned(),
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::ast::Module;

    type Types = FxHashMap<Cow<'static, str>, Type<'static>>;

    fn layout(types: &Types) -> Layout<'_> {
        Layout::new(types, Target::of(&Module::default()))
    }

    fn narrow(types: &Types) -> Layout<'_> {
        let module = Module {
            data_layout: "e-m:e-p:32:32-f64:32:64-f80:32-n8:16:32-S128".into(),
            ..Module::default()
        };
        Layout::new(types, Target::of(&module))
    }

    fn packed(fields: Vec<Type<'_>>, packed: bool) -> Type<'_> {
        Type::Struct { fields, packed }
    }

    #[test]
    fn structs_are_padded_unless_packed() {
        let types = FxHashMap::default();
        let layout = layout(&types);
        let fields = vec![Type::Int(8), Type::Int(32), Type::Pointer, Type::Int(8)];
        let padded = packed(fields.clone(), false);
        assert_eq!(layout.size(&padded).unwrap(), 24);
        assert_eq!(layout.part(&padded, 1).unwrap().1, 4);
        assert_eq!(layout.part(&padded, 2).unwrap().1, 8);
        assert_eq!(layout.part(&padded, 3).unwrap().1, 16);
        let packed = packed(fields, true);
        assert_eq!(layout.size(&packed).unwrap(), 14);
        assert_eq!(layout.part(&packed, 2).unwrap().1, 5);
        assert!(layout.part(&packed, 4).is_err());
    }

    #[test]
    fn structs_are_smaller_with_narrow_pointers() {
        let types = FxHashMap::default();
        let layout = narrow(&types);
        let fields = vec![Type::Int(8), Type::Int(64), Type::Pointer, Type::Double];
        let ty = packed(fields, false);
        assert_eq!(layout.size(&ty).unwrap(), 24);
        let offsets = layout.leaves(&ty).unwrap();
        let offsets = offsets
            .iter()
            .map(|leaf| (leaf.offset, leaf.scalar.bytes()));
        assert!(offsets.eq([(0, 1), (4, 8), (12, 4), (16, 8)]));
        let extended = Type::OddFloat("x86_fp80");
        assert_eq!(layout.size(&extended).unwrap(), 12);
        assert_eq!(layout.align(&Type::Int(128)).unwrap(), 4);
    }

    #[test]
    fn odd_integers_take_the_next_power_of_two_in_memory() {
        let types = FxHashMap::default();
        let layout = layout(&types);
        for (bits, size) in [
            (1, 1),
            (8, 1),
            (17, 4),
            (24, 4),
            (33, 8),
            (64, 8),
            (128, 16),
        ] {
            assert_eq!(layout.size(&Type::Int(bits)).unwrap(), size, "i{bits}");
        }
    }

    #[test]
    fn leaves_of_nested_aggregates() {
        let types = FxHashMap::from_iter([(
            "pair".into(),
            packed(vec![Type::Int(8), Type::Int(16)], false),
        )]);
        let layout = layout(&types);
        let ty = Type::Array(2, Box::new(Type::Named("pair".into())));
        let offsets: Vec<_> = layout
            .leaves(&ty)
            .unwrap()
            .iter()
            .map(|leaf| (leaf.offset, leaf.scalar.bits()))
            .collect();
        assert_eq!(offsets, [(0, 8), (2, 16), (4, 8), (6, 16)]);
    }

    #[test]
    fn a_type_inside_itself_is_refused() {
        let types = FxHashMap::from_iter([
            ("t".into(), packed(vec![Type::Named("t".into())], false)),
            ("u".into(), Type::Named("u".into())),
        ]);
        let layout = layout(&types);
        assert!(layout.size(&Type::Named("t".into())).is_err());
        assert!(layout.size(&Type::Named("u".into())).is_err());
    }

    #[test]
    fn types_that_double_and_double_are_refused_or_nothing() {
        for (inner, size) in [(Type::Int(8), None), (packed(vec![], false), Some(0))] {
            let mut types = FxHashMap::from_iter([("t0".into(), inner)]);
            for n in 0..200 {
                let half = Type::Named(format!("t{n}").into());
                let whole = packed(vec![half.clone(), half], false);
                types.insert(format!("t{}", n + 1).into(), whole);
            }
            let layout = layout(&types);
            let all = Type::Named("t200".into());
            assert_eq!(layout.size(&all).ok(), size);
            assert_eq!(layout.leaf_count(&all).ok(), size.map(|_| 0));
        }
    }

    #[test]
    fn wide_integers_are_two_and_wider_ones_are_refused() {
        let types = FxHashMap::default();
        let layout = layout(&types);
        let halves = |bits| {
            let leaves = layout.leaves(&Type::Int(bits)).unwrap();
            let half = |leaf: &Leaf| (leaf.offset, leaf.scalar.bits());
            leaves.iter().map(half).collect::<Vec<_>>()
        };
        assert_eq!(halves(128), [(0, 64), (8, 64)]);
        assert_eq!(halves(65), [(0, 64), (8, 1)]);
        let error = layout.leaves(&Type::Int(129)).unwrap_err();
        assert!(error.what.contains("129-bit"), "{}", error.what);
    }
}
