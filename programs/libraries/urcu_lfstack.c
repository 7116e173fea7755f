/* Userspace RCU's lock-free stack. With BUG two threads pop without anything that keeps nodes from being freed. */
#define _LGPL_SOURCE
#include <stdlib.h>
#include <urcu/lfstack.h>
#include "driver.h"

static struct __cds_lfs_stack stack;

static void work(int thread) {
    (void)thread;
#ifdef BUG
    free(__cds_lfs_pop(&stack));
#else
    struct cds_lfs_node *node = malloc(sizeof *node);
    cds_lfs_node_init(node);
    cds_lfs_push(&stack, node);
#endif
}

int main(void) {
    __cds_lfs_init(&stack);
    struct cds_lfs_node *first = malloc(sizeof *first);
    cds_lfs_node_init(first);
    cds_lfs_push(&stack, first);
    run();
    int count = 0;
    for (struct cds_lfs_node *node; (node = __cds_lfs_pop(&stack)); free(node))
        count++;
#ifndef BUG
    assert(count == THREADS + 1);
#endif
    return 0;
}
