// A bounded queue for many producers and consumers, with one element in it: one thread puts, one
// takes until the queue is empty, N-2 put and then take until it is empty.
// From Jonsson, Lång and Sagonas (2022), table I, after GenMC's tests. Complete + blocked, with
// --unroll 4, for N = 3: 11206 + 8188 with -DASSUME; without pure iterations 166 + 840; with awaits
// 166 + 517; with independent fetch-adds 76 + 421. For N = 4: 39706 + 1123234, 39706 + 360426,
// 5410 + 114208.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "spin.h"

#ifndef N
#define N 3
#endif

#define SIZE 4

// How many takes (upper half) and puts (lower half) have been started, and how many are finished.
static atomic_uint started;
static atomic_uint taken, put;
static int cells[SIZE];

static unsigned takes(unsigned word) { return word >> 16; }

static unsigned puts(unsigned word) { return word & 0xffff; }

static unsigned one_more_take(unsigned word) { return (takes(word) + 1) << 16 | puts(word); }

static unsigned one_more_put(unsigned word) { return takes(word) << 16 | ((puts(word) + 1) & 0xffff); }

// The cell to fill, which put_finished() gives to the consumers; NULL if the queue is full.
static int *put_prepare(void) {
  unsigned word = started;
  do {
    if (((puts(word) - takes(word)) & 0xffff) >= SIZE)
      return NULL;
  } while (!atomic_compare_exchange_strong(&started, &word, one_more_put(word)));
  spin_while((taken & 0xffff) != takes(word));
  return &cells[puts(word) % SIZE];
}

static void put_finished(void) { atomic_fetch_add(&put, 1); }

// The cell to empty, which take_finished() gives back to the producers; NULL if the queue is empty.
static int *take_prepare(void) {
  unsigned word = started;
  do {
    if (puts(word) == takes(word))
      return NULL;
  } while (!atomic_compare_exchange_strong(&started, &word, one_more_take(word)));
  spin_while((put & 0xffff) != puts(word));
  return &cells[takes(word) % SIZE];
}

static void take_finished(void) { atomic_fetch_add(&taken, 1); }

static void put_one(void) {
  int *cell = put_prepare();
  if (cell == NULL)
    return;
  *cell = 1;
  put_finished();
}

static void take_all(void) {
  while (take_prepare() != NULL)
    take_finished();
}

static void *writer(void *arg) {
  put_one();
  return arg;
}

static void *reader(void *arg) {
  take_all();
  return arg;
}

static void *reader_writer(void *arg) {
  put_one();
  take_all();
  return arg;
}

int main(void) {
  put_one();
  pthread_t threads[4];
  pthread_create(&threads[0], NULL, writer, NULL);
  pthread_create(&threads[1], NULL, reader, NULL);
  pthread_create(&threads[2], NULL, reader_writer, NULL);
#if N > 3
  pthread_create(&threads[3], NULL, reader_writer, NULL);
#endif
  pthread_join(threads[0], NULL);
  pthread_join(threads[1], NULL);
  pthread_join(threads[2], NULL);
#if N > 3
  pthread_join(threads[3], NULL);
#endif
  return 0;
}
