// Threads and what they share: local variables that are initialised once, what is done at the end,
// condition variables, futures, shared pointers.

#include "runtime.h"

extern "C" {
// A guard has eight bytes: the first tells whether the variable is initialised, the last four are
// the lock of the thread that initialises it.
int __cxa_guard_acquire(char *guard) {
  pthread_spin_lock((int *)(guard + 4));
  if (!__atomic_load_n(guard, __ATOMIC_ACQUIRE))
    return 1;
  pthread_spin_unlock((int *)(guard + 4));
  return 0;
}

void __cxa_guard_release(char *guard) {
  __atomic_store_n(guard, 1, __ATOMIC_RELEASE);
  pthread_spin_unlock((int *)(guard + 4));
}

void __cxa_guard_abort(char *guard) { pthread_spin_unlock((int *)(guard + 4)); }
}

struct AtExit {
  void (*function)(void *);
  void *argument;
  AtExit *next;
};

// What is to be done when a thread has destroyed its variables, as libstdc++ has it among what promises are made of.
struct AtThreadExit {
  AtThreadExit *next;
  void (*call)(void *);
};

extern "C" {
AtExit *__quotient_at_exit;
thread_local AtExit *__quotient_at_thread_exit;
thread_local AtThreadExit *__quotient_last_at_thread_exit;
}

// The last that was registered first; what is done may register more.
static void run(AtExit *&entries) {
  while (AtExit *entry = entries) {
    entries = entry->next;
    entry->function(entry->argument);
    free(entry);
  }
}

static AtExit *registered(void (*function)(void *), void *argument) {
  AtExit *entry = (AtExit *)malloc(sizeof(AtExit));
  entry->function = function;
  entry->argument = argument;
  return entry;
}

extern "C" {
int __cxa_atexit(void (*function)(void *), void *argument, void *) {
  AtExit *entry = registered(function, argument);
  entry->next = __quotient_at_exit;
  __quotient_at_exit = entry;
  return 0;
}

int atexit(void (*function)()) { return __cxa_atexit((void (*)(void *))function, nullptr, nullptr); }

static void end_thread() {
  run(__quotient_at_thread_exit);
  while (AtThreadExit *last = __quotient_last_at_thread_exit) {
    __quotient_last_at_thread_exit = last->next;
    last->call(last);
  }
}

static void do_at_last(AtThreadExit *what) {
  __quotient_thread_ends = end_thread;
  what->next = __quotient_last_at_thread_exit;
  __quotient_last_at_thread_exit = what;
}

int __cxa_thread_atexit(void (*function)(void *), void *argument, void *) {
  __quotient_thread_ends = end_thread;
  AtExit *entry = registered(function, argument);
  entry->next = __quotient_at_thread_exit;
  __quotient_at_thread_exit = entry;
  return 0;
}

// At the end of `main`, and of `exit`.
void __quotient_finish() {
  end_thread();
  run(__quotient_at_exit);
}
}

