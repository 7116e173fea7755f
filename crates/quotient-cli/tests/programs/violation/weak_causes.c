// $ quotient check violation/weak_causes.c --memory rc11 --explore
// An execution that no interleaving has: what the failure does not follow from is not told.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>

static atomic_int data, flag, served;

static void *serve(void *unused) {
    (void)unused;
    atomic_fetch_add(&served, 1);
    atomic_fetch_add(&served, 1);
    return 0;
}

static void *write(void *unused) {
    (void)unused;
    atomic_store_explicit(&data, 42, memory_order_relaxed);
    atomic_store_explicit(&flag, 1, memory_order_relaxed);
    return 0;
}

static void *read(void *unused) {
    (void)unused;
    if (atomic_load_explicit(&flag, memory_order_relaxed) == 1)
        assert(atomic_load_explicit(&data, memory_order_relaxed) == 42);
    return 0;
}

int main(void) {
    pthread_t threads[3];
    void *(*const run[])(void *) = {serve, write, read};
    for (int i = 0; i < 3; i++)
        pthread_create(&threads[i], 0, run[i], 0);
    for (int i = 0; i < 3; i++)
        pthread_join(threads[i], 0);
    return 0;
}
