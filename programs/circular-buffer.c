// A producer and a consumer take turns, N rounds each, on a ring buffer under one mutex; who
// comes out of turn does nothing. All variables are plain: the mutex guards them.
// From RFSC (Abdulla et al. 2019), table 1, after SCTBench. N may be at most 9.
// Mazurkiewicz traces: binomial(2N, N).
#include <assert.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>

#ifndef N
#define N 3
#endif

#define CAPACITY 10
#define ERROR (-1)

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int buffer[CAPACITY];
static int first, next, value;
static int size = CAPACITY;
static bool send = true, receive = false;

static int insert(int item) {
  if (next < size && size > 0) {
    buffer[next] = item;
    next = (next + 1) % size;
    assert(next < size);
    return item;
  }
  return ERROR;
}

static int take(void) {
  assert(first >= 0);
  if (next > 0 && first < size) {
    first++;
    return buffer[first - 1];
  }
  return ERROR;
}

static void *producer(void *arg) {
  (void)arg;
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&m);
    if (send) {
      assert(insert(i) == i);
      value = i;
      send = false;
      receive = true;
    }
    pthread_mutex_unlock(&m);
  }
  return NULL;
}

static void *consumer(void *arg) {
  (void)arg;
  for (int i = 0; i < N; i++) {
    pthread_mutex_lock(&m);
    if (receive) {
      assert(take() == value);
      receive = false;
      send = true;
    }
    pthread_mutex_unlock(&m);
  }
  return NULL;
}

int main(void) {
  pthread_t producing, consuming;
  pthread_create(&producing, NULL, producer, NULL);
  pthread_create(&consuming, NULL, consumer, NULL);
  pthread_join(producing, NULL);
  pthread_join(consuming, NULL);
  return 0;
}
