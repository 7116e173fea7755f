// Two threads pay money into one account. The lock is held from the reading of the balance to
// the writing of the new one: correct.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int balance = 100;

static void *deposit(void *arg) {
  int amount = (int)(intptr_t)arg;
  pthread_mutex_lock(&lock);
  balance = balance + amount;
  pthread_mutex_unlock(&lock);
  return NULL;
}

int main(void) {
  pthread_t salary, gift;
  pthread_create(&salary, NULL, deposit, (void *)(intptr_t)50);
  pthread_create(&gift, NULL, deposit, (void *)(intptr_t)7);
  pthread_join(salary, NULL);
  pthread_join(gift, NULL);
  assert(balance == 157);
  return 0;
}
