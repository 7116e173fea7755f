//! What is kept of the source for people to read: positions, and the types of variables.

use std::sync::Arc;

/// A source position: an index (from 1) into [`Module::positions`](super::Module::positions), or
/// nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Position(pub u32);
quotient_model::portable!(struct Position(0));

impl Position {
    /// No position known.
    pub const NONE: Position = Position(0);
}

/// A place in the source.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct PositionEntry {
    /// Index into [`Module::files`](super::Module::files), or [`PositionEntry::NOWHERE`].
    pub file: u32,
    /// The line, from 1; 0 if unknown.
    pub line: u32,
    /// The column, from 1; 0 if unknown.
    pub column: u32,
    /// The function that the source has there, where that is not the enclosing function of the
    /// IR: the compiler has inlined it.
    pub inlined: Option<String>,
    /// The calls in whose place there are copies of functions, of which this is part: the outermost first.
    pub within: Vec<InlinedCall>,
    /// What is allocated there: an index into [`Module::pointees`](super::Module::pointees).
    pub allocates: Option<u32>,
}

impl PositionEntry {
    /// In place of a file: only the calls are known that it is within. A library's function stands in place of its call
    /// in another one of the library.
    pub const NOWHERE: u32 = u32::MAX;

    /// Whether it is a place in the source.
    pub fn is_placed(&self) -> bool {
        self.file != PositionEntry::NOWHERE
    }
}

/// A call in whose place there is a copy of the function.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct InlinedCall {
    /// The function.
    pub function: String,
    /// It belongs to a library and not to the program.
    pub library: bool,
    /// Where the call stood.
    pub call: Position,
}

/// Whether a file is a header, by its name.
pub fn is_header(file: &str) -> bool {
    let name = file.rsplit('/').next().unwrap_or(file);
    match name.rsplit_once('.') {
        Some((_, extension)) => {
            extension.starts_with(['h', 'H']) || ["inc", "ipp", "tcc"].contains(&extension)
        }
        None => true,
    }
}

/// The size of an object, and what is known of its type.
#[derive(Clone, PartialEq, Debug, Default)]
pub struct Shape {
    /// Size in bytes.
    pub size: u64,
    /// The scalars it is made of: byte offset, and size (1, 2, 4 or 8). Only a first guess at how
    /// the memory is accessed; may be empty or leave gaps.
    pub cells: Vec<(u32, u8)>,
    /// The names of its parts.
    pub tree: TypeTree,
}

impl Shape {
    /// A scalar of 1, 2, 4 or 8 bytes.
    pub fn scalar(size: u8) -> Self {
        Shape {
            size: size.into(),
            cells: vec![(0, size)],
            tree: TypeTree::Scalar,
        }
    }

    /// An array of scalars.
    pub fn array(count: u32, size: u8) -> Self {
        Shape {
            size: u64::from(count) * u64::from(size),
            cells: (0..count).map(|i| (i * u32::from(size), size)).collect(),
            tree: TypeTree::Array {
                element: Box::new(TypeTree::Scalar),
                stride: size.into(),
            },
        }
    }

    /// Bytes of which nothing is known.
    pub fn bytes(size: u64) -> Self {
        Shape {
            size,
            ..Shape::default()
        }
    }
}

/// A type as far as it serves to name the parts of a variable.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub enum TypeTree {
    /// Nothing is known.
    #[default]
    Unknown,
    /// A number, a pointer: no parts.
    Scalar,
    /// The same, of a type that says how its values are written.
    Value(ValueType),
    /// Elements of one type, `stride` bytes apart.
    Array {
        /// The type of an element.
        element: Box<TypeTree>,
        /// The distance from one element to the next, in bytes.
        stride: u64,
    },
    /// A struct, or a union (fields at the same offset; the first one that fits names the part).
    Struct {
        /// The fields.
        fields: Vec<Field>,
    },
}

/// How the values of a type are written.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum ValueType {
    /// A number with a sign, of so many bytes.
    Signed(u8),
    /// A number without one.
    Unsigned,
    /// A floating-point number, of so many bytes.
    Float(u8),
    /// A character.
    Char,
    /// True or false.
    Bool,
    /// A pointer.
    Pointer,
    /// One of these names, in so many bytes.
    Enumeration(u8, Arc<[(i64, String)]>),
    /// Bit-fields that are read and written together.
    Bits(Arc<[BitField]>),
}

