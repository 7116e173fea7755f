//! Which programs there are: the files that are given, those in folders, and what `quotient.toml` makes of them.

use std::fs;
use std::path::{Path, PathBuf};
use std::rc::Rc;

use quotient::matches_pattern;

use super::config::{Config, Files};
use super::settings::Settings;
use crate::error::Error;

/// A program.
#[derive(PartialEq, Eq, Debug)]
pub struct Program {
    /// Its files, linked in this order.
    pub files: Vec<PathBuf>,
    /// What `quotient.toml` says of it.
    pub settings: Settings,
    /// Somebody says that it is one. A file that was merely found may have nothing to check.
    pub named: bool,
}

impl Program {
    /// What it is called: by its first file.
    pub fn name(&self) -> String {
        let first = self.files.first();
        first.map_or_else(String::new, |file| file.display().to_string())
    }
}

/// The files of a folder that are programs if nobody says otherwise.
const EXTENSIONS: [&str; 6] = ["c", "cpp", "cc", "cxx", "c++", "C"];

/// The programs that paths stand for, in their order; in folders in the order of names. None comes twice.
pub fn find(paths: &[PathBuf]) -> Result<Vec<Program>, Error> {
    let mut found = Found::default();
    for path in paths {
        let metadata = fs::metadata(path).map_err(|error| {
            Error::CommandLine(format!("cannot read {}: {error}", path.display()))
        })?;
        match metadata.is_dir() {
            true => found.folder(path, above(path)?)?,
            false => found.file(path, above(path)?.as_deref(), true),
        }
    }
    found.check()?;
    let mut programs: Vec<Program> = Vec::new();
    for program in found.programs {
        if !programs.contains(&program) {
            programs.push(program);
        }
    }
    Ok(programs)
}

/// The nearest `quotient.toml` above a path, up to the root of its repository.
fn above(path: &Path) -> Result<Option<Rc<Config>>, Error> {
    // The folder of a file as the user names it, so that it is called so in messages.
    let parent = path
        .parent()
        .map(|folder| match folder.as_os_str().is_empty() {
            true => Path::new("."),
            false => folder,
        });
    if path.is_file()
        && let Some(config) = parent.map_or(Ok(None), Config::in_folder)?
    {
        return Ok(Some(Rc::new(config)));
    }
    let absolute = std::path::absolute(path).unwrap_or_else(|_| path.to_owned());
    for folder in absolute.ancestors().skip(1) {
        if let Some(config) = Config::in_folder(folder)? {
            return Ok(Some(Rc::new(config)));
        }
        if folder.join(".git").exists() {
            break;
        }
    }
    Ok(None)
}

#[derive(Default)]
struct Found {
    programs: Vec<Program>,
    /// Those whose folders were gone through, with which of their descriptions have matched a file.
    configs: Vec<(Rc<Config>, Vec<bool>)>,
}

impl Found {
    fn folder(&mut self, folder: &Path, around: Option<Rc<Config>>) -> Result<(), Error> {
        let config = match Config::in_folder(folder)? {
            Some(config) => {
                let config = Rc::new(config);
                self.configs
                    .push((config.clone(), vec![false; config.programs.len()]));
                for described in &config.programs {
                    if let Files::Together(files) = &described.files {
                        self.programs.push(Program {
                            files: files.iter().map(|file| folder.join(file)).collect(),
                            settings: config.settings.with(&described.settings),
                            named: true,
                        });
                    }
                }
                Some(config)
            }
            None => around,
        };
        let unreadable =
            |error| Error::CommandLine(format!("cannot read {}: {error}", folder.display()));
        let mut entries = Vec::new();
        for entry in fs::read_dir(folder).map_err(unreadable)? {
            let entry = entry.map_err(unreadable)?;
            // What is linked from elsewhere is there, and links may lead around in a circle.
            let kind = entry.file_type().map_err(unreadable)?;
            let hidden = entry.file_name().as_encoded_bytes().starts_with(b".");
            if !hidden && !kind.is_symlink() {
                entries.push((entry.path(), kind.is_dir()));
            }
        }
        entries.sort();
        for (path, is_folder) in entries {
            let extension = path.extension().and_then(|extension| extension.to_str());
            match is_folder {
                true => self.folder(&path, config.clone())?,
                false if extension.is_some_and(|found| EXTENSIONS.contains(&found)) => {
                    self.file(&path, config.as_deref(), false);
                }
                false => {}
            }
        }
        Ok(())
    }

    /// The programs that a file is, or is a part of if it was asked for.
    fn file(&mut self, file: &Path, config: Option<&Config>, asked_for: bool) {
        let alone = |settings: Settings, named: bool| Program {
            files: vec![file.to_owned()],
            settings,
            named,
        };
        let Some(config) = config else {
            self.programs.push(alone(Settings::default(), asked_for));
            return;
        };
        let path = relative(file, &config.folder);
        let mut described = false;
        for (index, one) in config.programs.iter().enumerate() {
            match &one.files {
                Files::Each(pattern) if matches_pattern(pattern, &path) => {
                    described = true;
                    self.matched(config, index);
                    self.programs
                        .push(alone(config.settings.with(&one.settings), true));
                }
                Files::Together(files) if files.contains(&path) => {
                    described = true;
                    if asked_for {
                        self.programs.push(Program {
                            files: files.iter().map(|file| config.folder.join(file)).collect(),
                            settings: config.settings.with(&one.settings),
                            named: true,
                        });
                    }
                }
                _ => {}
            }
        }
        let excluded = config
            .exclude
            .iter()
            .any(|pattern| matches_pattern(pattern, &path));
        if !described && (asked_for || !excluded) {
            self.programs
                .push(alone(config.settings.clone(), asked_for));
        }
    }

    fn matched(&mut self, config: &Config, index: usize) {
        let mut all = self.configs.iter_mut();
        if let Some((_, matched)) = all.find(|(known, _)| std::ptr::eq(&**known, config)) {
            matched[index] = true;
        }
    }

    /// A pattern that matches nothing is a mistake.
    fn check(&self) -> Result<(), Error> {
        for (config, matched) in &self.configs {
            for (described, matched) in config.programs.iter().zip(matched) {
                if let (Files::Each(pattern), false) = (&described.files, matched) {
                    let what = format!("`{pattern}` matches no C or C++ file below this folder");
                    return Err(config.error(described, &what));
                }
            }
        }
        Ok(())
    }
}

/// A file's path below a folder, as `quotient.toml` writes it.
fn relative(file: &Path, folder: &Path) -> String {
    let absolute = |path: &Path| path.canonicalize().unwrap_or_else(|_| path.to_owned());
    let (file, folder) = (absolute(file), absolute(folder));
    file.strip_prefix(&folder)
        .unwrap_or(&file)
        .display()
        .to_string()
}
