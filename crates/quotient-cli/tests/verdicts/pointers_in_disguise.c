// assertion --self-check -- -DWAY=SHIFTED
// assertion --self-check -- -DWAY=XORED
// assertion --self-check -- -DWAY=HALVES
// assertion --self-check -- -DWAY=TAGGED
// assertion --self-check -- -DWAY=WHOLE
// safe --self-check -- -DWAY=SHIFTED -DRIGHT
// safe --self-check -- -DWAY=HALVES -DRIGHT
// A message goes to the receiver whole if that is not busy, and in another way if it is. What the
// receiver finds in it must be what was sent in that way, whatever was explored before.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

enum { SHIFTED, XORED, HALVES, TAGGED, WHOLE };

struct message {
  int kind, body;
};

static _Atomic(struct message *) urgent;
static atomic_uintptr_t box, high;
static atomic_int busy;

#define SECRET ((uintptr_t)0x5a5a5a5a)
#define HALF (4 * sizeof(uintptr_t))
#define LOW (((uintptr_t)1 << HALF) - 1)

static void put(struct message *m) {
  uintptr_t p = (uintptr_t)m;
  switch (WAY) {
  case SHIFTED: atomic_store(&box, p >> 1); break;
  case XORED: atomic_store(&box, p ^ SECRET); break;
  case HALVES:
    atomic_store(&box, p & LOW);
    atomic_store(&high, p >> HALF);
    break;
  case TAGGED: atomic_store(&box, p | 1); break;
  default: atomic_store(&box, p);
  }
}

static struct message *get(void) {
  uintptr_t p = atomic_load(&box);
  if (!p) return NULL;
  switch (WAY) {
  case SHIFTED: p <<= 1; break;
  case XORED: p ^= SECRET; break;
  case HALVES: {
    uintptr_t upper = atomic_load(&high);
    if (!upper) return NULL;
    p |= upper << HALF;
    break;
  }
  case TAGGED: p &= ~(uintptr_t)1; break;
  }
  return (struct message *)p;
}

static void *send(void *arg) {
  (void)arg;
  struct message *m = malloc(sizeof *m);
  m->body = 7;
  if (atomic_load(&busy)) {
    m->kind = 2;
    put(m);
  } else {
    m->kind = 1;
    atomic_store(&urgent, m);
  }
  return NULL;
}

int main(void) {
  pthread_t sender;
  pthread_create(&sender, NULL, send, NULL);
  atomic_store(&busy, 1);
  struct message *m = atomic_load(&urgent);
  int expected = 1;
  if (!m) {
    m = get();
#ifdef RIGHT
    expected = 2;
#endif
  }
  if (m) assert(m->kind == expected);
  pthread_join(sender, NULL);
  return 0;
}
