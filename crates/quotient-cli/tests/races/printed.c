// safe --races
// race --races -- -DUNLOCKED
// Who prints a text reads it.
#include <pthread.h>
#include <stdio.h>

char name[8] = "abc";
pthread_mutex_t mutex = PTHREAD_MUTEX_INITIALIZER;

void *worker(void *unused) {
#ifndef UNLOCKED
    pthread_mutex_lock(&mutex);
#endif
    printf("%s\n", name);
#ifndef UNLOCKED
    pthread_mutex_unlock(&mutex);
#endif
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    pthread_mutex_lock(&mutex);
    name[1] = 'x';
    pthread_mutex_unlock(&mutex);
    pthread_join(t, 0);
}
