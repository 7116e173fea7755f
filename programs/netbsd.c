// A power monitor of NetBSD: it asserts that the mutex is held, which it is not if the thread could
// not have it and who had it has let go since.
// From ViEqui, table III (NetBSD); until the violation the tools there need four to six executions.
#include "driver.h"

static void probe(void) {
  acquire();
  release();
}

static void checked(void) {
  acquire();
  assert(mutex == 1);
  release();
}

static void *driver(void *arg) {
  probe();
  checked();
  checked();
  return arg;
}
