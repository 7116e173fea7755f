// safe
// assertion -- -DSHARED
//
// Each thread has its own value, which is destroyed when the thread ends.
#include <assert.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stdlib.h>

pthread_key_t key;
atomic_int destroyed;
_Thread_local int own;
int *shared;

void destroy(void *value) {
    free(value);
    atomic_fetch_add(&destroyed, 1);
}

void *work(void *argument) {
    int *mine = malloc(sizeof *mine);
    *mine = own = (int)(long)argument;
    pthread_setspecific(key, mine);
#ifdef SHARED
    shared = mine;
    assert(shared == pthread_getspecific(key));
#endif
    assert(*(int *)pthread_getspecific(key) == own);
    if (own == 2)
        pthread_exit(0);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_key_create(&key, destroy);
    pthread_create(&t, 0, work, (void *)1);
    pthread_create(&u, 0, work, (void *)2);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(destroyed == 2 && pthread_getspecific(key) == 0 && own == 0);
}
