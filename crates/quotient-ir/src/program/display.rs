//! The text form of a module, for people who want to see what is checked.
