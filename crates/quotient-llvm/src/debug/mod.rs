//! Debug information: source positions, names and types of variables.
//!
//! Malformed or missing debug information is never an error: names and positions are for people,
//! and a program without them is checked all the same.

mod bits;
mod node;
mod paths;
mod pointees;
mod rust;

use std::cell::{Cell, OnceCell, RefCell};
use std::iter;

use quotient_ir::program::{Field as TreeField, TypeTree, ValueType};
use rustc_hash::FxHashMap;

use crate::ast::{Field, Metadata, Nodes};
use crate::parse::metadata;
use bits::BitFields;
use node::Node;
use paths::{is_rust_library, is_system};

/// How far chains of scopes and types are followed: malformed metadata may be cyclic.
const MAX_DEPTH: u32 = 64;

/// How many nodes of types are looked at for one variable: cycles may branch.
const MAX_NODES: u32 = 100_000;

/// More objects that the source declares atomic are not told apart in one variable.
const MAX_RANGES: usize = 4096;

/// A place in the source.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(crate) struct Place<'d> {
    pub file: &'d str,
    pub line: u32,
    pub column: u32,
    /// The function, if it was inlined to where the instruction stands.
    pub inlined: Option<&'d str>,
    /// In a header of the system or of the C++ library, where users do not look.
    pub system: bool,
}

/// The file that a scope is in: its node, and whether it is one of the system's.
#[derive(Clone, Copy)]
struct Origin {
    file: u32,
    system: bool,
}

/// A variable as the source names it.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Variable {
    pub name: String,
    pub parts: Parts,
}

/// What a variable of some type is made of.
#[derive(Clone, PartialEq, Debug)]
pub(crate) struct Parts {
    pub tree: TypeTree,
    /// Ranges (byte offset, size) that the source declares as one atomic object although they are
    /// structs or unions.
    pub atomic_ranges: Vec<(u64, u64)>,
}

impl Parts {
    pub(crate) const UNKNOWN: Self = Parts {
        tree: TypeTree::Unknown,
        atomic_ranges: Vec::new(),
    };
}

/// Reads the metadata of one module.
pub(crate) struct DebugInfo<'m> {
    nodes: &'m Nodes<'m>,
    /// The program is of Rust.
    is_rust: bool,
    /// What has been read of each node; nothing of one that cannot be.
    read: Vec<OnceCell<Option<Metadata<'m>>>>,
    /// How many more nodes are looked at for the variable at hand.
    nodes_left: Cell<u32>,
    /// Whether any type is atomic, once it was asked; in C++ none is.
    has_atomic_types: OnceCell<bool>,
    /// Where scopes are, as far as it was asked.
    origins: RefCell<FxHashMap<u32, Option<Origin>>>,
    /// What variables of a type are made of, as far as it was asked.
    types: RefCell<FxHashMap<u32, Parts>>,
}

impl<'m> DebugInfo<'m> {
    pub(crate) fn new(nodes: &'m Nodes<'m>, is_rust: bool) -> Self {
        DebugInfo {
            nodes,
            is_rust,
            read: vec![OnceCell::new(); nodes.len()],
            nodes_left: Cell::new(MAX_NODES),
            has_atomic_types: OnceCell::new(),
            origins: RefCell::default(),
            types: RefCell::default(),
        }
    }

