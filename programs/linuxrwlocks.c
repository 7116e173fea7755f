// Linux's reader-writer lock: a writer and a thread that reads and then writes; with N = 2 a reader
// besides, with N = 3 another that reads and then writes.
// From RVF-SMC (Agarwal et al. 2021), table 2, after GenMC's tests. Complete + blocked with -DASSUME:
// 39 + 20, 38033 + 31993 for N = 1, 2, Mazurkiewicz traces and reads-from classes alike.
// Also in Jonsson, Lång and Sagonas (2022), table I, where N = 2, 3 are called 3 and 4: with awaits and
// --unroll 4 38033 for N = 2, with independent fetch-adds 3840.
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stddef.h>

#include "spin.h"

#ifndef N
#define N 1
#endif

#define BIAS (1 << 20)

static atomic_int lock = BIAS;
static int shared;

static bool can_read(void) { return lock > 0; }

static bool can_write(void) { return lock == BIAS; }

static void read_unlock(void) { atomic_fetch_add(&lock, 1); }

static void write_unlock(void) { atomic_fetch_add(&lock, BIAS); }

static void read_lock(void) {
  while (atomic_fetch_add(&lock, -1) <= 0) {
    read_unlock();
    spin_while(!can_read());
  }
}

static void write_lock(void) {
  while (atomic_fetch_add(&lock, -BIAS) != BIAS) {
    write_unlock();
    spin_while(!can_write());
  }
}

static int read_shared(void) {
  read_lock();
  int value = shared;
  read_unlock();
  return value;
}

static void write_shared(int value) {
  write_lock();
  shared = value;
  write_unlock();
}

static void *writer(void *arg) {
  write_shared(42);
  return arg;
}

#if N > 1
static void *reader(void *arg) {
  read_shared();
  return arg;
}
#endif

static void *reader_writer(void *arg) {
  read_shared();
  write_shared(1);
  return arg;
}

int main(void) {
  pthread_t threads[4];
  pthread_create(&threads[0], NULL, writer, NULL);
#if N > 1
  pthread_create(&threads[1], NULL, reader, NULL);
#endif
  pthread_create(&threads[2], NULL, reader_writer, NULL);
#if N > 2
  pthread_create(&threads[3], NULL, reader_writer, NULL);
#endif
  return 0;
}
