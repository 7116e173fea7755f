// memory --uninit
// safe --uninit -- -DWRITE_FIRST
// undefined
// safe -- -DWRITE_FIRST
// memory --uninit -- -DEXCHANGE
// mutex --uninit -- -DWRITE_FIRST -DNO_INIT
// undefined -- -DWRITE_FIRST -DNO_INIT
// A thread makes a box known and fills it: only between the two is there nothing in it to be read.
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct box {
  int number;
  pthread_mutex_t mutex;
  atomic_int uses;
};

_Atomic(struct box *) shared;
int seen;

static void *make(void *unused) {
  struct box *box = malloc(sizeof *box);
#ifndef NO_INIT
  pthread_mutex_init(&box->mutex, 0);
#endif
#ifdef WRITE_FIRST
  box->number = 1;
  atomic_store(&box->uses, 0);
  shared = box;
#else
  shared = box;
  box->number = 1;
  atomic_store(&box->uses, 0);
#endif
  return 0;
}

static void *use(void *unused) {
  struct box *box = shared;
  if (!box)
    return 0;
#ifdef EXCHANGE
  atomic_fetch_add(&box->uses, 1);
#else
  pthread_mutex_lock(&box->mutex);
  seen = box->number;
  pthread_mutex_unlock(&box->mutex);
#endif
  return 0;
}

int main(void) {
  pthread_t maker, user;
  pthread_create(&maker, 0, make, 0);
  pthread_create(&user, 0, use, 0);
  pthread_join(maker, 0);
  pthread_join(user, 0);
}
