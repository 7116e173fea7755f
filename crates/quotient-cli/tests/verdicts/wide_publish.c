// safe
// memory -- -DUSED
//
// A node becomes everybody's with the pointer to it, which is one half of what is exchanged.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    int value;
};

struct slot {
    unsigned long changes;
    struct node *node;
};

static _Atomic struct slot slot;

static struct node *exchange(struct node *node) {
    struct slot old = atomic_load(&slot), new;
    do {
        new.changes = old.changes + 1;
        new.node = node;
    } while (!atomic_compare_exchange_strong(&slot, &old, new));
    return old.node;
}

static void *take(void *unused) {
    struct node *node = exchange(NULL);
    if (node) {
        assert(node->value == 7);
        free(node);
    }
    return unused;
}

int main(void) {
    pthread_t threads[2];
    pthread_create(&threads[0], 0, take, 0);
    pthread_create(&threads[1], 0, take, 0);
    struct node *node = malloc(sizeof *node);
    node->value = 7;
    free(exchange(node));
#ifdef USED
    node->value = 7;
#endif
    pthread_join(threads[0], 0);
    pthread_join(threads[1], 0);
    free(exchange(NULL));
}
