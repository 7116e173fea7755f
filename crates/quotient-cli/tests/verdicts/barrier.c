// safe
// deadlock -- -DCOUNT=3
// assertion -- -DCOUNT=1
// mutex -- -DNONE
//
// Two rounds of two threads: what the other did before the barrier is seen after it.
#include <assert.h>
#include <pthread.h>

#ifndef COUNT
#define COUNT 2
#endif

pthread_barrier_t b;
int done[2][2];

void *work(void *argument) {
    int me = (int)(long)argument, serial = 0;
    for (int round = 0; round < 2; round++) {
        done[round][me] = 1;
        serial += pthread_barrier_wait(&b) == PTHREAD_BARRIER_SERIAL_THREAD;
        assert(done[round][1 - me]);
    }
    return (void *)(long)serial;
}

int main(void) {
    pthread_t t;
    void *serial;
#ifndef NONE
    pthread_barrier_init(&b, 0, COUNT);
#endif
    pthread_create(&t, 0, work, (void *)1);
    long own = (long)work(0);
    pthread_join(t, &serial);
    assert(own + (long)serial == 2 || COUNT != 2);
    pthread_barrier_destroy(&b);
}
