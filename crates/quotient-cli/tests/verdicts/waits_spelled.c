// safe -- -DWAIT=1
// safe -- -DWAIT=2
// safe -- -DWAIT=3
// safe -- -DWAIT=4
// safe -- -DWAIT=5
// safe -- -DWAIT=6
// safe -- -DWAIT=7
// safe -- -DWAIT=8
// safe -- -DWAIT=9
// safe -- -DWAIT=10
// safe -- -DWAIT=11
// safe -- -DWAIT=12
// safe -- -DWAIT=13
// safe -- -DWAIT=14
// safe -- -DWAIT=15
// safe -- -DWAIT=16
// safe -- -DWAIT=17
// safe -- -DWAIT=18
// safe -- -DWAIT=19
// safe -- -DWAIT=20
// safe -- -DWAIT=21
// safe -- -DWAIT=22
// safe -- -DWAIT=23
// safe -- -DWAIT=24
// safe -- -DWAIT=25
// safe -- -DWAIT=26
// safe -- -DWAIT=27
// safe -- -DWAIT=28
// safe -- -DWAIT=29
// safe -- -DWAIT=30
// safe -- -DWAIT=31
// safe -- -DWAIT=32
// safe -- -DWAIT=33
// safe -- -DWAIT=34
// safe -- -DWAIT=35
// assertion -- -DWAIT=1 -DBUG
// assertion -- -DWAIT=5 -DBUG
// assertion -- -DWAIT=9 -DBUG
// assertion -- -DWAIT=12 -DBUG
// assertion -- -DWAIT=14 -DBUG
// assertion -- -DWAIT=17 -DBUG
// assertion -- -DWAIT=19 -DBUG
// assertion -- -DWAIT=23 -DBUG
// assertion -- -DWAIT=26 -DBUG
// assertion -- -DWAIT=29 -DBUG
// assertion -- -DWAIT=31 -DBUG
// assertion -- -DWAIT=33 -DBUG
// assertion -- -DWAIT=34 -DBUG
// assertion -- -DWAIT=35 -DBUG
// livelock -- -DWAIT=1 -DNEVER
// livelock -- -DWAIT=3 -DNEVER
// livelock -- -DWAIT=5 -DNEVER
// livelock -- -DWAIT=6 -DNEVER
// livelock -- -DWAIT=8 -DNEVER
// livelock -- -DWAIT=9 -DNEVER
// livelock -- -DWAIT=10 -DNEVER
// livelock -- -DWAIT=12 -DNEVER
// livelock -- -DWAIT=14 -DNEVER
// livelock -- -DWAIT=15 -DNEVER
// livelock -- -DWAIT=16 -DNEVER
// livelock -- -DWAIT=17 -DNEVER
// livelock -- -DWAIT=18 -DNEVER
// livelock -- -DWAIT=19 -DNEVER
// livelock -- -DWAIT=20 -DNEVER
// livelock -- -DWAIT=23 -DNEVER
// livelock -- -DWAIT=25 -DNEVER
// livelock -- -DWAIT=29 -DNEVER
// livelock -- -DWAIT=30 -DNEVER
// livelock -- -DWAIT=32 -DNEVER
// livelock -- -DWAIT=33 -DNEVER
// livelock -- -DWAIT=34 -DNEVER
// livelock -- -DWAIT=35 -DNEVER
// Ways to write a loop that waits. None needs a bound, and with -DNEVER each goes on for ever.
#include <assert.h>
#include <pthread.h>
#include <sched.h>
#include <semaphore.h>
#include <stdatomic.h>
#include <time.h>
#include <unistd.h>

struct node { struct node *_Atomic next; };
struct pair { int a, b; };
static atomic_int flag, spun, asks, asked;
static atomic_uint seq;
static int data, cache, last;
static long spins;
static struct pair pair;
static struct node first, second, *_Atomic head = &first;
static atomic_int flags[3];
static int beat;
static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER, made;
static pthread_spinlock_t spin;
static sem_t s;

static int tried(void) { return flag == 1; }
static void wait(void) { if (!flag) wait(); }

static void publish(void) {
#ifndef NEVER
  first.next = &second;
  flags[1] = 1;
  flag = 1;
  sem_post(&s);
#endif
}

static void *writer(void *unused) {
#ifdef BUG
  publish();
#endif
  data = 42;
  seq = 1;
  pair.a = 1;
  pair.b = 1;
  seq = 2;
#ifndef BUG
  publish();
#endif
  return 0;
}