    /// The place of a `DILocation`; `None` if it has no line, as compilers give to code that no
    /// line of the source stands for.
    pub(crate) fn place(&self, location: u32) -> Option<Place<'_>> {
        let node = self.node(location)?;
        if node.kind != "DILocation" {
            return None;
        }
        let line = node.number("line").filter(|&line| line > 0)?;
        let scope = node.reference("scope")?;
        let inlined = node
            .reference("inlinedAt")
            .and_then(|_| self.function_of(scope));
        let Origin { file, system } = self.origin(scope)?;
        Some(Place {
            file: self.node(file)?.text("filename")?,
            line: line.try_into().ok()?,
            column: node.number("column").unwrap_or(0).try_into().ok()?,
            inlined,
            system,
        })
    }

    /// The place of a `DILocation` that a user looks at: what headers of the system do where they were inlined is done
    /// there.
    pub(crate) fn user_place(&self, location: u32) -> Option<Place<'_>> {
        let mut at = location;
        for _ in 0..MAX_DEPTH {
            let place = self.place(at).filter(|place| !place.system);
            if place.is_some() {
                return place;
            }
            at = self.node(at)?.reference("inlinedAt")?;
        }
        None
    }

    /// The linker's name of the function that the code at a `DILocation` is of, seen through what atomic accesses are made of
    /// in the Rust standard library.
    pub(crate) fn std_function(&self, location: u32) -> Option<&str> {
        self.std_functions(location).next()
    }

    /// The same, and then the functions into which that was inlined.
    pub(crate) fn std_functions(&self, location: u32) -> impl Iterator<Item = &str> {
        let mut at = Some(location);
        let functions = iter::from_fn(move || {
            let node = self.node(at?)?;
            let scope = node.reference("scope")?;
            at = node.reference("inlinedAt");
            Some(scope)
        });
        let of_atomics = |scope: &u32| {
            let file = self
                .origin(*scope)
                .and_then(|origin| self.node(origin.file));
            let file = file.and_then(|file| file.text("filename"));
            file.is_some_and(|file| file.ends_with("core/src/sync/atomic.rs"))
        };
        functions
            .take(MAX_DEPTH as usize)
            .skip_while(of_atomics)
            .map_while(|scope| {
                self.climb(scope, |_, node| match node.kind {
                    "DISubprogram" => node.text("linkageName"),
                    _ => None,
                })
            })
    }

    /// Whether a `DILocation` is of code that was inlined. It is asked of so many that none is read
    /// for it.
    pub(crate) fn is_inlined(&self, location: u32) -> bool {
        let node = self.nodes.find(location);
        node.is_some_and(|(_, text)| text.contains("inlinedAt"))
    }

    /// Where a `DISubprogram` is defined.
    pub(crate) fn function_place(&self, subprogram: u32) -> Option<Place<'_>> {
        let node = self.node(subprogram)?;
        let Origin { file, system } = self.origin(subprogram)?;
        Some(Place {
            file: self.node(file)?.text("filename")?,
            line: node.number("line")?.try_into().ok()?,
            column: 0,
            inlined: None,
            system,
        })
    }

    /// The name of a function as the source has it, with the classes and namespaces around it:
    /// `net::Queue<int>::push`, `main::lambda`.
    pub(crate) fn function_name(&self, subprogram: u32) -> Option<String> {
        let node = self.node(subprogram)?;
        let mut name = node.text("name")?.to_owned();
        let mut scope = node.reference("scope");
        for _ in 0..MAX_DEPTH {
            let Some(around) = scope.and_then(|id| self.node(id)) else {
                break;
            };
            scope = around.reference("scope");
            match (around.kind, around.text("name")) {
                ("DICompositeType", None) if name == "operator()" => name = "lambda".to_owned(),
                // Newer clangs put the place of the lambda into the name of its destructor.
                ("DICompositeType", None) if name.starts_with('~') => name = "~lambda".to_owned(),
                // Of an unnamed namespace, and those that only tell versions of a library apart.
                ("DINamespace", Some(outer)) if outer.starts_with("__") => {}
                // What one file of Rust is compiled as, which its programmer never called so.
                ("DINamespace", Some("program")) if self.is_rust && scope.is_none() => {}
                ("DICompositeType" | "DINamespace" | "DISubprogram", Some(outer)) => {
                    name = format!("{outer}::{name}");
                }
                _ => {}
            }
        }
        Some(name)
    }

    /// The variable of a `DILocalVariable` or `DIGlobalVariableExpression`.
    pub(crate) fn variable(&self, id: u32) -> Option<Variable> {
        let mut node = self.node(id)?;
        if node.kind == "DIGlobalVariableExpression" {
            node = self.node(node.reference("var")?)?;
        }
        let ty = node.reference("type");
        Some(Variable {
            name: node.text("name")?.to_owned(),
            parts: ty.map_or(Parts::UNKNOWN, |ty| self.parts(ty)),
        })
    }

    /// A type without the qualifiers and names that are put on it.
    fn bare(&self, mut ty: u32) -> Option<u32> {
        for _ in 0..MAX_DEPTH {
            let node = self.node(ty)?;
            match node.word("tag") {
                Some(
                    "DW_TAG_typedef"
                    | "DW_TAG_const_type"
                    | "DW_TAG_volatile_type"
                    | "DW_TAG_atomic_type"
                    | "DW_TAG_restrict_type",
                ) => ty = node.reference("baseType")?,
                _ => return Some(ty),
            }
        }
        None
    }

    /// What a variable of the type is made of.
    fn parts(&self, ty: u32) -> Parts {
        if let Some(known) = self.types.borrow().get(&ty) {
            return known.clone();
        }
        self.nodes_left.set(MAX_NODES);
        let mut atomic_ranges = Vec::new();
        if *self
            .has_atomic_types
            .get_or_init(|| has_atomic_types(self.nodes))
        {
            self.atomic_ranges(ty, 0, &mut atomic_ranges, 0);
        }
        self.nodes_left.set(MAX_NODES);
        let parts = Parts {
            tree: self.tree(ty, 0),
            atomic_ranges,
        };
        self.types.borrow_mut().insert(ty, parts.clone());
        parts
    }

    /// The file and line where a variable is declared.
    pub(crate) fn declared_at(&self, id: u32) -> Option<(String, u32)> {
        let mut node = self.node(id)?;
        if node.kind == "DIGlobalVariableExpression" {
            node = self.node(node.reference("var")?)?;
        }
        let file = self.node(node.reference("file")?)?;
        Some((
            file.text("filename")?.to_owned(),
            node.number("line")?.try_into().ok()?,
        ))
    }

    fn metadata(&self, id: u32) -> Option<&Metadata<'m>> {
        let (place, text) = self.nodes.find(id)?;
        self.read[place].get_or_init(|| metadata(text)).as_ref()
    }

    fn node(&self, id: u32) -> Option<Node<'_>> {
        match self.metadata(id)? {
            Metadata::Node { kind, fields } => Some(Node { kind, fields }),
            Metadata::Tuple(_) => None,
        }
    }

    /// The node of a type, unless the types around it are too many.
    fn type_node(&self, id: u32, depth: u32) -> Option<Node<'_>> {
        let left = self.nodes_left.get().checked_sub(1)?;
        self.nodes_left.set(left);
        self.node(id).filter(|_| depth < MAX_DEPTH)
    }

    /// The nodes that a tuple refers to.
    fn elements(&self, tuple: Option<u32>) -> Vec<u32> {
        match tuple.and_then(|id| self.metadata(id)) {
            Some(Metadata::Tuple(fields)) => fields
                .iter()
                .filter_map(|field| match field {
                    Field::Reference(id) => Some(*id),
                    _ => None,
                })
                .collect(),
            _ => Vec::new(),
        }
    }

    /// The same, with nothing in the place of what is no node.
    fn slots(&self, tuple: u32) -> Option<Vec<Option<u32>>> {
        let Metadata::Tuple(fields) = self.metadata(tuple)? else {
            return None;
        };
        let slots = fields.iter().map(|field| match field {
            Field::Reference(id) => Some(*id),
            _ => None,
        });
        Some(slots.collect())
    }

    /// The nearest enclosing scope, the given one included, for which `found` gives something.
    fn climb<'d, T>(
        &'d self,
        mut scope: u32,
        found: impl Fn(u32, &Node<'d>) -> Option<T>,
    ) -> Option<T> {
        for _ in 0..MAX_DEPTH {
            let node = self.node(scope)?;
            if let Some(answer) = found(scope, &node) {
                return Some(answer);
            }
            scope = node.reference("scope")?;
        }
        None
    }

    fn origin(&self, scope: u32) -> Option<Origin> {
        if let Some(known) = self.origins.borrow().get(&scope) {
            return *known;
        }
        let origin = self.climb(scope, |id, node| {
            let file = match node.kind {
                "DIFile" => id,
                _ => node.reference("file")?,
            };
            let node = self.node(file)?;
            let system = is_system(node.text("filename")?)
                || node.text("directory").is_some_and(is_rust_library);
            Some(Origin { file, system })
        });
        self.origins.borrow_mut().insert(scope, origin);
        origin
    }

    fn function_of(&self, scope: u32) -> Option<&str> {
        self.climb(scope, |_, node| match node.kind {
            "DISubprogram" => node.text("name"),
            _ => None,
        })
    }

    fn tree(&self, ty: u32, depth: u32) -> TypeTree {
        let Some(node) = self.type_node(ty, depth) else {
            return TypeTree::Unknown;
        };
        let inner = |field| match node.reference(field) {
            Some(id) => self.tree(id, depth + 1),
            None => TypeTree::Unknown,
        };
        match node.word("tag") {
            None if node.kind == "DIBasicType" => basic(&node),
            Some("DW_TAG_pointer_type" | "DW_TAG_reference_type") => {
                TypeTree::Value(ValueType::Pointer)
            }
            Some("DW_TAG_enumeration_type") => self.enumeration(&node),
            // The inside of a mutex or a thread handle is nobody's business.
            Some("DW_TAG_typedef") if node.text("name").is_some_and(is_opaque) => TypeTree::Scalar,
            Some("DW_TAG_structure_type" | "DW_TAG_class_type" | "DW_TAG_union_type") => {
                if let Some(variants) = self.is_rust.then(|| self.rust_enum(&node, depth)).flatten()
                {
                    return variants;
                }
                let mut fields = self.fields(&node, 0, depth);
                match fields.as_slice() {
                    // What the standard library wraps: the value of an atomic.
                    [only] if only.offset == 0 && only.name.starts_with("_M_") => {
                        fields.remove(0).tree
                    }
                    _ if self.is_rust => self.rust_struct(&node, fields),
                    _ => TypeTree::Struct { fields },
                }
            }
            Some("DW_TAG_array_type") => self.array(&node, depth),
            _ => inner("baseType"),
        }
    }

    fn enumeration(&self, node: &Node<'_>) -> TypeTree {
        let names = self.elements(node.reference("elements")).into_iter();
        let names = names.filter_map(|id| {
            let name = self.node(id)?;
            Some((name.number("value")?, name.text("name")?.to_owned()))
        });
        let size = (node.size("size") / 8).try_into().unwrap_or(4);
        TypeTree::Value(ValueType::Enumeration(size, names.collect()))
    }

    /// The fields of a struct or union, those of an unnamed one inside it, or of a base, as if they
    /// were its own.
    fn fields(&self, node: &Node<'_>, base: u64, depth: u32) -> Vec<TreeField> {
        let mut fields = Vec::new();
        let mut bits = BitFields::default();
        for id in self.elements(node.reference("elements")) {
            let Some(member) = self.node(id) else {
                continue;
            };
            let (Some("DW_TAG_member" | "DW_TAG_inheritance"), Some(ty)) =
                (member.word("tag"), member.reference("baseType"))
            else {
                continue;
            };
            if member.is_static() {
                continue;
            }
            let offset = base.saturating_add(member.size("offset") / 8);
            let name = member.text("name").filter(|name| !name.is_empty());
            if let (Some(unit), Some(name)) = (member.bits_of(), name) {
                let offset = base.saturating_add(unit / 8);
                bits.add(offset, unit, name, &member, self.tree(ty, depth + 1));
                continue;
            }
            match name {
                Some(name) => fields.push(TreeField {
                    name: name.to_owned(),
                    offset,
                    size: member.size("size").div_ceil(8),
                    tree: self.tree(ty, depth + 1),
                }),
                None => {
                    if let Some(inner) = self.type_node(ty, depth) {
                        fields.extend(self.fields(&inner, offset, depth + 1));
                    }
                }
            }
        }
        fields.extend(bits.into_fields());
        fields
    }

    fn array(&self, node: &Node<'_>, depth: u32) -> TypeTree {
        let Some(element) = node.reference("baseType") else {
            return TypeTree::Unknown;
        };
        let mut stride = self.size_of(element, 0);
        let mut tree = self.tree(element, depth + 1);
        for range in self.elements(node.reference("elements")).iter().rev() {
            tree = TypeTree::Array {
                element: Box::new(tree),
                stride,
            };
            let count = self.node(*range).map_or(0, |range| range.size("count"));
            stride = stride.saturating_mul(count);
        }
        tree
    }

    /// The size of a type in bytes; 0 if unknown.
    fn size_of(&self, ty: u32, depth: u32) -> u64 {
        match self.node(ty) {
            Some(node) if node.size("size") > 0 => node.size("size") / 8,
            Some(node) if depth < MAX_DEPTH => node
                .reference("baseType")
                .map_or(0, |base| self.size_of(base, depth + 1)),
            _ => 0,
        }
    }

    /// Whether the type, seen through qualifiers and typedefs, is a struct or union.
    fn is_composite(&self, ty: u32, depth: u32) -> bool {
        match self.node(ty).filter(|_| depth < MAX_DEPTH) {
            Some(node) if node.kind == "DICompositeType" => {
                node.word("tag") != Some("DW_TAG_enumeration_type")
            }
            Some(node) if node.word("tag") != Some("DW_TAG_pointer_type") => node
                .reference("baseType")
                .is_some_and(|base| self.is_composite(base, depth + 1)),
            _ => false,
        }
    }

    fn atomic_ranges(&self, ty: u32, base: u64, ranges: &mut Vec<(u64, u64)>, depth: u32) {
        let Some(node) = self.type_node(ty, depth) else {
            return;
        };
        match node.word("tag") {
            Some("DW_TAG_atomic_type") if self.is_composite(ty, 0) => {
                // Clang pads an atomic object to the size of the access it is read with.
                let size = self.size_of(ty, 0).next_power_of_two();
                if matches!(size, 2 | 4 | 8) {
                    ranges.push((base, size));
                }
            }
            Some("DW_TAG_structure_type" | "DW_TAG_class_type" | "DW_TAG_union_type") => {
                for id in self.elements(node.reference("elements")) {
                    let Some(member) = self.node(id).filter(|member| !member.is_static()) else {
                        continue;
                    };
                    if let Some(ty) = member.reference("baseType") {
                        let offset = base.saturating_add(member.size("offset") / 8);
                        self.atomic_ranges(ty, offset, ranges, depth + 1);
                    }
                }
            }
            Some("DW_TAG_array_type") => {
                let Some(element) = node.reference("baseType") else {
                    return;
                };
                let mut one = Vec::new();
                self.atomic_ranges(element, 0, &mut one, depth + 1);
                let stride = self.size_of(element, 0);
                if one.is_empty() || stride == 0 {
                    return;
                }
                let count = (node.size("size") / 8 / stride).min(MAX_RANGES as u64);
                let all = (0..count).flat_map(|n| {
                    let start = base.saturating_add(n * stride);
                    let moved = move |&(at, size): &(u64, u64)| (start.saturating_add(at), size);
                    one.iter().map(moved)
                });
                ranges.extend(all.take(MAX_RANGES.saturating_sub(ranges.len())));
            }
            Some("DW_TAG_pointer_type" | "DW_TAG_reference_type") => {}
            _ => {
                if let Some(inner) = node.reference("baseType") {
                    self.atomic_ranges(inner, base, ranges, depth + 1);
                }
            }
        }
    }
}

