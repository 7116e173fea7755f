//! A listing as C11, so that a program which shows a fault can be kept, compiled, and given to
//! other tools.
//!
//! The C has the events of the listing and no others: registers and thread handles are locals,
//! except that a handle which another thread than the spawning one joins is a global. What is freed is
//! reached by a global pointer, which main writes before there are other threads.

use std::fmt::Write;

use quotient_model::{Cell, Comparison, RmwOp, Value};

use crate::builder::MAX_REGISTERS;
use crate::listing::{
    Condition, Listing, Operand, Statement, Sum, Until, comparison_sign, op_name, registers_set,
};

impl Listing {
    /// The program in C11, with pthreads and `__VERIFIER_assume`.
    pub fn to_c(&self) -> String {
        let mut out = String::from(
            "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\n\
             #include <stdlib.h>\n\n\
             void __VERIFIER_assume(int);\n",
        );
        let has_sections =
            |body: &Vec<Statement>| any(body, &mut |s| matches!(s, Statement::Section(_)));
        if self.threads.iter().any(has_sections) {
            out.push_str(
                "void __VERIFIER_atomic_begin(void);\nvoid __VERIFIER_atomic_end(void);\n",
            );
        }
        out.push('\n');
        let printed = Printer {
            listing: self,
            out: &mut out,
            line: 0,
        }
        .program();
        // Writing to a string cannot fail.
        debug_assert!(printed.is_ok());
        out
    }
}

struct Printer<'a> {
    listing: &'a Listing,
    out: &'a mut String,
    line: usize,
}

