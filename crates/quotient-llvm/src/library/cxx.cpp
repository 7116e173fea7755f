// The parts of the C++ runtime that live in libstdc++.so, written out for Quotient: what the
// headers of libstdc++ (GCC 11 and later) declare and do not define. Compiled to cxx.ll by
// scripts/library.sh; no header is included, so that nothing here is anybody else's.
//
// Everything keeps to the memory of one thread where it can: memory that no other thread reaches
// makes no events. Names that begin with `__quotient` are for Quotient itself; those that
// are not defined here become operations of its IR.

typedef unsigned long size_t;
typedef unsigned long pthread_t;

extern "C" {
void *malloc(size_t);
void free(void *);
size_t strlen(const char *);
void *memcpy(void *, const void *, size_t);
int pthread_create(pthread_t *, const void *, void *(*)(void *), void *);
int pthread_join(pthread_t, void **);
int pthread_detach(pthread_t);
int pthread_spin_lock(int *);
int pthread_spin_unlock(int *);
int pthread_mutex_lock(void *);
int pthread_mutex_unlock(void *);
int pthread_cond_wait(void *, void *);
int pthread_cond_signal(void *);
int pthread_cond_broadcast(void *);
// The end of a thread, or of all up to a handler, by an exception of the type of that name.
void __quotient_unwind(const char *name) __attribute__((noreturn));
void __quotient_uncaught(const char *name) __attribute__((noreturn));
// An abnormal end; the reason is told by the function's name.
void __quotient_terminate() __attribute__((noreturn));
void __quotient_pure_virtual() __attribute__((noreturn));
}

inline void *operator new(size_t, void *at) noexcept { return at; }

// ---------------------------------------------------------------------------------------------
// Run-time type information.

namespace std {
class type_info {
public:
  virtual ~type_info();
  const char *name;
};
type_info::~type_info() {}
} // namespace std

namespace __cxxabiv1 {
using std::type_info;

class __fundamental_type_info : public type_info {
  ~__fundamental_type_info() override;
};
// With this the compiler emits the descriptions of all fundamental types here.
__fundamental_type_info::~__fundamental_type_info() {}

class __array_type_info : public type_info {
  ~__array_type_info() override;
};
__array_type_info::~__array_type_info() {}

class __function_type_info : public type_info {
  ~__function_type_info() override;
};
__function_type_info::~__function_type_info() {}

class __enum_type_info : public type_info {
  ~__enum_type_info() override;
};
__enum_type_info::~__enum_type_info() {}

class __class_type_info : public type_info {
public:
  ~__class_type_info() override;
};
__class_type_info::~__class_type_info() {}

class __si_class_type_info : public __class_type_info {
public:
  ~__si_class_type_info() override;
  const type_info *base;
};
__si_class_type_info::~__si_class_type_info() {}

class __vmi_class_type_info : public __class_type_info {
public:
  ~__vmi_class_type_info() override;
  struct Base {
    const type_info *type;
    long offset_flags; // bit 0: virtual, bit 1: public, from bit 8: offset
  };
  unsigned flags;
  unsigned count;
  Base bases[1];
};
__vmi_class_type_info::~__vmi_class_type_info() {}

class __pbase_type_info : public type_info {
public:
  ~__pbase_type_info() override;
  unsigned flags; // bit 0: const, bit 1: volatile
  const type_info *pointee;
};
__pbase_type_info::~__pbase_type_info() {}

class __pointer_type_info : public __pbase_type_info {
  ~__pointer_type_info() override;
};
__pointer_type_info::~__pointer_type_info() {}

class __pointer_to_member_type_info : public __pbase_type_info {
  ~__pointer_to_member_type_info() override;
};
__pointer_to_member_type_info::~__pointer_to_member_type_info() {}
} // namespace __cxxabiv1

using namespace __cxxabiv1;
using std::type_info;

// The tables of virtual functions, by which kinds of descriptions are told apart.
extern "C" {
extern void *const single_table[] __asm__("_ZTVN10__cxxabiv120__si_class_type_infoE");
extern void *const multiple_table[] __asm__("_ZTVN10__cxxabiv121__vmi_class_type_infoE");
extern void *const pointer_table[] __asm__("_ZTVN10__cxxabiv119__pointer_type_infoE");
extern const type_info type_of_void __asm__("_ZTIv");
}

