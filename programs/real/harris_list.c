// A sorted list whose nodes are first marked as deleted and then taken out (Harris).
// expect: safe
// expect -DBUG: assertion
// The bug: a node is taken out without a mark, and with it what is inserted behind it meanwhile.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>

struct node {
    int key;
    atomic_uintptr_t next; // The lowest bit is the mark.
};

struct node last = {100, 0}, first = {0, 0};

static struct node *plain(uintptr_t link) { return (struct node *)(link & ~(uintptr_t)1); }

// The node before the first key that is not smaller, and that one.
static struct node *find(int key, struct node **found) {
    struct node *before = &first, *at = plain(atomic_load(&first.next));
    while (at->key < key) {
        before = at;
        at = plain(atomic_load(&at->next));
    }
    *found = at;
    return before;
}

static int insert(int key) {
    struct node *node = calloc(1, sizeof *node), *at;
    node->key = key;
    struct node *before = find(key, &at);
    atomic_store(&node->next, (uintptr_t)at);
    uintptr_t expected = (uintptr_t)at;
    return atomic_compare_exchange_strong(&before->next, &expected, (uintptr_t)node);
}

static int delete(int key) {
    struct node *at, *before = find(key, &at);
    if (at->key != key)
        return 0;
    uintptr_t next = atomic_load(&at->next), expected = (uintptr_t)at;
#ifndef BUG
    if (next & 1 || !atomic_compare_exchange_strong(&at->next, &next, next | 1))
        return 0;
#endif
    atomic_compare_exchange_strong(&before->next, &expected, next);
    return 1;
}

static int contains(int key) {
    struct node *at;
    find(key, &at);
    return at->key == key && !(atomic_load(&at->next) & 1);
}

static void *inserts(void *unused) { return (void *)(long)insert(20); }

int main(void) {
    pthread_t t;
    void *inserted;
    atomic_store(&first.next, (uintptr_t)&last);
    insert(10);
    pthread_create(&t, 0, inserts, 0);
    int deleted = delete(10);
    pthread_join(t, &inserted);
    assert(!deleted || !contains(10));
    assert(!inserted || contains(20));
}
