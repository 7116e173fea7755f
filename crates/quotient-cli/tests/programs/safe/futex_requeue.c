// $ quotient check safe/futex_requeue.c
// Two threads wait for one word. One of them is woken, the other is moved to a second word, where it has to be
// woken by itself.
#define _GNU_SOURCE
#include <linux/futex.h>
#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>
#include <sys/syscall.h>
#include <unistd.h>

static atomic_int word, other;

static long futex(atomic_int *at, int operation, int value, long others, atomic_int *to, int expected) {
    return syscall(SYS_futex, at, operation, value, others, to, expected);
}

static void *waits(void *unused) {
    (void)unused;
    while (word == 0)
        futex(&word, FUTEX_WAIT_PRIVATE, 0, 0, NULL, 0);
    return NULL;
}

int main(void) {
    pthread_t threads[2];
    for (int i = 0; i < 2; i++)
        pthread_create(&threads[i], NULL, waits, NULL);
    /* The word has another value. */
    if (futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, 1, &other, 5) != -1)
        return 1;
    futex(&word, FUTEX_CMP_REQUEUE_PRIVATE, 1, 1, &other, 0);
    word = 1;
    futex(&word, FUTEX_WAKE_PRIVATE, 2, 0, NULL, 0);
    futex(&other, FUTEX_WAKE_PRIVATE, 1, 0, NULL, 0);
    for (int i = 0; i < 2; i++)
        pthread_join(threads[i], NULL);
    return 0;
}
