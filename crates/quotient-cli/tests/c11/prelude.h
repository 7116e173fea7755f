// What the cases of cases.txt are written with.
#include <pthread.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <stdlib.h>
#include <string.h>
#include <threads.h>
#define ST(x, v, o) atomic_store_explicit(&x, v, memory_order_##o)
#define LD(x, o) atomic_load_explicit(&x, memory_order_##o)
#define FENCE(o) atomic_thread_fence(memory_order_##o)
#define SIGNAL(o) atomic_signal_fence(memory_order_##o)
#define ADD(x, n, o) atomic_fetch_add_explicit(&x, n, memory_order_##o)
#define XCHG(x, n, o) atomic_exchange_explicit(&x, n, memory_order_##o)
#define CAS(x, e, n, s, f) ({ int old = e; atomic_compare_exchange_strong_explicit(&x, &old, n, memory_order_##s, memory_order_##f); })
#define RETRY(x, old, n, s, f) atomic_compare_exchange_strong_explicit(&x, &old, n, memory_order_##s, memory_order_##f)
#define LOCK pthread_mutex_lock(&m)
#define TRYLOCK (pthread_mutex_trylock(&m) == 0)
#define UNLOCK pthread_mutex_unlock(&m)
int d, e;
atomic_int x, y, z;
int *_Atomic p;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
volatile int v;
struct {
  unsigned a : 4, b : 4;
  unsigned : 0;
  unsigned c : 4;
} bits;
char bytes[2];
_Thread_local int own;
pthread_rwlock_t rw = PTHREAD_RWLOCK_INITIALIZER;
pthread_cond_t cv = PTHREAD_COND_INITIALIZER;
atomic_flag fl = ATOMIC_FLAG_INIT;
pthread_once_t po = PTHREAD_ONCE_INIT;
once_flag of = ONCE_FLAG_INIT;
void init_d(void) { d = 1; }
sem_t sem, one, two;
pthread_barrier_t bar;
pthread_spinlock_t sp;
mtx_t mt;
cnd_t cn;
atomic_llong wide;
_Atomic(char) small;
_Atomic(_Bool) yes;
typedef struct {
  int a, b;
} pair;
_Atomic(pair) both;
volatile atomic_int vx;
int arr[4];
__attribute__((constructor)) void setup(void) {
  sem_init(&sem, 0, 0);
  sem_init(&one, 0, 1);
  sem_init(&two, 0, 2);
  pthread_barrier_init(&bar, 0, 2);
  pthread_spin_init(&sp, 0);
  mtx_init(&mt, mtx_plain);
  cnd_init(&cn);
}
