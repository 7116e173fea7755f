// livelock -- -DV=1
// livelock -- -DV=2
// safe -- -DV=1 -DSET
// safe -- -DV=2 -DSET
// Threads that try some times, pause, and try again only wait, however often they try.

#include <pthread.h>
#include <sched.h>
#include <stdatomic.h>

static atomic_int flag;
static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static int is_there(void) {
#if V == 1
    return flag;
#else
    if (pthread_mutex_trylock(&lock))
        return 0;
    pthread_mutex_unlock(&lock);
    return 1;
#endif
}

static void *waits(void *unused) {
    for (;;) {
        for (int i = 0; i < 64; i++)
            if (is_there())
                return unused;
        sched_yield();
    }
}

int main(void) {
    pthread_t thread;
    pthread_mutex_lock(&lock);
    pthread_create(&thread, 0, waits, 0);
#ifdef SET
    flag = 1;
    pthread_mutex_unlock(&lock);
#endif
    pthread_join(thread, 0);
    return 0;
}