static const void *table_of(const void *object) { return *(void *const *)object; }
static bool is_single(const type_info *type) { return table_of(type) == &single_table[2]; }
static bool is_multiple(const type_info *type) { return table_of(type) == &multiple_table[2]; }
static bool is_pointer(const type_info *type) { return table_of(type) == &pointer_table[2]; }

// The part of an object of type `from` that is of type `to`, a public base or the type itself.
static char *part(const type_info *from, const type_info *to, char *object) {
  if (from == to)
    return object;
  if (is_single(from))
    return part(((const __si_class_type_info *)from)->base, to, object);
  if (!is_multiple(from))
    return nullptr;
  const __vmi_class_type_info *type = (const __vmi_class_type_info *)from;
  for (unsigned n = 0; n < type->count; n++) {
    long flags = type->bases[n].offset_flags;
    if (!(flags & 2))
      continue;
    long offset = flags >> 8;
    // Without an object (a null pointer is thrown) any place will do.
    if (flags & 1)
      offset = object ? *(const long *)((const char *)table_of(object) + offset) : 0;
    if (char *found = part(type->bases[n].type, to, object ? object + offset : (char *)16))
      return found;
  }
  return nullptr;
}

extern "C" void *__dynamic_cast(const void *from, const type_info *, const type_info *to, long) {
  const long *table = (const long *)table_of(from);
  char *whole = (char *)from + table[-2];
  return part((const type_info *)table[-1], to, whole);
}

extern "C" void __cxa_pure_virtual() { __quotient_pure_virtual(); }
extern "C" void __cxa_deleted_virtual() { __quotient_pure_virtual(); }
extern "C" void __cxa_bad_cast() __attribute__((noreturn));
extern "C" void __cxa_bad_typeid() __attribute__((noreturn));

// ---------------------------------------------------------------------------------------------
// Exceptions.

// What stands before every thrown object.
struct Exception {
  const type_info *type;
  void (*destroy)(void *);
  const char *name;
  void *caught;    // what the handler is given
  Exception *next; // among those being handled, the one before
  int handlers;    // negative while it is thrown again
  int references;
  void *reserved[2];
};

static_assert(sizeof(Exception) == 64, "keeps what follows aligned");

extern "C" {
thread_local Exception *__quotient_flying;
extern "C" {
thread_local Exception *__quotient_handled;
}
thread_local int __quotient_uncaught_count;
}

static Exception *header(void *object) { return (Exception *)object - 1; }
static void *object_of(Exception *exception) { return exception + 1; }

static void release(Exception *exception) {
  if (__atomic_sub_fetch(&exception->references, 1, __ATOMIC_SEQ_CST) > 0)
    return;
  if (exception->destroy)
    exception->destroy(object_of(exception));
  free(exception);
}

static void fly(Exception *exception) __attribute__((noreturn));
static void fly(Exception *exception) {
  __quotient_flying = exception;
  __quotient_unwind(exception->name);
}

namespace std {
void terminate() noexcept __attribute__((noreturn));
}