impl Printer<'_> {
    fn program(&mut self) -> std::fmt::Result {
        if self.listing.gates > 0 {
            writeln!(
                self.out,
                "void __quotient_gate_lock(int *);\nint __quotient_gate_trylock(int *);\n\
                 int __quotient_gate_release(int *);"
            )?;
        }
        for cell in 0..self.cells() {
            match self.object(cell) {
                Some((first, _)) if first < cell => {}
                Some((first, count)) => {
                    let members = (first..first + count).map(|cell| {
                        format!("{} {};", self.kind(cell), self.listing.cell_name(cell))
                    });
                    let members = members.collect::<Vec<_>>().join(" ");
                    writeln!(self.out, "struct {{ {members} }} *o{first};")?;
                }
                None => writeln!(
                    self.out,
                    "{} {} = {};",
                    self.kind(cell),
                    self.listing.cell_name(cell),
                    self.initial(cell)
                )?,
            }
        }
        let bodies = &self.listing.threads;
        for thread in 1..bodies.len() {
            if self.joined_by_others(thread) {
                writeln!(self.out, "pthread_t t{thread};")?;
            }
        }
        for thread in 1..bodies.len() {
            writeln!(self.out, "void *body{thread}(void *);")?;
        }
        for (thread, body) in bodies.iter().enumerate() {
            match thread {
                0 => writeln!(self.out, "\nint main(void) {{")?,
                n => writeln!(self.out, "\nvoid *body{n}(void *unused) {{")?,
            }
            for register in 0..MAX_REGISTERS {
                if uses_register(body, register) {
                    writeln!(self.out, "    int r{register} = 0;")?;
                }
            }
            for child in 1..bodies.len() {
                if mentions(body, child) && !self.joined_by_others(child) {
                    writeln!(self.out, "    pthread_t t{child};")?;
                }
            }
            if thread == 0 {
                self.allocate()?;
            }
            self.body(body, 1)?;
            match thread {
                // Returning from main would end the others.
                0 => writeln!(self.out, "    pthread_exit(0);\n}}")?,
                _ => writeln!(self.out, "    return 0;\n}}")?,
            }
        }
        Ok(())
    }

    /// How many variables and mutexes there are.
    fn cells(&self) -> usize {
        self.listing.variables.len() + self.listing.mutexes
    }

    /// The object that a cell belongs to, if that is ever freed: its first cell, and how many it has.
    fn object(&self, cell: usize) -> Option<(usize, usize)> {
        let mut found = None;
        for body in &self.listing.threads {
            any(body, &mut |statement| match *statement {
                Statement::Free { first, count } if (first..first + count).contains(&cell) => {
                    found = Some((first, count));
                    true
                }
                _ => false,
            });
        }
        found
    }

    /// The cell, wherever it is.
    fn cell(&self, cell: usize) -> String {
        let name = self.listing.cell_name(cell);
        match self.object(cell) {
            Some((first, _)) => format!("o{first}->{name}"),
            None => name,
        }
    }

    fn mutex(&self, mutex: usize) -> String {
        self.cell(self.listing.variables.len() + mutex)
    }

    /// The type of a cell.
    fn kind(&self, cell: usize) -> &'static str {
        match cell.checked_sub(self.listing.variables.len()) {
            None => "atomic_int",
            Some(mutex) if self.listing.is_gate(mutex) => "int",
            Some(_) => "pthread_mutex_t",
        }
    }

    /// What a cell holds at first.
    fn initial(&self, cell: usize) -> String {
        match cell.checked_sub(self.listing.variables.len()) {
            None => constant(self.listing.variables[cell]),
            Some(mutex) if self.listing.is_gate(mutex) => Cell::CLOSED.to_string(),
            Some(_) => "PTHREAD_MUTEX_INITIALIZER".to_owned(),
        }
    }

    /// Makes the objects that are freed later.
    fn allocate(&mut self) -> std::fmt::Result {
        for cell in 0..self.cells() {
            let Some((first, _)) = self.object(cell) else {
                continue;
            };
            if first == cell {
                writeln!(self.out, "    o{first} = malloc(sizeof *o{first});")?;
            }
            let name = self.cell(cell);
            match self.kind(cell) {
                "pthread_mutex_t" => writeln!(self.out, "    pthread_mutex_init(&{name}, 0);")?,
                _ => writeln!(self.out, "    {name} = {};", self.initial(cell))?,
            }
        }
        Ok(())
    }

    /// Whether a thread that does not spawn this one joins it.
    fn joined_by_others(&self, thread: usize) -> bool {
        let bodies = self.listing.threads.iter();
        bodies
            .filter(|body| any(body, &mut |statement| *statement == Statement::Join(thread)))
            .any(|body| {
                !any(body, &mut |statement| {
                    *statement == Statement::Spawn(thread)
                })
            })
    }

    /// The call of a read-modify-write.
    fn updating(&self, variable: usize, op: RmwOp, with: Operand) -> String {
        let (name, with) = (self.cell(variable), operand(with));
        match op {
            RmwOp::Add | RmwOp::Sub | RmwOp::And | RmwOp::Or | RmwOp::Xor => {
                format!("atomic_fetch_{}(&{name}, {with})", op_name(op))
            }
            RmwOp::Exchange => format!("atomic_exchange(&{name}, {with})"),
            // Not in <stdatomic.h>; clang has them as builtins.
            RmwOp::Nand | RmwOp::Min | RmwOp::Max => format!(
                "__atomic_fetch_{}((int *)&{name}, {with}, __ATOMIC_SEQ_CST)",
                op_name(op)
            ),
            RmwOp::UMin => unsigned("min", &name, &with),
            RmwOp::UMax => unsigned("max", &name, &with),
            RmwOp::FAdd | RmwOp::FSub | RmwOp::FMin | RmwOp::FMax => no_floats(),
        }
    }

    /// A statement that is not a branch.
    fn simple(&self, statement: &Statement) -> String {
        match *statement {
            Statement::Load { register, variable } => {
                format!("r{register} = atomic_load(&{});", self.cell(variable))
            }
            Statement::Store { variable, value } => format!(
                "atomic_store(&{}, {});",
                self.cell(variable),
                operand(value)
            ),
            Statement::Rmw {
                register,
                variable,
                op,
                operand: with,
            } => format!("r{register} = {};", self.updating(variable, op, with)),
            Statement::Cas {
                register,
                variable,
                expected,
                new,
            } => format!(
                "{{ int old = {}; atomic_compare_exchange_strong(&{}, &old, {}); r{register} = old; }}",
                operand(expected),
                self.cell(variable),
                operand(new)
            ),
            Statement::Add {
                variable,
                operand: with,
            } => format!(
                "atomic_fetch_add(&{}, {});",
                self.cell(variable),
                operand(with)
            ),
            Statement::Count {
                register,
                variable,
                rises,
                last,
            } => {
                let op = if rises { RmwOp::Add } else { RmwOp::Sub };
                let found = self.updating(variable, op, Operand::Constant(1));
                format!("r{register} = {found} == {last};")
            }
            Statement::Uncount {
                register, variable, ..
            } => {
                let found = self.updating(variable, RmwOp::Add, Operand::Constant(1));
                format!("r{register} = {found} < 0;")
            }
            Statement::Await {
                register,
                variable,
                until,
            } => format!(
                "do r{register} = atomic_load(&{}); while (!({}));",
                self.cell(variable),
                awaited(register, until)
            ),
            // Without a loop, since an exchange that is undone would be seen: a read that waits, and
            // then an exchange that must find what was read.
            Statement::AwaitExchange {
                register,
                variable,
                until,
                new,
            } => format!(
                "for (;;) {{ r{register} = atomic_load(&{0}); int old = r{register}; \
                 if ({1} && atomic_compare_exchange_strong(&{0}, &old, {2})) break; }}",
                self.cell(variable),
                awaited(register, until),
                operand(new)
            ),
            Statement::Lock(gate) if self.listing.is_gate(gate) => {
                format!("__quotient_gate_lock(&{});", self.mutex(gate))
            }
            Statement::TryLock { register, mutex } if self.listing.is_gate(mutex) => {
                format!(
                    "r{register} = __quotient_gate_trylock(&{});",
                    self.mutex(mutex)
                )
            }
            Statement::Lock(mutex) => format!("pthread_mutex_lock(&{});", self.mutex(mutex)),
            Statement::TryLock { register, mutex } => {
                format!(
                    "r{register} = pthread_mutex_trylock(&{}) == 0;",
                    self.mutex(mutex)
                )
            }
            Statement::Unlock(mutex) => format!("pthread_mutex_unlock(&{});", self.mutex(mutex)),
            Statement::Init(mutex) => format!("pthread_mutex_init(&{}, 0);", self.mutex(mutex)),
            Statement::Release(gate) => format!("__quotient_gate_release(&{});", self.mutex(gate)),
            Statement::Fence => "atomic_thread_fence(memory_order_seq_cst);".to_owned(),
            Statement::Free { first, .. } => format!("free(o{first});"),
            Statement::Assume(asked) => format!("__VERIFIER_assume({});", condition(asked)),
            Statement::Assert(asked) => format!("assert({});", condition(asked)),
            Statement::Spawn(thread) => {
                format!("pthread_create(&t{thread}, 0, body{thread}, 0);")
            }
            Statement::Join(thread) => format!("pthread_join(t{thread}, 0);"),
            Statement::Leave(sum) => format!("if ({}) break;", sum_is(sum)),
            Statement::Exit => "exit(0);".to_owned(),
            Statement::If { .. } | Statement::Wait(_) | Statement::Section(_) => String::new(),
        }
    }

    /// In a loop that waits, what leaves it after an access that has changed something.
    fn leave_changed(&self, statement: &Statement) -> Option<String> {
        match *statement {
            Statement::Rmw {
                register,
                op,
                operand: with,
                ..
            } => {
                let (r, with) = (format!("r{register}"), operand(with));
                let min = |less: &str, kind: &str| {
                    format!("({kind}){r} {less} ({kind})({with}) ? {r} : {with}")
                };
                let new = match op {
                    RmwOp::Add => format!("(int)((unsigned){r} + (unsigned)({with}))"),
                    RmwOp::Sub => format!("(int)((unsigned){r} - (unsigned)({with}))"),
                    RmwOp::And => format!("({r} & ({with}))"),
                    RmwOp::Or => format!("({r} | ({with}))"),
                    RmwOp::Xor => format!("({r} ^ ({with}))"),
                    RmwOp::Nand => format!("~({r} & ({with}))"),
                    RmwOp::Exchange => with,
                    RmwOp::Min => min("<", "int"),
                    RmwOp::Max => min(">", "int"),
                    RmwOp::UMin => min("<", "unsigned"),
                    RmwOp::UMax => min(">", "unsigned"),
                    RmwOp::FAdd | RmwOp::FSub | RmwOp::FMin | RmwOp::FMax => no_floats(),
                };
                Some(format!("if ({r} != ({new})) break;"))
            }
            Statement::Cas {
                register,
                expected,
                new,
                ..
            } => {
                let (old, new) = (operand(expected), operand(new));
                Some(format!(
                    "if (r{register} == {old} && {old} != {new}) break;"
                ))
            }
            Statement::TryLock { register, .. } => Some(format!("if (r{register}) break;")),
            _ => None,
        }
    }

    fn body(&mut self, body: &[Statement], depth: usize) -> std::fmt::Result {
        let indent = "    ".repeat(depth);
        for statement in body {
            self.line += 1;
            let line = self.line;
            if let Statement::Wait(body) = statement {
                writeln!(self.out, "{indent}for (;;) {{ // {line}")?;
                for register in registers_set(body) {
                    writeln!(self.out, "{indent}    r{register} = 0;")?;
                }
                for statement in body {
                    self.body(std::slice::from_ref(statement), depth + 1)?;
                    if let Some(leave) = self.leave_changed(statement) {
                        writeln!(self.out, "{indent}    {leave}")?;
                    }
                }
                writeln!(self.out, "{indent}}}")?;
            } else if let Statement::Section(body) = statement {
                writeln!(self.out, "{indent}__VERIFIER_atomic_begin(); // {line}")?;
                self.body(body, depth)?;
                writeln!(self.out, "{indent}__VERIFIER_atomic_end();")?;
            } else if let Statement::If {
                condition: asked,
                then,
                otherwise,
            } = statement
            {
                writeln!(self.out, "{indent}if ({}) {{ // {line}", condition(*asked))?;
                self.body(then, depth + 1)?;
                if !otherwise.is_empty() {
                    writeln!(self.out, "{indent}}} else {{")?;
                    self.body(otherwise, depth + 1)?;
                }
                writeln!(self.out, "{indent}}}")?;
            } else {
                writeln!(self.out, "{indent}{} // {line}", self.simple(statement))?;
            }
        }
        Ok(())
    }
}

