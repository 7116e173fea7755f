// A keyboard driver of FreeBSD: it waits for a packet, but whoever fills the buffer does not tell, so
// that the condition need not hold after the wait. Already a thread that runs alone gets there.
// From ViEqui, table III (FreeBSD-a); one execution until the violation.
#include "driver.h"

static atomic_int buffer;

static void receive(void) {
  acquire();
  if (buffer == 0) {
    wait_for_condition();
    assert(condition != 0);
  }
  if (buffer == 0) {
    release();
    return;
  }
  release();
}

static void flush(void) {
  acquire();
  buffer = 0;
  release();
}

static void toggle(void) {
  acquire();
  buffer = !buffer;
  release();
}

static void wake(void) {
  acquire();
  release();
  broadcast();
}

static void probe(void) {
  acquire();
  release();
}

static void *driver(void *arg) {
  receive();
  flush();
  toggle();
  wake();
  probe();
  return arg;
}
