//! The documents: every page is in the book, and every link leads somewhere.

use std::fs;
use std::path::{Path, PathBuf};

fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../..")
}

/// The pages below a folder.
fn pages(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("a readable folder") {
        let path = entry.expect("a readable entry").path();
        if path.is_dir() {
            pages(&path, found);
        } else if path.extension().is_some_and(|extension| extension == "md") {
            found.push(path);
        }
    }
    found.sort();
}

fn read(path: &Path) -> String {
    fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// The lines of a page that are no samples.
fn prose(page: &str) -> impl Iterator<Item = &str> {
    let mut fenced = false;
    page.lines().filter(move |line| {
        fenced ^= line.trim_start().starts_with("```");
        !fenced && !line.starts_with("    ")
    })
}

/// Where the links of a page lead.
fn links(page: &str) -> Vec<String> {
    let mut links = Vec::new();
    for line in prose(page) {
        let mut rest = line;
        while let Some((_, behind)) = rest.split_once("](") {
            let (link, behind) = behind.split_once(')').unwrap_or((behind, ""));
            links.push(link.to_owned());
            rest = behind;
        }
    }
    links
}

/// What a heading is called in links.
fn anchor(heading: &str) -> String {
    let heading = heading.trim_start_matches('#').trim().to_lowercase();
    let kept = heading
        .chars()
        .filter(|c| c.is_alphanumeric() || [' ', '-', '_'].contains(c));
    kept.map(|c| if c == ' ' { '-' } else { c }).collect()
}

#[test]
fn every_page_is_in_the_book() {
    let docs = root().join("docs");
    let summary = read(&docs.join("SUMMARY.md"));
    let listed = links(&summary.replace("    ", " "));
    let listed: Vec<PathBuf> = listed.iter().map(|link| docs.join(link)).collect();
    let mut there = Vec::new();
    pages(&docs, &mut there);
    there.retain(|page| !page.ends_with("SUMMARY.md"));
    assert!(there.len() > 15, "the pages are elsewhere");
    for page in &there {
        let times = listed.iter().filter(|listed| *listed == page).count();
        assert_eq!(times, 1, "{} in docs/SUMMARY.md", page.display());
    }
    for page in &listed {
        assert!(
            there.contains(page),
            "docs/SUMMARY.md: {} is not there",
            page.display()
        );
    }
}

#[test]
fn every_link_leads_somewhere() {
    let root = root();
    let mut all = Vec::new();
    pages(&root.join("docs"), &mut all);
    let names = [
        "README",
        "ARCHITECTURE",
        "CHANGELOG",
        "CONTRIBUTING",
        "SECURITY",
        "RELEASE",
    ];
    all.extend(names.iter().map(|name| root.join(format!("{name}.md"))));
    let mut wrong = Vec::new();
    let mut count = 0;
    for page in &all {
        for link in links(&read(page)) {
            if link.contains("://") {
                continue;
            }
            count += 1;
            let (file, heading) = link.split_once('#').unwrap_or((&link, ""));
            let target = match file.is_empty() {
                true => page.clone(),
                false => page.parent().expect("a folder").join(file),
            };
            let leads = target.exists()
                && (heading.is_empty()
                    || prose(&read(&target))
                        .any(|line| line.starts_with('#') && anchor(line) == heading));
            if !leads {
                wrong.push(format!("{}: {link}", page.display()));
            }
        }
    }
    assert!(count > 50, "links are looked for in a wrong way");
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
