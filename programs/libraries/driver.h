/* What the drivers of libraries share: threads that are numbered from 0, started and joined by `run`. */
#include <assert.h>
#include <pthread.h>
#include <stddef.h>

#ifndef THREADS
#define THREADS 2
#endif

static void work(int thread);

static void *begin(void *number) {
    work((int)(size_t)number);
    return NULL;
}

static void run(void) {
    pthread_t threads[THREADS];
    for (size_t i = 0; i < THREADS; i++)
        pthread_create(&threads[i], NULL, begin, (void *)i);
    for (size_t i = 0; i < THREADS; i++)
        pthread_join(threads[i], NULL);
}