namespace std {
void __throw_system_error(int) __attribute__((noreturn));

class thread {
public:
  struct _State {
    virtual ~_State();
    virtual void _M_run() = 0;
  };
  pthread_t id;
  // The pointer is passed by reference, as every argument with a destructor is.
  static void start(thread *self, _State **state, void (*)()) __asm__(
      "_ZNSt6thread15_M_start_threadESt10unique_ptrINS_6_StateESt14default_deleteIS1_EEPFvvE");
  void join();
  void detach();
  static unsigned hardware_concurrency() noexcept;
};
thread::_State::~_State() {}

static void *run_thread(void *argument) {
  // Also if the thread exits.
  struct Owner {
    thread::_State *state;
    ~Owner() { delete state; }
  } owner{(thread::_State *)argument};
  owner.state->_M_run();
  return nullptr;
}

void thread::start(thread *self, _State **state, void (*)()) {
  _State *owned = *state;
  *state = nullptr;
  __quotient_start_thread(&self->id, nullptr, run_thread, owned);
}

void thread::join() {
  if (!id)
    __throw_system_error(22);
  __quotient_join_or_end(id, nullptr);
  id = 0;
}

void thread::detach() {
  if (!id)
    __throw_system_error(22);
  pthread_detach(id);
  id = 0;
}

unsigned thread::hardware_concurrency() noexcept { return 2; }

namespace chrono {
template <class R, class P> struct duration {};
inline namespace _V2 {
struct steady_clock {
  static long now() noexcept;
};
struct system_clock {
  static long now() noexcept;
};
static long now_on(int clock) {
  long now[2];
  clock_gettime(clock, now);
  return now[0] * 1000000000 + now[1];
}
long steady_clock::now() noexcept { return now_on(1); }
long system_clock::now() noexcept { return now_on(0); }
} // namespace _V2
} // namespace chrono

class mutex;
template <class M> class unique_lock {
public:
  M *held;
  bool owns;
};

class condition_variable {
  long memory[6];

public:
  condition_variable() noexcept;
  ~condition_variable() noexcept;
  void wait(unique_lock<mutex> &lock);
  void notify_one() noexcept;
  void notify_all() noexcept;
};
condition_variable::condition_variable() noexcept : memory() {}
condition_variable::~condition_variable() noexcept {}
void condition_variable::wait(unique_lock<mutex> &lock) {
  __quotient_wait_or_end(this, lock.held);
}
void condition_variable::notify_one() noexcept { pthread_cond_signal(this); }
void condition_variable::notify_all() noexcept { pthread_cond_broadcast(this); }

// The condition variable is notified when the thread has ended, until when it holds the mutex. The lock is passed by reference, as every
// argument with a destructor is.
struct Notifier : AtThreadExit {
  condition_variable *condition;
  mutex *held;
};

static void notify_at_last(void *what) {
  Notifier *notifier = (Notifier *)what;
  __quotient_unlock_to_wait(notifier->held);
  notifier->condition->notify_all();
  free(notifier);
}

void notify_all_at_thread_exit(condition_variable &condition, unique_lock<mutex> *lock) __asm__(
    "_ZSt25notify_all_at_thread_exitRSt18condition_variableSt11unique_lockISt5mutexE");
void notify_all_at_thread_exit(condition_variable &condition, unique_lock<mutex> *lock) {
  Notifier *notifier = (Notifier *)malloc(sizeof(Notifier));
  notifier->call = notify_at_last;
  notifier->condition = &condition;
  notifier->held = lock->held;
  lock->held = nullptr;
  lock->owns = false;
  do_at_last(notifier);
}

// What `call_once` passes to the function that it has called once.
extern __thread void *__once_callable;
extern __thread void (*__once_call)();
__thread void *__once_callable;
__thread void (*__once_call)();
extern "C" void __once_proxy() { __once_call(); }

// As `pthread_once`, but the function may throw.
extern "C" int __quotient_once(unsigned *control, void (*function)()) {
  if (!__quotient_once_begins(control))
    return 0;
  struct Once {
    unsigned *control;
    int done;
    ~Once() { __quotient_once_ends(control, done); }
  } once{control, 0};
  function();
  once.done = 1;
  return 0;
}

// Futures wait for a word to change.
struct __atomic_futex_unsigned_base {
  static void notify(unsigned *) __asm__(
      "_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj");
};
#define DURATIONS                                                                                  \
  "NSt6chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000EEEE"
#define WAIT(function, symbol)                                                                     \
  bool function(void *, unsigned *word, unsigned old, bool limited, long seconds,                  \
                long nanoseconds) __asm__(symbol DURATIONS);                                       \
  bool function(void *, unsigned *word, unsigned old, bool limited, long seconds,                  \
                long nanoseconds) {                                                                \
    return wait(word, old, limited, seconds, nanoseconds);                                         \
  }
enum { FUTEX = 202, FUTEX_WAKE = 1, FUTEX_WAIT_BITSET = 9, ETIMEDOUT = 110 };

// Whether the time limit, if there is one, has not passed.
static bool wait(unsigned *word, unsigned old, bool limited, long seconds, long nanoseconds) {
  long until[] = {seconds, nanoseconds};
  long result = syscall(FUTEX, word, FUTEX_WAIT_BITSET, old, limited ? until : nullptr);
  return result == 0 || *__errno_location() != ETIMEDOUT;
}
WAIT(wait_until_system, "_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjb")
WAIT(wait_until_steady, "_ZNSt28__atomic_futex_unsigned_base26_M_futex_wait_until_steadyEPjjb")
void __atomic_futex_unsigned_base::notify(unsigned *word) {
  syscall(FUTEX, word, FUTEX_WAKE, 0x7fffffff, nullptr);
}

struct __future_base {
  struct _Result_base {
    __exception_ptr::exception_ptr error;
    _Result_base();
    virtual void _M_destroy() = 0;
    virtual ~_Result_base();
  };
};
// What `atomic_load` and the like lock for a plain `shared_ptr`.
struct _Sp_locker {
  explicit _Sp_locker(const void *) noexcept;
  _Sp_locker(const void *, const void *) noexcept;
  ~_Sp_locker();
};
extern "C" {
int __quotient_shared_lock;
}
_Sp_locker::_Sp_locker(const void *) noexcept { pthread_spin_lock(&__quotient_shared_lock); }
_Sp_locker::_Sp_locker(const void *, const void *) noexcept {
  pthread_spin_lock(&__quotient_shared_lock);
}
_Sp_locker::~_Sp_locker() { pthread_spin_unlock(&__quotient_shared_lock); }

__future_base::_Result_base::_Result_base() {}
__future_base::_Result_base::~_Result_base() {}
} // namespace std

