// $ quotient check violation/semaphore_empty.c
#include <pthread.h>
#include <semaphore.h>

sem_t items[2];

void *taker(void *unused) {
    sem_wait(&items[1]);
    return 0;
}

int main(void) {
    pthread_t t, u;
    sem_init(&items[1], 0, 1);
    pthread_create(&t, 0, taker, 0);
    pthread_create(&u, 0, taker, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
}
