// $ quotient check mistakes/bank.c
// The balance is looked at under the lock, and money taken under another turn of it.
#include <assert.h>
#include <pthread.h>

struct account {
  pthread_mutex_t lock;
  int balance;
} account = {PTHREAD_MUTEX_INITIALIZER, 100};

int balance(struct account *of) {
  pthread_mutex_lock(&of->lock);
  int now = of->balance;
  pthread_mutex_unlock(&of->lock);
  return now;
}

void *withdraw(void *unused) {
  if (balance(&account) >= 80) {
    pthread_mutex_lock(&account.lock);
    account.balance -= 80;
    assert(account.balance >= 0);
    pthread_mutex_unlock(&account.lock);
  }
  return NULL;
}

int main(void) {
  pthread_t one, two;
  pthread_create(&one, NULL, withdraw, NULL);
  pthread_create(&two, NULL, withdraw, NULL);
  pthread_join(one, NULL);
  pthread_join(two, NULL);
}
