//! What is kept of the source for people to read: positions, and the types of variables.

/// A source position: an index (from 1) into [`Module::positions`](super::Module::positions), or
/// nothing.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash, Debug, Default)]
pub struct Position(pub u32);

impl Position {
    /// No position known.
    pub const NONE: Position = Position(0);
}

/// A place in the source.
#[derive(Clone, PartialEq, Eq, Hash, Debug, Default)]
pub struct PositionEntry {
    /// Index into [`Module::files`](super::Module::files).
    pub file: u32,
    /// The line, from 1; 0 if unknown.
    pub line: u32,
    /// The column, from 1; 0 if unknown.
    pub column: u32,
    /// The function that the source has there, where that is not the enclosing function of the
    /// IR: the compiler has inlined it.
    pub inlined: Option<String>,
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
                        name.push('.');
                        name.push_str(&field.name);
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
}
