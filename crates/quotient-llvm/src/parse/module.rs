//! The top level: types, globals, functions and their blocks.

use std::borrow::Cow;

use super::attributes::{Attributes, is_weak};
use super::{ParseError, Parser};
use crate::ast::{Block, Function, Global, Module, Operation, Parameter, Type, Typed};
use crate::lex::Token;

impl<'a> Parser<'a> {
    pub(super) fn module(mut self) -> Result<Module<'a>, ParseError> {
        let mut module = Module::default();
        loop {
            match self.peek() {
                Token::End => {
                    return match self.lexer.fault() {
                        Some(fault) => Err(self.faulty(fault)),
                        None => Ok(module),
                    };
                }
                Token::Local(name) => {
                    self.next();
                    self.expect('=')?;
                    self.expect_word("type")?;
                    let ty = self.ty()?;
                    module.types.insert(name.text(), ty);
                }
                Token::Global(name) => self.global(name.text(), &mut module)?,
                Token::MetadataId(id) => {
                    self.next();
                    self.expect('=')?;
                    module.metadata.push(id, self.metadata_text()?);
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
                        if self.peek() == Token::End {
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
                Token::Word("target") => {
                    self.next();
                    let what = self.word("`datalayout` or `triple`")?;
                    self.expect('=')?;
                    if let Token::Text(text) = self.peek() {
                        match what {
                            "datalayout" => module.data_layout = text.text(),
                            "triple" => module.triple = text.text(),
                            _ => {}
                        }
                    }
                    self.skip_line();
                }
                Token::Word("source_filename" | "uselistorder" | "uselistorder_bb")
                | Token::Comdat(_)
                | Token::Mark('^') => self.skip_line(),
                _ => return Err(self.error("a definition at the top level")),
            }
        }
    }

    /// `@name = ... global|constant|alias ...`.
    fn global(&mut self, name: Cow<'a, str>, module: &mut Module<'a>) -> Result<(), ParseError> {
        let line = self.line();
        self.next();
        self.expect('=')?;
        let mut elsewhere = false;
        let mut thread_local = false;
        let mut local = false;
        let mut weak = false;
        let constant = loop {
            match self.word("`global`, `constant` or `alias`")? {
                "global" => break false,
                "constant" => break true,
                "alias" | "ifunc" => return self.alias(name, module),
                "external" => elsewhere = true,
                linkage if is_weak(linkage) => {
                    elsewhere = linkage == "extern_weak";
                    weak = true;
                }
                "internal" | "private" => local = true,
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
                    if kind == "dbg" {
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
            name,
            ty,
            initial,
            constant,
            local,
            weak,
            thread_local,
            debug,
            line,
        });
        Ok(())
    }

    /// `align 8`, `section "s"`, `comdat($c)`: everything up to the next comma of the line.
    fn global_property(&mut self) -> Result<(), ParseError> {
        let line = self.line();
        while !self.at_mark(',') && self.line() == line && self.peek() != Token::End {
            if self.at_mark('(') {
                self.skip_group()?;
            } else {
                self.next();
            }
        }
        Ok(())
    }

    fn alias(&mut self, name: Cow<'a, str>, module: &mut Module<'a>) -> Result<(), ParseError> {
        self.ty()?;
        self.expect(',')?;
        // An expression stands without its type.
        let target = match self.at_value_word() {
            true => Typed {
                ty: Type::Pointer,
                value: self.value(&Type::Pointer)?,
            },
            false => self.typed()?,
        };
        module.aliases.insert(name, target);
        while self.accept(',') {
            self.global_property()?;
        }
        Ok(())
    }

    fn declaration(&mut self) -> Result<Function<'a>, ParseError> {
        self.next();
        let function = self.signature()?;
        // Attributes of a declaration end with its line; a `prefix` or `gc` may follow them.
        let line = self.previous_line;
        while self.line() == line && self.peek() != Token::End {
            self.next();
        }
        Ok(function)
    }

    fn definition(&mut self) -> Result<Function<'a>, ParseError> {
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
        if self.leaves_bodies {
            let Some(body) = self.lexer.skip_body(self.current.at) else {
                return Err(self.error("the body of the function"));
            };
            function.unread = Some(body);
            self.current = self.lexer.token();
            return Ok(function);
        }
        self.next();
        function.blocks = self.blocks(&function.params)?;
        Ok(function)
    }

