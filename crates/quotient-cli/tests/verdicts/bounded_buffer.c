// safe
// safe --spurious-wakeups
// safe -- -DIF
// assertion --spurious-wakeups -- -DIF
//
// A buffer of one element. With `if` for `while` it relies on nobody waking up without reason.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
pthread_cond_t filled = PTHREAD_COND_INITIALIZER, emptied = PTHREAD_COND_INITIALIZER;
int buffer, full;

#ifdef IF
#define AGAIN if
#else
#define AGAIN while
#endif

void *producer(void *unused) {
    for (int i = 1; i <= 2; i++) {
        pthread_mutex_lock(&m);
        AGAIN(full) pthread_cond_wait(&emptied, &m);
        buffer = i;
        full = 1;
        pthread_cond_signal(&filled);
        pthread_mutex_unlock(&m);
    }
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, producer, 0);
    for (int i = 1; i <= 2; i++) {
        pthread_mutex_lock(&m);
        AGAIN(!full) pthread_cond_wait(&filled, &m);
        assert(buffer == i);
        full = 0;
        pthread_cond_signal(&emptied);
        pthread_mutex_unlock(&m);
    }
    pthread_join(t, 0);
}