/// A bit-field.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct BitField {
    /// Its name.
    pub name: String,
    /// How far it is from the lowest bit.
    pub shift: u32,
    /// How many bits it has.
    pub width: u32,
    /// How its values are written.
    pub ty: Option<ValueType>,
}

impl BitField {
    fn shown(&self, unit: u64) -> String {
        let unused = 64 - self.width.clamp(1, 64);
        let bits = unit.checked_shr(self.shift).unwrap_or(0) << unused;
        let value = match self.ty {
            Some(ValueType::Signed(_) | ValueType::Enumeration(..)) => {
                (bits as i64 >> unused) as u64
            }
            _ => bits >> unused,
        };
        let typed = self.ty.as_ref().and_then(|ty| ty.shown(value));
        format!(
            "{} = {}",
            self.name,
            typed.unwrap_or_else(|| (bits >> unused).to_string())
        )
    }
}

impl ValueType {
    /// A value, zero-extended to 64 bits, as the source has it. `None` if the type does not tell: of pointers, only
    /// of the null pointer.
    pub fn shown(&self, value: u64) -> Option<String> {
        let signed = |size: u8| {
            let unused = 64 - 8 * u32::from(size.clamp(1, 8));
            ((value << unused) as i64) >> unused
        };
        match self {
            ValueType::Signed(size) => Some(signed(*size).to_string()),
            ValueType::Unsigned => Some(value.to_string()),
            ValueType::Float(4) => Some(format!("{:?}", f32::from_bits(value as u32))),
            // A `long double` is counted as a `double`.
            ValueType::Float(8..=16) => Some(format!("{:?}", f64::from_bits(value))),
            ValueType::Char => {
                let c = u8::try_from(value).ok().filter(u8::is_ascii)?;
                Some(format!("'{}'", c.escape_ascii()))
            }
            ValueType::Bool => match value {
                0 => Some("false".to_owned()),
                1 => Some("true".to_owned()),
                _ => None,
            },
            ValueType::Pointer => (value == 0).then(|| "NULL".to_owned()),
            ValueType::Enumeration(size, names) => {
                let mut names = names.iter();
                let name =
                    names.find(|(known, _)| *known == signed(*size) || *known as u64 == value);
                name.map(|(_, name)| name.clone())
            }
            ValueType::Bits(fields) => {
                let fields: Vec<String> = fields.iter().map(|field| field.shown(value)).collect();
                Some(format!("{{{}}}", fields.join(", ")))
            }
            ValueType::Float(_) => None,
        }
    }
}

/// What is known of memory by where it is allocated.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Pointee {
    /// The name of the type.
    pub name: String,
    /// Its size in bytes.
    pub size: u64,
    /// Its parts.
    pub tree: TypeTree,
    /// What stands between it and the name of a part.
    pub joint: &'static str,
}

/// A field of a struct or union.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Field {
    /// Its name.
    pub name: String,
    /// Its byte offset.
    pub offset: u64,
    /// Its size in bytes.
    pub size: u64,
    /// Its type.
    pub tree: TypeTree,
}

impl TypeTree {
    /// The name of the part of `variable` at byte `offset`: `q.head`, `flag[1]`, `q.a[2].next`.
    /// What the type does not explain is left as a distance: `q+12`.
    pub fn name(&self, variable: &str, offset: u64) -> String {
        self.name_of(variable, offset, 1)
    }

    /// The name of the least part that has `size` bytes at the offset.
    pub fn name_of(&self, variable: &str, offset: u64, size: u64) -> String {
        let mut name = variable.to_owned();
        self.append(&mut name, offset, size);
        name
    }

    /// Whether objects of it begin with the address of a table of functions: then they may be of a class derived from it.
    pub fn is_polymorphic(&self) -> bool {
        let TypeTree::Struct { fields } = self else {
            return false;
        };
        let first = fields.first();
        first.is_some_and(|field| field.offset == 0 && field.name.starts_with("_vptr"))
    }

    /// How values of the part at byte `offset` are written, if one begins there.
    pub fn value_at(&self, offset: u64) -> Option<&ValueType> {
        match self {
            TypeTree::Value(value) => (offset == 0).then_some(value),
            TypeTree::Array { element, stride } if *stride > 0 => element.value_at(offset % stride),
            TypeTree::Struct { fields } => {
                let inside = |f: &&Field| (f.offset..f.offset + f.size).contains(&offset);
                let field = fields.iter().find(inside)?;
                field.tree.value_at(offset - field.offset)
            }
            _ => None,
        }
    }

