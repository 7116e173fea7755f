// $ quotient check mistakes/shared_mutex.cpp -- -std=c++20
// Who reads the table wants to write to the log, and who has the log wants to change the table.
#include <mutex>
#include <semaphore>
#include <shared_mutex>
#include <thread>

std::shared_mutex table;
std::binary_semaphore log_line{1};
int entries, lines;

void look_up() {
  std::shared_lock reading(table);
  log_line.acquire();
  lines += entries;
  log_line.release();
}

void add() {
  log_line.acquire();
  std::unique_lock writing(table);
  entries++;
  log_line.release();
}

int main() {
  std::thread reader(look_up), writer(add);
  reader.join();
  writer.join();
}
