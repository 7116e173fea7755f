// Descriptions of types, and exceptions: how they are thrown, caught and carried about.

#include "runtime.h"

namespace std {
class type_info {
public:
  virtual ~type_info();
  const char *name;
};
type_info::~type_info() {}

class exception {
public:
  virtual ~exception() noexcept;
  virtual const char *what() const noexcept;
};
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

// What a thread that is cancelled, or exits, is unwound with.
class __forced_unwind {
  virtual ~__forced_unwind();
  virtual void dummy() = 0;
};
__forced_unwind::~__forced_unwind() {}

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
extern const type_info type_of_int __asm__("_ZTIi");
extern const type_info type_of_long __asm__("_ZTIl");
extern const type_info type_of_text __asm__("_ZTIPKc");
extern const type_info type_of_exception __asm__("_ZTISt9exception");
extern const type_info type_of_force __asm__("_ZTIN10__cxxabiv115__forced_unwindE");
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

// What stands before every thrown object.
struct Exception {
  const type_info *type;
  void (*destroy)(void *);
  const char *name;
  void *caught;    // what the handler is given
  Exception *next; // among those being handled, the one before
  int handlers;    // negative while it is thrown again
  int references;
  Exception *primary; // where the object is, if not behind this
  void *reserved;
};

static_assert(sizeof(Exception) == 64, "keeps what follows aligned");

extern "C" {
thread_local Exception *__quotient_flying;
extern "C" {
thread_local Exception *__quotient_handled;
}
thread_local int __quotient_uncaught_count;
}

// The end of the thread, as an exception: no handler but that of everything and that of its own type catches it, and both must
// throw it on.
static thread_local struct {
  Exception header;
  void *object;
} force;

static bool is_force(Exception *exception) { return exception == &force.header; }

static Exception *header(void *object) { return (Exception *)object - 1; }
static void *object_of(Exception *exception) { return exception + 1; }

// What was thrown. Several threads may handle it at once, each by an exception of its own.
static void *thrown_by(Exception *exception) {
  return object_of(exception->primary ? exception->primary : exception);
}

static void release(Exception *exception) {
  while (exception && __atomic_sub_fetch(&exception->references, 1, __ATOMIC_SEQ_CST) <= 0) {
    Exception *primary = exception->primary;
    if (!primary && exception->destroy)
      exception->destroy(object_of(exception));
    free(exception);
    exception = primary;
  }
}

static bool is_text(const char *text, const char *other) {
  while (*text && *text == *other)
    text++, other++;
  return *text == *other;
}

static const char *in_decimal(long value) {
  static thread_local char text[24];
  char *at = text + sizeof text - 1;
  unsigned long rest = value < 0 ? -(unsigned long)value : value;
  *at = 0;
  do
    *--at = '0' + rest % 10;
  while (rest /= 10);
  if (value < 0)
    *--at = '-';
  return at;
}

// What an exception says of itself, or null.
static const char *said_by(Exception *exception) {
  const type_info *type = exception->type;
  void *object = thrown_by(exception);
  if (char *base = part(type, &type_of_exception, (char *)object))
    return ((const std::exception *)base)->what();
  if (type == &type_of_text || is_text(type->name, "NSt7__cxx1112basic_stringIcSt11char_traitsIcESaIcEEE"))
    return *(const char **)object;
  if (type == &type_of_int)
    return in_decimal(*(int *)object);
  if (type == &type_of_long)
    return in_decimal(*(long *)object);
  return nullptr;
}

static void uncaught(Exception *exception) __attribute__((noreturn));
static void uncaught(Exception *exception) {
  // In memory of the thread's own, where it can be read without an access.
  static thread_local char copy[256];
  const char *said = said_by(exception);
  size_t length = 0;
  for (; said && said[length] && length + 1 < sizeof copy; length++)
    copy[length] = said[length];
  copy[length] = 0;
  __quotient_uncaught(exception->name, said ? copy : nullptr);
}

static void fly(Exception *exception) __attribute__((noreturn));
static void fly(Exception *exception) {
  if (is_force(exception))
    __pthread_unwind_next(nullptr);
  __quotient_flying = exception;
  __quotient_unwind();
  uncaught(exception);
}

extern "C" {
void *__cxa_allocate_exception(size_t size) {
  Exception *exception = (Exception *)malloc(sizeof(Exception) + size);
  *exception = Exception();
  return exception + 1;
}

void __cxa_free_exception(void *object) { free(header(object)); }

// What `__cxa_init_primary_exception` becomes.
void *__quotient_primary(void *object, const type_info *type, void (*destroy)(void *),
                         const char *name) {
  Exception *exception = header(object);
  exception->type = type;
  exception->destroy = destroy;
  exception->name = name;
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
void *__quotient_exception() {
  if (__quotient_forced) {
    __quotient_forced = 0;
    force.header.type = &type_of_force;
    __quotient_flying = &force.header;
  }
  return object_of(__quotient_flying);
}

// `number` if a handler for the type (null: for all) catches the exception and no earlier one,
// whose number is in `earlier`, does.
unsigned __quotient_match(void *object, const type_info *type, unsigned number, unsigned earlier) {
  if (earlier)
    return earlier;
  Exception *exception = header(object);
  const type_info *thrown = exception->type;
  void *thrown_object = thrown_by(exception), *caught = thrown_object;
  if (is_pointer(thrown))
    caught = *(void **)thrown_object;
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
      caught = part(thrown, type, (char *)thrown_object);
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
  if (is_force(exception)) {
    // As libstdc++ does where an exception is being handled, which it could not come back to.
    if (__quotient_handled)
      std::terminate();
    __quotient_handled = exception;
    return exception->caught;
  }
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
  if (is_force(exception))
    __quotient_not_rethrown();
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
  if (is_force(exception))
    __quotient_handled = nullptr;
  else
    exception->handlers = -exception->handlers;
  __quotient_uncaught_count++;
  fly(exception);
}

void __cxa_call_unexpected(void *object) { uncaught(header(object)); }

type_info *__cxa_current_exception_type() {
  return __quotient_handled ? (type_info *)__quotient_handled->type : nullptr;
}
} // extern "C"

namespace std {
void terminate() noexcept {
  if (__quotient_handled && !is_force(__quotient_handled))
    uncaught(__quotient_handled);
  __quotient_terminate();
}

// A handler is only remembered: what would call it is a violation, told before it could do anything.
typedef void (*terminate_handler)();
static terminate_handler at_terminate = terminate;
terminate_handler set_terminate(terminate_handler handler) noexcept;
terminate_handler get_terminate() noexcept;
terminate_handler set_terminate(terminate_handler handler) noexcept {
  return __atomic_exchange_n(&at_terminate, handler ? handler : terminate, __ATOMIC_ACQ_REL);
}
terminate_handler get_terminate() noexcept {
  return __atomic_load_n(&at_terminate, __ATOMIC_ACQUIRE);
}

bool uncaught_exception() noexcept { return __quotient_uncaught_count > 0; }
int uncaught_exceptions() noexcept { return __quotient_uncaught_count; }

namespace __exception_ptr {
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
  if (!__quotient_handled || is_force(__quotient_handled))
    return __exception_ptr::exception_ptr();
  return __exception_ptr::exception_ptr(thrown_by(__quotient_handled));
}

class nested_exception {
  __exception_ptr::exception_ptr nested;

public:
  virtual ~nested_exception() noexcept;
};
nested_exception::~nested_exception() noexcept {}

void rethrow_exception(__exception_ptr::exception_ptr) __attribute__((noreturn));
void rethrow_exception(__exception_ptr::exception_ptr pointer) {
  Exception *primary = header(pointer.get());
  __atomic_add_fetch(&primary->references, 1, __ATOMIC_SEQ_CST);
  Exception *exception = (Exception *)malloc(sizeof(Exception));
  *exception = Exception();
  exception->type = primary->type;
  exception->name = primary->name;
  exception->references = 1;
  exception->primary = primary;
  __quotient_uncaught_count++;
  fly(exception);
}
} // namespace std
