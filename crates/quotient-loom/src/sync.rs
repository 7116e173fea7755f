//! What threads share: std's own, and atomics with what loom adds to them.

pub use std::sync::{
    mpsc, Arc, Barrier, BarrierWaitResult, Condvar, LockResult, Mutex, MutexGuard, PoisonError,
    RwLock, RwLockReadGuard, RwLockWriteGuard, TryLockError, TryLockResult, WaitTimeoutResult,
    Weak,
};

/// Wakes up one thread that waits, once.
#[derive(Debug)]
pub struct Notify {
    notified: Mutex<bool>,
    changed: Condvar,
}

impl Notify {
    pub fn new() -> Self {
        Notify {
            notified: Mutex::new(false),
            changed: Condvar::new(),
        }
    }

    pub fn notify(&self) {
        let mut notified = self.notified.lock().unwrap_or_else(PoisonError::into_inner);
        *notified = true;
        self.changed.notify_one();
    }

    pub fn wait(&self) {
        let mut notified = self.notified.lock().unwrap_or_else(PoisonError::into_inner);
        while !*notified {
            notified = self
                .changed
                .wait(notified)
                .unwrap_or_else(PoisonError::into_inner);
        }
        *notified = false;
    }
}

pub mod atomic {
    //! Atomics: those of std, which they are by `Deref`, with access that is not atomic.

    use std::fmt;
    use std::ops::{Deref, DerefMut};
    use std::sync::atomic as std_atomic;

    pub use std::sync::atomic::{compiler_fence, fence, Ordering};

    /// What spin loops did before `hint::spin_loop`.
    pub fn spin_loop_hint() {
        std::hint::spin_loop();
    }

    macro_rules! atomic {
        ($($name:ident $(<$parameter:ident>)? : $value:ty;)*) => {$(
            /// As that of std.
            #[repr(transparent)]
            pub struct $name $(<$parameter>)? (std_atomic::$name $(<$parameter>)?);

            impl $(<$parameter>)? $name $(<$parameter>)? {
                #[inline]
                pub const fn new(value: $value) -> Self {
                    $name(std_atomic::$name::new(value))
                }

                /// What it holds, if nobody else accesses it now.
                ///
                /// # Safety
                /// Nobody writes it meanwhile.
                #[inline]
                pub unsafe fn unsync_load(&self) -> $value {
                    // Also if nobody uses what it was: it is an access.
                    std::hint::black_box(*self.0.as_ptr())
                }

                #[inline]
                pub fn with_mut<R>(&mut self, f: impl FnOnce(&mut $value) -> R) -> R {
                    f(self.0.get_mut())
                }

                #[inline]
                pub fn into_inner(self) -> $value {
                    self.0.into_inner()
                }
            }

            impl $(<$parameter>)? Deref for $name $(<$parameter>)? {
                type Target = std_atomic::$name $(<$parameter>)?;
                #[inline]
                fn deref(&self) -> &Self::Target {
                    &self.0
                }
            }

            impl $(<$parameter>)? DerefMut for $name $(<$parameter>)? {
                #[inline]
                fn deref_mut(&mut self) -> &mut Self::Target {
                    &mut self.0
                }
            }

            // Whatever is pointed to.
            impl $(<$parameter>)? fmt::Debug for $name $(<$parameter>)? {
                fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
                    fmt::Debug::fmt(&self.0, f)
                }
            }

            impl $(<$parameter>)? Default for $name $(<$parameter>)? {
                fn default() -> Self {
                    $name(Default::default())
                }
            }

            impl $(<$parameter>)? From<$value> for $name $(<$parameter>)? {
                fn from(value: $value) -> Self {
                    $name::new(value)
                }
            }
        )*};
    }

    atomic! {
        AtomicBool: bool;
        AtomicI8: i8;
        AtomicI16: i16;
        AtomicI32: i32;
        AtomicI64: i64;
        AtomicIsize: isize;
        AtomicU8: u8;
        AtomicU16: u16;
        AtomicU32: u32;
        AtomicU64: u64;
        AtomicUsize: usize;
        AtomicPtr<T>: *mut T;
    }
}
