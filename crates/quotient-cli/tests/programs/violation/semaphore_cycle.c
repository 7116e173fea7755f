// $ quotient check violation/semaphore_cycle.c
// Two semaphores in the place of mutexes, taken in opposite orders.
#include <pthread.h>
#include <semaphore.h>

sem_t left, right;
int both;

static void *one(void *unused) {
    (void)unused;
    sem_wait(&left);
    sem_wait(&right);
    both++;
    sem_post(&right);
    sem_post(&left);
    return 0;
}

static void *other(void *unused) {
    (void)unused;
    sem_wait(&right);
    sem_wait(&left);
    both++;
    sem_post(&left);
    sem_post(&right);
    return 0;
}

int main(void) {
    pthread_t a, b;
    sem_init(&left, 0, 1);
    sem_init(&right, 0, 1);
    pthread_create(&a, 0, one, 0);
    pthread_create(&b, 0, other, 0);
    pthread_join(a, 0);
    pthread_join(b, 0);
    return 0;
}
