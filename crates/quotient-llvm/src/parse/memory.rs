//! The instructions that touch memory or compute addresses. Memory orders are skipped: under
//! sequential consistency they change nothing.

use super::{ParseError, Parser};
use crate::ast::Operation;
use crate::lex::Token;

impl<'a> Parser<'a> {
    /// The instruction of `opcode`, whose word has been taken; `None` if it is not of this kind.
    pub(super) fn memory_operation(
        &mut self,
        opcode: &str,
    ) -> Result<Option<Operation<'a>>, ParseError> {
        Ok(Some(match opcode {
            "alloca" => self.alloca()?,
            "load" => {
                let atomic = self.accept_word("atomic");
                self.accept_word("volatile");
                let ty = self.ty()?;
                self.expect(',')?;
                let pointer = self.typed()?;
                self.ordering()?;
                Operation::Load {
                    ty,
                    pointer,
                    atomic,
                }
            }
            "store" => {
                let atomic = self.accept_word("atomic");
                self.accept_word("volatile");
                let value = self.typed()?;
                self.expect(',')?;
                let pointer = self.typed()?;
                self.ordering()?;
                Operation::Store {
                    value,
                    pointer,
                    atomic,
                }
            }
            "cmpxchg" => {
                // A weak one may fail spuriously; checking only the strong behaviour is the usual
                // choice, since programs loop on failure.
                self.accept_word("weak");
                self.accept_word("volatile");
                let pointer = Box::new(self.typed()?);
                self.expect(',')?;
                let expected = Box::new(self.typed()?);
                self.expect(',')?;
                let new = self.typed()?;
                self.ordering()?;
                Operation::CompareExchange {
                    pointer,
                    expected,
                    new,
                }
            }
            "atomicrmw" => {
                self.accept_word("volatile");
                let op = self.word("the operation of an atomicrmw")?;
                let pointer = self.typed()?;
                self.expect(',')?;
                let operand = self.typed()?;
                self.ordering()?;
                Operation::AtomicRmw {
                    op,
                    pointer,
                    operand,
                }
            }
            "fence" => {
                self.ordering()?;
                Operation::Fence
            }
            "getelementptr" => {
                self.flags();
                let source = self.ty()?;
                self.expect(',')?;
                let base = self.typed()?;
                let mut indices = Vec::new();
                while self.at_mark(',') && !matches!(self.ahead(), Token::MetadataName(_)) {
                    self.next();
                    indices.push(self.typed()?);
                }
                Operation::GetElementPtr {
                    source,
                    base,
                    indices,
                }
            }
            _ => return Ok(None),
        }))
    }

    fn alloca(&mut self) -> Result<Operation<'a>, ParseError> {
        self.accept_word("inalloca");
        self.accept_word("swifterror");
        let ty = self.ty()?;
        let mut count = None;
        // The count, unlike the alignment and the address space, begins with a type.
        if self.at_mark(',') && matches!(self.ahead(), Token::Word(word) if word.starts_with('i')) {
            self.next();
            count = Some(self.typed()?);
        }
        Ok(Operation::Alloca { ty, count })
    }

    /// `syncscope("agent") acq_rel monotonic`, all optional.
    fn ordering(&mut self) -> Result<(), ParseError> {
        if self.accept_word("syncscope") {
            self.skip_group()?;
        }
        while let Token::Word(
            "unordered" | "monotonic" | "acquire" | "release" | "acq_rel" | "seq_cst",
        ) = self.peek()
        {
            self.next();
        }
        Ok(())
    }
}
