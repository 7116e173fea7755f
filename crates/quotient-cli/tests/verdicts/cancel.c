// safe
// assertion -- -DBEFORE
// deadlock -- -DHELD
// safe -- -DEXIT
// safe -- -DDISABLED
// deadlock -- -DNOBODY
//
// A thread is cancelled where it waits, or asks; its handlers run, the last one first.
#include <assert.h>
#include <pthread.h>
#include <semaphore.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t c = PTHREAD_COND_INITIALIZER;
sem_t s;
int cleaned, state;

void unlock(void *unused) {
    cleaned = 10 * cleaned + 1;
    pthread_mutex_unlock(&m);
}

void note(void *number) { cleaned = 10 * cleaned + (int)(long)number; }

void *thread(void *unused) {
#ifdef HELD
    pthread_mutex_lock(&m);
    sem_wait(&s);
    pthread_mutex_unlock(&m);
#elif EXIT
    pthread_cleanup_push(note, (void *)2);
    pthread_exit((void *)3);
    pthread_cleanup_pop(0);
#elif DISABLED
    int old;
    pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, &old);
    pthread_testcancel();
    state = 1;
    pthread_setcancelstate(old, 0);
    for (;;)
        pthread_testcancel();
#else
    pthread_cleanup_push(note, (void *)2);
    pthread_mutex_lock(&m);
    pthread_cleanup_push(unlock, 0);
    state = 1;
    pthread_cond_wait(&c, &m);
    pthread_cleanup_pop(1);
    pthread_cleanup_pop(0);
#endif
    return 0;
}

int main(void) {
    pthread_t t;
    void *result;
    sem_init(&s, 0, 0);
    pthread_create(&t, 0, thread, 0);
#ifdef BEFORE
    pthread_mutex_lock(&m);
    assert(state);
    pthread_mutex_unlock(&m);
#endif
#if !defined EXIT && !defined NOBODY
    pthread_cancel(t);
#endif
    pthread_join(t, &result);
#ifdef HELD
    pthread_mutex_lock(&m);
#elif EXIT
    assert(result == (void *)3 && cleaned == 2);
#elif DISABLED
    assert(result == PTHREAD_CANCELED && state);
#else
    assert(result == PTHREAD_CANCELED && cleaned == 12);
#endif
}
