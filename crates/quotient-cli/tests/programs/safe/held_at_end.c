// $ quotient check safe/held_at_end.c
// $ quotient check safe/held_at_end.c --format json
#include <pthread.h>

static pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
static int x;

static void *work(void *unused) {
    (void)unused;
    pthread_mutex_lock(&m);
    x++;
    return 0; // without an unlock
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, work, 0);
    pthread_join(t, 0);
    return 0;
}
