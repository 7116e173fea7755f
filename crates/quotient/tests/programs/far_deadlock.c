// Philosophers who print. A search that turns around what came last first meets all orders of the output before the deadlock.
#include <pthread.h>
#include <stdio.h>

#ifndef SEATS
#define SEATS 5
#endif

static pthread_mutex_t forks[SEATS];
static pthread_mutex_t output = PTHREAD_MUTEX_INITIALIZER;

static void say(long seat, const char *what) {
  pthread_mutex_lock(&output);
  printf("%ld %s\n", seat, what);
  pthread_mutex_unlock(&output);
}

static void *eat(void *argument) {
  long seat = (long)argument;
  say(seat, "thinks");
  pthread_mutex_lock(&forks[seat]);
  say(seat, "has one fork");
  pthread_mutex_lock(&forks[(seat + 1) % SEATS]);
  say(seat, "eats");
  pthread_mutex_unlock(&forks[(seat + 1) % SEATS]);
  pthread_mutex_unlock(&forks[seat]);
  return NULL;
}

int main(void) {
  pthread_t philosophers[SEATS];
  for (int i = 0; i < SEATS; i++)
    pthread_mutex_init(&forks[i], NULL);
  for (long i = 0; i < SEATS; i++)
    pthread_create(&philosophers[i], NULL, eat, (void *)i);
  for (int i = 0; i < SEATS; i++)
    pthread_join(philosophers[i], NULL);
}
