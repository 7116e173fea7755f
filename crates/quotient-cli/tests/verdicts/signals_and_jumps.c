// safe
// assertion -- -DPLAIN
// Which signals are blocked: what a handler sends to itself comes when it has returned, a jump out of it blocks them as before, and
// threads begin with what their creator has blocked.
#include <assert.h>
#include <pthread.h>
#include <setjmp.h>
#include <signal.h>

#ifdef PLAIN
#define SAVES 0
#else
#define SAVES 1
#endif

_Thread_local int depth, handled;
sigjmp_buf place;

void again(int signal) {
    assert(++depth == 1);
    if (++handled < 4)
        raise(signal);
    depth--;
}

void jumps(int signal) {
    handled += signal == SIGUSR2;
    siglongjmp(place, 3);
}

void counts(int signal) { handled += signal == SIGUSR1; }

static int is_blocked(int signal) {
    sigset_t set;
    pthread_sigmask(SIG_BLOCK, 0, &set);
    return sigismember(&set, signal);
}

void *worker(void *unused) {
    assert(is_blocked(SIGUSR1) && !is_blocked(SIGUSR2));
    pthread_kill(pthread_self(), SIGUSR1);
    assert(handled == 0);
    sigset_t none;
    sigemptyset(&none);
    pthread_sigmask(SIG_SETMASK, &none, 0);
    assert(handled == 1);
    return unused;
}

int main(void) {
    signal(SIGUSR1, again);
    signal(SIGUSR2, jumps);
    raise(SIGUSR1);
    assert(handled == 4 && !is_blocked(SIGUSR1));

    volatile int times = 0;
    if (sigsetjmp(place, SAVES) == 0 || times++ < 2)
        raise(SIGUSR2);
    assert(times == 3 && handled == 7 && !is_blocked(SIGUSR2));

    signal(SIGUSR1, counts);
    sigset_t set;
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_BLOCK, &set, 0);
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_join(t, 0);
}
