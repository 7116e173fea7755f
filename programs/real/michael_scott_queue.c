// The queue of Michael and Scott: a list with a dummy at its head, whose tail may lag behind.
// expect: safe
// expect -DBUG: assertion
// The bug: an element is linked by a plain store, so of two at the same time one gets lost.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
    _Atomic(struct node *) next;
};

_Atomic(struct node *) head, tail;

static void enqueue(int value) {
    struct node *node = calloc(1, sizeof *node);
    node->value = value;
    for (;;) {
        struct node *last = atomic_load(&tail), *next = atomic_load(&last->next);
        if (next) {
            atomic_compare_exchange_strong(&tail, &last, next);
            continue;
        }
#ifdef BUG
        atomic_store(&last->next, node);
#else
        if (!atomic_compare_exchange_strong(&last->next, &next, node))
            continue;
#endif
        atomic_compare_exchange_strong(&tail, &last, node);
        return;
    }
}

static int dequeue(void) {
    for (;;) {
        struct node *first = atomic_load(&head), *next = atomic_load(&first->next);
        if (!next)
            return 0;
        if (first == atomic_load(&tail)) {
            struct node *last = first;
            atomic_compare_exchange_strong(&tail, &last, next);
        }
        int value = next->value;
        if (atomic_compare_exchange_strong(&head, &first, next))
            return value;
    }
}

static void *producer(void *value) {
    enqueue((int)(long)value);
    return 0;
}

int main(void) {
    pthread_t t;
    struct node *dummy = calloc(1, sizeof *dummy);
    head = tail = dummy;
    pthread_create(&t, 0, producer, (void *)1);
    enqueue(2);
    pthread_join(t, 0);
    int a = dequeue(), b = dequeue();
    assert(a + b == 3 && a && b && dequeue() == 0);
}
