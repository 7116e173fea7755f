//! Debug information of Rust programs: which functions were inlined where, what is allocated, and the types of the standard
//! library, whose wrappers nobody wants to see in the name of a variable.

use quotient_ir::program::{Field, Pointee, TypeTree, ValueType};

use super::{DebugInfo, MAX_DEPTH, Node};

/// A function that was inlined to where an instruction stands.
pub(crate) struct InlinedFunction {
    pub name: String,
    /// It is of a library.
    pub library: bool,
    /// The `DILocation` of the call.
    pub call: u32,
}

impl DebugInfo<'_> {
    /// The function that the code at a `DILocation` is of, if it was inlined. What `core` does (atomic accesses, reads
    /// through pointers, iterators) is the doing of whoever calls it: then its caller.
    pub(crate) fn inlined_function(&self, location: u32) -> Option<InlinedFunction> {
        let mut at = location;
        for _ in 0..MAX_DEPTH {
            let node = self.node(at)?;
            let call = node.reference("inlinedAt")?;
            let scope = node.reference("scope")?;
            let origin = self.origin(scope)?;
            let file = self.node(origin.file)?.text("filename")?;
            if origin.system && is_core(file) {
                at = call;
                continue;
            }
            let name = self.climb(scope, |id, node| {
                (node.kind == "DISubprogram").then(|| self.function_name(id))
            });
            return Some(InlinedFunction {
                name: name??,
                library: origin.system,
                call,
            });
        }
        None
    }

    /// What memory is for that is allocated at a `DILocation`: the type for which the innermost generic function there
    /// was made, as `Box<T>::new`.
    pub(crate) fn allocated(&self, location: u32) -> Option<Pointee> {
        let mut at = location;
        for _ in 0..MAX_DEPTH {
            let node = self.node(at)?;
            let parameters = self.climb(node.reference("scope")?, |_, node| {
                (node.kind == "DISubprogram").then(|| node.reference("templateParams"))
            });
            let parameters = self.elements(parameters.flatten()).into_iter();
            let mut types = parameters.filter_map(|id| {
                let parameter = self.node(id)?;
                let held = parameter.text("name") == Some("T");
                parameter.reference("type").filter(|_| held)
            });
            if let Some(ty) = types.next() {
                return self.allocated_type(ty);
            }
            at = node.reference("inlinedAt")?;
        }
        None
    }

    fn allocated_type(&self, ty: u32) -> Option<Pointee> {
        let name = self.node(ty)?.text("name")?;
        let held = |wrapper: &str| {
            let inner = name.strip_prefix(wrapper)?.strip_prefix('<')?;
            inner.strip_suffix('>')
        };
        let held = ["ArcInner", "RcInner", "RcBox"]
            .iter()
            .find_map(|w| held(w));
        let name = short_type(held.unwrap_or(name));
        let size = self.size_of(ty, 0);
        // What closures capture has no name that a program knows.
        let known = size > 0 && !name.contains("{closure");
        known.then(|| Pointee {
            name,
            size,
            tree: self.parts(ty).tree,
            joint: ".",
        })
    }

    /// The parts of a struct as a program of Rust would name them.
    pub(super) fn rust_struct(&self, node: &Node<'_>, mut fields: Vec<Field>) -> TypeTree {
        fields.retain(|field| field.size > 0);
        for field in &mut fields {
            // Of a tuple.
            if let Some(number) = field.name.strip_prefix("__") {
                field.name = number.to_owned();
            }
        }
        if self.is_of_std(node) {
            let name = node.text("name").unwrap_or_default();
            if ["AtomicBool", "Atomic<bool>"].contains(&name) {
                return TypeTree::Value(ValueType::Bool);
            }
            let generic = name.split('<').next().unwrap_or_default();
            if let [only] = fields.as_mut_slice()
                && only.offset == 0
            {
                return std::mem::take(&mut only.tree);
            }
            let hidden: &[&str] = match generic {
                "Mutex" | "RwLock" => &["inner", "data"],
                "ArcInner" => &["data"],
                "RcInner" | "RcBox" => &["value"],
                _ => &[],
            };
            let hidden = fields
                .iter_mut()
                .filter(|field| hidden.contains(&&*field.name));
            hidden.for_each(|field| field.name.clear());
        }
        TypeTree::Struct { fields }
    }

    /// The parts of an enum: which variant it is, and what is in each. What several variants have in the same place has the name
    /// and type that all of them give it, if they do: only the variant would tell.
    pub(super) fn rust_enum(&self, node: &Node<'_>, depth: u32) -> Option<TypeTree> {
        let mut parts = self.elements(node.reference("elements")).into_iter();
        let part = parts.find_map(|id| {
            let part = self.node(id)?;
            (part.word("tag") == Some("DW_TAG_variant_part")).then_some(part)
        })?;
        let tag = self.node(part.reference("discriminator")?)?;
        let mut names: Vec<(i64, String)> = Vec::new();
        // What is in the variants, each by its number and its name.
        let mut inside: Vec<(usize, &str, Field)> = Vec::new();
        let variants = self.elements(part.reference("elements")).into_iter();
        for (nth, variant) in variants.filter_map(|id| self.node(id)).enumerate() {
            let name = variant.text("name")?;
            let number = variant.number("extraData");
            names.extend(number.map(|number| (number, name.to_owned())));
            let held = self.type_node(variant.reference("baseType")?, depth)?;
            let mut fields = self.fields(&held, variant.size("offset") / 8, depth + 1);
            fields.retain(|field| field.size > 0);
            for field in &mut fields {
                if let Some(number) = field.name.strip_prefix("__") {
                    field.name = number.to_owned();
                }
            }
            inside.extend(fields.into_iter().map(|field| (nth, name, field)));
        }
        let size = tag.size("size") / 8;
        let names = ValueType::Enumeration(size.try_into().unwrap_or(8), names.into());
        let mut fields = vec![Field {
            name: String::new(),
            offset: tag.size("offset") / 8,
            size,
            tree: TypeTree::Value(names),
        }];
        for (nth, variant, field) in &inside {
            let ends = |field: &Field| field.offset.saturating_add(field.size);
            let meets = |(other, _, one): &&(usize, &str, Field)| {
                other != nth && one.offset < ends(field) && field.offset < ends(one)
            };
            let others: Vec<_> = inside.iter().filter(meets).collect();
            let name = match others.is_empty() {
                true => format!("{variant}.{}", field.name),
                false if others.iter().all(|(_, _, other)| other == field) => field.name.clone(),
                false => continue,
            };
            fields.push(Field {
                name,
                ..field.clone()
            });
        }
        Some(TypeTree::Struct { fields })
    }

    /// Whether a type is of the standard library.
    fn is_of_std(&self, node: &Node<'_>) -> bool {
        let mut scope = node.reference("scope");
        let mut outermost = None;
        for _ in 0..MAX_DEPTH {
            let Some(around) = scope.and_then(|id| self.node(id)) else {
                break;
            };
            outermost = around.text("name");
            scope = around.reference("scope");
        }
        matches!(outermost, Some("core" | "alloc" | "std"))
    }
}

