// $ quotient check mistakes/spin_lock.c
// The way out on an error leaves the spin lock taken.
#include <pthread.h>
#include <stdatomic.h>

atomic_int locked;
int stock = 1;

void lock(void) {
  while (atomic_exchange(&locked, 1)) {
  }
}

void unlock(void) { atomic_store(&locked, 0); }

int sell(void) {
  lock();
  if (stock == 0)
    return -1;
  stock--;
  unlock();
  return 0;
}

void *shop(void *unused) {
  sell();
  return NULL;
}

int main(void) {
  pthread_t one, two, three;
  pthread_create(&one, NULL, shop, NULL);
  pthread_create(&two, NULL, shop, NULL);
  pthread_create(&three, NULL, shop, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
  pthread_join(three, NULL);
}
