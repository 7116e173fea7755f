// $ quotient check mistakes/c11_threads.c
// The mutex is locked once more than it is unlocked where there is nothing to do.
#include <threads.h>

mtx_t lock;
int jobs;

int work(void *unused) {
  mtx_lock(&lock);
  if (jobs == 0)
    return 0;
  jobs--;
  mtx_unlock(&lock);
  return 0;
}

int main(void) {
  thrd_t one, two;
  mtx_init(&lock, mtx_plain);
  jobs = 1;
  thrd_create(&one, work, NULL);
  thrd_create(&two, work, NULL);
  thrd_join(one, NULL);
  thrd_join(two, NULL);
  mtx_lock(&lock);
}
