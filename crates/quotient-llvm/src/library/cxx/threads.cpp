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

extern "C" {
AtExit *__quotient_at_exit;
thread_local AtExit *__quotient_at_thread_exit;
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

static void end_thread() { run(__quotient_at_thread_exit); }

int __cxa_thread_atexit(void (*function)(void *), void *argument, void *) {
  __quotient_thread_ends = end_thread;
  AtExit *entry = registered(function, argument);
  entry->next = __quotient_at_thread_exit;
  __quotient_at_thread_exit = entry;
  return 0;
}

// At the end of `main`, and of `exit`.
void __quotient_finish() {
  run(__quotient_at_thread_exit);
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
  thread::_State *state = (thread::_State *)argument;
  state->_M_run();
  delete state;
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
  pthread_join(id, nullptr);
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
  void wait(unique_lock<mutex> &lock) noexcept;
  void notify_one() noexcept;
  void notify_all() noexcept;
};
condition_variable::condition_variable() noexcept : memory() {}
condition_variable::~condition_variable() noexcept {}
void condition_variable::wait(unique_lock<mutex> &lock) noexcept {
  pthread_cond_wait(this, lock.held);
}
void condition_variable::notify_one() noexcept { pthread_cond_signal(this); }
void condition_variable::notify_all() noexcept { pthread_cond_broadcast(this); }

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
  try {
    function();
  } catch (...) {
    __quotient_once_ends(control, 0);
    throw;
  }
  __quotient_once_ends(control, 1);
  return 0;
}

// Futures wait for a word to change.
struct quotient_futex {
  long mutex[5];
  long condition[6];
};
extern "C" {
quotient_futex __quotient_futex;
}

// Waits until the word has another value. Who changes it wakes the waiters afterwards.
static void __quotient_futex_wait(unsigned *word, unsigned old) {
  pthread_mutex_lock(__quotient_futex.mutex);
  while (__atomic_load_n(word, __ATOMIC_SEQ_CST) == old)
    pthread_cond_wait(__quotient_futex.condition, __quotient_futex.mutex);
  pthread_mutex_unlock(__quotient_futex.mutex);
}
static void __quotient_futex_wake() {
  pthread_mutex_lock(__quotient_futex.mutex);
  pthread_cond_broadcast(__quotient_futex.condition);
  pthread_mutex_unlock(__quotient_futex.mutex);
}

struct __atomic_futex_unsigned_base {
  static void notify(unsigned *) __asm__(
      "_ZNSt28__atomic_futex_unsigned_base19_M_futex_notify_allEPj");
  static bool wait(__atomic_futex_unsigned_base *, unsigned *word, unsigned old, bool, long,
                   long) __asm__("_ZNSt28__atomic_futex_unsigned_base19_M_futex_wait_untilEPjjbNSt6"
                                 "chrono8durationIlSt5ratioILl1ELl1EEEENS2_IlS3_ILl1ELl1000000000"
                                 "EEEE");
};
bool __atomic_futex_unsigned_base::wait(__atomic_futex_unsigned_base *, unsigned *word,
                                        unsigned old, bool, long, long) {
  __quotient_futex_wait(word, old);
  return true;
}
void __atomic_futex_unsigned_base::notify(unsigned *) { __quotient_futex_wake(); }

struct __future_base {
  struct _Result_base {
    __exception_ptr::exception_ptr error;
    _Result_base();
    virtual void _M_destroy() = 0;
    virtual ~_Result_base();
  };
};
// Called for `set_value_at_thread_exit` and the like.
void make_ready(void *) __asm__("_ZNSt13__future_base13_State_baseV211_Make_ready6_M_setEv");
void make_ready(void *) {
  __quotient_unsupported("a result that a promise or task gets at the exit of its thread");
}

__future_base::_Result_base::_Result_base() {}
__future_base::_Result_base::~_Result_base() {}
} // namespace std

// ---------------------------------------------------------------------------------------------
// Functions that stand for others of the headers, which Quotient would not get far with.

// `std::lock` takes all or none, over and over. Here the second round in which it takes none is
// the last that is followed: it leaves everything as it was.
static void lock_all(void **mutexes, int count) {
  int first = 0;
  for (int round = 0; round < 2; round++) {
    pthread_mutex_lock(mutexes[first]);
    int taken = 1;
    while (taken < count && pthread_mutex_trylock(mutexes[(first + taken) % count]) == 0)
      taken++;
    if (taken == count)
      return;
    int busy = (first + taken) % count;
    for (; taken > 0; taken--)
      pthread_mutex_unlock(mutexes[(first + taken - 1) % count]);
    first = busy;
  }
  __VERIFIER_assume(0);
}

extern "C" {
void __quotient_lock_2(void *a, void *b) {
  void *mutexes[] = {a, b};
  lock_all(mutexes, 2);
}

void __quotient_lock_3(void *a, void *b, void *c) {
  void *mutexes[] = {a, b, c};
  lock_all(mutexes, 3);
}

void __quotient_lock_2_owners(std::unique_lock<std::mutex> &a, std::unique_lock<std::mutex> &b) {
  __quotient_lock_2(a.held, b.held);
  a.owns = b.owns = true;
}

void __quotient_lock_3_owners(std::unique_lock<std::mutex> &a, std::unique_lock<std::mutex> &b,
                              std::unique_lock<std::mutex> &c) {
  __quotient_lock_3(a.held, b.held, c.held);
  a.owns = b.owns = c.owns = true;
}

// The counters of a `shared_ptr`, which the headers also read as one number.
struct Shared {
  virtual ~Shared();
  virtual void dispose();
  virtual void destroy();
  int uses;
  int weak;
};

void __quotient_shared_release(Shared *shared) {
  if (__atomic_fetch_sub(&shared->uses, 1, __ATOMIC_ACQ_REL) != 1)
    return;
  shared->dispose();
  if (__atomic_fetch_sub(&shared->weak, 1, __ATOMIC_ACQ_REL) == 1)
    shared->destroy();
}

// Waiting for atomic variables in the way of C++20 calls the system. All words share one queue.
long syscall(long number, unsigned *word, int operation, unsigned value) {
  if (number != 202) // futex
    __quotient_unsupported("a system call other than futex");
  if ((operation & 127) == 0) {
    std::__quotient_futex_wait(word, value);
  } else {
    std::__quotient_futex_wake();
  }
  return 0;
}
}
