// safe -- -fexceptions
// safe -- -fexceptions -DEXITS
// assertion
//
// With `-fexceptions`, what C cleans up is cleaned up as well when its thread exits; without, or if the process does, it is not.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>

int order;

void note(void *number) { order = 10 * order + (int)(long)number; }
void leave(int *number) { order = 10 * order + *number; }

void inner(void) {
    __attribute__((cleanup(leave))) int third = 3;
#ifdef EXITS
    exit(order != 0);
#endif
    pthread_exit(0);
}

void *thread(void *unused) {
    __attribute__((cleanup(leave))) int first = 1;
    pthread_cleanup_push(note, (void *)2);
    inner();
    pthread_cleanup_pop(0);
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, thread, 0);
    pthread_join(t, 0);
    assert(order == 321);
}
