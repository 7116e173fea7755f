// expect: done
// Streams into and out of strings, and through buffers of the program's own.
#include <cassert>
#include <iomanip>
#include <iostream>
#include <memory>
#include <mutex>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

struct Point {
  int x, y;
  friend std::ostream &operator<<(std::ostream &out, const Point &p) {
    return out << '(' << p.x << ", " << p.y << ')';
  }
  friend std::istream &operator>>(std::istream &in, Point &p) {
    char mark;
    return in >> mark >> p.x >> mark >> p.y >> mark;
  }
};

static std::string integers() {
  std::ostringstream out;
  out << 42 << ' ' << -7l << ' ' << 7ull << ' ' << (short)-1 << ' ' << true << std::boolalpha << false;
  out << std::hex << ' ' << 255 << ' ' << -1 << std::showbase << ' ' << 255u << std::uppercase << ' '
      << 254 << std::oct << ' ' << 8 << std::dec << ' ' << std::showpos << 5;
  return out.str();
}

static std::string fields() {
  std::ostringstream out;
  out << std::left << std::setw(5) << "ab" << '|' << std::right << std::setw(5) << "cd" << '|'
      << std::internal << std::setw(6) << -12 << '|' << std::setfill('0') << std::setw(4) << 7 << '|'
      << std::setw(3) << std::left << 'x' << 1;
  return out.str();
}

static std::string numbers() {
  std::ostringstream out;
  out << 3.5 << ' ' << 0.1f << ' ' << 1e10 << ' ' << 100000.0 << ' ' << std::fixed
      << std::setprecision(2) << 2.0 << ' ' << std::scientific << 12345.678 << std::defaultfloat << ' '
      << 2.0 << ' ' << std::showpoint << 2.0;
  return out.str();
}

static void growing() {
  std::ostringstream out;
  std::string expected;
  for (int n = 0; n < 60; n++) {
    out << n << ',';
    expected += std::to_string(n) + ",";
  }
  assert(out.str() == expected && out.tellp() == (long)expected.size());
  out.str("");
  out << "again";
  assert(out.str() == "again");
  std::ostringstream over("start"), after("start", std::ios::ate);
  over << "X";
  after << "X";
  assert(over.str() == "Xtart" && after.str() == "startX");
}

static void reading() {
  std::istringstream words("12 abc 3.5 x");
  int number;
  std::string word;
  double fraction;
  char letter;
  words >> number >> word >> fraction >> letter;
  assert(words && number == 12 && word == "abc" && fraction == 3.5 && letter == 'x');
  assert(!(words >> number) && words.eof() && words.fail());

  std::istringstream wrong("abc 99999999999");
  number = 9;
  assert(!(wrong >> number) && number == 0 && !wrong.eof());
  wrong.clear();
  wrong >> word >> number;
  assert(word == "abc" && wrong.fail() && number == 2147483647);

  std::istringstream lines("one,two\n\nend");
  std::string line;
  assert(std::getline(lines, line, ',') && line == "one");
  assert(std::getline(lines, line) && line == "two");
  assert(std::getline(lines, line) && line.empty());
  assert(lines.peek() == 'e' && lines.get() == 'e');
  lines.ignore();
  assert(std::getline(lines, line) && line == "d" && lines.eof());
  assert(!std::getline(lines, line));

  std::stringstream both;
  both << Point{3, -4} << ' ' << std::hex << 31;
  Point point{};
  both >> point >> std::hex >> number;
  assert(point.x == 3 && point.y == -4 && number == 31);
}

struct Counting : std::streambuf {
  std::string text;
  int flushed = 0;
  int overflow(int character) override {
    text += (char)character;
    return character;
  }
  int sync() override {
    flushed++;
    return 0;
  }
};

// A line for a log that is written when it is complete.
struct Line : std::ostringstream {
  std::vector<std::string> &log;
  std::mutex &mutex;
  Line(std::vector<std::string> &log, std::mutex &mutex) : log(log), mutex(mutex) {}
  ~Line() override {
    std::lock_guard<std::mutex> guard(mutex);
    log.push_back(str());
  }
};

int main() {
  assert(integers() == "42 -7 7 -1 1false ff ffffffff 0xff 0XFE 010 +5");
  assert(fields() == "ab   |   cd|-   12|0007|x001");
  assert(numbers() == "3.5 0.1 1e+10 100000 2.00 1.23e+04 2 2.0");
  growing();
  reading();

  Counting counting;
  std::ostream out(&counting);
  out << "abc" << 12 << std::endl;
  assert(counting.text == "abc12\n" && counting.flushed == 1);
  std::ostream nowhere(nullptr);
  nowhere << 1;
  assert(nowhere.bad());

  std::vector<std::string> log;
  std::mutex mutex;
  std::thread other([&] { Line(log, mutex) << "thread " << 1; });
  Line(log, mutex) << "thread " << 0;
  other.join();
  assert(log.size() == 2 && log[0].size() == 8);

  std::ostream *standard = &std::cout;
  *standard << std::setw(3) << std::hex << 1 << std::string("x") << Point{1, 2} << std::endl;
  assert(std::cout.good() && std::cout.width() == 0);
}