    fn append(&self, name: &mut String, offset: u64, size: u64) {
        match self {
            TypeTree::Array { element, stride } if *stride >= size.max(1) => {
                name.push_str(&format!("[{}]", offset / stride));
                element.append(name, offset % stride, size);
            }
            TypeTree::Struct { fields } => {
                let inside =
                    |f: &&Field| f.size >= size && (f.offset..f.offset + f.size).contains(&offset);
                match fields.iter().find(inside) {
                    Some(field) => {
                        // A part without a name is as good as the whole.
                        if !field.name.is_empty() {
                            name.push('.');
                            name.push_str(&field.name);
                        }
                        field.tree.append(name, offset - field.offset, size);
                    }
                    None => append_distance(name, offset),
                }
            }
            _ => append_distance(name, offset),
        }
    }
}

fn append_distance(name: &mut String, offset: u64) {
    if offset > 0 {
        name.push_str(&format!("+{offset}"));
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn field(name: &str, offset: u64, size: u64, tree: TypeTree) -> Field {
        Field {
            name: name.to_owned(),
            offset,
            size,
            tree,
        }
    }

    #[test]
    fn parts_are_named_as_in_the_source() {
        let node = TypeTree::Struct {
            fields: vec![
                field("value", 0, 4, TypeTree::Scalar),
                field("next", 8, 8, TypeTree::Scalar),
            ],
        };
        let array = TypeTree::Array {
            element: Box::new(node),
            stride: 16,
        };
        let queue = TypeTree::Struct {
            fields: vec![
                field("head", 0, 8, TypeTree::Scalar),
                field("a", 8, 64, array),
            ],
        };
        assert_eq!(queue.name("q", 0), "q.head");
        assert_eq!(queue.name("q", 2), "q.head+2");
        assert_eq!(queue.name("q", 8 + 2 * 16 + 8), "q.a[2].next");
        assert_eq!(queue.name("q", 8 + 4), "q.a[0]+4");
        assert_eq!(queue.name("q", 100), "q+100");
        assert_eq!(queue.name_of("q", 8 + 2 * 16, 16), "q.a[2]");
        assert_eq!(queue.name_of("q", 0, 16), "q");
        assert_eq!(Shape::array(2, 4).tree.name("flag", 4), "flag[1]");
        assert_eq!(TypeTree::Unknown.name("q", 12), "q+12");
        assert_eq!(TypeTree::Scalar.name("x", 0), "x");
    }

    #[test]
    fn values_are_written_as_in_the_source() {
        let shown = |ty: ValueType, value| ty.shown(value).unwrap_or_default();
        assert_eq!(shown(ValueType::Signed(4), 0xffff_ffff), "-1");
        assert_eq!(shown(ValueType::Unsigned, 0xffff_ffff), "4294967295");
        assert_eq!(shown(ValueType::Float(8), 1.5_f64.to_bits()), "1.5");
        assert_eq!(shown(ValueType::Float(16), 1.5_f64.to_bits()), "1.5");
        assert_eq!(shown(ValueType::Char, 10), "'\\n'");
        assert_eq!(shown(ValueType::Bool, 1), "true");
        assert_eq!(shown(ValueType::Pointer, 0), "NULL");
        let states: Arc<[_]> = Arc::new([(0, "IDLE".to_owned()), (-1, "DEAD".to_owned())]);
        assert_eq!(
            shown(ValueType::Enumeration(4, states.clone()), 0xffff_ffff),
            "DEAD"
        );
        assert_eq!(shown(ValueType::Enumeration(4, states.clone()), 7), "");
        let bits = |name: &str, shift, width, ty| BitField {
            name: name.to_owned(),
            shift,
            width,
            ty: Some(ty),
        };
        let fields = ValueType::Bits(Arc::new([
            bits("mode", 0, 3, ValueType::Unsigned),
            bits("delta", 3, 5, ValueType::Signed(4)),
            bits("ready", 8, 1, ValueType::Bool),
            bits("state", 9, 2, ValueType::Enumeration(4, states)),
        ]));
        assert_eq!(
            shown(fields, 3 << 9 | 1 << 8 | 30 << 3 | 5),
            "{mode = 5, delta = -2, ready = true, state = DEAD}"
        );
    }
}
