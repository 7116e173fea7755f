// assertion
// safe -- -DLOCKED
// C as it once was: functions without a type, results that are left out, threads whose function gives an `int`, and numbers for
// pointers.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;
int count;

add(by) int by;
{
#ifdef LOCKED
    pthread_mutex_lock(&mutex);
#endif
    count += by;
#ifdef LOCKED
    pthread_mutex_unlock(&mutex);
#endif
}

int first(void *by) {
    add((int)(long)by);
    return 0;
}

void *second(void *by) {
    add((int)(long)by);
    return;
}

third() { add(3); }

main() {
    pthread_t a, b, c;
    pthread_create(&a, 0, first, 1);
    pthread_create(&b, 0, second, (void *)2);
    pthread_create(&c, 0, third, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    pthread_join(c, 0);
    assert(count == 6);
}
