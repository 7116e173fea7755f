// safe
// deadlock -- -DLOST
#include <assert.h>
#include <threads.h>

mtx_t m;
cnd_t c;
once_flag once = ONCE_FLAG_INIT;
int ready, set;

void sets(void) { set++; }

int waiter(void *unused) {
    call_once(&once, sets);
    mtx_lock(&m);
#ifndef LOST
    while (!ready)
#endif
        cnd_wait(&c, &m);
    mtx_unlock(&m);
    return 0;
}

int main(void) {
    thrd_t t;
    mtx_init(&m, mtx_plain);
    cnd_init(&c);
    thrd_create(&t, waiter, 0);
    call_once(&once, sets);
    assert(set == 1);
    mtx_lock(&m);
    ready = 1;
    cnd_signal(&c);
    mtx_unlock(&m);
    thrd_join(t, 0);
    cnd_destroy(&c);
    mtx_destroy(&m);
}
