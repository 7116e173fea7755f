// Streams of characters, as libstdc++ lays them out: what the headers define inline works on these
// members, and so do the functions in streams.cpp (buffers, output) and input.cpp.

#include "runtime.h"

extern "C" {
int snprintf(char *, size_t, const char *, ...);
long strtol(const char *, char **, int);
unsigned long strtoul(const char *, char **, int);
double strtod(const char *, char **);
void *memchr(const void *, int, size_t);
}

namespace std {
typedef long streamsize;
template <class C> struct char_traits;
template <class C> class allocator;

inline namespace __cxx11 {
// Short texts lie in the string itself.
template <class C, class T, class A> class basic_string {
public:
  C *text;
  size_t length;
  union {
    C own[16];
    size_t capacity;
  };
  size_t room() const { return text == own ? 15 : capacity; }
  // Keeps the text, and what else there was room for.
  void reserve_at_least(size_t wanted) {
    size_t old = room();
    if (wanted <= old)
      return;
    size_t size = wanted < 2 * old ? 2 * old : wanted;
    C *larger = (C *)malloc(size + 1);
    memcpy(larger, text, old + 1);
    if (text != own)
      free(text);
    text = larger;
    capacity = size;
  }
  void set_length(size_t size) {
    length = size;
    text[size] = 0;
  }
  void append(C character) {
    reserve_at_least(length + 1);
    text[length] = character;
    set_length(length + 1);
  }
};
} // namespace __cxx11
typedef basic_string<char, char_traits<char>, allocator<char>> string;

enum _Ios_Fmtflags : int {
  boolalpha = 1,
  decimal = 2,
  fixed = 4,
  hexadecimal = 8,
  internal = 16,
  left = 32,
  octal = 64,
  right = 128,
  scientific = 256,
  showbase = 512,
  showpoint = 1024,
  showpos = 2048,
  skipws = 4096,
  uppercase = 16384,
};
enum _Ios_Iostate : int { goodbit = 0, badbit = 1, eofbit = 2, failbit = 4 };
enum _Ios_Openmode : int { app = 1, ate = 2, in = 8, out = 16 };
enum _Ios_Seekdir : int { beginning, current, end };

struct Position {
  long offset;
  long state;
};

// There is one locale.
class locale {
  void *implementation;

public:
  locale() noexcept;
  locale(const locale &) noexcept;
  ~locale() noexcept;
  const locale &operator=(const locale &) noexcept;
  static const locale &classic();
};

// Tells the headers that characters are what they are.
struct CharacterTypes {
  void (*const *table)();
  int references;
  void *locale_data;
  bool owned;
  const int *upper, *lower;
  const unsigned short *classes;
  char widens;
  char wide[256];
  char narrow[256];
  char narrows;
};
extern "C" const CharacterTypes __quotient_character_types;

class ios_base {
public:
  streamsize precision, width;
  _Ios_Fmtflags flags;
  _Ios_Iostate exceptions, state;
  void *callbacks;
  struct Word {
    void *pointer;
    long number;
  } word_zero, words[8];
  int word_count;
  Word *all_words;
  locale own_locale;

