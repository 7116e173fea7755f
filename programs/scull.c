// A toy device driver: one thread loads it, one reads from it N times and one writes to it N times, or READS and WRITES
// times.
// From RVF-SMC (Agarwal et al. 2021), table 1, scull_loop(N), and VC-DPOR (Chatterjee et al. 2019), table 1,
// scull_true(N), where only the reader does it N times (-DWRITES=1); after SV-COMP, where nobody does it again. Mazurkiewicz
// traces: 3157281 for scull_loop(2), of 749811 reads-from classes; 617706, 2732933, 9488043 for scull_true(3), (4), (5).
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#ifndef N
#define N 1
#endif
#ifndef READS
#define READS N
#endif
#ifndef WRITES
#define WRITES N
#endif

enum { QUANTUM = 4000, QSET = 1000 };

static pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
static atomic_int dev_data, dev_quantum, dev_qset, dev_size, x;

static void trim(void) {
  (void)atomic_load(&dev_qset);
  dev_size = 0;
  dev_quantum = QUANTUM;
  dev_qset = QSET;
  dev_data = 0;
}

static void open_device(void) {
  pthread_mutex_lock(&mutex);
  x = 2;
  trim();
  assert(x >= 2);
  pthread_mutex_unlock(&mutex);
}

static void *loader(void *arg) {
  trim();
  return arg;
}

static void *reader(void *arg) {
  for (int i = 0; i < READS; i++) {
    open_device();
    (void)atomic_load(&dev_quantum);
    (void)atomic_load(&dev_qset);
    pthread_mutex_lock(&mutex);
    x = 0;
    if (dev_size > 0) {
      if (dev_size <= 10)
        (void)atomic_load(&dev_size);
      (void)atomic_load(&dev_data);
      assert(x <= 0);
    }
    pthread_mutex_unlock(&mutex);
  }
  return arg;
}

static void *writer(void *arg) {
  for (int i = 0; i < WRITES; i++) {
    open_device();
    (void)atomic_load(&dev_quantum);
    (void)atomic_load(&dev_qset);
    pthread_mutex_lock(&mutex);
    x = 1;
    (void)atomic_load(&dev_data);
    if (dev_size < 10)
      dev_size = 10;
    assert(x == 1);
    pthread_mutex_unlock(&mutex);
  }
  return arg;
}

int main(void) {
  pthread_t threads[3];
  pthread_create(&threads[0], NULL, loader, NULL);
  pthread_create(&threads[1], NULL, reader, NULL);
  pthread_create(&threads[2], NULL, writer, NULL);
  for (int i = 0; i < 3; i++)
    pthread_join(threads[i], NULL);
  return 0;
}
