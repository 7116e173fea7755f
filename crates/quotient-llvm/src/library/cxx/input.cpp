// Input from streams. There is none from `cin`.

#include "streams.h"

namespace std {
static bool is_space(int character) {
  return character == ' ' || (character >= '\t' && character <= '\r');
}

// Whether something can be read; `skip` says whether spaces are skipped first if the stream does so.
static bool begin(Input &stream, bool skip) {
  if ((void *)&stream == &cin_)
    __quotient_unsupported("input from std::cin; give fixed values");
  if (stream.state != goodbit) {
    stream.add(failbit);
    return false;
  }
  if (skip && stream.flags & skipws) {
    while (is_space(stream.buffer->sgetc()))
      stream.buffer->sbumpc();
    if (stream.buffer->sgetc() < 0) {
      stream.add(eofbit | failbit);
      return false;
    }
  }
  return true;
}

template <class C, class T>
basic_istream<C, T>::sentry::sentry(basic_istream &stream, bool no_skip)
    : ok(begin(stream, !no_skip)) {}
template <class C, class T> basic_istream<C, T>::~basic_istream() {}

// --- Numbers. ------------------------------------------------------------------------------------

struct Text {
  char text[64];
  int length;
};

// The longest beginning that may be a number.
static void collect(Input &stream, Text &to, const char *allowed, size_t count) {
  to.length = 0;
  int next;
  while ((next = stream.buffer->sgetc()) >= 0 && to.length < 63 && memchr(allowed, next, count)) {
    bool sign = next == '+' || next == '-';
    char before = to.length ? to.text[to.length - 1] : 'e';
    if (sign && before != 'e' && before != 'E')
      break;
    to.text[to.length++] = (char)next;
    stream.buffer->sbumpc();
  }
  to.text[to.length] = 0;
  if (next < 0)
    stream.add(eofbit);
}

static int base_of(Input &stream) {
  int field = stream.flags & (octal | decimal | hexadecimal);
  return field == octal ? 8 : field == hexadecimal ? 16 : field == decimal ? 10 : 0;
}

static const char decimals[] = "+-0123456789", any_digits[] = "+-0123456789abcdefABCDEFxX";

static void collect_integer(Input &stream, Text &text) {
  if (base_of(stream) == 10)
    collect(stream, text, decimals, sizeof decimals - 1);
  else
    collect(stream, text, any_digits, sizeof any_digits - 1);
}

// What does not fit is the nearest that does, and a failure.
template <class V> static Input &extract_signed(Input &stream, V &value, long least, long most) {
  if (!begin(stream, true))
    return stream;
  Text text;
  collect_integer(stream, text);
  char *end;
  long read = strtol(text.text, &end, base_of(stream));
  if (end == text.text || *end)
    read = 0, stream.add(failbit);
  else if (read < least)
    read = least, stream.add(failbit);
  else if (read > most)
    read = most, stream.add(failbit);
  value = (V)read;
  return stream;
}

template <class V> static Input &extract_unsigned(Input &stream, V &value) {
  if (!begin(stream, true))
    return stream;
  Text text;
  collect_integer(stream, text);
  char *end;
  unsigned long read = strtoul(text.text, &end, base_of(stream));
  unsigned long most = (V)-1;
  if (end == text.text || *end)
    read = 0, stream.add(failbit);
  else if (text.text[0] != '-' && read > most)
    read = most, stream.add(failbit);
  value = (V)read;
  return stream;
}

template <class V> static Input &extract_number(Input &stream, V &value) {
  if (!begin(stream, true))
    return stream;
  static const char allowed[] = "+-0123456789.eE";
  Text text;
  collect(stream, text, allowed, sizeof allowed - 1);
  char *end;
  double read = strtod(text.text, &end);
  if (end == text.text || *end)
    read = 0, stream.add(failbit);
  value = (V)read;
  return stream;
}

template <class C, class T> basic_istream<C, T> &basic_istream<C, T>::operator>>(short &value) {
  return extract_signed(*this, value, -32768, 32767);
}
template <class C, class T> basic_istream<C, T> &basic_istream<C, T>::operator>>(int &value) {
  return extract_signed(*this, value, -2147483648l, 2147483647l);
}
#define LONGEST (-1ul >> 1)
template <> template <> Input &Input::_M_extract(long &value) {
  return extract_signed(*this, value, -(long)LONGEST - 1, (long)LONGEST);
}
template <> template <> Input &Input::_M_extract(long long &value) {
  return extract_signed(*this, value, -(long)LONGEST - 1, (long)LONGEST);
}
template <> template <> Input &Input::_M_extract(unsigned short &value) {
  return extract_unsigned(*this, value);
}
template <> template <> Input &Input::_M_extract(unsigned &value) {
  return extract_unsigned(*this, value);
}
template <> template <> Input &Input::_M_extract(unsigned long &value) {
  return extract_unsigned(*this, value);
}
template <> template <> Input &Input::_M_extract(unsigned long long &value) {
  return extract_unsigned(*this, value);
}
template <> template <> Input &Input::_M_extract(float &value) {
  return extract_number(*this, value);
}
template <> template <> Input &Input::_M_extract(double &value) {
  return extract_number(*this, value);
}
template <> template <> Input &Input::_M_extract(bool &value) {
  if (!begin(*this, true))
    return *this;
  if (flags & boolalpha) {
    const char *word = buffer->sgetc() == 't' ? "true" : "false";
    value = *word == 't';
    for (; *word; word++) {
      if (buffer->sgetc() != *word) {
        value = false;
        add(failbit);
        break;
      }
      buffer->sbumpc();
    }
    return *this;
  }
  long number;
  extract_signed(*this, number, 0, 1);
  value = number != 0;
  return *this;
}

// --- Characters and texts. -----------------------------------------------------------------------

template <class C, class T>
basic_istream<C, T> &operator>>(basic_istream<C, T> &stream, C &character) {
  if (begin(stream, true))
    character = (C)stream.buffer->sbumpc();
  return stream;
}

template <class C, class T, class A>
basic_istream<C, T> &operator>>(basic_istream<C, T> &stream, basic_string<C, T, A> &text) {
  if (!begin(stream, true))
    return stream;
  text.set_length(0);
  int next;
  while ((next = stream.buffer->sgetc()) >= 0 && !is_space(next)) {
    text.append((C)next);
    stream.buffer->sbumpc();
    if (stream.width > 0 && (streamsize)text.length == stream.width)
      break;
  }
  stream.width = 0;
  stream.add(next < 0 ? eofbit : 0);
  return stream;
}

template <class C, class T, class A>
basic_istream<C, T> &getline(basic_istream<C, T> &stream, basic_string<C, T, A> &text, C limit) {
  if (!begin(stream, false))
    return stream;
  text.set_length(0);
  int next;
  while ((next = stream.buffer->sbumpc()) >= 0 && (C)next != limit)
    text.append((C)next);
  if (next < 0)
    stream.add(text.length ? eofbit : eofbit | failbit);
  return stream;
}

template <class C, class T> int basic_istream<C, T>::get() {
  C character;
  return get(character).count ? (unsigned char)character : -1;
}

template <class C, class T> basic_istream<C, T> &basic_istream<C, T>::get(C &character) {
  count = 0;
  if (begin(*this, false)) {
    int next = this->buffer->sbumpc();
    if (next < 0) {
      this->add(eofbit | failbit);
    } else {
      character = (C)next;
      count = 1;
    }
  }
  return *this;
}

template <class C, class T>
basic_istream<C, T> &basic_istream<C, T>::getline(C *text, streamsize size, C limit) {
  streamsize length = 0;
  count = 0;
  if (begin(*this, false)) {
    int next;
    while ((next = this->buffer->sgetc()) >= 0 && (C)next != limit && length + 1 < size) {
      text[length++] = (C)next;
      this->buffer->sbumpc();
    }
    count = length;
    if (next < 0) {
      this->add(length ? eofbit : eofbit | failbit);
    } else if ((C)next == limit) {
      this->buffer->sbumpc();
      count++;
    } else {
      this->add(failbit);
    }
  }
  if (size > 0)
    text[length] = 0;
  return *this;
}
template <class C, class T>
basic_istream<C, T> &basic_istream<C, T>::getline(C *text, streamsize size) {
  return getline(text, size, '\n');
}

template <class C, class T>
basic_istream<C, T> &basic_istream<C, T>::ignore(streamsize most, int limit) {
  count = 0;
  if (begin(*this, false))
    while (count < most) {
      int next = this->buffer->sbumpc();
      if (next < 0) {
        this->add(eofbit);
        break;
      }
      count++;
      if (next == limit)
        break;
    }
  return *this;
}
template <class C, class T> basic_istream<C, T> &basic_istream<C, T>::ignore(streamsize most) {
  return ignore(most, -1);
}
template <class C, class T> basic_istream<C, T> &basic_istream<C, T>::ignore() {
  return ignore(1, -1);
}

template <class C, class T> int basic_istream<C, T>::peek() {
  count = 0;
  if (!begin(*this, false))
    return -1;
  int next = this->buffer->sgetc();
  if (next < 0)
    this->add(eofbit);
  return next;
}

template <class C, class T> basic_istream<C, T> &basic_istream<C, T>::read(C *to, streamsize size) {
  count = 0;
  if (begin(*this, false)) {
    count = this->buffer->xsgetn(to, size);
    if (count != size)
      this->add(eofbit | failbit);
  }
  return *this;
}

// One step back, onto the character or (-1) whatever is there.
static Input &step_back(Input &stream, int character) {
  stream.count = 0;
  stream.clear((_Ios_Iostate)(stream.state & ~eofbit));
  if (begin(stream, false)) {
    Buffer *from = stream.buffer;
    if (from->in_begin < from->in_next && (character < 0 || from->in_next[-1] == (char)character))
      from->in_next--;
    else if (from->pbackfail(character) < 0)
      stream.add(badbit);
  }
  return stream;
}
template <class C, class T> basic_istream<C, T> &basic_istream<C, T>::putback(C character) {
  return step_back(*this, (unsigned char)character);
}
template <class C, class T> basic_istream<C, T> &basic_istream<C, T>::unget() {
  return step_back(*this, -1);
}

template <class C, class T> Position basic_istream<C, T>::tellg() {
  if (this->state & (badbit | failbit))
    return {-1, 0};
  return this->buffer->seekoff(0, current, in);
}
template <class C, class T> basic_istream<C, T> &basic_istream<C, T>::seekg(Position to) {
  return seekg(to.offset, beginning);
}
template <class C, class T>
basic_istream<C, T> &basic_istream<C, T>::seekg(long offset, _Ios_Seekdir from) {
  this->clear((_Ios_Iostate)(this->state & ~eofbit));
  if (begin(*this, false) && this->buffer->seekoff(offset, from, in).offset < 0)
    this->add(failbit);
  return *this;
}

template <class C, class T> basic_istream<C, T> &ws(basic_istream<C, T> &stream) {
  while (is_space(stream.buffer->sgetc()))
    stream.buffer->sbumpc();
  if (stream.buffer->sgetc() < 0)
    stream.add(eofbit);
  return stream;
}

template class basic_istream<char, char_traits<char>>;
template Input &operator>>(Input &, char &);
template Input &operator>>(Input &, string &);
template Input &getline(Input &, string &, char);
template Input &ws(Input &);
} // namespace std
