// The exceptions of the standard library, and the functions by which its headers throw them.

#include "runtime.h"

inline void *operator new(size_t, void *at) noexcept { return at; }

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
  error_condition default_error_condition() const noexcept;
};
error_condition error_code::default_error_condition() const noexcept {
  return category->default_error_condition(value);
}
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

// Short texts are in the string itself; beside longer ones it says how long they may become.
static void put(string &to, const char *text) {
  to.text = to.own;
  to.length = strlen(text);
  if (to.length >= sizeof to.own) {
    to.text = (char *)operator new(to.length + 1);
    memcpy(to.own, &to.length, sizeof to.length);
  }
  memcpy(to.text, text, to.length + 1);
}

// Errors of the system that the library throws itself, and what else programs ask about.
static const char *system_text(int value) {
  switch (value) {
  case 1:
    return "Operation not permitted";
  case 11:
    return "Resource temporarily unavailable";
  case 12:
    return "Cannot allocate memory";
  case 16:
    return "Device or resource busy";
  case 22:
    return "Invalid argument";
  case 35:
    return "Resource deadlock avoided";
  case 110:
    return "Connection timed out";
  }
  return "system error";
}

// What an error of a future says of itself; the message of its code is the part behind the colon.
#define FUTURE "std::future_error: "
static const char *future_text(int value) {
  switch (value) {
  case 1:
    return FUTURE "Future already retrieved";
  case 2:
    return FUTURE "Promise already satisfied";
  case 3:
    return FUTURE "No associated state";
  case 4:
    return FUTURE "Broken promise";
  }
  return FUTURE "Unknown error";
}

struct quotient_category : error_category {
  const char *title;
  const char *name() const noexcept override;
  string message(int value) const override;
};
const char *quotient_category::name() const noexcept { return title; }
string quotient_category::message(int value) const {
  string text;
  bool future = title[0] == 'f';
  put(text, future ? future_text(value) + sizeof FUTURE - 1 : system_text(value));
  return text;
}

// A category is known by its address, in all threads; as a constant it needs no constructor.
struct category_memory {
  const void *const *functions;
  const char *title;
};
extern const void *const category_functions[] __asm__("_ZTVSt17quotient_category");
#define CATEGORY(function, title)                                                                  \
  static const category_memory function##_memory = {category_functions + 2, title};                \
  const error_category &function() noexcept;                                                       \
  const error_category &function() noexcept {                                                      \
    return (const error_category &)function##_memory;                                              \
  }
inline namespace _V2 {
CATEGORY(generic_category, "generic")
CATEGORY(system_category, "system")
} // namespace _V2
CATEGORY(future_category, "future")

class system_error : public runtime_error {
public:
  error_code code;
  explicit system_error(int value) : runtime_error(system_text(value)) {
    code.value = value;
    code.category = &generic_category();
  }
  ~system_error() noexcept override;
};
system_error::~system_error() noexcept {}

class future_error : public logic_error {
public:
  error_code code;
  explicit future_error(int value) : logic_error(future_text(value)) {
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

// What `operator new` returns, or the end of it.
extern "C" void *__quotient_check_new(void *memory) {
  if (!memory)
    std::__throw_bad_alloc();
  return memory;
}