extern "C" {
void *__cxa_allocate_exception(size_t size) {
  return (Exception *)malloc(sizeof(Exception) + size) + 1;
}

void __cxa_free_exception(void *object) { free(header(object)); }

void *__cxa_init_primary_exception(void *object, type_info *type, void (*destroy)(void *)) {
  Exception *exception = header(object);
  exception->type = type;
  exception->destroy = destroy;
  exception->name = nullptr;
  return exception;
}

// What `__cxa_throw` becomes.
void __quotient_throw(void *object, const type_info *type, void (*destroy)(void *),
                      const char *name) {
  Exception *exception = header(object);
  exception->type = type;
  exception->destroy = destroy;
  exception->name = name;
  exception->next = nullptr;
  exception->handlers = 0;
  exception->references = 1;
  __quotient_uncaught_count++;
  fly(exception);
}

// The exception that has ended a call.
void *__quotient_exception() { return object_of(__quotient_flying); }

// `number` if a handler for the type (null: for all) catches the exception and no earlier one,
// whose number is in `earlier`, does.
unsigned __quotient_match(void *object, const type_info *type, unsigned number, unsigned earlier) {
  if (earlier)
    return earlier;
  Exception *exception = header(object);
  const type_info *thrown = exception->type;
  void *caught = object;
  if (is_pointer(thrown))
    caught = *(void **)object;
  if (type && type != thrown) {
    if (is_pointer(thrown) && is_pointer(type)) {
      const __pbase_type_info *from = (const __pbase_type_info *)thrown;
      const __pbase_type_info *to = (const __pbase_type_info *)type;
      if (from->flags & ~to->flags & 3)
        return 0;
      if (to->pointee != &type_of_void) {
        char *converted = part(from->pointee, to->pointee, (char *)caught);
        if (!converted && (caught || from->pointee != to->pointee))
          return 0;
        if (caught)
          caught = converted;
      }
    } else {
      caught = part(thrown, type, (char *)object);
      if (!caught)
        return 0;
    }
  }
  exception->caught = caught;
  return number;
}

void __quotient_resume(void *object) { fly(header(object)); }

void *__cxa_get_exception_ptr(void *object) { return header(object)->caught; }

void *__cxa_begin_catch(void *object) {
  Exception *exception = header(object);
  if (exception->handlers < 0)
    exception->handlers = -exception->handlers;
  exception->handlers++;
  __quotient_uncaught_count--;
  if (__quotient_handled != exception) {
    exception->next = __quotient_handled;
    __quotient_handled = exception;
  }
  return exception->caught;
}

void __cxa_end_catch() {
  Exception *exception = __quotient_handled;
  if (!exception)
    return;
  if (exception->handlers < 0) {
    // It flies again, and comes here as its handler is left.
    if (++exception->handlers == 0)
      __quotient_handled = exception->next;
    return;
  }
  if (--exception->handlers == 0) {
    __quotient_handled = exception->next;
    release(exception);
  }
}

void __cxa_rethrow() {
  Exception *exception = __quotient_handled;
  if (!exception)
    std::terminate();
  exception->handlers = -exception->handlers;
  __quotient_uncaught_count++;
  fly(exception);
}

void __cxa_call_unexpected(void *object) { __quotient_uncaught(header(object)->name); }

type_info *__cxa_current_exception_type() {
  return __quotient_handled ? (type_info *)__quotient_handled->type : nullptr;
}
} // extern "C"

namespace std {
void terminate() noexcept {
  if (__quotient_handled)
    __quotient_uncaught(__quotient_handled->name);
  __quotient_terminate();
}
bool uncaught_exception() noexcept { return __quotient_uncaught_count > 0; }
int uncaught_exceptions() noexcept { return __quotient_uncaught_count; }

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
void exception_ptr::_M_addref() noexcept {
  if (object)
    __atomic_add_fetch(&header(object)->references, 1, __ATOMIC_SEQ_CST);
}
void exception_ptr::_M_release() noexcept {
  if (object) {
    void *old = object;
    object = nullptr;
    release(header(old));
  }
}
void *exception_ptr::_M_get() const noexcept { return object; }
exception_ptr::exception_ptr(void *thrown) noexcept : object(thrown) { _M_addref(); }
exception_ptr::exception_ptr(const exception_ptr &other) noexcept : object(other.object) {
  _M_addref();
}
exception_ptr::~exception_ptr() noexcept { _M_release(); }
} // namespace __exception_ptr

__exception_ptr::exception_ptr current_exception() noexcept;
__exception_ptr::exception_ptr current_exception() noexcept {
  if (!__quotient_handled)
    return __exception_ptr::exception_ptr();
  return __exception_ptr::exception_ptr(object_of(__quotient_handled));
}

void rethrow_exception(__exception_ptr::exception_ptr) __attribute__((noreturn));
void rethrow_exception(__exception_ptr::exception_ptr pointer) {
  // A copy would be needed if two threads could handle it at once; they share the object, and
  // what they share of the bookkeeping is made anew for each flight.
  Exception *exception = header(pointer.get());
  __atomic_add_fetch(&exception->references, 1, __ATOMIC_SEQ_CST);
  exception->handlers = 0;
  __quotient_uncaught_count++;
  fly(exception);
}
} // namespace std

// ---------------------------------------------------------------------------------------------
// The exceptions of the standard library.

