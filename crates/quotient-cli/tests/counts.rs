//! Every row of `programs/counts.csv` gives the counts that it promises, with each explored
//! execution checked by itself.

use std::ffi::OsString;
use std::path::{Path, PathBuf};

use quotient_explore::{Algorithm, Options, explore};
use quotient_ir::Interpreter;
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
    let wrong: Vec<String> = rows.iter().filter_map(|row| check(row).err()).collect();
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
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

fn check(row: &Row) -> Result<(), String> {
    let name = format!("{} {:?} {}", row.program, row.defines, row.algorithm);
    let path = programs().join(&row.program).with_extension("c");
    let options = LoadOptions {
        clang_flags: row.defines.clone(),
        ..LoadOptions::default()
    };
    let mut module = quotient_llvm::load(&path, &options).map_err(|e| format!("{name}: {e}"))?;
    quotient_ir::optimise(&mut module);
    let program = Interpreter::new(&module, quotient_ir::Options::default())
        .map_err(|e| format!("{name}: {e}"))?;
    let options = Options {
        algorithm: row.algorithm,
        keep_going: true,
        self_check: true,
        ..Options::default()
    };
    let report = explore(program, options);
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
