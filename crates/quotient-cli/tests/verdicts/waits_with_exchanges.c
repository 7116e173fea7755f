// livelock -- -DWHILE=atomic_fetch_or(&lock,1)&1
// livelock -- -DWHILE=atomic_exchange(&lock,1)
// livelock -- -DWHILE=atomic_fetch_add(&lock,0)
// livelock -- -DWHILE=atomic_flag_test_and_set(&flag)
// livelock -- -DWHILE=pthread_mutex_trylock(&m)
// livelock -- -DWHILE=!atomic_compare_exchange_strong(&lock,&(int){0},1)
// livelock -- -DWHILE=atomic_fetch_and(&open,~1)!=1
// livelock -- -DWHILE=atomic_fetch_or(&lock,1)&1 -DSECTION
// safe -- -DWHILE=atomic_fetch_or(&lock,1)&1 -DRELEASE=(lock=0)
// safe -- -DWHILE=atomic_fetch_or(&lock,1)&1 -DRELEASE=(lock=0) -DSECTION
// safe -- -DWHILE=pthread_mutex_trylock(&m) -DRELEASE=pthread_mutex_unlock(&m)
// safe -- -DWHILE=!atomic_compare_exchange_strong(&lock,&(int){0},1) -DRELEASE=(lock=0)
//
// Taking a lock twice, with all that changes nothing in vain: a thread spins for ever.
#include <pthread.h>
#include <stdatomic.h>

void __VERIFIER_atomic_begin(void);
void __VERIFIER_atomic_end(void);

atomic_int lock, open = 1;
atomic_flag flag;
pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;

void acquire(void) {
    while (WHILE)
        ;
}

void *thread(void *unused) {
#ifdef RELEASE
    acquire();
    RELEASE;
#else
    lock = 1;
    pthread_mutex_trylock(&m);
    atomic_flag_test_and_set(&flag);
    open = 0;
    acquire();
#endif
#ifdef SECTION
    __VERIFIER_atomic_begin();
    open = 2;
    __VERIFIER_atomic_end();
#endif
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, thread, 0);
#ifdef RELEASE
    pthread_create(&u, 0, thread, 0);
    pthread_join(u, 0);
#endif
    pthread_join(t, 0);
    return 0;
}
