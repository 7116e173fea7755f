/* Userspace RCU's queue that is wait-free for those who put something in. With BUG two threads take out what only
 * one may take out at a time. */
#define _LGPL_SOURCE
#include <urcu/wfcqueue.h>
#include "driver.h"

static struct cds_wfcq_head head;
static struct cds_wfcq_tail tail;
static struct cds_wfcq_node nodes[3];
static int taken;

static struct cds_wfcq_node *take(void) { return __cds_wfcq_dequeue_nonblocking(&head, &tail); }

static void work(int thread) {
#ifdef BUG
    struct cds_wfcq_node *node = take();
    if (node && node != CDS_WFCQ_WOULDBLOCK)
        __atomic_fetch_add(&taken, 1, __ATOMIC_SEQ_CST);
    (void)thread;
#else
    if (thread == 0) {
        struct cds_wfcq_node *node = take();
        if (node && node != CDS_WFCQ_WOULDBLOCK)
            taken++;
    } else
        cds_wfcq_enqueue(&head, &tail, &nodes[thread]);
#endif
}

int main(void) {
    cds_wfcq_init(&head, &tail);
    int count = THREADS - 1;
#ifdef BUG
    count = 1;
    cds_wfcq_node_init(&nodes[0]);
    cds_wfcq_enqueue(&head, &tail, &nodes[0]);
#else
    for (int i = 1; i < THREADS; i++)
        cds_wfcq_node_init(&nodes[i]);
#endif
    run();
    for (int i = 0; i < THREADS; i++) {
        struct cds_wfcq_node *node = take();
        assert(node != CDS_WFCQ_WOULDBLOCK);
        taken += node != NULL;
    }
    assert(taken == count);
    return 0;
}
