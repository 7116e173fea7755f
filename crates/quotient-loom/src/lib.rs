//! loom's interface on the standard library, for tests that are checked by `cargo quotient test`.
//!
//! Quotient sees every access of a program as it is, so most of this is what std has under the same name. What loom has and
//! std has not is added around that: [`model()`], cells with closures, a notification, tracked allocations.
//!
//! It is unpacked and handed to cargo in the place of the package of that name, and works only there: under a plain `cargo test`
//! a model runs once.

#![allow(clippy::new_without_default)]

pub mod alloc;
pub mod cell;
pub mod future;
pub mod hint;
pub mod model;
pub mod quotient;
pub mod sync;
pub mod thread;

#[doc(inline)]
pub use crate::model::model;
pub use crate::model::{explore, skip_branch, stop_exploring};

/// As many threads as loom allows; here there may be more.
pub const MAX_THREADS: usize = 5;

pub mod lazy_static {
    //! What [`lazy_static!`](crate::lazy_static!) makes.

    pub use std::sync::LazyLock as Lazy;
    pub use std::thread::AccessError;
}

/// Statics that are made when they are first used, as those of the package `lazy_static`.
#[macro_export]
macro_rules! lazy_static {
    ($(#[$attr:meta])* $vis:vis static ref $name:ident : $ty:ty = $e:expr; $($rest:tt)*) => {
        $(#[$attr])*
        #[allow(non_camel_case_types)]
        $vis struct $name { _only: () }
        #[allow(non_upper_case_globals)]
        $vis static $name: $name = $name { _only: () };
        impl ::std::ops::Deref for $name {
            type Target = $ty;
            fn deref(&self) -> &$ty {
                static LAZY: $crate::lazy_static::Lazy<$ty> = $crate::lazy_static::Lazy::new(|| $e);
                &LAZY
            }
        }
        $crate::lazy_static! { $($rest)* }
    };
    () => {};
}

pub use std::thread_local;