// ---------------------------------------------------------------------------------------------
// Functions that stand for others of the headers, which Quotient would not get far with.

// `std::lock` takes all or none, over and over. Of the rounds in which it takes none only two are
// followed: the second leaves everything as the first has found it.
static __thread int rounds;

extern "C" {
void __quotient_lock_begins() { rounds = 0; }

void __quotient_lock_round() { __VERIFIER_assume(++rounds <= 2); }

// The lock of a stop state is a bit of the word that also tells of requests to stop. Comes back with
// the lock, or (false) with another value than `known` to be looked at.
bool __quotient_stop_try_lock(unsigned *state, unsigned &known, unsigned bits) {
  enum { LOCKED = 2 };
  unsigned *value = state + 1, now;
  while ((now = __atomic_load_n(value, __ATOMIC_SEQ_CST)) & LOCKED)
    ;
  if (now == known && __atomic_compare_exchange_n(value, &now, now | bits | LOCKED, false,
                                                  __ATOMIC_SEQ_CST, __ATOMIC_SEQ_CST))
    return true;
  known = now;
  return false;
}

// Whether somebody may wait for an atomic variable: futexes know who does.
bool __quotient_waiting() { return true; }

// An atomic `shared_ptr` is locked by the lowest bit of a pointer.
unsigned long __quotient_lock_pointer(unsigned long *pointer) {
  unsigned long now;
  do
    while ((now = __atomic_load_n(pointer, __ATOMIC_SEQ_CST)) & 1)
      ;
  while (!__atomic_compare_exchange_n(pointer, &now, now | 1, false, __ATOMIC_SEQ_CST,
                                      __ATOMIC_SEQ_CST));
  return now;
}

// The counters of a `shared_ptr`, which the headers also read as one number. Of the old count nothing is used but
// whether it was the last reference, or, of a copy, none that can be: so neither depends on the order of the others.
struct Shared {
  virtual ~Shared();
  virtual void dispose();
  virtual void destroy();
  int uses;
  int weak;
};

static void copy(int *count) {
  if (__atomic_fetch_add(count, 1, __ATOMIC_ACQ_REL) < 0)
    __builtin_trap();
}

void __quotient_shared_copy(Shared *shared) { copy(&shared->uses); }

void __quotient_weak_copy(Shared *shared) { copy(&shared->weak); }

void __quotient_weak_release(Shared *shared) {
  if (__atomic_fetch_sub(&shared->weak, 1, __ATOMIC_ACQ_REL) == 1)
    shared->destroy();
}

void __quotient_shared_release(Shared *shared) {
  if (__atomic_fetch_sub(&shared->uses, 1, __ATOMIC_ACQ_REL) != 1)
    return;
  shared->dispose();
  __quotient_weak_release(shared);
}
}

// ---------------------------------------------------------------------------------------------
// Results that promises and tasks get at the exit of their threads: of the state that a future looks at, its word, and a `weak_ptr`
// to it.

struct State {
  void *methods;
  void *result;
  unsigned status;
};

struct MakeReady : AtThreadExit {
  State *state;
  Shared *shared;
};

static void make_ready(void *what) {
  MakeReady *self = (MakeReady *)what;
  int uses = __atomic_load_n(&self->shared->uses, __ATOMIC_RELAXED);
  while (uses && !__atomic_compare_exchange_n(&self->shared->uses, &uses, uses + 1, false,
                                              __ATOMIC_ACQ_REL, __ATOMIC_RELAXED))
    ;
  if (uses) {
    __quotient_future_ready(&self->state->status, 1);
    __quotient_shared_release(self->shared);
  }
  __quotient_weak_release(self->shared);
  operator delete(self);
}

// Called for `set_value_at_thread_exit` and the like.
void make_ready_at_exit(MakeReady *) __asm__(
    "_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv");
void make_ready_at_exit(MakeReady *self) {
  self->call = make_ready;
  do_at_last(self);
}
