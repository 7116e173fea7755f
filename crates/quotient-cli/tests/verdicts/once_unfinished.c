// safe
// safe -- -DEXITS
// assertion -- -DTWICE
// assertion -- -DEXITS -DTWICE
// A routine that is to run once, and whose thread is cancelled or exits in it, is another's to run.
#include <assert.h>
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
int begun, done;

void routine(void) {
    begun++;
#ifdef EXITS
    if (begun == 1)
        pthread_exit(0);
#else
    pthread_testcancel();
#endif
    done++;
}

void *worker(void *unused) {
    pthread_once(&once, routine);
    return unused;
}

int main(void) {
    pthread_t a;
    pthread_create(&a, 0, worker, 0);
#ifndef EXITS
    pthread_cancel(a);
    void *result;
    pthread_join(a, &result);
    pthread_once(&once, routine);
#else
    pthread_t b;
    pthread_create(&b, 0, worker, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
#endif
    assert(done == 1);
#ifdef TWICE
    assert(begun == 1);
#endif
}
