//! What files are called in reports for services that know a repository: by the way to them from its root, whichever folder the
//! command runs in.

use std::borrow::Cow;
use std::env;
use std::path::Path;

/// Where workflows of GitHub have the repository.
const ROOT: &str = "GITHUB_WORKSPACE";

/// The name of a file there. One that is elsewhere, or nowhere, keeps its name.
pub fn name(file: &str) -> Cow<'_, str> {
    let root = env::var_os(ROOT);
    let name = root.and_then(|root| name_from(Path::new(&root), file));
    name.map_or(Cow::Borrowed(file), Cow::Owned)
}

fn name_from(root: &Path, file: &str) -> Option<String> {
    // The way to a file may go through folders above it, and through links.
    let real = Path::new(file).canonicalize().ok()?;
    let inside = real.strip_prefix(root.canonicalize().ok()?).ok()?;
    inside.to_str().map(str::to_owned)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn files_of_the_repository_are_named_from_its_root() {
        // Tests run in the folder of their package.
        let package = Path::new(env!("CARGO_MANIFEST_DIR"));
        let all = package.parent().unwrap();
        let found = |file: &str| name_from(all, file);
        let whole = package.join("src/main.rs");
        let wanted = Some("quotient-cli/src/main.rs".to_owned());
        assert_eq!(found("src/main.rs"), wanted);
        assert_eq!(found("src/../../quotient-cli/src/main.rs"), wanted);
        assert_eq!(found(whole.to_str().unwrap()), wanted);
        assert_eq!(found("../../Cargo.toml"), None);
        assert_eq!(found("no-such-file.c"), None);
    }
}