  class Init {
  public:
    Init();
    ~Init();
  };
  ios_base() noexcept;
  virtual ~ios_base();
};

template <class C, class T> class basic_ostream;
template <class C, class T> class basic_istream;

template <class C, class T> class basic_streambuf {
public:
  C *in_begin, *in_next, *in_end, *out_begin, *out_next, *out_end;
  locale own_locale;

  basic_streambuf() : in_begin(), in_next(), in_end(), out_begin(), out_next(), out_end() {}
  virtual ~basic_streambuf();
  virtual void imbue(const locale &);
  virtual basic_streambuf *setbuf(C *, streamsize);
  virtual Position seekoff(long, _Ios_Seekdir, _Ios_Openmode);
  virtual Position seekpos(Position, _Ios_Openmode);
  virtual int sync();
  virtual streamsize showmanyc();
  virtual streamsize xsgetn(C *, streamsize);
  virtual int underflow();
  virtual int uflow();
  virtual int pbackfail(int);
  virtual streamsize xsputn(const C *, streamsize);
  virtual int overflow(int);

  int sgetc() { return in_next < in_end ? (unsigned char)*in_next : underflow(); }
  int sbumpc() { return in_next < in_end ? (unsigned char)*in_next++ : uflow(); }
};

template <class C, class T> class basic_ios : public ios_base {
public:
  basic_ostream<C, T> *tied;
  C fill;
  bool has_fill;
  basic_streambuf<C, T> *buffer;
  const CharacterTypes *types;
  const void *number_output, *number_input;

  basic_ios() : tied(), fill(), has_fill(), buffer(), types(), number_output(), number_input() {}
  ~basic_ios() override;
  void init(basic_streambuf<C, T> *);
  void clear(_Ios_Iostate);
  basic_streambuf<C, T> *rdbuf(basic_streambuf<C, T> *);
  void add(int bits) { clear((_Ios_Iostate)(state | bits)); }
};

template <class C, class T> class basic_ostream : virtual public basic_ios<C, T> {
public:
  class sentry {
    bool ok;
    basic_ostream *stream;

  public:
    explicit sentry(basic_ostream &);
  };
  basic_ostream() { this->init(nullptr); }
  virtual ~basic_ostream();
  basic_ostream &operator<<(short);
  basic_ostream &operator<<(int);
  basic_ostream &operator<<(basic_streambuf<C, T> *);
  template <class V> basic_ostream &_M_insert(V);
  basic_ostream &put(C);
  basic_ostream &write(const C *, streamsize);
  basic_ostream &flush();
  Position tellp();
  basic_ostream &seekp(Position);
  basic_ostream &seekp(long, _Ios_Seekdir);
};

template <class C, class T> class basic_istream : virtual public basic_ios<C, T> {
public:
  streamsize count;

  class sentry {
    bool ok;

  public:
    explicit sentry(basic_istream &, bool);
  };
  basic_istream() : count() { this->init(nullptr); }
  virtual ~basic_istream();
  basic_istream &operator>>(short &);
  basic_istream &operator>>(int &);
  template <class V> basic_istream &_M_extract(V &);
  int get();
  basic_istream &get(C &);
  basic_istream &getline(C *, streamsize, C);
  basic_istream &getline(C *, streamsize);
  basic_istream &ignore();
  basic_istream &ignore(streamsize);
  basic_istream &ignore(streamsize, int);
  int peek();
  basic_istream &read(C *, streamsize);
  basic_istream &putback(C);
  basic_istream &unget();
  Position tellg();
  basic_istream &seekg(Position);
  basic_istream &seekg(long, _Ios_Seekdir);
};

template <class C, class T>
class basic_iostream : public basic_istream<C, T>, public basic_ostream<C, T> {
public:
  ~basic_iostream() override;
};

typedef basic_streambuf<char, char_traits<char>> Buffer;
typedef basic_ostream<char, char_traits<char>> Output;
typedef basic_istream<char, char_traits<char>> Input;

// The standard streams, in which nothing is made when the program begins.
struct StandardBase {
  const void *table;
  streamsize precision, width;
  int flags, exceptions, state;
  void *callbacks;
  long words[18];
  int word_count;
  void *all_words, *own_locale, *tied;
  char fill;
  bool has_fill;
  void *buffer;
  const CharacterTypes *types;
  const void *number_output, *number_input;
};
struct StandardOutput {
  void *const *table;
  StandardBase base;
};
struct StandardInput {
  void *const *table;
  streamsize count;
  StandardBase base;
};
extern StandardOutput cout_ __asm__("_ZSt4cout");
extern StandardOutput cerr_ __asm__("_ZSt4cerr");
extern StandardOutput clog_ __asm__("_ZSt4clog");
extern StandardInput cin_ __asm__("_ZSt3cin");
} // namespace std