/// What is waited for, of the value in the register.
fn awaited(register: usize, until: Until) -> String {
    let signed = !matches!(
        until.test,
        Comparison::Ugt | Comparison::Uge | Comparison::Ult | Comparison::Ule
    );
    let (sign, right) = (comparison_sign(until.test), operand(until.operand));
    if signed {
        format!("r{register} {sign} {right}")
    } else {
        format!("(unsigned)r{register} {sign} (unsigned)({right})")
    }
}

fn unsigned(op: &str, name: &str, with: &str) -> String {
    format!("__atomic_fetch_{op}((unsigned *)&{name}, (unsigned)({with}), __ATOMIC_SEQ_CST)")
}

fn constant(value: Value) -> String {
    if i32::try_from(value).is_ok() {
        value.to_string()
    } else {
        format!("(int){value}u")
    }
}

fn operand(operand: Operand) -> String {
    match operand {
        Operand::Constant(value) => constant(value),
        Operand::Register { register, plus: 0 } => format!("r{register}"),
        // In unsigned arithmetic, where overflow is defined.
        Operand::Register { register, plus } => format!("(int)(r{register} + {plus}u)"),
    }
}

fn sum_is(sum: Sum) -> String {
    let relation = if sum.equal { "==" } else { "!=" };
    let plus = sum.plus.map_or(String::new(), |plus| format!(" + r{plus}"));
    let modulo = match sum.modulo {
        0 => String::new(),
        modulo => format!(" % {modulo}u"),
    };
    let constant = sum.constant;
    format!(
        "(0u + r{}{plus}){modulo} {relation} {constant}u",
        sum.register
    )
}

