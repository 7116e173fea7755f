// $ quotient check mistakes/owner_gone.cpp
// Who owns the buffer looks whether somebody uses it, and frees it too early.
#include <atomic>
#include <memory>
#include <thread>

struct Buffer {
  float gain;
  bool on;
};

std::unique_ptr<Buffer> buffer(new Buffer{1.5f, true});
std::atomic<int> users{0};

void use() {
  users++;
  if (buffer)
    buffer->gain = buffer->gain * 2.0f;
  users--;
}

void stop() {
  if (users == 0)
    buffer.reset();
}

int main() {
  std::thread one(use), two(stop);
  one.join();
  two.join();
}
