// $ quotient check mistakes/callback_under_lock.cpp
// The observer is called with the lock held, and takes a lock of its own.
#include <functional>
#include <mutex>
#include <thread>

struct Model {
  std::mutex lock;
  std::function<void()> changed;
  int value = 0;

  void set(int to) {
    std::lock_guard<std::mutex> guard(lock);
    value = to;
    changed();
  }

  int get() {
    std::lock_guard<std::mutex> guard(lock);
    return value;
  }
};

struct View {
  std::mutex lock;
  Model &model;

  void update() { std::lock_guard<std::mutex> guard(lock); }

  void draw() {
    std::lock_guard<std::mutex> guard(lock);
    model.get();
  }
};

int main() {
  Model model;
  View view{{}, model};
  model.changed = [&] { view.update(); };
  std::thread painter([&] { view.draw(); });
  model.set(1);
  painter.join();
}
