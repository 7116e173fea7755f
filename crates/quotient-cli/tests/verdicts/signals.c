// safe
// assertion -- -DMISSED
// abort -- -DDEFAULT
// Signals that threads send to themselves, and what is done with them.
#include <assert.h>
#include <pthread.h>
#include <signal.h>

_Thread_local int handled;
struct sigaction before;

void handler(int signal) {
    assert(signal == SIGUSR1);
    handled++;
}

void informed(int signal, siginfo_t *information, void *context) {
    assert(context && information->si_signo == signal);
    handled += 10;
}

void *worker(void *unused) {
    // It begins with the signals blocked that its creator has blocked.
    sigset_t set;
    raise(SIGUSR1);
    assert(handled == 0);
    sigpending(&set);
    assert(sigismember(&set, SIGUSR1) == 1);
    sigemptyset(&set);
    sigaddset(&set, SIGUSR1);
    pthread_sigmask(SIG_UNBLOCK, &set, 0);
    assert(handled == 1);
    pthread_kill(pthread_self(), SIGUSR2);
#ifdef MISSED
    assert(handled == 1);
#endif
    assert(handled == 11);
    return unused;
}

int main(void) {
    struct sigaction action = {.sa_sigaction = informed, .sa_flags = SA_SIGINFO};
    assert(signal(SIGUSR1, handler) == SIG_DFL);
    sigaction(SIGUSR2, &action, 0);
    sigaction(SIGUSR1, 0, &before);
    assert(before.sa_handler == handler);
    raise(SIGUSR1);
    raise(SIGCHLD);
    assert(handled == 1);
#ifdef DEFAULT
    raise(SIGABRT);
#endif
    sigset_t set, old;
    sigfillset(&set);
    sigdelset(&set, SIGUSR2);
    assert(sigismember(&set, SIGUSR1) == 1 && sigismember(&set, SIGUSR2) == 0);
    pthread_sigmask(SIG_SETMASK, &set, &old);
    assert(sigismember(&old, SIGUSR1) == 0);
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_kill(t, 0);
    pthread_join(t, 0);
}
