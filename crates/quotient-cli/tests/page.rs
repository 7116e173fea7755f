//! The page of `--html` in a real browser: Debian's chromium, without a window, driven over its debugging pipe. It is
//! clicked and typed on as a person would, and asked what it shows.
//!
//! `SCREENSHOTS=folder cargo test -p quotient-cli --test page` also keeps the pictures that `docs/page` has.

#[path = "common/browser.rs"]
mod browser;
#[path = "common/clangs.rs"]
mod clangs;

use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

use browser::{Browser, Tab};
use clangs::CLANG;

/// A folder of its own for a test, gone with it.
struct Folder(PathBuf);

impl Folder {
    fn new(name: &str) -> Self {
        let name = format!("quotient-{}-{name}", std::process::id());
        let folder = std::env::temp_dir().join(name);
        fs::create_dir(&folder).unwrap();
        Folder(folder)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        // Nothing is wrong with what was tested if it stays.
        let _ = fs::remove_dir_all(&self.0);
    }
}

/// Writes the page of a program, which is named from the tests' folder, or if it is not there from the root.
fn page(folder: &Folder, program: &str, arguments: &[&str]) -> PathBuf {
    let tests = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests");
    let here = match tests.join(program).exists() {
        true => tests,
        false => tests.join("../../.."),
    };
    let name = Path::new(program).file_stem().unwrap().to_string_lossy();
    let file = folder.0.join(format!("{name}.html"));
    let output = Command::new(env!("CARGO_BIN_EXE_quotient"))
        .args(["check", "--quiet", program, "--html"])
        .arg(&file)
        .args(arguments)
        .current_dir(here)
        .env("CLANG", CLANG)
        .output()
        .unwrap();
    assert_eq!(String::from_utf8_lossy(&output.stderr), "", "{program}");
    file
}

/// Takes a picture, and keeps it if it is wanted.
fn picture(tab: &mut Tab<'_>, name: &str) {
    let png = tab.screenshot();
    assert!(png.starts_with(b"\x89PNG") && png.len() > 5_000);
    if let Some(folder) = std::env::var_os("SCREENSHOTS") {
        fs::write(Path::new(&folder).join(format!("{name}.png")), png).unwrap();
    }
}

const STEP: &str = "document.getElementById('position').textContent";
const CURRENT: &str = "document.querySelector('.row.current .chip').textContent";
/// Whether the current step is in the window, where a reader can see it.
const SEEN: &str = "(() => { const row = document.querySelector('.row.current'); if (!row) return 'not there'; \
                    const box = row.getBoundingClientRect(); return String(box.top >= 0 && box.bottom <= innerHeight); })()";
const ROWS: &str = "document.querySelectorAll('.row').length";

/// A program that is wrong after many steps of many threads.
fn long(threads: usize, rounds: usize) -> String {
    format!(
        "#include <assert.h>\n#include <pthread.h>\n#include <stdatomic.h>\natomic_int x;\n\
         void *work(void *unused) {{ for (int i = 0; i < {rounds}; i++) atomic_exchange(&x, i); return 0; }}\n\
         int main(void) {{\n  pthread_t t[{threads}];\n  for (int i = 0; i < {threads}; i++) \
         pthread_create(&t[i], 0, work, 0);\n  for (int i = 0; i < {threads}; i++) pthread_join(t[i], 0);\n  \
         assert(x == -1);\n}}\n"
    )
}

#[test]
fn the_page_in_a_browser() {
    let folder = Folder::new("page");
    let mut browser = Browser::start(&folder.0.join("profile"));
    steps_and_keys(&folder, &mut browser);
    filters_and_values(&folder, &mut browser);
    several_violations(&folder, &mut browser);
    nothing_of_the_program_is_markup(&folder, &mut browser);
    a_safe_program(&folder, &mut browser);
    many_steps_and_threads(&folder, &mut browser);
    pictures(&folder, &mut browser);
}

