// A writer and a thread that reads and then writes, under Linux's reader-writer lock; with N = 2 a
// reader besides. Every wait is an assumption.
// From RVF-SMC (Agarwal et al. 2021), table 2, after GenMC's tests. Complete + blocked: 39 + 20,
// 38033 + 31993 for N = 1, 2, Mazurkiewicz traces and reads-from classes alike.
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 1
#endif

#define BIAS (1 << 20)

void __VERIFIER_assume(int condition);

static atomic_int lock = BIAS;
static atomic_int shared;

static void read_lock(void) {
  while (atomic_fetch_add(&lock, -1) <= 0) {
    atomic_fetch_add(&lock, 1);
    __VERIFIER_assume(lock > 0);
  }
}

static void read_unlock(void) { atomic_fetch_add(&lock, 1); }

static void write_lock(void) {
  while (atomic_fetch_add(&lock, -BIAS) != BIAS) {
    atomic_fetch_add(&lock, BIAS);
    __VERIFIER_assume(lock == BIAS);
  }
}

static void write_unlock(void) { atomic_fetch_add(&lock, BIAS); }

static void *writer(void *arg) {
  write_lock();
  shared = 42;
  write_unlock();
  return arg;
}

#if N > 1
static void *reader(void *arg) {
  read_lock();
  (void)atomic_load(&shared);
  read_unlock();
  return arg;
}
#endif

static void *reader_writer(void *arg) {
  read_lock();
  (void)atomic_load(&shared);
  read_unlock();
  write_lock();
  shared = 1;
  write_unlock();
  return arg;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, writer, NULL);
#if N > 1
  pthread_create(&threads[1], NULL, reader, NULL);
#endif
  pthread_create(&threads[2], NULL, reader_writer, NULL);
  return 0;
}
