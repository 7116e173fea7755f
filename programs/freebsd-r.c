// A network driver of FreeBSD that counts its clients: it takes one away that was never there, and
// waits for the last to go. Already a thread that runs alone finds the condition false after that.
// From ViEqui, table III (FreeBSD-r); one execution until the violation.
#include "driver.h"

static atomic_int clients;

static void unregister(void) {
  acquire();
  clients = clients - 1; // two events
  if (clients == 0)
    broadcast();
  release();
  acquire();
  if (clients != 0)
    wait_for_condition();
  assert(condition != 0);
  release();
}

static void probe(void) {
  acquire();
  release();
}

static void resolve(void) {
  acquire();
  clients = clients + 1;
  release();
  acquire();
  clients = clients - 1;
  release();
}

static void *driver(void *arg) {
  probe();
  unregister();
  probe();
  probe();
  resolve();
  return arg;
}
