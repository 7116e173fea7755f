// safe optimal 42 42
// safe optimal 42 42 -DCALLED
// safe optimal 42 42 -DBESIDE
// safe optimal 42 42 -DCALLED -DBESIDE
// violation optimal 0 0 -DTOO_MANY
// A node with a count of its own: who takes a reference adds one and looks at nothing, who gives one back looks whether
// it was the last. All of these commute but where somebody is the last. One function may count here and be an add elsewhere.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

struct node {
    atomic_int references;
    int value;
};

atomic_int taken;

#ifdef CALLED
__attribute__((noinline))
#endif
static void add_one(atomic_int *count) {
    atomic_fetch_add_explicit(count, 1, memory_order_relaxed);
}

static void get(struct node *node) {
    add_one(&node->references);
#ifdef BESIDE
    add_one(&taken);
#endif
}

static void put(struct node *node) {
    if (atomic_fetch_sub(&node->references, 1) == 1)
        free(node);
}

static void *use(void *argument) {
    struct node *node = argument;
    get(node);
    assert(node->value == 42);
    put(node);
    put(node);
#ifdef TOO_MANY
    put(node);
#endif
    return 0;
}

int main(void) {
    pthread_t threads[3];
    struct node *node = malloc(sizeof *node);
    atomic_init(&node->references, 1);
    node->value = 42;
    for (int i = 0; i < 3; i++) {
        get(node);
        pthread_create(&threads[i], 0, use, node);
    }
    put(node);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
}
