//! Bit-fields: what is read and written is the memory that several of them share, which has no name of its own.

use quotient_ir::program::{BitField, Field, TypeTree, ValueType};

use super::node::Node;

/// The bit-fields of a struct, by the offset of what they are read and written with.
#[derive(Default)]
pub(super) struct BitFields {
    units: Vec<(u64, Vec<BitField>)>,
}

impl BitFields {
    /// One more, which is accessed by what begins at byte `offset`: that is `unit` bits into the struct that has it.
    pub fn add(&mut self, offset: u64, unit: u64, name: &str, member: &Node<'_>, tree: TypeTree) {
        let shift = member.size("offset").saturating_sub(unit);
        let bits = BitField {
            name: name.to_owned(),
            shift: shift.try_into().unwrap_or(64),
            width: member.size("size").try_into().unwrap_or(64),
            ty: match tree {
                TypeTree::Value(value) => Some(value),
                _ => None,
            },
        };
        match self.units.last_mut() {
            Some((known, together)) if *known == offset => together.push(bits),
            _ => self.units.push((offset, vec![bits])),
        }
    }

    /// Fields without names for what they are accessed with.
    pub fn into_fields(self) -> impl Iterator<Item = Field> {
        self.units.into_iter().map(|(offset, bits)| {
            let ends = bits
                .iter()
                .map(|bits| bits.shift.saturating_add(bits.width));
            let size = u64::from(ends.max().unwrap_or(0).div_ceil(8));
            Field {
                name: String::new(),
                offset,
                size,
                // Others are accessed in parts.
                tree: match size {
                    1 | 2 | 4 | 8 => TypeTree::Value(ValueType::Bits(bits.into())),
                    _ => TypeTree::Scalar,
                },
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::super::DebugInfo;
    use crate::parse::parse;

    const TEXT: &str = r#"
!1 = !DIBasicType(name: "int", size: 32)
!2 = !DICompositeType(tag: DW_TAG_structure_type, size: 96, elements: !3)
!3 = !{!4, !5, !6, !7}
!4 = !DIDerivedType(tag: DW_TAG_member, name: "x", baseType: !1, size: 32)
!5 = !DIDerivedType(tag: DW_TAG_member, name: "u", baseType: !1, size: 4, offset: 32, flags: DIFlagBitField, extraData: i64 32)
!6 = !DIDerivedType(tag: DW_TAG_member, name: "v", baseType: !1, size: 9, offset: 36, flags: DIFlagBitField, extraData: i64 32)
!7 = !DIDerivedType(tag: DW_TAG_member, name: "w", baseType: !1, size: 2, offset: 64, flags: DIFlagPublic | DIFlagBitField, extraData: i64 64)
!8 = !DILocalVariable(name: "bits", type: !2)
"#;

    #[test]
    fn bit_fields_are_what_they_are_accessed_with() {
        let module = parse(TEXT).unwrap();
        let debug = DebugInfo::new(&module.metadata, false);
        let tree = debug.variable(8).unwrap().parts.tree;
        let shown = |offset, value| tree.value_at(offset)?.shown(value);
        assert_eq!(tree.name("bits", 4), "bits");
        assert_eq!(shown(4, 0x1f3).as_deref(), Some("{u = 3, v = 31}"));
        assert_eq!(shown(8, 2).as_deref(), Some("{w = 2}"));
        assert_eq!(tree.name("bits", 0), "bits.x");
    }
}
