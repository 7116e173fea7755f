// What stands in a source line is shown and not done.
// $ quotient check violation/escapes.c
// $ quotient check violation/escapes.c --format json
#include <assert.h>
#include <pthread.h>

static int x;

static void *work(void *unused) {
    x = 1;
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, work, 0);
	assert(x == 1 && "[31m"); /* ]0;title [2J */
    pthread_join(t, 0);
    return 0;
}
