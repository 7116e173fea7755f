// How a thread gets a number from the one that creates it: as the pointer that it is given, or, with -DARGS,
// as many of the papers' own files do it, in an array that is filled in while threads are created.
#ifndef ARGS_H
#define ARGS_H

#include <stdint.h>

#ifdef ARGS
static int args[1024];

static inline void *pass(int i, int value) {
  args[i] = value;
  return &args[i];
}

static inline int passed(void *arg) { return *(int *)arg; }
#else
static inline void *pass(int i, int value) {
  (void)i;
  return (void *)(intptr_t)value;
}

static inline int passed(void *arg) { return (int)(intptr_t)arg; }
#endif

#endif
