// Streams: their buffers, and output. What is written to `cout`, `cerr` and `clog` only people see, and
// to find that out costs no event: it is told by the address.

#include "streams.h"

namespace std {
locale::locale() noexcept : implementation(nullptr) {}
locale::locale(const locale &) noexcept : implementation(nullptr) {}
locale::~locale() noexcept {}
const locale &locale::operator=(const locale &) noexcept { return *this; }
static const locale the_locale;
const locale &locale::classic() { return the_locale; }

ios_base::Init::Init() {}
ios_base::Init::~Init() {}
ios_base::ios_base() noexcept
    : precision(), width(), flags(), exceptions(), state(), callbacks(), word_zero(), words(),
      word_count(8), all_words(words) {}
ios_base::~ios_base() {}

// --- Buffers. ------------------------------------------------------------------------------------

static const Position nowhere_to_seek = {-1, 0};

template <class C, class T> basic_streambuf<C, T>::~basic_streambuf() {}
template <class C, class T> void basic_streambuf<C, T>::imbue(const locale &) {}
template <class C, class T> basic_streambuf<C, T> *basic_streambuf<C, T>::setbuf(C *, streamsize) {
  return this;
}
template <class C, class T>
Position basic_streambuf<C, T>::seekoff(long, _Ios_Seekdir, _Ios_Openmode) {
  return nowhere_to_seek;
}
template <class C, class T> Position basic_streambuf<C, T>::seekpos(Position, _Ios_Openmode) {
  return nowhere_to_seek;
}
template <class C, class T> int basic_streambuf<C, T>::sync() { return 0; }
template <class C, class T> streamsize basic_streambuf<C, T>::showmanyc() { return 0; }
template <class C, class T> int basic_streambuf<C, T>::underflow() { return -1; }
template <class C, class T> int basic_streambuf<C, T>::pbackfail(int) { return -1; }
template <class C, class T> int basic_streambuf<C, T>::overflow(int) { return -1; }

template <class C, class T> int basic_streambuf<C, T>::uflow() {
  return underflow() < 0 ? -1 : (unsigned char)*in_next++;
}

template <class C, class T> streamsize basic_streambuf<C, T>::xsgetn(C *to, streamsize count) {
  streamsize done = 0;
  for (; done < count; done++) {
    int next = sbumpc();
    if (next < 0)
      break;
    to[done] = (C)next;
  }
  return done;
}

template <class C, class T>
streamsize basic_streambuf<C, T>::xsputn(const C *from, streamsize count) {
  streamsize done = 0;
  for (; done < count; done++) {
    if (out_next < out_end)
      *out_next++ = from[done];
    else if (overflow((unsigned char)from[done]) < 0)
      break;
  }
  return done;
}

inline namespace __cxx11 {
template <class C, class T, class A> class basic_stringbuf : public basic_streambuf<C, T> {
public:
  _Ios_Openmode mode;
  basic_string<C, T, A> text;

  basic_stringbuf();
  ~basic_stringbuf() override;
  streamsize showmanyc() override;
  int underflow() override;
  int pbackfail(int) override;
  int overflow(int) override;
  basic_streambuf<C, T> *setbuf(C *, streamsize) override;
  Position seekoff(long, _Ios_Seekdir, _Ios_Openmode) override;
  Position seekpos(Position, _Ios_Openmode) override;
  void _M_sync(C *base, size_t in_at, size_t out_at);
  void _M_pbump(C *begin, C *end, long at);
  // What has been written can be read.
  void update_end() {
    if (this->out_next && this->out_next > this->in_end) {
      if (mode & in)
        this->in_end = this->out_next;
      else
        this->in_begin = this->in_next = this->in_end = this->out_next;
    }
  }
};

template <class C, class T, class A> basic_stringbuf<C, T, A>::basic_stringbuf() : mode() {
  text.text = text.own;
  text.set_length(0);
}
template <class C, class T, class A> basic_stringbuf<C, T, A>::~basic_stringbuf() {
  if (text.text != text.own)
    free(text.text);
}

// The text, or memory that was set instead of it, begins at `base`.
template <class C, class T, class A>
void basic_stringbuf<C, T, A>::_M_sync(C *base, size_t in_at, size_t out_at) {
  bool own = base == text.text;
  C *text_end = base + (own ? text.length : in_at);
  C *limit = own ? base + text.room() : text_end;
  if (!own) {
    limit = base + out_at;
    out_at = 0;
  }
  if (mode & in) {
    this->in_begin = base;
    this->in_next = base + in_at;
    this->in_end = text_end;
  }
  if (mode & out) {
    this->out_begin = base;
    this->out_next = base + out_at;
    this->out_end = limit;
    if (!(mode & in))
      this->in_begin = this->in_next = this->in_end = text_end;
  }
}

template <class C, class T, class A>
void basic_stringbuf<C, T, A>::_M_pbump(C *begin, C *limit, long at) {
  this->out_begin = begin;
  this->out_next = begin + at;
  this->out_end = limit;
}

template <class C, class T, class A> streamsize basic_stringbuf<C, T, A>::showmanyc() {
  if (!(mode & in))
    return -1;
  update_end();
  return this->in_end - this->in_next;
}

template <class C, class T, class A> int basic_stringbuf<C, T, A>::underflow() {
  if (!(mode & in))
    return -1;
  update_end();
  return this->in_next < this->in_end ? (unsigned char)*this->in_next : -1;
}

template <class C, class T, class A> int basic_stringbuf<C, T, A>::pbackfail(int character) {
  if (this->in_begin >= this->in_next)
    return -1;
  this->in_next--;
  if (character >= 0 && *this->in_next != (C)character) {
    if (!(mode & out)) {
      this->in_next++;
      return -1;
    }
    *this->in_next = (C)character;
  }
  return character < 0 ? 0 : character;
}

template <class C, class T, class A> int basic_stringbuf<C, T, A>::overflow(int character) {
  if (!(mode & out))
    return -1;
  if (character < 0)
    return 0;
  if (this->out_next >= this->out_end) {
    size_t in_at = this->in_next - this->in_begin;
    size_t out_at = this->out_next - this->out_begin;
    text.set_length(out_at);
    text.reserve_at_least(out_at + 1);
    this->out_begin = text.text;
    this->out_next = text.text + out_at;
    this->out_end = text.text + text.room();
    if (mode & in) {
      this->in_begin = text.text;
      this->in_next = text.text + in_at;
      this->in_end = text.text + out_at;
    } else
      this->in_begin = this->in_next = this->in_end = this->out_next;
  }
  *this->out_next++ = (C)character;
  return character;
}

template <class C, class T, class A>
basic_streambuf<C, T> *basic_stringbuf<C, T, A>::setbuf(C *, streamsize) {
  __quotient_unsupported("a buffer of one's own for a string stream");
}

template <class C, class T, class A>
Position basic_stringbuf<C, T, A>::seekoff(long offset, _Ios_Seekdir from, _Ios_Openmode which) {
  update_end();
  bool reads = mode & which & in, writes = mode & which & out;
  if ((!reads && !writes) || (reads && writes && from == current))
    return nowhere_to_seek;
  C *begin = reads ? this->in_begin : this->out_begin;
  C *next = reads ? this->in_next : this->out_next;
  long base = from == beginning ? 0 : from == current ? next - begin : this->in_end - begin;
  long at = base + offset;
  if (at < 0 || at > this->in_end - begin)
    return nowhere_to_seek;
  if (reads)
    this->in_next = this->in_begin + at;
  if (writes)
    this->out_next = this->out_begin + at;
  return {at, 0};
}

template <class C, class T, class A>
Position basic_stringbuf<C, T, A>::seekpos(Position to, _Ios_Openmode which) {
  return seekoff(to.offset, beginning, which);
}
} // namespace __cxx11

// Takes everything.
struct Nowhere : Buffer {
  streamsize xsputn(const char *, streamsize) override;
  int overflow(int) override;
};
streamsize Nowhere::xsputn(const char *, streamsize count) { return count; }
int Nowhere::overflow(int) { return 0; }

// --- What all streams have. ----------------------------------------------------------------------

template <class C, class T> basic_ios<C, T>::~basic_ios() {}

template <class C, class T> void basic_ios<C, T>::init(basic_streambuf<C, T> *to) {
  this->precision = 6;
  this->width = 0;
  this->flags = (_Ios_Fmtflags)(skipws | decimal);
  types = &__quotient_character_types;
  number_output = number_input = types;
  tied = nullptr;
  fill = ' ';
  has_fill = true;
  buffer = to;
  this->exceptions = goodbit;
  this->state = to ? goodbit : badbit;
}

template <class C, class T> void basic_ios<C, T>::clear(_Ios_Iostate state) {
  this->state = (_Ios_Iostate)(state | (buffer ? 0 : badbit));
  if (this->exceptions & this->state)
    __quotient_unsupported("a stream that throws an exception");
}

// --- Output. -------------------------------------------------------------------------------------

static bool leads_nowhere(const Output &stream) {
  const void *it = &stream;
  return it == &cout_ || it == &cerr_ || it == &clog_;
}

// People see it. How the stream would write it nobody asks, since that would be an access.
template <class... V> static Output &told(Output &stream, const char *format, V... values) {
  __quotient_print(format, values...);
  return stream;
}

template <class C, class T>
basic_streambuf<C, T> *basic_ios<C, T>::rdbuf(basic_streambuf<C, T> *to) {
  const void *it = this;
  if (it == &cout_.base || it == &cerr_.base || it == &clog_.base)
    __quotient_unsupported("standard output that leads somewhere else");
  basic_streambuf<C, T> *old = buffer;
  buffer = to;
  clear(goodbit);
  return old;
}

static void write(Output &stream, const char *text, streamsize count) {
  if (count > 0 && stream.buffer->xsputn(text, count) != count)
    stream.add(badbit);
}

static void pad(Output &stream, streamsize count) {
  char fill = stream.fill;
  while (count-- > 0)
    write(stream, &fill, 1);
}

// Writes a text in a field; what is inserted to fill it comes after `head` characters if it is
// neither left nor right of all.
static Output &insert(Output &stream, const char *text, streamsize count, streamsize head) {
  if (leads_nowhere(stream))
    return told(stream, "%.*s", (int)count, text);
  if (stream.state != goodbit)
    return stream;
  streamsize missing = stream.width - count;
  stream.width = 0;
  int adjust = stream.flags & (left | right | internal);
  if (adjust != internal || head < 0)
    head = adjust == left ? count : 0;
  write(stream, text, head);
  pad(stream, missing);
  write(stream, text + head, count - head);
  return stream;
}

template <class C, class T>
basic_ostream<C, T> &__ostream_insert(basic_ostream<C, T> &stream, const C *text,
                                      streamsize count) {
  return insert(stream, text, count, -1);
}

static Output &insert_integer(Output &stream, unsigned long magnitude, bool negative) {
  char text[32];
  int at = sizeof text, head = 0;
  int base = stream.flags & octal ? 8 : stream.flags & hexadecimal ? 16 : 10;
  const char *digits = stream.flags & uppercase ? "0123456789ABCDEF" : "0123456789abcdef";
  unsigned long rest = magnitude;
  do
    text[--at] = digits[rest % base];
  while (rest /= base);
  if (base == 10 && (negative || stream.flags & showpos)) {
    text[--at] = negative ? '-' : '+';
    head = 1;
  } else if (stream.flags & showbase && magnitude && base == 16) {
    text[--at] = stream.flags & uppercase ? 'X' : 'x';
    text[--at] = '0';
    head = 2;
  } else if (stream.flags & showbase && magnitude && base == 8) {
    text[--at] = '0';
  }
  return insert(stream, text + at, sizeof text - at, head);
}

// In other bases than ten, a negative number is the positive one with the same bits.
template <class V> static Output &insert_signed(Output &stream, V value, unsigned long bits) {
  if (leads_nowhere(stream))
    return told(stream, "%ld", (long)value);
  bool negative = value < 0 && !(stream.flags & (octal | hexadecimal));
  return insert_integer(stream, negative ? -(unsigned long)value : bits, negative);
}

static Output &insert_number(Output &stream, double value) {
  if (leads_nowhere(stream))
    return told(stream, "%g", value);
  int style = stream.flags & (fixed | scientific);
  if (style == (fixed | scientific))
    __quotient_unsupported("floating-point numbers in base 16 in a stream");
  char format[8], *to = format;
  *to++ = '%';
  if (stream.flags & showpos)
    *to++ = '+';
  if (stream.flags & showpoint)
    *to++ = '#';
  *to++ = '.';
  *to++ = '*';
  *to++ = (style == fixed ? 'f' : style == scientific ? 'e' : 'g') -
          (stream.flags & uppercase ? 'a' - 'A' : 0);
  *to = 0;
  char text[400];
  int precision = (int)stream.precision;
  int count = snprintf(text, sizeof text, format, precision, value);
  if (count >= (int)sizeof text)
    __quotient_unsupported("a floating-point number of more than 400 characters in a stream");
  return insert(stream, text, count, text[0] == '-' || text[0] == '+');
}

template <class C, class T> basic_ostream<C, T> &basic_ostream<C, T>::operator<<(short value) {
  return (basic_ostream &)insert_signed(*this, value, (unsigned short)value);
}
template <class C, class T> basic_ostream<C, T> &basic_ostream<C, T>::operator<<(int value) {
  return (basic_ostream &)insert_signed(*this, value, (unsigned)value);
}
template <> template <> Output &Output::_M_insert(long value) {
  return insert_signed(*this, value, (unsigned long)value);
}
template <> template <> Output &Output::_M_insert(long long value) {
  return insert_signed(*this, value, (unsigned long)value);
}
template <> template <> Output &Output::_M_insert(unsigned long value) {
  return leads_nowhere(*this) ? told(*this, "%lu", (unsigned long)value) : insert_integer(*this, value, false);
}
template <> template <> Output &Output::_M_insert(unsigned long long value) {
  return leads_nowhere(*this) ? told(*this, "%lu", (unsigned long)value) : insert_integer(*this, value, false);
}
template <> template <> Output &Output::_M_insert(bool value) {
  if (leads_nowhere(*this))
    return told(*this, "%d", (int)value);
  if (!(flags & boolalpha))
    return insert_integer(*this, value, false);
  return insert(*this, value ? "true" : "false", value ? 4 : 5, -1);
}
template <> template <> Output &Output::_M_insert(double value) {
  return insert_number(*this, value);
}
template <> template <> Output &Output::_M_insert(const void *value) {
  if (leads_nowhere(*this))
    return told(*this, "%p", value);
  char text[32];
  return insert(*this, text, snprintf(text, sizeof text, "%p", value), -1);
}

template <class C, class T>
basic_ostream<C, T> &basic_ostream<C, T>::operator<<(basic_streambuf<C, T> *from) {
  if (leads_nowhere(*this))
    return *this;
  int next;
  while ((next = from->sbumpc()) >= 0) {
    C character = (C)next;
    std::write(*this, &character, 1);
  }
  return *this;
}

template <class C, class T> basic_ostream<C, T> &basic_ostream<C, T>::put(C character) {
  return write(&character, 1);
}
template <class C, class T>
basic_ostream<C, T> &basic_ostream<C, T>::write(const C *text, streamsize count) {
  if (leads_nowhere(*this))
    __quotient_print("%.*s", (int)count, text);
  else if (this->state == goodbit)
    std::write(*this, text, count);
  return *this;
}
template <class C, class T> basic_ostream<C, T> &basic_ostream<C, T>::flush() {
  if (!leads_nowhere(*this) && this->buffer && this->buffer->sync() < 0)
    this->add(badbit);
  return *this;
}
template <class C, class T> Position basic_ostream<C, T>::tellp() {
  if (leads_nowhere(*this) || this->state & (badbit | failbit))
    return nowhere_to_seek;
  return this->buffer->seekoff(0, current, out);
}
template <class C, class T> basic_ostream<C, T> &basic_ostream<C, T>::seekp(Position to) {
  return seekp(to.offset, beginning);
}
template <class C, class T>
basic_ostream<C, T> &basic_ostream<C, T>::seekp(long offset, _Ios_Seekdir from) {
  if (!leads_nowhere(*this) && !(this->state & (badbit | failbit)) &&
      this->buffer->seekoff(offset, from, out).offset < 0)
    this->add(failbit);
  return *this;
}
template <class C, class T>
basic_ostream<C, T>::sentry::sentry(basic_ostream &stream)
    : ok(leads_nowhere(stream) || stream.state == goodbit), stream(&stream) {}
template <class C, class T> basic_ostream<C, T>::~basic_ostream() {}

// --- String streams: their tables, and what the headers do not define. ----------------------------

template <class C, class T> basic_iostream<C, T>::~basic_iostream() {}

inline namespace __cxx11 {
#define STRING_STREAM(Name, Base)                                                                  \
  template <class C, class T, class A> class Name : public Base<C, T> {                            \
  public:                                                                                          \
    basic_stringbuf<C, T, A> buffer;                                                               \
    ~Name() override;                                                                              \
  };                                                                                               \
  template <class C, class T, class A> Name<C, T, A>::~Name() {}                                   \
  template class Name<char, char_traits<char>, allocator<char>>;
STRING_STREAM(basic_ostringstream, basic_ostream)
STRING_STREAM(basic_istringstream, basic_istream)
STRING_STREAM(basic_stringstream, basic_iostream)
template class basic_stringbuf<char, char_traits<char>, allocator<char>>;
} // namespace __cxx11

template class basic_streambuf<char, char_traits<char>>;
template class basic_ios<char, char_traits<char>>;
template class basic_ostream<char, char_traits<char>>;
template Output &__ostream_insert(Output &, const char *, streamsize);

// --- The standard streams. -----------------------------------------------------------------------

static void no_locales() { __quotient_unsupported("what depends on the locale"); }
static void (*const character_functions[])() = {no_locales, no_locales, no_locales, no_locales,
                                                no_locales, no_locales, no_locales, no_locales,
                                                no_locales, no_locales};
static constexpr CharacterTypes character_types() {
  CharacterTypes types = {};
  types.table = character_functions;
  types.widens = types.narrows = 1;
  for (int c = 0; c < 256; c++)
    types.wide[c] = types.narrow[c] = (char)c;
  return types;
}
extern "C" constexpr CharacterTypes __quotient_character_types = character_types();

// All is there from the beginning.
template <class C> class ctype {
public:
  void _M_widen_init() const;
  void _M_narrow_init() const;
};
template <class C> void ctype<C>::_M_widen_init() const {}
template <class C> void ctype<C>::_M_narrow_init() const {}
template class ctype<char>;
const CharacterTypes &facet(const locale &) __asm__(
    "_ZSt9use_facetISt5ctypeIcEERKT_RKSt6locale");
const CharacterTypes &facet(const locale &) { return __quotient_character_types; }

extern void *const nowhere_functions[] __asm__("_ZTVSt7Nowhere");
struct Memory {
  void *const *functions;
  long members[7];
};
extern "C" {
Memory __quotient_nowhere = {nowhere_functions + 2, {}};
}

// Where the base begins is said before the functions of which nobody calls one.
struct Table {
  long base, top;
  const void *type;
  void *functions[2];
};
static const Table output_table = {sizeof(void *), 0, nullptr, {}};
static const Table input_table = {2 * sizeof(void *), 0, nullptr, {}};
#define BASE                                                                                       \
  {                                                                                                \
    nullptr, 6, 0, skipws | decimal, 0, 0, nullptr, {}, 8, nullptr, nullptr, nullptr, ' ', true,   \
        &__quotient_nowhere, &__quotient_character_types, nullptr, nullptr                         \
  }
StandardOutput cout_ = {output_table.functions, BASE};
StandardOutput cerr_ = {output_table.functions, BASE};
StandardOutput clog_ = {output_table.functions, BASE};
StandardInput cin_ = {input_table.functions, 0, BASE};
} // namespace std

// --- In the place of what the headers define, so that the standard streams are not touched. ------

using namespace std;

extern "C" {
Output &__quotient_endl(Output &stream) {
  if (leads_nowhere(stream))
    return told(stream, "\n");
  return stream.put('\n').flush();
}

Output &__quotient_insert_character(Output &stream, char character) {
  return insert(stream, &character, 1, -1);
}

Output &__quotient_manipulate(Output &stream, Output &(*manipulator)(Output &)) {
  if (!leads_nowhere(stream) || manipulator == __quotient_endl)
    return manipulator(stream);
  return stream;
}

Output &__quotient_manipulate_base(Output &stream, void (*manipulator)(ios_base &)) {
  if (!leads_nowhere(stream))
    manipulator(stream);
  return stream;
}

Output &__quotient_set_width(Output &stream, int width) {
  if (!leads_nowhere(stream))
    stream.width = width;
  return stream;
}

Output &__quotient_set_precision(Output &stream, int precision) {
  if (!leads_nowhere(stream))
    stream.precision = precision;
  return stream;
}

Output &__quotient_set_fill(Output &stream, char fill) {
  if (!leads_nowhere(stream))
    stream.fill = fill;
  return stream;
}
}
