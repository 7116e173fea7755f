//! How long it takes from clang's output to the first access of the main thread, for programs of
//! about a thousand lines. Run with `cargo bench -p quotient-llvm`.
//!
//! The program in C has a function for every thirty lines, that in C++ a class, with containers of
//! four types of keys: the library's code for them makes its LLVM IR fifty times as long.

use std::path::Path;
use std::time::{Duration, Instant};

use quotient_ir::{Interpreter, Options};
use quotient_llvm::{ClangChoice, Patience, compile, read};
use quotient_model::Named;

const C_FUNCTION: &str = r#"
static int step@(struct table *t, int key) {
  struct node *n = malloc(sizeof *n);
  if (!n)
    return -1;
  n->key = key * 7;
  n->value = n->key ^ @;
  char text[16];
  snprintf(text, sizeof text, "%d", n->key);
  for (size_t j = 0; j < strlen(text); j++)
    n->value += text[j] - '0';
  switch (n->value % 4) {
  case 0:
    n->value++;
    break;
  case 1:
    n->value *= 2;
    break;
  default:
    n->value -= key;
  }
  pthread_mutex_lock(&t->lock);
  n->next = t->heads[@ % 8];
  t->heads[@ % 8] = n;
  pthread_mutex_unlock(&t->lock);
  atomic_fetch_add(&t->size, 1);
  return n->value;
}
"#;

const CXX_CLASS: &str = r#"
class Store@ {
public:
  explicit Store@(std::string name) : name_(std::move(name)) {}
  virtual ~Store@() = default;
  virtual KEY put(KEY key, const std::string &text) {
    std::lock_guard<std::mutex> guard(mutex_);
    auto &slot = values_[key];
    slot.push_back(text + std::to_string(key));
    order_.push_back(key);
    ++count_;
    return static_cast<KEY>(slot.size());
  }
  std::vector<KEY> sorted() const {
    std::vector<KEY> keys(order_.begin(), order_.end());
    std::sort(keys.begin(), keys.end(), [](auto a, auto b) { return a > b; });
    return keys;
  }

private:
  std::mutex mutex_;
  std::string name_;
  std::map<KEY, std::vector<std::string>> values_;
  std::deque<KEY> order_;
  std::atomic<int> count_{0};
};
"#;

fn repeated(template: &str, count: usize) -> String {
    let key = |n: usize| ["int", "long", "short", "unsigned"][n % 4];
    let one = |n: usize| template.replace('@', &n.to_string()).replace("KEY", key(n));
    (0..count).map(one).collect()
}

fn calls(template: &str, count: usize) -> String {
    repeated(&format!("{template}\n"), count)
}

fn c() -> String {
    let headers = "#include <pthread.h>\n#include <stdatomic.h>\n#include <stdio.h>\n\
                   #include <stdlib.h>\n#include <string.h>\n";
    let types = "struct node { int key, value; struct node *next; };\n\
                 struct table { pthread_mutex_t lock; struct node *heads[8]; atomic_int size; } table;\n";
    let functions = repeated(C_FUNCTION, 34);
    let body = calls("  step@(&table, @);", 34);
    format!(
        "{headers}{types}{functions}\nvoid *work(void *unused) {{\n{body}  return 0;\n}}\n\
         int main(void) {{\n  pthread_t a;\n  pthread_create(&a, 0, work, 0);\n  work(0);\n  \
         pthread_join(a, 0);\n}}\n"
    )
}

fn cxx() -> String {
    let names = ["algorithm", "atomic", "deque", "map", "mutex", "string"];
    let mut text: String = names.map(|name| format!("#include <{name}>\n")).concat();
    text += "#include <thread>\n#include <vector>\n";
    text += &repeated(CXX_CLASS, 32);
    let stores = calls("  Store@ s@(\"s@\");", 32);
    let puts = calls("    s@.put(@, \"x\");", 32);
    let sorts = calls("  s@.sorted();", 32);
    text + &format!(
        "int main() {{\n{stores}  auto work = [&] {{\n{puts}  }};\n  std::thread a(work), b(work);\n  \
         a.join();\n  b.join();\n{sorts}}}\n"
    )
}

fn main() {
    for (name, source) in [("start.c", c()), ("start.cpp", cxx())] {
        let path = std::env::temp_dir().join(format!("quotient-{}-{name}", std::process::id()));
        let measured = std::fs::write(&path, &source)
            .map_err(|error| error.to_string())
            .and_then(|()| measure(&path));
        match measured {
            Ok((time, ir)) => println!(
                "{name}: {} lines, {ir} of LLVM IR, {:.0} ms",
                source.lines().count(),
                time.as_secs_f64() * 1e3
            ),
            Err(error) => eprintln!("{name}: {error}"),
        }
        // What is left behind in the folder for such files does no harm.
        let _ = std::fs::remove_file(&path);
    }
}

/// The shortest of ten times, and the number of lines that clang made.
fn measure(path: &Path) -> Result<(Duration, usize), String> {
    let text = compile(path, &ClangChoice::Search, &[], false, Patience::default())
        .map_err(|error| error.to_string())?;
    let mut best = Duration::MAX;
    for _ in 0..10 {
        let start = Instant::now();
        let mut module = read(&text, path).map_err(|error| error.to_string())?;
        quotient_ir::optimise(&mut module);
        quotient_ir::eliminate_purity(&mut module, quotient_ir::Keep::Nothing);
        quotient_ir::introduce_awaits(&mut module);
        let program = Interpreter::new(&module, Options::default());
        let program = program.map_err(|error| error.to_string())?;
        Named::new(&program).start();
        best = best.min(start.elapsed());
    }
    Ok((best, text.lines().count()))
}
