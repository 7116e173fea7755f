/* Userspace RCU's stack that is wait-free for those who push. With BUG a node is pushed twice. */
#define _LGPL_SOURCE
#include <urcu/wfstack.h>
#include "driver.h"

static struct __cds_wfs_stack stack;
static struct cds_wfs_node nodes[THREADS];
static int taken;

static void work(int thread) {
    int which = thread;
#ifdef BUG
    which = 0;
#endif
    cds_wfs_push(&stack, &nodes[which]);
}

int main(void) {
    __cds_wfs_init(&stack);
    for (int i = 0; i < THREADS; i++)
        cds_wfs_node_init(&nodes[i]);
    run();
    for (int i = 0; i <= THREADS; i++)
        if (__cds_wfs_pop_nonblocking(&stack))
            taken++;
    assert(taken == THREADS);
    return 0;
}