/// Whether a type of the C library has no parts for the program.
fn is_opaque(name: &str) -> bool {
    name.starts_with("pthread_") || ["sem_t", "mtx_t", "cnd_t", "once_flag"].contains(&name)
}

/// How values of a basic type are written.
fn basic(node: &Node<'_>) -> TypeTree {
    let size: u8 = (node.size("size") / 8).try_into().unwrap_or(8);
    let value = match (node.word("encoding"), node.text("name")) {
        (Some("DW_ATE_signed_char" | "DW_ATE_unsigned_char"), Some("char")) => ValueType::Char,
        (Some("DW_ATE_signed" | "DW_ATE_signed_char"), _) => ValueType::Signed(size),
        (Some("DW_ATE_unsigned" | "DW_ATE_unsigned_char"), _) => ValueType::Unsigned,
        (Some("DW_ATE_boolean"), _) => ValueType::Bool,
        (Some("DW_ATE_float"), _) => ValueType::Float(size),
        _ => return TypeTree::Scalar,
    };
    TypeTree::Value(value)
}

fn has_atomic_types(nodes: &Nodes<'_>) -> bool {
    let derived = |text: &&str| text.starts_with("!DIDerivedType");
    let mut types = nodes.texts().filter(derived);
    types.any(|text| text.contains("DW_TAG_atomic_type"))
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::parse::parse;

    const TEXT: &str = r#"
!0 = !DIFile(filename: "q.c", directory: "/x")
!1 = distinct !DISubprogram(name: "push", scope: !0, file: !0, line: 3)
!2 = !DILexicalBlock(scope: !1, file: !0, line: 4)
!3 = !DILocation(line: 5, column: 7, scope: !2)
!4 = !DILocation(line: 5, column: 7, scope: !2, inlinedAt: !3)
!5 = !DIBasicType(name: "int", size: 32)
!6 = !DIDerivedType(tag: DW_TAG_pointer_type, baseType: !7, size: 64)
!7 = distinct !DICompositeType(tag: DW_TAG_structure_type, name: "node", size: 192, elements: !8)
!8 = !{!9, !10, !11}
!9 = !DIDerivedType(tag: DW_TAG_member, name: "next", baseType: !6, size: 64)
!10 = !DIDerivedType(tag: DW_TAG_member, baseType: !12, size: 64, offset: 64)
!11 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !14, size: 64, offset: 128)
!12 = !DICompositeType(tag: DW_TAG_union_type, size: 64, elements: !13)
!13 = !{!15}
!14 = !DICompositeType(tag: DW_TAG_array_type, baseType: !5, size: 64, elements: !16)
!15 = !DIDerivedType(tag: DW_TAG_member, name: "u", baseType: !17, size: 64)
!16 = !{!18}
!17 = !DIDerivedType(tag: DW_TAG_atomic_type, baseType: !14)
!18 = !DISubrange(count: 2)
!19 = !DILocalVariable(name: "n", type: !7)
!20 = !DILocation(line: 0, scope: !2)
!21 = !DIDerivedType(tag: DW_TAG_typedef, baseType: !21)
!22 = !DILocalVariable(name: "loop", type: !21)
!23 = !DICompositeType(tag: DW_TAG_structure_type, name: "atomic", size: 32, elements: !24)
!24 = !{!25, !26}
!25 = !DIDerivedType(tag: DW_TAG_member, name: "_M_i", baseType: !5, size: 32)
!26 = !DIDerivedType(tag: DW_TAG_member, name: "free", baseType: !5, flags: DIFlagPublic | DIFlagStaticMember)
!27 = !DILocalVariable(name: "flag", type: !23)
!33 = !DICompositeType(tag: DW_TAG_structure_type, size: 64, elements: !34)
!34 = !{!35, !35, !36}
!35 = !DIDerivedType(tag: DW_TAG_member, baseType: !33, offset: 9223372036854775807)
!36 = !DIDerivedType(tag: DW_TAG_member, name: "a", baseType: !17, offset: 9223372036854775807)
!37 = !DILocalVariable(name: "loops", type: !33)
!38 = !DICompositeType(tag: DW_TAG_array_type, baseType: !17, size: 9223372036854775807, elements: !16)
!39 = !DICompositeType(tag: DW_TAG_array_type, baseType: !38, size: 9223372036854775807, elements: !16)
!40 = !DILocalVariable(name: "endless", type: !39)
"#;

    #[test]
    fn places_know_file_line_and_inlining() {
        let module = parse(TEXT).unwrap();
        let debug = DebugInfo::new(&module.metadata, false);
        let place = debug.place(3).unwrap();
        assert_eq!((place.file, place.line, place.column), ("q.c", 5, 7));
        assert_eq!(place.inlined, None);
        assert_eq!(debug.place(4).unwrap().inlined, Some("push"));
        assert_eq!(debug.place(20), None);
        assert_eq!(debug.place(5), None);
    }

    #[test]
    fn trees_name_parts() {
        let module = parse(TEXT).unwrap();
        let variable = DebugInfo::new(&module.metadata, false)
            .variable(19)
            .unwrap();
        let name = |offset| variable.parts.tree.name(&variable.name, offset);
        assert_eq!(name(0), "n.next");
        assert_eq!(name(8), "n.u[0]");
        assert_eq!(name(20), "n.a[1]");
        assert_eq!(variable.parts.atomic_ranges, [(8, 8)]);
    }

    #[test]
    fn static_members_are_no_fields() {
        let module = parse(TEXT).unwrap();
        let variable = DebugInfo::new(&module.metadata, false)
            .variable(27)
            .unwrap();
        assert!(matches!(variable.parts.tree, TypeTree::Scalar));
    }

    #[test]
    fn cyclic_types_end() {
        let module = parse(TEXT).unwrap();
        let variable = DebugInfo::new(&module.metadata, false)
            .variable(22)
            .unwrap();
        assert_eq!(variable.parts.tree, TypeTree::Unknown);
    }

    #[test]
    fn types_that_contain_themselves_twice_end() {
        let module = parse(TEXT).unwrap();
        let variable = DebugInfo::new(&module.metadata, false)
            .variable(37)
            .unwrap();
        assert!(matches!(variable.parts.tree, TypeTree::Struct { .. }));
    }

    #[test]
    fn endless_arrays_of_atomic_objects_end() {
        let module = parse(TEXT).unwrap();
        let variable = DebugInfo::new(&module.metadata, false)
            .variable(40)
            .unwrap();
        assert!(variable.parts.atomic_ranges.len() <= MAX_RANGES);
    }
}
