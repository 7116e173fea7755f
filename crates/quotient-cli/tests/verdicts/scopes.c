// memory -- -DV=1
// memory -- -DV=2
// memory -- -DV=3
// safe -- -DV=4
// safe -- -DV=5
// A variable of a block is gone when the block has ended, for its own thread and for others.

#include <pthread.h>

static void *writes(void *at) {
    *(int *)at = 1;
    return 0;
}

int main(void) {
    pthread_t thread;
#if V == 1 // Another thread is late.
    {
        int x = 0;
        pthread_create(&thread, 0, writes, &x);
    }
    pthread_join(thread, 0);
#elif V == 2 // Its own thread is.
    int *late;
    {
        int x = 1;
        late = &x;
        writes(late);
    }
    return *late;
#elif V == 3 // The counter of a loop is gone after the loop.
    for (int i = 0; i < 1; i++)
        pthread_create(&thread, 0, writes, &i);
    pthread_join(thread, 0);
#elif V == 4 // Nobody is.
    {
        int x = 0;
        pthread_create(&thread, 0, writes, &x);
        pthread_join(thread, 0);
    }
#elif V == 5 // A block that is entered again has its variable again.
    for (int round = 0; round < 2; round++) {
        int x = round;
        pthread_create(&thread, 0, writes, &x);
        pthread_join(thread, 0);
    }
#endif
    return 0;
}
