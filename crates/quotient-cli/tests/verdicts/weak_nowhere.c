// safe
// What is declared weak and defined nowhere has no address.
#include <assert.h>
#include <pthread.h>

extern int hook(void) __attribute__((weak));
extern int option __attribute__((weak));
extern int pthread_join(pthread_t, void **) __attribute__((weak));
__attribute__((weak)) int defined(void) { return 3; }

void *worker(void *unused) {
    assert(!hook && !&option && defined && pthread_join);
    return (void *)(long)defined();
}

int main(void) {
    pthread_t t;
    void *result;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, &result);
    assert(result == (void *)3);
}