fn is_core(file: &str) -> bool {
    file.starts_with("library/core/") || file.contains("/library/core/src/")
}

/// A type without the paths of what it is made of: `Mutex<Vec<i32>>`.
fn short_type(name: &str) -> String {
    let mut short = String::new();
    let mut word = String::new();
    let mut characters = name.chars().peekable();
    while let Some(c) = characters.next() {
        match c {
            ':' if characters.peek() == Some(&':') => {
                characters.next();
                word.clear();
            }
            c if c.is_alphanumeric() || c == '_' => word.push(c),
            c => {
                short.push_str(&word);
                word.clear();
                short.push(c);
            }
        }
    }
    short.push_str(&word);
    // What nobody writes, since it is the usual.
    short
        .replace(", Global>", ">")
        .replace(", RandomState>", ">")
}

#[cfg(test)]
mod tests {
    use super::super::DebugInfo;
    use super::short_type;
    use crate::parse::parse;

    const ENUM: &str = r#"
!1 = !DIBasicType(name: "u32", size: 32, encoding: DW_ATE_unsigned)
!2 = !DICompositeType(tag: DW_TAG_structure_type, name: "Shape", size: 128, elements: !3)
!3 = !{!4}
!4 = !DICompositeType(tag: DW_TAG_variant_part, scope: !2, size: 128, elements: !5, discriminator: !6)
!5 = !{!7, !8, !9}
!6 = !DIDerivedType(tag: DW_TAG_member, scope: !2, baseType: !1, size: 32, flags: DIFlagArtificial)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "Empty", baseType: !10, size: 128, extraData: i32 0)
!8 = !DIDerivedType(tag: DW_TAG_member, name: "Circle", baseType: !11, size: 128, extraData: i32 1)
!9 = !DIDerivedType(tag: DW_TAG_member, name: "Rect", baseType: !12, size: 128, extraData: i32 2)
!10 = !DICompositeType(tag: DW_TAG_structure_type, name: "Empty", size: 128, elements: !13)
!11 = !DICompositeType(tag: DW_TAG_structure_type, name: "Circle", size: 128, elements: !14)
!12 = !DICompositeType(tag: DW_TAG_structure_type, name: "Rect", size: 128, elements: !15)
!13 = !{}
!14 = !{!16}
!15 = !{!17, !18}
!16 = !DIDerivedType(tag: DW_TAG_member, name: "__0", baseType: !19, size: 64, offset: 64)
!17 = !DIDerivedType(tag: DW_TAG_member, name: "w", baseType: !1, size: 32, offset: 32)
!18 = !DIDerivedType(tag: DW_TAG_member, name: "h", baseType: !1, size: 32, offset: 64)
!19 = !DIBasicType(name: "f64", size: 64, encoding: DW_ATE_float)
!20 = !DILocalVariable(name: "shape", type: !2)
"#;

    #[test]
    fn enums_have_variants_and_what_is_in_them() {
        let module = parse(ENUM).unwrap();
        let debug = DebugInfo::new(&module.metadata, true);
        let tree = debug.variable(20).unwrap().parts.tree;
        let shown = |value| tree.value_at(0)?.shown(value);
        assert_eq!(shown(1).as_deref(), Some("Circle"));
        assert_eq!(shown(7), None);
        assert_eq!(tree.name("shape", 0), "shape");
        assert_eq!(tree.name("shape", 4), "shape.Rect.w");
        // Of two variants.
        assert_eq!(tree.name("shape", 8), "shape+8");
    }

    #[test]
    fn types_lose_their_paths() {
        for (long, short) in [
            ("AtomicUsize", "AtomicUsize"),
            (
                "std::sync::poison::mutex::Mutex<alloc::vec::Vec<i32, alloc::alloc::Global>>",
                "Mutex<Vec<i32>>",
            ),
            (
                "my_crate::a::Node<(u8, core::Cell<u8>)>",
                "Node<(u8, Cell<u8>)>",
            ),
        ] {
            assert_eq!(short_type(long), short);
        }
    }
}
