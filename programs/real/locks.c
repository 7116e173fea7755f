// Spin locks of several makes, each around an increment.
// expect: safe
// expect -DMCS: safe
// expect -DCLH: safe
// expect -DTTAS: safe
// expect -DFUTEX: safe
// expect -DBUG: assertion
// expect -DMCS -DBUG: assertion
// expect -DTTAS -DBUG: assertion
// The bugs: a thread waits only until its ticket is not too late; a waiter does not wait until it is its turn; testing and
// setting are two steps.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

#if defined(MCS)

struct node {
    _Atomic(struct node *) next;
    atomic_int waits;
};
_Atomic(struct node *) tail;

static void lock(struct node *me) {
    atomic_store(&me->next, NULL);
    atomic_store(&me->waits, 1);
    struct node *before = atomic_exchange(&tail, me);
    if (before) {
        atomic_store(&before->next, me);
#ifndef BUG
        while (atomic_load(&me->waits))
            ;
#endif
    }
}

static void unlock(struct node *me) {
    struct node *expected = me;
    if (!atomic_load(&me->next)) {
        if (atomic_compare_exchange_strong(&tail, &expected, NULL))
            return;
        while (!atomic_load(&me->next))
            ;
    }
    atomic_store(&atomic_load(&me->next)->waits, 0);
}

#elif defined(CLH)

struct node {
    atomic_int busy;
    struct node *before;
};
struct node idle;
_Atomic(struct node *) tail = &idle;

static void lock(struct node *me) {
    atomic_store(&me->busy, 1);
    me->before = atomic_exchange(&tail, me);
    while (atomic_load(&me->before->busy))
        ;
}

static void unlock(struct node *me) { atomic_store(&me->busy, 0); }

#elif defined(TTAS)

struct node {
    int unused;
};
atomic_int held;

static void lock(struct node *unused) {
    for (;;) {
        while (atomic_load(&held))
            ;
#ifdef BUG
        atomic_store(&held, 1);
        return;
#else
        if (!atomic_exchange(&held, 1))
            return;
#endif
    }
}

static void unlock(struct node *unused) { atomic_store(&held, 0); }

#elif defined(FUTEX)

// A word that says whether somebody waits, and a condition variable for the kernel's queue.
struct node {
    int unused;
};
atomic_int word;
pthread_mutex_t kernel = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t queue = PTHREAD_COND_INITIALIZER;

static void futex_wait(int value) {
    pthread_mutex_lock(&kernel);
    if (atomic_load(&word) == value)
        pthread_cond_wait(&queue, &kernel);
    pthread_mutex_unlock(&kernel);
}

static void futex_wake(void) {
    pthread_mutex_lock(&kernel);
    pthread_cond_signal(&queue);
    pthread_mutex_unlock(&kernel);
}

static void lock(struct node *unused) {
    int old = 0;
    if (atomic_compare_exchange_strong(&word, &old, 1))
        return;
    while (atomic_exchange(&word, 2))
        futex_wait(2);
}

static void unlock(struct node *unused) {
    if (atomic_exchange(&word, 0) == 2)
        futex_wake();
}

#else

struct node {
    unsigned ticket;
};
atomic_uint next, serving;

static void lock(struct node *me) {
    me->ticket = atomic_fetch_add(&next, 1);
#ifdef BUG
    while (atomic_load(&serving) > me->ticket)
#else
    while (atomic_load(&serving) != me->ticket)
#endif
        ;
}

static void unlock(struct node *me) { atomic_store(&serving, me->ticket + 1); }

#endif

int count;
struct node nodes[2];

static void *work(void *argument) {
    struct node *me = argument;
    lock(me);
    int old = count;
    count = old + 1;
    assert(count == old + 1);
    unlock(me);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, work, &nodes[0]);
    work(&nodes[1]);
    pthread_join(t, 0);
    assert(count == 2);
}
