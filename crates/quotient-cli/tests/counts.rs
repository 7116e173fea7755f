//! Every row of `programs/counts.csv` gives the counts that it promises, with each explored
//! execution checked by itself.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use quotient_explore::{Algorithm, Options, Report, explore};
use quotient_ir::Interpreter;
use quotient_ir::program::Module;
use quotient_llvm::LoadOptions;

struct Row {
    program: String,
    defines: Vec<OsString>,
    algorithm: Algorithm,
    complete: u64,
    blocked: u64,
}

#[test]
fn the_counts_are_those_of_the_table() {
    let rows = rows();
    assert!(!rows.is_empty());
    let mut wrong = Vec::new();
    // Rows of one program with the same flags are together: it is compiled once.
    let same = |a: &Row, b: &Row| (&a.program, &a.defines) == (&b.program, &b.defines);
    for rows in rows.chunk_by(same) {
        match compiled(&rows[0].program, &rows[0].defines) {
            Ok(module) => wrong.extend(rows.iter().filter_map(|row| check(row, &module).err())),
            Err(error) => wrong.push(error),
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}

/// RFSC, table 5: of 1540 executions those until the bug are a handful.
#[test]
fn the_bug_of_reorder_is_found_within_a_few_executions() {
    let module = compiled("reorder", &["-DN=10".into()]).unwrap();
    let report = explored(&module, Algorithm::ReadsFrom, false).unwrap();
    assert_eq!(report.violations.len(), 1);
    assert!(report.counts.executions() <= 5, "{:?}", report.counts);
}

fn programs() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../programs")
}

fn rows() -> Vec<Row> {
    let table = std::fs::read_to_string(programs().join("counts.csv")).unwrap();
    let mut lines = table.lines();
    let head = lines.next().unwrap();
    assert!(
        head.starts_with("program,defines,algorithm,complete,blocked"),
        "{head}"
    );
    lines.map(row).collect()
}

fn row(line: &str) -> Row {
    let columns: Vec<&str> = line.splitn(6, ',').collect();
    let [program, defines, algorithm, complete, blocked, ..] = columns[..] else {
        panic!("a row of counts.csv has too few columns: {line}");
    };
    Row {
        program: program.to_owned(),
        defines: defines.split_whitespace().map(OsString::from).collect(),
        algorithm: algorithm.parse().expect(line),
        complete: complete.parse().expect(line),
        blocked: blocked.parse().expect(line),
    }
}

fn compiled(program: &str, defines: &[OsString]) -> Result<Module, String> {
    let path = programs().join(program).with_extension("c");
    let options = LoadOptions {
        clang_flags: defines.to_vec(),
        ..LoadOptions::default()
    };
    let mut module = quotient_llvm::load(&path, &options).map_err(|e| format!("{program}: {e}"))?;
    quotient_ir::optimise(&mut module);
    Ok(module)
}

fn explored(module: &Module, algorithm: Algorithm, keep_going: bool) -> Result<Report, String> {
    let program = Interpreter::new(module, quotient_ir::Options::default());
    let options = Options {
        algorithm,
        keep_going,
        self_check: true,
        ..Options::default()
    };
    Ok(explore(program.map_err(|e| e.to_string())?, options))
}

fn check(row: &Row, module: &Module) -> Result<(), String> {
    let name = format!("{} {:?} {}", row.program, row.defines, row.algorithm);
    let report = explored(module, row.algorithm, true).map_err(|e| format!("{name}: {e}"))?;
    let counts = (report.counts.complete, report.counts.blocked);
    if report.stopped.is_some() || counts != (row.complete, row.blocked) {
        return Err(format!(
            "{name}: expected {} complete and {} blocked, found {} and {}{}",
            row.complete,
            row.blocked,
            counts.0,
            counts.1,
            match report.stopped {
                Some(stop) => format!(", stopped by {stop:?}"),
                None => String::new(),
            }
        ));
    }
    Ok(())
}
