//! Instructions other than memory accesses, and what is attached to instructions.

use std::borrow::Cow;

use super::attributes::Attributes;
use super::values::{binary_op, cast_op};
use super::{ParseError, Parser};
use crate::ast::{
    Argument, Clause, Instruction, Landing, MetadataOperand, Operation, Type, Typed, Value,
};
use crate::lex::{Spanned, Token};

/// What of the metadata attached to an instruction means something here.
#[derive(Default)]
struct Attached {
    /// The node of `!dbg`.
    debug: Option<u32>,
    /// `!noundef`.
    noundef: bool,
}

impl<'a> Parser<'a> {
    /// One instruction or debug record, with its attachments.
    pub(super) fn instruction(&mut self) -> Result<Instruction<'a>, ParseError> {
        let line = self.line();
        if let Token::Hash(record) = self.peek() {
            self.next();
            return Ok(Instruction {
                result: None,
                operation: self.debug_record(record)?,
                line,
                debug: None,
            });
        }
        let result = match (self.peek(), self.ahead()) {
            (Token::Local(name), Token::Mark('=')) => {
                self.next();
                self.next();
                Some(name.text())
            }
            _ => None,
        };
        let mut operation = self.operation()?;
        let attached = self.attachments()?;
        if let Operation::Load { defined, .. } = &mut operation {
            *defined = attached.noundef;
        }
        Ok(Instruction {
            result,
            operation,
            line,
            debug: attached.debug,
        })
    }

    /// What an instruction does, up to its attachments.
    fn operation(&mut self) -> Result<Operation<'a>, ParseError> {
        let start = self.current;
        let opcode = self.word("an instruction")?;
        if let Some(operation) = self.computation(opcode)? {
            return Ok(operation);
        }
        if let Some(operation) = self.part_operation(opcode)? {
            return Ok(operation);
        }
        if let Some(operation) = self.memory_operation(opcode)? {
            return Ok(operation);
        }
        if let Some(operation) = self.control(opcode)? {
            return Ok(operation);
        }
        self.unsupported(start, opcode)
    }

    /// An instruction that computes a value of others, whose word has been taken; `None` if
    /// `opcode` is not of this kind.
    fn computation(&mut self, opcode: &str) -> Result<Option<Operation<'a>>, ParseError> {
        if let Some(op) = binary_op(opcode) {
            self.flags();
            let (ty, left, right) = self.same_typed()?;
            return Ok(Some(Operation::Binary {
                op,
                ty,
                left,
                right,
            }));
        }
        if let Some(op) = cast_op(opcode) {
            self.flags();
            let value = self.typed()?;
            self.expect_word("to")?;
            let to = self.ty()?;
            return Ok(Some(Operation::Cast { op, value, to }));
        }
        Ok(Some(match opcode {
            "fneg" => {
                self.flags();
                Operation::FNeg(self.typed()?)
            }
            "icmp" => {
                self.flags();
                let predicate = self.word("a comparison")?;
                let (ty, left, right) = self.same_typed()?;
                Operation::ICmp {
                    predicate,
                    ty,
                    left,
                    right,
                }
            }
            "fcmp" => {
                self.flags();
                let predicate = self.word("a comparison")?;
                let (ty, left, right) = self.same_typed()?;
                Operation::FCmp {
                    predicate,
                    ty,
                    left,
                    right,
                }
            }
            "select" => {
                self.flags();
                let condition = Box::new(self.typed()?);
                self.expect(',')?;
                let then = self.typed()?;
                self.expect(',')?;
                let otherwise = Box::new(self.typed()?);
                Operation::Select {
                    condition,
                    then,
                    otherwise,
                }
            }
            "freeze" => Operation::Freeze(self.typed()?),
            _ => return Ok(None),
        }))
    }

    /// An instruction that takes a part out of an aggregate or a vector, or puts one into it, whose
    /// word has been taken; `None` if `opcode` is not of this kind.
    fn part_operation(&mut self, opcode: &str) -> Result<Option<Operation<'a>>, ParseError> {
        Ok(Some(match opcode {
            "extractvalue" => {
                let aggregate = self.typed()?;
                Operation::ExtractValue {
                    aggregate,
                    path: self.path()?,
                }
            }
            "insertvalue" => {
                let aggregate = self.typed()?;
                self.expect(',')?;
                let value = Box::new(self.typed()?);
                Operation::InsertValue {
                    aggregate,
                    value,
                    path: self.path()?,
                }
            }
            "extractelement" => {
                let vector = self.typed()?;
                self.expect(',')?;
                Operation::ExtractElement {
                    vector,
                    index: self.typed()?,
                }
            }
            "shufflevector" => {
                let left = self.typed()?;
                self.expect(',')?;
                let right = Box::new(self.typed()?);
                self.expect(',')?;
                let mask = Box::new(self.typed()?);
                Operation::ShuffleVector { left, right, mask }
            }
            "insertelement" => {
                let vector = self.typed()?;
                self.expect(',')?;
                let value = Box::new(self.typed()?);
                self.expect(',')?;
                Operation::InsertElement {
                    vector,
                    value,
                    index: Box::new(self.typed()?),
                }
            }
            _ => return Ok(None),
        }))
    }

    /// An instruction that ends a block or begins one, a call, or one that takes the next of a
    /// call's unnamed arguments, whose word has been taken; `None` if `opcode` is not of this kind.
    fn control(&mut self, opcode: &str) -> Result<Option<Operation<'a>>, ParseError> {
        Ok(Some(match opcode {
            "ret" => {
                // What is returned may be a pointer to a function: `void (i32)* %f`.
                if self.at_word("void") && self.ahead() != Token::Mark('(') {
                    self.next();
                    Operation::Return(None)
                } else {
                    Operation::Return(Some(self.typed()?))
                }
            }
            "br" => self.branch()?,
            "switch" => self.switch()?,
            "indirectbr" => {
                let address = self.typed()?;
                self.expect(',')?;
                self.expect('[')?;
                let mut labels = Vec::new();
                while !self.at_mark(']') {
                    labels.push(self.label()?);
                    if !self.accept(',') {
                        break;
                    }
                }
                self.expect(']')?;
                Operation::IndirectJump { address, labels }
            }
            "unreachable" => Operation::Unreachable,
            "phi" => self.phi()?,
            "tail" | "musttail" | "notail" => {
                self.expect_word("call")?;
                self.call()?
            }
            "call" => self.call()?,
            "invoke" => self.invoke()?,
            "landingpad" => self.landing_pad()?,
            "resume" => Operation::Resume(self.typed()?),
            "va_arg" => {
                let list = self.typed()?;
                self.expect(',')?;
                let ty = self.ty()?;
                Operation::VaArg { list, ty }
            }
            _ => return Ok(None),
        }))
    }

    /// `ty a, b`.
    fn same_typed(&mut self) -> Result<(Type<'a>, Value<'a>, Value<'a>), ParseError> {
        let Typed { ty, value: left } = self.typed()?;
        self.expect(',')?;
        let right = self.value(&ty)?;
        Ok((ty, left, right))
    }

    /// `label %name`.
    fn label(&mut self) -> Result<Cow<'a, str>, ParseError> {
        self.expect_word("label")?;
        self.local("the name of a block")
    }

    fn local(&mut self, expected: &str) -> Result<Cow<'a, str>, ParseError> {
        let Token::Local(name) = self.peek() else {
            return Err(self.error(expected));
        };
        self.next();
        Ok(name.text())
    }

    fn branch(&mut self) -> Result<Operation<'a>, ParseError> {
        if self.at_word("label") {
            return Ok(Operation::Jump(self.label()?));
        }
        let condition = self.typed()?;
        self.expect(',')?;
        let then = self.label()?;
        self.expect(',')?;
        let otherwise = self.label()?;
        Ok(Operation::Branch {
            condition,
            then,
            otherwise,
        })
    }

    fn switch(&mut self) -> Result<Operation<'a>, ParseError> {
        let value = self.typed()?;
        self.expect(',')?;
        let default = self.label()?;
        self.expect('[')?;
        let mut cases = Vec::new();
        while !self.accept(']') {
            let case = self.typed()?;
            self.expect(',')?;
            cases.push((case.value, self.label()?));
        }
        Ok(Operation::Switch {
            value,
            default,
            cases,
        })
    }

    fn phi(&mut self) -> Result<Operation<'a>, ParseError> {
        self.flags();
        let ty = self.ty()?;
        let mut incoming = Vec::new();
        while self.at_mark('[') {
            self.next();
            let value = self.value(&ty)?;
            self.expect(',')?;
            incoming.push((value, self.local("the name of a block")?));
            self.expect(']')?;
            // The comma may also begin the attachments.
            if self.ahead() == Token::Mark('[') {
                self.expect(',')?;
            }
        }
        Ok(Operation::Phi { ty, incoming })
    }

    /// `, 0, 1`: up to the attachments.
    fn path(&mut self) -> Result<Vec<u32>, ParseError> {
        let mut path = Vec::new();
        while self.at_mark(',') && matches!(self.ahead(), Token::Int(_)) {
            self.next();
            path.push(self.unsigned("an index")?);
        }
        Ok(path)
    }

    fn call(&mut self) -> Result<Operation<'a>, ParseError> {
        self.flags();
        self.attributes()?;
        let (result, named) = match self.ty()? {
            Type::Function(ty) => (ty.result, ty.varargs.then_some(ty.params.len())),
            ty => (ty, None),
        };
        let callee = self.value(&Type::Pointer)?;
        let arguments = self.arguments()?;
        self.trailing_attributes()?;
        if self.at_mark('[') {
            self.skip_group()?;
        }
        if let (Value::Global(name), [address, variable, ..]) = (&callee, arguments.as_slice())
            && name == "llvm.dbg.declare"
            && let Some(declare) = declare(&address.value, &variable.value)
        {
            return Ok(declare);
        }
        Ok(Operation::Call {
            result,
            callee,
            arguments,
            named,
            landing: None,
        })
    }

    /// `... to label %normal unwind label %unwind`, after what a call says too.
    fn invoke(&mut self) -> Result<Operation<'a>, ParseError> {
        let mut operation = self.call()?;
        self.expect_word("to")?;
        let normal = self.label()?;
        self.expect_word("unwind")?;
        let unwind = self.label()?;
        if let Operation::Call { landing, .. } = &mut operation {
            *landing = Some(Box::new(Landing { normal, unwind }));
        }
        Ok(operation)
    }

    fn landing_pad(&mut self) -> Result<Operation<'a>, ParseError> {
        let ty = self.ty()?;
        let mut clauses = Vec::new();
        self.accept_word("cleanup");
        loop {
            if self.accept_word("catch") {
                clauses.push(Clause::Catch(self.typed()?.value));
            } else if self.accept_word("filter") {
                clauses.push(Clause::Filter(self.typed()?));
            } else {
                return Ok(Operation::LandingPad { ty, clauses });
            }
        }
    }

    fn arguments(&mut self) -> Result<Vec<Argument<'a>>, ParseError> {
        self.expect('(')?;
        let mut arguments = Vec::new();
        while !self.at_mark(')') {
            let ty = self.ty()?;
            let attributes = if ty == Type::Metadata {
                Attributes::default()
            } else {
                self.attributes()?
            };
            let value = self.value(&ty)?;
            arguments.push(Argument {
                ty,
                value,
                by_value: attributes.by_value,
                returned: attributes.returned,
                align: attributes.align,
            });
            if !self.accept(',') {
                break;
            }
        }
        self.expect(')')?;
        Ok(arguments)
    }

    /// `#dbg_declare(ptr %x, !1, !DIExpression(), !2)` and its siblings.
    fn debug_record(&mut self, record: &str) -> Result<Operation<'a>, ParseError> {
        if record != "dbg_declare" {
            self.skip_group()?;
            return Ok(Operation::Ignored);
        }
        self.expect('(')?;
        let address = match self.at_type() {
            true => Some(self.typed()?.value),
            false => None,
        };
        let variable = match (self.peek(), self.ahead()) {
            (Token::Mark(','), Token::MetadataId(id)) => Some(id),
            _ => None,
        };
        self.skip_rest_of_group(1)?;
        Ok(match (address, variable) {
            (Some(address), Some(variable)) => Operation::Declare { address, variable },
            _ => Operation::Ignored,
        })
    }

    /// `, align 8, !dbg !4, !noundef !5, !tbaa !{...}`
    fn attachments(&mut self) -> Result<Attached, ParseError> {
        let mut attached = Attached::default();
        while self.accept(',') {
            match self.peek() {
                Token::MetadataName(name) => {
                    self.next();
                    let node = self.metadata_node()?;
                    match name {
                        "dbg" => attached.debug = node,
                        "noundef" => attached.noundef = true,
                        _ => {}
                    }
                }
                Token::Word("align" | "addrspace") => self.trailing_attributes()?,
                _ => return Err(self.error("metadata attached to the instruction")),
            }
        }
        Ok(attached)
    }

    /// A reference `!7` as its number; any other metadata is skipped.
    pub(super) fn metadata_node(&mut self) -> Result<Option<u32>, ParseError> {
        match self.next() {
            Token::MetadataId(id) => return Ok(Some(id)),
            Token::MetadataName(_) if self.at_mark('(') => self.skip_group()?,
            Token::Bang if self.at_mark('{') => self.skip_group()?,
            Token::Bang => {
                self.next();
            }
            _ => return Err(self.error("metadata")),
        }
        Ok(None)
    }

    /// Skips the rest of an instruction that is not known: its line, and the lines that can only
    /// go on from it.
    fn unsupported(
        &mut self,
        start: Spanned<'a>,
        opcode: &'a str,
    ) -> Result<Operation<'a>, ParseError> {
        let known = matches!(
            opcode,
            "callbr" | "catchswitch" | "catchret" | "cleanupret" | "catchpad" | "cleanuppad"
        );
        if !known {
            return Err(self.error_at(start, "an instruction"));
        }
        let mut line = self.previous_line;
        loop {
            let goes_on = self.line() == line
                || matches!(
                    self.peek(),
                    Token::Word("to" | "unwind" | "cleanup" | "catch" | "filter")
                        | Token::Mark(']' | ')')
                );
            // What is attached to it says where it stands.
            let attached =
                self.peek() == Token::Mark(',') && matches!(self.ahead(), Token::MetadataName(_));
            if !goes_on || attached || self.peek() == Token::End {
                return Ok(Operation::Unsupported(opcode));
            }
            line = self.line();
            self.next();
        }
    }
}

fn declare<'a>(address: &Value<'a>, variable: &Value<'a>) -> Option<Operation<'a>> {
    match (address, variable) {
        (
            Value::Metadata(MetadataOperand::Value(address)),
            Value::Metadata(MetadataOperand::Node(variable)),
        ) => Some(Operation::Declare {
            address: (**address).clone(),
            variable: *variable,
        }),
        _ => None,
    }
}