    /// From the linkage to the closing bracket of the parameters.
    fn signature(&mut self) -> Result<Function<'a>, ParseError> {
        let mut debug = None;
        while let Token::MetadataName(kind) = self.peek() {
            self.next();
            let node = self.metadata_node()?;
            if kind == "dbg" {
                debug = node;
            }
        }
        let Attributes {
            local,
            weak,
            elsewhere,
            ..
        } = self.attributes()?;
        let result = self.ty()?;
        let line = self.line();
        let Token::Global(name) = self.peek() else {
            return Err(self.error("the name of a function"));
        };
        self.next();
        let (params, varargs) = self.parameters()?;
        Ok(Function {
            name: name.text(),
            local,
            weak,
            elsewhere,
            result,
            params,
            varargs,
            blocks: Vec::new(),
            unread: None,
            debug,
            line,
        })
    }

    fn parameters(&mut self) -> Result<(Vec<Parameter<'a>>, bool), ParseError> {
        self.expect('(')?;
        let mut params: Vec<Parameter> = Vec::new();
        let mut varargs = false;
        let mut unnamed = 0;
        while !self.at_mark(')') {
            if self.peek() == Token::Ellipsis {
                self.next();
                varargs = true;
            } else {
                let ty = self.ty()?;
                let by_value = self.attributes()?.by_value;
                let name = match self.peek() {
                    Token::Local(name) => {
                        self.next();
                        name.text()
                    }
                    _ => unnamed.to_string().into(),
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
    pub(super) fn blocks(&mut self, params: &[Parameter]) -> Result<Vec<Block<'a>>, ParseError> {
        let mut number = next_number(params.iter().map(|p| &*p.name), 0);
        let mut blocks = Vec::new();
        while !self.accept('}') {
            if let Token::Word("uselistorder" | "uselistorder_bb") = self.peek() {
                self.skip_line();
                continue;
            }
            let name = match self.peek() {
                Token::Label(name) => {
                    self.next();
                    name.text()
                }
                _ => number.to_string().into(),
            };
            number = next_number([&*name].into_iter(), number);
            let mut instructions = Vec::new();
            loop {
                let instruction = self.instruction()?;
                number = match &instruction.result {
                    Some(result) => next_number([&**result].into_iter(), number),
                    // A call without a name still takes a number for what it returns.
                    None if returns_a_value(&instruction.operation) => number.saturating_add(1),
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

#[cfg(test)]
mod tests {
    use crate::ast::{Clause, Operation, Type, Value};
    use crate::parse::parse;

    #[test]
    fn globals_with_all_their_trimmings() {
        let module = parse(
            r#"
source_filename = "a.c"
target triple = "x86_64-pc-linux-gnu"
$c = comdat any
@a = internal thread_local(initialexec) unnamed_addr global i32 5, section "s", comdat($c), align 4, !dbg !0
@b = external dso_local local_unnamed_addr addrspace(1) constant [4 x i8], align 1
@c = private unnamed_addr constant [2 x i8] c"x\00", align 1 #0
@d = weak_odr hidden alias i32, ptr @a
@e = extern_weak global i32
@f = dso_local externally_initialized global i32 0, no_sanitize_address
@g = alias i8, getelementptr inbounds (i8, ptr @c, i64 1)
attributes #0 = { nounwind "key"="value" }
^0 = module: (path: "a.o", hash: (0, 0))
!llvm.module.flags = !{!0}
!0 = !{}
"#,
        )
        .unwrap();
        let global = |name: &str| module.globals.iter().find(|g| g.name == name).unwrap();
        assert_eq!(module.globals.len(), 5);
        assert!(global("a").thread_local && global("a").debug == [0]);
        assert!(global("b").constant && global("b").initial.is_none());
        assert_eq!(global("c").initial, Some(Value::Bytes(b"x\0".into())));
        assert!(global("e").initial.is_none() && global("f").initial.is_some());
        assert_eq!(module.aliases["d"].value, Value::Global("a".into()));
        assert!(matches!(module.aliases["g"].value, Value::Expression(_)));
    }

    #[test]
    fn signatures_and_attributes() {
        let module = parse(
            r#"
declare !dbg !3 noalias noundef ptr @malloc(i64 noundef) local_unnamed_addr #2
declare i32 @printf(ptr nocapture noundef readonly captures(none), ...)
define internal fastcc zeroext range(i32 0, 5) i8 @f(ptr noundef byval({ i64, i64 }) align 8 %0, i32 signext %n, ptr sret(%t) align 4 dereferenceable(8) %2) unnamed_addr #0 section "x" personality ptr @g !dbg !4 {
  ret i8 0
}
"#,
        )
        .unwrap();
        let [malloc, printf, f] = module.functions.as_slice() else {
            panic!("not three functions");
        };
        assert_eq!((malloc.debug, malloc.blocks.len()), (Some(3), 0));
        assert!(printf.varargs);
        assert_eq!((f.debug, &f.result), (Some(4), &Type::Int(8)));
        let names: Vec<_> = f.params.iter().map(|p| &*p.name).collect();
        assert_eq!(names, ["0", "n", "2"]);
        assert!(f.params[0].by_value.is_some() && f.params[2].by_value.is_none());
    }

    #[test]
    fn blocks_without_labels_are_numbered() {
        let module =
            parse("define i32 @f(i32, i32) {\n  call i32 @g()\n  br label %4\n\n  ret i32 %3\n}\n")
                .unwrap();
        let names: Vec<_> = module.functions[0]
            .blocks
            .iter()
            .map(|b| &*b.name)
            .collect();
        assert_eq!(names, ["2", "4"]);
    }

    #[test]
    fn instructions_over_several_lines() {
        let module = parse(
            r#"
define void @f(i32 %x) {
entry:
  %p = phi i32 [ 0, %entry ], [ %x, %a ], !dbg !1
  %y = tail call fast noundef i32 (ptr, ...) @printf(ptr noundef nonnull @s, i32 1) #3 [ "deopt"(i32 1) ], !dbg !1, !srcloc !{i64 1}
  musttail call void @g()
  switch i32 %x, label %a [
    i32 -1, label %b
    i32 7, label %a
  ], !dbg !1
a:
    #dbg_value(i32 0, !2, !DIExpression(), !3)
  %i = invoke i32 @h()
          to label %b unwind label %c
b:
  unreachable
c:
  %l = landingpad { ptr, i32 }
          cleanup
          catch ptr null
  resume { ptr, i32 } %l
  uselistorder i32 %x, { 1, 0 }
}
"#,
        )
        .unwrap();
        let blocks = &module.functions[0].blocks;
        let counts: Vec<_> = blocks.iter().map(|b| b.instructions.len()).collect();
        assert_eq!(counts, [4, 2, 1, 2]);
        let Operation::Switch { cases, .. } = &blocks[0].instructions[3].operation else {
            panic!("not a switch");
        };
        assert_eq!(cases.len(), 2);
        assert_eq!(blocks[0].instructions[1].debug, Some(1));
        let Operation::LandingPad { clauses, .. } = &blocks[3].instructions[0].operation else {
            panic!("not a landing pad");
        };
        assert_eq!(clauses.as_slice(), [Clause::Catch(Value::Null)]);
    }
}