static void *reader(void *unused) {
#if WAIT == 1 // carried
  int v = flag; while (!v) v = flag;
#endif
#if WAIT == 2 // carried and yielded
  int v = flag; while (!v) { sched_yield(); v = flag; }
#endif
#if WAIT == 3 // a flag that is computed
  int done = 0; while (!done) done = flag == 1;
#endif
#if WAIT == 4 // do while
  int v; do { v = flag; } while (!v);
#endif
#if WAIT == 5 // a counter that chooses how to pause
  for (int i = 0;; i++) { if (flag) break; if (i > 100) usleep(1); }
#endif
#if WAIT == 6 // exponential back-off
  int b = 1; while (!flag) { for (int i = 0; i < b; i++) sched_yield(); if (b < 64) b *= 2; }
#endif
#if WAIT == 7 // back-off without a bound
  unsigned b = 1; while (!flag) { for (unsigned i = 0; i < b; i++) ; b = b * 2 % 61; }
#endif
#if WAIT == 8 // lock and unlock
  for (;;) { pthread_mutex_lock(&m); int v = flag; pthread_mutex_unlock(&m); if (v) break; }
#endif
#if WAIT == 9 // unlock and lock
  pthread_mutex_lock(&m); while (!flag) { pthread_mutex_unlock(&m); sched_yield(); pthread_mutex_lock(&m); } pthread_mutex_unlock(&m);
#endif
#if WAIT == 10 // trylock
  for (;;) { if (pthread_mutex_trylock(&m)) continue; int v = flag; pthread_mutex_unlock(&m); if (v) break; }
#endif
#if WAIT == 11 // sem_trywait
  while (sem_trywait(&s)) sched_yield();
#endif
#if WAIT == 12 // a cache that nobody else accesses
  while (cache != 1) cache = flag;
#endif
#if WAIT == 13 // a cache of one's own
  static __thread int mine; while (mine != 1) mine = flag;
#endif
#if WAIT == 14 // a counter at which nobody looks
  while (!flag) spins++;
#endif
#if WAIT == 15 // an atomic one
  while (!flag) atomic_fetch_add(&spun, 1);
#endif
#if WAIT == 16 // an idempotent store
  while (!flag) asks = 1;
#endif
#if WAIT == 17 // one that is read elsewhere
  asked = 1; while (!flag) asked = 1;
#endif
#if WAIT == 18 // a store of what was read
  int v; while (!(v = flag)) last = v;
#endif
#if WAIT == 19 // a pointer that is carried
  struct node *p = head; while (!p->next) p = head;
#endif
#if WAIT == 20 // a list that is walked
  struct node *p = head; while (p) { struct node *n = p->next; p = n ? 0 : head; }
#endif
#if WAIT == 21 // a sequence lock
  struct pair c; unsigned a, z; do { a = seq; c = pair; z = seq; } while (a != z || a % 2 || !a); assert(c.a == c.b); while (!flag) ;
#endif
#if WAIT == 22 // a sequence lock, field by field
  struct pair c; unsigned a, z; do { a = seq; c.a = pair.a; c.b = pair.b; z = seq; } while (a != z || a % 2 || !a); assert(c.a == c.b); while (!flag) ;
#endif
#if WAIT == 23 // fetch_or
  while (!atomic_fetch_or(&flag, 0)) ;
#endif
#if WAIT == 24 // fetch_add of nothing
  while (!atomic_fetch_add(&flag, 0)) ;
#endif
#if WAIT == 25 // compare-exchange
  int e = 1; while (!atomic_compare_exchange_strong(&flag, &e, 1)) e = 1;
#endif
#if WAIT == 26 // tries, then a semaphore
  int n = 10000; while (n--) if (flag) goto ok; sem_wait(&s); ok:;
#endif
#if WAIT == 27 // tries counted up
  int i; for (i = 0; i < 5000; i++) if (flag) break; if (i == 5000) sem_wait(&s);
#endif
#if WAIT == 28 // a function that tries
  while (!tried()) ;
#endif
#if WAIT == 29 // a mutex that main makes and destroys
  for (;;) { pthread_mutex_lock(&made); int v = flag; pthread_mutex_unlock(&made); if (v) break; }
#endif
#if WAIT == 30 // a spin lock
  for (;;) { pthread_spin_lock(&spin); int v = flag; pthread_spin_unlock(&spin); if (v) break; }
#endif
#if WAIT == 31 // tries counted after the look
  int t = 0; while (!flag) { if (++t > 1000000) return 0; }
#endif
#if WAIT == 32 // a short sleep now and then
  unsigned k = 0; while (!flag) if ((k++ & 127) == 127) { struct timespec t = {0, 1000}; nanosleep(&t, 0); }
#endif
#if WAIT == 33 // one place after the other
  int i = 0; while (!flags[i]) i = (i + 1) % 3;
#endif
#if WAIT == 34 // a sign of life
  while (!flag) beat = !beat;
#endif
#if WAIT == 35 // recursion
  wait();
#endif
  assert(data == 42);
  return 0;
}

static void *asker(void *unused) {
  return asked ? &asked : 0;
}

int main(void) {
  pthread_t threads[3];
  sem_init(&s, 0, 0);
  pthread_mutex_init(&made, 0);
  pthread_spin_init(&spin, 0);
  pthread_create(&threads[0], 0, reader, 0);
  pthread_create(&threads[1], 0, writer, 0);
#if WAIT == 17
  pthread_create(&threads[2], 0, asker, 0);
  pthread_join(threads[2], 0);
#endif
  pthread_join(threads[0], 0);
  pthread_join(threads[1], 0);
  pthread_mutex_destroy(&made);
  return 0;
}
