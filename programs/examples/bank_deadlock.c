// Two transfers between two accounts, each locking the account it takes from first: when they
// cross, each holds what the other waits for.
#include <pthread.h>
#include <stddef.h>

struct account {
  pthread_mutex_t lock;
  int balance;
};

static struct account alice = {PTHREAD_MUTEX_INITIALIZER, 100};
static struct account bob = {PTHREAD_MUTEX_INITIALIZER, 100};

static void transfer(struct account *from, struct account *to, int amount) {
  pthread_mutex_lock(&from->lock);
  pthread_mutex_lock(&to->lock);
  from->balance -= amount;
  to->balance += amount;
  pthread_mutex_unlock(&to->lock);
  pthread_mutex_unlock(&from->lock);
}

static void *alice_pays(void *arg) {
  (void)arg;
  transfer(&alice, &bob, 10);
  return NULL;
}

static void *bob_pays(void *arg) {
  (void)arg;
  transfer(&bob, &alice, 20);
  return NULL;
}

int main(void) {
  pthread_t threads[2];
  pthread_create(&threads[0], NULL, alice_pays, NULL);
  pthread_create(&threads[1], NULL, bob_pays, NULL);
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  return 0;
}
