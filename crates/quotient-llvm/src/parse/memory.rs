//! The instructions that touch memory or compute addresses.

use super::{ParseError, Parser};
use crate::ast::Operation;
use crate::lex::Token;
use quotient_model::{MemoryOrder, Orders};

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
                let order = self.access_order(atomic)?;
                Operation::Load {
                    ty,
                    pointer,
                    order,
                    defined: false,
                }
            }
            "store" => {
                let atomic = self.accept_word("atomic");
                self.accept_word("volatile");
                let value = self.typed()?;
                self.expect(',')?;
                let pointer = self.typed()?;
                let order = self.access_order(atomic)?;
                Operation::Store {
                    value,
                    pointer,
                    order,
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
                self.scope()?;
                let success = self.order().unwrap_or(MemoryOrder::SeqCst);
                let failure = self.order().unwrap_or(success);
                Operation::CompareExchange {
                    pointer,
                    expected,
                    new,
                    orders: Orders { success, failure },
                }
            }
            "atomicrmw" => {
                self.accept_word("volatile");
                let op = self.word("the operation of an atomicrmw")?;
                let pointer = self.typed()?;
                self.expect(',')?;
                let operand = self.typed()?;
                let order = self.access_order(true)?;
                Operation::AtomicRmw {
                    op,
                    pointer,
                    operand,
                    order,
                }
            }
            "fence" => {
                let single = self.scope()?;
                let order = self.order().unwrap_or(MemoryOrder::SeqCst);
                Operation::Fence(match single {
                    true => MemoryOrder::Relaxed,
                    false => order,
                })
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

    /// The order of an access, behind its scope: `syncscope("agent") acquire`.
    fn access_order(&mut self, atomic: bool) -> Result<MemoryOrder, ParseError> {
        self.scope()?;
        let order = self.order();
        Ok(match atomic {
            true => order.unwrap_or(MemoryOrder::SeqCst),
            false => MemoryOrder::NotAtomic,
        })
    }

    /// `syncscope("singlethread")`, optional: whether it is just that. All other scopes have all threads in them.
    fn scope(&mut self) -> Result<bool, ParseError> {
        if !self.accept_word("syncscope") {
            return Ok(false);
        }
        let single = matches!(self.ahead(), Token::Text(scope) if scope.text() == "singlethread");
        self.skip_group()?;
        Ok(single)
    }

    /// One order, optional.
    fn order(&mut self) -> Option<MemoryOrder> {
        let Token::Word(word) = self.peek() else {
            return None;
        };
        let order = match word {
            "unordered" | "monotonic" => MemoryOrder::Relaxed,
            "acquire" => MemoryOrder::Acquire,
            "release" => MemoryOrder::Release,
            "acq_rel" => MemoryOrder::AcqRel,
            "seq_cst" => MemoryOrder::SeqCst,
            _ => return None,
        };
        self.next();
        Some(order)
    }
}
