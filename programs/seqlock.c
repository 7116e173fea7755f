// The sequence lock of the Linux kernel: one thread reads, one writes, N-2 read and then write. A
// reader that meets a writer reads again; writers keep each other out with a mutex.
// From Jonsson, Lång and Sagonas (2022), table I, after GenMC's tests. Complete + blocked for N = 3:
// 147 + 230 with --unroll 2 and -DASSUME; without pure iterations, for N = 3, 4: 9 + 83, 88 + 2769;
// with awaits 9 + 36, 88 + 729, if the awaits are not told that odd is a matter of one bit (-DREMAINDER);
// if they are, 9 + 23, 88 + 454.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "spin.h"

#ifndef N
#define N 3
#endif

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int sequence;
static atomic_int data;

#ifdef REMAINDER
#define ODD(number) ((number) % 2 != 0)
#else
#define ODD(number) ((number) & 1)
#endif

static int read_begin(void) {
  int start;
  spin_while(ODD(start = sequence));
  return start;
}

static bool read_retry(int start) { return sequence != start; }

static int read_data(void) {
  int start, value;
  do {
    start = read_begin();
    value = data;
  } while (read_retry(start));
  return value;
}

static void bump_sequence(void) {
  int before = sequence;
  sequence = before + 1;
}

static void write_data(int value) {
  pthread_mutex_lock(&mutex);
  bump_sequence();
  data = value;
  bump_sequence();
  pthread_mutex_unlock(&mutex);
}

static void *reader(void *arg) {
  read_data();
  return arg;
}

static void *writer(void *arg) {
  write_data(42);
  return arg;
}

static void *reader_writer(void *arg) {
  write_data(read_data() + 1);
  return arg;
}

int main(void) {
  pthread_t threads[4];
  pthread_create(&threads[0], NULL, reader, NULL);
  pthread_create(&threads[1], NULL, writer, NULL);
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
