// safe
// assertion -- -DFLAG
//
// The routine runs once, and is over for everybody who has called it.
#include <assert.h>
#include <pthread.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
int calls, ready, begun;

void routine(void) {
    calls++;
    ready = 1;
}

void *user(void *unused) {
#ifdef FLAG
    if (!begun) {
        begun = 1;
        routine();
    }
#else
    pthread_once(&once, routine);
#endif
    assert(ready);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, user, 0);
    pthread_create(&u, 0, user, 0);
    user(0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(calls == 1);
}
