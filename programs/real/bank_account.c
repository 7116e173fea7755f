// Two withdrawals from an account that covers one.
// expect: safe
// expect -DBUG: assertion
// The bug: what was looked at without the lock may have changed.
#include <assert.h>
#include <pthread.h>

pthread_mutex_t m = PTHREAD_MUTEX_INITIALIZER;
int balance = 100;

static void *withdraw(void *amount) {
    int wanted = (int)(long)amount;
#ifdef BUG
    if (balance < wanted)
        return 0;
    pthread_mutex_lock(&m);
#else
    pthread_mutex_lock(&m);
    if (balance >= wanted)
#endif
        balance -= wanted;
    assert(balance >= 0);
    pthread_mutex_unlock(&m);
    return 0;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, withdraw, (void *)80);
    withdraw((void *)70);
    pthread_join(t, 0);
}