namespace std {
template <class T> struct char_traits;
template <class T> class allocator;
inline namespace __cxx11 {
template <class C, class T, class A> class basic_string {
public:
  C *text;
  size_t length;
  C own[16];
};
} // namespace __cxx11
typedef basic_string<char, char_traits<char>, allocator<char>> string;

static char *copied(const char *text) {
  size_t size = strlen(text) + 1;
  return (char *)memcpy(malloc(size), text, size);
}

class exception {
public:
  exception() noexcept {}
  virtual ~exception() noexcept;
  virtual const char *what() const noexcept;
};
exception::~exception() noexcept {}
const char *exception::what() const noexcept { return "std::exception"; }

#define SIMPLE(Name, Base)                                                                         \
  class Name : public Base {                                                                       \
  public:                                                                                          \
    ~Name() noexcept override;                                                                     \
    const char *what() const noexcept override;                                                    \
  };                                                                                               \
  Name::~Name() noexcept {}                                                                        \
  const char *Name::what() const noexcept { return "std::" #Name; }

SIMPLE(bad_exception, exception)
SIMPLE(bad_alloc, exception)
SIMPLE(bad_array_new_length, bad_alloc)
SIMPLE(bad_cast, exception)
SIMPLE(bad_typeid, exception)
SIMPLE(bad_function_call, exception)
SIMPLE(bad_weak_ptr, exception)

#define WITH_TEXT(Name, Base)                                                                      \
  class Name : public Base {                                                                       \
  public:                                                                                          \
    explicit Name(const char *);                                                                   \
    explicit Name(const string &);                                                                 \
    Name(const Name &) noexcept;                                                                   \
    Name &operator=(const Name &) noexcept;                                                        \
    ~Name() noexcept override;                                                                     \
  };                                                                                               \
  Name::Name(const char *text) : Base(text) {}                                                     \
  Name::Name(const string &text) : Base(text) {}                                                   \
  Name::Name(const Name &other) noexcept : Base(other) {}                                          \
  Name &Name::operator=(const Name &other) noexcept {                                              \
    Base::operator=(other);                                                                        \
    return *this;                                                                                  \
  }                                                                                                \
  Name::~Name() noexcept {}

#define ROOT(Name)                                                                                 \
  class Name : public exception {                                                                  \
    char *text;                                                                                    \
                                                                                                   \
  public:                                                                                          \
    explicit Name(const char *);                                                                   \
    explicit Name(const string &);                                                                 \
    Name(const Name &) noexcept;                                                                   \
    Name(Name &&) noexcept;                                                                        \
    Name &operator=(const Name &) noexcept;                                                        \
    ~Name() noexcept override;                                                                     \
    const char *what() const noexcept override;                                                    \
  };                                                                                               \
  Name::Name(const char *from) : text(copied(from)) {}                                             \
  Name::Name(const string &from) : text(copied(from.text)) {}                                      \
  Name::Name(const Name &other) noexcept : text(copied(other.text)) {}                             \
  Name::Name(Name &&other) noexcept : text(copied(other.text)) {}                                  \
  Name &Name::operator=(const Name &other) noexcept {                                              \
    char *old = text;                                                                              \
    text = copied(other.text);                                                                     \
    free(old);                                                                                     \
    return *this;                                                                                  \
  }                                                                                                \
  Name::~Name() noexcept { free(text); }                                                           \
  const char *Name::what() const noexcept { return text; }

ROOT(logic_error)
WITH_TEXT(domain_error, logic_error)
WITH_TEXT(invalid_argument, logic_error)
WITH_TEXT(length_error, logic_error)
WITH_TEXT(out_of_range, logic_error)
ROOT(runtime_error)
WITH_TEXT(range_error, runtime_error)
WITH_TEXT(overflow_error, runtime_error)
WITH_TEXT(underflow_error, runtime_error)

class error_condition;
class error_code;
inline namespace _V2 {
class error_category {
public:
  virtual ~error_category();
  virtual const char *name() const noexcept = 0;
  virtual void *_M_message(int) const;
  virtual string message(int) const = 0;
  virtual error_condition default_error_condition(int) const noexcept;
  virtual bool equivalent(int, const error_condition &) const noexcept;
  virtual bool equivalent(const error_code &, int) const noexcept;
};
} // namespace _V2
class error_condition {
public:
  int value;
  const error_category *category;
};
class error_code {
public:
  int value;
  const error_category *category;
};
inline namespace _V2 {
error_category::~error_category() {}
void *error_category::_M_message(int) const { return nullptr; }
error_condition error_category::default_error_condition(int value) const noexcept {
  return error_condition{value, this};
}
bool error_category::equivalent(int value, const error_condition &other) const noexcept {
  return other.category == this && other.value == value;
}
bool error_category::equivalent(const error_code &other, int value) const noexcept {
  return other.category == this && other.value == value;
}
} // namespace _V2

// A string that holds at most 15 characters.
static void put(string &to, const char *text) {
  to.text = to.own;
  to.length = strlen(text);
  memcpy(to.own, text, to.length + 1);
}

struct quotient_category : error_category {
  const char *title;
  const char *name() const noexcept override { return title; }
  string message(int) const override {
    string text;
    put(text, title);
    return text;
  }
};

// Made where it is first asked for, in memory of its own thread's: two threads that compare
// categories compare what both got from the same place.
static const error_category &category(quotient_category &memory, const char *title) {
  new (&memory) quotient_category;
  memory.title = title;
  return memory;
}
#define CATEGORY(function, title)                                                                  \
  alignas(8) static thread_local char function##_memory[sizeof(quotient_category)];                \
  const error_category &function() noexcept;                                                       \
  const error_category &function() noexcept {                                                      \
    return category((quotient_category &)function##_memory, title);                                \
  }
inline namespace _V2 {
CATEGORY(generic_category, "generic")
CATEGORY(system_category, "system")
} // namespace _V2
CATEGORY(future_category, "future")

class system_error : public runtime_error {
public:
  error_code code;
  explicit system_error(int value) : runtime_error("system error") {
    code.value = value;
    code.category = &generic_category();
  }
  ~system_error() noexcept override;
};
system_error::~system_error() noexcept {}

class future_error : public logic_error {
public:
  error_code code;
  explicit future_error(int value) : logic_error("std::future_error") {
    code.value = value;
    code.category = &future_category();
  }
  ~future_error() noexcept override;
  const char *what() const noexcept override;
};
future_error::~future_error() noexcept {}
const char *future_error::what() const noexcept { return logic_error::what(); }

#define THROWS(Name, Parameters, Value)                                                            \
  void __throw_##Name Parameters __attribute__((noreturn));                                        \
  void __throw_##Name Parameters { throw Value; }

THROWS(bad_exception, (), bad_exception())
THROWS(bad_alloc, (), bad_alloc())
THROWS(bad_array_new_length, (), bad_array_new_length())
THROWS(bad_cast, (), bad_cast())
THROWS(bad_typeid, (), bad_typeid())
THROWS(bad_function_call, (), bad_function_call())
THROWS(logic_error, (const char *text), logic_error(text))
THROWS(domain_error, (const char *text), domain_error(text))
THROWS(invalid_argument, (const char *text), invalid_argument(text))
THROWS(length_error, (const char *text), length_error(text))
THROWS(out_of_range, (const char *text), out_of_range(text))
THROWS(runtime_error, (const char *text), runtime_error(text))
THROWS(range_error, (const char *text), range_error(text))
THROWS(overflow_error, (const char *text), overflow_error(text))
THROWS(underflow_error, (const char *text), underflow_error(text))
THROWS(system_error, (int value), system_error(value))
THROWS(future_error, (int value), future_error(value))

// `__throw_out_of_range_fmt(const char *, ...)`: the numbers are not shown.
void throw_out_of_range_fmt(const char *text) __asm__("_ZSt24__throw_out_of_range_fmtPKcz");
void throw_out_of_range_fmt(const char *text) { throw out_of_range(text); }
} // namespace std

extern "C" void __cxa_bad_cast() { throw std::bad_cast(); }
extern "C" void __cxa_bad_typeid() { throw std::bad_typeid(); }
extern "C" void __cxa_throw_bad_array_new_length() { throw std::bad_array_new_length(); }

// ---------------------------------------------------------------------------------------------
// Local variables that are initialised once, and what is done at the end.

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

static void run(AtExit *entry) {
  while (entry) {
    entry->function(entry->argument);
    AtExit *next = entry->next;
    free(entry);
    entry = next;
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

int __cxa_thread_atexit(void (*function)(void *), void *argument, void *) {
  AtExit *entry = registered(function, argument);
  entry->next = __quotient_at_thread_exit;
  __quotient_at_thread_exit = entry;
  return 0;
}

// At the end of `main`, and of `exit`.
void __quotient_finish() {
  run(__quotient_at_thread_exit);
  __quotient_at_thread_exit = nullptr;
  while (AtExit *entry = __quotient_at_exit) {
    __quotient_at_exit = entry->next;
    entry->function(entry->argument);
    free(entry);
  }
}
}

// ---------------------------------------------------------------------------------------------
// Threads.

namespace std {
template <class T> struct default_delete;
template <class T, class D = default_delete<T>> class unique_ptr;

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
  run(__quotient_at_thread_exit);
  return nullptr;
}

void thread::start(thread *self, _State **state, void (*)()) {
  _State *owned = *state;
  *state = nullptr;
  pthread_create(&self->id, nullptr, run_thread, owned);
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
// Time stands still.
inline namespace _V2 {
struct steady_clock {
  static long now() noexcept;
};
struct system_clock {
  static long now() noexcept;
};
long steady_clock::now() noexcept { return 0; }
long system_clock::now() noexcept { return 0; }
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

// Futures wait for a word to change.
struct quotient_futex {
  long mutex[5];
  long condition[6];
};
extern "C" {
quotient_futex __quotient_futex;
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
  pthread_mutex_lock(__quotient_futex.mutex);
  while (__atomic_load_n(word, __ATOMIC_SEQ_CST) == old)
    pthread_cond_wait(__quotient_futex.condition, __quotient_futex.mutex);
  pthread_mutex_unlock(__quotient_futex.mutex);
  return true;
}
void __atomic_futex_unsigned_base::notify(unsigned *) {
  pthread_mutex_lock(__quotient_futex.mutex);
  pthread_cond_broadcast(__quotient_futex.condition);
  pthread_mutex_unlock(__quotient_futex.mutex);
}

struct __future_base {
  struct _Result_base {
    __exception_ptr::exception_ptr error;
    _Result_base();
    virtual void _M_destroy() = 0;
    virtual ~_Result_base();
  };
};
__future_base::_Result_base::_Result_base() {}
__future_base::_Result_base::~_Result_base() {}
} // namespace std

// ---------------------------------------------------------------------------------------------
// Containers.

namespace std {
// A search tree. It is not balanced: the order of its elements is all that can be seen of it.
struct _Rb_tree_node_base {
  int color; // 0 in the header, 1 elsewhere
  _Rb_tree_node_base *parent, *left, *right;
};
typedef _Rb_tree_node_base Node;

static Node *least(Node *node) {
  while (node->left)
    node = node->left;
  return node;
}

static Node *greatest(Node *node) {
  while (node->right)
    node = node->right;
  return node;
}

Node *_Rb_tree_increment(Node *node) {
  if (node->right)
    return least(node->right);
  Node *above = node->parent;
  while (node == above->right) {
    node = above;
    above = above->parent;
  }
  // From the last element, if that is the root, the header has been passed.
  return node->right == above ? node : above;
}
const Node *_Rb_tree_increment(const Node *node) { return _Rb_tree_increment((Node *)node); }

Node *_Rb_tree_decrement(Node *node) {
  if (node->color == 0 && node->parent->parent == node)
    return node->right;
  if (node->left)
    return greatest(node->left);
  Node *above = node->parent;
  while (node == above->left) {
    node = above;
    above = above->parent;
  }
  return above;
}
const Node *_Rb_tree_decrement(const Node *node) { return _Rb_tree_decrement((Node *)node); }

void _Rb_tree_insert_and_rebalance(bool left, Node *node, Node *above, Node &header) noexcept {
  node->color = 1;
  node->parent = above;
  node->left = node->right = nullptr;
  if (above == &header) {
    header.parent = header.left = header.right = node;
  } else if (left) {
    above->left = node;
    if (above == header.left)
      header.left = node;
  } else {
    above->right = node;
    if (above == header.right)
      header.right = node;
  }
}

static void replace(Node *node, Node *by, Node &header) {
  Node *above = node->parent;
  if (above == &header)
    header.parent = by;
  else if (above->left == node)
    above->left = by;
  else
    above->right = by;
  if (by)
    by->parent = above;
}

Node *_Rb_tree_rebalance_for_erase(Node *node, Node &header) noexcept {
  if (header.left == node)
    header.left = node->right ? least(node->right) : node->parent;
  if (header.right == node)
    header.right = node->left ? greatest(node->left) : node->parent;
  if (!node->left) {
    replace(node, node->right, header);
  } else if (!node->right) {
    replace(node, node->left, header);
  } else {
    Node *next = least(node->right);
    if (next != node->right) {
      replace(next, next->right, header);
      next->right = node->right;
      next->right->parent = next;
    }
    replace(node, next, header);
    next->left = node->left;
    next->left->parent = next;
  }
  return node;
}

namespace __detail {
struct _List_node_base {
  _List_node_base *next, *previous;
  void _M_hook(_List_node_base *) noexcept;
  void _M_unhook() noexcept;
  void _M_transfer(_List_node_base *, _List_node_base *) noexcept;
  void _M_reverse() noexcept;
  static void swap(_List_node_base &, _List_node_base &) noexcept;
};
void _List_node_base::_M_hook(_List_node_base *at) noexcept {
  next = at;
  previous = at->previous;
  previous->next = this;
  at->previous = this;
}
void _List_node_base::_M_unhook() noexcept {
  previous->next = next;
  next->previous = previous;
}
void _List_node_base::_M_transfer(_List_node_base *first, _List_node_base *end) noexcept {
  if (this == end)
    return;
  _List_node_base *last = end->previous;
  first->previous->next = end;
  end->previous = first->previous;
  first->previous = previous;
  previous->next = first;
  last->next = this;
  previous = last;
}
void _List_node_base::_M_reverse() noexcept {
  _List_node_base *node = this;
  do {
    _List_node_base *after = node->next;
    node->next = node->previous;
    node->previous = after;
    node = after;
  } while (node != this);
}
void _List_node_base::swap(_List_node_base &a, _List_node_base &b) noexcept {
  _List_node_base middle;
  middle.next = middle.previous = &middle;
  middle._M_transfer(a.next, &a);
  a._M_transfer(b.next, &b);
  b._M_transfer(middle.next, &middle);
}
} // namespace __detail

size_t _Hash_bytes(const void *bytes, size_t length, size_t seed) {
  size_t hash = seed;
  for (size_t n = 0; n < length; n++)
    hash = (hash ^ ((const unsigned char *)bytes)[n]) * 1099511628211ul;
  return hash;
}
size_t _Fnv_hash_bytes(const void *bytes, size_t length, size_t seed) {
  return _Hash_bytes(bytes, length, seed);
}

template <class A, class B> struct pair {
  A first;
  B second;
};
namespace __detail {
struct _Prime_rehash_policy {
  float max_load_factor;
  mutable size_t next_resize;
  size_t _M_next_bkt(size_t) const;
  pair<bool, size_t> _M_need_rehash(size_t, size_t, size_t) const;
};
static const size_t primes[] = {2,   5,   11,   23,   47,   97,    199,   409,
                                823, 1741, 3469, 6949, 14033, 28411, 57557, 116731};
size_t _Prime_rehash_policy::_M_next_bkt(size_t wanted) const {
  size_t n = 0;
  while (n < 15 && primes[n] < wanted)
    n++;
  next_resize = (size_t)(max_load_factor * (float)primes[n]);
  return primes[n];
}
pair<bool, size_t> _Prime_rehash_policy::_M_need_rehash(size_t buckets, size_t elements,
                                                        size_t more) const {
  if (elements + more <= next_resize)
    return {false, 0};
  size_t needed = (size_t)((float)(elements + more) / max_load_factor) + 1;
  if (needed <= buckets) {
    next_resize = (size_t)(max_load_factor * (float)buckets);
    return {false, 0};
  }
  return {true, _M_next_bkt(needed > 2 * buckets ? needed : 2 * buckets)};
}
} // namespace __detail
} // namespace std

// ---------------------------------------------------------------------------------------------
// Output goes nowhere.

namespace std {
class ios_base {
public:
  class Init {
  public:
    Init();
    ~Init();
  };
};
ios_base::Init::Init() {}
ios_base::Init::~Init() {}
} // namespace std

// Streams as far as their users look into them: where their base begins, and its flags.
struct Table {
  long base;
  long top;
  void *type;
  void *functions[4];
};
struct Stream {
  void *const *table;
  long memory[40];
};
static const Table __quotient_stream_table = {8, 0, nullptr, {}};
#define STREAM(symbol)                                                                             \
  extern Stream stream_##symbol __asm__(#symbol);                                                  \
  Stream stream_##symbol = {__quotient_stream_table.functions, {}};
STREAM(_ZSt4cout)
STREAM(_ZSt4cerr)
STREAM(_ZSt4clog)
STREAM(_ZSt3cin)
