// Each philosopher needs two forks; one of them reaches for the other one first.
// expect: safe
// expect -DBUG: deadlock
#include <pthread.h>

#define COUNT 3

pthread_mutex_t fork_[COUNT] = {PTHREAD_MUTEX_INITIALIZER, PTHREAD_MUTEX_INITIALIZER,
                                PTHREAD_MUTEX_INITIALIZER};

static void *philosopher(void *argument) {
    int left = (int)(long)argument, right = (left + 1) % COUNT;
#ifndef BUG
    if (left > right) {
        int swapped = left;
        left = right;
        right = swapped;
    }
#endif
    pthread_mutex_lock(&fork_[left]);
    pthread_mutex_lock(&fork_[right]);
    pthread_mutex_unlock(&fork_[right]);
    pthread_mutex_unlock(&fork_[left]);
    return 0;
}

int main(void) {
    pthread_t t[COUNT];
    for (long i = 0; i < COUNT; i++)
        pthread_create(&t[i], 0, philosopher, (void *)i);
    for (int i = 0; i < COUNT; i++)
        pthread_join(t[i], 0);
}
