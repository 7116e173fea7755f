// $ quotient check violation/uncaught.cpp
// $ quotient check violation/uncaught.cpp -a rf --format json
// Only if the consumer comes first is the queue empty.
#include <mutex>
#include <stdexcept>
#include <thread>
#include <vector>

class Queue {
  std::mutex mutex;
  std::vector<int> items;

public:
  void push(int item) {
    std::lock_guard<std::mutex> guard(mutex);
    items.push_back(item);
  }

  int pop() {
    std::lock_guard<std::mutex> guard(mutex);
    if (items.empty())
      throw std::underflow_error("nothing to pop");
    int item = items.back();
    items.pop_back();
    return item;
  }
};

Queue queue;

int main() {
  std::thread producer([] { queue.push(1); });
  std::thread consumer([] { queue.pop(); });
  producer.join();
  consumer.join();
}
