// $ quotient check violation/kept_exception.cpp
// What a thread has failed with comes out where its value is asked for. Who counts the exception is nobody's business.

#include <exception>
#include <future>
#include <stdexcept>
#include <thread>

void load(std::promise<int> &result) {
  try {
    throw std::runtime_error("no data");
  } catch (...) {
    result.set_exception(std::current_exception());
  }
}

int main() {
  std::promise<int> promise;
  std::future<int> loaded = promise.get_future();
  std::thread loader(load, std::ref(promise));
  int value = loaded.get();
  loader.join();
  return value;
}
