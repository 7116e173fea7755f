// safe
// assertion -- -DLATE
// The environment as a list, which ends: empty at first, and what was set later.
#include <assert.h>
#include <pthread.h>
#include <stdlib.h>
#include <string.h>

extern char **environ;

static int length(char **list) {
    int count = 0;
    while (list[count])
        count++;
    return count;
}

void *worker(void *unused) {
    setenv("A", "1", 1);
    putenv("B=2");
    return unused;
}

int main(int count, char **arguments, char **environment) {
    assert(count == 1 && length(arguments) == 1 && length(environment) == 0);
    assert(environ == environment);
    pthread_t t;
    pthread_create(&t, 0, worker, 0);
#ifdef LATE
    assert(environ == environment);
#endif
    pthread_join(t, 0);
    assert(length(environ) == 2 && !strcmp(environ[0], "A=1") && !strcmp(environ[1], "B=2"));
    unsetenv("A");
    assert(length(environ) == 1 && !strcmp(environ[0], "B=2"));
    clearenv();
    assert(!environ && length(environment) == 0);
    setenv("C", "3", 1);
    assert(length(environ) == 1 && !strcmp(environ[0], "C=3"));
}
