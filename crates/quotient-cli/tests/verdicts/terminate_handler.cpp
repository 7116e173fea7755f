// safe
// exception -- -DTHROWS
// abort -- -DUNJOINED
// A program may say what is to be done at the end by `std::terminate`; what comes to that is a violation all the same.
#include <cassert>
#include <cstdlib>
#include <exception>
#include <thread>

void last_words() { std::_Exit(0); }

void work() noexcept {
#ifdef THROWS
  throw 1;
#endif
}

int main() {
  std::terminate_handler before = std::set_terminate(last_words);
  assert(before && std::get_terminate() == last_words);
  std::thread thread(work);
#ifndef UNJOINED
  thread.join();
#endif
  assert(std::set_terminate(before) == last_words);
}
