// safe
// assertion -- -DSHORT
// Strings of wide characters, and what an error of the system is in general.
#include <cassert>
#include <mutex>
#include <string>
#include <system_error>
#include <thread>

std::mutex mutex;
std::wstring text = L"a";

void append(const wchar_t *more) {
  std::lock_guard<std::mutex> guard(mutex);
  text += more;
}

int main() {
  std::thread one(append, L"bc"), two(append, L"def");
  one.join();
  two.join();
  assert(text.size() == 6 && text.find(L'd') != std::wstring::npos);
  assert(text == L"abcdef" || text == L"adefbc");
#ifdef SHORT
  assert(text == L"abcdef");
#endif
  std::error_code late = std::make_error_code(std::errc::timed_out);
  std::error_condition condition = late.default_error_condition();
  assert(condition == std::errc::timed_out && late == std::errc::timed_out);
  assert(late.message() == "Connection timed out");
}
