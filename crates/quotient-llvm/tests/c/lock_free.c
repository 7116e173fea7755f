// expect: done
// Shapes of lock-free code: a stack of versioned indices, a queue lock, tagged pointers, padding.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>
#include <stdlib.h>

struct head { uint32_t index, version; };
struct __attribute__((aligned(64))) slot { _Atomic uint32_t next; int value; };
static _Atomic struct head top;
static struct slot slots[5];

static void push(uint32_t index) {
    struct head old = atomic_load(&top), new;
    do {
        atomic_store_explicit(&slots[index].next, old.index, memory_order_relaxed);
        new = (struct head){index, old.version + 1};
    } while (!atomic_compare_exchange_weak(&top, &old, new));
}

static uint32_t pop(void) {
    struct head old = atomic_load(&top), new;
    do {
        if (old.index == 0) return 0;
        new = (struct head){slots[old.index].next, old.version + 1};
    } while (!atomic_compare_exchange_weak(&top, &old, new));
    return old.index;
}

struct waiter { _Atomic(struct waiter *) next; atomic_bool waiting; };
static _Atomic(struct waiter *) tail;
static int protected_by_lock;

static void lock(struct waiter *me) {
    atomic_store(&me->next, NULL);
    atomic_store(&me->waiting, true);
    struct waiter *before = atomic_exchange(&tail, me);
    if (before) {
        atomic_store(&before->next, me);
        while (atomic_load(&me->waiting)) {}
    }
}

static void unlock(struct waiter *me) {
    struct waiter *self = me;
    if (!atomic_load(&me->next) && atomic_compare_exchange_strong(&tail, &self, NULL)) return;
    while (!atomic_load(&me->next)) {}
    atomic_store(&atomic_load(&me->next)->waiting, false);
}

struct item { int value; atomic_uintptr_t next; };
static struct item sentinel;

static void mark(struct item *item) { atomic_fetch_or(&item->next, 1); }
static bool marked(struct item *item) { return atomic_load(&item->next) & 1; }
static struct item *after(struct item *item) {
    return (struct item *)(atomic_load(&item->next) & ~(uintptr_t)1);
}

static void *work(void *argument) {
    uint32_t first = (uint32_t)(uintptr_t)argument;
    push(first);
    push(first + 1);
    uint32_t popped = pop();
    assert(popped != 0);
    slots[popped].value++;
    struct waiter me;
    lock(&me);
    protected_by_lock++;
    unlock(&me);
    struct item *item = malloc(sizeof *item);
    item->value = (int)first;
    uintptr_t old = atomic_load(&sentinel.next);
    do atomic_store(&item->next, old & ~(uintptr_t)1);
    while (!atomic_compare_exchange_weak(&sentinel.next, &old, (uintptr_t)item));
    mark(item);
    return NULL;
}

int main(void) {
    pthread_t a, b;
    pthread_create(&a, NULL, work, (void *)1);
    pthread_create(&b, NULL, work, (void *)3);
    pthread_join(a, NULL);
    pthread_join(b, NULL);
    int count = 0, popped = 0, items = 0;
    while (pop()) popped++;
    for (int i = 0; i < 5; i++) count += slots[i].value;
    for (struct item *i = after(&sentinel); i; i = after(i)) items += marked(i) ? i->value : 100;
    assert(popped == 2 && count == 2 && protected_by_lock == 2 && items == 4);
    return 0;
}
