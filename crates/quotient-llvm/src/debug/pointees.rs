//! What pointers point to: the types of memory that a program allocates.

use quotient_ir::program::Pointee;

use super::DebugInfo;

impl DebugInfo<'_> {
    /// What a variable that is a pointer points to. A struct is called by its type, anything else by the variable.
    pub(crate) fn pointee(&self, variable: u32) -> Option<Pointee> {
        let mut node = self.node(variable)?;
        if node.kind == "DIGlobalVariableExpression" {
            node = self.node(node.reference("var")?)?;
        }
        let variable = node.text("name")?;
        self.target(node.reference("type")?, Some(variable))
    }

    /// The struct that a parameter of a function points to, that of a constructor's object included.
    pub(crate) fn pointee_of_parameter(&self, function: u32, nth: usize) -> Option<Pointee> {
        let ty = self.node(self.node(function)?.reference("type")?)?;
        // The first is what the function returns, which may be nothing.
        let types = self.slots(ty.reference("types")?)?;
        self.target((*types.get(nth + 1)?)?, None)
    }

    /// What a type of pointers points to. Without a name for what is no struct there is none.
    fn target(&self, pointer: u32, variable: Option<&str>) -> Option<Pointee> {
        let pointer = self.node(self.bare(pointer)?)?;
        if pointer.word("tag") != Some("DW_TAG_pointer_type") {
            return None;
        }
        let target = pointer.reference("baseType")?;
        let bare = self.bare(target)?;
        let name = match self.is_composite(bare, 0) {
            true => {
                let named = [target, bare].into_iter().filter_map(|id| self.node(id));
                let mut names = named.filter_map(|node| node.text("name"));
                names.find(|name| !name.is_empty())?.to_owned()
            }
            false => format!("*{}", variable?),
        };
        let size = self.size_of(bare, 0);
        let tree = self.parts(bare).tree;
        (size > 0).then_some(Pointee {
            name,
            size,
            tree,
            joint: "->",
        })
    }
}
