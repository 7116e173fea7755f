// $ quotient check violation/emptied_queue.cpp
// Whether there is a job is looked at before the lock is taken. The jobs are of a class with a destructor.

#include <mutex>
#include <queue>
#include <string>
#include <thread>

struct Job {
  int number;
  std::string name;
};

std::queue<Job> jobs;
std::mutex lock;

void work() {
  if (jobs.empty())
    return;
  std::lock_guard<std::mutex> guard(lock);
  Job job = jobs.front();
  jobs.pop();
}

int main() {
  jobs.push({1, "one"});
  std::thread one(work);
  std::thread other(work);
  one.join();
  other.join();
}
