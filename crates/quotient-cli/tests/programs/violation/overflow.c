// $ quotient check violation/overflow.c --overflow
// $ quotient check violation/overflow.c --overflow --format json -- -DSHIFT
// $ quotient check violation/overflow.c -- -DSHIFT
// $ quotient check safe/loop.ll --overflow
#include <limits.h>
#include <pthread.h>

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static int x = INT_MAX;

static void *add(void *unused) {
    pthread_mutex_lock(&lock);
#ifdef SHIFT
    x = 1 << (x - INT_MAX + 40);
#else
    x = x + 1;
#endif
    pthread_mutex_unlock(&lock);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, add, 0);
    pthread_join(t, 0);
    return 0;
}
