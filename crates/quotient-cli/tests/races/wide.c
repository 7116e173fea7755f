// safe --races
// safe --races -- -mcx16
// race --races -- -DPLAIN_READ
// race --races -- -DPLAIN_WRITE
// race --races -- -DPLAIN_WHOLE
#include <pthread.h>
#include <stdint.h>

static union {
  unsigned __int128 whole;
  uint64_t half[2];
} both;

static void *work(void *arg) {
  __sync_bool_compare_and_swap(&both.whole, 0, (unsigned __int128)1 << 64);
  return arg;
}

int main(void) {
  pthread_t thread;
  uint64_t seen = both.half[1];
  both.half[0] = 0;
  pthread_create(&thread, 0, work, 0);
#ifdef PLAIN_READ
  seen += both.half[1];
#elif defined PLAIN_WRITE
  both.half[0] = 2;
#elif defined PLAIN_WHOLE
  both.whole = 2;
#else
  seen += __atomic_load_n(&both.half[1], __ATOMIC_RELAXED);
  __atomic_store_n(&both.half[0], seen, __ATOMIC_RELEASE);
  __atomic_fetch_add(&both.whole, 1, __ATOMIC_RELAXED);
#endif
  pthread_join(thread, 0);
  return (int)both.half[0];
}