/// Back and forth by keys, buttons and clicks; what a screen reader is told.
fn steps_and_keys(folder: &Folder, browser: &mut Browser) {
    let mut tab = browser.open(&page(folder, "programs/violation/assertion.c", &[]), false);
    let all: usize = tab
        .text("String(document.querySelectorAll('.row').length)")
        .parse()
        .unwrap();
    assert_eq!(
        tab.text("document.getElementById('badge').textContent"),
        "violation"
    );
    assert_eq!(tab.text(STEP), format!("step {all} of {all}"));
    assert!(tab.text(CURRENT).starts_with('✗'));
    tab.key("ArrowLeft");
    assert_eq!(tab.text(STEP), format!("step {} of {all}", all - 1));
    tab.key("Home");
    assert_eq!(tab.text(STEP), format!("step 1 of {all}"));
    tab.key("ArrowRight");
    tab.key("j");
    tab.key("k");
    assert_eq!(tab.text(STEP), format!("step 2 of {all}"));
    tab.click("#on");
    assert_eq!(tab.text(STEP), format!("step 3 of {all}"));
    tab.click("#row-0 .chip");
    assert_eq!(tab.text(STEP), format!("step 1 of {all}"));
    tab.key("End");
    let told = tab.text("document.getElementById('step').textContent");
    assert!(told.contains(&format!("step {all}")), "{told}");
    let active = "document.getElementById('lanes').getAttribute('aria-activedescendant')";
    assert_eq!(tab.text(active), format!("row-{}", all - 1));
    let label = "document.querySelector('.row[aria-selected=\"true\"]').getAttribute('aria-label')";
    assert!(
        tab.text(label)
            .starts_with(&format!("Step {all} of {all}. "))
    );
    assert_ne!(
        tab.text("String(document.querySelectorAll('.source .current').length)"),
        "0"
    );
    tab.key("?");
    assert_eq!(
        tab.text("String(document.getElementById('help').open)"),
        "true"
    );
    tab.key("Escape");
    assert_eq!(
        tab.text("String(document.getElementById('help').open)"),
        "false"
    );
    // Every control has a name, and every picture.
    let nameless = "String([...document.querySelectorAll('button, select, input, svg[role]')].filter(e => \
                    !(e.getAttribute('aria-label') || e.textContent.trim() || e.closest('label'))).length)";
    assert_eq!(tab.text(nameless), "0");
    let theme = "document.documentElement.dataset.theme";
    assert_eq!(tab.text(theme), "light");
    tab.key("d");
    tab.key("d");
    assert_eq!(tab.text(theme), "dark");
    tab.close();
}

/// Filters by thread and variable; what variables hold.
fn filters_and_values(folder: &Folder, browser: &mut Browser) {
    let mut tab = browser.open(&page(folder, "programs/violation/deadlock.c", &[]), true);
    assert_eq!(tab.text("document.documentElement.dataset.theme"), "dark");
    let all: usize = tab.text(&format!("String({ROWS})")).parse().unwrap();
    let choose = |id: &str, value: &str| {
        format!(
            "{{ const s = document.getElementById('{id}'); s.value = '{value}'; \
             s.dispatchEvent(new Event('change')); '' }}"
        )
    };
    tab.text(&choose("thread-filter", "1"));
    let others = "String([...document.querySelectorAll('.row .chip.thread')].filter(c => \
                  c.style.getPropertyValue('--hue') !== '24').length)";
    assert_eq!(tab.text(others), "0");
    assert!(
        tab.text("document.querySelector('.row.gap').textContent")
            .contains("not shown")
    );
    tab.key("Escape");
    assert_eq!(tab.text(&format!("String({ROWS})")), all.to_string());
    tab.text(&choose("variable-filter", "0"));
    assert!(
        tab.text(&format!("String({ROWS})"))
            .parse::<usize>()
            .unwrap()
            < all
    );
    tab.key("Escape");
    let values = "[...document.querySelectorAll('#variables td')].map(t => t.textContent).join()";
    assert!(tab.text(values).contains("held by"), "{}", tab.text(values));
    tab.key("Home");
    assert!(!tab.text(values).contains("held by main/2"));
    assert_ne!(
        tab.text("String(document.querySelectorAll('.lanes > .inner > svg > path').length)"),
        "0"
    );
    tab.click("#show-c");
    assert_eq!(
        tab.text("String(document.querySelectorAll('svg > path.c').length)"),
        "0"
    );
    tab.close();
}