fn condition(condition: Condition) -> String {
    let relation = if condition.equal { "==" } else { "!=" };
    format!(
        "r{} {relation} {}",
        condition.register,
        constant(condition.constant)
    )
}

/// Whether some statement, in branches too, is as asked.
fn any(body: &[Statement], asked: &mut impl FnMut(&Statement) -> bool) -> bool {
    body.iter().any(|statement| {
        asked(statement)
            || match statement {
                Statement::If {
                    then, otherwise, ..
                } => any(then, asked) || any(otherwise, asked),
                Statement::Wait(body) | Statement::Section(body) => any(body, asked),
                _ => false,
            }
    })
}

/// Whether the body spawns or joins the thread.
fn mentions(body: &[Statement], thread: usize) -> bool {
    any(
        body,
        &mut |statement| matches!(statement, Statement::Spawn(t) | Statement::Join(t) if *t == thread),
    )
}

fn uses_register(body: &[Statement], register: usize) -> bool {
    let is = |operand: Operand| matches!(operand, Operand::Register { register: r, .. } if r == register);
    any(body, &mut |statement| match *statement {
        Statement::Load { register: r, .. }
        | Statement::Count { register: r, .. }
        | Statement::Uncount { register: r, .. }
        | Statement::TryLock { register: r, .. } => r == register,
        Statement::Store { value, .. } => is(value),
        Statement::Rmw {
            register: r,
            operand,
            ..
        } => r == register || is(operand),
        Statement::Cas {
            register: r,
            expected,
            new,
            ..
        } => r == register || is(expected) || is(new),
        Statement::Add { operand, .. } => is(operand),
        Statement::Await {
            register: r, until, ..
        } => r == register || is(until.operand),
        Statement::AwaitExchange {
            register: r,
            until,
            new,
            ..
        } => r == register || is(until.operand) || is(new),
        Statement::Assume(asked) | Statement::Assert(asked) => asked.register == register,
        Statement::If { condition, .. } => condition.register == register,
        Statement::Leave(sum) => sum.register == register || sum.plus == Some(register),
        Statement::Wait(_)
        | Statement::Section(_)
        | Statement::Exit
        | Statement::Lock(_)
        | Statement::Unlock(_)
        | Statement::Init(_)
        | Statement::Release(_)
        | Statement::Fence
        | Statement::Free { .. }
        | Statement::Spawn(_)
        | Statement::Join(_) => false,
    })
}

/// What such a read-modify-write is in C.
fn no_floats() -> String {
    unreachable!("the oracle's programs compute with integers")
}
