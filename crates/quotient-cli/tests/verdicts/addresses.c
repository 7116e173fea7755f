// safe --self-check
// deadlock --self-check -- -DAS_GIVEN
// Two accounts are locked in the order of their addresses, which no schedule changes.
#include <pthread.h>
#include <stdint.h>
#include <stdlib.h>

struct account {
  pthread_mutex_t mutex;
  int balance;
};

static struct account *accounts[2];

static void transfer(struct account *from, struct account *to) {
  struct account *first = from, *second = to;
#ifndef AS_GIVEN
  if ((uintptr_t)first > (uintptr_t)second) {
    first = to;
    second = from;
  }
#endif
  pthread_mutex_lock(&first->mutex);
  pthread_mutex_lock(&second->mutex);
  from->balance--;
  to->balance++;
  pthread_mutex_unlock(&second->mutex);
  pthread_mutex_unlock(&first->mutex);
}

static void *back(void *arg) {
  (void)arg;
  transfer(accounts[1], accounts[0]);
  return NULL;
}

int main(void) {
  for (int i = 0; i < 2; i++) {
    accounts[i] = calloc(1, sizeof *accounts[i]);
    pthread_mutex_init(&accounts[i]->mutex, NULL);
  }
  pthread_t thread;
  pthread_create(&thread, NULL, back, NULL);
  transfer(accounts[0], accounts[1]);
  pthread_join(thread, NULL);
  return accounts[0]->balance || accounts[1]->balance;
}