fn several_violations(folder: &Folder, browser: &mut Browser) {
    let file = page(folder, "programs/violation/two.c", &["--keep-going"]);
    let mut tab = browser.open(&file, false);
    let message = "document.querySelector('#summary .message').textContent";
    let first = tab.text(message);
    tab.click("#tab-1");
    assert_ne!(tab.text(message), first);
    tab.key("v");
    assert_eq!(tab.text(message), first);
    tab.close();
}

fn nothing_of_the_program_is_markup(folder: &Folder, browser: &mut Browser) {
    let program = folder.0.join("<b>&quot;'.c");
    let source = "#include <assert.h>\nint main(void) {\n  // </script><img src=x onerror=\"document.title='owned'\">\n  \
                  assert(!\"<img src=x onerror=document.title='owned'></script><script>document.title='owned'</script>\");\n}\n";
    fs::write(&program, source).unwrap();
    let mut tab = browser.open(&page(folder, program.to_str().unwrap(), &[]), false);
    assert!(tab.text("document.title").contains("<b>&quot;'"));
    assert_eq!(
        tab.text("String(document.querySelectorAll('img, b:not(.tile b)').length)"),
        "0"
    );
    assert!(
        tab.text("document.getElementById('source').textContent")
            .contains("</script><img src=x")
    );
    assert!(
        tab.text("document.querySelector('#summary .message').textContent")
            .contains("<img src=x")
    );
    tab.close();
}

fn a_safe_program(folder: &Folder, browser: &mut Browser) {
    let mut tab = browser.open(&page(folder, "programs/safe/mutex.c", &[]), false);
    assert_eq!(
        tab.text("document.getElementById('badge').textContent"),
        "safe"
    );
    assert_eq!(
        tab.text("String(document.getElementById('execution').hidden)"),
        "true"
    );
    assert_ne!(
        tab.text("String(document.querySelectorAll('.source .run').length)"),
        "0"
    );
    tab.close();
}

/// 8,000 steps and 32 threads: only what is in sight is drawn, and a key takes no time that one notices.
fn many_steps_and_threads(folder: &Folder, browser: &mut Browser) {
    let program = folder.0.join("long.c");
    fs::write(&program, long(31, 256)).unwrap();
    let mut tab = browser.open(&page(folder, program.to_str().unwrap(), &[]), false);
    assert!(tab.text(STEP).ends_with("of 8000"), "{}", tab.text(STEP));
    assert!(
        tab.text(&format!("String({ROWS})"))
            .parse::<usize>()
            .unwrap()
            < 120
    );
    assert_eq!(
        tab.text(SEEN),
        "true",
        "the step that fails is what the page begins with"
    );
    tab.key("Home");
    assert_eq!(tab.text(SEEN), "true");
    tab.key("End");
    assert_eq!(tab.text(SEEN), "true");
    tab.key("Home");
    for _ in 0..5 {
        tab.key("PageDown");
    }
    assert_eq!(tab.text(STEP), "step 51 of 8000");
    let took = "(() => { const t = performance.now(); for (let i = 0; i < 20; i++) document.getElementById('on').click(); \
                return String((performance.now() - t) / 20); })()";
    let milliseconds: f64 = tab.text(took).parse().unwrap();
    assert!(milliseconds < 150.0, "{milliseconds} ms a step");
    tab.text("document.getElementById('lanes').scrollTop = 120000; ''");
    tab.until("document.getElementById('row-4290') ? 'yes' : ''", "yes");
    picture(&mut tab, "many");
    tab.close();
}

/// Five programs, light and dark.
fn pictures(folder: &Folder, browser: &mut Browser) {
    for (name, program, arguments) in [
        ("bank", "programs/examples/bank_bug.c", &[][..]),
        ("philosophers", "programs/violation/philosophers.c", &[]),
        ("lost-wakeup", "programs/violation/lost_wakeup.c", &[]),
        ("treiber", "programs/violation/treiber_free.c", &[]),
        ("data-race", "programs/violation/data_race.c", &["--races"]),
    ] {
        let file = page(folder, program, arguments);
        for dark in [false, true] {
            let mut tab = browser.open(&file, dark);
            tab.key("ArrowLeft");
            let shade = if dark { "-dark" } else { "" };
            picture(&mut tab, &format!("{name}{shade}"));
            tab.close();
        }
    }
}
