// Two threads pay money into one account. Every access to the balance is locked, but the lock is
// let go between the reading and the writing: one of the deposits can be lost.
#include <assert.h>
#include <pthread.h>
#include <stddef.h>
#include <stdint.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int balance = 100;

static int get_balance(void) {
  pthread_mutex_lock(&lock);
  int current = balance;
  pthread_mutex_unlock(&lock);
  return current;
}

static void set_balance(int amount) {
  pthread_mutex_lock(&lock);
  balance = amount;
  pthread_mutex_unlock(&lock);
}

static void *deposit(void *arg) {
  int amount = (int)(intptr_t)arg;
  set_balance(get_balance() + amount);
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
