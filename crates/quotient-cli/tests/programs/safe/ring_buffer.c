// $ quotient check safe/ring_buffer.c --unroll 4 --self-check
// One producer, one consumer, a ring of two places.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

enum { PLACES = 2, ITEMS = 3 };

static int ring[PLACES];
static atomic_uint produced, consumed;

static void *produce(void *arg) {
  (void)arg;
  for (int i = 1; i <= ITEMS; i++) {
    while (produced - consumed == PLACES) {}
    ring[produced % PLACES] = i;
    produced++;
  }
  return NULL;
}

static void *consume(void *arg) {
  (void)arg;
  for (int i = 1; i <= ITEMS; i++) {
    while (produced == consumed) {}
    assert(ring[consumed % PLACES] == i);
    consumed++;
  }
  return NULL;
}

int main(void) {
  pthread_t producer, consumer;
  pthread_create(&producer, NULL, produce, NULL);
  pthread_create(&consumer, NULL, consume, NULL);
  pthread_join(producer, NULL);
  pthread_join(consumer, NULL);
  return 0;
}
