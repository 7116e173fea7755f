//! The top level: types, globals, functions and their blocks.

use super::{ParseError, Parser};
use crate::ast::{Block, Function, Global, Module, Operation, Parameter, Type};
use crate::lex::Token;

impl<'a> Parser<'_, 'a> {
    pub(super) fn module(mut self) -> Result<Module, ParseError> {
        let mut module = Module::default();
        loop {
            match self.peek() {
                Token::End => return Ok(module),
                Token::Local(name) => {
                    self.next();
                    self.expect('=')?;
                    self.expect_word("type")?;
                    let ty = self.ty()?;
                    module.types.insert(name.clone(), ty);
                }
                Token::Global(name) => self.global(name, &mut module)?,
                Token::MetadataId(id) => {
                    self.next();
                    self.expect('=')?;
                    let node = self.metadata_definition()?;
                    module.metadata.insert(*id, node);
                }
                Token::MetadataName(_) => {
                    self.next();
                    self.expect('=')?;
                    self.metadata_definition()?;
                }
                Token::Word("define") => {
                    let function = self.definition()?;
                    module.functions.push(function);
                }
                Token::Word("declare") => {
                    let function = self.declaration()?;
                    module.functions.push(function);
                }
                Token::Word("attributes") => {
                    while !self.at_mark('{') {
                        if *self.peek() == Token::End {
                            return Err(self.error("`{`"));
                        }
                        self.next();
                    }
                    self.skip_group()?;
                }
                Token::Word("module") => {
                    module.assembly.get_or_insert(self.line());
                    self.skip_line();
                }
                Token::Word("target") if *self.ahead(1) == Token::Word("datalayout") => {
                    if let Token::Text(layout) = self.ahead(3) {
                        module.data_layout = String::from_utf8_lossy(layout).into_owned();
                    }
                    self.skip_line();
                }
                Token::Word("target" | "source_filename" | "uselistorder" | "uselistorder_bb")
                | Token::Comdat(_)
                | Token::Mark('^') => self.skip_line(),
                _ => return Err(self.error("a definition at the top level")),
            }
        }
    }

    /// `@name = ... global|constant|alias ...`.
    fn global(&mut self, name: &str, module: &mut Module) -> Result<(), ParseError> {
        let line = self.line();
        self.next();
        self.expect('=')?;
        let mut elsewhere = false;
        let mut thread_local = false;
        let constant = loop {
            match self.word("`global`, `constant` or `alias`")? {
                "global" => break false,
                "constant" => break true,
                "alias" | "ifunc" => return self.alias(name, module),
                "external" | "extern_weak" => elsewhere = true,
                "thread_local" => {
                    thread_local = true;
                    if self.at_mark('(') {
                        self.skip_group()?;
                    }
                }
                _ if self.at_mark('(') => self.skip_group()?,
                _ => {}
            }
        };
        let ty = self.ty()?;
        let initial = if elsewhere {
            None
        } else {
            Some(self.value(&ty)?)
        };
        let mut debug = Vec::new();
        while self.accept(',') {
            match self.peek() {
                Token::MetadataName(kind) => {
                    self.next();
                    let node = self.metadata_node()?;
                    if *kind == "dbg" {
                        debug.extend(node);
                    }
                }
                _ => self.global_property()?,
            }
        }
        while let Token::Hash(_) = self.peek() {
            self.next();
        }
        module.globals.push(Global {
            name: name.to_owned(),
            ty,
            initial,
            constant,
            thread_local,
            debug,
            line,
        });
        Ok(())
    }

    /// `align 8`, `section "s"`, `comdat($c)`: everything up to the next comma of the line.
    fn global_property(&mut self) -> Result<(), ParseError> {
        let line = self.line();
        while !self.at_mark(',') && self.line() == line && *self.peek() != Token::End {
            if self.at_mark('(') {
                self.skip_group()?;
            } else {
                self.next();
            }
        }
        Ok(())
    }

    fn alias(&mut self, name: &str, module: &mut Module) -> Result<(), ParseError> {
        self.ty()?;
        self.expect(',')?;
        let target = self.typed()?;
        module.aliases.insert(name.to_owned(), target);
        while self.accept(',') {
            self.global_property()?;
        }
        Ok(())
    }

    fn declaration(&mut self) -> Result<Function, ParseError> {
        self.next();
        let function = self.signature()?;
        // Attributes of a declaration end with its line; a `prefix` or `gc` may follow them.
        let line = self.previous_line();
        while self.line() == line && *self.peek() != Token::End {
            self.next();
        }
        Ok(function)
    }

    fn definition(&mut self) -> Result<Function, ParseError> {
        self.next();
        let mut function = self.signature()?;
        while !self.at_mark('{') {
            match self.next() {
                Token::MetadataName("dbg") => function.debug = self.metadata_node()?,
                Token::End => return Err(self.error("the body of the function")),
                _ if self.at_mark('(') => self.skip_group()?,
                // The value of `personality`, `prefix` or `prologue` may be a struct.
                Token::Word("personality" | "prefix" | "prologue") => {
                    self.typed()?;
                }
                _ => {}
            }
        }
        self.next();
        function.blocks = self.blocks(&function.params)?;
        Ok(function)
    }

    /// From the linkage to the closing bracket of the parameters.
    fn signature(&mut self) -> Result<Function, ParseError> {
        let mut debug = None;
        while let Token::MetadataName(kind) = self.peek() {
            self.next();
            let node = self.metadata_node()?;
            if *kind == "dbg" {
                debug = node;
            }
        }
        self.attributes()?;
        let result = self.ty()?;
        let line = self.line();
        let Token::Global(name) = self.peek() else {
            return Err(self.error("the name of a function"));
        };
        self.next();
        let (params, varargs) = self.parameters()?;
        Ok(Function {
            name: name.clone(),
            result,
            params,
            varargs,
            blocks: Vec::new(),
            debug,
            line,
        })
    }

    fn parameters(&mut self) -> Result<(Vec<Parameter>, bool), ParseError> {
        self.expect('(')?;
        let mut params: Vec<Parameter> = Vec::new();
        let mut varargs = false;
        let mut unnamed = 0;
        while !self.at_mark(')') {
            if *self.peek() == Token::Ellipsis {
                self.next();
                varargs = true;
            } else {
                let ty = self.ty()?;
                let by_value = self.attributes()?.by_value;
                let name = match self.peek() {
                    Token::Local(name) => {
                        self.next();
                        name.clone()
                    }
                    _ => unnamed.to_string(),
                };
                if name.parse::<u32>().is_ok() {
                    unnamed += 1;
                }
                params.push(Parameter { ty, name, by_value });
            }
            if !self.accept(',') {
                break;
            }
        }
        self.expect(')')?;
        Ok((params, varargs))
    }

    /// The blocks of a body, up to its closing brace. A block without a label has the next free
    /// number for a name: numbers go to parameters, blocks and results, in order.
    fn blocks(&mut self, params: &[Parameter]) -> Result<Vec<Block>, ParseError> {
        let mut number = next_number(params.iter().map(|p| p.name.as_str()), 0);
        let mut blocks = Vec::new();
        while !self.accept('}') {
            if let Token::Word("uselistorder" | "uselistorder_bb") = self.peek() {
                self.skip_line();
                continue;
            }
            let name = match self.peek() {
                Token::Label(name) => {
                    self.next();
                    name.clone()
                }
                _ => number.to_string(),
            };
            number = next_number([name.as_str()].into_iter(), number);
            let mut instructions = Vec::new();
            loop {
                let instruction = self.instruction()?;
                number = match &instruction.result {
                    Some(result) => next_number([result.as_str()].into_iter(), number),
                    // A call without a name still takes a number for what it returns.
                    None if returns_a_value(&instruction.operation) => number + 1,
                    None => number,
                };
                let ends = instruction.operation.ends_block();
                instructions.push(instruction);
                if ends {
                    break;
                }
            }
            blocks.push(Block { name, instructions });
        }
        Ok(blocks)
    }
}

fn returns_a_value(operation: &Operation) -> bool {
    matches!(operation, Operation::Call { result, .. } if *result != Type::Void)
}

/// The first number after `from` and all numeric names.
fn next_number<'n>(names: impl Iterator<Item = &'n str>, from: u32) -> u32 {
    names
        .filter_map(|name| name.parse::<u32>().ok())
        .fold(from, |next, number| next.max(number.saturating_add(1)))
}
