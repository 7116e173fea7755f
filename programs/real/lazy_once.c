// A table is made once, by whoever needs it first.
// expect: safe
// expect -DBUG: assertion
// The bug: a flag of one's own instead of pthread_once.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

pthread_once_t once = PTHREAD_ONCE_INIT;
int *table, made;

static void make(void) {
    table = calloc(4, sizeof *table);
    table[3] = 9;
    made++;
}

static void *user(void *unused) {
#ifdef BUG
    if (!table)
        make();
#else
    pthread_once(&once, make);
#endif
    assert(table[3] == 9);
    return 0;
}

int main(void) {
    pthread_t t, u;
    pthread_create(&t, 0, user, 0);
    pthread_create(&u, 0, user, 0);
    pthread_join(t, 0);
    pthread_join(u, 0);
    assert(made == 1);
    free(table);
}
