// The space map of Solaris: five routines, a thread each, assert that the mutex is held, which it is
// not if the thread could not have it and who had it has let go since. Only one of them loads the map.
// From ViEqui, table III (Solaris); one or two executions until the violation.
#include "driver.h"

static atomic_int loaded, loading;

static void held(void) { assert(mutex == 1); }

static void load(void) {
  held();
  assert(loaded == 0);
  assert(loading == 0);
  loading = 1;
  release();
  acquire();
  release();
  acquire();
  loaded = 1;
  loading = 0;
  broadcast();
}

static void unload(void) {
  held();
  loaded = 0;
  held();
}

static void *driver(void *arg) {
  int routine = passed(arg);
  acquire();
  if (routine == 1 || routine == 2) {
    held();
  } else if (routine == 3) {
    if (loading != 0)
      wait_for_condition();
    else if (loaded == 0)
      load();
    else
      unload();
  }
  held();
  release();
  return NULL;
}
