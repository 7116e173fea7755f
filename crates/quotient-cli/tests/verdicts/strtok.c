// safe
// assertion -- -DBOTH
// All threads share where `strtok` goes on.
#include <assert.h>
#include <pthread.h>
#include <string.h>

void *worker(void *unused) {
    static char text[] = "x y";
    char *rest;
#ifdef BOTH
    (void)rest;
    strtok(text, " ");
#else
    strtok_r(text, " ", &rest);
#endif
    return unused;
}

int main(void) {
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
    char text[] = "a b";
    char *first = strtok(text, " "), *second = strtok(0, " ");
    assert(strcmp(first, "a") == 0 && second && strcmp(second, "b") == 0);
    pthread_join(t, 0);
}
