// What the files of the C++ runtime share. The runtime is what libstdc++ (of GCC 11 and later)
// declares in its headers and defines in libstdc++.so, written out for Quotient and compiled to the
// .ll files beside it by compile.sh. No header of the system is included, so that nothing here is
// anybody else's.
//
// Everything keeps to the memory of one thread where it can: memory that no other thread reaches
// makes no events. Names that begin with `__quotient` are for Quotient itself; those that nobody
// defines become operations of its IR.

typedef unsigned long size_t;
typedef unsigned long pthread_t;

extern "C" {
void *malloc(size_t);
void free(void *);
size_t strlen(const char *);
void *memcpy(void *, const void *, size_t);
int __quotient_start_thread(pthread_t *, const void *, void *(*)(void *), void *);
// A join, and a wait, in which the thread may be cancelled.
int __quotient_join_or_end(pthread_t, void **);
int __quotient_wait_or_end(void *, void *);
// Gives a mutex of any kind back.
int __quotient_unlock_to_wait(void *);
int pthread_detach(pthread_t);
int pthread_spin_lock(int *);
int pthread_spin_unlock(int *);
int pthread_mutex_lock(void *);
int pthread_mutex_trylock(void *);
int pthread_mutex_unlock(void *);
int pthread_cond_signal(void *);
int pthread_cond_broadcast(void *);
// What `call_once` is made of.
int __quotient_once_begins(unsigned *control);
void __quotient_once_ends(unsigned *control, int done);
// Tells those who wait for a future, whose word becomes this.
void __quotient_future_ready(unsigned *future, unsigned ready);
// Called at the end of a thread.
extern __thread void (*__quotient_thread_ends)();
long syscall(long number, ...);
int *__errno_location();
int clock_gettime(int clock, long *result);
// Executions in which the condition does not hold are not followed further.
void __VERIFIER_assume(int);
// Leaves functions up to a handler; returns if there is none.
void __quotient_unwind();
// Whether it is not an exception that has ended a call but the end of the thread, and how that goes on.
extern __thread int __quotient_forced;
void __pthread_unwind_next(void *) __attribute__((noreturn));
// The end of a thread by an exception of the type of that name, and what it says of itself.
void __quotient_uncaught(const char *name, const char *said) __attribute__((noreturn));
// Tells people what is printed.
void __quotient_print(const char *format, ...);
// Other abnormal ends, told by the name of the function.
void __quotient_terminate() __attribute__((noreturn));
void __quotient_not_rethrown() __attribute__((noreturn));
void __quotient_pure_virtual() __attribute__((noreturn));
// The check ends here: this is not supported.
void __quotient_unsupported(const char *what) __attribute__((noreturn));
}

namespace std {
void terminate() noexcept __attribute__((noreturn));

namespace __exception_ptr {
class exception_ptr {
  void *object;

public:
  explicit exception_ptr(void *) noexcept;
  exception_ptr() noexcept : object(nullptr) {}
  exception_ptr(const exception_ptr &other) noexcept;
  ~exception_ptr() noexcept;
  void _M_addref() noexcept;
  void _M_release() noexcept;
  void *_M_get() const noexcept __attribute__((pure));
  void *get() const { return object; }
};
} // namespace __exception_ptr
} // namespace std
